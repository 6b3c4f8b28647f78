"""The last tricks of many tables of two hands: with the stock out both know both hands, and play is exact."""

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.nets.arrays import EMPTY, Floats, Ints
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.search.open_tree import ends
from briscola.players.support import supports

SMALL_HAND = 3
"""Largest hand, in cards, of ends that are looked at by the hundred; larger ones take too long."""


def ends_exactly(rules: Rules) -> bool:
    """True if the hands of a game, two and hidden, end in a few tricks that can be played exactly."""
    return (
        rules.players == 2
        and rules.hand_size <= SMALL_HAND
        and not rules.open_hands
        and rules.marianna is None
        and supports(rules)
    )


def all_known(tables: TrickBatch) -> bool:
    """True if the stock is out, and somebody is to lead."""
    return not tables.stock_left and not tables.position


def final_differences(tables: TrickBatch, seat: int) -> Ints:
    """By table, where `all_known`, the points by which a seat is ahead in the end, with best play of both."""
    hands = tables.hands
    mine, theirs = (
        cards[cards != EMPTY].reshape(tables.count, -1) for cards in (hands[:, seat], hands[:, 1 - seat])
    )
    leads = tables.leader == seat
    return differences(tables, seat) + ends(
        mine, theirs, leads, int(tables.trumps[0]), must_follow=tables.must_follow
    )


def differences(tables: TrickBatch, seat: int) -> Ints:
    """By table the points by which a seat is ahead so far."""
    found: Ints = tables.points[:, seat] - tables.points[:, 1 - seat]
    return found


def chances(differences: Ints) -> Floats:
    """1 where a hand is won, half where it is drawn."""
    found: Floats = (np.sign(differences) + 1) / 2
    return found
