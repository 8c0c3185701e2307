// Optimal play, whichever way errors are reported. The numbers were computed by programs other than
// this library.

#include "check.hpp"

#include <cmath>
#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace hotdice::literals;
using hotdice::decision;
using hotdice::status;
using hotdice::turns;

static bool near(double value, double expected, double precision = 1e-11) {
    return std::abs(value - expected) <= precision;
}

static hotdice::rules busche_neller() { return got(hotdice::rules::preset("busche-neller")); }

static hotdice::rules to(std::uint32_t target) {
    hotdice::builder builder = busche_neller().to_builder();
    return got(builder.target(target).build());
}

static void a_turn_is_solved() {
    const auto best = got(hotdice::best_turn::of(busche_neller()));
    CHECK(near(got(best.expected()), 446.571440343728));
    CHECK(near(got(best.throwing(0, 6)), 446.571440343728));
    CHECK(near(got(best.throwing(0, 1, turns::opening)), 168.897065, 5e-7));
    CHECK(got(best.bank_at(6)) == 10'050U && got(best.bank_at(1, turns::opening)) == 250U);
    CHECK(status_of([&] { return best.bank_at(7); }) == status::bad_value);
    CHECK(status_of([&] { return best.throwing(UINT32_MAX, 6); }) == status::no_value);
    CHECK(near(got(best.average()), 446.571440343728) && got(best.relative()).size() == 1);

    const auto [mean, bust, won, throws] = got(best.distribution());
    CHECK(near(mean, 446.571440343728, 1e-9) && near(won, 0, 0) && throws > 1);
    double sum = bust;
    for (const hotdice::bank_chance& chance : got(best.banks())) {
        CHECK(chance.points >= 250);
        sum += chance.probability;
    }
    CHECK(near(sum, 1));
}

static void a_turn_in_the_long_run() {
    const auto best = got(hotdice::best_turn::of(got(hotdice::rules::preset("zilch"))));
    CHECK(near(got(best.average()), 620.8546722769, 1e-9));
    CHECK(!got(best.bank_at(6)).has_value());
    const std::vector<double> relative = got(best.relative());
    CHECK(relative.size() == 3 && near(relative[2], -73.697974, 5e-7));
}

static void a_first_bank_needs_more() {
    hotdice::builder builder = busche_neller().to_builder();
    const auto best = got(hotdice::best_turn::of(got(builder.minimum(300).opening(500).build())));
    CHECK(near(got(best.expected()), 446.206889, 5e-7));
    CHECK(near(got(best.expected(turns::opening)), 406.799260, 5e-7));
    const auto opening = got(best.banks(turns::opening));
    CHECK(!opening.empty() && opening.front().points == 500);
    CHECK(near(got(best.distribution(turns::opening)).mean, 406.799260, 5e-7));
}

static void a_turn_is_advised() {
    const auto rules = busche_neller();
    const auto best = got(hotdice::best_turn::of(rules));
    auto turn = got(hotdice::turn::start(rules, {3000, true}));
    got(turn.throw_dice("1-2-2-3-4-5"_dice));
    const hotdice::advice_list advice = got(best.advice(turn));
    CHECK(advice.size() == 3 && advice[0].decision == decision::keep);
    CHECK(advice[0].dice == "1"_dice && advice[0].partition.combinations.empty());
    CHECK(near(advice[0].value, got(best.throwing(100, 5))));
    CHECK(advice[1].value <= advice[0].value && advice[2].value <= advice[1].value);
    const auto other = got(hotdice::turn::start(to(300)));
    CHECK(status_of([&] { return best.advice(other); }) == status::other_rules);
}

// A keep that is worth more as something else than its best partition of the moment.
static void a_partition_is_advised() {
    hotdice::builder builder = busche_neller().to_builder();
    builder.confirmation(hotdice::combination_kind::set, hotdice::confirmation::by_single());
    const auto rules = got(builder.single(2, 30).of_a_kind(3, 2, 95).max_throws(1).build());
    const auto best = got(hotdice::best_turn::of(rules));
    auto turn = got(hotdice::turn::start(rules, {3000, true}));
    got(turn.throw_dice("2-2-2-3-4-6"_dice));
    // A set cannot be confirmed by a later throw, for there is none. Three single dice can be banked.
    const hotdice::advice advice = got(best.advice(turn))[0];
    CHECK(advice.decision == decision::keep_as && advice.dice == "2-2-2"_dice);
    CHECK(advice.partition.dice == advice.dice && advice.partition.combinations.size() == 3);
    CHECK(near(advice.value, 90));
    got(turn.keep_as(advice.partition));
    CHECK(got(turn.bank()) == 90);
}

static void a_race_is_solved() {
    const auto rules = to(2000);
    const auto race = got(hotdice::race::of(rules));
    CHECK(near(race.first(), 0.578759416118, 1e-12) && race.best_bonus() == 250);
    CHECK(near(got(race.value({1950, 1950})), 162.0 / 167, 1e-12));
    CHECK(near(got(race.value({0, 1500})), 0.088193069413, 1e-12));
    CHECK(status_of([&] { return race.value({25, 0}); }) == status::no_value);
    const hotdice::race_state beginning, ahead{50};
    CHECK(beginning == hotdice::race_state{} && beginning != ahead);

    const auto bytes = got(race.save());
    CHECK(bytes.size() >= 40 * 40 * 8);
    const auto restored = got(hotdice::race::restore(rules, bytes));
    CHECK(near(restored.first(), race.first(), 0));
    CHECK(status_of([&] { return hotdice::race::restore(to(1900), bytes); }) == status::other_rules);
}

static void a_game_is_advised() {
    const auto rules = to(1000);
    const auto race = got(hotdice::race::of(rules));
    auto game = got(hotdice::game::start(rules, 2));
    CHECK(near(got(race.advice(game))[0].value, race.first(), 1e-12));
    got(game.throw_dice("1-1-1-2-3-4"_dice));
    got(game.keep("1-1-1"_dice));
    const hotdice::advice best = got(race.advice(game))[0];
    CHECK(best.decision == decision::bank && near(best.value, 1, 0));
    got(game.bank());
    CHECK(status_of([&] { return race.advice(game); }) == status::game_over);
}

static void progress_is_told() {
    const auto rules = to(300);
    std::size_t calls = 0;
    const auto race = got(hotdice::race::of(rules, [&](const hotdice::progress& at) {
        CHECK(at.sweep == 0 && at.done == ++calls && at.done <= at.all);
    }));
    // Six totals have eleven sums.
    CHECK(calls == 11 && race.first() > 0.5);
    int left = 3;
    const auto stop = [&](hotdice::progress) { return --left > 0; };
    CHECK(status_of([&] { return hotdice::race::of(rules, stop); }) == status::cancelled);
    CHECK(left == 0);
    std::function<bool(hotdice::progress)> always = [](hotdice::progress) { return true; };
    CHECK(near(got(hotdice::race::of(rules, always)).first(), race.first(), 0));
}

static void what_was_moved_from_answers() {
    const auto rules = to(100);
    auto race = got(hotdice::race::of(rules));
    const auto taken = std::move(race);
    CHECK(taken && !race && near(race.first(), 0, 0) && race.best_bonus() == 0);
    CHECK(status_of([&] { return race.value({}); }) == status::null);
    auto best = got(hotdice::best_turn::of(rules));
    const auto moved = std::move(best);
    CHECK(moved && status_of([&] { return best.expected(); }) == status::null);
}

static void rules_describe_themselves() {
    const std::string sheet = got(got(hotdice::rules::preset("diecimila")).describe());
    CHECK(sheet.find("single dice: 1s 100, 5s 50\n") != std::string::npos);
    CHECK(sheet.find("A player's first bank needs at least 750 points.") != std::string::npos);
}

int main() {
    a_turn_is_solved();
    a_turn_in_the_long_run();
    a_first_bank_needs_more();
    a_turn_is_advised();
    a_partition_is_advised();
    a_race_is_solved();
    a_game_is_advised();
    progress_is_told();
    what_was_moved_from_answers();
    rules_describe_themselves();
}
