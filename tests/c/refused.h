/* Calls that are refused, and have to leave their outputs as they were. */
#ifndef HOTDICE_TESTS_REFUSED_H
#define HOTDICE_TESTS_REFUSED_H

#include "check.h"

/* A place for each output there is. Only `len` may change, if the list does not fit. */
static struct outputs {
    size_t len;
    hotdice_dice dice;
    hotdice_throw thrown;
    hotdice_payout payout;
    hotdice_group group;
    hotdice_formation formations[HOTDICE_MAX_FORMATIONS];
    hotdice_confirmation confirmation;
    hotdice_bust_streak streak;
    hotdice_piggyback piggyback;
    hotdice_ending ending;
    hotdice_players players;
    hotdice_held held;
    hotdice_keep keep;
    hotdice_keep keeps[HOTDICE_MAX_KEEPS];
    hotdice_partition partitions[HOTDICE_MAX_KEEPS];
    hotdice_odds odds;
    hotdice_offer offer;
    hotdice_bank_check bank;
    hotdice_seat seat;
    hotdice_standing standings[HOTDICE_MAX_PLAYERS];
    hotdice_rules *rules;
    hotdice_builder *builder;
    hotdice_dice_source *source;
    hotdice_turn *turn;
    hotdice_throw_off *throw_off;
    hotdice_game *game;
    hotdice_best_turn *best;
    hotdice_race *race;
    hotdice_distribution distribution;
    hotdice_bank_chance chances[20];
    hotdice_advice advice[HOTDICE_MAX_KEEPS];
    double relative[4];
    double real;
    uint64_t seed;
    uint64_t position;
    uint32_t number;
    int32_t bust;
    uint8_t byte;
    uint8_t saved[HOTDICE_MAX_SAVE];
    char text[4000];
} out;

static struct outputs before;

static inline void fill_outputs(void)
{
    memset(&before, 0xA5, sizeof before);
    memset(&out, 0xA5, sizeof out);
}

static inline void check_outputs(hotdice_status status, const char *call, const char *file, int line)
{
    if (status == HOTDICE_STATUS_TOO_SMALL) {
        before.len = out.len;
    }
    if (memcmp(&out, &before, sizeof out) != 0) {
        fprintf(stderr, "%s:%d: an output is written: %s\n", file, line, call);
        exit(EXIT_FAILURE);
    }
}

#define REFUSED(status, call) \
    do { \
        fill_outputs(); \
        check_status(status, call, #call, __FILE__, __LINE__); \
        check_outputs(status, #call, __FILE__, __LINE__); \
    } while (0)

#endif
