//! A second game, which works out from the list of all that happened whether it is over.

use std::collections::BTreeSet;

use hotdice::{
    Account, BustEffect, CatchUp, Ending, MAX_TOTAL, Outcome, Penalty, Reason, RuleSet, SeatSet,
    Tie,
};

/// Something that changes the seats.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    /// A turn of this seat ended with so many points in the bank.
    Banked(u8, u32),
    /// A throw of this seat lost what the turn had gathered before it.
    Bust {
        seat: u8,
        lost: u64,
        throws: u32,
    },
    /// A turn of this seat was given up.
    GivenUp(u8),
    /// A keep of this seat won the game.
    Won(u8),
    Left(u8),
}

impl Event {
    pub(crate) const fn seat(self) -> u8 {
        match self {
            Self::Banked(seat, _)
            | Self::Bust { seat, .. }
            | Self::GivenUp(seat)
            | Self::Won(seat)
            | Self::Left(seat) => seat,
        }
    }
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
    first: u8,
    pub(crate) totals: Vec<i64>,
    /// Busts in a row.
    pub(crate) busts: Vec<u8>,
    /// How many turns each seat has had.
    had: Vec<u32>,
    pub(crate) on_board: BTreeSet<u8>,
    pub(crate) staying: BTreeSet<u8>,
    pub(crate) round: u32,
    pub(crate) current: u8,
    pub(crate) outcome: Option<Outcome>,
    /// Who called the end, and who has had a turn since.
    called: Option<(u8, BTreeSet<u8>)>,
    /// Who has a turn yet to break a tie.
    play_off: Option<BTreeSet<u8>>,
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
            first: self.first,
            totals: vec![0; self.players.into()],
            busts: vec![0; self.players.into()],
            had: vec![0; self.players.into()],
            on_board: BTreeSet::new(),
            staying: (0..self.players).collect(),
            round: 0,
            current: self.first,
            outcome: None,
            called: None,
            play_off: None,
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

    /// How many turns have ended.
    pub(crate) fn turns(&self) -> u32 {
        self.had.iter().sum()
    }

    fn total(&self, seat: u8) -> i64 {
        self.totals[usize::from(seat)]
    }

    fn follow(&mut self, rules: &RuleSet, event: Event) {
        let seat = event.seat();
        if let Event::Left(seat) = event {
            self.staying.remove(&seat);
            match self.staying.len() {
                0 => return self.end(BTreeSet::new(), Reason::Abandoned),
                1 => return self.end(self.staying.clone(), Reason::LastStanding),
                _ => {}
            }
            if let Some(tied) = &mut self.play_off {
                tied.remove(&seat);
            }
        } else {
            self.end_turn(rules, event);
        }
        if self.outcome.is_none() && self.is_played_out(rules) {
            self.look_for_winners(rules);
        }
        if self.outcome.is_none() && seat == self.current {
            self.go_on();
        }
    }

    fn end_turn(&mut self, rules: &RuleSet, event: Event) {
        let seat = event.seat();
        let index = usize::from(seat);
        self.had[index] += 1;
        if let Some((_, since)) = &mut self.called {
            since.insert(seat);
        }
        if let Some(tied) = &mut self.play_off {
            tied.remove(&seat);
        }
        match event {
            Event::Won(_) => self.end(BTreeSet::from([seat]), Reason::InstantWin),
            Event::Banked(_, points) => {
                self.totals[index] += i64::from(points);
                self.busts[index] = 0;
                self.on_board.insert(seat);
                if self.calls_the_end(rules, seat) {
                    self.called = Some((seat, BTreeSet::new()));
                    self.play_off = None;
                }
            }
            Event::Bust { lost, throws, .. } => self.pay_for_bust(rules, seat, lost, throws),
            Event::GivenUp(_) | Event::Left(_) => {}
        }
    }

    fn pay_for_bust(&mut self, rules: &RuleSet, seat: u8, lost: u64, throws: u32) {
        if rules.bust_effect() == BustEffect::Subtract {
            self.pay(rules, seat, i64::try_from(lost).expect("a short turn"));
        }
        if throws == 1 {
            self.pay(rules, seat, rules.first_throw_penalty().into());
        }
        let streak = rules.bust_streak();
        if streak.busts == 0 {
            return;
        }
        self.busts[usize::from(seat)] += 1;
        if self.busts[usize::from(seat)] == streak.busts {
            let penalty = match streak.penalty {
                Penalty::Points(points) => points.into(),
                _ => self.total(seat).max(0),
            };
            self.pay(rules, seat, penalty);
            self.busts[usize::from(seat)] = 0;
        }
    }

    /// Takes points from a total, down to the lowest one.
    fn pay(&mut self, rules: &RuleSet, seat: u8, points: i64) {
        let lowest = i64::from(rules.lowest_total()).max(-i64::from(MAX_TOTAL));
        let total = &mut self.totals[usize::from(seat)];
        *total -= points.min(*total - lowest);
    }

    /// Goes on to the next seat around the table that has a turn, counting rounds from the first.
    fn go_on(&mut self) {
        let players = u8::try_from(self.totals.len()).expect("at most 16");
        loop {
            self.current = (self.current + 1) % players;
            if self.current == self.first {
                self.round += 1;
            }
            let tied = self.play_off.as_ref().filter(|tied| !tied.is_empty());
            if tied.unwrap_or(&self.staying).contains(&self.current) {
                return;
            }
        }
    }

    /// Whether this seat's bank is one after which others have one more turn.
    fn calls_the_end(&self, rules: &RuleSet, seat: u8) -> bool {
        let others = self.staying.iter().filter(|&&other| other != seat);
        let highest = others.map(|&other| self.total(other)).max();
        self.total(seat) >= i64::from(rules.target())
            && match rules.ending() {
                Ending::Rounds(_) => false,
                Ending::CatchUp(CatchUp::ByEqualling) if self.called.is_some() => {
                    Some(self.total(seat)) >= highest
                }
                Ending::CatchUp(CatchUp::ByBeating) if self.called.is_some() => {
                    Some(self.total(seat)) > highest
                }
                _ => self.called.is_none(),
            }
    }

    /// Whether nobody has a turn to come before the end.
    fn is_played_out(&self, rules: &RuleSet) -> bool {
        let have_had = |turns| {
            let mut staying = self.staying.iter();
            staying.all(|&seat| self.had[usize::from(seat)] >= turns)
        };
        if let Some(tied) = &self.play_off {
            return tied.is_empty();
        }
        match (rules.ending(), &self.called) {
            (Ending::Rounds(rounds), _) => have_had(rounds.into()),
            (_, None) => false,
            (Ending::Immediate, Some(_)) => true,
            (Ending::FinishRound, Some((caller, _))) => have_had(self.had[usize::from(*caller)]),
            (_, Some((caller, since))) => {
                let played = |seat: &u8| seat == caller || since.contains(seat);
                self.staying.iter().all(played)
            }
        }
    }

    /// Ends the game, or has those who are level play on.
    fn look_for_winners(&mut self, rules: &RuleSet) {
        let reason = match rules.ending() {
            Ending::Rounds(_) => Reason::Rounds,
            _ => Reason::Target,
        };
        if let (Ending::Immediate, Some((caller, _))) = (rules.ending(), &self.called) {
            return self.end(BTreeSet::from([*caller]), reason);
        }
        let highest = self.staying.iter().map(|&seat| self.total(seat)).max();
        let staying = self.staying.iter().copied();
        let leaders: BTreeSet<u8> = staying
            .filter(|&seat| Some(self.total(seat)) == highest)
            .collect();
        match (leaders.len(), rules.ending(), rules.tie()) {
            (1, ..) => self.end(leaders, reason),
            (_, Ending::CatchUp(CatchUp::ByEqualling), _) => {}
            (_, _, Tie::PlayOff) => self.play_off = Some(leaders),
            (_, _, Tie::EarlierSeat) => {
                let earliest = leaders.into_iter().take(1).collect();
                self.end(earliest, reason);
            }
            _ => self.end(leaders, reason),
        }
    }

    fn end(&mut self, winners: BTreeSet<u8>, reason: Reason) {
        let winners = winners.into_iter().fold(SeatSet::EMPTY, SeatSet::with);
        self.outcome = Some(Outcome { winners, reason });
    }
}
