"""What makes one face differ from another: a `Look`, and stock types to start from."""

from __future__ import annotations

from dataclasses import dataclass

from art.cards.kit.inks import FLESH, GREY


@dataclass(frozen=True, kw_only=True)
class Look:
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

    skin: str = FLESH
    hair: str = GREY
    rosy: bool = False
    stern: float = 0.0
    old: bool = False
    nose: float = 0.0
    hook: float = 0.0
    jaw: float = 0.0
    chin: float = 0.0
    cheek: float = 0.0
    brow: float = 1.0
    bushy: bool = False
    eye: float = 1.0
    gaze: float = 0.0
    age: int = 0
    mouth: float = 0.0
    smile: float = 0.0
    female: bool = False
    bare: bool = False

    @property
    def lines(self) -> int:
        """How deeply the face is lined, from 0 to 3."""
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
