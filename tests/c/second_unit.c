/* The other unit of the program in `first_unit.c`. */
#include "unit.h"

uint8_t dice_of_second_unit(const hotdice_rules *rules)
{
    return hotdice_rules_dice(rules);
}
