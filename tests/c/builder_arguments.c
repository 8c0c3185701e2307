/* Every function of the builder with every pointer NULL in turn and every number out of its range:
 * it is refused as the header says, and the builder stays as it was. */
#include "bad_values.h"
#include "refused.h"

static const hotdice_payout POINTS = {HOTDICE_PAYOUT_POINTS, 500};
static const hotdice_group GROUP = {{HOTDICE_PAYOUT_POINTS, 500}, 0};
static const hotdice_set_scheme SCHEME;
static const hotdice_confirmation CONFIRMATION = {HOTDICE_CONFIRMATION_POINTS, 500};
static const hotdice_bust_streak STREAK = {3, {0, 0, 0}, HOTDICE_PENALTY_POINTS, 500};
static const hotdice_piggyback PIGGYBACK = {HOTDICE_PIGGYBACK_ON, 0};
static const hotdice_ending ENDING = {HOTDICE_ENDING_ROUNDS, 10, {0, 0}};
static const uint32_t TRIPLETS[6] = {1000, 200, 300, 400, 500, 600};
static const hotdice_dice ONE = {{1, 0, 0, 0, 0, 0}, {0, 0}};

static hotdice_builder *builder;

static void null(void)
{
    hotdice_rules *rules = rules_of("farkle");
    hotdice_builder_free(NULL);
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_new(NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_from_rules(NULL, &out.builder));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_from_rules(rules, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_build(NULL, &out.rules));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_build(builder, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_faults(NULL, out.text, 9, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_faults(builder, NULL, 9, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_faults(builder, out.text, 9, NULL));
    hotdice_rules_free(rules);
}

static void null_setters_of_scores(void)
{
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_dice(NULL, 6));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_single(NULL, 1, 100));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_of_a_kind(NULL, 3, 1, POINTS));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_sets(NULL, TRIPLETS, SCHEME));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_sets(builder, NULL, SCHEME));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_straight(NULL, 1, 6, POINTS));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_three_pairs(NULL, GROUP));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_four_and_pair(NULL, GROUP));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_two_triplets(NULL, GROUP));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_full_house(NULL, GROUP));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_formation(NULL, ONE, POINTS));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_combinations(NULL, 0));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_scoreless_bonus(NULL, 500));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_toxic(NULL, 2, 3));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_set_rule(NULL, 0));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_keeping(NULL, 0));
}

static void null_setters_of_turns_and_games(void)
{
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_carry_over(NULL, 0));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_hot_dice(NULL, 0));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_max_throws(NULL, 3));
    REFUSED(HOTDICE_STATUS_NULL,
            hotdice_builder_set_confirmation(NULL, HOTDICE_COMBINATION_SET, CONFIRMATION));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_bust_effect(NULL, 0));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_first_throw_penalty(NULL, 500));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_bust_streak(NULL, STREAK));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_lowest_total(NULL, 0));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_piggyback(NULL, PIGGYBACK));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_opening(NULL, 1));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_minimum(NULL, 1));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_granularity(NULL, 50));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_max_dice_left(NULL, 3));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_winning_bank(NULL, 0));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_target(NULL, 1));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_finish(NULL, 0));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_ending(NULL, ENDING));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_tie(NULL, 0));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_players(NULL, 1, 2));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_builder_set_first_player(NULL, 0));
}

static void bad_faces_and_sizes(void)
{
    size_t i;
    for EACH (i, NO_FACES) {
        const uint8_t face = NO_FACES[i];
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_builder_set_single(builder, face, 100));
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_builder_set_of_a_kind(builder, 3, face, POINTS));
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_builder_set_straight(builder, face, 6, POINTS));
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_builder_set_straight(builder, 1, face, POINTS));
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_builder_set_toxic(builder, face, 3));
    }
    for EACH (i, NO_SET_SIZES) {
        REFUSED(HOTDICE_STATUS_BAD_VALUE,
                hotdice_builder_set_of_a_kind(builder, NO_SET_SIZES[i], 1, POINTS));
    }
    for EACH (i, NO_COMBINATIONS) {
        REFUSED(HOTDICE_STATUS_BAD_VALUE,
                hotdice_builder_set_confirmation(builder, NO_COMBINATIONS[i], CONFIRMATION));
    }
    for EACH (i, BAD_DICE) {
        REFUSED(HOTDICE_STATUS_BAD_DICE,
                hotdice_builder_set_formation(builder, BAD_DICE[i], POINTS));
    }
}

static void bad_payouts(void)
{
    size_t i;
    for EACH (i, BAD_PAYOUTS) {
        const hotdice_payout bad = BAD_PAYOUTS[i];
        const hotdice_group group = {BAD_PAYOUTS[i], 0};
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_of_a_kind(builder, 3, 1, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_straight(builder, 1, 6, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_formation(builder, ONE, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_three_pairs(builder, group));
    }
    for EACH (i, BAD_GROUPS) {
        const hotdice_group bad = BAD_GROUPS[i];
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_three_pairs(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_four_and_pair(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_two_triplets(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_full_house(builder, bad));
    }
    for EACH (i, BAD_SCHEMES) {
        REFUSED(HOTDICE_STATUS_BAD_VALUE,
                hotdice_builder_set_sets(builder, TRIPLETS, BAD_SCHEMES[i]));
    }
}

static void bad_choices_with_numbers(void)
{
    size_t i;
    for EACH (i, BAD_CONFIRMATIONS) {
        REFUSED(HOTDICE_STATUS_BAD_VALUE,
                hotdice_builder_set_confirmation(builder, HOTDICE_COMBINATION_STRAIGHT,
                                                 BAD_CONFIRMATIONS[i]));
    }
    for EACH (i, BAD_STREAKS) {
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_bust_streak(builder, BAD_STREAKS[i]));
    }
    for EACH (i, BAD_PIGGYBACKS) {
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_piggyback(builder, BAD_PIGGYBACKS[i]));
    }
    for EACH (i, BAD_ENDINGS) {
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_ending(builder, BAD_ENDINGS[i]));
    }
}

static void bad_options(void)
{
    size_t i;
    for EACH (i, NO_OPTIONS) {
        const int32_t bad = NO_OPTIONS[i];
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_combinations(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_set_rule(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_keeping(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_carry_over(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_hot_dice(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_finish(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_bust_effect(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_winning_bank(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_tie(builder, bad));
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_first_player(builder, bad));
    }
    /* One more than the greatest of each. */
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_combinations(builder, 2));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_set_rule(builder, 2));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_keeping(builder, 2));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_carry_over(builder, 4));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_hot_dice(builder, 2));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_finish(builder, 2));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_bust_effect(builder, 2));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_winning_bank(builder, 2));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_tie(builder, 3));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_builder_set_first_player(builder, 4));
}

/* The faults of a builder in which one option was set, and whose rules are refused for it. */
static const char *faults_after(hotdice_builder *changed)
{
    static char faults[2000];
    size_t length;
    REFUSED(HOTDICE_STATUS_BAD_RULES, hotdice_builder_build(changed, &out.rules));
    SUCCEEDS(hotdice_builder_faults(changed, faults, sizeof faults, &length));
    CHECK(length > 0 && strlen(faults) == length && faults[length - 1] == '\n');
    hotdice_builder_free(changed);
    return faults;
}

/* A builder in which one option is to be set. */
static hotdice_builder *fresh(void)
{
    hotdice_builder *made;
    SUCCEEDS(hotdice_builder_new(&made));
    return made;
}

/* Sets one option of a fresh builder, which makes no sense: a fault names the option. */
#define FAULT(option, call) \
    do { \
        hotdice_builder *faulty = fresh(); \
        SUCCEEDS(call); \
        CHECK(strstr(faults_after(faulty), option) != NULL); \
    } while (0)

static void numbers_that_the_build_refuses(void)
{
    const uint32_t huge_triplets[6] = {UINT32_MAX, 0, 0, 0, 0, 0};
    const hotdice_payout huge = {HOTDICE_PAYOUT_POINTS, UINT32_MAX};
    const hotdice_group huge_group = {{HOTDICE_PAYOUT_POINTS, UINT32_MAX}, 0};
    size_t i;
    for EACH (i, NO_DICE_COUNTS) {
        FAULT("dice", hotdice_builder_set_dice(faulty, NO_DICE_COUNTS[i]));
    }
    FAULT("single", hotdice_builder_set_single(faulty, 1, HOTDICE_MAX_POINTS + 1));
    FAULT("kind", hotdice_builder_set_of_a_kind(faulty, 3, 1, huge));
    FAULT("kind", hotdice_builder_set_sets(faulty, huge_triplets, SCHEME));
    FAULT("straight", hotdice_builder_set_straight(faulty, 1, 6, huge));
    FAULT("straight", hotdice_builder_set_straight(faulty, 6, 1, POINTS));
    FAULT("pairs", hotdice_builder_set_three_pairs(faulty, huge_group));
    FAULT("pair", hotdice_builder_set_four_and_pair(faulty, huge_group));
    FAULT("triplets", hotdice_builder_set_two_triplets(faulty, huge_group));
    FAULT("house", hotdice_builder_set_full_house(faulty, huge_group));
    FAULT("formation", hotdice_builder_set_formation(faulty, ONE, huge));
    FAULT("scoreless", hotdice_builder_set_scoreless_bonus(faulty, UINT32_MAX));
    FAULT("toxic", hotdice_builder_set_toxic(faulty, 2, 255));
    FAULT("opening", hotdice_builder_set_opening(faulty, UINT32_MAX));
    FAULT("minimum", hotdice_builder_set_minimum(faulty, UINT32_MAX));
    FAULT("target", hotdice_builder_set_target(faulty, HOTDICE_MAX_TARGET + 1));
    FAULT("target", hotdice_builder_set_target(faulty, 0));
    FAULT("players", hotdice_builder_set_players(faulty, 0, 2));
    FAULT("players", hotdice_builder_set_players(faulty, 2, HOTDICE_MAX_PLAYERS + 1));
    FAULT("players", hotdice_builder_set_players(faulty, 255, 255));
    FAULT("players", hotdice_builder_set_players(faulty, 3, 2));
}

static void numbers_of_turns_and_banks_that_the_build_refuses(void)
{
    const hotdice_confirmation no_points = {HOTDICE_CONFIRMATION_POINTS, 0};
    const hotdice_confirmation huge = {HOTDICE_CONFIRMATION_POINTS, HOTDICE_MAX_POINTS + 1};
    const hotdice_bust_streak streak = {3, {0, 0, 0}, HOTDICE_PENALTY_POINTS, UINT32_MAX};
    const hotdice_piggyback from = {HOTDICE_PIGGYBACK_FROM_TOTAL, HOTDICE_MAX_TARGET + 1};
    const hotdice_ending no_rounds = {HOTDICE_ENDING_ROUNDS, 0, {0, 0}};
    const uint8_t set = HOTDICE_COMBINATION_SET;
    FAULT("confirmation", hotdice_builder_set_confirmation(faulty, set, no_points));
    FAULT("confirmation", hotdice_builder_set_confirmation(faulty, set, huge));
    FAULT("first", hotdice_builder_set_first_throw_penalty(faulty, HOTDICE_MAX_POINTS + 1));
    FAULT("streak", hotdice_builder_set_bust_streak(faulty, streak));
    FAULT("lowest", hotdice_builder_set_lowest_total(faulty, 1));
    FAULT("piggyback", hotdice_builder_set_piggyback(faulty, from));
    FAULT("granularity", hotdice_builder_set_granularity(faulty, 0));
    FAULT("granularity", hotdice_builder_set_granularity(faulty, HOTDICE_MAX_POINTS + 1));
    FAULT("left", hotdice_builder_set_max_dice_left(faulty, HOTDICE_MAX_DICE + 1));
    FAULT("left", hotdice_builder_set_max_dice_left(faulty, 255));
    FAULT("ending", hotdice_builder_set_ending(faulty, no_rounds));
}

static void every_fault_is_told(void)
{
    hotdice_builder *faulty = fresh();
    const char *faults;
    SUCCEEDS(hotdice_builder_set_dice(faulty, 7));
    SUCCEEDS(hotdice_builder_set_target(faulty, 0));
    SUCCEEDS(hotdice_builder_set_players(faulty, 3, 2));
    faults = faults_after(faulty);
    CHECK(strstr(faults, "dice") != NULL);
    CHECK(strstr(faults, "target") != NULL);
    CHECK(strstr(faults, "players") != NULL);
}

static void check_turns_and_banks(const hotdice_rules *rules)
{
    uint8_t kind;
    for (kind = HOTDICE_COMBINATION_STRAIGHT; kind <= HOTDICE_COMBINATION_SCORELESS; kind++) {
        SUCCEEDS(hotdice_rules_confirmation(rules, kind, &out.confirmation));
        CHECK(out.confirmation.kind == HOTDICE_CONFIRMATION_NONE && out.confirmation.points == 0);
    }
    SUCCEEDS(hotdice_rules_bust_streak(rules, &out.streak));
    CHECK(out.streak.busts == 0 && out.streak.points == 0);
    SUCCEEDS(hotdice_rules_piggyback(rules, &out.piggyback));
    CHECK(out.piggyback.kind == HOTDICE_PIGGYBACK_OFF && out.piggyback.total == 0);
    SUCCEEDS(hotdice_rules_ending(rules, &out.ending));
    CHECK(out.ending.kind == HOTDICE_ENDING_IMMEDIATE && out.ending.rounds == 0);
    CHECK(hotdice_rules_max_throws(rules) == 0);
    CHECK(hotdice_rules_bust_effect(rules) == HOTDICE_BUST_EFFECT_LOSE_TURN);
    CHECK(hotdice_rules_first_throw_penalty(rules) == 0);
    CHECK(hotdice_rules_lowest_total(rules) == INT32_MIN);
    CHECK(hotdice_rules_granularity(rules) == 1);
    CHECK(hotdice_rules_max_dice_left(rules) == HOTDICE_MAX_DICE);
    CHECK(hotdice_rules_winning_bank(rules) == HOTDICE_WINNING_BANK_NEEDS_MINIMUM);
}

/* The rules of the builder are those of the common game still. */
static void check_builder(void)
{
    hotdice_rules *rules;
    size_t i;
    SUCCEEDS(hotdice_builder_faults(builder, NULL, 0, &out.len));
    CHECK(out.len == 0);
    SUCCEEDS(hotdice_builder_build(builder, &rules));
    for (i = 1; i <= 6; i++) {
        const uint32_t points = i == 1 ? 100 : i == 5 ? 50 : 0;
        SUCCEEDS(hotdice_rules_single(rules, (uint8_t)i, &out.number));
        CHECK(out.number == points);
        SUCCEEDS(hotdice_rules_of_a_kind(rules, 3, (uint8_t)i, &out.payout));
        CHECK(out.payout.points == TRIPLETS[i - 1]);
        SUCCEEDS(hotdice_rules_toxic(rules, (uint8_t)i, &out.byte));
        CHECK(out.byte == 0);
    }
    SUCCEEDS(hotdice_rules_straight(rules, 1, 6, &out.payout));
    CHECK(out.payout.kind == HOTDICE_PAYOUT_NOTHING);
    SUCCEEDS(hotdice_rules_three_pairs(rules, &out.group));
    CHECK(out.group.payout.kind == HOTDICE_PAYOUT_NOTHING && out.group.forms == 0);
    SUCCEEDS(hotdice_rules_formations(rules, NULL, 0, &out.len));
    CHECK(out.len == 0);
    CHECK(hotdice_rules_dice(rules) == 6);
    CHECK(hotdice_rules_target(rules) == 10000);
    CHECK(hotdice_rules_hot_dice(rules) == HOTDICE_HOT_DICE_MAY);
    CHECK(hotdice_rules_carry_over(rules) == HOTDICE_CARRY_OVER_NONE);
    check_turns_and_banks(rules);
    hotdice_rules_free(rules);
}

int main(void)
{
    builder = fresh();
    null();
    null_setters_of_scores();
    null_setters_of_turns_and_games();
    bad_faces_and_sizes();
    bad_payouts();
    bad_choices_with_numbers();
    bad_options();
    numbers_that_the_build_refuses();
    numbers_of_turns_and_banks_that_the_build_refuses();
    every_fault_is_told();
    check_builder();
    hotdice_builder_free(builder);
    return 0;
}
