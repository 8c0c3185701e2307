"""A game of seeded dice, played by players who keep the most points and bank as soon as they may.

    python3 game.py --library libhotdice.so titusind 7

It prints the number of turns, and then a line for each player, the winners first: place, seat and
total. Without --library the path of the library is that in HOTDICE_LIBRARY.
"""

import argparse
import os
import sys
from ctypes import byref, c_int32, c_uint32

import hotdice


def play(library, game, dice):
    while library.game_outcome(game).reason == hotdice.REASON_NONE:
        turn = library.game_turn(game)
        if library.turn_phase(turn) == hotdice.PHASE_TO_KEEP:
            keep_the_most(library, game, turn)
        elif may_bank(library, turn):
            library.game_bank(game, byref(c_uint32()))
        else:
            library.game_throw_from(game, dice, byref(hotdice.Throw()), byref(c_int32()))


def keep_the_most(library, game, turn):
    keeps = hotdice.listed(library.turn_keeps, hotdice.Keep, hotdice.MAX_KEEPS, turn)
    most = max(keeps, key=lambda keep: (keep.wins, keep.points))
    library.game_keep(game, most.dice, byref(hotdice.Keep()))


def may_bank(library, turn):
    check = hotdice.BankCheck()
    library.turn_check_bank(turn, byref(check))
    return check.refusal == hotdice.STATUS_OK


def print_standings(library, game):
    print(library.game_turns(game))
    standings = hotdice.listed(
        library.game_standings, hotdice.Standing, hotdice.MAX_PLAYERS, game
    )
    for standing in standings:
        print(standing.place, standing.seat, standing.total, sep="\t")


def run(library, rules_id, seed, players):
    with (
        hotdice.owned(library.rules_preset, library.rules_free, rules_id.encode()) as rules,
        hotdice.owned(library.game_new, library.game_free, rules, players, 0) as game,
        hotdice.owned(library.dice_source_seeded, library.dice_source_free, seed) as dice,
    ):
        play(library, game, dice)
        print_standings(library, game)


def main():
    parser = argparse.ArgumentParser(description="Play a game of seeded dice")
    parser.add_argument("--library", default=os.environ.get("HOTDICE_LIBRARY"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("rules", help='the id of a rule set, "titusind" say')
    parser.add_argument("seed", type=int)
    arguments = parser.parse_args()
    if not arguments.library:
        parser.error("--library or HOTDICE_LIBRARY has to name libhotdice.so")

    library = hotdice.Library(arguments.library)
    try:
        run(library, arguments.rules, arguments.seed, arguments.players)
    except hotdice.Refused as refused:
        sys.exit(f"error: {refused}")


if __name__ == "__main__":
    main()
