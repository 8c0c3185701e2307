// Throws a die that is gone: so that the tests see that what looks for such faults finds them.

#include "hotdice.hpp"

#include <memory>

int main() {
    auto face = std::make_unique<int>(3);
    auto dice = hotdice::dice_source::calling([gone = face.get()] { return *gone; });
    face.reset();
    return dice.throw_dice(1).size() == 1 ? 0 : 1;
}
