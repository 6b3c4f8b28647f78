"""Eyes and brows of faces seen from the front or turned."""

from __future__ import annotations

from art.cards.francesi.figure import Figure
from art.cards.francesi.look import Look
from art.cards.francesi.weights import FINE
from art.cards.kit.inks import INK, PAPER
from art.cards.kit.paths import Node, ellipse, smooth
from art.cards.kit.svg import DETAIL


def eye(d: Figure, x: float, width: float, look: Look, *, outward: int) -> None:
    """An eye with its lids about (x, -1); `outward` is the side of its outer corner."""
    half, y = width / 2, -1.0
    tall = (7.0 if look.woman else 6.0) * look.lids
    inner, outer = (x - outward * half, y + 2.2), (x + outward * half, y + 0.4 - look.slant)
    top = [inner, (x - outward * half * 0.45, y - tall * 0.76), (x + outward * half * 0.2, y - tall),
        (x + outward * half * 0.74, y - tall * 0.5 - look.slant * 0.5), outer]  # fmt: skip
    under = [(x + outward * half * 0.45, y + 4.6 - look.slant * 0.3), (x - outward * half * 0.35, y + 4.9)]
    d.shape(smooth([(*top[0], "c"), *top[1:-1], (*top[-1], "c"), *under]), PAPER, None)
    pupil, top_edge, low_edge = x + look.gaze * half * 0.36, y - tall + 0.4, y + 4.6
    middle, height = (top_edge + low_edge) / 2, (low_edge - top_edge) / 2
    if look.iris is None:
        d.shape(ellipse(pupil, middle, 5.4, height), INK, None)
    else:
        d.shape(ellipse(pupil, middle, 5.6, height), look.iris, FINE)
        d.shape(ellipse(pupil, middle, 2.9, height * 0.6), INK, None)
    d.dots([(pupil - 1.7, y - 2.7 * look.lids)], 1.5, PAPER)
    lash = (outer[0] + outward * (4.4 if look.woman else 1.4), outer[1] - (2.2 if look.woman else -0.6))
    d.lens([(inner[0] - outward * 1.6, inner[1] + 0.8), *top[1:-1], lash], 5.2 if look.woman else 4.6)
    d.lens([(outer[0], outer[1] + 0.5), *under, (inner[0], inner[1] + 0.4)], 1.9)
    lift = 4.6 + 5.4 * (1 - look.lids)
    crease = [(px, py - lift) for px, py in top[1:-1]]
    if look.hooded:
        end = (outer[0] + outward * 3.5, outer[1] + 3.0)
        d.lens([(inner[0] + outward * 1, inner[1] - 5), *crease, end], 2.8)
        for k in range(3):
            u = 0.1 + 0.3 * k
            a = (x + outward * half * u, y - tall - lift + 0.8 + 1.2 * k)
            d.fold(([a, (a[0] - outward * 0.6, a[1] + lift * 0.6)], 1.5))
    else:
        end = (outer[0] + outward, outer[1] - 4)
        d.lens([(inner[0] + outward * 2, inner[1] - 5.5), *crease, end], 1.7)


def brow(d: Figure, x: float, width: float, look: Look, *, outward: int) -> None:
    """The brow over the eye at x."""
    half = width / 2
    if look.woman:
        inner, middle, outer, weight = (-0.95, -15.5), (0.0, -20.5), (1.1, -14.5), 2.9
    else:
        inner, middle, outer, weight = (-1.0, -13.5), (0.25, -18.5), (1.2, -13.5), 5.0
    points = [
        (x + outward * half * inner[0], inner[1] - look.worry),
        (x + outward * half * middle[0], middle[1] - look.arch - look.worry * 0.4),
        (x + outward * half * outer[0], outer[1] - look.arch * 0.2 + look.worry * 0.5 - look.slant * 0.5),
    ]
    if look.bushy is not None:
        _shaggy(d, points, look.bushy, outward)
    elif look.woman:
        d.lens(points, weight * look.brow)
    else:
        d.fold((points, weight * look.brow))


def _shaggy(d: Figure, points: list[tuple[float, float]], fill: str, outward: int) -> None:
    (x0, y0), (x1, y1), (x2, y2) = points
    rim: list[Node] = [(x0 - outward, y0 + 3, "c"), (x0 + outward, y0 - 3.5), (x1, y1 - 4),
        (x2 + outward * 4, y2 - 2, "c"), (x2 - outward * 1, y2 + 1.5), (x2 + outward, y2 + 5, "c"),
        (x2 - outward * 6, y2 + 1.5), (x1, y1 + 2.5)]  # fmt: skip
    d.shape(smooth(rim), fill, DETAIL)
    for t in (0.25, 0.55, 0.85):
        x, y = x0 + (x2 - x0) * t, y1 + 1.5 + 5 * (t - 0.4) ** 2
        d.fold(([(x, y + 0.5), (x + outward * 4, y - 3.2)], 1.6))


def tired(d: Figure, x: float, *, outward: int) -> None:
    """The bag under an old eye and the lines at its corner."""
    d.lens([(x - 9 * outward, 9), (x - 1 * outward, 12.5), (x + 9 * outward, 9)], 1.9)
    d.lens([(x - 8 * outward, 13.5), (x + outward, 16.5), (x + 8 * outward, 13)], 1.4)
    for turn in (-3.5, 1.0, 5.0):
        start = (x + 15.5 * outward, 0.5 + turn * 0.6)
        d.fold(([start, (start[0] + 6 * outward, start[1] + turn)], 1.5))
