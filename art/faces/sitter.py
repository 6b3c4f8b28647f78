"""Data of a portrait: a sitter's features, and a mood that bends them.

Everything is drawn on a square of `SIDE` units, head turned three quarters to the left, lit from the left;
`turn` carries it to the sitter's own angle.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from art.faces.turn import QUARTER, Turn
from art.kit.inks import FLESH
from art.kit.paths import Point
from art.kit.svg import Drawing

SIDE = 400

# Line weights: contours, forms inside them, small features.
OUTER = 6.0
INNER = 4.2
DETAIL = 2.8


@dataclass(frozen=True, kw_only=True)
class Mood:
    """Bends that an expression gives the features; lengths in units of the portrait, positive = up or more.

    `lean`: degrees by which the head is thrown back (towards the near shoulder), negative: put forward.
    `brow`: both brows; `brow_near`: the near one besides; `brow_inner`: their inner ends (negative: a frown).
    `lids`: how open the eyes are, 1 = at rest, 0 = shut; `cheeks`: how far the lower lids and cheeks rise.
    `gaze`: where the pupils go from the middle. `smile`: the corners of the mouth; `skew`: the mouth to the
    near side; `part`: how far the lips open; `width`: of the mouth, 1 = at rest.
    Shares of 1: `purse` of a kiss, `tongue` shown, `puff` of the cheeks, `squeeze` of the eyes, `wink` of the
    near one, `shoulder` raised, `hand` beside the face (at less its forefinger has slid back), `chin` in the
    hand. `aim`: towards
    which side of the picture the eyes go, whichever way the head is turned.
    """

    name: str
    lean: float = 0.0
    brow: float = 0.0
    brow_near: float = 0.0
    brow_inner: float = 0.0
    lids: float = 1.0
    cheeks: float = 0.0
    gaze: Point = (-3.0, 1.0)
    smile: float = 0.0
    skew: float = 0.0
    part: float = 0.0
    width: float = 1.0
    purse: float = 0.0
    tongue: float = 0.0
    puff: float = 0.0
    squeeze: float = 0.0
    wink: float = 0.0
    shoulder: float = 0.0
    hand: float = 0.0
    chin: float = 0.0
    aim: Literal["", "left", "right"] = ""


Part = Callable[[Drawing], None]
MoodPart = Callable[[Drawing, Mood], None]


@dataclass(frozen=True, kw_only=True)
class Head:
    """Bones and flesh: `jaw` widens the jaw, `chin` lengthens it, `cheeks` fills them, `age` 0 to 1.

    `shade`: how deep the hatching of the cheek goes, 1 = a weathered man.
    """

    jaw: float = 0.0
    chin: float = 0.0
    cheeks: float = 0.0
    neck: float = 0.0
    age: float = 0.0
    shade: float = 1.0
    stubble: bool = False


@dataclass(frozen=True, kw_only=True)
class Nose:
    """`tip`: how far it stands out, `drop`: how low it hangs, `hump`: on the bridge, `wing`: its breadth."""

    tip: float = 0.0
    drop: float = 0.0
    hump: float = 0.0
    wing: float = 0.0


@dataclass(frozen=True, kw_only=True)
class Eyes:
    """`iris` and `brow_ink` are inks; `brow` its thickness; `lashes` for made-up eyes; `heavy` upper lids.

    `crease`: whether the fold over the lid shows (under spectacles it would touch their rim).
    """

    iris: str = "#3a2416"
    brow_ink: str = "#2a1c13"
    brow: float = 8.0
    arch: float = 0.0
    lashes: bool = False
    heavy: float = 0.0
    size: float = 1.0
    crease: bool = True


@dataclass(frozen=True, kw_only=True)
class Mouth:
    """`upper` and `lower`: fullness of the lips; `ink`: their colour, None for bare skin.

    `low`: how much further under the nose it sits, to be seen below a moustache.
    """

    upper: float = 5.0
    lower: float = 7.0
    ink: str | None = None
    width: float = 1.0
    low: float = 0.0


@dataclass(frozen=True, kw_only=True)
class Sleeve:
    """The near arm when it is raised: its cloth, the `cuff` at the wrist, level stripes if it has any.

    `seam`: how much further out it is sewn on (beside a brace). `armhole`: it comes out of a waistcoat.
    """

    cloth: str
    cuff: str
    stripe: str | None = None
    seam: float = 0.0
    armhole: bool = False


@dataclass(frozen=True, kw_only=True)
class Sitter:
    """One person: plain facts, and the parts painted behind, under, on (`worn`) and over the face.

    `turn` and `nod` are the angle of the head (`nod`: units by which the chin is up).
    `title` is the name as spoken and `temper` the temperament, both empty for the person at the keyboard.
    """

    name: str
    title: str
    temper: str = ""
    gender: Literal["f", "m"]
    ground: str
    ground_ink: str
    looks: Literal["left", "right"] = "left"
    skin: str = FLESH
    sleeve: Sleeve
    blush: str | None = None
    tilt: float = 0.0
    turn: Turn = QUARTER
    nod: float = 0.0
    scale: float = 1.1
    drop: float = 12.0
    head: Head = field(default_factory=Head)
    nose: Nose = field(default_factory=Nose)
    eyes: Eyes = field(default_factory=Eyes)
    mouth: Mouth = field(default_factory=Mouth)
    behind: tuple[Part, ...] = ()
    clothes: tuple[Part, ...] = ()
    under: tuple[Part, ...] = ()
    beard: MoodPart | None = None
    moustache: MoodPart | None = None
    worn: tuple[Part, ...] = ()
    over: tuple[Part, ...] = ()
    ear: bool = True
