/* Plays a seeded game of two. Prints after each step the round, the seat and where its turn stands
 * (phase, table, kept dice, points, dice in hand, throws, what is to be confirmed, points on offer),
 * and in the end the players' accounts and busts in a row, the outcome, the number of turns, and seed
 * and position of the dice.
 *
 *     game RULES SEED STEPS
 */
#include "step.h"

#include <inttypes.h>

static void print_turn(const hotdice_turn *turn)
{
    const hotdice_dice table = hotdice_turn_table(turn), kept = hotdice_turn_kept(turn);
    const hotdice_confirmation pending = hotdice_turn_pending(turn);
    char on_table[12], text[12];
    size_t length;
    SUCCEEDS(hotdice_dice_text(table, on_table, sizeof on_table, &length));
    SUCCEEDS(hotdice_dice_text(kept, text, sizeof text, &length));
    printf("%" PRId32 "\t%s\t%s\t%" PRIu32 "\t%d\t%" PRIu32 "\t", hotdice_turn_phase(turn),
           on_table, text, hotdice_turn_points(turn), hotdice_turn_dice_in_hand(turn),
           hotdice_turn_throws(turn));
    printf("%" PRId32 "\t%" PRIu32 "\t%" PRIu32 "\n", pending.kind, pending.points,
           hotdice_turn_offer(turn).points);
}

static void print_end(const hotdice_game *game)
{
    const hotdice_outcome outcome = hotdice_game_outcome(game);
    hotdice_seat seat;
    uint8_t place;
    for (place = 0; place < hotdice_game_players(game); place++) {
        SUCCEEDS(hotdice_game_seat(game, place, &seat));
        printf("seat\t%" PRId32 "\t%d\t%d\n", seat.account.total, seat.account.on_board,
               seat.busts);
    }
    printf("end\t%" PRId32 "\t%" PRIu32 "\t%" PRIu32 "\n", outcome.reason, outcome.winners,
           hotdice_game_turns(game));
}

int main(int argc, char **argv)
{
    hotdice_rules *rules;
    hotdice_dice_source *source;
    hotdice_game *game;
    uint64_t seed, position;
    long steps;
    CHECK(argc == 4);
    rules = rules_of(argv[1]);
    steps = strtol(argv[3], NULL, 10);
    SUCCEEDS(hotdice_dice_source_seeded(strtoull(argv[2], NULL, 10), &source));
    SUCCEEDS(hotdice_game_new(rules, 2, 0, &game));
    for (; steps > 0 && goes_on(game); steps--) {
        step(game, source);
        printf("%" PRIu32 "\t%" PRId32 "\t", hotdice_game_round(game), hotdice_game_current(game));
        print_turn(hotdice_game_turn(game));
    }
    print_end(game);
    SUCCEEDS(hotdice_dice_source_position(source, &seed, &position));
    printf("dice\t%" PRIu64 "\t%" PRIu64 "\n", seed, position);
    hotdice_game_free(game);
    hotdice_dice_source_free(source);
    hotdice_rules_free(rules);
    return 0;
}
