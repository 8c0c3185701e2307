/* A program of two units, which both include the header. */
#include "unit.h"
#include "check.h"

int main(void)
{
    hotdice_rules *rules = rules_of("five-dice-farkle");
    CHECK(dice_of_second_unit(rules) == 5);
    CHECK(hotdice_abi_version() == HOTDICE_ABI_VERSION);
    hotdice_rules_free(rules);
    return 0;
}
