"""The net in torch: the same arithmetic as `players.nets.net`, with gradients, on any device."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as nn
from numba import njit
from numpy.typing import NDArray
from torch import Tensor

from briscola.players.nets.arrays import Ints
from briscola.players.nets.net import BLOCKS, Arrays, names
from training.bags import Bags, Flat

ROW_SPREAD = 0.05  # of the first rows: some fifty are summed
OUT_SPREAD = 0.3  # of the second matrix of a block, against the usual: blocks begin as little corrections

Parameters = dict[str, Tensor]
Values = NDArray[np.float32]


@dataclass(frozen=True, kw_only=True, eq=False)
class Shape:
    """Input shape of a net: its width, and for each row the row that it becomes under each renaming of suits
    that leaves the game the same (by renaming and row, the padding at the end included)."""

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


def bag_sums(table: Tensor, bags: Bags) -> Tensor:
    """The sum of the rows of each bag, on the device of the table; without gradients (`bag_gradient`)."""
    flat = torch.from_numpy(bags.flat.astype(np.int32)).to(table.device)
    starts = torch.from_numpy(bags.starts[:-1].astype(np.int32)).to(table.device)
    return nn.embedding_bag(flat, table.detach(), starts, mode="sum")


def bag_gradient(table: Tensor, bags: Bags, gradient: Tensor) -> Tensor:
    """The gradient of a table from that of the sums: on a processor torch's own takes four times as long."""
    found = torch.zeros_like(table, requires_grad=False)
    if table.device.type == "cpu":
        _scatter(bags.flat, bags.starts, gradient.contiguous().numpy(), found.numpy())
    else:
        flat = torch.from_numpy(bags.flat.astype(np.int64)).to(table.device)
        sizes = torch.from_numpy(np.diff(bags.starts)).to(table.device)
        found.index_add_(0, flat, gradient.repeat_interleave(sizes, dim=0))
    return found


@njit(cache=True, fastmath=True)
def _scatter(flat: Flat, starts: Ints, gradient: Values, found: Values) -> None:
    for i in range(len(gradient)):
        for k in range(starts[i], starts[i + 1]):
            row = found[flat[k]]
            for j in range(len(row)):
                row[j] += gradient[i, j]


def outputs(
    parameters: Mapping[str, Tensor],
    seen: Tensor,
    actions: Ints,
    owners: Ints | None = None,
    *,
    precision: torch.dtype = torch.float32,
) -> Tensor:
    """Two numbers for each action: share of the points to come, and the logit of winning.

    `seen` are the `bag_sums` of the observations; `owners` says which of them each action belongs to, where
    there is not one for each. Matrices of the blocks are multiplied in `precision`.
    """
    p = parameters
    device = seen.device
    if owners is not None:
        seen = seen.index_select(0, torch.from_numpy(owners).to(device))
    taken = torch.from_numpy(actions.astype(np.int64, copy=False)).to(device)
    hidden = torch.relu_(seen + p["action"].index_select(0, taken) + p["bias"])
    for i in range(BLOCKS):
        narrow = {part: p[f"block{i}_{part}"].to(precision) for part in ("in", "in_bias", "out", "out_bias")}
        inner = torch.relu_(torch.addmm(narrow["in_bias"], hidden.to(precision), narrow["in"]))
        hidden = torch.relu_(hidden + torch.addmm(narrow["out_bias"], inner, narrow["out"]))
    return hidden @ p["heads"] + p["heads_bias"]


def as_arrays(parameters: Mapping[str, Tensor]) -> Arrays:
    """The parameters for `briscola.players.nets.net`."""
    return {name: value.detach().cpu().numpy().astype(np.float32) for name, value in parameters.items()}


def as_parameters(arrays: Arrays) -> Parameters:
    """The arrays of a net as parameters."""
    return {name: torch.from_numpy(array.copy()) for name, array in arrays.items()}
