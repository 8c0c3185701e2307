//! The computer players.

use std::io::{self, Write};

use hotdice::strategy::{AllScoring, MostPoints};
use hotdice::{Decision, Game, Offer, Phase, RuleSet, Strategy, View};

use crate::table::Table;
use crate::telling::tell;

/// A player for every seat: by turns one who likes points and one who likes to set dice aside.
pub(crate) fn for_all_seats(game: &Game<'_>) -> Vec<Box<dyn Strategy>> {
    let bank_at = match game.rules().minimum() {
        0 => a_good_throw(game.rules()),
        minimum => minimum,
    };
    let seat = |seat: u8| -> Box<dyn Strategy> {
        match seat % 2 {
            0 => Box::new(MostPoints { bank_at }),
            _ => Box::new(AllScoring { bank_at }),
        }
    };
    (0..game.players()).map(seat).collect()
}

/// What a throw of all dice brings on average, whatever the scale of the rule set.
fn a_good_throw(rules: &RuleSet) -> u32 {
    let odds = rules.odds(rules.dice());
    u32::try_from(odds.best_points / odds.throws).unwrap_or(u32::MAX)
}

/// Plays the present turn to its end.
pub(crate) fn play_turn(
    strategy: &mut dyn Strategy,
    table: &mut Table<'_>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let turn = table.game().turns();
    while table.is_in(turn) {
        let decision = match (table.game().phase(), table.game().turn().offer()) {
            (Phase::ToThrow { .. }, Some(offer)) if is_safe(table.game().rules(), offer) => {
                Decision::TakeOver
            }
            (Phase::ToThrow { .. }, _) => Decision::Throw,
            _ => strategy.decide(&View::of_game(table.game())),
        };
        let event = table
            .act(&decision)
            .expect("the computer keeps to the rules");
        tell(&event, table.names(), out)?;
    }
    Ok(())
}

/// Whether the dice of an offer score in three throws of four.
fn is_safe(rules: &RuleSet, offer: Offer) -> bool {
    let odds = rules.odds_holding(rules.dice() - offer.held.dice().len(), offer.held);
    odds.busts * 4 <= odds.throws
}
