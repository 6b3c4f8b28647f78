"""Knight of clubs: a drover in a kerchief swings his club over a dark cob with a flaxen mane."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import eye, far_eye, flat, form, stroke
from art.cards.grandi.hands_of_clubs import overhead
from art.cards.grandi.heads import three_quarter
from art.cards.grandi.horse import horse
from art.cards.grandi.inks import GOLD, OLIVE, PAPER, STROKE, SUITS
from art.cards.grandi.signs import sign
from art.cards.grandi.sleeves import sleeve
from art.cards.kit.paths import circle
from art.cards.kit.svg import Drawing

_INK = SUITS["B"]
_COAT, _MANE, _HAIR = ("#6f4a31", "#4c3020"), "#d9b679", "#2a1c14"


def draw() -> Drawing:
    """The card."""
    return court("CB", _knight)


def _knight(d: Drawing) -> None:
    with d.at(-84, -84, 0.82, flip=True, rotate=5):
        _head(d)
    form(
        d,
        _INK.solid,
        (-40, 40, "c"),
        (-92, 40),
        (-146, 20, "c"),
        (-190, 50),
        (-214, 214, "c"),
        (10, 214, "c"),
    )
    form(d, OLIVE.light, (-130, 20, "c"), (-94, 38), (-44, 30, "c"), (-68, 60), (-92, 72, "c"))
    stroke(d, (-134, 22), (-116, 52), (-92, 68), (-66, 58), (-42, 32), weight=STROKE * 1.8, ink=_INK.light)
    with d.at(74, -32, 0.86):
        form(d, OLIVE.light, (-66, 20, "c"), (-22, -12), (20, 30), (-20, 66, "c"))
        overhead(d, OLIVE, lambda: sign(d, "B", 32, -56, 190, longer=50))
    sleeve(d, (_INK.solid, _INK.deep), (-144, 122), (-44, 108), (46, -4), wide=46, joint=43, narrow=34)
    form(d, _INK.light, (10, -34, "c"), (28, -44, "c"), (72, 18, "c"), (56, 32, "c"))
    with d.at(66, 140, 0.82, flip=True):
        horse(d, _COAT, _dress, _INK.light)


def _head(d: Drawing) -> None:
    form(d, OLIVE.light, (-40, -60, "c"), (-40, -104), (10, -126), (64, -104), (72, -40, "c"))
    three_quarter(d, OLIVE, nose=1.1, cheek=4)
    form(
        d, _INK.light, (-60, -44, "c"), (-58, -88), (-20, -122), (36, -120), (72, -84), (72, -36, "c"),
        (30, -58), (-20, -60),
    )  # fmt: skip
    form(
        d,
        _INK.light,
        (66, -50, "c"),
        (104, -60),
        (120, -24, "c"),
        (100, -30),
        (108, 8, "c"),
        (84, -8),
        (68, -34, "c"),
    )
    d.flats(
        circle(-32, -80, 9),
        circle(2, -98, 9),
        circle(6, -74, 8),
        circle(38, -88, 9),
        circle(46, -66, 7),
        ink=_INK.solid,
    )
    eye(d, 8, -6, half=19, high=11, gaze=-7, down=-2)
    far_eye(d, -43, -8)
    form(d, _HAIR, (-14, -28, "c"), (10, -42), (42, -28, "c"), (14, -24))
    form(d, _HAIR, (-62, -26, "c"), (-46, -38), (-32, -30, "c"), (-46, -24))
    form(
        d, _HAIR, (-30, 52, "c"), (-54, 56), (-66, 82), (-62, 116, "c"), (-50, 96), (-32, 72), (-20, 70),
        (10, 82), (22, 120, "c"),
        (34, 86), (14, 60), (-6, 52),
    )  # fmt: skip
    flat(d, OLIVE.shadow, (-36, 80, "c"), (-22, 76), (-4, 82, "c"), (-20, 90))
    d.shape(circle(72, 44, 13), GOLD, STROKE)


def _dress(d: Drawing) -> None:
    form(
        d, _MANE, (30, -116, "c"), (66, -104), (104, -76), (138, -16), (158, 56), (190, 180, "c"),
        (120, 176), (92, 170), (106, 142), (122, 108, "c"), (98, 126), (68, 124), (88, 96), (106, 58, "c"),
        (82, 74), (50, 68), (74, 42), (90, 2, "c"), (68, 16), (40, 10), (60, -14), (68, -52, "c"),
        (56, -58), (46, -82, "c"),
    )  # fmt: skip
    for points in (((84, -78), (100, -50), (106, -20)), ((112, -30), (126, 6), (130, 42)),
                   ((138, 40), (148, 80), (156, 122))):  # fmt: skip
        stroke(d, *points)
    form(d, _MANE, (36, -116, "c"), (4, -110), (-24, -64, "c"), (2, -70), (10, -48, "c"), (34, -78))
    flat(d, PAPER, (-98, 40, "c"), (-115, 60), (-110, 86), (-92, 95), (-70, 89), (-60, 80, "c"), (-84, 62))
