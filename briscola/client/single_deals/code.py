"""The code of a duel: a hand, its computers and a result as some forty letters (docs/duel.md).

A code is one number in mixed radix, spelled in base 32. Its tables only grow, at their ends, so that a code
of an older version always reads the same.
"""

import re
from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

from briscola import __version__
from briscola.client.host.match_host import TABLES
from briscola.client.setup.match_setup import REGULARS
from briscola.client.single_deals.mixed_radix import LETTERS, LONGEST_WORD, DigitReader, Digits
from briscola.engine.cards import Card
from briscola.engine.options import BadOption
from briscola.engine.rules import Rules, spell
from briscola.engine.spelled_number import (
    cards_in_order,
    order_number,
    orders,
    read_number,
    spell_number,
)
from briscola.engine.variants import VARIANTS, make_rules

Row = TypeVar("Row")

VERSIONS: Sequence[str] = (
    "0.13.0",
    "0.13.1",
    "0.14.0",
    "0.15.0",
    "0.16.0",
    "0.17.0",
    "0.18.0",
    "0.19.0",
    "0.19.1",
    "0.19.2",
    "0.19.3",
    "0.20.0",
    "0.21.0",
    "0.22.0",
)
"""Versions of the program that know duels. In each the computers may play otherwise: a row more for each."""
RELEASED: Sequence[tuple[str, int]] = (
    ("briscola", 2),
    ("briscola", 4),
    ("briscola", 3),
    ("chiamata", 5),
    ("sueca", 4),
    ("brisca", 2),
    ("briscola", 5),
    ("chiamata", 4),
    ("brisca", 4),
    ("marianna", 2),
    ("scoperta", 2),
    ("prini", 4),
    ("prini", 2),
    ("briscolone", 2),
    ("bisca", 2),
    ("bisca", 4),
    ("briscola", 6),
    ("prini", 3),
    ("prini", 5),
    ("bisca", 3),
    ("brisca", 3),
    ("marianna", 3),
    ("marianna", 4),
)
"""Variants with a number of players, as released. The first ones need the fewest letters."""
GAMES: Sequence[tuple[str, int]] = tuple(
    dict.fromkeys((*RELEASED, *((row.name, players) for row in VARIANTS.values() for players in row.players)))
)
"""The released ones, then those that a version to come releases."""
HOUSES: Sequence[str] = (
    "",
    "teams=off",
    "bidding=rank",
    "deal_all=on",
    "trump_by=turned",
    "hand_size=9",
    "morto=open",
    "morto=open,bidding=rank",
    "teams=off,deal_all=on",
    "must_follow=on",
)
"""House rules with a number, as a deal code writes them; any others are spelled."""
LEVELS: Sequence[str] = (
    *("random", "easy", "medium", "hard", "maestro"),
    *("novice", "beginner", "regular", "expert"),
)
"""Levels with a number; any other one, or one with switches, is spelled."""
FACES: Sequence[str] = ("peppe", "teresa", "ada", "rocco", "nino", "lucia", "gino", "rosa")
CHECKS = 500
"""Radix of the check digits; the number below it is the prime that divides every code."""
LAST_HAND = 99
MOST_HANDS = 12
"""Most hands of a match in one challenge."""
LARGEST_RESULT = 500
"""Most points of a side in a hand, or most that somebody pays or is paid, in any game."""
LONGEST_TEXT = 2000
"""Most letters in which codes are searched."""
LEAST, MOST = 28, 240
"""Fewest and most letters of a code."""
GROUP = 5
FEWEST_DIGITS = 3
"""Fewest digits among the letters of anything that looks like a code; words have fewer."""
_SPELLED_LEVEL, _FACE_KINDS = 16, 16


KINDS = ("none", "mistyped", "newer")


class BadDuelCode(ValueError):  # noqa: N818 - a sentence for the person
    """A text without a duel code; `kind` tells why."""

    def __init__(self, kind: str, said: str) -> None:
        """`kind` is one of `KINDS`."""
        super().__init__(said)
        self.kind = kind


class DuelCode(Struct, frozen=True, kw_only=True):
    """Everything that a code holds."""

    version: str
    rules: Rules
    dealer: int
    hand: int
    """Number of the hand in its match, from 1: the computers' chance follows from it too."""
    faces: tuple[str, ...]
    """The opponents' faces, by seat from 1."""
    levels: tuple[str, ...]
    table: int
    """Seed of the computers."""
    result: int | None
    """Points of the first seat's side, or what that seat was paid; None if it cannot be compared."""
    cards: tuple[Card, ...]
    """The pack in dealing order."""


def can_spell(rules: Rules, faces: Sequence[str], levels: Sequence[str]) -> bool:
    """True if a code can name this game and these people."""
    house = _house(rules)
    words = [level for level in _few(levels) if level not in LEVELS]
    words += [house] if house not in HOUSES else []
    return (
        __version__ in VERSIONS
        and (rules.variant, rules.players) in GAMES
        and all(face in FACES for face in faces)
        and sum(map(len, words)) <= LONGEST_WORD
        and set("".join(words)) <= set(LETTERS)
    )


def encode_duel(code: DuelCode) -> str:
    """The letters of a code, without gaps. `can_spell` must hold."""
    rules, digits = code.rules, Digits()
    digits.put_count(VERSIONS.index(code.version))
    digits.put_count(GAMES.index((rules.variant, rules.players)))
    digits.put(code.dealer, rules.players)
    digits.put_count(code.hand - 1)
    house = _house(rules)
    digits.put_count(HOUSES.index(house) + 1 if house in HOUSES[1:] else 1 if house else 0)
    if house and house not in HOUSES:
        digits.put_text(house)
    usual = code.faces == REGULARS.get(rules.players)
    digits.put(int(usual), 2)
    for face in () if usual else code.faces:
        digits.put(FACES.index(face), _FACE_KINDS)
    levels = _few(code.levels)
    if len(code.levels) > 1:
        digits.put(int(len(levels) == 1), 2)
    for level in levels:
        digits.put(LEVELS.index(level) if level in LEVELS else _SPELLED_LEVEL - 1, _SPELLED_LEVEL)
        if level not in LEVELS:
            digits.put_text(level)
    digits.put(code.table, TABLES)
    digits.put(0 if code.result is None else code.result - _least(rules) + 1, _results(rules))
    digits.put(order_number(code.cards, rules.pack), orders(rules.pack))
    number = digits.number()
    return spell_number(number * CHECKS + check_letters(number)).rjust(LEAST, "0")


def decode_duel(text: str) -> DuelCode:
    """Read a code that is written without anything around it.

    Raises BadDuelCode.
    """
    letters = re.sub(r"[\s\-‐‑–—]", "", text)
    try:
        whole = read_number(letters) if LEAST <= len(letters) <= MOST else -1
    except ValueError:
        whole = -1
    if whole < 0 or sum(letter.isdigit() for letter in letters) < FEWEST_DIGITS:
        raise BadDuelCode("none", "there is no duel code")
    number, check = divmod(whole, CHECKS)
    if check != check_letters(number):
        raise BadDuelCode("mistyped", "a letter of the duel code is wrong, missing or too many")
    try:
        code = _read(DigitReader(number))
    except (ValueError, BadOption) as error:
        raise BadDuelCode("newer", f"this version cannot read the duel code: {error}") from None
    if read_number(encode_duel(code)) != whole:
        raise BadDuelCode("mistyped", "the duel code is not written as this program writes it")
    return code


def find_duels(text: str) -> Sequence[DuelCode]:
    """Find the codes in a text, which may hold words around them, and a single code in groups.

    Raises BadDuelCode if there is none, or if one of them is wrong.
    """
    text = text[:LONGEST_TEXT]
    worst = BadDuelCode("none", "there is no duel code")
    for parts in _candidates(text):
        found: list[DuelCode] = []
        for part in dict.fromkeys(parts):
            try:
                found.append(decode_duel(part))
            except BadDuelCode as error:
                worst = max(worst, error, key=lambda each: KINDS.index(each.kind))
        if found and worst.kind == "none":
            return found[:MOST_HANDS]
    raise worst


def grouped(code: str) -> str:
    """A code in groups of letters, as one dictates it."""
    return " ".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def _candidates(text: str) -> Iterator[Sequence[str]]:
    """Parts of a text that may be codes: long words, then groups, then all of it."""
    yield re.findall(rf"(?<!\w)[0-9A-Za-z]{{{LEAST},{MOST}}}(?!\w)", text)
    group = rf"[0-9A-Za-z]{{{GROUP}}}"
    yield re.findall(rf"(?<!\w)(?:{group}[\s\-‐‑–—]{{1,3}}){{4,47}}[0-9A-Za-z]{{1,{GROUP}}}(?!\w)", text)
    yield [text]


def _read(reader: DigitReader) -> DuelCode:
    version = _row(VERSIONS, reader.take_count(), "version")
    variant, players = _row(GAMES, reader.take_count(), "game")
    dealer = reader.take(players)
    hand = 1 + reader.take_count()
    at = reader.take_count()
    house = reader.take_text() if at == 1 else _row(HOUSES, max(0, at - 1), "rule")
    pairs = [part.partition("=") for part in house.split(",")] if house else []
    rules = make_rules(variant, players, {key: value for key, _, value in pairs})
    others = range(players - 1)
    if reader.take(2):
        faces = REGULARS[players]
    else:
        faces = tuple(_row(FACES, reader.take(_FACE_KINDS), "face") for _ in others)
    alike = players == 2 or bool(reader.take(2))
    levels = tuple(_level(reader) for _ in (others[:1] if alike else others))
    table = reader.take(TABLES)
    result = reader.take(_results(rules))
    cards = cards_in_order(reader.take(orders(rules.pack)), rules.pack)
    code = DuelCode(
        version=version,
        rules=rules,
        dealer=dealer,
        hand=hand,
        faces=faces,
        levels=levels * len(others) if alike else levels,
        table=table,
        result=None if not result else result - 1 + _least(rules),
        cards=cards,
    )
    if reader.left or hand > LAST_HAND:
        raise ValueError("it holds more than a duel")
    return code


def _row(rows: Sequence[Row], at: int, what: str) -> Row:
    if at >= len(rows):
        raise ValueError(f"the {what} is of a later one")
    return rows[at]


def _few(levels: Sequence[str]) -> Sequence[str]:
    """The levels of a table, one if all are alike."""
    return levels[:1] if len(set(levels)) == 1 else levels


def _level(reader: DigitReader) -> str:
    at = reader.take(_SPELLED_LEVEL)
    return reader.take_text() if at == _SPELLED_LEVEL - 1 else _row(LEVELS, at, "level")


def _house(rules: Rules) -> str:
    """The house rules as in a deal code: `deal_all=on,capot=on`."""
    return ",".join(f"{key}={spell(value)}" for key, value in rules.changed.items())


def _least(rules: Rules) -> int:
    """The smallest result of a hand."""
    return -LARGEST_RESULT if rules.has_payments else 0


def _results(rules: Rules) -> int:
    """Number of results of a hand, and none at all."""
    if rules.has_payments:
        return 2 * LARGEST_RESULT + 2
    return rules.total + 2 if rules.marianna is None else LARGEST_RESULT + 2


def check_letters(number: int) -> int:
    """Check digits against mistyped letters, which prove nothing: the whole code is divisible by a prime.

    The prime is larger than the base of the letters, so one wrong letter or two exchanged neighbours always
    show.
    """
    return -number % (CHECKS - 1)
