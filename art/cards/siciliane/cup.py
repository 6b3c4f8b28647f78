"""Coppe: the round-bellied amphora, red above and green below, with two yellow handles and a red foot."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop
from art.cards.parts.lobes import across
from art.cards.siciliane import painted
from art.cards.siciliane.inks import DARK_RED, GREEN, OCHRE, RED, YELLOW
from art.cards.siciliane.painted import Ornament

# Half-width of the body at a height, from the neck down.
PROFILE: Sequence[tuple[float, float]] = (
    (-41, 17), (-36, 12.5), (-30, 11.5), (-26, 14), (-20, 24), (-12, 33), (-2, 38), (7, 38.5), (16, 35),
    (24, 27), (30, 17), (33, 9),
)  # fmt: skip
Track = Sequence[tuple[float, float]]
EARS: Track = ((13, -33), (23, -43), (37, -43), (46, -32), (45, -17), (37, -6), (33, -3))
HORNS: Track = ((12, -34), (17, -46), (29, -55), (42, -49), (46.5, -33), (43, -17), (33, -3))
SCROLLS: Track = (
    (13, -34), (24, -39), (37, -37), (42, -27), (35, -17), (34, -9), (41, -3), (46, -9), (42.5, -13.5),
)  # fmt: skip


@dataclass(frozen=True)
class Ware:
    """Make of an amphora: inks above and below the girdle, handles, what is painted on it."""

    above: str = RED
    below: str = GREEN
    handle: Track = EARS
    girdle: Ornament = "beads"
    shoulder: Ornament = "none"
    ribs: int = 5


COMMON = Ware()
SPRIGGED = Ware(handle=HORNS, girdle="zigzag", shoulder="sprig", ribs=6)
TONGUED = Ware(above=GREEN, below=RED, handle=SCROLLS, girdle="lozenges", shoulder="tongues", ribs=7)


def cup(
    d: Drawing, x: float, y: float, width: float, height: float, rotate: float = 0.0, *, cut: int = 0,
    stem: float = 0.0, ware: Ware | None = None,
) -> None:  # fmt: skip
    """An amphora centred on (x, y), `width` and `height` over all; `rotate` 180: upside down; three cuts.

    `ware`: how it is made, if not as its cut is.
    `stem`: how much longer its stem is, per cent of the height, for a fist that closes round it.
    """
    with d.at(x, y, (width / 100, height / 100), rotate):
        size = math.sqrt(width * height) / 100
        made = ware or _CUTS[cut]
        _handles(d, size, cut, made)
        if stem:
            d.shape(polyline([(-6, 30), (6, 30), (6, 36 + stem), (-6, 36 + stem)]), RED, OUTER)
        with d.at(0, stem):
            _foot(d, cut)
        _belly(d, size, cut, made)
        _neck(d, cut, made)


_CUTS = (COMMON, replace(COMMON, ribs=6), replace(COMMON, girdle="lozenges"))


def _handles(d: Drawing, size: float, cut: int, ware: Ware) -> None:
    half = max(2.6, 4.6 / size)
    for side in (1, -1):
        # No two handles turned out quite alike.
        bow = recut(ware.handle, cut and 2 * cut + (side > 0), 1.3)
        track: list[Station] = [
            (x * side, y, half * (0.8, 1.0)[0 < k < len(bow) - 1]) for k, (x, y, *_) in enumerate(bow)
        ]
        d.limb(track, YELLOW, OUTER, end="round", depth=0.8, spacing=5.2, width=2.4)


def _foot(d: Drawing, cut: int) -> None:
    bell: list[Node] = [
        (-7, 33, "c"), (-8, 37), (-16, 40.6), (-25, 43), (-27, 47.2, "c"), (-14, 49.4), (0, 50), (14, 49.4),
        (27, 47.2, "c"), (25, 43), (16, 40.6), (8, 37), (7, 33, "c"),
    ]  # fmt: skip
    shade = Shade(depth=(0.34, 0.42, 0.28)[cut], spacing=5, width=2.8, seed=1 + cut)
    d.shape(smooth(recut(bell, cut, 0.3)), RED, OUTER, shade=[shade])
    left, right = ((-25.6, 25.6), (-25.6, 15.0), (-18.0, 25.6))[cut]  # The cut is worn at one end.
    d.line(smooth([(left, 43.8), (0, 46.2), (right, 43.8)], closed=False), DETAIL)


def _belly(d: Drawing, size: float, cut: int, ware: Ware) -> None:
    whole = _band(-27, 33, 3)
    d.shape(whole, ware.below, None)
    shoulder = _band(-27, 1, 5)
    d.shape(
        shoulder,
        ware.above,
        None,
        shade=[
            Shade(depth=(0.34, 0.3, 0.4)[cut], spacing=5.2, width=3.0, bend=0.12, seed=1 + cut),
            Shade(angle=180, depth=0.1, spacing=6, width=2.0, seed=1 + cut),
        ],
    )
    if ware.shoulder != "none":
        painted.shoulder(d, ware.shoulder)
    ribs = ware.ribs
    deep, steep = (
        Shade(depth=0.42, spacing=5.0, width=2.8, bend=0.1),
        Shade(angle=42, depth=0.3, spacing=5.0, width=2.2),
    )
    for k in range(ribs):
        left, middle, right = (across(k, ribs, share) for share in (0, 0.5, 1))
        layers = [deep, steep] if middle > 0.3 else [deep]
        d.shape(_rib(left, right), None, None, shade=[replace(layer, seed=k + 7 * cut) for layer in layers])
        if k:
            groove: list[Node] = [(left * w, y) for w, y in ((38.5, 6), (35, 16), (26, 25), (9, 33))]
            d.line(smooth(groove, closed=False), DETAIL)
    d.shape(_band(-2, 8.5, 5), YELLOW, None, shade=[Shade(depth=0.1, spacing=4.6, width=2.2)])
    for y in (-2.0, 8.5):
        half = _half(y)
        rim: list[Node] = [(x * half, y + sag) for x, sag in ((-1, 0), (-0.6, 4), (0, 5), (0.6, 4), (1, 0))]
        d.line(smooth(rim, closed=False), INNER)
    count = (7, 8, 6)[cut] if size < 1.48 else (11, 12, 10)[cut]
    beads = []
    for k in range(count):
        s = math.sin(math.radians(-72 + 144 * k / (count - 1)))
        bx, by, wide = s * 37, 3.2 + 4.6 * math.sqrt(1 - s * s), 2.5 * math.sqrt(1.2 - s * s)
        beads.append((bx, by, wide))
    painted.girdle(d, ware.girdle, beads, size)
    d.line(whole, OUTER)


def _rib(left: float, right: float) -> Outline:
    """One lobe of the green lower half."""
    nodes: list[Node] = [
        (left * 38.5, 6, "c"), (right * 38.5, 6, "c"), (right * 35, 16), (right * 26, 25),
        (right * 9, 33, "c"),
        (left * 9, 33, "c"), (left * 26, 25), (left * 35, 16),
    ]  # fmt: skip
    return smooth(nodes)


def _neck(d: Drawing, cut: int, ware: Ware) -> None:
    neck: list[Node] = [
        (-17, -42, "c"), (-12.5, -36), (-11.5, -30), (-13.5, -25.5, "c"), (0, -23.5), (13.5, -25.5, "c"),
        (11.5, -30), (12.5, -36), (17, -42, "c"),
    ]  # fmt: skip
    shade = Shade(depth=(0.42, 0.34, 0.5)[cut], spacing=4.8, width=2.8, seed=1 + cut)
    d.shape(smooth(recut(neck, cut, 0.5)), ware.below, OUTER, shade=[shade])
    d.shape(hoop(-28.4, 12.6, -23.6, 17, 3, 0.6), YELLOW, INNER)
    lip: list[Node] = [
        (-22, -47, "c"),
        (0, -49.6),
        (22, -47, "c"),
        (19.5, -40.5, "c"),
        (0, -38),
        (-19.5, -40.5, "c"),
    ]
    d.shape(
        smooth(recut(lip, cut, 0.3)), RED, OUTER, shade=[Shade(angle=20, depth=0.24, spacing=4.6, width=2.4)]
    )
    d.shape(ellipse((0, 0.6, -0.5)[cut], -46.4, (16.5, 15.4, 17)[cut], 2.3), DARK_RED, DETAIL)
    d.shapes([circle(side * 33, -3, 3.3) for side in (-1, 1)], OCHRE, DETAIL)


def _half(y: float) -> float:
    """Half-width of the body at a height."""
    for (y0, h0), (y1, h1) in pairwise(PROFILE):
        if y <= y1:
            return h0 + (h1 - h0) * (y - y0) / (y1 - y0)
    return PROFILE[-1][1]


def _band(top: float, bottom: float, sag: float) -> Outline:
    """The body between two heights, its edges sagging as on a round thing seen from a little above."""
    inside = [(y, h) for y, h in PROFILE if top < y < bottom]
    up, low = _half(top), _half(bottom)
    nodes: list[Node] = [
        (-up, top, "c"),
        (-up * 0.6, top + sag * 0.8),
        (0, top + sag),
        (up * 0.6, top + sag * 0.8),
    ]
    nodes += [(up, top, "c"), *((h, y) for y, h in inside), (low, bottom, "c")]
    nodes += [(low * 0.6, bottom + sag * 0.8), (0, bottom + sag), (-low * 0.6, bottom + sag * 0.8)]
    nodes += [(-low, bottom, "c"), *((-h, y) for y, h in reversed(inside))]
    return smooth(nodes)
