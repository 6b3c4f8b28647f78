"""Small damage to a line of JSON: to its bytes, to its letters, to a value in it."""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from briscola.engine.cards import CODES

DEEP: Any = 7
for _ in range(60):
    DEEP = [DEEP]

CODES_OF_CARDS = tuple(CODES.values())
STRANGE: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        3,
        4,
        5,
        40,
        61,
        2**31,
        2**63,
        2**64,
        -(2**70),
        10**400,
        0.5,
        -0.0,
        1e308,
    ),
    *("", " ", "0", "7X", "1d", "ZZ", "pass", "\0", "\x85", "\u2028", "é", "🂡", "x" * 5000),
    *([], {}, [[]], {"play": "1D"}, {"bid": 61}, DEEP),
)
SPELLINGS = (
    "NaN",
    "-Infinity",
    "1e999",
    "01",
    '"\\ud800"',
    '"\\u0000"',
    "'1D'",
    "1" * 5000,
    "[" * 3000,
    '{"a":1,"a":2}',
)
"""Spellings of no value of Python."""


def damaged(line: str, chance: Random) -> bytes:
    """The line with one thing wrong, seldom two; it may still be right."""
    data = line.encode()
    for _ in range(1 if chance.random() < 0.9 else 2):
        how = chance.random()
        if how < 0.75:
            try:
                data = _value_damaged(json.loads(data), chance).encode("utf-8", "surrogatepass")
                continue
            except (ValueError, RecursionError):
                pass
        data = _bytes_damaged(data, chance)
    return data


def _bytes_damaged(data: bytes, chance: Random) -> bytes:
    if not data:
        return b"\xff"
    at, length = chance.randrange(len(data)), chance.choice((1, 1, 2, 5, 40))
    match chance.randrange(8):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + data[at + length :]
        case 2:
            return data[:at] + chance.randbytes(length) + data[at:]
        case 3:
            return data[:at] + data[at : at + length] + data[at:]
        case 4:
            return (
                data[:at] + chance.choice((b"\n", b"\r", b"\xe2\x80\xa8", b"\xef\xbb\xbf", b"\0")) + data[at:]
            )
        case 5:
            return data[:at] + chance.choice(SPELLINGS).encode() + data[at + length :]
        case 6:
            return data[:at] + bytes([chance.choice(b'{}[]",:0129-CDBSRF1t')]) + data[at + 1 :]
    return data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :]


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a value where another may stand: a container, and a key or an index of it."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _value_damaged(value: Any, chance: Random) -> str:
    """The line with another value somewhere; now and then written as no writer of JSON would."""
    places = list(_places(value))
    if not places:
        return json.dumps(chance.choice(STRANGE))
    inside, key = chance.choice(places)
    match chance.randrange(9):
        case 0:
            del inside[key]
        case 1:
            inside[key] = deepcopy(chance.choice(STRANGE))
        case 2:
            other, there = chance.choice(places)
            inside[key] = deepcopy(other[there])
        case 3 if isinstance(inside, list):
            inside.insert(key, deepcopy(inside[key]))
        case 4 if isinstance(inside, list):
            other_key = chance.randrange(len(inside))
            inside[key], inside[other_key] = inside[other_key], inside[key]
        case 5 if isinstance(inside, dict):
            inside[chance.choice((str(key) + "x", str(key).upper(), ""))] = inside.pop(key)
        case 6:
            inside[key] = "\1"
            return json.dumps(value).replace('"\\u0001"', chance.choice(SPELLINGS), 1)
        case 7 if isinstance(inside, dict):
            text = json.dumps(inside)
            again = f"{text[:-1]}, {json.dumps(key)}: {json.dumps(chance.choice(STRANGE))}}}"
            return json.dumps(value).replace(text, again, 1)
        case _:
            inside[key] = _neighbour(inside[key], chance)
    return json.dumps(value, ensure_ascii=chance.random() < 0.5)


def _neighbour(value: Any, chance: Random) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-2, -1, 1, 2, 10))
    if isinstance(value, str) and value in CODES_OF_CARDS:
        return chance.choice(CODES_OF_CARDS)
    if isinstance(value, str):
        return value[:-1] if chance.random() < 0.5 else value + value[:1]
    return chance.choice(STRANGE)
