/* What must hold in the test programs; the first thing that does not ends the program. */
#ifndef HOTDICE_TESTS_CHECK_H
#define HOTDICE_TESTS_CHECK_H

#include <hotdice.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: it is not so that %s\n", __FILE__, __LINE__, #condition); \
            exit(EXIT_FAILURE); \
        } \
    } while (0)

/* A call that has to end with this status. */
#define ENDS(expected, call) check_status(expected, call, #call, __FILE__, __LINE__)

/* A call that has to succeed. */
#define SUCCEEDS(call) ENDS(HOTDICE_STATUS_OK, call)

static inline void check_status(hotdice_status expected, hotdice_status status, const char *call,
                                const char *file, int line)
{
    if (status != expected) {
        fprintf(stderr, "%s:%d: status %d instead of %d: %s\n", file, line, (int)status,
                (int)expected, call);
        exit(EXIT_FAILURE);
    }
}

static inline hotdice_dice dice_of(const char *text)
{
    hotdice_dice dice;
    SUCCEEDS(hotdice_dice_parse(text, &dice));
    return dice;
}

static inline hotdice_rules *rules_of(const char *id)
{
    hotdice_rules *rules;
    SUCCEEDS(hotdice_rules_preset(id, &rules));
    return rules;
}

#endif
