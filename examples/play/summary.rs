//! What tells rule sets apart, a line each.

use std::io::{self, Write};

use hotdice::{CarryOver, Ending, Finish, HotDice, Preset, RuleSet};

/// All rule sets, a line each.
pub(crate) fn write_list(out: &mut dyn Write) -> io::Result<()> {
    let width = Preset::ALL
        .map(|preset| preset.id().len())
        .into_iter()
        .max()
        .unwrap_or(0);
    for preset in Preset::ALL {
        writeln!(out, "{preset:<width$}  {}", of(&RuleSet::preset(preset)))?;
    }
    Ok(())
}

/// What tells a rule set from others, in one line.
pub(crate) fn of(rules: &RuleSet) -> String {
    let target = match (rules.ending(), rules.finish()) {
        (Ending::Rounds(_), _) => String::new(),
        (_, Finish::Reach) => format!(" to {}", rules.target()),
        (_, Finish::Exact) => format!(" to {} exactly", rules.target()),
    };
    let mut facts = vec![format!("{} dice{target}", rules.dice())];
    if rules.opening() > 0 {
        facts.push(format!("opening {}", rules.opening()));
    }
    if rules.minimum() > 0 {
        facts.push(format!("minimum {}", rules.minimum()));
    }
    facts.extend(match rules.carry_over() {
        CarryOver::None => None,
        _ => Some("carry-over".to_string()),
    });
    facts
        .extend((rules.hot_dice() == HotDice::Must).then(|| "hot dice must be thrown".to_string()));
    facts.push(match rules.ending() {
        Ending::Immediate => "first to bank it wins".to_string(),
        Ending::LastTurn => "one last turn".to_string(),
        Ending::CatchUp(_) => "catch-up".to_string(),
        Ending::FinishRound => "the round is finished".to_string(),
        Ending::Rounds(rounds) => format!("{rounds} rounds"),
        other => other.to_string(),
    });
    facts.push(format!("{} players", rules.players()));
    facts.join(", ")
}
