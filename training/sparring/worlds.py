"""Whole deals that agree with all that a seat has seen, and how plausible the others' plays are in each.

For games where the turned card lies under the stock (briscola, bisca, prini with draws).
"""

from collections.abc import Sequence

import numpy as np

from briscola.engine.observation import Observation
from briscola.engine.rules import Rules, Turned
from briscola.players.coding import coder_of
from briscola.players.encoding import game_row
from briscola.players.memory import remember
from training.arrays import Bools, Floats, Ints
from training.simulator import Tables
from training.sparring.rule_play import RulePlay

BLUNDERS = 0.1  # the share of plays that no rule explains
LEAST = 1e-6  # the chance of a play that the rules forbid: that world is not so
DULL = 2.5  # points of value by which a card must be better to be e times as likely


def check_game(rules: Rules) -> None:
    """Raises ValueError for a game whose worlds are not known here."""
    game_row(rules)
    if rules.turned is not Turned.AFTER_DEAL:
        raise ValueError(f"{rules.variant} with all cards dealt has no worlds here")


def sampled_packs(view: Observation, count: int, rng: np.random.Generator) -> Ints:
    """So many packs in dealing order that lead to what is seen, all alike likely before plays are weighed.

    The hidden cards are dealt at random. Backwards, trick by trick, each seat gives back a card that it may
    have drawn, any alike, and takes up the card it played.
    """
    rules, memory = view.rules, remember(view)
    n, size = rules.players, rules.hand_size
    number = coder_of(rules).number
    assert view.turned is not None
    turned = number[view.turned]
    unseen = rng.permuted(np.tile(np.array(memory.unseen, np.int64), (count, 1)), axis=1)
    hands: list[Ints] = []
    at = 0
    for seat in range(n):
        held = memory.hand if seat == memory.me else memory.held.get(seat, ())
        hidden = memory.counts[seat] - len(held)
        known = np.tile(np.array(held, np.int64), (count, 1))
        hands.append(np.concatenate((known, unseen[:, at : at + hidden]), axis=1))
        at += hidden
    for seat, card in memory.table:
        hands[seat] = _with(hands[seat], card)
    drawn: Ints = np.full((count, (rules.tricks - size) * n), turned)
    done = n * min(len(view.tricks), rules.tricks - size)
    drawn[:, done:-1] = unseen[:, at:]
    for t, trick in reversed(list(enumerate(view.tricks))):
        cards = {play.seat: number[play.card] for play in trick.plays}
        for i in range(n):
            seat = (trick.winner + i) % n
            place = n * t + i
            if place < drawn.shape[1]:
                last = place == drawn.shape[1] - 1
                hands[seat], drawn[:, place] = _gives_back(hands[seat], turned if last else None, turned, rng)
            hands[seat] = _with(hands[seat], cards[seat])
    packs: Ints = np.empty((count, len(rules.pack)), np.int64)
    for i in range(n):
        packs[:, i : size * n : n] = hands[(view.dealer + 1 + i) % n]
    packs[:, size * n] = turned
    packs[:, size * n + 1 :] = drawn[:, :-1]
    return packs


def _with(hand: Ints, card: int) -> Ints:
    return np.concatenate((hand, np.full((len(hand), 1), card)), axis=1)


def _gives_back(hand: Ints, card: int | None, never: int, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """The hand before a draw and the card drawn: `card`, or any but `never`."""
    chance = rng.random(hand.shape)
    chance[hand == never] = -1
    place = chance.argmax(axis=1) if card is None else (hand == card).argmax(axis=1)
    rows = np.arange(len(hand))
    rest: Bools = np.ones(hand.shape, np.bool_)
    rest[rows, place] = False
    return hand[rest].reshape(len(hand), -1), hand[rows, place]


def replayed(view: Observation, packs: Ints, rule: RulePlay | None, weighed: int) -> tuple[Tables, Floats]:
    """The tables at the present moment, and how likely the others' plays were in the first `weighed` of them.

    The likelihoods are those of `rule`, playing less than sharply, scaled to a sum of one; all alike without.
    """
    rules = view.rules
    number = coder_of(rules).number
    tables = Tables(rules, packs, np.full(len(packs), view.dealer))
    first = tables.rows[:weighed]
    logs: Floats = np.zeros(weighed)
    for plays in (*(trick.plays for trick in view.tricks), view.table):
        for play in plays:
            places = place_of(tables, number[play.card])
            if rule is not None and play.seat != view.seat:
                logs += np.log(_chances(rule.values(tables, first))[first, places[:weighed]])
            tables.play(places)
    likely: Floats = np.exp(logs - logs.max())
    return tables, likely / likely.sum()


def place_of(tables: Tables, card: int) -> Ints:
    """Where the seat to act holds a card, by table."""
    hands = tables.hands[tables.rows, tables.actor]
    places: Ints = (hands == card).argmax(axis=1)
    return places


def _chances(values: Floats) -> Floats:
    """By table and place the chance that a player plays it; hardly any where the rules forbid it."""
    legal = np.isfinite(values)
    sharp = np.exp((np.where(legal, values, -np.inf) - values.max(axis=1, keepdims=True)) / DULL)
    chances: Floats = (1 - BLUNDERS) * sharp / sharp.sum(axis=1, keepdims=True)
    chances += BLUNDERS * legal / legal.sum(axis=1, keepdims=True)
    return np.maximum(chances, LEAST)


def margins(tables: Tables, seat: int) -> Ints:
    """By table, the points of a seat's side less those of the others (sides), or than its share (alone)."""
    own = tables.side_points()[:, seat]
    found: Ints = tables.players * own - tables.points.sum(axis=1) * int(tables.sides[seat].sum())
    return found


def best_of(values: Sequence[float], digits: int = 4) -> int:
    """The first of the highest values, rounded far above float noise."""
    rounded = [round(value, digits) for value in values]
    return rounded.index(max(rounded))
