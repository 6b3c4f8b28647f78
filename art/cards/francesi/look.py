"""The looks of the twelve courts, in words: what one face has that another has not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.cards.parts.look import LargeFace

SKIN: Final = "#fdf1e2"
SHADED: Final = "#dfa27c"
"""The flesh of strokes in the shadow."""


@dataclass(frozen=True, kw_only=True)
class Look(LargeFace):
    """A face of this deck."""

    skin: str = SKIN
    yaw: float = 1.0
    gaze: float = -0.5
    woman: bool = False
    old: bool = False
    temple: float = 1.0
    cheek: float = 1.0
    chin: float = 1.0
    """Widths of the face above and below the jaw."""
    long: float = 0.0
    """Distance by which the chin is lower."""
    hooded: bool = False
    """True if a heavy lid hangs over the eye."""
    arch: float = 0.0
    """Distance by which the middle of the brows is higher."""
    worry: float = 0.0
    """Distance by which the brows are higher at the nose."""
    nose: str = "straight"
    """One of `noses.NOSES`; for a profile one of `profiles.NOSES`."""
    smirk: float = 0.0
    """Distance by which the right corner of the mouth is higher than `smile` puts it."""
    rosy: bool = False
    freckles: bool = False
    mole: bool = False
    hollow: bool = False
    """True if the cheek is sunken."""
    shadow: bool = False
    """True if a hat shades the forehead, and the cheekbone what is below it."""
    cleft: bool = False
    """True if the chin is cleft."""
