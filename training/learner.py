"""Gradient steps on samples, and an exponential moving average (EMA) of the parameters, which plays."""

from dataclasses import dataclass, field

import numpy as np
import torch
import torch.nn.functional as nn

from briscola.players.nets.net import Arrays
from training.course import Plan
from training.model import (
    Parameters,
    Shape,
    as_arrays,
    as_parameters,
    bag_gradient,
    bag_sums,
    new_parameters,
    outputs,
)
from training.replay import Replay
from training.samples import POINTS, WIN, Samples

POINTS_WEIGHT = 20.0  # brings the squared error of shares to the size of the other loss
MOST_GRADIENT = 1.0
WARM_UP = 100  # steps until the full learning rate: Adam's moments begin at nothing after each start


@dataclass(kw_only=True)
class Learner:
    """Adam on both heads; `average` follows the parameters, by `pace` of the way a step.

    `device` is where tensors live, `precision` that in which the blocks are multiplied.
    """

    shape: Shape
    seed: int
    rate: float
    pace: float
    device: str = "cpu"
    steps: int = 0
    parameters: Parameters = field(init=False)
    average: Parameters = field(init=False)

    def __post_init__(self) -> None:
        made = new_parameters(self.shape, torch.Generator().manual_seed(self.seed))
        self.precision = precision_on(self.device)
        self.parameters = {name: value.to(self.device) for name, value in made.items()}
        self.average = {name: value.clone() for name, value in self.parameters.items()}
        for value in self.parameters.values():
            value.requires_grad_()
        self._adam = torch.optim.Adam(self.parameters.values(), lr=self.rate)
        self._since_start = 0
        self._owed = 0.0  # steps that fresh samples are worth, not yet made

    def step(self, samples: Samples, rng: np.random.Generator) -> tuple[float, float]:
        """One step on samples whose plain suits are renamed at random; the two losses."""
        renaming = rng.integers(len(self.shape.actions), size=len(samples))
        bags = samples.observations.renamed(renaming, self.shape.observations)
        table = self.parameters["observation"]
        seen = bag_sums(table, bags).requires_grad_()
        taken = self.shape.actions[renaming, samples.actions]
        targets = torch.from_numpy(samples.targets).to(self.device)
        out = outputs(self.parameters, seen, taken, precision=self.precision)
        points = nn.mse_loss(out[:, POINTS], targets[:, POINTS])
        win = nn.binary_cross_entropy_with_logits(out[:, WIN], targets[:, WIN])
        self._adam.zero_grad(set_to_none=True)
        torch.autograd.backward(POINTS_WEIGHT * points + win)
        assert seen.grad is not None
        table.grad = bag_gradient(table, bags, seen.grad)
        torch.nn.utils.clip_grad_norm_(self.parameters.values(), MOST_GRADIENT)
        self._since_start += 1
        for group in self._adam.param_groups:
            group["lr"] = self.rate * min(1.0, self._since_start / WARM_UP)
        self._adam.step()
        self.steps += 1
        pace = max(self.pace, 1 / self.steps)
        with torch.no_grad():
            for name, value in self.average.items():
                value.lerp_(self.parameters[name], pace)
        return float(points.detach()), float(win.detach())

    def learn(
        self, fresh: Samples, replay: Replay, plan: Plan, rng: np.random.Generator
    ) -> tuple[float, float] | None:
        """As many steps as a fresh batch is worth; the mean losses of both heads, None without a step."""
        replay.add(fresh)
        self._owed += plan.replay_ratio * len(fresh) / plan.minibatch
        losses = []
        while self._owed >= 1:
            losses.append(self.step(replay.minibatch(plan.minibatch, rng), rng))
            self._owed -= 1
        if not losses:
            return None
        points, win = np.mean(losses, axis=0)
        return float(points), float(win)

    def frozen(self) -> Arrays:
        """The average as it is now: the net that acts."""
        return as_arrays(self.average)

    def latest(self) -> Arrays:
        """The parameters as they are now, which learn."""
        return as_arrays(self.parameters)

    def adopt(self, average: Arrays, latest: Arrays | None = None, *, steps: int = 0) -> None:
        """Go on from a net of the same shape, and from the parameters that learnt last; else from itself."""
        learning = as_parameters(latest or average)
        with torch.no_grad():
            for name, value in as_parameters(average).items():
                self.average[name].copy_(value)
                self.parameters[name].copy_(learning[name])
        self.steps = steps or round(1 / self.pace)  # the average is a good one already


def precision_on(device: str) -> torch.dtype:
    """Half the precision where the device multiplies that in hardware: its noise is averaged out."""
    if device == "cpu":
        fast = torch.cpu.get_capabilities().get("amx_bf16", False)
    else:
        fast = torch.cuda.is_bf16_supported()
    return torch.bfloat16 if fast else torch.float32
