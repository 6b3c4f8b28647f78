"""Reads the sentences of a hint as the person does, as words, and finds who judges each."""

import re
from collections.abc import Callable, Mapping

from benchmarks.judges.claims.shown import Shown
from briscola.engine.cards import ALL_CARDS, Card
from briscola.i18n.card_words import card_name, rank_name

CARDS: Mapping[str, Card] = {card_name(c): c for c in ALL_CARDS}
RANKS = {rank_name(c.rank): c.rank for c in ALL_CARDS}

Judge = Callable[[Shown, re.Match[str]], bool]
CLAIMS: list[tuple[str, re.Pattern[str], Judge]] = []


def claim(name: str, pattern: str) -> Callable[[Judge], Judge]:
    """Registers who judges the sentences of a pattern."""

    def register(judge: Judge) -> Judge:
        CLAIMS.append((name, re.compile(pattern), judge))
        return judge

    return register


def false_claims(shown: Shown) -> list[str]:
    """The names of the claims that are false; `unknown` for a sentence that nobody here can read."""
    found = []
    rest = shown.words
    while rest:
        for name, pattern, judge in CLAIMS:
            match = pattern.match(rest)
            if match:
                if not judge(shown, match):
                    found.append(name)
                rest = rest[match.end() :].lstrip()
                break
        else:
            return [*found, "unknown"]
    return found


def the_card(match: re.Match[str], group: str = "card") -> Card:
    words = match[group]
    return CARDS[words.removeprefix("the ").removeprefix("The ")]


CARD = r"(?P<card>[Tt]he \w+ of \w+)"
N = r"(?P<n>\d+)"
M = r"(?P<m>\d+)"
NAME = r"(?P<name>\w+)"


def goes_on(shown: Shown, card: Card) -> bool:
    """True if a card may be kept: it could be played instead."""
    return card != shown.card and card in shown.onlooker.legal


def beside(match: re.Match[str]) -> tuple[int, int]:
    """The two figures of a sentence: one's own (0 where it names none), and the other card's."""
    return int(match["n"] or 0), int(match["m"] or 0)
