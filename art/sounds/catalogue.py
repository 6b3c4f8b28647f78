"""The list of sounds: what each file is called, how it is made, how loud it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

import numpy as np

from art.sounds import ambience, chalk, music, paper, signals, slaps, wood
from art.sounds.dsp import Signal, as_loud, finish, generator, integrated
from art.sounds.surface import FELT, WALNUT, Surface

Recipe = Callable[[np.random.Generator, Surface], Signal]


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """Takes of one sound: `slap-1`, `slap-2` … on felt and, where the table is heard, `slap-walnut-1` …"""

    recipe: Recipe
    takes: int
    loudness: float
    """LUFS of the loudest 0.4 s: what is played often is softer, and all lie within 8 LU.

    Of a loop: of the whole.
    """
    table: bool = True
    """True if it sounds different on another table."""
    loop: bool = False
    """True if it goes round: its end is its beginning."""


FAMILIES: Mapping[str, Family] = MappingProxyType(
    {
        "shuffle": Family(recipe=paper.shuffle, takes=3, loudness=-25.0, table=False),
        "deal": Family(recipe=paper.deal, takes=6, loudness=-29.0),
        "slap": Family(recipe=slaps.slap, takes=7, loudness=slaps.LOUDNESS),
        "trump": Family(recipe=slaps.trump, takes=6, loudness=slaps.LOUDNESS_OF_TRUMP),
        "sweep": Family(recipe=paper.sweep, takes=6, loudness=-28.0),
        "draw": Family(recipe=paper.draw, takes=6, loudness=-29.5, table=False),
        "flip": Family(recipe=paper.flip, takes=6, loudness=-27.0, table=False),
        "chalk": Family(recipe=chalk.stroke, takes=3, loudness=-28.0, table=False),
        "knock": Family(recipe=wood.knock, takes=4, loudness=-28.0),
        "click": Family(recipe=paper.click, takes=3, loudness=-30.0, table=False),
        "pat": Family(recipe=signals.pat, takes=3, loudness=-29.5, table=False),
        "suit-cups": Family(recipe=signals.cups, takes=1, loudness=-29.0, table=False),
        "suit-coins": Family(recipe=signals.coins, takes=1, loudness=-29.0, table=False),
        "suit-clubs": Family(recipe=signals.clubs, takes=1, loudness=-29.0, table=False),
        "suit-swords": Family(recipe=signals.swords, takes=1, loudness=-30.0, table=False),
        "tambourine": Family(recipe=signals.tambourine, takes=3, loudness=-28.0, table=False),
        "purse": Family(recipe=signals.purse, takes=1, loudness=-29.0, table=False),
        "turn": Family(recipe=signals.turn, takes=1, loudness=-29.0, table=False),
        "last-card": Family(recipe=signals.last_card, takes=1, loudness=-28.0, table=False),
        "whisper": Family(recipe=signals.whisper, takes=3, loudness=-30.0, table=False),
        "win": Family(recipe=music.win, takes=1, loudness=-24.0, table=False),
        "loss": Family(recipe=music.loss, takes=1, loudness=-25.0, table=False),
        "title": Family(recipe=music.title, takes=1, loudness=-23.0, table=False),
        "mazurka": Family(recipe=music.mazurka, takes=1, loudness=-23.0, table=False),
        "serenade": Family(recipe=music.serenade, takes=1, loudness=-23.0, table=False),
        "match-won": Family(recipe=music.won, takes=1, loudness=-24.0, table=False),
        "match-lost": Family(recipe=music.lost, takes=1, loudness=-25.0, table=False),
        "room": Family(recipe=ambience.circolo, takes=1, loudness=ambience.LOUDNESS, table=False, loop=True),
    }
)


def _names() -> Mapping[str, tuple[Family, Surface]]:
    found = {}
    for stem, family in FAMILIES.items():
        for surface in (FELT, WALNUT) if family.table else (FELT,):
            room = stem if surface is FELT else f"{stem}-{surface.name}"
            for take in range(1, family.takes + 1):
                found[f"{room}-{take}" if family.takes > 1 else room] = family, surface
    return MappingProxyType(found)


NAMES = _names()
"""Every file by its name, with the family it is of and the table it is heard on."""


@cache
def pcm(name: str) -> Signal:
    """The finished samples of the sound called `name`, the same at every call; KeyError if unknown."""
    family, surface = NAMES[name]
    if family.loop:
        return as_loud(family.recipe(generator(name), surface), family.loudness, integrated)
    return finish(family.recipe(generator(name), surface), loudness=family.loudness)
