/**
 * @file hotdice.h
 * @brief The rules engine of the push-your-luck dice game 10,000 and its family (Farkle, Zilch,
 * Dix Mille, Crapola): what a throw is worth, what may be kept, a turn, a whole game, the best play.
 *
 * Generated from src/capi; to change it, see CONTRIBUTING.md.
 *
 * # A turn in short
 *
 * @code{.c}
 * hotdice_rules *rules = NULL;
 * hotdice_dice_source *dice = NULL;
 * hotdice_game *game = NULL;
 * hotdice_rules_preset("titusind", &rules);
 * hotdice_dice_source_seeded(7, &dice);
 * hotdice_game_new(rules, 2, 0, &game);
 *
 * hotdice_throw throw_;
 * int32_t bust;
 * hotdice_game_throw_from(game, dice, &throw_, &bust);
 * if (bust == HOTDICE_BUST_NONE) {
 *     hotdice_keep keeps[HOTDICE_MAX_KEEPS], kept;
 *     size_t count;
 *     hotdice_turn_keeps(hotdice_game_turn(game), keeps, HOTDICE_MAX_KEEPS, &count);
 *     hotdice_game_keep(game, keeps[count - 1].dice, &kept);
 * }
 * hotdice_game_free(game);
 * hotdice_dice_source_free(dice);
 * hotdice_rules_free(rules);
 * @endcode
 *
 * # Words
 *
 * A player throws the dice, keeps some that score (a keep-set, split into combinations by a
 * partition), and throws the rest again or banks the turn points. A throw that allows no keep is a
 * bust and loses them. When every die has scored, hot dice, all may be thrown again; the throws since
 * all dice were last in hand are a cycle. The opening is a player's first bank, by which the player
 * gets on the board. The target ends the game. Points are whole.
 *
 * # What holds for every function
 *
 * - Whatever can fail returns a hotdice_status. On any other than HOTDICE_STATUS_OK nothing has
 *   changed and no output is written, the length of a list that does not fit excepted.
 *   hotdice_status_message has a text for each.
 * - A pointer must be NULL, or what its type says, properly aligned. NULL where it is not allowed is
 *   HOTDICE_STATUS_NULL; a function that returns a value says what NULL gives. Outputs must not
 *   overlap inputs.
 * - Every number is checked for its range. No call overflows, aborts or prints; a bug inside comes
 *   back as HOTDICE_STATUS_PANIC (the Rust runtime then writes a line to stderr), or as a trap in
 *   WebAssembly.
 * - Lists are written to `out`, which has room for `capacity` of them; `*out_len` is always the full
 *   number. `out` may be NULL if `capacity` is 0, to ask for it: the status is then HOTDICE_STATUS_OK.
 *   If they do not fit, it is HOTDICE_STATUS_TOO_SMALL and only the number is written. Texts are
 *   lists of characters with a final NUL, which `*out_len` does not count but `capacity` has to hold.
 *   They are UTF-8.
 * - Values (`struct` with fields) are yours: make, copy and drop them as you like. Small ones are
 *   passed by value. Fields named `reserved` must be 0.
 * - Objects (`struct` without fields here) come from a function that writes a pointer to them, and
 *   belong to the caller until the `_free` of their kind. `_free(NULL)` does nothing.
 * - Threads: `const T *` may be used by many at once, `T *` by one at a time, while nobody reads.
 *   There is no global state.
 * - Only making and freeing objects, texts, advice and what is solved allocate; no action does.
 * - The functions of hotdice_best_turn and hotdice_race are in every library but those that were built
 *   without the feature `solve`, to be small.
 * - A number that later versions may add to (a status, a reason, a kind) can have values that are not
 *   listed here.
 */


#ifndef HOTDICE_H
#define HOTDICE_H

#include <stddef.h>
#include <stdint.h>

/**
 * The version of the ABI that this header describes. It rises with every change that breaks
 * programs built before, and names the shared library: libhotdice.so.1.
 */
#define HOTDICE_ABI_VERSION 1

/**
 * The most dice of any game.
 */
#define HOTDICE_MAX_DICE 6

/**
 * Carry-over: each throw scores on its own.
 */
#define HOTDICE_CARRY_OVER_NONE 0

/**
 * Carry-over: dice kept as singles may complete a straight with later dice.
 */
#define HOTDICE_CARRY_OVER_STRAIGHTS 1

/**
 * Carry-over: a kept set grows by later dice of its face.
 */
#define HOTDICE_CARRY_OVER_EXTEND_SETS 2

/**
 * Carry-over: any combination may mix earlier and new dice.
 */
#define HOTDICE_CARRY_OVER_PROGRESSIVE 3

/**
 * Hot dice: throw all dice again, or bank.
 */
#define HOTDICE_HOT_DICE_MAY 0

/**
 * Hot dice: all dice must be thrown again, unless an exact target is hit.
 */
#define HOTDICE_HOT_DICE_MUST 1

/**
 * Bust effect: the turn points are lost.
 */
#define HOTDICE_BUST_EFFECT_LOSE_TURN 0

/**
 * Bust effect: the turn points are lost and subtracted from the total as well.
 */
#define HOTDICE_BUST_EFFECT_SUBTRACT 1

/**
 * Winning bank: needs the minimum like any other.
 */
#define HOTDICE_WINNING_BANK_NEEDS_MINIMUM 0

/**
 * Winning bank: is excused from the minimum.
 */
#define HOTDICE_WINNING_BANK_EXCUSED 1

/**
 * Keeping: any dice that make a keep-set.
 */
#define HOTDICE_KEEPING_ANY_SCORING 0

/**
 * Keeping: all scoring dice.
 */
#define HOTDICE_KEEPING_ALL_SCORING 1

/**
 * Sets: may be split into single dice.
 */
#define HOTDICE_SETS_MAY_SPLIT 0

/**
 * Sets: equal dice that have a value as a set are never taken as singles.
 */
#define HOTDICE_SETS_OVERRIDE_SINGLES 1

/**
 * Combinations count on any throw.
 */
#define HOTDICE_COMBINATIONS_ON_ANY_THROW 0

/**
 * Combinations count on a throw of all dice only; else single dice alone score.
 */
#define HOTDICE_COMBINATIONS_ON_FULL_THROW 1

/**
 * Finish: a total at or above the target.
 */
#define HOTDICE_FINISH_REACH 0

/**
 * Finish: exactly the target; a bank that would exceed it is refused.
 */
#define HOTDICE_FINISH_EXACT 1

/**
 * Tie: all players with the highest total win.
 */
#define HOTDICE_TIE_SHARED 0

/**
 * Tie: the one in the earliest seat wins.
 */
#define HOTDICE_TIE_EARLIER_SEAT 1

/**
 * Tie: they have another turn each, until one player alone has the highest total.
 */
#define HOTDICE_TIE_PLAY_OFF 2

/**
 * First player: the one in the first seat.
 */
#define HOTDICE_FIRST_PLAYER_FIRST_SEAT 0

/**
 * First player: the greatest sum of one throw of all dice; see `hotdice_throw_off`.
 */
#define HOTDICE_FIRST_PLAYER_HIGHEST_THROW 1

/**
 * First player: drawn by lot; see `hotdice_dice_source_below`.
 */
#define HOTDICE_FIRST_PLAYER_LOT 2

/**
 * First player: named by some property, the youngest say.
 */
#define HOTDICE_FIRST_PLAYER_NAMED 3

/**
 * Pays: nothing, the pattern is no combination. `points` is 0.
 */
#define HOTDICE_PAYOUT_NOTHING 0

/**
 * Pays: `points`.
 */
#define HOTDICE_PAYOUT_POINTS 1

/**
 * Pays: `points` and the value of every die in it that also scores as a single.
 */
#define HOTDICE_PAYOUT_POINTS_PLUS_SINGLES 2

/**
 * Pays: `points` and those of the triplet of every face that it has three or more of.
 */
#define HOTDICE_PAYOUT_POINTS_PLUS_TRIPLETS 3

/**
 * Pays: the game, at once. `points` is 0.
 */
#define HOTDICE_PAYOUT_INSTANT_WIN 4

/**
 * Pays: a throw that contains the pattern loses the turn. `points` is 0.
 */
#define HOTDICE_PAYOUT_INSTANT_LOSS 5

/**
 * Form of a group pattern: two of three pairs may show one face.
 */
#define HOTDICE_FORM_FOUR_PLUS_TWO 1

/**
 * Form of a group pattern: all groups may show one face.
 */
#define HOTDICE_FORM_ALL_ALIKE 2

/**
 * Set scheme: only triplets count.
 */
#define HOTDICE_SET_SCHEME_TRIPLETS_ONLY 0

/**
 * Set scheme: each further die doubles.
 */
#define HOTDICE_SET_SCHEME_DOUBLING 1

/**
 * Set scheme: each further die adds the triplet again.
 */
#define HOTDICE_SET_SCHEME_ADDING 2

/**
 * Set scheme: a larger set is worth no more than its triplet.
 */
#define HOTDICE_SET_SCHEME_FLAT 3

/**
 * Set scheme: each further die adds `values[0]` points.
 */
#define HOTDICE_SET_SCHEME_PER_EXTRA_DIE 4

/**
 * Set scheme: four, five and six of a kind are worth `values` points, whatever the face.
 */
#define HOTDICE_SET_SCHEME_FIXED 5

/**
 * Set scheme: four, five and six of a kind are the triplet times `values`.
 */
#define HOTDICE_SET_SCHEME_TIMES 6

/**
 * Confirmation: nothing has to confirm. `points` is 0.
 */
#define HOTDICE_CONFIRMATION_NONE 0

/**
 * Confirmation: `points`, kept of later throws of the turn.
 */
#define HOTDICE_CONFIRMATION_POINTS 1

/**
 * Confirmation: a die of a later throw that scores as a single. `points` is 0.
 */
#define HOTDICE_CONFIRMATION_SINGLE 2

/**
 * Penalty: `points`.
 */
#define HOTDICE_PENALTY_POINTS 0

/**
 * Penalty: the whole total, if it is above 0. `points` is 0.
 */
#define HOTDICE_PENALTY_WHOLE_TOTAL 1

/**
 * Piggyback: no player may begin with what the player before has banked. `total` is 0.
 */
#define HOTDICE_PIGGYBACK_OFF 0

/**
 * Piggyback: every player may. `total` is 0.
 */
#define HOTDICE_PIGGYBACK_ON 1

/**
 * Piggyback: a player on the board may. `total` is 0.
 */
#define HOTDICE_PIGGYBACK_ON_BOARD 2

/**
 * Piggyback: a player with at least `total` may.
 */
#define HOTDICE_PIGGYBACK_FROM_TOTAL 3

/**
 * Ending: the bank that meets the target wins at once.
 */
#define HOTDICE_ENDING_IMMEDIATE 0

/**
 * Ending: every other player has one more turn.
 */
#define HOTDICE_ENDING_LAST_TURN 1

/**
 * Ending: one more turn for the others, and again whenever a player equals or beats the highest
 * total.
 */
#define HOTDICE_ENDING_CATCH_UP_BY_EQUALLING 2

/**
 * Ending: one more turn for the others, and again whenever a player beats the highest total.
 */
#define HOTDICE_ENDING_CATCH_UP_BY_BEATING 3

/**
 * Ending: the round is played to its end.
 */
#define HOTDICE_ENDING_FINISH_ROUND 4

/**
 * Ending: after so many rounds the highest total wins, whatever it is.
 */
#define HOTDICE_ENDING_ROUNDS 5

/**
 * The most players of one game.
 */
#define HOTDICE_MAX_PLAYERS 16

/**
 * The most points that one option of a rule set may name.
 */
#define HOTDICE_MAX_POINTS 1000000

/**
 * The highest target, in points.
 */
#define HOTDICE_MAX_TARGET 1000000000

/**
 * The most formations of a rule set.
 */
#define HOTDICE_MAX_FORMATIONS 16

/**
 * No throw has more keep-sets.
 */
#define HOTDICE_MAX_KEEPS 63

/**
 * Bust: none, the throw scores.
 */
#define HOTDICE_BUST_NONE 0

/**
 * Bust: too many dice of a toxic face.
 */
#define HOTDICE_BUST_TOXIC 1

/**
 * Bust: a combination that loses the turn.
 */
#define HOTDICE_BUST_INSTANT_LOSS 2

/**
 * Bust: no die can be kept.
 */
#define HOTDICE_BUST_NOTHING_SCORES 3

/**
 * Bust: the last throw that the rules allow, and no keep of it can be banked.
 */
#define HOTDICE_BUST_LAST_THROW 4

/**
 * Combination: a run of faces.
 */
#define HOTDICE_COMBINATION_STRAIGHT 1

/**
 * Combination: three pairs, or what the rules count as such.
 */
#define HOTDICE_COMBINATION_THREE_PAIRS 2

/**
 * Combination: four of a kind and a pair.
 */
#define HOTDICE_COMBINATION_FOUR_AND_PAIR 3

/**
 * Combination: two triplets.
 */
#define HOTDICE_COMBINATION_TWO_TRIPLETS 4

/**
 * Combination: a triplet and a pair.
 */
#define HOTDICE_COMBINATION_FULL_HOUSE 5

/**
 * Combination: an exact multiset of dice.
 */
#define HOTDICE_COMBINATION_FORMATION 6

/**
 * Combination: n of a kind.
 */
#define HOTDICE_COMBINATION_SET 7

/**
 * Combination: one die.
 */
#define HOTDICE_COMBINATION_SINGLE 8

/**
 * Combination: a throw of all dice without any other, for which the rules pay a bonus.
 */
#define HOTDICE_COMBINATION_SCORELESS 9

/**
 * Phase: no turn, the pointer was NULL.
 */
#define HOTDICE_PHASE_NONE 0

/**
 * Phase: the first throw is to come.
 */
#define HOTDICE_PHASE_TO_THROW 1

/**
 * Phase: dice have to be kept of the throw on the table.
 */
#define HOTDICE_PHASE_TO_KEEP 2

/**
 * Phase: throw again, or bank; or take the keep back.
 */
#define HOTDICE_PHASE_TO_DECIDE 3

/**
 * Phase: the turn is over.
 */
#define HOTDICE_PHASE_OVER 4

/**
 * End of a turn: it goes on.
 */
#define HOTDICE_END_NONE 0

/**
 * End of a turn: its points were banked.
 */
#define HOTDICE_END_BANKED 1

/**
 * End of a turn: the last throw lost it.
 */
#define HOTDICE_END_BUST 2

/**
 * End of a turn: a keep won the game.
 */
#define HOTDICE_END_WON 3

/**
 * End of a turn: the player gave it up.
 */
#define HOTDICE_END_FORFEITED 4

/**
 * No seat: what functions that return a seat return where there is none.
 */
#define HOTDICE_NO_SEAT -1

/**
 * Reason: none, the game goes on.
 */
#define HOTDICE_REASON_NONE 0

/**
 * Reason: the target was met, and the ending is played out.
 */
#define HOTDICE_REASON_TARGET 1

/**
 * Reason: a combination won the game.
 */
#define HOTDICE_REASON_INSTANT_WIN 2

/**
 * Reason: all other players left.
 */
#define HOTDICE_REASON_LAST_STANDING 3

/**
 * Reason: all players left.
 */
#define HOTDICE_REASON_ABANDONED 4

/**
 * Reason: all rounds are played.
 */
#define HOTDICE_REASON_ROUNDS 5

/**
 * The version of the format of saved states that this library writes and reads.
 */
#define HOTDICE_SAVE_VERSION 1

/**
 * No saved turn or game is longer, in bytes.
 */
#define HOTDICE_MAX_SAVE 256

/**
 * Decision: throw the dice in hand.
 */
#define HOTDICE_DECISION_THROW 1

/**
 * Decision: begin with what the player before has left.
 */
#define HOTDICE_DECISION_TAKE_OVER 2

/**
 * Decision: keep `dice` in their best partition.
 */
#define HOTDICE_DECISION_KEEP 3

/**
 * Decision: keep `dice` as `partition`.
 */
#define HOTDICE_DECISION_KEEP_AS 4

/**
 * Decision: bank the turn points.
 */
#define HOTDICE_DECISION_BANK 5

/**
 * Decision: give the turn up.
 */
#define HOTDICE_DECISION_FORFEIT 6

/**
 * Turns of a player on the board.
 */
#define HOTDICE_TURNS_ON_BOARD 0

/**
 * Turns of a player who needs the opening.
 */
#define HOTDICE_TURNS_OPENING 1

/**
 * No points are enough to bank.
 */
#define HOTDICE_NEVER UINT32_MAX

/**
 * The play that brings most points on average in a turn, solved for every state of a turn.
 *
 * Totals do not count here: neither the target nor what the other players have. A combination that
 * wins the game counts as the points of the target. Penalties for busts in a row count only in the
 * long run.
 *
 * An object from `hotdice_best_turn_new`, owned by the caller until `hotdice_best_turn_free`. It
 * never changes, so any number of threads may use it at once. It does not need the rules again.
 */
typedef struct hotdice_best_turn hotdice_best_turn;

/**
 * A rule set in the making: no option is checked before `hotdice_builder_build`.
 *
 * An object from `hotdice_builder_new` or `hotdice_builder_from_rules`, owned by the caller until
 * `hotdice_builder_free`. One thread at a time. Each setter changes one option, whatever the order,
 * and the last call counts; only `hotdice_builder_set_sets` reads another option.
 */
typedef struct hotdice_builder hotdice_builder;

/**
 * Something that throws dice: a seed, or a function of the caller's.
 *
 * An object from `hotdice_dice_source_seeded`, `..._seeded_at` or `..._callback`, owned by the
 * caller until `hotdice_dice_source_free`. One thread at a time.
 *
 * Nobody has to use one: turns and games take throws, wherever they come from.
 */
typedef struct hotdice_dice_source hotdice_dice_source;

/**
 * A game under a rule set, from the first throw to its outcome.
 *
 * The verbs are those of a turn, for the player whose turn it is; when a turn ends, the next one
 * begins by itself. Seats count from 0.
 *
 * A game need not end: players may never bank, and a minimum may keep all of them from the rest of an
 * exact target. Only rules by which no game can end are refused, where the options show it. Whoever
 * drives a game by programs gives it up after so many turns as seem enough, by `hotdice_game_turns`,
 * and a turn after so many throws, by `hotdice_turn_throws`.
 *
 * An object from `hotdice_game_new`, `hotdice_game_copy` or `hotdice_game_restore`, owned by the
 * caller until `hotdice_game_free`. To read, any number of threads at once; to change, one.
 */
typedef struct hotdice_game hotdice_game;

/**
 * The probability of winning for the player to move, for all totals of two players who both play as
 * well as can be. A win that is shared counts as half of one.
 *
 * An object from `hotdice_race_new` or `hotdice_race_restore`, owned by the caller until
 * `hotdice_race_free`. It never changes, so any number of threads may use it at once. It does not
 * need the rules again.
 */
typedef struct hotdice_race hotdice_race;

/**
 * The rules of one game, compiled: what every throw is worth, what may be kept, when to bank and
 * how the game ends.
 *
 * An object of some 16 KiB: from `hotdice_rules_preset` or `hotdice_builder_build`, owned by the
 * caller until `hotdice_rules_free`. It never changes, so any number of threads may use it at once.
 * Turns and games keep the rules they are played by alive: freeing them first is fine.
 */
typedef struct hotdice_rules hotdice_rules;

/**
 * The throws that decide who begins under HOTDICE_FIRST_PLAYER_HIGHEST_THROW: each player throws
 * all dice once, in seat order; those level with the greatest sum of pips throw again.
 *
 * An object from `hotdice_throw_off_new`, owned by the caller until `hotdice_throw_off_free`. To
 * read, any number of threads at once; to change, one.
 */
typedef struct hotdice_throw_off hotdice_throw_off;

/**
 * A player's turn under a rule set.
 *
 * An object from `hotdice_turn_new`, `hotdice_turn_copy` or `hotdice_turn_restore`, owned by the
 * caller until `hotdice_turn_free`; or that of a game, from `hotdice_game_turn`, which the game
 * owns. To read, any number of threads at once; to change, one.
 */
typedef struct hotdice_turn hotdice_turn;

/**
 * What a call came to: `HOTDICE_STATUS_OK`, or why nothing was changed and no output written.
 *
 * The numbers never change their meaning, and later versions may add some.
 * `hotdice_status_message` has a text for each.
 */
typedef int32_t hotdice_status;

/**
 * Dice without an order: how many show each face. All zero is no dice.
 *
 * A value: make it, copy it and compare it as you like. Up to HOTDICE_MAX_DICE dice.
 */
typedef struct hotdice_dice {
    /**
     * `counts[0]` ones, `counts[1]` twos, up to `counts[5]` sixes.
     */
    uint8_t counts[6];
    /**
     * 0, for what may come.
     */
    uint8_t reserved[2];
} hotdice_dice;

/**
 * A throw as it lies on the table: up to HOTDICE_MAX_DICE dice in order. A value.
 *
 * The rules ask only which faces came, so the actions take `hotdice_dice`; positions matter to a
 * player who points at dice, see `hotdice_throw_select`.
 */
typedef struct hotdice_throw {
    /**
     * The face of each die, 1 to 6; 0 from `len` on.
     */
    uint8_t faces[6];
    /**
     * How many dice there are.
     */
    uint8_t len;
    /**
     * 0, for what may come.
     */
    uint8_t reserved;
} hotdice_throw;

/**
 * What a pattern of dice pays. A value; all zero pays nothing.
 */
typedef struct hotdice_payout {
    /**
     * One of `HOTDICE_PAYOUT_...`.
     */
    int32_t kind;
    /**
     * Points, where the kind has some; else 0.
     */
    uint32_t points;
} hotdice_payout;

/**
 * What a pattern of equal groups pays (three pairs, two triplets ...), and which degenerate forms
 * of it count. A value; all zero pays nothing.
 */
typedef struct hotdice_group {
    /**
     * What it pays.
     */
    struct hotdice_payout payout;
    /**
     * Any of `HOTDICE_FORM_...` together; 0 asks for groups of different faces.
     */
    uint32_t forms;
} hotdice_group;

/**
 * Exactly these dice, and what they pay. A value.
 */
typedef struct hotdice_formation {
    /**
     * The dice.
     */
    struct hotdice_dice dice;
    /**
     * What they pay.
     */
    struct hotdice_payout payout;
} hotdice_formation;

/**
 * What confirms a combination, before the turn points can be banked. A value; all zero is nothing.
 */
typedef struct hotdice_confirmation {
    /**
     * One of `HOTDICE_CONFIRMATION_...`.
     */
    int32_t kind;
    /**
     * Points, where the kind has some; else 0.
     */
    uint32_t points;
} hotdice_confirmation;

/**
 * How many busts in a row cost what. A value; all zero costs nothing.
 */
typedef struct hotdice_bust_streak {
    /**
     * The busts; 0 if no number of them costs anything, and then the rest is 0.
     */
    uint8_t busts;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[3];
    /**
     * One of `HOTDICE_PENALTY_...`.
     */
    int32_t penalty;
    /**
     * Points, where the penalty has some; else 0.
     */
    uint32_t points;
} hotdice_bust_streak;

/**
 * Whether a player may begin with what the player before has banked, and with the dice that were
 * not kept. A value; all zero is no.
 */
typedef struct hotdice_piggyback {
    /**
     * One of `HOTDICE_PIGGYBACK_...`.
     */
    int32_t kind;
    /**
     * A total in points, where the kind has one; else 0.
     */
    uint32_t total;
} hotdice_piggyback;

/**
 * How the game ends once the target is met, or after how many rounds. A value.
 */
typedef struct hotdice_ending {
    /**
     * One of `HOTDICE_ENDING_...`.
     */
    int32_t kind;
    /**
     * Rounds, for HOTDICE_ENDING_ROUNDS; else 0.
     */
    uint16_t rounds;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[2];
} hotdice_ending;

/**
 * How many players a game takes. A value.
 */
typedef struct hotdice_players {
    /**
     * The fewest.
     */
    uint8_t min;
    /**
     * The most, at most HOTDICE_MAX_PLAYERS.
     */
    uint8_t max;
} hotdice_players;

/**
 * How the value of a set follows from that of its triplet. A value.
 */
typedef struct hotdice_set_scheme {
    /**
     * One of `HOTDICE_SET_SCHEME_...`.
     */
    int32_t kind;
    /**
     * What the kind asks for; else 0.
     */
    uint32_t values[3];
} hotdice_set_scheme;

/**
 * The dice kept so far in a cycle, and which of them later throws may build on. A value; all zero
 * is nothing held, as on a throw of all dice.
 *
 * `hotdice_rules_hold` makes one from dice, `hotdice_turn_held` reads that of a turn.
 */
typedef struct hotdice_held {
    /**
     * All dice kept in this cycle.
     */
    struct hotdice_dice dice;
    /**
     * Those that later throws may build on; none without carry-over.
     */
    struct hotdice_dice open;
} hotdice_held;

/**
 * Dice of a throw that may be kept, with their best worth. A value.
 */
typedef struct hotdice_keep {
    /**
     * The dice.
     */
    struct hotdice_dice dice;
    /**
     * The points they add to the turn in their best partition; 0 if they win the game.
     */
    uint32_t points;
    /**
     * How many dice of the throw are left, 0 to 5; 0 is hot dice.
     */
    uint8_t dice_left;
    /**
     * 1 if keeping these dice wins the game at once, else 0.
     */
    uint8_t wins;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[2];
} hotdice_keep;

/**
 * A pattern of dice with its worth under a rule set. A value.
 */
typedef struct hotdice_combination {
    /**
     * Its dice; with carry-over these include dice of earlier throws.
     */
    struct hotdice_dice dice;
    /**
     * Its points; 0 if it wins the game.
     */
    uint32_t points;
    /**
     * One of `HOTDICE_COMBINATION_...`.
     */
    uint8_t kind;
    /**
     * 1 if it wins the game, else 0.
     */
    uint8_t wins;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[2];
} hotdice_combination;

/**
 * One way to split kept dice into combinations, each die used once. A value.
 */
typedef struct hotdice_partition {
    /**
     * The dice that it splits, newly kept.
     */
    struct hotdice_dice dice;
    /**
     * Dice held from earlier throws that its combinations take up again; none without carry-over.
     */
    struct hotdice_dice absorbed;
    /**
     * What keeping the dice this way adds to the turn: the points of the combinations, less what
     * the absorbed dice had scored. 0 if it wins the game.
     */
    uint32_t points;
    /**
     * 1 if it wins the game, else 0.
     */
    uint8_t wins;
    /**
     * How many combinations there are.
     */
    uint8_t len;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[2];
    /**
     * The combinations, in the order of their lowest new die; all zero from `len` on.
     */
    struct hotdice_combination combinations[HOTDICE_MAX_DICE];
} hotdice_partition;

/**
 * What all 6^n ordered throws of n dice come to, as exact counts and sums of points. A value.
 */
typedef struct hotdice_odds {
    /**
     * All ordered throws, 6^n; 0 for more dice than are left to throw.
     */
    uint64_t throws;
    /**
     * Those that lose the turn.
     */
    uint64_t busts;
    /**
     * The pairs of a throw and a keep-set of it.
     */
    uint64_t keep_sets;
    /**
     * The most points of a keep-set, summed over the throws; a keep-set that wins counts 0.
     */
    uint64_t best_points;
    /**
     * The points of all pairs of a throw and a keep-set, summed.
     */
    uint64_t keep_set_points;
} hotdice_odds;

/**
 * Throws one die: returns its face, 1 to 6.
 *
 * `user` is what the caller gave with the function. It must return: no exception and no `longjmp`
 * may leave it, and it must not use the dice source that calls it.
 */
typedef int (*hotdice_die)(void *user);

/**
 * What a player brings to a turn. A value; all zero is a player who has not banked yet.
 */
typedef struct hotdice_account {
    /**
     * The points banked so far, less penalties.
     */
    int32_t total;
    /**
     * 1 if the player has banked before, so that the opening no longer holds; else 0.
     */
    uint8_t on_board;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[3];
} hotdice_account;

/**
 * What the player before has banked and left on the table, for the next one to take over. A value;
 * all zero is nothing.
 */
typedef struct hotdice_offer {
    /**
     * The dice of the cycle that stay where they are; the others are thrown.
     */
    struct hotdice_held held;
    /**
     * The points to begin with; 0 if there is nothing to take over.
     */
    uint32_t points;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[4];
} hotdice_offer;

/**
 * Whether the turn points may be banked now, and if not, why. A value.
 */
typedef struct hotdice_bank_check {
    /**
     * HOTDICE_STATUS_OK if they may; else HOTDICE_STATUS_TURN_OVER, HOTDICE_STATUS_NOTHING_KEPT,
     * HOTDICE_STATUS_HOT_DICE, HOTDICE_STATUS_UNCONFIRMED, HOTDICE_STATUS_BELOW_OPENING,
     * HOTDICE_STATUS_BELOW_MINIMUM, HOTDICE_STATUS_NO_MULTIPLE, HOTDICE_STATUS_DICE_LEFT or
     * HOTDICE_STATUS_ABOVE_TARGET.
     */
    hotdice_status refusal;
    /**
     * The turn points.
     */
    uint32_t points;
    /**
     * What is needed: the points of the first bank or any bank, those that confirm a combination,
     * those of which a bank is a multiple, those that the total lacks to an exact target (below 0
     * if it is above); or how many dice may be left at most. 0 for other refusals.
     */
    int64_t needed;
} hotdice_bank_check;

/**
 * A player at the table. A value.
 */
typedef struct hotdice_seat {
    /**
     * The player's account.
     */
    struct hotdice_account account;
    /**
     * 1 if the player has left the game, else 0.
     */
    uint8_t left;
    /**
     * The player's busts in a row since the last bank or penalty; 0 where they cost nothing.
     */
    uint8_t busts;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[2];
} hotdice_seat;

/**
 * A set of seats: bit n is the player in seat n.
 */
typedef uint32_t hotdice_seats;

/**
 * How a game ended. A value.
 */
typedef struct hotdice_outcome {
    /**
     * One of `HOTDICE_REASON_...`; HOTDICE_REASON_NONE while the game goes on.
     */
    int32_t reason;
    /**
     * Who won: several in a tie, nobody if all left or the game goes on.
     */
    hotdice_seats winners;
} hotdice_outcome;

/**
 * A player's place in a game. A value.
 */
typedef struct hotdice_standing {
    /**
     * The total in points.
     */
    int32_t total;
    /**
     * The place, from 1; equal players share it.
     */
    uint8_t place;
    /**
     * The seat, from 0.
     */
    uint8_t seat;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[2];
} hotdice_standing;

/**
 * How a turn ends that is played in the best way, where of equals the bank is taken. A value.
 *
 * The probabilities of `hotdice_best_turn_banks` and these of a bust and a win make 1.
 */
typedef struct hotdice_distribution {
    /**
     * The points of a turn on average, those lost or won with the game counting as none.
     */
    double mean;
    /**
     * The probability that the turn ends with a bust, or is given up.
     */
    double bust;
    /**
     * The probability that a keep wins the game.
     */
    double won;
    /**
     * The expected number of throws.
     */
    double throws;
} hotdice_distribution;

/**
 * A number of points, and how likely a turn banks exactly so many. A value.
 */
typedef struct hotdice_bank_chance {
    /**
     * The probability, above 0.
     */
    double probability;
    /**
     * The points.
     */
    uint32_t points;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[4];
} hotdice_bank_chance;

/**
 * An action with what it is worth. A value.
 */
typedef struct hotdice_advice {
    /**
     * What is expected of it if all that follows is best: the points of the turn, or the
     * probability of winning the game, 0 to 1.
     */
    double value;
    /**
     * One of `HOTDICE_DECISION_...`.
     */
    int32_t decision;
    /**
     * 0, for what may come.
     */
    uint8_t reserved[4];
    /**
     * The dice to keep; none if nothing is kept.
     */
    struct hotdice_dice dice;
    /**
     * How to keep them, where that is not the best partition of the moment; else all zero.
     */
    struct hotdice_partition partition;
} hotdice_advice;

/**
 * Hears how far a race is solved: returns 0 to go on, another number to give up.
 *
 * `done` of `all` steps of a sweep are done. Mostly there is one sweep, number 0; where busts in a
 * row cost points, there are a dozen or so. `user` is what the caller gave with the function. It is
 * called by the thread that solves, and must return: no exception and no `longjmp` may leave it.
 */
typedef int (*hotdice_progress)(void *user, size_t sweep, size_t done, size_t all);

/**
 * Where two players stand before a turn. A value; all zero is the beginning.
 */
typedef struct hotdice_race_state {
    /**
     * The total of the player to move, in points.
     */
    int32_t own;
    /**
     * The total of the other.
     */
    int32_t other;
    /**
     * The busts in a row of the player to move.
     */
    uint8_t own_busts;
    /**
     * The busts in a row of the other.
     */
    uint8_t other_busts;
    /**
     * The seat of the player to move, 0 or 1, where that makes a difference: 0 is the player who
     * began if a round is finished, else the one who has ties.
     */
    uint8_t seat;
    /**
     * 0, for what may come.
     */
    uint8_t reserved;
} hotdice_race_state;

/**
 * Success.
 */
#define HOTDICE_STATUS_OK 0

/**
 * A pointer is NULL that must not be.
 */
#define HOTDICE_STATUS_NULL 1

/**
 * The list or text does not fit; its full length is written, and nothing else.
 */
#define HOTDICE_STATUS_TOO_SMALL 2

/**
 * The library has a bug. The objects of the call can still be freed. Please report it.
 */
#define HOTDICE_STATUS_PANIC 3

/**
 * A number is none of those that the header lists for it, or out of its range.
 */
#define HOTDICE_STATUS_BAD_VALUE 4

/**
 * A face is 1 to 6.
 */
#define HOTDICE_STATUS_BAD_FACE 5

/**
 * A `hotdice_dice` or `hotdice_throw` has more than six dice, or its last bytes are not 0.
 */
#define HOTDICE_STATUS_BAD_DICE 6

/**
 * A text is not what is expected, dice as in "1-4-4" say, or no UTF-8.
 */
#define HOTDICE_STATUS_BAD_TEXT 7

/**
 * A position is beyond the throw, or named twice.
 */
#define HOTDICE_STATUS_BAD_POSITION 8

/**
 * There is no preset of this id.
 */
#define HOTDICE_STATUS_UNKNOWN_PRESET 9

/**
 * The rule set makes no sense; `hotdice_builder_faults` tells why.
 */
#define HOTDICE_STATUS_BAD_RULES 10

/**
 * These dice cannot have been kept earlier in a cycle of these rules.
 */
#define HOTDICE_STATUS_BAD_HELD 11

/**
 * A total is out of range, or points are banked by a player who is not on the board.
 */
#define HOTDICE_STATUS_BAD_ACCOUNT 12

/**
 * The turn waits for something else.
 */
#define HOTDICE_STATUS_WRONG_PHASE 13

/**
 * The throw is of another number of dice than are in hand.
 */
#define HOTDICE_STATUS_WRONG_DICE_COUNT 14

/**
 * At least one scoring die must be kept.
 */
#define HOTDICE_STATUS_NO_DICE 15

/**
 * The throw does not have these dice.
 */
#define HOTDICE_STATUS_NOT_THROWN 16

/**
 * Not every one of these dice scores.
 */
#define HOTDICE_STATUS_NOT_SCORING 17

/**
 * These dice score, but may be kept only with others that score.
 */
#define HOTDICE_STATUS_INCOMPLETE 18

/**
 * The throw loses the turn, so nothing of it can be kept.
 */
#define HOTDICE_STATUS_BUST 19

/**
 * The dice cannot be split into combinations this way.
 */
#define HOTDICE_STATUS_NO_PARTITION 20

/**
 * No bank: the turn is over.
 */
#define HOTDICE_STATUS_TURN_OVER 21

/**
 * No bank: nothing has been kept since the last throw.
 */
#define HOTDICE_STATUS_NOTHING_KEPT 22

/**
 * No bank: all dice have scored and must be thrown again.
 */
#define HOTDICE_STATUS_HOT_DICE 23

/**
 * No bank: the player's first bank needs more points.
 */
#define HOTDICE_STATUS_BELOW_OPENING 24

/**
 * No bank: every bank needs more points.
 */
#define HOTDICE_STATUS_BELOW_MINIMUM 25

/**
 * No bank: the target must be hit exactly, and this is more.
 */
#define HOTDICE_STATUS_ABOVE_TARGET 26

/**
 * The game is over.
 */
#define HOTDICE_STATUS_GAME_OVER 27

/**
 * The rules are for another number of players.
 */
#define HOTDICE_STATUS_WRONG_PLAYERS 28

/**
 * There is no such seat; seats count from 0.
 */
#define HOTDICE_STATUS_NO_SUCH_SEAT 29

/**
 * The player in this seat has left already.
 */
#define HOTDICE_STATUS_HAS_LEFT 30

/**
 * It is decided who begins.
 */
#define HOTDICE_STATUS_DECIDED 31

/**
 * The bytes are damaged, cut short or no saved state of this kind.
 */
#define HOTDICE_STATUS_BAD_SAVE 32

/**
 * The bytes were saved in a format that this version does not read.
 */
#define HOTDICE_STATUS_OTHER_VERSION 33

/**
 * The saved state cannot have come about under these rules.
 */
#define HOTDICE_STATUS_IMPOSSIBLE_SAVE 34

/**
 * The dice come from a callback, and have neither seed nor position.
 */
#define HOTDICE_STATUS_NOT_SEEDED 35

/**
 * The player before has left nothing to take over.
 */
#define HOTDICE_STATUS_NO_OFFER 36

/**
 * The turn has had all throws that the rules allow.
 */
#define HOTDICE_STATUS_NO_THROW_LEFT 37

/**
 * No bank: a combination has to be confirmed first.
 */
#define HOTDICE_STATUS_UNCONFIRMED 38

/**
 * No bank: the points are no multiple of the granularity.
 */
#define HOTDICE_STATUS_NO_MULTIPLE 39

/**
 * No bank: too many dice are left.
 */
#define HOTDICE_STATUS_DICE_LEFT 40

/**
 * It was given up, as the caller asked.
 */
#define HOTDICE_STATUS_CANCELLED 41

/**
 * The values of a turn do not settle: a turn is worth ever more.
 */
#define HOTDICE_STATUS_UNBOUNDED 42

/**
 * The rules come to more states than are solved.
 */
#define HOTDICE_STATUS_TOO_LARGE 43

/**
 * The rules have an option that cannot be solved.
 */
#define HOTDICE_STATUS_UNSUPPORTED 44

/**
 * It was solved for other rules.
 */
#define HOTDICE_STATUS_OTHER_RULES 45

/**
 * Nothing that was solved comes to this.
 */
#define HOTDICE_STATUS_NO_VALUE 46

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of the ABI that the library has: HOTDICE_ABI_VERSION, unless a program runs with
 * another library than it was built for.
 */
uint32_t hotdice_abi_version(void);

/**
 * The version of the library as text: "0.1.0", say. The text is static and must not be freed.
 */
const char *hotdice_version(void);

/**
 * What a status means, in English: lower case, without a full stop.
 *
 * Never NULL: a number that is no status has a text that says so. The text is static and must not
 * be freed.
 */
const char *hotdice_status_message(int32_t status);

/**
 * Reads dice: faces 1 to 6, with hyphens, commas or spaces between them or without: "1-4-4",
 * "144". The empty text is no dice.
 *
 * Errors: HOTDICE_STATUS_BAD_TEXT, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_dice_parse(const char *dice, struct hotdice_dice *out_dice);

/**
 * Writes dice as text, faces ascending: "1-4-4". At most 11 characters and the final NUL.
 *
 * Errors: HOTDICE_STATUS_BAD_DICE, HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_dice_text(struct hotdice_dice dice,
                                 char *out,
                                 size_t capacity,
                                 size_t *out_len);

/**
 * How many dice these are, 0 to 6.
 *
 * Errors: HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_dice_len(struct hotdice_dice dice, uint8_t *out_len);

/**
 * Reads a throw: as `hotdice_dice_parse`, but the dice keep their order.
 *
 * Errors: HOTDICE_STATUS_BAD_TEXT, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_throw_parse(const char *throw_, struct hotdice_throw *out_throw);

/**
 * The throw's dice without their order.
 *
 * Errors: HOTDICE_STATUS_BAD_DICE and HOTDICE_STATUS_BAD_FACE for a bad throw, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_throw_dice(struct hotdice_throw throw_, struct hotdice_dice *out_dice);

/**
 * The dice at these positions of the throw, counted from 0, in any order.
 *
 * Errors: HOTDICE_STATUS_BAD_POSITION for one beyond the throw or named twice;
 * HOTDICE_STATUS_BAD_DICE and HOTDICE_STATUS_BAD_FACE for a bad throw; HOTDICE_STATUS_NULL
 * (`positions` may be NULL if `len` is 0).
 */
hotdice_status hotdice_throw_select(struct hotdice_throw throw_,
                                    const uint8_t *positions,
                                    size_t len,
                                    struct hotdice_dice *out_dice);

/**
 * How many presets there are.
 */
size_t hotdice_preset_count(void);

/**
 * Writes the id of a preset, "titusind" say, by its place from 0 to `hotdice_preset_count()` - 1.
 * At most 31 characters and the final NUL.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE for a higher place, HOTDICE_STATUS_TOO_SMALL, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_preset_id(size_t place, char *out, size_t capacity, size_t *out_len);

/**
 * The rules of a named game: "titusind", "farkle", "crapola" ...; see `hotdice_preset_id` for all.
 *
 * The caller owns the rules and frees them with `hotdice_rules_free`.
 *
 * Errors: HOTDICE_STATUS_UNKNOWN_PRESET, HOTDICE_STATUS_BAD_TEXT, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_preset(const char *id, struct hotdice_rules **out_rules);

/**
 * Frees rules; NULL is nothing. Turns and games that are played by them go on.
 */
void hotdice_rules_free(struct hotdice_rules *rules);

/**
 * Writes the rules sheet: all rules in plain words, for the players to read.
 *
 * Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_describe(const struct hotdice_rules *rules,
                                      char *out,
                                      size_t capacity,
                                      size_t *out_len);

/**
 * How many dice the game has; 0 for NULL.
 */
uint8_t hotdice_rules_dice(const struct hotdice_rules *rules);

/**
 * The points of one die of this face; 0 if it scores nothing by itself.
 *
 * Errors: HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_single(const struct hotdice_rules *rules,
                                    uint8_t face,
                                    uint32_t *out_points);

/**
 * What `size` equal dice of this face pay, 2 to 6.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE for another size, HOTDICE_STATUS_BAD_FACE, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_of_a_kind(const struct hotdice_rules *rules,
                                       uint8_t size,
                                       uint8_t face,
                                       struct hotdice_payout *out_payout);

/**
 * What the run of faces from `low` to `high` pays.
 *
 * Errors: HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_straight(const struct hotdice_rules *rules,
                                      uint8_t low,
                                      uint8_t high,
                                      struct hotdice_payout *out_payout);

/**
 * What three pairs pay, and what counts as three pairs.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_three_pairs(const struct hotdice_rules *rules,
                                         struct hotdice_group *out_group);

/**
 * What four of a kind and a pair pay.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_four_and_pair(const struct hotdice_rules *rules,
                                           struct hotdice_group *out_group);

/**
 * What two triplets pay.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_two_triplets(const struct hotdice_rules *rules,
                                          struct hotdice_group *out_group);

/**
 * What a triplet and a pair pay.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_full_house(const struct hotdice_rules *rules,
                                        struct hotdice_group *out_group);

/**
 * The formations with what each pays, in the order they were added; at most
 * HOTDICE_MAX_FORMATIONS.
 *
 * Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_formations(const struct hotdice_rules *rules,
                                        struct hotdice_formation *out,
                                        size_t capacity,
                                        size_t *out_len);

/**
 * When combinations other than single dice count: one of `HOTDICE_COMBINATIONS_ON_...`; 0 for NULL.
 */
int32_t hotdice_rules_combinations(const struct hotdice_rules *rules);

/**
 * The points of a throw of all dice without any score; 0 if it is a bust, and for NULL.
 */
uint32_t hotdice_rules_scoreless_bonus(const struct hotdice_rules *rules);

/**
 * How many dice of this face in one throw lose the turn; 0 if no number does.
 *
 * Errors: HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_toxic(const struct hotdice_rules *rules,
                                   uint8_t face,
                                   uint8_t *out_at_least);

/**
 * Whether sets may be split into single dice: one of `HOTDICE_SETS_...`; 0 for NULL.
 */
int32_t hotdice_rules_set_rule(const struct hotdice_rules *rules);

/**
 * Which scoring dice have to be kept: one of `HOTDICE_KEEPING_...`; 0 for NULL.
 */
int32_t hotdice_rules_keeping(const struct hotdice_rules *rules);

/**
 * How dice kept earlier in a cycle join later ones: one of `HOTDICE_CARRY_OVER_...`; 0 for NULL.
 */
int32_t hotdice_rules_carry_over(const struct hotdice_rules *rules);

/**
 * What a player may do with hot dice: one of `HOTDICE_HOT_DICE_...`; 0 for NULL.
 */
int32_t hotdice_rules_hot_dice(const struct hotdice_rules *rules);

/**
 * How many throws a turn has at most; 0 for any number, and for NULL.
 */
uint8_t hotdice_rules_max_throws(const struct hotdice_rules *rules);

/**
 * What confirms a combination of this kind, one of `HOTDICE_COMBINATION_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_confirmation(const struct hotdice_rules *rules,
                                          uint8_t combination,
                                          struct hotdice_confirmation *out_confirmation);

/**
 * What a bust costs besides the turn points: one of `HOTDICE_BUST_EFFECT_...`; 0 for NULL.
 */
int32_t hotdice_rules_bust_effect(const struct hotdice_rules *rules);

/**
 * The points that a bust on the first throw of a turn costs; 0 for NULL.
 */
uint32_t hotdice_rules_first_throw_penalty(const struct hotdice_rules *rules);

/**
 * How many busts in a row cost what.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_bust_streak(const struct hotdice_rules *rules,
                                         struct hotdice_bust_streak *out_streak);

/**
 * The total below which no penalty takes a player; INT32_MIN if there is none, 0 for NULL.
 */
int32_t hotdice_rules_lowest_total(const struct hotdice_rules *rules);

/**
 * Whether a player may begin with what the player before has banked.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_piggyback(const struct hotdice_rules *rules,
                                       struct hotdice_piggyback *out_piggyback);

/**
 * The points that a player's first bank needs at least; 0 for NULL.
 */
uint32_t hotdice_rules_opening(const struct hotdice_rules *rules);

/**
 * The points that any bank needs at least; 0 for NULL.
 */
uint32_t hotdice_rules_minimum(const struct hotdice_rules *rules);

/**
 * The points of which a bank must be a multiple; 0 for NULL.
 */
uint32_t hotdice_rules_granularity(const struct hotdice_rules *rules);

/**
 * How many dice may be left at most when the turn points are banked; 0 for NULL.
 */
uint8_t hotdice_rules_max_dice_left(const struct hotdice_rules *rules);

/**
 * Whether a bank that meets the target needs the minimum: one of `HOTDICE_WINNING_BANK_...`; 0 for
 * NULL.
 */
int32_t hotdice_rules_winning_bank(const struct hotdice_rules *rules);

/**
 * The total, in points, that ends the game; 0 for NULL.
 */
uint32_t hotdice_rules_target(const struct hotdice_rules *rules);

/**
 * How the target is met: one of `HOTDICE_FINISH_...`; 0 for NULL.
 */
int32_t hotdice_rules_finish(const struct hotdice_rules *rules);

/**
 * How the game ends once the target is met, or after how many rounds.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_ending(const struct hotdice_rules *rules,
                                    struct hotdice_ending *out_ending);

/**
 * Who wins when several players share the highest total: one of `HOTDICE_TIE_...`; 0 for NULL.
 */
int32_t hotdice_rules_tie(const struct hotdice_rules *rules);

/**
 * How many players the game takes.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_players(const struct hotdice_rules *rules,
                                     struct hotdice_players *out_players);

/**
 * Who begins: one of `HOTDICE_FIRST_PLAYER_...`; 0 for NULL.
 */
int32_t hotdice_rules_first_player(const struct hotdice_rules *rules);

/**
 * A builder with the game that nearly all variants share: six dice; a 1 is 100 points, a 5 50;
 * triplets 100 times their face, three 1s 1000; hot dice may be thrown again; the first bank that
 * reaches 10000 wins.
 *
 * Nothing else scores, and no other option restricts or costs anything: any points may be banked, with
 * any number of dice left and after any number of throws; there are no opening, no minimum, no
 * penalties, no lowest total and no piggyback; held dice join no later throw. There may be 1 to 16
 * players, the first seat begins, and ties are shared.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_new(struct hotdice_builder **out_builder);

/**
 * A builder with all options of these rules, to vary them. The rules stay as they are.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_from_rules(const struct hotdice_rules *rules,
                                          struct hotdice_builder **out_builder);

/**
 * Frees a builder; NULL is nothing.
 */
void hotdice_builder_free(struct hotdice_builder *builder);

/**
 * Checks every option and compiles the rule set. The builder stays, to build more. Rules by which no
 * game can ever end are refused as well, where the options alone show it.
 *
 * The caller owns the rules and frees them with `hotdice_rules_free`.
 *
 * Errors: HOTDICE_STATUS_BAD_RULES, with `hotdice_builder_faults` to tell why, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_build(const struct hotdice_builder *builder,
                                     struct hotdice_rules **out_rules);

/**
 * Writes everything that is wrong with the rule set as text, a line for each fault: its option,
 * what is expected and what was set. The empty text if nothing is wrong.
 *
 * Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_faults(const struct hotdice_builder *builder,
                                      char *out,
                                      size_t capacity,
                                      size_t *out_len);

/**
 * How many dice the game has, 1 to HOTDICE_MAX_DICE.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_dice(struct hotdice_builder *builder, uint8_t dice);

/**
 * The points of one die of this face; 0 if it scores nothing by itself.
 *
 * Errors: HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_single(struct hotdice_builder *builder,
                                          uint8_t face,
                                          uint32_t points);

/**
 * What `size` equal dice of this face pay, 2 to 6.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE for another size or a bad payout, HOTDICE_STATUS_BAD_FACE, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_of_a_kind(struct hotdice_builder *builder,
                                             uint8_t size,
                                             uint8_t face,
                                             struct hotdice_payout payout);

/**
 * What all sets of three or more pay: the points of each face's triplet, six numbers, ones first (0
 * for a face that has no sets), and how the larger sets follow.
 *
 * This replaces all that was said of sets, pairs excepted, and leaves out sets of more dice than the
 * game has: call `hotdice_builder_set_dice` before it.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE for a bad scheme, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_sets(struct hotdice_builder *builder,
                                        const uint32_t *triplets,
                                        struct hotdice_set_scheme scheme);

/**
 * What the run of faces from `low` to `high` pays, one die of each.
 *
 * Errors: HOTDICE_STATUS_BAD_FACE, HOTDICE_STATUS_BAD_VALUE for a bad payout, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_straight(struct hotdice_builder *builder,
                                            uint8_t low,
                                            uint8_t high,
                                            struct hotdice_payout payout);

/**
 * What three pairs pay, and what counts as three pairs.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE for a bad payout or form, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_three_pairs(struct hotdice_builder *builder,
                                               struct hotdice_group group);

/**
 * What four of a kind and a pair pay.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE for a bad payout or form, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_four_and_pair(struct hotdice_builder *builder,
                                                 struct hotdice_group group);

/**
 * What two triplets pay.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE for a bad payout or form, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_two_triplets(struct hotdice_builder *builder,
                                                struct hotdice_group group);

/**
 * What a triplet and a pair pay.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE for a bad payout or form, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_full_house(struct hotdice_builder *builder,
                                              struct hotdice_group group);

/**
 * What exactly these dice pay; HOTDICE_PAYOUT_NOTHING removes the formation again. A rule set has
 * room for HOTDICE_MAX_FORMATIONS.
 *
 * Errors: HOTDICE_STATUS_BAD_DICE, HOTDICE_STATUS_BAD_VALUE for a bad payout, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_formation(struct hotdice_builder *builder,
                                             struct hotdice_dice dice,
                                             struct hotdice_payout payout);

/**
 * When combinations other than single dice count: one of `HOTDICE_COMBINATIONS_ON_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_combinations(struct hotdice_builder *builder,
                                                int32_t combinations);

/**
 * The points of a throw of all dice without any score: it is then one keep of all its dice and makes
 * hot dice. 0 if it is a bust like any other.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_scoreless_bonus(struct hotdice_builder *builder,
                                                   uint32_t points);

/**
 * How many dice of this face in one throw lose the turn, even if the throw would score; 0 if no
 * number does.
 *
 * Errors: HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_toxic(struct hotdice_builder *builder,
                                         uint8_t face,
                                         uint8_t at_least);

/**
 * Whether sets may be split into single dice: one of `HOTDICE_SETS_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_set_rule(struct hotdice_builder *builder, int32_t sets);

/**
 * Which scoring dice have to be kept: one of `HOTDICE_KEEPING_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_keeping(struct hotdice_builder *builder, int32_t keeping);

/**
 * How dice kept earlier in a cycle join later ones: one of `HOTDICE_CARRY_OVER_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_carry_over(struct hotdice_builder *builder, int32_t carry_over);

/**
 * What a player may do with hot dice: one of `HOTDICE_HOT_DICE_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_hot_dice(struct hotdice_builder *builder, int32_t hot_dice);

/**
 * How many throws a turn has at most; 0 for any number. After the last one only the bank is left, hot
 * dice or not; a last throw of which no keep can be banked is a bust.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_max_throws(struct hotdice_builder *builder,
                                              uint8_t throws);

/**
 * What confirms a combination of this kind, one of `HOTDICE_COMBINATION_...`; until then the turn
 * points cannot be banked.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_confirmation(struct hotdice_builder *builder,
                                                uint8_t combination,
                                                struct hotdice_confirmation confirmation);

/**
 * What a bust costs besides the turn points: one of `HOTDICE_BUST_EFFECT_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_bust_effect(struct hotdice_builder *builder, int32_t effect);

/**
 * The points that a bust on the first throw of a turn costs.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_first_throw_penalty(struct hotdice_builder *builder,
                                                       uint32_t points);

/**
 * What several busts in a row cost. The count begins again after each penalty; a turn that is given
 * up does not count.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_bust_streak(struct hotdice_builder *builder,
                                               struct hotdice_bust_streak streak);

/**
 * The total below which no penalty takes a player: 0 or less; INT32_MIN if there is none.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_lowest_total(struct hotdice_builder *builder, int32_t points);

/**
 * Whether a player may begin with what the player before has banked.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_piggyback(struct hotdice_builder *builder,
                                             struct hotdice_piggyback piggyback);

/**
 * The points that a player's first bank needs at least.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_opening(struct hotdice_builder *builder, uint32_t points);

/**
 * The points that any bank needs at least, the first as well.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_minimum(struct hotdice_builder *builder, uint32_t points);

/**
 * The points of which a bank must be a multiple; 1 if any will do.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_granularity(struct hotdice_builder *builder, uint32_t points);

/**
 * How many dice may be left at most when the turn points are banked; HOTDICE_MAX_DICE if any number
 * may.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_max_dice_left(struct hotdice_builder *builder, uint8_t dice);

/**
 * Whether a bank that meets the target needs the minimum: one of `HOTDICE_WINNING_BANK_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_winning_bank(struct hotdice_builder *builder,
                                                int32_t winning_bank);

/**
 * The total, in points, that ends the game.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_target(struct hotdice_builder *builder, uint32_t points);

/**
 * How the target is met: one of `HOTDICE_FINISH_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_finish(struct hotdice_builder *builder, int32_t finish);

/**
 * How the game ends once the target is met, or after how many rounds.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_ending(struct hotdice_builder *builder,
                                          struct hotdice_ending ending);

/**
 * Who wins when several players share the highest total: one of `HOTDICE_TIE_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_tie(struct hotdice_builder *builder, int32_t tie);

/**
 * How many players the game takes, at least and at most; 1 to HOTDICE_MAX_PLAYERS.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_players(struct hotdice_builder *builder,
                                           uint8_t min,
                                           uint8_t max);

/**
 * Who begins: one of `HOTDICE_FIRST_PLAYER_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_builder_set_first_player(struct hotdice_builder *builder,
                                                int32_t first_player);

/**
 * The name of a kind of combination, in English: "straight", say.
 *
 * Never NULL: a number that is no kind has a text that says so. The text is static and must not be
 * freed.
 */
const char *hotdice_combination_name(uint8_t kind);

/**
 * The most points of any partition of these dice, as kept from a throw of all dice. A keep that
 * wins the game has 0 points.
 *
 * Errors: HOTDICE_STATUS_NOT_SCORING if not every die scores, HOTDICE_STATUS_BAD_DICE, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_points(const struct hotdice_rules *rules,
                                    struct hotdice_dice dice,
                                    uint32_t *out_points);

/**
 * Whether this throw is lost with these dice held, and why: one of `HOTDICE_BUST_...`. A throw of
 * more dice than are left is not refused, but nothing of it can be kept.
 *
 * Errors: HOTDICE_STATUS_BAD_HELD, HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_bust(const struct hotdice_rules *rules,
                                  struct hotdice_held held,
                                  struct hotdice_dice throw_,
                                  int32_t *out_bust);

/**
 * Whether this throw loses the turn by its toxic dice, whatever it would score: 1 or 0.
 *
 * Errors: HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_is_toxic(const struct hotdice_rules *rules,
                                      struct hotdice_dice throw_,
                                      uint8_t *out_toxic);

/**
 * These dice as kept earlier in a cycle, each combination in its best form.
 *
 * Errors: HOTDICE_STATUS_BAD_HELD if they cannot be kept or leave no dice to throw,
 * HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_hold(const struct hotdice_rules *rules,
                                  struct hotdice_dice dice,
                                  struct hotdice_held *out_held);

/**
 * Every keep-set of a throw with these dice held, once, with what it adds to the turn: fewer dice
 * first, then as their text reads. None if the throw is a bust; at most HOTDICE_MAX_KEEPS.
 *
 * Errors: HOTDICE_STATUS_TOO_SMALL, HOTDICE_STATUS_BAD_HELD, HOTDICE_STATUS_BAD_DICE, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_keeps(const struct hotdice_rules *rules,
                                   struct hotdice_held held,
                                   struct hotdice_dice throw_,
                                   struct hotdice_keep *out,
                                   size_t capacity,
                                   size_t *out_len);

/**
 * The keep-set of exactly these dice of a throw.
 *
 * Errors, if these dice cannot be kept: HOTDICE_STATUS_NO_DICE, HOTDICE_STATUS_NOT_THROWN,
 * HOTDICE_STATUS_NOT_SCORING, HOTDICE_STATUS_INCOMPLETE or HOTDICE_STATUS_BUST. Else
 * HOTDICE_STATUS_BAD_HELD, HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_keep(const struct hotdice_rules *rules,
                                  struct hotdice_held held,
                                  struct hotdice_dice throw_,
                                  struct hotdice_dice dice,
                                  struct hotdice_keep *out_keep);

/**
 * Every partition of a keep-set of a throw, with what each adds to the turn. How many there can be
 * depends on the rules: NULL with capacity 0 asks for it.
 *
 * Errors: as `hotdice_rules_keep`, and HOTDICE_STATUS_TOO_SMALL.
 */
hotdice_status hotdice_rules_partitions(const struct hotdice_rules *rules,
                                        struct hotdice_held held,
                                        struct hotdice_dice throw_,
                                        struct hotdice_dice dice,
                                        struct hotdice_partition *out,
                                        size_t capacity,
                                        size_t *out_len);

/**
 * The odds of a throw of so many dice with these held: exact, counted over all throws.
 *
 * Errors: HOTDICE_STATUS_BAD_HELD, HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_rules_odds(const struct hotdice_rules *rules,
                                  struct hotdice_held held,
                                  uint8_t dice,
                                  struct hotdice_odds *out_odds);

/**
 * Dice from a seed: the same throws on every platform and in every version of the library.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_dice_source_seeded(uint64_t seed, struct hotdice_dice_source **out_source);

/**
 * Dice from a seed, from a position on that `hotdice_dice_source_position` told: to go on with a
 * saved game.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_dice_source_seeded_at(uint64_t seed,
                                             uint64_t position,
                                             struct hotdice_dice_source **out_source);

/**
 * Dice from a function of the caller's, which is called once for each die. `user` is handed to it
 * as it is, and may be NULL.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_dice_source_callback(hotdice_die die,
                                            void *user,
                                            struct hotdice_dice_source **out_source);

/**
 * Frees a dice source; NULL is nothing.
 */
void hotdice_dice_source_free(struct hotdice_dice_source *source);

/**
 * Throws so many dice, 1 to HOTDICE_MAX_DICE.
 *
 * Errors: HOTDICE_STATUS_WRONG_DICE_COUNT for another number, HOTDICE_STATUS_BAD_FACE if the
 * caller's function returned no face, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_dice_source_throw(struct hotdice_dice_source *source,
                                         uint8_t dice,
                                         struct hotdice_throw *out_throw);

/**
 * A number below `bound`, each equally likely; 0 if `bound` is 0. For a first player by lot, say.
 *
 * Errors: HOTDICE_STATUS_NOT_SEEDED if the dice come from a function, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_dice_source_below(struct hotdice_dice_source *source,
                                         uint32_t bound,
                                         uint32_t *out_number);

/**
 * Seed and position: all there is to save of seeded dice.
 *
 * Errors: HOTDICE_STATUS_NOT_SEEDED if the dice come from a function, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_dice_source_position(const struct hotdice_dice_source *source,
                                            uint64_t *out_seed,
                                            uint64_t *out_position);

/**
 * A turn that begins with all dice in hand, for a player with this account.
 *
 * The caller owns the turn and frees it with `hotdice_turn_free`. It keeps the rules alive.
 *
 * Errors: HOTDICE_STATUS_BAD_ACCOUNT, HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_new(const struct hotdice_rules *rules,
                                struct hotdice_account account,
                                struct hotdice_turn **out_turn);

/**
 * A turn that stands where this one does, to try what comes of an action.
 *
 * Takes the rules as well, since a turn of a game does not own them. The caller owns the copy and
 * frees it with `hotdice_turn_free`.
 *
 * Errors: HOTDICE_STATUS_IMPOSSIBLE_SAVE if the turn is played by other rules and these do not
 * allow it, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_copy(const struct hotdice_turn *turn,
                                 const struct hotdice_rules *rules,
                                 struct hotdice_turn **out_turn);

/**
 * Frees a turn; NULL is nothing. Not for the turn of a game.
 */
void hotdice_turn_free(struct hotdice_turn *turn);

/**
 * What the turn waits for: one of `HOTDICE_PHASE_...`; HOTDICE_PHASE_NONE for NULL.
 */
int32_t hotdice_turn_phase(const struct hotdice_turn *turn);

/**
 * How many dice the next throw takes, or the throw on the table took; 0 once the rules allow no more
 * throws, and for NULL.
 */
uint8_t hotdice_turn_dice_in_hand(const struct hotdice_turn *turn);

/**
 * The points at risk: gathered in this turn, what is kept of the present throw included. 0 once the
 * turn is over, and for NULL.
 */
uint32_t hotdice_turn_points(const struct hotdice_turn *turn);

/**
 * How many throws there were; 0 for NULL.
 */
uint32_t hotdice_turn_throws(const struct hotdice_turn *turn);

/**
 * The player's account as the turn began; all zero for NULL.
 */
struct hotdice_account hotdice_turn_account(const struct hotdice_turn *turn);

/**
 * The throw on the table; no dice before the first one, and for NULL.
 */
struct hotdice_dice hotdice_turn_table(const struct hotdice_turn *turn);

/**
 * The dice kept of the throw on the table; none if nothing is, and for NULL.
 */
struct hotdice_dice hotdice_turn_kept(const struct hotdice_turn *turn);

/**
 * The dice kept of earlier throws of this cycle; none for NULL.
 */
struct hotdice_held hotdice_turn_held(const struct hotdice_turn *turn);

/**
 * What is unconfirmed, with what is kept of the present throw counted in; nothing for NULL.
 */
struct hotdice_confirmation hotdice_turn_pending(const struct hotdice_turn *turn);

/**
 * What the player may take over before the first throw; nothing for NULL.
 */
struct hotdice_offer hotdice_turn_offer(const struct hotdice_turn *turn);

/**
 * How the turn ended: one of `HOTDICE_END_...`; HOTDICE_END_NONE while it goes on, and for NULL.
 */
int32_t hotdice_turn_end(const struct hotdice_turn *turn);

/**
 * The points of a turn that ended with a bank; else 0, and for NULL.
 */
uint32_t hotdice_turn_banked(const struct hotdice_turn *turn);

/**
 * Why the last throw lost the turn: one of `HOTDICE_BUST_...`; HOTDICE_BUST_NONE if it did not,
 * and for NULL.
 */
int32_t hotdice_turn_bust(const struct hotdice_turn *turn);

/**
 * The keep-sets of the throw on the table, in the order of `hotdice_rules_keeps`; none unless the
 * turn waits for a keep. At most HOTDICE_MAX_KEEPS.
 *
 * Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_keeps(const struct hotdice_turn *turn,
                                  struct hotdice_keep *out,
                                  size_t capacity,
                                  size_t *out_len);

/**
 * Every partition of a keep-set of the throw on the table, with what each adds to the turn. How many
 * there can be depends on the rules: NULL with capacity 0 asks for it.
 *
 * Errors: as `hotdice_turn_keep`, and HOTDICE_STATUS_TOO_SMALL.
 */
hotdice_status hotdice_turn_partitions(const struct hotdice_turn *turn,
                                       struct hotdice_dice dice,
                                       struct hotdice_partition *out,
                                       size_t capacity,
                                       size_t *out_len);

/**
 * Whether the turn points may be banked now, and if not, why.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_check_bank(const struct hotdice_turn *turn,
                                       struct hotdice_bank_check *out_check);

/**
 * Begins with what the player before has banked and left on the table, instead of nothing and all
 * dice; possible before the first throw. Writes what was taken over.
 *
 * Errors: HOTDICE_STATUS_WRONG_PHASE after the first throw, HOTDICE_STATUS_NO_OFFER if there is
 * nothing to take over, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_take_over(struct hotdice_turn *turn, struct hotdice_offer *out_offer);

/**
 * Takes a throw of all dice in hand, as it fell. After a keep this is the decision to go on.
 *
 * Writes one of `HOTDICE_BUST_...`: HOTDICE_BUST_NONE if the throw scores; any other ends the turn.
 *
 * Errors: HOTDICE_STATUS_WRONG_PHASE, HOTDICE_STATUS_NO_THROW_LEFT, HOTDICE_STATUS_WRONG_DICE_COUNT,
 * HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_throw(struct hotdice_turn *turn,
                                  struct hotdice_dice dice,
                                  int32_t *out_bust);

/**
 * Throws the dice in hand with this dice source and takes the throw as `hotdice_turn_throw` does.
 *
 * Errors: HOTDICE_STATUS_WRONG_PHASE or HOTDICE_STATUS_NO_THROW_LEFT, before anything is thrown;
 * HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_throw_from(struct hotdice_turn *turn,
                                       struct hotdice_dice_source *source,
                                       struct hotdice_throw *out_throw,
                                       int32_t *out_bust);

/**
 * Keeps these dice of the throw, in the partition that is worth most. A keep that wins ends the
 * turn.
 *
 * Errors: HOTDICE_STATUS_WRONG_PHASE; HOTDICE_STATUS_NO_DICE, HOTDICE_STATUS_NOT_THROWN,
 * HOTDICE_STATUS_NOT_SCORING or HOTDICE_STATUS_INCOMPLETE if the dice are no keep-set;
 * HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_keep(struct hotdice_turn *turn,
                                 struct hotdice_dice dice,
                                 struct hotdice_keep *out_keep);

/**
 * Keeps dice of the throw as this partition of them, one that `hotdice_turn_partitions` listed; it
 * may be worth less than the best.
 *
 * Errors: as `hotdice_turn_keep`, and HOTDICE_STATUS_NO_PARTITION.
 */
hotdice_status hotdice_turn_keep_as(struct hotdice_turn *turn,
                                    const struct hotdice_partition *partition,
                                    struct hotdice_keep *out_keep);

/**
 * Takes the last keep back, to keep other dice of the same throw. Writes the dice.
 *
 * Errors: HOTDICE_STATUS_WRONG_PHASE if nothing is kept of the throw on the table, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_take_back(struct hotdice_turn *turn, struct hotdice_dice *out_dice);

/**
 * Ends the turn and writes its points, to be added to the player's total.
 *
 * Errors: HOTDICE_STATUS_TURN_OVER, HOTDICE_STATUS_NOTHING_KEPT, HOTDICE_STATUS_HOT_DICE,
 * HOTDICE_STATUS_UNCONFIRMED, HOTDICE_STATUS_BELOW_OPENING, HOTDICE_STATUS_BELOW_MINIMUM,
 * HOTDICE_STATUS_NO_MULTIPLE, HOTDICE_STATUS_DICE_LEFT or HOTDICE_STATUS_ABOVE_TARGET, as
 * `hotdice_turn_check_bank` tells; and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_bank(struct hotdice_turn *turn, uint32_t *out_points);

/**
 * Gives the turn up, whatever the phase: it ends with no points, and is no bust.
 *
 * Errors: HOTDICE_STATUS_WRONG_PHASE if the turn is over already, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_forfeit(struct hotdice_turn *turn);

/**
 * A throw-off before its first throw.
 *
 * Errors: HOTDICE_STATUS_WRONG_PLAYERS if the rules are for another number of players, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_throw_off_new(const struct hotdice_rules *rules,
                                     uint8_t players,
                                     struct hotdice_throw_off **out_throw_off);

/**
 * Frees a throw-off; NULL is nothing.
 */
void hotdice_throw_off_free(struct hotdice_throw_off *throw_off);

/**
 * The seat that throws next; HOTDICE_NO_SEAT once it is decided, and for NULL.
 */
int32_t hotdice_throw_off_next(const struct hotdice_throw_off *throw_off);

/**
 * The seat that begins; HOTDICE_NO_SEAT before it is decided, and for NULL.
 */
int32_t hotdice_throw_off_winner(const struct hotdice_throw_off *throw_off);

/**
 * Takes the throw of the next player.
 *
 * Errors: HOTDICE_STATUS_DECIDED, HOTDICE_STATUS_WRONG_DICE_COUNT if the throw is not of all dice,
 * HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_throw_off_throw(struct hotdice_throw_off *throw_off,
                                       struct hotdice_dice dice);

/**
 * A game of so many players, begun by the one in seat `first`; who that is, says
 * `hotdice_rules_first_player`.
 *
 * The caller owns the game and frees it with `hotdice_game_free`. It keeps the rules alive.
 *
 * Errors: HOTDICE_STATUS_WRONG_PLAYERS if the rules are for another number of players,
 * HOTDICE_STATUS_NO_SUCH_SEAT, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_game_new(const struct hotdice_rules *rules,
                                uint8_t players,
                                uint8_t first,
                                struct hotdice_game **out_game);

/**
 * A game that stands where this one does, to try what comes of an action.
 *
 * The caller owns the copy and frees it with `hotdice_game_free`.
 *
 * Errors: HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_game_copy(const struct hotdice_game *game, struct hotdice_game **out_game);

/**
 * Frees a game; NULL is nothing.
 */
void hotdice_game_free(struct hotdice_game *game);

/**
 * The turn that is being played, to read; the last one once the game is over. NULL for NULL.
 *
 * The game owns it: do not free it, and ask again after each action on the game, which ends the
 * life of what was returned before.
 */
const struct hotdice_turn *hotdice_game_turn(const struct hotdice_game *game);

/**
 * How many players began the game; 0 for NULL.
 */
uint8_t hotdice_game_players(const struct hotdice_game *game);

/**
 * The seat that began the game; HOTDICE_NO_SEAT for NULL.
 */
int32_t hotdice_game_first(const struct hotdice_game *game);

/**
 * The seat whose turn it is, of the last turn once the game is over; HOTDICE_NO_SEAT for NULL.
 */
int32_t hotdice_game_current(const struct hotdice_game *game);

/**
 * How many turns have ended, those of players who left excepted; 0 for NULL.
 */
uint32_t hotdice_game_turns(const struct hotdice_game *game);

/**
 * How many rounds were complete when the present turn began: in each, every player who stays has a
 * turn, from the one who began on; 0 for NULL.
 */
uint32_t hotdice_game_round(const struct hotdice_game *game);

/**
 * A player's account, and whether the player has left.
 *
 * Errors: HOTDICE_STATUS_NO_SUCH_SEAT, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_game_seat(const struct hotdice_game *game,
                                 uint8_t seat,
                                 struct hotdice_seat *out_seat);

/**
 * 1 once the target has been met and the ending is being played out, or was; else 0, and for NULL.
 */
uint8_t hotdice_game_is_ending(const struct hotdice_game *game);

/**
 * Once the game is ending: who has a turn yet before it can end. No seats before, and for NULL.
 */
hotdice_seats hotdice_game_due(const struct hotdice_game *game);

/**
 * How the game ended; HOTDICE_REASON_NONE while it goes on, and for NULL.
 */
struct hotdice_outcome hotdice_game_outcome(const struct hotdice_game *game);

/**
 * The players from first to last: winners, then those who stayed, then those who left, each by
 * total. At most HOTDICE_MAX_PLAYERS.
 *
 * Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_game_standings(const struct hotdice_game *game,
                                      struct hotdice_standing *out,
                                      size_t capacity,
                                      size_t *out_len);

/**
 * Begins the turn with what the player before has left; see `hotdice_turn_take_over`.
 *
 * Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_take_over`.
 */
hotdice_status hotdice_game_take_over(struct hotdice_game *game, struct hotdice_offer *out_offer);

/**
 * Takes a throw of all dice in hand; see `hotdice_turn_throw`. A bust begins the next turn.
 *
 * Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_throw`.
 */
hotdice_status hotdice_game_throw(struct hotdice_game *game,
                                  struct hotdice_dice dice,
                                  int32_t *out_bust);

/**
 * Throws the dice in hand with this dice source and takes the throw as `hotdice_game_throw` does.
 *
 * Errors: HOTDICE_STATUS_GAME_OVER, HOTDICE_STATUS_WRONG_PHASE or HOTDICE_STATUS_NO_THROW_LEFT,
 * before anything is thrown; HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_game_throw_from(struct hotdice_game *game,
                                       struct hotdice_dice_source *source,
                                       struct hotdice_throw *out_throw,
                                       int32_t *out_bust);

/**
 * Keeps dice of the throw; see `hotdice_turn_keep`.
 *
 * Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_keep`.
 */
hotdice_status hotdice_game_keep(struct hotdice_game *game,
                                 struct hotdice_dice dice,
                                 struct hotdice_keep *out_keep);

/**
 * Keeps dice of the throw as this partition; see `hotdice_turn_keep_as`.
 *
 * Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_keep_as`.
 */
hotdice_status hotdice_game_keep_as(struct hotdice_game *game,
                                    const struct hotdice_partition *partition,
                                    struct hotdice_keep *out_keep);

/**
 * Takes the last keep back; see `hotdice_turn_take_back`.
 *
 * Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_take_back`.
 */
hotdice_status hotdice_game_take_back(struct hotdice_game *game, struct hotdice_dice *out_dice);

/**
 * Banks the turn points, which begins the next turn or ends the game. Writes the points.
 *
 * Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_bank`, HOTDICE_STATUS_TURN_OVER excepted.
 */
hotdice_status hotdice_game_bank(struct hotdice_game *game, uint32_t *out_points);

/**
 * Gives the present turn up, which begins the next one.
 *
 * Errors: HOTDICE_STATUS_GAME_OVER, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_game_forfeit(struct hotdice_game *game);

/**
 * A player leaves for good, at any time: the seat is skipped from now on and cannot win; if it was
 * the player's turn, that is given up. The last player who stays wins.
 *
 * Errors: HOTDICE_STATUS_GAME_OVER, HOTDICE_STATUS_NO_SUCH_SEAT, HOTDICE_STATUS_HAS_LEFT, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_game_leave(struct hotdice_game *game, uint8_t seat);

/**
 * Writes everything there is to know of the turn as bytes, to be read by `hotdice_turn_restore` on
 * any machine; the rules are not part of them. At most HOTDICE_MAX_SAVE.
 *
 * Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_turn_save(const struct hotdice_turn *turn,
                                 uint8_t *out,
                                 size_t capacity,
                                 size_t *out_len);

/**
 * A turn from what `hotdice_turn_save` wrote, under the rules it was played by.
 *
 * The bytes are not trusted: whatever cannot have come about under these rules is refused. The
 * caller owns the turn and frees it with `hotdice_turn_free`. It keeps the rules alive.
 *
 * Errors: HOTDICE_STATUS_BAD_SAVE, HOTDICE_STATUS_OTHER_VERSION, HOTDICE_STATUS_IMPOSSIBLE_SAVE,
 * and HOTDICE_STATUS_NULL (`bytes` may be NULL if `len` is 0).
 */
hotdice_status hotdice_turn_restore(const struct hotdice_rules *rules,
                                    const uint8_t *bytes,
                                    size_t len,
                                    struct hotdice_turn **out_turn);

/**
 * Writes everything there is to know of the game as bytes, to be read by `hotdice_game_restore` on
 * any machine. At most HOTDICE_MAX_SAVE.
 *
 * The rules and the dice source are not part of them. No function writes rules: a program that lets
 * players change them saves its own settings beside the game, and builds the rules from those.
 *
 * Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_game_save(const struct hotdice_game *game,
                                 uint8_t *out,
                                 size_t capacity,
                                 size_t *out_len);

/**
 * A game from what `hotdice_game_save` wrote, under the rules it was played by.
 *
 * The bytes are not trusted: whatever cannot have come about under these rules is refused. The
 * caller owns the game and frees it with `hotdice_game_free`. It keeps the rules alive.
 *
 * Errors: HOTDICE_STATUS_BAD_SAVE, HOTDICE_STATUS_OTHER_VERSION, HOTDICE_STATUS_IMPOSSIBLE_SAVE,
 * and HOTDICE_STATUS_NULL (`bytes` may be NULL if `len` is 0).
 */
hotdice_status hotdice_game_restore(const struct hotdice_rules *rules,
                                    const uint8_t *bytes,
                                    size_t len,
                                    struct hotdice_game **out_game);

/**
 * Solves the turn of these rules: a matter of milliseconds, but of a second or so where dice of
 * earlier throws count on, and of half a minute at most, where points have a small common divisor and
 * throws are limited to many. It cannot be cancelled.
 *
 * The caller owns what was solved and frees it with `hotdice_best_turn_free`.
 *
 * Errors: HOTDICE_STATUS_UNBOUNDED, HOTDICE_STATUS_TOO_LARGE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_best_turn_new(const struct hotdice_rules *rules,
                                     struct hotdice_best_turn **out_best);

/**
 * Frees a solved turn; NULL is nothing.
 */
void hotdice_best_turn_free(struct hotdice_best_turn *best);

/**
 * The expected points of a turn from its first throw on, of a player as `turns` says: one of
 * `HOTDICE_TURNS_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_best_turn_expected(const struct hotdice_best_turn *best,
                                          int32_t turns,
                                          double *out_points);

/**
 * The expected points of a turn with these points at risk, if so many dice are thrown next, of which
 * none builds on held ones: 1 to the dice of the game, those after hot dice.
 *
 * Errors: HOTDICE_STATUS_NO_VALUE for more points than a turn comes to;
 * HOTDICE_STATUS_BAD_VALUE for another number of dice or bad `turns`, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_best_turn_throwing(const struct hotdice_best_turn *best,
                                          int32_t turns,
                                          uint32_t points,
                                          uint8_t dice,
                                          double *out_points);

/**
 * The least points at risk from which banking is at least as good as throwing so many dice again,
 * of which none builds on held ones; HOTDICE_NEVER if throwing is always better.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE for another number of dice than 1 to those of the game or bad
 * `turns`, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_best_turn_bank_at(const struct hotdice_best_turn *best,
                                         int32_t turns,
                                         uint8_t dice,
                                         uint32_t *out_points);

/**
 * How a turn ends that is played in the best way, of a player as `turns` says: one of
 * `HOTDICE_TURNS_...`.
 *
 * Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_best_turn_distribution(const struct hotdice_best_turn *best,
                                              int32_t turns,
                                              struct hotdice_distribution *out_distribution);

/**
 * The points that a turn banks that is played in the best way, ascending, each with its
 * probability, of a player as `turns` says: one of `HOTDICE_TURNS_...`.
 *
 * Errors: HOTDICE_STATUS_TOO_SMALL, HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_best_turn_banks(const struct hotdice_best_turn *best,
                                       int32_t turns,
                                       struct hotdice_bank_chance *out,
                                       size_t capacity,
                                       size_t *out_len);

/**
 * The greatest average of points a turn over many turns of a player on the board, penalties for
 * busts in a row counted in. The lowest total does not count.
 *
 * Errors: HOTDICE_STATUS_UNSUPPORTED if busts cost a whole total, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_best_turn_average(const struct hotdice_best_turn *best, double *out_points);

/**
 * What it is worth, in points, to stand before a turn with so many busts in a row, from none to one
 * less than cost a penalty, compared with none. A single 0 where no number of busts costs anything.
 *
 * Errors: as `hotdice_best_turn_average`, and HOTDICE_STATUS_TOO_SMALL.
 */
hotdice_status hotdice_best_turn_relative(const struct hotdice_best_turn *best,
                                          double *out,
                                          size_t capacity,
                                          size_t *out_len);

/**
 * Every action that is allowed in this turn with the expected points of the turn, the best first.
 * None once the turn is over; at most HOTDICE_MAX_KEEPS.
 *
 * Where the turn waits for a keep, those are the keep-sets, each in the partition that is worth most
 * in the end. To give the turn up is left out where there is anything else to do.
 *
 * Errors: HOTDICE_STATUS_OTHER_RULES if the turn is played by other rules,
 * HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_best_turn_advice(const struct hotdice_best_turn *best,
                                        const struct hotdice_turn *turn,
                                        struct hotdice_advice *out,
                                        size_t capacity,
                                        size_t *out_len);

/**
 * Solves the game of two players under these rules. For the named games to a target of 10000 it takes
 * a second to half a minute, and much longer where points have a small common divisor: where a 1 is
 * worth 101, say. Where busts in a row cost points it takes minutes, and eight bytes for each of
 * millions of values.
 *
 * These have no race of two: rules that are not for two players; those with a catch-up ending, a
 * number of rounds, piggyback, or ties that are played off unless the game ends at once; those with
 * penalties for the first throw or of the points lost; those with penalties for busts in a row and a
 * lowest total below -1000000 or none, or an opening above the minimum; those with a granularity that
 * turns can miss, or an exact target that no total can hit; those with a last turn that catches up
 * with any lead, or with penalties that nearly every turn comes to.
 *
 * `progress` is told after each step how far that is, with `user`, and may end it; it may be NULL, and
 * so may `user`. The caller owns the race and frees it with `hotdice_race_free`.
 *
 * Errors: HOTDICE_STATUS_CANCELLED if `progress` gave up, HOTDICE_STATUS_UNSUPPORTED for rules that
 * have no race of two, HOTDICE_STATUS_TOO_LARGE, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_race_new(const struct hotdice_rules *rules,
                                hotdice_progress progress,
                                void *user,
                                struct hotdice_race **out_race);

/**
 * Frees a race; NULL is nothing.
 */
void hotdice_race_free(struct hotdice_race *race);

/**
 * The probability that the player who begins wins; 0 for NULL.
 */
double hotdice_race_first(const struct hotdice_race *race);

/**
 * The points for the second player at the beginning that make the game most even; 0 for NULL.
 */
uint32_t hotdice_race_best_bonus(const struct hotdice_race *race);

/**
 * The probability that the player to move wins from here on.
 *
 * Errors: HOTDICE_STATUS_NO_VALUE where no game comes to, HOTDICE_STATUS_BAD_VALUE, and
 * HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_race_value(const struct hotdice_race *race,
                                  struct hotdice_race_state state,
                                  double *out_probability);

/**
 * Every action that is allowed to the player to move with the probability of winning, the best
 * first; at most HOTDICE_MAX_KEEPS. As `hotdice_best_turn_advice` otherwise.
 *
 * Errors: HOTDICE_STATUS_OTHER_RULES if the game is played by other rules,
 * HOTDICE_STATUS_WRONG_PLAYERS, HOTDICE_STATUS_GAME_OVER, HOTDICE_STATUS_NO_VALUE if the totals are
 * none that turns bring about, or the player in seat 1 began where the seat makes a difference,
 * HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_race_advice(const struct hotdice_race *race,
                                   const struct hotdice_game *game,
                                   struct hotdice_advice *out,
                                   size_t capacity,
                                   size_t *out_len);

/**
 * Writes the race as bytes, to be read by `hotdice_race_restore` on any machine; the rules are not
 * part of them. Eight bytes for each value and few more; a copy of them is in memory meanwhile.
 *
 * Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
 */
hotdice_status hotdice_race_save(const struct hotdice_race *race,
                                 uint8_t *out,
                                 size_t capacity,
                                 size_t *out_len);

/**
 * A race from what `hotdice_race_save` wrote, under the rules it was solved for.
 *
 * The bytes are not trusted: a checksum finds damage, and some of the values are solved again, which
 * finds other rules. The caller owns the race and frees it with `hotdice_race_free`.
 *
 * Errors: HOTDICE_STATUS_BAD_SAVE, HOTDICE_STATUS_OTHER_VERSION, HOTDICE_STATUS_OTHER_RULES,
 * HOTDICE_STATUS_UNSUPPORTED, HOTDICE_STATUS_TOO_LARGE, and HOTDICE_STATUS_NULL (`bytes` may be NULL
 * if `len` is 0).
 */
hotdice_status hotdice_race_restore(const struct hotdice_rules *rules,
                                    const uint8_t *bytes,
                                    size_t len,
                                    struct hotdice_race **out_race);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* HOTDICE_H */
