"""The signs of `briscola.players.talk.signals`, made and seen at all tables at once (R-TALK)."""

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.coding import POINTS, STRENGTH, SUIT
from briscola.players.nets.tricks.layout import SIGN_ROWS, SIGNS, SPOKEN
from briscola.players.talk.signals import CAUGHT, WORTH
from training.arrays import EMPTY, Bools, Ints

LOW, NONE, CARICO = (WORTH.index(sign) for sign in ("low", "none", "carico"))
NO_SIGN = SIGNS  # of a plain card that is no carico
BEST, CARICO_POINTS = 9, 10


def kind_of(card: int, trumps: int) -> int:
    """The sign that shows a card: the five best trumps have their own."""
    if SUIT[card] == trumps:
        return min(BEST - STRENGTH[card], LOW)
    return CARICO if POINTS[card] >= CARICO_POINTS else NO_SIGN


KIND: Ints = np.array([[kind_of(card, trumps) for card in range(40)] for trumps in range(4)])


class Talk:
    """Who has made which signs that still stand: `seen` is by table, seat that sees, seat that made it, sign.

    `talking` says, by table and seat, who makes and reads signs; at tables with `spies` an opponent catches
    one in so many, and `none` is not made. The last sign of `seen` tells whether any was made.
    """

    def __init__(self, rules: Rules, talking: Bools, spies: Bools, rng: np.random.Generator) -> None:
        count, n = talking.shape
        self.talking, self._spies, self._rng = talking, spies, rng
        self.seen: Bools = np.zeros((count, n, n, SIGN_ROWS), np.bool_)
        self._opponents = [[s for s in range(n) if s not in rules.side_of[seat]] for seat in range(n)]
        self._friends: Bools = np.array(
            [[other in rules.side_of[seat] for other in range(n)] for seat in range(n)]
        )

    def played(self, trumps: Ints, actor: Ints, cards: Ints) -> None:
        """Signs that a card overtakes stand no longer."""
        rows = np.arange(len(trumps))
        kind = KIND[trumps, cards]
        shown = np.flatnonzero(kind != NO_SIGN)
        self.seen[shown, :, actor[shown], kind[shown]] = False
        trump = np.flatnonzero(kind <= LOW)
        self.seen[rows[trump], :, actor[trump], NONE] = False

    def speak(self, hands: Ints, trumps: Ints, turned: Ints) -> None:
        """Each seat that talks makes the most telling true sign that its partner does not know."""
        count, n, _ = hands.shape
        held = hands != EMPTY
        kinds = np.where(held, KIND[trumps[:, None, None], hands], NO_SIGN)
        trump = (kinds <= LOW).any(axis=2)
        kinds = np.where(hands == turned[:, None, None], NO_SIGN, kinds)  # everybody knows who has it
        true = (kinds[..., None] == np.arange(SIGNS)).any(axis=2)
        true[:, :, NONE] = ~trump & ~self._spies[:, None]
        seats = np.arange(n)
        fresh = true & ~self.seen[:, seats, seats, :SIGNS]
        speaks = self.talking & fresh.any(axis=2) & (held.sum(axis=2) > 1)
        sign = fresh.argmax(axis=2)
        catches = self._spies[:, None] & (self._rng.random((count, n)) < 1 / CAUGHT)
        catcher = self._rng.integers(len(self._opponents[0]), size=(count, n))
        for seat in range(n):
            tables = np.flatnonzero(speaks[:, seat])
            made = sign[tables, seat]
            for friend in np.flatnonzero(self._friends[seat]):
                self._show(tables, int(friend), seat, made)
            caught = catches[tables, seat]
            spy = np.array(self._opponents[seat])[catcher[tables, seat]]
            self._show(tables[caught], spy[caught], seat, made[caught])

    def _show(self, tables: Ints, viewer: int | Ints, seat: int, made: Ints) -> None:
        self.seen[tables, viewer, seat, made] = True
        self.seen[tables, viewer, seat, SPOKEN] = True
        trump = made <= LOW
        viewers = viewer if isinstance(viewer, int) else viewer[trump]
        self.seen[tables[trump], viewers, seat, NONE] = False
