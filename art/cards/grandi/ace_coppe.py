"""Ace of cups: a great goblet on the left, a vine that rises from it and hangs its grapes on the right."""

from __future__ import annotations

from art.cards.grandi.card import blank
from art.cards.grandi.features import both, flat, form, stroke
from art.cards.grandi.inks import STROKE, SUITS
from art.cards.grandi.tab import tabs
from art.cards.kit.paths import circle, ellipse
from art.cards.kit.svg import Drawing

_INK = SUITS["C"]


def draw() -> Drawing:
    """The card."""
    d = blank("1C")
    _vine(d)
    with d.at(214, 628):
        _goblet(d)
    tabs(d, "1C")
    return d


def _goblet(d: Drawing) -> None:
    form(
        d, _INK.solid, *both((0, -206, "c"), (-184, -206, "c"), (-180, -90), (-124, 26), (-36, 74, "c"),
        (-62, 100),
        (-36, 124, "c"), (-46, 158), (-132, 186, "c"), (-132, 222, "c"), (0, 222, "c")),
    )  # fmt: skip
    flat(
        d, _INK.deep, (179, -120, "c"), (170, -80), (119, 24), (40, 70, "c"), (57, 100), (32, 124, "c"),
        (44, 160),
        (127, 188, "c"), (127, 217, "c"), (40, 217, "c"), (20, 150), (10, 70), (90, 0), (130, -110, "c"),
    )  # fmt: skip
    flat(d, _INK.light, *both((0, -140, "c"), (-160, -140, "c"), (-157, -106, "c"), (0, -106, "c")))
    d.flats(*(circle(52 * k, -123, 10) for k in range(-2, 3)), ink=_INK.solid)
    flat(
        d, _INK.light, *both((0, -50, "c"), (-34, -66), (-68, -40), (-104, -26), (-140, -52, "c"),
        (-126, -12, "c"),
        (-100, 0), (-64, -10), (-32, -30), (0, -14, "c")),
    )  # fmt: skip
    for k in (-1, 0, 1):
        d.shape(ellipse(66 * k, 26 - 14 * abs(k), 15, 20), _INK.light, None)
    stroke(d, (-36, 100), (0, 104), (36, 100), weight=STROKE * 1.4, ink=_INK.light)
    stroke(d, (-100, 202), (0, 194), (100, 202), weight=STROKE * 1.4, ink=_INK.light)
    d.shape(ellipse(0, -206, 184, 34), _INK.light, STROKE)
    d.shape(ellipse(0, -200, 146, 18), _INK.deep, None)


_TENDRIL = ((232, 420), (262, 330), (276, 230), (330, 130), (420, 92), (500, 104))


def _vine(d: Drawing) -> None:
    """A shoot out of the goblet, its leaf and its grapes."""
    stroke(d, *_TENDRIL, weight=STROKE * 3)
    stroke(d, *_TENDRIL, weight=STROKE, ink=_INK.solid)
    stroke(d, (276, 236), (330, 262), (356, 318), (330, 346), (312, 322), weight=STROKE * 1.2)
    _grapes(d)
    with d.at(410, 112, 0.92, rotate=-18):
        _leaf(d)


_BUNCH = (
    (172, (420, 484, 548)),
    (226, (388, 452, 516, 580)),
    (280, (420, 484, 548)),
    (334, (452, 516)),
    (386, (484,)),
)
"""Rows of grapes, from the top."""


def _grapes(d: Drawing) -> None:
    for y, row in _BUNCH:
        for x in row:
            d.shape(circle(x, y, 36), _INK.solid, STROKE)
            d.flats(circle(x - 11, y - 12, 9), ink=_INK.light)


def _leaf(d: Drawing) -> None:
    form(
        d, _INK.light, (4, -46, "c"), (32, -66), (64, -60, "c"), (62, -30), (104, -22), (132, 14, "c"),
        (100, 30), (96, 66, "c"),
        (58, 66), (30, 98), (6, 128, "c"), (-22, 92), (-52, 70, "c"), (-92, 70, "c"), (-92, 32),
        (-124, 12, "c"), (-98, -22),
        (-60, -30), (-58, -62, "c"), (-24, -64),
    )  # fmt: skip
    for tip in ((4, 92), (62, 34), (-64, 34), (86, 4), (-84, 4)):
        stroke(d, (4, -40), (tip[0] * 0.5 + 2, tip[1] * 0.4 - 10), tip)
