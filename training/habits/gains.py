"""What leaning gains: the net that leans against the same net that does not, over the same deals.

    python -m training.habits.gains [LEANING] [--base NET] [--styles NAME …] [--hands H] [--deals D]

A line for each style: what the net wins by as it is, and what leaning adds once it has seen H hands; points a
hand with their standard errors, by the net alone, without search.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from briscola.arena.tally import mean_and_error
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.habits.habits import GAME, Habits
from briscola.players.habits.leaning import Leaning, load_leaning
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.net import Arrays, load_arrays
from briscola.players.nets.trained import FOLDER as NETS
from briscola.players.nets.trained import LEANING
from training.evaluator import QuantisedEvaluator
from training.habits.circle import counts_by_hand
from training.tricks.lockstep import Chooser, play_out, shuffled_packs
from training.tricks.self_play import net_chooser
from training.tricks.simulator import TalkBatch
from training.tricks.styles import STYLES, Style, matrix, style_chooser

TWO = make_rules("briscola", 2)
SEED_OF_DEALS = 2026
SEED_OF_HANDS = 11
SEED_OF_NOISE = 3


@dataclass(frozen=True, kw_only=True)
class Gain:
    """Points a hand: what the net wins by as it is, and what leaning adds, each with its standard error."""

    plain: tuple[float, float]
    more: tuple[float, float]


def gain(base: Arrays, leaning: Leaning, style: Style, *, hands: int, deals: int) -> Gain:
    """Against a style that was seen in so many hands before."""
    rng = np.random.default_rng(SEED_OF_HANDS)
    counts = counts_by_hand(TWO, base, matrix([style]), rng, hands=hands)[0].sum(axis=0)
    leant = leaning.changed(base, Habits(hands, tuple(int(count) for count in counts)))
    plain, more = (margins(TWO, arrays, style, deals=deals) for arrays in (base, leant))
    return Gain(plain=rounded(plain), more=rounded(more - plain))


def margins(rules: Rules, arrays: Arrays, style: Style, *, deals: int) -> Floats:
    """What a net wins by against a style in each deal, played from both seats."""
    packs = shuffled_packs(rules, deals, np.random.default_rng(SEED_OF_DEALS))
    found = []
    for seat in range(rules.players):
        tables = TalkBatch(rules, packs, np.full(deals, rules.players - 1))
        theirs: Chooser[TalkBatch] = style_chooser(style, np.random.default_rng(SEED_OF_NOISE))
        seats: Ints = np.ones((deals, rules.players), np.int64)
        seats[:, seat] = 0
        play_out(tables, [net_chooser(QuantisedEvaluator(arrays)), theirs], seats)
        found.append(2 * tables.side_points()[:, seat] - rules.total)
    margin: Floats = np.mean(found, axis=0)
    return margin


def rounded(values: Floats) -> tuple[float, float]:
    """Mean and standard error."""
    mean, error = mean_and_error([float(value) for value in values])
    return round(mean, 2), round(error, 2)


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure what leaning gains.")
    parser.add_argument(
        "leaning", nargs="?", type=Path, default=NETS / f"{LEANING}.npz", help="(%(default)s)"
    )
    parser.add_argument("--base", type=Path, default=NETS / f"{GAME}.npz", help="the net (%(default)s)")
    parser.add_argument("--styles", nargs="+", choices=STYLES, default=list(STYLES), metavar="NAME")
    parser.add_argument("--hands", type=int, default=100, help="seen before (%(default)s)")
    parser.add_argument("--deals", type=int, default=1000)
    args = parser.parse_args(words)
    base, leaning = load_arrays(args.base), load_leaning(args.leaning)
    for name in args.styles:
        found = gain(base, leaning, STYLES[name], hands=args.hands, deals=args.deals)
        print(json.dumps({"style": name, "plain": found.plain, "more": found.more}), flush=True)


if __name__ == "__main__":
    main()
