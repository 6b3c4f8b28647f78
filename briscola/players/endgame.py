"""Exact play for two sides when every card is known: nothing is hidden, so nothing is guessed."""

from collections.abc import Callable, Mapping, Sequence

from briscola.players.coding import POINTS, SUIT, beats


class Endgame:
    """The last tricks with all hands open, no stock and two sides; values are points of difference.

    `order` are the places in playing order, `ours` says for each place whether it is on the maximising side.
    """

    def __init__(
        self, *, order: Sequence[int], ours: Mapping[int, bool], trumps: int, must_follow: bool
    ) -> None:
        self._order = tuple(order)
        self._next = {s: self._order[(i + 1) % len(order)] for i, s in enumerate(self._order)}
        self._ours = dict(ours)
        self._trumps = trumps
        self._must_follow = must_follow
        self._seen: dict[tuple[tuple[tuple[int, ...], ...], int], int] = {}

    def value(self, hands: Mapping[int, Sequence[int]], leader: int) -> int:
        """The difference in points still to come with best play, `leader` to lead."""
        state = tuple(tuple(sorted(hands[s])) for s in self._order)
        return self._tricks(state, self._order.index(leader))

    def play_values(
        self, hands: Mapping[int, Sequence[int]], table: Sequence[tuple[int, int]], actor: int
    ) -> dict[int, int]:
        """For each legal card of the actor, the difference in points still to come with best play after it."""
        state = tuple(tuple(sorted(hands[s])) for s in self._order)
        at = self._order.index(actor)
        if table:
            led = SUIT[table[0][1]]
            winner, best, pot = self._order.index(table[0][0]), table[0][1], POINTS[table[0][1]]
            for seat, c in table[1:]:
                pot += POINTS[c]
                if beats(c, best, self._trumps):
                    winner, best = self._order.index(seat), c
        else:
            led, winner, best, pot = -1, at, -1, 0
        found = {}
        for c in self._legal(state[at], led):
            found[c] = self._after(state, at, c, led, best, winner, pot, len(table) + 1, -999, 999)
        return found

    def _legal(self, hand: tuple[int, ...], led: int) -> Sequence[int]:
        if self._must_follow and led >= 0:
            return [c for c in hand if SUIT[c] == led] or hand
        return hand

    def _tricks(self, state: tuple[tuple[int, ...], ...], at: int) -> int:
        """Best play from an empty table, remembered."""
        if not state[at]:
            return 0
        key = (state, at)
        known = self._seen.get(key)
        if known is None:
            known = self._turn(state, at, -1, -1, at, 0, 0, -999, 999)
            self._seen[key] = known
        return known

    def _turn(
        self,
        state: tuple[tuple[int, ...], ...],
        at: int,
        led: int,
        best: int,
        winner: int,
        pot: int,
        played: int,
        alpha: int,
        beta: int,
    ) -> int:
        ours = self._ours[self._order[at]]
        top = -999 if ours else 999
        for c in self._legal(state[at], led):
            value = self._after(state, at, c, led, best, winner, pot, played + 1, alpha, beta)
            if ours:
                top = max(top, value)
                alpha = max(alpha, top)
            else:
                top = min(top, value)
                beta = min(beta, top)
            if alpha >= beta:
                break
        return top

    def _after(
        self,
        state: tuple[tuple[int, ...], ...],
        at: int,
        card: int,
        led: int,
        best: int,
        winner: int,
        pot: int,
        played: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The value once a card has been played; a full trick goes on from its winner with an open window."""
        hand = state[at]
        i = hand.index(card)
        state = (*state[:at], hand[:i] + hand[i + 1 :], *state[at + 1 :])
        pot += POINTS[card]
        if played == 1:
            led, best, winner = SUIT[card], card, at
        elif beats(card, best, self._trumps):
            best, winner = card, at
        if played < len(self._order):
            return self._turn(
                state, (at + 1) % len(self._order), led, best, winner, pot, played, alpha, beta
            )
        gained = pot if self._ours[self._order[winner]] else -pot
        return gained + self._tricks(state, winner)


def best_play(
    values: Mapping[int, int], *, mine: int, theirs: int, target: int | None, worth: Callable[[int], float]
) -> int:
    """The best card of exact values: most points, or first of all the target (`goal=win`).

    `mine` and `theirs` are the points taken so far; among equals the card that is worth least goes.
    """
    def merit(card: int) -> tuple[int, int, float]:
        difference = values[card]
        if target is None:
            return 0, difference, -worth(card)
        final = (120 + mine - theirs + difference) // 2
        return (final >= target) + (final >= target - 1), difference, -worth(card)

    return max(sorted(values), key=merit)
