/* The header needs no other, and does no harm when it is included twice. */
#include <hotdice.h>
#include <hotdice.h>

hotdice_dice one_of_each = {{1, 1, 1, 1, 1, 1}, {0, 0}};
