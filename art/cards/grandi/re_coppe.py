"""King of cups: a merry king with a full dark beard and a pointed crown, his goblet in a great palm."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import both, eye, flat, form, stroke
from art.cards.grandi.hands_of_cups import cradling_the_bowl
from art.cards.grandi.heads import frontal
from art.cards.grandi.inks import GOLD, INK, PAPER, RUDDY, STROKE, SUITS
from art.cards.grandi.signs import sign
from art.cards.kit.paths import circle
from art.cards.kit.svg import Drawing

_INK = SUITS["C"]
_HAIR, _LIGHT = "#4a2c1a", "#7a4c2c"


def draw() -> Drawing:
    """The card."""
    return court("RC", _king)


def _king(d: Drawing) -> None:
    form(d, _INK.solid, (-70, 110, "c"), (-130, 214, "c"), (214, 214, "c"), (190, 130), (120, 90, "c"))
    with d.at(72, -26, 0.97, rotate=5):
        form(d, PAPER, (-92, 92, "c"), (-60, 168), (0, 184), (70, 168), (104, 92, "c"))
        for x, y in ((-70, 126), (-34, 160), (40, 160), (80, 120)):
            flat(d, INK, (x, y - 13, "c"), (x + 9, y + 8, "c"), (x, y + 13), (x - 9, y + 8, "c"))
        _head(d)
    with d.at(-98, 14):
        form(d, _INK.solid, (60, 136), (96, 100, "c"), (150, 150), (160, 214), (20, 214))
        form(d, GOLD, (48, 146, "c"), (106, 88, "c"), (130, 110, "c"), (72, 170, "c"))
        cradling_the_bowl(d, RUDDY, lambda: sign(d, "C", 0, -14, 190, longer=54))


def _head(d: Drawing) -> None:
    form(d, _HAIR, *both((0, -88, "c"), (-70, -70), (-92, -10), (-88, 50), (-72, 90), (0, 90, "c")))
    frontal(d, RUDDY, wide=1.1, nose=1.35)
    for x in (-46, 48):
        flat(d, "#e3876a", (x - 13, 20), (x, 12), (x + 13, 20), (x, 36))
    form(
        d, _HAIR, *both((0, 50, "c"), (-30, 44), (-56, 30), (-72, -16, "c"), (-82, 44), (-70, 98),
        (-36, 136), (0, 150, "c")),
    )  # fmt: skip
    flat(d, _LIGHT, (-68, 40), (-60, 54), (-50, 96), (-28, 124), (-54, 106))
    flat(d, _LIGHT, (-20, 96), (-10, 106), (-4, 134), (-16, 124))
    flat(d, _LIGHT, (22, 92), (28, 104), (20, 128), (14, 114))
    flat(d, _INK.solid, (-24, 66, "c"), (0, 72), (24, 66, "c"), (16, 84), (0, 88), (-16, 84))
    form(
        d,
        _HAIR,
        *both((0, 52, "c"), (-24, 46), (-52, 56), (-66, 44, "c"), (-58, 72), (-28, 74), (0, 62, "c")),
    )
    eye(d, -30, -10, half=18, high=12, gaze=-5)
    eye(d, 30, -10, half=18, high=12, gaze=-5)
    for side in (-1, 1):
        stroke(d, (side * 12, -34), (side * 32, -46), (side * 52, -32), weight=STROKE * 1.6, ink=_HAIR)
    form(
        d, GOLD, (-74, -52, "c"), (-92, -128, "c"), (-56, -98, "c"), (-42, -146, "c"), (-20, -104, "c"),
        (0, -158, "c"),
        (20, -104, "c"), (42, -146, "c"), (56, -98, "c"), (92, -128, "c"), (74, -52, "c"), (0, -66),
    )  # fmt: skip
    form(d, _INK.light, (-80, -46, "c"), (-78, -70, "c"), (0, -88), (78, -70, "c"), (80, -46, "c"), (0, -62))
    d.flats(circle(-44, -66, 8), circle(0, -74, 9), circle(44, -66, 8), ink=_INK.solid)
