//! What the bytes of a fuzzer mean: numbers, dice, and actions on them.
//!
//! Any bytes mean something, and where they end the rest is zeros. A choice takes one byte and a
//! throw two, so that a short input is a long script.

use arbitrary::Unstructured;
use hotdice::{Account, Dice, Face, MAX_POINTS, MAX_TOTAL};

use crate::model::script::{Action, first};

pub(super) struct Input<'a>(Unstructured<'a>);

impl<'a> Input<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self(Unstructured::new(bytes))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// So many items, or fewer if the input ends before.
    pub(super) fn list<T>(&mut self, most: usize, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let mut list = Vec::new();
        while list.len() < most && !self.is_empty() {
            list.push(item(self));
        }
        list
    }

    pub(super) fn byte(&mut self) -> u8 {
        self.0.arbitrary().unwrap_or_default()
    }

    pub(super) fn below(&mut self, bound: u8) -> u8 {
        self.byte() % bound
    }

    pub(super) fn pick(&mut self) -> usize {
        self.byte().into()
    }

    pub(super) fn flag(&mut self) -> bool {
        self.byte() % 2 == 1
    }

    pub(super) fn word(&mut self) -> u32 {
        self.0.arbitrary().unwrap_or_default()
    }

    pub(super) fn integer(&mut self) -> i32 {
        self.0.arbitrary().unwrap_or_default()
    }

    pub(super) fn long(&mut self) -> u64 {
        self.0.arbitrary().unwrap_or_default()
    }

    pub(super) fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.pick() % items.len()]
    }

    /// Points as rules have them, now and then any number.
    pub(super) fn points(&mut self) -> u32 {
        const USUAL: [u32; 12] = [50, 100, 200, 300, 400, 500, 1000, 1500, 5, 10, 1, 0];
        match self.byte() {
            255 => self.word(),
            254 => MAX_POINTS,
            253 => MAX_POINTS + 1,
            byte @ 200..253 => u32::from(byte - 200) * 50,
            byte => USUAL[usize::from(byte) % USUAL.len()],
        }
    }

    pub(super) fn six_faces(&mut self) -> [Face; 6] {
        let mut number: u16 = self.0.arbitrary().unwrap_or_default();
        Face::ALL.map(|_| {
            let face = Face::ALL[usize::from(number % 6)];
            number /= 6;
            face
        })
    }

    /// Up to six dice, or none.
    pub(super) fn dice(&mut self) -> Dice {
        let faces = self.six_faces();
        first(faces, self.below(7))
    }

    /// An account that can be: no points without an opening.
    pub(super) fn account(&mut self) -> Account {
        let total = match self.byte() {
            255 => MAX_TOTAL,
            254 => -MAX_TOTAL,
            byte @ 0..128 => i32::from(byte) * 100,
            byte => (128 - i32::from(byte)) * 50,
        };
        let on_board = total > 0 || self.flag();
        Account { total, on_board }
    }

    /// An action of a turn or a game, most often what the phase asks for.
    pub(super) fn action(&mut self) -> Action {
        let byte = self.byte();
        match byte % 20 {
            0 => Action::Throw(self.six_faces()),
            1 => Action::ThrowAny(self.dice()),
            2 => Action::Keep(self.pick()),
            3 => Action::KeepAny(self.dice()),
            4 | 5 => Action::KeepAs(self.pick(), self.pick()),
            6 => Action::KeepForeign(self.pick(), self.pick()),
            7 => Action::TakeOver,
            8 => Action::TakeBack,
            9 => Action::Bank,
            10 => match self.byte() {
                seat @ 0..32 => Action::Leave(seat),
                _ => Action::Forfeit,
            },
            _ => Action::GoOn {
                faces: self.six_faces(),
                keep: self.pick(),
                banks: byte < 180,
            },
        }
    }
}
