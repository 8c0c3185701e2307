/* Every function of optimal play with every pointer NULL in turn, every number out of its range, and
 * rules that cannot be solved: it is refused or answered as the header says, and nothing changes. */
#include "bad_values.h"
#include "refused.h"

static const hotdice_account ON_BOARD = {0, 1, {0, 0, 0}};
static const int32_t NO_TURNS[] = {INT32_MIN, -1, 2, 256, INT32_MAX};
static const hotdice_race_state BEGINNING;

/* Rules to 300 points that are solved in no time, and others. */
static hotdice_rules *rules, *others;

/* Rules of Busche and Neller to 300 points, varied by the caller. */
static hotdice_builder *varied(void)
{
    hotdice_rules *base = rules_of("busche-neller");
    hotdice_builder *builder;
    SUCCEEDS(hotdice_builder_from_rules(base, &builder));
    SUCCEEDS(hotdice_builder_set_target(builder, 300));
    hotdice_rules_free(base);
    return builder;
}

static hotdice_rules *built(hotdice_builder *builder)
{
    hotdice_rules *rules_built;
    SUCCEEDS(hotdice_builder_build(builder, &rules_built));
    hotdice_builder_free(builder);
    return rules_built;
}

/* So few dice that it is quick to see what cannot be solved. */
static hotdice_builder *of_dice(uint8_t dice, uint32_t three_ones)
{
    const hotdice_set_scheme scheme = {HOTDICE_SET_SCHEME_TRIPLETS_ONLY, {0, 0, 0}};
    uint32_t triplets[6] = {0};
    hotdice_builder *builder = varied();
    triplets[0] = three_ones;
    SUCCEEDS(hotdice_builder_set_dice(builder, dice));
    SUCCEEDS(hotdice_builder_set_sets(builder, triplets, scheme));
    return builder;
}

/* Every face scores, and no throw is ever a bust. */
static hotdice_rules *without_busts(void)
{
    hotdice_builder *builder = of_dice(1, 0);
    uint8_t face;
    for (face = 1; face <= 6; face++) {
        SUCCEEDS(hotdice_builder_set_single(builder, face, 50));
    }
    return built(builder);
}

/* So many points to confirm a triplet that each number of them left is a situation of its own. */
static hotdice_rules *with_too_many_situations(void)
{
    const hotdice_confirmation confirmation = {HOTDICE_CONFIRMATION_POINTS, HOTDICE_MAX_POINTS};
    hotdice_builder *builder = of_dice(3, 1000);
    SUCCEEDS(hotdice_builder_set_confirmation(builder, HOTDICE_COMBINATION_SET, confirmation));
    return built(builder);
}

static hotdice_rules *to_a_distant_target(void)
{
    hotdice_builder *builder = varied();
    SUCCEEDS(hotdice_builder_set_target(builder, HOTDICE_MAX_TARGET));
    return built(builder);
}

static hotdice_rules *with_a_penalty_of_the_whole_total(void)
{
    const hotdice_bust_streak streak = {3, {0, 0, 0}, HOTDICE_PENALTY_WHOLE_TOTAL, 0};
    hotdice_builder *builder = varied();
    SUCCEEDS(hotdice_builder_set_bust_streak(builder, streak));
    return built(builder);
}

/* The round is finished, and ties go to seat 0, who has the last turn if seat 1 began. */
static hotdice_rules *where_seats_differ(void)
{
    const hotdice_ending ending = {HOTDICE_ENDING_FINISH_ROUND, 0, {0, 0}};
    hotdice_builder *builder = varied();
    SUCCEEDS(hotdice_builder_set_ending(builder, ending));
    SUCCEEDS(hotdice_builder_set_tie(builder, HOTDICE_TIE_EARLIER_SEAT));
    return built(builder);
}

static void solving_a_turn(void)
{
    hotdice_rules *endless = without_busts(), *large = with_too_many_situations();
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_new(NULL, &out.best));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_new(rules, NULL));
    REFUSED(HOTDICE_STATUS_UNBOUNDED, hotdice_best_turn_new(endless, &out.best));
    REFUSED(HOTDICE_STATUS_TOO_LARGE, hotdice_best_turn_new(large, &out.best));
    hotdice_best_turn_free(NULL);
    hotdice_rules_free(large);
    hotdice_rules_free(endless);
}

static void values_of_a_turn(const hotdice_best_turn *best)
{
    const int32_t turns = HOTDICE_TURNS_ON_BOARD;
    size_t i;
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_expected(NULL, turns, &out.real));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_expected(best, turns, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_throwing(NULL, turns, 0, 6, &out.real));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_throwing(best, turns, 0, 6, NULL));
    REFUSED(HOTDICE_STATUS_NO_VALUE,
            hotdice_best_turn_throwing(best, turns, UINT32_MAX, 6, &out.real));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_bank_at(NULL, turns, 6, &out.number));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_bank_at(best, turns, 6, NULL));
    for EACH (i, NO_DICE_COUNTS) {
        const uint8_t dice = NO_DICE_COUNTS[i];
        REFUSED(HOTDICE_STATUS_BAD_VALUE,
                hotdice_best_turn_throwing(best, turns, 0, dice, &out.real));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_best_turn_bank_at(best, turns, dice, &out.number));
    }
    for EACH (i, NO_TURNS) {
        const int32_t none = NO_TURNS[i];
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_best_turn_expected(best, none, &out.real));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_best_turn_throwing(best, none, 0, 6, &out.real));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_best_turn_bank_at(best, none, 6, &out.number));
        REFUSED(HOTDICE_STATUS_BAD_VALUE,
                hotdice_best_turn_distribution(best, none, &out.distribution));
        REFUSED(HOTDICE_STATUS_BAD_VALUE,
                hotdice_best_turn_banks(best, none, out.chances, 20, &out.len));
    }
}

static void many_turns(const hotdice_best_turn *best)
{
    const int32_t turns = HOTDICE_TURNS_ON_BOARD;
    hotdice_rules *whole_total = with_a_penalty_of_the_whole_total();
    hotdice_best_turn *without_average;
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_distribution(NULL, turns, &out.distribution));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_distribution(best, turns, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_banks(NULL, turns, out.chances, 20, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_banks(best, turns, NULL, 20, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_banks(best, turns, out.chances, 20, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_average(NULL, &out.real));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_average(best, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_relative(NULL, out.relative, 4, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_relative(best, NULL, 4, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_relative(best, out.relative, 4, NULL));
    SUCCEEDS(hotdice_best_turn_new(whole_total, &without_average));
    REFUSED(HOTDICE_STATUS_UNSUPPORTED, hotdice_best_turn_average(without_average, &out.real));
    REFUSED(HOTDICE_STATUS_UNSUPPORTED,
            hotdice_best_turn_relative(without_average, out.relative, 4, &out.len));
    hotdice_best_turn_free(without_average);
    hotdice_rules_free(whole_total);
}

static void advice_for_a_turn(const hotdice_best_turn *best)
{
    hotdice_turn *turn, *other;
    SUCCEEDS(hotdice_turn_new(rules, ON_BOARD, &turn));
    SUCCEEDS(hotdice_turn_new(others, ON_BOARD, &other));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_advice(NULL, turn, out.advice, 9, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_advice(best, NULL, out.advice, 9, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_advice(best, turn, NULL, 9, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_best_turn_advice(best, turn, out.advice, 9, NULL));
    REFUSED(HOTDICE_STATUS_OTHER_RULES,
            hotdice_best_turn_advice(best, other, out.advice, 9, &out.len));
    hotdice_turn_free(other);
    hotdice_turn_free(turn);
}

static int give_up(void *user, size_t sweep, size_t done, size_t all)
{
    CHECK(user == &rules && sweep == 0 && done == 1 && all >= done);
    return INT32_MIN;
}

static void solving_a_race(void)
{
    hotdice_rules *distant = to_a_distant_target(), *zilch = rules_of("zilch");
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_new(NULL, NULL, NULL, &out.race));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_new(rules, NULL, NULL, NULL));
    REFUSED(HOTDICE_STATUS_CANCELLED, hotdice_race_new(rules, give_up, &rules, &out.race));
    REFUSED(HOTDICE_STATUS_TOO_LARGE, hotdice_race_new(distant, NULL, NULL, &out.race));
    REFUSED(HOTDICE_STATUS_UNSUPPORTED, hotdice_race_new(zilch, NULL, NULL, &out.race));
    hotdice_race_free(NULL);
    hotdice_rules_free(zilch);
    hotdice_rules_free(distant);
}

static void values_of_a_race(const hotdice_race *race)
{
    hotdice_race_state state = BEGINNING;
    const int32_t no_totals[] = {INT32_MIN, -50, -1, 25, 300, 350, INT32_MAX};
    size_t i;
    CHECK(!(hotdice_race_first(NULL) > 0) && hotdice_race_best_bonus(NULL) == 0);
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_value(NULL, state, &out.real));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_value(race, state, NULL));
    for EACH (i, no_totals) {
        state = BEGINNING;
        state.own = no_totals[i];
        REFUSED(HOTDICE_STATUS_NO_VALUE, hotdice_race_value(race, state, &out.real));
        state.own = 0;
        state.other = no_totals[i];
        REFUSED(HOTDICE_STATUS_NO_VALUE, hotdice_race_value(race, state, &out.real));
    }
    state = BEGINNING;
    state.own_busts = 1;
    REFUSED(HOTDICE_STATUS_NO_VALUE, hotdice_race_value(race, state, &out.real));
    state = BEGINNING;
    state.other_busts = 255;
    REFUSED(HOTDICE_STATUS_NO_VALUE, hotdice_race_value(race, state, &out.real));
    state = BEGINNING;
    state.reserved = 1;
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_race_value(race, state, &out.real));
    state = BEGINNING;
    state.seat = 2;
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_race_value(race, state, &out.real));
    state.seat = 1;
    SUCCEEDS(hotdice_race_value(race, state, &out.real));
}

static void advice_for_a_game(const hotdice_race *race)
{
    hotdice_game *game, *other, *three;
    SUCCEEDS(hotdice_game_new(rules, 2, 0, &game));
    SUCCEEDS(hotdice_game_new(others, 2, 0, &other));
    SUCCEEDS(hotdice_game_new(rules, 3, 0, &three));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_advice(NULL, game, out.advice, 9, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_advice(race, NULL, out.advice, 9, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_advice(race, game, NULL, 9, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_advice(race, game, out.advice, 9, NULL));
    REFUSED(HOTDICE_STATUS_OTHER_RULES, hotdice_race_advice(race, other, out.advice, 9, &out.len));
    REFUSED(HOTDICE_STATUS_WRONG_PLAYERS,
            hotdice_race_advice(race, three, out.advice, 9, &out.len));
    SUCCEEDS(hotdice_game_leave(game, 0));
    REFUSED(HOTDICE_STATUS_GAME_OVER, hotdice_race_advice(race, game, out.advice, 9, &out.len));
    hotdice_game_free(three);
    hotdice_game_free(other);
    hotdice_game_free(game);
}

static void a_game_that_the_other_began(void)
{
    hotdice_rules *seats = where_seats_differ();
    hotdice_race *race;
    hotdice_game *game;
    SUCCEEDS(hotdice_race_new(seats, NULL, NULL, &race));
    SUCCEEDS(hotdice_game_new(seats, 2, 1, &game));
    REFUSED(HOTDICE_STATUS_NO_VALUE, hotdice_race_advice(race, game, out.advice, 9, &out.len));
    hotdice_game_free(game);
    hotdice_race_free(race);
    hotdice_rules_free(seats);
}

/* Bytes that are cut short, damaged anywhere, of another version or of other rules. */
static void bytes_of_a_race(const hotdice_race *race)
{
    hotdice_rules *distant = to_a_distant_target(), *zilch = rules_of("zilch");
    uint8_t bytes[6 * 6 * 8 + 9];
    size_t len, place;
    SUCCEEDS(hotdice_race_save(race, bytes, sizeof bytes, &len));
    CHECK(len == sizeof bytes);
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_save(NULL, out.saved, 256, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_save(race, NULL, 256, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_save(race, out.saved, 256, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_restore(NULL, bytes, len, &out.race));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_restore(rules, NULL, len, &out.race));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_race_restore(rules, bytes, len, NULL));
    REFUSED(HOTDICE_STATUS_BAD_SAVE, hotdice_race_restore(rules, NULL, 0, &out.race));
    for (place = 0; place < len; place++) {
        REFUSED(HOTDICE_STATUS_BAD_SAVE, hotdice_race_restore(rules, bytes, place, &out.race));
        bytes[place] ^= 0x10;
        if (place != 4) {
            REFUSED(HOTDICE_STATUS_BAD_SAVE, hotdice_race_restore(rules, bytes, len, &out.race));
        } else {
            REFUSED(HOTDICE_STATUS_OTHER_VERSION,
                    hotdice_race_restore(rules, bytes, len, &out.race));
        }
        bytes[place] ^= 0x10;
    }
    REFUSED(HOTDICE_STATUS_OTHER_RULES, hotdice_race_restore(others, bytes, len, &out.race));
    REFUSED(HOTDICE_STATUS_TOO_LARGE, hotdice_race_restore(distant, bytes, len, &out.race));
    REFUSED(HOTDICE_STATUS_UNSUPPORTED, hotdice_race_restore(zilch, bytes, len, &out.race));
    hotdice_rules_free(zilch);
    hotdice_rules_free(distant);
}

int main(void)
{
    hotdice_builder *builder = varied();
    hotdice_best_turn *best;
    hotdice_race *race;
    rules = built(builder);
    builder = varied();
    SUCCEEDS(hotdice_builder_set_single(builder, 1, 150));
    others = built(builder);
    SUCCEEDS(hotdice_best_turn_new(rules, &best));
    SUCCEEDS(hotdice_race_new(rules, NULL, NULL, &race));

    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_describe(NULL, out.text, 9, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_describe(rules, NULL, 9, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_describe(rules, out.text, 9, NULL));
    solving_a_turn();
    values_of_a_turn(best);
    many_turns(best);
    advice_for_a_turn(best);
    solving_a_race();
    values_of_a_race(race);
    advice_for_a_game(race);
    a_game_that_the_other_began();
    bytes_of_a_race(race);

    hotdice_race_free(race);
    hotdice_best_turn_free(best);
    hotdice_rules_free(others);
    hotdice_rules_free(rules);
    return 0;
}
