"""Gradient steps on how a frozen net leans; the net itself does not change."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as nn
from numpy.typing import NDArray
from torch import Tensor

from briscola.players.habits.leaning import moved, sizes
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.net import BLOCKS, Arrays
from training.learner import MOST_GRADIENT, POINTS_WEIGHT, precision_on
from training.model import Shape, as_parameters, bag_sums
from training.samples import POINTS, WIN, Samples, merged

PRUNED = 0.5
"""The share of the moves that stay at nothing, the smallest: they are more chance than knowledge."""
TRUST = 0.85
"""By so much the net leans as far as was learnt: it gains the same, and loses less where it leans wrongly."""
REACH = 0.1
"""What a parameter of the learner moves: Adam's steps are all alike."""

Singles = NDArray[np.float32]


@dataclass(frozen=True, kw_only=True, eq=False)
class Met:
    """Samples of hands against one player, and his traits along the axes as the net was told of them."""

    samples: Samples
    told: Singles


class LeanLearner:
    """Adam on the moves along each axis of traits; `average` follows by `pace` of the way a step."""

    def __init__(
        self, base: Arrays, shape: Shape, axes: Floats, begin: Floats | None, *, rate: float, pace: float
    ) -> None:
        """`begin` is the lean, by trait, to go on from."""
        self.axes: Singles = axes.astype(np.float32)
        self._base, self._shape, self._pace = base, shape, pace
        self._sizes = sizes(base)
        self._fixed = as_parameters(base)
        self._precision = precision_on("cpu")
        first: Floats = np.zeros((axes.shape[1], sum(self._sizes)))
        if begin is not None:
            first = np.linalg.lstsq(axes, begin, rcond=None)[0] / (TRUST * REACH)
        self._moves = torch.from_numpy(first.astype(np.float32)).requires_grad_()
        self._average = self._moves.detach().clone()
        self._adam = torch.optim.Adam([self._moves], lr=rate)

    def settle(self, smaller: float) -> None:
        """From here on steps, and the pace of their average, are so much smaller."""
        self._pace *= smaller
        for group in self._adam.param_groups:
            group["lr"] *= smaller

    @property
    def lean(self) -> Singles:
        """What each trait moves, on an average of late."""
        lean: Singles = self.axes @ self._kept()
        return lean

    def _kept(self) -> Singles:
        """What each axis moves, without the smallest."""
        moves: Singles = TRUST * REACH * self._average.numpy()
        size = np.abs(moves)
        return np.where(size > np.quantile(size, PRUNED), moves, np.float32(0))

    def told(self, traits: Floats) -> Singles:
        """Traits along the axes."""
        told: Singles = traits.astype(np.float32) @ self.axes
        return told

    def leaning(self, told: Singles) -> Arrays:
        """The net as it leans, on an average of late, towards somebody."""
        return moved(self._base, told @ self._kept())

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
        out = self._outputs(
            bag_sums(self._fixed["observation"], bags),
            self._shape.actions[renaming, samples.actions],
            torch.from_numpy(told) @ self._moves * REACH,
        )
        targets = torch.from_numpy(samples.targets)
        points = nn.mse_loss(out[:, POINTS], targets[:, POINTS])
        loss = POINTS_WEIGHT * points + nn.binary_cross_entropy_with_logits(out[:, WIN], targets[:, WIN])
        self._adam.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        torch.nn.utils.clip_grad_norm_([self._moves], MOST_GRADIENT)
        self._adam.step()
        with torch.no_grad():
            self._average.lerp_(self._moves, self._pace)
        return float(loss.detach())

    def _outputs(self, seen: Tensor, actions: Ints, moves: Tensor) -> Tensor:
        """`training.model.outputs`, each line with its own moves as in `players.habits.leaning.moved`."""
        p, parts = self._fixed, iter(torch.split(moves, self._sizes, dim=1))
        first = next(parts)
        biases = [(next(parts), next(parts)) for _ in range(BLOCKS)]
        heads_bias, gains, heads = next(parts), [next(parts) for _ in range(BLOCKS)], next(parts)
        hidden = torch.relu(
            seen + p["action"][torch.from_numpy(actions.astype(np.int64))] + p["bias"] + first
        )
        for i in range(BLOCKS):
            into, out = biases[i]
            inner = self._times(hidden * (1 + gains[i]), f"block{i}_in") + p[f"block{i}_in_bias"] + into
            back = self._times(torch.relu(inner), f"block{i}_out") + p[f"block{i}_out_bias"] + out
            hidden = torch.relu(hidden + back)
        by_line = p["heads"] + heads.reshape(-1, *p["heads"].shape)
        return torch.einsum("ni,nij->nj", hidden, by_line) + p["heads_bias"] + heads_bias

    def _times(self, hidden: Tensor, name: str) -> Tensor:
        return (hidden.to(self._precision) @ self._fixed[name].to(self._precision)).to(torch.float32)
