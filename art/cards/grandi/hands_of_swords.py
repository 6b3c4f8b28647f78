"""Three hands at a sword's grip; `thing` draws it between the fingers behind it and those before it."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.grandi.features import flat, form, stroke
from art.cards.grandi.hands_of_cups import finger
from art.cards.grandi.inks import IRON, PAPER, STEEL, STROKE, Skin
from art.cards.kit.limb import Station
from art.cards.kit.paths import circle
from art.cards.kit.svg import Drawing


def in_mail(d: Drawing, thing: Callable[[], None]) -> None:
    """A glove of mail round the grip at (0, 0): four fingers and a thumb; forearm from below on the right."""
    thing()
    form(
        d, IRON, (14, -30), (40, -22), (54, 10), (64, 48), (96, 104, "c"), (16, 124, "c"), (10, 70), (0, 40),
    )  # fmt: skip
    for k, (start, tip) in enumerate(((36, -30), (38, -36), (36, -34), (30, -26))):
        y = -18 + 22 * k
        d.limb(
            [(start, y - 2, 12), (4, y - 4, 13), (tip, y + 4, 11.5)],
            IRON, STROKE, start="round", end="round", depth=0,
        )  # fmt: skip
        for x in (-20, 4):
            d.shape(circle(x, y - 3, 5.5), PAPER, None)
    form(
        d, IRON, (66, 62, "c"), (58, 24), (54, -14), (34, -44), (2, -52), (-14, -42), (-6, -28), (16, -22),
        (26, -4), (30, 30), (34, 60, "c"),
    )  # fmt: skip
    for x, y in ((34, -24), (44, 2), (52, 56), (38, 78), (60, 82), (30, 100), (52, 104)):
        d.shape(circle(x, y, 6.5), PAPER, None)


def in_plates(d: Drawing, thing: Callable[[], None]) -> None:
    """A gauntlet of plates round the grip at (0, 0): three lames, over them a thumb of two
    plates, a flared cuff."""
    thing()
    d.limb([(40, 84, 40), (130, 190, 56)], STEEL, STROKE, start="flat", end="flat", depth=0)
    form(
        d, STEEL, (-34, 34, "c"), (0, 28), (44, 26, "c"), (70, 40), (106, 48, "c"), (76, 100),
        (14, 132, "c"), (0, 96), (-24, 66),
    )  # fmt: skip
    flat(d, IRON, (40, 66), (66, 50), (98, 54, "c"), (72, 94), (18, 122, "c"), (34, 100))
    stroke(d, (-6, 70), (42, 62), (74, 38))
    form(d, STEEL, (-40, -28), (0, -36), (40, -28), (50, 6), (42, 42), (0, 48), (-34, 44), (-48, 8))
    for k, reach in enumerate((50, 54, 48)):
        y = -16 + 25 * k
        plate: list[Station] = [(24, y - 2, 14), (-14, y - 4, 14.5), (-reach, y + 4, 12)]
        d.limb(plate, STEEL, STROKE, start="round", end="round", depth=0)
    form(
        d, STEEL, (70, 44, "c"), (40, 58), (22, 44), (22, 6), (12, -22), (-12, -30), (-26, -40), (-18, -54),
        (12, -54), (44, -36), (60, -4),
    )  # fmt: skip
    flat(d, IRON, (58, 8), (64, 42), (42, 52), (30, 42), (46, 30))
    stroke(d, (18, -26), (36, -38))


def finger_on_the_guard(d: Drawing, skin: Skin, thing: Callable[[], None]) -> None:
    """A lean hand at the grip at (0, 0), the forefinger over the guard, a ring on the next."""
    finger(d, skin, (20, 18, 14), (-10, -4, 13), (-40, 0, 11))
    thing()
    form(
        d,
        skin.light,
        (12, -34),
        (40, -28),
        (58, 10),
        (70, 60),
        (96, 108, "c"),
        (36, 130, "c"),
        (16, 70),
        (0, 30),
    )
    flat(d, skin.shadow, (22, 58), (50, 50), (64, 72), (80, 110, "c"), (40, 122, "c"), (24, 80))
    finger(d, skin, (42, -20, 13), (16, -46, 12), (-24, -56, 10.5))
    finger(d, skin, (44, -2, 13), (8, -12, 13), (-28, -6, 11.5))
    finger(d, skin, (46, 22, 13), (10, 12, 13), (-26, 18, 11.5))
    finger(d, skin, (46, 44, 12), (14, 36, 12.5), (-18, 40, 11))
    stroke(d, (14, -25), (18, -1), weight=STROKE * 1.4, ink="#f5c927")
