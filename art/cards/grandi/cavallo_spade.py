"""Knight of swords: a man-at-arms with his visor up, his gauntlet raising the sword, his grey in plates."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import eye, far_eye, flat, form, stroke
from art.cards.grandi.hands_of_swords import in_plates
from art.cards.grandi.heads import three_quarter
from art.cards.grandi.horse import horse
from art.cards.grandi.inks import IRON, PAPER, RUDDY, STEEL, STROKE, SUITS
from art.cards.grandi.signs import sign
from art.cards.kit.paths import circle, ellipse
from art.cards.kit.svg import Drawing

_INK = SUITS["S"]
_COAT = ("#e8eaee", "#aeb6c0")
_HAIR = "#6b4322"


def draw() -> Drawing:
    """The card."""
    return court("CS", _knight)


def _knight(d: Drawing) -> None:
    with d.at(72, -49, 0.77, rotate=2):
        _head(d)
    form(d, STEEL, (40, 48, "c"), (94, 40), (150, 20, "c"), (194, 60), (214, 214, "c"), (30, 214, "c"))
    flat(d, IRON, (150, 40), (188, 66), (200, 208, "c"), (150, 208, "c"), (164, 120))
    with d.at(-106, -10, 0.88):
        in_plates(d, lambda: sign(d, "S", 0, -66, 186, longer=46))
    with d.at(-16, 124, 0.9):
        horse(d, _COAT, _dress, _INK.light, neckwear=_plates)


def _head(d: Drawing) -> None:
    form(d, IRON, (-40, 60, "c"), (-54, 130), (0, 166), (80, 150), (88, 40, "c"))
    three_quarter(d, RUDDY, nose=1.3, hook=9, chin=10, jaw=7)
    eye(d, 8, -8, half=19, high=11, gaze=-7)
    far_eye(d, -43, -10)
    stroke(d, (-16, -28), (10, -38), (34, -32), weight=STROKE * 1.4, ink=_HAIR)
    stroke(d, (-58, -32), (-46, -34), (-36, -28), weight=STROKE * 1.3, ink=_HAIR)
    form(
        d, _HAIR, (-28, 56, "c"), (-50, 62), (-70, 60), (-82, 46, "c"), (-76, 72), (-54, 80), (-30, 72),
        (-6, 82), (18, 74), (26, 52, "c"), (12, 62), (-8, 56),
    )  # fmt: skip
    stroke(d, (-40, 90), (-28, 93), (-14, 88))
    stroke(d, (28, 22), (34, 38), (30, 52), ink=RUDDY.shadow)
    form(d, STEEL, (-52, 86, "c"), (-30, 106), (10, 104), (44, 70), (50, 0), (44, -54, "c"), (94, -70),
    (100, 20), (90, 120),
         (30, 150), (-44, 130, "c"))  # fmt: skip
    flat(d, IRON, (72, -50), (92, 0), (84, 112), (34, 142), (24, 130), (66, 90), (78, 20))
    form(
        d,
        STEEL,
        (-56, -60, "c"),
        (-50, -110),
        (0, -148),
        (64, -134),
        (102, -70),
        (104, -20, "c"),
        (60, -40),
        (0, -60),
    )
    form(
        d, _INK.solid, (-84, -58, "c"), (-104, -92), (-74, -128), (-10, -128), (60, -80), (74, -34, "c"),
        (40, -52), (-20, -64),
    )  # fmt: skip
    stroke(d, (-80, -88), (-30, -98), (28, -72), weight=STROKE * 1.3, ink=_INK.light)
    d.shape(circle(66, -48, 13), PAPER, STROKE)
    form(
        d,
        _INK.light,
        (30, -140, "c"),
        (50, -176),
        (104, -176),
        (130, -130),
        (124, -80, "c"),
        (96, -110),
        (64, -124),
    )


def _plates(d: Drawing) -> None:
    steps = [
        ((44, -98), (98, -74)),
        ((22, -40), (128, -8)),
        ((-4, 30), (148, 60)),
        ((-30, 104), (164, 124)),
        ((-60, 176), (184, 176)),
    ]
    for k in (3, 2, 1, 0):
        (left, right), (low, far) = steps[k], steps[k + 1]
        sag = (low[0] + far[0]) / 2, (low[1] + far[1]) / 2 + 20
        form(
            d, _INK.solid if k % 2 else _INK.light, (*left, "c"), (*right, "c"), (*far, "c"), sag, (*low, "c")
        )


def _dress(d: Drawing) -> None:
    form(
        d, _INK.solid, (42, -94, "c"), (14, -104), (-14, -90), (-40, -50), (-74, 2), (-108, 44, "c"),
        (-86, 52, "c"),
        (-54, 22), (-6, -4), (26, -44, "c"),
    )  # fmt: skip
    d.shape(ellipse(-22, -36, 32, 23), _INK.light, STROKE)
    d.flats(circle(-76, 26, 6), circle(-58, 4, 6), ink=_INK.light)
