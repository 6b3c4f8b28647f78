"""Train the net of a family of games by Deep Monte Carlo self-play.

    python -m training.dmc FAMILY --minutes M [--seed S] [--folder DIR] [--resume]

FAMILY is a row of `briscola.players.learnt.families`. The net plays its games against itself, in turn and in
lockstep, sometimes at random, and learns from what each decision led to. Every few minutes it is measured in
duplicate against the greedy player and against the rule player; a line goes to the log, a checkpoint
(`state.pt`, to go on from) and the net (`net.npz`, to play with) to the folder.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, process_time

import numpy as np
import torch

from briscola.engine.rules import Rules
from briscola.players.learnt.families import FAMILIES
from briscola.players.learnt.net import save_net
from training.duplicate import duplicate
from training.greedy import greedy
from training.learner import Learner
from training.measure import game_name, measure
from training.model import as_arrays, shape_of
from training.replay import Replay
from training.selfplay import lessons, net_chooser, tables_for

FOLDER = Path("out/training")
STATE, NET, LOG = "state.pt", "net.npz", "log.jsonl"
GREEDY_SEED, RULE_SEED = 2026, "dmc"  # the same deals at every measurement
RULE_PLAYER = "medium:memory=all"


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How to train: width of the net, hands in a batch, decisions in a step, how often each is learnt from …

    `trace` and `epsilon` are those of `training.selfplay.lessons`; `greedy_deals` and `rule_deals` are for
    the measurements, every `every` seconds.
    """

    width: int = 256
    hands: int = 2048
    step: int = 4096
    reuse: float = 1.0
    batches: int = 8
    epsilon: float = 0.05
    trace: float = 0.9
    rate: float = 1e-3
    pace: float = 0.005
    every: float = 180.0
    greedy_deals: int = 2000
    rule_deals: int = 60


class Training:
    """A run: learner, recent lessons, counts, and the folder it lives in."""

    def __init__(self, rules: Sequence[Rules], plan: Plan, *, seed: int, folder: Path, resume: bool) -> None:
        self.rules, self.plan, self.seed, self.folder = rules, plan, seed, folder
        shape = shape_of(rules[0].players, plan.width)
        self.learner = Learner(shape=shape, seed=seed, rate=plan.rate, pace=plan.pace)
        self.replay = Replay(plan.batches * len(rules), shape.rows)
        self.games = 0
        self.batches = 0
        self.seconds = 0.0
        self.losses = (0.0, 0.0)
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
        self.batches = state["batches"]

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
        self.replay.add(fresh)
        steps = max(1, round(plan.reuse * len(fresh.actions) / plan.step))
        losses = [self.learner.step(self.replay.sample(plan.step, self.rng), self.rng) for _ in range(steps)]
        points, win = np.mean(losses, axis=0)
        self.losses = float(points), float(win)
        self.games += plan.hands
        self.batches += 1
        self.seconds += process_time() - start

    def measure(self) -> dict[str, object]:
        """The log line: how much was played and learnt, and how strong the averaged net is now."""
        self.save()
        line: dict[str, object] = {
            "games": self.games,
            "minutes": round(self.seconds / 60, 1),
            "loss": [round(loss, 5) for loss in self.losses],
            "gains": {game_name(rules): self._strength(rules) for rules in self.rules},
        }
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        return line

    def _strength(self, rules: Rules) -> dict[str, tuple[float, float]]:
        plan, rng = self.plan, np.random.default_rng(GREEDY_SEED)
        chooser = net_chooser(self.learner.average)
        greedily = duplicate(rules, chooser, greedy, deals=plan.greedy_deals, rng=rng)
        found = {"greedy": (round(greedily[0], 2), round(greedily[1], 2))}
        if plan.rule_deals:
            rival = measure(self.folder / NET, rules, RULE_PLAYER, deals=plan.rule_deals, seed=RULE_SEED)
            found[RULE_PLAYER] = (rival.mean, rival.se)
        return found


def train(training: Training, *, seconds: float) -> None:
    """Batches until the time is over (at least one), measured now and then and at the end.

    The minutes told are those of the processor, whatever else it had to do.
    """
    start = last = monotonic()
    while True:
        training.batch()
        now = monotonic()
        over = now - start > seconds
        if over or now - last > training.plan.every:
            print(json.dumps(training.measure()), flush=True)
            last = monotonic()
        if over:
            return


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Train the net of a family of games by self-play.")
    parser.add_argument("family", choices=FAMILIES)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--folder", type=Path, help=f"default: under {FOLDER}, named after the family")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    for name, default in vars(Plan()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    """Train as the command line says."""
    args = parse(words)
    torch.set_num_threads(args.threads)
    folder = args.folder or FOLDER / args.family
    plan = Plan(**{name: getattr(args, name) for name in vars(Plan())})
    training = Training(FAMILIES[args.family], plan, seed=args.seed, folder=folder, resume=args.resume)
    train(training, seconds=60 * args.minutes)


if __name__ == "__main__":
    main()
