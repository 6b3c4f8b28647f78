"""Hair and beards for the faces of this deck, in the coordinates of `faces`."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, ellipse, mirror, polar, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.kit.track import direction, lengths
from art.cards.piacentine.faces import warp

WHITE_HAIR = "#dcd8cc"
BLACK_HAIR = "#433a35"
BROWN_HAIR = "#84552f"
FAIR_HAIR = "#cf9440"
AUBURN_HAIR = "#a8542a"


def tress(d: Drawing, points: Sequence[Point], half: float, colour: str, *, strands: int = 3) -> None:
    """One lock of hair along the points, root first, with strands inside."""
    count = len(points)
    profile = (0.7, 1.0, 1.0, 0.86, 0.3)
    stations = [(x, y, half * profile[min(i * 5 // count, 4)]) for i, (x, y) in enumerate(points)]
    d.limb(stations, colour, DETAIL, start="round", end="round", depth=0)
    for k in range(strands):
        side = (k + 0.5) / strands * 2 - 1
        cut = points[: -1 if k % 2 else None]
        d.lens([(x + half * side * 0.62 * (1 - 0.5 * i / count), y) for i, (x, y) in enumerate(cut)], 2.1)


def behind(
    d: Drawing, colour: str, *, left: float = -52.0, right: float = 54.0, bottom: float = 84.0
) -> None:
    """The mass of long hair behind neck and face."""
    mass: list[Node] = [(-34, -54, "c"), (-46, -20), (left, 30), (left - 4, bottom - 10, "c"),
        (left + 20, bottom), (0, bottom - 6), (right - 20, bottom + 2), (right + 4, bottom - 8, "c"),
        (right, 30), (47, -20), (36, -54, "c")]  # fmt: skip
    d.shape(smooth(mass), colour, INNER, shade=[Shade(angle=90, depth=0.6, spacing=4.8, width=3.0, reach=70)])


def curtain(d: Drawing, colour: str, side: int, *, bottom: float = 80.0, out: float = 49.0, count: int = 3,
            half: float = 9.0) -> None:  # fmt: skip
    """Waving locks from the temple down beside the cheek; `side` -1 left, 1 right."""
    for k in range(count):
        x = side * (out + 10 - 9.5 * k)
        low = bottom - 8 * k
        w = side * (3.4 if k % 2 else 2.0)
        fall = (low + 52) / 132  # how long it is beside a lock of the usual length
        tress(d, [(x * 0.84, -52), (x - w, -52 + 20 * fall), (x + w, -52 + 44 * fall), (x * 1.02 - w, -52 + 70
            * fall), (x * 1.08 + w, -52 + 94 * fall), (x * 1.05 - w, -52 + 120 * fall), (x * 1.2 + side * 4,
            low)], half, colour)  # fmt: skip


def fringe(d: Drawing, colour: str) -> None:
    """Hair combed over the forehead, cut straight above the brows."""
    for k in range(8):
        x = -36.0 + 9.6 * k
        low = -21.0 - 3.5 * (1 - (x / 40) ** 2) + (2 if k % 2 else 0)
        piece: list[Node] = [(x * 0.86, -56, "c"), (x - 2.6, -38), (x - 0.8, low, "c"),
            (x + 8.4, low - 1, "c"), (x + 9.4, -38), ((x + 9.6) * 0.86, -56, "c")]  # fmt: skip
        d.shape(smooth(piece), colour, DETAIL)
        d.lens([(x * 0.9 + 4, -52), (x + 3, -40), (x + 4, low + 3)], 1.8)


def parted(d: Drawing, colour: str, *, yaw: float = 0.0, low: float = -9.0) -> None:
    """Hair parted in the middle that sweeps over the forehead's corners to the temples, down to y = `low`."""
    middle = -10.0 * yaw
    for s in (-1, 1):
        edge = s * 43.0 + 3.0 * yaw
        span = edge - middle
        sweep: list[Node] = [(middle - s, -58, "c"), (middle + span * 0.12, -47), (middle + span * 0.4, -36),
            (middle + span * 0.72, -27), (edge * 0.93, low, "c"), (edge * 1.1, low - 6), (edge * 1.1, -34),
            (edge * 0.84, -58, "c")]  # fmt: skip
        d.shape(smooth(sweep), colour, INNER)
        for share, rise in ((0.34, -45), (0.56, -41), (0.8, -46)):
            d.lens([(middle + span * share * 0.3, -56), (middle + span * share * 0.9, rise),
                (edge * (0.86 + share * 0.2), low - 6)], 2.1)  # fmt: skip


def moustache(d: Drawing, colour: str, *, yaw: float = 0.0, droop: float = 0.0, width: float = 1.0) -> None:
    """A moustache with its ends curling up (`droop` 0) or hanging (`droop` 1)."""
    for s in (-1, 1):
        tip_y = 27.0 + 34 * droop
        half: list[Node] = [(0.6 * s, 29.4, "c"), (8 * s, 29), (17 * s, 33), (26 * s * width, 36 + 4 * droop),
            (36 * s * width, tip_y, "c"), (31 * s * width, 41 + 12 * droop), (20 * s, 44), (9 * s, 41.5),
            (0.6 * s, 37.6, "c")]  # fmt: skip
        d.shape(smooth(_turn(half, yaw)), colour, DETAIL)
        for j in range(3):
            y = 32.0 + 2.8 * j
            d.lens([(warp(x * s, yaw), yy) for x, yy in ((3, y), (14, y + 3.4),
                (25 * width, y + 5 + 3 * droop))], 1.8)  # fmt: skip


def goatee(d: Drawing, colour: str, *, yaw: float = 0.0, chin: float = 0.0) -> None:
    """A pointed tuft under the lip, down over the chin."""
    half: list[Node] = [(-5, 50, "c"), (-9, 58), (-13, 66 + chin * 0.6), (-9, 76 + chin), (0, 92 + chin, "c"),
        (9, 76 + chin), (13, 66 + chin * 0.6), (9, 58), (5, 50, "c")]  # fmt: skip
    d.shape(smooth(_turn(half, yaw)), colour, DETAIL)
    for x in (-6, 0, 6):
        d.lens(
            [(warp(x * 0.6, yaw), 54), (warp(x, yaw), 66 + chin * 0.6), (warp(x * 0.4, yaw), 84 + chin)], 2.4
        )


def full_beard(
    d: Drawing, colour: str, *, yaw: float = 0.0, length: float = 44.0, forked: bool = False
) -> None:
    """A full beard from ear to ear, `length` below the chin, in waving locks; the mouth stays free."""

    def low(share: float) -> float:
        return 62.0 + length * share

    half: list[Node] = [(0, 52, "c"), (-8, 50.5), (-16, 45), (-20, 36), (-29, 30), (-38, 18), (-41, 2, "c"),
        (-45, 20), (-45, 40), (-41, 56), (-38, low(0.3)), (-34, low(0.58), "c"), (-29, low(0.58) - 7), (-22,
        low(0.86), "c"), (-16, low(0.86) - 9), (-8, low(1), "c"), (-4, low(1) - 9), (0, low(0.56) if forked
        else low(1) + 4, "c")]  # fmt: skip
    d.shape(smooth(_turn(mirror(half, 0, whole=True), yaw)), colour, INNER)
    for k, (x0, y0, x1, y1) in enumerate(((-41, 18, -39, 52), (-37, 24, -34, low(0.3)),
        (-31, 33, -29, low(0.44)), (-24, 38, -24, low(0.6)), (-18, 48, -18, low(0.7)),
        (-11, 53, -12, low(0.68)), (-5, 56, -6, low(0.84)))):  # fmt: skip
        for s in (-1, 1):
            sway = 3.0 if k % 2 else -2.4
            d.lens([(warp(s * x0, yaw), y0), (warp(s * x0 * 0.4 + s * x1 * 0.6 + sway, yaw),
                y0 * 0.55 + y1 * 0.45), (warp(s * x1, yaw), y1)], 2.8 if s > 0 else 2.0)  # fmt: skip
    d.lens([(warp(0, yaw), 56), (warp(1.5, yaw), 66), (warp(0, yaw), low(0.42 if forked else 0.9))], 2.4)


def profile_beard(d: Drawing, colour: str) -> None:
    """A pointed beard with moustache on the profile, jutting forward."""
    beard: list[Node] = [(20, -22, "c"), (19, 0), (14, 18), (4, 31), (-8, 38), (-17, 44), (-22, 50),
        (-30, 52, "c"), (-36, 60), (-41, 76), (-50, 94, "c"), (-38, 92), (-33, 102, "c"), (-22, 93),
        (-10, 94, "c"),
        (-2, 82), (12, 76, "c"), (20, 62), (30, 52, "c"), (35, 32), (34, 4), (32, -22, "c")]  # fmt: skip
    d.shape(smooth(beard), colour, INNER)
    for k, (x0, y0, x1, y1) in enumerate(((-27, 56, -42, 88), (-20, 54, -32, 94), (-12, 48, -22, 88),
        (-3, 42, -10, 86), (7, 36, 1, 76), (16, 28, 12, 68), (25, 16, 22, 56), (32, 8, 30, 46))):  # fmt: skip
        sway = 3.4 if k % 2 else -1.4
        d.lens([(x0, y0), ((x0 + x1) / 2 + sway, (y0 + y1) / 2), (x1, y1)], 2.4)
    profile_moustache(d, colour)


def profile_moustache(d: Drawing, colour: str) -> None:
    """A moustache on the profile, its end brushed up."""
    whisker: list[Node] = [(-36, 34.6, "c"), (-30, 32.6), (-21, 37), (-12, 40), (-3, 35, "c"), (-7, 44),
        (-16, 47), (-27, 43), (-38.4, 40, "c")]  # fmt: skip
    d.shape(smooth(whisker), colour, DETAIL)
    d.lens([(-33, 36), (-23, 40.4), (-12, 42.6)], 1.8)


def profile_hair(d: Drawing, colour: str, *, bottom: float = 70.0) -> None:
    """Hair of a head in profile: from the rim over the ear's upper half to the nape."""
    back: list[Node] = [(8, -56, "c"), (6, -34), (11, -16), (16, -6, "c"), (22, 8), (28, 22), (26, 48),
        (34, bottom, "c"), (58, bottom + 2), (64, bottom - 12, "c"), (56, 30), (52, -10),
        (46, -56, "c")]  # fmt: skip
    d.shape(smooth(back), colour, INNER)
    for k in range(3):
        x = 48.0 - 11 * k
        low = bottom + 4 - 5 * (k % 2) - 6 * k
        w = 3.0 if k % 2 else 2.0
        tress(d, [(x - 2, -50), (x + w, -28), (x + 2 - w, -4), (x + 5 + w, 20), (x + 3 - w, 44),
            (x + 12, low)], 9.5, colour)  # fmt: skip


def _turn(nodes: Sequence[Node], yaw: float) -> list[Node]:
    turned: list[Node] = []
    for n in nodes:
        x = warp(n[0], yaw) * (1 - 0.1 * yaw if n[0] < -30 else 1.0)
        turned.append((x, n[1], n[2]) if len(n) == 3 else (x, n[1]))
    return turned


def curls(d: Drawing, colour: str, spots: Sequence[tuple[float, float, float]]) -> None:
    """Ringlets, each (x, y, radius), with the turn of its hair inside."""
    for k, (x, y, r) in enumerate(spots):
        turn = 70.0 * k
        ring = [polar(r * (1.12 if j % 2 else 0.94), turn + 60 * j) for j in range(6)]
        d.shape(smooth([(x + px, y + py) for px, py in ring]), colour, DETAIL)
        spiral = [polar(r * (0.86 - 0.16 * j), turn + 74 * j) for j in range(5)]
        d.lens([(x + px, y + py) for px, py in spiral], 3.4)
        d.lens([(x + px, y + py) for px, py in (polar(r * 0.8, turn + 190), polar(r * 0.62, turn + 240),
            polar(r * 0.7, turn + 290))], 2.4)  # fmt: skip


def cropped(d: Drawing, colour: str) -> None:
    """Short hair at the near temple of a three-quarter face, in front of the ear and behind it."""
    temple: list[Node] = [(22, -56, "c"), (26, -40), (32, -26), (33, -6, "c"), (37, 6, "c"), (40, -8), (48,
        -12), (46, 14), (41, 30, "c"), (52, 18), (55, -16), (50, -44), (40, -58, "c")]  # fmt: skip
    d.shape(smooth(temple), colour, INNER)
    for x0, y0, x1, y1 in ((30, -50, 35, -14), (36, -52, 42, -16), (42, -50, 48, -18), (48, -40, 51, -8),
            (46, -4, 44, 20), (50, -2, 47, 16)):  # fmt: skip
        d.lens([(x0, y0), ((x0 + x1) / 2 + 2, (y0 + y1) / 2), (x1, y1)], 2.4)


def bowl(d: Drawing, colour: str, *, bottom: float = 50.0) -> None:
    """Smooth hair cut off straight all round at `bottom`, with `fringe`; turned in below the cheeks."""
    for s in (-1, 1):
        side: list[Node] = [(28 * s, -58, "c"), (47 * s, -38), (57 * s, -8), (60 * s, 22), (56 * s,
            bottom - 4), (40 * s, bottom + 6, "c"), (33 * s, bottom - 2), (40 * s, 22), (41 * s, -10),
            (34 * s, -34, "c")]  # fmt: skip
        d.shape(smooth(side), colour, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.8, reach=14)])
        for k in range(4):
            x = 34.0 + 5.6 * k
            d.lens([(x * s * 0.94, -48 + 3 * k), ((x + 9) * s, -4), ((x + 6 - k) * s, bottom + 1 - k)], 2.8)


def plait(d: Drawing, points: Sequence[Point], half: float, colour: str, ribbon: str) -> None:
    """A plait along the points, root first, tied with a ribbon above its loose end."""
    line = sampled(points)
    count = round(lengths(line)[-1] / (half * 0.95))
    for k in range(count):
        i = round(k / count * (len(line) - 1))
        (x, y), (tx, ty) = line[i], direction(line, i, 4)
        w = half * (1 - 0.34 * k / count)
        s = 1 if k % 2 else -1
        nx, ny = -ty * s, tx * s
        strand: list[Node] = [(x - nx * w * 0.7, y - ny * w * 0.7, "c"), (x + nx * w * 0.5 - tx * w * 0.3,
            y + ny * w * 0.5 - ty * w * 0.3), (x + nx * w + tx * w * 0.9, y + ny * w + ty * w * 0.9),
            (x + nx * w * 0.2 + tx * w * 2.1, y + ny * w * 0.2 + ty * w * 2.1, "c"), (x - nx * w * 0.3
            + tx * w * 0.9, y - ny * w * 0.3 + ty * w * 0.9)]  # fmt: skip
        d.shape(smooth(strand), colour, DETAIL)
        d.lens([(x - nx * w * 0.3, y - ny * w * 0.3), (x + nx * w * 0.4 + tx * w * 0.5, y + ny * w * 0.4 + ty
            * w * 0.5), (x + nx * w * 0.3 + tx * w * 1.5, y + ny * w * 0.3 + ty * w * 1.5)], 2.6)  # fmt: skip
    (x, y) = line[-1]
    tuft: list[Node] = [(x - 6, y, "c"), (x + 7, y, "c"), (x + 12, y + 16), (x + 6, y + 30, "c"), (x, y + 22),
        (x - 8, y + 29, "c"), (x - 11, y + 14)]  # fmt: skip
    d.shape(smooth(tuft), colour, DETAIL)
    d.fold(([(x, y + 2), (x - 2, y + 12), (x - 6, y + 24)], 3), ([(x + 3, y + 2), (x + 5, y + 14), (x + 5,
        y + 26)], 3))  # fmt: skip
    d.shape(ellipse(x, y + 2, 10, 6), ribbon, INNER)
