"""The suits' signs under the numbers of aces and courts: this deck's own, cut small with the cards' lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, polar, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.triestine.coin import foil
from art.cards.triestine.inks import BLUE, GREEN, INK, PAPER, RED, SILVER, YELLOW

_HAIR = 1.4


def _coin(d: Drawing) -> None:
    """The golden piece with the wind rose on its red foil, 52 across."""
    d.shape(circle(0, 0, 26), YELLOW, INNER)
    d.ticks(*((polar(25.4, 30 * k), polar(20, 30 * k + 20), 1.9) for k in range(12)))
    d.shape(foil(18.4), RED, _HAIR)
    for long, wide, turn in ((11.0, 6.6, 45), (17.6, 6.0, 0)):
        star = [q for k in range(4) for q in (polar(long, 90 * k + turn), polar(wide, 90 * k + turn + 45))]
        d.shape(polyline(star), YELLOW, _HAIR)
        d.flats(*(polyline([(0, 0), polar(long - 2, 90 * k + turn), polar(wide - 1.2, 90 * k + turn - 45)])
            for k in range(4)), ink=PAPER)  # fmt: skip
    d.shape(circle(0, 0, 4), BLUE, _HAIR)


def _cup(d: Drawing) -> None:
    """The goblet of cut glass, 52 high."""
    with d.at(0, 0, 0.84):
        foot: list[Node] = [(-3, 12, "c"), (-5, 19), (-18, 24.6), (-19.4, 28.4, "c"), (19.4, 28.4, "c"),
            (18, 24.6), (5, 19), (3, 12, "c")]  # fmt: skip
        d.shape(rect(-21, 27.4, 42, 5.2), YELLOW, INNER)
        d.shape(smooth(foot), BLUE, INNER, shade=[Shade(depth=0.3, spacing=3.6, width=2)])
        d.shape(rect(-3.4, 14, 6.8, 7), YELLOW, DETAIL)
        bowl: list[Node] = [(-20, -25, "c"), (-19, -11), (-14, 1), (-4, 9, "c"), (4, 9, "c"),
            (14, 1), (19, -11), (20, -25, "c")]  # fmt: skip
        d.shape(smooth(bowl), BLUE, INNER, shade=[Shade(depth=0.26, spacing=3.6, width=2.2)])
        d.flats(ellipse(-9, -11, 3.2, 6), ellipse(2, -10, 3.6, 6.4), ellipse(12, -12, 2.4, 5.4), ink=PAPER)
        d.shape(ellipse(0, 14, 7.4, 4.2), RED, DETAIL)
        d.shape(ellipse(0, -25, 21.4, 6), YELLOW, INNER)
        d.shape(ellipse(0, -24.8, 15.6, 2.8), RED, _HAIR)


def _sword(d: Drawing) -> None:
    """The sabre, its point up right, 66 long."""
    with d.at(2, -1, 0.92, 33):
        edge: list[Node] = [
            (-8, 12, "c"),
            (-10.5, -10),
            (-7, -28),
            (5, -44, "c"),
            (9, -22),
            (8, 12, "c"),
        ]
        d.shape(smooth(edge), SILVER, None)
        d.shape(smooth([(-2, 12, "c"), (-4, -10), (5, -44, "c"), (9, -22), (8, 12, "c")]), BLUE, None)
        d.ticks(*(((8.4, y), (2.6, y + 3), 1.8) for y in (-20.0, -12.0, -4.0, 4.0)))
        d.line(smooth([(-2, 12), (-4, -10), (5, -44)], closed=False), _HAIR)
        d.shape(smooth(edge), None, INNER)
        bow: list[Station] = [(3, 15, 2.4), (14, 19, 2.4), (14, 29, 2.2), (2, 37, 2.2)]
        d.limb(bow, YELLOW, DETAIL, depth=0)
        d.limb([(0, 15, 4.0), (0, 24, 4.8), (0, 34, 4.0)], INK, DETAIL, depth=0)
        for y in (21.0, 27.0):
            d.lens([(-4.6, y + 1.6), (0, y), (4.6, y - 1.6)], 2.4, ink=YELLOW)
        d.limb(
            [(-13, 11, 2.8), (0, 13, 4), (14, 17, 2.8)], YELLOW, DETAIL, start="round", end="round", depth=0
        )
        d.shape(circle(0, 37, 4.6), YELLOW, DETAIL)


def _staff(d: Drawing) -> None:
    """The wound pole between its knobs, leaning right, 86 long."""
    turn = 36.0
    with d.at(rotate=turn):
        pole = rect(-6, -28, 12, 56)
        d.shape(pole, PAPER, None)
        d.shapes([polyline([(-6, y + 4), (6, y - 6), (6, y + 4), (-6, y + 14)]) for y in (-24.0, -4.0, 16.0)],
            GREEN, _HAIR)  # fmt: skip
        d.ticks(*(((6, y), (2.4, y + 3), 1.8) for y in range(-20, 22, 5)))
        d.line(pole, INNER)
    for way in (turn, turn + 180):
        with d.at(0, 0, 1.0, way):
            nut: list[Node] = [(0, -43, "c"), (7, -38), (8.6, -31), (6, -27, "c"), (-6, -27, "c"),
                (-8.6, -31), (-7, -38)]  # fmt: skip
            d.shape(smooth(nut), YELLOW, DETAIL)
            d.shape(smooth([(-10, -29, "c"), (0, -30.4), (10, -29, "c"), (8.6, -22.6, "c"), (0, -23.6),
                (-8.6, -22.6, "c")]), RED, DETAIL)  # fmt: skip


SIGNS: Final[dict[str, tuple[Callable[[Drawing], None], float]]] = {
    "C": (_cup, 26.0),
    "D": (_coin, 26.0),
    "B": (_staff, 33.0),
    "S": (_sword, 31.0),
}
"""Drawing of each about (0, 0), and its reach upwards from there."""
