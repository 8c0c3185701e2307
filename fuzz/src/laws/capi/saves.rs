//! Saved games of the C ABI, whole and damaged.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use hotdice::Game;
use hotdice::capi::*;

use super::calls::{Object, list, object};
use super::game::stands_the_same;
use crate::laws::input::Input;

const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// What happens to a save, with a checksum that fits, or none.
pub(super) struct Damage {
    place: usize,
    byte: u8,
    kind: u8,
}

impl Damage {
    pub(super) fn of(input: &mut Input<'_>) -> Self {
        Self {
            place: input.pick(),
            byte: input.byte(),
            kind: input.byte(),
        }
    }

    fn done_to(&self, saved: &[u8]) -> Vec<u8> {
        let mut damaged = saved.to_vec();
        let place = self.place % damaged.len();
        match self.kind {
            0..200 => damaged[place] = self.byte,
            200..230 => damaged.insert(place, self.byte),
            _ => {
                damaged.truncate(place);
                return damaged;
            }
        }
        mend_checksum(&mut damaged);
        damaged
    }
}

/// A save restores the game.
pub(super) fn comes_back(game: &Game<'_>, other: &Object, rules: &Object) {
    let saved = save(other);
    let restored = restore(rules, &saved).expect("a game that was played");
    stands_the_same(game, &restored);
    assert_eq!(save(&restored), saved);
}

fn mend_checksum(bytes: &mut [u8]) {
    if let Some((checked, checksum)) = bytes.split_last_chunk_mut() {
        *checksum = CHECKSUM.checksum(checked).to_le_bytes();
    }
}

/// A damaged save is refused, or restores a game whose save it is.
pub(super) fn is_refused_or_saves_the_same(game: &Object, rules: &Object, damage: &Damage) {
    let bytes = damage.done_to(&save(game));
    match restore(rules, &bytes) {
        Ok(game) => assert_eq!(save(&game), bytes),
        Err(status) => {
            let refusals = [
                HOTDICE_STATUS_BAD_SAVE,
                HOTDICE_STATUS_OTHER_VERSION,
                HOTDICE_STATUS_IMPOSSIBLE_SAVE,
            ];
            assert!(refusals.contains(&status), "{status} for {bytes:?}");
        }
    }
}

fn save(game: &Object) -> Vec<u8> {
    // SAFETY: the game lives, and the outputs are places.
    let saved = list(0, |out, room, len| unsafe {
        hotdice_game_save(game.get(), out, room, len)
    });
    let saved = saved.expect("any game can be saved");
    assert!(saved.len() <= HOTDICE_MAX_SAVE);
    saved
}

fn restore(rules: &Object, bytes: &[u8]) -> Result<Object, hotdice_status> {
    let (first, len) = (bytes.as_ptr(), bytes.len());
    // SAFETY: the rules live, the bytes are as many, and the output is a place.
    object(
        |out| unsafe { hotdice_game_restore(rules.get(), first, len, out.cast()) },
        |game| {
            // SAFETY: the game is freed once, by its owner.
            unsafe { hotdice_game_free(game.cast()) }
        },
    )
}
