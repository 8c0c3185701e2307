//! Dice as text: what is written is read again, and nothing that is read panics.

use hotdice::{Dice, Face, ParseDiceError, Throw};
use proptest::prelude::*;

use crate::sampling::{cases, dice_up_to, face};

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn what_is_written_is_read_again(dice in dice_up_to(6)) {
        prop_assert_eq!(dice.to_string().parse(), Ok(dice));
        let faces: Vec<String> = dice.faces().map(|face| face.pips().to_string()).collect();
        prop_assert_eq!(dice.to_string(), faces.join("-"));
    }

    #[test]
    fn any_separators_and_order_read_the_same(
        faces in prop::collection::vec((face(), "(-|,| |\t| - |)"), 0..=6),
    ) {
        let mut text = String::new();
        for (place, (face, separator)) in faces.iter().enumerate() {
            if place > 0 {
                text.push_str(separator);
            }
            text.push_str(&face.pips().to_string());
        }
        let thrown: Vec<Face> = faces.iter().map(|&(face, _)| face).collect();
        let throw: Throw = text.parse()?;
        prop_assert_eq!(throw.faces(), &thrown);
        prop_assert_eq!(text.parse(), Dice::from_faces(thrown).map_err(|e| ParseDiceError::TooMany(e.0)));
    }

    #[test]
    fn any_text_is_read_or_refused_with_its_place(text in "\\PC{0,12}|[-1-7, ]{0,16}") {
        match text.parse::<Dice>() {
            Ok(dice) => prop_assert_eq!(dice.len(), text.parse::<Throw>()?.dice().len()),
            Err(ParseDiceError::Character { position, found }) => {
                prop_assert_eq!(text.trim().chars().nth(position), Some(found));
            }
            Err(ParseDiceError::Separator { position }) => {
                let found = text.trim().chars().nth(position);
                prop_assert!(found.is_some_and(|found| !found.is_alphanumeric()));
            }
            Err(ParseDiceError::TooMany(dice)) => {
                let faces = text.chars().filter(|found| ('1'..='6').contains(found));
                prop_assert_eq!(faces.count(), dice);
            }
            Err(error) => prop_assert!(false, "{}", error),
        }
    }
}
