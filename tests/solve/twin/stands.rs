//! Where turns stand between two throws, found by playing them with every throw and every keep.

use std::collections::{BTreeMap, HashMap};

use hotdice::{Account, Confirmation, Dice, HotDice, Phase, RuleSet, Turn, Verdict};

/// A player on the board.
const ON_BOARD: Account = Account {
    total: 0,
    on_board: true,
};

/// All that matters between two throws besides the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stand {
    /// The dice not kept: 0 with hot dice.
    pub(crate) left: u8,
    /// The held dice that later throws may build on.
    open: Dice,
    pending: Confirmation,
    /// The throws so far, where they are limited.
    throws: u8,
    /// Whether nothing is kept yet.
    fresh: bool,
}

/// Equal sets of options together.
pub(crate) struct Outcome {
    /// The probability.
    pub(crate) part: f64,
    /// The points that a keep adds, and the number of the stand after it; none if it wins.
    pub(crate) options: Vec<(u32, Option<usize>)>,
}

/// Every stand of the turns of a rule set; the first is the beginning.
pub(crate) struct Stands {
    pub(crate) rules: RuleSet,
    /// All points are multiples of this.
    pub(crate) grid: u32,
    list: Vec<Stand>,
    outcomes: Vec<Vec<Outcome>>,
    busts: Vec<f64>,
}

impl Stands {
    pub(crate) fn of(rules: &RuleSet) -> Self {
        // Throws are counted here, so that a turn gives none up as lost by itself.
        let endless = rules.to_builder().max_throws(0);
        let endless = endless.build().expect("as free of faults as with a limit");
        let mut found = Found::new(rules, &endless);
        let mut stands = Self {
            rules: rules.clone(),
            grid: 0,
            list: Vec::new(),
            outcomes: Vec::new(),
            busts: Vec::new(),
        };
        while let Some(&(stand, turn)) = found.turns.get(stands.len()) {
            let (outcomes, bust) = if stands.has_throw_left(&stand) {
                found.outcomes(&stand, &turn)
            } else {
                (Vec::new(), 0.0)
            };
            stands.list.push(stand);
            stands.outcomes.push(outcomes);
            stands.busts.push(bust);
        }
        stands.grid = found.grid;
        stands
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, Stand> {
        self.list.iter()
    }

    pub(crate) fn outcomes(&self, number: usize) -> &[Outcome] {
        &self.outcomes[number]
    }

    pub(crate) fn bust(&self, number: usize) -> f64 {
        self.busts[number]
    }

    pub(crate) fn is_fresh(&self, number: usize) -> bool {
        self.list[number].fresh
    }

    /// The number of the stand with so many dice left, nothing open and nothing to confirm.
    pub(crate) fn plain(&self, left: u8) -> Option<usize> {
        self.list.iter().position(|stand| {
            !stand.fresh
                && stand.left == left % self.rules.dice()
                && stand.open.is_empty()
                && stand.pending == Confirmation::None
        })
    }

    pub(crate) fn has_throw_left(&self, stand: &Stand) -> bool {
        let most = self.rules.max_throws();
        most == 0 || stand.throws < most
    }

    /// Whether hot dice force another throw.
    pub(crate) fn is_forced(&self, stand: &Stand) -> bool {
        stand.left == 0 && self.rules.hot_dice() == HotDice::Must && self.has_throw_left(stand)
    }

    /// Whether so many points may be banked, if they are enough and no more than there may be.
    pub(crate) fn may_bank(&self, stand: &Stand, points: u32) -> bool {
        !self.is_forced(stand) && self.may_bank_unforced(stand, points)
    }

    /// The same where hot dice force nothing.
    pub(crate) fn may_bank_unforced(&self, stand: &Stand, points: u32) -> bool {
        !stand.fresh
            && stand.pending == Confirmation::None
            && stand.left <= self.rules.max_dice_left()
            && points % self.rules.granularity() == 0
    }
}

/// What is found so far.
struct Found<'r> {
    limited: bool,
    grid: u32,
    /// Each stand with a turn that came to it.
    turns: Vec<(Stand, Turn<'r>)>,
    numbers: HashMap<Stand, usize>,
}

impl<'r> Found<'r> {
    fn new(rules: &RuleSet, endless: &'r RuleSet) -> Self {
        let stand = Stand {
            left: rules.dice(),
            open: Dice::EMPTY,
            pending: Confirmation::None,
            throws: 0,
            fresh: true,
        };
        Self {
            limited: rules.max_throws() > 0,
            grid: 0,
            turns: vec![(stand, Turn::new(endless, ON_BOARD))],
            numbers: HashMap::from([(stand, 0)]),
        }
    }

    /// All that a throw can come to, and the probability of a bust.
    fn outcomes(&mut self, stand: &Stand, turn: &Turn<'r>) -> (Vec<Outcome>, f64) {
        let mut merged: BTreeMap<Vec<(u32, Option<usize>)>, u32> = BTreeMap::new();
        let mut busts = 0;
        let dice = turn.dice_in_hand();
        for throw in Dice::all(dice) {
            let mut thrown = *turn;
            match thrown.throw(throw).expect("a throw of the dice in hand") {
                Verdict::Bust(_) => busts += throw.arrangements(),
                Verdict::Scores => {
                    let options = self.options(stand, &thrown);
                    *merged.entry(options).or_default() += throw.arrangements();
                }
            }
        }
        let all = f64::from(6_u32.pow(dice.into()));
        let outcomes = merged.into_iter().map(|(options, orders)| Outcome {
            part: f64::from(orders) / all,
            options,
        });
        (outcomes.collect(), f64::from(busts) / all)
    }

    fn options(&mut self, stand: &Stand, thrown: &Turn<'r>) -> Vec<(u32, Option<usize>)> {
        let mut options = Vec::new();
        for keep in thrown.keeps() {
            for partition in thrown.partitions(keep.dice).expect("a keep-set") {
                let mut after = *thrown;
                after.keep_as(&partition).expect("one of its partitions");
                let gain = partition.points();
                options.push((gain, self.number(stand, after)));
                self.grid = gcd(self.grid, gain);
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    }

    /// The number of the stand that this turn has come to; none if it is won.
    fn number(&mut self, before: &Stand, turn: Turn<'r>) -> Option<usize> {
        let kept = turn.kept()?;
        let Phase::ToDecide { .. } = turn.phase() else {
            return None;
        };
        let stand = Stand {
            left: turn.state().in_hand - kept.dice.len(),
            open: kept.open,
            pending: turn.pending(),
            throws: before.throws + u8::from(self.limited),
            fresh: false,
        };
        let turns = &mut self.turns;
        Some(*self.numbers.entry(stand).or_insert_with(|| {
            turns.push((stand, turn));
            turns.len() - 1
        }))
    }
}

pub(crate) fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
