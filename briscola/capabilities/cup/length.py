"""The length of a cup at one computer, from what a hand was measured to take (docs/season.md)."""

from functools import cache
from math import comb

from briscola.capabilities.cup.choice import CupChoice
from briscola.capabilities.cup.forms import form_of, rounds_of
from briscola.engine.match_form import ByHands, ByPoints
from briscola.engine.rules import Rules

HAND, CARD, AUCTION = 90.0, 3.5, 45.0
"""Seconds of a hand without its thoughts, of a thought before each card, and of an auction."""
TWO_SIDES = 2
SPREAD = 1.15
"""The winner's points of a hand as a multiple of an equal share."""


def cup_minutes(choice: CupChoice, people: int = 1) -> float:
    """Minutes in the mean for which people sit at tables, one after the other, of so many who play.

    Of a knock-out it is the most: people win all their matches.
    """
    form, table = form_of(choice.form), choice.game.players
    matches, size = 0.0, choice.size
    for _round in range(rounds_of(form, choice.size)):
        without = comb(max(0, size - people), table) / comb(size, table) if size > people else 0.0
        matches += size // table * (1 - without)
        if form.knock_out:
            size = max(table, size - size // table * (table // 2))
            people = min(people, size)
    return matches * match_minutes(choice.game.rules(), choice.game.winning_hands)


def match_minutes(rules: Rules, winning_hands: int) -> float:
    """Minutes of a match in the mean for a person who thinks some seconds a card."""
    sides = TWO_SIDES if rules.has_payments else len(rules.sides)
    match rules.match_form:
        case ByHands(hands=fixed):
            hands = float(fixed)
        case ByPoints(target=target):
            hands = target * sides / (SPREAD * rules.total)
        case _:
            hands = _hands_to_win((winning_hands,) * sides)
    seconds = HAND + CARD * rules.tricks + (AUCTION if rules.has_payments else 0.0)
    return max(1.0, hands) * seconds / 60


@cache
def _hands_to_win(left: tuple[int, ...]) -> float:
    """Hands in the mean until a side has won as many as are `left` for it; all are equally strong."""
    if 0 in left:
        return 0.0
    after = (tuple(sorted((*left[:at], each - 1, *left[at + 1 :]))) for at, each in enumerate(left))
    return 1 + sum(map(_hands_to_win, after)) / len(left)
