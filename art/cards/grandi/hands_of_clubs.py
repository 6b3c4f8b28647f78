"""Three fists round a club; `thing` draws it between the fingers behind it and those before it."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.grandi.features import flat, form, stroke
from art.cards.grandi.hands_of_cups import finger
from art.cards.grandi.inks import Skin
from art.cards.kit.svg import Drawing


def shouldered(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """A young fist low on a club at (0, 0): fingers across it, the thumb, of one piece with the hand, up
    along the wood."""
    thing()
    with d.at(rotate=34):
        form(
            d, skin.light, (10, 56), (-36, 46), (-54, 10), (-54, -34), (-40, -64), (-24, -98), (-6, -104),
            (0, -88), (-10, -62), (-2, -44), (28, -42), (40, 0), (36, 44),
        )  # fmt: skip
        flat(d, skin.shadow, (34, -20), (34, 36), (10, 50), (-26, 44), (4, 36), (20, 10))
        for k in range(4):
            y = -33 + 23 * k
            finger(d, skin, (-24 - 2 * k, y + 5, 12), (2, y, 13), (34 - 2 * k, y + 4, 12))
        stroke(d, (-17, -90), (-8, -84))


def overhead(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """A broad fist seen from the palm, the raised club at (0, 0): the thumb across the fingertips."""
    thing()
    with d.at(rotate=42):
        form(
            d,
            skin.light,
            (-46, -40),
            (-10, -48),
            (36, -42),
            (50, -8),
            (44, 36),
            (20, 54),
            (-30, 52),
            (-50, 10),
        )
        flat(d, skin.shadow, (46, -6), (40, 34), (18, 49), (-26, 47), (10, 30), (26, 0))
        for k, reach in enumerate((-18, -22, -20, -12)):
            y = -34 + 21 * k
            finger(d, skin, (38, y, 13), (12, y - 2, 13), (reach, y + 3, 11))
        finger(d, skin, (-38, 30, 17), (-34, -6, 15), (-8, -34, 13))
        stroke(d, (-18, -34), (-8, -42))


def upright(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """A heavy fist round a club that stands at (0, 0): its back, four fingers across, the thumb over the
    first; the forearm comes from below on the left."""
    thing()
    form(
        d, skin.light, (18, -40), (-14, -46), (-44, -26), (-58, 10), (-70, 44), (-112, 82, "c"),
        (-58, 138, "c"), (-14, 96), (18, 66), (26, 20),
    )  # fmt: skip
    flat(
        d, skin.shadow, (-6, 72), (-26, 78), (-44, 62), (-66, 78), (-86, 102, "c"), (-58, 130, "c"), (-18, 92)
    )
    for y, reach in ((54, 38), (29, 50), (3, 52), (-23, 48)):
        finger(d, skin, (-14, y - 2, 14), (18, y - 4, 14.5), (reach, y + 5, 12.5))
    finger(d, skin, (-34, 12, 19), (-38, -30, 17), (-6, -56, 14))
    flat(d, skin.light, (-52, 6), (-38, 2), (-24, 8), (-20, 30), (-36, 44), (-54, 30))
    stroke(d, (-16, -62), (-6, -52))
