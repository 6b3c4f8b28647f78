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


def under_the_foot(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """The foot at (0, 0) stands on the upturned palm, the thumb before it."""
    thing()
    form(
        d, skin.light, (-54, 6), (-30, 14), (0, 10), (34, 14), (58, 4), (62, 34), (40, 70),
        (32, 112, "c"), (-34, 112, "c"),
        (-38, 72), (-60, 36),
    )  # fmt: skip
    flat(d, skin.shadow, (56, 18), (55, 36), (34, 68), (27, 106, "c"), (0, 106, "c"), (8, 64), (36, 40))
    finger(d, skin, (-10, 62, 17), (14, 30, 15), (24, -14, 12))
    flat(d, skin.light, (-29, 62), (-14, 64), (2, 67), (5, 76), (-4, 88), (-25, 86))


def cradling_the_bowl(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """A large hand round the bowl at (0, 0): four fingers close together before it, the thumb at its rim."""
    finger(d, skin, (60, 40, 18), (78, 0, 17), (68, -46, 13))
    thing()
    for start, bend, tip in (
        ((24, 96, 12), (-8, 94, 12.5), (-36, 82, 10.5)),
        ((34, 76, 13), (-8, 70, 13.5), (-52, 54, 11.5)),
        ((42, 54, 14), (-4, 44, 14.5), (-58, 28, 12)),
        ((50, 30, 14), (6, 16, 14.5), (-48, 0, 12)),
    ):
        finger(d, skin, start, bend, tip)
    form(
        d, skin.light, (52, 10), (40, 18), (36, 36), (26, 42), (25, 60), (16, 66), (14, 84), (8, 90),
        (12, 106), (34, 120), (66, 148, "c"), (124, 116, "c"),
        (96, 66), (82, 24), (68, 10),
    )  # fmt: skip
    flat(d, skin.shadow, (24, 106), (52, 100), (84, 104), (106, 122, "c"), (68, 142, "c"), (38, 116))
