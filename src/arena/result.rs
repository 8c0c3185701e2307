//! What the games of an entrant came to.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// A win counts as this; up to 16 players can share it without a rest.
const WIN: u64 = 720_720;

/// What the games of an entrant came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantResult {
    name: String,
    games: u64,
    wins: u64,
    turns: u64,
    busts: u64,
}

impl EntrantResult {
    /// The name of the entrant.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many games there were.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// How many games the entrant won; one that several share counts for each by its part.
    pub fn wins(&self) -> f64 {
        ratio(self.wins, WIN)
    }

    /// The part of the games that the entrant won, 0 to 1; 0 without games.
    pub fn win_rate(&self) -> f64 {
        self.wins() / as_float(self.games.max(1))
    }

    /// The range in which the probability of winning lies, with 95 % confidence (Wilson's interval);
    /// 0 to 1 without games.
    ///
    /// ```
    /// # use hotdice::{arena::Arena, strategy::MostPoints, Preset, RuleSet};
    /// # let rules = RuleSet::preset(Preset::Farkle);
    /// let same = || MostPoints { bank_at: 500 };
    /// let results = Arena::new(&rules).entrant("a", same).entrant("b", same).play(20_000, 2)?;
    /// let (low, high) = results[0].interval();
    /// assert!(low < 0.5 && 0.5 < high);
    /// # Ok::<(), hotdice::arena::ArenaError>(())
    /// ```
    pub fn interval(&self) -> (f64, f64) {
        // The 97.5 % quantile of the normal distribution.
        const Z: f64 = 1.959_963_984_540_054;
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let games = as_float(self.games);
        let rate = self.win_rate();
        let shift = Z * Z / games;
        let middle = rate + shift / 2.0;
        let spread = Z * ((rate * (1.0 - rate) + shift / 4.0) / games).sqrt();
        let scale = 1.0 + shift;
        let (low, high) = ((middle - spread) / scale, (middle + spread) / scale);
        // Rounded, the range of one who wins always or never can exceed a probability.
        (low.max(0.0), high.min(1.0))
    }

    /// How many turns the entrant had a game, on average.
    pub fn turns_a_game(&self) -> f64 {
        ratio(self.turns, self.games.max(1))
    }

    /// The part of the entrant's turns that were busts, 0 to 1.
    pub fn bust_rate(&self) -> f64 {
        ratio(self.busts, self.turns.max(1))
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are below 2^53")]
const fn as_float(count: u64) -> f64 {
    count as f64
}

fn ratio(count: u64, of: u64) -> f64 {
    as_float(count) / as_float(of)
}

/// Counts while games are played. Whole numbers, so that the order of games does not matter.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    entrants: Vec<Counts>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    wins: u64,
    turns: u64,
    busts: u64,
}

impl Tally {
    pub(super) fn new(entrants: usize) -> Self {
        Self {
            entrants: vec![Counts::default(); entrants],
        }
    }

    pub(super) fn add_turn(&mut self, entrant: usize, bust: bool) {
        let counts = &mut self.entrants[entrant];
        counts.turns += 1;
        counts.busts += u64::from(bust);
    }

    pub(super) fn add_win(&mut self, entrant: usize, winners: u8) {
        self.entrants[entrant].wins += WIN / u64::from(winners);
    }

    /// Both tallies together.
    pub(super) fn and(mut self, other: &Self) -> Self {
        for (counts, more) in self.entrants.iter_mut().zip(&other.entrants) {
            counts.wins += more.wins;
            counts.turns += more.turns;
            counts.busts += more.busts;
        }
        self
    }

    pub(super) fn results(
        &self,
        names: impl Iterator<Item = String>,
        games: u64,
    ) -> Vec<EntrantResult> {
        names
            .zip(&self.entrants)
            .map(|(name, counts)| EntrantResult {
                name,
                games,
                wins: counts.wins,
                turns: counts.turns,
                busts: counts.busts,
            })
            .collect()
    }
}
