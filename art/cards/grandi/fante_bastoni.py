"""Jack of clubs: a sharp-nosed forester in a pointed hood with a leaf, his club on his shoulder."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import eye, flat, form, stroke
from art.cards.grandi.hands_of_clubs import shouldered
from art.cards.grandi.heads import profile
from art.cards.grandi.inks import GOLD, RUDDY, STROKE, SUITS
from art.cards.grandi.signs import leaf, sign
from art.cards.kit.paths import placed
from art.cards.kit.svg import Drawing

_INK = SUITS["B"]
_HAIR = "#b5602b"


def draw() -> Drawing:
    """The card."""
    return court("FB", _forester)


def _forester(d: Drawing) -> None:
    with d.at(-46, -24, 0.86, flip=True, rotate=-6):
        _head(d)
    form(
        d, _INK.solid, (-190, 220, "c"), (-176, 150), (-122, 106, "c"), (-60, 124), (-10, 100, "c"),
        (50, 120), (90, 214, "c"),
    )  # fmt: skip
    form(
        d, _INK.light, (-140, 106, "c"), (-60, 138), (8, 92, "c"), (36, 132, "c"), (10, 142, "c"),
        (4, 184, "c"), (-28, 158, "c"),
        (-58, 204, "c"), (-82, 162, "c"), (-124, 190, "c"), (-122, 146, "c"), (-158, 150, "c"),
    )  # fmt: skip
    with d.at(43, 94):
        d.limb([(-26, 56, 34), (-58, 106, 46), (-88, 170, 58)], _INK.solid, STROKE, depth=0)
        flat(d, _INK.deep, (-2, 70), (-18, 110), (-40, 160), (-66, 160), (-40, 104))
        shouldered(d, RUDDY, lambda: sign(d, "B", 48, -72, 190, longer=60))
        form(d, GOLD, (-58, 36, "c"), (-24, 46), (6, 72, "c"), (-8, 94, "c"), (-38, 68), (-72, 58, "c"))


def _head(d: Drawing) -> None:
    form(
        d,
        _INK.solid,
        (10, -100, "c"),
        (96, -110),
        (136, -30),
        (122, 60),
        (136, 120),
        (130, 136, "c"),
        (20, 130, "c"),
    )
    profile(d, RUDDY, nose=1.3, hook=2, chin=6)
    eye(d, -26, -6, half=16, high=12, gaze=-5)
    stroke(d, (-50, -34), (-30, -42), (-8, -30), weight=STROKE * 1.3, ink=_HAIR)
    stroke(d, (-48, 76), (-34, 78), (-22, 68))
    flat(d, "#e08a66", (-14, 40), (4, 36), (12, 48), (-6, 56))
    form(d, _HAIR, (-44, -80, "c"), (-54, -36, "c"), (-34, -50, "c"), (-22, -30, "c"), (-4, -52, "c"),
    (8, -20, "c"),
         (22, -46, "c"), (34, 10, "c"), (50, -30), (40, -84, "c"))  # fmt: skip
    form(
        d, _INK.solid, (-58, -74, "c"), (-50, -112), (10, -146), (90, -136), (122, -106), (146, -44, "c"),
        (122, -66),
        (112, -40), (98, 20), (96, 96), (84, 126, "c"), (50, 110), (58, 60), (46, 0), (44, -44), (0, -72),
    )  # fmt: skip
    flat(d, _INK.deep, (100, -118), (122, -98), (138, -58), (116, -76), (100, -44), (92, 20), (90, 92),
    (80, 112),
         (72, 60), (84, -10), (96, -80))  # fmt: skip
    d.shape(leaf(76, 22).under(placed(24, -88, rotate=22)), GOLD, STROKE)
    stroke(d, (30, -100), (40, -126))
