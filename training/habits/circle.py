"""Players of all styles, and what was seen of each in some hands: whom a net learns to lean towards."""

from dataclasses import dataclass

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.habits.habits import SIZE
from briscola.players.habits.leaning import KINDS_OF_MOMENTS, traits
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.net import Arrays
from training.evaluator import QuantisedEvaluator
from training.habits.counting import counts_of
from training.tricks.lockstep import Chooser, play_out, shuffled_packs
from training.tricks.self_play import net_chooser
from training.tricks.simulator import TalkBatch
from training.tricks.styles import drawn, styles_chooser

SEEN = (0, 4, 16, 64, 64)
"""In how many hands a player has been seen: one of these, alike often."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Circle:
    """By player the numbers of his style, and his `counts` by hand; `usual` is how often the net itself
    chooses each way."""

    styles: Floats
    counts: Ints
    usual: Floats

    def seen(self, player: int, rng: np.random.Generator) -> Floats:
        """The traits of a player as some of his hands show them."""
        hands = rng.permutation(len(self.counts[player]))[: rng.choice(SEEN)]
        counts = self.counts[player, hands].sum(axis=0)
        return traits(counts, self.usual)

    def axes(self, count: int) -> Floats:
        """In what traits most differ: so many directions, a column each, along which they spread alike."""
        found = traits(self.counts.sum(axis=1), self.usual)
        spread, directions = np.linalg.eigh(found.T @ found / len(found))
        order = np.argsort(-spread)[:count]
        axes: Floats = directions[:, order] / np.sqrt(spread[order])
        return axes


def circle_of(rules: Rules, base: Arrays, rng: np.random.Generator, *, players: int, hands: int) -> Circle:
    """So many players, each seen in so many hands against the net."""
    ours = net_chooser(QuantisedEvaluator(base))
    alike = played(rules, ours, ours, np.zeros(players * hands, np.int64), rng)
    both = counts_of(alike, np.zeros(alike.count, np.int64)) + counts_of(
        alike, np.ones(alike.count, np.int64)
    )
    styles = drawn(players, rng)
    return Circle(
        styles=styles,
        counts=counts_by_hand(rules, base, styles, rng, hands=hands),
        usual=shares(both.sum(axis=0)),
    )


def counts_by_hand(
    rules: Rules, base: Arrays, styles: Floats, rng: np.random.Generator, *, hands: int
) -> Ints:
    """What players of these styles did in each of so many hands against the net."""
    seats = np.arange(len(styles) * hands) % 2
    theirs = styles_chooser(np.repeat(styles, hands, axis=0), rng)
    tables = played(rules, net_chooser(QuantisedEvaluator(base)), theirs, seats, rng)
    return counts_of(tables, seats).reshape(len(styles), hands, SIZE)


def played(
    rules: Rules, ours: Chooser[TalkBatch], theirs: Chooser[TalkBatch], seats: Ints, rng: np.random.Generator
) -> TalkBatch:
    """Finished hands in which somebody sat at the given seat of each table."""
    tables = TalkBatch(rules, shuffled_packs(rules, len(seats), rng), np.full(len(seats), rules.players - 1))
    who = np.zeros((len(seats), rules.players), np.int64)
    who[tables.rows, seats] = 1
    play_out(tables, [ours, theirs], who)
    return tables


def shares(counts: Ints) -> Floats:
    """How often each way is chosen in its kind of moment."""
    found: Floats = np.empty(counts.shape)
    for ways in KINDS_OF_MOMENTS:
        found[ways] = (counts[ways] + 1) / (counts[ways].sum() + len(ways))
    return found
