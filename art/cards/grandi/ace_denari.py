"""Ace of coins: a coin with a sun's face, whole between the tabs; the moon above, a star below."""

from __future__ import annotations

from art.cards.grandi.card import HEIGHT, WIDTH, blank
from art.cards.grandi.features import both, eye, flat, form, stroke
from art.cards.grandi.inks import GOLD, STROKE, SUITS
from art.cards.grandi.tab import tabs
from art.cards.kit.paths import Outline, circle, placed, polar, polyline, smooth
from art.cards.kit.svg import Drawing

_INK = SUITS["D"]
_SUN = 0.75
"""Size of the sun, so that all its rays end before the tabs."""


def draw() -> Drawing:
    """The card."""
    d = blank("1D")
    with d.at(WIDTH / 2, HEIGHT / 2, _SUN):
        d.shapes([_flame(45 * k + 22.5) for k in range(8)], _INK.light, STROKE / _SUN)
        d.shapes([_ray(45 * k) for k in range(8)], _INK.solid, STROKE / _SUN)
        d.shape(circle(0, 0, 154), _INK.solid, STROKE / _SUN)
        d.flats(*(circle(*polar(129, 22.5 * k), 11) for k in range(16)), ink=_INK.light)
        d.shape(circle(0, 0, 106), _INK.light, None)
        _face(d)
    with d.at(446, 138, rotate=-14):
        _moon(d)
    with d.at(170, 738):
        _star(d)
    tabs(d, "1D")
    return d


def _ray(turn: float) -> Outline:
    return polyline([polar(148, turn - 10), polar(212, turn), polar(148, turn + 10)])


def _flame(turn: float) -> Outline:
    flame = smooth(
        [
            (-34, -148, "c"),
            (-36, -180),
            (-12, -196),
            (-16, -224, "c"),
            (28, -202),
            (20, -180),
            (34, -148, "c"),
        ]
    )
    return flame.under(placed(rotate=turn))


def _moon(d: Drawing) -> None:
    """A crescent with a profile to the right, and the light on its back."""
    form(
        d, _INK.light, (42, -100, "c"), (-30, -98), (-94, -40), (-96, 40), (-40, 98), (42, 100, "c"),
        (-4, 74), (-24, 56, "c"), (-8, 44, "c"), (-20, 34, "c"), (-6, 22, "c"), (12, 16, "c"), (-18, -22),
        (-12, -60),
    )  # fmt: skip
    flat(d, GOLD, (-4, -90), (-60, -62), (-86, 0), (-64, 58), (-10, 92), (-46, 52), (-60, 0), (-44, -54))
    stroke(d, (-46, -14), (-34, -22), (-24, -16))
    d.flats(circle(-34, 16, 8), ink="#e8a13a")
    d.shapes([_spark(96, -60, 34), _spark(78, 66, 26)], _INK.solid, None)


def _star(d: Drawing) -> None:
    """A comet's head: eight points over eight shorter ones."""
    d.shape(_points(8, 118, 50, 22.5), _INK.light, STROKE)
    d.shape(_points(8, 96, 40, 0), _INK.solid, STROKE)
    d.flats(_points(8, 52, 24, 0), ink=_INK.light)
    d.shapes([_spark(-112, -92, 26), _spark(112, 96, 34)], _INK.solid, None)


def _points(count: int, reach: float, inner: float, turn: float) -> Outline:
    step = 180 / count
    return polyline([polar(inner if k % 2 else reach, turn + step * k) for k in range(2 * count)])


def _spark(x: float, y: float, reach: float) -> Outline:
    return _points(4, reach, reach * 0.34, 0).under(placed(x, y))


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
