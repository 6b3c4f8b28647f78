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
    """How much lower the chin is."""
    hooded: bool = False
    """Whether a heavy lid hangs over the eye."""
    arch: float = 0.0
    """How much higher the middle of the brows is."""
    worry: float = 0.0
    """How much higher they begin at the nose."""
    nose: str = "straight"
    """One of `noses.NOSES`; for a profile one of `profiles.NOSES`."""
    smirk: float = 0.0
    """How much the right corner of the mouth is raised above the smile."""
    rosy: bool = False
    freckles: bool = False
    mole: bool = False
    hollow: bool = False
    """Whether the cheek is sunken."""
    shadow: bool = False
    """True if a hat shades the forehead, and the cheekbone what is below it."""
    cleft: bool = False
    """Whether the chin is."""
