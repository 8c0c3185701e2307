//! Players against each other who need not play the best they can: exact, without a game.

use alloc::vec;
use alloc::vec::Vec;

use thiserror::Error;

use super::Race;
use super::pairs::{fixed_point, lanes_of};
use super::pass::{Ends as PassEnds, LANES, Lanes, NO_HIT, Room};
use super::table::{Busts, Pair, Table};
use crate::rules::{Ending, Finish};
use crate::solve::best_turn::BestTurn;
use crate::solve::distribution::{of_play, of_play_to};
use crate::solve::error::SolveError;
use crate::solve::policy::{Ends, Policy};

/// Someone who plays a race.
#[derive(Clone, Copy, Debug)]
pub enum Player<'a> {
    /// Plays as if the other were as good as can be.
    Optimal,
    /// Plays the best turn, but keeps and banks whatever meets the target.
    BestTurn(&'a BestTurn),
    /// Plays by a policy, and banks whatever meets the target.
    Policy(&'a Policy),
}

/// Players that cannot be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum VersusError {
    /// A game that does not end with the bank that meets the target.
    #[error("policies are compared where the bank that reaches the target wins")]
    Ending,
    /// Busts in a row, of which policies know nothing.
    #[error("policies are compared where busts cost nothing")]
    Penalties,
    /// A player who plays by other rules.
    #[error("the race was solved for other rules than a player plays by")]
    Rules,
    /// More values than there is room for.
    #[error(transparent)]
    Room(#[from] SolveError),
}

/// How often the first of two players wins.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Versus {
    /// If that one begins.
    pub beginning: f64,
    /// If the other begins.
    pub following: f64,
}

impl Versus {
    /// If each begins half of the games.
    pub const fn mean(&self) -> f64 {
        f64::midpoint(self.beginning, self.following)
    }
}

impl Race {
    /// The probability that the one player wins against the other.
    ///
    /// ```no_run
    /// use hotdice::solve::{Player, Policy, Race};
    /// use hotdice::strategy::AllScoring;
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::BuscheNeller);
    /// let race = Race::of(&rules)?;
    /// let policy = Policy::of(&rules, &mut AllScoring { bank_at: 300 })?;
    /// let versus = race.versus(Player::Optimal, Player::Policy(&policy))?;
    /// assert!((versus.mean() - 0.782321601).abs() < 1e-9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`VersusError`] if the rules have what policies cannot tell of, or a player plays by others.
    pub fn versus(&self, one: Player<'_>, other: Player<'_>) -> Result<Versus, VersusError> {
        self.check_versus()?;
        check_rules(self, one)?;
        check_rules(self, other)?;
        let players = [self.turns_of(one), self.turns_of(other)];
        let size = self.size();
        let mut tables = [Table::new(size, 1)?, Table::new(size, 1)?];
        let sums = (0..2 * size - 1).rev();
        for pair in sums.flat_map(|sum| Pair::with_sum(sum, size)) {
            let reversed = pair.reversed();
            let one = self.line(&players[0], pair, &tables[1]);
            let other = self.line(&players[1], reversed, &tables[0]);
            let (x, y) = one.meeting(other);
            tables[0].set(pair, Busts::default(), x);
            tables[1].set(reversed, Busts::default(), y);
        }
        Ok(self.versus_of(&tables))
    }

    /// The probability that a player wins who plays in the best way against this policy.
    ///
    /// # Errors
    /// [`VersusError`] if the rules have what policies cannot tell of, or are not those of the policy.
    pub fn best_response(&self, policy: &Policy) -> Result<Versus, VersusError> {
        self.check_versus()?;
        check_rules(self, Player::Policy(policy))?;
        let theirs = self.turns_of(Player::Policy(policy));
        let size = self.size();
        // The race with a table for each, the best response in the first.
        let mut race = self.clone();
        race.tables = vec![Table::new(size, 1)?, Table::new(size, 1)?];
        let mut room = Room::new();
        for sum in (0..2 * size - 1).rev() {
            let pairs: Vec<Pair> = Pair::with_sum(sum, size).collect();
            for group in pairs.chunks(LANES) {
                let solved = race.best_responses(&theirs, group, &mut room);
                for (pair, (x, y)) in group.iter().zip(solved) {
                    race.tables[0].set(*pair, Busts::default(), x);
                    race.tables[1].set(pair.reversed(), Busts::default(), y);
                }
            }
        }
        Ok(self.versus_of(&race.tables))
    }

    /// The values of the best response to move, and of the other to move, for a group of pairs.
    fn best_responses(
        &self,
        theirs: &Turns,
        group: &[Pair],
        room: &mut Room,
    ) -> [(f64, f64); LANES] {
        let lanes = lanes_of(group);
        let linear = lanes.map(|pair| self.line(theirs, pair.reversed(), &self.tables[0]));
        let banks = self.banks(0, lanes, 0);
        let replies = |x: Lanes| -> Lanes {
            core::array::from_fn(|lane| {
                let line = linear[lane];
                line.banked + (1.0 - line.ends) * (1.0 - x[lane])
            })
        };
        let mut round = |x: Lanes| {
            let ends = PassEnds {
                banks: &banks,
                beyond: self.beyond(),
                bust: replies(x).map(|reply| 1.0 - reply),
                hit: [NO_HIT; LANES],
            };
            (self.plan.begin(&ends, room), ())
        };
        let (x, ()) = fixed_point([0.5; LANES], &mut round);
        let y = replies(x);
        core::array::from_fn(|lane| (x[lane], y[lane]))
    }

    fn check_versus(&self) -> Result<(), VersusError> {
        if self.rules.ending() != Ending::Immediate || self.rules.finish() == Finish::Exact {
            return Err(VersusError::Ending);
        }
        if self.rules.bust_streak().busts > 0 {
            return Err(VersusError::Penalties);
        }
        Ok(())
    }

    fn versus_of(&self, tables: &[Table]) -> Versus {
        Versus {
            beginning: tables[0].at(self.beginning(), Busts::default()),
            following: 1.0 - tables[1].at(self.beginning(), Busts::default()),
        }
    }

    fn turns_of(&self, player: Player<'_>) -> Turns {
        match player {
            Player::Optimal => Turns::Optimal,
            Player::BestTurn(best) => Turns::Policy(
                (0..self.size())
                    .map(|own| self.best_turn_ends(best, own))
                    .collect(),
            ),
            Player::Policy(policy) => Turns::Policy(
                (0..self.size())
                    .map(|own| {
                        let plays = if own == 0 {
                            policy.opening()
                        } else {
                            policy.on_board()
                        };
                        plays.ends(self.size() - own, |_| {})
                    })
                    .collect(),
            ),
        }
    }

    /// How the turns end of a player with this total who plays the best turn to the target.
    fn best_turn_ends(&self, best: &BestTurn, own: usize) -> Ends {
        let table = if own == 0 {
            best.opening()
        } else {
            best.on_board()
        };
        let pair = Pair { own, other: 0 };
        let goal = (self.size() - own).max(self.moves.steps_up(self.needed_to_win(pair)));
        of_play_to(table.moves(), table.values(), goal).into_ends()
    }

    /// What a turn is worth for a value of the bust still unknown.
    fn line(&self, turns: &Turns, pair: Pair, other: &Table) -> Line {
        let optimal;
        let ends = match turns {
            Turns::Policy(ends) => &ends[pair.own],
            Turns::Optimal => {
                optimal = self.optimal_ends(pair);
                &optimal
            }
        };
        let mut line = Line {
            banked: ends.won,
            ends: ends.won,
        };
        for (row, probability) in ends.banks.iter().enumerate() {
            let total = pair.own + row;
            let value = if total >= self.size() {
                1.0
            } else {
                let after = Pair { own: total, ..pair };
                1.0 - other.at(after.reversed(), Busts::default())
            };
            line.banked += probability * value;
            line.ends += probability;
        }
        line
    }

    /// How the turns of a player end who plays the race as well as can be.
    fn optimal_ends(&self, pair: Pair) -> Ends {
        let rows = self.size() - pair.own + self.moves.greatest_gain() + 1;
        of_play(&self.moves, rows, &self.turn_at(pair)).into_ends()
    }
}

/// The value of a turn as a line in what a bust is worth.
#[derive(Clone, Copy)]
struct Line {
    /// What it is worth if a bust is worth nothing.
    banked: f64,
    /// The probability that it ends without a bust.
    ends: f64,
}

impl Line {
    /// The values of two players where a bust of each hands the move over to the other.
    fn meeting(self, other: Self) -> (f64, f64) {
        // One of them gets away from here with this probability before both are bust.
        let leave = self.ends + other.ends - self.ends * other.ends;
        if leave == 0.0 {
            return (0.5, 0.5);
        }
        let x = (self.banked + (1.0 - self.ends) * (other.ends - other.banked)) / leave;
        (x, other.banked + (1.0 - other.ends) * (1.0 - x))
    }
}

fn check_rules(race: &Race, player: Player<'_>) -> Result<(), VersusError> {
    let rules = match player {
        Player::Optimal => race.rules(),
        Player::BestTurn(best) => best.rules(),
        Player::Policy(policy) => policy.rules(),
    };
    if rules == race.rules() {
        Ok(())
    } else {
        Err(VersusError::Rules)
    }
}

/// How the turns of a player end.
enum Turns {
    Optimal,
    /// By the own total.
    Policy(Vec<Ends>),
}
