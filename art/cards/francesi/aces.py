"""The aces: one large sign engraved with scrolls in paper white; the ace of spades carries the emblem."""

from __future__ import annotations

import math
from typing import Final

from art.cards.francesi.card import CENTRE, HEIGHT, WIDTH, FrenchCard, Palette
from art.cards.francesi.pips import OPTICAL_HEIGHT, PIP_PATHS
from art.cards.kit.inks import PAPER
from art.cards.kit.limb import Station
from art.cards.kit.paths import circle, polar, polyline, smooth, star
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import letters

_TALL: Final = {"C": 350.0, "D": 410.0, "B": 398.0}
_DRAWN: Final = 300.0
"""The height that the ornaments are written for."""
_SPADE_SCALE: Final = 4.24
_LETTER: Final = 70.0  # height of the B of our emblem
_SPADE_INSET: Final = (
    "M0-43C5-31 17-20 29-8C38 1 45 9.5 45 19.5C45 30 37.5 37 28 37C17 37 8 31 3 18.5H-3"
    "C-8 31-17 37-28 37C-37.5 37-45 30-45 19.5C-45 9.5-38 1-29-8C-17-20-5-31 0-43Z"
)


def ace(suit: str, palette: Palette) -> FrenchCard:
    """The ace of a suit."""
    card = FrenchCard(WIDTH, HEIGHT, name="1" + suit)
    ink = palette.signs[suit]
    x, y = CENTRE
    if suit == "S":
        card.figure(PIP_PATHS["S"], ink, x, y, _SPADE_SCALE)
        card.figure_line(_SPADE_INSET, PAPER, x, y, _SPADE_SCALE, INNER)
    else:
        card.sign(suit, ink, x, y, _TALL[suit])
        scale = _TALL[suit] * OPTICAL_HEIGHT[suit] / 100
        if suit != "B":
            card.figure_line(PIP_PATHS[suit], PAPER, x, y - (3 if suit == "C" else 0), scale * 0.84, DETAIL)
    with card.at(x, y, _TALL.get(suit, _DRAWN) / _DRAWN):
        {"C": _heart, "D": _diamond, "B": _club, "S": _spade}[suit](card, ink)
    card.indices("1", suit, ink)
    return card


def _spade(card: FrenchCard, ink: str) -> None:
    with card.at(0, 22):
        for side in (False, True):
            with card.at(flip=side):
                _scroll(card, 102, 50, 57, 8, 128, -560, 4.6)
                for angle, size in ((100, 20), (48, 22), (2, 22)):
                    _sprout(card, 102, 50, 53, angle, size)
                _scroll(card, 91, -48, 27, 5, 100, -480, 3.6)
                for x, y, turn, size in ((88, -77, -130, 20), (66, -86, -100, 16), (52, -92, -150, 16)):
                    _leaf(card, x, y, turn, size)
        _palmette(card, 0, -97, 64)
        card.shape(circle(0, 0, 80), PAPER, None)
        card.shape(circle(0, 0, 75.5), ink, None)
        card.line(circle(0, 0, 70), DETAIL, ink=PAPER)
        for side in (False, True):
            with card.at(flip=side):
                _laurel(card)
        letters.inscribe(card, "B", [(-50, _LETTER / 2), (50, _LETTER / 2)], _LETTER, ink=PAPER, bold=2.0)


def _heart(card: FrenchCard, ink: str) -> None:
    with card.at(0, 2):
        _rosette(card, ink, 42, 8)
    for side in (False, True):
        with card.at(flip=side):
            _scroll(card, 66, -70, 37, 5, 118, -520, 4.4)
            for angle, size in ((78, 17), (24, 19), (-36, 19), (-92, 17), (-150, 15)):
                _sprout(card, 66, -70, 35, angle, size)
            for x, y, turn, size in ((49, -8, -34, 22), (50, 10, -12, 22), (44, 27, 10, 20),
                (31, 43, 34, 18), (12, 58, 58, 18)):  # fmt: skip
                _leaf(card, x, y, turn, size)
    _palmette(card, 0, -46, 36)
    for at, tall in ((64.0, 15.0), (86.0, 10.0), (101.0, 5.5)):
        _drop(card, at, tall)


def _diamond(card: FrenchCard, ink: str) -> None:
    with card.at(scale=0.9):
        _cut_stone(card, ink)
    for turn in (0, 180):
        with card.at(rotate=turn):
            _palmette(card, 0, -60, 46)
            _drop(card, 121, 6.5)
            for side in (False, True):
                with card.at(flip=side):
                    _scroll(card, 28, -65, 11, 2.5, 120, -430, 2.8)
    for side in (False, True):
        with card.at(flip=side):
            for way, size in ((0, 30), (-24, 17), (24, 17)):
                _leaf(card, 64, 0, way, size)


def _cut_stone(card: FrenchCard, ink: str) -> None:
    """A stone cut in facets, inside a pearled ring."""
    card.shape(circle(0, 0, 58), PAPER, None)
    card.shape(circle(0, 0, 55.5), ink, None)
    card.shapes([circle(50 * math.cos(k * math.pi / 14), 50 * math.sin(k * math.pi / 14), 2.6)
        for k in range(28)], PAPER, None)  # fmt: skip
    card.shape(circle(0, 0, 44), PAPER, None)
    for k in range(8):
        with card.at(rotate=45 * k):
            card.shape(polyline([(0, -42), (-13.5, -32.5), (0, -22), (13.5, -32.5)]), ink, None)
            card.shape(polyline([(0, -19.5), (-7.4, -18), (0, -5), (7.4, -18)]), ink, None)


def _club(card: FrenchCard, ink: str) -> None:
    scale = _DRAWN * OPTICAL_HEIGHT["B"] / 100
    for x, y in ((0.0, -26.0), (-25.6, 11.0), (25.6, 11.0)):
        with card.at(x * scale, y * scale):
            _rosette(card, ink, 58, 8)
            card.shapes([circle(*polar(65.5, 15 * k), 1.9) for k in range(24)], PAPER, None)
    card.shape(star(0, 6, 15, 6, 6), PAPER, None)
    for y, size in ((74, 12.0), (98, 16.0), (121, 10.0)):
        _drop(card, y, size)
    for side in (False, True):
        with card.at(flip=side):
            _leaf(card, 5, 122, -44, 13)
            _leaf(card, 7, 139, -8, 25)


def _drop(d: Drawing, y: float, size: float) -> None:
    """A pointed drop on the middle line, `size` half its height."""
    shape = smooth([(0, y - size, "c"), (size * 0.42, y), (0, y + size, "c"), (-size * 0.42, y)])
    d.shape(shape, PAPER, None)


def _rosette(card: FrenchCard, ink: str, radius: float, petals: int) -> None:
    """A flower of slit petals and beads inside a ring."""
    r = radius
    wide = 48.0 / petals / 52 * r
    card.line(circle(0, 0, r), DETAIL, ink=PAPER)
    for k in range(petals):
        with card.at(rotate=360 * k / petals):
            petal = smooth([(0, -r * 0.19, "c"), (-wide, -r * 0.48), (0, -r * 0.79, "c"), (wide, -r * 0.48)])
            slit = wide * 0.3
            card.shape(petal, PAPER, None)
            card.shape(
                smooth([(0, -r * 0.36, "c"), (-slit, -r * 0.5), (0, -r * 0.67, "c"), (slit, -r * 0.5)]),
                ink,
                None,
            )
        with card.at(rotate=360 * (k + 0.5) / petals):
            card.shape(circle(0, -r * 0.74, r * 0.06), PAPER, None)
    card.shape(circle(0, 0, r * 0.125), PAPER, None)


def _scroll(
    d: Drawing, x: float, y: float, outer: float, inner: float, start: float, sweep: float, half: float
) -> None:
    """A spiral about (x, y) from radius `outer` to `inner`, angles in degrees clockwise, ending in a bead."""
    stations: list[Station] = []
    steps = max(8, round(abs(sweep) / 30))
    for k in range(steps + 1):
        t = k / steps
        a = math.radians(start + sweep * t)
        r = outer + (inner - outer) * t**0.8
        stations.append(
            (
                x + r * math.cos(a),
                y + r * math.sin(a),
                half * (0.35 + 0.65 * math.sin(math.pi * (0.12 + 0.7 * t))),
            )
        )
    d.limb(stations, PAPER, None, start="point", end="round", depth=0)
    d.shape(circle(stations[-1][0], stations[-1][1], half * 1.15), PAPER, None)


def _sprout(d: Drawing, x: float, y: float, r: float, angle: float, size: float) -> None:
    """A leaf that leaves a scroll of radius `r` about (x, y) at an angle, slanting outwards."""
    a = math.radians(angle)
    _leaf(d, x + r * math.cos(a), y + r * math.sin(a), angle - 62, size)


def _leaf(d: Drawing, x: float, y: float, turn: float, size: float) -> None:
    """A pointed, slightly curved leaf growing from (x, y) towards `turn` (degrees, 0 to the right)."""
    with d.at(x, y, rotate=turn):
        s = size
        d.shape(
            smooth([(0, 0, "c"), (s * 0.35, -s * 0.26), (s, -s * 0.08, "c"), (s * 0.5, s * 0.14)]),
            PAPER,
            None,
        )


def _palmette(d: Drawing, x: float, y: float, size: float) -> None:
    """A fan of seven round-tipped petals growing upwards from (x, y)."""
    for turn, length in ((0, 1.0), (27, 0.9), (54, 0.74), (80, 0.56)):
        for side in (-1, 1) if turn else (1,):
            s = size * length
            with d.at(x, y, rotate=side * turn):
                petal = smooth([(0, -s * 0.2, "c"), (-s * 0.055, -s * 0.5), (-s * 0.105, -s * 0.8), (0, -s),
                    (s * 0.105, -s * 0.8), (s * 0.055, -s * 0.5)])  # fmt: skip
                d.shape(petal, PAPER, None)
    d.shape(circle(x, y, size * 0.07), PAPER, None)


def _laurel(card: FrenchCard) -> None:
    """The right half of a laurel ring, open at the top, tied at the foot."""
    radius = 55.0
    stem = [
        (radius * math.sin(math.radians(t)), radius * math.cos(math.radians(t))) for t in range(4, 162, 12)
    ]
    card.line(smooth(stem, closed=False), DETAIL, ink=PAPER)
    for k, angle in enumerate(range(16, 162, 16)):
        for side in (-1, 1):
            a = math.radians(angle + (6 if side > 0 else 0))
            _leaf(
                card,
                radius * math.sin(a),
                radius * math.cos(a),
                90 - angle - side * 40 - 90 - 8 * side,
                16 - 0.5 * k,
            )
    card.shape(circle(0, radius, 5), PAPER, None)
