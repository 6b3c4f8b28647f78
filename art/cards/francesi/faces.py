"""Faces of the courts: one head turned from frontal to three-quarter, and one profile.

The origin lies between the eyes; a face is about 86 units wide and reaches from the crown's rim (y = -50)
to the chin (y = 62). All faces look to the left; mirror the placement for the other side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.cards.francesi.figure import Figure
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, PAPER
from art.cards.kit.paths import Node, Point, between, ellipse, smooth
from art.cards.kit.svg import INNER

SKIN: Final = "#fdf1e2"
LIPS: Final = "#d8201f"

_FRONTAL: Final[Sequence[Point]] = ((-38, -56), (-42.5, -30), (-43, -14), (-42.5, -2),
    (-41.5, 12), (-37, 29), (-29, 44), (-17, 56), (-4, 61.5), (9, 60.5), (22, 52.5), (34, 36),
    (41, 14), (43, -16), (39, -56))  # fmt: skip
_TURNED: Final[Sequence[Point]] = ((-38, -56), (-41, -30), (-41.5, -14), (-37.5, -1),
    (-40, 13), (-37.5, 30), (-31, 45), (-21, 57), (-10, 62), (4, 60), (23, 49), (37, 31),
    (43, 8), (45, -18), (41, -56))  # fmt: skip
_WOMAN_FRONTAL: Final[Sequence[Point]] = ((-26, -54), (-40.5, -30), (-41, -12), (-40.5, 0),
    (-39, 14), (-34, 30), (-25, 44.5), (-14, 55), (-3, 59.5), (7, 58.5), (18, 51), (31, 35),
    (38.5, 14), (41, -14), (26, -54))  # fmt: skip
_WOMAN_TURNED: Final[Sequence[Point]] = ((-26, -54), (-39, -30), (-39.5, -12), (-36.5, 0),
    (-38.5, 13), (-35.5, 29), (-28.5, 44), (-18.5, 56), (-9.5, 60), (3, 57), (20, 46),
    (34, 29), (41, 8), (43, -16), (28, -54))  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Look:
    """A face: `yaw` from 0 (frontal) to 1 (three-quarter), `gaze` from -1 (left) to 1 (right)."""

    yaw: float = 1.0
    gaze: float = -0.5
    woman: bool = False
    stern: bool = False
    old: bool = False
    broad: float = 0.0
    """How much wider (or, below 0, narrower) the jaw is than usual, as a share of its width."""
    long: float = 0.0
    """How much lower the chin is, in units."""
    open: float = 1.0
    """How far the eyes are open."""
    brow: float = 1.0
    """Weight of the brows."""
    arch: float = 0.0
    """How much higher the middle of the brows is, in units."""
    worry: float = 0.0
    """How much higher the brows begin at the nose, in units."""
    smile: float = 0.0
    """How much the corners of the mouth are raised, in units."""
    lips: float = 1.0
    """Fullness of the lips."""
    hook: float = 0.0
    """A profile's nose: above 0 hooked, below 0 turned up."""
    mole: bool = False
    mirrored: bool = False
    """Whether the placement mirrors the face: the shadow stays on the right."""
    skin: str = SKIN


def face(d: Figure, look: Look) -> None:
    """A frontal to three-quarter face, without hair."""
    frontal, turned = (_WOMAN_FRONTAL, _WOMAN_TURNED) if look.woman else (_FRONTAL, _TURNED)
    outline = smooth([_built(between(p, q, look.yaw), look) for p, q in zip(frontal, turned, strict=True)])
    d.shape(
        outline,
        look.skin,
        INNER,
        shade=[
            Shade(
                angle=14,
                depth=0.1 if look.mirrored else 0.12 if look.woman else 0.15,
                spacing=4.3,
                width=1.8,
                reach=8 if look.mirrored else 14,
                seed=3,
                start=0.56 if look.mirrored else 0.46,
                stop=0.84,
            ),
            Shade(angle=78, depth=0.08, spacing=4.6, width=1.5, reach=6, seed=4, start=0.16, stop=0.46),
        ],
    )
    t = look.yaw
    far, near = -20.0 - 4.5 * t, 20.0 - 6.5 * t
    far_width, near_width = 23.5 - 4.5 * t, 23.5 + 0.5 * t
    _eye(d, far, far_width, look, outward=-1)
    _eye(d, near, near_width, look, outward=1)
    _brow(d, far, far_width, look, outward=-1)
    _brow(d, near, near_width, look, outward=1)
    _nose(d, t, look)
    _mouth(d, -11.5 * t, look)
    if look.old:
        for side, x in ((-1, far), (1, near)):
            d.lens([(x - 8 * side, 13), (x, 14.5), (x + 8 * side, 11)], 1.6)
        d.lens([(-15 - 9 * t, -30), (-4 - 7 * t, -32), (12 - 6 * t, -30)], 1.7)
        d.lens([(-12 - 9 * t, -37), (-2 - 7 * t, -38.5), (10 - 6 * t, -37)], 1.5)


def _eye(d: Figure, x: float, width: float, look: Look, *, outward: int) -> None:
    half, y = width / 2, -1.0
    tall = (6.2 if look.woman else 5.4) * look.open
    inner, outer = (x - outward * half, y + 1.6), (x + outward * half, y + 0.4)
    top = [inner, (x - outward * half * 0.45, y - tall * 0.74),
        (x + outward * half * 0.2, y - tall), (x + outward * half * 0.72, y - tall * 0.52),
        outer]  # fmt: skip
    under = [(x + outward * half * 0.45, y + 4.0), (x - outward * half * 0.35, y + 4.4)]
    almond = smooth([(*top[0], "c"), *top[1:-1], (*top[-1], "c"), *under])
    d.shape(almond, PAPER, None)
    pupil = x + look.gaze * half * 0.36
    top_edge, low_edge = y - tall + 0.4, y + 4.1
    d.shape(ellipse(pupil, (top_edge + low_edge) / 2, 5.0, (low_edge - top_edge) / 2), INK, None)
    d.dots([(pupil - 1.6, y - 2.7 * look.open)], 1.35, PAPER)
    lash = (outer[0] + outward * (3.4 if look.woman else 1.4), outer[1] - (1.6 if look.woman else -0.6))
    d.lens([(inner[0] - outward * 1.2, inner[1] + 0.6), *top[1:-1], lash], 4.3 if look.woman else 3.8)
    d.lens([(outer[0], outer[1] + 0.5), *under, (inner[0], inner[1] + 0.4)], 1.7)
    lid = 4.2 + 6.2 * (1 - look.open)
    crease = [(px, py - lid) for px, py in top[1:-1]]
    d.lens([(inner[0] + outward * 2, inner[1] - 5.5), *crease, (outer[0] + outward, outer[1] - 4)], 1.5)


def _brow(d: Figure, x: float, width: float, look: Look, *, outward: int) -> None:
    half = width / 2
    if look.woman:
        inner, middle, outer, weight = (-0.95, -14.5), (0.0, -19.5), (1.05, -14.5), 2.6
    elif look.stern:
        inner, middle, outer, weight = (-1.0, -11.5), (0.3, -17.5), (1.25, -12.5), 6.2
    else:
        inner, middle, outer, weight = (-0.95, -13.5), (0.15, -17.5), (1.1, -13), 4.2
    points = [
        (x + outward * half * inner[0], inner[1] - look.worry),
        (x + outward * half * middle[0], middle[1] - look.arch - look.worry * 0.4),
        (x + outward * half * outer[0], outer[1] - look.arch * 0.2 + look.worry * 0.5),
    ]
    if look.woman:
        d.lens(points, weight * look.brow)
    else:
        d.fold((points, weight * look.brow))


def _nose(d: Figure, t: float, look: Look) -> None:
    tip = -15.5 * t
    if t < 0.35:
        d.fold(([(6.5, -10), (3.6, 0), (4.0, 10), (5.2, 17)], 2.6))
        d.lens([(-7.5, 22.5), (-4.4, 26), (0, 25.4), (4.4, 26), (7.5, 22)], 2.8)
        d.lens([(-8, 17), (-9.6, 21.5), (-6.6, 25.5)], 2.4)
        d.lens([(8, 17), (9.8, 21.5), (6.6, 25.5)], 2.4)
        return
    d.lens(
        [
            (-9 * t + 1, -11),
            (-9.5 * t - 0.5, 1),
            (tip + 1, 13),
            (tip - 2.6, 20.5),
            (tip + 0.5, 25.2),
            (tip + 6, 24),
        ],
        2.9,
    )
    wing = tip + 11.5
    d.lens([(wing - 1.5, 16.5), (wing + 2.6, 21), (wing, 25.6), (wing - 5, 25)], 2.5)
    # the shadow side of the nose
    for k in range(4):
        y = 4.0 + 3.6 * k
        x = -7.0 * t + 0.6 * k
        d.fold(([(x + 5.2, y + 1.2), (x - 0.6, y)], 1.6))
    if look.old:
        d.lens([(wing + 5, 22), (wing + 9, 30), (wing + 8, 36)], 1.8)


def _mouth(d: Figure, x: float, look: Look) -> None:
    y = (39.5 if look.woman else 41.0) + look.long * 0.4
    half = 10.0 if look.woman else 12.5
    corner, full = y - look.smile, look.lips
    if look.woman:
        upper = [(x - 4, y - 4.2 * full), (x, y - 2.8 * full), (x + 4, y - 4.4 * full)]
        lower = [(x + 4, y + 5.0 * full), (x - 4, y + 5.0 * full)]
        d.shape(smooth([(x - half, corner, "c"), *upper, (x + half + 1, corner, "c"), *lower]), LIPS, None)
    else:
        red: list[Node] = [(x - 8.5, y + 1 - look.smile * 0.5, "c"), (x + 9.5, y + 1 - look.smile * 0.5, "c"),
            (x + 4, y + 5.4 * full), (x - 3, y + 5.4 * full)]  # fmt: skip
        d.shape(smooth(red), LIPS, None)
    d.lens([(x - half - 1, corner + 0.6), (x - 4, y - 0.9), (x, y + 0.4), (x + 4, y - 0.9),
        (x + half + 1.6, corner)], 2.3)  # fmt: skip
    d.lens([(x - 4.5, y + 8.4), (x, y + 9.4), (x + 5.5, y + 8.2)], 1.9)
    d.lens([(x + half + 2.5, corner - 2), (x + half + 4, corner + 1.4), (x + half + 2.6, corner + 3.6)], 1.5)
    if look.mole:
        d.dots([(x + half + 6, y - 7)], 1.7, INK)


_PROFILE: Final[Sequence[Node]] = ((-13, -58, "c"), (-26, -44), (-31.5, -28), (-32.5, -15),
    (-28.6, -4.5), (-32, 5), (-40.5, 18), (-45, 24.5), (-42.5, 29.6), (-31.5, 31.5, "c"),
    (-31.8, 35), (-35.2, 39.4), (-28.2, 43, "c"), (-33.2, 47.4), (-28.8, 51.6), (-31.8, 59),
    (-26.4, 67), (-13, 69), (6, 62), (24, 50), (31, 34), (40, 4), (40, -58, "c"))  # fmt: skip


def profile(d: Figure, look: Look) -> None:
    """A face in profile, looking left; one eye only."""
    d.shape(
        smooth(_nosed(look.hook)),
        look.skin,
        INNER,
        shade=[
            Shade(
                angle=122 if look.mirrored else 58,
                depth=0.14,
                spacing=4.4,
                width=1.8,
                reach=13,
                seed=5,
                start=0.38 if look.mirrored else 0.1,
                stop=0.9 if look.mirrored else 0.62,
            ),
        ],
    )
    # eye: a wedge open to the left
    eye: list[Node] = [(-27.5, -2.5, "c"), (-24.5, -5.6), (-17, -6.6), (-8, -1, "c"), (-16, 3.4), (-24, 3)]
    d.shape(smooth(eye), PAPER, None)
    d.shape(ellipse(-20.8, -1.4, 4.4, 4.6), INK, None)
    d.dots([(-22.6, -3.2)], FINE, PAPER)
    d.lens([(-28.5, -2.2), (-24.5, -6), (-17, -7), (-11, -3.6), (-5.5, 0.5)], 4.0)
    d.lens([(-25.5, 2.8), (-18, 4.4), (-9.5, 1.2)], 1.7)
    d.lens([(-25, -9.5), (-17, -11.4), (-8, -6.5)], 1.5)
    d.fold(([(-31, -15.5), (-22, -20), (-11, -18), (-3, -12)], 5.6 if look.stern else 4.4))
    # nostril, wing and the fold beside it
    d.lens([(-35.5, 29.6), (-33, 27), (-30.4, 28.4)], 2.6)
    d.lens([(-31, 19), (-26.2, 22.5), (-27.4, 28.4), (-31.6, 31)], 2.5)
    for k in range(4):
        y = 4.5 + 3.6 * k
        d.fold(([(-22.5 - 1.5 * k, y + 1.5), (-27.6 - 2.1 * k, y)], 1.6))
    # mouth
    d.shape(smooth([(-34.8, 45, "c"), (-31, 44), (-22.5, 43.2, "c"), (-26, 47.5), (-32.6, 48.6)]), LIPS, None)
    d.lens([(-33, 43), (-27, 43.2), (-21.5, 42.2), (-17.5, 43.5)], 2.4)
    d.lens([(-29.4, 51.8), (-26.5, 52.6), (-23, 51.5)], 1.8)
    d.lens([(-17, 39), (-14.6, 43), (-16, 47.5)], 1.6)
    d.lens([(-26, 34), (-21, 37.5), (-18.5, 40)], 1.3)
    if look.old:
        d.lens([(-20, 8), (-13, 10), (-6, 7)], 1.6)
        d.lens([(-27, -29), (-18, -32), (-9, -30)], 1.6)


def _nosed(hook: float) -> list[Node]:
    """The profile with its nose more or less hooked."""
    short = 4.5 * max(0.0, -hook)
    nose = (
        (-32 - 2.2 * hook, 5 - hook),
        (-40.5 - 1.2 * hook + short, 18 - 1.5 * hook),
        (-45 + short, 24.5 + 2.4 * hook),
        (-42.5 + short, 29.6 + hook),
    )
    return [*_PROFILE[:5], *nose, *_PROFILE[9:]]


def _built(point: Point, look: Look) -> Point:
    """A point of the face's outline in the build of this look: the jaw's width, the chin's length."""
    x, y = point
    down = max(0.0, min(1.0, (y - 4) / 40))
    return (x * (1 + look.broad * down), y + look.long * max(0.0, (y - 20) / 40))
