"""Train the net of chiamata by Deep Monte Carlo self-play: its auctions, calls and plays, in all forms.

    python -m training.called --minutes M [--seed S] [--folder DIR] [--resume]

The net plays the forms in turn against itself, in lockstep, sometimes at random, and learns from what each
decision led to. Every few minutes a line goes to the log (contracts made, passed out, the mean contract), a
checkpoint (`state.pt`, to go on from) and the net (`net.npz`, to play with) to the folder;
`python -m training.called.measure` says how strong a net is.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from time import monotonic, process_time

import numpy as np
import torch

from briscola.engine.variants import make_rules
from briscola.players.learnt.called_layout import SIZE, action_renaming, observation_renaming
from briscola.players.learnt.encoding import RENAMINGS
from briscola.players.learnt.net import save_net
from training.called.selfplay import Chance, Tally, lessons
from training.learner import Learner
from training.model import Shape, as_arrays
from training.replay import Replay

FOLDER = Path("out/training/chiamata")
STATE, NET, LOG = "state.pt", "net.npz", "log.jsonl"

FORMS = {
    "5": make_rules("chiamata", 5),
    "4": make_rules("chiamata", 4),
    "5 rank": make_rules("chiamata", 5, {"bidding": "rank"}),
    "4 open": make_rules("chiamata", 4, {"morto": "open"}),
    "4 rank": make_rules("chiamata", 4, {"bidding": "rank"}),
    "4 open rank": make_rules("chiamata", 4, {"morto": "open", "bidding": "rank"}),
}
ROUND = ("5", "4", "5 rank", "4 open", "5", "4 rank", "5 rank", "4 open rank")
"""The forms in the order in which they are trained; that of five players by points most."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How to train: width of the net, hands in a batch, decisions in a step, how often each is learnt from …

    `trace` and `share` as in `training.called.selfplay.lessons`; `random_…` and `quiet` as in `Chance`; a
    line goes to the log every `every` seconds.
    """

    width: int = 192
    hands: int = 1536
    step: int = 4096
    reuse: float = 1.0
    batches: int = 8
    share: float = 1.0
    quiet: float = 0.3
    random_bid: float = 0.05
    random_call: float = 0.06
    random_play: float = 0.03
    trace: float = 0.9
    rate: float = 1e-3
    pace: float = 0.005
    every: float = 120.0


def called_shape(width: int) -> Shape:
    """The shape of the net of chiamata."""
    return Shape(
        observations=np.array([observation_renaming(order) for order in RENAMINGS]),
        actions=np.array([action_renaming(order) for order in RENAMINGS]),
        width=width,
    )


class Training:
    """A run: learner, recent lessons, counts, and the folder it lives in."""

    def __init__(self, plan: Plan, *, seed: int, folder: Path, resume: bool) -> None:
        self.plan, self.seed, self.folder = plan, seed, folder
        self.learner = Learner(shape=called_shape(plan.width), seed=seed, rate=plan.rate, pace=plan.pace)
        self.replay = Replay(plan.batches, SIZE)
        self.games = 0
        self.seconds = 0.0
        self.losses = (0.0, 0.0)
        self.tallies = dict.fromkeys(FORMS, Tally())
        self._forms = cycle(ROUND)
        folder.mkdir(parents=True, exist_ok=True)
        self.stages: list[dict[str, object]] = []  # how it was trained, and from how many games on
        if resume:
            self._restore()
        self.stages.append({"from": self.games, "seed": seed, **vars(plan)})
        self.rng = np.random.default_rng((seed, self.games))

    def _restore(self) -> None:
        state = torch.load(self.folder / STATE, weights_only=True)
        self.learner.restore(state["learner"])
        self.games, self.seconds, self.stages = state["games"], state["seconds"], state["stages"]

    def save(self) -> None:
        """Write the checkpoint and the net."""
        state = {
            "learner": self.learner.state(),
            "games": self.games,
            "seconds": self.seconds,
            "stages": self.stages,
        }
        fresh = self.folder / (STATE + ".new")
        torch.save(state, fresh)
        fresh.replace(self.folder / STATE)
        save_net(self.folder / NET, as_arrays(self.learner.average))

    def batch(self) -> None:
        """Play one batch of hands of the next form, and learn from it and from those before."""
        plan, start, form = self.plan, process_time(), next(self._forms)
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
        self.replay.add(fresh)
        steps = max(1, round(plan.reuse * len(fresh.actions) / plan.step))
        losses = [self.learner.step(self.replay.sample(plan.step, self.rng), self.rng) for _ in range(steps)]
        first, win = np.mean(losses, axis=0)
        self.losses = float(first), float(win)
        self.games += plan.hands
        self.seconds += process_time() - start

    def report(self) -> dict[str, object]:
        """Save, and write the log line: how much was played and learnt, and how the contracts went."""
        self.save()
        line: dict[str, object] = {
            "games": self.games,
            "minutes": round(self.seconds / 60, 1),
            "loss": [round(loss, 5) for loss in self.losses],
            "forms": {form: tally.rates() for form, tally in self.tallies.items() if tally.hands},
        }
        self.tallies = dict.fromkeys(FORMS, Tally())
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        return line


def train(training: Training, *, seconds: float) -> None:
    """Batches until the time is over (at least one), a line in the log now and then and at the end.

    The minutes told are those of the processor, whatever else it had to do.
    """
    start = last = monotonic()
    while True:
        training.batch()
        now = monotonic()
        over = now - start > seconds
        if over or now - last > training.plan.every:
            print(json.dumps(training.report()), flush=True)
            last = monotonic()
        if over:
            return


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Train the net of chiamata by Deep Monte Carlo self-play.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    for name, default in vars(Plan()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    """Train as the command line says."""
    args = parse(words)
    torch.set_num_threads(args.threads)
    plan = Plan(**{name: getattr(args, name) for name in vars(Plan())})
    training = Training(plan, seed=args.seed, folder=args.folder, resume=args.resume)
    train(training, seconds=60 * args.minutes)


if __name__ == "__main__":
    main()
