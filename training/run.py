"""A training run: actors play, the learner learns, and a folder holds all that is needed to go on."""

import json
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace
from functools import partial
from itertools import count, takewhile
from pathlib import Path
from time import monotonic, process_time

import numpy as np
import torch

from briscola.arena.progress_bar import progress
from briscola.players.nets.net import Arrays, save_net
from briscola.players.nets.trained import FOLDER as SHIPPED
from training.checkpoint import Checkpoint, Story, load_checkpoint, save_checkpoint
from training.course import Batch, Plan
from training.courses import course_of
from training.evaluator import evaluator_of
from training.learner import Learner
from training.replay import Replay

CHECKPOINT, NET, LOG = "checkpoint.npz", "net.npz", "log.jsonl"
LEARNERS_CHANCE = 2**32  # of a seed: batches of self-play count up from 0


@dataclass(frozen=True, kw_only=True)
class Actors:
    """Actors of a run: an executor's workers, `ahead` batches before the learner; without one, this process.

    Batches are learnt from in the order of their numbers, so that the same seed gives the same net.
    """

    executor: Executor | None = None
    ahead: int = 1


HERE = Actors()


def act(family: str, plan: Plan, net: Arrays, *, number: int, seed: int, device: str) -> Batch:
    """Play a batch with a frozen net: what an actor does, in this or another process."""
    torch.set_num_threads(1)
    return course_of(family, plan).play(evaluator_of(net, device), number=number, seed=seed)


class Run:
    """The learner of a family, its replay buffer, counts, and the folder."""

    def __init__(
        self,
        family: str,
        plan: Plan,
        *,
        seed: int,
        folder: Path,
        begin: Path | None = None,
        actors: Actors = HERE,
        device: str = "cpu",
    ) -> None:
        self.family, self.plan, self.seed, self.folder = family, plan, seed, folder
        self.course = course_of(family, plan)
        self.learner = Learner(
            shape=self.course.shape(plan.width), seed=seed, rate=plan.rate, pace=plan.pace, device=device
        )
        self.replay = Replay(plan.batches * self.course.games)
        self.story = Story()
        self.losses = (0.0, 0.0)
        self.counts: dict[str, Counter[str]] = {}
        self._actors, self._flying = actors, deque[Future[Batch]]()
        if begin is not None:
            self._restore(begin)
        stages = [*self.story.stages, {"from": self.story.hands, "seed": seed, **plan.told()}]
        self.story = replace(self.story, stages=stages)
        self._submitted = self.story.batches
        self._rng = np.random.default_rng((seed, LEARNERS_CHANCE + self.story.batches))
        folder.mkdir(parents=True, exist_ok=True)

    def _restore(self, path: Path) -> None:
        try:
            checkpoint = load_checkpoint(path)
        except (OSError, KeyError, ValueError) as error:
            raise SystemExit(f"{path} cannot be gone on from: {error}") from None
        average = self.course.fitted(checkpoint.average)
        latest = None if checkpoint.latest is None else self.course.fitted(checkpoint.latest)
        if checkpoint.width != self.plan.width:
            raise SystemExit(f"{path} is {checkpoint.width} wide: add --width {checkpoint.width}")
        self._fits(path, average)
        self.story = checkpoint.story
        self.learner.adopt(average, latest, steps=checkpoint.story.steps)

    def _fits(self, path: Path, arrays: Arrays) -> None:
        wanted = self.learner.shape
        if (len(arrays["observation"]), len(arrays["action"])) != (wanted.rows + 1, wanted.action_rows + 1):
            raise SystemExit(f"{path} is for other games")

    def batch(self) -> None:
        """Take one batch of hands of the next game from the actors; learn from it and from those before."""
        start = process_time()
        fresh = self._next()
        self.losses = self.learner.learn(fresh.samples, self.replay, self.plan, self._rng) or self.losses
        for game, counts in fresh.counts.items():
            self.counts.setdefault(game, Counter()).update(counts)
        self.story = replace(
            self.story,
            hands=self.story.hands + self.plan.hands,
            batches=self.story.batches + 1,
            steps=self.learner.steps,
            seconds=self.story.seconds + process_time() - start,
        )

    def _next(self) -> Batch:
        executor = self._actors.executor
        if executor is None:
            return self._task(self.story.batches)()
        while len(self._flying) < self._actors.ahead:
            self._flying.append(executor.submit(self._task(self._submitted)))
            self._submitted += 1
        return self._flying.popleft().result()

    def _task(self, number: int) -> Callable[[], Batch]:
        net, device = self.learner.frozen(), self.learner.device
        return partial(act, self.family, self.plan, net, number=number, seed=self.seed, device=device)

    def save(self) -> None:
        """Write the checkpoint and the net."""
        average = self.learner.frozen()
        checkpoint = Checkpoint(average=average, latest=self.learner.latest(), story=self.story)
        save_checkpoint(self.folder / CHECKPOINT, checkpoint)
        save_net(self.folder / NET, average)

    def report(self) -> dict[str, object]:
        """Save; the line of the log, which is written too: how much was played and learnt, and how strong."""
        self.save()
        shipped = SHIPPED / f"{self.family}.npz"
        line: dict[str, object] = {
            "hands": self.story.hands,
            "minutes": round(self.story.seconds / 60, 1),
            "loss": [round(loss, 5) for loss in self.losses],
            "gains": self.course.strength(self.learner.frozen(), shipped if shipped.is_file() else None),
        }
        if self.counts:
            line["counts"] = self.counts
            self.counts = {}
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        return line


def train(run: Run, *, seconds: float, may_go_on: Callable[[], bool] = lambda: True) -> None:
    """Batches until the time is over (at least one); reports now and then and at the end.

    The learning rate falls evenly in its logarithm. Told to end before (`may_go_on`), a run only saves.
    """
    start = last = monotonic()
    for _ in progress(takewhile(lambda _: may_go_on(), count()), label=run.family):
        passed = min(1.0, (monotonic() - start) / seconds) if seconds else 1.0
        run.learner.rate = run.plan.rate_after(passed)
        run.batch()
        now = monotonic()
        over = now - start > seconds
        if over or now - last > run.plan.every:
            print(json.dumps(run.report()), flush=True)
            last = monotonic()
        if over:
            return
    run.save()
