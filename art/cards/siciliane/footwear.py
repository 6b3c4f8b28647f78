"""Footwear of the pages and kings: latchet shoes, sandals, slippers, boots."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import EARTH, INK, PAPER, WHITE


def latchet(d: Drawing, x: float, y: float, *, flip: bool = False, rose: str) -> None:
    """A black round-toed shoe tied with a rosette; the ankle at (x, y), the sole 36 lower, the toe left."""
    with d.at(x, y, 1.0, 0, flip):
        d.shape(smooth([
            (-13, -4, "c"), (-17, 10), (-30, 13), (-46, 18), (-53, 27), (-49, 35, "c"), (-20, 36.4), (6, 35),
            (17, 36, "c"), (18, 18), (13, -4, "c"), (0, 0),
        ]), INK, OUTER)  # fmt: skip
        d.lens([(-46, 25), (-38, 20), (-27, 18)], 3, ink=PAPER)
        d.lens([(8, 8), (12, 18), (12, 28)], 2.4, ink=PAPER)
        for dx, dy in ((-7, -3), (7, -2), (0, -7), (0, 5)):
            d.shape(circle(-14 + dx, 9 + dy, 5.6), rose, DETAIL)
        d.shape(circle(-14, 8, 3.4), WHITE, DETAIL)


def sandal(d: Drawing, x: float, y: float, *, flip: bool = False) -> None:
    """A countryman's hide sandal, its toe gathered to a point that turns up; the toe left."""
    with d.at(x, y, 1.0, 0, flip):
        d.shape(smooth([
            (-14, 2, "c"), (-26, 12), (-44, 18), (-56, 14), (-64, 4, "c"), (-66, 20), (-58, 32), (-44, 36),
            (-10, 36.4),
            (16, 35, "c"), (18, 18), (13, 2, "c"), (0, 8),
        ]), EARTH, OUTER, shade=[Shade(angle=90, depth=0.4, spacing=5, width=3)])  # fmt: skip
        d.fold(([(-50, 20), (-42, 25), (-38, 33)], 3.6), ([(-38, 18), (-31, 24), (-28, 33)], 3.6),
            ([(-24, 13), (-19, 20), (-18, 30)], 3.2))  # fmt: skip
        d.shape(smooth([(-17, 6, "c"), (0, 14), (16, 6, "c"), (17, 14, "c"), (0, 22), (-22, 13, "c")]),
            INK, DETAIL)  # fmt: skip


def slipper(d: Drawing, x: float, y: float, fill: str, *, flip: bool = False) -> None:
    """The pointed toe of a slipper under a long gown; the toe left."""
    with d.at(x, y, 1.0, 0, flip):
        d.shape(smooth([
            (-12, -8, "c"), (-28, 12), (-48, 22), (-66, 27, "c"), (-48, 34), (-12, 36), (18, 34, "c"),
            (16, -8, "c"),
        ]), fill, OUTER, shade=[Shade(angle=80, depth=0.4, spacing=5, width=2.8)])  # fmt: skip
        d.lens([(-54, 28), (-34, 22), (-18, 14)], 2.2)


def jackboot(
    d: Drawing, knee: Point, ankle: Point, *, lining: str, front: bool = False, slouch: float = 0.0
) -> None:
    """A black boot to under the knee, its wide top folded down; the ankle lies 34 above the sole.

    The toe to the left, or `front`: towards us; `slouch`: how far the top has slid down.
    """
    (kx, ky), (ax, ay) = knee, ankle
    with d.at(*ankle):
        (_boot_from_the_front if front else _boot_from_the_side)(d)

    def on(t: float, half: float, bend: float = 0.0) -> Station:
        return (kx + (ax - kx) * t + bend, ky + (ay - ky) * t, half)

    calf = 0.0 if front else 3.0
    d.limb([on(0.1, 29), on(0.4, 27, calf), on(0.75, 19, calf * 0.6), on(0.98, 16.6), on(1.08, 16)], INK,
        OUTER, depth=0)  # fmt: skip
    x, y, _ = on(0.3, 0)
    d.lens([(x - 17, y), (x - 15, y + 36), (x - 8, y + 70)], 3.6, ink=PAPER)
    if front:
        d.lens([(x + 17, y + 14), (x + 16, y + 40), (x + 10, y + 66)], 2.4, ink=PAPER)
    else:
        d.lens([(x - 8, y + 8), (x - 7, y + 30), (x - 4, y + 50)], 2.4, ink=PAPER)
    for k in range(2 if slouch else 1):
        # Folds over the instep.
        d.lens(
            [(ax - 12, ay - 4 - 13 * k), (ax, ay - 8 - 12 * k), (ax + 12, ay - 3 - 14 * k)], 2.2, ink=PAPER
        )
    ky += slouch
    low = slouch * 0.6
    top: list[Node] = [
        (kx - 34, ky + 2, "c"), (kx, ky - 8), (kx + 34, ky + 2 - low, "c"), (kx + 38, ky + 28 - low, "c"),
        (kx + 18, ky + 38), (kx - 2, ky + 26), (kx - 20, ky + 39 + low), (kx - 38, ky + 30 + low, "c"),
    ]  # fmt: skip
    d.shape(smooth(top), lining, OUTER, shade=[Shade(depth=0.42, spacing=5, width=3)])
    d.line(
        smooth([(kx - 35, ky + 10, "c"), (kx, ky + 2), (kx + 35, ky + 10 - low, "c")], closed=False), DETAIL
    )
    d.lens([(kx - 24, ky + 14), (kx - 22, ky + 24), (kx - 24, ky + 34)], 3)
    if slouch:
        d.lens([(kx - 4, ky + 8), (kx + 2, ky + 16), (kx - 2, ky + 25)], 3)


def _boot_from_the_side(d: Drawing) -> None:
    """A long foot in profile, with a heel."""
    d.shape(smooth([
        (-15, -10, "c"), (-18, 4), (-34, 12), (-54, 17), (-66, 25), (-64, 35, "c"), (-24, 35), (-8, 31, "c"),
        (-4, 36, "c"), (17, 36, "c"), (17, 26), (20, 14), (15, -10, "c"),
    ]), INK, OUTER)  # fmt: skip
    d.lens([(-58, 23), (-44, 18), (-28, 16)], 3, ink=PAPER)
    # The welt over the sole, and the heel's edge, catch the light.
    d.lens([(-62, 31), (-38, 31), (-12, 27)], 2.4, ink=PAPER)
    d.lens([(-2, 30), (7, 31), (16, 30)], 2.4, ink=PAPER)
    d.lens([(12, 0), (15, 12), (14, 24)], 2.4, ink=PAPER)


def _boot_from_the_front(d: Drawing) -> None:
    """A foot that comes towards us, a little outwards: short, its toe broad and low."""
    d.shape(smooth([
        (-15, -10, "c"), (-16, 6), (-20, 20), (-20, 31), (-8, 37), (14, 37), (27, 32), (28, 22), (19, 8),
        (15, -10, "c"),
    ]), INK, OUTER)  # fmt: skip
    d.lens([(-13, 22), (-10, 12), (-6, 4)], 3, ink=PAPER)
    d.lens([(-17, 33), (4, 35.4), (24, 31)], 2.6, ink=PAPER)
    d.lens([(2, 20), (10, 16), (19, 20)], 2.4, ink=PAPER)


def stocking(d: Drawing, knee: Point, ankle: Point, cloth: str, strap: str) -> None:
    """A white stocking cross-bound from ankle to knee with one strap; under the sandal."""
    (kx, ky), (ax, ay) = knee, ankle

    def on(t: float, half: float, bend: float = 0.0) -> Station:
        return (kx + (ax - kx) * t + bend, ky + (ay - ky) * t, half)

    run = [on(0, 24), on(0.3, 28, 2), on(0.6, 23, 1), on(0.86, 16), on(1.06, 15)]
    d.limb(run, cloth, OUTER, depth=0.9, spacing=5.6, width=3)
    for k, t in enumerate((0.3, 0.52, 0.74, 0.94)):
        x, y, _ = on(t, 0)
        half = (27, 24, 19, 15)[k]
        for side in (-1, 1):
            d.shape(smooth([(x - side * half, y - 13, "c"), (x, y - 2), (x + side * half, y + 9, "c"),
                (x + side * half,
                y + 15, "c"), (x, y + 4), (x - side * half, y - 7, "c")]), strap, DETAIL)  # fmt: skip
    x, y, _ = on(0.06, 0)
    d.shape(smooth([(x - 27, y - 7, "c"), (x, y - 2), (x + 27, y - 7, "c"), (x + 28, y + 5, "c"), (x, y + 10),
        (x - 28, y + 5, "c")]), strap, INNER)  # fmt: skip
