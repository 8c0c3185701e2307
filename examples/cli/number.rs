//! Whole numbers among the arguments.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A parser of whole numbers whose refusal names those that it accepts.
pub(crate) fn whole_number<N>(
    accepted: RangeInclusive<N>,
) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static
where
    N: FromStr + Display + PartialOrd + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| accepted.contains(number));
        let (least, most) = (accepted.start(), accepted.end());
        number.ok_or_else(|| format!("a whole number from {least} to {most} is expected"))
    }
}
