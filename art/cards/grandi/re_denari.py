"""King of coins: an old king with a long beard under a closed crown looks at his coin."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import eye, far_eye, flat, form, stroke
from art.cards.grandi.hands_of_coins import by_the_rim
from art.cards.grandi.heads import three_quarter
from art.cards.grandi.inks import GOLD, PALE, PAPER, STROKE, SUITS
from art.cards.grandi.signs import sign
from art.cards.kit.paths import circle
from art.cards.kit.svg import Drawing

_INK = SUITS["D"]
_WHITE, _GREY, _BROW = PAPER, "#bdb5a6", "#8d8576"


def draw() -> Drawing:
    """The card."""
    return court("RD", _king)


def _king(d: Drawing) -> None:
    form(d, _INK.solid, (-40, 110, "c"), (-110, 214, "c"), (214, 214, "c"), (196, 120), (120, 80, "c"))
    with d.at(68, -33, 0.94, rotate=-9):
        form(
            d,
            _WHITE,
            (20, -70),
            (84, -50),
            (98, 20),
            (102, 90),
            (116, 128, "c"),
            (84, 138),
            (52, 110),
            (30, 40),
        )
        flat(d, _GREY, (92, 30), (96, 90), (106, 122), (82, 131), (76, 80))
        _head(d)
    with d.at(-98, 78):
        form(d, _INK.solid, (92, 100), (134, 22, "c"), (186, 50), (230, 140), (70, 150))
        form(d, GOLD, (84, 92, "c"), (134, 40, "c"), (160, 66, "c"), (110, 118, "c"))
        by_the_rim(d, PALE, lambda: sign(d, "D", 0, 0, 158))


def _head(d: Drawing) -> None:
    three_quarter(d, PALE, nose=1.4, hook=6)
    stroke(d, (20, 14), (34, 18), (46, 12), ink=PALE.shadow)
    eye(d, 8, -2, half=19, high=12, gaze=-8, down=3)
    far_eye(d, -43, -4)
    flat(d, _BROW, (-18, -24, "c"), (-6, -40), (18, -46), (46, -28), (44, -20, "c"), (14, -30))
    flat(d, _BROW, (-55, -18, "c"), (-54, -34), (-44, -42), (-32, -32), (-32, -24, "c"), (-46, -28))
    form(
        d, _WHITE, (-24, 58, "c"), (8, 50), (38, 26), (60, -14, "c"), (72, 40), (56, 92), (30, 130),
        (24, 168, "c"), (-6, 142),
        (-16, 112, "c"), (-40, 140), (-76, 152, "c"), (-64, 116), (-62, 72),
    )  # fmt: skip
    flat(d, _GREY, (62, 20), (66, 42), (50, 90), (26, 128), (22, 152), (8, 134), (30, 96), (48, 56))
    stroke(d, (-46, 92), (-48, 112), (-58, 130))
    stroke(d, (-2, 88), (6, 112))
    form(
        d,
        _WHITE,
        (-36, 52, "c"),
        (-62, 62),
        (-84, 90, "c"),
        (-56, 90),
        (-34, 72),
        (-26, 66),
        (0, 78),
        (34, 88, "c"),
        (22, 60),
    )
    _crown(d)


def _crown(d: Drawing) -> None:
    form(d, _INK.solid, (-58, -70, "c"), (-62, -118), (4, -142), (76, -116), (74, -62, "c"))
    form(
        d,
        GOLD,
        (-60, -66, "c"),
        (-92, -112),
        (-60, -146),
        (2, -142, "c"),
        (0, -124, "c"),
        (-46, -120),
        (-58, -102),
        (-36, -70, "c"),
    )
    form(
        d,
        GOLD,
        (74, -60, "c"),
        (106, -104),
        (72, -144),
        (2, -142, "c"),
        (4, -124, "c"),
        (54, -120),
        (70, -98),
        (50, -66, "c"),
    )
    form(d, GOLD, (-10, -72, "c"), (-12, -138, "c"), (16, -138, "c"), (18, -72, "c"))
    form(d, GOLD, (-70, -46, "c"), (-70, -76, "c"), (0, -92), (80, -68, "c"), (80, -38, "c"), (4, -62))
    d.flats(circle(-42, -66, 8), circle(4, -76, 9), circle(50, -63, 8), ink=_INK.solid)
    d.shape(circle(2, -152, 14), GOLD, STROKE)
