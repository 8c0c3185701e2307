//! "Rules for Crapola, a dice game … (aka 10,000 or Dix Mille)", Concord North Ltd.

mod games;
mod scoring;
mod straights;
mod turns;

use hotdice::{Preset, RuleSet};

fn crapola() -> RuleSet {
    RuleSet::preset(Preset::Crapola)
}

fn basic() -> RuleSet {
    RuleSet::preset(Preset::CrapolaBasic)
}

fn five() -> RuleSet {
    RuleSet::preset(Preset::CrapolaFive)
}
