"""Knight of coins: a dark merchant in a turban with a jewel, a coin upright on his palm, his dun plaited."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import eye, far_eye, flat, form, stroke
from art.cards.grandi.hands_of_coins import on_a_flat_palm
from art.cards.grandi.heads import three_quarter
from art.cards.grandi.horse import horse
from art.cards.grandi.inks import BROWN, GOLD, PAPER, STROKE, SUITS
from art.cards.grandi.signs import sign
from art.cards.kit.paths import circle
from art.cards.kit.svg import Drawing

_INK = SUITS["D"]
_COAT, _MANE, _BEARD = ("#d3b796", "#a98a68"), "#4a3222", "#241812"


def draw() -> Drawing:
    """The card."""
    return court("CD", _knight)


def _knight(d: Drawing) -> None:
    with d.at(78, -58, 0.78):
        _head(d)
    form(d, PAPER, (40, 46, "c"), (92, 44), (146, 20, "c"), (190, 50), (214, 214, "c"), (30, 214, "c"))
    form(d, _INK.solid, (34, 60, "c"), (70, 20, "c"), (90, 60), (112, 214, "c"), (30, 214, "c"))
    form(d, _INK.solid, (128, 14, "c"), (190, 44), (214, 214, "c"), (150, 214, "c"), (150, 100))
    form(d, _INK.solid, (120, 60), (86, 26), (30, -20), (-26, -46, "c"), (-30, 46, "c"), (0, 100), (90, 140))
    with d.at(-98, -30, 0.84):
        on_a_flat_palm(d, BROWN, lambda: sign(d, "D", -15, -74, 158))
    form(d, GOLD, (-46, -52, "c"), (-20, -54, "c"), (-14, -8), (-20, 52, "c"), (-46, 50, "c"), (-42, -6))
    with d.at(4, 124, 0.86):
        horse(d, _COAT, _dress, _INK.light)


def _head(d: Drawing) -> None:
    three_quarter(d, BROWN, nose=1.15, hook=3)
    eye(d, 8, -8, half=19, high=12, gaze=-6)
    far_eye(d, -43, -10)
    stroke(d, (-16, -32), (8, -42), (36, -28), weight=STROKE * 1.5)
    stroke(d, (-58, -32), (-46, -38), (-34, -32), weight=STROKE * 1.4)
    form(
        d, _BEARD, (-26, 84, "c"), (-4, 84), (26, 66), (52, 8, "c"), (68, 16), (62, 60), (30, 104),
        (-14, 122), (-46, 104),
        (-44, 80, "c"),
    )  # fmt: skip
    form(
        d,
        _BEARD,
        (-30, 54, "c"),
        (-54, 58),
        (-58, 76, "c"),
        (-34, 68),
        (-24, 66),
        (6, 76),
        (20, 66, "c"),
        (0, 54),
    )
    d.shape(circle(70, 52, 12), GOLD, STROKE)
    form(
        d,
        _INK.light,
        (-62, -46, "c"),
        (-80, -100),
        (-44, -146),
        (30, -152),
        (86, -112),
        (86, -34, "c"),
        (40, -66),
        (-10, -72),
    )
    flat(d, _INK.solid, (30, -146), (80, -112), (81, -46, "c"), (62, -58, "c"), (66, -100))
    stroke(d, (-64, -62), (-10, -112), (60, -136), weight=STROKE * 1.1)
    stroke(d, (-38, -64), (20, -98), (78, -102), weight=STROKE * 1.1)
    form(d, PAPER, (-30, -126, "c"), (-46, -146), (-42, -166), (-22, -182, "c"), (-8, -158), (-14, -126, "c"))
    form(d, _INK.solid, (-22, -132), (-2, -110), (-22, -86), (-42, -110))
    d.shape(circle(-22, -109, 8), GOLD, None)


def _dress(d: Drawing) -> None:
    for x, y in ((146, 104), (134, 60), (116, 18), (96, -22), (72, -58), (46, -88)):
        d.shape(circle(x, y, 25), _MANE, STROKE)
    d.flats(
        *(circle(x, y, 8) for x, y in ((146, 104), (134, 60), (116, 18), (96, -22), (72, -58), (46, -88))),
        ink=_INK.light,
    )
    form(d, _MANE, (32, -114, "c"), (-4, -104), (-26, -58, "c"), (2, -68), (26, -86), (42, -98))
