"""King of clubs: a wild red-bearded king crowned with oak leaves, his club upright in a heavy fist."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import both, eye, flat, form, stroke
from art.cards.grandi.hands_of_clubs import upright
from art.cards.grandi.heads import frontal
from art.cards.grandi.inks import GOLD, OLIVE, STROKE, SUITS
from art.cards.grandi.signs import leaf, sign
from art.cards.kit.paths import circle, placed
from art.cards.kit.svg import Drawing

_INK = SUITS["B"]
_HAIR, _DEEP = "#c0632a", "#8a3f14"


def draw() -> Drawing:
    """The card."""
    return court("RB", _king)


def _king(d: Drawing) -> None:
    form(d, _INK.solid, (-130, 90, "c"), (-200, 130), (-214, 214, "c"), (120, 214, "c"), (60, 100, "c"))
    with d.at(-52, -16, 0.9, rotate=-6):
        _head(d)
    with d.at(107, 60):
        d.limb([(-78, 104, 44), (-136, 160, 58), (-180, 220, 66)], _INK.solid, STROKE, depth=0)
        flat(d, _INK.deep, (-52, 130), (-90, 170), (-140, 214), (-100, 214), (-60, 170))
        upright(d, OLIVE, lambda: _club(d))
        form(d, GOLD, (-124, 74, "c"), (-104, 60, "c"), (-38, 130, "c"), (-58, 148, "c"))


def _club(d: Drawing) -> None:
    with d.at(rotate=-29):
        sign(d, "B", 42, -62, 226, longer=66)


def _head(d: Drawing) -> None:
    for x, y, r in ((-78, -40, 27), (-90, 2, 27), (-86, 46, 27), (78, -40, 27), (90, 2, 27), (86, 46, 27)):
        d.shape(circle(x, y, r), _HAIR, STROKE)
    frontal(d, OLIVE, wide=1.12, nose=1.5)
    for x, y, r in ((-62, 78, 27), (62, 78, 27), (-40, 112, 28), (40, 112, 28), (0, 126, 29)):
        d.shape(circle(x, y, r), _HAIR, STROKE)
    form(
        d,
        _HAIR,
        *both((0, 50, "c"), (-32, 44), (-58, 26), (-70, -6, "c"), (-80, 50), (-56, 96), (0, 108, "c")),
    )
    for x, y in ((-44, 62), (44, 62), (-20, 92), (20, 92), (0, 124), (-42, 112), (42, 112)):
        stroke(d, (x - 9, y + 3), (x - 2, y - 8), (x + 9, y), (x + 2, y + 8), ink=_DEEP)
    flat(d, _DEEP, *both((0, 66, "c"), (-14, 62), (-30, 68, "c"), (-14, 80), (0, 82)))
    form(
        d,
        _HAIR,
        *both((0, 48, "c"), (-26, 42), (-60, 60), (-74, 52, "c"), (-62, 80), (-28, 72), (0, 62, "c")),
    )
    eye(d, -32, -8, half=18, high=10, gaze=6)
    eye(d, 32, -8, half=18, high=10, gaze=6)
    for side in (-1, 1):
        form(d, _HAIR, (side * 8, -24), (side * 30, -46), (side * 62, -34, "c"), (side * 36, -26))
    stroke(d, (-5, -30), (-4, -20))
    for x, y, turn, size in (
        (-74, -62, -52, 70),
        (74, -62, 52, 70),
        (-44, -70, -26, 84),
        (44, -70, 26, 84),
        (0, -72, 0, 94),
    ):
        d.shape(leaf(size, 27).under(placed(x, y, rotate=turn)), GOLD, STROKE)
        with d.at(x, y, rotate=turn):
            stroke(d, (0, -24), (0, -size * 0.62))
    form(d, _INK.light, (-84, -46, "c"), (-84, -70, "c"), (0, -90), (84, -70, "c"), (84, -46, "c"), (0, -64))
    d.shape(circle(0, -76, 11), _INK.solid, None)
    flat(d, _INK.solid, (-66, -60), (-44, -74), (-24, -70), (-44, -60))
    flat(d, _INK.solid, (66, -60), (44, -74), (24, -70), (44, -60))
