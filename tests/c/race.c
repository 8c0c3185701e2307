/* The race of two: values, bonus, advice, bytes, and the function that hears how far it is. The
 * numbers were computed by two programs other than this library. */
#include "near.h"

#define TARGET 2000

/* Rules of Busche and Neller to another target. */
static hotdice_rules *short_game(uint32_t target)
{
    hotdice_rules *rules = rules_of("busche-neller"), *changed;
    hotdice_builder *builder;
    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    SUCCEEDS(hotdice_builder_set_target(builder, target));
    SUCCEEDS(hotdice_builder_build(builder, &changed));
    hotdice_builder_free(builder);
    hotdice_rules_free(rules);
    return changed;
}

static double value_of(const hotdice_race *race, int32_t own, int32_t other)
{
    hotdice_race_state state = {0};
    double probability;
    state.own = own;
    state.other = other;
    SUCCEEDS(hotdice_race_value(race, state, &probability));
    return probability;
}

/* With no other rule than the target, only the points that are missing count: what is known of games
 * to 10000 holds for those to 2000. */
static void check_values(const hotdice_race *race)
{
    NEAR(hotdice_race_first(race), 0.578759416118, 1e-12);
    NEAR(value_of(race, 0, 0), 0.578759416118, 1e-12);
    NEAR(value_of(race, 1000, 1000), 0.602389681682, 1e-12);
    NEAR(value_of(race, 1950, 1950), 162.0 / 167.0, 1e-12);
    NEAR(value_of(race, 0, 1500), 0.088193069413, 1e-12);
    NEAR(value_of(race, 1950, 1000), 0.992096568501, 1e-12);
    NEAR(value_of(race, 1000, 1950), 0.256071180574, 1e-12);
    CHECK(hotdice_race_best_bonus(race) == 250);
}

/* What was heard of the solving, and after how many calls to give up; 0 is never. */
struct progress {
    size_t calls, sweeps, all, give_up_after;
};

static int hear(void *user, size_t sweep, size_t done, size_t all)
{
    struct progress *progress = user;
    progress->calls++;
    CHECK(progress->calls == sweep * all + done);
    CHECK(done >= 1 && done <= all);
    CHECK(progress->all == 0 || progress->all == all);
    progress->sweeps = sweep + 1;
    progress->all = all;
    return progress->calls == progress->give_up_after ? -1 : 0;
}

static int goes_on_without(void *user, size_t sweep, size_t done, size_t all)
{
    CHECK(user == NULL && sweep == 0 && done <= all);
    return 0;
}

static void progress_is_told_and_can_end_it(void)
{
    hotdice_rules *rules = short_game(500);
    struct progress progress = {0, 0, 0, 0};
    hotdice_race *race, *untouched = NULL;
    double first;
    SUCCEEDS(hotdice_race_new(rules, hear, &progress, &race));
    CHECK(progress.sweeps == 1 && progress.calls == progress.all && progress.all > 5);
    first = hotdice_race_first(race);
    hotdice_race_free(race);

    progress.calls = 0;
    progress.give_up_after = 5;
    ENDS(HOTDICE_STATUS_CANCELLED, hotdice_race_new(rules, hear, &progress, &untouched));
    CHECK(progress.calls == 5 && untouched == NULL);

    SUCCEEDS(hotdice_race_new(rules, goes_on_without, NULL, &race));
    NEAR(hotdice_race_first(race), first, 0);
    hotdice_race_free(race);
    hotdice_rules_free(rules);
}

/* Where busts cost points, the totals can fall, and it takes several sweeps. */
static void penalties_take_sweeps(void)
{
    hotdice_rules *rules = rules_of("facebook-farkle"), *changed;
    hotdice_builder *builder;
    struct progress progress = {0, 0, 0, 0};
    hotdice_race_state state = {0};
    hotdice_race *race;
    double none, own, other;
    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    SUCCEEDS(hotdice_builder_set_target(builder, 500));
    SUCCEEDS(hotdice_builder_set_lowest_total(builder, 0));
    SUCCEEDS(hotdice_builder_build(builder, &changed));
    SUCCEEDS(hotdice_race_new(changed, hear, &progress, &race));
    CHECK(progress.sweeps > 1 && progress.calls == progress.sweeps * progress.all);
    state.own = state.other = 400;
    SUCCEEDS(hotdice_race_value(race, state, &none));
    state.own_busts = 2;
    SUCCEEDS(hotdice_race_value(race, state, &own));
    state.own_busts = 0;
    state.other_busts = 2;
    SUCCEEDS(hotdice_race_value(race, state, &other));
    CHECK(own < none && none < other);
    state.other_busts = 3;
    ENDS(HOTDICE_STATUS_NO_VALUE, hotdice_race_value(race, state, &other));
    hotdice_race_free(race);
    hotdice_rules_free(changed);
    hotdice_builder_free(builder);
    hotdice_rules_free(rules);
}

static hotdice_advice first_advice(const hotdice_race *race, const hotdice_game *game,
                                   size_t expected)
{
    hotdice_advice advice[HOTDICE_MAX_KEEPS];
    size_t i, count;
    SUCCEEDS(hotdice_race_advice(race, game, advice, HOTDICE_MAX_KEEPS, &count));
    CHECK(count == expected);
    for (i = 1; i < count; i++) {
        CHECK(advice[i].value <= advice[i - 1].value);
    }
    return advice[0];
}

static void check_advice(const hotdice_race *race, const hotdice_rules *rules)
{
    hotdice_game *game;
    hotdice_advice advice;
    hotdice_keep keep;
    int32_t bust;
    uint32_t points;
    SUCCEEDS(hotdice_game_new(rules, 2, 0, &game));
    advice = first_advice(race, game, 1);
    CHECK(advice.decision == HOTDICE_DECISION_THROW);
    NEAR(advice.value, hotdice_race_first(race), 1e-12);
    /* A bust leaves the other to move. */
    SUCCEEDS(hotdice_game_throw(game, dice_of("2-2-3-3-4-6"), &bust));
    CHECK(bust == HOTDICE_BUST_NOTHING_SCORES);
    SUCCEEDS(hotdice_game_throw(game, dice_of("1-1-1-2-3-4"), &bust));
    SUCCEEDS(hotdice_game_keep(game, dice_of("1-1-1"), &keep));
    advice = first_advice(race, game, 2);
    CHECK(advice.decision == HOTDICE_DECISION_BANK);
    NEAR(advice.value, 1 - value_of(race, 0, 1000), 1e-12);
    SUCCEEDS(hotdice_game_bank(game, &points));
    /* Behind by so much, the first player needs it. */
    advice = first_advice(race, game, 1);
    NEAR(advice.value, value_of(race, 0, 1000), 1e-12);
    SUCCEEDS(hotdice_game_throw(game, dice_of("2-2-3-3-4-6"), &bust));
    SUCCEEDS(hotdice_game_throw(game, dice_of("1-1-1-2-3-4"), &bust));
    SUCCEEDS(hotdice_game_keep(game, dice_of("1-1-1"), &keep));
    advice = first_advice(race, game, 2);
    CHECK(advice.decision == HOTDICE_DECISION_BANK);
    NEAR(advice.value, 1, 0);
    hotdice_game_free(game);
}

static uint8_t *bytes_of(const hotdice_race *race, size_t *length)
{
    uint8_t *bytes;
    size_t written;
    SUCCEEDS(hotdice_race_save(race, NULL, 0, length));
    bytes = malloc(*length);
    CHECK(bytes != NULL);
    SUCCEEDS(hotdice_race_save(race, bytes, *length, &written));
    CHECK(written == *length);
    return bytes;
}

/* Eight bytes for each of 40 by 40 totals. */
static void restore_what_was_saved(const hotdice_race *race, const hotdice_rules *rules)
{
    hotdice_race *restored;
    size_t length, again_length;
    uint8_t *bytes = bytes_of(race, &length), *again;
    CHECK(length >= 40 * 40 * 8 && length < 40 * 40 * 8 + 64);
    SUCCEEDS(hotdice_race_restore(rules, bytes, length, &restored));
    check_values(restored);
    check_advice(restored, rules);
    again = bytes_of(restored, &again_length);
    CHECK(again_length == length && memcmp(again, bytes, length) == 0);
    free(again);
    free(bytes);
    hotdice_race_free(restored);
}

int main(void)
{
    hotdice_rules *rules = short_game(TARGET), *again = short_game(TARGET);
    hotdice_race *race;
    SUCCEEDS(hotdice_race_new(rules, NULL, NULL, &race));
    hotdice_rules_free(rules);
    check_values(race);
    check_advice(race, again);
    restore_what_was_saved(race, again);
    hotdice_race_free(race);
    hotdice_rules_free(again);
    progress_is_told_and_can_end_it();
    penalties_take_sweeps();
    return 0;
}
