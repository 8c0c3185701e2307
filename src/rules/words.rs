//! The word by which files and tables call each choice of an option.

use core::fmt;

#[cfg(feature = "serde")]
use super::combination::CombinationKind;
use super::options::{
    BustEffect, CarryOver, Combinations, Finish, FirstPlayer, HotDice, Keeping, Sets, Tie,
    WinningBank,
};

/// A choice with a word for it: that of its [`Display`](fmt::Display).
#[cfg(feature = "serde")]
pub(crate) trait Word: Copy + 'static {
    /// Every word with its choice.
    const WORDS: &'static [(&'static str, Self)];
}

/// Words for every choice of an option; one that is left out does not compile.
macro_rules! words {
    ($type:ident: $($choice:ident = $word:literal,)+) => {
        #[cfg(feature = "serde")]
        impl Word for $type {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$choice),)+];
        }

        /// The word that files use.
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self {
                    $(Self::$choice => $word,)+
                })
            }
        }
    };
}

words! { CarryOver:
    None = "none",
    Straights = "straights",
    ExtendSets = "extend-sets",
    Progressive = "progressive",
}

words! { HotDice:
    May = "may",
    Must = "must",
}

words! { Keeping:
    AnyScoring = "any-scoring",
    AllScoring = "all-scoring",
}

words! { Sets:
    MaySplit = "may-split",
    OverrideSingles = "override-singles",
}

words! { Combinations:
    OnAnyThrow = "on-any-throw",
    OnFullThrow = "on-full-throw",
}

words! { Finish:
    Reach = "reach",
    Exact = "exact",
}

words! { Tie:
    Shared = "shared",
    EarlierSeat = "earlier-seat",
    PlayOff = "play-off",
}

words! { FirstPlayer:
    FirstSeat = "first-seat",
    HighestThrow = "highest-throw",
    Lot = "lot",
    Named = "named",
}

words! { BustEffect:
    LoseTurn = "lose-turn",
    Subtract = "subtract",
}

words! { WinningBank:
    NeedsMinimum = "needs-minimum",
    Excused = "excused",
}

#[cfg(feature = "serde")]
impl Word for CombinationKind {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("straight", Self::Straight),
        ("three-pairs", Self::ThreePairs),
        ("four-and-pair", Self::FourAndPair),
        ("two-triplets", Self::TwoTriplets),
        ("full-house", Self::FullHouse),
        ("formation", Self::Formation),
        ("set", Self::Set),
        ("single", Self::Single),
        ("scoreless", Self::Scoreless),
    ];
}
