//! The values of a race, in memory and as bytes.

use alloc::vec::Vec;

use crc::{CRC_32_ISO_HDLC, Crc};
use thiserror::Error;

use super::Race;
use super::pass::{LANES, Room};
use crate::rules::RuleSet;
use crate::solve::error::SolveError;

/// The most values of a table: 2 GiB.
const MOST_VALUES: usize = 1 << 28;

const NO_ROOM: SolveError = SolveError::TooManyValues { most: MOST_VALUES };

/// Where two players stand, in steps from the lowest total on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    /// The total of the player to move.
    pub(super) own: usize,
    /// The total of the other.
    pub(super) other: usize,
}

impl Pair {
    /// All pairs of totals below `size` with this sum.
    pub(super) fn with_sum(sum: usize, size: usize) -> impl Iterator<Item = Self> {
        let lowest = sum.saturating_sub(size - 1);
        (lowest..=sum.min(size - 1)).map(move |own| Self {
            own,
            other: sum - own,
        })
    }

    pub(super) const fn reversed(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
        }
    }
}

/// The busts in a row of both players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Busts {
    /// Of the player to move.
    pub(super) own: usize,
    /// Of the other.
    pub(super) other: usize,
}

impl Busts {
    pub(super) const fn reversed(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
        }
    }
}

/// Values by the totals of the player to move and the other, and by the busts in a row of both.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) size: usize,
    /// How many numbers of busts in a row there are.
    pub(super) counts: usize,
    values: Vec<f64>,
}

impl Table {
    /// A table of unknown values, unless there is no room for it.
    pub(super) fn new(size: usize, counts: usize) -> Result<Self, SolveError> {
        let count = [size, counts, counts]
            .into_iter()
            .try_fold(size, usize::checked_mul)
            .filter(|&count| count <= MOST_VALUES)
            .ok_or(NO_ROOM)?;
        let mut values = Vec::new();
        values.try_reserve_exact(count).map_err(|_| NO_ROOM)?;
        values.resize(count, 0.5);
        Ok(Self {
            size,
            counts,
            values,
        })
    }

    pub(super) fn at(&self, pair: Pair, busts: Busts) -> f64 {
        self.values[self.place(pair, busts)]
    }

    pub(super) fn set(&mut self, pair: Pair, busts: Busts, value: f64) {
        let place = self.place(pair, busts);
        self.values[place] = value;
    }

    fn place(&self, pair: Pair, busts: Busts) -> usize {
        let counted = busts.own * self.counts + busts.other;
        (counted * self.size + pair.own) * self.size + pair.other
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

/// Of so many parts of all totals there is a pair for each, the other total in a part of its own too.
const PARTS: usize = SAMPLES * LANES;

/// From the part of one pair's other total to that of the next: odd, so that all come up.
const STRIDE: usize = 53;

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
        for sample in 0..SAMPLES {
            let pairs: [Pair; LANES] = core::array::from_fn(|lane| {
                let part = sample * LANES + lane;
                let total = |part: usize| part % PARTS * size / PARTS;
                Pair {
                    own: total(part),
                    other: total(part * STRIDE),
                }
            });
            let solved = self.solve_group(&pairs, &mut room);
            let off = solved
                .cells(&pairs, self.tables.len())
                .map(|cell| (cell.value - self.tables[cell.table].at(cell.pair, cell.busts)).abs())
                .fold(0.0, f64::max);
            if off > TOLERANCE {
                return Err(LoadRaceError::OtherRules);
            }
        }
        Ok(())
    }
}
