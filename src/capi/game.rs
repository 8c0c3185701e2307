//! A game: its verbs, its seats, and how it ended.

use std::sync::Arc;

use super::dice::{hotdice_dice, hotdice_throw};
use super::guard::{answer, guard};
use super::keeps::{hotdice_keep, hotdice_partition, number_of_verdict};
use super::pointer::{exclusive, give, list_output, output, shared, take_back};
use super::refused::Refused;
use super::rules::{hotdice_rules, rules_beside, share};
use super::source::hotdice_dice_source;
use super::status::{HOTDICE_STATUS_GAME_OVER, hotdice_status};
use super::throw_off::{HOTDICE_NO_SEAT, seat_or_none};
use super::turn::{hotdice_account, hotdice_offer, hotdice_turn, lend_turn, partition_of};
use crate::game::{Game, Reason, Seat, SeatSet, Standing};
use crate::rules::RuleSet;

/// Reason: none, the game goes on.
pub const HOTDICE_REASON_NONE: i32 = 0;
/// Reason: the target was met, and the ending is played out.
pub const HOTDICE_REASON_TARGET: i32 = 1;
/// Reason: a combination won the game.
pub const HOTDICE_REASON_INSTANT_WIN: i32 = 2;
/// Reason: all other players left.
pub const HOTDICE_REASON_LAST_STANDING: i32 = 3;
/// Reason: all players left.
pub const HOTDICE_REASON_ABANDONED: i32 = 4;
/// Reason: all rounds are played.
pub const HOTDICE_REASON_ROUNDS: i32 = 5;

/// A set of seats: bit n is the player in seat n.
pub type hotdice_seats = u32;

pub(super) fn bits_of(seats: SeatSet) -> hotdice_seats {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat)
}

/// A player at the table. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_seat {
    /// The player's account.
    pub account: hotdice_account,
    /// 1 if the player has left the game, else 0.
    pub left: u8,
    /// The player's busts in a row since the last bank or penalty; 0 where they cost nothing.
    pub busts: u8,
    /// 0, for what may come.
    pub reserved: [u8; 2],
}

impl From<Seat> for hotdice_seat {
    fn from(seat: Seat) -> Self {
        Self {
            account: seat.account.into(),
            left: seat.left.into(),
            busts: seat.busts,
            reserved: [0; 2],
        }
    }
}

/// A player's place in a game. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_standing {
    /// The total in points.
    pub total: i32,
    /// The place, from 1; equal players share it.
    pub place: u8,
    /// The seat, from 0.
    pub seat: u8,
    /// 0, for what may come.
    pub reserved: [u8; 2],
}

impl From<Standing> for hotdice_standing {
    fn from(standing: Standing) -> Self {
        Self {
            total: standing.total,
            place: standing.place,
            seat: standing.seat,
            reserved: [0; 2],
        }
    }
}

/// How a game ended. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_outcome {
    /// One of `HOTDICE_REASON_...`; HOTDICE_REASON_NONE while the game goes on.
    pub reason: i32,
    /// Who won: several in a tie, nobody if all left or the game goes on.
    pub winners: hotdice_seats,
}

/// A game under a rule set, from the first throw to its outcome.
///
/// The verbs are those of a turn, for the player whose turn it is; when a turn ends, the next one
/// begins by itself. Seats count from 0.
///
/// A game need not end: players may never bank, and a minimum may keep all of them from the rest of an
/// exact target. Only rules by which no game can end are refused, where the options show it. Whoever
/// drives a game by programs gives it up after so many turns as seem enough, by `hotdice_game_turns`,
/// and a turn after so many throws, by `hotdice_turn_throws`.
///
/// An object from `hotdice_game_new`, `hotdice_game_copy` or `hotdice_game_restore`, owned by the
/// caller until `hotdice_game_free`. To read, any number of threads at once; to change, one.
pub struct hotdice_game {
    pub(super) game: Game<'static>,
    rules: Arc<hotdice_rules>,
}

/// Hands a game to C that begins by `begin`.
pub(super) fn give_game(
    rules: Arc<hotdice_rules>,
    begin: impl FnOnce(&'static RuleSet) -> Result<Game<'static>, Refused>,
) -> Result<*mut hotdice_game, Refused> {
    // SAFETY: the game stands beside the owner of its rules, and both are dropped together.
    let game = begin(unsafe { rules_beside(&rules) })?;
    Ok(give(hotdice_game { game, rules }))
}

/// A game of so many players, begun by the one in seat `first`; who that is, says
/// `hotdice_rules_first_player`.
///
/// The caller owns the game and frees it with `hotdice_game_free`. It keeps the rules alive.
///
/// Errors: HOTDICE_STATUS_WRONG_PLAYERS if the rules are for another number of players,
/// HOTDICE_STATUS_NO_SUCH_SEAT, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_new(
    rules: *const hotdice_rules,
    players: u8,
    first: u8,
    out_game: *mut *mut hotdice_game,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_game) = unsafe { (share(rules)?, output(out_game)?) };
        out_game.write(give_game(rules, |rules| {
            Ok(Game::new(rules, players, first)?)
        })?);
        Ok(())
    })
}

/// A game that stands where this one does, to try what comes of an action.
///
/// The caller owns the copy and frees it with `hotdice_game_free`.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_copy(
    game: *const hotdice_game,
    out_game: *mut *mut hotdice_game,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, out_game) = unsafe { (shared(game)?, output(out_game)?) };
        out_game.write(give(hotdice_game {
            game: game.game,
            rules: Arc::clone(&game.rules),
        }));
        Ok(())
    })
}

/// Frees a game; NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_free(game: *mut hotdice_game) {
    answer((), || {
        // SAFETY: NULL or from `give`, as the header asks.
        unsafe { take_back(game) };
        Ok(())
    });
}

/// The turn that is being played, to read; the last one once the game is over. NULL for NULL.
///
/// The game owns it: do not free it, and ask again after each action on the game, which ends the
/// life of what was returned before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_turn(game: *const hotdice_game) -> *const hotdice_turn {
    answer(core::ptr::null(), || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(lend_turn(unsafe { shared(game) }?.game.turn()))
    })
}

/// How many players began the game; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_players(game: *const hotdice_game) -> u8 {
    // SAFETY: NULL or valid, as the header asks.
    answer(0, || Ok(unsafe { shared(game) }?.game.players()))
}

/// The seat that began the game; HOTDICE_NO_SEAT for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_first(game: *const hotdice_game) -> i32 {
    answer(HOTDICE_NO_SEAT, || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(seat_or_none(Some(unsafe { shared(game) }?.game.first())))
    })
}

/// The seat whose turn it is, of the last turn once the game is over; HOTDICE_NO_SEAT for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_current(game: *const hotdice_game) -> i32 {
    answer(HOTDICE_NO_SEAT, || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(seat_or_none(Some(unsafe { shared(game) }?.game.current())))
    })
}

/// How many turns have ended, those of players who left excepted; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_turns(game: *const hotdice_game) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    answer(0, || Ok(unsafe { shared(game) }?.game.turns()))
}

/// How many rounds were complete when the present turn began: in each, every player who stays has a
/// turn, from the one who began on; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_round(game: *const hotdice_game) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    answer(0, || Ok(unsafe { shared(game) }?.game.round()))
}

/// A player's account, and whether the player has left.
///
/// Errors: HOTDICE_STATUS_NO_SUCH_SEAT, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_seat(
    game: *const hotdice_game,
    seat: u8,
    out_seat: *mut hotdice_seat,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, out_seat) = unsafe { (shared(game)?, output(out_seat)?) };
        out_seat.write(game.game.seat(seat)?.into());
        Ok(())
    })
}

/// 1 once the target has been met and the ending is being played out, or was; else 0, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_is_ending(game: *const hotdice_game) -> u8 {
    answer(0, || {
        // SAFETY: NULL or valid, as the header asks.
        let due = unsafe { shared(game) }?.game.due();
        Ok(due.is_some().into())
    })
}

/// Once the game is ending: who has a turn yet before it can end. No seats before, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_due(game: *const hotdice_game) -> hotdice_seats {
    answer(0, || {
        // SAFETY: NULL or valid, as the header asks.
        let due = unsafe { shared(game) }?.game.due();
        Ok(bits_of(due.unwrap_or(SeatSet::EMPTY)))
    })
}

/// How the game ended; HOTDICE_REASON_NONE while it goes on, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_outcome(game: *const hotdice_game) -> hotdice_outcome {
    answer(hotdice_outcome::default(), || {
        // SAFETY: NULL or valid, as the header asks.
        let outcome = unsafe { shared(game) }?.game.outcome();
        Ok(
            outcome.map_or_else(hotdice_outcome::default, |outcome| hotdice_outcome {
                reason: match outcome.reason {
                    Reason::Target => HOTDICE_REASON_TARGET,
                    Reason::InstantWin => HOTDICE_REASON_INSTANT_WIN,
                    Reason::LastStanding => HOTDICE_REASON_LAST_STANDING,
                    Reason::Abandoned => HOTDICE_REASON_ABANDONED,
                    Reason::Rounds => HOTDICE_REASON_ROUNDS,
                },
                winners: bits_of(outcome.winners),
            }),
        )
    })
}

/// The players from first to last: winners, then those who stayed, then those who left, each by
/// total. At most HOTDICE_MAX_PLAYERS.
///
/// Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_standings(
    game: *const hotdice_game,
    out: *mut hotdice_standing,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, out) = unsafe { (shared(game)?, list_output(out, capacity, out_len)?) };
        let mut standings = game.game.standings();
        out.write(standings.len(), &mut standings)
    })
}

/// Begins the turn with what the player before has left; see `hotdice_turn_take_over`.
///
/// Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_take_over`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_take_over(
    game: *mut hotdice_game,
    out_offer: *mut hotdice_offer,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, out_offer) = unsafe { (exclusive(game)?, output(out_offer)?) };
        out_offer.write(game.game.take_over()?.into());
        Ok(())
    })
}

/// Takes a throw of all dice in hand; see `hotdice_turn_throw`. A bust begins the next turn.
///
/// Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_throw`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_throw(
    game: *mut hotdice_game,
    dice: hotdice_dice,
    out_bust: *mut i32,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, out_bust) = unsafe { (exclusive(game)?, output(out_bust)?) };
        out_bust.write(number_of_verdict(game.game.throw(dice.try_into()?)?));
        Ok(())
    })
}

/// Throws the dice in hand with this dice source and takes the throw as `hotdice_game_throw` does.
///
/// Errors: HOTDICE_STATUS_GAME_OVER, HOTDICE_STATUS_WRONG_PHASE or HOTDICE_STATUS_NO_THROW_LEFT,
/// before anything is thrown; HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_throw_from(
    game: *mut hotdice_game,
    source: *mut hotdice_dice_source,
    out_throw: *mut hotdice_throw,
    out_bust: *mut i32,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, source) = unsafe { (exclusive(game)?, exclusive(source)?) };
        // SAFETY: as above.
        let (out_throw, out_bust) = unsafe { (output(out_throw)?, output(out_bust)?) };
        if game.game.outcome().is_some() {
            return Err(Refused(HOTDICE_STATUS_GAME_OVER));
        }
        let throw = source.next_throw(game.game.phase())?;
        out_bust.write(number_of_verdict(game.game.throw(throw.dice())?));
        out_throw.write(throw.into());
        Ok(())
    })
}

/// Keeps dice of the throw; see `hotdice_turn_keep`.
///
/// Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_keep`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_keep(
    game: *mut hotdice_game,
    dice: hotdice_dice,
    out_keep: *mut hotdice_keep,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, out_keep) = unsafe { (exclusive(game)?, output(out_keep)?) };
        out_keep.write(game.game.keep(dice.try_into()?)?.into());
        Ok(())
    })
}

/// Keeps dice of the throw as this partition; see `hotdice_turn_keep_as`.
///
/// Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_keep_as`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_keep_as(
    game: *mut hotdice_game,
    partition: *const hotdice_partition,
    out_keep: *mut hotdice_keep,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, partition, out_keep) =
            unsafe { (exclusive(game)?, shared(partition)?, output(out_keep)?) };
        if game.game.outcome().is_some() {
            return Err(Refused(HOTDICE_STATUS_GAME_OVER));
        }
        let partition = partition_of(game.game.turn(), partition)?;
        out_keep.write(game.game.keep_as(&partition)?.into());
        Ok(())
    })
}

/// Takes the last keep back; see `hotdice_turn_take_back`.
///
/// Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_take_back`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_take_back(
    game: *mut hotdice_game,
    out_dice: *mut hotdice_dice,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, out_dice) = unsafe { (exclusive(game)?, output(out_dice)?) };
        out_dice.write(game.game.take_back()?.into());
        Ok(())
    })
}

/// Banks the turn points, which begins the next turn or ends the game. Writes the points.
///
/// Errors: HOTDICE_STATUS_GAME_OVER, and as `hotdice_turn_bank`, HOTDICE_STATUS_TURN_OVER excepted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_bank(
    game: *mut hotdice_game,
    out_points: *mut u32,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, out_points) = unsafe { (exclusive(game)?, output(out_points)?) };
        out_points.write(game.game.bank()?);
        Ok(())
    })
}

/// Gives the present turn up, which begins the next one.
///
/// Errors: HOTDICE_STATUS_GAME_OVER, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_forfeit(game: *mut hotdice_game) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        unsafe { exclusive(game) }?.game.forfeit()?;
        Ok(())
    })
}

/// A player leaves for good, at any time: the seat is skipped from now on and cannot win; if it was
/// the player's turn, that is given up. The last player who stays wins.
///
/// Errors: HOTDICE_STATUS_GAME_OVER, HOTDICE_STATUS_NO_SUCH_SEAT, HOTDICE_STATUS_HAS_LEFT, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_leave(game: *mut hotdice_game, seat: u8) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        unsafe { exclusive(game) }?.game.leave(seat)?;
        Ok(())
    })
}
