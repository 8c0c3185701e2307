//! `play --hint` and `play --level`.

use crate::dialogue::plays;
use crate::program::Program::Play;
