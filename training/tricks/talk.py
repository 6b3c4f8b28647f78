"""The signs of `briscola.players.signals`, made and seen at all tables at once (R-TALK)."""

import numpy as np
from numba import njit

from briscola.engine.rules import Rules
from briscola.players.nets.arrays import EMPTY, Bools, Ints
from briscola.players.nets.tricks.layout import SIGN_ROWS, SIGNS, SPOKEN
from briscola.players.nets.tricks.standing_signs import KIND, LOW, NO_SIGN, NONE
from briscola.players.signals import CAUGHT


class SignBatch:
    """Signs that still stand: `seen` is by table, seat that sees, seat that made it, sign.

    `talking` says, by table and seat, who makes and reads signs; at tables with `spies` an opponent catches
    one in so many, and `none` is not made. The last sign of `seen` tells whether any was made.
    """

    def __init__(self, rules: Rules, talking: Bools, spies: Bools, rng: np.random.Generator) -> None:
        count, n = talking.shape
        self.talking, self._spies, self._rng = talking, spies, rng
        self.seen: Bools = np.zeros((count, n, n, SIGN_ROWS), np.bool_)
        self._opponents: Ints = np.array(
            [[s for s in range(n) if s not in rules.side_of[seat]] for seat in range(n)]
        )
        self._friends: Bools = np.array(
            [[other in rules.side_of[seat] for other in range(n)] for seat in range(n)]
        )

    def played(self, trumps: Ints, actor: Ints, cards: Ints) -> None:
        """Signs that a card overtakes stand no longer."""
        _played(self.seen, trumps, actor, cards)

    def speak(self, hands: Ints, trumps: Ints, turned: Ints) -> None:
        """Each seat that talks makes the most telling true sign that its partner does not know."""
        shape = hands.shape[:2]
        catches = self._spies[:, None] & (self._rng.random(shape) < 1 / CAUGHT)
        catcher = self._opponents[
            np.arange(shape[1]), self._rng.integers(self._opponents.shape[1], size=shape)
        ]
        _speak(self.seen, self.talking, self._spies, self._friends, catches, catcher, hands, trumps, turned)


@njit(cache=True)
def _played(seen: Bools, trumps: Ints, actor: Ints, cards: Ints) -> None:
    for i in range(len(cards)):
        kind = KIND[trumps[i], cards[i]]
        if kind != NO_SIGN:
            seen[i, :, actor[i], kind] = False
        if kind <= LOW:
            seen[i, :, actor[i], NONE] = False


@njit(cache=True)
def _speak(
    seen: Bools,
    talking: Bools,
    spies: Bools,
    friends: Bools,
    catches: Bools,
    catcher: Ints,
    hands: Ints,
    trumps: Ints,
    turned: Ints,
) -> None:
    count, players, size = hands.shape
    true = np.zeros(SIGNS, np.bool_)
    for i in range(count):
        for seat in range(players):
            if not talking[i, seat]:
                continue
            true[:] = False
            held, trump = 0, False
            for place in range(size):
                card = hands[i, seat, place]
                if card == EMPTY:
                    continue
                held += 1
                kind = KIND[trumps[i], card]
                trump |= kind <= LOW
                if card != turned[i] and kind != NO_SIGN:  # everybody knows who has the turned card
                    true[kind] = True
            true[NONE] = not trump and not spies[i]
            if held < 2:
                continue
            for sign in range(SIGNS):
                if true[sign] and not seen[i, seat, seat, sign]:
                    for viewer in range(players):
                        if friends[seat, viewer] or (catches[i, seat] and viewer == catcher[i, seat]):
                            seen[i, viewer, seat, sign] = True
                            seen[i, viewer, seat, SPOKEN] = True
                            if sign <= LOW:
                                seen[i, viewer, seat, NONE] = False
                    break
