"""The looks of the twelve courts, in words: what one face has that another has not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SKIN: Final = "#fdf1e2"


@dataclass(frozen=True, kw_only=True)
class Look:
    """A face. Widths are factors, lengths are units of the face's drawing."""

    yaw: float = 1.0
    """How far it is turned: 0 frontal, 1 three-quarter."""
    gaze: float = -0.5
    """Where it looks, from -1 (left) to 1 (right)."""
    woman: bool = False
    old: bool = False
    temple: float = 1.0
    cheek: float = 1.0
    jaw: float = 1.0
    chin: float = 1.0
    """Widths of the face from above downwards."""
    long: float = 0.0
    """How much lower the chin is."""
    open: float = 1.0
    """How far the eyes are open."""
    wide: float = 1.0
    """Width of the eyes."""
    slant: float = 0.0
    """How much the outer corners of the eyes are raised."""
    hooded: bool = False
    """Whether a heavy lid hangs over the eye."""
    iris: str | None = None
    """Colour of the eyes; None: black."""
    brow: float = 1.0
    """Weight of the brows."""
    arch: float = 0.0
    """How much higher their middle is."""
    worry: float = 0.0
    """How much higher they begin at the nose."""
    bushy: str | None = None
    """Shaggy brows of that colour."""
    nose: str = "straight"
    """One of `noses.NOSES`; for a profile one of `profiles.NOSES`."""
    mouth: float = 1.0
    """Width of the mouth."""
    smile: float = 0.0
    """How much its corners are raised."""
    smirk: float = 0.0
    """How much the right corner is raised above that."""
    lips: float = 1.0
    """Fullness of the lips."""
    rosy: bool = False
    freckles: bool = False
    mole: bool = False
    hollow: bool = False
    """Whether the cheek is sunken."""
    cleft: bool = False
    """Whether the chin is."""
    mirrored: bool = False
    """Whether the placement mirrors the face: the shadow stays on the right."""
    skin: str = SKIN
