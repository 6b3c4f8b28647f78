"""Features by which one face differs from another: a `Look`, and stock types to start from."""

from __future__ import annotations

from dataclasses import dataclass

from art.cards.kit.inks import FLESH, GREY


@dataclass(frozen=True, kw_only=True)
class Face:
    """Features that every face has, however it is drawn."""

    skin: str = FLESH
    gaze: float = 0.0
    """Direction of the gaze, from -1 to 1."""
    brow: float = 1.0
    """Weight of the brows."""
    smile: float = 0.0
    """Rise of the corners of the mouth, in units of the face's drawing."""


@dataclass(frozen=True, kw_only=True)
class LargeFace(Face):
    """A face that turns from frontal to three-quarter, as the large heads of half figures do.

    Widths are factors, lengths are units of the face's drawing; `gaze`: -1 is left.
    """

    yaw: float = 0.0
    """Turn of the face: 0 frontal, 1 three-quarter."""
    mirrored: bool = False
    """True if the placement mirrors the face: the shadow stays on the right."""
    jaw: float = 1.0
    lids: float = 1.0
    """Opening of the eyes, 1 usual."""
    wide: float = 1.0
    """Width of the eyes."""
    slant: float = 0.0
    """Rise of the outer corners of the eyes."""
    iris: str | None = None
    """Ink of the eyes; None: black."""
    bushy: str | None = None
    """Ink of shaggy brows."""
    mouth: float = 1.0
    """Width of the mouth."""
    lips: float = 1.0
    """Fullness of the lips."""


@dataclass(frozen=True, kw_only=True)
class Look(Face):
    """One face. Lengths are local units of the head (the face is about 55 × 84).

    `rosy`: coloured lips. `stern`: inner ends of the brows lower. `old`: age lines 2.
    `nose`: longer (+) or shorter; `hook`: bridge outwards (+, aquiline) or hollow (-, snub).
    `jaw`: broader (+) or narrower; `chin`: longer; `cheek`: fuller (+) or hollow (-).
    `brow`: weight of the brows, 1 usual; `bushy`: brows of single hairs.
    `eye`: opening of the lids, 1 usual; `gaze`: iris aside, -1 (away from us) to 1.
    `age`: 0 smooth, 1 grown up, 2 lined, 3 deeply lined. `mouth`: wider (+); `smile`: corners up (+).
    `female`: thin brows, lashes, full lips, no hard lines. `bare`: no shade on the jaw,
        which would be stubble.
    """

    hair: str = GREY
    rosy: bool = False
    stern: float = 0.0
    old: bool = False
    nose: float = 0.0
    hook: float = 0.0
    jaw: float = 0.0
    chin: float = 0.0
    cheek: float = 0.0
    bushy: bool = False
    eye: float = 1.0
    age: int = 0
    mouth: float = 0.0
    female: bool = False
    bare: bool = False

    @property
    def lines(self) -> int:
        """Depth of the lines in the face, from 0 to 3."""
        return max(self.age, 2 if self.old else 0)


def maiden(hair: str = GREY, skin: str = FLESH) -> Look:
    """A young woman, or a page with a girl's face."""
    return Look(hair=hair, skin=skin, rosy=True, female=True, cheek=0.8, jaw=-1.2, nose=-0.8, hook=-0.6,
        eye=1.12, smile=0.5, mouth=-0.8)  # fmt: skip


def matron(hair: str = GREY, skin: str = FLESH) -> Look:
    """A woman of forty, full in the cheek."""
    return Look(hair=hair, skin=skin, rosy=True, female=True, cheek=2.2, jaw=1.2, nose=0.6, eye=0.95, age=1)


def youth(hair: str = GREY, skin: str = FLESH) -> Look:
    """A young man: smooth, straight-nosed, wide-eyed."""
    return Look(hair=hair, skin=skin, nose=-0.6, cheek=0.6, eye=1.08, brow=0.9, smile=0.4)


def man(hair: str = GREY, skin: str = FLESH) -> Look:
    """A man of thirty-five: strong jaw and brows."""
    return Look(hair=hair, skin=skin, nose=0.8, hook=0.8, jaw=1.6, brow=1.15, age=1, stern=0.8)


def veteran(hair: str = GREY, skin: str = FLESH) -> Look:
    """A weathered man of fifty: aquiline, hollow in the cheek."""
    return Look(hair=hair, skin=skin, nose=2, hook=2, cheek=-1.6, jaw=1, brow=1.2, eye=0.86, age=2, stern=1.6,
        mouth=0.6, smile=-0.5)  # fmt: skip


def elder(hair: str = GREY, skin: str = FLESH) -> Look:
    """An old man: bushy brows, heavy lids, deep lines."""
    return Look(hair=hair, skin=skin, nose=2.4, hook=1.4, cheek=-1, brow=1.1, bushy=True, eye=0.78, age=3,
        smile=-0.4)  # fmt: skip
