"""Gain from leaning: the net that leans compared with the same net that does not, over the same deals.

    python -m training.habits.gains [LEANING] [--base NET] [--rivals NAME …] [--hands H] [--deals D]
                                    [--write DIR]

Rivals are styles by name, `greedy`, `rule` (the fast rule player) and `itself`. A line for each: what the net
wins by as it is, and what leaning adds once it has seen H hands; points a hand with their standard errors, by
the net alone, without search. `--write` leaves the habits that were seen as DIR/NAME.json, for
`maestro:adapt=FILE`.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from briscola.arena.arena_summary import mean_and_error
from briscola.players.habits.habits import GAME, Habits, to_json
from briscola.players.nets.adapted_net import Leaning, load_leaning
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.net import Arrays, load_arrays
from briscola.players.nets.trained import FOLDER as NETS
from briscola.players.nets.trained import LEANING
from training.evaluator import QuantisedEvaluator
from training.habits.circle import counts_against
from training.habits.rivals import RIVALS, TWO, rival_of
from training.tricks.lockstep import Chooser, play_out, shuffled_packs
from training.tricks.self_play import net_chooser
from training.tricks.simulator import TalkBatch

SEED_OF_DEALS = 2026
SEED_OF_HANDS = 11
SEED_OF_NOISE = 3


@dataclass(frozen=True, kw_only=True)
class Gain:
    """Points a hand: what the net wins by as it is, and what leaning adds, each with its standard error."""

    plain: tuple[float, float]
    more: tuple[float, float]


def anew(name: str, base: Arrays) -> Chooser[TalkBatch]:
    """A rival with the noise that it always has."""
    return rival_of(name, base, np.random.default_rng(SEED_OF_NOISE))


def seen(base: Arrays, rival: Chooser[TalkBatch], hands: int) -> Habits:
    """Habits of a rival, counted in so many hands against the net."""
    counts = counts_against(base, rival, hands, np.random.default_rng(SEED_OF_HANDS)).sum(axis=0)
    return Habits(hands, tuple(int(count) for count in counts))


def gain(base: Arrays, leaning: Leaning, name: str, habits: Habits, *, deals: int) -> Gain:
    """Gain of the net against a rival by leaning towards these habits."""
    leant = leaning.changed(base, habits)
    plain, more = (margins(arrays, anew(name, base), deals=deals) for arrays in (base, leant))
    return Gain(plain=rounded(plain), more=rounded(more - plain))


def margins(arrays: Arrays, rival: Chooser[TalkBatch], *, deals: int) -> Floats:
    """Margin of a net over a rival in each deal, in points: the mean of both seats."""
    packs = shuffled_packs(TWO, deals, np.random.default_rng(SEED_OF_DEALS))
    ours = net_chooser(QuantisedEvaluator(arrays))
    found = []
    for seat in range(TWO.players):
        tables = TalkBatch(TWO, packs, np.full(deals, TWO.players - 1))
        seats: Ints = np.ones((deals, TWO.players), np.int64)
        seats[:, seat] = 0
        play_out(tables, [ours, rival], seats)
        found.append(2 * tables.side_points()[:, seat] - TWO.total)
    margin: Floats = np.mean(found, axis=0)
    return margin


def rounded(values: Floats) -> tuple[float, float]:
    """Mean and standard error."""
    mean, error = mean_and_error([float(value) for value in values])
    return round(mean, 2), round(error, 2)


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure what leaning gains.")
    parser.add_argument("leaning", nargs="?", type=Path, default=NETS / f"{LEANING}.npz")
    parser.add_argument("--base", type=Path, default=NETS / f"{GAME}.npz", help="the net (%(default)s)")
    parser.add_argument("--rivals", nargs="+", choices=RIVALS, default=RIVALS, metavar="NAME")
    parser.add_argument("--hands", type=int, default=100, help="seen before (%(default)s)")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--write", type=Path, metavar="DIR", help="leave the habits that were seen here")
    args = parser.parse_args(words)
    base, leaning = load_arrays(args.base), load_leaning(args.leaning)
    for name in args.rivals:
        habits = seen(base, anew(name, base), args.hands)
        if args.write is not None:
            args.write.mkdir(parents=True, exist_ok=True)
            (args.write / f"{name}.json").write_bytes(to_json(habits))
        found = gain(base, leaning, name, habits, deals=args.deals)
        print(json.dumps({"rival": name, "plain": found.plain, "more": found.more}), flush=True)


if __name__ == "__main__":
    main()
