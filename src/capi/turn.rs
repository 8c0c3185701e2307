//! A turn: its verbs, and what can be read of it.

mod verbs;

use std::sync::Arc;

use super::choices::hotdice_confirmation;
use super::dice::hotdice_dice;
use super::guard::{answer, guard};
use super::keeps::{
    HOTDICE_BUST_NONE, hotdice_held, hotdice_keep, hotdice_partition, number_of_bust,
};
use super::pointer::{exclusive, give, list_output, output, shared, take_back};
use super::refused::Refused;
use super::rules::{hotdice_rules, rules_beside, share};
use super::status::{
    HOTDICE_STATUS_BAD_ACCOUNT, HOTDICE_STATUS_BAD_VALUE, HOTDICE_STATUS_OK, hotdice_status,
};
use crate::dice::Dice;
use crate::rules::Confirmation;
use crate::turn::{Account, BankRefusal, Offer, Phase, Turn, TurnEnd};
pub(super) use verbs::partition_of;
pub use verbs::*;

/// Phase: no turn, the pointer was NULL.
pub const HOTDICE_PHASE_NONE: i32 = 0;
/// Phase: the first throw is to come.
pub const HOTDICE_PHASE_TO_THROW: i32 = 1;
/// Phase: dice have to be kept of the throw on the table.
pub const HOTDICE_PHASE_TO_KEEP: i32 = 2;
/// Phase: throw again, or bank; or take the keep back.
pub const HOTDICE_PHASE_TO_DECIDE: i32 = 3;
/// Phase: the turn is over.
pub const HOTDICE_PHASE_OVER: i32 = 4;

/// End of a turn: it goes on.
pub const HOTDICE_END_NONE: i32 = 0;
/// End of a turn: its points were banked.
pub const HOTDICE_END_BANKED: i32 = 1;
/// End of a turn: the last throw lost it.
pub const HOTDICE_END_BUST: i32 = 2;
/// End of a turn: a keep won the game.
pub const HOTDICE_END_WON: i32 = 3;
/// End of a turn: the player gave it up.
pub const HOTDICE_END_FORFEITED: i32 = 4;

/// What a player brings to a turn. A value; all zero is a player who has not banked yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_account {
    /// The points banked so far, less penalties.
    pub total: i32,
    /// 1 if the player has banked before, so that the opening no longer holds; else 0.
    pub on_board: u8,
    /// 0, for what may come.
    pub reserved: [u8; 3],
}

impl From<Account> for hotdice_account {
    fn from(account: Account) -> Self {
        Self {
            total: account.total,
            on_board: account.on_board.into(),
            reserved: [0; 3],
        }
    }
}

impl TryFrom<hotdice_account> for Account {
    type Error = Refused;

    fn try_from(account: hotdice_account) -> Result<Self, Refused> {
        let on_board = match (account.on_board, account.reserved) {
            (0, [0, 0, 0]) => false,
            (1, [0, 0, 0]) => true,
            _ => return Err(Refused(HOTDICE_STATUS_BAD_VALUE)),
        };
        let account = Self {
            total: account.total,
            on_board,
        };
        match account.check() {
            Ok(()) => Ok(account),
            Err(_) => Err(Refused(HOTDICE_STATUS_BAD_ACCOUNT)),
        }
    }
}

/// A player's turn under a rule set.
///
/// An object from `hotdice_turn_new`, `hotdice_turn_copy` or `hotdice_turn_restore`, owned by the
/// caller until `hotdice_turn_free`; or that of a game, from `hotdice_game_turn`, which the game
/// owns. To read, any number of threads at once; to change, one.
// Behind the pointer is a `Turn`, alone or inside a game; see `OwnedTurn`.
pub struct hotdice_turn {
    _opaque: (),
}

/// A turn of the caller's, with the rules it is played by. C sees its first field.
#[repr(C)]
struct OwnedTurn {
    turn: Turn<'static>,
    rules: Arc<hotdice_rules>,
}

/// Hands a turn to C that begins by `begin`.
pub(super) fn give_turn(
    rules: Arc<hotdice_rules>,
    begin: impl FnOnce(&'static crate::RuleSet) -> Result<Turn<'static>, Refused>,
) -> Result<*mut hotdice_turn, Refused> {
    // SAFETY: the turn stands beside the owner of its rules, and both are dropped together.
    let turn = begin(unsafe { rules_beside(&rules) })?;
    Ok(give(OwnedTurn { turn, rules }).cast())
}

/// A turn of a game's, for C to read.
pub(super) fn lend_turn(turn: &Turn<'static>) -> *const hotdice_turn {
    (&raw const *turn).cast()
}

/// A turn to read.
///
/// # Safety
/// NULL or a live turn that nobody changes meanwhile.
#[inline]
pub(super) unsafe fn shared_turn<'a>(
    turn: *const hotdice_turn,
) -> Result<&'a Turn<'static>, Refused> {
    // SAFETY: as the caller promises; the pointer is that of a `Turn`, by `give_turn`.
    unsafe { shared(turn.cast()) }
}

/// A turn to change.
///
/// # Safety
/// NULL or a live turn that nobody else uses meanwhile.
#[inline]
unsafe fn exclusive_turn<'a>(turn: *mut hotdice_turn) -> Result<&'a mut Turn<'static>, Refused> {
    // SAFETY: as the caller promises; the pointer is that of a `Turn`, by `give_turn`.
    unsafe { exclusive(turn.cast()) }
}

/// A turn that begins with all dice in hand, for a player with this account.
///
/// The caller owns the turn and frees it with `hotdice_turn_free`. It keeps the rules alive.
///
/// Errors: HOTDICE_STATUS_BAD_ACCOUNT, HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_new(
    rules: *const hotdice_rules,
    account: hotdice_account,
    out_turn: *mut *mut hotdice_turn,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_turn) = unsafe { (share(rules)?, output(out_turn)?) };
        let account = account.try_into()?;
        out_turn.write(give_turn(rules, |rules| Ok(Turn::new(rules, account)))?);
        Ok(())
    })
}

/// A turn that stands where this one does, to try what comes of an action.
///
/// Takes the rules as well, since a turn of a game does not own them. The caller owns the copy and
/// frees it with `hotdice_turn_free`.
///
/// Errors: HOTDICE_STATUS_IMPOSSIBLE_SAVE if the turn is played by other rules and these do not
/// allow it, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_copy(
    turn: *const hotdice_turn,
    rules: *const hotdice_rules,
    out_turn: *mut *mut hotdice_turn,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, rules, out_turn) =
            unsafe { (shared_turn(turn)?, share(rules)?, output(out_turn)?) };
        let state = turn.state();
        out_turn.write(give_turn(rules, |rules| Ok(rules.resume(state)?))?);
        Ok(())
    })
}

/// Frees a turn; NULL is nothing. Not for the turn of a game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_free(turn: *mut hotdice_turn) {
    answer((), || {
        // SAFETY: NULL or from `give_turn`, as the header asks.
        unsafe { take_back(turn.cast::<OwnedTurn>()) };
        Ok(())
    });
}

/// What the turn waits for: one of `HOTDICE_PHASE_...`; HOTDICE_PHASE_NONE for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_phase(turn: *const hotdice_turn) -> i32 {
    answer(HOTDICE_PHASE_NONE, || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(match unsafe { shared_turn(turn) }?.phase() {
            Phase::ToThrow { .. } => HOTDICE_PHASE_TO_THROW,
            Phase::ToKeep => HOTDICE_PHASE_TO_KEEP,
            Phase::ToDecide { .. } => HOTDICE_PHASE_TO_DECIDE,
            Phase::Over(_) => HOTDICE_PHASE_OVER,
        })
    })
}

/// How many dice the next throw takes, or the throw on the table took; 0 once the rules allow no more
/// throws, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_dice_in_hand(turn: *const hotdice_turn) -> u8 {
    // SAFETY: NULL or valid, as the header asks.
    answer(0, || Ok(unsafe { shared_turn(turn) }?.dice_in_hand()))
}

/// The points at risk: gathered in this turn, what is kept of the present throw included. 0 once the
/// turn is over, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_points(turn: *const hotdice_turn) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    answer(0, || Ok(unsafe { shared_turn(turn) }?.points()))
}

/// How many throws there were; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_throws(turn: *const hotdice_turn) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    answer(0, || Ok(unsafe { shared_turn(turn) }?.throws()))
}

/// The player's account as the turn began; all zero for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_account(turn: *const hotdice_turn) -> hotdice_account {
    answer(hotdice_account::default(), || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(unsafe { shared_turn(turn) }?.account().into())
    })
}

/// The throw on the table; no dice before the first one, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_table(turn: *const hotdice_turn) -> hotdice_dice {
    answer(hotdice_dice::default(), || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(unsafe { shared_turn(turn) }?.table().into())
    })
}

/// The dice kept of the throw on the table; none if nothing is, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_kept(turn: *const hotdice_turn) -> hotdice_dice {
    answer(hotdice_dice::default(), || {
        // SAFETY: NULL or valid, as the header asks.
        let kept = unsafe { shared_turn(turn) }?.kept();
        Ok(kept.map_or(Dice::EMPTY, |kept| kept.dice).into())
    })
}

/// The dice kept of earlier throws of this cycle; none for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_held(turn: *const hotdice_turn) -> hotdice_held {
    answer(hotdice_held::default(), || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(unsafe { shared_turn(turn) }?.held().into())
    })
}

/// What is unconfirmed, with what is kept of the present throw counted in; nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_pending(turn: *const hotdice_turn) -> hotdice_confirmation {
    answer(hotdice_confirmation::default(), || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(unsafe { shared_turn(turn) }?.pending().into())
    })
}

/// What the player before has banked and left on the table, for the next one to take over. A value;
/// all zero is nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_offer {
    /// The dice of the cycle that stay where they are; the others are thrown.
    pub held: hotdice_held,
    /// The points to begin with; 0 if there is nothing to take over.
    pub points: u32,
    /// 0, for what may come.
    pub reserved: [u8; 4],
}

impl From<Offer> for hotdice_offer {
    fn from(offer: Offer) -> Self {
        Self {
            held: offer.held.into(),
            points: offer.points,
            reserved: [0; 4],
        }
    }
}

/// What the player may take over before the first throw; nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_offer(turn: *const hotdice_turn) -> hotdice_offer {
    answer(hotdice_offer::default(), || {
        // SAFETY: NULL or valid, as the header asks.
        let offer = unsafe { shared_turn(turn) }?.offer();
        Ok(offer.map_or_else(hotdice_offer::default, hotdice_offer::from))
    })
}

/// How the turn ended: one of `HOTDICE_END_...`; HOTDICE_END_NONE while it goes on, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_end(turn: *const hotdice_turn) -> i32 {
    answer(HOTDICE_END_NONE, || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(match unsafe { shared_turn(turn) }?.end() {
            None => HOTDICE_END_NONE,
            Some(TurnEnd::Banked { .. }) => HOTDICE_END_BANKED,
            Some(TurnEnd::Bust(_)) => HOTDICE_END_BUST,
            Some(TurnEnd::Won) => HOTDICE_END_WON,
            Some(TurnEnd::Forfeited) => HOTDICE_END_FORFEITED,
        })
    })
}

/// The points of a turn that ended with a bank; else 0, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_banked(turn: *const hotdice_turn) -> u32 {
    answer(0, || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(match unsafe { shared_turn(turn) }?.end() {
            Some(TurnEnd::Banked { points }) => points,
            _ => 0,
        })
    })
}

/// Why the last throw lost the turn: one of `HOTDICE_BUST_...`; HOTDICE_BUST_NONE if it did not,
/// and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_bust(turn: *const hotdice_turn) -> i32 {
    answer(HOTDICE_BUST_NONE, || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(match unsafe { shared_turn(turn) }?.end() {
            Some(TurnEnd::Bust(bust)) => number_of_bust(bust),
            _ => HOTDICE_BUST_NONE,
        })
    })
}

/// The keep-sets of the throw on the table, in the order of `hotdice_rules_keeps`; none unless the
/// turn waits for a keep. At most HOTDICE_MAX_KEEPS.
///
/// Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_keeps(
    turn: *const hotdice_turn,
    out: *mut hotdice_keep,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, out) = unsafe { (shared_turn(turn)?, list_output(out, capacity, out_len)?) };
        let mut keeps = turn.keeps();
        out.write(keeps.len(), &mut keeps)
    })
}

/// Every partition of a keep-set of the throw on the table, with what each adds to the turn. How many
/// there can be depends on the rules: NULL with capacity 0 asks for it.
///
/// Errors: as `hotdice_turn_keep`, and HOTDICE_STATUS_TOO_SMALL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_partitions(
    turn: *const hotdice_turn,
    dice: hotdice_dice,
    out: *mut hotdice_partition,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, out) = unsafe { (shared_turn(turn)?, list_output(out, capacity, out_len)?) };
        let mut partitions = turn.partitions(dice.try_into()?)?;
        out.write(partitions.clone().count(), &mut partitions)
    })
}

/// Whether the turn points may be banked now, and if not, why. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_bank_check {
    /// HOTDICE_STATUS_OK if they may; else HOTDICE_STATUS_TURN_OVER, HOTDICE_STATUS_NOTHING_KEPT,
    /// HOTDICE_STATUS_HOT_DICE, HOTDICE_STATUS_UNCONFIRMED, HOTDICE_STATUS_BELOW_OPENING,
    /// HOTDICE_STATUS_BELOW_MINIMUM, HOTDICE_STATUS_NO_MULTIPLE, HOTDICE_STATUS_DICE_LEFT or
    /// HOTDICE_STATUS_ABOVE_TARGET.
    pub refusal: hotdice_status,
    /// The turn points.
    pub points: u32,
    /// What is needed: the points of the first bank or any bank, those that confirm a combination,
    /// those of which a bank is a multiple, those that the total lacks to an exact target (below 0
    /// if it is above); or how many dice may be left at most. 0 for other refusals.
    pub needed: i64,
}

/// Whether the turn points may be banked now, and if not, why.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_check_bank(
    turn: *const hotdice_turn,
    out_check: *mut hotdice_bank_check,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, out_check) = unsafe { (shared_turn(turn)?, output(out_check)?) };
        let refusal = turn.bank_refusal();
        let needed = match refusal {
            Some(
                BankRefusal::BelowOpening { needed, .. } | BankRefusal::BelowMinimum { needed, .. },
            ) => needed.into(),
            Some(BankRefusal::AboveTarget { missing, .. }) => missing,
            Some(BankRefusal::Unconfirmed {
                pending: Confirmation::Points(points),
            }) => points.into(),
            Some(BankRefusal::NoMultiple { granularity, .. }) => granularity.into(),
            Some(BankRefusal::DiceLeft { at_most, .. }) => at_most.into(),
            None
            | Some(
                BankRefusal::TurnOver
                | BankRefusal::NothingKept
                | BankRefusal::HotDice
                | BankRefusal::Unconfirmed { .. },
            ) => 0,
        };
        out_check.write(hotdice_bank_check {
            refusal: refusal.map_or(HOTDICE_STATUS_OK, |refusal| Refused::from(refusal).0),
            points: turn.points(),
            needed,
        });
        Ok(())
    })
}
