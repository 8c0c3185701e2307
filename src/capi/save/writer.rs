//! Bytes being written, in a buffer that holds the longest save.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use super::{HOTDICE_MAX_SAVE, HOTDICE_SAVE_VERSION, Kind};
use crate::dice::Dice;

/// What every save begins with.
pub(super) const MAGIC: [u8; 4] = *b"HDIC";

/// The checksum that every save ends with. Saves are too short for a table to be worth its room.
pub(super) const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

pub(super) struct Writer {
    bytes: [u8; HOTDICE_MAX_SAVE],
    len: usize,
}

impl Writer {
    pub(super) fn of(kind: Kind) -> Self {
        let mut writer = Self {
            bytes: [0; HOTDICE_MAX_SAVE],
            len: 0,
        };
        writer.put(MAGIC);
        writer.put([HOTDICE_SAVE_VERSION, kind as u8]);
        writer
    }

    /// The bytes, with their checksum.
    pub(super) fn finish(&mut self) -> &[u8] {
        let checksum = CHECKSUM.checksum(&self.bytes[..self.len]);
        self.put(checksum.to_le_bytes());
        &self.bytes[..self.len]
    }

    fn put<const N: usize>(&mut self, bytes: [u8; N]) {
        // A test saves the longest game there is.
        self.bytes[self.len..][..N].copy_from_slice(&bytes);
        self.len += N;
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.put([byte]);
    }

    pub(super) fn flag(&mut self, flag: bool) {
        self.byte(flag.into());
    }

    pub(super) fn word(&mut self, word: u32) {
        self.put(word.to_le_bytes());
    }

    pub(super) fn integer(&mut self, integer: i32) {
        self.put(integer.to_le_bytes());
    }

    pub(super) fn dice(&mut self, dice: Dice) {
        self.put(dice.counts());
    }

    /// Whether there is a value, and the value.
    pub(super) fn optional<T>(&mut self, value: Option<T>, put: impl FnOnce(&mut Self, T)) {
        self.flag(value.is_some());
        if let Some(value) = value {
            put(self, value);
        }
    }
}
