/* Games that never end: refused where the rules show it, and else given up by whoever plays. */
#include "step.h"

static hotdice_builder *exactly(uint32_t target)
{
    hotdice_builder *builder;
    SUCCEEDS(hotdice_builder_new(&builder));
    SUCCEEDS(hotdice_builder_set_target(builder, target));
    SUCCEEDS(hotdice_builder_set_finish(builder, HOTDICE_FINISH_EXACT));
    return builder;
}

static void an_exact_target_that_no_total_can_be_is_refused(void)
{
    hotdice_builder *builder = exactly(9999);
    hotdice_rules *rules;
    char faults[200];
    size_t length;
    ENDS(HOTDICE_STATUS_BAD_RULES, hotdice_builder_build(builder, &rules));
    SUCCEEDS(hotdice_builder_faults(builder, faults, sizeof faults, &length));
    CHECK(strcmp(faults, "target: every total is a multiple of 50 points, "
                         "and so never exactly 9999\n") == 0);
    hotdice_builder_free(builder);
}

/* All that the players need are 50 points, and a bank needs 100. */
static void a_game_is_given_up_after_so_many_turns(void)
{
    enum { MOST_TURNS = 200 };
    const hotdice_dice fives = dice_of("5-2-2-3-3-4");
    hotdice_builder *builder = exactly(150);
    hotdice_rules *rules;
    hotdice_game *game;
    hotdice_keep kept;
    int32_t bust;
    uint32_t points;
    SUCCEEDS(hotdice_builder_set_minimum(builder, 100));
    SUCCEEDS(hotdice_builder_build(builder, &rules));
    SUCCEEDS(hotdice_game_new(rules, 1, 0, &game));
    SUCCEEDS(hotdice_game_throw(game, dice_of("1-2-2-3-3-4"), &bust));
    SUCCEEDS(hotdice_game_keep(game, dice_of("1"), &kept));
    SUCCEEDS(hotdice_game_bank(game, &points));
    while (goes_on(game) && hotdice_game_turns(game) < MOST_TURNS) {
        SUCCEEDS(hotdice_game_throw(game, fives, &bust));
        SUCCEEDS(hotdice_game_keep(game, dice_of("5"), &kept));
        ENDS(HOTDICE_STATUS_BELOW_MINIMUM, hotdice_game_bank(game, &points));
        SUCCEEDS(hotdice_game_forfeit(game));
    }
    CHECK(goes_on(game));
    CHECK(hotdice_game_turns(game) == MOST_TURNS);
    hotdice_game_free(game);
    hotdice_rules_free(rules);
    hotdice_builder_free(builder);
}

/* Where all dice score, a turn has no end of its own. */
static void a_turn_is_given_up_after_so_many_throws(void)
{
    enum { MOST_THROWS = 1000 };
    hotdice_rules *rules = rules_of("busche-neller");
    const hotdice_dice ones = dice_of("1-1-1-1-1-1");
    hotdice_game *game;
    hotdice_keep kept;
    int32_t bust;
    SUCCEEDS(hotdice_game_new(rules, 1, 0, &game));
    while (hotdice_turn_throws(hotdice_game_turn(game)) < MOST_THROWS) {
        SUCCEEDS(hotdice_game_throw(game, ones, &bust));
        SUCCEEDS(hotdice_game_keep(game, ones, &kept));
    }
    CHECK(hotdice_turn_points(hotdice_game_turn(game)) == 2000u * MOST_THROWS);
    SUCCEEDS(hotdice_game_forfeit(game));
    CHECK(hotdice_game_turns(game) == 1);
    hotdice_game_free(game);
    hotdice_rules_free(rules);
}

int main(void)
{
    an_exact_target_that_no_total_can_be_is_refused();
    a_game_is_given_up_after_so_many_turns();
    a_turn_is_given_up_after_so_many_throws();
    return 0;
}
