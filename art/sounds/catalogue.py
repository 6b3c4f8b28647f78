"""The list of sounds: what each file is called and how it is made."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import numpy as np

from art.sounds import chalk, music, paper, wood
from art.sounds.dsp import Signal, finish, generator

Recipe = Callable[[np.random.Generator], Signal]


def _takes(name: str, recipe: Recipe, count: int = 3) -> dict[str, Recipe]:
    """`count` takes of one recipe, `name-1` and so on; each draws its own noise."""
    return {f"{name}-{take}": recipe for take in range(1, count + 1)}


RECIPES: Mapping[str, Recipe] = MappingProxyType(
    {
        "shuffle": paper.shuffle,
        **_takes("deal", paper.deal),
        **_takes("slap", paper.slap),
        **_takes("trump", paper.trump),
        "sweep": paper.sweep,
        "draw": paper.draw,
        "flip": paper.flip,
        "chalk": chalk.stroke,
        "win": music.win,
        "loss": music.loss,
        "knock": wood.knock,
        "click": paper.click,
    }
)

# How loud beside a slap: peak amplitude. Small sounds come often and must stay small.
PEAKS: Mapping[str, float] = MappingProxyType(
    {"deal": 0.32, "draw": 0.3, "flip": 0.4, "chalk": 0.3, "knock": 0.4, "click": 0.22, "sweep": 0.36}
)


def pcm(name: str) -> Signal:
    """The finished samples of the sound called `name`, the same at every call; KeyError if unknown."""
    peak = PEAKS.get(name.split("-")[0], 0.5)
    return finish(RECIPES[name](generator(name)), peak=peak)
