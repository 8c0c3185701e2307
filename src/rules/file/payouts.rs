//! Payouts and group patterns in a file.

use super::faults::Faults;
use super::value::{Value, fields, flag, optional, points, required, word};
use crate::rules::combination::{GroupPattern, Payout};
use crate::tree::Tree;

const WORDS: [(&str, Payout); 3] = [
    ("nothing", Payout::Nothing),
    ("win", Payout::InstantWin),
    ("loss", Payout::InstantLoss),
];

/// What a payout adds to its points.
#[derive(Clone, Copy)]
enum Plus {
    Singles,
    Triplets,
}

const PLUS: [(&str, Plus); 2] = [("singles", Plus::Singles), ("triplets", Plus::Triplets)];

/// `1500`, `"win"`, `"loss"`, `"nothing"` or `{ points = 1000, plus = "singles" }`.
impl Value for Payout {
    fn read(tree: &Tree, faults: &mut Faults) -> Option<Self> {
        match tree {
            Tree::Number(_) => points(tree, faults).map(Self::from),
            Tree::Table(_) => {
                let [points, plus] = fields(tree, ["points", "plus"], faults);
                paid(points, plus, faults)
            }
            Tree::Text(_) => word(tree, &WORDS, faults),
            _ => {
                faults.expected("a whole number of points, a word or a table", tree);
                None
            }
        }
    }

    fn write(&self) -> Tree {
        match *self {
            Self::Nothing => Tree::number(0),
            Self::InstantWin => Tree::text("win"),
            Self::InstantLoss => Tree::text("loss"),
            // 0 by itself is no combination; one that pays 0 points is a fault, and not the same.
            Self::Points(points) if points > 0 => Tree::number(points),
            Self::Points(points) => Tree::table([("points", Tree::number(points))]),
            Self::PointsPlusSingles(points) => Tree::table([
                ("points", Tree::number(points)),
                ("plus", Tree::text("singles")),
            ]),
            Self::PointsPlusTriplets(points) => Tree::table([
                ("points", Tree::number(points)),
                ("plus", Tree::text("triplets")),
            ]),
        }
    }
}

fn paid(cost: Option<&Tree>, plus: Option<&Tree>, faults: &mut Faults) -> Option<Payout> {
    let cost = required("points", cost, faults, points);
    let plus = optional("plus", plus, None, faults, |tree, faults| {
        word(tree, &PLUS, faults).map(Some)
    });
    let cost = cost?;
    Some(match plus? {
        None => Payout::Points(cost),
        Some(Plus::Singles) => Payout::PointsPlusSingles(cost),
        Some(Plus::Triplets) => Payout::PointsPlusTriplets(cost),
    })
}

/// A payout, or with the degenerate forms that count
/// `{ points = 1500, four_plus_two = true, all_alike = true }`; `pays` in place of `points` takes
/// any payout.
impl Value for GroupPattern {
    fn read(tree: &Tree, faults: &mut Faults) -> Option<Self> {
        if !matches!(tree, Tree::Table(_)) {
            return Payout::read(tree, faults).map(Self::paying);
        }
        let known = ["points", "plus", "pays", "four_plus_two", "all_alike"];
        let [points, plus, pays, four_plus_two, all_alike] = fields(tree, known, faults);
        let payout = match (pays, points.or(plus)) {
            (Some(_), Some(_)) => {
                faults.add("either `points` or `pays` is expected, not both");
                None
            }
            (Some(pays), None) => faults.within("pays", |faults| Payout::read(pays, faults)),
            (None, Some(_)) => paid(points, plus, faults),
            (None, None) => {
                faults.add("`points` or `pays` is missing");
                None
            }
        };
        let four_plus_two = optional("four_plus_two", four_plus_two, false, faults, flag);
        let all_alike = optional("all_alike", all_alike, false, faults, flag);
        Some(Self {
            payout: payout?,
            four_plus_two: four_plus_two?,
            all_alike: all_alike?,
        })
    }

    fn write(&self) -> Tree {
        let payout = self.payout.write();
        let mut fields = match (self.four_plus_two || self.all_alike, payout) {
            (false, payout) => return payout,
            (true, Tree::Table(fields)) => fields,
            (true, points) if matches!(self.payout, Payout::Points(_)) => {
                [("points".into(), points)].into()
            }
            (true, word) => [("pays".into(), word)].into(),
        };
        let forms = [
            ("four_plus_two", self.four_plus_two),
            ("all_alike", self.all_alike),
        ];
        let counted = forms.into_iter().filter(|(_, counts)| *counts);
        fields.extend(counted.map(|(form, counts)| (form.into(), Tree::Flag(counts))));
        Tree::Table(fields)
    }
}
