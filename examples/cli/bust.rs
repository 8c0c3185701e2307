//! Why a throw loses the turn, in words.

use hotdice::Bust;

pub(crate) const fn reason(bust: Bust) -> &'static str {
    match bust {
        Bust::Toxic => "too many dice of a toxic face",
        Bust::InstantLoss => "a combination that loses the turn",
        Bust::NothingScores => "nothing scores",
        Bust::LastThrow => "nothing of the last throw can be banked",
        _ => "the rules say so",
    }
}
