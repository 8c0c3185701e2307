/* What the options do that few games have: scripted turns of presets that have them, and of rules
 * built for the rest. */
#include "refused.h"

static const hotdice_account NEW_PLAYER;

static void throw_dice(hotdice_game *game, const char *dice, int32_t expected)
{
    int32_t bust;
    SUCCEEDS(hotdice_game_throw(game, dice_of(dice), &bust));
    CHECK(bust == expected);
}

static void keep_of(hotdice_game *game, const char *thrown, const char *kept)
{
    hotdice_keep keep;
    throw_dice(game, thrown, HOTDICE_BUST_NONE);
    SUCCEEDS(hotdice_game_keep(game, dice_of(kept), &keep));
}

static void bank(hotdice_game *game, uint32_t expected)
{
    uint32_t points;
    SUCCEEDS(hotdice_game_bank(game, &points));
    CHECK(points == expected);
}

static hotdice_game *game_of(const char *preset, uint8_t players)
{
    hotdice_rules *rules = rules_of(preset);
    hotdice_game *game;
    SUCCEEDS(hotdice_game_new(rules, players, 0, &game));
    hotdice_rules_free(rules);
    return game;
}

static hotdice_seat seat_of(const hotdice_game *game, uint8_t place)
{
    hotdice_seat seat;
    SUCCEEDS(hotdice_game_seat(game, place, &seat));
    return seat;
}

/* Whether the game offers this, with these dice left where they are. */
static int offers(const hotdice_game *game, uint32_t points, const char *held)
{
    const hotdice_offer offer = hotdice_turn_offer(hotdice_game_turn(game));
    const hotdice_dice dice = dice_of(held);
    return offer.points == points && memcmp(&offer.held.dice, &dice, sizeof dice) == 0;
}

static void a_turn_is_taken_over(void)
{
    hotdice_game *game = game_of("high-stakes", 2);
    const hotdice_turn *turn;
    CHECK(offers(game, 0, ""));
    keep_of(game, "1-1-1-2-3-4", "1-1-1");
    bank(game, 1000);
    CHECK(offers(game, 1000, "1-1-1"));
    SUCCEEDS(hotdice_game_take_over(game, &out.offer));
    CHECK(out.offer.points == 1000);
    turn = hotdice_game_turn(game);
    CHECK(hotdice_turn_phase(turn) == HOTDICE_PHASE_TO_THROW && hotdice_turn_throws(turn) == 0);
    CHECK(hotdice_turn_points(turn) == 1000 && hotdice_turn_dice_in_hand(turn) == 3);
    CHECK(offers(game, 0, ""));
    REFUSED(HOTDICE_STATUS_NO_OFFER, hotdice_game_take_over(game, &out.offer));
    REFUSED(HOTDICE_STATUS_NOTHING_KEPT, hotdice_game_bank(game, &out.number));
    keep_of(game, "1-2-3", "1");
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_game_take_over(game, &out.offer));
    bank(game, 1100);
    CHECK(seat_of(game, 0).account.total == 1000 && seat_of(game, 1).account.total == 1100);

    /* Who throws all dice instead leaves it; a bust leaves nothing. */
    CHECK(hotdice_game_round(game) == 1 && offers(game, 1100, "1-1-1-1"));
    throw_dice(game, "2-2-3-3-4-6", HOTDICE_BUST_NOTHING_SCORES);
    CHECK(offers(game, 0, ""));
    REFUSED(HOTDICE_STATUS_NO_OFFER, hotdice_game_take_over(game, &out.offer));
    hotdice_game_free(game);
}

static void hot_dice_are_taken_over_whole(void)
{
    hotdice_game *game = game_of("high-stakes", 2);
    keep_of(game, "1-1-1-5-5-5", "1-1-1-5-5-5");
    bank(game, 1500);
    CHECK(offers(game, 1500, ""));
    SUCCEEDS(hotdice_game_take_over(game, &out.offer));
    CHECK(hotdice_turn_dice_in_hand(hotdice_game_turn(game)) == 6);
    throw_dice(game, "2-2-3-3-4-6", HOTDICE_BUST_NOTHING_SCORES);
    CHECK(seat_of(game, 0).account.total == 1500 && seat_of(game, 1).account.total == 0);
    hotdice_game_free(game);
}

static void a_turn_by_itself_is_taken_over(void)
{
    hotdice_rules *rules = rules_of("high-stakes");
    hotdice_game *game = game_of("high-stakes", 2);
    hotdice_turn *turn;
    keep_of(game, "1-1-1-2-3-4", "1-1-1");
    bank(game, 1000);
    SUCCEEDS(hotdice_turn_copy(hotdice_game_turn(game), rules, &turn));
    CHECK(hotdice_turn_offer(turn).points == 1000);
    SUCCEEDS(hotdice_turn_take_over(turn, &out.offer));
    CHECK(out.offer.points == 1000 && hotdice_turn_points(turn) == 1000);
    REFUSED(HOTDICE_STATUS_NO_OFFER, hotdice_turn_take_over(turn, &out.offer));
    CHECK(offers(game, 1000, "1-1-1"));
    hotdice_turn_free(turn);
    hotdice_game_free(game);
    hotdice_rules_free(rules);
}

static void only_who_is_on_the_board_takes_over(void)
{
    hotdice_game *game = game_of("dice-10000", 2);
    keep_of(game, "1-1-1-2-3-4", "1-1-1");
    bank(game, 1000);
    CHECK(offers(game, 0, ""));
    REFUSED(HOTDICE_STATUS_NO_OFFER, hotdice_game_take_over(game, &out.offer));
    keep_of(game, "1-1-1-2-3-4", "1-1-1");
    bank(game, 1000);
    CHECK(offers(game, 1000, "1-1-1"));
    hotdice_game_free(game);
}

static int pends(const hotdice_game *game, int32_t kind, uint32_t points)
{
    const hotdice_confirmation pending = hotdice_turn_pending(hotdice_game_turn(game));
    return pending.kind == kind && pending.points == points;
}

static void a_straight_is_confirmed(void)
{
    hotdice_game *game = game_of("zehntausend", 2);
    keep_of(game, "1-2-3-4-5-6", "1-2-3-4-5-6");
    CHECK(pends(game, HOTDICE_CONFIRMATION_POINTS, 500));
    REFUSED(HOTDICE_STATUS_UNCONFIRMED, hotdice_game_bank(game, &out.number));
    SUCCEEDS(hotdice_turn_check_bank(hotdice_game_turn(game), &out.bank));
    CHECK(out.bank.refusal == HOTDICE_STATUS_UNCONFIRMED && out.bank.needed == 500);
    keep_of(game, "1-5-2-2-3-4", "1-5");
    CHECK(pends(game, HOTDICE_CONFIRMATION_POINTS, 350));
    keep_of(game, "1-1-1-2", "1-1-1");
    CHECK(pends(game, HOTDICE_CONFIRMATION_NONE, 0));
    SUCCEEDS(hotdice_game_take_back(game, &out.dice));
    CHECK(pends(game, HOTDICE_CONFIRMATION_POINTS, 350));
    SUCCEEDS(hotdice_game_keep(game, dice_of("1-1-1"), &out.keep));
    bank(game, 2650);
    hotdice_game_free(game);
}

static void a_set_is_confirmed_by_a_single(void)
{
    const hotdice_confirmation single = {HOTDICE_CONFIRMATION_SINGLE, 0};
    hotdice_builder *builder;
    hotdice_rules *rules;
    hotdice_turn *turn;
    SUCCEEDS(hotdice_builder_new(&builder));
    SUCCEEDS(hotdice_builder_set_confirmation(builder, HOTDICE_COMBINATION_SET, single));
    SUCCEEDS(hotdice_builder_build(builder, &rules));
    SUCCEEDS(hotdice_turn_new(rules, NEW_PLAYER, &turn));
    SUCCEEDS(hotdice_turn_throw(turn, dice_of("2-2-2-3-4-6"), &out.bust));
    SUCCEEDS(hotdice_turn_keep(turn, dice_of("2-2-2"), &out.keep));
    CHECK(hotdice_turn_pending(turn).kind == HOTDICE_CONFIRMATION_SINGLE);
    REFUSED(HOTDICE_STATUS_UNCONFIRMED, hotdice_turn_bank(turn, &out.number));
    SUCCEEDS(hotdice_turn_check_bank(turn, &out.bank));
    CHECK(out.bank.refusal == HOTDICE_STATUS_UNCONFIRMED && out.bank.needed == 0);
    SUCCEEDS(hotdice_turn_throw(turn, dice_of("2-3-5"), &out.bust));
    SUCCEEDS(hotdice_turn_keep(turn, dice_of("5"), &out.keep));
    SUCCEEDS(hotdice_turn_bank(turn, &out.number));
    CHECK(out.number == 250);
    hotdice_turn_free(turn);
    hotdice_rules_free(rules);
    hotdice_builder_free(builder);
}

static void three_throws_are_all(void)
{
    hotdice_dice_source *source;
    hotdice_game *game = game_of("berliner-macke", 2);
    keep_of(game, "1-1-1-2-3", "1-1-1");
    keep_of(game, "1-2", "1");
    keep_of(game, "5", "5");
    CHECK(hotdice_turn_phase(hotdice_game_turn(game)) == HOTDICE_PHASE_TO_DECIDE);
    CHECK(hotdice_turn_dice_in_hand(hotdice_game_turn(game)) == 0);
    SUCCEEDS(hotdice_dice_source_seeded(7, &source));
    REFUSED(HOTDICE_STATUS_NO_THROW_LEFT,
            hotdice_game_throw(game, dice_of("1-1-1-1-1"), &out.bust));
    REFUSED(HOTDICE_STATUS_NO_THROW_LEFT,
            hotdice_game_throw_from(game, source, &out.thrown, &out.bust));
    SUCCEEDS(hotdice_dice_source_position(source, &out.seed, &out.position));
    CHECK(out.position == 0);
    hotdice_dice_source_free(source);
    bank(game, 1150);

    /* 250 points cannot be banked, where every bank needs 350. */
    keep_of(game, "1-2-3-4-6", "1");
    keep_of(game, "1-2-3-3", "1");
    throw_dice(game, "5-2-3", HOTDICE_BUST_LAST_THROW);
    CHECK(hotdice_game_current(game) == 0 && seat_of(game, 1).account.total == 0);
    hotdice_game_free(game);
}

static void a_turn_by_itself_has_its_last_throw(void)
{
    hotdice_rules *rules = rules_of("berliner-macke");
    hotdice_dice_source *source;
    hotdice_turn *turn;
    size_t i;
    SUCCEEDS(hotdice_dice_source_seeded(7, &source));
    SUCCEEDS(hotdice_turn_new(rules, NEW_PLAYER, &turn));
    for (i = 0; i < 3; i++) {
        SUCCEEDS(hotdice_turn_throw(turn, dice_of("1-1-1-5-5"), &out.bust));
        SUCCEEDS(hotdice_turn_keep(turn, dice_of("1-1-1-5-5"), &out.keep));
    }
    REFUSED(HOTDICE_STATUS_NO_THROW_LEFT,
            hotdice_turn_throw(turn, dice_of("1-1-1-5-5"), &out.bust));
    REFUSED(HOTDICE_STATUS_NO_THROW_LEFT,
            hotdice_turn_throw_from(turn, source, &out.thrown, &out.bust));
    SUCCEEDS(hotdice_turn_bank(turn, &out.number));
    CHECK(out.number == 3300);
    hotdice_turn_free(turn);
    hotdice_dice_source_free(source);
    hotdice_rules_free(rules);
}

static void ten_rounds_are_played(void)
{
    hotdice_game *game = game_of("farkle-ten", 2);
    hotdice_outcome outcome;
    uint32_t turns;
    for (turns = 0; turns < 20; turns++) {
        CHECK(hotdice_game_outcome(game).reason == HOTDICE_REASON_NONE);
        CHECK(hotdice_game_round(game) == turns / 2);
        if (turns == 7) {
            keep_of(game, "1-1-1-2-3-4", "1-1-1");
            bank(game, 1000);
        } else {
            SUCCEEDS(hotdice_game_forfeit(game));
        }
    }
    outcome = hotdice_game_outcome(game);
    CHECK(outcome.reason == HOTDICE_REASON_ROUNDS && outcome.winners == 1u << 1);
    hotdice_game_free(game);
}

static void a_tie_is_played_off(void)
{
    const hotdice_ending one_round = {HOTDICE_ENDING_ROUNDS, 1, {0, 0}};
    hotdice_builder *builder;
    hotdice_rules *rules;
    hotdice_game *game;
    int i;
    SUCCEEDS(hotdice_builder_new(&builder));
    SUCCEEDS(hotdice_builder_set_ending(builder, one_round));
    SUCCEEDS(hotdice_builder_set_tie(builder, HOTDICE_TIE_PLAY_OFF));
    SUCCEEDS(hotdice_builder_build(builder, &rules));
    hotdice_builder_free(builder);
    SUCCEEDS(hotdice_game_new(rules, 3, 0, &game));
    hotdice_rules_free(rules);
    for (i = 0; i < 2; i++) {
        keep_of(game, "1-1-1-2-3-4", "1-1-1");
        bank(game, 1000);
    }
    SUCCEEDS(hotdice_game_forfeit(game));
    CHECK(hotdice_game_outcome(game).reason == HOTDICE_REASON_NONE);
    CHECK(hotdice_game_is_ending(game) == 1 && hotdice_game_due(game) == (1u << 0 | 1u << 1));
    SUCCEEDS(hotdice_game_forfeit(game));
    keep_of(game, "1-2-2-3-4-6", "1");
    bank(game, 100);
    CHECK(hotdice_game_outcome(game).winners == 1u << 1);
    CHECK(hotdice_game_outcome(game).reason == HOTDICE_REASON_ROUNDS);
    hotdice_game_free(game);
}

static void the_round_is_finished(void)
{
    hotdice_game *game;
    hotdice_builder *builder;
    hotdice_rules *rules = rules_of("berliner-macke");
    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    hotdice_rules_free(rules);
    SUCCEEDS(hotdice_builder_set_target(builder, 1000));
    SUCCEEDS(hotdice_builder_build(builder, &rules));
    hotdice_builder_free(builder);
    SUCCEEDS(hotdice_game_new(rules, 3, 0, &game));
    hotdice_rules_free(rules);
    SUCCEEDS(hotdice_game_forfeit(game));
    keep_of(game, "1-1-1-2-3", "1-1-1");
    bank(game, 1000);
    CHECK(hotdice_game_due(game) == 1u << 2 && hotdice_game_current(game) == 2);
    SUCCEEDS(hotdice_game_forfeit(game));
    CHECK(hotdice_game_outcome(game).winners == 1u << 1);
    hotdice_game_free(game);
}

static void lose_a_turn(hotdice_game *game)
{
    keep_of(game, "1-2-3-4-6-6", "1");
    throw_dice(game, "2-2-3-4-6", HOTDICE_BUST_NOTHING_SCORES);
}

static void three_busts_cost_500(void)
{
    hotdice_game *game = game_of("zilch", 1);
    lose_a_turn(game);
    CHECK(seat_of(game, 0).busts == 1);
    lose_a_turn(game);
    CHECK(seat_of(game, 0).busts == 2 && seat_of(game, 0).account.total == 0);
    SUCCEEDS(hotdice_game_forfeit(game));
    CHECK(seat_of(game, 0).busts == 2);
    lose_a_turn(game);
    CHECK(seat_of(game, 0).busts == 0 && seat_of(game, 0).account.total == -500);
    lose_a_turn(game);
    keep_of(game, "1-1-1-2-3-4", "1-1-1");
    bank(game, 1000);
    CHECK(seat_of(game, 0).busts == 0 && seat_of(game, 0).account.total == 500);
    hotdice_game_free(game);
}

/* A bust costs the turn points as well, one on the first throw 200, and two in a row all there is; but
 * nobody falls below -250. */
static hotdice_rules *harsh_rules(void)
{
    const hotdice_bust_streak streak = {2, {0, 0, 0}, HOTDICE_PENALTY_WHOLE_TOTAL, 0};
    hotdice_builder *builder;
    hotdice_rules *rules;
    SUCCEEDS(hotdice_builder_new(&builder));
    SUCCEEDS(hotdice_builder_set_bust_effect(builder, HOTDICE_BUST_EFFECT_SUBTRACT));
    SUCCEEDS(hotdice_builder_set_first_throw_penalty(builder, 200));
    SUCCEEDS(hotdice_builder_set_bust_streak(builder, streak));
    SUCCEEDS(hotdice_builder_set_lowest_total(builder, -250));
    SUCCEEDS(hotdice_builder_build(builder, &rules));
    hotdice_builder_free(builder);
    return rules;
}

static void busts_cost_what_the_rules_say(void)
{
    hotdice_rules *rules = harsh_rules();
    hotdice_game *game;
    SUCCEEDS(hotdice_game_new(rules, 1, 0, &game));
    hotdice_rules_free(rules);
    throw_dice(game, "2-2-3-3-4-6", HOTDICE_BUST_NOTHING_SCORES);
    CHECK(seat_of(game, 0).account.total == -200 && seat_of(game, 0).busts == 1);
    throw_dice(game, "2-2-3-3-4-6", HOTDICE_BUST_NOTHING_SCORES);
    CHECK(seat_of(game, 0).account.total == -250 && seat_of(game, 0).busts == 0);
    keep_of(game, "1-1-1-5-5-5", "1-1-1-5-5-5");
    bank(game, 1500);
    lose_a_turn(game);
    CHECK(seat_of(game, 0).account.total == 1150 && seat_of(game, 0).busts == 1);
    lose_a_turn(game);
    CHECK(seat_of(game, 0).account.total == 0 && seat_of(game, 0).busts == 0);
    hotdice_game_free(game);
}

/* Banks are multiples of 100, leave at most three dice, and need 300 points unless they win. */
static hotdice_rules *picky_rules(void)
{
    hotdice_builder *builder;
    hotdice_rules *rules;
    SUCCEEDS(hotdice_builder_new(&builder));
    SUCCEEDS(hotdice_builder_set_granularity(builder, 100));
    SUCCEEDS(hotdice_builder_set_max_dice_left(builder, 3));
    SUCCEEDS(hotdice_builder_set_minimum(builder, 300));
    SUCCEEDS(hotdice_builder_set_winning_bank(builder, HOTDICE_WINNING_BANK_EXCUSED));
    SUCCEEDS(hotdice_builder_build(builder, &rules));
    hotdice_builder_free(builder);
    return rules;
}

static void refuse_bank(hotdice_turn *turn, hotdice_status refusal, int64_t needed)
{
    SUCCEEDS(hotdice_turn_check_bank(turn, &out.bank));
    CHECK(out.bank.refusal == refusal && out.bank.needed == needed);
}

static void banks_are_refused(void)
{
    const hotdice_account on_board = {5000, 1, {0, 0, 0}}, near = {9800, 1, {0, 0, 0}};
    hotdice_rules *rules = picky_rules();
    hotdice_game *game;
    hotdice_turn *turn;
    SUCCEEDS(hotdice_turn_new(rules, on_board, &turn));
    SUCCEEDS(hotdice_turn_throw(turn, dice_of("4-4-4-5-2-3"), &out.bust));
    SUCCEEDS(hotdice_turn_keep(turn, dice_of("4-4-4-5"), &out.keep));
    REFUSED(HOTDICE_STATUS_NO_MULTIPLE, hotdice_turn_bank(turn, &out.number));
    refuse_bank(turn, HOTDICE_STATUS_NO_MULTIPLE, 100);
    hotdice_turn_free(turn);

    SUCCEEDS(hotdice_turn_new(rules, near, &turn));
    SUCCEEDS(hotdice_turn_throw(turn, dice_of("1-1-2-3-4-6"), &out.bust));
    SUCCEEDS(hotdice_turn_keep(turn, dice_of("1"), &out.keep));
    refuse_bank(turn, HOTDICE_STATUS_BELOW_MINIMUM, 300);
    SUCCEEDS(hotdice_turn_take_back(turn, &out.dice));
    SUCCEEDS(hotdice_turn_keep(turn, dice_of("1-1"), &out.keep));
    REFUSED(HOTDICE_STATUS_DICE_LEFT, hotdice_turn_bank(turn, &out.number));
    refuse_bank(turn, HOTDICE_STATUS_DICE_LEFT, 3);
    hotdice_turn_free(turn);

    SUCCEEDS(hotdice_game_new(rules, 2, 0, &game));
    keep_of(game, "4-4-4-5-2-3", "4-4-4-5");
    REFUSED(HOTDICE_STATUS_NO_MULTIPLE, hotdice_game_bank(game, &out.number));
    hotdice_game_free(game);
    hotdice_rules_free(rules);
}

/* All that a bank can be refused for besides, in one game. */
static hotdice_rules *strict_rules(void)
{
    hotdice_builder *builder;
    hotdice_rules *rules;
    SUCCEEDS(hotdice_builder_new(&builder));
    SUCCEEDS(hotdice_builder_set_opening(builder, 500));
    SUCCEEDS(hotdice_builder_set_minimum(builder, 300));
    SUCCEEDS(hotdice_builder_set_max_dice_left(builder, 2));
    SUCCEEDS(hotdice_builder_set_hot_dice(builder, HOTDICE_HOT_DICE_MUST));
    SUCCEEDS(hotdice_builder_set_target(builder, 2000));
    SUCCEEDS(hotdice_builder_set_finish(builder, HOTDICE_FINISH_EXACT));
    SUCCEEDS(hotdice_builder_build(builder, &rules));
    hotdice_builder_free(builder);
    return rules;
}

static void banks_of_a_game_are_refused(void)
{
    hotdice_rules *rules = strict_rules();
    hotdice_game *game;
    SUCCEEDS(hotdice_game_new(rules, 1, 0, &game));
    hotdice_rules_free(rules);
    keep_of(game, "1-2-2-3-4-6", "1");
    REFUSED(HOTDICE_STATUS_BELOW_OPENING, hotdice_game_bank(game, &out.number));
    keep_of(game, "1-1-1-2-3", "1-1-1");
    bank(game, 1100);
    keep_of(game, "1-2-2-3-4-6", "1");
    REFUSED(HOTDICE_STATUS_BELOW_MINIMUM, hotdice_game_bank(game, &out.number));
    SUCCEEDS(hotdice_game_forfeit(game));
    keep_of(game, "3-3-3-2-4-6", "3-3-3");
    REFUSED(HOTDICE_STATUS_DICE_LEFT, hotdice_game_bank(game, &out.number));
    SUCCEEDS(hotdice_game_forfeit(game));
    keep_of(game, "1-1-1-2-4-6", "1-1-1");
    REFUSED(HOTDICE_STATUS_ABOVE_TARGET, hotdice_game_bank(game, &out.number));
    SUCCEEDS(hotdice_game_forfeit(game));
    keep_of(game, "3-3-3-1-5-5", "3-3-3-1-5-5");
    REFUSED(HOTDICE_STATUS_HOT_DICE, hotdice_game_bank(game, &out.number));
    hotdice_game_free(game);
}

int main(void)
{
    a_turn_is_taken_over();
    hot_dice_are_taken_over_whole();
    a_turn_by_itself_is_taken_over();
    only_who_is_on_the_board_takes_over();
    a_straight_is_confirmed();
    a_set_is_confirmed_by_a_single();
    three_throws_are_all();
    a_turn_by_itself_has_its_last_throw();
    ten_rounds_are_played();
    a_tie_is_played_off();
    the_round_is_finished();
    three_busts_cost_500();
    busts_cost_what_the_rules_say();
    banks_are_refused();
    banks_of_a_game_are_refused();
    return 0;
}
