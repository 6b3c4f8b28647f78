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
    """A palm held level from the right, the coin upright on it at (0, 0), the thumb against its face."""
    finger(d, skin, (40, 16, 14), (-10, 0, 14), (-62, -8, 12))
    thing()
    form(
        d, skin.light, (-78, 2), (-20, 12), (30, 2), (70, -10), (120, 4, "c"), (124, 62, "c"), (70, 62),
        (20, 50), (-40, 36),
        (-82, 20),
    )  # fmt: skip
    flat(
        d,
        skin.shadow,
        (-60, 24),
        (20, 34),
        (70, 44),
        (119, 36, "c"),
        (119, 56, "c"),
        (70, 56),
        (20, 44),
        (-38, 31),
    )
    stroke(d, (-66, 14), (-20, 24), (10, 24))
    finger(d, skin, (78, 10, 18), (48, -18, 16), (22, -50, 13))


def by_the_rim(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """The coin at (0, 0) held out from its right side: forefinger along the rim, thumb on its face."""
    finger(d, skin, (100, 56, 15), (80, 72, 14), (54, 84, 12))
    finger(d, skin, (104, 40, 15), (90, 48, 14), (76, 62, 12))
    thing()
    form(
        d, skin.light, (72, -34), (98, -30), (124, 2), (158, 52, "c"), (104, 96, "c"), (82, 66), (66, 36),
    )  # fmt: skip
    flat(d, skin.shadow, (74, 44), (100, 40), (138, 66), (104, 90, "c"), (84, 66))
    finger(d, skin, (102, -4, 15), (82, -40, 14), (40, -64, 12))
    finger(d, skin, (100, 22, 18), (64, 8, 16.5), (26, 14, 14))
    stroke(d, (38, 6), (48, 16))
