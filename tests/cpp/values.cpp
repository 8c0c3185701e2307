// Dice, throws, lists and rule sets as values, whichever way errors are reported.

#include "check.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

#if __cplusplus >= 202002L
#include <ranges>
#include <span>

static_assert(std::ranges::contiguous_range<const hotdice::keep_list>);
static_assert(std::ranges::input_range<const hotdice::seat_set>);
static_assert(std::is_convertible_v<hotdice::keep_list&, std::span<const hotdice::keep>>);
#endif

using namespace hotdice::literals;
using hotdice::status;

static_assert("1-4-4"_dice.size() == 3);
static_assert("1-4-4"_dice.count(4) == 2 && "1-4-4"_dice.count(0) == 0);
static_assert("144"_dice == "4, 1 4"_dice);
static_assert(""_dice == hotdice::dice() && ""_dice.empty());
static_assert("4-1-4"_throw.size() == 3 && "4-1-4"_throw[1] == 1);
static_assert("4-1-4"_throw.dice() == "1-4-4"_dice);
static_assert("4-1-4"_throw != "4-4-1"_throw);
static_assert(sizeof(hotdice::dice) == 8 && sizeof(hotdice::dice_throw) == 8);

// Owners move without a chance to fail, and are never copied.
template <class Owner>
constexpr bool is_move_only = std::is_nothrow_move_constructible_v<Owner> &&
                              std::is_nothrow_move_assignable_v<Owner> &&
                              !std::is_copy_constructible_v<Owner> &&
                              !std::is_copy_assignable_v<Owner>;
static_assert(is_move_only<hotdice::rules> && is_move_only<hotdice::builder>);
static_assert(is_move_only<hotdice::turn> && is_move_only<hotdice::game>);
static_assert(is_move_only<hotdice::throw_off> && is_move_only<hotdice::dice_source>);
static_assert(std::is_trivially_copyable_v<hotdice::turn_view>);
static_assert(std::is_trivially_copyable_v<hotdice::keep_list>);
static_assert(std::is_trivially_copyable_v<hotdice::partition>);

static void dice_are_read_and_written() {
    CHECK(got(hotdice::dice::parse("4 1 4")) == "1-4-4"_dice);
    CHECK("4-1-4"_dice.text() == "1-4-4");
    CHECK("665544"_dice.text() == "4-4-5-5-6-6");
    CHECK(""_dice.text().empty());
    std::ostringstream out;
    out << "4-1-4"_dice << ' ' << "4-1-4"_throw;
    CHECK(out.str() == "1-4-4 4-1-4");
}

static void dice_that_are_none_are_refused() {
    const auto parsed = [](std::string_view text) {
        return status_of([=] { return hotdice::dice::parse(text); });
    };
    CHECK(parsed("1-7") == status::bad_text);
    CHECK(parsed("1111111") == status::bad_text);
    CHECK(parsed("1-") == status::bad_text);
    // What follows a NUL must not be lost in silence.
    CHECK(parsed(std::string_view("1\0", 2)) == status::bad_text);
    CHECK(status_of([] { return hotdice::dice::from_counts({6, 1, 0, 0, 0, 0}); }) ==
          status::bad_dice);
    CHECK(got(hotdice::dice::from_counts({1, 0, 0, 2, 0, 0})) == "144"_dice);
    hotdice_dice reserved = "1"_dice.to_c();
    CHECK(got(hotdice::dice::from_c(reserved)) == "1"_dice);
    reserved.reserved[1] = 1;
    CHECK(status_of([=] { return hotdice::dice::from_c(reserved); }) == status::bad_dice);
}

static void throws_keep_their_order() {
    const auto thrown = got(hotdice::dice_throw::parse("5-1-5"));
    CHECK(thrown == "515"_throw && thrown.text() == "5-1-5");
    CHECK(std::vector<int>(thrown.begin(), thrown.end()) == std::vector<int>({5, 1, 5}));
    CHECK(got(thrown.select({2, 1})) == "1-5"_dice);
    const std::vector<std::uint8_t> none;
    CHECK(got(thrown.select(none)).empty());
    CHECK(status_of([&] { return thrown.select({1, 1}); }) == status::bad_position);
    CHECK(status_of([&] { return thrown.select({3}); }) == status::bad_position);
    const std::array<std::uint8_t, 3> faces{5, 1, 5};
    CHECK(got(hotdice::dice_throw::from_faces(faces)) == thrown);
    const std::uint8_t wrong[] = {1, 7};
    CHECK(status_of([&] { return hotdice::dice_throw::from_faces(wrong); }) == status::bad_face);
    const std::vector<std::uint8_t> seven(7, 1);
    CHECK(status_of([&] { return hotdice::dice_throw::from_faces(seven); }) == status::bad_dice);
    const hotdice::dice without_order = thrown;
    CHECK(without_order == "155"_dice && without_order == thrown);
}

static void seats_are_looped_over() {
    const hotdice::seat_set seats(0b1000'0000'0000'0101);
    std::vector<unsigned> looped;
    for (const unsigned seat : seats) {
        looped.push_back(seat);
    }
    CHECK(looped == std::vector<unsigned>({0, 2, 15}));
    CHECK(seats.size() == 3 && seats.contains(15) && !seats.contains(1) && !seats.contains(99));
    CHECK(hotdice::seat_set().empty() && hotdice::seat_set() != seats);
}

static void keeps_are_values_in_a_list_without_a_heap() {
    const auto rules = got(hotdice::rules::preset("titusind"));
    const hotdice::keep_list keeps = got(rules.keeps("1-4-4-4-4-5"_dice));
    CHECK(keeps.size() == 11);
    CHECK((keeps.front() == hotdice::keep{"1"_dice, 100, 5, false}));
    CHECK((keeps.back() == hotdice::keep{"1-4-4-4-4-5"_dice, 950, 0, false}));
    CHECK(keeps.back().is_hot() && !keeps.front().is_hot());
    // At once, whatever the results are wrapped in.
    std::size_t looped = 0;
    for (const hotdice::keep& keep : got(rules.keeps("1-4-4-4-4-5"_throw))) {
        CHECK(keep == keeps[looped]);
        ++looped;
    }
    CHECK(looped == keeps.size());
    const auto most = std::max_element(keeps.begin(), keeps.end(), [](auto a, auto b) {
        return a.points < b.points;
    });
    CHECK(most->points == 950);
    CHECK(got(rules.keeps("2-2-3-3-4-6"_dice)).empty());
    CHECK((got(rules.keep("1-4-4-4-4-5"_dice, "1-5"_dice)) ==
           hotdice::keep{"1-5"_dice, 150, 4, false}));
    const hotdice::span<const hotdice::keep> view = keeps;
    CHECK(view.size() == 11 && &view[0] == keeps.data());
}

static void partitions_have_their_combinations() {
    // The example of the Rust documentation.
    const auto rules = got(hotdice::rules::preset("crapola"));
    const hotdice::held held = got(rules.hold("1"_dice));
    const auto partitions = got(rules.partitions("2-3-4-5-6"_dice, "2-3-4-5-6"_dice, held));
    CHECK(partitions.size() == 2);
    const hotdice::partition& taking_up = partitions[0];
    CHECK(taking_up.points == 900 && taking_up.absorbed == "1"_dice && !taking_up.wins);
    CHECK(taking_up.combinations.size() == 1);
    const hotdice::combination straight = taking_up.combinations[0];
    CHECK(straight.dice == "1-2-3-4-5-6"_dice && straight.points == 1000 && !straight.wins);
    CHECK(straight.kind == hotdice::combination_kind::straight);
    CHECK(std::strcmp(name(straight.kind), "straight") == 0);
    CHECK(partitions[1].points == 1000 && partitions[1].absorbed.empty());
    CHECK(partitions[0] != partitions[1]);
    CHECK(got(rules.keep("2-3-4-5-6"_dice, "2-3-4-5-6"_dice, held)).points == 1000);
    CHECK(status_of([&] { return rules.keep("2"_dice, "2"_dice); }) == status::bust);
}

static std::vector<hotdice::combination_kind> combination_kinds() {
    std::vector<hotdice::combination_kind> kinds;
    for (std::uint8_t kind = 1; kind <= HOTDICE_COMBINATION_SCORELESS; ++kind) {
        kinds.push_back(static_cast<hotdice::combination_kind>(kind));
    }
    return kinds;
}

// Every option of `from`, set one by one on a builder that begins as something else.
static hotdice::rules rebuilt(const hotdice::rules& from) {
    hotdice::builder builder = got(hotdice::rules::preset("calvin")).to_builder();
    for (std::uint8_t face = 1; face <= 6; ++face) {
        builder.single(face, got(from.single(face))).toxic(face, got(from.toxic(face)));
        for (std::uint8_t size = 2; size <= 6; ++size) {
            builder.of_a_kind(size, face, got(from.of_a_kind(size, face)));
        }
        for (std::uint8_t high = face; high <= 6; ++high) {
            builder.straight(face, high, got(from.straight(face, high)));
        }
    }
    for (const hotdice::formation& formation : got(from.formations())) {
        builder.formation(formation.dice, formation.payout);
    }
    for (const hotdice::combination_kind kind : combination_kinds()) {
        builder.confirmation(kind, got(from.confirmation(kind)));
    }
    const hotdice::bust_streak streak = got(from.bust_streak());
    const hotdice::players players = got(from.players());
    return got(builder.dice(from.dice())
                   .three_pairs(got(from.three_pairs()))
                   .four_and_pair(got(from.four_and_pair()))
                   .two_triplets(got(from.two_triplets()))
                   .full_house(got(from.full_house()))
                   .combinations(from.combinations())
                   .scoreless_bonus(from.scoreless_bonus())
                   .set_rule(from.set_rule())
                   .keeping(from.keeping())
                   .carry_over(from.carry_over())
                   .hot_dice(from.hot_dice())
                   .max_throws(from.max_throws())
                   .bust_effect(from.bust_effect())
                   .first_throw_penalty(from.first_throw_penalty())
                   .bust_streak(streak.busts, streak.penalty)
                   .lowest_total(from.lowest_total())
                   .piggyback(got(from.piggyback()))
                   .opening(from.opening())
                   .minimum(from.minimum())
                   .granularity(from.granularity())
                   .max_dice_left(from.max_dice_left())
                   .winning_bank(from.winning_bank())
                   .target(from.target())
                   .finish(from.finish())
                   .ending(got(from.ending()))
                   .tie(from.tie())
                   .players(players.min, players.max)
                   .first_player(from.first_player())
                   .build());
}

static void patterns_are_those_of_c(const hotdice::rules& rules, const hotdice_rules* c) {
    const auto same = [](const hotdice::payout& payout, const hotdice_payout& expected) {
        return static_cast<std::int32_t>(payout.kind) == expected.kind &&
               payout.points == expected.points;
    };
    hotdice_payout payout{};
    hotdice_group group{};
    for (std::uint8_t face = 1; face <= 6; ++face) {
        std::uint32_t single = 0;
        std::uint8_t toxic = 0;
        hotdice_rules_single(c, face, &single);
        hotdice_rules_toxic(c, face, &toxic);
        CHECK(got(rules.single(face)) == single && got(rules.toxic(face)) == toxic);
        for (std::uint8_t size = 2; size <= 6; ++size) {
            hotdice_rules_of_a_kind(c, size, face, &payout);
            CHECK(same(got(rules.of_a_kind(size, face)), payout));
        }
        for (std::uint8_t high = face; high <= 6; ++high) {
            hotdice_rules_straight(c, face, high, &payout);
            CHECK(same(got(rules.straight(face, high)), payout));
        }
    }
    const auto same_group = [&](const hotdice::group& read) {
        return same(read.payout, group.payout) &&
               static_cast<std::uint32_t>(read.forms) == group.forms;
    };
    hotdice_rules_three_pairs(c, &group);
    CHECK(same_group(got(rules.three_pairs())));
    hotdice_rules_four_and_pair(c, &group);
    CHECK(same_group(got(rules.four_and_pair())));
    hotdice_rules_two_triplets(c, &group);
    CHECK(same_group(got(rules.two_triplets())));
    hotdice_rules_full_house(c, &group);
    CHECK(same_group(got(rules.full_house())));
    std::vector<hotdice_formation> formations(hotdice::max_formations);
    std::size_t size = 0;
    hotdice_rules_formations(c, formations.data(), formations.size(), &size);
    const auto read = got(rules.formations());
    CHECK(read.size() == size);
    for (std::size_t place = 0; place < size; ++place) {
        CHECK(read[place].dice.text() ==
              got(hotdice::dice::from_c(formations[place].dice)).text());
        CHECK(same(read[place].payout, formations[place].payout));
    }
}

static void penalties_are_those_of_c(const hotdice::rules& rules, const hotdice_rules* c) {
    CHECK(static_cast<std::int32_t>(rules.bust_effect()) == hotdice_rules_bust_effect(c));
    CHECK(rules.first_throw_penalty() == hotdice_rules_first_throw_penalty(c));
    CHECK(rules.lowest_total() == hotdice_rules_lowest_total(c));
    hotdice_bust_streak streak{};
    hotdice_rules_bust_streak(c, &streak);
    const hotdice::bust_streak read = got(rules.bust_streak());
    CHECK(read.busts == streak.busts && read.penalty.points == streak.points);
    CHECK(static_cast<std::int32_t>(read.penalty.kind) == streak.penalty);
}

static void turns_and_endings_are_those_of_c(const hotdice::rules& rules, const hotdice_rules* c) {
    CHECK(rules.max_throws() == hotdice_rules_max_throws(c));
    for (const hotdice::combination_kind kind : combination_kinds()) {
        hotdice_confirmation confirmation{};
        hotdice_rules_confirmation(c, static_cast<std::uint8_t>(kind), &confirmation);
        const hotdice::confirmation read = got(rules.confirmation(kind));
        CHECK(static_cast<std::int32_t>(read.kind) == confirmation.kind);
        CHECK(read.points == confirmation.points);
    }
    hotdice_piggyback piggyback{};
    hotdice_rules_piggyback(c, &piggyback);
    CHECK(static_cast<std::int32_t>(got(rules.piggyback()).kind) == piggyback.kind);
    CHECK(got(rules.piggyback()).total == piggyback.total);
    hotdice_ending ending{};
    hotdice_rules_ending(c, &ending);
    CHECK(static_cast<std::int32_t>(got(rules.ending()).kind) == ending.kind);
    CHECK(got(rules.ending()).rounds == ending.rounds);
}

static void options_are_those_of_c(const hotdice::rules& rules, const hotdice_rules* c) {
    const auto number = [](auto option) { return static_cast<std::int32_t>(option); };
    CHECK(rules.dice() == hotdice_rules_dice(c));
    CHECK(number(rules.combinations()) == hotdice_rules_combinations(c));
    CHECK(rules.scoreless_bonus() == hotdice_rules_scoreless_bonus(c));
    CHECK(number(rules.set_rule()) == hotdice_rules_set_rule(c));
    CHECK(number(rules.keeping()) == hotdice_rules_keeping(c));
    CHECK(number(rules.carry_over()) == hotdice_rules_carry_over(c));
    CHECK(number(rules.hot_dice()) == hotdice_rules_hot_dice(c));
    CHECK(rules.opening() == hotdice_rules_opening(c));
    CHECK(rules.minimum() == hotdice_rules_minimum(c));
    CHECK(rules.granularity() == hotdice_rules_granularity(c));
    CHECK(rules.max_dice_left() == hotdice_rules_max_dice_left(c));
    CHECK(number(rules.winning_bank()) == hotdice_rules_winning_bank(c));
    CHECK(rules.target() == hotdice_rules_target(c));
    CHECK(number(rules.finish()) == hotdice_rules_finish(c));
    CHECK(number(rules.tie()) == hotdice_rules_tie(c));
    CHECK(number(rules.first_player()) == hotdice_rules_first_player(c));
    hotdice_players players{};
    hotdice_rules_players(c, &players);
    CHECK((got(rules.players()) == hotdice::players{players.min, players.max}));
    penalties_are_those_of_c(rules, c);
    turns_and_endings_are_those_of_c(rules, c);
}

static void every_option_is_read_and_set(const hotdice::rules& rules) {
    patterns_are_those_of_c(rules, rules.get());
    options_are_those_of_c(rules, rules.get());
    const hotdice::rules copy = rebuilt(rules);
    patterns_are_those_of_c(copy, rules.get());
    options_are_those_of_c(copy, rules.get());
}

// Options that no preset has.
static hotdice::rules unusual() {
    return got(hotdice::builder()
                   .dice(6)
                   .single(2, 20)
                   .of_a_kind(2, 6, hotdice::payout::plus_singles(60))
                   .sets({1000, 200, 300, 400, 500, 600}, hotdice::set_scheme::adding())
                   .straight(2, 6, hotdice::payout::instant_win())
                   .three_pairs({1500, hotdice::forms::four_plus_two | hotdice::forms::all_alike})
                   .four_and_pair({hotdice::payout(700), hotdice::forms::distinct})
                   .two_triplets({hotdice::payout::plus_triplets(100), hotdice::forms::all_alike})
                   .full_house({hotdice::payout::plus_triplets(250), {}})
                   .formation("1-1-3-3-6-6"_dice, 4000)
                   .formation("2-2-2-3-3-4"_dice, hotdice::payout::instant_loss())
                   .combinations(hotdice::combinations::on_full_throw)
                   .scoreless_bonus(50)
                   .toxic(4, 5)
                   .set_rule(hotdice::sets::override_singles)
                   .keeping(hotdice::keeping::all_scoring)
                   .hot_dice(hotdice::hot_dice::must)
                   .max_throws(9)
                   .confirmation(hotdice::combination_kind::formation,
                                 hotdice::confirmation::by_points(150))
                   .confirmation(hotdice::combination_kind::set,
                                 hotdice::confirmation::by_single())
                   .bust_effect(hotdice::bust_effect::subtract)
                   .first_throw_penalty(120)
                   .bust_streak(4, hotdice::penalty::whole_total())
                   .lowest_total(-600)
                   .piggyback(hotdice::piggyback::from_total(2000))
                   .opening(350)
                   .minimum(250)
                   .granularity(50)
                   .max_dice_left(4)
                   .winning_bank(hotdice::winning_bank::excused)
                   .target(7500)
                   .finish(hotdice::finish::exact)
                   .ending(hotdice::ending::catch_up_by_beating())
                   .tie(hotdice::tie::play_off)
                   .players(3, 9)
                   .first_player(hotdice::first_player::named)
                   .build());
}

static void unusual_turns_arrive(const hotdice::rules& rules) {
    using kind = hotdice::combination_kind;
    CHECK(rules.max_throws() == 9 && rules.first_throw_penalty() == 120);
    CHECK(got(rules.confirmation(kind::formation)) == hotdice::confirmation::by_points(150));
    CHECK(got(rules.confirmation(kind::set)) == hotdice::confirmation::by_single());
    CHECK(got(rules.confirmation(kind::straight)).empty());
    CHECK(status_of([&] { return rules.confirmation(kind::none); }) == status::bad_value);
    CHECK(rules.bust_effect() == hotdice::bust_effect::subtract && rules.lowest_total() == -600);
    CHECK((got(rules.bust_streak()) == hotdice::bust_streak{4, hotdice::penalty::whole_total()}));
    CHECK(got(rules.piggyback()) == hotdice::piggyback::from_total(2000));
    CHECK(rules.granularity() == 50 && rules.max_dice_left() == 4);
    CHECK(rules.winning_bank() == hotdice::winning_bank::excused);
}

// Rules that end as each ending says, and in which each player may piggyback who says so.
static void endings_and_piggybacks_arrive() {
    using hotdice::ending;
    using hotdice::piggyback;
    for (const ending how : {ending::immediate(), ending::last_turn(),
                             ending::catch_up_by_equalling(), ending::catch_up_by_beating(),
                             ending::finish_round(), ending::after_rounds(12)}) {
        CHECK(got(got(hotdice::builder().ending(how).build()).ending()) == how);
    }
    for (const piggyback who : {piggyback::off(), piggyback::on(), piggyback::on_board(),
                                piggyback::from_total(900)}) {
        CHECK(got(got(hotdice::builder().piggyback(who).build()).piggyback()) == who);
    }
    CHECK(ending::after_rounds(12) != ending::after_rounds(13));
    CHECK(piggyback::on() != piggyback::on_board());
}

static void unusual_options_arrive() {
    const hotdice::rules rules = unusual();
    CHECK(got(rules.single(2)) == 20 && rules.scoreless_bonus() == 50);
    CHECK(got(rules.of_a_kind(2, 6)) == hotdice::payout::plus_singles(60));
    CHECK(got(rules.of_a_kind(4, 6)) == 1200 && got(rules.of_a_kind(6, 1)) == 4000);
    CHECK(got(rules.straight(2, 6)) == hotdice::payout::instant_win());
    CHECK((got(rules.three_pairs()) ==
           hotdice::group{1500, hotdice::forms::all_alike | hotdice::forms::four_plus_two}));
    CHECK(got(rules.four_and_pair()).forms == hotdice::forms::distinct);
    CHECK(got(rules.two_triplets()).payout == hotdice::payout::plus_triplets(100));
    CHECK(got(rules.full_house()) != got(rules.two_triplets()));
    const auto formations = got(rules.formations());
    CHECK(formations.size() == 2);
    CHECK((formations[0] == hotdice::formation{"1-1-3-3-6-6"_dice, 4000}));
    CHECK(formations[1].payout == hotdice::payout::instant_loss());
    CHECK(got(rules.toxic(4)) == 5 && got(rules.toxic(5)) == 0);
    CHECK(rules.opening() == 350 && rules.minimum() == 250 && rules.target() == 7500);
    CHECK(rules.finish() == hotdice::finish::exact && rules.tie() == hotdice::tie::play_off);
    CHECK(got(rules.ending()) == hotdice::ending::catch_up_by_beating());
    unusual_turns_arrive(rules);
    CHECK(rules.first_player() == hotdice::first_player::named);
    every_option_is_read_and_set(rules);
}

static std::uint32_t points_of(hotdice::set_scheme scheme, const hotdice::dice& dice) {
    const std::array<std::uint32_t, 6> triplets{1000, 200, 300, 400, 500, 600};
    return got(got(hotdice::builder().sets(triplets, scheme).build()).points(dice));
}

static void set_schemes_make_larger_sets() {
    using scheme = hotdice::set_scheme;
    CHECK(points_of(scheme::doubling(), "33333"_dice) == 1200);
    CHECK(points_of(scheme::adding(), "33333"_dice) == 900);
    CHECK(points_of(scheme::flat(), "33333"_dice) == 300);
    CHECK(points_of(scheme::per_extra_die(70), "33333"_dice) == 440);
    CHECK(points_of(scheme::fixed(1000, 2000, 3000), "33333"_dice) == 2000);
    CHECK(points_of(scheme::times(2, 5, 9), "33333"_dice) == 1500);
    CHECK(status_of([] {
              const std::array<std::uint32_t, 6> triplets{0, 0, 300, 0, 0, 0};
              const auto only = scheme::triplets_only();
              return got(hotdice::builder().sets(triplets, only).build()).points("3333"_dice);
          }) == status::not_scoring);
}

static void odds_are_exact() {
    const auto rules = got(hotdice::rules::preset("busche-neller"));
    const hotdice::odds odds = got(rules.odds(1));
    CHECK(odds.throws == 6 && odds.busts == 4 && odds.keep_sets == 2);
    CHECK(odds.best_points == 150 && odds.keep_set_points == 150);
    CHECK(odds.mean_best_points() == 25 && odds.bust_probability() == 4.0 / 6.0);
    CHECK(got(rules.odds(6, got(rules.hold("1"_dice)))).throws == 0);
    CHECK(hotdice::odds().bust_probability() == 0);
    CHECK(got(rules.odds(7)).throws == 0);
    CHECK(status_of([&] { return rules.hold("2"_dice); }) == status::bad_held);
}

static void throws_bust() {
    const auto rules = got(hotdice::rules::preset("cien-mil"));
    CHECK(got(rules.bust("1-5-6-6"_dice)) == hotdice::bust::toxic);
    CHECK(got(rules.bust("2-3-4"_dice)) == hotdice::bust::nothing_scores);
    CHECK(got(rules.bust("1-2-3"_dice)) == hotdice::bust::none);
    CHECK(got(rules.is_toxic("6-6"_dice)) && !got(rules.is_toxic("6"_dice)));
}

static void versions_are_told() {
    CHECK(hotdice::abi_matches() && hotdice::abi_version() == HOTDICE_ABI_VERSION);
    CHECK(std::strcmp(hotdice::version(), hotdice_version()) == 0);
    CHECK(std::strcmp(message(status::ok), hotdice_status_message(HOTDICE_STATUS_OK)) == 0);
}

int main() {
    dice_are_read_and_written();
    dice_that_are_none_are_refused();
    throws_keep_their_order();
    seats_are_looped_over();
    keeps_are_values_in_a_list_without_a_heap();
    partitions_have_their_combinations();
    unusual_options_arrive();
    endings_and_piggybacks_arrive();
    set_schemes_make_larger_sets();
    odds_are_exact();
    throws_bust();
    versions_are_told();
    CHECK(got(hotdice::preset_ids()).size() == hotdice_preset_count());
    for (const std::string& id : got(hotdice::preset_ids())) {
        every_option_is_read_and_set(got(hotdice::rules::preset(id)));
    }
    CHECK(status_of([] { return hotdice::rules::preset("poker"); }) == status::unknown_preset);
}
