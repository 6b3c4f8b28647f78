"""The number cards: where the signs of each card stand (centres and sizes in per cent)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

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

Places = Sequence[tuple[float, float]]

FOUR_COINS: Places = ((28, 16.5), (72, 16.5), (28, 83.5), (72, 83.5))
FIVE_COINS: Places = ((25, 14.5), (75, 14.5), (25, 85.5), (75, 85.5))
SIX_COINS: Places = tuple((x, y) for y in (13.5, 50, 86.5) for x in (27, 73))
SEVEN_COINS: Places = (*((x, y) for y in (13.5, 57.5, 86.5) for x in (25, 75)), (50, 35.5))

THREE_CUPS: Places = ((29.5, 20), (70.5, 50), (29.5, 80))
FOUR_CUPS: Places = ((27.5, 20.5), (72.5, 20.5), (27.5, 79.5), (72.5, 79.5))
FIVE_CUPS: Places = ((27, 16.5), (73, 16.5), (50, 50), (27, 83.5), (73, 83.5))
SIX_CUPS: Places = tuple((x, y) for y in (17.5, 50, 82.5) for x in (26.5, 73.5))
SEVEN_CUPS: Places = (*((x, y) for y in (15.5, 53, 84.5) for x in (21.5, 78.5)), (50, 34.5))

# The leaf of the long clubs of the 2 stops above the bracket.
HIGH_LEAF: Sequence[Point] = ((0.2, 23), (-0.8, 12), (-1.2, -2), (-1.6, -18), (0.6, -38))

# x, y, turn, colour of the fat end
Batons = Sequence[tuple[float, float, float, str]]
UP, DOWN = 0.0, 180.0
FOUR_BATONS: Batons = (
    (27.5, 24.5, -29, GREEN), (72.5, 24.5, 29, GREEN), (27.5, 75.5, 209, GREEN), (72.5, 75.5, 151, GREEN),
)  # fmt: skip
FIVE_BATONS: Batons = ((24, 22, DOWN, RED), (76, 22, DOWN, RED), (24, 78, UP, RED), (76, 78, UP, RED))
SIX_BATONS: Batons = (
    (20, 25, UP, GREEN), (50, 25, DOWN, RED), (80, 25, UP, GREEN),
    (20, 75, DOWN, GREEN), (50, 75, UP, RED), (80, 75, DOWN, GREEN),
)  # fmt: skip
SEVEN_BATONS: Batons = (
    (20, 22.5, DOWN, GREEN), (50, 22.5, UP, GREEN), (80, 22.5, DOWN, GREEN),
    (20, 77.5, UP, GREEN), (50, 77.5, DOWN, GREEN), (80, 77.5, UP, GREEN),
)  # fmt: skip


def coins(d: Drawing, places: Places, diameter: float) -> None:
    """Equal small coins; diameter in per cent of the width."""
    CARD.strew(d, "coin", lambda inner: coin(inner, 0, 0, px(diameter)), places)


def sun_coins(d: Drawing, places: Places, diameter: float) -> None:
    """Equal large coins; diameter in per cent of the width."""
    CARD.strew(d, "sun", lambda inner: sun_coin(inner, 0, 0, px(diameter)), places)


def cups(d: Drawing, places: Places, width: float, height: float) -> None:
    """Equal cups; width of the bowl and height in per cent of the card's."""
    CARD.strew(d, "cup", lambda inner: cup(inner, 0, 0, px(width), py(height)), places)


def batons(d: Drawing, places: Batons, length: float, width: float) -> None:
    """Clubs, each engraved for its own turn; those right of the middle are mirrored. Card units."""
    for x, y, turn, head in places:
        with d.spot(px(x), py(y)):
            club(d, px(x), py(y), length, width, turn, flip=(x > 50) != (90 < turn < 270), head=head)


def swords(d: Drawing, columns: Sequence[float], y: float, length: float, blade: float, turn: float) -> None:
    """A row of upright swords; y in per cent, lengths in card units."""
    key, places = f"sword{turn:.0f}", [(x, y) for x in columns]
    CARD.strew(d, key, lambda inner: sword(inner, 0, 0, length, blade, turn), places)


def four_coins(d: Drawing) -> None:
    """4 di denari, with our emblem."""
    coins(d, FOUR_COINS, 32)
    with d.spot(px(50), py(50)):
        emblem(d, px(50), py(50), 172)


def five_coins(d: Drawing) -> None:
    """5 di denari: the large coin in the middle."""
    coins(d, FIVE_COINS, 28)
    sun_coins(d, ((50, 50),), 53)


def four_cups(d: Drawing) -> None:
    """4 di coppe, with our emblem."""
    cups(d, FOUR_CUPS, 30.5, 28)
    with d.spot(px(50), py(50)):
        emblem(d, px(50), py(50), 132)


def six_swords(d: Drawing) -> None:
    """6 di spade: hilts outside."""
    swords(d, (19, 50, 81), 25.5, 335, 38, DOWN)
    swords(d, (19, 50, 81), 74.5, 335, 38, UP)


def seven_swords(d: Drawing) -> None:
    """7 di spade: hilts inside, one sword lying between the rows."""
    swords(d, (19, 50, 81), 23.2, 296, 36, UP)
    swords(d, (19, 50, 81), 76.8, 296, 36, DOWN)
    with d.spot(px(50), py(50)):
        sword(d, px(50), py(50), 340, 36, -90)


def two_batons(d: Drawing) -> None:
    """2 di bastoni: long clubs side by side, fat ends up, on hoofs with a bracket."""
    for x in (27.5, 72.5):
        club(d, px(x), 424, 760, 156, flip=x > 50, shown=0.84, midrib=HIGH_LEAF)
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
    "2D": partial(sun_coins, places=((50, 23.5), (50, 76.5)), diameter=52),
    "3D": partial(sun_coins, places=((70.5, 19.5), (29.5, 50), (70.5, 80.5)), diameter=44),
    "4D": four_coins,
    "5D": five_coins,
    "6D": partial(coins, places=SIX_COINS, diameter=28),
    "7D": partial(coins, places=SEVEN_COINS, diameter=26),
    "2C": partial(cups, places=((50, 26), (50, 75)), width=60, height=36),
    "3C": partial(cups, places=THREE_CUPS, width=33, height=28.5),
    "4C": four_cups,
    "5C": partial(cups, places=FIVE_CUPS, width=28, height=24.5),
    "6C": partial(cups, places=SIX_CUPS, width=27, height=24),
    "7C": partial(cups, places=SEVEN_CUPS, width=22.5, height=20.5),
    "2S": two_swords,
    "3S": three_swords,
    "4S": four_swords,
    "5S": five_swords,
    "6S": six_swords,
    "7S": seven_swords,
    "2B": two_batons,
    "3B": three_batons,
    "4B": partial(batons, places=FOUR_BATONS, length=342, width=108),
    "5B": five_batons,
    "6B": partial(batons, places=SIX_BATONS, length=336, width=104),
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
"""How they make room for an index; the other cards have their corner free."""

CARDS = painted(blank, roomy(FIGURES, ROOMS))
