/* One step of a game after another, by a policy that comes to every phase. */
#ifndef HOTDICE_TESTS_STEP_H
#define HOTDICE_TESTS_STEP_H

#include "check.h"

/* Keeps one or another of the keeps. */
static inline void step_keep(hotdice_game *game)
{
    const hotdice_turn *turn = hotdice_game_turn(game);
    hotdice_keep keeps[HOTDICE_MAX_KEEPS], kept;
    size_t count, chosen;
    SUCCEEDS(hotdice_turn_keeps(turn, keeps, HOTDICE_MAX_KEEPS, &count));
    chosen = (hotdice_turn_throws(turn) + hotdice_game_turns(game)) % count;
    SUCCEEDS(hotdice_game_keep(game, keeps[chosen].dice, &kept));
    CHECK(memcmp(&kept, &keeps[chosen], sizeof kept) == 0);
}

static inline void step_throw(hotdice_game *game, hotdice_dice_source *source)
{
    hotdice_throw thrown;
    int32_t bust;
    SUCCEEDS(hotdice_game_throw_from(game, source, &thrown, &bust));
}

/* Takes over what is offered after every second turn. */
static inline void step_begin(hotdice_game *game, hotdice_dice_source *source)
{
    const hotdice_offer offer = hotdice_turn_offer(hotdice_game_turn(game));
    hotdice_offer taken;
    if (offer.points > 0 && hotdice_game_turns(game) % 2 == 0) {
        SUCCEEDS(hotdice_game_take_over(game, &taken));
        CHECK(memcmp(&taken, &offer, sizeof taken) == 0);
    } else {
        step_throw(game, source);
    }
}

/* Banks from 300 points on and after the last throw, gives up where neither a bank nor a throw is
 * allowed and what an exact target refuses, and else throws. */
static inline void step_decide(hotdice_game *game, hotdice_dice_source *source)
{
    const int is_last = hotdice_turn_dice_in_hand(hotdice_game_turn(game)) == 0;
    hotdice_bank_check bank;
    uint32_t points;
    SUCCEEDS(hotdice_turn_check_bank(hotdice_game_turn(game), &bank));
    if (bank.refusal == HOTDICE_STATUS_OK && (bank.points >= 300 || is_last)) {
        SUCCEEDS(hotdice_game_bank(game, &points));
        CHECK(points == bank.points);
    } else if (is_last || bank.refusal == HOTDICE_STATUS_ABOVE_TARGET) {
        SUCCEEDS(hotdice_game_forfeit(game));
    } else {
        step_throw(game, source);
    }
}

/* Whether the game goes on. */
static inline int goes_on(const hotdice_game *game)
{
    return hotdice_game_outcome(game).reason == HOTDICE_REASON_NONE;
}

static inline void step(hotdice_game *game, hotdice_dice_source *source)
{
    switch (hotdice_turn_phase(hotdice_game_turn(game))) {
    case HOTDICE_PHASE_TO_KEEP:
        step_keep(game);
        break;
    case HOTDICE_PHASE_TO_DECIDE:
        step_decide(game, source);
        break;
    default:
        step_begin(game, source);
    }
}

#endif
