/* Values that no function takes. */
#ifndef HOTDICE_TESTS_BAD_VALUES_H
#define HOTDICE_TESTS_BAD_VALUES_H

#include <hotdice.h>

/* for EACH (i, VALUES) { ... } */
#define EACH(index, array) (index = 0; index < sizeof array / sizeof array[0]; index++)

static const uint8_t NO_FACES[] = {0, 7, 128, 255};
static const uint8_t NO_SET_SIZES[] = {0, 1, 7, 255};
static const uint8_t NO_COMBINATIONS[] = {0, HOTDICE_COMBINATION_SCORELESS + 1, 128, 255};
static const uint8_t NO_DICE_COUNTS[] = {0, 7, 128, 255};

/* No option has so many values. */
static const int32_t NO_OPTIONS[] = {INT32_MIN, -1, 7, 256, INT32_MAX};

/* Dice that are none: too many, or with something in the last bytes. */
static const hotdice_dice BAD_DICE[] = {
    {{7, 0, 0, 0, 0, 0}, {0, 0}},
    {{2, 1, 1, 1, 1, 1}, {0, 0}},
    {{255, 255, 255, 255, 255, 255}, {0, 0}},
    {{0, 0, 0, 0, 0, 255}, {0, 0}},
    {{128, 128, 1, 0, 0, 0}, {0, 0}},
    {{1, 0, 0, 0, 0, 0}, {1, 0}},
    {{1, 0, 0, 0, 0, 0}, {0, 255}},
};

static const hotdice_throw BAD_THROWS[] = {
    {{1, 1, 1, 1, 1, 1}, 7, 0},
    {{1, 1, 1, 1, 1, 1}, 255, 0},
    {{1, 2, 0, 0, 0, 0}, 1, 0},
    {{1, 0, 0, 0, 0, 0}, 1, 1},
};

static const hotdice_throw BAD_FACES[] = {
    {{0, 1, 0, 0, 0, 0}, 2, 0},
    {{7, 0, 0, 0, 0, 0}, 1, 0},
    {{1, 2, 3, 4, 5, 255}, 6, 0},
};

static const hotdice_payout BAD_PAYOUTS[] = {
    {-1, 0}, {6, 0}, {INT32_MAX, 0}, {INT32_MIN, 0},
    {HOTDICE_PAYOUT_NOTHING, 1}, {HOTDICE_PAYOUT_INSTANT_WIN, 1}, {HOTDICE_PAYOUT_INSTANT_LOSS, 1},
};

static const hotdice_group BAD_GROUPS[] = {
    {{6, 0}, 0},
    {{HOTDICE_PAYOUT_POINTS, 500}, 4},
    {{HOTDICE_PAYOUT_POINTS, 500}, UINT32_MAX},
};

static const hotdice_set_scheme BAD_SCHEMES[] = {
    {-1, {0, 0, 0}},
    {7, {0, 0, 0}},
    {HOTDICE_SET_SCHEME_DOUBLING, {1, 0, 0}},
    {HOTDICE_SET_SCHEME_PER_EXTRA_DIE, {1, 1, 0}},
};

static const hotdice_confirmation BAD_CONFIRMATIONS[] = {
    {-1, 0}, {3, 0}, {INT32_MAX, 0}, {HOTDICE_CONFIRMATION_NONE, 1}, {HOTDICE_CONFIRMATION_SINGLE, 1},
};

/* No such penalty, points where there are none, and a penalty of no busts. */
static const hotdice_bust_streak BAD_STREAKS[] = {
    {3, {0, 0, 0}, -1, 0},
    {3, {0, 0, 0}, 2, 0},
    {3, {0, 0, 0}, HOTDICE_PENALTY_WHOLE_TOTAL, 500},
    {3, {1, 0, 0}, HOTDICE_PENALTY_POINTS, 500},
    {3, {0, 0, 255}, HOTDICE_PENALTY_POINTS, 500},
    {0, {0, 0, 0}, HOTDICE_PENALTY_POINTS, 500},
    {0, {0, 0, 0}, HOTDICE_PENALTY_WHOLE_TOTAL, 0},
};

static const hotdice_piggyback BAD_PIGGYBACKS[] = {
    {-1, 0}, {4, 0}, {INT32_MIN, 0},
    {HOTDICE_PIGGYBACK_OFF, 1}, {HOTDICE_PIGGYBACK_ON, 1}, {HOTDICE_PIGGYBACK_ON_BOARD, 1},
};

static const hotdice_ending BAD_ENDINGS[] = {
    {-1, 0, {0, 0}},
    {6, 0, {0, 0}},
    {HOTDICE_ENDING_IMMEDIATE, 1, {0, 0}},
    {HOTDICE_ENDING_LAST_TURN, 1, {0, 0}},
    {HOTDICE_ENDING_CATCH_UP_BY_EQUALLING, 1, {0, 0}},
    {HOTDICE_ENDING_CATCH_UP_BY_BEATING, 1, {0, 0}},
    {HOTDICE_ENDING_FINISH_ROUND, 1, {0, 0}},
    {HOTDICE_ENDING_ROUNDS, 10, {1, 0}},
    {HOTDICE_ENDING_ROUNDS, 10, {0, 255}},
};

#endif
