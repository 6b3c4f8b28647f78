"""Faces of the courts, from frontal to three-quarter; all look to the left (`profiles`: those in profile).

The origin lies between the eyes. A face reaches from the rim of crown or hat (y = -48) to the chin (y = 63)
and is about 86 wide; mirror the placement for the other side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, between, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.piacentine import features
from art.cards.piacentine.inks import FLESH
from art.cards.piacentine.look import Look

_FRONTAL: Final[Sequence[Point]] = ((-36, -58), (-42, -36), (-43, -14), (-42, 6), (-39.5, 25), (-34, 41),
    (-23, 55), (-9, 62.5), (0, 63.5), (9, 62.5), (23, 55), (34, 41), (39.5, 25), (42, 6), (43, -14),
    (42, -36), (36, -58))  # fmt: skip
_TURNED: Final[Sequence[Point]] = ((-31, -58), (-35, -40), (-40.5, -22), (-34.5, -6), (-40.5, 10), (-35, 36),
    (-27, 55), (-18, 63), (-9, 64.5), (0, 62), (15, 54), (29, 41), (38, 24), (43, 4), (45, -14),
    (43, -36), (37, -58))  # fmt: skip


def warp(x: float, yaw: float) -> float:
    """New x of a point of the lower face of a frontal head, once it has turned by `yaw`."""
    return x - 12.5 * yaw * max(0.0, 1 - (x / 46) ** 2)


def face(d: Drawing, look: Look) -> None:
    """A face without hair; brows, lids and lips are part of it."""
    t = look.yaw
    outline = smooth([_formed(between(p, q, t), look) for p, q in zip(_FRONTAL, _TURNED, strict=True)])
    d.shape(outline, look.skin, INNER)
    if look.rosy:
        _cheeks(d, look, look.rosy)
    _form(d, outline, look)
    for outward in (-1, 1):
        x = -20.0 - 5.5 * t if outward < 0 else 20.0 - 6.0 * t
        half = (12.2 - 2.6 * t) if outward < 0 else 12.2 + 0.4 * t
        features.eye(d, x, half, look, outward)
        features.brow(d, x, half, look, outward)
    features.nose(d, look)
    with d.at(0, look.chin * 0.35):
        features.mouth(d, -12.0 * t, look)
    if look.age >= 2:
        _wrinkles(d, look)
    if look.freckles:
        _freckles(d, t, look.freckles)
    if look.scar:
        d.lens([(14, 12), (20, 22), (21, 36)], 2.6)
        d.ticks(((12, 20), (22, 17), 1.8), ((14, 29), (26, 26), 1.8))
    if look.dimple:
        d.lens([(warp(0, t) - 0.6, 53 + look.chin), (warp(0, t) + 0.6, 56.6 + look.chin),
            (warp(0, t), 61 + look.chin)], 2.2)  # fmt: skip


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
    shadow: list[Node] = [(x - half + 1, 46, "c"), (x + half, 44, "c"), (x + half + 1, 72), (x + 8, 80),
        (x - half + 6, 66)]  # fmt: skip
    d.hatch(smooth(shadow), Shade(angle=-68, depth=0.9, spacing=4.2, width=3.2, reach=40, seed=5))
    side: list[Node] = [
        (x + 6, 64, "c"),
        (x + half, 72, "c"),
        (x + half + 8, bottom - 4, "c"),
        (x + 14, bottom, "c"),
    ]
    if not mirrored:
        d.hatch(smooth(side), Shade(depth=0.55, spacing=4.8, width=2.2, reach=22, seed=6))
    d.fold(([(x - 16, bottom - 2), (x - 8, bottom - 18), (x - 4, bottom - 34)], 2.6))


def _formed(p: Point, look: Look) -> Point:
    """A point of the outline of a face with that jaw, cheek and chin."""
    x, y = p
    below = max(0.0, min(1.0, y / 30))
    swell = look.cheek * max(0.0, 1 - ((y - 22) / 26) ** 2)
    side = 1.0 if x > 0 else -1.0
    if abs(x) > 20:
        x += side * swell
    return (x * (1 + (look.jaw - 1) * below), y + look.chin * max(0.0, (y - 20) / 44))


def _form(d: Drawing, outline: Outline, look: Look) -> None:
    """The strokes that model brow, temple and cheek on the side turned from the light."""
    t, m = look.yaw, look.mirrored
    b = look.brim
    rim: list[Node] = [(-37, b - 52, "c"), (0, b - 52), (39, b - 52, "c"), (39, b - 37, "c"), (0, b - 40),
        (-37, b - 37, "c")]  # fmt: skip
    d.hatch(smooth(rim), Shade(angle=-90, depth=0.95, spacing=4.6, width=2.6, reach=12, seed=9))
    reach = 10.0 if m else 13.0 if look.soft else 17.0
    d.hatch(outline, Shade(angle=6, depth=0.9, spacing=4.8, width=2.8, reach=reach, seed=3,
        start=0.14, stop=0.8 if look.soft else 1.0))  # fmt: skip
    if m or look.scar or look.age < 2:
        return
    # The plane below the cheekbone, in long strokes that follow it: short ones would be stubble.
    for k in range(2 if look.rosy else 4):
        x, y = 31.0 - 4.6 * k, 13.0 + 3.6 * k
        d.lens([(warp(x, t), y), (warp(x - 1, t), y + 9), (warp(x - 7, t), y + 20)], 2.4)


def _cheeks(d: Drawing, look: Look, ink: str) -> None:
    t = look.yaw
    far = 11.0 - 3.5 * t
    d.flats(ellipse(-24.0 - 2.0 * t, 22, far, 7), ellipse(24 - 7 * t, 22, 10.5, 7.4), ink=ink)


def _freckles(d: Drawing, t: float, ink: str) -> None:
    spots = (
        (-26, 14),
        (-20, 19),
        (-30, 20),
        (-14, 15),
        (16, 15),
        (22, 20),
        (28, 14),
        (31, 21),
        (24, 26),
        (-24, 25),
    )
    d.flats(*(circle(warp(x, t), y, 1.3) for x, y in spots), ink=ink)


def _wrinkles(d: Drawing, look: Look) -> None:
    t, c = look.yaw, -12.0 * look.yaw
    for side in (-1, 1):
        far = (17 - 3 * t * (side < 0)) * side
        d.lens([(c + 11 * side, 20), (c + far, 28), (c + far * 1.04, 36)], 2.4)
    d.lens([(-4.5 - 10 * t, -20), (-3 - 10 * t, -14), (-4.5 - 10 * t, -10)], 2.0)
    d.lens([(4.5 - 9 * t, -20), (3 - 9 * t, -14), (4.5 - 9 * t, -10)], 2.0)
    d.lens([(-20 - 8 * t, -30), (-6 - 8 * t, -32.5), (14 - 8 * t, -30)], 2.0)
    if look.age >= 3:
        d.lens([(-24 - 8 * t, -36), (-4 - 8 * t, -38.5), (20 - 8 * t, -36)], 1.8)
