// Errors as exceptions.

#include "check.hpp"

#include <functional>
#include <stdexcept>
#include <string>

using namespace hotdice::literals;
using hotdice::status;

static void an_error_has_a_status_and_a_text() {
    try {
        static_cast<void>(hotdice::rules::preset("poker"));
        CHECK(false);
    } catch (const std::runtime_error& error) {
        CHECK(std::string(error.what()) == message(status::unknown_preset));
        CHECK(dynamic_cast<const hotdice::error&>(error).status() == status::unknown_preset);
    }
}

static void bad_rules_tell_all_their_faults() {
    const auto builder = hotdice::rules::preset("titusind").to_builder();
    CHECK(builder.faults().empty());
    auto bad = hotdice::builder();
    bad.dice(9).target(0);
    const std::string faults = bad.faults();
    CHECK(faults.find("dice: ") != std::string::npos);
    CHECK(faults.find("\ntarget: ") != std::string::npos);
    try {
        static_cast<void>(bad.build());
        CHECK(false);
    } catch (const hotdice::error& error) {
        CHECK(error.status() == status::bad_rules);
        const std::string what = error.what();
        CHECK(what == message(status::bad_rules) + std::string("\n") + faults);
    }
    // More faults than fit into the first buffer.
    for (std::uint8_t face = 1; face <= 6; ++face) {
        bad.single(face, 2'000'000).toxic(face, 9).of_a_kind(3, face, 2'000'000);
    }
    CHECK(bad.faults().size() > 500 && bad.faults().substr(0, 6) == "dice: ");
    CHECK(bad.faults().back() == '\n');
    // The builder stays, and can be mended.
    for (std::uint8_t face = 1; face <= 6; ++face) {
        bad.single(face, 50).toxic(face, 0).of_a_kind(3, face, {});
    }
    CHECK(bad.dice(5).target(900).build().dice() == 5);
}

static void a_setter_throws_at_once() {
    hotdice::builder builder;
    CHECK(status_of([&] { return builder.single(7, 50).get(); }) == status::bad_face);
    CHECK(status_of([&] { return builder.of_a_kind(9, 1, 100).get(); }) == status::bad_value);
    // It changed nothing, and is forgotten.
    CHECK(builder.build().single(1) == 100);
    const hotdice::builder moved = std::move(builder);
    CHECK(status_of([&] { return builder.dice(5).get(); }) == status::null);
}

static void a_literal_that_is_no_dice_throws() {
#if !defined(__cpp_consteval)
    CHECK(status_of([] { return "1-7"_dice; }) == status::bad_text);
    CHECK(status_of([] { return "1111111"_throw; }) == status::bad_text);
    CHECK(status_of([] { return "-1"_dice; }) == status::bad_text);
    CHECK(status_of([] { return "1-"_dice; }) == status::bad_text);
#endif
}

// Throws ones, until the dice fall off the table.
struct clumsy {
    int left;

    int operator()() {
        if (left == 0) {
            throw std::out_of_range("the dice fell off the table");
        }
        --left;
        return 1;
    }
};

template <class Call>
static bool falls_off(Call call) {
    try {
        static_cast<void>(call());
        return false;
    } catch (const std::out_of_range& error) {
        return std::string(error.what()) == "the dice fell off the table";
    }
}

static void an_exception_of_a_callable_comes_out_where_dice_were_wanted() {
    const auto rules = hotdice::rules::preset("titusind");
    clumsy die{3};
    auto dice = hotdice::dice_source::calling(std::ref(die));
    auto turn = hotdice::turn::start(rules);
    CHECK(falls_off([&] { return turn.throw_from(dice); }));
    CHECK(turn.phase() == hotdice::phase::to_throw && turn.throws() == 0);
    CHECK(falls_off([&] { return dice.throw_dice(1); }));
    auto game = hotdice::game::start(rules, 2);
    CHECK(falls_off([&] { return game.throw_from(dice); }));
    CHECK(game.turn().phase() == hotdice::phase::to_throw);
    // The same dice go on once they are picked up, and no old exception lingers.
    die.left = 12;
    auto moved = std::move(dice);
    CHECK(turn.throw_from(moved).thrown == "111111"_throw);
    CHECK(game.throw_from(moved).thrown == "111111"_throw);
    CHECK(falls_off([&] { return moved.throw_dice(1); }));
    // A call that throws no dice calls nothing.
    CHECK(status_of([&] { return turn.throw_from(moved); }) == status::wrong_phase);
}

static void an_exception_ends_the_solving() {
    hotdice::builder builder = hotdice::rules::preset("busche-neller").to_builder();
    const auto rules = builder.target(300).build();
    int calls = 0;
    CHECK(falls_off([&] {
        return hotdice::race::of(rules, [&](hotdice::progress) {
            if (++calls == 3) {
                throw std::out_of_range("the dice fell off the table");
            }
        });
    }));
    CHECK(calls == 3);
}

int main() {
    an_error_has_a_status_and_a_text();
    bad_rules_tell_all_their_faults();
    a_setter_throws_at_once();
    a_literal_that_is_no_dice_throws();
    an_exception_of_a_callable_comes_out_where_dice_were_wanted();
    an_exception_ends_the_solving();
}
