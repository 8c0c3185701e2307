//! The values of a race, in memory and as bytes.

use alloc::vec;
use alloc::vec::Vec;

use crc::{CRC_32_ISO_HDLC, Crc};
use thiserror::Error;

use super::Race;
use super::pairs::Pair;
use super::pass::{LANES, Room};
use crate::rules::RuleSet;
use crate::solve::error::SolveError;

/// Values by the totals of the player to move and the other.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) size: usize,
    values: Vec<f64>,
}

impl Table {
    pub(super) fn new(size: usize) -> Self {
        Self {
            size,
            values: vec![0.5; size * size],
        }
    }

    pub(super) fn at(&self, own: usize, other: usize) -> f64 {
        self.values[own * self.size + other]
    }

    pub(super) fn set(&mut self, own: usize, other: usize, value: f64) {
        self.values[own * self.size + other] = value;
    }
}

/// What the bytes of a race begin with.
const MAGIC: [u8; 4] = *b"HDRC";

/// The version of the format.
const VERSION: u8 = 1;

const CHECKSUM: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// How far a value that was solved under the same rules may be off.
const TOLERANCE: f64 = 1e-12;

/// How many groups of pairs are solved again to see whether the values are those of the rules.
const SAMPLES: usize = 16;

/// Bytes that are no race under these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum LoadRaceError {
    /// Damaged, cut short, or something else.
    #[error("the bytes are damaged, cut short or no race")]
    Damaged,
    /// Another version of the format.
    #[error("the bytes are of version {found} of the format, not {VERSION}")]
    Version {
        /// The version that came.
        found: u8,
    },
    /// The race of other rules.
    #[error("the race was solved for other rules")]
    OtherRules,
    /// Rules that have no race.
    #[error(transparent)]
    Rules(#[from] SolveError),
}

impl Race {
    /// The solution as bytes, to keep it: eight for each value, and few more. The rules are not part
    /// of them.
    pub fn to_bytes(&self) -> Vec<u8> {
        let values = self.tables.iter().flat_map(|table| &table.values);
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.extend(values.flat_map(|value| value.to_le_bytes()));
        let checksum = CHECKSUM.checksum(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    /// A race from what [`to_bytes`](Self::to_bytes) gave, under the rules it was solved for.
    ///
    /// The bytes are not trusted: a checksum finds damage, and some of the values are solved again,
    /// which finds other rules.
    ///
    /// # Errors
    /// [`LoadRaceError`] with what is wrong.
    pub fn from_bytes(rules: &RuleSet, bytes: &[u8]) -> Result<Self, LoadRaceError> {
        let damaged = LoadRaceError::Damaged;
        let rest = bytes.strip_prefix(&MAGIC).ok_or(damaged)?;
        let (&found, rest) = rest.split_first().ok_or(damaged)?;
        if found != VERSION {
            return Err(LoadRaceError::Version { found });
        }
        let (values, checksum) = rest.split_last_chunk().ok_or(damaged)?;
        let checked = &bytes[..bytes.len() - checksum.len()];
        if CHECKSUM.checksum(checked) != u32::from_le_bytes(*checksum) {
            return Err(damaged);
        }
        let mut race = Self::unsolved(rules)?;
        race.fill(values)?;
        race.check_samples()?;
        Ok(race)
    }

    fn fill(&mut self, bytes: &[u8]) -> Result<(), LoadRaceError> {
        const WIDTH: usize = size_of::<f64>();
        let count: usize = self.tables.iter().map(|table| table.values.len()).sum();
        if bytes.len() != count * WIDTH {
            return Err(LoadRaceError::OtherRules);
        }
        let places = self.tables.iter_mut().flat_map(|table| &mut table.values);
        for (place, value) in places.zip(bytes.chunks_exact(WIDTH)) {
            let mut bytes = [0; WIDTH];
            bytes.copy_from_slice(value);
            *place = f64::from_le_bytes(bytes);
            if !(0.0..=1.0).contains(place) {
                return Err(LoadRaceError::Damaged);
            }
        }
        Ok(())
    }

    /// Solves some pairs again, far apart, from the values beyond them.
    fn check_samples(&self) -> Result<(), LoadRaceError> {
        let size = self.size();
        let mut room = Room::new();
        let reverse = self.tables.len() - 1;
        for sample in 0..SAMPLES {
            let place =
                |lane: usize| (sample * LANES + lane) * (size * size - 1) / (SAMPLES * LANES);
            let pairs: [Pair; LANES] = core::array::from_fn(|lane| Pair {
                own: place(lane) / size,
                other: place(lane) % size,
            });
            let (mine, theirs) = self.solve_pairs(&pairs, &mut room);
            for (lane, pair) in pairs.iter().enumerate() {
                let known = self.tables[0].at(pair.own, pair.other);
                let reversed = self.tables[reverse].at(pair.other, pair.own);
                let off = (mine[lane] - known)
                    .abs()
                    .max((theirs[lane] - reversed).abs());
                if off > TOLERANCE {
                    return Err(LoadRaceError::OtherRules);
                }
            }
        }
        Ok(())
    }
}
