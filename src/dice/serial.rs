//! Dice in saves: as their notation; a face as its number.

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use super::{Dice, Face, Throw};

/// A number from 1 to 6.
impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.pips())
    }
}

/// A number from 1 to 6.
impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pips = u8::deserialize(deserializer)?;
        Self::try_from(pips).map_err(serde::de::Error::custom)
    }
}

/// Text as in `"1-4-4"`.
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Text as in `"1-4-4"`.
impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::tree::parse(deserializer)
    }
}

/// Text as in `"4-1-4"`, in the order on the table.
impl Serialize for Throw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Text as in `"4-1-4"`, in the order on the table.
impl<'de> Deserialize<'de> for Throw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::tree::parse(deserializer)
    }
}
