// Turns and games, whichever way errors are reported. The program prints what Rust has to print:
//
//     playing keeps PRESET         what may be kept of every throw, in sums
//     playing game PRESET SEED     a game of two, action by action
//     playing actions              prints nothing, and checks what the actions return

#include "check.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace hotdice::literals;
using hotdice::bust;
using hotdice::phase;
using hotdice::status;

static void add_throw(const hotdice::rules& rules, const hotdice::dice& thrown) {
    std::size_t keeps = 0, partitions = 0, combinations = 0;
    std::uint64_t keep_points = 0, partition_points = 0;
    for (const hotdice::keep& keep : got(rules.keeps(thrown))) {
        ++keeps;
        keep_points += keep.points + keep.dice_left + (keep.wins ? 1'000'000U : 0U);
        for (const hotdice::partition& partition : got(rules.partitions(thrown, keep.dice))) {
            ++partitions;
            combinations += partition.combinations.size();
            partition_points += partition.points;
        }
    }
    std::cout << thrown << ' ' << keeps << ' ' << keep_points << ' ' << partitions << ' '
              << partition_points << ' ' << combinations << '\n';
}

static void print_keeps(const std::string& preset) {
    const auto rules = got(hotdice::rules::preset(preset));
    std::array<std::uint8_t, 6> counts{};
    // Every multiset of dice, as a number of six digits to the base 7.
    for (unsigned number = 1; number < 7 * 7 * 7 * 7 * 7 * 7; ++number) {
        unsigned rest = number, dice = 0;
        for (std::uint8_t& count : counts) {
            count = static_cast<std::uint8_t>(rest % 7);
            dice += count;
            rest /= 7;
        }
        if (dice <= rules.dice()) {
            add_throw(rules, got(hotdice::dice::from_counts(counts)));
        }
    }
}

// Keeps most points, banks whenever it may, and takes over what has three dice to throw.
static void act(hotdice::game& game, hotdice::dice_source& dice) {
    const hotdice::turn_view turn = game.turn();
    const unsigned seat = game.current().value();
    const std::optional<hotdice::offer> offer = turn.offer();
    if (offer && offer->held.dice.size() <= 3) {
        std::cout << seat << " takes over " << got(game.take_over()).points << '\n';
    } else if (turn.phase() == phase::to_keep) {
        const hotdice::keep_list keeps = got(turn.keeps());
        const auto most = std::max_element(keeps.begin(), keeps.end(), [](auto a, auto b) {
            return a.points < b.points;
        });
        const hotdice::keep kept = got(game.keep(most->dice));
        std::cout << seat << " keeps " << kept.dice << " for " << kept.points << ", "
                  << unsigned{kept.dice_left} << " left\n";
    } else if (turn.can_bank()) {
        std::cout << seat << " banks " << got(game.bank()) << '\n';
    } else {
        const auto [thrown, bust] = got(game.throw_from(dice));
        std::cout << seat << " throws " << thrown << (bust == bust::none ? "" : ", a bust") << '\n';
    }
}

static void print_game(const std::string& preset, std::uint64_t seed) {
    auto game = got(hotdice::game::start(got(hotdice::rules::preset(preset)), 2, 1));
    auto dice = got(hotdice::dice_source::seeded(seed));
    while (!game.outcome()) {
        act(game, dice);
    }
    const hotdice::outcome outcome = *game.outcome();
    for (const unsigned winner : outcome.winners) {
        std::cout << winner << " wins\n";
    }
    for (const hotdice::standing& standing : got(game.standings())) {
        std::cout << unsigned{standing.place} << ": " << unsigned{standing.seat} << " with "
                  << standing.total << '\n';
    }
    std::cout << game.turns() << " turns, " << got(dice.below(1000)) << " next\n";
}

// The example of the README: a whole turn under Titusind.
static void a_turn_goes_through_its_phases() {
    auto turn = got(hotdice::turn::start(got(hotdice::rules::preset("titusind"))));
    CHECK(turn.phase() == phase::to_throw && turn.dice_in_hand() == 6 && turn.throws() == 0);
    CHECK(turn.table().empty() && !turn.kept() && turn.account() == hotdice::account());
    CHECK(status_of([&] { return turn.keep("1"_dice); }) == status::wrong_phase);
    CHECK(status_of([&] { return turn.throw_dice("1"_dice); }) == status::wrong_dice_count);
    CHECK(got(turn.throw_dice("5-4-4-1-4-4"_throw)) == bust::none);
    CHECK(turn.phase() == phase::to_keep && turn.table() == "1-4-4-4-4-5"_dice);
    CHECK(status_of([&] { return turn.keep("2"_dice); }) == status::not_thrown);
    CHECK(status_of([&] { return turn.keep("4"_dice); }) == status::not_scoring);
    CHECK(status_of([&] { return turn.keep(""_dice); }) == status::no_dice);
    CHECK(got(turn.keeps()).size() == 11);
    CHECK(got(turn.keep("1-5"_dice)).points == 150);
    CHECK(turn.kept() == "1-5"_dice && turn.dice_in_hand() == 4);
    CHECK(got(turn.take_back()) == "1-5"_dice && !turn.kept());
    const auto partitions = got(turn.partitions("1-4-4-4-4-5"_dice));
    CHECK(partitions.size() == 1 && partitions[0].combinations.size() == 3);
    hotdice::partition other = partitions[0];
    other.points += 1;
    CHECK(status_of([&] { return turn.keep_as(other); }) == status::no_partition);
    CHECK(got(turn.keep_as(partitions[0])).is_hot());
    CHECK(turn.points() == 950 && turn.throws() == 1 && !turn.can_bank());
    const hotdice::bank_check asked = got(turn.check_bank());
    CHECK(!asked.allowed() && asked.refusal == status::below_opening);
    CHECK(asked.points == 950 && asked.needed == 1000);
    CHECK(status_of([&] { return turn.bank(); }) == status::below_opening);
}

static void a_turn_ends() {
    const auto rules = got(hotdice::rules::preset("titusind"));
    const hotdice::account account{5000, true};
    auto turn = got(hotdice::turn::start(rules, account));
    CHECK(turn.account() == account && turn.end() == hotdice::turn_end::none && !turn.banked());
    got(turn.throw_dice("1-1-1-2-3-4"_dice));
    got(turn.keep("1-1-1"_dice));
    auto other = got(turn.copy(rules));
    CHECK(got(turn.bank()) == 1000 && turn.banked() == 1000U);
    CHECK(turn.end() == hotdice::turn_end::banked && turn.phase() == phase::over);
    CHECK(got(other.throw_dice("2-3-4"_dice)) == bust::nothing_scores);
    CHECK(other.bust() == bust::nothing_scores && other.end() == hotdice::turn_end::bust);
    CHECK(!other.banked() && status_of([&] { return other.forfeit(); }) == status::wrong_phase);
    auto given_up = got(hotdice::turn::start(rules));
    CHECK(status_of([&] { return given_up.forfeit(); }) == status::ok);
    CHECK(given_up.end() == hotdice::turn_end::forfeited);
    const hotdice::account nobody{1, false};
    CHECK(status_of([&] { return hotdice::turn::start(rules, nobody); }) == status::bad_account);
}

static void a_turn_holds_dice() {
    const auto rules = got(hotdice::rules::preset("crapola"));
    auto turn = got(hotdice::turn::start(rules));
    CHECK(turn.held() == hotdice::held());
    got(turn.throw_dice("1-2-2-3-4-6"_dice));
    got(turn.keep("1"_dice));
    got(turn.throw_dice("2-3-4-5-6"_dice));
    CHECK(turn.held() == got(rules.hold("1"_dice)) && turn.held().open == "1"_dice);
}

static void a_turn_has_to_be_confirmed() {
    auto turn = got(hotdice::turn::start(got(hotdice::rules::preset("zehntausend"))));
    CHECK(turn.pending().empty());
    got(turn.throw_dice("1-2-3-4-5-6"_dice));
    got(turn.keep("1-2-3-4-5-6"_dice));
    CHECK(turn.pending() == hotdice::confirmation::by_points(500));
    CHECK(status_of([&] { return turn.bank(); }) == status::unconfirmed);
    CHECK(got(turn.check_bank()).needed == 500);
    got(turn.throw_dice("1-1-1-2-3-4"_dice));
    got(turn.keep("1-1-1"_dice));
    CHECK(turn.pending().empty() && got(turn.bank()) == 2500);
}

static void a_turn_has_a_last_throw() {
    const auto rules = got(got(hotdice::rules::preset("berliner-macke"))
                               .to_builder()
                               .max_throws(1)
                               .max_dice_left(3)
                               .granularity(100)
                               .build());
    auto turn = got(hotdice::turn::start(rules));
    got(turn.throw_dice("1-1-1-5-6"_dice));
    got(turn.keep("1-1-1-5"_dice));
    CHECK(turn.phase() == phase::to_decide && turn.dice_in_hand() == 0);
    CHECK(status_of([&] { return turn.throw_dice("1"_dice); }) == status::no_throw_left);
    CHECK(status_of([&] { return turn.bank(); }) == status::no_multiple);
    got(turn.take_back());
    got(turn.keep_as(got(turn.partitions("1"_dice)).front()));
    CHECK(status_of([&] { return turn.bank(); }) == status::below_minimum);
    auto lost = got(hotdice::turn::start(rules));
    CHECK(got(lost.throw_dice("1-1-2-3-6"_dice)) == bust::last_throw);
    auto alone = got(hotdice::turn::start(got(rules.to_builder().minimum(0).build())));
    got(alone.throw_dice("1-1-2-3-6"_dice));
    got(alone.keep("1"_dice));
    CHECK(status_of([&] { return alone.bank(); }) == status::dice_left);
}

static void a_turn_is_taken_over() {
    const auto rules = got(hotdice::rules::preset("high-stakes"));
    auto game = got(hotdice::game::start(rules, 2));
    CHECK(!game.turn().offer() && game.round() == 0);
    CHECK(status_of([&] { return game.take_over(); }) == status::no_offer);
    got(game.throw_dice("1-1-1-2-3-4"_dice));
    got(game.keep("1-1-1"_dice));
    got(game.bank());
    const hotdice::offer offer{got(rules.hold("1-1-1"_dice)), 1000};
    CHECK(game.turn().offer() == offer);
    auto copy = got(game.turn().copy(rules));
    CHECK(got(copy.take_over()) == offer && copy.points() == 1000);
    CHECK(got(game.take_over()) == offer && game.turn().dice_in_hand() == 3);
    CHECK(got(game.throw_dice("2-3-4"_dice)) == bust::nothing_scores);
    CHECK(game.round() == 1 && !game.turn().offer());
}

static void busts_in_a_row_are_counted() {
    auto game = got(hotdice::game::start(got(hotdice::rules::preset("zilch")), 1));
    for (const unsigned busts : {1U, 2U, 0U}) {
        got(game.throw_dice("1-2-3-4-6-6"_dice));
        got(game.keep("1"_dice));
        CHECK(got(game.throw_dice("2-2-3-4-6"_dice)) == bust::nothing_scores);
        CHECK(got(game.seat(0)).busts == busts);
    }
    CHECK(got(game.seat(0)).account.total == -500);
}

static void rounds_end_a_game() {
    auto game = got(hotdice::game::start(got(hotdice::rules::preset("farkle-ten")), 2));
    got(game.throw_dice("1-1-1-2-3-4"_dice));
    got(game.keep("1-1-1"_dice));
    got(game.bank());
    while (!game.outcome()) {
        CHECK(game.round() == game.turns() / 2);
        CHECK(status_of([&] { return game.forfeit(); }) == status::ok);
    }
    CHECK(game.turns() == 20 && game.outcome()->reason == hotdice::reason::rounds);
    CHECK(game.outcome()->winners == hotdice::seat_set(0b1));
}

static hotdice::rules with_target_of_1000(const char* preset) {
    return got(got(hotdice::rules::preset(preset)).to_builder().target(1000).build());
}

// The example of the Rust documentation of a game.
static void a_game_is_won() {
    const auto rules = with_target_of_1000("busche-neller");
    auto game = got(hotdice::game::start(rules, 2));
    CHECK(game.players() == 2 && game.first() == 0 && game.current() == 0 && !game.outcome());
    CHECK(got(game.throw_dice("2-2-3-3-4-6"_dice)) == bust::nothing_scores);
    CHECK(game.current() == 1 && game.turns() == 1);
    got(game.throw_dice("1-1-1-2-3-4"_dice));
    got(game.keep("1-1-1"_dice));
    CHECK(got(game.take_back()) == "1-1-1"_dice);
    got(game.keep_as(got(game.turn().partitions("1-1-1"_dice)).front()));
    auto copy = got(game.copy());
    CHECK(got(game.bank()) == 1000);
    CHECK(game.outcome()->reason == hotdice::reason::target);
    CHECK(game.outcome()->winners == hotdice::seat_set(0b10));
    CHECK((got(game.seat(1)) == hotdice::seat{{1000, true}, false}));
    CHECK(status_of([&] { return game.bank(); }) == status::game_over);
    CHECK(status_of([&] { return game.seat(2); }) == status::no_such_seat);
    CHECK(!copy.outcome() && copy.turns() == 1);
}

static void players_leave_and_the_end_is_near() {
    const auto rules = with_target_of_1000("farkle");
    auto game = got(hotdice::game::start(rules, 3, 2));
    CHECK(!game.is_ending() && !game.due());
    got(game.throw_dice("1-1-1-2-3-4"_dice));
    got(game.keep("1-1-1"_dice));
    got(game.bank());
    CHECK(game.is_ending() && game.due() == hotdice::seat_set(0b11) && game.current() == 0);
    CHECK(status_of([&] { return game.leave(0); }) == status::ok);
    CHECK(status_of([&] { return game.leave(0); }) == status::has_left);
    CHECK(got(game.seat(0)).left && game.current() == 1);
    CHECK(status_of([&] { return game.forfeit(); }) == status::ok);
    CHECK(game.outcome()->winners.contains(2));
    const auto standings = got(game.standings());
    CHECK(standings.size() == 3);
    CHECK((standings[0] == hotdice::standing{1000, 1, 2}));
    CHECK(standings[2].seat == 0);
    CHECK(status_of([&] { return hotdice::game::start(rules, 3, 3); }) == status::no_such_seat);
}

static void a_throw_off_decides() {
    // The example of the Rust documentation.
    auto throw_off = got(hotdice::throw_off::start(got(hotdice::rules::preset("crapola")), 2));
    CHECK(throw_off.next() == 0 && !throw_off.winner());
    for (const hotdice::dice& dice : {"1-2-3-4-5-6"_dice, "6-6-6-1-1-1"_dice, "222222"_dice}) {
        CHECK(status_of([&] { return throw_off.throw_dice(dice); }) == status::ok);
    }
    CHECK(throw_off.next() == 1);
    CHECK(status_of([&] { return throw_off.throw_dice("1"_dice); }) == status::wrong_dice_count);
    CHECK(status_of([&] { return throw_off.throw_dice("111111"_dice); }) == status::ok);
    CHECK(throw_off.winner() == 0 && !throw_off.next());
    CHECK(status_of([&] { return throw_off.throw_dice("111111"_dice); }) == status::decided);
}

static void states_are_saved_and_restored() {
    const auto rules = got(hotdice::rules::preset("crapola"));
    auto game = got(hotdice::game::start(rules, 2));
    auto dice = got(hotdice::dice_source::seeded(11));
    while (game.turns() < 5) {
        act(game, dice);
    }
    const std::vector<std::uint8_t> saved = got(game.save());
    CHECK(!saved.empty() && saved.size() <= hotdice::max_save);
    auto restored = got(hotdice::game::restore(rules, saved));
    auto dice_again = got(hotdice::dice_source::seeded_at(got(dice.position())));
    CHECK(got(dice.position()).seed == 11 && got(dice.position()) == got(dice_again.position()));
    while (!game.outcome()) {
        act(game, dice);
        act(restored, dice_again);
        CHECK(got(game.save()) == got(restored.save()));
    }
    CHECK(restored.outcome() == game.outcome());
    std::vector<std::uint8_t> damaged = saved;
    damaged[damaged.size() / 2] ^= 1;
    CHECK(status_of([&] { return hotdice::game::restore(rules, damaged); }) == status::bad_save);
    CHECK(status_of([&] { return hotdice::turn::restore(rules, saved); }) == status::bad_save);
    const auto turn = got(hotdice::turn::start(rules, {4000, true}));
    CHECK(got(hotdice::turn::restore(rules, got(turn.save()))).account() == turn.account());
    CHECK(got(game.turn().copy(rules)).phase() == game.turn().phase());
}

static void anything_callable_throws_dice() {
    auto fixed = got(hotdice::dice_source::calling([face = 0]() mutable { return ++face; }));
    auto moved = std::move(fixed);
    CHECK(got(moved.throw_dice(6)) == "1-2-3-4-5-6"_throw);
    // The next face is 7, and none of these is a face either.
    CHECK(status_of([&] { return moved.throw_dice(1); }) == status::bad_face);
    auto long_face = got(hotdice::dice_source::calling([] { return (1LL << 32) + 1; }));
    CHECK(status_of([&] { return long_face.throw_dice(1); }) == status::bad_face);
    auto minus = got(hotdice::dice_source::calling([] { return -1; }));
    CHECK(status_of([&] { return minus.throw_dice(1); }) == status::bad_face);
    CHECK(status_of([&] { return minus.throw_dice(7); }) == status::wrong_dice_count);
    CHECK(status_of([&] { return minus.below(2); }) == status::not_seeded);
    CHECK(status_of([&] { return minus.position(); }) == status::not_seeded);
    // A callable that cannot be copied, and one that stays where it is.
    auto alone = [faces = std::make_unique<int>(2)] { return *faces; };
    auto owned = got(hotdice::dice_source::calling(std::move(alone)));
    CHECK(got(owned.throw_dice(2)) == "2-2"_throw);
    int calls = 0;
    auto counting = [&calls] { return ++calls > 0 ? 5 : 0; };
    auto referring = got(hotdice::dice_source::calling(std::ref(counting)));
    auto turn = got(hotdice::turn::start(got(hotdice::rules::preset("titusind"))));
    CHECK(got(turn.throw_from(referring)).thrown == "555555"_throw && calls == 6);
    CHECK(turn.table() == "555555"_dice);
}

template <class Owner>
static void move_about(Owner owner) {
    const auto* object = owner.get();
    Owner taken = std::move(owner);
    CHECK(!owner && owner.get() == nullptr && taken && taken.get() == object);
    owner = std::move(taken);
    CHECK(owner && !taken && owner.get() == object);
    std::swap(owner, taken);
    CHECK(!owner && taken);
}

static void what_was_moved_from_is_safe() {
    auto rules = got(hotdice::rules::preset("titusind"));
    auto game = got(hotdice::game::start(rules, 2));
    auto turn = got(hotdice::turn::start(rules));
    auto dice = got(hotdice::dice_source::seeded(1));
    const auto kept_rules = std::move(rules);
    const auto kept_game = std::move(game);
    const auto kept_turn = std::move(turn);
    const auto kept_dice = std::move(dice);
    CHECK(rules.dice() == 0 && rules.target() == 0);
    CHECK(status_of([&] { return rules.keeps("1"_dice); }) == status::null);
    CHECK(status_of([&] { return hotdice::game::start(rules, 2); }) == status::null);
    CHECK(!game.turn() && !game.current() && !game.outcome() && game.players() == 0);
    CHECK(game.turn().phase() == phase::none && !game.turn().can_bank());
    CHECK(status_of([&] { return game.turn().keeps(); }) == status::null);
    CHECK(status_of([&] { return game.bank(); }) == status::null);
    CHECK(turn.phase() == phase::none && turn.table().empty() && !turn.kept());
    CHECK(status_of([&] { return turn.save(); }) == status::null);
    CHECK(status_of([&] { return turn.throw_from(dice); }) == status::null);
    CHECK(status_of([&] { return dice.throw_dice(1); }) == status::null);
}

static void owners_are_moved_and_released() {
    auto rules = got(hotdice::rules::preset("titusind"));
    move_about(got(hotdice::game::start(rules, 2)));
    move_about(got(hotdice::turn::start(rules)));
    move_about(got(hotdice::throw_off::start(rules, 2)));
    move_about(got(hotdice::dice_source::seeded(1)));
    move_about(got(hotdice::dice_source::calling([] { return 1; })));
    move_about(rules.to_builder());
    hotdice_rules* released = rules.release();
    CHECK(!rules && released != nullptr);
    // The game lives on without its rules.
    const auto game = got(hotdice::game::start(hotdice::rules(released), 2));
    CHECK(game.turn().dice_in_hand() == 6);
    const hotdice::turn turn = got(hotdice::turn::start(got(hotdice::rules::preset("greed"))));
    const hotdice::turn_view view = turn;
    CHECK(view.dice_in_hand() == 5 && view.get() == turn.get());
}

static void check_actions() {
    a_turn_goes_through_its_phases();
    a_turn_ends();
    a_turn_holds_dice();
    a_turn_has_to_be_confirmed();
    a_turn_has_a_last_throw();
    a_turn_is_taken_over();
    busts_in_a_row_are_counted();
    rounds_end_a_game();
    a_game_is_won();
    players_leave_and_the_end_is_near();
    a_throw_off_decides();
    std::cout.setstate(std::ios::failbit);
    states_are_saved_and_restored();
    anything_callable_throws_dice();
    what_was_moved_from_is_safe();
    owners_are_moved_and_released();
}

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    CHECK(!words.empty());
    if (words[0] == "keeps") {
        print_keeps(words.at(1));
    } else if (words[0] == "game") {
        print_game(words.at(1), std::strtoull(words.at(2).c_str(), nullptr, 10));
    } else {
        check_actions();
    }
}
