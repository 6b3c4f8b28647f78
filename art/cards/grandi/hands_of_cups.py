"""Three hands that hold a goblet; `thing` draws it between the fingers behind it and those before it."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.grandi.features import flat, form
from art.cards.grandi.inks import STROKE, Skin
from art.cards.kit.limb import Station
from art.cards.kit.svg import Drawing


def finger(d: Drawing, skin: Skin, *stations: Station) -> None:
    """One finger: (x, y, half its width) from the knuckle to the tip."""
    d.limb(list(stations), skin.light, STROKE, start="round", end="round", depth=0)


def round_the_stem(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """A fist round the stem at (0, 0): the little finger stretched, the thumb up along the bowl."""
    finger(d, skin, (-6, 10, 17), (34, -12, 15), (56, -40, 14), (62, -66, 12.5))
    thing()
    form(
        d,
        skin.light,
        (-34, -30),
        (-10, -30),
        (6, 0),
        (4, 36),
        (-16, 62),
        (-20, 106, "c"),
        (-78, 100, "c"),
        (-64, 62),
        (-60, 26),
        (-50, -4),
    )
    flat(d, skin.shadow, (-2, 36), (-4, 46), (-20, 64), (-24, 100, "c"), (-44, 98, "c"), (-38, 66))
    finger(d, skin, (-26, 34, 12), (4, 36, 12), (42, 26, 10))
    for k, (start, end) in enumerate(((-28, 30), (-32, 34), (-30, 30))):
        y = -24 + 21 * k
        finger(d, skin, (start, y, 12), (2, y - 3, 12.5), (end, y + 4, 11))


def raised_by_the_stem(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """A fist round the stem at (0, 0) from the back: four knuckles, the thumb up along the bowl; the forearm
    comes from below on the right."""
    thing()
    form(
        d, skin.light, (-16, -34), (14, -38), (40, -22), (54, 10), (62, 46), (92, 92, "c"), (38, 128, "c"),
        (8, 84), (-12, 60), (-22, 20),
    )  # fmt: skip
    flat(d, skin.shadow, (10, 66), (30, 72), (44, 56), (60, 68), (84, 92, "c"), (40, 120, "c"), (18, 88))
    finger(d, skin, (34, 16, 17), (46, -24, 15), (40, -66, 12.5))
    for y, start, tip, half in (
        (46, 6, -32, 12), (26, 10, -44, 13), (4, 10, -48, 13.5), (-19, 4, -44, 13),
    ):  # fmt: skip
        finger(d, skin, (start, y - 2, half), (-20, y - 3, half), (tip, y + 5, half - 1.5))
    flat(d, skin.light, (22, 4), (38, 8), (50, 22), (44, 44), (26, 44), (18, 24))


def cradling_the_bowl(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """A large hand round the bowl at (0, 0): four fingers close together before it, the thumb at its rim."""
    finger(d, skin, (60, 40, 18), (78, 0, 17), (68, -46, 13))
    thing()
    form(
        d, skin.light, (30, -2), (58, -4), (78, 14), (98, 66), (124, 116, "c"), (66, 148, "c"), (34, 122),
        (4, 108), (0, 60), (14, 20),
    )  # fmt: skip
    flat(d, skin.shadow, (28, 112), (52, 104), (84, 104), (106, 122, "c"), (68, 142, "c"), (38, 120))
    for knuckle, bend, tip in (
        ((20, 98, 13), (-10, 98, 12.5), (-38, 86, 10.5)),
        ((32, 75, 14), (-8, 72, 13.5), (-54, 56, 11.5)),
        ((38, 49, 15), (-4, 45, 14.5), (-60, 28, 12)),
        ((36, 20, 15), (0, 14, 14.5), (-50, 0, 12)),
    ):
        finger(d, skin, knuckle, bend, tip)
