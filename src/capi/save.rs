//! Turns and games as bytes, to keep them in a file or to send them.
//!
//! Four bytes `HDIC`, the version of the format, the kind of state, the state with its numbers in
//! little-endian order, and the CRC-32 of all before it. Whatever is read is checked against the
//! rules as well: a checksum finds accidents, not lies.

mod reader;
mod state;
mod writer;

use super::game::{give_game, hotdice_game};
use super::guard::guard;
use super::pointer::{list_output, output, shared, values};
use super::rules::{hotdice_rules, share};
use super::status::hotdice_status;
use super::turn::{give_turn, hotdice_turn, shared_turn};
use reader::Reader;
use writer::Writer;

/// The version of the format of saved states that this library writes and reads.
pub const HOTDICE_SAVE_VERSION: u8 = 1;
/// No saved turn or game is longer, in bytes.
pub const HOTDICE_MAX_SAVE: usize = 256;

/// What bytes are the save of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Turn = 1,
    Game = 2,
}

/// Writes everything there is to know of the turn as bytes, to be read by `hotdice_turn_restore` on
/// any machine; the rules are not part of them. At most HOTDICE_MAX_SAVE.
///
/// Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_save(
    turn: *const hotdice_turn,
    out: *mut u8,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, out) = unsafe { (shared_turn(turn)?, list_output(out, capacity, out_len)?) };
        let mut writer = Writer::of(Kind::Turn);
        writer.turn(&turn.state());
        let saved = writer.finish();
        out.write(saved.len(), &mut saved.iter().copied())
    })
}

/// A turn from what `hotdice_turn_save` wrote, under the rules it was played by.
///
/// The bytes are not trusted: whatever cannot have come about under these rules is refused. The
/// caller owns the turn and frees it with `hotdice_turn_free`. It keeps the rules alive.
///
/// Errors: HOTDICE_STATUS_BAD_SAVE, HOTDICE_STATUS_OTHER_VERSION, HOTDICE_STATUS_IMPOSSIBLE_SAVE,
/// and HOTDICE_STATUS_NULL (`bytes` may be NULL if `len` is 0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_restore(
    rules: *const hotdice_rules,
    bytes: *const u8,
    len: usize,
    out_turn: *mut *mut hotdice_turn,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, bytes, out_turn) =
            unsafe { (share(rules)?, values(bytes, len)?, output(out_turn)?) };
        let mut reader = Reader::of(Kind::Turn, bytes)?;
        let state = reader.turn()?;
        reader.finish()?;
        out_turn.write(give_turn(rules, |rules| Ok(rules.resume(state)?))?);
        Ok(())
    })
}

/// Writes everything there is to know of the game as bytes, to be read by `hotdice_game_restore` on
/// any machine. At most HOTDICE_MAX_SAVE.
///
/// The rules and the dice source are not part of them. No function writes rules: a program that lets
/// players change them saves its own settings beside the game, and builds the rules from those.
///
/// Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_save(
    game: *const hotdice_game,
    out: *mut u8,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (game, out) = unsafe { (shared(game)?, list_output(out, capacity, out_len)?) };
        let mut writer = Writer::of(Kind::Game);
        writer.game(&game.game.state());
        let saved = writer.finish();
        out.write(saved.len(), &mut saved.iter().copied())
    })
}

/// A game from what `hotdice_game_save` wrote, under the rules it was played by.
///
/// The bytes are not trusted: whatever cannot have come about under these rules is refused. The
/// caller owns the game and frees it with `hotdice_game_free`. It keeps the rules alive.
///
/// Errors: HOTDICE_STATUS_BAD_SAVE, HOTDICE_STATUS_OTHER_VERSION, HOTDICE_STATUS_IMPOSSIBLE_SAVE,
/// and HOTDICE_STATUS_NULL (`bytes` may be NULL if `len` is 0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_game_restore(
    rules: *const hotdice_rules,
    bytes: *const u8,
    len: usize,
    out_game: *mut *mut hotdice_game,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, bytes, out_game) =
            unsafe { (share(rules)?, values(bytes, len)?, output(out_game)?) };
        let mut reader = Reader::of(Kind::Game, bytes)?;
        let state = reader.game()?;
        reader.finish()?;
        out_game.write(give_game(rules, |rules| Ok(rules.resume_game(&state)?))?);
        Ok(())
    })
}
