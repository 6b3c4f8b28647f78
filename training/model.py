"""The net in torch: the same arithmetic as `briscola.players.net`, with gradients, in half the precision."""

from collections.abc import Mapping

import numpy as np
import torch
import torch.nn.functional as nn
from numpy.typing import NDArray
from torch import Tensor

from briscola.players.encoding import ACTIONS, layout_of
from briscola.players.net import BLOCKS, Arrays, names
from training.simulator import Ints

Rows = NDArray[np.integer]

WIDTH = 256
ROW_SPREAD = 0.05  # of the first rows: some fifty are summed
OUT_SPREAD = 0.3  # of the second matrix of a block, against the usual: blocks begin as little corrections

Parameters = dict[str, Tensor]


def new_parameters(players: int, generator: torch.Generator) -> Parameters:
    """Fresh parameters for the games of so many players."""
    size = layout_of(players).size

    def normal(*shape: int, spread: float) -> Tensor:
        return torch.randn(*shape, generator=generator) * spread

    usual = (2 / WIDTH) ** 0.5
    made = {
        "observation": normal(size + 1, WIDTH, spread=ROW_SPREAD),
        "action": normal(ACTIONS + 1, WIDTH, spread=2 * ROW_SPREAD),
        "bias": torch.zeros(WIDTH),
        "heads": normal(WIDTH, 2, spread=0.1 * usual),
        "heads_bias": torch.tensor([0.25, 0.0]),
    }
    for i in range(BLOCKS):
        made[f"block{i}_in"] = normal(WIDTH, WIDTH, spread=usual)
        made[f"block{i}_in_bias"] = torch.zeros(WIDTH)
        made[f"block{i}_out"] = normal(WIDTH, WIDTH, spread=OUT_SPREAD * usual)
        made[f"block{i}_out_bias"] = torch.zeros(WIDTH)
    made["observation"][size] = 0
    made["action"][ACTIONS] = 0
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
    """The parameters for `briscola.players.net`."""
    return {name: value.detach().numpy().astype(np.float32) for name, value in parameters.items()}
