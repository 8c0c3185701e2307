//! Who sits where.

use hotdice::record::Header;

const HUMAN: &str = "You";

/// The names of all players.
#[derive(Clone, Debug)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// The human in the first seat, and computers.
    pub(crate) fn human_first(players: u8) -> Self {
        let mut names = Self::all_computers(players);
        names.0[0] = HUMAN.to_string();
        names
    }

    pub(crate) fn all_computers(players: u8) -> Self {
        Self((0..players).map(by_number).collect())
    }

    /// The names of a recorded game, as far as they are known.
    pub(crate) fn recorded(header: &Header) -> Self {
        let name = |seat| {
            header
                .name(seat)
                .map_or_else(|| by_number(seat), str::to_string)
        };
        Self((0..header.players()).map(name).collect())
    }

    pub(crate) fn is_human(&self, seat: u8) -> bool {
        self.of(seat) == HUMAN
    }

    pub(crate) fn of(&self, seat: u8) -> &str {
        &self.0[usize::from(seat)]
    }

    /// Several players in one word.
    pub(crate) fn of_all(&self, seats: impl IntoIterator<Item = u8>) -> String {
        let names: Vec<_> = seats.into_iter().map(|seat| self.of(seat)).collect();
        names.join(" and ")
    }

    /// Who is at the table.
    pub(crate) fn at_table(&self) -> String {
        match (self.is_human(0), self.0.len()) {
            (true, 1) => "you alone".to_string(),
            (true, 2) => "you and a computer player".to_string(),
            (true, players) => format!("you and {} computer players", players - 1),
            (false, 1) => "a computer player".to_string(),
            (false, players) => format!("{players} computer players"),
        }
    }

    /// What a player does, by a regular verb.
    pub(crate) fn does(&self, seat: u8, verb: &str) -> String {
        let ending = if self.is_human(seat) { "" } else { "s" };
        format!("{} {verb}{ending}", self.of(seat))
    }
}

fn by_number(seat: u8) -> String {
    format!("Player {}", seat + 1)
}
