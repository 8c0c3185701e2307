//! What the builder accepts, and that a rule set says what was set.

use hotdice::RuleSet;

use super::options::Options;

/// Valid options make a rule set that has them, and no others do: each of those has a fault, and
/// without its faults it makes one.
pub(crate) fn builds_if_valid(options: &Options) -> Option<RuleSet> {
    let builder = options.builder();
    let valid = *options == options.mended();
    match builder.build() {
        Ok(rules) => {
            assert!(valid, "accepted: {options:?}");
            assert_eq!(Options::of(&rules), *options);
            assert_eq!(rules.to_builder(), builder);
            assert_eq!(rules.to_builder().build().as_ref(), Ok(&rules));
            Some(rules)
        }
        Err(error) => {
            assert!(!valid, "refused: {error}");
            assert_eq!(error.into_builder(), builder);
            let faults: Vec<String> = error.faults().map(|fault| fault.to_string()).collect();
            assert!(!faults.is_empty());
            assert_eq!(error.to_string(), faults.join("; "));
            assert!(options.mended().builder().build().is_ok());
            None
        }
    }
}
