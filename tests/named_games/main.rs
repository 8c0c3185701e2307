//! The named games beside the five documents: all values of their table, and turns and games that
//! follow from its rows.

mod farkles;
mod play;
mod ten_thousands;
mod values;
