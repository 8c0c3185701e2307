//! Saved turns and games with a field changed: what is resumed of them can be played.

use std::sync::LazyLock;

use hotdice::{
    Account, CarryOver, Confirmation, Dice, Face, Game, GameState, Held, Kept, Offer, Outcome,
    RuleSet, SeatSet, SetSize, Turn, TurnEnd, TurnState,
};

use super::invariants::{game_is_possible, turn_is_possible};
use super::script::{Action, look_at};

/// A change of one field of a turn.
#[derive(Clone, Debug)]
pub(crate) enum TurnChange {
    Total(i32),
    OnBoard(bool),
    Points(u32),
    Throws(u32),
    InHand(u8),
    /// Dice held, and those of them that are open.
    Held(Dice, Dice),
    Throw(Dice),
    NothingKept,
    Kept(Dice, u32, Dice),
    KeptPending(Confirmation),
    End(Option<TurnEnd>),
    NoOffer,
    /// Points, and dice held as above.
    Offer(u32, Dice, Dice),
    Inherited(u32),
    /// Points that were taken over, or more of them, and gathered.
    InheritedAndGathered(u32),
    Pending(Confirmation),
}

/// A change of one field of a game.
#[derive(Clone, Debug)]
pub(crate) enum GameChange {
    Account(usize, Account),
    Left(usize, bool),
    Busts(usize, u8),
    Round(u32),
    Players(u8),
    First(u8),
    Current(u8),
    Turns(u32),
    Turn(TurnChange),
    Due(Option<SeatSet>),
    Outcome(Option<Outcome>),
}

/// Rules under which nearly any dice can be held, for states that other rules must refuse.
static EVERYTHING_SCORES: LazyLock<RuleSet> = LazyLock::new(|| {
    let scores = Face::ALL
        .into_iter()
        .fold(RuleSet::builder(), |rules, face| {
            rules.single(face, 50).of_a_kind(SetSize::Two, face, 150)
        });
    let rules = scores.carry_over(CarryOver::Straights).build();
    rules.expect("valid rules")
});

impl TurnChange {
    pub(crate) fn of(&self, state: &TurnState) -> TurnState {
        let mut changed = *state;
        match *self {
            Self::Total(total) => changed.account.total = total,
            Self::OnBoard(on_board) => changed.account.on_board = on_board,
            Self::Points(points) => changed.points = points,
            Self::Throws(throws) => changed.throws = throws,
            Self::InHand(dice) => changed.in_hand = dice,
            Self::Held(dice, open) => changed.held = held(dice, open).unwrap_or(changed.held),
            Self::Throw(dice) => changed.throw = dice,
            Self::NothingKept => changed.kept = None,
            Self::Kept(dice, points, open) => changed.kept = Some(kept(dice, points, open)),
            Self::KeptPending(pending) => {
                if let Some(kept) = &mut changed.kept {
                    kept.pending = pending;
                }
            }
            Self::End(end) => changed.end = end,
            Self::NoOffer => changed.offer = None,
            Self::Offer(points, dice, open) => {
                let held = held(dice, open).unwrap_or(changed.held);
                changed.offer = Some(Offer { points, held });
            }
            Self::Inherited(points) => changed.inherited = points,
            Self::InheritedAndGathered(points) => {
                changed.inherited = points;
                changed.points = changed.points.saturating_add(points);
            }
            Self::Pending(pending) => changed.pending = pending,
        }
        changed
    }
}

/// Dice as held with some of them open; none if they are all dice of a game.
fn held(dice: Dice, open: Dice) -> Option<Held> {
    let held = EVERYTHING_SCORES.hold_open(dice, dice.intersection(open));
    held.ok()
}

/// Any dice as kept: taken from a real turn, since only the library makes one, and then changed.
fn kept(dice: Dice, points: u32, open: Dice) -> Kept {
    let mut turn = Turn::new(&EVERYTHING_SCORES, Account::NEW);
    turn.throw("1-2-3-4-5-6".parse().expect("dice"))
        .expect("six dice");
    turn.keep("1".parse().expect("a die"))
        .expect("a single scores");
    let mut kept = turn.kept().expect("a die is kept");
    (kept.dice, kept.points, kept.open) = (dice, points, open);
    kept
}

impl GameChange {
    pub(crate) fn of(&self, state: &GameState) -> GameState {
        let mut changed = *state;
        match self {
            Self::Account(seat, account) => changed.seats[*seat].account = *account,
            Self::Left(seat, left) => changed.seats[*seat].left = *left,
            Self::Busts(seat, busts) => changed.seats[*seat].busts = *busts,
            Self::Round(round) => changed.round = *round,
            Self::Players(players) => changed.players = *players,
            Self::First(seat) => changed.first = *seat,
            Self::Current(seat) => changed.current = *seat,
            Self::Turns(turns) => changed.turns = *turns,
            Self::Turn(change) => changed.turn = change.of(&state.turn),
            Self::Due(due) => changed.due = *due,
            Self::Outcome(outcome) => changed.outcome = *outcome,
        }
        changed
    }
}

/// The turn with this change is refused, or can be played.
pub(crate) fn plays_changed_turn(turn: &Turn<'_>, change: &TurnChange, after: &[Action]) {
    let changed = change.of(&turn.state());
    if let Ok(mut resumed) = turn.rules().resume(changed) {
        assert_eq!(resumed.state(), changed);
        plays_on(&mut resumed, after);
    }
}

/// The turn answers all questions, whatever is tried; what it refuses leaves it as it was.
pub(crate) fn plays_on(turn: &mut Turn<'_>, actions: &[Action]) {
    look_at(turn);
    turn_is_possible(turn);
    for action in actions {
        let before = turn.state();
        if !action.on(turn).on_turn(turn) {
            assert_eq!(turn.state(), before);
        }
        look_at(turn);
        turn_is_possible(turn);
    }
}

/// The game with this change is refused, or can be played.
pub(crate) fn plays_changed_game(game: &Game<'_>, change: &GameChange, after: &[Action]) {
    let changed = change.of(&game.state());
    if let Ok(mut resumed) = game.rules().resume_game(&changed) {
        assert_eq!(resumed.state(), changed);
        game_plays_on(&mut resumed, after);
    }
}

/// The game answers all questions, whatever is tried; what it refuses leaves it as it was.
pub(crate) fn game_plays_on(game: &mut Game<'_>, actions: &[Action]) {
    look_at(game.turn());
    game_is_possible(game);
    for action in actions {
        let before = game.state();
        if !action.on(game.turn()).on_game(game) {
            assert_eq!(game.state(), before);
        }
        look_at(game.turn());
        game_is_possible(game);
        let winners = game.outcome().map_or(0, |outcome| outcome.winners.len());
        assert!(winners <= game.players());
        assert_eq!(game.standings().len(), usize::from(game.players()));
    }
}
