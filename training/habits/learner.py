"""Gradient steps on how a frozen net leans; the net itself does not change."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as nn
from numpy.typing import NDArray
from torch import Tensor

from briscola.players.nets.adapted_net import ADAPTED, Lean, sizes
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.net import BLOCKS, Arrays
from training.learner import MOST_GRADIENT, POINTS_WEIGHT, precision_on
from training.model import Shape, as_parameters, bag_sums
from training.samples import POINTS, WIN, Samples, merged

REACH = 0.1
"""Change of the net for a change of 1 in a learnt parameter: Adam's steps are all alike."""

Singles = NDArray[np.float32]


@dataclass(frozen=True, kw_only=True, eq=False)
class Met:
    """Samples of hands against one player, and his traits along the axes as the net was told of them."""

    samples: Samples
    told: Singles


class LeanLearner:
    """Adam on the changes along each axis of traits; `average` follows by `pace` of the way a step."""

    def __init__(self, base: Arrays, shape: Shape, lean: Lean, *, rate: float, pace: float) -> None:
        """`lean` is what to go on from."""
        self._base, self._shape, self._pace = base, shape, pace
        self._sizes = sizes(base)
        self.fixed = as_parameters(base)
        self.precision = precision_on("cpu")
        self._axes = lean.axes
        first = {"moves": lean.moves / REACH, "down": lean.down, "up": lean.up / REACH}
        self._learning = {
            name: torch.from_numpy(array.copy()).requires_grad_() for name, array in first.items()
        }
        self._average = {name: value.detach().clone() for name, value in self._learning.items()}
        self.adam = torch.optim.Adam(self._learning.values(), lr=rate)

    def settle(self, smaller: float) -> None:
        """From here on steps, and the pace of their average, are so much smaller."""
        self._pace *= smaller
        for group in self.adam.param_groups:
            group["lr"] *= smaller

    @property
    def lean(self) -> Lean:
        """Change of the net along each axis, by the moving average."""
        kept = {name: value.numpy().copy() for name, value in self._average.items()}
        return Lean(axes=self._axes, moves=REACH * kept["moves"], down=kept["down"], up=REACH * kept["up"])

    def step(self, met: Sequence[Met], minibatch: int, rng: np.random.Generator) -> float:
        """One step on decisions drawn from these hands, plain suits renamed at random; the loss."""
        counts = rng.multinomial(minibatch, np.full(len(met), 1 / len(met)))
        drawn = [
            each.samples.picked(rng.integers(len(each.samples), size=count))
            for each, count in zip(met, counts, strict=True)
        ]
        samples, told = merged(drawn), np.repeat([each.told for each in met], counts, axis=0)
        renaming = rng.integers(len(self._shape.actions), size=minibatch)
        bags = samples.observations.renamed(renaming, self._shape.observations)
        out = self.outputs(
            bag_sums(self.fixed["observation"], bags),
            self._shape.actions[renaming, samples.actions],
            torch.from_numpy(told),
        )
        targets = torch.from_numpy(samples.targets)
        points = nn.mse_loss(out[:, POINTS], targets[:, POINTS])
        loss = POINTS_WEIGHT * points + nn.binary_cross_entropy_with_logits(out[:, WIN], targets[:, WIN])
        self.adam.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        torch.nn.utils.clip_grad_norm_(self._learning.values(), MOST_GRADIENT)
        self.adam.step()
        with torch.no_grad():
            for name, value in self._average.items():
                value.lerp_(self._learning[name], self._pace)
        return float(loss.detach())

    def outputs(self, seen: Tensor, actions: Ints, told: Tensor) -> Tensor:
        """`training.model.outputs`, each line as the net leans there (`players.habits.leaning.Lean`)."""
        p = self.fixed
        parts = iter(torch.split(told @ self._learning["moves"] * REACH, self._sizes, dim=1))
        first = next(parts)
        biases = [(next(parts), next(parts)) for _ in range(BLOCKS)]
        heads_bias, gains, heads = next(parts), [next(parts) for _ in range(BLOCKS)], next(parts)
        gate = told.repeat_interleave(self._learning["up"].shape[1] // told.shape[1], dim=1)
        adapters = iter(range(len(ADAPTED)))

        def adapted(into: Tensor) -> Tensor:
            i = next(adapters)
            return (into @ self._learning["down"][i] * gate) @ self._learning["up"][i] * REACH

        summed = seen + p["action"][torch.from_numpy(actions.astype(np.int64))] + p["bias"]
        hidden = torch.relu(summed + adapted(summed) + first)
        for i in range(BLOCKS):
            into, out = biases[i]
            inner = self._times(hidden * (1 + gains[i]), f"block{i}_in") + p[f"block{i}_in_bias"] + into
            inner = torch.relu(inner + adapted(hidden))
            back = self._times(inner, f"block{i}_out") + p[f"block{i}_out_bias"] + out
            hidden = torch.relu(hidden + back + adapted(inner))
        by_line = p["heads"] + heads.reshape(-1, *p["heads"].shape)
        return torch.einsum("ni,nij->nj", hidden, by_line) + p["heads_bias"] + heads_bias

    def _times(self, hidden: Tensor, name: str) -> Tensor:
        return (hidden.to(self.precision) @ self.fixed[name].to(self.precision)).to(torch.float32)


def new_lean(base: Arrays, axes: Floats, ranks: int, rng: np.random.Generator) -> Lean:
    """A lean that changes nothing yet, with adapters of so many ranks for each axis."""
    wide, count = base["bias"].size, axes.shape[1]
    down = rng.normal(scale=wide**-0.5, size=(len(ADAPTED), wide, count * ranks))
    return Lean(
        axes=axes.astype(np.float32),
        moves=np.zeros((count, sum(sizes(base))), np.float32),
        down=down.astype(np.float32),
        up=np.zeros((len(ADAPTED), count * ranks, wide), np.float32),
    )
