"""Ace of coins: one coin with the sun's face, whole between the tabs, and ears of corn in the corners."""

from __future__ import annotations

import math

from art.cards.grandi.card import HEIGHT, WIDTH, blank
from art.cards.grandi.features import both, eye, flat, stroke
from art.cards.grandi.inks import GOLD, STROKE, SUITS
from art.cards.grandi.signs import leaf
from art.cards.grandi.tab import tabs
from art.cards.kit.paths import Outline, circle, placed, polar, polyline
from art.cards.kit.svg import Drawing

_INK = SUITS["D"]
_RIM, _TEETH, _FIELD = 162.0, 146.0, 108.0
"""Radii of the coin: its edge, which ends before the tabs, the ring of teeth, and the field with the face."""


def draw() -> Drawing:
    """The card."""
    d = blank("1D")
    for _ in d.ends():
        _ears(d)
    with d.at(WIDTH / 2, HEIGHT / 2):
        d.shape(circle(0, 0, _RIM), _INK.light, STROKE)
        d.shape(circle(0, 0, _TEETH), _INK.solid, STROKE)
        d.shapes([_tooth(22.5 * k) for k in range(16)], _INK.light, None)
        d.shape(circle(0, 0, _FIELD), _INK.light, STROKE)
        _face(d)
    tabs(d, "1D")
    return d


def _tooth(turn: float) -> Outline:
    return polyline([polar(_FIELD, turn - 8), polar(_TEETH - 10, turn), polar(_FIELD, turn + 8)])


def _ears(d: Drawing) -> None:
    """Two ears of corn in the upper right corner, bent away from the coin."""
    for stalk, grains in (
        ([(452, 380), (506, 318), (530, 240), (524, 170), (508, 84)], 4),
        ([(452, 380), (462, 320), (440, 258), (396, 190)], 3),
    ):
        stroke(d, *stalk, weight=STROKE * 1.5)
        (x0, y0), (x1, y1) = stalk[-2:]
        way = math.degrees(math.atan2(x1 - x0, y0 - y1))
        step = polar(42, way)
        for k in reversed(range(grains)):
            x, y = x1 - step[0] * k, y1 - step[1] * k
            for side in (-1, 1):
                tone = _INK.light if side < 0 else GOLD
                d.shape(leaf(66, 21).under(placed(x, y, rotate=way + side * 42)), tone, STROKE)
        d.shape(leaf(70, 22).under(placed(x1, y1, rotate=way)), _INK.light, STROKE)


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
