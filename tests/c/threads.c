/* Many threads use the same rules and read the same game, each plays games of its own, and they go
 * as they go in one thread. */
#define _POSIX_C_SOURCE 200809L

#include "step.h"

#include <pthread.h>

#define THREADS 8
#define GAMES 20

struct save {
    uint8_t bytes[HOTDICE_MAX_SAVE];
    size_t length;
};

/* What one thread does: its games, from their seeds to their ends. */
struct work {
    const hotdice_rules *rules;
    const hotdice_game *watched;
    uint64_t first_seed;
    struct save ends[GAMES];
};

static struct save end_of(const hotdice_rules *rules, uint64_t seed)
{
    struct save end;
    hotdice_dice_source *source;
    hotdice_game *game;
    SUCCEEDS(hotdice_dice_source_seeded(seed, &source));
    SUCCEEDS(hotdice_game_new(rules, 2, (uint8_t)(seed % 2), &game));
    while (goes_on(game)) {
        step(game, source);
    }
    SUCCEEDS(hotdice_game_save(game, end.bytes, sizeof end.bytes, &end.length));
    hotdice_game_free(game);
    hotdice_dice_source_free(source);
    return end;
}

/* Reads a game that others read as well. */
static void watch(const hotdice_game *game)
{
    hotdice_standing standings[HOTDICE_MAX_PLAYERS];
    hotdice_keep keeps[HOTDICE_MAX_KEEPS];
    hotdice_game *copy;
    hotdice_keep keep;
    size_t count;
    SUCCEEDS(hotdice_game_standings(game, standings, HOTDICE_MAX_PLAYERS, &count));
    CHECK(count == 2);
    SUCCEEDS(hotdice_turn_keeps(hotdice_game_turn(game), keeps, HOTDICE_MAX_KEEPS, &count));
    CHECK(count == 2);
    SUCCEEDS(hotdice_game_copy(game, &copy));
    SUCCEEDS(hotdice_game_keep(copy, keeps[1].dice, &keep));
    hotdice_game_free(copy);
}

static void *run(void *argument)
{
    struct work *work = argument;
    size_t i;
    for (i = 0; i < GAMES; i++) {
        work->ends[i] = end_of(work->rules, work->first_seed + i);
        watch(work->watched);
    }
    return NULL;
}

static void check_against_one_thread(const struct work *work)
{
    size_t i;
    for (i = 0; i < GAMES; i++) {
        const struct save end = end_of(work->rules, work->first_seed + i);
        CHECK(end.length == work->ends[i].length);
        CHECK(memcmp(end.bytes, work->ends[i].bytes, end.length) == 0);
    }
}

int main(void)
{
    static struct work works[THREADS];
    pthread_t threads[THREADS];
    hotdice_rules *rules = rules_of("titusind");
    hotdice_game *watched;
    int32_t bust;
    size_t i;
    SUCCEEDS(hotdice_game_new(rules, 2, 0, &watched));
    SUCCEEDS(hotdice_game_throw(watched, dice_of("1-1-2-3-4-6"), &bust));
    for (i = 0; i < THREADS; i++) {
        works[i].rules = rules;
        works[i].watched = watched;
        works[i].first_seed = i * GAMES;
        CHECK(pthread_create(&threads[i], NULL, run, &works[i]) == 0);
    }
    for (i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
    }
    for (i = 0; i < THREADS; i++) {
        check_against_one_thread(&works[i]);
    }
    hotdice_game_free(watched);
    hotdice_rules_free(rules);
    return 0;
}
