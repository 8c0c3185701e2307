//! A game and a set of seats in saves.

use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Error as _, Serialize, Serializer};

use super::{GameState, Outcome, Seat, SeatSet};
use crate::rules::MAX_PLAYERS;
use crate::turn::TurnState;

/// A game as a save has it: only the seats that are in use.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    first: u8,
    current: u8,
    round: u32,
    turns: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<SeatSet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
    seats: Vec<Seat>,
    turn: TurnState,
}

impl Serialize for GameState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let players = usize::from(self.players);
        let seats = self.seats.get(..players).ok_or_else(|| {
            S::Error::custom(format_args!(
                "players: at most {MAX_PLAYERS}, not {players}"
            ))
        })?;
        if self.seats[players..].iter().any(|seat| *seat != Seat::NEW) {
            return Err(S::Error::custom(
                "seats: one that is not in use is not empty",
            ));
        }
        let data = Data {
            first: self.first,
            current: self.current,
            round: self.round,
            turns: self.turns,
            due: self.due,
            outcome: self.outcome,
            seats: seats.to_vec(),
            turn: self.turn,
        };
        data.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for GameState {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let data = Data::deserialize(deserializer)?;
        let players = u8::try_from(data.seats.len()).unwrap_or(u8::MAX);
        let mut seats = [Seat::NEW; MAX_PLAYERS as usize];
        let Some(used) = seats.get_mut(..usize::from(players)) else {
            return Err(D::Error::custom(format_args!(
                "seats: at most {MAX_PLAYERS}, not {}",
                data.seats.len()
            )));
        };
        used.copy_from_slice(&data.seats);
        Ok(Self {
            seats,
            players,
            first: data.first,
            current: data.current,
            round: data.round,
            turns: data.turns,
            turn: data.turn,
            due: data.due,
            outcome: data.outcome,
        })
    }
}

/// A list of seats, ascending.
impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A list of seats, each below [`MAX_PLAYERS`] and named once.
impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut seats = Self::EMPTY;
        for seat in Vec::<u8>::deserialize(deserializer)? {
            if seat >= MAX_PLAYERS || seats.contains(seat) {
                let most = MAX_PLAYERS - 1;
                return Err(D::Error::custom(format_args!(
                    "seats from 0 to {most} are expected, each once, not {seat}"
                )));
            }
            seats = seats.with(seat);
        }
        Ok(seats)
    }
}
