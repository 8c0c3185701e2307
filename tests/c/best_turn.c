/* The best turn: values, thresholds, distributions, long runs and advice. The numbers are published,
 * or were computed by two programs other than this library. */
#include "near.h"

static const hotdice_account ON_BOARD = {1000, 1, {0, 0, 0}};

static hotdice_best_turn *best_of(const hotdice_rules *rules)
{
    hotdice_best_turn *best;
    SUCCEEDS(hotdice_best_turn_new(rules, &best));
    return best;
}

static double expected_of(const hotdice_best_turn *best, int32_t turns)
{
    double points;
    SUCCEEDS(hotdice_best_turn_expected(best, turns, &points));
    return points;
}

static double throwing(const hotdice_best_turn *best, uint32_t at_risk, uint8_t dice)
{
    double points;
    SUCCEEDS(hotdice_best_turn_throwing(best, HOTDICE_TURNS_ON_BOARD, at_risk, dice, &points));
    return points;
}

static uint32_t bank_at(const hotdice_best_turn *best, uint8_t dice)
{
    uint32_t points;
    SUCCEEDS(hotdice_best_turn_bank_at(best, HOTDICE_TURNS_ON_BOARD, dice, &points));
    return points;
}

static void the_turn_of_busche_and_neller(void)
{
    static const double values[] = {168.897065, 147.379114, 161.636972, 207.535614, 306.681829};
    static const uint32_t banks[] = {250, 250, 400, 1000, 2900, 10050};
    hotdice_rules *rules = rules_of("busche-neller");
    hotdice_best_turn *best = best_of(rules);
    uint8_t dice;
    hotdice_rules_free(rules);
    NEAR(expected_of(best, HOTDICE_TURNS_ON_BOARD), 446.571440343728, 1e-11);
    NEAR(expected_of(best, HOTDICE_TURNS_OPENING), 446.571440343728, 1e-11);
    NEAR(throwing(best, 0, 6), 446.571440343728, 1e-11);
    for (dice = 1; dice <= 5; dice++) {
        NEAR(throwing(best, 0, dice), values[dice - 1], 5e-7);
    }
    for (dice = 1; dice <= 6; dice++) {
        CHECK(bank_at(best, dice) == banks[dice - 1]);
    }
    hotdice_best_turn_free(best);
}

static void a_first_bank_with_a_higher_minimum(void)
{
    hotdice_rules *rules = rules_of("busche-neller"), *opening;
    hotdice_builder *builder;
    hotdice_best_turn *best;
    uint32_t bank;
    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    SUCCEEDS(hotdice_builder_set_opening(builder, 500));
    SUCCEEDS(hotdice_builder_set_minimum(builder, 300));
    SUCCEEDS(hotdice_builder_build(builder, &opening));
    best = best_of(opening);
    NEAR(expected_of(best, HOTDICE_TURNS_ON_BOARD), 446.206889, 5e-7);
    NEAR(expected_of(best, HOTDICE_TURNS_OPENING), 406.799260, 5e-7);
    SUCCEEDS(hotdice_best_turn_bank_at(best, HOTDICE_TURNS_OPENING, 2, &bank));
    CHECK(bank == 500);
    CHECK(bank_at(best, 2) == 300);
    hotdice_best_turn_free(best);
    hotdice_rules_free(opening);
    hotdice_builder_free(builder);
    hotdice_rules_free(rules);
}

/* Where a throw of six dice always scores, they are never banked. */
static void the_long_run_of_zilch(void)
{
    static const double relative[] = {0, -11.187403, -73.697974};
    hotdice_rules *rules = rules_of("zilch");
    hotdice_best_turn *best = best_of(rules);
    double values[3], average;
    size_t i, count;
    NEAR(expected_of(best, HOTDICE_TURNS_ON_BOARD), 623.017488974821, 1e-11);
    CHECK(bank_at(best, 6) == HOTDICE_NEVER);
    SUCCEEDS(hotdice_best_turn_average(best, &average));
    NEAR(average, 620.8546722769, 1e-9);
    SUCCEEDS(hotdice_best_turn_relative(best, values, 3, &count));
    CHECK(count == 3);
    for (i = 0; i < 3; i++) {
        NEAR(values[i], relative[i], 5e-7);
    }
    hotdice_best_turn_free(best);
    hotdice_rules_free(rules);
}

static void a_distribution_sums_to_one(void)
{
    hotdice_rules *rules = rules_of("busche-neller");
    hotdice_best_turn *best = best_of(rules);
    hotdice_distribution distribution;
    hotdice_bank_chance *chances;
    double sum, points = 0, average;
    size_t i, count, written;
    SUCCEEDS(hotdice_best_turn_distribution(best, HOTDICE_TURNS_ON_BOARD, &distribution));
    SUCCEEDS(hotdice_best_turn_banks(best, HOTDICE_TURNS_ON_BOARD, NULL, 0, &count));
    chances = malloc(count * sizeof *chances);
    CHECK(chances != NULL);
    SUCCEEDS(hotdice_best_turn_banks(best, HOTDICE_TURNS_ON_BOARD, chances, count, &written));
    CHECK(written == count);
    sum = distribution.bust + distribution.won;
    for (i = 0; i < count; i++) {
        CHECK(chances[i].points % 50 == 0 && chances[i].probability > 0);
        CHECK(i == 0 || chances[i].points > chances[i - 1].points);
        sum += chances[i].probability;
        points += chances[i].points * chances[i].probability;
    }
    /* With any number of dice left, less is better thrown again. */
    CHECK(chances[0].points == 250);
    NEAR(sum, 1, 1e-12);
    NEAR(points, 446.571440343728, 1e-9);
    NEAR(distribution.mean, 446.571440343728, 1e-9);
    NEAR(distribution.won, 0, 0);
    CHECK(distribution.throws > 1);
    /* Without penalties the long run is that of any turn. */
    SUCCEEDS(hotdice_best_turn_average(best, &average));
    NEAR(average, 446.571440343728, 1e-9);
    free(chances);
    hotdice_best_turn_free(best);
    hotdice_rules_free(rules);
}

/* Of one throw the odds are exact, and what it brings at best is known. */
static void a_turn_of_one_throw(void)
{
    static const hotdice_held NOTHING_HELD;
    hotdice_rules *rules = rules_of("busche-neller"), *once;
    hotdice_builder *builder;
    hotdice_best_turn *best;
    hotdice_distribution distribution;
    hotdice_odds odds;
    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    SUCCEEDS(hotdice_builder_set_max_throws(builder, 1));
    SUCCEEDS(hotdice_builder_build(builder, &once));
    best = best_of(once);
    SUCCEEDS(hotdice_rules_odds(rules, NOTHING_HELD, 6, &odds));
    NEAR(expected_of(best, HOTDICE_TURNS_ON_BOARD), 308.883102, 5e-7);
    SUCCEEDS(hotdice_best_turn_distribution(best, HOTDICE_TURNS_OPENING, &distribution));
    NEAR(distribution.mean, 308.883102, 5e-7);
    NEAR(distribution.bust, (double)odds.busts / (double)odds.throws, 1e-12);
    NEAR(distribution.throws, 1, 1e-12);
    hotdice_best_turn_free(best);
    hotdice_rules_free(once);
    hotdice_builder_free(builder);
    hotdice_rules_free(rules);
}

static hotdice_advice first_advice(const hotdice_best_turn *best, const hotdice_turn *turn,
                                   size_t expected)
{
    hotdice_advice advice[HOTDICE_MAX_KEEPS];
    size_t i, count;
    SUCCEEDS(hotdice_best_turn_advice(best, turn, advice, HOTDICE_MAX_KEEPS, &count));
    CHECK(count == expected);
    for (i = 1; i < count; i++) {
        CHECK(advice[i].value <= advice[i - 1].value);
    }
    return advice[0];
}

/* A turn of Busche and Neller: the 1 and five dice are better than the 1, the 5 and four dice. */
static void advice_for_every_phase_of_a_turn(void)
{
    hotdice_rules *rules = rules_of("busche-neller");
    hotdice_best_turn *best = best_of(rules);
    const hotdice_dice one = dice_of("1"), ones = dice_of("1-1-1"), none = dice_of("");
    hotdice_advice advice;
    hotdice_turn *turn;
    hotdice_keep keep;
    int32_t bust;
    uint32_t points;
    size_t count;
    SUCCEEDS(hotdice_turn_new(rules, ON_BOARD, &turn));
    advice = first_advice(best, turn, 1);
    CHECK(advice.decision == HOTDICE_DECISION_THROW);
    CHECK(memcmp(&advice.dice, &none, sizeof none) == 0 && advice.partition.len == 0);
    NEAR(advice.value, 446.571440343728, 1e-11);

    SUCCEEDS(hotdice_turn_throw(turn, dice_of("1-2-2-3-4-5"), &bust));
    advice = first_advice(best, turn, 3);
    CHECK(advice.decision == HOTDICE_DECISION_KEEP && advice.partition.len == 0);
    CHECK(memcmp(&advice.dice, &one, sizeof one) == 0);
    NEAR(advice.value, throwing(best, 100, 5), 1e-12);

    SUCCEEDS(hotdice_turn_keep(turn, one, &keep));
    advice = first_advice(best, turn, 2);
    CHECK(advice.decision == HOTDICE_DECISION_THROW);
    SUCCEEDS(hotdice_turn_throw(turn, dice_of("1-1-1-3-4"), &bust));
    SUCCEEDS(hotdice_turn_keep(turn, ones, &keep));
    advice = first_advice(best, turn, 2);
    CHECK(advice.decision == HOTDICE_DECISION_BANK);
    NEAR(advice.value, 1100, 0);
    SUCCEEDS(hotdice_turn_bank(turn, &points));
    SUCCEEDS(hotdice_best_turn_advice(best, turn, NULL, 0, &count));
    CHECK(count == 0);
    hotdice_turn_free(turn);
    hotdice_best_turn_free(best);
    hotdice_rules_free(rules);
}

int main(void)
{
    the_turn_of_busche_and_neller();
    a_first_bank_with_a_higher_minimum();
    the_long_run_of_zilch();
    a_distribution_sums_to_one();
    a_turn_of_one_throw();
    advice_for_every_phase_of_a_turn();
    return 0;
}
