/* Values that no function takes. */
#ifndef HOTDICE_TESTS_BAD_VALUES_H
#define HOTDICE_TESTS_BAD_VALUES_H

#include <hotdice.h>

/* for EACH (i, VALUES) { ... } */
#define EACH(index, array) (index = 0; index < sizeof array / sizeof array[0]; index++)

static const uint8_t NO_FACES[] = {0, 7, 128, 255};
static const uint8_t NO_SET_SIZES[] = {0, 1, 7, 255};
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

#endif
