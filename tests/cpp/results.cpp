// Errors as results.

#include "check.hpp"

#include <cstring>
#include <string>

#ifndef HOTDICE_NO_EXCEPTIONS
#error "this program tests what HOTDICE_NO_EXCEPTIONS gives"
#endif

using namespace hotdice::literals;
using hotdice::status;

static void a_result_has_a_value_or_a_status() {
    auto rules = hotdice::rules::preset("titusind");
    CHECK(rules && rules.has_value() && rules.status() == status::ok);
    CHECK(rules->dice() == 6 && (*rules).dice() == 6 && rules.value().dice() == 6);
    const auto poker = hotdice::rules::preset("poker");
    CHECK(!poker && !poker.has_value() && poker.status() == status::unknown_preset);
    CHECK(std::strcmp(poker.message(), hotdice::message(status::unknown_preset)) == 0);
    CHECK(hotdice::dice::parse("7").value_or("1-1"_dice) == "1-1"_dice);
    CHECK(hotdice::dice::parse("6").value_or("1-1"_dice) == "6"_dice);
    const hotdice::rules taken = *std::move(rules);
    CHECK(taken.dice() == 6);
}

static void a_result_of_an_action_has_no_value() {
    auto game = hotdice::game::start(*hotdice::rules::preset("titusind"), 2);
    const hotdice::result<void> left = game->leave(0);
    CHECK(left && left.status() == status::ok);
    const hotdice::result<void> again = game->leave(1);
    CHECK(!again && again.status() == status::game_over);
    CHECK(std::strcmp(again.message(), message(status::game_over)) == 0);
}

static void a_list_can_be_looped_over_at_once() {
    std::uint32_t points = 0;
    for (const hotdice::keep& keep : *hotdice::rules::preset("titusind")->keeps("1-5"_dice)) {
        points += keep.points;
    }
    CHECK(points == 300);
    std::size_t partitions = 0;
    const auto rules = hotdice::rules::preset("titusind");
    for (const auto& partition : rules->partitions("1-1-1"_dice, "1-1-1"_dice).value()) {
        partitions += partition.combinations.size();
    }
    CHECK(partitions == 4);
}

static void a_builder_answers_with_its_first_failure() {
    hotdice::builder builder;
    CHECK(builder.single(7, 50).of_a_kind(9, 1, 100).build().status() == status::bad_face);
    hotdice::builder bad;
    CHECK(bad.dice(9).build().status() == status::bad_rules);
    CHECK(bad.faults()->find("dice: ") == 0);
    CHECK(bad.dice(5).build()->dice() == 5);
    const hotdice::builder moved = std::move(bad);
    CHECK(moved.build() && bad.build().status() == status::null);
}

int main() {
    a_result_has_a_value_or_a_status();
    a_result_of_an_action_has_no_value();
    a_list_can_be_looped_over_at_once();
    a_builder_answers_with_its_first_failure();
}
