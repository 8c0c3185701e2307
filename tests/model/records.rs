//! Records of games: what is written reads the same, and plays to the same game.

use hotdice::RuleSet;
use hotdice::record::{Action, Record, Recorder};

/// A record reads as it is written, plays to the game that was recorded, and is written the same
/// while it plays.
pub(crate) fn reads_as_written_and_plays_again(recorder: &Recorder<'_>) {
    let record = recorder.record();
    let text = record.to_string();
    match text.parse::<Record>() {
        Ok(read) => assert_eq!(&read, record, "{text}"),
        Err(error) => panic!("{error} in:\n{text}"),
    }
    match record.resume(recorder.game().rules()) {
        Ok(again) => {
            assert_eq!(again.game().state(), recorder.game().state(), "{text}");
            assert_eq!(again.record(), record);
        }
        Err(error) => panic!("{error} in:\n{text}"),
    }
}

/// Banks less penalties are the totals, those that are written and those of the game.
pub(crate) fn adds_up(recorder: &Recorder<'_>) {
    let mut totals = vec![0_i64; recorder.game().players().into()];
    for line in recorder.record().lines() {
        let total = &mut totals[usize::from(line.seat())];
        for action in line.actions() {
            *total += match *action {
                Action::Bank { points } => i64::from(points),
                Action::Bust { penalty, .. } => -i64::from(penalty),
                _ => 0,
            };
        }
        assert!(
            line.total()
                .is_none_or(|written| i64::from(written) == *total),
            "{line}"
        );
    }
    let seats = recorder.game().seats().iter();
    let played: Vec<_> = seats.map(|seat| i64::from(seat.account.total)).collect();
    assert_eq!(played, totals, "{}", recorder.record());
}

/// What reads prints as the same record, and plays or is refused.
pub(crate) fn reads_the_same_again(text: &str, rules: &RuleSet) {
    let Ok(record) = text.parse::<Record>() else {
        return;
    };
    let printed = record.to_string();
    assert_eq!(printed.parse(), Ok(record.clone()), "{printed}");
    if let Ok(again) = record.resume(rules) {
        assert_eq!(again.record().to_string(), printed);
        adds_up(&again);
        let state = again.game().state();
        let resumed = rules.resume_game(&state).map(|game| game.state());
        assert_eq!(resumed, Ok(state));
    }
}
