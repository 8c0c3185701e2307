/* Every function of games with every pointer NULL in turn and every number out of its range, and what
 * each refuses in a phase that is not its own: nothing changes. */
#include "bad_values.h"
#include "refused.h"

static hotdice_rules *rules;
static hotdice_dice_source *source;
static hotdice_dice none, one, ones, three, scoring;

static int seven(void *user)
{
    (void)user;
    return 7;
}

/* What may be a partition of these dice, but is not. */
static hotdice_partition no_partition_of(hotdice_dice dice)
{
    hotdice_partition partition;
    memset(&partition, 0, sizeof partition);
    partition.dice = dice;
    return partition;
}

static void answers_of_no_game(void)
{
    const hotdice_outcome outcome = hotdice_game_outcome(NULL);
    hotdice_game_free(NULL);
    CHECK(hotdice_game_turn(NULL) == NULL);
    CHECK(hotdice_game_players(NULL) == 0);
    CHECK(hotdice_game_first(NULL) == HOTDICE_NO_SEAT);
    CHECK(hotdice_game_current(NULL) == HOTDICE_NO_SEAT);
    CHECK(hotdice_game_turns(NULL) == 0);
    CHECK(hotdice_game_round(NULL) == 0);
    CHECK(hotdice_game_is_ending(NULL) == 0);
    CHECK(hotdice_game_due(NULL) == 0);
    CHECK(outcome.reason == HOTDICE_REASON_NONE && outcome.winners == 0);
}

static void null_for_games(hotdice_game *game)
{
    const hotdice_partition partition = no_partition_of(none);
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_new(NULL, 2, 0, &out.game));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_new(rules, 2, 0, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_copy(NULL, &out.game));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_copy(game, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_seat(NULL, 0, &out.seat));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_seat(game, 0, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_standings(NULL, out.standings, 16, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_standings(game, NULL, 16, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_standings(game, out.standings, 16, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_take_over(NULL, &out.offer));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_take_over(game, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_throw(NULL, scoring, &out.bust));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_throw(game, scoring, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_throw_from(NULL, source, &out.thrown, &out.bust));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_throw_from(game, NULL, &out.thrown, &out.bust));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_throw_from(game, source, NULL, &out.bust));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_throw_from(game, source, &out.thrown, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_keep(NULL, one, &out.keep));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_keep(game, one, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_keep_as(NULL, &partition, &out.keep));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_keep_as(game, NULL, &out.keep));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_keep_as(game, &partition, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_take_back(NULL, &out.dice));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_take_back(game, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_bank(NULL, &out.number));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_bank(game, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_forfeit(NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_leave(NULL, 0));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_save(NULL, out.saved, 256, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_save(game, NULL, 256, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_save(game, out.saved, 256, NULL));
}

static void bad_numbers_for_games(hotdice_game *game)
{
    hotdice_dice_source *bad;
    int number;
    for (number = 0; number < 256; number++) {
        if (number < 1 || number > HOTDICE_MAX_PLAYERS) {
            REFUSED(HOTDICE_STATUS_WRONG_PLAYERS,
                    hotdice_game_new(rules, (uint8_t)number, 0, &out.game));
        }
        if (number >= 3) {
            REFUSED(HOTDICE_STATUS_NO_SUCH_SEAT,
                    hotdice_game_new(rules, 3, (uint8_t)number, &out.game));
            REFUSED(HOTDICE_STATUS_NO_SUCH_SEAT, hotdice_game_seat(game, (uint8_t)number, &out.seat));
            REFUSED(HOTDICE_STATUS_NO_SUCH_SEAT, hotdice_game_leave(game, (uint8_t)number));
        }
    }
    SUCCEEDS(hotdice_dice_source_callback(seven, NULL, &bad));
    REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_game_throw_from(game, bad, &out.thrown, &out.bust));
    hotdice_dice_source_free(bad);
}

static void game_that_waits_for_a_throw(hotdice_game *game)
{
    const hotdice_partition partition = no_partition_of(one);
    size_t i;
    for EACH (i, BAD_DICE) {
        REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_game_throw(game, BAD_DICE[i], &out.bust));
    }
    REFUSED(HOTDICE_STATUS_NO_OFFER, hotdice_game_take_over(game, &out.offer));
    REFUSED(HOTDICE_STATUS_WRONG_DICE_COUNT, hotdice_game_throw(game, one, &out.bust));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_game_keep(game, one, &out.keep));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_game_keep_as(game, &partition, &out.keep));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_game_take_back(game, &out.dice));
    REFUSED(HOTDICE_STATUS_NOTHING_KEPT, hotdice_game_bank(game, &out.number));
}

static void game_that_waits_for_a_keep(hotdice_game *game)
{
    const hotdice_partition of_one = no_partition_of(one), of_ones = no_partition_of(ones);
    const hotdice_partition of_none = no_partition_of(none), of_three = no_partition_of(three);
    size_t i;
    for EACH (i, BAD_DICE) {
        const hotdice_partition bad = no_partition_of(BAD_DICE[i]);
        REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_game_keep(game, BAD_DICE[i], &out.keep));
        REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_game_keep_as(game, &bad, &out.keep));
    }
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_game_take_over(game, &out.offer));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_game_throw(game, scoring, &out.bust));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE,
            hotdice_game_throw_from(game, source, &out.thrown, &out.bust));
    REFUSED(HOTDICE_STATUS_NO_DICE, hotdice_game_keep(game, none, &out.keep));
    REFUSED(HOTDICE_STATUS_NOT_THROWN, hotdice_game_keep(game, ones, &out.keep));
    REFUSED(HOTDICE_STATUS_NOT_SCORING, hotdice_game_keep(game, three, &out.keep));
    REFUSED(HOTDICE_STATUS_NO_DICE, hotdice_game_keep_as(game, &of_none, &out.keep));
    REFUSED(HOTDICE_STATUS_NOT_THROWN, hotdice_game_keep_as(game, &of_ones, &out.keep));
    REFUSED(HOTDICE_STATUS_NOT_SCORING, hotdice_game_keep_as(game, &of_three, &out.keep));
    REFUSED(HOTDICE_STATUS_NO_PARTITION, hotdice_game_keep_as(game, &of_one, &out.keep));
}

static void game_where_all_scoring_dice_must_be_kept(void)
{
    const hotdice_partition of_one = no_partition_of(one);
    hotdice_builder *builder;
    hotdice_rules *all_scoring;
    hotdice_game *game;
    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    SUCCEEDS(hotdice_builder_set_keeping(builder, HOTDICE_KEEPING_ALL_SCORING));
    SUCCEEDS(hotdice_builder_build(builder, &all_scoring));
    SUCCEEDS(hotdice_game_new(all_scoring, 2, 0, &game));
    SUCCEEDS(hotdice_game_throw(game, dice_of("1-1-2-3-4-6"), &out.bust));
    REFUSED(HOTDICE_STATUS_INCOMPLETE, hotdice_game_keep(game, one, &out.keep));
    REFUSED(HOTDICE_STATUS_INCOMPLETE, hotdice_game_keep_as(game, &of_one, &out.keep));
    hotdice_game_free(game);
    hotdice_rules_free(all_scoring);
    hotdice_builder_free(builder);
}

static void game_that_is_over(hotdice_game *game)
{
    const hotdice_partition partition = no_partition_of(none);
    REFUSED(HOTDICE_STATUS_GAME_OVER, hotdice_game_take_over(game, &out.offer));
    REFUSED(HOTDICE_STATUS_GAME_OVER, hotdice_game_throw(game, scoring, &out.bust));
    REFUSED(HOTDICE_STATUS_GAME_OVER,
            hotdice_game_throw_from(game, source, &out.thrown, &out.bust));
    REFUSED(HOTDICE_STATUS_GAME_OVER, hotdice_game_keep(game, one, &out.keep));
    REFUSED(HOTDICE_STATUS_GAME_OVER, hotdice_game_keep_as(game, &partition, &out.keep));
    REFUSED(HOTDICE_STATUS_GAME_OVER, hotdice_game_take_back(game, &out.dice));
    REFUSED(HOTDICE_STATUS_GAME_OVER, hotdice_game_bank(game, &out.number));
    REFUSED(HOTDICE_STATUS_GAME_OVER, hotdice_game_forfeit(game));
    REFUSED(HOTDICE_STATUS_GAME_OVER, hotdice_game_leave(game, 0));
}

/* Whether the game stands where it stood. */
static int game_stands(const hotdice_game *game, const uint8_t *saved, size_t length)
{
    uint8_t bytes[HOTDICE_MAX_SAVE];
    size_t now;
    SUCCEEDS(hotdice_game_save(game, bytes, sizeof bytes, &now));
    return now == length && memcmp(bytes, saved, length) == 0;
}

static void games(void)
{
    uint8_t saved[HOTDICE_MAX_SAVE];
    hotdice_game *game;
    size_t length;
    SUCCEEDS(hotdice_game_new(rules, 3, 1, &game));
    SUCCEEDS(hotdice_game_save(game, saved, sizeof saved, &length));
    null_for_games(game);
    bad_numbers_for_games(game);
    game_that_waits_for_a_throw(game);
    CHECK(game_stands(game, saved, length));

    SUCCEEDS(hotdice_game_throw(game, scoring, &out.bust));
    SUCCEEDS(hotdice_game_save(game, saved, sizeof saved, &length));
    null_for_games(game);
    game_that_waits_for_a_keep(game);
    CHECK(game_stands(game, saved, length));

    SUCCEEDS(hotdice_game_leave(game, 2));
    SUCCEEDS(hotdice_game_save(game, saved, sizeof saved, &length));
    REFUSED(HOTDICE_STATUS_HAS_LEFT, hotdice_game_leave(game, 2));
    CHECK(game_stands(game, saved, length));

    SUCCEEDS(hotdice_game_leave(game, 0));
    CHECK(hotdice_game_outcome(game).reason == HOTDICE_REASON_LAST_STANDING);
    SUCCEEDS(hotdice_game_save(game, saved, sizeof saved, &length));
    null_for_games(game);
    game_that_is_over(game);
    CHECK(game_stands(game, saved, length));
    hotdice_game_free(game);
}

int main(void)
{
    rules = rules_of("titusind");
    SUCCEEDS(hotdice_dice_source_seeded(7, &source));
    none = dice_of("");
    one = dice_of("1");
    ones = dice_of("1-1");
    three = dice_of("3");
    scoring = dice_of("1-2-3-4-6-6");
    answers_of_no_game();
    games();
    game_where_all_scoring_dice_must_be_kept();
    SUCCEEDS(hotdice_dice_source_position(source, &out.seed, &out.position));
    CHECK(out.seed == 7 && out.position == 0);
    hotdice_dice_source_free(source);
    hotdice_rules_free(rules);
    return 0;
}
