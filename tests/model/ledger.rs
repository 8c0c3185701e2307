//! The account of each seat: what was banked less what busts cost.

use hotdice::{BustEffect, Game, Penalty, RuleSet, TurnEnd};

use super::script::{Action, Move};

/// Totals are what was banked less the penalties, at every moment of a game that begins.
///
/// Its rules are such that no total comes to the greatest there is.
pub(crate) fn accounts_balance(mut game: Game<'_>, actions: &[Action]) {
    let mut ledgers = vec![Ledger::default(); game.players().into()];
    for action in actions {
        let tried = action.on(game.turn());
        let seat = usize::from(game.current());
        write(&mut ledgers[seat], &game, &tried);
        tried.on_game(&mut game);
        balances(&game, &ledgers);
    }
}

/// Everything that happened on one seat.
#[derive(Clone, Default)]
struct Ledger {
    banked: i64,
    /// What busts took of the points gathered before them.
    subtracted: i64,
    first_throw_busts: i64,
    /// The lengths of runs of busts between banks, the present one last.
    runs: Vec<i64>,
    banks: u32,
}

impl Ledger {
    /// The total by the sums, where no lowest total bounds it and a run costs points.
    fn total(&self, rules: &RuleSet, run_costs: i64) -> i64 {
        let run = i64::from(rules.bust_streak().busts);
        let penalties: i64 = match run {
            0 => 0,
            _ => self.runs.iter().map(|&busts| busts / run).sum(),
        };
        let subtracted = match rules.bust_effect() {
            BustEffect::Subtract => self.subtracted,
            _ => 0,
        };
        let first_throw = self.first_throw_busts * i64::from(rules.first_throw_penalty());
        self.banked - subtracted - first_throw - penalties * run_costs
    }

    /// The busts since the last bank or penalty, if they are counted.
    fn streak(&self, rules: &RuleSet) -> i64 {
        let run = self.runs.last().copied().unwrap_or(0);
        run.checked_rem(rules.bust_streak().busts.into())
            .unwrap_or(0)
    }
}

/// Notes what the move comes to if it ends the turn.
fn write(ledger: &mut Ledger, game: &Game<'_>, tried: &Move) {
    let at_risk = i64::from(game.turn().points());
    let mut turn = *game.turn();
    if game.outcome().is_some() || !tried.on_turn(&mut turn) {
        return;
    }
    match turn.end() {
        Some(TurnEnd::Banked { points }) => {
            ledger.banked += i64::from(points);
            ledger.banks += 1;
            ledger.runs.push(0);
        }
        Some(TurnEnd::Bust(_)) => {
            ledger.subtracted += at_risk;
            ledger.first_throw_busts += i64::from(turn.throws() == 1);
            match ledger.runs.last_mut() {
                Some(run) => *run += 1,
                None => ledger.runs.push(1),
            }
        }
        _ => {}
    }
}

fn balances(game: &Game<'_>, ledgers: &[Ledger]) {
    let rules = game.rules();
    for (seat, ledger) in game.seats().iter().zip(ledgers) {
        let total = i64::from(seat.account.total);
        assert_eq!(seat.account.on_board, ledger.banks > 0);
        assert_eq!(i64::from(seat.busts), ledger.streak(rules));
        assert!(total >= i64::from(rules.lowest_total()));
        assert!(total <= ledger.banked);
        match rules.bust_streak().penalty {
            Penalty::Points(points) if rules.lowest_total() == i32::MIN => {
                assert_eq!(total, ledger.total(rules, points.into()));
            }
            _ => {}
        }
    }
}
