//! Records of games: text and back, played again, and nothing that makes them panic.

use hotdice::record::Record;
use hotdice::{Preset, RuleSet};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::damage::{WORDS, damage};
use crate::model::recorded::recorded;
use crate::model::records::{adds_up, reads_as_written_and_plays_again, reads_the_same_again};
use crate::recorded::{any_rules, step, table};
use crate::sampling::cases;

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_record_reads_as_it_is_written_and_plays_to_the_same_game(
        rules in any_rules(),
        table in table(),
        steps in prop::collection::vec(step(), 1..120),
    ) {
        reads_as_written_and_plays_again(&recorded(&rules, table, &steps));
    }

    #[test]
    fn banks_and_penalties_of_a_record_add_up_to_the_totals(
        rules in any_rules(),
        table in table(),
        steps in prop::collection::vec(step(), 1..120),
    ) {
        adds_up(&recorded(&rules, table, &steps));
    }

    #[test]
    fn each_number_of_a_record_is_checked(
        rules in any_rules(),
        table in table(),
        steps in prop::collection::vec(step(), 1..60),
        wrong in any::<Index>(),
    ) {
        let text = recorded(&rules, table, &steps).record().to_string();
        let numbers = numbers(&text);
        prop_assume!(!numbers.is_empty());
        let (line, start, end) = numbers[wrong.index(numbers.len())];
        let number: i64 = text[start..end].parse()?;
        let changed = format!("{}{}{}", &text[..start], number + 1, &text[end..]);
        let record: Record = changed.parse()?;
        let error = record.replay(&rules).map(|game| game.state());
        prop_assert_eq!(error.map_err(|error| error.line), Err(line), "{}", changed);
    }

    #[test]
    fn a_damaged_record_is_read_or_refused(
        rules in any_rules(),
        table in table(),
        steps in prop::collection::vec(step(), 1..30),
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let mut text = recorded(&rules, table, &steps).record().to_string();
        for damage in &damages {
            text = damage.done_to(&text);
        }
        reads_the_same_again(&text, &rules);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", lines in "([ -~]{0,30}\n){0,8}") {
        let rules = RuleSet::preset(Preset::Crapola);
        let begun = format!("hotdice record 1\nrules: crapola\nseats: 2\nfirst: A\n\n{lines}");
        for text in [text, lines, begun] {
            reads_the_same_again(&text, &rules);
        }
    }

    #[test]
    fn any_words_of_the_format_are_read_or_refused(
        words in prop::collection::vec(prop::sample::select(WORDS.to_vec()), 0..30),
    ) {
        let rules = RuleSet::preset(Preset::Crapola);
        let head = "hotdice record 1\nrules: crapola\nseats: 2\nfirst: A\n\n";
        reads_the_same_again(&format!("{head}{}", words.concat()), &rules);
    }
}

/// The numbers in the lines of turns that are no dice: the line, and where each begins and ends.
fn numbers(text: &str) -> Vec<(usize, usize, usize)> {
    let mut found = Vec::new();
    let mut before = [""; 2];
    let mut start = 0;
    for (line, words) in (1..).zip(text.split_inclusive('\n')) {
        for word in words.split_inclusive([' ', '\n']) {
            let bare = word.trim_end_matches([' ', ';', '\n']);
            let named =
                ["bank", "total", "over", "penalty", "forfeit", "bust"].contains(&before[1]);
            let is_cost = before[1].ends_with(')') && bare.starts_with('-');
            if (named || is_cost || before[0] == ">") && bare.parse::<i64>().is_ok() {
                // A cost is written as a negative number, whose digits count up.
                let signed = bare.starts_with('-') && before[1] != "total";
                found.push((line, start + usize::from(signed), start + bare.len()));
            }
            before = [before[1], bare];
            start += word.len();
        }
    }
    found
}
