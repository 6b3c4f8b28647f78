"""A training run: the learner, recent lessons, counts, and the folder from which it can go on."""

import argparse
import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import numpy as np
import torch

from briscola.players.nets.net import load_arrays, save_net
from training.learner import Learner
from training.lessons import Lessons
from training.model import Shape, as_arrays, as_parameters
from training.replay import Replay

STATE, NET, LOG = "state.pt", "net.npz", "log.jsonl"


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How to train: width of the net, hands in a batch, decisions in a step, how often each is learnt from,
    batches remembered, trace of the targets, rate and pace of the learner, seconds between reports."""

    width: int = 256
    hands: int = 2048
    step: int = 4096
    reuse: float = 1.0
    batches: int = 8
    trace: float = 0.9
    rate: float = 1e-3
    pace: float = 0.005
    every: float = 180.0


@dataclass(frozen=True, kw_only=True)
class Start:
    """Where a run begins: at nothing, at its folder's checkpoint, or at a net with its story beside it."""

    resume: bool = False
    net: Path | None = None


def learn(
    learner: Learner, replay: Replay, fresh: Lessons, plan: Plan, rng: np.random.Generator
) -> tuple[float, float]:
    """As many steps as a fresh batch of lessons is worth; the mean losses of both heads."""
    replay.add(fresh)
    steps = max(1, round(plan.reuse * len(fresh.actions) / plan.step))
    losses = [learner.step(replay.sample(plan.step, rng), rng) for _ in range(steps)]
    first, win = np.mean(losses, axis=0)
    return float(first), float(win)


class Run(ABC):
    """What every run of self-play has; `games` in turn share the memory of `Plan.batches` each."""

    def __init__(
        self, plan: Plan, shape: Shape, *, games: int, seed: int, folder: Path, start: Start
    ) -> None:
        self.seed, self.folder = seed, folder
        self.learner = Learner(shape=shape, seed=seed, rate=plan.rate, pace=plan.pace)
        self.replay = Replay(plan.batches * games, shape.rows)
        self.games = 0
        self.batches = 0
        self.seconds = 0.0
        self.losses = (0.0, 0.0)
        folder.mkdir(parents=True, exist_ok=True)
        self.stages: list[dict[str, object]] = []  # how it was trained, and from how many games on
        if start.resume:
            self._restore()
        elif start.net is not None:
            self._adopt(start.net)
        self.stages.append({"from": self.games, "seed": seed, **vars(plan)})
        self.rng = np.random.default_rng((seed, self.games))

    def _restore(self) -> None:
        state = torch.load(self.folder / STATE, weights_only=True)
        self.learner.restore(state["learner"])
        self.games, self.seconds, self.stages = state["games"], state["seconds"], state["stages"]
        self.batches = state.get("batches", 0)  # older runs of chiamata did not count them

    def _adopt(self, net: Path) -> None:
        try:
            parameters = as_parameters(load_arrays(net))
            story = json.loads(net.with_suffix(".json").read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise SystemExit(f"{net} cannot be gone on from: {error}") from None
        wanted, width = self.learner.shape, len(parameters["bias"])
        rows = len(parameters["observation"]), len(parameters["action"])
        if rows != (wanted.rows + 1, wanted.action_rows + 1):  # the last of each is padding
            raise SystemExit(f"{net} is for other games")
        if width != wanted.width:
            raise SystemExit(f"{net} is {width} wide: add --width {width}")
        self.learner.adopt(parameters)
        self.games, self.seconds, self.stages = story["games"], 60 * story["minutes"], story["stages"]

    def save(self) -> None:
        """Write the checkpoint and the net."""
        state = {
            "learner": self.learner.state(),
            "games": self.games,
            "batches": self.batches,
            "seconds": self.seconds,
            "stages": self.stages,
        }
        fresh = self.folder / (STATE + ".new")
        torch.save(state, fresh)
        fresh.replace(self.folder / STATE)
        save_net(self.folder / NET, as_arrays(self.learner.average))

    def logged(self, told: dict[str, object]) -> dict[str, object]:
        """A line of the log: how much was played and learnt, and what else is told."""
        line: dict[str, object] = {
            "games": self.games,
            "minutes": round(self.seconds / 60, 1),
            "loss": [round(loss, 5) for loss in self.losses],
            **told,
        }
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        return line

    @abstractmethod
    def batch(self) -> None:
        """Play one batch of hands of the next game and learn from it and from those before."""

    @abstractmethod
    def report(self) -> dict[str, object]:
        """Save; the line of the log, which is written too."""


def train(run: Run, *, every: float, seconds: float) -> None:
    """Batches until the time is over (at least one), a report now and then and at the end.

    The minutes told are those of the processor, whatever else it had to do.
    """
    start = last = monotonic()
    while True:
        run.batch()
        now = monotonic()
        over = now - start > seconds
        if over or now - last > every:
            print(json.dumps(run.report()), flush=True)
            last = monotonic()
        if over:
            return


def add_plan(parser: argparse.ArgumentParser, plan: Plan) -> None:
    """An option for each number of the plan, and those that every run has."""
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    for name, default in vars(plan).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)


def add_start(parser: argparse.ArgumentParser) -> None:
    """The options that `start_of` reads."""
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    start.add_argument("--begin", type=Path, metavar="NET", help="go on from a net and the JSON beside it")


def start_of(args: argparse.Namespace) -> Start:
    """Where the command line lets a run begin."""
    return Start(resume=args.resume, net=args.begin)
