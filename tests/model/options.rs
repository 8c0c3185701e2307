//! Every option of a rule set as plain data.

use std::fmt;

use hotdice::{
    CarryOver, Combinations, Confirmation, Dice, Ending, Face, FirstPlayer, GroupPattern, HotDice,
    Keeping, Payout, Players, RuleSet, RuleSetBuilder, SetSize, Sets, Tie,
};

use super::bank_options::BankOptions;
use super::turn_options::TurnOptions;

/// What every setter of the builder takes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Options {
    pub(crate) dice: u8,
    pub(crate) scoring: Scoring,
    pub(crate) keeps: KeepOptions,
    pub(crate) turn: TurnOptions,
    pub(crate) bank: BankOptions,
    pub(crate) table: TableOptions,
}

#[derive(Clone, PartialEq)]
pub(crate) struct Scoring {
    pub(crate) singles: [u32; 6],
    /// By size from two on, then by face.
    pub(crate) sets: [[Payout; 6]; 5],
    /// By lowest face, then by highest.
    pub(crate) straights: [[Payout; 6]; 6],
    pub(crate) three_pairs: GroupPattern,
    pub(crate) four_and_pair: GroupPattern,
    pub(crate) two_triplets: GroupPattern,
    pub(crate) full_house: GroupPattern,
    /// No dice twice.
    pub(crate) formations: Vec<(Dice, Payout)>,
    pub(crate) scoreless_bonus: u32,
    pub(crate) toxic: [u8; 6],
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KeepOptions {
    pub(crate) combinations: Combinations,
    pub(crate) set_rule: Sets,
    pub(crate) keeping: Keeping,
    pub(crate) carry_over: CarryOver,
    pub(crate) hot_dice: HotDice,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TableOptions {
    pub(crate) ending: Ending,
    pub(crate) tie: Tie,
    pub(crate) players: Players,
    pub(crate) first_player: FirstPlayer,
}

impl Scoring {
    fn of(rules: &RuleSet) -> Self {
        let of_a_kind = |size| Face::ALL.map(|face| rules.of_a_kind(size, face));
        Self {
            singles: Face::ALL.map(|face| rules.single(face)),
            sets: SetSize::ALL.map(of_a_kind),
            straights: Face::ALL.map(|low| Face::ALL.map(|high| rules.straight(low..=high))),
            three_pairs: rules.three_pairs(),
            four_and_pair: rules.four_and_pair(),
            two_triplets: rules.two_triplets(),
            full_house: rules.full_house(),
            formations: rules.formations().collect(),
            scoreless_bonus: rules.scoreless_bonus(),
            toxic: Face::ALL.map(|face| rules.toxic(face)),
        }
    }

    /// Single dice and nothing else.
    fn of_singles(singles: [u32; 6]) -> Self {
        Self {
            singles,
            sets: [[Payout::Nothing; 6]; 5],
            straights: [[Payout::Nothing; 6]; 6],
            three_pairs: GroupPattern::default(),
            four_and_pair: GroupPattern::default(),
            two_triplets: GroupPattern::default(),
            full_house: GroupPattern::default(),
            formations: Vec::new(),
            scoreless_bonus: 0,
            toxic: [0; 6],
        }
    }
}

impl Options {
    /// The builder with every option set.
    pub(crate) fn builder(&self) -> RuleSetBuilder {
        let builder = self.bank.set(self.turn.set(RuleSet::builder()));
        let mut builder = builder
            .dice(self.dice)
            .three_pairs(self.scoring.three_pairs)
            .four_and_pair(self.scoring.four_and_pair)
            .two_triplets(self.scoring.two_triplets)
            .full_house(self.scoring.full_house)
            .scoreless_bonus(self.scoring.scoreless_bonus)
            .combinations(self.keeps.combinations)
            .set_rule(self.keeps.set_rule)
            .keeping(self.keeps.keeping)
            .carry_over(self.keeps.carry_over)
            .hot_dice(self.keeps.hot_dice)
            .ending(self.table.ending)
            .tie(self.table.tie)
            .players(self.table.players.min, self.table.players.max)
            .first_player(self.table.first_player);
        for (face, index) in Face::ALL.into_iter().zip(0..) {
            builder = builder
                .single(face, self.scoring.singles[index])
                .toxic(face, self.scoring.toxic[index]);
            for (size, payouts) in SetSize::ALL.into_iter().zip(&self.scoring.sets) {
                builder = builder.of_a_kind(size, face, payouts[index]);
            }
            for (high, &payout) in Face::ALL.into_iter().zip(&self.scoring.straights[index]) {
                builder = builder.straight(face..=high, payout);
            }
        }
        let formations = self.scoring.formations.iter();
        formations.fold(builder, |builder, &(dice, payout)| {
            builder.formation(dice, payout)
        })
    }

    /// The options that a rule set says it has.
    pub(crate) fn of(rules: &RuleSet) -> Self {
        Self {
            dice: rules.dice(),
            scoring: Scoring::of(rules),
            keeps: KeepOptions {
                combinations: rules.combinations(),
                set_rule: rules.set_rule(),
                keeping: rules.keeping(),
                carry_over: rules.carry_over(),
                hot_dice: rules.hot_dice(),
            },
            turn: TurnOptions::of(rules),
            bank: BankOptions::of(rules),
            table: TableOptions {
                ending: rules.ending(),
                tie: rules.tie(),
                players: rules.players(),
                first_player: rules.first_player(),
            },
        }
    }

    /// The same but for what keeps a game from ending in a few turns.
    pub(crate) fn quick(mut self) -> Self {
        self.scoring.singles[0] = self.scoring.singles[0].max(100);
        self.bank.opening = self.bank.opening.min(100);
        self.bank.minimum = 0;
        self.bank.granularity = 1;
        self.bank.target = self.bank.target.min(500);
        self
    }

    /// The same but with so few points that players are soon level.
    pub(crate) fn level(mut self) -> Self {
        self.dice = 2;
        self.scoring = Scoring::of_singles([50, 0, 0, 0, 50, 0]);
        self.keeps.carry_over = CarryOver::None;
        self.turn.max_throws = 1;
        self.turn.confirmations = [Confirmation::None; 9];
        self.bank.opening = 0;
        self.bank.minimum = 0;
        self.bank.max_dice_left = 2;
        self.bank.granularity = 1;
        self.bank.target = 100;
        self
    }

    /// The rule set of options that are valid.
    pub(crate) fn rules(&self) -> RuleSet {
        match self.builder().build() {
            Ok(rules) => rules,
            Err(error) => panic!("valid options are refused: {error}"),
        }
    }
}

/// Only what pays or punishes is shown, so that a shrunk failure can be read.
impl fmt::Debug for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let paid = |payout: &Payout| *payout != Payout::Nothing;
        write!(f, "singles {:?}", self.singles)?;
        for (size, payouts) in (2..).zip(&self.sets) {
            for (face, payout) in (1..).zip(payouts).filter(|(_, payout)| paid(payout)) {
                write!(f, ", {size} of a kind of {face}: {payout:?}")?;
            }
        }
        for (low, payouts) in (1..).zip(&self.straights) {
            for (high, payout) in (1..).zip(payouts).filter(|(_, payout)| paid(payout)) {
                write!(f, ", straight {low}-{high}: {payout:?}")?;
            }
        }
        let groups = [
            ("three pairs", self.three_pairs),
            ("four and a pair", self.four_and_pair),
            ("two triplets", self.two_triplets),
            ("full house", self.full_house),
        ];
        for (name, group) in groups.iter().filter(|(_, group)| paid(&group.payout())) {
            write!(f, ", {name}: {group:?}")?;
        }
        let (bonus, toxic) = (self.scoreless_bonus, self.toxic);
        write!(f, ", {:?}, bonus {bonus}, toxic {toxic:?}", self.formations)
    }
}

/// Only the straights that run from a lower to a higher face.
pub(crate) fn runs_of(mut straights: [[Payout; 6]; 6]) -> [[Payout; 6]; 6] {
    for (low, row) in straights.iter_mut().enumerate() {
        row[..=low].fill(Payout::Nothing);
    }
    straights
}
