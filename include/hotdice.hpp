/// @file hotdice.hpp
/// @brief hotdice.h for C++17 and later: the same engine with owners, values and enums of C++.
///
/// Header-only. Nothing is linked but the C library.
///
/// # A turn in short
///
/// @code{.cpp}
/// using namespace hotdice::literals;
/// const auto rules = hotdice::rules::preset("titusind");
/// auto game = hotdice::game::start(rules, 2);
/// auto dice = hotdice::dice_source::seeded(7);
///
/// const auto [thrown, bust] = game.throw_from(dice);
/// if (bust == hotdice::bust::none) {
///     for (const hotdice::keep& keep : game.turn().keeps()) {
///         std::cout << keep.dice << ": " << keep.points << " points\n";
///     }
///     game.keep(game.turn().keeps().back().dice);
/// }
/// assert(rules.points("1-4-4-4-4-5"_dice) == 950);
/// @endcode
///
/// # Words
///
/// They are those of hotdice.h, and so are the functions: `hotdice_turn_bank(turn, &points)` is
/// `points = turn.bank()`. As `throw` is a keyword, to throw is `throw_dice` or `throw_from`, and a
/// throw on the table is a `dice_throw`. Points are whole; faces are 1 to 6; seats and positions
/// count from 0.
///
/// # Errors: exceptions or results
///
/// A function that can fail is declared as `returned<T>`. What that is, is your choice:
///
/// - By default it is `T`, and a failure is a `hotdice::error`, an exception.
/// - With `HOTDICE_NO_EXCEPTIONS` defined before the header it is `hotdice::result<T>`: the value,
///   or the status that says why there is none. This compiles with `-fno-exceptions -fno-rtti`.
///
/// In both cases a call that fails has changed nothing. Beyond what a function lists, an object
/// that was moved from answers with `status::null`, and a bug in the library is `status::panic`.
///
/// Each function is written once: a call that fails ends in `detail::failure`, which alone knows
/// the choice. As the choice is in the names that the linker sees, files of one program may differ
/// in it.
///
/// # Objects
///
/// `rules`, `builder`, `turn`, `game`, `throw_off`, `dice_source`, `best_turn` and `race` own an
/// object of the library, as a `std::unique_ptr` does: they can be moved, not copied, and free it in the end. One that was
/// moved from holds nothing; it can be asked, assigned to and destroyed. `get()` is the C object,
/// for calls to hotdice.h. Turns and games keep their rules alive. A `turn_view` owns nothing.
///
/// # Threads
///
/// As in hotdice.h: `const` member functions may run in many threads at once, others in one while
/// nobody reads. A dice source belongs to one thread at a time. There is no global state.
///
/// # Memory
///
/// Only making objects, `std::string` and `std::vector` allocate. Lists whose greatest length is
/// known are `fixed_list`s, which are values without a heap.

#ifndef HOTDICE_HPP
#define HOTDICE_HPP

#include "hotdice.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#ifndef HOTDICE_NO_EXCEPTIONS
#if !defined(__cpp_exceptions)
#error "hotdice.hpp: define HOTDICE_NO_EXCEPTIONS to use it without exceptions"
#endif
#include <exception>
#include <stdexcept>
#endif

static_assert(HOTDICE_ABI_VERSION == 1, "hotdice.hpp and hotdice.h are of different versions");

namespace hotdice {

#ifdef HOTDICE_NO_EXCEPTIONS
inline namespace with_results {
#else
inline namespace with_exceptions {
#endif

/// The most dice of any game.
inline constexpr std::size_t max_dice = HOTDICE_MAX_DICE;
/// The most players of one game.
inline constexpr std::size_t max_players = HOTDICE_MAX_PLAYERS;
/// No throw has more keep-sets.
inline constexpr std::size_t max_keeps = HOTDICE_MAX_KEEPS;
/// The most formations of a rule set.
inline constexpr std::size_t max_formations = HOTDICE_MAX_FORMATIONS;
/// No saved turn or game is longer, in bytes.
inline constexpr std::size_t max_save = HOTDICE_MAX_SAVE;
/// The most points that one option of a rule set may name.
inline constexpr std::uint32_t max_points = HOTDICE_MAX_POINTS;
/// The highest target, in points.
inline constexpr std::uint32_t max_target = HOTDICE_MAX_TARGET;
/// The version of the format of saved states that the library writes and reads.
inline constexpr std::uint32_t save_version = HOTDICE_SAVE_VERSION;

/// The version of the library as text: "0.1.0", say.
[[nodiscard]] inline const char* version() noexcept { return hotdice_version(); }

/// The version of the ABI that the library has.
[[nodiscard]] inline std::uint32_t abi_version() noexcept { return hotdice_abi_version(); }

/// Whether the library is the one that this header was written for. If not, use nothing of it.
///
/// Worth a call at the start of a program that loads the library dynamically.
[[nodiscard]] inline bool abi_matches() noexcept { return abi_version() == HOTDICE_ABI_VERSION; }

/// @name The constants of hotdice.h
/// Later versions may add values to `status`, `bust`, `combination_kind`, `turn_end`, `decision` and
/// `reason`: a `switch` over one of them needs a default.
/// @{

/// What a call came to.
enum class status : std::int32_t {
    ok = HOTDICE_STATUS_OK,                             ///< Success.
    null = HOTDICE_STATUS_NULL,                         ///< An object was moved from.
    too_small = HOTDICE_STATUS_TOO_SMALL,               ///< A list or text does not fit.
    panic = HOTDICE_STATUS_PANIC,                       ///< The library has a bug.
    bad_value = HOTDICE_STATUS_BAD_VALUE,               ///< A number out of its range.
    bad_face = HOTDICE_STATUS_BAD_FACE,                 ///< A face is 1 to 6.
    bad_dice = HOTDICE_STATUS_BAD_DICE,                 ///< More than six dice.
    bad_text = HOTDICE_STATUS_BAD_TEXT,                 ///< A text is not what is expected.
    bad_position = HOTDICE_STATUS_BAD_POSITION,         ///< Beyond the throw, or named twice.
    unknown_preset = HOTDICE_STATUS_UNKNOWN_PRESET,     ///< There is no preset of this id.
    bad_rules = HOTDICE_STATUS_BAD_RULES,               ///< The rule set makes no sense.
    bad_held = HOTDICE_STATUS_BAD_HELD,                 ///< These dice cannot be held.
    bad_account = HOTDICE_STATUS_BAD_ACCOUNT,           ///< An account that no player can have.
    wrong_phase = HOTDICE_STATUS_WRONG_PHASE,           ///< The turn waits for something else.
    wrong_dice_count = HOTDICE_STATUS_WRONG_DICE_COUNT, ///< Other than the dice in hand.
    no_dice = HOTDICE_STATUS_NO_DICE,                   ///< At least one die must be kept.
    not_thrown = HOTDICE_STATUS_NOT_THROWN,             ///< The throw does not have these dice.
    not_scoring = HOTDICE_STATUS_NOT_SCORING,           ///< Not every one of these dice scores.
    incomplete = HOTDICE_STATUS_INCOMPLETE,             ///< May be kept only with others.
    bust = HOTDICE_STATUS_BUST,                         ///< The throw loses the turn.
    no_partition = HOTDICE_STATUS_NO_PARTITION,         ///< The dice cannot be split this way.
    turn_over = HOTDICE_STATUS_TURN_OVER,               ///< No bank: the turn is over.
    nothing_kept = HOTDICE_STATUS_NOTHING_KEPT,         ///< No bank: nothing kept of the throw.
    hot_dice = HOTDICE_STATUS_HOT_DICE,                 ///< No bank: all dice must be thrown again.
    below_opening = HOTDICE_STATUS_BELOW_OPENING,       ///< No bank: the first needs more points.
    below_minimum = HOTDICE_STATUS_BELOW_MINIMUM,       ///< No bank: each needs more points.
    above_target = HOTDICE_STATUS_ABOVE_TARGET,         ///< No bank: more than an exact target.
    game_over = HOTDICE_STATUS_GAME_OVER,               ///< The game is over.
    wrong_players = HOTDICE_STATUS_WRONG_PLAYERS,       ///< For another number of players.
    no_such_seat = HOTDICE_STATUS_NO_SUCH_SEAT,         ///< Seats count from 0.
    has_left = HOTDICE_STATUS_HAS_LEFT,                 ///< This player has left already.
    decided = HOTDICE_STATUS_DECIDED,                   ///< It is decided who begins.
    bad_save = HOTDICE_STATUS_BAD_SAVE,                 ///< Damaged, or no saved state.
    other_version = HOTDICE_STATUS_OTHER_VERSION,       ///< Saved in an unknown format.
    impossible_save = HOTDICE_STATUS_IMPOSSIBLE_SAVE,   ///< It cannot be under these rules.
    not_seeded = HOTDICE_STATUS_NOT_SEEDED,             ///< These dice have no seed.
    no_offer = HOTDICE_STATUS_NO_OFFER,                 ///< Nothing is left to take over.
    no_throw_left = HOTDICE_STATUS_NO_THROW_LEFT,       ///< The turn has had all its throws.
    unconfirmed = HOTDICE_STATUS_UNCONFIRMED,           ///< No bank: a combination is unconfirmed.
    no_multiple = HOTDICE_STATUS_NO_MULTIPLE,           ///< No bank: not of the granularity.
    dice_left = HOTDICE_STATUS_DICE_LEFT,               ///< No bank: too many dice are left.
    cancelled = HOTDICE_STATUS_CANCELLED,               ///< Given up, as the caller asked.
    unbounded = HOTDICE_STATUS_UNBOUNDED,               ///< A turn is worth ever more.
    too_large = HOTDICE_STATUS_TOO_LARGE,               ///< More states than are solved.
    unsupported = HOTDICE_STATUS_UNSUPPORTED,           ///< An option that cannot be solved.
    other_rules = HOTDICE_STATUS_OTHER_RULES,           ///< It was solved for other rules.
    no_value = HOTDICE_STATUS_NO_VALUE,                 ///< Nothing solved comes to this.
};

/// What a status means, in English: lower case, without a full stop. Static, never null.
[[nodiscard]] inline const char* message(status status) noexcept {
    return hotdice_status_message(static_cast<std::int32_t>(status));
}

/// How dice kept earlier in a cycle join later ones.
enum class carry_over : std::int32_t {
    none = HOTDICE_CARRY_OVER_NONE,               ///< Each throw scores on its own.
    straights = HOTDICE_CARRY_OVER_STRAIGHTS,     ///< Singles may complete a straight.
    extend_sets = HOTDICE_CARRY_OVER_EXTEND_SETS, ///< A kept set grows by dice of its face.
    progressive = HOTDICE_CARRY_OVER_PROGRESSIVE, ///< Any combination may mix old and new dice.
};

/// What a player may do with hot dice.
enum class hot_dice : std::int32_t {
    may = HOTDICE_HOT_DICE_MAY,   ///< Throw all dice again, or bank.
    must = HOTDICE_HOT_DICE_MUST, ///< Throw all again, unless an exact target is hit.
};

/// What a bust costs besides the turn points.
enum class bust_effect : std::int32_t {
    lose_turn = HOTDICE_BUST_EFFECT_LOSE_TURN, ///< Nothing.
    subtract = HOTDICE_BUST_EFFECT_SUBTRACT,   ///< They are subtracted from the total as well.
};

/// Whether a bank that meets the target needs the minimum.
enum class winning_bank : std::int32_t {
    needs_minimum = HOTDICE_WINNING_BANK_NEEDS_MINIMUM, ///< It does, like any other.
    excused = HOTDICE_WINNING_BANK_EXCUSED,             ///< It does not.
};

/// Which scoring dice have to be kept.
enum class keeping : std::int32_t {
    any_scoring = HOTDICE_KEEPING_ANY_SCORING, ///< Any dice that make a keep-set.
    all_scoring = HOTDICE_KEEPING_ALL_SCORING, ///< All scoring dice.
};

/// Whether sets may be split into single dice.
enum class sets : std::int32_t {
    may_split = HOTDICE_SETS_MAY_SPLIT,               ///< They may.
    override_singles = HOTDICE_SETS_OVERRIDE_SINGLES, ///< Dice that make a set are no singles.
};

/// When combinations other than single dice count.
enum class combinations : std::int32_t {
    on_any_throw = HOTDICE_COMBINATIONS_ON_ANY_THROW,   ///< On any throw.
    on_full_throw = HOTDICE_COMBINATIONS_ON_FULL_THROW, ///< On a throw of all dice only.
};

/// How the target is met.
enum class finish : std::int32_t {
    reach = HOTDICE_FINISH_REACH, ///< By a total at or above it.
    exact = HOTDICE_FINISH_EXACT, ///< Exactly; a bank that would exceed it is refused.
};

/// Who wins when several players share the highest total.
enum class tie : std::int32_t {
    shared = HOTDICE_TIE_SHARED,             ///< All of them.
    earlier_seat = HOTDICE_TIE_EARLIER_SEAT, ///< The one in the earliest seat.
    play_off = HOTDICE_TIE_PLAY_OFF, ///< They have another turn each, until one is alone.
};

/// Who begins.
enum class first_player : std::int32_t {
    first_seat = HOTDICE_FIRST_PLAYER_FIRST_SEAT,       ///< The one in seat 0.
    highest_throw = HOTDICE_FIRST_PLAYER_HIGHEST_THROW, ///< See `throw_off`.
    lot = HOTDICE_FIRST_PLAYER_LOT,                     ///< See `dice_source::below`.
    named = HOTDICE_FIRST_PLAYER_NAMED,                 ///< By some property, the youngest say.
};

/// The kinds of `payout`.
enum class payout_kind : std::int32_t {
    nothing = HOTDICE_PAYOUT_NOTHING,                           ///< It is no combination.
    points = HOTDICE_PAYOUT_POINTS,                             ///< Points.
    points_plus_singles = HOTDICE_PAYOUT_POINTS_PLUS_SINGLES,   ///< And those of its singles.
    points_plus_triplets = HOTDICE_PAYOUT_POINTS_PLUS_TRIPLETS, ///< And those of its triplets.
    instant_win = HOTDICE_PAYOUT_INSTANT_WIN,                   ///< The game, at once.
    instant_loss = HOTDICE_PAYOUT_INSTANT_LOSS,                 ///< The throw loses the turn.
};

/// Which dice count as a pattern of equal groups. Join forms with `|`.
enum class forms : std::uint32_t {
    distinct = 0,                                ///< Groups of different faces.
    four_plus_two = HOTDICE_FORM_FOUR_PLUS_TWO,  ///< Two of three pairs may show one face.
    all_alike = HOTDICE_FORM_ALL_ALIKE,          ///< All groups may show one face.
};

/// Both forms.
[[nodiscard]] constexpr forms operator|(forms left, forms right) noexcept {
    return static_cast<forms>(static_cast<std::uint32_t>(left) | static_cast<std::uint32_t>(right));
}

/// The kinds of `set_scheme`.
enum class set_scheme_kind : std::int32_t {
    triplets_only = HOTDICE_SET_SCHEME_TRIPLETS_ONLY, ///< Only triplets count.
    doubling = HOTDICE_SET_SCHEME_DOUBLING,           ///< Each further die doubles.
    adding = HOTDICE_SET_SCHEME_ADDING,               ///< Each further die adds the triplet again.
    flat = HOTDICE_SET_SCHEME_FLAT,                   ///< No more than the triplet.
    per_extra_die = HOTDICE_SET_SCHEME_PER_EXTRA_DIE, ///< Each further die adds points.
    fixed = HOTDICE_SET_SCHEME_FIXED,                 ///< Points for four, five and six alike.
    times = HOTDICE_SET_SCHEME_TIMES,                 ///< The triplet times numbers.
};

/// The kinds of `confirmation`.
enum class confirmation_kind : std::int32_t {
    none = HOTDICE_CONFIRMATION_NONE,     ///< Nothing has to confirm.
    points = HOTDICE_CONFIRMATION_POINTS, ///< Points, kept of later throws of the turn.
    single = HOTDICE_CONFIRMATION_SINGLE, ///< A die of a later throw that scores as a single.
};

/// The kinds of `penalty`.
enum class penalty_kind : std::int32_t {
    points = HOTDICE_PENALTY_POINTS,           ///< Points.
    whole_total = HOTDICE_PENALTY_WHOLE_TOTAL, ///< The whole total, if it is above 0.
};

/// The kinds of `piggyback`.
enum class piggyback_kind : std::int32_t {
    off = HOTDICE_PIGGYBACK_OFF,               ///< No player may.
    on = HOTDICE_PIGGYBACK_ON,                 ///< Every player may.
    on_board = HOTDICE_PIGGYBACK_ON_BOARD,     ///< A player on the board may.
    from_total = HOTDICE_PIGGYBACK_FROM_TOTAL, ///< A player with at least some total may.
};

/// The kinds of `ending`.
enum class ending_kind : std::int32_t {
    immediate = HOTDICE_ENDING_IMMEDIATE, ///< At once.
    last_turn = HOTDICE_ENDING_LAST_TURN, ///< Every other player has one more turn.
    /// One more turn for the others, and again when one equals or beats the highest total.
    catch_up_by_equalling = HOTDICE_ENDING_CATCH_UP_BY_EQUALLING,
    /// One more turn for the others, and again when one beats the highest total.
    catch_up_by_beating = HOTDICE_ENDING_CATCH_UP_BY_BEATING,
    finish_round = HOTDICE_ENDING_FINISH_ROUND, ///< The round is played to its end.
    rounds = HOTDICE_ENDING_ROUNDS,             ///< After so many rounds, whatever the totals.
};

/// Why a throw loses the turn, if it does.
enum class bust : std::int32_t {
    none = HOTDICE_BUST_NONE,                       ///< The throw scores.
    toxic = HOTDICE_BUST_TOXIC,                     ///< Too many dice of a toxic face.
    instant_loss = HOTDICE_BUST_INSTANT_LOSS,       ///< A combination that loses the turn.
    nothing_scores = HOTDICE_BUST_NOTHING_SCORES,   ///< No die can be kept.
    last_throw = HOTDICE_BUST_LAST_THROW,           ///< The last one, and no keep can be banked.
};

/// The kinds of combinations.
enum class combination_kind : std::uint8_t {
    none = 0,                                          ///< Of a combination without dice.
    straight = HOTDICE_COMBINATION_STRAIGHT,           ///< A run of faces.
    three_pairs = HOTDICE_COMBINATION_THREE_PAIRS,     ///< Or what the rules count as such.
    four_and_pair = HOTDICE_COMBINATION_FOUR_AND_PAIR, ///< Four of a kind and a pair.
    two_triplets = HOTDICE_COMBINATION_TWO_TRIPLETS,   ///< Two triplets.
    full_house = HOTDICE_COMBINATION_FULL_HOUSE,       ///< A triplet and a pair.
    formation = HOTDICE_COMBINATION_FORMATION,         ///< An exact multiset of dice.
    set = HOTDICE_COMBINATION_SET,                     ///< n of a kind.
    single = HOTDICE_COMBINATION_SINGLE,               ///< One die.
    scoreless = HOTDICE_COMBINATION_SCORELESS,         ///< A throw paid for scoring nothing.
};

/// The name of a kind of combination, in English: "straight", say. Static, never null.
[[nodiscard]] inline const char* name(combination_kind kind) noexcept {
    return hotdice_combination_name(static_cast<std::uint8_t>(kind));
}

/// What a turn waits for.
enum class phase : std::int32_t {
    none = HOTDICE_PHASE_NONE,           ///< There is no turn: it was moved from.
    to_throw = HOTDICE_PHASE_TO_THROW,   ///< The first throw.
    to_keep = HOTDICE_PHASE_TO_KEEP,     ///< Dice to be kept of the throw on the table.
    to_decide = HOTDICE_PHASE_TO_DECIDE, ///< To throw again, or bank; or take the keep back.
    over = HOTDICE_PHASE_OVER,           ///< Nothing, it is over.
};

/// How a turn ended.
enum class turn_end : std::int32_t {
    none = HOTDICE_END_NONE,           ///< It goes on.
    banked = HOTDICE_END_BANKED,       ///< Its points were banked.
    bust = HOTDICE_END_BUST,           ///< The last throw lost it.
    won = HOTDICE_END_WON,             ///< A keep won the game.
    forfeited = HOTDICE_END_FORFEITED, ///< The player gave it up.
};

/// What to do next.
enum class decision : std::int32_t {
    throw_dice = HOTDICE_DECISION_THROW,    ///< Throw the dice in hand.
    take_over = HOTDICE_DECISION_TAKE_OVER, ///< Begin with what the player before has left.
    keep = HOTDICE_DECISION_KEEP,           ///< Keep dice in their best partition.
    keep_as = HOTDICE_DECISION_KEEP_AS,     ///< Keep dice as a partition.
    bank = HOTDICE_DECISION_BANK,           ///< Bank the turn points.
    forfeit = HOTDICE_DECISION_FORFEIT,     ///< Give the turn up.
};

/// Whose turns they are.
enum class turns : std::int32_t {
    on_board = HOTDICE_TURNS_ON_BOARD, ///< Those of a player on the board.
    opening = HOTDICE_TURNS_OPENING,   ///< Those of a player who needs the opening.
};

/// Why a game is over.
enum class reason : std::int32_t {
    none = HOTDICE_REASON_NONE,                   ///< It is not.
    target = HOTDICE_REASON_TARGET,               ///< The target was met.
    instant_win = HOTDICE_REASON_INSTANT_WIN,     ///< A combination won.
    last_standing = HOTDICE_REASON_LAST_STANDING, ///< All other players left.
    abandoned = HOTDICE_REASON_ABANDONED,         ///< All players left.
    rounds = HOTDICE_REASON_ROUNDS,               ///< All rounds are played.
};

/// @}

#ifdef HOTDICE_NO_EXCEPTIONS

/// A value of a call, or the status that says why there is none.
///
/// @code{.cpp}
/// auto game = hotdice::game::start(*rules, 2);
/// if (!game) {
///     return complain(game.message());
/// }
/// game->forfeit();
/// @endcode
///
/// To ask a failed result for its value is a bug of the program, and aborts it.
template <class T>
class [[nodiscard]] result {
public:
    /// The value of a call that succeeded.
    result(const T& value) : value_(value) {}
    /// The value of a call that succeeded.
    result(T&& value) noexcept : value_(std::move(value)) {}
    /// Why a call failed; not `status::ok`.
    result(hotdice::status why) noexcept : status_(why) {}

    /// Whether there is a value.
    [[nodiscard]] bool has_value() const noexcept { return value_.has_value(); }
    /// Whether there is a value.
    explicit operator bool() const noexcept { return has_value(); }
    /// `status::ok`, or why there is no value.
    [[nodiscard]] hotdice::status status() const noexcept { return status_; }
    /// The status as text. Static, never null.
    [[nodiscard]] const char* message() const noexcept { return hotdice::message(status_); }

    /// The value.
    [[nodiscard]] T& value() & { return expect(), *value_; }
    /// The value.
    [[nodiscard]] const T& value() const& { return expect(), *value_; }
    /// The value, moved out: it outlives the result, so that it can be looped over at once.
    [[nodiscard]] T value() && { return expect(), std::move(*value_); }
    /// The value, or this one if the call failed.
    [[nodiscard]] T value_or(T otherwise) && {
        return has_value() ? std::move(*value_) : std::move(otherwise);
    }

    /// The value.
    [[nodiscard]] T& operator*() & { return value(); }
    /// The value.
    [[nodiscard]] const T& operator*() const& { return value(); }
    /// The value, moved out as by `value`.
    [[nodiscard]] T operator*() && { return std::move(*this).value(); }
    /// A member of the value.
    [[nodiscard]] T* operator->() { return &value(); }
    /// A member of the value.
    [[nodiscard]] const T* operator->() const { return &value(); }

private:
    void expect() const noexcept {
        if (!has_value()) {
            std::abort();
        }
    }

    std::optional<T> value_;
    hotdice::status status_ = hotdice::status::ok;
};

/// Whether an action was done, or the status that says why not.
template <>
class [[nodiscard]] result<void> {
public:
    /// What an action came to.
    result(hotdice::status status) noexcept : status_(status) {}

    /// Whether it was done.
    explicit operator bool() const noexcept { return status_ == hotdice::status::ok; }
    /// `status::ok`, or why it was not done.
    [[nodiscard]] hotdice::status status() const noexcept { return status_; }
    /// The status as text. Static, never null.
    [[nodiscard]] const char* message() const noexcept { return hotdice::message(status_); }

private:
    hotdice::status status_;
};

/// What a function that can fail returns: a result.
template <class T>
using returned = result<T>;

#else

/// A call that failed.
class error : public std::runtime_error {
public:
    /// An error with the message of its status.
    explicit error(hotdice::status status) : error(status, message(status)) {}
    /// An error that can say more.
    error(hotdice::status status, const std::string& what)
        : std::runtime_error(what), status_(status) {}

    /// Why it failed.
    [[nodiscard]] hotdice::status status() const noexcept { return status_; }

private:
    hotdice::status status_;
};

/// What a function that can fail returns: the value, or it throws an `error`.
template <class T>
using returned = T;

#endif

/// Values that lie in a row somewhere else: `std::span`, for those who do not have it yet.
///
/// A pointer and a length; it owns nothing and is valid as long as what it was made from.
template <class T>
class span {
public:
    /// No values.
    constexpr span() noexcept = default;
    /// So many values from here on.
    constexpr span(T* data, std::size_t size) noexcept : data_(data), size_(size) {}
    /// The values of an array.
    template <std::size_t N>
    constexpr span(T (&array)[N]) noexcept : span(array, N) {}
    /// The values of a container that keeps them in a row.
    template <class Container,
              class = std::enable_if_t<std::is_convertible_v<
                  std::remove_pointer_t<decltype(std::data(std::declval<Container&>()))> (*)[],
                  T (*)[]>>>
    constexpr span(Container&& container) noexcept
        : span(std::data(container), std::size(container)) {}

    /// The first value.
    [[nodiscard]] constexpr T* data() const noexcept { return data_; }
    /// How many there are.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    /// Whether there are none.
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    /// One of them; `index` is below `size()`.
    [[nodiscard]] constexpr T& operator[](std::size_t index) const noexcept { return data_[index]; }
    /// For range-for and algorithms.
    [[nodiscard]] constexpr T* begin() const noexcept { return data_; }
    /// For range-for and algorithms.
    [[nodiscard]] constexpr T* end() const noexcept { return data_ + size_; }

private:
    T* data_ = nullptr;
    std::size_t size_ = 0;
};

/// @cond INTERNAL
namespace detail {

// std::equal, which is constexpr only from C++20 on.
template <class List>
constexpr bool equal(const List& left, const List& right) noexcept {
    if (left.size() != right.size()) {
        return false;
    }
    for (std::size_t place = 0; place < left.size(); ++place) {
        if (left[place] != right[place]) {
            return false;
        }
    }
    return true;
}

} // namespace detail
/// @endcond

/// A list of at most `N` values, which lie in the list itself: no heap is used.
template <class T, std::size_t N>
class fixed_list {
    static_assert(std::is_trivially_copyable_v<T>, "a list is copied as bytes");

public:
    using value_type = T;            ///< For the standard library.
    using const_iterator = const T*; ///< For the standard library.
    using iterator = const T*;       ///< For the standard library; a list is read only.

    /// An empty list. It leaves its places as they are: to clear them all would cost more than to
    /// find the keeps of a throw.
    fixed_list() noexcept {}

    /// Adds a value; one that does not fit is left out.
    void push_back(const T& value) noexcept {
        if (size_ < N) {
            new (places_ + sizeof(T) * size_) T(value);
            ++size_;
        }
    }

    /// How many values there are.
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    /// How many there can be.
    [[nodiscard]] static constexpr std::size_t capacity() noexcept { return N; }
    /// Whether there are none.
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    /// The first value.
    [[nodiscard]] const T* data() const noexcept {
        return std::launder(reinterpret_cast<const T*>(places_));
    }
    /// For range-for and algorithms.
    [[nodiscard]] const T* begin() const noexcept { return data(); }
    /// For range-for and algorithms.
    [[nodiscard]] const T* end() const noexcept { return data() + size_; }
    /// One of them; `index` is below `size()`.
    [[nodiscard]] const T& operator[](std::size_t index) const noexcept { return data()[index]; }
    /// The first; the list must not be empty.
    [[nodiscard]] const T& front() const noexcept { return data()[0]; }
    /// The last; the list must not be empty.
    [[nodiscard]] const T& back() const noexcept { return data()[size_ - 1]; }

    /// Whether both have the same values in the same order.
    friend bool operator==(const fixed_list& a, const fixed_list& b) noexcept {
        return detail::equal(a, b);
    }
    /// Whether they differ.
    friend bool operator!=(const fixed_list& a, const fixed_list& b) noexcept { return !(a == b); }

private:
    alignas(T) unsigned char places_[N * sizeof(T)];
    std::size_t size_ = 0;
};

class dice;
class dice_throw;

/// @cond INTERNAL
namespace detail {

struct literal;
dice from_c(const hotdice_dice& dice) noexcept;
dice_throw from_c(const hotdice_throw& thrown) noexcept;

} // namespace detail
/// @endcond

/// Dice without an order: how many show each face. A value of 8 bytes, up to `max_dice` dice.
///
/// @code{.cpp}
/// constexpr auto kept = "1-4-4"_dice;
/// static_assert(kept.size() == 3 && kept.count(4) == 2);
/// @endcode
class dice {
public:
    /// No dice.
    constexpr dice() noexcept = default;

    /// Dice from text: faces 1 to 6, with hyphens, commas or spaces between them or without:
    /// "1-4-4", "144". The empty text is no dice.
    ///
    /// Errors: `status::bad_text`.
    [[nodiscard]] static returned<dice> parse(std::string_view text);

    /// So many ones, twos, up to sixes.
    ///
    /// Errors: `status::bad_dice` for more than `max_dice`.
    [[nodiscard]] static returned<dice> from_counts(const std::array<std::uint8_t, 6>& counts);

    /// Dice of the C interface.
    ///
    /// Errors: `status::bad_dice`.
    [[nodiscard]] static returned<dice> from_c(const hotdice_dice& dice);

    /// The dice as the C interface has them.
    [[nodiscard]] constexpr const hotdice_dice& to_c() const noexcept { return dice_; }

    /// How many dice there are, 0 to 6.
    [[nodiscard]] constexpr std::uint8_t size() const noexcept {
        unsigned sum = 0;
        for (const std::uint8_t count : dice_.counts) {
            sum += count;
        }
        return static_cast<std::uint8_t>(sum);
    }

    /// Whether there are none.
    [[nodiscard]] constexpr bool empty() const noexcept { return size() == 0; }

    /// How many show this face; 0 for what is no face.
    [[nodiscard]] constexpr std::uint8_t count(unsigned face) const noexcept {
        return 1 <= face && face <= 6 ? dice_.counts[face - 1] : std::uint8_t{0};
    }

    /// The dice as text, faces ascending: "1-4-4".
    [[nodiscard]] std::string text() const {
        std::array<char, 2 * max_dice> text{};
        std::size_t size = 0;
        hotdice_dice_text(dice_, text.data(), text.size(), &size);
        return {text.data(), size};
    }

    /// Whether both are the same dice.
    friend constexpr bool operator==(const dice& a, const dice& b) noexcept {
        for (unsigned face = 1; face <= 6; ++face) {
            if (a.count(face) != b.count(face)) {
                return false;
            }
        }
        return true;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const dice& a, const dice& b) noexcept {
        return !(a == b);
    }
    /// Writes the text.
    friend std::ostream& operator<<(std::ostream& out, const dice& dice) {
        return out << dice.text();
    }

private:
    friend class dice_throw;
    friend dice detail::from_c(const hotdice_dice& dice) noexcept;

    // Only for dice that are known to be good: all that is above relies on it.
    constexpr explicit dice(const hotdice_dice& known) noexcept : dice_(known) {}

    hotdice_dice dice_{};
};

/// A throw as it lies on the table: up to `max_dice` dice in order. A value of 8 bytes.
///
/// The rules ask only which faces came, so it converts to `dice`. Positions matter to a player who
/// points at dice, see `select`.
class dice_throw {
public:
    /// No dice.
    constexpr dice_throw() noexcept = default;

    /// A throw from text: as `dice::parse`, but the dice keep their order.
    ///
    /// Errors: `status::bad_text`.
    [[nodiscard]] static returned<dice_throw> parse(std::string_view text);

    /// These faces, 1 to 6, in order.
    ///
    /// Errors: `status::bad_face`, and `status::bad_dice` for more than `max_dice`.
    [[nodiscard]] static returned<dice_throw> from_faces(span<const std::uint8_t> faces);

    /// A throw of the C interface.
    ///
    /// Errors: `status::bad_face`, and `status::bad_dice`.
    [[nodiscard]] static returned<dice_throw> from_c(const hotdice_throw& thrown);

    /// The throw as the C interface has it.
    [[nodiscard]] constexpr const hotdice_throw& to_c() const noexcept { return throw_; }

    /// How many dice there are, 0 to 6.
    [[nodiscard]] constexpr std::uint8_t size() const noexcept { return throw_.len; }
    /// Whether there are none.
    [[nodiscard]] constexpr bool empty() const noexcept { return size() == 0; }
    /// The face of the die at this position, from 0; it is below `size()`.
    [[nodiscard]] constexpr std::uint8_t operator[](std::size_t position) const noexcept {
        return throw_.faces[position];
    }
    /// The faces in order, for range-for and algorithms.
    [[nodiscard]] constexpr const std::uint8_t* begin() const noexcept { return throw_.faces; }
    /// The faces in order, for range-for and algorithms.
    [[nodiscard]] constexpr const std::uint8_t* end() const noexcept { return begin() + size(); }

    /// The dice without their order.
    [[nodiscard]] constexpr hotdice::dice dice() const noexcept {
        hotdice_dice dice{};
        for (const std::uint8_t face : *this) {
            ++dice.counts[face - 1];
        }
        return hotdice::dice(dice);
    }
    /// The dice without their order.
    constexpr operator hotdice::dice() const noexcept { return dice(); }

    /// The dice at these positions, counted from 0, in any order.
    ///
    /// Errors: `status::bad_position` for one beyond the throw or named twice.
    [[nodiscard]] returned<hotdice::dice> select(span<const std::uint8_t> positions) const;
    /// The dice at these positions: `thrown.select({0, 2})`.
    [[nodiscard]] returned<hotdice::dice> select(
        std::initializer_list<std::uint8_t> positions) const;

    /// The throw as text, in its order: "4-1-4".
    [[nodiscard]] std::string text() const {
        std::string text;
        for (const std::uint8_t face : *this) {
            if (!text.empty()) {
                text += '-';
            }
            text += static_cast<char>('0' + face);
        }
        return text;
    }

    /// Whether both show the same faces in the same order.
    friend constexpr bool operator==(const dice_throw& a, const dice_throw& b) noexcept {
        return detail::equal(a, b);
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const dice_throw& a, const dice_throw& b) noexcept {
        return !(a == b);
    }
    /// Writes the text.
    friend std::ostream& operator<<(std::ostream& out, const dice_throw& thrown) {
        return out << thrown.text();
    }

private:
    friend struct detail::literal;
    friend dice_throw detail::from_c(const hotdice_throw& thrown) noexcept;

    // Only for a throw that is known to be good: all that is above relies on it.
    constexpr explicit dice_throw(const hotdice_throw& known) noexcept : throw_(known) {}

    hotdice_throw throw_{};
};

/// @cond INTERNAL
namespace detail {

// Never constant: a literal that gets here does not compile where a constant is asked for.
[[noreturn]] inline void the_text_is_no_dice() {
#ifdef HOTDICE_NO_EXCEPTIONS
    std::abort();
#else
    throw error(status::bad_text);
#endif
}

// The text of dice at compile time, where the library cannot be asked.
struct literal {
    static constexpr dice_throw read(const char* text, std::size_t size) {
        hotdice_throw thrown{};
        bool separated = true;
        for (std::size_t place = 0; place < size; ++place) {
            const char found = text[place];
            if ('1' <= found && found <= '6' && thrown.len < max_dice) {
                thrown.faces[thrown.len++] = static_cast<std::uint8_t>(found - '0');
                separated = false;
            } else if (is_separator(found) && thrown.len > 0) {
                separated = true;
            } else {
                the_text_is_no_dice();
            }
        }
        if (separated && size > 0) {
            the_text_is_no_dice();
        }
        return dice_throw(thrown);
    }

    static constexpr bool is_separator(char found) {
        return found == '-' || found == ',' || found == ' ';
    }
};

} // namespace detail

#if defined(__cpp_consteval)
#define HOTDICE_LITERAL consteval
#else
#define HOTDICE_LITERAL constexpr
#endif
/// @endcond

/// Dice and throws as literals: `using namespace hotdice::literals;`
///
/// They are written as `dice::parse` reads them, without blanks around. A bad one does not compile
/// from C++20 on, nor as a `constexpr` value in C++17; else it throws an `error` with
/// `status::bad_text`, or aborts the program with `HOTDICE_NO_EXCEPTIONS`.
inline namespace literals {

/// Dice without an order: `"1-4-4"_dice`.
[[nodiscard]] HOTDICE_LITERAL dice operator""_dice(const char* text, std::size_t size) {
    return detail::literal::read(text, size).dice();
}

/// A throw in its order: `"4-1-4"_throw`.
[[nodiscard]] HOTDICE_LITERAL dice_throw operator""_throw(const char* text, std::size_t size) {
    return detail::literal::read(text, size);
}

} // namespace literals

#undef HOTDICE_LITERAL

/// @name Values of rule sets
/// @{

/// What a pattern of dice pays. A value; by default nothing.
///
/// Points convert to it: `builder.straight(1, 6, 1500)`.
struct payout {
    payout_kind kind = payout_kind::nothing; ///< How it pays.
    std::uint32_t points = 0;                ///< Points, where the kind has some; else 0.

    /// Nothing: the pattern is no combination.
    constexpr payout() noexcept = default;
    /// These points; nothing for 0.
    constexpr payout(std::uint32_t worth) noexcept
        : payout(worth == 0 ? payout_kind::nothing : payout_kind::points, worth) {}
    /// This kind, with points where it has some.
    constexpr payout(payout_kind how, std::uint32_t worth) noexcept
        : kind(how), points(worth) {}

    /// These points and the value of every die in it that also scores as a single.
    [[nodiscard]] static constexpr payout plus_singles(std::uint32_t worth) noexcept {
        return {payout_kind::points_plus_singles, worth};
    }
    /// These points and those of the triplet of every face that it has three or more of.
    [[nodiscard]] static constexpr payout plus_triplets(std::uint32_t worth) noexcept {
        return {payout_kind::points_plus_triplets, worth};
    }
    /// The game, at once.
    [[nodiscard]] static constexpr payout instant_win() noexcept {
        return {payout_kind::instant_win, 0};
    }
    /// A throw that contains the pattern loses the turn.
    [[nodiscard]] static constexpr payout instant_loss() noexcept {
        return {payout_kind::instant_loss, 0};
    }

    /// Whether both pay the same.
    friend constexpr bool operator==(const payout& a, const payout& b) noexcept {
        return a.kind == b.kind && a.points == b.points;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const payout& a, const payout& b) noexcept {
        return !(a == b);
    }
};

/// What a pattern of equal groups pays (three pairs, two triplets ...). A value; by default
/// nothing.
struct group {
    hotdice::payout payout;                        ///< What it pays.
    hotdice::forms forms = hotdice::forms::distinct; ///< Which degenerate forms of it count.

    /// Whether both are the same.
    friend constexpr bool operator==(const group& a, const group& b) noexcept {
        return a.payout == b.payout && a.forms == b.forms;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const group& a, const group& b) noexcept {
        return !(a == b);
    }
};

/// Exactly these dice, and what they pay. A value.
struct formation {
    hotdice::dice dice;     ///< The dice.
    hotdice::payout payout; ///< What they pay.

    /// Whether both are the same.
    friend constexpr bool operator==(const formation& a, const formation& b) noexcept {
        return a.dice == b.dice && a.payout == b.payout;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const formation& a, const formation& b) noexcept {
        return !(a == b);
    }
};

/// How many players a game takes. A value.
struct players {
    std::uint8_t min = 0; ///< The fewest.
    std::uint8_t max = 0; ///< The most, at most `max_players`.

    /// Whether both are the same.
    friend constexpr bool operator==(const players& a, const players& b) noexcept {
        return a.min == b.min && a.max == b.max;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const players& a, const players& b) noexcept {
        return !(a == b);
    }
};

/// How the value of a set follows from that of its triplet. A value.
struct set_scheme {
    set_scheme_kind kind = set_scheme_kind::triplets_only; ///< How it follows.
    std::array<std::uint32_t, 3> values{};                 ///< What the kind asks for; else 0.

    /// Only triplets count.
    [[nodiscard]] static constexpr set_scheme triplets_only() noexcept { return {}; }
    /// Each further die doubles.
    [[nodiscard]] static constexpr set_scheme doubling() noexcept {
        return {set_scheme_kind::doubling, {}};
    }
    /// Each further die adds the triplet again.
    [[nodiscard]] static constexpr set_scheme adding() noexcept {
        return {set_scheme_kind::adding, {}};
    }
    /// A larger set is worth no more than its triplet.
    [[nodiscard]] static constexpr set_scheme flat() noexcept {
        return {set_scheme_kind::flat, {}};
    }
    /// Each further die adds these points.
    [[nodiscard]] static constexpr set_scheme per_extra_die(std::uint32_t points) noexcept {
        return {set_scheme_kind::per_extra_die, {points, 0, 0}};
    }
    /// Four, five and six of a kind are worth these points, whatever the face.
    [[nodiscard]] static constexpr set_scheme fixed(
        std::uint32_t four, std::uint32_t five, std::uint32_t six) noexcept {
        return {set_scheme_kind::fixed, {four, five, six}};
    }
    /// Four, five and six of a kind are the triplet times these numbers.
    [[nodiscard]] static constexpr set_scheme times(
        std::uint32_t four, std::uint32_t five, std::uint32_t six) noexcept {
        return {set_scheme_kind::times, {four, five, six}};
    }
};

/// What confirms a combination, before the turn points can be banked. A value; by default nothing.
struct confirmation {
    confirmation_kind kind = confirmation_kind::none; ///< What confirms it.
    std::uint32_t points = 0;                         ///< Points, where the kind has some; else 0.

    /// These points, kept of later throws of the turn.
    [[nodiscard]] static constexpr confirmation by_points(std::uint32_t points) noexcept {
        return {confirmation_kind::points, points};
    }
    /// A die of a later throw that scores as a single.
    [[nodiscard]] static constexpr confirmation by_single() noexcept {
        return {confirmation_kind::single, 0};
    }

    /// Whether nothing has to confirm.
    [[nodiscard]] constexpr bool empty() const noexcept { return kind == confirmation_kind::none; }

    /// Whether both are the same.
    friend constexpr bool operator==(const confirmation& a, const confirmation& b) noexcept {
        return a.kind == b.kind && a.points == b.points;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const confirmation& a, const confirmation& b) noexcept {
        return !(a == b);
    }
};

/// What several busts in a row cost. A value; points convert to it.
struct penalty {
    penalty_kind kind = penalty_kind::points; ///< How it is counted.
    std::uint32_t points = 0;                 ///< Points, where the kind has some; else 0.

    /// No points.
    constexpr penalty() noexcept = default;
    /// These points.
    constexpr penalty(std::uint32_t cost) noexcept : points(cost) {}
    /// This kind, with points where it has some.
    constexpr penalty(penalty_kind how, std::uint32_t cost) noexcept : kind(how), points(cost) {}

    /// The whole total, if it is above 0.
    [[nodiscard]] static constexpr penalty whole_total() noexcept {
        return {penalty_kind::whole_total, 0};
    }

    /// Whether both are the same.
    friend constexpr bool operator==(const penalty& a, const penalty& b) noexcept {
        return a.kind == b.kind && a.points == b.points;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const penalty& a, const penalty& b) noexcept {
        return !(a == b);
    }
};

/// How many busts in a row cost what. A value; by default they cost nothing.
struct bust_streak {
    std::uint8_t busts = 0;   ///< The busts; 0 if no number of them costs anything.
    hotdice::penalty penalty; ///< What they cost.

    /// Whether both are the same.
    friend constexpr bool operator==(const bust_streak& a, const bust_streak& b) noexcept {
        return a.busts == b.busts && a.penalty == b.penalty;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const bust_streak& a, const bust_streak& b) noexcept {
        return !(a == b);
    }
};

/// Whether a player may begin with what the player before has banked, and with the dice that were
/// not kept. A value; by default no player may.
struct piggyback {
    piggyback_kind kind = piggyback_kind::off; ///< Who may.
    std::uint32_t total = 0;                   ///< A total, where the kind has one; else 0.

    /// No player may.
    [[nodiscard]] static constexpr piggyback off() noexcept { return {}; }
    /// Every player may.
    [[nodiscard]] static constexpr piggyback on() noexcept { return {piggyback_kind::on, 0}; }
    /// A player on the board may.
    [[nodiscard]] static constexpr piggyback on_board() noexcept {
        return {piggyback_kind::on_board, 0};
    }
    /// A player with at least this total may.
    [[nodiscard]] static constexpr piggyback from_total(std::uint32_t total) noexcept {
        return {piggyback_kind::from_total, total};
    }

    /// Whether both are the same.
    friend constexpr bool operator==(const piggyback& a, const piggyback& b) noexcept {
        return a.kind == b.kind && a.total == b.total;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const piggyback& a, const piggyback& b) noexcept {
        return !(a == b);
    }
};

/// How the game ends once the target is met, or after how many rounds. A value; by default at once.
struct ending {
    ending_kind kind = ending_kind::immediate; ///< How it ends.
    std::uint16_t rounds = 0;                  ///< Rounds, where the kind has some; else 0.

    /// The bank that meets the target wins at once.
    [[nodiscard]] static constexpr ending immediate() noexcept { return {}; }
    /// Every other player has one more turn.
    [[nodiscard]] static constexpr ending last_turn() noexcept {
        return {ending_kind::last_turn, 0};
    }
    /// One more turn for the others, and again when one equals or beats the highest total.
    [[nodiscard]] static constexpr ending catch_up_by_equalling() noexcept {
        return {ending_kind::catch_up_by_equalling, 0};
    }
    /// One more turn for the others, and again when one beats the highest total.
    [[nodiscard]] static constexpr ending catch_up_by_beating() noexcept {
        return {ending_kind::catch_up_by_beating, 0};
    }
    /// The round is played to its end.
    [[nodiscard]] static constexpr ending finish_round() noexcept {
        return {ending_kind::finish_round, 0};
    }
    /// After so many rounds the highest total wins, whatever it is.
    [[nodiscard]] static constexpr ending after_rounds(std::uint16_t rounds) noexcept {
        return {ending_kind::rounds, rounds};
    }

    /// Whether both are the same.
    friend constexpr bool operator==(const ending& a, const ending& b) noexcept {
        return a.kind == b.kind && a.rounds == b.rounds;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const ending& a, const ending& b) noexcept {
        return !(a == b);
    }
};

/// @}

/// @name Values of throws
/// @{

/// The dice kept so far in a cycle, and which of them later throws may build on. A value; by
/// default nothing is held, as on a throw of all dice.
///
/// `rules::hold` makes one from dice, `turn::held` reads that of a turn.
struct held {
    hotdice::dice dice; ///< All dice kept in this cycle.
    hotdice::dice open; ///< Those that later throws may build on; none without carry-over.

    /// Whether both are the same.
    friend constexpr bool operator==(const held& a, const held& b) noexcept {
        return a.dice == b.dice && a.open == b.open;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const held& a, const held& b) noexcept {
        return !(a == b);
    }
};

/// Dice of a throw that may be kept, with their best worth. A value.
struct keep {
    hotdice::dice dice; ///< The dice.
    /// The points they add to the turn in their best partition; 0 if they win the game.
    std::uint32_t points = 0;
    std::uint8_t dice_left = 0; ///< How many dice of the throw are left; 0 is hot dice.
    bool wins = false;          ///< Whether keeping these dice wins the game at once.

    /// Whether every die has scored.
    [[nodiscard]] constexpr bool is_hot() const noexcept { return dice_left == 0; }

    /// Whether both are the same.
    friend constexpr bool operator==(const keep& a, const keep& b) noexcept {
        return a.dice == b.dice && a.points == b.points &&
               a.dice_left == b.dice_left && a.wins == b.wins;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const keep& a, const keep& b) noexcept {
        return !(a == b);
    }
};

/// The keep-sets of a throw: fewer dice first, then as their text reads.
using keep_list = fixed_list<keep, max_keeps>;

/// A pattern of dice with its worth under a rule set. A value.
struct combination {
    hotdice::dice dice;       ///< Its dice; with carry-over also some of earlier throws.
    std::uint32_t points = 0; ///< Its points; 0 if it wins the game.
    combination_kind kind = combination_kind::none; ///< What it is.
    bool wins = false;                              ///< Whether it wins the game.

    /// Whether both are the same.
    friend constexpr bool operator==(const combination& a, const combination& b) noexcept {
        return a.dice == b.dice && a.points == b.points && a.kind == b.kind &&
               a.wins == b.wins;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const combination& a, const combination& b) noexcept {
        return !(a == b);
    }
};

/// One way to split kept dice into combinations, each die used once. A value.
struct partition {
    hotdice::dice dice; ///< The dice that it splits, newly kept.
    /// Dice held from earlier throws that its combinations take up again; none without carry-over.
    hotdice::dice absorbed;
    /// What keeping the dice this way adds to the turn: the points of the combinations, less what
    /// the absorbed dice had scored. 0 if it wins the game.
    std::uint32_t points = 0;
    bool wins = false; ///< Whether it wins the game.
    /// The combinations, in the order of their lowest new die.
    fixed_list<combination, max_dice> combinations;

    /// Whether both are the same.
    friend constexpr bool operator==(const partition& a, const partition& b) noexcept {
        return a.dice == b.dice && a.absorbed == b.absorbed &&
               a.points == b.points && a.wins == b.wins &&
               a.combinations == b.combinations;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const partition& a, const partition& b) noexcept {
        return !(a == b);
    }
};

/// What all 6^n ordered throws of n dice come to, as exact counts and sums of points. A value.
struct odds {
    std::uint64_t throws = 0;          ///< All ordered throws, 6^n; 0 for more dice than are left.
    std::uint64_t busts = 0;           ///< Those that lose the turn.
    std::uint64_t keep_sets = 0;       ///< The pairs of a throw and a keep-set of it.
    std::uint64_t best_points = 0;     ///< The most points of a keep-set, summed over the throws.
    std::uint64_t keep_set_points = 0; ///< The points of all those pairs, summed.

    /// The part of the throws that lose the turn, 0 to 1; 0 if there are no throws.
    [[nodiscard]] constexpr double bust_probability() const noexcept { return share(busts); }
    /// The most points of a throw in the mean, a bust counted as 0; 0 if there are no throws.
    [[nodiscard]] constexpr double mean_best_points() const noexcept { return share(best_points); }

private:
    [[nodiscard]] constexpr double share(std::uint64_t sum) const noexcept {
        return throws == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(throws);
    }
};

/// @}

/// @name Values of turns and games
/// @{

/// What a player brings to a turn. A value; by default a player who has not banked yet.
struct account {
    std::int32_t total = 0; ///< The points banked so far, less penalties.
    bool on_board = false;  ///< Whether the player has banked before: the opening no longer holds.

    /// Whether both are the same.
    friend constexpr bool operator==(const account& a, const account& b) noexcept {
        return a.total == b.total && a.on_board == b.on_board;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const account& a, const account& b) noexcept {
        return !(a == b);
    }
};

/// What the player before has banked and left on the table, for the next one to take over. A value.
struct offer {
    hotdice::held held;       ///< The dice that stay where they are; the others are thrown.
    std::uint32_t points = 0; ///< The points to begin with.

    /// Whether both are the same.
    friend constexpr bool operator==(const offer& a, const offer& b) noexcept {
        return a.held == b.held && a.points == b.points;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const offer& a, const offer& b) noexcept {
        return !(a == b);
    }
};

/// What came of a throw. A value: `const auto [thrown, bust] = game.throw_from(dice);`
struct throw_result {
    dice_throw thrown;                             ///< The dice.
    hotdice::bust bust = hotdice::bust::none; ///< Whether they lose the turn, and why.
};

/// Whether the turn points may be banked now, and if not, why. A value.
struct bank_check {
    /// `status::ok` if they may; else `turn_over`, `nothing_kept`, `hot_dice`, `unconfirmed`,
    /// `below_opening`, `below_minimum`, `no_multiple`, `dice_left` or `above_target`.
    status refusal = status::ok;
    std::uint32_t points = 0; ///< The turn points.
    /// What is needed: the points of the first bank or any bank, those that confirm a combination,
    /// those of which a bank is a multiple, those that the total lacks to an exact target (below 0
    /// if it is above); or how many dice may be left at most. 0 for other refusals.
    std::int64_t needed = 0;

    /// Whether they may be banked.
    [[nodiscard]] constexpr bool allowed() const noexcept { return refusal == status::ok; }
};

/// A player at the table. A value.
struct seat {
    hotdice::account account; ///< The player's account.
    bool left = false;        ///< Whether the player has left the game.
    /// The player's busts in a row since the last bank or penalty; 0 where they cost nothing.
    std::uint8_t busts = 0;

    /// Whether both are the same.
    friend constexpr bool operator==(const seat& a, const seat& b) noexcept {
        return a.account == b.account && a.left == b.left && a.busts == b.busts;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const seat& a, const seat& b) noexcept {
        return !(a == b);
    }
};

/// A set of seats. A value of 4 bytes; by default nobody.
///
/// @code{.cpp}
/// // Named first: a loop does not keep what `game.outcome()` returns alive.
/// const hotdice::outcome outcome = *game.outcome();
/// for (const unsigned seat : outcome.winners) { ... }
/// @endcode
class seat_set {
public:
    /// The seats of a set, ascending.
    class iterator {
    public:
        using iterator_category = std::input_iterator_tag; ///< For the standard library.
        using value_type = std::uint8_t;                   ///< For the standard library.
        using difference_type = std::ptrdiff_t;            ///< For the standard library.
        using pointer = const std::uint8_t*;               ///< For the standard library.
        using reference = std::uint8_t;                    ///< For the standard library.

        /// The end of every set.
        constexpr iterator() noexcept = default;
        /// The seat.
        constexpr std::uint8_t operator*() const noexcept {
            std::uint8_t seat = 0;
            while ((left_ >> seat & 1U) == 0) {
                ++seat;
            }
            return seat;
        }
        /// On to the next seat.
        constexpr iterator& operator++() noexcept {
            left_ &= left_ - 1;
            return *this;
        }
        /// On to the next seat.
        constexpr iterator operator++(int) noexcept {
            const iterator before = *this;
            ++*this;
            return before;
        }
        /// Whether both are at the same seat of one set.
        friend constexpr bool operator==(iterator a, iterator b) noexcept {
            return a.left_ == b.left_;
        }
        /// Whether they are not.
        friend constexpr bool operator!=(iterator a, iterator b) noexcept {
            return !(a == b);
        }

    private:
        friend class seat_set;
        constexpr explicit iterator(hotdice_seats left) noexcept : left_(left) {}
        hotdice_seats left_ = 0;
    };

    /// Nobody.
    constexpr seat_set() noexcept = default;
    /// The seats of the C interface: bit n is the player in seat n.
    constexpr explicit seat_set(hotdice_seats seats) noexcept : seats_(seats) {}
    /// The seats as the C interface has them.
    [[nodiscard]] constexpr hotdice_seats to_c() const noexcept { return seats_; }

    /// Whether the player in this seat belongs to it.
    [[nodiscard]] constexpr bool contains(unsigned seat) const noexcept {
        return seat < max_players && (seats_ >> seat & 1U) != 0;
    }
    /// How many players belong to it.
    [[nodiscard]] constexpr std::size_t size() const noexcept {
        std::size_t size = 0;
        for (iterator seat = begin(); seat != end(); ++seat) {
            ++size;
        }
        return size;
    }
    /// Whether nobody does.
    [[nodiscard]] constexpr bool empty() const noexcept { return seats_ == 0; }
    /// For range-for and algorithms.
    [[nodiscard]] constexpr iterator begin() const noexcept { return iterator(seats_); }
    /// For range-for and algorithms.
    [[nodiscard]] constexpr iterator end() const noexcept { return iterator(); }

    /// Whether both are the same seats.
    friend constexpr bool operator==(seat_set a, seat_set b) noexcept {
        return a.seats_ == b.seats_;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(seat_set a, seat_set b) noexcept {
        return !(a == b);
    }

private:
    hotdice_seats seats_ = 0;
};

/// How a game ended. A value.
struct outcome {
    hotdice::reason reason = hotdice::reason::none; ///< Why it is over.
    seat_set winners;                               ///< Several in a tie, nobody if all left.

    /// Whether both are the same.
    friend constexpr bool operator==(const outcome& a, const outcome& b) noexcept {
        return a.reason == b.reason && a.winners == b.winners;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const outcome& a, const outcome& b) noexcept {
        return !(a == b);
    }
};

/// A player's place in a game. A value.
struct standing {
    std::int32_t total = 0; ///< The total in points.
    std::uint8_t place = 0; ///< The place, from 1; equal players share it.
    std::uint8_t seat = 0;  ///< The seat, from 0.

    /// Whether both are the same.
    friend constexpr bool operator==(const standing& a, const standing& b) noexcept {
        return a.total == b.total && a.place == b.place && a.seat == b.seat;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const standing& a, const standing& b) noexcept {
        return !(a == b);
    }
};

/// Where seeded dice stand: all there is to save of them. A value.
struct dice_position {
    std::uint64_t seed = 0;     ///< The seed.
    std::uint64_t position = 0; ///< How far they got.

    /// Whether both are the same.
    friend constexpr bool operator==(dice_position a, dice_position b) noexcept {
        return a.seed == b.seed && a.position == b.position;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(dice_position a, dice_position b) noexcept {
        return !(a == b);
    }
};

/// An action with what it is worth. A value.
struct advice {
    /// What is expected of it if all that follows is best: the points of the turn, or the
    /// probability of winning the game, 0 to 1.
    double value = 0;
    hotdice::decision decision = hotdice::decision::throw_dice; ///< What to do.
    hotdice::dice dice; ///< The dice to keep; none if nothing is kept.
    /// How to keep them, for `decision::keep_as`; else without dice.
    hotdice::partition partition;
};

/// Every action that is allowed, the best first.
using advice_list = fixed_list<advice, max_keeps>;

/// How a turn ends that is played in the best way, where of equals the bank is taken. A value.
struct distribution {
    double mean = 0;   ///< The points on average, those lost or won with the game counting as none.
    double bust = 0;   ///< The probability that the turn ends with a bust, or is given up.
    double won = 0;    ///< The probability that a keep wins the game.
    double throws = 0; ///< The expected number of throws.
};

/// A number of points, and how likely a turn banks exactly so many. A value.
struct bank_chance {
    double probability = 0;   ///< The probability, above 0.
    std::uint32_t points = 0; ///< The points.
};

/// How far a race is solved: `done` of `all` steps of a sweep. Mostly there is one sweep, number 0;
/// where busts in a row cost points, there are a dozen or so. A value.
struct progress {
    std::size_t sweep = 0; ///< The sweeps that are done.
    std::size_t done = 0;  ///< The steps of this sweep that are done.
    std::size_t all = 0;   ///< All steps of a sweep.
};

/// Where two players stand before a turn. A value; by default it is the beginning.
struct race_state {
    std::int32_t own = 0;         ///< The total of the player to move, in points.
    std::int32_t other = 0;       ///< The total of the other.
    std::uint8_t own_busts = 0;   ///< The busts in a row of the player to move.
    std::uint8_t other_busts = 0; ///< The busts in a row of the other.
    /// The seat of the player to move, 0 or 1, where that makes a difference: 0 is the player who
    /// began if a round is finished, else the one who has ties.
    std::uint8_t seat = 0;

    /// Whether both are the same.
    friend constexpr bool operator==(const race_state& a, const race_state& b) noexcept {
        return a.own == b.own && a.other == b.other && a.own_busts == b.own_busts &&
               a.other_busts == b.other_busts && a.seat == b.seat;
    }
    /// Whether they differ.
    friend constexpr bool operator!=(const race_state& a, const race_state& b) noexcept {
        return !(a == b);
    }
};

/// @}

/// @cond INTERNAL
namespace detail {

inline dice from_c(const hotdice_dice& dice) noexcept { return hotdice::dice(dice); }

inline dice_throw from_c(const hotdice_throw& thrown) noexcept { return dice_throw(thrown); }

inline payout from_c(const hotdice_payout& payout) noexcept {
    return {static_cast<payout_kind>(payout.kind), payout.points};
}

inline group from_c(const hotdice_group& group) noexcept {
    return {from_c(group.payout), static_cast<forms>(group.forms)};
}

inline formation from_c(const hotdice_formation& formation) noexcept {
    return {from_c(formation.dice), from_c(formation.payout)};
}

inline confirmation from_c(const hotdice_confirmation& confirmation) noexcept {
    return {static_cast<confirmation_kind>(confirmation.kind), confirmation.points};
}

inline bust_streak from_c(const hotdice_bust_streak& streak) noexcept {
    return {streak.busts, {static_cast<penalty_kind>(streak.penalty), streak.points}};
}

inline piggyback from_c(const hotdice_piggyback& piggyback) noexcept {
    return {static_cast<piggyback_kind>(piggyback.kind), piggyback.total};
}

inline ending from_c(const hotdice_ending& ending) noexcept {
    return {static_cast<ending_kind>(ending.kind), ending.rounds};
}

inline players from_c(const hotdice_players& players) noexcept {
    return {players.min, players.max};
}

inline held from_c(const hotdice_held& held) noexcept {
    return {from_c(held.dice), from_c(held.open)};
}

inline keep from_c(const hotdice_keep& keep) noexcept {
    return {from_c(keep.dice), keep.points, keep.dice_left, keep.wins != 0};
}

inline combination from_c(const hotdice_combination& combination) noexcept {
    return {from_c(combination.dice), combination.points,
            static_cast<combination_kind>(combination.kind), combination.wins != 0};
}

inline partition from_c(const hotdice_partition& from) noexcept {
    partition partition{from_c(from.dice), from_c(from.absorbed), from.points, from.wins != 0, {}};
    for (const hotdice_combination& combination : span(from.combinations, from.len)) {
        partition.combinations.push_back(from_c(combination));
    }
    return partition;
}

inline odds from_c(const hotdice_odds& from) noexcept {
    odds odds;
    odds.throws = from.throws;
    odds.busts = from.busts;
    odds.keep_sets = from.keep_sets;
    odds.best_points = from.best_points;
    odds.keep_set_points = from.keep_set_points;
    return odds;
}

inline account from_c(const hotdice_account& account) noexcept {
    return {account.total, account.on_board != 0};
}

inline offer from_c(const hotdice_offer& offer) noexcept {
    return {from_c(offer.held), offer.points};
}

inline bank_check from_c(const hotdice_bank_check& check) noexcept {
    return {static_cast<status>(check.refusal), check.points, check.needed};
}

inline seat from_c(const hotdice_seat& seat) noexcept {
    return {from_c(seat.account), seat.left != 0, seat.busts};
}

inline outcome from_c(const hotdice_outcome& outcome) noexcept {
    return {static_cast<reason>(outcome.reason), seat_set(outcome.winners)};
}

inline standing from_c(const hotdice_standing& standing) noexcept {
    return {standing.total, standing.place, standing.seat};
}

// A throw and its bust, which the C interface writes side by side.
struct c_throw_result {
    hotdice_throw thrown;
    std::int32_t bust;
};

inline throw_result from_c(const c_throw_result& result) noexcept {
    return {from_c(result.thrown), static_cast<bust>(result.bust)};
}

inline dice_position from_c(const dice_position& position) noexcept { return position; }

inline advice from_c(const hotdice_advice& from) noexcept {
    return {from.value, static_cast<decision>(from.decision), from_c(from.dice),
            from_c(from.partition)};
}

inline distribution from_c(const hotdice_distribution& from) noexcept {
    return {from.mean, from.bust, from.won, from.throws};
}

inline bank_chance from_c(const hotdice_bank_chance& chance) noexcept {
    return {chance.probability, chance.points};
}

inline double from_c(const double& number) noexcept { return number; }

inline std::uint32_t from_c(const std::uint32_t& number) noexcept { return number; }

inline std::uint8_t from_c(const std::uint8_t& number) noexcept { return number; }

inline hotdice_payout to_c(const payout& payout) noexcept {
    return {static_cast<std::int32_t>(payout.kind), payout.points};
}

inline hotdice_group to_c(const group& group) noexcept {
    return {to_c(group.payout), static_cast<std::uint32_t>(group.forms)};
}

inline hotdice_set_scheme to_c(const set_scheme& scheme) noexcept {
    const auto& values = scheme.values;
    return {static_cast<std::int32_t>(scheme.kind), {values[0], values[1], values[2]}};
}

inline hotdice_confirmation to_c(const confirmation& confirmation) noexcept {
    return {static_cast<std::int32_t>(confirmation.kind), confirmation.points};
}

inline hotdice_bust_streak to_c(const bust_streak& streak) noexcept {
    hotdice_bust_streak to{};
    to.busts = streak.busts;
    to.penalty = static_cast<std::int32_t>(streak.penalty.kind);
    to.points = streak.penalty.points;
    return to;
}

inline hotdice_piggyback to_c(const piggyback& piggyback) noexcept {
    return {static_cast<std::int32_t>(piggyback.kind), piggyback.total};
}

inline hotdice_ending to_c(const ending& ending) noexcept {
    hotdice_ending to{};
    to.kind = static_cast<std::int32_t>(ending.kind);
    to.rounds = ending.rounds;
    return to;
}

inline hotdice_held to_c(const held& held) noexcept {
    return {held.dice.to_c(), held.open.to_c()};
}

inline hotdice_account to_c(const account& account) noexcept {
    hotdice_account to{};
    to.total = account.total;
    to.on_board = account.on_board ? 1 : 0;
    return to;
}

inline hotdice_race_state to_c(const race_state& state) noexcept {
    return {state.own, state.other, state.own_busts, state.other_busts, state.seat, 0};
}

inline hotdice_combination to_c(const combination& combination) noexcept {
    hotdice_combination to{};
    to.dice = combination.dice.to_c();
    to.points = combination.points;
    to.kind = static_cast<std::uint8_t>(combination.kind);
    to.wins = combination.wins ? 1 : 0;
    return to;
}

inline hotdice_partition to_c(const partition& partition) noexcept {
    hotdice_partition to{};
    to.dice = partition.dice.to_c();
    to.absorbed = partition.absorbed.to_c();
    to.points = partition.points;
    to.wins = partition.wins ? 1 : 0;
    for (const combination& combination : partition.combinations) {
        to.combinations[to.len++] = to_c(combination);
    }
    return to;
}

inline std::optional<std::uint8_t> seat_of(std::int32_t seat) noexcept {
    if (seat == HOTDICE_NO_SEAT) {
        return std::nullopt;
    }
    return static_cast<std::uint8_t>(seat);
}

// A call that failed. Here alone the two ways to report errors part.
template <class T>
returned<T> failure(hotdice_status status) {
#ifdef HOTDICE_NO_EXCEPTIONS
    return static_cast<hotdice::status>(status);
#else
    throw error(static_cast<hotdice::status>(status));
#endif
}

// The value, if the call succeeded.
template <class T>
returned<T> answer(hotdice_status status, T value) {
    if (status != HOTDICE_STATUS_OK) {
        return failure<T>(status);
    }
    return value;
}

// The same for a call without a value.
inline returned<void> answer(hotdice_status status) {
#ifdef HOTDICE_NO_EXCEPTIONS
    return static_cast<hotdice::status>(status);
#else
    if (status != HOTDICE_STATUS_OK) {
        failure<void>(status);
    }
#endif
}

// What a call writes, a C value of type C, as a T.
template <class C, class Call>
auto ask(Call call) -> returned<decltype(from_c(std::declval<const C&>()))> {
    C out{};
    const hotdice_status status = call(&out);
    return answer(status, from_c(out));
}

// What a call writes as a number, as the enum or the bool that it stands for.
template <class T, class C, class Call>
returned<T> ask_as(Call call) {
    C out{};
    const hotdice_status status = call(&out);
    return answer(status, static_cast<T>(out));
}

// The object that a call makes.
template <class Owner, class Call>
returned<Owner> make(Call call) {
    typename Owner::c_type* object = nullptr;
    const hotdice_status status = call(&object);
    return answer(status, Owner(object));
}

// A list of at most N values.
template <class C, std::size_t N, class Call>
auto list(Call call) -> returned<fixed_list<decltype(from_c(std::declval<const C&>())), N>> {
    C values[N];
    std::size_t size = 0;
    const hotdice_status status = call(values, N, &size);
    using list = fixed_list<decltype(from_c(values[0])), N>;
    if (status != HOTDICE_STATUS_OK) {
        return failure<list>(status);
    }
    list written;
    for (const C& value : span(values, size)) {
        written.push_back(from_c(value));
    }
    return written;
}

// A list of any length as C values. They are tried to fit into the vector as it comes, which must
// not be empty.
template <class C, class Call>
hotdice_status fill(std::vector<C>& values, Call call) {
    std::size_t size = 0;
    hotdice_status status = call(values.data(), values.size(), &size);
    if (status == HOTDICE_STATUS_TOO_SMALL) {
        values.resize(size);
        status = call(values.data(), values.size(), &size);
    }
    values.resize(status == HOTDICE_STATUS_OK ? size : 0);
    return status;
}

// A text for the C interface, unless a NUL in it would hide the rest.
template <class Call>
hotdice_status with_text(std::string_view text, Call call) {
    if (text.find('\0') != std::string_view::npos) {
        return HOTDICE_STATUS_BAD_TEXT;
    }
    return call(std::string(text).c_str());
}

// A text that a call writes, the longer ones asked for twice.
template <class Call>
returned<std::string> text(Call call) {
    std::vector<char> text(256);
    const hotdice_status status =
        fill(text, [&](char* out, std::size_t capacity, std::size_t* size) {
            // The capacity has to hold a NUL, which the size does not count.
            const hotdice_status wrote = call(out, capacity, size);
            *size += wrote == HOTDICE_STATUS_TOO_SMALL ? 1 : 0;
            return wrote;
        });
    return answer(status, std::string(text.begin(), text.end()));
}

// Bytes that a call writes, a saved state.
template <class Call>
returned<std::vector<std::uint8_t>> bytes(Call call) {
    std::vector<std::uint8_t> bytes(max_save);
    const hotdice_status status = fill(bytes, call);
    return answer(status, std::move(bytes));
}

struct freed {
    void operator()(hotdice_rules* rules) const noexcept { hotdice_rules_free(rules); }
    void operator()(hotdice_builder* builder) const noexcept { hotdice_builder_free(builder); }
    void operator()(hotdice_turn* turn) const noexcept { hotdice_turn_free(turn); }
    void operator()(hotdice_game* game) const noexcept { hotdice_game_free(game); }
    void operator()(hotdice_best_turn* best) const noexcept { hotdice_best_turn_free(best); }
    void operator()(hotdice_race* race) const noexcept { hotdice_race_free(race); }
    void operator()(hotdice_throw_off* throws) const noexcept { hotdice_throw_off_free(throws); }
    void operator()(hotdice_dice_source* source) const noexcept {
        hotdice_dice_source_free(source);
    }
};

} // namespace detail
/// @endcond

inline returned<dice> dice::parse(std::string_view text) {
    return detail::ask<hotdice_dice>([&](hotdice_dice* out) {
        return detail::with_text(
            text, [&](const char* dice) { return hotdice_dice_parse(dice, out); });
    });
}

inline returned<dice> dice::from_counts(const std::array<std::uint8_t, 6>& counts) {
    hotdice_dice dice{};
    std::uint8_t* place = dice.counts;
    for (const std::uint8_t count : counts) {
        *place++ = count;
    }
    return from_c(dice);
}

inline returned<dice> dice::from_c(const hotdice_dice& dice) {
    std::uint8_t size = 0;
    const hotdice_status status = hotdice_dice_len(dice, &size);
    return detail::answer(status, hotdice::dice(dice));
}

inline returned<dice_throw> dice_throw::parse(std::string_view text) {
    return detail::ask<hotdice_throw>([&](hotdice_throw* out) {
        return detail::with_text(
            text, [&](const char* thrown) { return hotdice_throw_parse(thrown, out); });
    });
}

inline returned<dice_throw> dice_throw::from_faces(span<const std::uint8_t> faces) {
    hotdice_throw thrown{};
    for (const std::uint8_t face : faces) {
        if (thrown.len == max_dice) {
            return detail::answer(HOTDICE_STATUS_BAD_DICE, dice_throw());
        }
        thrown.faces[thrown.len++] = face;
    }
    return from_c(thrown);
}

inline returned<dice_throw> dice_throw::from_c(const hotdice_throw& thrown) {
    hotdice_dice dice{};
    const hotdice_status status = hotdice_throw_dice(thrown, &dice);
    return detail::answer(status, dice_throw(thrown));
}

inline returned<dice> dice_throw::select(span<const std::uint8_t> positions) const {
    return detail::ask<hotdice_dice>([&](hotdice_dice* out) {
        return hotdice_throw_select(throw_, positions.data(), positions.size(), out);
    });
}

inline returned<dice> dice_throw::select(std::initializer_list<std::uint8_t> positions) const {
    return select(span<const std::uint8_t>(positions.begin(), positions.size()));
}

/// What all owners share: an object of the library, freed in the end.
///
/// It can be moved, as a `std::unique_ptr` can; what was moved from owns nothing.
template <class C>
class owner {
public:
    /// The type that hotdice.h has for it.
    using c_type = C;

    /// Whether it owns an object: it was not moved from.
    explicit operator bool() const noexcept { return object_ != nullptr; }
    /// The object, for calls to hotdice.h; null if there is none. It stays owned.
    [[nodiscard]] C* get() noexcept { return object_.get(); }
    /// The object to read, for calls to hotdice.h; null if there is none. It stays owned.
    [[nodiscard]] const C* get() const noexcept { return object_.get(); }
    /// Hands the object over: the caller frees it.
    [[nodiscard]] C* release() noexcept { return object_.release(); }

protected:
    /// Takes over an object from hotdice.h, or none.
    explicit owner(C* object) noexcept : object_(object) {}

private:
    std::unique_ptr<C, detail::freed> object_;
};

/// Something that throws dice: a seed, or a function of the caller's. Owned, move-only.
///
/// Nobody has to use one: turns and games take throws, wherever they come from.
class dice_source : public owner<hotdice_dice_source> {
public:
    /// Takes over a dice source from hotdice.h, or none.
    explicit dice_source(hotdice_dice_source* object) noexcept : owner(object) {}

    /// Dice from a seed: the same throws on every platform and in every version of the library.
    [[nodiscard]] static returned<dice_source> seeded(std::uint64_t seed) {
        return detail::make<dice_source>([&](hotdice_dice_source** out) {
            return hotdice_dice_source_seeded(seed, out);
        });
    }

    /// Dice from a seed, from where they once stood: to go on with a saved game.
    [[nodiscard]] static returned<dice_source> seeded_at(dice_position position) {
        return detail::make<dice_source>([&](hotdice_dice_source** out) {
            return hotdice_dice_source_seeded_at(position.seed, position.position, out);
        });
    }

    /// Dice from anything that can be called without arguments: once a die, for its face, 1 to 6.
    ///
    /// @code{.cpp}
    /// auto dice = hotdice::dice_source::calling([engine = std::mt19937(7)]() mutable {
    ///     return std::uniform_int_distribution<int>(1, 6)(engine);
    /// });
    /// @endcode
    ///
    /// The callable is moved or copied into the dice source; `std::ref` leaves it where it is. If
    /// it throws, the call that wanted dice changes nothing and throws the same exception; with
    /// `HOTDICE_NO_EXCEPTIONS` it must not throw. It must not use this dice source.
    template <class Callable>
    [[nodiscard]] static returned<dice_source> calling(Callable&& callable) {
        using die = die_of<std::decay_t<Callable>>;
        auto called = std::make_unique<die>(std::forward<Callable>(callable));
        hotdice_dice_source* source = nullptr;
        const hotdice_status status =
            hotdice_dice_source_callback(dice_source::face, called.get(), &source);
        return detail::answer(status, dice_source(source, std::move(called)));
    }

    /// Not for a dice source, which may own a callable besides.
    hotdice_dice_source* release() = delete;

    /// Throws so many dice, 1 to `max_dice`.
    ///
    /// Errors: `status::wrong_dice_count` for another number, `status::bad_face` if the callable
    /// returned no face; and whatever the callable throws.
    [[nodiscard]] returned<dice_throw> throw_dice(std::uint8_t dice) {
        return detail::ask<hotdice_throw>([&](hotdice_throw* out) {
            return used([&] { return hotdice_dice_source_throw(get(), dice, out); });
        });
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0. For a first player by lot,
    /// say.
    ///
    /// Errors: `status::not_seeded` if the dice come from a callable.
    [[nodiscard]] returned<std::uint32_t> below(std::uint32_t bound) {
        return detail::ask<std::uint32_t>([&](std::uint32_t* out) {
            return hotdice_dice_source_below(get(), bound, out);
        });
    }

    /// Seed and position: all there is to save of seeded dice.
    ///
    /// Errors: `status::not_seeded` if the dice come from a callable.
    [[nodiscard]] returned<dice_position> position() const {
        return detail::ask<dice_position>([&](dice_position* out) {
            return hotdice_dice_source_position(get(), &out->seed, &out->position);
        });
    }

private:
    friend class turn;
    friend class game;

    // A callable, with the exception that waits until it may go on its way.
    struct die {
        virtual ~die() = default;
        virtual int face() = 0;
#ifndef HOTDICE_NO_EXCEPTIONS
        std::exception_ptr thrown;
#endif
    };

    template <class Callable>
    struct die_of final : die {
        template <class From>
        explicit die_of(From&& from) : callable(std::forward<From>(from)) {}
        int face() override {
            const auto face = callable();
            // So that no conversion to int makes a face of what is none.
            return 1 <= face && face <= 6 ? static_cast<int>(face) : 0;
        }
        Callable callable;
    };

    dice_source(hotdice_dice_source* source, std::unique_ptr<die> called) noexcept
        : owner(source), die_(std::move(called)) {}

    // What the library calls. No exception may pass through it, so it is kept, and a face that is
    // none ends the throw.
    static int face(void* user) noexcept {
        die& called = *static_cast<die*>(user);
#ifdef HOTDICE_NO_EXCEPTIONS
        return called.face();
#else
        try {
            return called.face();
        } catch (...) {
            called.thrown = std::current_exception();
            return 0;
        }
#endif
    }

    // The status of a call that throws dice, unless the callable threw an exception in it.
    template <class Call>
    hotdice_status used(Call call) {
        const hotdice_status status = call();
#ifndef HOTDICE_NO_EXCEPTIONS
        if (die_ && die_->thrown) {
            std::rethrow_exception(std::exchange(die_->thrown, nullptr));
        }
#endif
        return status;
    }

    std::unique_ptr<die> die_;
};

class builder;

/// The rules of one game, compiled: what every throw is worth, what may be kept, when to bank and
/// how the game ends. Owned, move-only.
///
/// It never changes, so any number of threads may use it at once. Turns and games keep the rules
/// they are played by alive: destroying this first is fine.
class rules : public owner<hotdice_rules> {
public:
    /// Takes over rules from hotdice.h, or none.
    explicit rules(hotdice_rules* object) noexcept : owner(object) {}

    /// The rules of a named game: "titusind", "farkle", "crapola" ...; see `preset_ids`.
    ///
    /// Errors: `status::unknown_preset`, and `status::bad_text`.
    [[nodiscard]] static returned<rules> preset(std::string_view id) {
        return detail::make<rules>([&](hotdice_rules** out) {
            return detail::with_text(
                id, [&](const char* name) { return hotdice_rules_preset(name, out); });
        });
    }

    /// A builder with all options of these rules, to vary them. The rules stay as they are.
    [[nodiscard]] builder to_builder() const;

    /// The rules sheet: all rules in plain words, for the players to read.
    [[nodiscard]] returned<std::string> describe() const {
        return detail::text([&](char* out, std::size_t capacity, std::size_t* size) {
            return hotdice_rules_describe(get(), out, capacity, size);
        });
    }

    /// How many dice the game has.
    [[nodiscard]] std::uint8_t dice() const noexcept { return hotdice_rules_dice(get()); }

    /// The points of one die of this face; 0 if it scores nothing by itself.
    ///
    /// Errors: `status::bad_face`.
    [[nodiscard]] returned<std::uint32_t> single(std::uint8_t face) const {
        return detail::ask<std::uint32_t>(
            [&](std::uint32_t* out) { return hotdice_rules_single(get(), face, out); });
    }

    /// What `size` equal dice of this face pay, 2 to 6.
    ///
    /// Errors: `status::bad_value` for another size, and `status::bad_face`.
    [[nodiscard]] returned<payout> of_a_kind(std::uint8_t size, std::uint8_t face) const {
        return detail::ask<hotdice_payout>([&](hotdice_payout* out) {
            return hotdice_rules_of_a_kind(get(), size, face, out);
        });
    }

    /// What the run of faces from `low` to `high` pays.
    ///
    /// Errors: `status::bad_face`.
    [[nodiscard]] returned<payout> straight(std::uint8_t low, std::uint8_t high) const {
        return detail::ask<hotdice_payout>([&](hotdice_payout* out) {
            return hotdice_rules_straight(get(), low, high, out);
        });
    }

    /// What three pairs pay, and what counts as three pairs.
    [[nodiscard]] returned<group> three_pairs() const {
        return detail::ask<hotdice_group>(
            [&](hotdice_group* out) { return hotdice_rules_three_pairs(get(), out); });
    }

    /// What four of a kind and a pair pay.
    [[nodiscard]] returned<group> four_and_pair() const {
        return detail::ask<hotdice_group>(
            [&](hotdice_group* out) { return hotdice_rules_four_and_pair(get(), out); });
    }

    /// What two triplets pay.
    [[nodiscard]] returned<group> two_triplets() const {
        return detail::ask<hotdice_group>(
            [&](hotdice_group* out) { return hotdice_rules_two_triplets(get(), out); });
    }

    /// What a triplet and a pair pay.
    [[nodiscard]] returned<group> full_house() const {
        return detail::ask<hotdice_group>(
            [&](hotdice_group* out) { return hotdice_rules_full_house(get(), out); });
    }

    /// The formations with what each pays, in the order they were added.
    [[nodiscard]] returned<fixed_list<formation, max_formations>> formations() const {
        return detail::list<hotdice_formation, max_formations>(
            [&](hotdice_formation* out, std::size_t capacity, std::size_t* size) {
                return hotdice_rules_formations(get(), out, capacity, size);
            });
    }

    /// When combinations other than single dice count.
    [[nodiscard]] hotdice::combinations combinations() const noexcept {
        return static_cast<hotdice::combinations>(hotdice_rules_combinations(get()));
    }

    /// The points of a throw of all dice without any score; 0 if it is a bust.
    [[nodiscard]] std::uint32_t scoreless_bonus() const noexcept {
        return hotdice_rules_scoreless_bonus(get());
    }

    /// How many dice of this face in one throw lose the turn; 0 if no number does.
    ///
    /// Errors: `status::bad_face`.
    [[nodiscard]] returned<std::uint8_t> toxic(std::uint8_t face) const {
        return detail::ask<std::uint8_t>(
            [&](std::uint8_t* out) { return hotdice_rules_toxic(get(), face, out); });
    }

    /// Whether sets may be split into single dice.
    [[nodiscard]] sets set_rule() const noexcept {
        return static_cast<sets>(hotdice_rules_set_rule(get()));
    }

    /// Which scoring dice have to be kept.
    [[nodiscard]] hotdice::keeping keeping() const noexcept {
        return static_cast<hotdice::keeping>(hotdice_rules_keeping(get()));
    }

    /// How dice kept earlier in a cycle join later ones.
    [[nodiscard]] hotdice::carry_over carry_over() const noexcept {
        return static_cast<hotdice::carry_over>(hotdice_rules_carry_over(get()));
    }

    /// What a player may do with hot dice.
    [[nodiscard]] hotdice::hot_dice hot_dice() const noexcept {
        return static_cast<hotdice::hot_dice>(hotdice_rules_hot_dice(get()));
    }

    /// How many throws a turn has at most; 0 for any number.
    [[nodiscard]] std::uint8_t max_throws() const noexcept {
        return hotdice_rules_max_throws(get());
    }

    /// What confirms a combination of this kind.
    ///
    /// Errors: `status::bad_value` for no kind.
    [[nodiscard]] returned<hotdice::confirmation> confirmation(combination_kind kind) const {
        return detail::ask<hotdice_confirmation>([&](hotdice_confirmation* out) {
            return hotdice_rules_confirmation(get(), static_cast<std::uint8_t>(kind), out);
        });
    }

    /// What a bust costs besides the turn points.
    [[nodiscard]] hotdice::bust_effect bust_effect() const noexcept {
        return static_cast<hotdice::bust_effect>(hotdice_rules_bust_effect(get()));
    }

    /// The points that a bust on the first throw of a turn costs.
    [[nodiscard]] std::uint32_t first_throw_penalty() const noexcept {
        return hotdice_rules_first_throw_penalty(get());
    }

    /// How many busts in a row cost what.
    [[nodiscard]] returned<hotdice::bust_streak> bust_streak() const {
        return detail::ask<hotdice_bust_streak>(
            [&](hotdice_bust_streak* out) { return hotdice_rules_bust_streak(get(), out); });
    }

    /// The total below which no penalty takes a player; INT32_MIN if there is none.
    [[nodiscard]] std::int32_t lowest_total() const noexcept {
        return hotdice_rules_lowest_total(get());
    }

    /// Whether a player may begin with what the player before has banked.
    [[nodiscard]] returned<hotdice::piggyback> piggyback() const {
        return detail::ask<hotdice_piggyback>(
            [&](hotdice_piggyback* out) { return hotdice_rules_piggyback(get(), out); });
    }

    /// The points that a player's first bank needs at least.
    [[nodiscard]] std::uint32_t opening() const noexcept { return hotdice_rules_opening(get()); }

    /// The points that any bank needs at least.
    [[nodiscard]] std::uint32_t minimum() const noexcept { return hotdice_rules_minimum(get()); }

    /// The points of which a bank must be a multiple.
    [[nodiscard]] std::uint32_t granularity() const noexcept {
        return hotdice_rules_granularity(get());
    }

    /// How many dice may be left at most when the turn points are banked.
    [[nodiscard]] std::uint8_t max_dice_left() const noexcept {
        return hotdice_rules_max_dice_left(get());
    }

    /// Whether a bank that meets the target needs the minimum.
    [[nodiscard]] hotdice::winning_bank winning_bank() const noexcept {
        return static_cast<hotdice::winning_bank>(hotdice_rules_winning_bank(get()));
    }

    /// The total, in points, that ends the game.
    [[nodiscard]] std::uint32_t target() const noexcept { return hotdice_rules_target(get()); }

    /// How the target is met.
    [[nodiscard]] hotdice::finish finish() const noexcept {
        return static_cast<hotdice::finish>(hotdice_rules_finish(get()));
    }

    /// How the game ends once the target is met, or after how many rounds.
    [[nodiscard]] returned<hotdice::ending> ending() const {
        return detail::ask<hotdice_ending>(
            [&](hotdice_ending* out) { return hotdice_rules_ending(get(), out); });
    }

    /// Who wins when several players share the highest total.
    [[nodiscard]] hotdice::tie tie() const noexcept {
        return static_cast<hotdice::tie>(hotdice_rules_tie(get()));
    }

    /// How many players the game takes.
    [[nodiscard]] returned<hotdice::players> players() const {
        return detail::ask<hotdice_players>(
            [&](hotdice_players* out) { return hotdice_rules_players(get(), out); });
    }

    /// Who begins.
    [[nodiscard]] hotdice::first_player first_player() const noexcept {
        return static_cast<hotdice::first_player>(hotdice_rules_first_player(get()));
    }

    /// The most points of any partition of these dice, as kept from a throw of all dice. A keep
    /// that wins the game has 0 points.
    ///
    /// Errors: `status::not_scoring` if not every die scores.
    [[nodiscard]] returned<std::uint32_t> points(const hotdice::dice& dice) const {
        return detail::ask<std::uint32_t>(
            [&](std::uint32_t* out) { return hotdice_rules_points(get(), dice.to_c(), out); });
    }

    /// Whether this throw is lost with these dice held, and why; `bust::none` if it scores.
    ///
    /// Errors: `status::bad_held`.
    [[nodiscard]] returned<hotdice::bust> bust(
        const hotdice::dice& thrown, const held& held = {}) const {
        return detail::ask_as<hotdice::bust, std::int32_t>([&](std::int32_t* out) {
            return hotdice_rules_bust(get(), detail::to_c(held), thrown.to_c(), out);
        });
    }

    /// Whether this throw loses the turn by its toxic dice, whatever it would score.
    [[nodiscard]] returned<bool> is_toxic(const hotdice::dice& thrown) const {
        return detail::ask_as<bool, std::uint8_t>([&](std::uint8_t* out) {
            return hotdice_rules_is_toxic(get(), thrown.to_c(), out);
        });
    }

    /// These dice as kept earlier in a cycle, each combination in its best form.
    ///
    /// Errors: `status::bad_held` if they cannot be kept or leave no dice to throw.
    [[nodiscard]] returned<held> hold(const hotdice::dice& dice) const {
        return detail::ask<hotdice_held>(
            [&](hotdice_held* out) { return hotdice_rules_hold(get(), dice.to_c(), out); });
    }

    /// Every keep-set of a throw with these dice held, once, with what it adds to the turn: fewer
    /// dice first, then as their text reads. None if the throw is a bust.
    ///
    /// Errors: `status::bad_held`.
    [[nodiscard]] returned<keep_list> keeps(
        const hotdice::dice& thrown, const held& held = {}) const {
        return detail::list<hotdice_keep, max_keeps>(
            [&](hotdice_keep* out, std::size_t capacity, std::size_t* size) {
                return hotdice_rules_keeps(
                    get(), detail::to_c(held), thrown.to_c(), out, capacity, size);
            });
    }

    /// The keep-set of exactly these dice of a throw.
    ///
    /// Errors, if these dice cannot be kept: `status::no_dice`, `not_thrown`, `not_scoring`,
    /// `incomplete` or `bust`. Else `status::bad_held`.
    [[nodiscard]] returned<hotdice::keep> keep(
        const hotdice::dice& thrown, const hotdice::dice& dice, const held& held = {}) const {
        return detail::ask<hotdice_keep>([&](hotdice_keep* out) {
            return hotdice_rules_keep(
                get(), detail::to_c(held), thrown.to_c(), dice.to_c(), out);
        });
    }

    /// Every partition of a keep-set of a throw, with what each adds to the turn.
    ///
    /// Errors: as `keep`.
    [[nodiscard]] returned<std::vector<partition>> partitions(
        const hotdice::dice& thrown, const hotdice::dice& dice, const held& held = {}) const;

    /// The odds of a throw of so many dice with these held: exact, counted over all throws.
    ///
    /// Errors: `status::bad_held`.
    [[nodiscard]] returned<hotdice::odds> odds(std::uint8_t dice, const held& held = {}) const {
        return detail::ask<hotdice_odds>([&](hotdice_odds* out) {
            return hotdice_rules_odds(get(), detail::to_c(held), dice, out);
        });
    }
};

/// The ids of all presets: "crapola", "titusind" ...
[[nodiscard]] inline returned<std::vector<std::string>> preset_ids() {
    std::vector<std::string> ids;
    hotdice_status status = HOTDICE_STATUS_OK;
    for (std::size_t place = 0; place < hotdice_preset_count(); ++place) {
        std::array<char, 32> id{};
        std::size_t size = 0;
        status = hotdice_preset_id(place, id.data(), id.size(), &size);
        if (status != HOTDICE_STATUS_OK) {
            break;
        }
        ids.emplace_back(id.data(), size);
    }
    return detail::answer(status, std::move(ids));
}

/// A rule set in the making. Owned, move-only; one thread at a time.
///
/// @code{.cpp}
/// const auto rules = hotdice::builder().opening(500).straight(1, 6, 1500).build();
/// @endcode
///
/// Each setter changes one option, whatever the order, and the last call counts; only `sets` reads
/// another option. Whether the options make sense is not checked before `build`. A setter that is
/// given what cannot be an option at all, a face 7 say, throws an `error`; with
/// `HOTDICE_NO_EXCEPTIONS`, `build` answers with the first such failure.
class builder : public owner<hotdice_builder> {
public:
    /// Takes over a builder from hotdice.h, or none.
    explicit builder(hotdice_builder* object) noexcept : owner(object) {}

    /// The game that nearly all variants share: six dice; a 1 is 100 points, a 5 50; triplets 100
    /// times their face, three 1s 1000; hot dice may be thrown again; the first bank that reaches
    /// 10000 wins.
    ///
    /// Nothing else scores, and no other option restricts or costs anything: any points may be
    /// banked, with any number of dice left and after any number of throws; there are no opening, no
    /// minimum, no penalties, no lowest total and no piggyback; held dice join no later throw. There
    /// may be 1 to 16 players, the first seat begins, and ties are shared.
    builder() : owner(nullptr) {
        hotdice_builder* made = nullptr;
        note(hotdice_builder_new(&made));
        *this = builder(made, refused_);
    }

    /// All options of these rules, to vary them.
    explicit builder(const rules& rules) : owner(nullptr) {
        hotdice_builder* made = nullptr;
        note(hotdice_builder_from_rules(rules.get(), &made));
        *this = builder(made, refused_);
    }

    /// Checks every option and compiles the rule set. The builder stays, to build more.
    ///
    /// Errors: `status::bad_rules`; the text of the error has all faults, and so has `faults`.
    [[nodiscard]] returned<rules> build() const;

    /// Everything that is wrong with the rule set as text, a line for each fault: its option, what
    /// is expected and what was set. The empty text if nothing is wrong.
    [[nodiscard]] returned<std::string> faults() const {
        return detail::text([&](char* out, std::size_t capacity, std::size_t* size) {
            return hotdice_builder_faults(get(), out, capacity, size);
        });
    }

    /// How many dice the game has, 1 to `max_dice`.
    builder& dice(std::uint8_t dice) { return note(hotdice_builder_set_dice(get(), dice)); }

    /// The points of one die of this face; 0 if it scores nothing by itself.
    ///
    /// Errors: `status::bad_face`.
    builder& single(std::uint8_t face, std::uint32_t points) {
        return note(hotdice_builder_set_single(get(), face, points));
    }

    /// What `size` equal dice of this face pay, 2 to 6.
    ///
    /// Errors: `status::bad_value` for another size, and `status::bad_face`.
    builder& of_a_kind(std::uint8_t size, std::uint8_t face, payout payout) {
        return note(hotdice_builder_set_of_a_kind(get(), size, face, detail::to_c(payout)));
    }

    /// What all sets of three or more pay: the points of each face's triplet, ones first (0 for a
    /// face that has no sets), and how the larger sets follow.
    ///
    /// This replaces all that was said of sets, pairs excepted, and leaves out sets of more dice
    /// than the game has: call `dice` before it.
    ///
    /// Errors: `status::bad_value` for a bad scheme.
    builder& sets(const std::array<std::uint32_t, 6>& triplets, set_scheme scheme) {
        return note(hotdice_builder_set_sets(get(), triplets.data(), detail::to_c(scheme)));
    }

    /// What the run of faces from `low` to `high` pays, one die of each.
    ///
    /// Errors: `status::bad_face`.
    builder& straight(std::uint8_t low, std::uint8_t high, payout payout) {
        return note(hotdice_builder_set_straight(get(), low, high, detail::to_c(payout)));
    }

    /// What three pairs pay, and what counts as three pairs.
    builder& three_pairs(const group& group) {
        return note(hotdice_builder_set_three_pairs(get(), detail::to_c(group)));
    }

    /// What four of a kind and a pair pay.
    builder& four_and_pair(const group& group) {
        return note(hotdice_builder_set_four_and_pair(get(), detail::to_c(group)));
    }

    /// What two triplets pay.
    builder& two_triplets(const group& group) {
        return note(hotdice_builder_set_two_triplets(get(), detail::to_c(group)));
    }

    /// What a triplet and a pair pay.
    builder& full_house(const group& group) {
        return note(hotdice_builder_set_full_house(get(), detail::to_c(group)));
    }

    /// What exactly these dice pay; nothing removes the formation again. A rule set has room for
    /// `max_formations`.
    builder& formation(const hotdice::dice& dice, payout payout) {
        return note(hotdice_builder_set_formation(get(), dice.to_c(), detail::to_c(payout)));
    }

    /// When combinations other than single dice count.
    builder& combinations(hotdice::combinations when) {
        return note(hotdice_builder_set_combinations(get(), static_cast<std::int32_t>(when)));
    }

    /// The points of a throw of all dice without any score: it is then one keep of all its dice and
    /// makes hot dice. 0 if it is a bust like any other.
    builder& scoreless_bonus(std::uint32_t points) {
        return note(hotdice_builder_set_scoreless_bonus(get(), points));
    }

    /// How many dice of this face in one throw lose the turn, even if the throw would score; 0 if
    /// no number does.
    ///
    /// Errors: `status::bad_face`.
    builder& toxic(std::uint8_t face, std::uint8_t at_least) {
        return note(hotdice_builder_set_toxic(get(), face, at_least));
    }

    /// Whether sets may be split into single dice.
    builder& set_rule(hotdice::sets sets) {
        return note(hotdice_builder_set_set_rule(get(), static_cast<std::int32_t>(sets)));
    }

    /// Which scoring dice have to be kept.
    builder& keeping(hotdice::keeping which) {
        return note(hotdice_builder_set_keeping(get(), static_cast<std::int32_t>(which)));
    }

    /// How dice kept earlier in a cycle join later ones.
    builder& carry_over(hotdice::carry_over how) {
        return note(hotdice_builder_set_carry_over(get(), static_cast<std::int32_t>(how)));
    }

    /// What a player may do with hot dice.
    builder& hot_dice(hotdice::hot_dice what) {
        return note(hotdice_builder_set_hot_dice(get(), static_cast<std::int32_t>(what)));
    }

    /// How many throws a turn has at most; 0 for any number. After the last one only the bank is
    /// left, hot dice or not; a last throw of which no keep can be banked is a bust.
    builder& max_throws(std::uint8_t throws) {
        return note(hotdice_builder_set_max_throws(get(), throws));
    }

    /// What confirms a combination of this kind; until then the turn points cannot be banked.
    ///
    /// Errors: `status::bad_value` for no kind.
    builder& confirmation(combination_kind kind, hotdice::confirmation by) {
        const auto combination = static_cast<std::uint8_t>(kind);
        return note(hotdice_builder_set_confirmation(get(), combination, detail::to_c(by)));
    }

    /// What a bust costs besides the turn points.
    builder& bust_effect(hotdice::bust_effect effect) {
        return note(hotdice_builder_set_bust_effect(get(), static_cast<std::int32_t>(effect)));
    }

    /// The points that a bust on the first throw of a turn costs.
    builder& first_throw_penalty(std::uint32_t points) {
        return note(hotdice_builder_set_first_throw_penalty(get(), points));
    }

    /// What so many busts in a row cost: `bust_streak(3, 500)`; 0 busts and no points if no number
    /// of them costs anything. The count begins again after each penalty; a turn that is given up
    /// does not count.
    ///
    /// Errors: `status::bad_value` for a penalty of 0 busts.
    builder& bust_streak(std::uint8_t busts, penalty cost) {
        return note(hotdice_builder_set_bust_streak(get(), detail::to_c({busts, cost})));
    }

    /// The total below which no penalty takes a player: 0 or less; INT32_MIN if there is none.
    builder& lowest_total(std::int32_t points) {
        return note(hotdice_builder_set_lowest_total(get(), points));
    }

    /// Whether a player may begin with what the player before has banked.
    builder& piggyback(hotdice::piggyback who) {
        return note(hotdice_builder_set_piggyback(get(), detail::to_c(who)));
    }

    /// The points that a player's first bank needs at least.
    builder& opening(std::uint32_t points) {
        return note(hotdice_builder_set_opening(get(), points));
    }

    /// The points that any bank needs at least, the first as well.
    builder& minimum(std::uint32_t points) {
        return note(hotdice_builder_set_minimum(get(), points));
    }

    /// The points of which a bank must be a multiple; 1 if any will do.
    builder& granularity(std::uint32_t points) {
        return note(hotdice_builder_set_granularity(get(), points));
    }

    /// How many dice may be left at most when the turn points are banked; `max_dice` if any number
    /// may.
    builder& max_dice_left(std::uint8_t dice) {
        return note(hotdice_builder_set_max_dice_left(get(), dice));
    }

    /// Whether a bank that meets the target needs the minimum.
    builder& winning_bank(hotdice::winning_bank whether) {
        return note(hotdice_builder_set_winning_bank(get(), static_cast<std::int32_t>(whether)));
    }

    /// The total, in points, that ends the game.
    builder& target(std::uint32_t points) {
        return note(hotdice_builder_set_target(get(), points));
    }

    /// How the target is met.
    builder& finish(hotdice::finish how) {
        return note(hotdice_builder_set_finish(get(), static_cast<std::int32_t>(how)));
    }

    /// How the game ends once the target is met, or after how many rounds.
    builder& ending(hotdice::ending how) {
        return note(hotdice_builder_set_ending(get(), detail::to_c(how)));
    }

    /// Who wins when several players share the highest total.
    builder& tie(hotdice::tie who) {
        return note(hotdice_builder_set_tie(get(), static_cast<std::int32_t>(who)));
    }

    /// How many players the game takes, at least and at most; 1 to `max_players`.
    builder& players(std::uint8_t min, std::uint8_t max) {
        return note(hotdice_builder_set_players(get(), min, max));
    }

    /// Who begins.
    builder& first_player(hotdice::first_player who) {
        return note(hotdice_builder_set_first_player(get(), static_cast<std::int32_t>(who)));
    }

private:
    builder(hotdice_builder* object, hotdice_status refused) noexcept
        : owner(object), refused_(refused) {}

    // A setter returns the builder, so without exceptions its failure waits for `build`.
    builder& note(hotdice_status status) {
        if (refused_ == HOTDICE_STATUS_OK) {
            refused_ = status;
        }
#ifndef HOTDICE_NO_EXCEPTIONS
        detail::answer(std::exchange(refused_, HOTDICE_STATUS_OK));
#endif
        return *this;
    }

    hotdice_status refused_ = HOTDICE_STATUS_OK;
};

inline builder rules::to_builder() const { return builder(*this); }

inline returned<rules> builder::build() const {
    return detail::make<rules>([&](hotdice_rules** out) {
        if (refused_ != HOTDICE_STATUS_OK) {
            return refused_;
        }
        const hotdice_status status = hotdice_builder_build(get(), out);
#ifndef HOTDICE_NO_EXCEPTIONS
        if (status == HOTDICE_STATUS_BAD_RULES) {
            const std::string what = message(hotdice::status::bad_rules);
            throw error(hotdice::status::bad_rules, what + "\n" + faults());
        }
#endif
        return status;
    });
}

/// @cond INTERNAL
namespace detail {

template <class Call>
returned<std::vector<partition>> partitions(Call call) {
    // Few keep-sets have more partitions, and those are asked for twice.
    std::vector<hotdice_partition> values(8);
    const hotdice_status status = fill(values, call);
    std::vector<partition> partitions;
    partitions.reserve(values.size());
    for (const hotdice_partition& value : values) {
        partitions.push_back(from_c(value));
    }
    return answer(status, std::move(partitions));
}

} // namespace detail
/// @endcond

inline returned<std::vector<partition>> rules::partitions(
    const hotdice::dice& thrown, const hotdice::dice& dice, const held& held) const {
    return detail::partitions([&](hotdice_partition* out, std::size_t capacity, std::size_t* size) {
        return hotdice_rules_partitions(
            get(), detail::to_c(held), thrown.to_c(), dice.to_c(), out, capacity, size);
    });
}

class turn;

/// What can be read of a turn: the functions that `turn` and `turn_view` share.
template <class Derived>
class turn_reading {
public:
    /// What the turn waits for.
    [[nodiscard]] hotdice::phase phase() const noexcept {
        return static_cast<hotdice::phase>(hotdice_turn_phase(self()));
    }

    /// How many dice the next throw takes, or the throw on the table took; 0 once the rules allow
    /// no more throws.
    [[nodiscard]] std::uint8_t dice_in_hand() const noexcept {
        return hotdice_turn_dice_in_hand(self());
    }

    /// The points at risk: gathered in this turn, what is kept of the present throw included. 0
    /// once the turn is over.
    [[nodiscard]] std::uint32_t points() const noexcept { return hotdice_turn_points(self()); }

    /// How many throws there were.
    [[nodiscard]] std::uint32_t throws() const noexcept { return hotdice_turn_throws(self()); }

    /// The player's account as the turn began.
    [[nodiscard]] hotdice::account account() const noexcept {
        return detail::from_c(hotdice_turn_account(self()));
    }

    /// The throw on the table; no dice before the first one.
    [[nodiscard]] hotdice::dice table() const noexcept {
        return detail::from_c(hotdice_turn_table(self()));
    }

    /// The dice kept of the throw on the table, if any are.
    [[nodiscard]] std::optional<hotdice::dice> kept() const noexcept {
        const hotdice::dice kept = detail::from_c(hotdice_turn_kept(self()));
        return kept.empty() ? std::nullopt : std::optional(kept);
    }

    /// The dice kept of earlier throws of this cycle.
    [[nodiscard]] hotdice::held held() const noexcept {
        return detail::from_c(hotdice_turn_held(self()));
    }

    /// What is unconfirmed, with what is kept of the present throw counted in.
    [[nodiscard]] confirmation pending() const noexcept {
        return detail::from_c(hotdice_turn_pending(self()));
    }

    /// What the player may take over before the first throw, if anything.
    [[nodiscard]] std::optional<hotdice::offer> offer() const noexcept {
        const hotdice::offer left = detail::from_c(hotdice_turn_offer(self()));
        return left.points == 0 ? std::nullopt : std::optional(left);
    }

    /// How the turn ended; `turn_end::none` while it goes on.
    [[nodiscard]] turn_end end() const noexcept {
        return static_cast<turn_end>(hotdice_turn_end(self()));
    }

    /// The points that were banked, if the turn ended so.
    [[nodiscard]] std::optional<std::uint32_t> banked() const noexcept {
        return end() == turn_end::banked ? std::optional(hotdice_turn_banked(self()))
                                         : std::nullopt;
    }

    /// Why the last throw lost the turn; `bust::none` if it did not.
    [[nodiscard]] hotdice::bust bust() const noexcept {
        return static_cast<hotdice::bust>(hotdice_turn_bust(self()));
    }

    /// The keep-sets of the throw on the table, in the order of `rules::keeps`; none unless the
    /// turn waits for a keep.
    [[nodiscard]] returned<keep_list> keeps() const {
        return detail::list<hotdice_keep, max_keeps>(
            [&](hotdice_keep* out, std::size_t capacity, std::size_t* size) {
                return hotdice_turn_keeps(self(), out, capacity, size);
            });
    }

    /// Every partition of a keep-set of the throw on the table, with what each adds to the turn.
    ///
    /// Errors: as `turn::keep`.
    [[nodiscard]] returned<std::vector<partition>> partitions(const hotdice::dice& dice) const {
        return detail::partitions(
            [&](hotdice_partition* out, std::size_t capacity, std::size_t* size) {
                return hotdice_turn_partitions(self(), dice.to_c(), out, capacity, size);
            });
    }

    /// Whether the turn points may be banked now, and if not, why.
    [[nodiscard]] returned<bank_check> check_bank() const {
        return detail::ask<hotdice_bank_check>(
            [&](hotdice_bank_check* out) { return hotdice_turn_check_bank(self(), out); });
    }

    /// Whether the turn points may be banked now.
    [[nodiscard]] bool can_bank() const noexcept {
        hotdice_bank_check check{};
        return hotdice_turn_check_bank(self(), &check) == HOTDICE_STATUS_OK &&
               check.refusal == HOTDICE_STATUS_OK;
    }

    /// A turn that stands where this one does, to try what comes of an action. It needs the rules,
    /// since a turn of a game does not own them.
    ///
    /// Errors: `status::impossible_save` if the turn is played by other rules and these do not
    /// allow it.
    [[nodiscard]] returned<turn> copy(const rules& rules) const;

    /// Everything there is to know of the turn as bytes, at most `max_save`, to be read by
    /// `turn::restore` on any machine; the rules are not part of them.
    [[nodiscard]] returned<std::vector<std::uint8_t>> save() const {
        return detail::bytes([&](std::uint8_t* out, std::size_t capacity, std::size_t* size) {
            return hotdice_turn_save(self(), out, capacity, size);
        });
    }

protected:
    turn_reading() noexcept = default;

private:
    [[nodiscard]] const hotdice_turn* self() const noexcept {
        return static_cast<const Derived&>(*this).get();
    }
};

/// A turn that belongs to someone else, to read: that of a game. A pointer; it owns nothing.
///
/// That of a game is valid until the next action on the game, and while the game lives; moving the
/// game does not matter. Ask `game::turn` again each time instead of keeping it.
class turn_view : public turn_reading<turn_view> {
public:
    /// A view of a turn of hotdice.h, or of none.
    explicit turn_view(const hotdice_turn* object) noexcept : turn_(object) {}
    /// A view of a turn, valid while that lives and is not moved.
    turn_view(const turn& turn) noexcept;

    /// Whether there is a turn: its game was not moved from.
    explicit operator bool() const noexcept { return turn_ != nullptr; }
    /// The turn, for calls to hotdice.h; null if there is none.
    [[nodiscard]] const hotdice_turn* get() const noexcept { return turn_; }

private:
    const hotdice_turn* turn_;
};

/// A player's turn under a rule set. Owned, move-only.
///
/// @code{.cpp}
/// auto turn = hotdice::turn::start(rules);
/// turn.throw_dice("1-4-4-4-4-5"_dice);
/// turn.keep("1-4-4-4-4-5"_dice);
/// assert(turn.points() == 950 && !turn.can_bank()); // the first bank needs 1000
/// @endcode
class turn : public owner<hotdice_turn>, public turn_reading<turn> {
public:
    /// Takes over a turn from hotdice.h, or none.
    explicit turn(hotdice_turn* object) noexcept : owner(object) {}

    /// A turn that begins with all dice in hand, for a player with this account.
    ///
    /// Errors: `status::bad_account`.
    [[nodiscard]] static returned<turn> start(
        const rules& rules, const hotdice::account& account = {}) {
        return detail::make<turn>([&](hotdice_turn** out) {
            return hotdice_turn_new(rules.get(), detail::to_c(account), out);
        });
    }

    /// A turn from what `save` wrote, under the rules it was played by.
    ///
    /// The bytes are not trusted: whatever cannot have come about under these rules is refused.
    ///
    /// Errors: `status::bad_save`, `status::other_version`, and `status::impossible_save`.
    [[nodiscard]] static returned<turn> restore(
        const rules& rules, span<const std::uint8_t> bytes) {
        return detail::make<turn>([&](hotdice_turn** out) {
            return hotdice_turn_restore(rules.get(), bytes.data(), bytes.size(), out);
        });
    }

    /// Begins with what the player before has banked and left on the table, instead of nothing and
    /// all dice; possible before the first throw. Returns what was taken over.
    ///
    /// Errors: `status::wrong_phase` after the first throw, and `status::no_offer` if there is
    /// nothing to take over.
    returned<hotdice::offer> take_over() {
        return detail::ask<hotdice_offer>(
            [&](hotdice_offer* out) { return hotdice_turn_take_over(get(), out); });
    }

    /// Takes a throw of all dice in hand, as it fell. After a keep this is the decision to go on.
    ///
    /// Returns `bust::none` if the throw scores; anything else ends the turn.
    ///
    /// Errors: `status::wrong_phase`, `status::no_throw_left`, and `status::wrong_dice_count`.
    returned<hotdice::bust> throw_dice(const hotdice::dice& dice) {
        return detail::ask_as<hotdice::bust, std::int32_t>(
            [&](std::int32_t* out) { return hotdice_turn_throw(get(), dice.to_c(), out); });
    }

    /// Throws the dice in hand with this dice source and takes the throw as `throw_dice` does.
    ///
    /// Errors: `status::wrong_phase` or `status::no_throw_left`, before anything is thrown;
    /// `status::bad_face`, and whatever the callable of the dice source throws.
    returned<throw_result> throw_from(dice_source& source) {
        return detail::ask<detail::c_throw_result>([&](detail::c_throw_result* out) {
            return source.used([&] {
                return hotdice_turn_throw_from(get(), source.get(), &out->thrown, &out->bust);
            });
        });
    }

    /// Keeps these dice of the throw, in the partition that is worth most. A keep that wins ends
    /// the turn.
    ///
    /// Errors: `status::wrong_phase`; `status::no_dice`, `not_thrown`, `not_scoring` or
    /// `incomplete` if the dice are no keep-set.
    returned<hotdice::keep> keep(const hotdice::dice& dice) {
        return detail::ask<hotdice_keep>(
            [&](hotdice_keep* out) { return hotdice_turn_keep(get(), dice.to_c(), out); });
    }

    /// Keeps dice of the throw as this partition of them, one that `partitions` listed; it may be
    /// worth less than the best.
    ///
    /// Errors: as `keep`, and `status::no_partition`.
    returned<hotdice::keep> keep_as(const partition& partition) {
        return detail::ask<hotdice_keep>([&](hotdice_keep* out) {
            const hotdice_partition as = detail::to_c(partition);
            return hotdice_turn_keep_as(get(), &as, out);
        });
    }

    /// Takes the last keep back, to keep other dice of the same throw. Returns the dice.
    ///
    /// Errors: `status::wrong_phase` if nothing is kept of the throw on the table.
    returned<hotdice::dice> take_back() {
        return detail::ask<hotdice_dice>(
            [&](hotdice_dice* out) { return hotdice_turn_take_back(get(), out); });
    }

    /// Ends the turn and returns its points, to be added to the player's total.
    ///
    /// Errors: the refusals of `bank_check`.
    returned<std::uint32_t> bank() {
        return detail::ask<std::uint32_t>(
            [&](std::uint32_t* out) { return hotdice_turn_bank(get(), out); });
    }

    /// Gives the turn up, whatever the phase: it ends with no points, and is no bust.
    ///
    /// Errors: `status::wrong_phase` if the turn is over already.
    returned<void> forfeit() { return detail::answer(hotdice_turn_forfeit(get())); }
};

inline turn_view::turn_view(const turn& turn) noexcept : turn_(turn.get()) {}

template <class Derived>
returned<turn> turn_reading<Derived>::copy(const rules& rules) const {
    return detail::make<turn>(
        [&](hotdice_turn** out) { return hotdice_turn_copy(self(), rules.get(), out); });
}

/// The throws that decide who begins under `first_player::highest_throw`: each player throws all
/// dice once, in seat order; those level with the greatest sum of pips throw again. Owned,
/// move-only.
class throw_off : public owner<hotdice_throw_off> {
public:
    /// Takes over a throw-off from hotdice.h, or none.
    explicit throw_off(hotdice_throw_off* object) noexcept : owner(object) {}

    /// A throw-off before its first throw.
    ///
    /// Errors: `status::wrong_players` if the rules are for another number of players.
    [[nodiscard]] static returned<throw_off> start(const rules& rules, std::uint8_t players) {
        return detail::make<throw_off>([&](hotdice_throw_off** out) {
            return hotdice_throw_off_new(rules.get(), players, out);
        });
    }

    /// The seat that throws next, unless it is decided.
    [[nodiscard]] std::optional<std::uint8_t> next() const noexcept {
        return detail::seat_of(hotdice_throw_off_next(get()));
    }

    /// The seat that begins, once it is decided.
    [[nodiscard]] std::optional<std::uint8_t> winner() const noexcept {
        return detail::seat_of(hotdice_throw_off_winner(get()));
    }

    /// Takes the throw of the next player.
    ///
    /// Errors: `status::decided`, and `status::wrong_dice_count` if the throw is not of all dice.
    returned<void> throw_dice(const dice& dice) {
        return detail::answer(hotdice_throw_off_throw(get(), dice.to_c()));
    }
};

/// A game under a rule set, from the first throw to its outcome. Owned, move-only.
///
/// The verbs are those of `turn`, for the player whose turn it is; when a turn ends, the next one
/// begins by itself. Each also fails with `status::game_over`.
class game : public owner<hotdice_game> {
public:
    /// Takes over a game from hotdice.h, or none.
    explicit game(hotdice_game* object) noexcept : owner(object) {}

    /// A game of so many players, begun by the one in seat `first`; who that is, says
    /// `rules::first_player`.
    ///
    /// Errors: `status::wrong_players` if the rules are for another number of players, and
    /// `status::no_such_seat`.
    [[nodiscard]] static returned<game> start(
        const rules& rules, std::uint8_t players, std::uint8_t first = 0) {
        return detail::make<game>([&](hotdice_game** out) {
            return hotdice_game_new(rules.get(), players, first, out);
        });
    }

    /// A game from what `save` wrote, under the rules it was played by.
    ///
    /// The bytes are not trusted: whatever cannot have come about under these rules is refused.
    ///
    /// Errors: `status::bad_save`, `status::other_version`, and `status::impossible_save`.
    [[nodiscard]] static returned<game> restore(
        const rules& rules, span<const std::uint8_t> bytes) {
        return detail::make<game>([&](hotdice_game** out) {
            return hotdice_game_restore(rules.get(), bytes.data(), bytes.size(), out);
        });
    }

    /// A game that stands where this one does, to try what comes of an action.
    [[nodiscard]] returned<game> copy() const {
        return detail::make<game>(
            [&](hotdice_game** out) { return hotdice_game_copy(get(), out); });
    }

    /// Everything there is to know of the game as bytes, at most `max_save`, to be read by
    /// `restore` on any machine.
    ///
    /// The rules and the dice source are not part of them. No function writes rules: a program that
    /// lets players change them saves its own settings beside the game, and builds the rules from
    /// those.
    [[nodiscard]] returned<std::vector<std::uint8_t>> save() const {
        return detail::bytes([&](std::uint8_t* out, std::size_t capacity, std::size_t* size) {
            return hotdice_game_save(get(), out, capacity, size);
        });
    }

    /// The turn that is being played, to read; the last one once the game is over. Valid until the
    /// next action on the game.
    [[nodiscard]] turn_view turn() const noexcept { return turn_view(hotdice_game_turn(get())); }

    /// How many players began the game.
    [[nodiscard]] std::uint8_t players() const noexcept { return hotdice_game_players(get()); }

    /// The seat that began the game; none if it was moved from.
    [[nodiscard]] std::optional<std::uint8_t> first() const noexcept {
        return detail::seat_of(hotdice_game_first(get()));
    }

    /// The seat whose turn it is, of the last turn once the game is over; none if it was moved
    /// from.
    [[nodiscard]] std::optional<std::uint8_t> current() const noexcept {
        return detail::seat_of(hotdice_game_current(get()));
    }

    /// How many turns have ended, those of players who left excepted.
    [[nodiscard]] std::uint32_t turns() const noexcept { return hotdice_game_turns(get()); }

    /// How many rounds are complete: in each, every player who stays has a turn, from the one who
    /// began on.
    [[nodiscard]] std::uint32_t round() const noexcept { return hotdice_game_round(get()); }

    /// A player's account, and whether the player has left.
    ///
    /// Errors: `status::no_such_seat`.
    [[nodiscard]] returned<hotdice::seat> seat(std::uint8_t seat) const {
        return detail::ask<hotdice_seat>(
            [&](hotdice_seat* out) { return hotdice_game_seat(get(), seat, out); });
    }

    /// Whether the target has been met and the ending is being played out, or was.
    [[nodiscard]] bool is_ending() const noexcept { return hotdice_game_is_ending(get()) != 0; }

    /// Once the game is ending: who has a turn yet before it can end. None before.
    [[nodiscard]] std::optional<seat_set> due() const noexcept {
        return is_ending() ? std::optional(seat_set(hotdice_game_due(get()))) : std::nullopt;
    }

    /// How the game ended, once it is over.
    [[nodiscard]] std::optional<hotdice::outcome> outcome() const noexcept {
        const hotdice::outcome outcome = detail::from_c(hotdice_game_outcome(get()));
        return outcome.reason == reason::none ? std::nullopt : std::optional(outcome);
    }

    /// The players from first to last: winners, then those who stayed, then those who left, each by
    /// total.
    [[nodiscard]] returned<fixed_list<standing, max_players>> standings() const {
        return detail::list<hotdice_standing, max_players>(
            [&](hotdice_standing* out, std::size_t capacity, std::size_t* size) {
                return hotdice_game_standings(get(), out, capacity, size);
            });
    }

    /// Begins the turn with what the player before has left; see `turn::take_over`.
    ///
    /// Errors: as `turn::take_over`.
    returned<offer> take_over() {
        return detail::ask<hotdice_offer>(
            [&](hotdice_offer* out) { return hotdice_game_take_over(get(), out); });
    }

    /// Takes a throw of all dice in hand; see `turn::throw_dice`. A bust begins the next turn.
    ///
    /// Errors: as `turn::throw_dice`.
    returned<hotdice::bust> throw_dice(const dice& dice) {
        return detail::ask_as<hotdice::bust, std::int32_t>(
            [&](std::int32_t* out) { return hotdice_game_throw(get(), dice.to_c(), out); });
    }

    /// Throws the dice in hand with this dice source and takes the throw as `throw_dice` does.
    ///
    /// Errors: as `turn::throw_from`.
    returned<throw_result> throw_from(dice_source& source) {
        return detail::ask<detail::c_throw_result>([&](detail::c_throw_result* out) {
            return source.used([&] {
                return hotdice_game_throw_from(get(), source.get(), &out->thrown, &out->bust);
            });
        });
    }

    /// Keeps dice of the throw; see `turn::keep`.
    ///
    /// Errors: as `turn::keep`.
    returned<hotdice::keep> keep(const dice& dice) {
        return detail::ask<hotdice_keep>(
            [&](hotdice_keep* out) { return hotdice_game_keep(get(), dice.to_c(), out); });
    }

    /// Keeps dice of the throw as this partition; see `turn::keep_as`.
    ///
    /// Errors: as `turn::keep_as`.
    returned<hotdice::keep> keep_as(const partition& partition) {
        return detail::ask<hotdice_keep>([&](hotdice_keep* out) {
            const hotdice_partition as = detail::to_c(partition);
            return hotdice_game_keep_as(get(), &as, out);
        });
    }

    /// Takes the last keep back; see `turn::take_back`.
    ///
    /// Errors: as `turn::take_back`.
    returned<dice> take_back() {
        return detail::ask<hotdice_dice>(
            [&](hotdice_dice* out) { return hotdice_game_take_back(get(), out); });
    }

    /// Banks the turn points, which begins the next turn or ends the game. Returns the points.
    ///
    /// Errors: as `turn::bank`.
    returned<std::uint32_t> bank() {
        return detail::ask<std::uint32_t>(
            [&](std::uint32_t* out) { return hotdice_game_bank(get(), out); });
    }

    /// Gives the present turn up, which begins the next one.
    returned<void> forfeit() { return detail::answer(hotdice_game_forfeit(get())); }

    /// A player leaves for good, at any time: the seat is skipped from now on and cannot win; if it
    /// was the player's turn, that is given up. The last player who stays wins.
    ///
    /// Errors: `status::no_such_seat`, and `status::has_left`.
    returned<void> leave(std::uint8_t seat) {
        return detail::answer(hotdice_game_leave(get(), seat));
    }
};

/// The play that brings most points on average in a turn, solved for every state of a turn. Owned,
/// move-only; any number of threads may use it at once.
///
/// @code{.cpp}
/// const auto best = hotdice::best_turn::of(hotdice::rules::preset("farkle"));
/// std::cout << "with two dice left, bank at " << best.bank_at(2).value() << '\n';
/// @endcode
///
/// Totals do not count here: neither the target nor what the other players have. A combination that
/// wins the game counts as the points of the target. Penalties for busts in a row count only in the
/// long run.
class best_turn : public owner<hotdice_best_turn> {
public:
    /// Takes over a solved turn from hotdice.h, or none.
    explicit best_turn(hotdice_best_turn* object) noexcept : owner(object) {}

    /// Solves the turn of these rules: a matter of milliseconds, but of a second or so where dice of
    /// earlier throws count on, and of half a minute at most, where points have a small common divisor
    /// and throws are limited to many. It cannot be cancelled.
    ///
    /// Errors: `status::unbounded`, and `status::too_large`.
    [[nodiscard]] static returned<best_turn> of(const rules& rules) {
        return detail::make<best_turn>(
            [&](hotdice_best_turn** out) { return hotdice_best_turn_new(rules.get(), out); });
    }

    /// The expected points of a turn from its first throw on.
    [[nodiscard]] returned<double> expected(turns turns = turns::on_board) const {
        return detail::ask<double>([&](double* out) {
            return hotdice_best_turn_expected(get(), static_cast<std::int32_t>(turns), out);
        });
    }

    /// The expected points of a turn with these points at risk, if so many dice are thrown next, of
    /// which none builds on held ones: 1 to the dice of the game, those after hot dice.
    ///
    /// Errors: `status::no_value` where no throw is left, and for more points than a turn comes to;
    /// `status::bad_value` for another number of dice.
    [[nodiscard]] returned<double> throwing(
        std::uint32_t points, std::uint8_t dice, turns turns = turns::on_board) const {
        return detail::ask<double>([&](double* out) {
            return hotdice_best_turn_throwing(
                get(), static_cast<std::int32_t>(turns), points, dice, out);
        });
    }

    /// The least points at risk from which banking is at least as good as throwing so many dice
    /// again, of which none builds on held ones; none if throwing is always better.
    ///
    /// Errors: `status::bad_value` for another number of dice than 1 to those of the game.
    [[nodiscard]] returned<std::optional<std::uint32_t>> bank_at(
        std::uint8_t dice, turns turns = turns::on_board) const {
        std::uint32_t points = 0;
        const hotdice_status status = hotdice_best_turn_bank_at(
            get(), static_cast<std::int32_t>(turns), dice, &points);
        return detail::answer(
            status, points == HOTDICE_NEVER ? std::nullopt : std::optional(points));
    }

    /// How a turn ends that is played in the best way.
    [[nodiscard]] returned<hotdice::distribution> distribution(
        turns turns = turns::on_board) const {
        return detail::ask<hotdice_distribution>([&](hotdice_distribution* out) {
            return hotdice_best_turn_distribution(get(), static_cast<std::int32_t>(turns), out);
        });
    }

    /// The points that a turn banks that is played in the best way, ascending, each with its
    /// probability.
    [[nodiscard]] returned<std::vector<bank_chance>> banks(turns turns = turns::on_board) const {
        std::vector<hotdice_bank_chance> values(512);
        const hotdice_status status = detail::fill(
            values, [&](hotdice_bank_chance* out, std::size_t capacity, std::size_t* size) {
                return hotdice_best_turn_banks(
                    get(), static_cast<std::int32_t>(turns), out, capacity, size);
            });
        std::vector<bank_chance> banks;
        banks.reserve(values.size());
        for (const hotdice_bank_chance& value : values) {
            banks.push_back(detail::from_c(value));
        }
        return detail::answer(status, std::move(banks));
    }

    /// The greatest average of points a turn over many turns of a player on the board, penalties for
    /// busts in a row counted in. The lowest total does not count.
    ///
    /// Errors: `status::unsupported` if busts cost a whole total.
    [[nodiscard]] returned<double> average() const {
        return detail::ask<double>(
            [&](double* out) { return hotdice_best_turn_average(get(), out); });
    }

    /// What it is worth, in points, to stand before a turn with so many busts in a row, from none to
    /// one less than cost a penalty, compared with none.
    ///
    /// Errors: as `average`.
    [[nodiscard]] returned<std::vector<double>> relative() const {
        std::vector<double> values(8);
        const hotdice_status status =
            detail::fill(values, [&](double* out, std::size_t capacity, std::size_t* size) {
                return hotdice_best_turn_relative(get(), out, capacity, size);
            });
        return detail::answer(status, std::move(values));
    }

    /// Every action that is allowed in this turn with the expected points of the turn, the best
    /// first. None once the turn is over.
    ///
    /// Where the turn waits for a keep, those are the keep-sets, each in the partition that is worth
    /// most in the end. To give the turn up is left out where there is anything else to do.
    ///
    /// Errors: `status::other_rules` if the turn is played by other rules.
    [[nodiscard]] returned<advice_list> advice(turn_view turn) const {
        return detail::list<hotdice_advice, max_keeps>(
            [&](hotdice_advice* out, std::size_t capacity, std::size_t* size) {
                return hotdice_best_turn_advice(get(), turn.get(), out, capacity, size);
            });
    }
};

/// The probability of winning for the player to move, for all totals of two players who both play as
/// well as can be. Owned, move-only; any number of threads may use it at once.
///
/// A win that is shared counts as half of one.
class race : public owner<hotdice_race> {
public:
    /// Takes over a race from hotdice.h, or none.
    explicit race(hotdice_race* object) noexcept : owner(object) {}

    /// Solves the game of two players under these rules. For the named games to a target of 10000 it
    /// takes a second to half a minute, and much longer where points have a small common divisor:
    /// where a 1 is worth 101, say. Where busts in a row cost points it takes minutes, and eight
    /// bytes for each of millions of values.
    ///
    /// These have no race of two: rules that are not for two players; those with a catch-up ending, a
    /// number of rounds, piggyback, or ties that are played off unless the game ends at once; those
    /// with penalties for the first throw or of the points lost; those with penalties for busts in a
    /// row and a lowest total below -1000000 or none, or an opening above the minimum; those with a
    /// granularity that turns can miss, or an exact target that no total can hit; those with a last
    /// turn that catches up with any lead, or with penalties that nearly every turn comes to.
    ///
    /// Errors: `status::unsupported` for rules that have no race of two, and `status::too_large`.
    [[nodiscard]] static returned<race> of(const rules& rules) {
        return detail::make<race>([&](hotdice_race** out) {
            return hotdice_race_new(rules.get(), nullptr, nullptr, out);
        });
    }

    /// Solves the game of two, and tells after each step how far that is: `tell` is called with a
    /// `progress`. If it returns something, that is whether to go on.
    ///
    /// @code{.cpp}
    /// const auto race = hotdice::race::of(rules, [&](hotdice::progress at) {
    ///     bar.set(at.sweep, at.done, at.all);
    ///     return !stopped;
    /// });
    /// @endcode
    ///
    /// If it throws, solving ends and the same exception comes out; with `HOTDICE_NO_EXCEPTIONS` it
    /// must not throw. It is called by the thread that solves.
    ///
    /// Errors: `status::cancelled` if it said so, else as without it.
    template <class Callable>
    [[nodiscard]] static returned<race> of(const rules& rules, Callable&& tell) {
        listener<std::remove_reference_t<Callable>> listener{tell};
        hotdice_race* object = nullptr;
        const hotdice_status status =
            hotdice_race_new(rules.get(), listener.hear, &listener, &object);
        race solved(object);
#ifndef HOTDICE_NO_EXCEPTIONS
        if (listener.thrown) {
            std::rethrow_exception(listener.thrown);
        }
#endif
        return detail::answer(status, std::move(solved));
    }

    /// A race from what `save` wrote, under the rules it was solved for.
    ///
    /// The bytes are not trusted: a checksum finds damage, and some of the values are solved again,
    /// which finds other rules.
    ///
    /// Errors: `status::bad_save`, `status::other_version`, `status::other_rules`, and as `of`.
    [[nodiscard]] static returned<race> restore(
        const rules& rules, span<const std::uint8_t> bytes) {
        return detail::make<race>([&](hotdice_race** out) {
            return hotdice_race_restore(rules.get(), bytes.data(), bytes.size(), out);
        });
    }

    /// The race as bytes, to be read by `restore` on any machine; the rules are not part of them.
    /// Eight bytes for each value and few more.
    [[nodiscard]] returned<std::vector<std::uint8_t>> save() const {
        return detail::bytes([&](std::uint8_t* out, std::size_t capacity, std::size_t* size) {
            return hotdice_race_save(get(), out, capacity, size);
        });
    }

    /// The probability that the player who begins wins.
    [[nodiscard]] double first() const noexcept { return hotdice_race_first(get()); }

    /// The points for the second player at the beginning that make the game most even.
    [[nodiscard]] std::uint32_t best_bonus() const noexcept {
        return hotdice_race_best_bonus(get());
    }

    /// The probability that the player to move wins from here on.
    ///
    /// Errors: `status::no_value` where no game comes to, and `status::bad_value` for no seat.
    [[nodiscard]] returned<double> value(const race_state& state) const {
        return detail::ask<double>([&](double* out) {
            return hotdice_race_value(get(), detail::to_c(state), out);
        });
    }

    /// Every action that is allowed to the player to move with the probability of winning, the best
    /// first. As `best_turn::advice` otherwise.
    ///
    /// Errors: `status::other_rules` if the game is played by other rules, `status::wrong_players`,
    /// `status::game_over`, and `status::no_value` if the totals are none that turns bring about, or
    /// the player in seat 1 began where the seat makes a difference.
    [[nodiscard]] returned<advice_list> advice(const game& game) const {
        return detail::list<hotdice_advice, max_keeps>(
            [&](hotdice_advice* out, std::size_t capacity, std::size_t* size) {
                return hotdice_race_advice(get(), game.get(), out, capacity, size);
            });
    }

private:
    // A callable, with the exception that waits until it may go on its way.
    template <class Callable>
    struct listener {
        Callable& tell;
#ifndef HOTDICE_NO_EXCEPTIONS
        std::exception_ptr thrown = nullptr;
#endif

        // What the library calls: 0 to go on. No exception may pass through it, so it is kept.
        static int hear(void* user, std::size_t sweep, std::size_t done, std::size_t all) noexcept {
            listener& heard = *static_cast<listener*>(user);
            const progress at{sweep, done, all};
#ifdef HOTDICE_NO_EXCEPTIONS
            return heard.goes_on(at) ? 0 : 1;
#else
            try {
                return heard.goes_on(at) ? 0 : 1;
            } catch (...) {
                heard.thrown = std::current_exception();
                return 1;
            }
#endif
        }

        bool goes_on(const progress& at) {
            if constexpr (std::is_void_v<decltype(tell(at))>) {
                tell(at);
                return true;
            } else {
                return static_cast<bool>(tell(at));
            }
        }
    };
};

} // namespace with_results or with_exceptions
} // namespace hotdice

#endif // HOTDICE_HPP
