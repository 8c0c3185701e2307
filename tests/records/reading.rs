//! Text that is read, and text that is refused with its line and the reason.

use hotdice::record::{Action, Header, Record, RulesName};
use hotdice::{Preset, Worth};

const HEAD: &str = "hotdice record 1\nrules: farkle\nseats: 2\nfirst: A\n";

fn read(text: &str) -> Record {
    match text.parse() {
        Ok(record) => record,
        Err(error) => panic!("{error} in:\n{text}"),
    }
}

#[track_caller]
fn refuses(text: &str, message: &str) {
    let error = text.parse::<Record>().map(|record| record.to_string());
    assert_eq!(
        error.map_err(|error| error.to_string()),
        Err(message.to_string())
    );
}

#[track_caller]
fn refuses_line(line: &str, reason: &str) {
    refuses(&format!("{HEAD}\n{line}\n"), &format!("line 6: {reason}"));
}

#[test]
fn a_header_says_who_plays_what() {
    let text = "hotdice record 1\nrules: \"my \"own\" rules\"\nseats: 3\nname A: Anna\nname C: \
                C: 1\nfirst: B\nseed: 18446744073709551615\n";
    let record = read(text);
    let header = record.header();
    assert_eq!(
        header.rules(),
        &RulesName::Other("my \"own\" rules".parse().unwrap())
    );
    assert_eq!((header.players(), header.first()), (3, 1));
    assert_eq!(
        [0, 1, 2, 3].map(|seat| header.name(seat)),
        [Some("Anna"), None, Some("C: 1"), None]
    );
    assert_eq!(header.seed(), Some(u64::MAX));
    assert_eq!(record.to_string(), text);
}

#[test]
fn spaces_and_line_ends_do_not_matter() {
    let strict = format!("{HEAD}\nA: 1-1-2-3-4-6 > 1-1 200; bank 200; total 200\n");
    let loose = "hotdice record 1\r\n rules:farkle\r\nseats:  2\r\nfirst:A\r\n\r\n  A :112346>  \
                 1-1   200 ;bank  200;total 200  \r\n\r\n\r\n";
    assert_eq!(read(loose), read(&strict));
}

#[test]
fn a_record_may_end_after_its_header_or_within_a_turn() {
    let header = Header::new(Preset::Farkle, 2, 0).unwrap();
    assert_eq!(read(HEAD), Record::new(header));
    let record = read(&format!("{HEAD}\nA: 1-1-2-3-4-6 > 1-1 200"));
    let last = record.lines()[0].actions().last();
    let kept = Action::Keep {
        dice: "1-1".parse().unwrap(),
        worth: Worth::Points(200),
        split: None,
    };
    assert_eq!(last, Some(&kept));
}

#[test]
fn a_header_is_refused_where_it_is_wrong() {
    let begins = |with: &str, found: &str| {
        format!("a line that begins with {with:?} is expected, not {found:?}")
    };
    refuses(
        "",
        "line 1: a line that begins with \"hotdice record\" is expected, but the text ends",
    );
    refuses(
        "chess\n",
        &format!("line 1: {}", begins("hotdice record", "chess")),
    );
    refuses(
        "hotdice record 2\n",
        "line 1: version 1 is known, not \"2\"",
    );
    refuses("hotdice record\n", "line 1: version 1 is known, not \"\"");
    let first = "hotdice record 1\n";
    refuses(
        &format!("{first}seats: 2"),
        &format!("line 2: {}", begins("rules:", "seats: 2")),
    );
    refuses(
        first,
        "line 2: a line that begins with \"rules:\" is expected, but the text ends",
    );
    let rules = format!("{first}rules: farkle\n");
    refuses(
        &format!("{rules}seats: 0\n"),
        "line 3: 1 to 16 players are expected, not 0",
    );
    refuses(
        &format!("{rules}seats: 17\n"),
        "line 3: 1 to 16 players are expected, not 17",
    );
    refuses(
        &format!("{rules}seats: two\n"),
        "line 3: a number is expected, not \"two\"",
    );
    refuses(
        &format!("{rules}seats: 300\n"),
        "line 3: a number is expected, not \"300\"",
    );
    let seats = format!("{rules}seats: 2\n");
    refuses(
        &format!("{seats}name C: Carl\n"),
        "line 4: there is no seat C among 2, the first of which is A",
    );
    refuses(
        &format!("{seats}name A:\n"),
        "line 4: at least one word is expected",
    );
    refuses(
        &format!("{seats}name A: Anna\nname A: Anna\n"),
        "line 5: seat A is named twice, or not in order",
    );
    refuses(
        &format!("{seats}first: a\n"),
        "line 4: a seat, A to P, is expected, not \"a\"",
    );
    refuses(
        &format!("{HEAD}seed: -1\n"),
        "line 5: a number is expected, not \"-1\"",
    );
    refuses(
        &format!("{HEAD}A: 1-1\n"),
        "line 5: an empty line is expected, not \"A: 1-1\"",
    );
}

#[test]
fn rules_are_a_preset_or_in_quotation_marks() {
    let error = "hotdice record 1\nrules: zonk\n"
        .parse::<Record>()
        .unwrap_err();
    let message = error.to_string();
    assert!(
        message.starts_with("line 2: the rule set is one of crapola, "),
        "{message}"
    );
    assert!(
        message.ends_with(", or words in quotation marks for other rules"),
        "{message}"
    );
}

#[test]
fn a_line_is_refused_with_what_is_expected() {
    const ACTION: &str =
        "a throw, \"take over\", \"bank\", \"forfeit\" or \"leaves\" is expected, not";
    refuses_line(
        "Anna plays",
        "a seat, A to P, is expected, not \"Anna plays\"",
    );
    refuses_line("Q: 1", "a seat, A to P, is expected, not \"Q\"");
    refuses_line(
        "C: 1",
        "there is no seat C among 2, the first of which is A",
    );
    refuses_line("A:", &format!("{ACTION} \"\""));
    refuses_line("A: 1-1-2; ", &format!("{ACTION} \"\""));
    refuses_line("A: rolls", &format!("{ACTION} \"rolls\""));
    refuses_line("A: total 5", &format!("{ACTION} \"total 5\""));
    refuses_line(
        "A: 1-1-7",
        "\"1-1-7\" are no dice: character 5 is '7', where a face from 1 to 6, a hyphen, a comma or \
         a space is expected",
    );
    refuses_line("A: ; 1-1 > 1 100", &format!("{ACTION} \"\""));
    refuses_line("A: 1-1 > 1", "dice and their points is expected, not \"1\"");
    refuses_line("A: 1-1 > 1 much", "a number is expected, not \"much\"");
    refuses_line("A: 1-1 > 1 -100", "a number is expected, not \"-100\"");
    refuses_line(
        "A: 1-1 > 1 4294967296",
        "a number is expected, not \"4294967296\"",
    );
    refuses_line(
        "A: 1-1 > 1 100 as 1 100",
        "points and \"(kind)\" is expected, not \"100\"",
    );
    refuses_line(
        "A: 1 > 1 1 as 1 1 (ace)",
        "a kind of combination is expected, not \"ace\"",
    );
    refuses_line(
        "A: 2-3 bust (bad luck)",
        "\"toxic\", \"losing combination\" or \"last throw\" is expected, not \"bad luck\"",
    );
    refuses_line(
        "A: 2-3 bust 5",
        "\"-\" and the points that are lost is expected, not \"5\"",
    );
    refuses_line("A: 1-1; total +5", "a number is expected, not \"+5\"");
    refuses_line(
        "A: 1-1; total 5; bank 5",
        "the end of the line is expected, not \"bank 5\"",
    );
    refuses_line(
        "won: A and B",
        "a seat, A to P, is expected, not \"A and B\"",
    );
    refuses(
        &format!("{HEAD}\nwon: A\nA: 1"),
        "line 7: the end of the text is expected, not \"A: 1\"",
    );
}

#[test]
fn a_long_line_is_quoted_by_its_beginning() {
    let forty = "⚀".repeat(40);
    refuses_line(
        &format!("A: {forty}{forty}"),
        &format!(
            "a throw, \"take over\", \"bank\", \"forfeit\" or \"leaves\" is expected, not \"{forty}…\""
        ),
    );
}
