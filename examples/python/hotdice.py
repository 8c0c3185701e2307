"""The part of hotdice.h that the examples use, through ctypes alone.

hotdice.h explains each function; here they have no prefix.
"""

import contextlib
import ctypes
from ctypes import (
    POINTER,
    byref,
    c_char_p,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint32,
    c_uint64,
    c_void_p,
)

ABI_VERSION = 1
MAX_KEEPS = 63
MAX_PLAYERS = 16

STATUS_OK = 0
PHASE_TO_KEEP = 2
REASON_NONE = 0


class Dice(ctypes.Structure):
    _fields_ = [("counts", c_uint8 * 6), ("reserved", c_uint8 * 2)]

    def __str__(self):
        return "-".join(str(face) for face, n in enumerate(self.counts, 1) for _ in range(n))


class Throw(ctypes.Structure):
    _fields_ = [("faces", c_uint8 * 6), ("len", c_uint8), ("reserved", c_uint8)]


class Held(ctypes.Structure):
    _fields_ = [("dice", Dice), ("open", Dice)]


class Keep(ctypes.Structure):
    _fields_ = [
        ("dice", Dice),
        ("points", c_uint32),
        ("dice_left", c_uint8),
        ("wins", c_uint8),
        ("reserved", c_uint8 * 2),
    ]


class BankCheck(ctypes.Structure):
    _fields_ = [("refusal", c_int32), ("points", c_uint32), ("needed", c_int64)]


class Outcome(ctypes.Structure):
    _fields_ = [("reason", c_int32), ("winners", c_uint32)]


class Standing(ctypes.Structure):
    _fields_ = [
        ("total", c_int32),
        ("place", c_uint8),
        ("seat", c_uint8),
        ("reserved", c_uint8 * 2),
    ]


class Refused(Exception):
    """A call that changed nothing, with the library's words for why."""


# The arguments of each function that returns a status.
CAN_FAIL = {
    "dice_parse": [c_char_p, POINTER(Dice)],
    "rules_preset": [c_char_p, POINTER(c_void_p)],
    "rules_keeps": [c_void_p, Held, Dice, POINTER(Keep), c_size_t, POINTER(c_size_t)],
    "rules_partitions": [c_void_p, Held, Dice, Dice, c_void_p, c_size_t, POINTER(c_size_t)],
    "dice_source_seeded": [c_uint64, POINTER(c_void_p)],
    "turn_keeps": [c_void_p, POINTER(Keep), c_size_t, POINTER(c_size_t)],
    "turn_check_bank": [c_void_p, POINTER(BankCheck)],
    "game_new": [c_void_p, c_uint8, c_uint8, POINTER(c_void_p)],
    "game_throw_from": [c_void_p, c_void_p, POINTER(Throw), POINTER(c_int32)],
    "game_keep": [c_void_p, Dice, POINTER(Keep)],
    "game_bank": [c_void_p, POINTER(c_uint32)],
    "game_standings": [c_void_p, POINTER(Standing), c_size_t, POINTER(c_size_t)],
}

# The arguments and the result of every other one.
CANNOT_FAIL = {
    "abi_version": ([], c_uint32),
    "status_message": ([c_int32], c_char_p),
    "rules_free": ([c_void_p], None),
    "dice_source_free": ([c_void_p], None),
    "game_free": ([c_void_p], None),
    "game_turn": ([c_void_p], c_void_p),
    "game_turns": ([c_void_p], c_uint32),
    "game_outcome": ([c_void_p], Outcome),
    "turn_phase": ([c_void_p], c_int32),
}


class Library:
    """The functions of the library in this file; one that fails raises Refused."""

    def __init__(self, path):
        library = ctypes.CDLL(path)
        for name, (arguments, result) in CANNOT_FAIL.items():
            self._declare(library, name, arguments, result)
        for name, arguments in CAN_FAIL.items():
            self._declare(library, name, arguments, c_int32).errcheck = self._check
        if self.abi_version() != ABI_VERSION:
            raise OSError(f"{path} has version {self.abi_version()} of the ABI, not {ABI_VERSION}")

    def _declare(self, library, name, arguments, result):
        function = getattr(library, "hotdice_" + name)
        function.argtypes = arguments
        function.restype = result
        setattr(self, name, function)
        return function

    def _check(self, status, _function, _arguments):
        if status != STATUS_OK:
            raise Refused(self.status_message(status).decode())


@contextlib.contextmanager
def owned(make, free, *arguments):
    """An object from this function, freed at the end of the block."""
    pointer = c_void_p()
    make(*arguments, byref(pointer))
    try:
        yield pointer
    finally:
        free(pointer)


def listed(function, value, capacity, *arguments):
    """The list that a function writes, given the type and the greatest number of its values."""
    values, count = (value * capacity)(), c_size_t()
    function(*arguments, values, capacity, byref(count))
    return values[: count.value]
