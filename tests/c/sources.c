/* Where dice come from: seeds, functions of the caller's, and the throws that decide who begins. */
#include "refused.h"

/* Faces that a function gives one after another, and how often it was asked. */
struct script {
    const int *faces;
    size_t asked;
};

static int next_face(void *user)
{
    struct script *script = user;
    return script->faces[script->asked++];
}

static hotdice_throw thrown_by(hotdice_dice_source *source, uint8_t dice)
{
    hotdice_throw thrown;
    SUCCEEDS(hotdice_dice_source_throw(source, dice, &thrown));
    return thrown;
}

static int same(hotdice_throw one, hotdice_throw other)
{
    return memcmp(&one, &other, sizeof one) == 0;
}

static void a_seed_gives_the_same_dice_again(void)
{
    hotdice_dice_source *one, *again, *other, *later;
    hotdice_throw throws[50];
    uint64_t seed, position;
    size_t i, differing = 0;
    SUCCEEDS(hotdice_dice_source_seeded(UINT64_MAX, &one));
    SUCCEEDS(hotdice_dice_source_seeded_at(UINT64_MAX, 0, &again));
    SUCCEEDS(hotdice_dice_source_seeded(UINT64_MAX - 1, &other));
    for (i = 0; i < 50; i++) {
        const uint8_t dice = (uint8_t)(i % 6 + 1);
        throws[i] = thrown_by(one, dice);
        CHECK(throws[i].len == dice && throws[i].reserved == 0);
        CHECK(same(thrown_by(again, dice), throws[i]));
        differing += !same(thrown_by(other, dice), throws[i]);
    }
    CHECK(differing > 0);

    SUCCEEDS(hotdice_dice_source_position(one, &seed, &position));
    CHECK(seed == UINT64_MAX && position > 0);
    SUCCEEDS(hotdice_dice_source_seeded_at(seed, position, &later));
    for (i = 0; i < 50; i++) {
        CHECK(same(thrown_by(later, 6), thrown_by(one, 6)));
    }
    hotdice_dice_source_free(one);
    hotdice_dice_source_free(again);
    hotdice_dice_source_free(other);
    hotdice_dice_source_free(later);
}

static void numbers_are_below_their_bound(void)
{
    hotdice_dice_source *source;
    unsigned seen = 0;
    uint32_t number;
    size_t i;
    SUCCEEDS(hotdice_dice_source_seeded(7, &source));
    SUCCEEDS(hotdice_dice_source_below(source, 0, &number));
    CHECK(number == 0);
    SUCCEEDS(hotdice_dice_source_below(source, 1, &number));
    CHECK(number == 0);
    for (i = 0; i < 200; i++) {
        SUCCEEDS(hotdice_dice_source_below(source, 5, &number));
        CHECK(number < 5);
        seen |= 1u << number;
    }
    CHECK(seen == 0x1F);
    SUCCEEDS(hotdice_dice_source_below(source, UINT32_MAX, &number));
    hotdice_dice_source_free(source);
}

static void a_function_is_called_once_for_each_die(void)
{
    const int faces[] = {6, 1, 6, 2, 3};
    struct script script = {NULL, 0};
    hotdice_dice_source *source;
    const hotdice_throw first = {{6, 1, 6, 0, 0, 0}, 3, 0}, second = {{2, 3, 0, 0, 0, 0}, 2, 0};
    script.faces = faces;
    SUCCEEDS(hotdice_dice_source_callback(next_face, &script, &source));
    CHECK(script.asked == 0);
    CHECK(same(thrown_by(source, 3), first));
    CHECK(script.asked == 3);
    CHECK(same(thrown_by(source, 2), second));
    CHECK(script.asked == 5);
    hotdice_dice_source_free(source);
}

/* A bad face ends the throw, and the game goes on with the next one as if nothing had been. */
static void a_bad_face_changes_nothing(void)
{
    const int faces[] = {1, 2, 0, 1, 2, 3, 4, 6, 7, 1, 2, 3, 4, 6, 6};
    struct script script = {NULL, 0};
    hotdice_rules *rules = rules_of("farkle");
    hotdice_dice_source *source;
    hotdice_game *game;
    script.faces = faces;
    SUCCEEDS(hotdice_dice_source_callback(next_face, &script, &source));
    SUCCEEDS(hotdice_game_new(rules, 2, 0, &game));
    REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_game_throw_from(game, source, &out.thrown, &out.bust));
    CHECK(script.asked == 3);
    REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_game_throw_from(game, source, &out.thrown, &out.bust));
    CHECK(script.asked == 9);
    CHECK(hotdice_turn_phase(hotdice_game_turn(game)) == HOTDICE_PHASE_TO_THROW);
    CHECK(hotdice_turn_throws(hotdice_game_turn(game)) == 0);
    SUCCEEDS(hotdice_game_throw_from(game, source, &out.thrown, &out.bust));
    CHECK(out.bust == HOTDICE_BUST_NONE && script.asked == 15);
    REFUSED(HOTDICE_STATUS_WRONG_PHASE,
            hotdice_game_throw_from(game, source, &out.thrown, &out.bust));
    CHECK(script.asked == 15);
    hotdice_game_free(game);
    hotdice_dice_source_free(source);
    hotdice_rules_free(rules);
}

static void the_greatest_sum_begins(void)
{
    hotdice_rules *rules = rules_of("crapola");
    hotdice_throw_off *throw_off;
    SUCCEEDS(hotdice_throw_off_new(rules, 3, &throw_off));
    hotdice_rules_free(rules);
    CHECK(hotdice_throw_off_next(throw_off) == 0);
    SUCCEEDS(hotdice_throw_off_throw(throw_off, dice_of("666666")));
    CHECK(hotdice_throw_off_next(throw_off) == 1);
    SUCCEEDS(hotdice_throw_off_throw(throw_off, dice_of("111111")));
    CHECK(hotdice_throw_off_next(throw_off) == 2);
    CHECK(hotdice_throw_off_winner(throw_off) == HOTDICE_NO_SEAT);
    SUCCEEDS(hotdice_throw_off_throw(throw_off, dice_of("666666")));
    /* The first and the third are level. */
    CHECK(hotdice_throw_off_winner(throw_off) == HOTDICE_NO_SEAT);
    CHECK(hotdice_throw_off_next(throw_off) == 0);
    SUCCEEDS(hotdice_throw_off_throw(throw_off, dice_of("111111")));
    CHECK(hotdice_throw_off_next(throw_off) == 2);
    SUCCEEDS(hotdice_throw_off_throw(throw_off, dice_of("111112")));
    CHECK(hotdice_throw_off_winner(throw_off) == 2);
    CHECK(hotdice_throw_off_next(throw_off) == HOTDICE_NO_SEAT);
    hotdice_throw_off_free(throw_off);
}

int main(void)
{
    a_seed_gives_the_same_dice_again();
    numbers_are_below_their_bound();
    a_function_is_called_once_for_each_die();
    a_bad_face_changes_nothing();
    the_greatest_sum_begins();
    return 0;
}
