"""King of swords: a stern king in profile, a crown of plates, a finger over his sword's guard."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import eye, flat, form, stroke
from art.cards.grandi.hands_of_swords import finger_on_the_guard
from art.cards.grandi.heads import profile
from art.cards.grandi.inks import GOLD, INK, PALE, PAPER, STROKE, SUITS
from art.cards.grandi.signs import sign
from art.cards.kit.svg import Drawing

_INK = SUITS["S"]
_GREY, _DEEP = "#c3c7cc", "#7f868e"


def draw() -> Drawing:
    """The card."""
    return court("RS", _king)


def _king(d: Drawing) -> None:
    form(d, _INK.solid, (-20, 130, "c"), (-60, 214, "c"), (214, 214, "c"), (190, 130), (140, 90, "c"))
    with d.at(68, -26):
        form(d, _GREY, (20, -80), (84, -64), (96, 0), (92, 60), (112, 120, "c"), (60, 126), (40, 60))
        flat(d, _DEEP, (86, -20), (86, 60), (102, 112), (72, 118), (68, 50))
        _head(d)
    form(
        d, PAPER, (30, 136, "c"), (60, 96, "c"), (120, 116), (188, 98, "c"), (196, 150), (120, 182), (60, 170)
    )
    for x, y in ((84, 142), (126, 150), (168, 134)):
        flat(d, INK, (x, y - 15, "c"), (x + 9, y + 8, "c"), (x, y + 14), (x - 9, y + 8, "c"))
    with d.at(-96, 76):
        finger_on_the_guard(d, PALE, lambda: sign(d, "S", 0, -62, 190, longer=72))
        form(
            d, _INK.solid, (22, 122), (58, 104), (96, 78, "c"), (140, 110), (176, 150, "c"), (60, 150, "c"),
        )  # fmt: skip
        flat(d, _INK.deep, (34, 124), (90, 114), (150, 142, "c"), (64, 144, "c"))
        form(d, GOLD, (14, 116), (40, 92), (90, 74), (110, 94), (70, 118), (26, 136))


def _head(d: Drawing) -> None:
    profile(d, PALE, nose=1.15, hook=8, brow=3)
    flat(d, PALE.shadow, (-8, 24), (2, 40), (0, 66), (-12, 76), (-4, 50))
    form(
        d,
        _GREY,
        (-56, 78, "c"),
        (-40, 80),
        (-12, 84),
        (18, 66),
        (36, 36, "c"),
        (48, 60),
        (26, 110),
        (-26, 140),
        (-82, 172, "c"),
        (-68, 130),
        (-62, 98),
    )
    flat(d, _DEEP, (40, 60), (22, 104), (-26, 134), (-64, 156), (-30, 116), (6, 92))
    stroke(d, (-52, 98), (-48, 118))
    form(d, _GREY, (-62, 54, "c"), (-34, 52), (-12, 68), (8, 60, "c"), (2, 84), (-30, 82), (-56, 70))
    eye(d, -25, -4, half=16, high=10, gaze=-6)
    form(d, _GREY, (-62, -26), (-34, -38), (-4, -24, "c"), (-28, -22))
    stroke(d, (-6, 8), (0, 14), (8, 12), ink=PALE.shadow)
    form(d, _GREY, (34, -76, "c"), (22, -30), (30, 0, "c"), (44, -18), (64, 0, "c"), (76, -74, "c"))
    for x, tilt in ((62, 14), (-34, -14), (14, 0)):
        with d.at(x, -62, rotate=tilt):
            form(d, GOLD, (0, -94, "c"), (-26, -70, "c"), (-34, -60), (-27, -44, "c"), (-27, 4, "c"),
            (27, 4, "c"),
                 (27, -44, "c"), (34, -60), (26, -70, "c"))  # fmt: skip
            flat(d, _INK.solid, (0, -66, "c"), (13, -44, "c"), (0, -22, "c"), (-13, -44, "c"))
    form(
        d, _INK.light, (-62, -52, "c"), (-60, -78, "c"), (14, -88), (84, -74, "c"), (84, -46, "c"), (14, -60)
    )
    stroke(d, (-40, -66), (14, -74), (64, -64), weight=STROKE, ink=_INK.solid)
