"""Players of all styles and some others, and what was seen of each: whom a net learns to lean towards."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from briscola.players.nets.adapted_net import KINDS_OF_MOMENTS, traits
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.net import Arrays
from training.evaluator import QuantisedEvaluator
from training.habits.counting import counts_of
from training.habits.rivals import OTHERS, SHARES_OF_OTHERS, TWO, rival_of
from training.tricks.lockstep import Chooser, play_out, shuffled_packs
from training.tricks.self_play import net_chooser
from training.tricks.simulator import TalkBatch
from training.tricks.style_play import styles_chooser
from training.tricks.styles import drawn

USUAL_HANDS = 8192
SEEN = (4, 16, 64, 100)
"""In how many hands a player has been seen: one of these, alike often; who was not seen teaches nothing."""
OF_OTHERS = 32
"""So many times as many hands are kept of each of `OTHERS`, who are met often: told the same few hands of
them again and again, a net would learn these by heart."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Circle:
    """By player the numbers of his style, and his `counts` by hand, those of `OTHERS` last; `usual` is how
    often the net itself chooses each way."""

    styles: Floats
    counts: Sequence[Ints]
    usual: Floats

    def seen(self, player: int, rng: np.random.Generator) -> Floats:
        """The traits of a player as some of his hands show them."""
        hands = rng.permutation(len(self.counts[player]))[: rng.choice(SEEN)]
        counts = self.counts[player][hands].sum(axis=0)
        return traits(counts, self.usual)

    def axes(self, count: int, others: float) -> Floats:
        """In what players most differ: so many directions, a column each, along which they spread alike.

        Halves of their hands are compared, lest it be chance; `others` is how much those weigh in all.
        """
        halves = ([counts[half::2].sum(axis=0) for counts in self.counts] for half in (0, 1))
        one, two = (traits(np.array(counts), self.usual) for counts in halves)
        weight = np.full(len(one), (1 - others) / len(self.styles))
        weight[len(self.styles) :] = others * np.array(SHARES_OF_OTHERS)
        alike = (one * weight[:, None]).T @ two
        spread, directions = np.linalg.eigh((alike + alike.T) / 2)
        order = np.argsort(-spread)[:count]
        chosen = directions[:, order]
        found = (one + two) / 2 @ chosen
        axes: Floats = chosen / np.sqrt(weight @ found**2)
        return axes


def circle_of(base: Arrays, rng: np.random.Generator, *, players: int, hands: int) -> Circle:
    """So many players of styles, and the others, each seen in so many hands against the net."""
    styles = drawn(players, rng)
    all_styles = styles_chooser(np.repeat(styles, hands, axis=0), rng)
    found = np.split(counts_against(base, all_styles, players * hands, rng), players)
    more = OF_OTHERS * hands
    found += [counts_against(base, rival_of(name, base, rng), more, rng) for name in OTHERS]
    alike = counts_against(base, rival_of("itself", base, rng), USUAL_HANDS, rng)
    return Circle(
        styles=styles,
        counts=found,
        usual=shares(alike.sum(axis=0)),
    )


def counts_against(base: Arrays, rival: Chooser[TalkBatch], hands: int, rng: np.random.Generator) -> Ints:
    """Counts of a rival's choices, by hand, in so many hands against the net, from both seats in turn."""
    seats = np.arange(hands) % 2
    return counts_of(played(net_chooser(QuantisedEvaluator(base)), rival, seats, rng), seats)


def played(
    ours: Chooser[TalkBatch], theirs: Chooser[TalkBatch], seats: Ints, rng: np.random.Generator
) -> TalkBatch:
    """Finished hands in which somebody sat at the given seat of each table."""
    tables = TalkBatch(TWO, shuffled_packs(TWO, len(seats), rng), np.ones(len(seats), np.int64))
    who = np.zeros((len(seats), TWO.players), np.int64)
    who[tables.rows, seats] = 1
    play_out(tables, [ours, theirs], who)
    return tables


def shares(counts: Ints) -> Floats:
    """Share of each way in its kind of moment, smoothed by one more count each."""
    found: Floats = np.empty(counts.shape)
    for ways in KINDS_OF_MOMENTS:
        found[ways] = (counts[ways] + 1) / (counts[ways].sum() + len(ways))
    return found
