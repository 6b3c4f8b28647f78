"""The signs that stand at many tables at once, as those who listen read them (R-TALK)."""

from collections.abc import Sequence

import numpy as np

from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.card_codes import POINTS, STRENGTH, SUIT
from briscola.players.nets.arrays import Bools, Ints, picked
from briscola.players.nets.tricks.layout import SIGN_ROWS, SIGNS, SPOKEN, TricksLayout
from briscola.players.signals import WORTH, makes_signs

LOW, NONE, CARICO = (WORTH.index(sign) for sign in ("low", "none", "carico"))
NO_SIGN = SIGNS  # of a plain card that is no carico
BEST, CARICO_POINTS = 9, 10


def knows_signs(rules: Rules) -> bool:
    """True if nets can read the signs that partners may make in a game: not in marianna."""
    return makes_signs(rules) and rules.marianna is None


def kind_of(card: int, trumps: int) -> int:
    """The sign that shows a card: the five best trumps have their own."""
    if SUIT[card] == trumps:
        return min(BEST - STRENGTH[card], LOW)
    return CARICO if POINTS[card] >= CARICO_POINTS else NO_SIGN


KIND: Ints = np.array([[kind_of(card, trumps) for card in range(40)] for trumps in range(4)])
"""By trumps and card."""


class StandingSigns:
    """`seen` is by table, seat that sees, seat that made it, sign; the last tells whether any was made.

    Only those who are `listening` are told of them.
    """

    def __init__(self, count: int, listening: Sequence[int], players: int) -> None:
        self.count, self.rows = count, np.arange(count)
        self._listening = listening
        self.seen: Bools = np.zeros((count, players, players, SIGN_ROWS), np.bool_)

    def picked(self, rows: Ints) -> "StandingSigns":
        """The signs of the tables of these rows."""
        return picked(self, rows, ("seen",))

    def show(self, view: Observation, trick: int) -> None:
        """The signs that a seat saw made in a trick (from 1); those of its side its partners saw too."""
        friends = view.rules.side_of[view.seat]
        for made in view.signals:
            if made.trick != trick:
                continue
            kind = WORTH.index(made.sign)
            for viewer in friends if made.seat in friends else (view.seat,):
                self.seen[:, viewer, made.seat, [kind, SPOKEN]] = True
                if kind <= LOW:
                    self.seen[:, viewer, made.seat, NONE] = False

    def played(self, trumps: Ints, actor: Ints, cards: Ints) -> None:
        """Signs that a card overtakes stand no longer."""
        kinds = KIND[trumps, cards]
        shown = np.flatnonzero(kinds != NO_SIGN)
        self.seen[shown, :, actor[shown], kinds[shown]] = False
        trump = np.flatnonzero(kinds <= LOW)
        self.seen[trump, :, actor[trump], NONE] = False

    def told(self, rows: Ints, me: Ints, layout: TricksLayout) -> Ints:
        """The rows of observations for the seats to act at these tables; `size` of the layout pads."""
        n = self.seen.shape[1]
        makers = (me[:, None] + np.arange(n)) % n
        seen = self.seen[rows[:, None], me[:, None], makers].reshape(len(rows), -1)
        signs = layout.signs + np.arange(n * SIGN_ROWS)
        listens = np.isin(me, self._listening)[:, None]
        found: Ints = np.concatenate(
            (np.where(listens, layout.talks, layout.size), np.where(listens & seen, signs, layout.size)),
            axis=1,
        )
        return found
