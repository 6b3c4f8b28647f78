"""Features by which one face of this deck differs from another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from art.cards.parts.look import LargeFace
from art.cards.piacentine.inks import FLESH

Nose = Literal["straight", "hooked", "snub", "broad"]


@dataclass(frozen=True, kw_only=True)
class Look(LargeFace):
    """A face of this deck.

    Form: `cheek` fuller (+) or hollow (-), `chin` longer, `dimple` a cleft chin.
    `soft`: a boy or a woman, without hard lines; `age`: 0 smooth, 1 grown up, 2 lined, 3 deeply lined.
    Eyes: `up` the eyes raised, `hood` lids that hang over the eye.
    Brows: `lift`, `stern` sunk at the nose (negative: mild), `arch` the right one higher.
    `nose` its kind, `size` how large it is. `rosy`: the ink of the cheeks, if coloured;
    `freckles`; `scar` across the cheek. `brim`: how much lower than usual the hat sits.
    """

    skin: str = FLESH
    gaze: float = -0.3
    cheek: float = 0.0
    chin: float = 0.0
    dimple: bool = False
    soft: bool = False
    age: int = 1
    up: float = 0.0
    hood: float = 0.0
    lift: float = 0.0
    stern: float = 0.0
    arch: float = 0.0
    nose: Nose = "straight"
    size: float = 1.0
    rosy: str | None = None
    freckles: str | None = None
    scar: bool = False
    brim: float = 0.0
