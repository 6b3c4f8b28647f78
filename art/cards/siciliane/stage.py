"""Ground of the Sicilian courts: the plinth, whose colour tells the rank, and the figures' place on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Outline, lozenge, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.siciliane.card import WIDTH
from art.cards.siciliane.inks import GREEN, INK, RED, YELLOW

MIDDLE = WIDTH / 2
FLOOR = 738.0  # where soles and hooves stand
TALL = (1.05, 1.08)
CROWNED = (1.06, 1.075)  # kings, whose crowns stand higher


@contextmanager
def figure(d: Drawing, scale: tuple[float, float] = TALL) -> Iterator[None]:
    """Stand a figure designed on the line y = 732, about x = 255, on the plinth."""
    sx, sy = scale
    with d.at(MIDDLE * (1 - sx), FLOOR - 732 * sy, scale):
        yield


def page_plinth(d: Drawing) -> None:
    """Red: a slab on a black bar that is cut into red teeth."""
    d.shape(rect(78, 740, 354, 30), INK)
    teeth = [polyline([(86 + k * 22.5, 764), (97.3 + k * 22.5, 746),
        (108.5 + k * 22.5, 764)]) for k in range(15)]  # fmt: skip
    d.shapes(teeth, RED, None)
    _slab(d, RED, 62, 448, 714, 742)


def knight_plinth(d: Drawing) -> None:
    """Yellow: a wide bar of black sunken panels, a lozenge in each, under a slab."""
    d.shape(rect(38, 736, 434, 34), YELLOW)
    for k in range(5):
        x = 48 + k * 84
        d.shape(rect(x, 743, 78, 21), INK, DETAIL)
        d.shapes([lozenge(x + 13 + 26 * i, 753.5, 9, 6.4) for i in range(3)], YELLOW, None)
    _slab(d, YELLOW, 24, 486, 710, 738)


def king_plinth(d: Drawing) -> None:
    """Green: two steps, the lower one an arcade of black openings."""
    d.shape(rect(38, 738, 434, 33), GREEN)
    arches: list[Outline] = []
    for k in range(14):
        x = 52 + k * 30
        arches.append(smooth([(x, 766, "c"), (x, 755), (x + 8, 748), (x + 16, 755), (x + 16, 766, "c")]))
    d.shapes(arches, INK, None)
    _slab(d, GREEN, 54, 456, 710, 741)


def _slab(d: Drawing, fill: str, left: float, right: float, top: float, bottom: float) -> None:
    d.shape(rect(left, top, right - left, bottom - top), fill)
    d.shape(rect(left + 3, bottom - 8, right - left - 6, 6), INK, None)
    face = rect(left, top, right - left, bottom - top - 7)
    d.hatch(face, Shade(depth=0.12, spacing=4.4, width=2.8, bend=0))


def shadow(d: Drawing, left: float, right: float, y: float = 722.0) -> None:
    """Shadow of a figure on the slab, to the right of its feet: a tapered black pool."""
    d.shape(smooth([(left, y, "c"), ((left + right) / 2, y - 5), (right, y + 2, "c"),
        ((left + right) / 2, y + 6)]), INK,
        None)  # fmt: skip
