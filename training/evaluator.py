"""Evaluators for acting players: the values of many actions at many observations, without gradients, fast.

On a processor the blocks are multiplied in eight-bit integers, with a scale for each column of the weights
and each row of activations: on one core with AVX-512 VNNI four times as fast as single precision. Other
processors multiply the same integers in single precision, which is exact and several times as fast there.
"""

from collections.abc import Callable

import numpy as np
import torch
from numba import njit
from numpy.typing import NDArray

from briscola.players.nets.arrays import Ints
from briscola.players.nets.net import BLOCKS, Arrays
from training.bags import Bags
from training.model import as_parameters, bag_sums, outputs
from training.samples import WIN, Values

Evaluator = Callable[[Bags, Ints, Ints], Values]
"""For observations, actions, and by action the number of its observation (ascending): by action the share of
points to come and the chance to win."""

AT_ONCE = 256  # observations: what the processor's nearer memory holds of their actions
AT_ONCE_ON_DEVICE = 16384
MOST_BYTE = 127

Bytes = NDArray[np.int8]
Sums = NDArray[np.int32]


def evaluator_of(arrays: Arrays, device: str = "cpu") -> Evaluator:
    """The evaluator of a frozen net that suits the device."""
    return QuantisedEvaluator(arrays) if device == "cpu" else TorchEvaluator(arrays, device)


class TorchEvaluator:
    """The net as it learns, on any device."""

    def __init__(self, arrays: Arrays, device: str = "cpu", at_once: int = AT_ONCE_ON_DEVICE) -> None:
        self._parameters = {name: value.to(device) for name, value in as_parameters(arrays).items()}
        self._at_once = at_once

    def __call__(self, observations: Bags, actions: Ints, owners: Ints) -> Values:
        values: Values = np.empty((len(actions), 2), np.float32)
        with torch.no_grad():
            for lines, part in _parts(observations, owners, self._at_once):
                seen = bag_sums(self._parameters["observation"], observations.part(lines))
                out = outputs(self._parameters, seen, actions[part], owners[part] - lines.start)
                out[:, WIN] = torch.sigmoid(out[:, WIN])
                values[part] = out.cpu().numpy()
        return values


def exact_product(narrow: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    """`torch._int_mm` through single precision: exact below 2^24, that is for up to 1,040 columns."""
    return (narrow.float() @ weights.float()).to(torch.int32)


class QuantisedEvaluator:
    """Blocks in eight bits, the rest in single precision."""

    def __init__(self, arrays: Arrays) -> None:
        fast_bytes = torch.cpu.get_capabilities().get("avx512_vnni", False)
        self._product = torch._int_mm if fast_bytes else exact_product
        self._table = torch.from_numpy(np.ascontiguousarray(arrays["observation"]))
        self._actions: Values = arrays["action"] + arrays["bias"]
        self._layers = []
        for i in range(BLOCKS):
            for part in ("in", "out"):
                weights, bias = arrays[f"block{i}_{part}"], arrays[f"block{i}_{part}_bias"]
                most = np.abs(weights).max(axis=0)
                scale: Values = (np.where(most > 0, most, 1) / MOST_BYTE).astype(np.float32)
                narrow = torch.from_numpy(np.round(weights / scale).astype(np.int8))
                self._layers.append((narrow, scale, np.asarray(bias, np.float32)))
        self._heads = np.ascontiguousarray(arrays["heads"].T, np.float32)
        self._heads_bias = np.asarray(arrays["heads_bias"], np.float32)

    def __call__(self, observations: Bags, actions: Ints, owners: Ints) -> Values:
        values: Values = np.empty((len(actions), 2), np.float32)
        width = self._actions.shape[1]
        for lines, part in _parts(observations, owners, AT_ONCE):
            seen = bag_sums(self._table, observations.part(lines)).numpy()
            count = part.stop - part.start
            hidden: Values = np.empty((count, width), np.float32)
            narrow: Bytes = np.empty((count, width), np.int8)
            scale: Values = np.empty(count, np.float32)
            _enter(seen, owners[part] - lines.start, actions[part], self._actions, hidden, narrow, scale)
            for i, (weights, by_column, bias) in enumerate(self._layers):
                sums = self._product(torch.from_numpy(narrow), weights).numpy()
                _layer(sums, by_column, bias, hidden, narrow, scale, i % 2 == 1)
            _leave(hidden, self._heads, self._heads_bias, values[part])
        return values


def _parts(observations: Bags, owners: Ints, at_once: int) -> list[tuple[slice, slice]]:
    """The observations in parts of so many, and which actions are theirs."""
    firsts = np.arange(0, len(observations), at_once)
    lasts = np.minimum(firsts + at_once, len(observations))
    begins, ends = np.searchsorted(owners, firsts), np.searchsorted(owners, lasts)
    return [
        (slice(int(first), int(last)), slice(int(begin), int(end)))
        for first, last, begin, end in zip(firsts, lasts, begins, ends, strict=True)
        if end > begin
    ]


@njit(cache=True, fastmath=True)
def _narrowed(row: Values, bits: Sums, narrow: Bytes, most: Values) -> np.float32:
    """Write a row of activations, none below 0, in bytes; its scale.

    `bits` are those of the row, `most` has one place: so far compilers find the greatest of many numbers at
    once among integers only, and the bits of what is not negative are in order.
    """
    greatest = np.int32(0)
    for j in range(len(bits)):
        greatest = max(greatest, bits[j])
    most.view(np.int32)[0] = greatest
    inverse = np.float32(MOST_BYTE) / most[0] if greatest else np.float32(0)
    for j in range(len(row)):
        narrow[j] = np.int8(np.int32(row[j] * inverse + np.float32(0.5)))
    scale: np.float32 = most[0] / np.float32(MOST_BYTE)
    return scale


@njit(cache=True, fastmath=True)
def _enter(
    seen: Values, owners: Ints, actions: Ints, table: Values, hidden: Values, narrow: Bytes, scale: Values
) -> None:
    bits, most = hidden.view(np.int32), np.zeros(1, np.float32)
    for i in range(len(owners)):
        observation, action = seen[owners[i]], table[actions[i]]
        for j in range(hidden.shape[1]):
            hidden[i, j] = max(observation[j] + action[j], np.float32(0))
        scale[i] = _narrowed(hidden[i], bits[i], narrow[i], most)


@njit(cache=True, fastmath=True)
def _layer(
    sums: Sums, by_column: Values, bias: Values, hidden: Values, narrow: Bytes, scale: Values, back: bool
) -> None:
    """Activations from integer sums: added to the residual stream (`back`), or kept inside the block."""
    row, most = np.empty(hidden.shape[1], np.float32), np.zeros(1, np.float32)
    of_row, of_hidden = row.view(np.int32), hidden.view(np.int32)
    for i in range(len(sums)):
        if back:
            for j in range(len(row)):
                value = hidden[i, j] + np.float32(sums[i, j]) * (scale[i] * by_column[j]) + bias[j]
                hidden[i, j] = max(value, np.float32(0))
            scale[i] = _narrowed(hidden[i], of_hidden[i], narrow[i], most)
        else:
            for j in range(len(row)):
                value = np.float32(sums[i, j]) * (scale[i] * by_column[j]) + bias[j]
                row[j] = max(value, np.float32(0))
            scale[i] = _narrowed(row, of_row, narrow[i], most)


@njit(cache=True, fastmath=True)
def _leave(hidden: Values, heads: Values, bias: Values, values: Values) -> None:
    for i in range(len(hidden)):
        for k in range(2):
            total = np.float32(0)
            for j in range(hidden.shape[1]):
                total += hidden[i, j] * heads[k, j]
            values[i, k] = total + bias[k]
        values[i, WIN] = np.float32(0.5) + np.float32(0.5) * np.tanh(np.float32(0.5) * values[i, WIN])
