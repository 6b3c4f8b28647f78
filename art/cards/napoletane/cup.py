"""Coppe: the two-handled goblet, red, yellow and green with white handles."""

from __future__ import annotations

import math

from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import DARK_RED, GREEN, INK, PAPER, RED, YELLOW
from art.cards.kit.paths import Node, Outline, Point, ellipse, mirror, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.lobes import across

RIBS = 7
# By cut: where the lobes begin, how far their tips lean, how deep the yellow is hatched, the folds of the
# foot (at its edge and at its top), and the plinth, twice with a nick.
RIMS = (-13.5, -12.2, -14.6)
LEANS = (0.0, 0.07, -0.06)
DEEP = (0.3, 0.36, 0.26)
FOLDS = (
    ((-17, -3.5), (-6, -1.2), (6, 1.2), (17, 3.5)),
    ((-18.5, -3.8), (-8, -1.6), (4.4, 1), (15, 3.4)),
    ((-15, -3.2), (0, 0), (14, 3), (21, 4)),
)
PLINTHS: tuple[list[Node], ...] = (
    [(-36, 44.5), (36, 44.5), (36, 50), (-36, 50)],
    [(-36.6, 44.3), (35.4, 44.7), (36.4, 50), (19, 49.8), (17, 48), (15, 50), (-35.4, 50.2)],
    [(-35.4, 44.8), (36.4, 44.2), (35.6, 50.2), (-21, 50), (-22.6, 48.4), (-25, 50), (-36.4, 49.8)],
)


def cup(
    d: Drawing, x: float, y: float, width: float, height: float, cut: int = 0, *, stem: float = 0.0
) -> None:
    """A goblet centred on (x, y); `width` is that of the bowl, the handles add 18 % on either side.

    `stem` lowers the foot by so many hundredths of the height.
    """
    with d.at(x, y, (width / 100, height / 100)):
        _handles(d, math.sqrt(width * height) / 100, cut)
        if stem:
            shaft: list[Node] = [
                (-9, 24, "c"), (-6, 28 + stem * 0.3), (-6, 28 + stem * 0.7), (-9.6, 30 + stem, "c"),
                (9.6, 30 + stem, "c"), (6, 28 + stem * 0.7), (6, 28 + stem * 0.3), (9, 24, "c"),
            ]  # fmt: skip
            d.shape(smooth(shaft), YELLOW, OUTER, shade=[Shade(depth=0.5, spacing=4.6)])
        with d.at(0, stem):
            _foot(d, cut, small=height < 115)
        _body(d, cut)
        _mouth(d, cut)


def _handles(d: Drawing, size: float, cut: int) -> None:
    """White bands with a black edge, each two strokes along one line: quick to rasterise."""
    half = max(2.1, 3.3 / size)
    track: list[Point] = [
        (38, -33), (50, -41), (61, -38), (65, -27), (61, -14), (54, -2), (53, 8), (58, 15), (64.5, 13),
        (63, 7),
    ]  # fmt: skip
    runs: list[Outline] = []
    for side in (1, -1):
        nodes = recut(track, 2 * cut + (side < 0 < cut), 1.2)
        runs.append(smooth([(x * side, y) for x, y, *_ in nodes], closed=False))
    for weight, ink in ((1.64 * half * size + INNER, INK), (1.64 * half * size - INNER, PAPER)):
        for run in runs:
            d.line(run, weight, ink=ink)
    d.shapes([ellipse(side * 60.5, 8.5, half * 1.25, half) for side in (1, -1)], PAPER, DETAIL)


def _foot(d: Drawing, cut: int, *, small: bool) -> None:
    bell: list[Node] = [
        (-8, 27, "c"), (-9, 31), (-17, 36), (-27, 39.5), (-30, 42.5, "c"), (30, 42.5, "c"), (27, 39.5),
        (17, 36), (9, 31), (8, 27, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(recut(bell, cut, 0.8)),
        RED,
        OUTER,
        shade=[Shade(depth=0.3, spacing=5, reach=60, seed=1 + cut), Shade(angle=180, depth=0.1, width=2)],
    )
    for foot, top in FOLDS[cut]:
        d.lens([(top, 30), ((top + foot) / 2.4, 35), (foot, 42.5)], 3.2)
    if small:
        # In a hand the foot is so small that step and hatching would make it black.
        d.shape(rect(-34, 42, 68, 8), RED, INNER)
        d.shape(ellipse(0, 27.5, 13, 3.4), RED, INNER)
        return
    d.shape(rect(-31, 41.5, 62, 3), RED, INNER)
    plinth = polyline(PLINTHS[cut])
    d.shape(
        plinth, RED, OUTER, shade=[Shade(angle=90, depth=0.85, spacing=6.4, width=2.8, bend=0, seed=1 + cut)]
    )
    d.shape(ellipse(0, 27.5, 13, 3.4), RED, INNER, shade=[Shade(depth=0.4, spacing=4.4)])


def _body(d: Drawing, cut: int) -> None:
    half: list[Node] = [
        (-41, -40, "c"), (-36.5, -34), (-36, -28), (-42, -20), (-48, -12), (-50, -3), (-46, 8), (-34, 18),
        (-18, 24.5),
    ]  # fmt: skip
    body = smooth(mirror([(0, -42), *recut(half, cut, 0.9), (0, 26)], 0, whole=True))
    d.shape(
        body,
        YELLOW,
        OUTER,
        shade=[
            Shade(depth=DEEP[cut], spacing=4.9, stop=0.46, width=3.0, seed=1 + cut),
            Shade(angle=180, depth=0.12, spacing=5.6, width=2.2, stop=0.44),
        ],
    )
    # One path for all lobes and one for their shade: seven times as many cost as much again as the cup.
    ribs = [_rib(k, cut) for k in range(RIBS)]
    d.shapes(ribs, GREEN, DETAIL)
    for k, rib in enumerate(ribs):
        d.hatch(rib, Shade(depth=0.46, spacing=5.4, width=2.9, bend=0.1, seed=k + 9 * cut))
        if k > RIBS * 0.6:
            d.hatch(rib, Shade(angle=40, depth=0.3, spacing=5.4, width=2.3, seed=k))
    d.line(body, OUTER)


def _rib(k: int, cut: int) -> Outline:
    """One lobe of the gadrooned belly; the lobes narrow towards the sides as on a round body."""

    def rim(s: float) -> float:
        return RIMS[cut] + 5.0 * math.sqrt(max(0.0, 1 - s * s))

    left, middle, right = (across(k, RIBS, share) for share in (0.0, 0.5 + LEANS[cut], 1.0))
    top = rim(middle) - 2.6
    return smooth(
        [
            (left * 49.4, rim(left) + 4.5, "c"),
            (left * 44 + middle * 5, top + 2.2),
            (middle * 49.4, top),
            (right * 44 + middle * 5, top + 2.2),
            (right * 49.4, rim(right) + 4.5, "c"),
            *_side(right),
            (right * 15, 25.2, "c"),
            (left * 15, 25.2, "c"),
            *reversed(_side(left)),
        ]
    )


def _side(s: float) -> list[Node]:
    return [(s * 49.9, -3), (s * 46, 8), (s * 34, 18)]


def _mouth(d: Drawing, cut: int) -> None:
    lip: list[Node] = [
        (-46, -44.2, "c"), (-34, -48.2), (0, -50), (34, -48.2), (46, -44.2, "c"), (43, -38.4, "c"),
        (28, -35.8),
        (0, -34.6), (-28, -35.8), (-43, -38.4, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(recut(lip, cut, 0.6)), RED, OUTER,
        shade=[Shade(angle=75, depth=0.22, spacing=4.6, width=2.4, start=0.3, seed=1 + cut)],
    )  # fmt: skip
    inside: Outline = ellipse((0, 0.8, -0.6)[cut], -44.4, (39, 37.6, 39.4)[cut], (3.7, 3.4, 4)[cut])
    d.shape(
        inside, DARK_RED, DETAIL, shade=[Shade(angle=180, depth=0.4, spacing=4.2, width=2.6, seed=1 + cut)]
    )
