//! A second game, which works out from the list of all that happened whether it is over.

use std::collections::BTreeSet;

use hotdice::{Account, CatchUp, Ending, Outcome, Reason, RuleSet, SeatSet, Tie};

/// Something that changes the seats.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    /// A turn of this seat ended, with what was banked.
    Turn(u8, Option<u32>),
    /// A keep of this seat won the game.
    Won(u8),
    Left(u8),
}

/// The seats and the end of a game, from its history.
pub(crate) struct GameTwin<'r> {
    rules: &'r RuleSet,
    players: u8,
    first: u8,
    history: Vec<Event>,
}

/// What the history so far has come to.
pub(crate) struct Position {
    pub(crate) totals: Vec<i64>,
    pub(crate) on_board: BTreeSet<u8>,
    pub(crate) staying: BTreeSet<u8>,
    pub(crate) turns: u32,
    pub(crate) current: u8,
    pub(crate) outcome: Option<Outcome>,
    /// Who called the end, and who has had a turn since.
    called: Option<(u8, BTreeSet<u8>)>,
}

impl<'r> GameTwin<'r> {
    pub(crate) fn new(rules: &'r RuleSet, players: u8, first: u8) -> Self {
        Self {
            rules,
            players,
            first,
            history: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, event: Event) {
        self.history.push(event);
    }

    /// The game up to now, played through from its beginning.
    pub(crate) fn position(&self) -> Position {
        let mut position = Position {
            totals: vec![0; self.players.into()],
            on_board: BTreeSet::new(),
            staying: (0..self.players).collect(),
            turns: 0,
            current: self.first,
            outcome: None,
            called: None,
        };
        for &event in &self.history {
            assert_eq!(position.outcome, None, "{event:?} after the end");
            position.follow(self.rules, event);
        }
        position
    }
}

impl Position {
    pub(crate) fn account(&self, seat: u8) -> Account {
        Account {
            total: i32::try_from(self.total(seat)).expect("a short game"),
            on_board: self.on_board.contains(&seat),
        }
    }

    fn total(&self, seat: u8) -> i64 {
        self.totals[usize::from(seat)]
    }

    fn follow(&mut self, rules: &RuleSet, event: Event) {
        match event {
            Event::Won(seat) => {
                self.turns += 1;
                return self.end(BTreeSet::from([seat]), Reason::InstantWin);
            }
            Event::Left(seat) => {
                self.staying.remove(&seat);
                match self.staying.len() {
                    0 => return self.end(BTreeSet::new(), Reason::Abandoned),
                    1 => return self.end(self.staying.clone(), Reason::LastStanding),
                    _ => {}
                }
            }
            Event::Turn(seat, banked) => {
                self.turns += 1;
                if let Some((_, since)) = &mut self.called {
                    since.insert(seat);
                }
                if let Some(points) = banked {
                    self.totals[usize::from(seat)] += i64::from(points);
                    self.on_board.insert(seat);
                    if self.calls_the_end(rules, seat) {
                        self.called = Some((seat, BTreeSet::new()));
                    }
                }
            }
        }
        if let Some(winners) = self.winners(rules) {
            return self.end(winners, Reason::Target);
        }
        let (Event::Turn(seat, _) | Event::Won(seat) | Event::Left(seat)) = event;
        if seat == self.current {
            self.current = self.next();
        }
    }

    /// The next seat around the table of those who stay.
    fn next(&self) -> u8 {
        let later = self.staying.range(self.current + 1..).next();
        *later.or(self.staying.first()).expect("someone stays")
    }

    /// Whether this seat's bank is one after which everyone else has one more turn.
    fn calls_the_end(&self, rules: &RuleSet, seat: u8) -> bool {
        let others = self.staying.iter().filter(|&&other| other != seat);
        let highest = others.map(|&other| self.total(other)).max();
        self.total(seat) >= i64::from(rules.target())
            && match rules.ending() {
                Ending::CatchUp(CatchUp::ByEqualling) if self.called.is_some() => {
                    Some(self.total(seat)) >= highest
                }
                Ending::CatchUp(CatchUp::ByBeating) if self.called.is_some() => {
                    Some(self.total(seat)) > highest
                }
                _ => self.called.is_none(),
            }
    }

    /// The winners, if the target has been met and nobody has a turn to come.
    fn winners(&self, rules: &RuleSet) -> Option<BTreeSet<u8>> {
        let (caller, since) = self.called.as_ref()?;
        if rules.ending() == Ending::Immediate {
            return Some(BTreeSet::from([*caller]));
        }
        let played = |seat: &u8| seat == caller || since.contains(seat);
        if !self.staying.iter().all(played) {
            return None;
        }
        let highest = self.staying.iter().map(|&seat| self.total(seat)).max();
        let staying = self.staying.iter().copied();
        let leaders: BTreeSet<u8> = staying
            .filter(|&seat| Some(self.total(seat)) == highest)
            .collect();
        match (leaders.len(), rules.ending(), rules.tie()) {
            (1, ..) | (_, Ending::LastTurn | Ending::CatchUp(CatchUp::ByBeating), Tie::Shared) => {
                Some(leaders)
            }
            (_, Ending::CatchUp(CatchUp::ByEqualling), _) => None,
            _ => leaders.first().map(|&seat| BTreeSet::from([seat])),
        }
    }

    fn end(&mut self, winners: BTreeSet<u8>, reason: Reason) {
        let winners = winners.into_iter().fold(SeatSet::EMPTY, SeatSet::with);
        self.outcome = Some(Outcome { winners, reason });
    }
}
