/* Objects outlive what they were made from, and copies go their own way. */
#include "step.h"

static const hotdice_account NEW_PLAYER;

static void a_turn_outlives_its_rules(void)
{
    hotdice_rules *rules = rules_of("farkle"), *other = rules_of("titusind");
    hotdice_turn *turn, *copy;
    hotdice_keep keep;
    hotdice_dice dice;
    int32_t bust;
    uint32_t points;
    SUCCEEDS(hotdice_turn_new(rules, NEW_PLAYER, &turn));
    SUCCEEDS(hotdice_turn_copy(turn, rules, &copy));
    hotdice_rules_free(rules);
    /* What takes the memory of the rules now must not be taken for them. */
    hotdice_rules_free(other);
    other = rules_of("cien-mil");
    SUCCEEDS(hotdice_turn_throw(turn, dice_of("1-1-1-5-2-3"), &bust));
    SUCCEEDS(hotdice_turn_keep(turn, dice_of("1-1-1"), &keep));
    CHECK(keep.points == 1000);
    CHECK(hotdice_turn_phase(copy) == HOTDICE_PHASE_TO_THROW);
    SUCCEEDS(hotdice_turn_take_back(turn, &dice));
    SUCCEEDS(hotdice_turn_keep(turn, dice_of("1-1-1-5"), &keep));
    SUCCEEDS(hotdice_turn_bank(turn, &points));
    CHECK(points == 1050);
    hotdice_turn_free(turn);

    SUCCEEDS(hotdice_turn_throw(copy, dice_of("5-2-3-4-4-6"), &bust));
    SUCCEEDS(hotdice_turn_keep(copy, dice_of("5"), &keep));
    CHECK(keep.points == 50);
    hotdice_turn_free(copy);
    hotdice_rules_free(other);
}

static void play_to_the_end(hotdice_game *game, uint64_t seed)
{
    hotdice_dice_source *source;
    SUCCEEDS(hotdice_dice_source_seeded(seed, &source));
    while (goes_on(game)) {
        step(game, source);
    }
    hotdice_dice_source_free(source);
}

static void a_game_outlives_its_rules_and_a_copy_its_game(void)
{
    hotdice_rules *rules = rules_of("titusind");
    hotdice_game *game, *copy, *copy_of_copy;
    uint8_t bytes[3][HOTDICE_MAX_SAVE];
    size_t lengths[3], i;
    hotdice_game *games[3];
    SUCCEEDS(hotdice_game_new(rules, 2, 1, &game));
    hotdice_rules_free(rules);
    SUCCEEDS(hotdice_game_copy(game, &copy));
    play_to_the_end(game, 7);
    CHECK(hotdice_game_turns(copy) == 0);
    SUCCEEDS(hotdice_game_copy(copy, &copy_of_copy));
    play_to_the_end(copy, 7);
    CHECK(hotdice_game_turns(copy_of_copy) == 0);
    play_to_the_end(copy_of_copy, 7);
    games[0] = game;
    games[1] = copy;
    games[2] = copy_of_copy;
    for (i = 0; i < 3; i++) {
        SUCCEEDS(hotdice_game_save(games[i], bytes[i], HOTDICE_MAX_SAVE, &lengths[i]));
        CHECK(lengths[i] == lengths[0] && memcmp(bytes[i], bytes[0], lengths[0]) == 0);
        hotdice_game_free(games[i]);
    }
}

static void a_copy_of_the_turn_of_a_game_outlives_the_game(void)
{
    hotdice_rules *rules = rules_of("farkle");
    hotdice_game *game;
    hotdice_turn *copy;
    hotdice_keep keep;
    int32_t bust;
    SUCCEEDS(hotdice_game_new(rules, 2, 0, &game));
    SUCCEEDS(hotdice_game_throw(game, dice_of("1-1-2-2-3-4"), &bust));
    SUCCEEDS(hotdice_turn_copy(hotdice_game_turn(game), rules, &copy));
    hotdice_rules_free(rules);
    hotdice_game_free(game);
    SUCCEEDS(hotdice_turn_keep(copy, dice_of("1-1"), &keep));
    CHECK(keep.points == 200 && hotdice_turn_dice_in_hand(copy) == 4);
    hotdice_turn_free(copy);
}

/* To try what comes of it, and not do it. */
static void a_keep_in_a_copy_is_none_in_the_game(void)
{
    hotdice_rules *rules = rules_of("farkle");
    hotdice_game *game, *copy;
    hotdice_keep keep;
    int32_t bust;
    SUCCEEDS(hotdice_game_new(rules, 2, 0, &game));
    SUCCEEDS(hotdice_game_throw(game, dice_of("1-1-2-2-3-4"), &bust));
    SUCCEEDS(hotdice_game_copy(game, &copy));
    SUCCEEDS(hotdice_game_keep(copy, dice_of("1"), &keep));
    CHECK(hotdice_turn_phase(hotdice_game_turn(copy)) == HOTDICE_PHASE_TO_DECIDE);
    CHECK(hotdice_turn_phase(hotdice_game_turn(game)) == HOTDICE_PHASE_TO_KEEP);
    CHECK(hotdice_turn_points(hotdice_game_turn(copy)) == 100);
    CHECK(hotdice_turn_points(hotdice_game_turn(game)) == 0);
    hotdice_game_free(game);
    hotdice_game_free(copy);
    hotdice_rules_free(rules);
}

static void a_builder_outlives_the_rules_and_rules_the_builder(void)
{
    hotdice_rules *rules = rules_of("crapola"), *built;
    hotdice_builder *builder;
    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    hotdice_rules_free(rules);
    SUCCEEDS(hotdice_builder_build(builder, &built));
    SUCCEEDS(hotdice_builder_set_opening(builder, 50));
    hotdice_builder_free(builder);
    CHECK(hotdice_rules_opening(built) == 1000);
    CHECK(hotdice_rules_minimum(built) == 400);
    hotdice_rules_free(built);
}

int main(void)
{
    a_turn_outlives_its_rules();
    a_game_outlives_its_rules_and_a_copy_its_game();
    a_copy_of_the_turn_of_a_game_outlives_the_game();
    a_keep_in_a_copy_is_none_in_the_game();
    a_builder_outlives_the_rules_and_rules_the_builder();
    return 0;
}
