"""Common parts of the decks' straight swords: blade and hilt as a whole, and the wound grip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import polyline
from art.cards.kit.svg import OUTER, Drawing


@dataclass(frozen=True)
class Sword:
    """A deck's straight sword, designed with a blade 20 wide."""

    reach: float
    """From the middle of the guard to the end of the pommel."""
    blade: Callable[[Drawing, float, float, float], None]
    """Draws the blade about x = 0, given its tip and the guard (y) and the turn of the whole."""
    hilt: Callable[[Drawing, float, float], None]
    """Draws guard, grip and pommel below the guard (y), given the turn of the whole."""

    def draw(self, d: Drawing, x: float, y: float, length: float, width: float, rotate: float = 0.0) -> None:
        """The sword centred on (x, y), point up at `rotate` 0; `length` over all, `width` of the blade."""
        s = width / 20
        with d.at(x, y, s, rotate):
            guard = length / s / 2 - self.reach
            self.blade(d, -length / s / 2, guard, rotate)
            self.hilt(d, guard, rotate)


def wound_grip(
    d: Drawing,
    stations: Sequence[Station],
    fill: str,
    halves: Sequence[float],
    *,
    top: float,
    step: float,
    slant: tuple[float, float, float],
    shadow: tuple[float, float, float],
    width: float,
    shade: Shade,
) -> None:
    """A grip wound with wire: one turn for each of `halves` (its half-width), from `top` down by `step`.

    `slant`: how far a turn lies below its middle at the left and inside, and above it at the right. `shadow`:
    how far the shaded strip below it reaches: at both ends, at the right, inside.
    """
    d.limb(stations, fill, OUTER, depth=0)
    left, inside, right = slant
    ends, low, deep = shadow
    for k, half in enumerate(halves):
        y = top + step * k
        d.lens([(-half, y + left), (-half * 0.2, y + inside), (half, y - right)], width)
        d.hatch(
            polyline([(-half, y + ends), (half, y - ends), (half, y + low), (-half * 0.2, y + deep)]), shade
        )
