//! Scripted games: every ending and tie, players who leave, who begins, and the faults that such
//! games are known for.

mod catch_up;
mod classic_faults;
mod finish_round;
mod first_player;
mod immediate;
mod last_turn;
mod leaving;
mod play;
mod play_off;
mod rounds;
