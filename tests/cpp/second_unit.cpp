// A second file with exceptions.

#include "unit.hpp"

unsigned points_by_exceptions(const char* dice) {
    try {
        static_cast<void>(hotdice::rules::preset("poker"));
    } catch (const hotdice::error&) {
        return hotdice::rules::preset("titusind").points(hotdice::dice::parse(dice));
    }
    return 0;
}
