"""2 di spade: two long swords and a green-yellow-red banner wound round both."""

from __future__ import annotations

from art.cards.kit.paths import Point, rect
from art.cards.kit.svg import Drawing
from art.cards.piacentine.banner import banner
from art.cards.piacentine.card import HEIGHT, WIDTH, px, py
from art.cards.piacentine.inks import DARK_GREEN, DARK_RED, GOLD, GREEN, OCHRE, RED
from art.cards.piacentine.sword import sword

BRIGHT = (GREEN, GOLD, RED)
SHADED = (DARK_RED, OCHRE, DARK_GREEN)  # the back of the cloth, so upside down
HALF = 30.0

# From the upper left tail to the lower right one; it turns over at either edge.
FIRST: list[Point] = [
    (42, 262), (72, 248), (108, 262), (152, 292), (204, 312), (255, 330), (310, 352), (362, 380), (418, 400),
    (440, 416),
]  # fmt: skip
SECOND: list[Point] = [
    (440, 416), (416, 440), (362, 448), (308, 458), (255, 474), (202, 492), (152, 506), (96, 520), (70, 536),
]  # fmt: skip
THIRD: list[Point] = [
    (70, 536), (94, 560), (152, 572), (204, 590), (255, 612), (308, 634), (362, 652), (408, 684), (438, 690),
    (468, 676),
]  # fmt: skip


def two_swords(d: Drawing) -> None:
    """2 di spade."""
    middle = WIDTH / 2
    left, right = rect(0, 0, middle, HEIGHT), rect(middle, 0, middle, HEIGHT)
    # Each pass lies behind one blade and before the other.
    _pass(d, 0)
    _pass(d, 1)
    _pass(d, 2)
    sword(d, px(30), py(50), 830, 52, 180)
    sword(d, px(70), py(50), 830, 52, 0, cut=1)
    with d.clip(right):
        _pass(d, 1)
    with d.clip(left):
        _pass(d, 0)
        _pass(d, 2)


def _pass(d: Drawing, k: int) -> None:
    if k == 0:
        banner(d, [*reversed(FIRST)], HALF, BRIGHT, fork=True)
    elif k == 1:
        banner(d, SECOND, HALF, SHADED, turned=True)
    else:
        banner(d, THIRD, HALF, BRIGHT, fork=True)
