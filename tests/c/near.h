/* Numbers with a fraction, to a precision. */
#ifndef HOTDICE_TESTS_NEAR_H
#define HOTDICE_TESTS_NEAR_H

#include "check.h"

#define NEAR(value, expected, precision) \
    check_near(value, expected, precision, #value, __FILE__, __LINE__)

static inline void check_near(double value, double expected, double precision, const char *what,
                              const char *file, int line)
{
    if (!(value - expected <= precision && expected - value <= precision)) {
        fprintf(stderr, "%s:%d: %s is %.13g instead of %.13g\n", file, line, what, value, expected);
        exit(EXIT_FAILURE);
    }
}

#endif
