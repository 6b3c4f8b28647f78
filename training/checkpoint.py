"""Checkpoint of a run: the nets in half precision and their story, in one `.npz` without pickle.

Adam's moments are not kept; they are found again while the learning rate warms up. So a checkpoint of a net
256 wide has some 3 MB, or half with the average alone.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from briscola.players.nets.net import Arrays, load_arrays, names

AVERAGE, LATEST, STORY = "average_", "latest_", "story"


@dataclass(frozen=True, kw_only=True)
class Story:
    """History of a net: hands and batches played, steps learnt, seconds of processor, plans so far."""

    hands: int = 0
    batches: int = 0
    steps: int = 0
    seconds: float = 0.0
    stages: list[dict[str, object]] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True, eq=False)
class Checkpoint:
    """The average, which plays; the latest, which learns (None: begin from the average); their story."""

    average: Arrays
    latest: Arrays | None
    story: Story

    @property
    def width(self) -> int:
        """Width of the nets."""
        return len(self.average["bias"])


def save_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Write a checkpoint; whoever is interrupted leaves the old one whole."""
    kept: dict[str, NDArray[np.generic]] = {STORY: np.array(json.dumps(asdict(checkpoint.story)))}
    kept |= _narrowed(AVERAGE, checkpoint.average)
    if checkpoint.latest is not None:
        kept |= _narrowed(LATEST, checkpoint.latest)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **kept)
    fresh.replace(path)


def load_checkpoint(path: Path) -> Checkpoint:
    """Read a checkpoint, or a net of the game with its story in the JSON file beside it.

    Raises OSError, or KeyError or ValueError for a file that is neither.
    """
    with np.load(path, allow_pickle=False) as file:
        if STORY in file:
            latest = _widened(LATEST, file) if LATEST + names()[0] in file else None
            story = Story(**json.loads(str(file[STORY])))
            return Checkpoint(average=_widened(AVERAGE, file), latest=latest, story=story)
    told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    story = Story(hands=told["games"], seconds=60 * told["minutes"], stages=told["stages"])
    return Checkpoint(average=load_arrays(path), latest=None, story=story)


def _narrowed(prefix: str, arrays: Arrays) -> dict[str, NDArray[np.generic]]:
    return {prefix + name: array.astype(np.float16) for name, array in arrays.items()}


def _widened(prefix: str, file: Mapping[str, NDArray[np.generic]]) -> Arrays:
    return {name: file[prefix + name].astype(np.float32) for name in names()}
