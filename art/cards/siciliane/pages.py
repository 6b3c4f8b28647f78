"""Dress of the Sicilian pages: long hose, pointed buskins, dagged hems, feathered caps, half cloaks."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.feathers import ostrich
from art.cards.siciliane.inks import WHITE


def hose(d: Drawing, hip: Point, knee: Point, ankle: Point, fill: str, *, full: float = 0.93) -> None:
    """A whole slender leg in tight hose: the hip under the tunic, the ankle 34 above the sole."""
    kx, ky = knee
    out = 1.0 if ankle[0] >= kx else -1.0

    def on(p: Point, q: Point, t: float, half: float, bend: float = 0.0) -> Station:
        return (p[0] + (q[0] - p[0]) * t + bend * out, p[1] + (q[1] - p[1]) * t, half * full)

    stations = [
        on(hip, knee, 0, 35), on(hip, knee, 0.42, 33, 2), on(hip, knee, 0.82, 24.5), on(knee, ankle, 0, 22.5),
        on(knee, ankle, 0.16, 22.5, 1), on(knee, ankle, 0.36, 25.5, 3), on(knee, ankle, 0.64, 19.5, 1.5),
        on(knee, ankle, 0.86, 13.6), on(knee, ankle, 1, 12.6),
    ]  # fmt: skip
    d.limb(stations, fill, OUTER, depth=0.92, spacing=6, width=3.8, back=0.24)
    # Knee cap and the long muscle of the shin.
    d.fold(
        ([(kx - 13, ky - 14), (kx - 14, ky - 2), (kx - 7, ky + 9)], 2.8),
        ([(kx + 13, ky + 12), (kx + 4, ky + 13), (kx - 4, ky + 9)], 2.8),
        ([(kx + 15, ky - 18), (kx + 10, ky - 8), (kx + 11, ky + 2)], 2.2),
    )  # fmt: skip
    x, y, _ = stations[5]
    d.fold(([(x + 6, y - 20), (x + 3, y + 6), (x + 5, y + 34)], 2.2))


def buskin(
    d: Drawing, knee: Point, ankle: Point, fill: str, cuff: str, *, flip: bool = False, lift: float = 0.0,
    top: float = 0.44,
) -> None:  # fmt: skip
    """A soft boot to the middle of the calf, its top turned down in points, the toe to the left.

    `flip`: toe to the right; `lift`: heel raised by so many degrees; `top`: where on the shin it begins.
    """
    (kx, ky), (ax, ay) = knee, ankle
    out = 1.0 if ax >= kx else -1.0
    with d.at(ax, ay, 1.0, -lift if flip else lift), d.at(0, 0, 1.0, 0, flip):
        d.shape(smooth([
            (-13.6, -10, "c"), (-16, 4), (-27, 15), (-42, 22), (-57, 25, "c"), (-52, 32), (-40, 35, "c"),
            (-16, 35.5), (-8, 33, "c"), (10, 35.5), (15, 33, "c"), (17, 20), (13.6, -10, "c"),
        ]), fill, OUTER, shade=[Shade(angle=90, depth=0.3, spacing=5, width=2.3)])  # fmt: skip
        d.line(smooth([(-50, 31, "c"), (-30, 31), (-12, 29.6), (15, 30.6, "c")], closed=False), DETAIL)
        d.lens([(-30, 19), (-25, 23), (-23, 29)], 2)

    def on(t: float, half: float, bend: float = 0.0) -> Station:
        return (kx + (ax - kx) * t + bend * out, ky + (ay - ky) * t, half)

    shaft = [on(top, 26.5, 3), on(0.66, 20.5, 1.5), on(0.88, 15), on(1.0, 14.4), on(1.03, 14)]
    d.limb(shaft[:-1], fill, OUTER, depth=0.84, spacing=5.4)
    x, y, _ = shaft[-1]
    d.shape(circle(x, y - 1, 12.2), fill, None)
    d.fold(([(ax + 14, ay - 6), (ax + 4, ay + 1), (ax - 8, ay - 1)], 3), ([(ax - 13, ay - 14), (ax - 3,
        ay - 9), (ax + 6, ay - 10)], 2.6))  # fmt: skip
    x, y, half = shaft[0]
    teeth: list[Node] = [(x - half - 2, y - 12, "c"), (x, y - 7), (x + half + 2, y - 12, "c")]
    for k in range(4):
        t = 1 - k / 4
        teeth.append((x - half - 3 + 2 * (half + 3) * t, y + 3 + 3 * (1 - abs(2 * t - 1)), "c"))
        t -= 0.125
        teeth.append((x - half - 3 + 2 * (half + 3) * t, y + 17 + 4 * (1 - abs(2 * t - 1)), "c"))
    teeth.append((x - half - 3, y + 3, "c"))
    d.shape(smooth(teeth), cuff, INNER, shade=[Shade(depth=0.34, spacing=4.8, width=2.3)])


def dagged(left: Point, right: Point, count: int, deep: float, sag: float = 8.0) -> list[Node]:
    """The nodes of a dagged hem from the right end to the left: `count` round tongues, `deep` long."""
    (x0, y0), (x1, y1) = left, right
    nodes: list[Node] = []
    for k in range(count):
        for t, drop in ((k / count, 0.0), ((k + 0.28) / count, deep), ((k + 0.72) / count, deep)):
            x, y = x1 + (x0 - x1) * t, y1 + (y0 - y1) * t + sag * 4 * t * (1 - t) + drop
            nodes.append((x, y) if drop else (x, y, "c"))
    nodes.append((x0, y0, "c"))
    return nodes


def pleats(d: Drawing, waist: Sequence[Point], hem: Sequence[Point], width: float = 4.6) -> None:
    """Folds of a skirt from the waist to the hem, pinched above, and short ones from below."""
    for (x0, y0), (x1, y1) in zip(waist, hem, strict=True):
        d.fold(([(x0, y0), ((x0 + x1) / 2 - (x1 - x0) * 0.12, (y0 + y1) / 2), (x1, y1)], width))


def toque(d: Drawing, fill: str, *, band: str, plumes: Sequence[str], slashes: str | None = None) -> None:
    """A tall soft cap, fuller above, with ostrich feathers that nod over it."""
    for k, ink in enumerate(plumes):
        drop = k * 17
        ostrich(d, [(24, -44), (40, -72 + drop), (62, -84 + drop), (78, -66 + drop)], 14, ink)
    bag = smooth([
        (-26, -42, "c"), (-33, -58), (-34, -74), (-22, -84), (-8, -81, "c"), (4, -90), (20, -86, "c"),
        (34, -84), (42, -72), (36, -54), (30, -40, "c"),
    ])  # fmt: skip
    d.shape(bag, fill, OUTER, shade=[Shade(angle=24, depth=0.42, spacing=4.8, width=2.7)])
    d.fold(
        ([(-8, -80), (-12, -66), (-9, -52)], 3.6), ([(20, -86), (18, -70), (20, -54)], 3.6),
        ([(-22, -46), (-25, -60), (-20, -72)], 3),
    )  # fmt: skip
    if slashes:
        for x in (-22, 4, 28):
            d.shape(smooth([(x, -76, "c"), (x + 4, -67), (x - 1, -56, "c"), (x - 4, -66)]), slashes, DETAIL)
    rim(d, band)


def stocking_cap(d: Drawing, fill: str, *, band: str, tuft: str) -> None:
    """A long knitted cap whose bag falls to the shoulder and ends in a tuft."""
    bag = smooth([
        (-25, -42, "c"), (-27, -62), (-14, -80), (8, -86), (30, -80), (46, -62), (56, -36), (62, -8),
        (68, 16), (56, 24), (46, 18), (40, -8), (33, -34), (30, -40, "c"),
    ])  # fmt: skip
    d.shape(bag, fill, OUTER, shade=[Shade(angle=30, depth=0.36, spacing=5, width=2.8),
        Shade(angle=180, depth=0.12, width=1.8)])  # fmt: skip
    d.fold(
        ([(30, -44), (36, -60), (28, -74)], 3.6), ([(34, -36), (46, -50), (44, -62)], 3.4),
        ([(-14, -46), (-14, -60), (-4, -74)], 3), ([(44, -6), (54, -14), (56, -30)], 3),
    )  # fmt: skip
    d.shape(circle(61, 26, 9), tuft, INNER, shade=[Shade(angle=50, depth=0.4, spacing=4, width=2)])
    d.fold(([(58, 22), (56, 27), (55, 31)], 2.4), ([(62, 22), (62, 27), (61, 32)], 2.4))
    rim(d, band)


def morion(d: Drawing, fill: str, *, comb: str, plume: str) -> None:
    """A light open helmet: bowl, high comb, upturned brim, one feather behind."""
    ostrich(d, [(26, -46), (48, -58), (62, -44), (66, -20)], 13, plume)
    bowl = smooth([(-26, -40, "c"), (-28, -58), (-18, -74), (3, -82), (24, -75), (34, -60), (32, -40, "c")])
    d.shape(bowl, fill, OUTER, shade=[Shade(angle=14, depth=0.46, spacing=4.8, width=2.6),
        Shade(angle=180, depth=0.14, width=1.8)])  # fmt: skip
    crest = smooth([
        (-12, -42, "c"), (-17, -66), (-12, -88), (4, -101), (22, -98), (37, -80), (40, -56, "c"), (33, -58),
        (24, -72), (8, -81), (-2, -74), (-4, -58), (-2, -42, "c"),
    ])  # fmt: skip
    d.shape(crest, comb, OUTER, shade=[Shade(angle=30, depth=0.3, spacing=4.8, width=2.4)])
    d.lens([(-9, -50), (-11, -70), (0, -88), (18, -90), (34, -72)], 2.2)
    d.shapes([circle(x, -44.5 + 4.5 * (1 - (x / 30) ** 2), 2.8) for x in (-21, 4, 14, 24)], comb)
    brim = smooth([
        (-54, -48, "c"), (-38, -42), (-20, -38), (2, -36.4), (24, -38), (42, -43), (56, -52, "c"), (44, -34),
        (24, -28), (2, -26.4), (-22, -28), (-42, -36),
    ])  # fmt: skip
    d.shape(brim, fill, OUTER, shade=[Shade(angle=80, depth=0.5, spacing=4.8, width=2.4)])


def flat_cap(d: Drawing, fill: str, *, band: str, plume: str) -> None:
    """A broad flat cap set aslant, its feather lying round the crown."""
    crown = smooth([
        (-46, -58), (-40, -70), (-16, -78), (14, -74), (40, -62), (56, -46), (50, -36), (28, -36), (0, -42),
        (-30, -46),
    ])  # fmt: skip
    d.shape(crown, fill, OUTER, shade=[Shade(angle=60, depth=0.42, spacing=5, width=2.7)])
    d.fold(([(-26, -46), (-30, -58), (-24, -68)], 3.2), ([(6, -43), (8, -56), (2, -68)], 3.2), ([(34, -38),
        (34, -50), (26, -60)], 3.2))  # fmt: skip
    rim(d, band)
    ostrich(d, [(-28, -48), (-12, -66), (16, -72), (44, -60), (62, -34)], 11, plume)


def rim(d: Drawing, fill: str) -> None:
    """The rolled rim of a cap."""
    band = smooth([
        (-29, -45), (-12, -41), (4, -39.8), (18, -40.6), (34, -45), (36, -38), (24, -31), (4, -28),
        (-18, -30),
        (-31, -36),
    ])  # fmt: skip
    d.shape(band, fill, INNER, shade=[Shade(angle=70, depth=0.44, spacing=4.4, width=2.3)])


def shirt_collar(d: Drawing, x: float, y: float, wide: float, fill: str = WHITE) -> None:
    """A flat collar lying on the shoulders, open in front, the neck at (x, y)."""
    h = wide
    for side in (-1, 1):
        d.shape(smooth([
            (x, y + 12, "c"), (x + side * h * 0.35, y - 4), (x + side * h * 0.7, y - 4), (x + side * h, y + 8,
            "c"), (x + side * h * 0.86, y + 26, "c"), (x + side * h * 0.4, y + 22), (x + side * h * 0.1,
            y + 34, "c"),
        ]), fill, INNER, shade=[Shade(angle=60, depth=0.3, spacing=5, width=2.2)])  # fmt: skip
