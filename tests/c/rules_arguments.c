/* Every function of dice, presets, rules and scoring with every pointer NULL in turn and every number
 * out of its range: it is refused or answered as the header says, and nothing changes. */
#include "bad_values.h"
#include "refused.h"

static const hotdice_held NOTHING_HELD;

/* Rules under which 1 scores by itself, and 3 does not. */
static hotdice_rules *rules;
static hotdice_dice one, ones, three, none, one_and_three;

static void dice_and_throws(void)
{
    const hotdice_throw good = {{1, 2, 3, 0, 0, 0}, 3, 0};
    const uint8_t positions[] = {0, 2, 2, 3, 255, 0, 0};
    size_t i;

    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_parse(NULL, &out.dice));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_parse("1", NULL));
    REFUSED(HOTDICE_STATUS_BAD_TEXT, hotdice_dice_parse("7", &out.dice));
    REFUSED(HOTDICE_STATUS_BAD_TEXT, hotdice_dice_parse("\xff", &out.dice));
    REFUSED(HOTDICE_STATUS_BAD_TEXT, hotdice_dice_parse("1111111", &out.dice));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_throw_parse(NULL, &out.thrown));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_throw_parse("1", NULL));
    REFUSED(HOTDICE_STATUS_BAD_TEXT, hotdice_throw_parse("0", &out.thrown));
    REFUSED(HOTDICE_STATUS_BAD_TEXT, hotdice_throw_parse("\xc3\x28", &out.thrown));

    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_text(one, NULL, 12, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_text(one, out.text, 12, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_len(one, NULL));
    for EACH (i, BAD_DICE) {
        REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_dice_text(BAD_DICE[i], out.text, 12, &out.len));
        REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_dice_len(BAD_DICE[i], &out.byte));
    }

    REFUSED(HOTDICE_STATUS_NULL, hotdice_throw_dice(good, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_throw_select(good, positions, 1, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_throw_select(good, NULL, 1, &out.dice));
    REFUSED(HOTDICE_STATUS_BAD_POSITION, hotdice_throw_select(good, positions, 3, &out.dice));
    REFUSED(HOTDICE_STATUS_BAD_POSITION, hotdice_throw_select(good, positions + 3, 1, &out.dice));
    REFUSED(HOTDICE_STATUS_BAD_POSITION, hotdice_throw_select(good, positions + 4, 1, &out.dice));
    REFUSED(HOTDICE_STATUS_BAD_POSITION, hotdice_throw_select(good, positions, 7, &out.dice));
    REFUSED(HOTDICE_STATUS_BAD_POSITION, hotdice_throw_select(good, positions, SIZE_MAX, &out.dice));
    for EACH (i, BAD_THROWS) {
        REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_throw_dice(BAD_THROWS[i], &out.dice));
        REFUSED(HOTDICE_STATUS_BAD_DICE,
                hotdice_throw_select(BAD_THROWS[i], positions, 1, &out.dice));
    }
    for EACH (i, BAD_FACES) {
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_throw_dice(BAD_FACES[i], &out.dice));
        REFUSED(HOTDICE_STATUS_BAD_FACE,
                hotdice_throw_select(BAD_FACES[i], positions, 1, &out.dice));
    }
    SUCCEEDS(hotdice_throw_select(good, NULL, 0, &out.dice));
    CHECK(memcmp(&out.dice, &none, sizeof none) == 0);
}

static void texts_for_any_number(void)
{
    int number;
    CHECK(hotdice_abi_version() == HOTDICE_ABI_VERSION);
    CHECK(strlen(hotdice_version()) >= strlen("0.1.0"));
    for (number = -300; number < 300; number++) {
        CHECK(strlen(hotdice_status_message(number)) > 0);
        CHECK(strlen(hotdice_combination_name((uint8_t)number)) > 0);
    }
    CHECK(strcmp(hotdice_status_message(INT32_MIN), hotdice_status_message(INT32_MAX)) == 0);
    CHECK(strcmp(hotdice_status_message(HOTDICE_STATUS_NO_VALUE + 1),
                 hotdice_status_message(-1)) == 0);
    for (number = HOTDICE_STATUS_OK; number <= HOTDICE_STATUS_NO_VALUE; number++) {
        CHECK(strcmp(hotdice_status_message(number), hotdice_status_message(-1)) != 0);
    }
    CHECK(strcmp(hotdice_combination_name(HOTDICE_COMBINATION_SCORELESS + 1),
                 hotdice_combination_name(0)) == 0);
    CHECK(strcmp(hotdice_combination_name(HOTDICE_COMBINATION_SCORELESS),
                 hotdice_combination_name(0)) != 0);
}

static void presets(void)
{
    const size_t count = hotdice_preset_count();
    REFUSED(HOTDICE_STATUS_NULL, hotdice_preset_id(0, NULL, 32, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_preset_id(0, out.text, 32, NULL));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_preset_id(count, out.text, 32, &out.len));
    REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_preset_id(SIZE_MAX, out.text, 32, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_preset(NULL, &out.rules));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_preset("farkle", NULL));
    REFUSED(HOTDICE_STATUS_UNKNOWN_PRESET, hotdice_rules_preset("Farkle", &out.rules));
    REFUSED(HOTDICE_STATUS_UNKNOWN_PRESET, hotdice_rules_preset("", &out.rules));
    REFUSED(HOTDICE_STATUS_BAD_TEXT, hotdice_rules_preset("\xff", &out.rules));
}

static void options_of_no_rules(void)
{
    hotdice_rules_free(NULL);
    CHECK(hotdice_rules_dice(NULL) == 0);
    CHECK(hotdice_rules_combinations(NULL) == 0);
    CHECK(hotdice_rules_scoreless_bonus(NULL) == 0);
    CHECK(hotdice_rules_set_rule(NULL) == 0);
    CHECK(hotdice_rules_keeping(NULL) == 0);
    CHECK(hotdice_rules_carry_over(NULL) == 0);
    CHECK(hotdice_rules_hot_dice(NULL) == 0);
    CHECK(hotdice_rules_max_throws(NULL) == 0);
    CHECK(hotdice_rules_bust_effect(NULL) == 0);
    CHECK(hotdice_rules_first_throw_penalty(NULL) == 0);
    CHECK(hotdice_rules_lowest_total(NULL) == 0);
    CHECK(hotdice_rules_opening(NULL) == 0);
    CHECK(hotdice_rules_minimum(NULL) == 0);
    CHECK(hotdice_rules_granularity(NULL) == 0);
    CHECK(hotdice_rules_max_dice_left(NULL) == 0);
    CHECK(hotdice_rules_winning_bank(NULL) == 0);
    CHECK(hotdice_rules_target(NULL) == 0);
    CHECK(hotdice_rules_finish(NULL) == 0);
    CHECK(hotdice_rules_tie(NULL) == 0);
    CHECK(hotdice_rules_first_player(NULL) == 0);
}

static void options_of_rules(void)
{
    size_t i;
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_single(NULL, 1, &out.number));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_single(rules, 1, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_of_a_kind(NULL, 3, 1, &out.payout));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_of_a_kind(rules, 3, 1, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_straight(NULL, 1, 6, &out.payout));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_straight(rules, 1, 6, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_toxic(NULL, 1, &out.byte));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_toxic(rules, 1, NULL));
    for EACH (i, NO_FACES) {
        const uint8_t face = NO_FACES[i];
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_rules_single(rules, face, &out.number));
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_rules_of_a_kind(rules, 3, face, &out.payout));
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_rules_straight(rules, face, 6, &out.payout));
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_rules_straight(rules, 1, face, &out.payout));
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_rules_toxic(rules, face, &out.byte));
    }
    for EACH (i, NO_SET_SIZES) {
        REFUSED(HOTDICE_STATUS_BAD_VALUE,
                hotdice_rules_of_a_kind(rules, NO_SET_SIZES[i], 1, &out.payout));
    }
    /* A run that goes down is no run, and pays nothing. */
    SUCCEEDS(hotdice_rules_straight(rules, 6, 1, &out.payout));
    CHECK(out.payout.kind == HOTDICE_PAYOUT_NOTHING);

    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_three_pairs(NULL, &out.group));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_three_pairs(rules, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_four_and_pair(NULL, &out.group));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_four_and_pair(rules, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_two_triplets(NULL, &out.group));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_two_triplets(rules, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_full_house(NULL, &out.group));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_full_house(rules, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_formations(NULL, out.formations, 16, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_formations(rules, NULL, 16, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_formations(rules, out.formations, 16, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_players(NULL, &out.players));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_players(rules, NULL));
}

static void options_of_turns_and_endings(void)
{
    size_t i;
    REFUSED(HOTDICE_STATUS_NULL,
            hotdice_rules_confirmation(NULL, HOTDICE_COMBINATION_SET, &out.confirmation));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_confirmation(rules, HOTDICE_COMBINATION_SET, NULL));
    for EACH (i, NO_COMBINATIONS) {
        REFUSED(HOTDICE_STATUS_BAD_VALUE,
                hotdice_rules_confirmation(rules, NO_COMBINATIONS[i], &out.confirmation));
    }
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_bust_streak(NULL, &out.streak));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_bust_streak(rules, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_piggyback(NULL, &out.piggyback));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_piggyback(rules, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_ending(NULL, &out.ending));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_ending(rules, NULL));
}

static void scoring_null(void)
{
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_points(NULL, one, &out.number));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_points(rules, one, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_bust(NULL, NOTHING_HELD, one, &out.bust));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_bust(rules, NOTHING_HELD, one, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_is_toxic(NULL, one, &out.byte));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_is_toxic(rules, one, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_hold(NULL, one, &out.held));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_hold(rules, one, NULL));
    REFUSED(HOTDICE_STATUS_NULL,
            hotdice_rules_keeps(NULL, NOTHING_HELD, one, out.keeps, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_keeps(rules, NOTHING_HELD, one, NULL, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_keeps(rules, NOTHING_HELD, one, out.keeps, 63, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_keep(NULL, NOTHING_HELD, one, one, &out.keep));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_keep(rules, NOTHING_HELD, one, one, NULL));
    REFUSED(HOTDICE_STATUS_NULL,
            hotdice_rules_partitions(NULL, NOTHING_HELD, one, one, out.partitions, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NULL,
            hotdice_rules_partitions(rules, NOTHING_HELD, one, one, NULL, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NULL,
            hotdice_rules_partitions(rules, NOTHING_HELD, one, one, out.partitions, 63, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_odds(NULL, NOTHING_HELD, 6, &out.odds));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_rules_odds(rules, NOTHING_HELD, 6, NULL));
}

static void scoring_of_bad_dice(hotdice_dice bad)
{
    const hotdice_held held = {bad, none}, open = {one, bad};
    REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_rules_points(rules, bad, &out.number));
    REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_rules_bust(rules, NOTHING_HELD, bad, &out.bust));
    REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_rules_is_toxic(rules, bad, &out.byte));
    REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_rules_hold(rules, bad, &out.held));
    REFUSED(HOTDICE_STATUS_BAD_DICE,
            hotdice_rules_keeps(rules, NOTHING_HELD, bad, out.keeps, 63, &out.len));
    REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_rules_keep(rules, NOTHING_HELD, bad, one, &out.keep));
    REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_rules_keep(rules, NOTHING_HELD, one, bad, &out.keep));
    REFUSED(HOTDICE_STATUS_BAD_DICE,
            hotdice_rules_partitions(rules, NOTHING_HELD, one, bad, out.partitions, 63, &out.len));
    REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_rules_odds(rules, held, 1, &out.odds));
    REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_rules_odds(rules, open, 1, &out.odds));
    REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_rules_bust(rules, held, one, &out.bust));
}

static void scoring_of_bad_numbers(void)
{
    const hotdice_held held = {three, none}, open = {one, three};
    size_t i;
    for EACH (i, BAD_DICE) {
        scoring_of_bad_dice(BAD_DICE[i]);
    }
    REFUSED(HOTDICE_STATUS_NOT_SCORING, hotdice_rules_points(rules, three, &out.number));
    REFUSED(HOTDICE_STATUS_BAD_HELD, hotdice_rules_hold(rules, three, &out.held));
    REFUSED(HOTDICE_STATUS_BAD_HELD, hotdice_rules_bust(rules, held, one, &out.bust));
    REFUSED(HOTDICE_STATUS_BAD_HELD, hotdice_rules_bust(rules, open, one, &out.bust));
    REFUSED(HOTDICE_STATUS_BAD_HELD, hotdice_rules_keeps(rules, held, one, out.keeps, 63, &out.len));
    REFUSED(HOTDICE_STATUS_BAD_HELD, hotdice_rules_keep(rules, held, one, one, &out.keep));
    REFUSED(HOTDICE_STATUS_BAD_HELD, hotdice_rules_odds(rules, held, 1, &out.odds));

    REFUSED(HOTDICE_STATUS_NO_DICE, hotdice_rules_keep(rules, NOTHING_HELD, one, none, &out.keep));
    REFUSED(HOTDICE_STATUS_NOT_THROWN, hotdice_rules_keep(rules, NOTHING_HELD, one, ones, &out.keep));
    REFUSED(HOTDICE_STATUS_NOT_SCORING, hotdice_rules_keep(rules, NOTHING_HELD, one_and_three, three, &out.keep));
    REFUSED(HOTDICE_STATUS_BUST, hotdice_rules_keep(rules, NOTHING_HELD, three, three, &out.keep));

    /* More dice than the game has are no throw of it: all is 0. */
    for (i = 7; i < 256; i++) {
        SUCCEEDS(hotdice_rules_odds(rules, NOTHING_HELD, (uint8_t)i, &out.odds));
        CHECK(out.odds.throws == 0 && out.odds.busts == 0 && out.odds.keep_sets == 0);
    }
}

static void partitions_of_bad_dice(void)
{
    const hotdice_held held = {three, none};
    REFUSED(HOTDICE_STATUS_BAD_HELD,
            hotdice_rules_partitions(rules, held, one, one, out.partitions, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NO_DICE,
            hotdice_rules_partitions(rules, NOTHING_HELD, one, none, out.partitions, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NOT_THROWN,
            hotdice_rules_partitions(rules, NOTHING_HELD, one, ones, out.partitions, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NOT_SCORING,
            hotdice_rules_partitions(rules, NOTHING_HELD, one_and_three, three, out.partitions, 63,
                                     &out.len));
    REFUSED(HOTDICE_STATUS_BUST,
            hotdice_rules_partitions(rules, NOTHING_HELD, three, three, out.partitions, 63,
                                     &out.len));
}

static void keep_where_all_scoring_dice_must_be_kept(void)
{
    hotdice_rules *all_scoring;
    hotdice_builder *builder;
    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    SUCCEEDS(hotdice_builder_set_keeping(builder, HOTDICE_KEEPING_ALL_SCORING));
    SUCCEEDS(hotdice_builder_build(builder, &all_scoring));
    REFUSED(HOTDICE_STATUS_INCOMPLETE,
            hotdice_rules_keep(all_scoring, NOTHING_HELD, ones, one, &out.keep));
    REFUSED(HOTDICE_STATUS_INCOMPLETE,
            hotdice_rules_partitions(all_scoring, NOTHING_HELD, ones, one, out.partitions, 63,
                                     &out.len));
    hotdice_rules_free(all_scoring);
    hotdice_builder_free(builder);
}

int main(void)
{
    rules = rules_of("titusind");
    none = dice_of("");
    one = dice_of("1");
    ones = dice_of("1-1");
    three = dice_of("3");
    one_and_three = dice_of("1-3");
    dice_and_throws();
    texts_for_any_number();
    presets();
    options_of_no_rules();
    options_of_rules();
    options_of_turns_and_endings();
    scoring_null();
    scoring_of_bad_numbers();
    partitions_of_bad_dice();
    keep_where_all_scoring_dice_must_be_kept();
    hotdice_rules_free(rules);
    return 0;
}
