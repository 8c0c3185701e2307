//! The computer players.

use std::io::{self, Write};

use clap::ValueEnum;
use hotdice::strategy::{AllScoring, MostPoints};
use hotdice::{Decision, Offer, Phase, RuleSet, Strategy, View};

use crate::advisor::Advisor;
use crate::cli::Failure;
use crate::table::Table;
use crate::telling::tell;

/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Level {
    /// By rules of thumb
    Easy,
    /// For the most points of a turn
    Good,
    /// To win, if there are two players and that is soon solved; else like good
    Best,
}

/// A player for every seat.
pub(crate) fn for_all_seats<'a>(
    level: Level,
    advisor: &'a Advisor<'a>,
) -> Result<Vec<Box<dyn Strategy + 'a>>, Failure> {
    let (rules, seats) = (advisor.rules(), 0..advisor.players());
    if level == Level::Easy {
        return Ok(seats.map(|seat| by_rules_of_thumb(rules, seat)).collect());
    }
    let best = advisor
        .turn()
        .map_err(|error| Failure::refused("--level <LEVEL>", &name(level), &error))?;
    let player = |_| -> Box<dyn Strategy + 'a> {
        match level {
            Level::Best => Box::new(|view: &View<'_>| advisor.decide(view)),
            _ => Box::new(best.clone()),
        }
    };
    Ok(seats.map(player).collect())
}

/// What the players of a level play for, if there is anything to say of it.
pub(crate) fn aim(level: Level, advisor: &Advisor<'_>) -> Option<String> {
    match level {
        Level::Easy => None,
        Level::Good => Some("for the most points of a turn".to_string()),
        Level::Best => Some(match advisor.race() {
            Ok(_) => "to win".to_string(),
            Err(reason) => format!("for the most points of a turn; {reason}"),
        }),
    }
}

fn name(level: Level) -> String {
    let value = level.to_possible_value();
    value.map_or_else(String::new, |value| value.get_name().to_string())
}

/// By turns one who likes points and one who likes to set dice aside.
fn by_rules_of_thumb(rules: &RuleSet, seat: u8) -> Box<dyn Strategy> {
    let bank_at = match rules.minimum() {
        0 => a_good_throw(rules),
        minimum => minimum,
    };
    match seat % 2 {
        0 => Box::new(Cautious(MostPoints { bank_at })),
        _ => Box::new(Cautious(AllScoring { bank_at })),
    }
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
            (Phase::ToThrow { .. }, None) => Decision::Throw,
            _ => strategy.decide(&View::of_game(table.game())),
        };
        let event = table
            .act(&decision)
            .expect("the computer keeps to the rules");
        tell(&event, table.names(), out)?;
    }
    Ok(())
}

/// Takes over what is safe, and leaves all else to another way to play.
struct Cautious<S>(S);

impl<S: Strategy> Strategy for Cautious<S> {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        match (view.phase(), view.turn().offer()) {
            (Phase::ToThrow { .. }, Some(offer)) if is_safe(view.rules(), offer) => {
                Decision::TakeOver
            }
            _ => self.0.decide(view),
        }
    }
}

/// Whether the dice of an offer score in three throws of four.
fn is_safe(rules: &RuleSet, offer: Offer) -> bool {
    let odds = rules.odds_holding(rules.dice() - offer.held.dice().len(), offer.held);
    odds.busts * 4 <= odds.throws
}
