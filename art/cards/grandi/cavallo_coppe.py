"""Knight of cups: a dandy in a plumed hat lifts his goblet over a chestnut with a flowing mane."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import eye, flat, form, stroke
from art.cards.grandi.hands_of_cups import raised_by_the_stem
from art.cards.grandi.heads import profile
from art.cards.grandi.horse import horse
from art.cards.grandi.inks import PAPER, RUDDY, STROKE, SUITS
from art.cards.grandi.signs import sign
from art.cards.grandi.sleeves import sleeve
from art.cards.kit.svg import Drawing

_INK = SUITS["C"]
_COAT, _MANE, _HAIR = ("#b0683a", "#84481f"), "#3a2114", "#2c1a12"


def draw() -> Drawing:
    """The card."""
    return court("CC", _knight)


def _knight(d: Drawing) -> None:
    with d.at(72, -68, 0.79, rotate=-3):
        _head(d)
    form(d, _INK.solid, (50, 40, "c"), (92, 34), (150, 14, "c"), (190, 50), (214, 214, "c"), (30, 214, "c"))
    form(d, PAPER, (70, 16, "c"), (60, 40), (100, 56), (144, 34), (146, 8, "c"), (108, 26))
    sleeve(d, (_INK.solid, _INK.deep), (118, 76), (-12, 152), (-86, 58), narrow=33)
    with d.at(-116, -38, 0.86):
        raised_by_the_stem(d, RUDDY, lambda: sign(d, "C", 0, -52, 184, longer=58))
    with d.at(-72, 60, rotate=-36):
        form(
            d, PAPER, (-38, -22, "c"), (0, -14), (38, -22, "c"), (46, 4), (60, 24, "c"), (0, 34),
            (-60, 24, "c"), (-46, 4),
        )  # fmt: skip
        stroke(d, (-16, 4), (-19, 20))
        stroke(d, (16, 4), (19, 20))
    with d.at(6, 122, 0.86):
        horse(d, _COAT, _dress, _INK.light)


def _head(d: Drawing) -> None:
    form(d, _HAIR, (10, -80), (76, -70), (92, 0), (84, 70), (106, 100, "c"), (60, 116), (36, 70))
    profile(d, RUDDY, nose=0.9, chin=4)
    form(d, _HAIR, (0, -78, "c"), (-14, -40), (20, -30), (34, 24, "c"), (46, 10), (60, 30), (66, -60, "c"))
    eye(d, -26, -6, half=16, high=11, gaze=-6, down=-2)
    stroke(d, (-54, -32), (-32, -42), (-8, -30), weight=STROKE * 1.3)
    form(d, _HAIR, (-64, 56, "c"), (-40, 52), (-16, 60), (10, 40, "c"), (8, 70), (-30, 76), (-58, 70))
    stroke(d, (-48, 82), (-36, 84))
    form(d, _HAIR, (-56, 102, "c"), (-40, 96), (-34, 116), (-52, 132, "c"))
    form(d, PAPER, (20, -98, "c"), (60, -150), (110, -136), (128, -80), (104, -24, "c"), (98, -70), (70, -90))
    stroke(d, (44, -100), (90, -116), (108, -74))
    form(d, _INK.solid, (-60, -66, "c"), (-62, -120), (0, -142), (72, -118), (76, -58, "c"))
    form(d, _INK.light, (-108, -70), (-70, -82), (10, -84), (94, -68), (104, -44), (10, -54), (-70, -46))


def _dress(d: Drawing) -> None:
    flat(d, PAPER, (-10, -80, "c"), (-38, -44), (-70, 8), (-104, 46, "c"), (-84, 48), (-52, 6), (-28, -30))
    form(
        d, _MANE, (30, -120, "c"), (6, -92), (-8, -60, "c"), (20, -78, "c"), (24, -34), (52, -2, "c"),
        (56, -30, "c"),
        (64, 30), (96, 66, "c"), (94, 28, "c"), (104, 90), (140, 130, "c"), (146, 60), (126, -20),
        (92, -84), (58, -120),
    )  # fmt: skip
    for points in (((48, -94), (66, -60), (74, -16)), ((84, -66), (104, -20), (112, 34))):
        stroke(d, *points, ink=_COAT[0])
