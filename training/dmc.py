"""Train the net of a family of games by Deep Monte Carlo self-play.

    python -m training.dmc FAMILY --minutes M [--seed S] [--folder DIR] [--resume | --begin NET]

FAMILY is a row of `briscola.players.nets.families`. The net plays its games against itself, in turn and in
lockstep, sometimes at random, and learns from what each decision led to. Every few minutes it is measured in
duplicate against the greedy player and against the rule player; a line goes to the log, a checkpoint
(`state.pt`, to go on from) and the net (`net.npz`, to play with) to the folder.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

import numpy as np
import torch

from briscola.engine.rules import Rules
from briscola.players.nets.families import TRICK_FAMILIES
from training.duplicate import duplicate
from training.greedy import greedy
from training.lessons import lessons, net_chooser, tables_for
from training.measure import measure
from training.model import shape_of
from training.run import NET, Plan, Run, Start, add_plan, add_start, learn, start_of, train

FOLDER = Path("out/training")
GREEDY_SEED, RULE_SEED = 2026, "dmc"  # the same deals at every measurement
RULE_PLAYER = "medium:memory=all"


@dataclass(frozen=True, kw_only=True)
class FamilyPlan(Plan):
    """How to train a family: `epsilon` as in `training.lessons.lessons`; deals of the measurements."""

    epsilon: float = 0.05
    greedy_deals: int = 2000
    rule_deals: int = 60


class Training(Run):
    """A run that plays the games of a family in turn."""

    def __init__(
        self, rules: Sequence[Rules], plan: FamilyPlan, *, seed: int, folder: Path, start: Start
    ) -> None:
        self.rules, self.plan = rules, plan
        shape = shape_of(rules[0].players, plan.width)
        super().__init__(plan, shape, games=len(rules), seed=seed, folder=folder, start=start)

    def batch(self) -> None:
        """Play one batch of hands of the next game and learn from it and from those before."""
        plan, start = self.plan, process_time()
        rules = self.rules[self.batches % len(self.rules)]
        fresh = lessons(
            tables_for(rules, plan.hands, self.rng),
            self.learner.average,
            epsilon=plan.epsilon,
            trace=plan.trace,
            rng=self.rng,
        )
        self.losses = learn(self.learner, self.replay, fresh, plan, self.rng)
        self.games += plan.hands
        self.batches += 1
        self.seconds += process_time() - start

    def report(self) -> dict[str, object]:
        """Save; the line of the log: how strong the averaged net is now in each game."""
        self.save()
        return self.logged({"gains": {rules.slug: self._strength(rules) for rules in self.rules}})

    def _strength(self, rules: Rules) -> dict[str, tuple[float, float]]:
        plan, rng = self.plan, np.random.default_rng(GREEDY_SEED)
        chooser = net_chooser(self.learner.average)
        greedily = duplicate(rules, chooser, greedy, deals=plan.greedy_deals, rng=rng)
        found = {"greedy": (round(greedily[0], 2), round(greedily[1], 2))}
        if plan.rule_deals:
            rival = measure(self.folder / NET, rules, RULE_PLAYER, deals=plan.rule_deals, seed=RULE_SEED)
            found[RULE_PLAYER] = (rival.mean, rival.se)
        return found


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Train the net of a family of games by self-play.")
    parser.add_argument("family", choices=TRICK_FAMILIES)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--folder", type=Path, help=f"default: under {FOLDER}, named after the family")
    add_start(parser)
    add_plan(parser, FamilyPlan())
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    """Train as the command line says."""
    args = parse(words)
    torch.set_num_threads(args.threads)
    folder = args.folder or FOLDER / args.family
    plan = FamilyPlan(**{name: getattr(args, name) for name in vars(FamilyPlan())})
    training = Training(
        TRICK_FAMILIES[args.family], plan, seed=args.seed, folder=folder, start=start_of(args)
    )
    train(training, every=plan.every, seconds=60 * args.minutes)


if __name__ == "__main__":
    main()
