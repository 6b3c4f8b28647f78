"""The number cards, 2 to 7: where the signs stand (per cent of the card), and the scene between them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from art.cards.kit.deck import Figures, painted
from art.cards.kit.room import Room
from art.cards.kit.stepping_aside import roomy
from art.cards.kit.svg import Drawing
from art.cards.siciliane import hound, portraits, tied, trinacria
from art.cards.siciliane.boats import boats
from art.cards.siciliane.boughs import almond, lemons, oranges, sprig
from art.cards.siciliane.card import CARD, blank, px, py
from art.cards.siciliane.chariot import chariot_coin
from art.cards.siciliane.club import club
from art.cards.siciliane.coin import coin
from art.cards.siciliane.cup import cup
from art.cards.siciliane.duel import duel
from art.cards.siciliane.etna import etna
from art.cards.siciliane.farmhouse import farmhouse
from art.cards.siciliane.fish import fish
from art.cards.siciliane.hoopoe import hoopoe
from art.cards.siciliane.inks import GREEN, RED
from art.cards.siciliane.jug import jug
from art.cards.siciliane.portraits import laurels
from art.cards.siciliane.rooster import prickly_pear, rooster
from art.cards.siciliane.sabre import sabre
from art.cards.siciliane.ship import dolphin, ship
from art.cards.siciliane.sword import sword
from art.cards.siciliane.wheel import wheel
from art.cards.siciliane.woman import woman

Places = Sequence[tuple[float, float]]

FOUR_COINS: Places = ((27.5, 18), (72.5, 18), (27.5, 82), (72.5, 82))
FIVE_COINS: Places = ((25, 15), (75, 15), (25, 85), (75, 85))
SIX_COINS: Places = tuple((x, y) for y in (14, 50, 86) for x in (27, 73))
SEVEN_COINS: Places = (*((x, y) for y in (13.5, 57.5, 86.5) for x in (25, 75)), (50, 35.5))

FIVE_CUPS: Places = ((24, 18), (76, 18), (50, 50), (24, 82), (76, 82))
SIX_CUPS: Places = tuple((x, y) for y in (17.5, 50, 82.5) for x in (18.8, 81.2))
SEVEN_CUPS: Places = (*SIX_CUPS, (50, 17.5))

# x, y, turn, colour of the fat end
Batons = Sequence[tuple[float, float, float, str]]
UP, DOWN = 0.0, 180.0
FOUR_BATONS: Batons = (
    (26.8, 24.2, -30, GREEN), (73.2, 24.2, 30, RED), (26.8, 75.8, 210, RED), (73.2, 75.8, 150, GREEN),
)  # fmt: skip
FIVE_BATONS: Batons = (
    (20, 24, UP, GREEN), (80, 24, UP, RED), (20, 76, DOWN, RED), (80, 76, DOWN, GREEN), (50, 50, -90, GREEN),
)  # fmt: skip
SIX_BATONS: Batons = (
    (19, 24, UP, GREEN), (50, 24, DOWN, RED), (81, 24, UP, GREEN),
    (19, 76, DOWN, RED), (50, 76, UP, GREEN), (81, 76, DOWN, RED),
)  # fmt: skip
SEVEN_BATONS: Batons = (
    (19, 21, DOWN, RED), (50, 21, DOWN, GREEN), (81, 21, DOWN, RED), (50, 56.4, 90, RED),
    (19, 79, UP, GREEN), (50, 79, UP, RED), (81, 79, UP, GREEN),
)  # fmt: skip


def coins(d: Drawing, places: Places, diameter: float) -> None:
    """Equal coins; diameter in per cent of the width."""
    CARD.strew(d, "coin", lambda inner: coin(inner, 0, 0, px(diameter)), places)


def cups(d: Drawing, places: Places, width: float, height: float, turn: float = UP) -> None:
    """Equal cups; width and height over all in per cent of the card's."""
    CARD.strew(d, f"cup{turn:.0f}", lambda inner: cup(inner, 0, 0, px(width), py(height), turn), places)


def batons(d: Drawing, places: Batons, length: float, width: float) -> None:
    """Clubs, each engraved for its own turn; card units."""
    for x, y, turn, head in places:
        key = f"club{turn:.0f}{'g' if head == GREEN else 'r'}".replace("-", "m")
        draw = partial(club, x=0, y=0, length=length, width=width, rotate=turn, head=head)
        CARD.strew(d, key, draw, [(x, y)])


def swords(d: Drawing, places: Places, length: float, blade: float, turn: float) -> None:
    """Equal swords at that turn; lengths in card units."""
    CARD.strew(d, f"sword{turn:.0f}", lambda inner: sword(inner, 0, 0, length, blade, turn), places)


def four_coins(d: Drawing) -> None:
    """4 di denari: two lemons between laurels."""
    coins(d, FOUR_COINS, 37)
    with d.spot(px(50), py(50)):
        lemons(d, px(50), py(50))
        laurels(d, py(50), 3.2)


def five_coins(d: Drawing) -> None:
    """5 di denari."""
    coins(d, FIVE_COINS, 30)
    with d.spot(px(50), py(50)):
        chariot_coin(d, px(50), py(50), px(57))


def six_coins(d: Drawing) -> None:
    """6 di denari."""
    coins(d, SIX_COINS, 29)
    for y, turn in ((32, 0.0), (68, 180.0)):
        with d.spot(px(50), py(y)):
            sprig(d, px(50), py(y), turn)


def two_cups(d: Drawing) -> None:
    """2 di coppe: the lower cup upside down, a fish between the feet."""
    cups(d, ((50, 22),), 51, 33)
    cups(d, ((50, 78),), 51, 33, DOWN)
    fish(d, px(49), py(49.5), 1.05)


def three_cups(d: Drawing) -> None:
    """3 di coppe."""
    cups(d, ((71.5, 20.5), (28.5, 50), (71.5, 79.5)), 41, 30)
    farmhouse(d, px(73.5), py(60.6), 0.8)


def four_cups(d: Drawing) -> None:
    """4 di coppe."""
    cups(d, ((26.5, 20), (73.5, 20)), 37, 28)
    cups(d, ((26.5, 80), (73.5, 80)), 37, 28, DOWN)
    duel(d, px(50), py(61), 1.06)


def five_cups(d: Drawing) -> None:
    """5 di coppe."""
    cups(d, FIVE_CUPS, 34, 26)
    rooster(d, px(17), py(57.5), 0.95)
    prickly_pear(d, px(83), py(58), 0.9)


def six_cups(d: Drawing) -> None:
    """6 di coppe."""
    cups(d, SIX_CUPS, 25.4, 23)
    ship(d, px(49.5), py(65.4), 0.9)
    dolphin(d, px(50), py(86))


def seven_cups(d: Drawing) -> None:
    """7 di coppe."""
    cups(d, SEVEN_CUPS, 25, 22.6)
    woman(d, px(49.5), py(93), 1.2)


def two_swords(d: Drawing) -> None:
    """2 di spade: crossed sabres."""
    _crossed(d, 46)
    oranges(d, px(50), py(64), 1.25)


def three_swords(d: Drawing) -> None:
    """3 di spade: crossed sabres and a straight sword between them."""
    _crossed(d, 42)
    sword(d, px(50), py(50), 720, 44)


def _crossed(d: Drawing, blade: float) -> None:
    """Two sabres crossed below their hilts, their points curving together at the foot of the card."""
    sabre(d, px(36), py(20.2), 840, blade, 122, flip=True, turn=100, gaze=-32)
    sabre(d, px(64), py(20.2), 840, blade, 238, turn=100, gaze=-32)


def four_swords(d: Drawing) -> None:
    """4 di spade."""
    for turn, x, y in ((151.0, 24, 22.5), (209, 76, 22.5), (29, 24, 77.5), (-29, 76, 77.5)):
        with d.spot(px(x), py(y)):
            sword(d, px(x), py(y), 320, 42, turn)
    with d.spot(px(52), py(57.6)):
        hound.running(d, px(52), py(57.6), 0.94)


def five_swords(d: Drawing) -> None:
    """5 di spade."""
    swords(d, ((18.5, 24.5), (81.5, 24.5)), 320, 40, UP)
    swords(d, ((18.5, 75.5), (81.5, 75.5)), 320, 40, DOWN)
    sword(d, px(50), py(50), 350, 40, -90)
    hound.sitting(d, px(46.5), py(41.6), 1.24)
    hound.hare(d, px(49.5), py(79), 1.2)


def six_swords(d: Drawing) -> None:
    """6 di spade."""
    swords(d, ((19, 23), (50, 23), (81, 23)), 288, 38, DOWN)
    swords(d, ((19, 77), (50, 77), (81, 77)), 288, 38, UP)
    boats(d, px(50), py(57), 0.84)


def seven_swords(d: Drawing) -> None:
    """7 di spade."""
    swords(d, ((18, 20), (50, 20), (82, 20)), 246, 36, UP)
    swords(d, ((18, 80), (50, 80), (82, 80)), 246, 36, DOWN)
    sword(d, px(50), py(58), 370, 36, -90)
    jug(d, px(43.5), py(55.6), 1.0)


def four_batons(d: Drawing) -> None:
    """4 di bastoni."""
    batons(d, FOUR_BATONS, 322, 96)
    with d.spot(px(50), py(50)):
        wheel(d, px(50), py(50), 136)


def five_batons(d: Drawing) -> None:
    """5 di bastoni."""
    batons(d, FIVE_BATONS, 308, 92)
    etna(d, px(50), py(40), 0.9)
    prickly_pear(d, px(50), py(85), 1.2)


def six_batons(d: Drawing) -> None:
    """6 di bastoni."""
    batons(d, SIX_BATONS, 310, 96)
    almond(d, px(50), py(50), 1.0)


def seven_batons(d: Drawing) -> None:
    """7 di bastoni: two rows and one lying between them, a hoopoe on it."""
    batons(d, SEVEN_BATONS, 262, 86)
    hoopoe(d, px(56), py(52.4), 0.86)


FIGURES: Figures = {
    "2D": portraits.two_coins,
    "3D": trinacria.three_coins,
    "4D": four_coins,
    "5D": five_coins,
    "6D": six_coins,
    "7D": partial(coins, places=SEVEN_COINS, diameter=26),
    "2C": two_cups,
    "3C": three_cups,
    "4C": four_cups,
    "5C": five_cups,
    "6C": six_cups,
    "7C": seven_cups,
    "2S": two_swords,
    "3S": three_swords,
    "4S": four_swords,
    "5S": five_swords,
    "6S": six_swords,
    "7S": seven_swords,
    "2B": tied.two_batons,
    "3B": tied.three_batons,
    "4B": four_batons,
    "5B": five_batons,
    "6B": six_batons,
    "7B": seven_batons,
}

NARROWER = Room(across=0.83, down=0.91, right=5.6, whole=True)
"""Signs with a scene between them step aside all together."""
ROOMS = {
    "4D": Room(across=0.82, size=0.86, right=4.6),
    "5D": Room(across=0.78, size=0.9, right=3.6),
    "6D": Room(across=0.8, size=0.92, right=3),
    "7D": Room(across=0.76, size=0.96, right=3),
    "4C": NARROWER,
    "5C": NARROWER,
    "6C": NARROWER,
    "7C": NARROWER,
    "2S": Room(across=0.82, down=0.93, right=5, whole=True),
    "3S": Room(across=0.82, down=0.93, right=5, whole=True),
    "4S": Room(across=0.82, size=0.86, right=4),
    "5S": NARROWER,
    "6S": NARROWER,
    "7S": NARROWER,
    "2B": NARROWER,
    "3B": NARROWER,
    "4B": Room(across=0.8, size=0.84, right=4.4),
    "5B": NARROWER,
    "6B": NARROWER,
    "7B": NARROWER,
}
"""How they make room for an index; the other cards have their corner free."""

CARDS = painted(blank, roomy(FIGURES, ROOMS))
