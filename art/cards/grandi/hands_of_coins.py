"""Three hands that hold a coin; `thing` draws it between the fingers behind it and those before it."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.grandi.features import flat, form, stroke
from art.cards.grandi.hands_of_cups import finger
from art.cards.grandi.inks import Skin
from art.cards.kit.svg import Drawing


def between_thumb_and_finger(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """The coin's lower edge at (0, 0): the bent forefinger behind, the thumb, of one piece with its ball,
    before it, three fingers folded into the palm."""
    finger(d, skin, (-40, 40, 16), (-66, 2, 16), (-64, -40, 14), (-40, -64, 13))
    thing()
    form(
        d, skin.light, (-34, 112, "c"), (-40, 84), (-54, 50), (-40, 22), (-12, 20), (-4, 2), (-14, -22),
        (-14, -44), (4, -50), (18, -30), (28, -4), (50, 24), (58, 58), (42, 90), (36, 112, "c"),
    )  # fmt: skip
    flat(d, skin.shadow, (53, 54), (38, 88), (31, 106, "c"), (-2, 106, "c"), (14, 92), (38, 76))
    finger(d, skin, (-42, 74, 12), (-22, 76, 12.5), (-2, 70, 11))
    finger(d, skin, (-50, 53, 13), (-24, 54, 14), (6, 48, 12))
    finger(d, skin, (-48, 30, 13), (-22, 30, 14), (8, 25, 12))
    stroke(d, (-5, -38), (5, -40))


def on_a_flat_palm(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """A palm held level from the right, the coin upright on it at (0, 0): four fingertips under it, the
    thumb, of one piece with its ball, against its face."""
    finger(d, skin, (28, 8, 14), (-30, -8, 14), (-94, -34, 12))
    thing()
    finger(d, skin, (40, 68, 13), (4, 72, 13.5), (-34, 62, 11.5))
    finger(d, skin, (40, 46, 14), (-14, 49, 14.5), (-66, 33, 12))
    finger(d, skin, (40, 22, 14), (-26, 22, 14.5), (-90, 0, 12.5))
    form(
        d, skin.light, (84, -16, "c"), (70, -28), (46, -62), (28, -80), (14, -74), (16, -58),
        (34, -24), (38, -4), (16, 8),
        (8, 24), (10, 48), (24, 78), (52, 90), (84, 82, "c"),
    )  # fmt: skip
    flat(d, skin.shadow, (22, 50), (56, 62), (79, 54, "c"), (79, 77, "c"), (54, 85), (30, 74))
    stroke(d, (38, -4), (52, 10), (58, 28))
    stroke(d, (28, -66), (36, -56))


def by_the_rim(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """The coin at (0, 0) held out from its right side: the forefinger over its rim, the thumb on its face,
    three fingers folded behind it."""
    for y, reach in ((80, 66), (62, 54), (44, 50)):
        finger(d, skin, (112, y - 8, 13), (88, y - 4, 13.5), (reach, y + 4, 12))
    flat(d, skin.shadow, (60, -44), (96, -40), (120, 0), (100, 20), (56, 20))
    thing()
    finger(d, skin, (118, 26, 17), (108, -26, 16), (76, -56, 14.5), (38, -54, 12))
    stroke(d, (92, -60), (90, -44))
    form(
        d, skin.light, (160, 50, "c"), (136, 0), (118, -14), (94, -10), (60, 2), (28, -4), (12, 8), (20, 24),
        (52, 40), (84, 50),
        (96, 74), (104, 98, "c"),
    )  # fmt: skip
    flat(d, skin.shadow, (62, 36), (90, 40), (122, 46), (142, 64), (106, 92, "c"), (98, 68), (84, 46))
    stroke(d, (24, 6), (34, 14))
