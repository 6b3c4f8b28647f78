"""What makes one face of this deck differ from another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from art.cards.piacentine.inks import FLESH

Nose = Literal["straight", "hooked", "snub", "broad"]


@dataclass(frozen=True, kw_only=True)
class Look:
    """A face. `yaw`: from 0 (frontal) to 1 (three-quarter); `mirrored`: whether the placement mirrors it.

    Form: `jaw` broader than 1, `cheek` fuller (+) or hollow (-), `chin` longer, `dimple` a cleft chin.
    `soft`: a boy or a woman, without hard lines; `age`: 0 smooth, 1 grown up, 2 lined, 3 deeply lined.
    Eyes: `gaze` -1 left to 1 right, `up` the eyes raised, `lids` how open, `wide` how broad, `slant` outer
    corners higher (+) or hanging (-), `hood` lids that hang over the eye, `iris` its ink.
    Brows: `lift`, `stern` sunk at the nose (negative: mild), `arch` the right one higher, `brow` weight,
    `bushy` the ink of a shaggy one. `nose` its kind, `size` how large it is.
    Mouth: `smile`, `mouth` how broad, `lips` how full. `rosy`: the ink of the cheeks, if coloured;
    `freckles`; `scar` across the cheek.
    """

    yaw: float = 0.0
    mirrored: bool = False
    jaw: float = 1.0
    cheek: float = 0.0
    chin: float = 0.0
    dimple: bool = False
    soft: bool = False
    age: int = 1
    gaze: float = -0.3
    up: float = 0.0
    lids: float = 1.0
    wide: float = 1.0
    slant: float = 0.0
    hood: float = 0.0
    iris: str | None = None
    lift: float = 0.0
    stern: float = 0.0
    arch: float = 0.0
    brow: float = 1.0
    bushy: str | None = None
    nose: Nose = "straight"
    size: float = 1.0
    smile: float = 0.0
    mouth: float = 1.0
    lips: float = 1.0
    rosy: str | None = None
    freckles: str | None = None
    scar: bool = False
    skin: str = FLESH
