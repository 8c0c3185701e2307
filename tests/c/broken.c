/* A program with a fault of the kind that its argument names, for a tool that has to find it:
 * "overrun", "overrun-inside", "leak", "overflow" or "race". */
#define _POSIX_C_SOURCE 200809L

#include "check.h"

#include <limits.h>
#include <pthread.h>

static int unguarded;

static void *count(void *steps)
{
    int i;
    for (i = 0; i < *(int *)steps; i++) {
        unguarded++;
    }
    return NULL;
}

static void overrun(void)
{
    volatile uint8_t *bytes = malloc(HOTDICE_MAX_SAVE);
    CHECK(bytes != NULL);
    bytes[HOTDICE_MAX_SAVE] = 1;
    free((void *)bytes);
}

/* The library writes one place more than there is, since it is told that there were three. */
static void overrun_inside(void)
{
    hotdice_rules *rules = rules_of("titusind");
    const hotdice_held nothing_held = {dice_of(""), dice_of("")};
    hotdice_keep *keeps = malloc(2 * sizeof *keeps);
    size_t length;
    CHECK(keeps != NULL);
    SUCCEEDS(hotdice_rules_keeps(rules, nothing_held, dice_of("1-5"), keeps, 3, &length));
    CHECK(length == 3);
    free(keeps);
    hotdice_rules_free(rules);
}

/* Several, since the last may seem to be in use still: its address is somewhere on the stack. */
static void leak(void)
{
    int i;
    for (i = 0; i < 10; i++) {
        (void)rules_of("titusind");
    }
}

static void overflow(void)
{
    volatile int greatest = INT_MAX;
    greatest = greatest + 1;
}

static void race(void)
{
    pthread_t one, other;
    int steps = 100000;
    CHECK(pthread_create(&one, NULL, count, &steps) == 0);
    CHECK(pthread_create(&other, NULL, count, &steps) == 0);
    CHECK(pthread_join(one, NULL) == 0);
    CHECK(pthread_join(other, NULL) == 0);
}

int main(int argc, char **argv)
{
    static const struct fault {
        const char *name;
        void (*commit)(void);
    } faults[] = {{"overrun", overrun},
                  {"overrun-inside", overrun_inside},
                  {"leak", leak},
                  {"overflow", overflow},
                  {"race", race}};
    size_t i;
    CHECK(argc == 2);
    for (i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        if (strcmp(argv[1], faults[i].name) == 0) {
            faults[i].commit();
            return 0;
        }
    }
    return 2;
}
