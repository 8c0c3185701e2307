"""Every legal keep-set of a throw, a line for each.

    python3 keeps.py --library libhotdice.so titusind 144445

A line has the dice, the points or "win", how many dice are left (0 with hot dice) and how many
partitions there are, with tabs between them. A bust has no lines. Without --library the path of
the library is that in HOTDICE_LIBRARY.
"""

import argparse
import os
import sys
from ctypes import byref, c_size_t

import hotdice


def print_keeps(library, rules, text):
    nothing_held = hotdice.Held()
    thrown = hotdice.Dice()
    library.dice_parse(text.encode(), byref(thrown))
    arguments = (rules, nothing_held, thrown)
    for keep in hotdice.listed(library.rules_keeps, hotdice.Keep, hotdice.MAX_KEEPS, *arguments):
        # Without a place for the partitions, only their number is written.
        partitions = c_size_t()
        library.rules_partitions(*arguments, keep.dice, None, 0, byref(partitions))
        points = "win" if keep.wins else keep.points
        print(keep.dice, points, keep.dice_left, partitions.value, sep="\t")


def main():
    parser = argparse.ArgumentParser(description="List every legal keep-set of a throw")
    parser.add_argument("--library", default=os.environ.get("HOTDICE_LIBRARY"))
    parser.add_argument("rules", help='the id of a rule set, "titusind" say')
    parser.add_argument("throw", help="the dice, each a face from 1 to 6")
    arguments = parser.parse_args()
    if not arguments.library:
        parser.error("--library or HOTDICE_LIBRARY has to name libhotdice.so")

    library = hotdice.Library(arguments.library)
    rules = arguments.rules.encode()
    try:
        with hotdice.owned(library.rules_preset, library.rules_free, rules) as rules:
            print_keeps(library, rules, arguments.throw)
    except hotdice.Refused as refused:
        sys.exit(f"error: {refused}")


if __name__ == "__main__":
    main()
