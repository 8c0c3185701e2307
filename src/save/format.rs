//! The fields of a save, and its version before all others.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _};
use serde::ser::{Serialize, SerializeMap, Serializer};
use thiserror::Error;

use super::{FORMAT, SavedDice};
use crate::game::ResumeGameError;
use crate::rules::RuleSet;
use crate::tree::Tree;
use crate::turn::ResumeTurnError;

const VERSION: &str = "format";
const RULES: &str = "rules";
const DICE: &str = "dice";

/// Numbers up to here come back unchanged from every format.
const EXACT: u64 = 1 << 53;

/// What a save is made of, its state unchecked.
pub(super) struct Parts<S> {
    pub(super) rules: Box<RuleSet>,
    pub(super) state: S,
    pub(super) dice: Option<SavedDice>,
}

/// Why a save is refused.
#[derive(Debug, Error)]
pub(crate) enum SaveError {
    #[error("a table is expected, not {got}")]
    NoTable { got: Tree },
    #[error("format: version {FORMAT} is expected, not {got}")]
    Version { got: Tree },
    #[error("{field}: is missing")]
    Missing { field: &'static str },
    #[error("{field}: unknown field, known are `format`, `rules`, `{state}` and `dice`")]
    Unknown { field: String, state: &'static str },
    #[error("{field}: is named twice")]
    Twice { field: String },
    #[error("{field}: {error}")]
    Unreadable {
        field: &'static str,
        error: serde::de::value::Error,
    },
    #[error("game: {0}")]
    Game(#[from] ResumeGameError),
    #[error("turn: {0}")]
    Turn(#[from] ResumeTurnError),
}

/// Takes a save apart whose state has this name.
pub(super) fn read<S: DeserializeOwned>(
    tree: Tree,
    state: &'static str,
) -> Result<Parts<S>, SaveError> {
    let mut fields = match tree {
        Tree::Table(fields) => fields,
        got => return Err(SaveError::NoTable { got }),
    };
    let version = take(&mut fields, VERSION)?.ok_or(SaveError::Missing { field: VERSION })?;
    if version != Tree::number(FORMAT) {
        return Err(SaveError::Version { got: version });
    }
    let rules = required(&mut fields, RULES)?;
    let played = required(&mut fields, state)?;
    let dice = take(&mut fields, DICE)?;
    if let Some((field, _)) = fields.into_iter().next() {
        return Err(SaveError::Unknown { field, state });
    }
    Ok(Parts {
        rules: part(RULES, rules)?,
        state: part(state, played)?,
        dice: dice.map(|dice| part(DICE, dice)).transpose()?,
    })
}

type Fields = Vec<(String, Tree)>;

/// Takes a field out, if it is there; it must not be there twice.
fn take(fields: &mut Fields, name: &str) -> Result<Option<Tree>, SaveError> {
    let mut found = None;
    while let Some(place) = fields.iter().position(|(field, _)| field == name) {
        let (field, tree) = fields.swap_remove(place);
        if found.replace(tree).is_some() {
            return Err(SaveError::Twice { field });
        }
    }
    Ok(found)
}

fn required(fields: &mut Fields, field: &'static str) -> Result<Tree, SaveError> {
    take(fields, field)?.ok_or(SaveError::Missing { field })
}

fn part<T: DeserializeOwned>(field: &'static str, tree: Tree) -> Result<T, SaveError> {
    T::deserialize(tree).map_err(|error| SaveError::Unreadable { field, error })
}

pub(super) fn write<S: Serializer>(
    rules: &RuleSet,
    name: &'static str,
    state: &impl Serialize,
    dice: Option<SavedDice>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut fields = serializer.serialize_map(None)?;
    fields.serialize_entry(VERSION, &FORMAT)?;
    if let Some(dice) = dice {
        fields.serialize_entry(DICE, &dice)?;
    }
    fields.serialize_entry(RULES, rules)?;
    fields.serialize_entry(name, state)?;
    fields.end()
}

/// A number as it comes back from every format: as text where it is too great.
struct Exact(u64);

impl Serialize for Exact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 <= EXACT {
            serializer.serialize_u64(self.0)
        } else {
            serializer.collect_str(&self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Exact {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tree = Tree::deserialize(deserializer)?;
        let number = match &tree {
            Tree::Number(number) => u64::try_from(*number).ok(),
            Tree::Text(digits) => digits.parse().ok(),
            _ => None,
        };
        number.map(Self).ok_or_else(|| {
            let most = u64::MAX;
            D::Error::custom(format_args!(
                "a whole number from 0 to {most} is expected, not {tree}"
            ))
        })
    }
}

/// [`SavedDice`] as it is written.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    seed: Exact,
    position: Exact,
}

impl Serialize for SavedDice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = Data {
            seed: Exact(self.seed),
            position: Exact(self.position),
        };
        data.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SavedDice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Data { seed, position } = Data::deserialize(deserializer)?;
        Ok(Self {
            seed: seed.0,
            position: position.0,
        })
    }
}
