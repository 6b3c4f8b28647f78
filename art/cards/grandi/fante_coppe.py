"""Jack of cups: a fair page in a soft cap with a feather, looking at the goblet in its fist."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import eye, far_eye, flat, form, stroke
from art.cards.grandi.hands_of_cups import round_the_stem
from art.cards.grandi.heads import three_quarter
from art.cards.grandi.inks import GOLD, PALE, PAPER, STROKE, SUITS
from art.cards.grandi.signs import sign
from art.cards.kit.paths import circle
from art.cards.kit.svg import Drawing

_INK = SUITS["C"]
_HAIR, _HAIR_DEEP = "#e3b04b", "#b07a24"


def draw() -> Drawing:
    """The card."""
    return court("FC", _page)


def _page(d: Drawing) -> None:
    with d.at(62, -22, 0.98, rotate=-4):
        form(
            d,
            _HAIR,
            (-30, -84, "c"),
            (70, -80),
            (104, -20),
            (98, 60),
            (122, 118),
            (80, 138),
            (30, 120),
            (10, 60, "c"),
        )
        _head(d)
    _body(d)
    with d.at(-99, 26):
        round_the_stem(d, PALE, lambda: sign(d, "C", 0, -52, 174, longer=50))
        with d.at(-45, 96, 0.94, rotate=5):
            form(d, _INK.solid, (-60, 34), (-40, 6, "c"), (34, 8, "c"), (84, 60), (110, 120), (-60, 120))
            form(d, PAPER, (-42, 14), (-38, -14, "c"), (36, -10, "c"), (40, 18), (0, 22))


def _body(d: Drawing) -> None:
    form(
        d,
        _INK.solid,
        (30, 96, "c"),
        (-30, 112),
        (-70, 150),
        (-84, 214, "c"),
        (180, 220, "c"),
        (170, 146),
        (122, 96, "c"),
    )
    flat(d, _INK.deep, (120, 104), (164, 148), (172, 212, "c"), (110, 208, "c"), (128, 160))
    form(
        d,
        PAPER,
        (14, 96, "c"),
        (4, 132),
        (50, 166, "c"),
        (74, 138),
        (130, 146, "c"),
        (132, 108),
        (120, 92, "c"),
        (70, 122),
    )


def _head(d: Drawing) -> None:
    three_quarter(d, PALE, nose=0.6, hook=-6, snub=9, cheek=5, chin=-8)
    form(
        d,
        _HAIR,
        (8, -84, "c"),
        (44, -60),
        (40, -10),
        (52, 40),
        (44, 96),
        (74, 124),
        (100, 66),
        (94, -20),
        (76, -84, "c"),
    )
    flat(d, _HAIR_DEEP, (62, -60, "c"), (60, 0), (72, 50), (66, 106), (74, 116), (94, 62), (88, -20))
    eye(d, 8, -8, half=20, high=13, gaze=-6)
    far_eye(d, -43, -10)
    stroke(d, (-12, -34), (8, -42), (34, -30), weight=STROKE * 1.1, ink=_HAIR_DEEP)
    stroke(d, (-57, -34), (-46, -38), (-36, -35), weight=STROKE * 1.1, ink=_HAIR_DEEP)
    flat(d, "#e79a86", (10, 32), (30, 30), (34, 44), (16, 50))
    flat(d, _INK.solid, (-46, 62, "c"), (-34, 55), (-26, 58), (-10, 57, "c"), (-22, 72), (-34, 72))
    _cap(d)


def _cap(d: Drawing) -> None:
    form(d, _INK.solid, (-66, -66, "c"), (-78, -112), (-30, -150), (50, -146), (90, -100), (86, -54, "c"))
    flat(d, _INK.deep, (40, -138), (82, -100), (80, -62, "c"), (40, -70), (56, -100))
    form(
        d,
        _INK.light,
        (-78, -58),
        (-60, -84),
        (10, -88),
        (88, -72),
        (98, -46),
        (84, -32),
        (10, -56),
        (-62, -40),
    )
    form(d, PAPER, (54, -66, "c"), (38, -112), (52, -152), (98, -160, "c"), (92, -142, "c"), (108, -128, "c"),
         (92, -112), (72, -60, "c"))  # fmt: skip
    stroke(d, (62, -74), (60, -108), (78, -138))
    d.shape(circle(62, -64, 12), GOLD, STROKE)
