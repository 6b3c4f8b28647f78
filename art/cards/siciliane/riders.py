"""Common parts of the Sicilian knights: their seat, short jacket, sash, long leg and small round hat.

Designed on a horse facing right; the trunk's middle is x = 222, the seat y = 404.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, circle, placed, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import unit
from art.cards.parts import dress
from art.cards.siciliane import grips
from art.cards.siciliane.inks import PAPER
from art.cards.siciliane.mounts import Mount
from art.cards.siciliane.stage import FLOOR, MIDDLE

SEAT: Point = (222, 404)
GROWN = 1.13
HANGING: tuple[Point, ...] = ((-2, 10), (-3, 30), (1, 40), (0, 49))
"""Points along the rein's end that hangs out of the fist, about the hand."""
Front = Literal["frogs", "lapels", "laced", "plain"]


@contextmanager
def group(d: Drawing, *, left: bool = False, dx: float = 0.0, scale: float = 1.0) -> Iterator[None]:
    """Stand horse and rider on the plinth, facing left if wished, moved by dx, scaled about the hooves."""
    width = 2 * MIDDLE
    x = (width - MIDDLE * (1 - scale) if left else MIDDLE * (1 - scale)) + dx
    with d.at(x, FLOOR - 728 * scale, scale, 0, flip=left):
        yield


@contextmanager
def upper(d: Drawing, mount: Mount, *, lean: float = 0.0) -> Iterator[None]:
    """The rider above the saddle: he keeps upright whatever the horse does, but for `lean` degrees."""
    x, y = mount.posture.forehand.apply(SEAT)
    with d.at(x, y, GROWN, lean), d.at(-SEAT[0], -SEAT[1]):
        yield


def hanging_rein(d: Drawing, mount: Mount, hand: Point, way: Sequence[Point], *, lean: float = 0.0) -> None:
    """A rein that hangs from the bit along `way` (about the hand, drawn in `upper`) into the fist."""
    harness, posture = mount.harness, mount.posture
    seat = placed(*posture.forehand.apply(SEAT), GROWN, lean)
    ring = posture.forehand.apply(posture.head_place.apply((430, 350)))
    run = [seat.apply((hand[0] + x - SEAT[0], hand[1] + y - SEAT[1])) for x, y in way]
    d.shape(ribbon([ring, *run], 4.4, forked=False), harness.strap, INNER)
    x, y = posture.forehand.apply(posture.head_place.apply((431, 346)))
    d.shape(circle(x, y, 6), harness.stud, INNER)
    d.shape(circle(x, y, 2.4), PAPER, None)


def rein_hand(
    d: Drawing, mount: Mount, elbow: Point, hand: Point, skin: str, *,
    grip: Callable[..., None], end: Sequence[Point] = HANGING, size: float = 0.84,
) -> None:  # fmt: skip
    """The fist through which `hanging_rein` runs, and the `end` (about the hand) that comes out of it."""
    loose = ribbon([(hand[0] + x, hand[1] + y) for x, y in end], 4.4, forked=False)
    d.shape(loose, mount.harness.strap, INNER)
    grips.hold(d, elbow, hand, skin, grip=grip, tilt=14, size=size)


def wing(d: Drawing, shoulder: Point, elbow: Point, fill: str, trim: str, *, tabs: int = 1) -> None:
    """The jacket's wing, which caps the head of a sleeve so that the arm comes out of the shoulder."""
    turn = math.degrees(math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0])) - 90
    hem: list[Node] = []
    step = 64 / tabs
    for k in range(tabs):
        for share, low in ((0.12, 5), (0.5, 9), (0.88, 5)):
            x = 33 - step * (k + share)
            hem.append((x, low + 8 * (1 - (x / 32) ** 2)))
        if k < tabs - 1:
            x = 33 - step * (k + 1)
            hem.append((x, 2 + 8 * (1 - (x / 32) ** 2), "c"))
    with d.at(*shoulder, 1.0, turn):
        outline: list[Node] = [(-31, 2, "c"), (-29, -16), (-14, -28), (6, -29), (24, -19), (33, 2, "c"), *hem]
        d.shape(smooth(outline), fill, OUTER, shade=[Shade(angle=10, depth=0.4, spacing=5, width=2.8)])
        if tabs == 1:
            seam: list[Node] = [(-30, -3, "c"), (-14, 6), (2, 9), (18, 5), (32, -4, "c")]
            d.line(smooth(seam, closed=False), INNER, ink=trim)
        else:
            spots = (33 - step * (k + 0.5) for k in range(tabs))
            d.shapes([circle(x, 4 + 8 * (1 - (x / 32) ** 2), 3) for x in spots], trim)


def jacket(d: Drawing, fill: str, *, front: Front, trim: str, under: str) -> Outline:
    """A short fitted jacket with a standing collar; `under` is what shows between its edges."""
    outline = smooth([
        (198, 236, "c"), (175, 248, "c"), (183, 290), (183, 330), (188, 372, "c"), (222, 381),
        (258, 372, "c"), (262, 330), (263, 290), (273, 248, "c"), (250, 236, "c"),
    ])  # fmt: skip
    d.shape(outline, fill, OUTER, shade=dress.CLOTH)
    if front == "frogs":
        for k in range(6):
            y = 268 + k * 17.5
            half = 27 - k * 1.5
            bar = smooth([(228 - half, y - 3, "c"), (228, y + 1), (228 + half, y - 4, "c"),
                (228 + half, y + 3,
                "c"), (228, y + 8), (228 - half, y + 4, "c")])  # fmt: skip
            d.shape(bar, trim, DETAIL)
        d.line(smooth([(226, 240, "c"), (229, 300), (226, 376, "c")], closed=False), INNER)
        d.shapes([circle(228, 271 + k * 17.5, 4) for k in range(6)], under)
    elif front == "lapels":
        shirt = smooth([(214, 238, "c"), (216, 310), (214, 377, "c"), (240, 377, "c"), (240, 310), (240, 238,
            "c")])  # fmt: skip
        d.shape(shirt, under, INNER, shade=[Shade(depth=0.4, spacing=5)])
        dress.buttons(d, (227, 288), (227, 366), 5, trim, 3.6)
        lapels: tuple[list[Node], ...] = (
            [(206, 238, "c"), (190, 262), (196, 312, "c"), (212, 374, "c"), (222, 300), (222, 250, "c")],
            [(246, 238, "c"), (258, 262), (254, 312, "c"), (240, 374, "c"), (232, 300), (230, 250, "c")],
        )  # fmt: skip
        for points in lapels:
            d.shape(smooth(points), trim, INNER, shade=[Shade(angle=20, depth=0.34, spacing=5, width=2.3)])
    elif front == "laced":
        gap = smooth([(216, 240, "c"), (222, 310), (226, 374, "c"), (234, 310), (240, 240, "c")])
        d.shape(gap, under, INNER)
        for k in range(6):
            y = 262 + k * 18
            half = 11 - k * 1.5
            d.line(polyline([(227 - half, y), (227 + half, y + 8)], closed=False), INNER, ink=trim)
            d.line(polyline([(227 + half, y), (227 - half, y + 8)], closed=False), INNER, ink=trim)
    else:
        for side in (-1, 1):
            dress.buttons(d, (226 + side * 24, 272), (226 + side * 12, 352), 5, trim, 4.2)
        d.line(smooth([(226, 240, "c"), (229, 300), (226, 376, "c")], closed=False), INNER)
    d.fold(
        ([(184, 306), (196, 320), (201, 344)], 7), ([(262, 306), (249, 322), (246, 348)], 7),
        ([(188, 370), (199, 356), (204, 336)], 5),
    )  # fmt: skip
    return outline


def basque(d: Drawing, fill: str, hem: str) -> None:
    """The short skirt of the jacket, lying in three tabs over saddle and thigh."""
    tabs: tuple[list[Node], ...] = (
        [(186, 374, "c"), (168, 404), (158, 434, "c"), (176, 446), (196, 444, "c"), (206, 410),
        (208, 376, "c")],
        [(240, 376, "c"), (248, 404), (258, 432, "c"), (276, 424), (290, 410, "c"), (278, 388),
        (260, 370, "c")],
        [(202, 378, "c"), (196, 412), (194, 446, "c"), (214, 454), (240, 450), (258, 440, "c"), (252, 408),
            (246, 376, "c")],
    )  # fmt: skip
    beads: list[Outline] = []
    for k, points in enumerate(tabs):
        tab = smooth(points)
        d.shape(tab, fill, OUTER, shade=[Shade(angle=40, depth=0.38, spacing=6, seed=k)])
        edge = [p for p in points if p[1] > 400 and len(p) == 3]
        (x0, y0), (x1, y1) = (edge[0][0], edge[0][1]), (edge[1][0], edge[1][1])
        steps = 4
        for i in range(steps):
            t = (i + 0.5) / steps
            beads.append(circle(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - 2, 3))
    d.shapes(beads, hem)
    d.fold(([(216, 386), (211, 414), (208, 446)], 8), ([(236, 386), (241, 412), (245, 442)], 8))


def sash(d: Drawing, fill: str, *, fringe: str, ends: Sequence[Point]) -> None:
    """A broad knotted sash; its two ends hang behind the hip and run along `ends`."""
    if ends:
        for spread in (-7.0, 7.0):
            run = [(x + spread * k / (len(ends) - 1), y) for k, (x, y) in enumerate(ends)]
            halves = (6, 10, 12, 13)
            d.limb([(x, y, h) for (x, y), h in zip(run, halves, strict=True)], fill, INNER, start="round",
                depth=0.6, spacing=5, width=2.4)  # fmt: skip
            (x1, y1), (ux, uy) = run[-1], unit(run[-2], run[-1])
            foot = [(x1 - uy * a, y1 + ux * a) for a in (-13, 13)]
            d.shape(polyline([foot[0], foot[1], (foot[1][0] + ux * 9, foot[1][1] + uy * 9),
                (foot[0][0] + ux * 9, foot[0][1] + uy * 9)]), fringe, DETAIL)  # fmt: skip
    band = smooth([
        (183, 358, "c"), (202, 366), (222, 369), (244, 365), (263, 356, "c"), (261, 378, "c"), (242, 387),
        (222, 390), (202, 387), (186, 380, "c"),
    ])  # fmt: skip
    d.shape(band, fill, OUTER, shade=[Shade(depth=0.3, spacing=4.6, width=2.4)])
    d.lens([(188, 366), (208, 374), (236, 376), (258, 366)], 2.6)
    d.lens([(190, 374), (212, 382), (240, 382)], 2.2)
    if ends:
        x, y = ends[0]
        d.shape(
            smooth(
                [
                    (x - 11, y - 4),
                    (x - 4, y - 13),
                    (x + 8, y - 10),
                    (x + 12, y + 2),
                    (x + 4, y + 11),
                    (x - 8, y + 8),
                ]
            ),
            fill,
            INNER,
            shade=[Shade(angle=50, depth=0.4, spacing=4.4, width=2.2)],
        )  # fmt: skip


def round_hat(d: Drawing, fill: str, *, brim: str, band: str, high: float = 1.0) -> None:
    """The knights' small round hat, in the units of the head: bowl, band, upturned brim."""
    top = -44 - 32 * high
    bowl = smooth([
        (-24, -40, "c"), (-27, -44 - 12 * high), (-19, top + 10), (2, top), (23, top + 10),
        (31, -44 - 12 * high),
        (29, -40, "c"),
    ])  # fmt: skip
    d.shape(bowl, fill, OUTER, shade=[Shade(angle=20, depth=0.44, spacing=4.8, width=2.7),
        Shade(angle=180, depth=0.13, width=1.8)])  # fmt: skip
    d.shape(smooth([(-26, -53, "c"), (2, -47), (31, -53, "c"), (30, -42, "c"), (2, -36), (-25, -42, "c")]),
        band, DETAIL)  # fmt: skip
    roll = smooth([
        (-41, -42), (-38, -50), (-28, -47), (-12, -41), (4, -39.6), (20, -41), (36, -48), (46, -50),
        (49, -42),
        (40, -34), (22, -29.4), (2, -28), (-20, -30), (-34, -35),
    ])  # fmt: skip
    d.shape(roll, brim, OUTER, shade=[Shade(angle=80, depth=0.5, spacing=4.8, width=2.5)])


def cockade(d: Drawing, x: float, y: float, *inks: str) -> None:
    """A round rosette of pleated ribbon, outermost ink first."""
    for k, ink in enumerate(inks):
        d.shape(circle(x, y, 11 - k * 4), ink, DETAIL)
    d.ticks(*(((_around((x, y), 10, a)), _around((x, y), 6, a), 1.8) for a in range(0, 360, 45)))
    d.shape(circle(x, y, 2), PAPER, DETAIL)


def _around(centre: Point, r: float, degrees: float) -> Point:
    turn = math.radians(degrees)
    return (centre[0] + r * math.cos(turn), centre[1] + r * math.sin(turn))
