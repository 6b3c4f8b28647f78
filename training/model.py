"""The net in torch: the same arithmetic as `players.nets.net`, with gradients, in half the precision."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as nn
from numpy.typing import NDArray
from torch import Tensor

from briscola.players.nets.card_rows import RENAMINGS
from briscola.players.nets.net import BLOCKS, Arrays, names
from briscola.players.nets.tricks.layout import action_renaming, layout_of, observation_renaming
from training.arrays import Ints

Rows = NDArray[np.integer]

ROW_SPREAD = 0.05  # of the first rows: some fifty are summed
OUT_SPREAD = 0.3  # of the second matrix of a block, against the usual: blocks begin as little corrections

Parameters = dict[str, Tensor]


@dataclass(frozen=True, kw_only=True, eq=False)
class Shape:
    """What a net reads: how many rows of observations and actions, and what they become under each renaming
    of suits that leaves the game the same (by renaming and row, the padding at the end included)."""

    observations: Ints
    actions: Ints
    width: int

    @property
    def rows(self) -> int:
        """The rows of observations, without the padding."""
        return int(self.observations.shape[1]) - 1

    @property
    def action_rows(self) -> int:
        """The rows of actions, without the padding."""
        return int(self.actions.shape[1]) - 1


def shape_of(players: int, width: int) -> Shape:
    """The shape for the games without auction of so many players."""
    layout = layout_of(players)
    return Shape(
        observations=np.array([observation_renaming(layout, order) for order in RENAMINGS]),
        actions=np.array([action_renaming(order) for order in RENAMINGS]),
        width=width,
    )


def new_parameters(shape: Shape, generator: torch.Generator) -> Parameters:
    """Fresh parameters of a net of that shape."""
    width = shape.width

    def normal(*sizes: int, spread: float) -> Tensor:
        return torch.randn(*sizes, generator=generator) * spread

    usual = (2 / width) ** 0.5
    made = {
        "observation": normal(shape.rows + 1, width, spread=ROW_SPREAD),
        "action": normal(shape.action_rows + 1, width, spread=2 * ROW_SPREAD),
        "bias": torch.zeros(width),
        "heads": normal(width, 2, spread=0.1 * usual),
        "heads_bias": torch.tensor([0.25, 0.0]),
    }
    for i in range(BLOCKS):
        made[f"block{i}_in"] = normal(width, width, spread=usual)
        made[f"block{i}_in_bias"] = torch.zeros(width)
        made[f"block{i}_out"] = normal(width, width, spread=OUT_SPREAD * usual)
        made[f"block{i}_out_bias"] = torch.zeros(width)
    made["observation"][shape.rows] = 0
    made["action"][shape.action_rows] = 0
    return {name: made[name] for name in names()}


def outputs(
    parameters: Mapping[str, Tensor],
    observations: Rows,
    actions: Rows,
    owners: Ints | None = None,
    *,
    precision: torch.dtype = torch.bfloat16,
) -> Tensor:
    """Two numbers for each action: share of the points to come, and the logit of winning.

    `observations` is rows by decision, padded; `owners` says which decision each action belongs to, where
    there is not one for each. Matrices are multiplied in `precision`: bfloat16 is several times faster than
    single, and its noise is averaged out by training.
    """
    p = parameters
    # Without the padding, and with short indices, this takes half the time.
    told = observations != len(p["observation"]) - 1
    ends = told.sum(axis=1).cumsum()
    starts = torch.from_numpy(np.concatenate(([0], ends[:-1])).astype(np.int32))
    flat = torch.from_numpy(observations[told].astype(np.int32))
    seen = nn.embedding_bag(flat, p["observation"], starts, mode="sum")
    if owners is not None:
        seen = seen.index_select(0, torch.from_numpy(owners))
    played = p["action"].index_select(0, torch.from_numpy(actions.astype(np.int64, copy=False)))
    hidden = torch.relu_(seen + played + p["bias"])
    for i in range(BLOCKS):
        narrow = {part: p[f"block{i}_{part}"].to(precision) for part in ("in", "in_bias", "out", "out_bias")}
        inner = torch.relu_(torch.addmm(narrow["in_bias"], hidden.to(precision), narrow["in"]))
        hidden = torch.relu_(hidden + torch.addmm(narrow["out_bias"], inner, narrow["out"]))
    return hidden @ p["heads"] + p["heads_bias"]


def as_arrays(parameters: Mapping[str, Tensor]) -> Arrays:
    """The parameters for `briscola.players.nets.net`."""
    return {name: value.detach().numpy().astype(np.float32) for name, value in parameters.items()}


def as_parameters(arrays: Arrays) -> Parameters:
    """The arrays of a net as parameters."""
    return {name: torch.from_numpy(array.copy()) for name, array in arrays.items()}
