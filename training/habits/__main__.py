"""Teach the net of briscola for two to lean towards an opponent's habits; the net itself stays as it is.

    python -m training.habits [--minutes M] [--base NET] [--begin LEANING] [--folder DIR] [--seed S]

The net plays against players of all styles (`training.tricks.styles`) and some of none, told what some of
their hands showed, and learns from its decisions what to change for whom. With `--begin` it goes on from a
leaning along its axes, also one of an older net. What comes out, `DIR/habits-2.npz`, is measured by
`training.habits.gains`, and goes to `briscola/players/nets/data/`.
"""

import argparse
import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

import numpy as np
import torch

from briscola.engine.rules import Rules
from briscola.players.habits.habits import GAME
from briscola.players.nets.adapted_net import Lean, Leaning, digest, load_leaning, save_leaning
from briscola.players.nets.net import load_arrays
from briscola.players.nets.trained import DAMAGED, LEANING
from briscola.players.nets.trained import FOLDER as NETS
from training.__main__ import add_plan, plan_from
from training.course import Plan
from training.evaluator import QuantisedEvaluator
from training.habits.circle import Circle, circle_of
from training.habits.learner import LeanLearner, Met, new_lean
from training.habits.rivals import OTHERS, SHARES_OF_OTHERS, TWO, rival_of
from training.tricks.course import shape_of
from training.tricks.lockstep import Chooser
from training.tricks.self_play import self_play, tables_for
from training.tricks.simulator import TalkBatch
from training.tricks.style_play import styles_chooser

FOLDER = Path("out/habits")
SMALLER = 0.15
"""Of the steps, and of the pace of their average, while it settles."""


@dataclass(frozen=True, kw_only=True)
class LeanPlan(Plan):
    """As for nets, with `players` in the circle seen in `seen` hands each, `met` of whom are met in a batch;
    `others` is the share of them that are of no style; `axes` along which traits are told, each with so many
    `ranks` of adapters; `epsilon`, the share of plays that explore; `settling`, the share of the time at the
    end with `SMALLER` steps."""

    trace: float = 0.5
    rate: float = 3e-3
    pace: float = 0.004
    epsilon: float = 0.12
    players: int = 256
    seen: int = 200
    met: int = 8
    others: float = 0.3
    axes: int = 14
    ranks: int = 4
    settling: float = 0.4
    every: float = 60.0


UNUSED = ("cooled", "deals")
"""Numbers of plans that are none here: steps become smaller at once, and `gains` measures."""


class Lessons:
    """The learner, and the hands from which it learns."""

    def __init__(self, rules: Rules, base: Path, plan: LeanPlan, *, seed: int, begin: Lean | None) -> None:
        self.rules, self.plan = rules, plan
        self.base, self.digest = load_arrays(base), digest(base)
        self.rng = np.random.default_rng(seed)
        self.circle: Circle = circle_of(self.base, self.rng, players=plan.players, hands=plan.seen)
        if begin is None:
            begin = new_lean(self.base, self.circle.axes(plan.axes, plan.others), plan.ranks, self.rng)
        self.learner = LeanLearner(
            self.base, shape_of(rules, plan.width), begin, rate=plan.rate, pace=plan.pace
        )
        self.met: deque[Met] = deque(maxlen=plan.batches * plan.met)
        self.hands = 0
        self._owed = 0.0

    def batch(self) -> None:
        """Meet some players, a batch of hands in all, and learn from these and those before."""
        plan = self.plan
        drawn = self.rng.integers(plan.players, size=plan.met)
        others = plan.players + self.rng.choice(len(OTHERS), size=plan.met, p=SHARES_OF_OTHERS)
        for player in np.where(self.rng.random(plan.met) < plan.others, others, drawn):
            self.met.append(self._meet(int(player), plan.hands // plan.met))
            self._owed += plan.replay_ratio * len(self.met[-1].samples) / plan.minibatch
        self.hands += plan.hands
        while self._owed >= 1:
            self.learner.step(self.met, plan.minibatch, self.rng)
            self._owed -= 1

    def _meet(self, player: int, hands: int) -> Met:
        """Hands against a player, from both seats."""
        told = self.learner.lean.told(self.circle.seen(player, self.rng))
        tables = tables_for(self.rules, hands, self.rng)
        seats = (np.arange(hands)[:, None] + np.arange(self.rules.players)) % 2
        samples = self_play(
            tables,
            QuantisedEvaluator(self.learner.lean.moved(self.base, told)),
            epsilon=self.plan.epsilon,
            trace=self.plan.trace,
            rng=self.rng,
            rivals=[self._rival(player)],
            seats=seats,
        )
        return Met(samples=samples, told=told)

    def _rival(self, player: int) -> Chooser[TalkBatch]:
        """A player of the circle: of a style, or one of the others."""
        if player < self.plan.players:
            return styles_chooser(self.circle.styles[[player]], self.rng)
        return rival_of(OTHERS[player - self.plan.players], self.base, self.rng)

    def leaning(self) -> Leaning:
        """Leaning as learnt so far."""
        return Leaning(usual=self.circle.usual, lean=self.learner.lean, base=self.digest)


def teach(lessons: Lessons, folder: Path, *, minutes: float) -> None:
    """Batches until so much of the processor's time is over; the leaning goes to the folder, now and then."""
    folder.mkdir(parents=True, exist_ok=True)
    start = last = process_time()
    settled = False
    while (now := process_time()) - start < 60 * minutes:
        if not settled and now - start > 60 * minutes * (1 - lessons.plan.settling):
            lessons.learner.settle(SMALLER)
            settled = True
        lessons.batch()
        if now - last > lessons.plan.every:
            save_leaning(folder / f"{LEANING}.npz", lessons.leaning())
            print(json.dumps({"hands": lessons.hands, "minutes": round((now - start) / 60, 1)}), flush=True)
            last = now
    save_leaning(folder / f"{LEANING}.npz", lessons.leaning())
    print(json.dumps({"hands": lessons.hands, "minutes": round((now - start) / 60, 1)}), flush=True)


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m training.habits", description="Teach a net to lean.")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor (%(default)s)")
    parser.add_argument("--base", type=Path, default=NETS / f"{GAME}.npz", help="the net (%(default)s)")
    parser.add_argument("--begin", type=Path, metavar="LEANING", help="go on from it")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="(%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    add_plan(parser, LeanPlan(), but=UNUSED)
    return parser.parse_args(words)


def lean_of(path: Path) -> Lean:
    """That of a leaning in a file; ends in a sentence where there is none."""
    try:
        return load_leaning(path).lean
    except KeyError as error:
        raise SystemExit(f"{path} cannot be gone on from: it has no {error.args[0]}") from None
    except DAMAGED as error:
        raise SystemExit(f"{path} cannot be gone on from: {error}") from None


def main(words: Sequence[str] | None = None) -> None:
    """Teach as the command line says."""
    args = parse(words)
    torch.set_num_threads(1)
    plan = plan_from(args, LeanPlan())
    begin = None if args.begin is None else lean_of(args.begin)
    lessons = Lessons(TWO, args.base, plan, seed=args.seed, begin=begin)
    teach(lessons, args.folder, minutes=args.minutes)


if __name__ == "__main__":
    main()
