/* Every setter of the builder changes the option of its name and no other, and rules taken apart and
 * built again are the same. */
#include "check.h"

/* All options of a rule set. */
struct options {
    uint8_t dice;
    uint32_t singles[7];
    hotdice_payout sets[7][7];
    hotdice_payout straights[7][7];
    hotdice_group three_pairs, four_and_pair, two_triplets, full_house;
    hotdice_formation formations[HOTDICE_MAX_FORMATIONS];
    size_t formation_count;
    int32_t combinations;
    uint32_t scoreless_bonus;
    uint8_t toxic[7];
    int32_t set_rule, keeping, carry_over, hot_dice;
    uint8_t max_throws;
    hotdice_confirmation confirmations[HOTDICE_COMBINATION_SCORELESS + 1];
    int32_t bust_effect;
    uint32_t first_throw_penalty;
    hotdice_bust_streak bust_streak;
    int32_t lowest_total;
    hotdice_piggyback piggyback;
    uint32_t opening, minimum, granularity;
    uint8_t max_dice_left;
    int32_t winning_bank;
    uint32_t target;
    int32_t finish, tie;
    hotdice_ending ending;
    hotdice_players players;
    int32_t first_player;
};

static void read_patterns(const hotdice_rules *rules, struct options *options)
{
    uint8_t face, size, high;
    for (face = 1; face <= 6; face++) {
        SUCCEEDS(hotdice_rules_single(rules, face, &options->singles[face]));
        SUCCEEDS(hotdice_rules_toxic(rules, face, &options->toxic[face]));
        for (size = 2; size <= 6; size++) {
            SUCCEEDS(hotdice_rules_of_a_kind(rules, size, face, &options->sets[size][face]));
        }
        for (high = 1; high <= 6; high++) {
            SUCCEEDS(hotdice_rules_straight(rules, face, high, &options->straights[face][high]));
        }
    }
    SUCCEEDS(hotdice_rules_three_pairs(rules, &options->three_pairs));
    SUCCEEDS(hotdice_rules_four_and_pair(rules, &options->four_and_pair));
    SUCCEEDS(hotdice_rules_two_triplets(rules, &options->two_triplets));
    SUCCEEDS(hotdice_rules_full_house(rules, &options->full_house));
    SUCCEEDS(hotdice_rules_formations(rules, options->formations, HOTDICE_MAX_FORMATIONS,
                                      &options->formation_count));
}

static void read_turn(const hotdice_rules *rules, struct options *options)
{
    uint8_t kind;
    options->carry_over = hotdice_rules_carry_over(rules);
    options->hot_dice = hotdice_rules_hot_dice(rules);
    options->max_throws = hotdice_rules_max_throws(rules);
    for (kind = HOTDICE_COMBINATION_STRAIGHT; kind <= HOTDICE_COMBINATION_SCORELESS; kind++) {
        SUCCEEDS(hotdice_rules_confirmation(rules, kind, &options->confirmations[kind]));
    }
    options->bust_effect = hotdice_rules_bust_effect(rules);
    options->first_throw_penalty = hotdice_rules_first_throw_penalty(rules);
    SUCCEEDS(hotdice_rules_bust_streak(rules, &options->bust_streak));
    options->lowest_total = hotdice_rules_lowest_total(rules);
    SUCCEEDS(hotdice_rules_piggyback(rules, &options->piggyback));
}

static void read_bank_and_end(const hotdice_rules *rules, struct options *options)
{
    options->opening = hotdice_rules_opening(rules);
    options->minimum = hotdice_rules_minimum(rules);
    options->granularity = hotdice_rules_granularity(rules);
    options->max_dice_left = hotdice_rules_max_dice_left(rules);
    options->winning_bank = hotdice_rules_winning_bank(rules);
    options->target = hotdice_rules_target(rules);
    options->finish = hotdice_rules_finish(rules);
    SUCCEEDS(hotdice_rules_ending(rules, &options->ending));
    options->tie = hotdice_rules_tie(rules);
}

static struct options options_of(const hotdice_rules *rules)
{
    struct options options;
    memset(&options, 0, sizeof options);
    read_patterns(rules, &options);
    read_turn(rules, &options);
    read_bank_and_end(rules, &options);
    options.dice = hotdice_rules_dice(rules);
    options.combinations = hotdice_rules_combinations(rules);
    options.scoreless_bonus = hotdice_rules_scoreless_bonus(rules);
    options.set_rule = hotdice_rules_set_rule(rules);
    options.keeping = hotdice_rules_keeping(rules);
    options.first_player = hotdice_rules_first_player(rules);
    SUCCEEDS(hotdice_rules_players(rules, &options.players));
    return options;
}

static struct options options_of_builder(const hotdice_builder *builder)
{
    struct options options;
    hotdice_rules *rules;
    SUCCEEDS(hotdice_builder_build(builder, &rules));
    options = options_of(rules);
    hotdice_rules_free(rules);
    return options;
}

static int same(const struct options *one, const struct options *other)
{
    return memcmp(one, other, sizeof *one) == 0;
}

/* A setter, called on `builder`, gives the option this value and leaves all others alone. */
#define CHANGES(option, value, call) \
    do { \
        struct options expected, found; \
        hotdice_builder *builder; \
        SUCCEEDS(hotdice_builder_new(&builder)); \
        expected = options_of_builder(builder); \
        CHECK(memcmp(&expected.option, &(value), sizeof expected.option) != 0); \
        memcpy(&expected.option, &(value), sizeof expected.option); \
        SUCCEEDS(call); \
        found = options_of_builder(builder); \
        CHECK(same(&found, &expected)); \
        hotdice_builder_free(builder); \
    } while (0)

static void each_pattern(void)
{
    const hotdice_payout points = {HOTDICE_PAYOUT_POINTS, 750}, wins = {HOTDICE_PAYOUT_INSTANT_WIN, 0};
    const hotdice_payout plus = {HOTDICE_PAYOUT_POINTS_PLUS_SINGLES, 1000};
    const hotdice_payout loses = {HOTDICE_PAYOUT_INSTANT_LOSS, 0};
    const hotdice_group group = {{HOTDICE_PAYOUT_POINTS_PLUS_TRIPLETS, 550}, 0};
    const hotdice_group all_alike = {{HOTDICE_PAYOUT_POINTS, 600}, HOTDICE_FORM_ALL_ALIKE};
    const hotdice_group four_plus_two = {
        {HOTDICE_PAYOUT_POINTS, 600}, HOTDICE_FORM_FOUR_PLUS_TWO | HOTDICE_FORM_ALL_ALIKE};
    const uint32_t twenty = 20;
    const uint8_t four = 4;
    CHANGES(singles[2], twenty, hotdice_builder_set_single(builder, 2, 20));
    CHANGES(sets[3][6], points, hotdice_builder_set_of_a_kind(builder, 3, 6, points));
    CHANGES(sets[6][1], wins, hotdice_builder_set_of_a_kind(builder, 6, 1, wins));
    CHANGES(sets[2][5], points, hotdice_builder_set_of_a_kind(builder, 2, 5, points));
    CHANGES(straights[1][6], plus, hotdice_builder_set_straight(builder, 1, 6, plus));
    CHANGES(straights[2][6], loses, hotdice_builder_set_straight(builder, 2, 6, loses));
    CHANGES(three_pairs, four_plus_two, hotdice_builder_set_three_pairs(builder, four_plus_two));
    CHANGES(four_and_pair, all_alike, hotdice_builder_set_four_and_pair(builder, all_alike));
    CHANGES(two_triplets, group, hotdice_builder_set_two_triplets(builder, group));
    CHANGES(full_house, group, hotdice_builder_set_full_house(builder, group));
    CHANGES(toxic[2], four, hotdice_builder_set_toxic(builder, 2, 4));
}

static void each_number(void)
{
    const uint32_t points = 350, bonus = 500, target = 5000;
    const int32_t lowest = -1000;
    const uint8_t five = 5, three = 3;
    const hotdice_players players = {2, 4};
    CHANGES(dice, five, hotdice_builder_set_dice(builder, 5));
    CHANGES(scoreless_bonus, bonus, hotdice_builder_set_scoreless_bonus(builder, 500));
    CHANGES(opening, points, hotdice_builder_set_opening(builder, 350));
    CHANGES(minimum, points, hotdice_builder_set_minimum(builder, 350));
    CHANGES(granularity, points, hotdice_builder_set_granularity(builder, 350));
    CHANGES(first_throw_penalty, points, hotdice_builder_set_first_throw_penalty(builder, 350));
    CHANGES(lowest_total, lowest, hotdice_builder_set_lowest_total(builder, -1000));
    CHANGES(max_throws, three, hotdice_builder_set_max_throws(builder, 3));
    CHANGES(max_dice_left, three, hotdice_builder_set_max_dice_left(builder, 3));
    CHANGES(target, target, hotdice_builder_set_target(builder, 5000));
    CHANGES(players, players, hotdice_builder_set_players(builder, 2, 4));
}

static void each_choice(void)
{
    int32_t value;
    value = HOTDICE_COMBINATIONS_ON_FULL_THROW;
    CHANGES(combinations, value, hotdice_builder_set_combinations(builder, value));
    value = HOTDICE_SETS_OVERRIDE_SINGLES;
    CHANGES(set_rule, value, hotdice_builder_set_set_rule(builder, value));
    value = HOTDICE_KEEPING_ALL_SCORING;
    CHANGES(keeping, value, hotdice_builder_set_keeping(builder, value));
    value = HOTDICE_HOT_DICE_MUST;
    CHANGES(hot_dice, value, hotdice_builder_set_hot_dice(builder, value));
    value = HOTDICE_FINISH_EXACT;
    CHANGES(finish, value, hotdice_builder_set_finish(builder, value));
    value = HOTDICE_BUST_EFFECT_SUBTRACT;
    CHANGES(bust_effect, value, hotdice_builder_set_bust_effect(builder, value));
    value = HOTDICE_WINNING_BANK_EXCUSED;
    CHANGES(winning_bank, value, hotdice_builder_set_winning_bank(builder, value));
    for (value = HOTDICE_TIE_EARLIER_SEAT; value <= HOTDICE_TIE_PLAY_OFF; value++) {
        CHANGES(tie, value, hotdice_builder_set_tie(builder, value));
    }
    for (value = HOTDICE_CARRY_OVER_STRAIGHTS; value <= HOTDICE_CARRY_OVER_PROGRESSIVE; value++) {
        CHANGES(carry_over, value, hotdice_builder_set_carry_over(builder, value));
    }
    for (value = HOTDICE_FIRST_PLAYER_HIGHEST_THROW; value <= HOTDICE_FIRST_PLAYER_NAMED; value++) {
        CHANGES(first_player, value, hotdice_builder_set_first_player(builder, value));
    }
}

static void each_confirmation(void)
{
    const hotdice_confirmation points = {HOTDICE_CONFIRMATION_POINTS, 500};
    const hotdice_confirmation single = {HOTDICE_CONFIRMATION_SINGLE, 0};
    uint8_t kind;
    for (kind = HOTDICE_COMBINATION_STRAIGHT; kind <= HOTDICE_COMBINATION_SCORELESS; kind++) {
        CHANGES(confirmations[kind], points, hotdice_builder_set_confirmation(builder, kind, points));
        CHANGES(confirmations[kind], single, hotdice_builder_set_confirmation(builder, kind, single));
    }
}

static void each_piggyback_ending_and_streak(void)
{
    const hotdice_bust_streak points = {3, {0, 0, 0}, HOTDICE_PENALTY_POINTS, 500};
    const hotdice_bust_streak whole = {2, {0, 0, 0}, HOTDICE_PENALTY_WHOLE_TOTAL, 0};
    const hotdice_piggyback from_total = {HOTDICE_PIGGYBACK_FROM_TOTAL, 1500};
    const hotdice_ending ten_rounds = {HOTDICE_ENDING_ROUNDS, 10, {0, 0}};
    hotdice_piggyback piggyback = {0, 0};
    hotdice_ending ending = {0, 0, {0, 0}};
    CHANGES(bust_streak, points, hotdice_builder_set_bust_streak(builder, points));
    CHANGES(bust_streak, whole, hotdice_builder_set_bust_streak(builder, whole));
    for (piggyback.kind = HOTDICE_PIGGYBACK_ON; piggyback.kind <= HOTDICE_PIGGYBACK_ON_BOARD;
         piggyback.kind++) {
        CHANGES(piggyback, piggyback, hotdice_builder_set_piggyback(builder, piggyback));
    }
    CHANGES(piggyback, from_total, hotdice_builder_set_piggyback(builder, from_total));
    for (ending.kind = HOTDICE_ENDING_LAST_TURN; ending.kind <= HOTDICE_ENDING_FINISH_ROUND;
         ending.kind++) {
        CHANGES(ending, ending, hotdice_builder_set_ending(builder, ending));
    }
    CHANGES(ending, ten_rounds, hotdice_builder_set_ending(builder, ten_rounds));
}

static void formations_come_and_go(void)
{
    const hotdice_payout points = {HOTDICE_PAYOUT_POINTS, 500}, nothing = {HOTDICE_PAYOUT_NOTHING, 0};
    const hotdice_dice first = dice_of("2-2-4"), second = dice_of("3-6");
    struct options common, two;
    hotdice_builder *builder;
    SUCCEEDS(hotdice_builder_new(&builder));
    common = options_of_builder(builder);
    SUCCEEDS(hotdice_builder_set_formation(builder, first, points));
    SUCCEEDS(hotdice_builder_set_formation(builder, second, points));
    two = options_of_builder(builder);
    CHECK(two.formation_count == 2);
    CHECK(memcmp(&two.formations[0].dice, &first, sizeof first) == 0);
    CHECK(memcmp(&two.formations[1].dice, &second, sizeof second) == 0);
    CHECK(memcmp(&two.formations[1].payout, &points, sizeof points) == 0);
    SUCCEEDS(hotdice_builder_set_formation(builder, first, nothing));
    SUCCEEDS(hotdice_builder_set_formation(builder, second, nothing));
    two = options_of_builder(builder);
    CHECK(same(&two, &common));
    hotdice_builder_free(builder);
}

/* The sets of three to six 4s, worth 400 as a triplet, by this scheme. */
static void check_fours(hotdice_set_scheme scheme, const uint32_t points[4])
{
    const uint32_t triplets[6] = {1000, 200, 300, 400, 0, 600};
    struct options options;
    hotdice_builder *builder;
    size_t size;
    SUCCEEDS(hotdice_builder_new(&builder));
    SUCCEEDS(hotdice_builder_set_sets(builder, triplets, scheme));
    options = options_of_builder(builder);
    for (size = 3; size <= 6; size++) {
        CHECK(options.sets[size][4].points == points[size - 3]);
        CHECK(options.sets[size][5].kind == HOTDICE_PAYOUT_NOTHING);
    }
    hotdice_builder_free(builder);
}

static void each_scheme(void)
{
    const hotdice_set_scheme triplets_only = {HOTDICE_SET_SCHEME_TRIPLETS_ONLY, {0, 0, 0}};
    const hotdice_set_scheme doubling = {HOTDICE_SET_SCHEME_DOUBLING, {0, 0, 0}};
    const hotdice_set_scheme adding = {HOTDICE_SET_SCHEME_ADDING, {0, 0, 0}};
    const hotdice_set_scheme flat = {HOTDICE_SET_SCHEME_FLAT, {0, 0, 0}};
    const hotdice_set_scheme extra = {HOTDICE_SET_SCHEME_PER_EXTRA_DIE, {50, 0, 0}};
    const hotdice_set_scheme fixed = {HOTDICE_SET_SCHEME_FIXED, {1000, 2000, 3000}};
    const hotdice_set_scheme times = {HOTDICE_SET_SCHEME_TIMES, {2, 4, 10}};
    const uint32_t only[] = {400, 0, 0, 0}, doubled[] = {400, 800, 1600, 3200};
    const uint32_t added[] = {400, 800, 1200, 1600}, level[] = {400, 400, 400, 400};
    const uint32_t risen[] = {400, 450, 500, 550}, given[] = {400, 1000, 2000, 3000};
    const uint32_t multiplied[] = {400, 800, 1600, 4000};
    check_fours(triplets_only, only);
    check_fours(doubling, doubled);
    check_fours(adding, added);
    check_fours(flat, level);
    check_fours(extra, risen);
    check_fours(fixed, given);
    check_fours(times, multiplied);
}

static void presets_are_the_same_when_built_again(void)
{
    size_t place, length;
    char id[32];
    for (place = 0; place < hotdice_preset_count(); place++) {
        hotdice_rules *rules;
        hotdice_builder *builder;
        struct options preset, again;
        SUCCEEDS(hotdice_preset_id(place, id, sizeof id, &length));
        rules = rules_of(id);
        preset = options_of(rules);
        SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
        again = options_of_builder(builder);
        CHECK(same(&again, &preset));
        hotdice_builder_free(builder);
        hotdice_rules_free(rules);
    }
}

int main(void)
{
    each_pattern();
    each_number();
    each_choice();
    each_confirmation();
    each_piggyback_ending_and_streak();
    formations_come_and_go();
    each_scheme();
    presets_are_the_same_when_built_again();
    return 0;
}
