"""Where the Sicilian courts stand: the plinth's colour tells the rank, and the figures' place on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import circle, polyline, rect
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.card import WIDTH
from art.cards.siciliane.inks import GREEN, PAPER, RED, YELLOW

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
    """Red: one low bar under a thin slab."""
    _bar(d, RED, 80, 430, 732, 766)
    _slab(d, RED, 66, 444, 716, 736)


def knight_plinth(d: Drawing) -> None:
    """Yellow: a wide bar of sunken panels under a thin slab."""
    d.shape(rect(40, 730, 430, 38), YELLOW, OUTER)
    for k in range(5):
        x = 51 + k * 82.5
        panel = rect(x, 741, 78, 20)
        d.shape(panel, RED, INNER, shade=[Shade(depth=0.5, spacing=5, width=2.4, seed=k, bend=0)])
    _slab(d, YELLOW, 26, 484, 712, 736)


def king_plinth(d: Drawing) -> None:
    """Green: two steps, the lower one set with white pellets."""
    d.shape(rect(40, 738, 430, 30), GREEN, OUTER, shade=[Shade(depth=0.06, spacing=5, width=2.4, bend=0)])
    d.shapes([circle(58 + k * 28.15, 755, 4) for k in range(15)], PAPER)
    _slab(d, GREEN, 58, 452, 712, 742)


def _bar(d: Drawing, fill: str, left: float, right: float, top: float, bottom: float) -> None:
    box = rect(left, top, right - left, bottom - top)
    d.shape(box, fill, OUTER)
    d.hatch(box, Shade(angle=90, depth=0.6, spacing=6.4, width=2.8, bend=0))


def _slab(d: Drawing, fill: str, left: float, right: float, top: float, bottom: float) -> None:
    d.shape(rect(left, top, right - left, bottom - top), fill, OUTER)
    d.line(polyline([(left + 4, bottom - 5), (right - 4, bottom - 5)], closed=False), DETAIL)
    face = rect(left, top, right - left, bottom - top - 5)
    d.hatch(face, Shade(depth=0.12, spacing=4.4, width=2.4, bend=0))
