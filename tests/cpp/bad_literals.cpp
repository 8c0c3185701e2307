// Each line with a literal must not compile, since it is no dice.

#include "hotdice.hpp"

using namespace hotdice::literals;

constexpr auto seven = "1-7"_dice;
constexpr auto zero = "0"_dice;
constexpr auto letter = "1-x"_dice;
constexpr auto too_many = "1111111"_dice;
constexpr auto begins_with_hyphen = "-1"_dice;
constexpr auto ends_with_hyphen = "1-"_dice;
constexpr auto blank = " 1"_dice;
constexpr auto throw_of_seven = "1-7"_throw;
constexpr auto throw_of_too_many = "1111111"_throw;
