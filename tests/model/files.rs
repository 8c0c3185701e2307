//! Files of rules, turns and games.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// What is written, in TOML and in JSON, reads as the same.
pub(crate) fn comes_back<T>(value: &T)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let text = toml::to_string(value).expect("TOML");
    match toml::from_str::<T>(&text) {
        Ok(read) => assert!(read == *value, "{text}"),
        Err(error) => panic!("{error} in: {text}"),
    }
    let text = serde_json::to_string(value).expect("JSON");
    match serde_json::from_str::<T>(&text) {
        Ok(read) => assert!(read == *value, "{text}"),
        Err(error) => panic!("{error} in: {text}"),
    }
}
