"""2 and 3 di bastoni: crossed clubs tied with a red and a blue ribbon."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.band import back, front, mirrored
from art.cards.siciliane.card import px
from art.cards.siciliane.club import club
from art.cards.siciliane.inks import BLUE, DARK_RED, GREEN, RED

AXIS = px(50)
KNOT: Point = (AXIS, 436.0)
DARK_BLUE = "#1c447f"

# A ribbon's low end: from the knot down between the handles, behind a handle, and out on its far side.
LOW: list[Point] = [(250, 450), (232, 520), (196, 562), (146, 570), (98, 552)]
LOW_END: list[Point] = [(98, 552), (64, 560), (50, 592), (66, 628)]
# The high end leaves the knot before the other club and hangs outside.
HIGH: list[Point] = [(246, 440), (206, 424), (164, 438), (122, 462), (84, 450), (46, 462)]


def two_batons(d: Drawing) -> None:
    """2 di bastoni."""
    _behind(d)
    club(d, 255, 414, 772, 132, -30, head=GREEN, knots=3)
    club(d, 255, 414, 772, 132, 30, head=RED, cut=1, knots=2)
    _before(d, 52)


def three_batons(d: Drawing) -> None:
    """3 di bastoni."""
    _behind(d)
    club(d, 255, 420, 762, 122, -31, head=GREEN, knots=4)
    club(d, 255, 420, 762, 122, 31, head=GREEN, cut=1, knots=0)
    club(d, 255, 410, 730, 122, 0, head=RED, cut=2, knots=5)
    _before(d, 54)


def _behind(d: Drawing) -> None:
    """The ribbons behind the clubs: the red one on the left, the blue one on the right."""
    back(d, LOW, 17, fill=DARK_RED)
    front(d, LOW_END, 17, fork=True, fill=RED)
    back(d, mirrored(LOW, AXIS), 17, fill=DARK_BLUE)
    front(d, mirrored(LOW_END, AXIS), 17, fork=True, fill=BLUE)


def _lashing(d: Drawing, half: float) -> None:
    """The turns of both ribbons round the crossing, `half` wide to either side at the narrowest."""
    x, y = KNOT
    for k, (level, spread) in enumerate(((19, 9), (40, 21))):
        reach = half + spread
        turn: list[Station] = [
            (x - reach, y + level - 4, 9.6), (x, y + level + 5, 10.4), (x + reach, y + level - 4, 9.6),
        ]  # fmt: skip
        d.limb(turn, BLUE if k % 2 else RED, OUTER, start="round", end="round", depth=0.5, spacing=5.2)


def _before(d: Drawing, half: float) -> None:
    """The ribbons before the clubs: the turns round the crossing, the high ends and the bow."""
    _lashing(d, half)
    front(d, HIGH, 17, fork=True, fill=BLUE, seed=1)
    front(d, mirrored(HIGH, AXIS), 17, fork=True, fill=RED, seed=2)
    with d.at(*KNOT):
        for side, bright, dark in ((-1, RED, DARK_RED), (1, BLUE, DARK_BLUE)):
            loop: list[Node] = [
                (0, 0, "c"), (side * 30, -34), (side * 72, -52), (side * 98, -32), (side * 90, 2),
                (side * 48, 14),
            ]  # fmt: skip
            d.shape(smooth(loop), bright, OUTER, shade=[Shade(angle=70, depth=0.4, spacing=5.6)])
            d.fold(([(side * 18, -6), (side * 30, -16), (side * 46, -34)], 3.4))
            inside: list[Node] = [
                (side * 40, -8, "c"), (side * 62, -28), (side * 84, -30), (side * 82, -8), (side * 58, 2),
            ]  # fmt: skip
            d.shape(smooth(inside), dark, INNER, shade=[Shade(angle=90, depth=0.7, spacing=4.6)])
        knot: list[Node] = [(-20, -16), (0, -20), (20, -16), (23, 6), (14, 20), (0, 17), (-14, 20), (-23, 6)]
        d.shape(smooth(knot), RED, OUTER, shade=[Shade(depth=0.4, spacing=5)])
        d.fold(([(-6, -18), (-9, -4), (-6, 10)], 3.4), ([(8, -18), (5, -4), (8, 8)], 3.4))
