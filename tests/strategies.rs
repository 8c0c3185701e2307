//! The two simple policies, and what a strategy is asked for.

use hotdice::strategy::{AllScoring, MostPoints, play_turn};
use hotdice::{
    Account, Decision, Dice, DiceSource, Face, Game, Phase, Preset, RuleSet, RuleSetBuilder,
    Strategy, Throw, Turn, View,
};

fn built(rules: RuleSetBuilder) -> RuleSet {
    rules.build().expect("free of faults")
}

fn dice(text: &str) -> Dice {
    text.parse().expect("these are dice")
}

/// A turn of a player on the board with this throw on the table.
fn thrown<'r>(rules: &'r RuleSet, throw: &str) -> Turn<'r> {
    let account = Account {
        total: 0,
        on_board: true,
    };
    let mut turn = Turn::new(rules, account);
    turn.throw(dice(throw)).expect("all dice are thrown");
    turn
}

#[test]
fn of_keeps_that_are_worth_the_same_the_first_is_kept() {
    // The straight is worth its 1 and its 5.
    let rules = built(RuleSet::builder().straight(Face::One..=Face::Five, 150));
    let turn = thrown(&rules, "1-2-3-4-5-3");
    let decision = MostPoints { bank_at: 300 }.decide(&View::of_turn(&turn));
    assert_eq!(decision, Decision::Keep(dice("1-5")));
}

#[test]
fn after_the_last_throw_the_points_are_banked_or_given_up() {
    // Both fives of the last throw are enough for either minimum; one is not.
    for (minimum, expected) in [(100, Decision::Bank), (150, Decision::Forfeit)] {
        let rules = built(RuleSet::builder().max_throws(2).minimum(minimum));
        let mut turn = thrown(&rules, "5-2-3-4-6-6");
        turn.keep(dice("5")).expect("it scores");
        turn.throw(dice("5-5-3-4-6")).expect("five dice");
        turn.keep(dice("5")).expect("it scores");
        for mut policy in [
            Box::new(MostPoints { bank_at: 1000 }) as Box<dyn Strategy>,
            Box::new(AllScoring { bank_at: 1000 }),
        ] {
            assert_eq!(policy.decide(&View::of_turn(&turn)), expected);
        }
    }
}

#[test]
fn a_bank_that_meets_the_target_is_taken_below_the_bank_of_the_policy() {
    for (target, expected) in [(200, Decision::Bank), (201, Decision::Throw)] {
        let rules = built(RuleSet::builder().target(target));
        let mut turn = thrown(&rules, "1-1-3-4-6-6");
        turn.keep(dice("1-1")).expect("they score");
        let decision = MostPoints { bank_at: 300 }.decide(&View::of_turn(&turn));
        assert_eq!(decision, expected, "to {target}");
    }
}

/// Notes in which phases it was asked.
#[derive(Default)]
struct Noting {
    begins: u32,
    others: u32,
}

impl Strategy for Noting {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        match view.phase() {
            Phase::ToThrow { .. } => {
                self.begins += 1;
                Decision::Throw
            }
            Phase::ToKeep => {
                self.others += 1;
                Decision::Keep(view.keeps().next().expect("no bust").dice)
            }
            _ => {
                self.others += 1;
                Decision::Bank
            }
        }
    }
}

/// The same dice again and again.
struct Same;

impl DiceSource for Same {
    fn throw(&mut self, dice: u8) -> Option<Throw> {
        let [one, two, three, four, _, six] = Face::ALL;
        let faces = [one, two, three, four, six, six];
        Throw::new(&faces[..dice.into()]).ok()
    }
}

#[test]
fn a_strategy_is_asked_how_to_begin_only_if_there_is_a_choice() {
    let rules = RuleSet::preset(Preset::HighStakes);
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    let mut dice = Same;
    let mut noting = Noting::default();
    play_turn(&mut game, &mut noting, &mut dice).expect("it is legal");
    assert_eq!((noting.begins, noting.others), (0, 2));
    // The second player may take over what the first has left.
    play_turn(&mut game, &mut noting, &mut dice).expect("it is legal");
    assert_eq!((noting.begins, noting.others), (1, 4));
}
