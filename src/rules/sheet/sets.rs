//! What sets pay in words: by the scheme they follow, else face by face.

use core::fmt;

use super::phrase::{do_so, does, joined, listed, text};
use crate::dice::Face;
use crate::rules::builder::RuleSetBuilder;
use crate::rules::combination::{Payout, SetSize};

type Payouts = [Payout; Face::ALL.len()];

/// How the payout of a set follows from its face or from its triplet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scheme {
    /// The same whatever the face.
    Alike(Payout),
    /// So many times the triplet.
    TimesTriplet(u32),
    /// The triplet and so many points.
    TripletPlus(u32),
    /// So many points times the pips.
    TimesFace(u32),
}

/// Finds the scheme that a payout of a face, with this triplet, would be an example of.
type Guess = fn(Face, Payout, Payout) -> Option<Scheme>;

/// Of schemes that fit equally well, the first is the simplest to say.
const GUESSES: [Guess; 4] = [
    |_, payout, _| Some(Scheme::Alike(payout)),
    |_, payout, triplet| match (payout, triplet) {
        (Payout::Points(points), Payout::Points(three)) if three > 0 && points % three == 0 => {
            Some(Scheme::TimesTriplet(points / three))
        }
        _ => None,
    },
    |_, payout, triplet| match (payout, triplet) {
        (Payout::Points(points), Payout::Points(three)) if points > three => {
            Some(Scheme::TripletPlus(points - three))
        }
        _ => None,
    },
    |face, payout, _| match payout {
        Payout::Points(points) if points % u32::from(face.pips()) == 0 => {
            Some(Scheme::TimesFace(points / u32::from(face.pips())))
        }
        _ => None,
    },
];

/// A scheme that fewer faces follow says less than their payouts.
const FEWEST: usize = 3;

impl Scheme {
    /// The scheme that most faces follow, if any is worth to be told.
    fn of(payouts: &Payouts, triplets: &Payouts) -> Option<Self> {
        let guesses = GUESSES.into_iter().flat_map(|guess| {
            let paying = Face::ALL.into_iter().filter(|face| pays(payouts, *face));
            paying
                .filter_map(move |face| guess(face, payouts[face.index()], triplets[face.index()]))
        });
        let mut best = None;
        let mut most = 0;
        for scheme in guesses {
            let following = Face::ALL
                .into_iter()
                .filter(|&face| scheme.fits(face, payouts, triplets));
            let fit = following.clone().count();
            if fit > most && following.filter(|face| pays(payouts, *face)).count() >= FEWEST {
                (best, most) = (Some(scheme), fit);
            }
        }
        best
    }

    fn fits(self, face: Face, payouts: &Payouts, triplets: &Payouts) -> bool {
        self.payout(face, triplets[face.index()]) == Some(payouts[face.index()])
    }

    /// What the scheme pays for a face with this triplet.
    fn payout(self, face: Face, triplet: Payout) -> Option<Payout> {
        match (self, triplet) {
            (Self::Alike(payout), _) => Some(payout),
            (Self::TimesFace(points), _) => {
                points.checked_mul(face.pips().into()).map(Payout::Points)
            }
            (Self::TimesTriplet(_) | Self::TripletPlus(_), Payout::Nothing) => {
                Some(Payout::Nothing)
            }
            (Self::TimesTriplet(factor), Payout::Points(three)) => {
                three.checked_mul(factor).map(Payout::Points)
            }
            (Self::TripletPlus(points), Payout::Points(three)) => {
                three.checked_add(points).map(Payout::Points)
            }
            _ => None,
        }
    }

    fn in_words(self) -> impl fmt::Display {
        text(move |f| match self {
            Self::Alike(payout) => write!(f, "{}", does(payout)),
            Self::TimesTriplet(1) => f.write_str("as much as the triplet"),
            Self::TimesTriplet(2) => f.write_str("twice the triplet"),
            Self::TimesTriplet(factor) => write!(f, "{factor} times the triplet"),
            Self::TripletPlus(points) => write!(f, "the triplet and {points}"),
            Self::TimesFace(1) => f.write_str("the face"),
            Self::TimesFace(points) => write!(f, "{points} times the face"),
        })
    }

    fn in_short(self) -> impl fmt::Display {
        text(move |f| match self {
            Self::Alike(payout) => write!(f, "{payout}"),
            Self::TimesTriplet(1) => f.write_str("triplet"),
            Self::TimesTriplet(factor) => write!(f, "{factor} x triplet"),
            Self::TripletPlus(points) => write!(f, "triplet + {points}"),
            Self::TimesFace(points) => write!(f, "{points} x face"),
        })
    }
}

fn pays(payouts: &Payouts, face: Face) -> bool {
    payouts[face.index()] != Payout::Nothing
}

/// What the sets of one size, or of several that pay in the same way, come to.
#[derive(Clone, Copy)]
pub(super) struct SetLine {
    from: SetSize,
    to: SetSize,
    scheme: Option<Scheme>,
    /// By face; `None` where the scheme says it.
    exceptions: [Option<Payout>; Face::ALL.len()],
}

impl SetLine {
    fn new(rules: &RuleSetBuilder, size: SetSize) -> Self {
        const NO_TRIPLETS: Payouts = [Payout::Nothing; Face::ALL.len()];
        let payouts = &rules.sets[size.index()];
        let triplets = match size {
            SetSize::Two | SetSize::Three => &NO_TRIPLETS,
            _ => &rules.sets[SetSize::Three.index()],
        };
        let scheme = Scheme::of(payouts, triplets);
        let told = |face| match scheme {
            Some(scheme) => scheme.fits(face, payouts, triplets),
            None => !pays(payouts, face),
        };
        Self {
            from: size,
            to: size,
            scheme,
            exceptions: Face::ALL.map(|face| (!told(face)).then_some(payouts[face.index()])),
        }
    }

    fn is_empty(&self) -> bool {
        self.scheme.is_none() && self.exceptions == [None; Face::ALL.len()]
    }

    fn continues(&self, smaller: &Self) -> bool {
        (smaller.scheme, smaller.exceptions) == (self.scheme, self.exceptions)
    }
}

impl SetLine {
    /// `four and five of a kind: twice the triplet, 1s win the game`, say.
    pub(super) fn in_words(self) -> impl fmt::Display {
        text(move |f| {
            let sizes = self.from.index()..=self.to.index();
            let sizes = sizes.map(|index| SetSize::ALL[index].word());
            let scheme = self.scheme.map(Scheme::in_words);
            let exceptions = by_payout(self.exceptions, do_so);
            write!(f, "{} of a kind: ", listed(sizes))?;
            write!(f, "{}", scheme_and_exceptions(scheme, exceptions))
        })
    }

    /// `4-5: 2 x triplet, 1s win`, say.
    pub(super) fn in_short(self) -> impl fmt::Display {
        text(move |f| {
            write!(f, "{}", self.from.dice())?;
            if self.from != self.to {
                write!(f, "-{}", self.to.dice())?;
            }
            let scheme = self.scheme.map(Scheme::in_short);
            let exceptions = by_payout(self.exceptions, |payout| payout);
            write!(f, ": {}", scheme_and_exceptions(scheme, exceptions))
        })
    }
}

fn scheme_and_exceptions(
    scheme: Option<impl fmt::Display>,
    exceptions: impl Iterator<Item: fmt::Display> + Clone,
) -> impl fmt::Display {
    text(move |f| {
        if let Some(scheme) = &scheme {
            write!(f, "{scheme}")?;
            if exceptions.clone().next().is_some() {
                f.write_str(", ")?;
            }
        }
        write!(f, "{}", joined(exceptions.clone(), ", "))
    })
}

/// A line for each way in which sets pay; sizes that follow each other share one.
pub(super) fn set_lines(rules: &RuleSetBuilder) -> impl Iterator<Item = SetLine> + Clone + '_ {
    let mut sizes = SetSize::ALL.into_iter().peekable();
    core::iter::from_fn(move || {
        let mut line = SetLine::new(rules, sizes.next()?);
        while let Some(next) = sizes.next_if(|&size| SetLine::new(rules, size).continues(&line)) {
            line.to = next;
        }
        Some(line)
    })
    .filter(|line| !line.is_empty())
}

/// Faces with what they pay, those that pay the same together: `1s and 5s 100`.
pub(super) fn by_payout<D: fmt::Display>(
    payouts: [Option<Payout>; Face::ALL.len()],
    say: impl Fn(Payout) -> D + Copy,
) -> impl Iterator<Item = impl fmt::Display> + Clone {
    let is_first = move |place: usize| !payouts[..place].contains(&payouts[place]);
    let told = (0..payouts.len()).filter(move |&place| is_first(place));
    told.filter_map(move |place| {
        let payout = payouts[place]?;
        let alike = move |face: &Face| payouts[face.index()] == Some(payout);
        let faces = Face::ALL.into_iter().filter(alike);
        let faces = faces.map(|face| text(move |f| write!(f, "{face}s")));
        Some(text(move |f| {
            write!(f, "{} {}", listed(faces.clone()), say(payout))
        }))
    })
}
