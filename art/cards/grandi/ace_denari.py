"""Ace of coins: a coin with a sun's face, its rays to the edges of the card."""

from __future__ import annotations

from art.cards.grandi.card import HEIGHT, WIDTH, blank
from art.cards.grandi.features import both, eye, flat, stroke
from art.cards.grandi.inks import GOLD, STROKE, SUITS
from art.cards.grandi.tab import tabs
from art.cards.kit.paths import Outline, circle, placed, polar, polyline, smooth
from art.cards.kit.svg import Drawing

_INK = SUITS["D"]
_REACH = (392.0, 386.0, 286.0, 300.0)
"""How far the straight rays reach, an eighth of a turn each from the top: far where the card is free."""


def draw() -> Drawing:
    """The card."""
    d = blank("1D")
    with d.at(WIDTH / 2, HEIGHT / 2):
        d.shapes([_flame(45 * k + 22.5) for k in range(8)], _INK.light, STROKE)
        d.shapes([_ray(45 * k, _REACH[k % 4]) for k in range(8)], _INK.solid, STROKE)
        d.shape(circle(0, 0, 154), _INK.solid, STROKE)
        d.flats(*(circle(*polar(129, 22.5 * k), 11) for k in range(16)), ink=_INK.light)
        d.shape(circle(0, 0, 106), _INK.light, None)
        _face(d)
    tabs(d, "1D")
    return d


def _ray(turn: float, reach: float) -> Outline:
    return polyline([polar(148, turn - 13), polar(reach, turn), polar(148, turn + 13)])


def _flame(turn: float) -> Outline:
    flame = smooth(
        [
            (-38, -148, "c"),
            (-44, -206),
            (-12, -250),
            (-20, -326, "c"),
            (38, -262),
            (22, -206),
            (38, -148, "c"),
        ]
    )
    return flame.under(placed(rotate=turn))


def _face(d: Drawing) -> None:
    flat(
        d, GOLD, (14, -84, "c"), (58, -66), (84, -14), (72, 44), (20, 88, "c"), (46, 40), (40, -10), (18, -40)
    )
    for side in d.sides():
        eye(d, -38, -16, half=22, high=13, gaze=(2 if side else 1))
        stroke(d, (-66, -38), (-40, -50), (-16, -40), weight=STROKE * 1.3)
        d.shape(circle(-60, 24, 15), "#e8a13a", None)
    stroke(d, (-14, -36, "c"), (-12, 4), (-20, 22, "c"), (-4, 30), (12, 24), weight=STROKE * 1.1)
    flat(d, _INK.deep, *both((0, 48, "c"), (-14, 44), (-36, 46, "c"), (-20, 64), (0, 70)))
