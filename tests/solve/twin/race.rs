//! A race of two by plain value iteration.

use std::cell::RefCell;
use std::collections::HashMap;

use hotdice::solve::RaceState;
use hotdice::{Ending, Finish, Penalty, RuleSet, Tie, WinningBank};

use super::stands::gcd;
use super::{Beyond, Ends, Stand, Stands, Values};

/// A chance that does not count.
const NONE: f64 = 1e-12;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) total: i32,
    pub(crate) on_board: bool,
    pub(crate) busts: u8,
}

/// Where the players stand before a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    pub(crate) mover: Player,
    pub(crate) waiting: Player,
    pub(crate) seat: u8,
}

impl State {
    /// The same as the library names it.
    pub(crate) fn named(&self) -> RaceState {
        RaceState::at(self.mover.total, self.waiting.total)
            .with_busts(self.mover.busts, self.waiting.busts)
            .in_seat(self.seat)
    }

    /// The other's turn, after one that has made this of the mover.
    fn after(&self, mover: Player) -> Self {
        Self {
            mover: self.waiting,
            waiting: mover,
            seat: 1 - self.seat,
        }
    }
}

/// The rules of a race, and the turns in it.
pub(crate) struct Race {
    stands: Stands,
    last_turns: RefCell<HashMap<(Player, i32, u8), f64>>,
}

impl Race {
    pub(crate) fn of(rules: &RuleSet) -> Self {
        Self {
            stands: Stands::of(rules),
            last_turns: RefCell::default(),
        }
    }

    fn rules(&self) -> &RuleSet {
        &self.stands.rules
    }

    fn target(&self) -> i32 {
        i32::try_from(self.rules().target()).expect("a target is small")
    }

    /// What divides all totals.
    pub(crate) fn grid(&self) -> u32 {
        let streak = self.rules().bust_streak();
        if streak.busts == 0 {
            return self.stands.grid;
        }
        let penalty = match streak.penalty {
            Penalty::Points(points) => points,
            _ => 0,
        };
        let lowest = self.rules().lowest_total().unsigned_abs();
        gcd(gcd(self.stands.grid, lowest), penalty)
    }

    /// Every state of the game in which nobody has met the target.
    pub(crate) fn states(&self) -> Vec<State> {
        let busts = self.rules().bust_streak().busts;
        let lowest = if busts == 0 {
            0
        } else {
            self.rules().lowest_total()
        };
        let grid = self.grid() as usize;
        let players: Vec<Player> = (lowest..self.target())
            .step_by(grid)
            .flat_map(|total| (0..busts.max(1)).map(move |busts| (total, busts)))
            .map(|(total, busts)| self.player(total, busts))
            .collect();
        let mut states = Vec::new();
        for &mover in &players {
            for &waiting in &players {
                states.extend([0, 1].map(|seat| State {
                    mover,
                    waiting,
                    seat,
                }));
            }
        }
        states
    }

    /// A player with this total, who has banked if there is one.
    pub(crate) fn player(&self, total: i32, busts: u8) -> Player {
        Player {
            total,
            on_board: total != 0 || self.rules().bust_streak().busts > 0,
            busts,
        }
    }

    /// All values, by sweeps until they change no more.
    pub(crate) fn solve(&self) -> HashMap<State, f64> {
        let mut states = self.states();
        let sum = |state: &State| state.mover.total + state.waiting.total;
        states.sort_by_key(|state| -sum(state));
        let mut values: HashMap<State, f64> = states.iter().map(|&state| (state, 0.5)).collect();
        loop {
            let mut change: f64 = 0.0;
            for level in states.chunk_by(|a, b| sum(a) == sum(b)) {
                // All else that matters is a higher sum, so these are done before the next.
                while let more @ 1e-13.. = self.sweep(level, &mut values) {
                    change = change.max(more);
                }
            }
            if self.rules().bust_streak().busts == 0 || change < 1e-13 {
                return values;
            }
        }
    }

    fn sweep(&self, states: &[State], values: &mut HashMap<State, f64>) -> f64 {
        let mut change: f64 = 0.0;
        for state in states {
            let value = self.backup(state, &|next| values[next]);
            let known = values.insert(*state, value).expect("every state has one");
            change = change.max((value - known).abs());
        }
        change
    }

    /// The value of a state for those of the states that follow.
    pub(crate) fn backup(&self, state: &State, value: &dyn Fn(&State) -> f64) -> f64 {
        let bust = 1.0 - value(&state.after(self.after_bust(state.mover)));
        self.turn(state, bust, value).begin()
    }

    /// The turn of the mover.
    pub(crate) fn turn(&self, state: &State, bust: f64, value: &dyn Fn(&State) -> f64) -> Values {
        let banked = |points: u32, stand: &Stand| {
            let total = self.banked(state.mover, points, stand)?;
            let after = Player {
                total,
                on_board: true,
                busts: 0,
            };
            Some(if self.meets_target(total) {
                1.0 - self.answer(state, total)
            } else {
                1.0 - value(&state.after(after))
            })
        };
        self.values(state.mover, self.safe_lead(state), bust, &banked)
    }

    fn values(
        &self,
        mover: Player,
        more: i32,
        bust: f64,
        bank: &dyn Fn(u32, &Stand) -> Option<f64>,
    ) -> Values {
        let needed = self.rules().opening().max(self.rules().minimum());
        let missing = u32::try_from(self.target() - mover.total + more).expect("not negative");
        let ends = Ends {
            bank,
            bust: &|_, _| bust,
            won: 1.0,
            beyond: Beyond::Same,
        };
        let step = self.stands.grid;
        Values::of(&self.stands, missing.max(needed) + step, &ends)
    }

    /// The total that a bank of these points makes; none if it is refused.
    fn banked(&self, player: Player, points: u32, stand: &Stand) -> Option<i32> {
        if points == 0 {
            return None;
        }
        let rules = self.rules();
        let total = player.total + i32::try_from(points).expect("few points");
        let exact = rules.finish() == Finish::Exact;
        // Hot dice do not keep anyone from hitting the target.
        let unforced = !self.stands.is_forced(stand) || exact && total == self.target();
        let opened = player.on_board || points >= rules.opening();
        let excused = rules.winning_bank() == WinningBank::Excused && self.meets_target(total);
        let allowed = unforced
            && self.stands.may_bank_unforced(stand, points)
            && opened
            && (points >= rules.minimum() || excused)
            && !(exact && total > self.target());
        allowed.then_some(total)
    }

    fn meets_target(&self, total: i32) -> bool {
        total >= self.target()
    }

    fn after_bust(&self, player: Player) -> Player {
        let streak = self.rules().bust_streak();
        if streak.busts == 0 {
            return player;
        }
        let busts = player.busts + 1;
        if busts < streak.busts {
            return Player { busts, ..player };
        }
        let penalty = match streak.penalty {
            Penalty::Points(points) => i32::try_from(points).expect("a penalty is small"),
            _ => player.total.max(0),
        };
        let lowest = self.rules().lowest_total();
        Player {
            total: (player.total - penalty).max(lowest.min(player.total)),
            busts: 0,
            ..player
        }
    }

    /// Whether the other has a last turn once the player in this seat has met the target.
    fn is_answered(&self, seat: u8) -> bool {
        match self.rules().ending() {
            Ending::LastTurn => true,
            Ending::FinishRound => seat == 0,
            _ => false,
        }
    }

    /// The chance of the other once the mover has met the target with this total.
    fn answer(&self, state: &State, total: i32) -> f64 {
        if self.is_answered(state.seat) {
            self.last_turn(state.waiting, total, 1 - state.seat)
        } else {
            0.0
        }
    }

    /// The chance of a player who has one turn to beat a total.
    pub(crate) fn last_turn(&self, player: Player, leader: i32, seat: u8) -> f64 {
        let key = (Player { busts: 0, ..player }, leader, seat);
        if let Some(&known) = self.last_turns.borrow().get(&key) {
            return known;
        }
        let chance = self.last_values(player, leader, seat).begin();
        self.last_turns.borrow_mut().insert(key, chance);
        chance
    }

    /// The values of a turn that has to beat a total.
    pub(crate) fn last_values(&self, player: Player, leader: i32, seat: u8) -> Values {
        let level = match self.rules().tie() {
            Tie::EarlierSeat => f64::from(1 - seat),
            _ => 0.5,
        };
        let bank = |points: u32, stand: &Stand| {
            let total = self.banked(player, points, stand)?;
            Some(match total.cmp(&leader) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => level,
                std::cmp::Ordering::Greater => 1.0,
            })
        };
        let more = leader - self.target() + 1;
        self.values(player, more, 0.0, &bank)
    }

    /// A lead above the target that the other has no chance to make up.
    fn safe_lead(&self, state: &State) -> i32 {
        if !self.is_answered(state.seat) || self.rules().finish() == Finish::Exact {
            return 0;
        }
        let step = 8 * i32::try_from(self.stands.grid).expect("a grid is small");
        (0..1_000)
            .map(|steps| steps * step)
            .find(|&lead| {
                self.last_turn(state.waiting, self.target() + lead, 1 - state.seat) < NONE
            })
            .expect("no lead is safe")
    }
}
