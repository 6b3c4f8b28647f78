"""Perfect-information Monte Carlo: near the end, minimax with open cards in each of some random worlds.

Its fault is known (strategy fusion: it believes that it will see the cards later), which makes it another
kind of opponent. Until the end is near it plays as the rule player.
"""

from collections.abc import Sequence

import numpy as np

from briscola.engine.actions import Action, Play
from briscola.engine.observation import Observation
from briscola.engine.rules import Follow, Rules
from briscola.players.card_codes import POINTS, beats, coder_of, suit_number
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.player import Player
from training.sparring.worlds import best_of, check_game, replayed, sampled_packs

WORLDS = 12
PLAYS_LEFT = 12  # from here on it searches
MOST = 999  # more than any difference

Hands = tuple[tuple[int, ...], ...]


class OpenCards:
    """Alpha-beta over open hands and a known stock; `sign` is 1 for the seats of one side, -1 for others."""

    def __init__(self, *, trumps: int, sign: Sequence[int]) -> None:
        self._trumps = trumps
        self._sign = sign

    def after(
        self, hands: Hands, table: tuple[tuple[int, int], ...], stock: tuple[int, ...], card: int
    ) -> int:
        """The difference to come for the side of sign 1 once seat 0 plays a card, with best play by all.

        `table` is (seat, card) of the trick so far.
        """
        return self._played(hands, table, stock, 0, card, -MOST, MOST)

    def _played(
        self,
        hands: Hands,
        table: tuple[tuple[int, int], ...],
        stock: tuple[int, ...],
        seat: int,
        card: int,
        alpha: int,
        beta: int,
    ) -> int:
        hand = tuple([c for c in hands[seat] if c != card])
        hands = (*hands[:seat], hand, *hands[seat + 1 :])
        table = (*table, (seat, card))
        if len(table) < len(hands):
            return self._best(hands, table, stock, (seat + 1) % len(hands), alpha, beta)
        winner, best = table[0]
        for other, c in table[1:]:
            if beats(c, best, self._trumps):
                winner, best = other, c
        gain = self._sign[winner] * sum([POINTS[c] for _, c in table])
        if stock:
            n = len(hands)
            drawing = list(hands)
            for i in range(n):
                s = (winner + i) % n
                drawing[s] = tuple(sorted((*drawing[s], stock[i])))
            hands, stock = tuple(drawing), stock[n:]
        if not hands[winner]:
            return gain
        return gain + self._best(hands, (), stock, winner, alpha - gain, beta - gain)

    def _best(
        self,
        hands: Hands,
        table: tuple[tuple[int, int], ...],
        stock: tuple[int, ...],
        seat: int,
        alpha: int,
        beta: int,
    ) -> int:
        if self._sign[seat] > 0:
            best = -MOST
            for card in hands[seat]:
                best = max(best, self._played(hands, table, stock, seat, card, max(alpha, best), beta))
                if best >= beta:
                    break
            return best
        best = MOST
        for card in hands[seat]:
            best = min(best, self._played(hands, table, stock, seat, card, alpha, min(beta, best)))
            if best <= alpha:
                break
        return best


class PerfectInformation:
    """For games of two sides and free choice; raises ValueError for others."""

    def __init__(self, rules: Rules, until: Player, *, seed: int, worlds: int = WORLDS) -> None:
        check_game(rules)
        if rules.follow is not Follow.FREE or not rules.two_sides:
            raise ValueError(f"{rules.variant} with these options is not searched with open cards")
        self._until = until
        self._seed = seed
        self._worlds = worlds

    def choose(self, view: Observation) -> Action:
        """The card of the best mean over the worlds; the rule player's, while the end is far."""
        legal = [action for action in view.legal if isinstance(action, Play)]
        if len(legal) == 1 or sum(view.counts) + view.stock_count > PLAYS_LEFT:
            return self._until.choose(view)
        number = coder_of(view.rules).number
        rng = np.random.default_rng((self._seed, view.seat, len(view.tricks), len(view.table)))
        tables, _ = replayed(view, sampled_packs(view, self._worlds, rng), None, self._worlds)
        totals = [0] * len(legal)
        for world in range(self._worlds):
            values = self._values(view, tables, world, [number[action.card] for action in legal])
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        return legal[best_of([float(total) for total in totals])]

    def _values(self, view: Observation, tables: TrickBatch, world: int, cards: Sequence[int]) -> list[int]:
        """Value of each card in one world, in points of difference; seats are counted from one's own."""
        n, me, number = view.rules.players, view.seat, coder_of(view.rules).number
        hands = tuple(
            tuple(sorted(int(c) for c in tables.hands[world, (me + i) % n] if c >= 0)) for i in range(n)
        )
        stock = tuple(int(c) for c in tables.stock[world, tables.drawn :])
        table = tuple(((play.seat - me) % n, number[play.card]) for play in view.table)
        sign = [1 if (me + i) % n in view.rules.side_of[me] else -1 for i in range(n)]
        search = OpenCards(trumps=suit_number(view.trumps), sign=sign)
        return [search.after(hands, table, stock, card) for card in cards]
