//! Bytes being read, none of them trusted.

use super::writer::{CHECKSUM, MAGIC};
use super::{HOTDICE_SAVE_VERSION, Kind};
use crate::capi::refused::Refused;
use crate::capi::status::{HOTDICE_STATUS_BAD_SAVE, HOTDICE_STATUS_OTHER_VERSION};
use crate::dice::Dice;

pub(super) const BAD: Refused = Refused(HOTDICE_STATUS_BAD_SAVE);

pub(super) struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    /// The state in these bytes, if they are whole and of this kind and version.
    pub(super) fn of(kind: Kind, bytes: &'a [u8]) -> Result<Self, Refused> {
        let mut reader = Self { rest: bytes };
        if reader.take()? != MAGIC {
            return Err(BAD);
        }
        // Before the checksum, which another version may compute otherwise.
        if reader.byte()? != HOTDICE_SAVE_VERSION {
            return Err(Refused(HOTDICE_STATUS_OTHER_VERSION));
        }
        let (checked, checksum) = bytes.split_last_chunk().ok_or(BAD)?;
        if CHECKSUM.checksum(checked) != u32::from_le_bytes(*checksum) {
            return Err(BAD);
        }
        if reader.byte()? != kind as u8 {
            return Err(BAD);
        }
        reader.rest = reader.rest.strip_suffix(checksum).ok_or(BAD)?;
        Ok(reader)
    }

    /// Refuses bytes that nobody asked for.
    pub(super) fn finish(self) -> Result<(), Refused> {
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(BAD)
        }
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], Refused> {
        let (taken, rest) = self.rest.split_first_chunk().ok_or(BAD)?;
        self.rest = rest;
        Ok(*taken)
    }

    pub(super) fn byte(&mut self) -> Result<u8, Refused> {
        Ok(u8::from_le_bytes(self.take()?))
    }

    pub(super) fn flag(&mut self) -> Result<bool, Refused> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(BAD),
        }
    }

    pub(super) fn word(&mut self) -> Result<u32, Refused> {
        Ok(u32::from_le_bytes(self.take()?))
    }

    pub(super) fn integer(&mut self) -> Result<i32, Refused> {
        Ok(i32::from_le_bytes(self.take()?))
    }

    pub(super) fn dice(&mut self) -> Result<Dice, Refused> {
        Dice::from_counts(self.take()?).map_err(|_| BAD)
    }

    /// A value, if there is one.
    pub(super) fn optional<T>(
        &mut self,
        take: impl FnOnce(&mut Self) -> Result<T, Refused>,
    ) -> Result<Option<T>, Refused> {
        if self.flag()? {
            take(self).map(Some)
        } else {
            Ok(None)
        }
    }
}
