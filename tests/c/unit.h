/* What the two units of `first_unit.c` and `second_unit.c` share. */
#ifndef HOTDICE_TESTS_UNIT_H
#define HOTDICE_TESTS_UNIT_H

#include <hotdice.h>

uint8_t dice_of_second_unit(const hotdice_rules *rules);

#endif
