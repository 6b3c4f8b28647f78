"""Faces of the courts, from frontal to three-quarter, and one in profile; all look to the left.

The origin lies between the eyes. A face reaches from the rim of crown or hat (y = -48) to the chin (y = 63)
and is about 86 wide; mirror the placement for the other side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, between, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.piacentine.inks import FLESH, INK, LIP, WHITE

_FRONTAL: Final[Sequence[Point]] = ((-36, -58), (-42, -36), (-43, -14), (-42, 6), (-39.5, 25), (-34, 41),
    (-23, 55), (-9, 62.5), (0, 63.5), (9, 62.5), (23, 55), (34, 41), (39.5, 25), (42, 6), (43, -14),
    (42, -36), (36, -58))  # fmt: skip
_TURNED: Final[Sequence[Point]] = ((-36, -58), (-39.5, -36), (-36.5, -14), (-40, 3), (-38, 24), (-34.5, 41),
    (-27, 56), (-18, 63), (-9, 64.5), (0, 62), (15, 54), (29, 41), (38, 24), (43, 4), (45, -14),
    (43, -36), (37, -58))  # fmt: skip
_PROFILE: Final[Sequence[Node]] = ((-16, -60, "c"), (-29, -47), (-34, -31), (-35, -17), (-30.5, -7),
    (-34, 4), (-42.5, 16), (-47.5, 24), (-44.5, 29.5), (-34, 31.5, "c"), (-34, 35), (-37.5, 39.4),
    (-30.5, 43, "c"), (-35.5, 47.5), (-31, 52), (-34, 59), (-29, 66.5), (-16, 69), (2, 62), (22, 50),
    (30, 34), (40, 4), (42, -60, "c"))  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Look:
    """A face: `yaw` from 0 (frontal) to 1 (three-quarter), `gaze` from -1 (left) to 1 (right).

    `lift`: how far the brows rise above their usual place; `mirrored`: whether the placement mirrors it.
    `jaw`, `nose`: how broad they are. `stern`: how far the brows sink at the nose (negative: mild),
    `arch`: how much higher the right brow stands, `bushy`: the ink of a shaggy brow. `lids`: how open the
    eyes are. `smile`: how far the corners of the mouth rise. `rosy`: the ink of the cheeks, if coloured.
    """

    yaw: float = 0.0
    gaze: float = -0.3
    lift: float = 0.0
    old: bool = False
    soft: bool = False
    mirrored: bool = False
    jaw: float = 1.0
    nose: float = 1.0
    stern: float = 0.0
    arch: float = 0.0
    bushy: str | None = None
    lids: float = 1.0
    smile: float = 0.0
    rosy: str | None = None
    skin: str = FLESH


def warp(x: float, yaw: float) -> float:
    """Where a point x of the lower face of a frontal head comes to lie when it turns."""
    return x - 12.5 * yaw * max(0.0, 1 - (x / 46) ** 2)


def face(d: Drawing, look: Look) -> None:
    """A face without hair; brows, lids and lips are part of it."""
    t = look.yaw
    outline = smooth([_jaw(between(p, q, t), look.jaw) for p, q in zip(_FRONTAL, _TURNED, strict=True)])
    d.shape(outline, look.skin, INNER)
    if look.rosy:
        _cheeks(d, t, look.rosy)
    _form(d, look)
    for outward in (-1, 1):
        x = -20.0 - 5.5 * t if outward < 0 else 20.0 - 6.0 * t
        half = (12.2 - 2.6 * t) if outward < 0 else 12.2 + 0.4 * t
        _eye(d, x, half, look, outward)
        _brow(d, x, half, look, outward)
    _nose(d, t, look)
    _mouth(d, -12.0 * t, look)
    if look.old:
        _wrinkles(d, t)


def ear(d: Drawing, x: float, *, skin: str = FLESH, flip: bool = False) -> None:
    """An ear whose inner edge touches the head at x; `flip` for the left one."""
    with d.at(x, 2, flip=flip):
        d.shape(smooth([(-5, -12, "c"), (1, -18), (9, -17), (12, -8), (9, 4), (4, 15), (-2, 18),
            (-5, 10, "c")]), skin, INNER)  # fmt: skip
        d.line(smooth([(-1, -10), (5, -12), (7, -6), (3, 3), (1, 9)], closed=False), DETAIL)


def neck(
    d: Drawing, *, bottom: float = 110.0, half: float = 25.0, skin: str = FLESH, yaw: float = 0.0,
    mirrored: bool = False,
) -> None:  # fmt: skip
    """The neck below the jaw, with the head's shadow on it; draw it before the face."""
    x = 3.0 * yaw
    d.shape(smooth([(x - half, 30, "c"), (x - half + 1, 66), (x - half - 10, bottom, "c"), (x + half + 12,
        bottom, "c"), (x + half + 1, 66), (x + half + 1, 28, "c")]), skin, INNER)  # fmt: skip
    d.hatch(
        smooth([(x - half + 4, 58, "c"), (x, 68), (x + half - 3, 54, "c"), (x + half - 4, 78), (x + 4, 86)]),
        Shade(angle=-68, depth=0.62, spacing=4.8, width=2.4, reach=26, seed=5),
    )
    side: list[Node] = [
        (x + 6, 64, "c"),
        (x + half, 72, "c"),
        (x + half + 8, bottom - 4, "c"),
        (x + 14, bottom, "c"),
    ]
    if not mirrored:
        d.hatch(smooth(side), Shade(depth=0.55, spacing=4.8, width=2.2, reach=22, seed=6))
    d.fold(([(x - 16, bottom - 2), (x - 8, bottom - 18), (x - 4, bottom - 34)], 2.6))


def _form(d: Drawing, look: Look) -> None:
    """The hatching that models cheek, temple and jaw."""
    t, m = look.yaw, look.mirrored
    right = 41.2 + 1.5 * t
    side: list[Node] = [(right - 13, -40, "c"), (right - 0.6, -36, "c"), (right + 0.8, -12), (right - 0.6, 6),
        (37, 26), (29, 42, "c"), (22, 34), (26, 14), (28, -8)]  # fmt: skip
    d.hatch(smooth(side), Shade(angle=190 if m else 10, depth=0.3 if m else 0.62, spacing=4.6, width=2.2,
        reach=7 if m else 17, seed=3))  # fmt: skip
    if m:
        far: list[Node] = [(-38, -30, "c"), (-34, -14, "c"), (-37, 4), (-35, 24), (-30, 40, "c"), (-24, 20),
            (-28, -10)]  # fmt: skip
        d.hatch(smooth(far), Shade(angle=0, depth=0.7, spacing=4.6, width=2.0, reach=12, seed=8))
    hollow: list[Node] = [(warp(15, t), 22, "c"), (30, 8, "c"), (29, 20), (warp(19, t), 34, "c")]
    if not m and not look.soft:
        d.hatch(smooth(hollow), Shade(angle=-28, depth=0.5, spacing=4.8, width=1.7, reach=11, seed=12))
    jaw: list[Node] = [(warp(-14, t), 56, "c"), (warp(2, t), 63.5), (24 - 4 * t, 55), (34 - 3 * t, 40, "c"),
        (20, 48), (warp(6, t), 55)]  # fmt: skip
    d.hatch(
        smooth(jaw), Shade(angle=70 if not m else 110, depth=0.7, spacing=4.6, width=2.0, reach=11, seed=4)
    )
    rim: list[Node] = [(-40, -50, "c"), (0, -50), (42, -50, "c"), (41, -38, "c"), (0, -40), (-38, -38, "c")]
    d.hatch(smooth(rim), Shade(angle=-90, depth=0.95, spacing=4.8, width=2.2, reach=10, seed=9))


def _cheeks(d: Drawing, t: float, ink: str) -> None:
    far = 11.0 - 3.5 * t
    d.flats(ellipse(-24.5 - 5.0 * t, 22, far, 7), ellipse(24 - 7 * t, 22, 10.5, 7.4), ink=ink)


def _eye(d: Drawing, x: float, half: float, look: Look, outward: int) -> None:
    y, tall = 0.0, (6.6 if look.soft else 5.8) * look.lids
    inner, outer = (x - outward * half, y + 2.2), (x + outward * half, y + 0.8)
    top = [(x - outward * half * 0.5, y - tall * 0.72), (x + outward * half * 0.12, y - tall),
        (x + outward * half * 0.66, y - tall * 0.62)]  # fmt: skip
    under = [(x + outward * half * 0.5, y + 4.4), (x - outward * half * 0.3, y + 5.0)]
    almond = smooth([(*inner, "c"), *top, (*outer, "c"), *under])
    d.shape(almond, WHITE, None)
    pupil = x + look.gaze * half * 0.42
    # An iris cut by the lid: a whole circle would stare.
    cut = min(1.0, look.lids)
    iris: list[Node] = [(pupil - 5.0, y - 4.4 * cut, "c"), (pupil, y - 5.6 * cut),
        (pupil + 5.0, y - 4.4 * cut, "c"), (pupil + 5.4, y), (pupil + 3.2, y + 3.8), (pupil, y + 4.7),
        (pupil - 3.2, y + 3.8), (pupil - 5.4, y)]  # fmt: skip
    d.flats(smooth(iris), ink=INK)
    d.flats(circle(pupil - 1.8, y - 1.6, 1.5), ink=WHITE)
    lash = (outer[0] + outward * 2.6, outer[1] + 0.8)
    d.lens([(inner[0] - outward, inner[1] + 0.6), *top, lash], 4.4)
    d.lens([(outer[0], outer[1] + 1), *under, (inner[0], inner[1] + 1)], 1.8)
    crease = [(px + outward, py - 4.0) for px, py in top]
    d.lens([(inner[0] + outward * 2.4, inner[1] - 6), *crease, (outer[0] + outward * 2, outer[1] - 3)], 1.7)


def _brow(d: Drawing, x: float, half: float, look: Look, outward: int) -> None:
    y = -13.5 - look.lift - (look.arch if outward > 0 else 0.0)
    sink, weight = look.stern, 3.8 if look.soft else 6.4
    if look.bushy:
        top: list[Node] = [(x - outward * half * 1.15, y + 4 + sink, "c"), (x - outward * half * 0.7,
            y - 4 + sink * 0.6), (x + outward * half * 0.4, y - 8.4), (x + outward * half * 1.3, y - 3),
            (x + outward * half * 1.75, y + 6, "c"), (x + outward * half * 1.1, y + 1.4), (x + outward * half
            * 0.3, y - 1.6), (x - outward * half * 0.5, y + 2 + sink * 0.5)]  # fmt: skip
        d.shape(smooth(top), look.bushy, DETAIL)
        for k in range(4):
            bx = x + outward * half * (-0.75 + 0.5 * k)
            d.fold(
                ([(bx, y + 1 - abs(k - 2)), (bx + outward * 2.6, y - 2.4), (bx + outward * 5.4, y - 5)], 2.0)
            )
        return
    if look.soft:
        d.lens([(x - outward * half * 0.95, y - 0.6 + sink), (x + outward * half * 0.1, y - 5.6),
            (x + outward * half * 1.2, y + 0.4 - sink * 0.3)], weight)  # fmt: skip
        return
    d.fold(([(x - outward * half * 1.05, y + 2.4 + sink), (x - outward * half * 0.2, y - 3.0 + sink * 0.5),
        (x + outward * half * 0.6, y - 4.2), (x + outward * half * 1.4, y + 2.2 - sink * 0.5)],
        weight))  # fmt: skip


def _nose(d: Drawing, t: float, look: Look) -> None:
    if t < 0.4:
        x, n = -7.0 * t, look.nose
        d.fold(([(x + 8.5, -11), (x + 4.6, -2), (x + 4.8, 9), (x + 6.4 * n, 18)], 3.2))
        d.lens([(x - 8.2, -9), (x - 4.6, -2), (x - 4.6, 6)], 1.4)
        d.lens([(x - 6.6 * n, 23.8), (x - 3.4, 25.2), (x, 27.4), (x + 3.4, 25.2), (x + 6.8 * n, 23.8)], 2.8)
        for side in (-1, 1):
            side_of_nose = ((7.8, 16.5), (10.9, 21), (9.5, 25.6), (5.4, 24.6))
            d.lens([(x + side * wx * n, wy) for wx, wy in side_of_nose], 2.5)
        for k in range(3):
            y = 8.5 + 4.0 * k
            d.fold(([(x + (11.4 + 0.8 * k) * n, y + 1.8), (x + 5.6 + 0.4 * k, y)], 1.9))
        return
    tip = -17.0 * t
    d.lens([(-13 * t, -12), (-13.5 * t, -3), (tip - 2.5, 9), (tip - 6.2, 18.5), (tip - 4.6, 24.4),
        (tip + 1, 24.6)], 3.1)  # fmt: skip
    wing = tip + 10.5
    d.lens([(wing - 2.4, 14.5), (wing + 2.8, 19.5), (wing + 0.8, 25), (wing - 5, 23.6)], 2.6)
    d.lens([(tip - 1.5, 25.4), (tip + 3.4, 23.2), (tip + 6.4, 25)], 2.2)
    if not look.mirrored:
        for k in range(4):
            y = 1.0 + 4.0 * k
            x = -10.0 * t - 0.9 * k
            d.fold(([(x + 5.4, y + 1.6), (x - 0.4, y)], 1.6))


def _mouth(d: Drawing, x: float, look: Look) -> None:
    y, s = 41.0, look.smile
    half = (11.5 if look.soft else 13.0) + max(0.0, s) * 0.5
    # Lips: the upper one thin and dark, the lower one full.
    upper: list[Node] = [(x - half + 1, y - s, "c"), (x - 4.4, y - 4.2), (x - 0.4, y - 2.6), (x + 4, y - 4.2),
        (x + half, y - s, "c"), (x, y + 1.6)]  # fmt: skip
    lower: list[Node] = [(x - half + 3, y + 1 - s * 0.8, "c"), (x, y + 1.6), (x + half - 2, y + 1 - s * 0.8,
        "c"), (x + 5, y + 6), (x - 3.6, y + 6.2)]  # fmt: skip
    d.flats(*([smooth(upper), smooth(lower)] if look.soft else [smooth(lower)]), ink=LIP)
    d.lens([(x - half - 1.4, y - 0.6 - s * 1.3), (x - 5, y - 0.6), (x, y + 1.2), (x + 5, y - 0.8),
        (x + half + 1.6, y - 1 - s * 1.3)], 2.8)  # fmt: skip
    d.lens([(x - 5, y + 10), (x, y + 11), (x + 6, y + 9.6)], 2.2)
    d.lens([(x - 2.2, y - 9), (x - 1.6, y - 6.6), (x - 2.6, y - 4.6)], 1.3)
    for side in (-1, 1) if s > 1 else (1,):
        d.lens([(x + side * (half + 2.6), y - 3.4 - s * 1.4), (x + side * (half + 4.4), y - s), (x + side *
            (half + 3), y + 3 - s * 0.6)], 1.7)  # fmt: skip


def _wrinkles(d: Drawing, t: float) -> None:
    for side in (-1, 1):
        x = (-20.0 - 5.5 * t) if side < 0 else 20.0 - 6 * t
        d.lens([(x - 9 * side, 9), (x, 11.5), (x + 9 * side, 8)], 1.8)
        c = -12.0 * t
        d.lens([(c + 12 * side, 22), (c + (17 - 3 * t * (side < 0)) * side, 29),
            (c + (17 - 3 * t * (side < 0)) * side, 35)], 2.0)  # fmt: skip
    d.lens([(-20 - 8 * t, -30), (-6 - 8 * t, -32.5), (14 - 8 * t, -30)], 1.8)
    d.lens([(-4.5 - 10 * t, -20), (-3 - 10 * t, -14), (-4.5 - 10 * t, -10)], 1.8)
    d.lens([(4.5 - 9 * t, -20), (3 - 9 * t, -14), (4.5 - 9 * t, -10)], 1.8)


def profile(d: Drawing, look: Look) -> None:
    """A face in profile, looking left."""
    m = look.mirrored
    d.shape(smooth(_PROFILE), look.skin, INNER)
    side: list[Node] = [(40, -40, "c"), (40, 4), (30, 34), (22, 50, "c"), (6, 40), (16, 20), (20, -20)]
    if m:
        front: list[Node] = [(-34, -34, "c"), (-30.5, -7), (-46, 24, "c"), (-36, 22), (-26, 6), (-26, -20)]
        d.hatch(smooth(front), Shade(angle=0, depth=0.6, spacing=4.6, width=2.0, reach=8, seed=3))
    else:
        d.hatch(smooth(side), Shade(angle=8, depth=0.6, spacing=4.8, width=2.2, reach=22, seed=3))
    jaw: list[Node] = [(-31, 62, "c"), (-16, 69), (2, 62), (22, 50), (28, 38, "c"), (8, 50), (-12, 57)]
    d.hatch(smooth(jaw), Shade(angle=76, depth=0.7, spacing=4.6, width=2.1, reach=13, seed=4))
    rim: list[Node] = [(-32, -50, "c"), (40, -50, "c"), (40, -38, "c"), (-33, -38, "c")]
    d.hatch(smooth(rim), Shade(angle=-90, depth=0.95, spacing=4.8, width=2.2, reach=9, seed=9))
    eye: list[Node] = [(-28.5, -1, "c"), (-27, -4.6), (-20, -6.4), (-8.5, 1.4, "c"), (-17, 5), (-25, 4)]
    d.shape(smooth(eye), WHITE, None)
    iris: list[Node] = [(-27.2, -4, "c"), (-22.5, -6), (-18.6, -5, "c"), (-18.4, -1), (-20.6, 3), (-24, 4),
        (-26.8, 1)]  # fmt: skip
    d.flats(smooth(iris), ink=INK)
    d.flats(circle(-24.4, -1.8, 1.4), ink=WHITE)
    d.lens([(-30, -1), (-26.6, -5.6), (-19.5, -7.2), (-12, -3), (-5.4, 2.8)], 4.4)
    d.lens([(-26.4, 4.4), (-18, 5.6), (-9, 2.8)], 1.8)
    d.lens([(-27, -9.6), (-19, -11.6), (-9, -6)], 1.7)
    y = -look.lift
    d.fold(([(-33.5, y - 14.5), (-24, y - 20), (-12, y - 18.5), (-3, y - 11)], 6.6))
    d.lens([(-37.5, 29.8), (-34.6, 26.8), (-31.6, 28.4)], 2.8)
    d.lens([(-33, 17.5), (-27.6, 21), (-28.6, 27.6), (-33.4, 31)], 2.6)
    lip: list[Node] = [
        (-36.8, 41),
        (-33, 38.2),
        (-22, 42.4, "c"),
        (-27, 48.4),
        (-34.8, 48.4),
        (-31, 43.4, "c"),
    ]
    d.flats(smooth(lip), ink=LIP)
    d.lens([(-34.6, 42.6), (-29, 43.2), (-22, 41.6), (-18, 43)], 2.7)
    d.lens([(-31.6, 52.4), (-28.4, 53.2), (-24.6, 52)], 1.9)
    d.lens([(-25, 26), (-20, 33), (-18.5, 39)], 1.9)
    cheek: list[Node] = [(-14, 14, "c"), (-2, 10), (12, 14, "c"), (8, 28), (-6, 30)]
    d.hatch(smooth(cheek), Shade(angle=60, depth=0.34, spacing=4.8, width=1.7, reach=10, seed=6))
    if look.old:
        d.lens([(-22, 10), (-15, 12), (-7, 9)], 1.7)
        d.lens([(-30, -31), (-20, -33.5), (-8, -31)], 1.8)
        d.lens([(-6, 4), (0, 6), (4, 10)], 1.6)
        d.lens([(-5, 0), (2, 0), (6, 2)], 1.6)


def _jaw(p: Point, wide: float) -> Point:
    """A point of the outline with the face below the eyes made broader or narrower."""
    x, y = p
    return (x * (1 + (wide - 1) * max(0.0, min(1.0, y / 30))), y)
