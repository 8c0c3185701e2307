// One program of several files that include the header: here with exceptions.

#include "unit.hpp"

int main() {
    using namespace hotdice::literals;
    const auto rules = hotdice::rules::preset("titusind");
    const unsigned expected = rules.keeps("1-1-1"_dice).back().points;
    const bool same = points_by_exceptions("1-1-1") == expected &&
                      points_by_results("1-1-1") == expected && expected == 1000;
    return same ? 0 : 1;
}
