"""Whole deals that agree with all that a seat has seen, and how plausible the others' plays are in each.

For games where the turned card lies under the stock (briscola, bisca, prini with draws).
"""

from collections.abc import Sequence

import numpy as np

from briscola.engine.observation import Observation
from briscola.engine.rules import Rules, Turned
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.layout import game_row
from briscola.players.sampling.packs import permuted_hands, traced_back
from briscola.players.support import require
from training.sparring.rule_play import RulePlay

BLUNDERS = 0.1  # the share of plays that no rule explains
LEAST = 1e-6  # the chance of a play that the rules forbid: that world is not so
DULL = 2.5  # points of value by which a card must be better to be e times as likely


def check_game(rules: Rules) -> None:
    """Raises ValueError for a game whose worlds are not known here."""
    require(rules)
    game_row(rules)
    if rules.turned is not Turned.AFTER_DEAL:
        raise ValueError(f"{rules.variant} with all cards dealt has no worlds here")


def sampled_packs(view: Observation, count: int, rng: np.random.Generator) -> Ints:
    """So many packs in dealing order that lead to what is seen, all alike likely before plays are weighed."""
    knowledge = know(view)
    known = {**knowledge.held, knowledge.me: knowledge.hand}
    held = [np.array(known.get(seat, ()), np.int64) for seat in range(view.rules.players)]
    sizes = [total - len(cards) for total, cards in zip(knowledge.counts, held, strict=True)]
    *drawn, stock = permuted_hands(knowledge.unseen, sizes, count, rng)
    hands = [
        np.concatenate((np.tile(cards, (count, 1)), rest), axis=1)
        for cards, rest in zip(held, drawn, strict=True)
    ]
    bottom = np.full((count, 0 if knowledge.turned is None else 1), knowledge.turned or 0)
    return traced_back(view, hands, np.concatenate((stock, bottom), axis=1), rng)


def replayed(
    view: Observation, packs: Ints, rule: RulePlay | None, weighed: int
) -> tuple[TrickBatch, Floats]:
    """The tables at the present moment, and how likely the others' plays were in the first `weighed` of them.

    The likelihoods are those of `rule`, playing less than sharply, scaled to a sum of one; all alike without.
    """
    rules = view.rules
    number = coder_of(rules).number
    tables = TrickBatch(rules, packs, np.full(len(packs), view.dealer))
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


def place_of(tables: TrickBatch, card: int) -> Ints:
    """Place of a card in the hand of the seat to act, by table."""
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


def margins(tables: TrickBatch, seat: int) -> Ints:
    """By table, the points of a seat's side less those of the others (sides), or than its share (alone)."""
    own = tables.side_points()[:, seat]
    found: Ints = tables.players * own - tables.points.sum(axis=1) * int(tables.sides[seat].sum())
    return found


def best_of(values: Sequence[float], digits: int = 4) -> int:
    """The first of the highest values, rounded far above float noise."""
    rounded = [round(value, digits) for value in values]
    return rounded.index(max(rounded))
