"""Hands shut round a shaft through (0, 0), their inside to us, the thumb above: the palm behind the shaft,
then the shaft, then fingers and thumb before it. The forearm comes from the right; mirror with `Drawing.at`.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.espanola.fingers import finger, knuckles, tendons
from art.cards.espanola.inks import INK
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing

_PALM = Shade(angle=50, depth=0.34, spacing=4.8, width=2.6, reach=15)
_BALL = Shade(angle=20, depth=0.3, spacing=4.8, width=2.4, reach=11)
_ROW = (
    (28.0, -18.0, 8.0, 6.8),
    (14.0, -23.0, 12.0, 7.8),
    (-1.0, -25.0, 14.0, 8.4),
    (-16.0, -23.0, 13.0, 8.2),
)
"""Fingers from the little one up: height, outermost joint, tip, half-width."""


def level_palm(d: Drawing, skin: str) -> None:
    """Palm and wrist of a fist held out, behind the hilt: the wrist is at (62, 32), 30 degrees down."""
    _palm(d, skin, [
        (0, -30, "c"), (16, -34), (34, -24), (50, 0), (72, 17, "c"), (55, 49, "c"), (40, 43), (24, 41),
        (6, 34, "c"), (-2, 0),
    ])  # fmt: skip


def raised_palm(d: Drawing, skin: str) -> None:
    """Palm and wrist of a fist held up, behind the hilt: the wrist is at (40, 66), 68 degrees down."""
    _palm(d, skin, [
        (0, -30, "c"), (16, -34), (34, -25), (45, -4), (49, 20), (48, 42), (56, 60, "c"), (24, 74, "c"),
        (20, 56), (10, 42), (-2, 34, "c"), (-4, 0),
    ])  # fmt: skip


def shut_fingers(d: Drawing, skin: str, *, raised: bool = False, hooked: bool = False) -> None:
    """The fingers of either fist come round the hilt and bury their tips; the thumb lies over them under the
    guard. `hooked`: the forefinger goes up over the guard."""
    d.flats(smooth([(2, -22, "c"), (20, -18), (23, 8), (20, 32), (8, 38, "c"), (0, 10)]), ink=INK)
    for y, out, tip, half in _ROW[:3] if hooked else _ROW:
        finger(d, skin, [(out + half - 1, y + 2.4, half * 0.94), (out + 18, y - 1.4, half * 1.02),
            (tip, y + 0.6, half * 0.84)], joints=(0.98,))  # fmt: skip
        _wrinkles(d, (out + half - 3, y + 1), half)
    if raised:
        ball: list[Node] = [
            (13, 38, "c"), (13, 22), (17, 4), (16, -12, "c"), (27, -21), (39, -8), (44, 12), (38, 36),
            (26, 52),
        ]  # fmt: skip
    else:
        ball = [(14, 37, "c"), (13, 20), (17, 4), (16, -12, "c"), (27, -21), (42, -4), (52, 16), (42, 34)]
    d.shape(smooth(ball), skin, None, shade=[_BALL])
    d.line(smooth(ball[:4], closed=False), INNER)
    if hooked:
        forefinger: list[Station] = [
            (8, -20, 8), (-12, -21, 8.6), (-25, -32, 8.4), (-26, -48, 8), (-15, -57, 7), (-6, -55, 5.6),
        ]  # fmt: skip
        finger(d, skin, forefinger, joints=(0.46, 0.76), nail=True)
        _thumb(d, skin, [(33, -2, 13), (27, -16, 11.4), (14, -24, 9.6), (1, -24, 8.6), (-9, -19, 6.6)])
    else:
        _thumb(d, skin, [(33, -2, 13), (27, -18, 11.4), (13, -28, 9.6), (-3, -30, 8.8), (-14, -26, 6.8)])
    d.shape(smooth([(20, 0), (25, -13), (35, -16), (43, 0), (38, 16), (26, 14)]), skin, None)
    d.lens([(19, 20), (22, 4), (20, -10)], 2.4)
    d.lens([(30, 30), (36, 16), (35, 2)], 1.8)


def palm_at_the_trunk(d: Drawing, skin: str, half: float) -> None:
    """Palm and wrist behind a trunk 2 × `half` thick."""
    h = half
    _palm(d, skin, [
        (h - 14, -32, "c"), (h + 4, -33), (h + 22, -22), (h + 38, -2), (h + 58, 12, "c"), (h + 44, 46, "c"),
        (h + 26, 40), (h + 8, 40), (h - 12, 35, "c"), (h - 16, 0),
    ])  # fmt: skip


def fingers_round_the_trunk(d: Drawing, skin: str, half: float) -> None:
    """The fingers that come round the trunk's far edge to this side, and the thumb that meets them from the
    near edge."""
    h = half
    for y, out, tip, w in ((29, 1, -5, 6.8), (14.5, 5, 3, 8), (-2, 6, 6, 8.6), (-18, 4, 3, 8.2)):
        run: list[Station] = [
            (-h - out + w - 2, y + 3, w * 0.94), (-h - out + 19, y - 2, w * 1.02),
            (tip - 10, y - 1.4, w * 0.94), (tip, y + 1.6, w * 0.74),
        ]  # fmt: skip
        finger(d, skin, run, joints=(0.36, 0.76), nail=True)
        _wrinkles(d, (-h - out + w - 4, y + 1), w)
    ball: list[Node] = [
        (h - 10, 37, "c"), (h - 12, 22), (h - 6, 6), (h - 9, -12, "c"), (h + 4, -22), (h + 18, -8),
        (h + 30, 14), (h + 14, 32),
    ]  # fmt: skip
    d.shape(smooth(ball), skin, None, shade=[_BALL])
    d.line(smooth(ball[:4], closed=False), INNER)
    _thumb(d, skin, [
        (h + 8, -4, 13), (h + 1, -22, 11.4), (h - 13, -36, 9.8), (h - 30, -43, 8.8), (h - 42, -42, 6.8),
    ])  # fmt: skip
    d.shape(smooth([(h - 5, 0), (h - 2, -15), (h + 8, -18), (h + 17, -2), (h + 12, 14), (h, 14)]), skin, None)
    d.lens([(h - 6, 20), (h - 2, 4), (h - 5, -12)], 2.4)
    d.lens([(h + 10, 28), (h + 14, 14), (h + 12, 0)], 1.8)


def back_of_the_fist(d: Drawing, skin: str, half: float) -> None:
    """A fist that holds a club up, its back to us: the fingers go over the club and round its far edge; the
    wrist is at (`half` + 27, 69), 70 degrees down."""
    h = half
    for y, w in ((27, 7), (12, 8), (-4, 8.4), (-20, 8)):
        run: list[Station] = [
            (h - 6, y, w), (0, y - 2.4, w * 1.02), (-h - 2, y + 1, w * 0.96), (-h - 5, y + 7, w * 0.8),
        ]  # fmt: skip
        finger(d, skin, run, joints=(0.6, 0.66))
    hand: list[Node] = [
        (h - 10, -29, "c"), (h + 6, -34), (h + 24, -25), (h + 34, -2), (h + 37, 24), (h + 36, 44),
        (h + 44, 62, "c"), (h + 10, 76, "c"), (h + 6, 56), (h - 3, 43), (h - 11, 35, "c"), (h - 17, 28),
        (h - 10, 20, "c"), (h - 19, 13), (h - 11, 4, "c"), (h - 20, -4), (h - 11, -12, "c"), (h - 18, -21),
    ]  # fmt: skip
    d.shape(smooth(hand), skin, INNER, shade=[_PALM])
    knuckles(d, [(h - 9, -20), (h - 10, -4), (h - 9, 13), (h - 8, 28)], 0, 5)
    tendons(d, ((h + 1, -18), (h + 20, 8)), ((h, -2), (h + 18, 22)), ((h + 1, 14), (h + 16, 34)))


def _palm(d: Drawing, skin: str, nodes: Sequence[Node]) -> None:
    d.shape(smooth(nodes), skin, OUTER, shade=[_PALM])


def _thumb(d: Drawing, skin: str, run: Sequence[Station]) -> None:
    finger(d, skin, run, joints=(0.52, 0.58), nail=True)


def _wrinkles(d: Drawing, joint: Point, half: float) -> None:
    """Two short strokes where a bent finger's skin is tight over its outermost joint."""
    x, y = joint
    d.ticks(((x - 3, y - half * 0.72), (x - 1, y - half * 0.1), 2.2), ((x + 4, y - half * 0.9),
        (x + 4.6, y - half * 0.3), 2.0))  # fmt: skip
