"""Three hands that hold a coin; `thing` draws it between the fingers behind it and those before it."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.grandi.features import flat, form, stroke
from art.cards.grandi.hands_of_cups import finger
from art.cards.grandi.inks import Skin
from art.cards.kit.svg import Drawing


def between_thumb_and_finger(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """The coin's lower edge at (0, 0): forefinger behind, thumb before it, three fingers curled."""
    finger(d, skin, (-30, 40, 15), (-40, 4, 14), (-24, -34, 12))
    thing()
    form(
        d, skin.light, (-42, 22), (-20, 24), (30, 30), (52, 40), (52, 66), (32, 96, "c"), (28, 110, "c"),
        (-34, 110, "c"),
        (-38, 84), (-54, 48),
    )  # fmt: skip
    flat(d, skin.shadow, (44, 62), (30, 92), (24, 105, "c"), (-2, 105, "c"), (4, 84), (22, 66))
    finger(d, skin, (46, 72, 12), (24, 76, 13), (2, 68, 11))
    finger(d, skin, (52, 52, 13), (26, 54, 14), (-2, 48, 12))
    finger(d, skin, (44, 30, 13), (20, 32, 14), (-6, 26, 12))
    finger(d, skin, (-36, 74, 17), (-22, 36, 16), (10, -12, 13))


def on_a_flat_palm(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """A palm held level from the right, the coin upright on it at (0, 0): four fingertips under it, the
    thumb, of one piece with its ball, against its face."""
    finger(d, skin, (30, 14, 14), (-30, 2, 14), (-88, -18, 12))
    thing()
    finger(d, skin, (40, 50, 13), (4, 56, 13), (-34, 48, 11.5))
    finger(d, skin, (40, 36, 14), (-16, 42, 14), (-64, 30, 12))
    finger(d, skin, (40, 20, 14), (-26, 22, 14.5), (-84, 6, 12.5))
    form(
        d, skin.light, (84, -16, "c"), (70, -28), (46, -62), (28, -80), (14, -74), (16, -58),
        (34, -24), (38, -4), (16, 8),
        (8, 24), (12, 42), (24, 62), (52, 76), (84, 72, "c"),
    )  # fmt: skip
    flat(d, skin.shadow, (24, 44), (56, 52), (79, 44, "c"), (79, 67, "c"), (54, 71), (30, 59))
    stroke(d, (38, -4), (52, 10), (58, 28))
    stroke(d, (28, -66), (36, -56))


def by_the_rim(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """The coin at (0, 0) held out from its right side: the forefinger over its rim, the thumb on its face,
    three fingers folded behind it."""
    for y, reach in ((88, 64), (70, 52), (50, 50)):
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
