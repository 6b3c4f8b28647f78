"""The number cards: where the signs of each card stand (centres and sizes in per cent)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from art.cards.kit.card import Pip
from art.cards.kit.deck import Figures, painted
from art.cards.kit.inks import GREEN, PAPER, RED
from art.cards.kit.paths import Point, rect
from art.cards.kit.room import Room
from art.cards.kit.stepping_aside import roomy
from art.cards.kit.svg import Drawing
from art.cards.napoletane.card import CARD, WIDTH, blank, px, py
from art.cards.napoletane.club import club
from art.cards.napoletane.coin import coin, sun_coin
from art.cards.napoletane.cup import cup
from art.cards.napoletane.hoof import hoof
from art.cards.napoletane.mask import three_batons
from art.cards.napoletane.ribbons import three_swords, two_swords
from art.cards.napoletane.scene_five import five_swords
from art.cards.napoletane.sprig import four_swords
from art.cards.napoletane.sword import sword
from art.cards.parts.emblem import emblem

Pips = Sequence[Pip]

# x, y, cut, turn: by hand, as a woodcutter sets them.
TWO_COINS: Pips = (Pip(50, 23.5, 0, -1.5), Pip(50.3, 76.5, 1, 2))
THREE_COINS: Pips = (Pip(70.5, 19.6, 1, 1.5), Pip(29.6, 50, 0, -2.5), Pip(70.2, 80.3, 2, 2))
FOUR_COINS: Pips = (
    Pip(28, 16.5, 0, -2), Pip(72.2, 16.3, 1, 2.5), Pip(27.8, 83.5, 2, 2), Pip(72, 83.7, 0, 4),
)  # fmt: skip
FIVE_COINS: Pips = (
    Pip(25.2, 14.4, 2, -2.5), Pip(75, 14.6, 0, 2), Pip(24.9, 85.5, 1, -1), Pip(74.7, 85.4, 2, 3.5),
)  # fmt: skip
SIX_COINS: Pips = (
    Pip(27, 13.5, 0, -2.5), Pip(73.3, 13.7, 1, 1.5), Pip(26.7, 50.1, 2, 2), Pip(73, 49.8, 0, 3.5),
    Pip(27.2, 86.4, 1, -4), Pip(72.8, 86.5, 2, -3.5),
)  # fmt: skip
SEVEN_COINS: Pips = (
    Pip(25, 13.6, 1, -6), Pip(75.2, 13.4, 0, 5), Pip(50.1, 35.4, 2, 0), Pip(24.8, 57.5, 0, -9),
    Pip(74.9, 57.6, 1, 9), Pip(25.2, 86.4, 2, 12), Pip(75, 86.6, 0, 18),
)  # fmt: skip

TWO_CUPS: Pips = (Pip(50, 26, 0, -0.5), Pip(50, 75, 1, 0.5))
THREE_CUPS: Pips = (Pip(29.5, 20, 0, -1), Pip(70.6, 50, 1, 1), Pip(29.3, 80, 2, 0.5))
FOUR_CUPS: Pips = (
    Pip(27.5, 20.5, 0, -1), Pip(72.6, 20.4, 2, 0.5), Pip(27.3, 79.6, 1, 0.5), Pip(72.5, 79.5, 0, 1),
)  # fmt: skip
FIVE_CUPS: Pips = (
    Pip(27, 16.4, 1, -1), Pip(73.2, 16.5, 0, 1), Pip(50, 50, 2, 0), Pip(26.8, 83.5, 0, -1),
    Pip(73, 83.6, 1, 1),
)  # fmt: skip
SIX_CUPS: Pips = (
    Pip(26.5, 17.5, 0, -1), Pip(73.6, 17.3, 1, 1), Pip(26.3, 50, 2, 0.8), Pip(73.5, 50.2, 0, 1),
    Pip(26.7, 82.6, 1, -1), Pip(73.3, 82.4, 2, -1.2),
)  # fmt: skip
SEVEN_CUPS: Pips = (
    Pip(21.5, 15.5, 0, -1.2), Pip(78.6, 15.3, 1, 1), Pip(50, 34.5, 2, 0), Pip(21.4, 53, 1, -1),
    Pip(78.5, 53.1, 0, 0.8), Pip(21.6, 84.5, 2, 1.8), Pip(78.4, 84.4, 0, 2.6),
)  # fmt: skip

# The leaf of the long clubs of the 2 stops above the bracket.
HIGH_LEAF: Sequence[Point] = ((0.2, 23), (-0.8, 12), (-1.2, -2), (-1.6, -18), (0.6, -38))

# A pip and the colour of the fat end
Batons = Sequence[tuple[Pip, str]]
UP, DOWN = 0.0, 180.0
FOUR_BATONS: Batons = (
    (Pip(27.5, 24.5, 0, -29), GREEN), (Pip(72.6, 24.6, 2, 28.6), GREEN), (Pip(27.4, 75.4, 0, 208.4), GREEN),
    (Pip(72.5, 75.5, 1, 151), GREEN),
)  # fmt: skip
FIVE_BATONS: Batons = (
    (Pip(24, 22, 1, 180.8), RED), (Pip(76.2, 22.1, 2, 179.4), RED), (Pip(23.8, 78, 0, -0.6), RED),
    (Pip(76, 77.9, 2, 0.8), RED),
)  # fmt: skip
SIX_BATONS: Batons = (
    (Pip(20, 25, 0, -0.8), GREEN), (Pip(50, 25.1, 1, 180.6), RED), (Pip(80.1, 24.9, 1, 0.7), GREEN),
    (Pip(19.9, 75.1, 2, 179.2), GREEN), (Pip(50.1, 75, 0, 0.6), RED), (Pip(80, 75, 0, 180.8), GREEN),
)  # fmt: skip
SEVEN_BATONS: Batons = (
    (Pip(20, 22.5, 1, 180.8), GREEN), (Pip(50, 22.4, 0, -0.6), GREEN), (Pip(80.1, 22.6, 2, 179.4), GREEN),
    (Pip(19.9, 77.5, 2, 0.7), GREEN), (Pip(50, 77.6, 1, 180.5), GREEN), (Pip(80, 77.4, 0, -0.8), GREEN),
)  # fmt: skip


def coins(d: Drawing, pips: Pips, diameter: float) -> None:
    """Equal small coins; diameter in per cent of the width."""
    CARD.scatter(d, "coin", lambda inner, cut: coin(inner, 0, 0, px(diameter), cut), pips)


def sun_coins(d: Drawing, pips: Pips, diameter: float) -> None:
    """Equal large coins; diameter in per cent of the width."""
    CARD.scatter(d, "sun", lambda inner, cut: sun_coin(inner, 0, 0, px(diameter), cut), pips)


def cups(d: Drawing, pips: Pips, width: float, height: float) -> None:
    """Equal cups; width of the bowl and height in per cent of the card's."""
    CARD.scatter(d, "cup", lambda inner, cut: cup(inner, 0, 0, px(width), py(height), cut), pips)


def batons(d: Drawing, pips: Batons, length: float, width: float) -> None:
    """Clubs, each engraved for its own turn; those right of the middle are mirrored. Card units."""
    for pip, head in pips:
        x, y, flip = px(pip.x), py(pip.y), (pip.x > 50.5) != (90 < pip.turn < 270)
        with d.spot(x, y):
            club(d, x, y, length, width, pip.turn, flip=flip, head=head, cut=pip.cut)


def swords(d: Drawing, pips: Pips, length: float, blade: float, turn: float) -> None:
    """Swords that stand at the same turn, apart from each pip's own; lengths in card units."""
    CARD.scatter(
        d, f"sword{turn:.0f}-", lambda inner, cut: sword(inner, 0, 0, length, blade, turn, cut=cut), pips
    )


def four_coins(d: Drawing) -> None:
    """4 di denari, with our emblem."""
    coins(d, FOUR_COINS, 32)
    with d.spot(px(50), py(50)):
        emblem(d, px(50), py(50), 172)


def five_coins(d: Drawing) -> None:
    """5 di denari: the large coin in the middle."""
    coins(d, FIVE_COINS, 28)
    sun_coins(d, (Pip(50, 50, 0, 1),), 53)


def four_cups(d: Drawing) -> None:
    """4 di coppe, with our emblem."""
    cups(d, FOUR_CUPS, 30.5, 28)
    with d.spot(px(50), py(50)):
        emblem(d, px(50), py(50), 132)


def six_swords(d: Drawing) -> None:
    """6 di spade: hilts outside."""
    swords(d, (Pip(19, 25.5, 0, -0.5), Pip(50, 25.4, 1, 0.4), Pip(81.1, 25.6, 2, 0.5)), 335, 38, DOWN)
    swords(d, (Pip(18.9, 74.5, 2, 0.6), Pip(50.1, 74.6, 0, -0.4), Pip(81, 74.4, 1, 0.5)), 335, 38, UP)


def seven_swords(d: Drawing) -> None:
    """7 di spade: hilts inside, one sword lying between the rows."""
    swords(d, (Pip(19, 23.2, 1, 0.5), Pip(50.1, 23.1, 2, -0.5), Pip(81, 23.3, 0, -0.4)), 296, 36, UP)
    swords(d, (Pip(19.1, 76.8, 0, 0.5), Pip(50, 76.9, 1, 0.4), Pip(80.9, 76.7, 2, -0.6)), 296, 36, DOWN)
    with d.spot(px(50), py(50)):
        sword(d, px(50), py(50), 340, 36, -89.6)


def two_batons(d: Drawing) -> None:
    """2 di bastoni: long clubs side by side, fat ends up, on hoofs with a bracket."""
    for x in (27.5, 72.5):
        club(d, px(x), 424, 760, 156, flip=x > 50, shown=0.84, midrib=HIGH_LEAF, cut=int(x > 50))
    # Paper over the feet that the clubs lose; cheaper than a clip over most of the card.
    d.shape(rect(0, 668, WIDTH, 162), PAPER, None)
    for x in (27.5, 72.5):
        # The shaft leaves the bracket a little off the club's axis.
        with d.at(px(x) + (-2 if x < 50 else 2), 503, 1.28):
            hoof(d, 0, flip=x > 50)


def five_batons(d: Drawing) -> None:
    """5 di bastoni: four red-headed clubs and one lying."""
    batons(d, FIVE_BATONS, 296, 102)
    with d.spot(px(50), py(50)):
        club(d, px(50), py(50), 330, 96, -90)


def seven_batons(d: Drawing) -> None:
    """7 di bastoni: two rows and one lying between them."""
    batons(d, SEVEN_BATONS, 296, 98)
    with d.spot(px(50), py(50)):
        club(d, px(50), py(50), 330, 94, -90)


FIGURES: Figures = {
    "2D": partial(sun_coins, pips=TWO_COINS, diameter=52),
    "3D": partial(sun_coins, pips=THREE_COINS, diameter=44),
    "4D": four_coins,
    "5D": five_coins,
    "6D": partial(coins, pips=SIX_COINS, diameter=32),
    "7D": partial(coins, pips=SEVEN_COINS, diameter=29.5),
    "2C": partial(cups, pips=TWO_CUPS, width=60, height=36),
    "3C": partial(cups, pips=THREE_CUPS, width=33, height=28.5),
    "4C": four_cups,
    "5C": partial(cups, pips=FIVE_CUPS, width=28, height=24.5),
    "6C": partial(cups, pips=SIX_CUPS, width=27, height=24),
    "7C": partial(cups, pips=SEVEN_CUPS, width=22.5, height=20.5),
    "2S": two_swords,
    "3S": three_swords,
    "4S": four_swords,
    "5S": five_swords,
    "6S": six_swords,
    "7S": seven_swords,
    "2B": two_batons,
    "3B": three_batons,
    "4B": partial(batons, pips=FOUR_BATONS, length=342, width=108),
    "5B": five_batons,
    "6B": partial(batons, pips=SIX_BATONS, length=336, width=104),
    "7B": seven_batons,
}

ROOMS = {
    "4D": Room(across=0.8, size=0.9, right=3),
    "5D": Room(across=0.76, size=0.94, right=3),
    "6D": Room(across=0.8, size=0.94, right=3),
    "7D": Room(across=0.76, size=0.96, right=3),
    "2C": Room(size=0.86, right=3),
    "3C": Room(across=0.6, size=0.88, right=2),
    "4C": Room(across=0.84, size=0.82, right=5.4),
    "5C": Room(across=0.8, size=0.85, right=5),
    "6C": Room(across=0.8, size=0.85, right=4.5),
    "7C": Room(across=0.66, size=0.86, right=3),
    "4S": Room(across=0.84, down=0.94, right=3, whole=True),
    "5S": Room(across=0.93, right=2.5, whole=True),
    "6S": Room(across=0.8, right=3),
    "7S": Room(across=0.8, right=3),
    "2B": Room(across=0.86, down=0.94, right=3, whole=True),
    "3B": Room(across=0.84, down=0.93, right=4, low=2, whole=True),
    "4B": Room(across=0.8, size=0.84, right=4.4),
    "6B": Room(across=0.78, size=0.9, right=4),
    "7B": Room(across=0.84, right=2),
}
"""Room that these cards make for an index; the others have their corner free."""

CARDS = painted(blank, roomy(FIGURES, ROOMS))
