//! The options of a rule set in words.

use std::io::{self, Write};
use std::iter;

use hotdice::{
    CarryOver, CatchUp, Combinations, Ending, Face, Finish, FirstPlayer, GroupPattern, HotDice,
    Keeping, Payout, Preset, RuleSet, SetSize, Sets, Tie,
};

/// All rule sets, a line each.
pub(crate) fn write_list(out: &mut dyn Write) -> io::Result<()> {
    let width = Preset::ALL
        .map(|preset| preset.id().len())
        .into_iter()
        .max()
        .unwrap_or(0);
    for preset in Preset::ALL {
        writeln!(
            out,
            "{preset:<width$}  {}",
            summary(&RuleSet::preset(preset))
        )?;
    }
    Ok(())
}

/// What tells a rule set from others, in one line.
pub(crate) fn summary(rules: &RuleSet) -> String {
    let mut facts = vec![format!("{} dice to {}", rules.dice(), rules.target())];
    if rules.finish() == Finish::Exact {
        facts[0].push_str(" exactly");
    }
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
        other => format!("{other:?}"),
    });
    facts.push(format!("{} players", rules.players()));
    facts.join(", ")
}

/// The main options, a line each; those that do not apply are left out.
pub(crate) fn write_rules(rules: &RuleSet, out: &mut dyn Write) -> io::Result<()> {
    let lines = [
        ("single dice", singles(rules)),
        ("sets of 3 up", sets(rules)),
        ("straights", straights(rules)),
        ("three pairs", group(rules.three_pairs())),
        ("four and pair", group(rules.four_and_pair())),
        ("two triplets", group(rules.two_triplets())),
        ("full house", group(rules.full_house())),
        ("formations", formations(rules)),
        ("no score", no_score(rules)),
        ("toxic", toxic(rules)),
        ("keeping", keeping(rules)),
        ("carry-over", carry_over(rules)),
        ("hot dice", hot_dice(rules)),
        ("bank", bank(rules)),
        ("end", end(rules)),
        ("table", table(rules)),
    ];
    for (label, text) in lines {
        for (line, label) in text.lines().zip(iter::once(label).chain(iter::repeat(""))) {
            writeln!(out, "  {label:<13}  {line}")?;
        }
    }
    Ok(())
}

fn payout(payout: Payout) -> String {
    match payout {
        Payout::Nothing => "-".to_string(),
        Payout::Points(points) => points.to_string(),
        Payout::PointsPlusSingles(points) => format!("{points} plus its single dice"),
        Payout::PointsPlusTriplets(points) => format!("{points} plus its triplets"),
        Payout::InstantWin => "wins the game".to_string(),
        Payout::InstantLoss => "loses the turn".to_string(),
        other => format!("{other:?}"),
    }
}

fn singles(rules: &RuleSet) -> String {
    let scoring = Face::ALL.into_iter().filter(|&face| rules.single(face) > 0);
    let singles: Vec<_> = scoring
        .map(|face| format!("{face} = {}", rules.single(face)))
        .collect();
    singles.join(", ")
}

/// The sets of each face from three dice on; pairs are so rare that they are not told of.
fn sets(rules: &RuleSet) -> String {
    let sizes = SetSize::ALL
        .into_iter()
        .filter(|&size| size >= SetSize::Three);
    let of_face = |face| -> Vec<_> {
        sizes
            .clone()
            .map(|size| rules.of_a_kind(size, face))
            .take_while(|&payout| payout != Payout::Nothing)
            .map(payout)
            .collect()
    };
    let faces = Face::ALL.into_iter().map(|face| (face, of_face(face)));
    let sets: Vec<_> = faces
        .filter(|(_, payouts)| !payouts.is_empty())
        .map(|(face, payouts)| format!("{face}s = {}", payouts.join("/")))
        .collect();
    sets.join("\n")
}

fn straights(rules: &RuleSet) -> String {
    let runs = Face::ALL
        .into_iter()
        .flat_map(|low| Face::ALL.map(|high| (low, high)));
    let straights: Vec<_> = runs
        .map(|(low, high)| (low, high, rules.straight(low..=high)))
        .filter(|&(.., payout)| payout != Payout::Nothing)
        .map(|(low, high, pays)| format!("{low}-{high} = {}", payout(pays)))
        .collect();
    straights.join(", ")
}

fn group(pattern: GroupPattern) -> String {
    if pattern.payout() == Payout::Nothing {
        return String::new();
    }
    let mut text = payout(pattern.payout());
    if pattern.accepts_four_plus_two() {
        text.push_str(", also as four and a pair");
    }
    if pattern.accepts_all_alike() {
        text.push_str(", also all alike");
    }
    text
}

fn formations(rules: &RuleSet) -> String {
    let formations: Vec<_> = rules
        .formations()
        .map(|(dice, pays)| format!("{dice} = {}", payout(pays)))
        .collect();
    formations.join(", ")
}

fn no_score(rules: &RuleSet) -> String {
    match rules.scoreless_bonus() {
        0 => String::new(),
        points => format!("a throw of all dice without any score pays {points}"),
    }
}

fn toxic(rules: &RuleSet) -> String {
    let faces = Face::ALL.into_iter().filter(|&face| rules.toxic(face) > 0);
    let toxic: Vec<_> = faces
        .map(|face| {
            format!(
                "{} or more {face}s in a throw lose the turn",
                rules.toxic(face)
            )
        })
        .collect();
    toxic.join(", ")
}

fn keeping(rules: &RuleSet) -> String {
    let which = match rules.keeping() {
        Keeping::AnyScoring => "any scoring dice, at least one",
        Keeping::AllScoring => "all scoring dice",
    };
    let whole_sets = match rules.set_rule() {
        Sets::MaySplit => "",
        Sets::OverrideSingles => ", sets whole",
    };
    let full_throw = match rules.combinations() {
        Combinations::OnAnyThrow => "",
        Combinations::OnFullThrow => ", combinations only of a throw of all dice",
    };
    format!("{which}{whole_sets}{full_throw}")
}

fn carry_over(rules: &RuleSet) -> String {
    match rules.carry_over() {
        CarryOver::None => String::new(),
        CarryOver::Straights => "dice kept as singles may complete a straight later".to_string(),
        CarryOver::ExtendSets => "a set that was kept grows by later dice of its face".to_string(),
        CarryOver::Progressive => {
            "later dice join all that are held, if that is worth more".to_string()
        }
        other => format!("{other:?}"),
    }
}

fn hot_dice(rules: &RuleSet) -> String {
    match rules.hot_dice() {
        HotDice::May => "throw all dice again, or bank".to_string(),
        HotDice::Must => "all dice must be thrown again".to_string(),
    }
}

fn bank(rules: &RuleSet) -> String {
    match (rules.opening(), rules.minimum()) {
        (0, 0) => "any points".to_string(),
        (0, minimum) => format!("{minimum} points or more"),
        (opening, 0) => format!("{opening} points or more the first time, then any"),
        (opening, minimum) => {
            format!("{opening} points or more the first time, then {minimum} or more")
        }
    }
}

fn end(rules: &RuleSet) -> String {
    let exactly = match rules.finish() {
        Finish::Reach => "or more",
        Finish::Exact => "exactly",
    };
    let ending = match rules.ending() {
        Ending::Immediate => "the first to bank them wins".to_string(),
        Ending::LastTurn => "everyone else has one more turn".to_string(),
        Ending::CatchUp(CatchUp::ByEqualling) => {
            "the others have a turn to catch up, until one total stands alone".to_string()
        }
        Ending::CatchUp(CatchUp::ByBeating) => {
            "the others have a turn to beat it, until one total stands".to_string()
        }
        other => format!("{other:?}"),
    };
    let tie = match rules.tie() {
        Tie::EarlierSeat => "; in a tie the earlier seat wins",
        _ => "",
    };
    format!("{} points {exactly}: {ending}{tie}", rules.target())
}

fn table(rules: &RuleSet) -> String {
    let first = match rules.first_player() {
        FirstPlayer::HighestThrow => "the highest throw begins",
        FirstPlayer::Lot => "the lot decides who begins",
        FirstPlayer::Named => "the table names who begins, the youngest say",
        _ => "the first seat begins",
    };
    format!(
        "{} players, {} dice; {first}",
        rules.players(),
        rules.dice()
    )
}
