// A third file, with results.

#define HOTDICE_NO_EXCEPTIONS
#include "unit.hpp"

unsigned points_by_results(const char* dice) {
    if (hotdice::rules::preset("poker")) {
        return 0;
    }
    return hotdice::rules::preset("titusind")->points(*hotdice::dice::parse(dice)).value();
}
