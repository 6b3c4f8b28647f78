"""Train the net of chiamata by Deep Monte Carlo self-play: its auctions, calls and plays, in all forms.

    python -m training.called --minutes M [--seed S] [--folder DIR] [--resume | --begin NET]

The net plays the forms in turn against itself, in lockstep, sometimes at random, and learns from what each
decision led to. Every few minutes a line goes to the log (contracts made, passed out, the mean contract), a
checkpoint (`state.pt`, to go on from) and the net (`net.npz`, to play with) to the folder;
`python -m training.called.measure` says how strong a net is.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

import numpy as np
import torch

from briscola.players.nets.card_rows import RENAMINGS
from briscola.players.nets.chiamata.layout import LAYOUT, action_renaming, observation_renaming
from briscola.players.nets.families import CHIAMATA, FAMILIES
from training.called.lessons import Chance, Tally, lessons
from training.model import Shape
from training.run import Plan, Run, Start, add_plan, add_start, learn, start_of, train

FOLDER = Path("out/training/chiamata")

FORMS = {rules.slug: rules for rules in FAMILIES[CHIAMATA]}
ROUND = (
    "chiamata-5",
    "chiamata-4",
    "chiamata-5-rank",
    "chiamata-4-open",
    "chiamata-5",
    "chiamata-4-rank",
    "chiamata-5-rank",
    "chiamata-4-open-rank",
)
"""The forms in the order in which they are trained; that of five players by points most."""


@dataclass(frozen=True, kw_only=True)
class ChiamataPlan(Plan):
    """How to train: `share` as in `called.lessons.lessons`; `random_…` and `quiet` as in `Chance`."""

    width: int = 192
    hands: int = 1536
    every: float = 120.0
    share: float = 1.0
    quiet: float = 0.3
    random_bid: float = 0.05
    random_call: float = 0.06
    random_play: float = 0.03


def chiamata_shape(width: int) -> Shape:
    """The shape of the net of chiamata."""
    return Shape(
        observations=np.array([observation_renaming(LAYOUT, order) for order in RENAMINGS]),
        actions=np.array([action_renaming(order) for order in RENAMINGS]),
        width=width,
    )


class Training(Run):
    """A run that plays the forms in turn."""

    def __init__(self, plan: ChiamataPlan, *, seed: int, folder: Path, start: Start) -> None:
        self.plan = plan
        self.tallies = dict.fromkeys(FORMS, Tally())
        super().__init__(plan, chiamata_shape(plan.width), games=1, seed=seed, folder=folder, start=start)

    def batch(self) -> None:
        """Play one batch of hands of the next form, and learn from it and from those before."""
        plan, start, form = self.plan, process_time(), ROUND[self.batches % len(ROUND)]
        fresh, tally = lessons(
            FORMS[form],
            self.learner.average,
            hands=plan.hands,
            chance=Chance(
                bid=plan.random_bid, call=plan.random_call, play=plan.random_play, quiet=plan.quiet
            ),
            trace=plan.trace,
            share=plan.share,
            rng=self.rng,
        )
        self.tallies[form] += tally
        self.losses = learn(self.learner, self.replay, fresh, plan, self.rng)
        self.games += plan.hands
        self.batches += 1
        self.seconds += process_time() - start

    def report(self) -> dict[str, object]:
        """Save, and write the log line: how much was played and learnt, and how the contracts went."""
        self.save()
        told = {form: tally.rates() for form, tally in self.tallies.items() if tally.hands}
        self.tallies = dict.fromkeys(FORMS, Tally())
        return self.logged({"forms": told})


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Train the net of chiamata by Deep Monte Carlo self-play.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    add_start(parser)
    add_plan(parser, ChiamataPlan())
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    """Train as the command line says."""
    args = parse(words)
    torch.set_num_threads(args.threads)
    plan = ChiamataPlan(**{name: getattr(args, name) for name in vars(ChiamataPlan())})
    training = Training(plan, seed=args.seed, folder=args.folder, start=start_of(args))
    train(training, every=plan.every, seconds=60 * args.minutes)


if __name__ == "__main__":
    main()
