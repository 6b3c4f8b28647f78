"""Rollouts of hands between two that end at so many points (V-MA-6): many tables, played on by rules.

No net knows these games. Hidden cards are dealt at random, and both sides play by the prices that the rule
player sets on cards, by what a trick and the lead bring, and by what ends the hand. The turned card is not
exchanged in them.
"""

from collections.abc import Sequence
from copy import copy
from random import Random

import numpy as np

from briscola.engine.actions import Declare
from briscola.players.card_codes import SUITS as SUIT_ORDER
from briscola.players.card_codes import suit_number
from briscola.players.declaring import AFTER_DRAWING, brings
from briscola.players.heuristic.pricing import Weights, plain_prices
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.knowledge import Knowledge
from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, EMPTY, Bools, Floats, Ints, Values
from briscola.players.nets.card_rows import CARDS, STRENGTHS, SUITS
from briscola.players.nets.utility import DIGITS, HAND
from briscola.players.race import last_word
from briscola.players.sampling.packs import dealt_at_once
from briscola.players.search.trick_search import play_key

KNIGHT, KING = 6, 7
"""Strengths, counted from 0, of the cards of a pair."""
AT_RISK = 0.5
"""Share of its points that a card led is held to lose."""
END = 1000.0
"""Points that ending the hand is worth: more than all others."""
MATES: Ints = np.array([c + {KNIGHT: 1, KING: -1}.get(c % STRENGTHS, 0) for c in range(CARDS)])
"""By card its mate in a pair; of all others the card itself."""


class RaceTables:
    """Tables at the position that `knowledge` sees; hidden cards lie as `hands`, by seat, and `stock` tell.

    Arrays have a row for each table; `stock` is in drawing order, the turned card last. In `hands` here come
    side (0 is the seat that looks) and place, EMPTY where no card is; `points` hold declared ones, `owed`
    those that a side is paid as soon as it leads.
    """

    def __init__(self, knowledge: Knowledge, weights: Weights, hands: Sequence[Ints], stock: Ints) -> None:
        rules, view, count = knowledge.rules, knowledge.view, len(stock)
        assert rules.ends_at is not None and rules.marianna is not None and len(knowledge.order) == 2
        seats = (view.seat, 1 - view.seat)
        self.stock = stock
        self.hands: Ints = np.full((count, 2, rules.hand_size), EMPTY)
        for side, seat in enumerate(seats):
            self.hands[:, side, : hands[seat].shape[1]] = hands[seat]
        self.rows = np.arange(count)
        self.points: Ints = np.tile([view.totals[seat] for seat in seats], (count, 1))
        worth = [rules.marianna.points(suit, trumps=view.trumps, earlier=0) for suit in SUIT_ORDER]
        self.worth: Ints = np.array(worth, np.int64)
        self.declared: Bools = np.zeros((count, SUITS), np.bool_)
        self.owed: Ints = np.zeros((count, 2), np.int64)
        for made in view.declared:
            suit = suit_number(made.suit)
            self.declared[:, suit] = True
            if not made.points:
                self.owed[:, int(made.seat != view.seat)] += self.worth[suit]
        self.gone: Bools = np.zeros((count, CARDS), np.bool_)
        played = [knowledge.coder.number[play.card] for trick in view.tricks for play in trick.plays]
        self.gone[:, [*played, *(c for _, c in knowledge.table)]] = True
        self.leads: Ints = np.zeros(count, np.int64)
        self.on_table: Ints | None = None
        if knowledge.table:
            self.leads[:] = 1
            self.on_table = np.full(count, knowledge.table[0][1])
        self.trumps, self.ends_at = knowledge.trumps, rules.ends_at
        self.prices: Floats = np.array(plain_prices(knowledge, weights))
        self.over: Bools = np.zeros(count, np.bool_)
        self._end()

    def tried(self, cards: Sequence[int]) -> "RaceTables":
        """The tables once for each of these cards, one after the other; the seat that looks has played it."""
        many = copy(self)
        for name in ("stock", "hands", "points", "declared", "owed", "gone", "leads", "over"):
            array = getattr(self, name)
            setattr(many, name, np.concatenate([array] * len(cards)))
        many.rows = np.arange(len(self.rows) * len(cards))
        chosen = np.repeat(np.array(cards), len(self.rows))
        if self.on_table is None:
            many._lay(many.leads, chosen)
            many.on_table = chosen
        else:
            many._answered(np.concatenate([self.on_table] * len(cards)), chosen, shows=False)
        return many

    def play_out(self) -> None:
        """All hands played to their end."""
        while not self.over.all():
            led = self.on_table
            if led is None:
                self._declare()
                if self.over.all():
                    return
                led = self.lead()
                self._lay(self.leads, led)
            self._answered(led, self.answer(led))

    def result(self) -> Values:
        """By table the points of the seat that looks, and whether it has won: a half if nobody has."""
        mine, others = self.points[:, 0], self.points[:, 1]
        return mine.astype(float), (np.sign(mine - others) + 1) / 2

    # ---- plays

    def _lay(self, sides: Ints, cards: Ints, *, shows: bool = False) -> None:
        """Cards laid by sides; who `shows` a pair that it breaks is paid for it at its next lead."""
        held = self.hands[self.rows, sides]
        suits, mates = CARD_SUIT[cards], MATES[cards]
        pair = (held == mates[:, None]).any(axis=1) & (mates != cards) & ~self.declared[self.rows, suits]
        pair &= ~self.over & shows
        self.declared[self.rows[pair], suits[pair]] = True
        self.owed[self.rows[pair], sides[pair]] += self.worth[suits[pair]]
        self.hands[self.rows, sides, (held == cards[:, None]).argmax(axis=1)] = EMPTY
        self.gone[self.rows, cards] = True

    def _answered(self, led: Ints, cards: Ints, *, shows: bool = True) -> None:
        """The trick completed: to its winner, who draws first and is paid what he is owed."""
        others = 1 - self.leads
        self._lay(others, cards, shows=shows)
        takes = BEATS[self.trumps, cards, led]
        winner = np.where(takes, others, self.leads)
        pot = CARD_POINTS[cards] + CARD_POINTS[led]
        on = ~self.over
        self.points[self.rows[on], winner[on]] += pot[on]
        self._end()
        self.leads, self.on_table = winner, None
        if self.stock.shape[1]:
            for side, place in ((winner, 0), (1 - winner, 1)):
                free = (self.hands[self.rows, side] == EMPTY).argmax(axis=1)
                self.hands[self.rows, side, free] = self.stock[:, place]
            self.stock = self.stock[:, 2:]
        elif (self.hands == EMPTY).all():
            self.over[:] = True
            return
        on = ~self.over
        self.points[self.rows[on], winner[on]] += self.owed[self.rows[on], winner[on]]
        self.owed[self.rows[on], winner[on]] = 0
        self._end()

    def _declare(self) -> None:
        """The dearest pair of each who is to lead, declared and paid."""
        held = self.hands[self.rows, self.leads]
        for suit in np.argsort(-self.worth, kind="stable"):
            king, knight = (suit * STRENGTHS + strength for strength in (KING, KNIGHT))
            has = (held == king).any(axis=1) & (held == knight).any(axis=1)
            has &= ~self.declared[:, suit] & ~self.over
            self.declared[has, suit] = True
            self.points[self.rows[has], self.leads[has]] += self.worth[suit]
            held = np.where(has[:, None], EMPTY, held)  # one in a turn
        self._end()

    def _end(self) -> None:
        self.over = self.over | (self.points >= self.ends_at).any(axis=1)

    # ---- choices

    def _priced(self, held: Ints) -> Floats:
        """Prices of cards of hands: with half a pair, whose mate may still be drawn, that chance of it."""
        left = self.stock.shape[1]
        rate = AFTER_DRAWING * min(1.0, (left / 2 + 1) / (left + held.shape[1]))
        mates, suits = MATES[held], CARD_SUIT[held]
        rows = self.rows[:, None]
        waits = (mates != held) & ~self.gone[rows, mates] & ~self.declared[rows, suits]
        prices: Floats = self.prices[held] + np.where(waits, rate * self.worth[suits], 0.0)
        return prices

    def lead(self) -> Ints:
        """The card that each leads: the cheapest by its price and by what it may lose."""
        held = self.hands[self.rows, self.leads]
        costs = np.where(held == EMPTY, np.inf, self._priced(held) + AT_RISK * CARD_POINTS[held])
        return self._chosen(held, -costs)

    def answer(self, led: Ints) -> Ints:
        """The card that each answers with: by the trick, its price, and what ends the hand."""
        others = 1 - self.leads
        held = self.hands[self.rows, others]
        takes = BEATS[self.trumps, held, led[:, None]]
        pot = CARD_POINTS[held] + CARD_POINTS[led][:, None]
        mine, its = (
            self.points[self.rows, side][:, None] + self.owed[self.rows, side][:, None]
            for side in (others, self.leads)
        )
        values = np.where(takes, pot, -pot) - self._priced(held)
        values = np.where(takes & (mine + pot >= self.ends_at), END, values)
        values = np.where(~takes & (its + pot >= self.ends_at), -END, values)
        return self._chosen(held, np.where(held == EMPTY, -np.inf, values))

    def _chosen(self, held: Ints, values: Floats) -> Ints:
        chosen: Ints = held[self.rows, values.argmax(axis=1)]
        return chosen


def race_values(
    knowledge: Knowledge, cards: Sequence[int], weights: Weights, samples: int, seed: int
) -> Values:
    """By card the final points of the seat that looks, and its chance to win the hand.

    The mean of so many samples of what is hidden, the same for every card. A function of the observation
    and of the seed.
    """
    hands, stock = dealt_at_once(knowledge, samples, np.random.default_rng(seed))
    if knowledge.turned is not None:
        stock = np.concatenate((stock, np.full((samples, 1), knowledge.turned)), axis=1)
    tables = RaceTables(knowledge, weights, hands, stock).tried(cards)
    tables.play_out()
    points, chances = (found.reshape(len(cards), samples).mean(axis=1) for found in tables.result())
    return points, chances


SAMPLES = 200
POINTS_SHARE = 0.1
"""Worth of a point beside the chance to win the hand."""


class RacePlayer:
    """Values plays by rollouts; a declaration is never put off (V-MA-6)."""

    def __init__(self, samples: int = SAMPLES) -> None:
        self._samples = samples

    def action_values(self, knowledge: Knowledge) -> list[float]:
        """Value of each legal action, plays before declarations, in points, rounded."""
        points, chances = self.values(knowledge)
        found = [round(float(value), DIGITS) for value in HAND * chances + POINTS_SHARE * points]
        ended = last_word(knowledge, knowledge.legal)
        found = [
            value if card in ended else value - END
            for card, value in zip(knowledge.legal, found, strict=True)
        ]
        best, view = max(found), knowledge.view
        declared = [action for action in view.legal if isinstance(action, Declare)]
        return [*found, *(best + brings(view, action.suit) for action in declared)]

    def values(self, knowledge: Knowledge) -> Values:
        """Final points and chance to win of each card."""
        weights = WEIGHTS[form_of(knowledge.rules)]
        seed = Random(play_key(knowledge.view)).getrandbits(64)
        return race_values(knowledge, knowledge.legal, weights, self._samples, seed)
