"""Asso di bastoni: a stout wound pole come down among the cards, which fly, and the motto."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.card import WIDTH, blank, frame
from art.cards.triestine.corner import corners
from art.cards.triestine.inks import BLUE, BROWN, GREEN, INK, PAPER, RED, SKY, YELLOW
from art.cards.triestine.ribbons import motto
from art.cards.triestine.staff import staff

AXIS = WIDTH / 2
FLYING = (
    (100, 470, -38, "D", 0.94), (434, 452, 34, "S", 0.94), (86, 606, 18, "B", 0.9), (444, 598, -20, "C", 0.9),
    (160, 556, 70, "", 0.9), (380, 540, -64, "", 0.9),
)  # fmt: skip
"""Place of a flying card, its turn, its suit (none: we see its back) and its size."""


def draw() -> Drawing:
    """The card."""
    d = blank("1B")
    _splinters(d)
    for x, y, turn, suit, size in FLYING:
        with d.at(x, y, size, turn):
            _little(d, suit)
    for side, turn in ((-1, -16), (1, 22)):
        with d.at(AXIS + side * 92, 648, 0.84, turn):
            _die(d, 5 if side < 0 else 3)
    with d.at(AXIS):
        staff(d, (-22, 936), (22, 58), 44, GREEN, cut=1)
    motto(d, 206, 24, 154, "MOLTE VOLTE", tail=24)
    motto(d, 306, 16, 160, "LE GIUOCATE", red=False)
    motto(d, 742, -16, 140, "VAN FINIRE", red=False, up=True)
    motto(d, 838, -24, 158, "A BASTONATE", up=True, tail=24)
    frame(d)
    corners(d, "1B")
    return d


def _little(d: Drawing, suit: str) -> None:
    """A small playing card about (0, 0)."""
    d.shape(rect(-34, -58, 68, 116), PAPER, OUTER)
    if not suit:
        d.shape(rect(-27, -51, 54, 102), RED, DETAIL)
        for x in (-13, 0, 13):
            d.line(polyline([(x, -51), (x, 51)], closed=False), DETAIL, ink=PAPER)
        for y in (-34, -17, 0, 17, 34):
            d.line(polyline([(-27, y), (27, y)], closed=False), DETAIL, ink=PAPER)
        return
    d.line(rect(-28, -52, 56, 104), DETAIL)
    for turn in (0, 180):
        with d.at(rotate=turn), d.at(0, -25):
            _sign(d, suit)


def _sign(d: Drawing, suit: str) -> None:
    """A sign some 36 units high."""
    if suit == "D":
        d.shape(circle(0, 0, 18), YELLOW, INNER)
        d.shape(circle(0, 0, 11), RED, DETAIL)
    elif suit == "C":
        bowl: list[Node] = [(-14, -16, "c"), (14, -16, "c"), (10, 0), (0, 6), (-10, 0)]
        d.shape(polyline([(-10, 18), (10, 18), (3, 10), (3, 4), (-3, 4), (-3, 10)]), YELLOW, DETAIL)
        d.shape(smooth(bowl), BLUE, INNER)
    elif suit == "S":
        d.shape(smooth([(-6, 12, "c"), (-4, -4), (10, -20, "c"), (6, 0), (0, 14, "c")]), SKY, INNER)
        d.line(polyline([(-12, 9), (6, 15)], closed=False), OUTER, ink=INK)
        d.line(polyline([(-4, 13), (-7, 20)], closed=False), OUTER, ink=INK)
    else:
        d.limb([(-9, 17, 4.4), (9, -17, 5.4)], GREEN, INNER, start="round", end="round", depth=0)


def _die(d: Drawing, pips: int) -> None:
    """A die seen from a corner above."""
    top: list[Node] = [(0, -30), (28, -16), (0, -2), (-28, -16)]
    d.shape(polyline(top), PAPER, INNER)
    d.shape(polyline([(-28, -16), (0, -2), (0, 30), (-28, 16)]), PAPER, INNER)
    d.shape(
        polyline([(28, -16), (0, -2), (0, 30), (28, 16)]), PAPER, INNER, shade=[Shade(depth=0.7, spacing=4.6)]
    )
    spots = [(-14, 7), (-21, -4), (-7, 18), (-21, 9), (-7, 5)][:pips]
    d.flats(circle(0, -16, 4), *(circle(x, y, 2.8) for x, y in spots), ink=INK)


def _splinters(d: Drawing) -> None:
    """Strokes of the blow, fanning from the pole."""
    for side in (-1, 1):
        for k, (x0, y0, x1, y1) in enumerate(
            (
                (70, 420, 122, 388),
                (74, 520, 120, 520),
                (66, 640, 112, 668),
                (78, 470, 108, 462),
                (74, 584, 104, 596),
            )
        ):
            d.lens([(AXIS + side * x0, y0), (AXIS + side * (x0 + x1) / 2, (y0 + y1) / 2),
                (AXIS + side * x1, y1)],
                6.0 - 0.8 * k, ink=BROWN)  # fmt: skip
