"""The French back for small cards: the full design cut once more, fewer and broader lines, one ink on paper.

Fine ruling stands for the ground of the net and for the lace of the ring: at these sizes broad lines of full
contrast would shimmer while a card moves.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from art.cards.francesi.back import oval
from art.cards.francesi.card import CENTRE, HEIGHT, WIDTH, FrenchCard
from art.cards.francesi.pips import OPTICAL_HEIGHT, PIP_PATHS
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import circle, ellipse, lozenge, placed, polyline, rect, smooth, star
from art.cards.kit.svg import Drawing

_CX, _CY = CENTRE
_EDGE: Final = 84.0
"""From the edge of the card to the field."""
_ACROSS, _DOWN = 5, 7
"""Lozenges of the net."""
_A: Final = (WIDTH - 2 * _EDGE) / _ACROSS
_B: Final = (HEIGHT - 2 * _EDGE) / _DOWN
_NET: Final = 5.0
_RULED: Final = 1.6
_PITCH: Final = 5.66
"""From line to line of the ruling, along x; the lines slant by 45°."""
_STRIP: Final = 21
"""Lines of the ruling that are drawn once and repeated."""
_RX, _RY = 168.0, 218.0
_TURNS: Final = 8
"""Lines of the ring."""
_TURNED: Final = 1.8
_MIDDLE: Final = 57.0
"""Distance of the border's leaves from the edge of the card."""
_QUARTERS: Final = tuple(placed(rotate=90 * k) for k in range(4))


HalfBorder = Callable[[Drawing], None]
"""Draws the upper half of a border in paper."""


def leafy(d: Drawing) -> None:
    """Pairs of leaves that run to a lozenge in the middle of each side; a star in each corner."""
    _leaves_along(d, _CX, _MIDDLE, 4, turn=0)
    _leaves_along(d, _MIDDLE, _CY, 6, turn=90)


def small(name: str, ink: str, *, border: HalfBorder = leafy, lobed: bool = False) -> FrenchCard:
    """The back of a small card in the given ink: the upper half drawn once and turned, the oval over it."""
    letter = name.split("-")[-2][0]  # of the colour: ids stay short, and differ between the two backs
    card = FrenchCard(WIDTH, HEIGHT, name=letter)
    card.flats(rect(30, 30, WIDTH - 60, HEIGHT - 60), ink=ink)
    card.flats(rect(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE), ink=PAPER)

    def half(d: Drawing) -> None:
        with d.clip(rect(_EDGE, _EDGE, WIDTH - 2 * _EDGE, _CY - _EDGE)):
            _field(d, ink)
        border(d)

    card.use("h", half, 0, 0)
    card.use("h", half, WIDTH, HEIGHT, rotate=180)
    _ring(card, ink, lobed=lobed)
    _signs(card, ink)
    return card


def _leaves_along(d: Drawing, x: float, y: float, count: int, *, turn: int) -> None:
    """Pairs of leaves that run to a lozenge at (x, y), the middle of a side; stars in the upper corners."""
    reach = (_CY if turn else _CX) - _MIDDLE

    pitch = (reach - 32) / count

    def leaves(inner: Drawing) -> None:
        pair = smooth([(-13, 0, "c"), (-5, -10), (12, -12, "c"), (4, 0, "c"), (12, 12, "c"), (-5, 10)])
        inner.flats(*(pair.under(placed(-pitch * k, 0)) for k in (1, 2)), ink=PAPER)

    d.flats(lozenge(x, y, 11, 11), ink=PAPER)
    with d.at(x, y, rotate=turn):
        if not turn:
            d.flats(star(-reach, 0, 19, 8, 6), star(reach, 0, 19, 8, 6), ink=PAPER)
        for side in (0, 180):
            with d.at(rotate=side):
                for k in range(0, count, 2):
                    d.use("l", leaves, -pitch * k, 0)


def _field(d: Drawing, ink: str) -> None:
    """Half of the net: lozenges in paper on ruled ground, a four-petalled flower in each."""
    high = _CY - _EDGE

    def strip(inner: Drawing) -> None:
        for k in range(_STRIP):
            inner.line(polyline([(_PITCH * k, 0), (_PITCH * k - high, high)], closed=False), _RULED, ink=ink)

    # the ruling is the same from either end of the card: a line runs through its middle
    first = (_CX - _EDGE + high) % _PITCH - _PITCH
    for k in range(math.ceil((WIDTH - 2 * _EDGE + high) / (_STRIP * _PITCH))):
        d.use("r", strip, _EDGE + first + k * _STRIP * _PITCH, _EDGE)
    for k in range(-_ACROSS - 1, _ACROSS + 1):
        x = _CX + (k + 0.5) * _A
        for way in (-_A * _DOWN / 2, _A * _DOWN / 2):
            if abs(x + way / 2 - _CX) < _CX - _EDGE + abs(way) / 2:
                d.line(polyline([(x, _CY), (x + way, _EDGE)], closed=False), _NET, ink=PAPER)

    def flower(inner: Drawing) -> None:
        petal = smooth([(0, -2, "c"), (-9, -11), (0, -18, "c"), (9, -11)])
        inner.flats(*(petal.under(turn) for turn in _QUARTERS), ink=ink)

    def row(inner: Drawing) -> None:
        for k in range(_ACROSS + 1):
            inner.use("p", flower, _A * k, 0)

    for k in range(_DOWN):
        d.use("f", row, _EDGE + (0 if k % 2 else _A / 2), _EDGE + _B * (k + 1) / 2)


def _ring(card: FrenchCard, ink: str, *, lobed: bool) -> None:
    """The oval: an engine-turned ring between two bands of ink."""
    card.shape(oval(_RX, _RY, lobed=lobed, nodes=16), ink, 8, ink=PAPER)

    for k in range(_TURNS):
        share = 0.68 + 0.22 * k / (_TURNS - 1)
        card.line(ellipse(_CX, _CY, _RX * share, _RY * share), _TURNED, ink=PAPER)
    card.flats(ellipse(_CX, _CY, _RX * 0.6, _RY * 0.6), ink=PAPER)


def _signs(card: FrenchCard, ink: str) -> None:
    """Eight signs round a sun; they look outwards, opposite ones are equal, so the card has no top."""

    def half(d: Drawing) -> None:
        assert isinstance(d, FrenchCard)
        for k, suit in enumerate("SCBD"):
            a = math.pi * (2 * k + 1) / 8
            x, y = _RX * 0.45 * math.sin(a), -_RY * 0.45 * math.cos(a)
            turn = math.degrees(math.atan2(_RX * math.sin(a), _RY * math.cos(a)))
            d.motif(PIP_PATHS[suit], ink, x, y, 32 * OPTICAL_HEIGHT[suit] / 100, turn)

    for turn in (0, 180):
        card.use("s", half, _CX, _CY, rotate=turn)
    card.flats(circle(_CX, _CY, 46), ink=ink)
    card.flats(star(_CX, _CY, 41, 19, 8), ink=PAPER)
    card.flats(circle(_CX, _CY, 13), ink=ink)
