"""Gradient steps on lessons, and a slow average of the parameters, which plays."""

from dataclasses import dataclass, field

import numpy as np
import torch
import torch.nn.functional as nn

from training.lessons import POINTS, WIN, Lessons
from training.model import Parameters, Shape, new_parameters, outputs

POINTS_WEIGHT = 20.0  # brings the squared error of shares to the size of the other loss
MOST_GRADIENT = 1.0


@dataclass(kw_only=True)
class Learner:
    """Adam on both heads; `average` follows the parameters at `pace` a step."""

    shape: Shape
    seed: int
    rate: float
    pace: float
    steps: int = 0
    parameters: Parameters = field(init=False)
    average: Parameters = field(init=False)

    def __post_init__(self) -> None:
        generator = torch.Generator().manual_seed(self.seed)
        self.parameters = new_parameters(self.shape, generator)
        self.average = {name: value.clone() for name, value in self.parameters.items()}
        for value in self.parameters.values():
            value.requires_grad_()
        self._adam = torch.optim.Adam(self.parameters.values(), lr=self.rate)

    def step(self, lessons: Lessons, rng: np.random.Generator) -> tuple[float, float]:
        """One step on lessons whose plain suits are renamed at random; the two losses."""
        renaming = rng.integers(len(self.shape.actions), size=len(lessons.actions))
        seen = self.shape.observations[renaming[:, None], lessons.observations]
        taken = self.shape.actions[renaming, lessons.actions]
        targets = torch.from_numpy(lessons.targets)
        out = outputs(self.parameters, seen, taken)
        points = nn.mse_loss(out[:, POINTS], targets[:, POINTS])
        win = nn.binary_cross_entropy_with_logits(out[:, WIN], targets[:, WIN])
        self._adam.zero_grad(set_to_none=True)
        torch.autograd.backward(POINTS_WEIGHT * points + win)
        torch.nn.utils.clip_grad_norm_(self.parameters.values(), MOST_GRADIENT)
        self._adam.step()
        self.steps += 1
        pace = max(self.pace, 1 / self.steps)
        with torch.no_grad():
            for name, value in self.average.items():
                value.lerp_(self.parameters[name], pace)
        return float(points.detach()), float(win.detach())

    def adopt(self, parameters: Parameters) -> None:
        """Begin from the parameters of another net of the same shape."""
        with torch.no_grad():
            for name, value in parameters.items():
                self.parameters[name].copy_(value)
                self.average[name].copy_(value)
        self.steps = round(1 / self.pace)  # the average is a good one already

    def state(self) -> dict[str, object]:
        """All that `restore` needs."""
        return {
            "parameters": {name: value.detach() for name, value in self.parameters.items()},
            "average": self.average,
            "adam": self._adam.state_dict(),
            "steps": self.steps,
        }

    def restore(self, state: dict[str, object]) -> None:
        """Go on from a state."""
        parameters, average, adam, steps = (state[k] for k in ("parameters", "average", "adam", "steps"))
        assert isinstance(parameters, dict) and isinstance(average, dict)
        assert isinstance(adam, dict) and isinstance(steps, int)
        with torch.no_grad():
            for name, value in self.parameters.items():
                value.copy_(parameters[name])
                self.average[name].copy_(average[name])
        self._adam.load_state_dict(adam)
        for group in self._adam.param_groups:
            group["lr"] = self.rate
        self.steps = steps
