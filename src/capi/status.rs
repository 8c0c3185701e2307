//! What a call came to: numbers that never change their meaning, and their texts.

use core::ffi::{CStr, c_char};

/// What a call came to: `HOTDICE_STATUS_OK`, or why nothing was changed and no output written.
///
/// The numbers never change their meaning, and later versions may add some.
/// `hotdice_status_message` has a text for each.
pub type hotdice_status = i32;

/// Success.
pub const HOTDICE_STATUS_OK: hotdice_status = 0;
/// A pointer is NULL that must not be.
pub const HOTDICE_STATUS_NULL: hotdice_status = 1;
/// The list or text does not fit; its full length is written, and nothing else.
pub const HOTDICE_STATUS_TOO_SMALL: hotdice_status = 2;
/// The library has a bug. The objects of the call can still be freed. Please report it.
pub const HOTDICE_STATUS_PANIC: hotdice_status = 3;
/// A number is none of those that the header lists for it, or out of its range.
pub const HOTDICE_STATUS_BAD_VALUE: hotdice_status = 4;
/// A face is 1 to 6.
pub const HOTDICE_STATUS_BAD_FACE: hotdice_status = 5;
/// A `hotdice_dice` or `hotdice_throw` has more than six dice, or its last bytes are not 0.
pub const HOTDICE_STATUS_BAD_DICE: hotdice_status = 6;
/// A text is not what is expected, dice as in "1-4-4" say, or no UTF-8.
pub const HOTDICE_STATUS_BAD_TEXT: hotdice_status = 7;
/// A position is beyond the throw, or named twice.
pub const HOTDICE_STATUS_BAD_POSITION: hotdice_status = 8;
/// There is no preset of this id.
pub const HOTDICE_STATUS_UNKNOWN_PRESET: hotdice_status = 9;
/// The rule set makes no sense; `hotdice_builder_faults` tells why.
pub const HOTDICE_STATUS_BAD_RULES: hotdice_status = 10;
/// These dice cannot have been kept earlier in a cycle of these rules.
pub const HOTDICE_STATUS_BAD_HELD: hotdice_status = 11;
/// A total is out of range, or points are banked by a player who is not on the board.
pub const HOTDICE_STATUS_BAD_ACCOUNT: hotdice_status = 12;
/// The turn waits for something else.
pub const HOTDICE_STATUS_WRONG_PHASE: hotdice_status = 13;
/// The throw is of another number of dice than are in hand.
pub const HOTDICE_STATUS_WRONG_DICE_COUNT: hotdice_status = 14;
/// At least one scoring die must be kept.
pub const HOTDICE_STATUS_NO_DICE: hotdice_status = 15;
/// The throw does not have these dice.
pub const HOTDICE_STATUS_NOT_THROWN: hotdice_status = 16;
/// Not every one of these dice scores.
pub const HOTDICE_STATUS_NOT_SCORING: hotdice_status = 17;
/// These dice score, but may be kept only with others that score.
pub const HOTDICE_STATUS_INCOMPLETE: hotdice_status = 18;
/// The throw loses the turn, so nothing of it can be kept.
pub const HOTDICE_STATUS_BUST: hotdice_status = 19;
/// The dice cannot be split into combinations this way.
pub const HOTDICE_STATUS_NO_PARTITION: hotdice_status = 20;
/// No bank: the turn is over.
pub const HOTDICE_STATUS_TURN_OVER: hotdice_status = 21;
/// No bank: nothing has been kept since the last throw.
pub const HOTDICE_STATUS_NOTHING_KEPT: hotdice_status = 22;
/// No bank: all dice have scored and must be thrown again.
pub const HOTDICE_STATUS_HOT_DICE: hotdice_status = 23;
/// No bank: the player's first bank needs more points.
pub const HOTDICE_STATUS_BELOW_OPENING: hotdice_status = 24;
/// No bank: every bank needs more points.
pub const HOTDICE_STATUS_BELOW_MINIMUM: hotdice_status = 25;
/// No bank: the target must be hit exactly, and this is more.
pub const HOTDICE_STATUS_ABOVE_TARGET: hotdice_status = 26;
/// The game is over.
pub const HOTDICE_STATUS_GAME_OVER: hotdice_status = 27;
/// The rules are for another number of players.
pub const HOTDICE_STATUS_WRONG_PLAYERS: hotdice_status = 28;
/// There is no such seat; seats count from 0.
pub const HOTDICE_STATUS_NO_SUCH_SEAT: hotdice_status = 29;
/// The player in this seat has left already.
pub const HOTDICE_STATUS_HAS_LEFT: hotdice_status = 30;
/// It is decided who begins.
pub const HOTDICE_STATUS_DECIDED: hotdice_status = 31;
/// The bytes are damaged, cut short or no saved state of this kind.
pub const HOTDICE_STATUS_BAD_SAVE: hotdice_status = 32;
/// The bytes were saved in a format that this version does not read.
pub const HOTDICE_STATUS_OTHER_VERSION: hotdice_status = 33;
/// The saved state cannot have come about under these rules.
pub const HOTDICE_STATUS_IMPOSSIBLE_SAVE: hotdice_status = 34;
/// The dice come from a callback, and have neither seed nor position.
pub const HOTDICE_STATUS_NOT_SEEDED: hotdice_status = 35;
/// The player before has left nothing to take over.
pub const HOTDICE_STATUS_NO_OFFER: hotdice_status = 36;
/// The turn has had all throws that the rules allow.
pub const HOTDICE_STATUS_NO_THROW_LEFT: hotdice_status = 37;
/// No bank: a combination has to be confirmed first.
pub const HOTDICE_STATUS_UNCONFIRMED: hotdice_status = 38;
/// No bank: the points are no multiple of the granularity.
pub const HOTDICE_STATUS_NO_MULTIPLE: hotdice_status = 39;
/// No bank: too many dice are left.
pub const HOTDICE_STATUS_DICE_LEFT: hotdice_status = 40;
/// It was given up, as the caller asked.
pub const HOTDICE_STATUS_CANCELLED: hotdice_status = 41;
/// The values of a turn do not settle: a turn is worth ever more.
pub const HOTDICE_STATUS_UNBOUNDED: hotdice_status = 42;
/// The rules come to more states than are solved.
pub const HOTDICE_STATUS_TOO_LARGE: hotdice_status = 43;
/// The rules have an option that cannot be solved.
pub const HOTDICE_STATUS_UNSUPPORTED: hotdice_status = 44;
/// It was solved for other rules.
pub const HOTDICE_STATUS_OTHER_RULES: hotdice_status = 45;
/// Nothing that was solved comes to this.
pub const HOTDICE_STATUS_NO_VALUE: hotdice_status = 46;

/// In the order of their numbers.
const MESSAGES: [&CStr; 47] = [
    c"success",
    c"a pointer is NULL that must not be",
    c"the list or text does not fit into the space given",
    c"the library has a bug; please report it",
    c"a number is none of those allowed",
    c"a face is 1 to 6",
    c"these are more than six dice, or bytes that must be 0 are not",
    c"the text is not what is expected",
    c"a position is beyond the throw, or named twice",
    c"there is no preset of this id",
    c"the rule set has faults",
    c"these dice cannot have been kept earlier in the cycle",
    c"this account cannot be",
    c"the turn waits for something else",
    c"another number of dice has to be thrown",
    c"at least one scoring die must be kept",
    c"the throw does not have these dice",
    c"not every one of these dice scores",
    c"these dice may be kept only with others that score",
    c"nothing of this throw can be kept",
    c"the dice cannot be split into combinations this way",
    c"the turn is over",
    c"nothing has been kept since the last throw",
    c"all dice have scored and must be thrown again",
    c"the player's first bank needs more points",
    c"a bank needs more points",
    c"the target must be hit exactly, and this is more",
    c"the game is over",
    c"the rules are for another number of players",
    c"there is no such seat",
    c"the player in this seat has left already",
    c"it is decided who begins",
    c"the bytes are damaged, cut short or no saved state of this kind",
    c"the bytes were saved in a format that this version does not read",
    c"the saved state cannot have come about under these rules",
    c"the dice come from a callback and have no seed",
    c"the player before has left nothing to take over",
    c"the turn has had all its throws",
    c"a combination has to be confirmed first",
    c"only multiples of the granularity can be banked",
    c"too many dice are left",
    c"it was given up, as the caller asked",
    c"a turn under these rules is worth ever more",
    c"the rules come to more states than are solved",
    c"the rules have an option that cannot be solved",
    c"it was solved for other rules",
    c"nothing that was solved comes to this",
];

/// What a status means, in English: lower case, without a full stop.
///
/// Never NULL: a number that is no status has a text that says so. The text is static and must not
/// be freed.
#[unsafe(no_mangle)]
pub extern "C" fn hotdice_status_message(status: i32) -> *const c_char {
    let known = usize::try_from(status)
        .ok()
        .and_then(|index| MESSAGES.get(index));
    known.copied().unwrap_or(c"this is no status").as_ptr()
}
