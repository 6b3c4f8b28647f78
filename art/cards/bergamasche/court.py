"""The court card: a half figure whose robe runs into its half-turn copy along a swinging hem, without a cut.

A figure is drawn in card units; of it shows what lies in the frame above the hem, a curve through the card's
middle that half a turn maps onto itself. Cloaks and skirts should run well over.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, cast

from art.cards.bergamasche.card import HEIGHT, INSET, WIDTH, blank
from art.cards.bergamasche.card import trim as paper_trim
from art.cards.bergamasche.dress import trim
from art.cards.bergamasche.inks import INK, OCHRE
from art.cards.bergamasche.rooms import COURTS
from art.cards.kit.inks import PAPER
from art.cards.kit.knife import Knife
from art.cards.kit.paths import Outline, Point, circle, polar, polyline, smooth
from art.cards.kit.room import STILL
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.halves import turned_half, upright_half

MIDDLE: Final[Point] = (WIDTH / 2, HEIGHT / 2)
Hem = Sequence[Point]
"""Points of its left half, from the frame to just before the middle; x, and how far below the middle."""

FALLING: Final[Hem] = ((0, -78), (80, -62), (170, -8))
RIDING: Final[Hem] = ((0, -102), (80, -88), (168, -42))
WAVING: Final[Hem] = ((0, -22), (74, -4), (162, 20))
HIGH: Final[Hem] = ((0, -34), (80, -50), (168, -34))


def court_card(
    code: str, figure: Callable[[Drawing], None], hem: Hem, stone: str, *, grain: float = 1.1
) -> Drawing:
    """The court with this code; `stone`: ink of the clasp on the middle of its hem."""
    card, room = blank(code, grain=grain), COURTS.get(code, STILL)
    half = [(x, MIDDLE[1] + y) for x, y in hem]
    line = [*half, MIDDLE, *((WIDTH - x, HEIGHT - y) for x, y in reversed(half))]

    right = WIDTH - INSET
    left = right - (right - INSET) / room.across  # what the frame cuts off shows where there is an index

    def upper(d: Drawing) -> None:
        edge = smooth(line, closed=False).sample(20)
        cast(Knife, d).within = [(left, INSET), (left, edge[0][1]), *edge[1:-1], (WIDTH - INSET, INSET)]
        figure(d)

    turned_half(card, upper, INSET, room)
    card.shape(_above(line, 0), PAPER, None)
    with card.clip(_above(line, 1)):
        upright_half(card, upper, INSET, room)
    points = smooth(line, closed=False).sample(5)
    middle = min(range(len(points)), key=lambda i: math.dist(points[i], MIDDLE))
    for _ in card.ends():
        trim(card, [*points[: middle + 1 : 6], MIDDLE], 13, spacing=21)
    with card.at(*MIDDLE):
        _clasp(card, code[1], stone)
    paper_trim(card)
    card.two_headed = True
    return card


def _clasp(d: Drawing, suit: str, stone: str) -> None:
    """A clasp that half a turn maps onto itself, and which tells the suit: star, hexagon, lozenge, cross."""
    d.shape(circle(0, 0, 27), OCHRE, OUTER)
    d.shape(circle(0, 0, 21), INK, INNER)
    d.flats(*(circle(*polar(24, 36 * k), 1.8) for k in range(10)), ink=INK)
    corners = {
        "D": [polar(19 if k % 2 == 0 else 8, 22.5 * k) for k in range(16)],
        "C": [polar(18, 60 * k + 30) for k in range(6)],
        "S": [polar(19 if k % 2 == 0 else 13, 90 * k) for k in range(4)],
        "B": [polar(18 if k % 3 else 7, 30 * k + 45) for k in range(12)],
    }[suit]
    d.shape(polyline(corners), stone, DETAIL)
    d.shape(circle(0, 0, 5), OCHRE, DETAIL)


def _above(line: Sequence[Point], over: float) -> Outline:
    """The card above the hem, `over` lower, so that no paper shines through along it."""
    points = smooth(list(line), closed=False).sample(10)
    return polyline([(0, 0), *((x, y + over) for x, y in points), (WIDTH, 0)])
