"""A rule player over many tables at once: what a trick is worth, less the price of the card.

Sampled search plays hands out with it and reads the plays of others by it. The idea is that of `medium`, but
it takes a lead's risk from a formula, is tuned for itself, and plays no endgame exactly: 2 µs a decision.
It can forget and slip as `medium` does.
"""

import numpy as np
from numpy.typing import NDArray

from briscola.engine.rules import Rules
from briscola.players.card_codes import POINTS, STRENGTH, coder_of
from briscola.players.heuristic.pricing import FINE, FIRST_COURT, WILLING, Weights
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.imperfect_memory import SPAN, SURE_TRICKS
from briscola.players.medium import AMATEUR, WILDEST
from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, EMPTY, Bools, Floats, Ints
from briscola.players.nets.tricks.batch import TrickBatch
from training.tricks.lockstep import Chooser

SUITS, STRENGTHS = 4, 10
FIRST_CARICO = 8
CARD_STRENGTH: Ints = np.array(STRENGTH, np.int64)
POINTS_OF_STRENGTH: NDArray[np.float32] = np.array(POINTS[:STRENGTHS], np.float32)
STRONGER: NDArray[np.float32] = np.tri(STRENGTHS, k=-1, dtype=np.float32)  # row beats column


class RulePlay:
    """The rule player of a game of tricks and draws."""

    def __init__(self, rules: Rules, weights: Weights | None = None) -> None:
        self._weights = weights or WEIGHTS[form_of(rules)]
        self._players = rules.players
        number = coder_of(rules).number
        self._pack: Bools = np.zeros(SUITS * STRENGTHS, np.bool_)
        self._pack[[number[c] for c in rules.pack]] = True
        self._spite = self._weights.spite if not rules.two_sides else 1.0

    def values(self, tables: TrickBatch, rows: Ints, lives: Floats | None = None) -> Floats:
        """Value of each place of the hands to play, in points of difference; -inf where not legal.

        `lives`: by row and card, after how many cards played it is forgotten.
        """
        me = tables.actor[rows]
        hands = tables.hands[rows, me]
        cards = np.where(hands == EMPTY, 0, hands)
        trumps = tables.trumps[rows]
        hidden = _hidden(tables, rows, hands) * self._pack
        if lives is not None:
            hidden += forgotten(tables, rows, lives)
        risk = Risk(hidden, (hands != EMPTY).sum(axis=1), trumps)
        price = prices_now(self._weights, _lateness(tables))
        later = (me[:, None] + np.arange(1, tables.players - tables.position)) % tables.players
        enemies = (~tables.sides[me[:, None], later]).sum(axis=1, keepdims=True)
        loss = self._spite * (enemies > 0)

        pot = CARD_POINTS[tables.plays[rows, tables.trick, : tables.position]].sum(axis=1, keepdims=True)
        got = pot + CARD_POINTS[cards]
        safe = risk.hold(cards, got, enemies)
        gain = self._last_draw(tables, rows, hidden, price)
        value: Floats = got * (safe - (1 - safe) * loss) + safe * self._after(tables, rows, me, gain)
        if tables.position:
            best, winner = tables.best[rows, None], tables.winner[rows]
            friend = np.where(tables.sides[me, winner], 1.0, -self._spite)[:, None]
            hold = risk.hold(best, pot, enemies)
            left = got * (friend * hold - (1 - hold) * loss) + hold * self._after(tables, rows, winner, gain)
            value = np.where(BEATS[trumps[:, None], cards, best], value, left)
        else:
            value -= loss * np.take_along_axis(risk.brought, cards, axis=1)
        value -= price[(CARD_SUIT[cards] == trumps[:, None]).astype(np.int64), CARD_STRENGTH[cards]]
        return np.where(tables.legal()[rows], value, -np.inf)

    def _after(self, tables: TrickBatch, rows: Ints, winner: Ints, gain: Floats) -> Floats:
        """Value in points, by table, if `winner` leads next and the seat before it draws last."""
        sides = tables.sides[tables.actor[rows]]
        at = np.arange(len(rows))
        wish = np.where(sides, 1.0, -self._spite)
        leader, last = wish[at, winner], wish[at, (winner - 1) % tables.players]
        worth: Floats = self._weights.tempo * (last - leader) / 2 + gain * last
        return worth[:, None]

    def _last_draw(self, tables: TrickBatch, rows: Ints, hidden: Floats, price: Floats) -> Floats:
        """Points by which the turned card is worth more than another, by table; 0 if nobody draws it now."""
        if tables.stock_left != tables.players:
            return np.zeros(len(rows))
        trumps = tables.trumps[rows]
        turned = CARD_STRENGTH[tables.turned[rows]]
        others = hidden.reshape(-1, SUITS, STRENGTHS)
        is_trump = (np.arange(SUITS) == trumps[:, None]).astype(np.int64)
        worth = price + POINTS_OF_STRENGTH / 2
        mean = (others * worth[is_trump]).sum(axis=(1, 2)) / np.maximum(1, hidden.sum(axis=1))
        gain: Floats = worth[1, turned] - mean
        return gain

    def chooser(self) -> Chooser[TrickBatch]:
        """The place of the highest value."""

        def choose(tables: TrickBatch, rows: Ints) -> Ints:
            values = self.values(tables, rows)
            places: Ints = (values >= values.max(axis=1, keepdims=True) - FINE).argmax(axis=1)
            return places

        return choose

    def amateur(self, hands: int, rng: np.random.Generator) -> Chooser[TrickBatch]:
        """One who forgets and slips, for so many tables: `medium`, but for how it looks at a trick."""
        lives = SPAN * rng.random((hands, self._players, SUITS * STRENGTHS))

        def choose(tables: TrickBatch, rows: Ints) -> Ints:
            values = self.values(tables, rows, lives[rows, tables.actor[rows]])
            return slipping(values, tables.players - tables.position, rng)

        return choose


def slipping(values: Floats, to_play: int, rng: np.random.Generator) -> Ints:
    """In each line the place that an amateur takes, who slips most where most are still to play."""
    temperature = AMATEUR.temperature * min(to_play, WILDEST)
    near = values >= values.max(axis=1, keepdims=True) - AMATEUR.cutoff
    moods = np.where(near, values + temperature * rng.gumbel(size=values.shape), -np.inf)
    places: Ints = moods.argmax(axis=1)
    return places


class Risk:
    """Chance that one other hand of `size` cards beats a card; `hidden` is by table and card."""

    def __init__(self, hidden: Floats, size: Ints, trumps: Ints) -> None:
        unknown = np.maximum(hidden.sum(axis=1), 1)
        lacking = 1 - np.minimum(1, size / unknown)
        suits = hidden.reshape(-1, SUITS, STRENGTHS)
        of_trumps = suits[np.arange(len(trumps)), trumps].sum(axis=1)
        self._trumps = trumps
        self._lacking = lacking[:, None]
        self._higher = _above(suits)
        self._trump = 1 - lacking**of_trumps
        self.brought: Floats = _above(suits * POINTS_OF_STRENGTH) * (size / unknown)[:, None]
        """By card: the points that a better card of its suit is expected to bring to who takes with it."""

    def hold(self, cards: Ints, pot: Ints, enemies: Ints) -> Floats:
        """The chance that no enemy still to play beats these cards, by table and place."""
        trump = CARD_SUIT[cards] == self._trumps[:, None]
        ruffed = np.where(trump, 0, self._trump[:, None] * np.minimum(1, pot / WILLING))
        higher = np.take_along_axis(self._higher, cards, axis=1)
        safe: Floats = (self._lacking**higher * (1 - ruffed)) ** enemies
        return safe


def _above(suits: Floats) -> Floats:
    """By table and card: the sum over the stronger cards of its suit."""
    above: Floats = (suits.reshape(-1, STRENGTHS) @ STRONGER).reshape(len(suits), SUITS * STRENGTHS)
    return above


def _hidden(tables: TrickBatch, rows: Ints, hands: Ints) -> Floats:
    """By table and card: 1 where the seat to act has not seen it."""
    at, tricks = np.arange(len(rows))[:, None], tables.trick + 1
    hidden: Floats = np.ones((len(rows), SUITS * STRENGTHS + 1), np.float32)  # a column more for empty places
    hidden[at, tables.plays[rows, :tricks].reshape(len(rows), tricks * tables.players)] = 0
    hidden[at, hands] = 0
    if tables.stock_left:
        hidden[at[:, 0], tables.turned[rows]] = 0
    return hidden[:, :-1]


def forgotten(tables: TrickBatch, rows: Ints, lives: Floats) -> Floats:
    """By table and card: 1 where it was played, but is forgotten by now (`players.heuristic.recall`).

    The newest tricks, the ace and the three of trumps are remembered.
    """
    gone: Floats = np.zeros((len(rows), SUITS * STRENGTHS), np.float32)
    old = tables.trick - SURE_TRICKS
    if old <= 0:
        return gone
    at = np.arange(len(rows))[:, None]
    for trick in range(old):
        cards = tables.plays[rows, trick]
        gone[at, cards] = (old - trick) * tables.players > lives[at, cards]
    trumps = tables.trumps[rows]
    for strength in range(FIRST_CARICO, STRENGTHS):
        gone[at[:, 0], trumps * STRENGTHS + strength] = 0
    return gone


def _lateness(tables: TrickBatch) -> float:
    """0 at the first trick, 1 at the last draw; by tricks where all is dealt."""
    size = int(tables.stock.shape[1])
    return 1 - tables.stock_left / size if size else tables.trick / tables.rules.tricks


def prices_now(w: Weights, late: float) -> Floats:
    """The price of each strength, of plain suits and of trumps, as `players.heuristic.prices` has it."""
    strengths = np.arange(STRENGTHS)
    court = (strengths >= FIRST_COURT) * POINTS_OF_STRENGTH
    plain = np.where(strengths < FIRST_COURT, w.liscio * strengths, w.court * court)
    plain[FIRST_CARICO:] = np.array([w.three, w.ace]) * (1 + w.late_carico * late)
    more = 1 + w.late_trump * late
    trump = more * (w.trump + w.trump_step * strengths) + w.trump_court * court
    trump[FIRST_CARICO:] = np.array([w.trump_three, w.trump_ace]) * more
    return np.stack((plain, trump))
