// A tournament of two bots: who wins more games, and how sure is that?
//
//     tournament --rules titusind --games 10000 --seed 1
//
// A bot is a lambda that looks at its turn and decides. The same options print the same lines, on
// every machine; only the speed, on stderr, differs.

#include <hotdice.hpp>

#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <exception>
#include <functional>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

namespace {

struct throw_on {};
struct bank {};
struct give_up {};
// Keep these dice, throw on, bank, or give the turn up.
using decision = std::variant<hotdice::dice, throw_on, bank, give_up>;

struct bot {
    std::string name;
    std::function<decision(hotdice::turn_view)> decide;
};

constexpr std::uint8_t players = 2;
using pairing = std::array<bot, players>;

struct options {
    std::string rules = "titusind";
    std::uint32_t games = 10'000;
    std::uint64_t seed = 1;
};

struct tally {
    std::array<std::uint32_t, players> wins{};
    std::uint32_t shared = 0;
    std::uint64_t turns = 0;
};

// The share of wins, and where it lies with 95 % confidence.
struct interval {
    double low;
    double share;
    double high;
};

// Bots that never finish a game would play for ever.
constexpr std::uint32_t turn_limit = 100'000;

constexpr std::string_view usage =
    "usage: tournament [--rules ID] [--games NUMBER] [--seed NUMBER]\n";

// The keep-set with the most points, of equal ones that with the fewest dice.
hotdice::dice most_points(hotdice::turn_view turn) {
    hotdice::keep best;
    for (const hotdice::keep& keep : turn.keeps()) {
        const bool better = keep.points > best.points || (keep.wins && !best.wins);
        if (best.dice.empty() || (better && !best.wins)) {
            best = keep;
        }
    }
    return best.dice;
}

// The keep-set with the most dice, of equal ones the first.
hotdice::dice most_dice(hotdice::turn_view turn) {
    hotdice::keep best;
    for (const hotdice::keep& keep : turn.keeps()) {
        if (keep.dice.size() > best.dice.size()) {
            best = keep;
        }
    }
    return best.dice;
}

// Throws on, unless the rules allow no more throws.
decision go_on(hotdice::turn_view turn) {
    if (turn.dice_in_hand() == 0) {
        return give_up{};
    }
    return throw_on{};
}

pairing contestants() {
    // Banks as soon as the turn is worth 400 points, and after the last throw.
    const auto careful = [](hotdice::turn_view turn) -> decision {
        if (turn.phase() == hotdice::phase::to_keep) {
            return most_points(turn);
        }
        const bool enough = turn.points() >= 400 || turn.dice_in_hand() == 0;
        if (enough && turn.can_bank()) {
            return bank{};
        }
        return go_on(turn);
    };
    // Scores with every die it can, and throws on while there are three or more to throw.
    const auto daring = [](hotdice::turn_view turn) -> decision {
        if (turn.phase() == hotdice::phase::to_keep) {
            return most_dice(turn);
        }
        if (turn.dice_in_hand() < 3 && turn.can_bank()) {
            return bank{};
        }
        return go_on(turn);
    };
    return {bot{"careful", careful}, bot{"daring", daring}};
}

void act(hotdice::game& game, hotdice::dice_source& dice, const decision& decided) {
    if (const auto* kept = std::get_if<hotdice::dice>(&decided)) {
        game.keep(*kept);
    } else if (std::holds_alternative<bank>(decided)) {
        game.bank();
    } else if (std::holds_alternative<give_up>(decided)) {
        game.forfeit();
    } else {
        game.throw_from(dice);
    }
}

// Plays the game to its end; bot n sits in seat n, turned by as many seats as `rotation` says.
hotdice::outcome play(hotdice::game& game, hotdice::dice_source& dice,
                      const pairing& bots, std::uint32_t rotation) {
    while (!game.outcome()) {
        if (game.turns() == turn_limit) {
            throw std::runtime_error("a game is not over after " + std::to_string(turn_limit) +
                                     " turns");
        }
        const hotdice::turn_view turn = game.turn();
        const bot& player = bots[(*game.current() + rotation) % players];
        const bool begins = turn.phase() == hotdice::phase::to_throw;
        act(game, dice, begins ? throw_on{} : player.decide(turn));
    }
    return *game.outcome();
}

hotdice::rules named(const std::string& id) {
    try {
        return hotdice::rules::preset(id);
    } catch (const hotdice::error& error) {
        std::string reason = "--rules: " + std::string(error.what()) + ", the ids are";
        for (const std::string& known : hotdice::preset_ids()) {
            reason += ' ' + known;
        }
        throw std::invalid_argument(reason);
    }
}

tally play_all(const options& options, const pairing& bots) {
    const auto rules = named(options.rules);
    auto dice = hotdice::dice_source::seeded(options.seed);
    tally tally;
    for (std::uint32_t number = 0; number < options.games; ++number) {
        auto game = hotdice::game::start(rules, players);
        const hotdice::outcome outcome = play(game, dice, bots, number);
        tally.turns += game.turns();
        if (outcome.winners.size() > 1) {
            ++tally.shared;
            continue;
        }
        for (const unsigned seat : outcome.winners) {
            ++tally.wins[(seat + number) % players];
        }
    }
    return tally;
}

// The interval of Wilson (1927), which is good for few games and for shares near 0 and 1 as well.
interval wilson(std::uint32_t wins, std::uint32_t games) {
    constexpr double z = 1.959964;
    const double n = games;
    const double share = wins / n;
    const double middle = share + z * z / (2 * n);
    const double spread = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {(middle - spread) / scale, share, (middle + spread) / scale};
}

void print(const options& options, const pairing& bots, const tally& tally) {
    std::cout << std::fixed << options.games << " games of " << options.rules << ", seed "
              << options.seed << '\n';
    for (std::size_t number = 0; number < players; ++number) {
        const std::uint32_t wins = tally.wins[number];
        const auto [low, share, high] = wilson(wins, options.games);
        std::cout << std::setprecision(2) << bots[number].name << ": " << wins << " wins, "
                  << 100 * share << " % (" << 100 * low << " to " << 100 * high << ")\n";
    }
    std::cout << "shared: " << tally.shared << '\n'
              << "turns of a game: " << static_cast<double>(tally.turns) / options.games << '\n';
}

template <class Number>
Number number(std::string_view name, std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) {
        throw std::invalid_argument(std::string(name) + ": a number is expected, not '" +
                                    std::string(text) + "'");
    }
    return number;
}

options parse(int argc, char** argv) {
    options options;
    for (int place = 1; place < argc; place += 2) {
        const std::string_view name = argv[place];
        if (place + 1 == argc) {
            throw std::invalid_argument(std::string(name) + ": a value is expected");
        }
        const std::string_view value = argv[place + 1];
        if (name == "--rules") {
            options.rules = value;
        } else if (name == "--games") {
            options.games = number<std::uint32_t>(name, value);
        } else if (name == "--seed") {
            options.seed = number<std::uint64_t>(name, value);
        } else {
            throw std::invalid_argument("there is no option " + std::string(name));
        }
    }
    if (options.games == 0) {
        throw std::invalid_argument("--games: at least one game is expected");
    }
    return options;
}

void run(const options& options) {
    const pairing bots = contestants();
    const auto begun = std::chrono::steady_clock::now();
    const tally tally = play_all(options, bots);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begun;
    print(options, bots, tally);
    std::cerr << std::fixed << std::setprecision(0) << options.games / seconds.count()
              << " games per second\n";
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 2 && std::string_view(argv[1]) == "--help") {
        std::cout << usage;
        return 0;
    }
    try {
        run(parse(argc, argv));
    } catch (const std::invalid_argument& error) {
        std::cerr << error.what() << '\n' << usage;
        return 2;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
