"""The number cards, 2 to 7: where the signs stand (per cent of the card), and the scene between them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from art.cards.kit.card import Pip
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
from art.cards.siciliane.sword import CUTS
from art.cards.siciliane.wheel import wheel
from art.cards.siciliane.woman import woman

Pips = Sequence[Pip]

FOUR_COINS: Pips = (Pip(27.4, 18), Pip(72.7, 17.8, 1, -3), Pip(27.8, 82.2, 2, 2), Pip(72.4, 81.9, 0, 9))
FIVE_COINS: Pips = (Pip(25, 15.2, 1, 3), Pip(75.3, 14.8, 0, -6), Pip(24.7, 85, 2, 4), Pip(75, 85.2, 1, -9))
SIX_COINS: Pips = (
    Pip(27, 14.2, 0, 4), Pip(73.3, 13.8, 2), Pip(26.7, 50.2, 1, -5), Pip(73, 49.8, 0, -12),
    Pip(27.3, 86, 2, 12), Pip(72.8, 86.2, 1, 7),
)  # fmt: skip
SEVEN_COINS: Pips = (
    Pip(25, 13.7, 0, -4), Pip(75.3, 13.4, 1, 6), Pip(50.2, 35.5, 2, 3), Pip(24.7, 57.6, 1, -7),
    Pip(75, 57.3, 2, -10), Pip(25.3, 86.4, 2, 14), Pip(74.8, 86.7, 0, 10),
)  # fmt: skip

THREE_CUPS: Pips = (Pip(71.5, 20.4), Pip(28.6, 50.2, 1, -1), Pip(71.2, 79.6, 2, 1))
FOUR_CUPS_UP: Pips = (Pip(26.4, 20, 0, -0.8), Pip(73.6, 20.2, 1, 1))
FOUR_CUPS_DOWN: Pips = (Pip(26.7, 80, 2, 0.8), Pip(73.4, 79.8, 0, 1.4))
FIVE_CUPS: Pips = (
    Pip(24.2, 18, 1, -1), Pip(75.8, 18.2, 2, 1), Pip(50.2, 50, 0), Pip(23.8, 82.1, 2, -1.4),
    Pip(76.1, 81.8, 1, 1.5),
)  # fmt: skip
SIX_CUPS: Pips = (
    Pip(18.8, 17.4, 0, -1), Pip(81.4, 17.6, 2, 1), Pip(18.6, 50.2, 1), Pip(81, 49.9, 0, 1.6),
    Pip(19, 82.4, 2, -1.6), Pip(81.2, 82.6, 1, 1.8),
)  # fmt: skip
SEVEN_CUPS: Pips = (*SIX_CUPS, Pip(50.2, 17.5, 1, -1.8))

# A pip, the colour of its fat end, and the turn for which it is engraved.
Batons = Sequence[tuple[Pip, str, float]]
UP, DOWN = 0.0, 180.0
FOUR_BATONS: Batons = (
    (Pip(26.8, 24.2, 0), GREEN, -30), (Pip(73.4, 24, 1), RED, 30), (Pip(26.6, 75.8, 2), RED, 210),
    (Pip(73.2, 76, 1, 1), GREEN, 150),
)  # fmt: skip
FIVE_BATONS: Batons = (
    (Pip(20, 24, 0, -0.8), GREEN, UP), (Pip(80.2, 24.2, 1, 1), RED, UP), (Pip(20.2, 76, 2, 0.8), RED, DOWN),
    (Pip(79.8, 75.9, 1, -1), GREEN, DOWN), (Pip(50, 50, 2, -0.6), GREEN, -90),
)  # fmt: skip
SIX_BATONS: Batons = (
    (Pip(19, 24, 0, -0.8), GREEN, UP), (Pip(50.2, 24, 1, 0.6), RED, DOWN),
    (Pip(81, 24.2, 2, 1), GREEN, UP),
    (Pip(19.2, 76, 2, 0.8), RED, DOWN), (Pip(49.8, 76, 1, -0.8), GREEN, UP),
    (Pip(81, 75.8, 0, -1), RED, DOWN),
)  # fmt: skip
SEVEN_BATONS: Batons = (
    (Pip(19, 21, 0, 0.8), RED, DOWN), (Pip(50.2, 21, 1, -0.6), GREEN, DOWN),
    (Pip(81, 21.2, 2, -1), RED, DOWN), (Pip(50, 56.4, 1, 0.6), RED, 90),
    (Pip(19.2, 79, 2, -0.8), GREEN, UP), (Pip(49.8, 79, 0, 0.8), RED, UP),
    (Pip(81, 78.8, 1, 1), GREEN, UP),
)  # fmt: skip


def coins(d: Drawing, pips: Pips, diameter: float) -> None:
    """Coins; diameter in per cent of the width."""
    CARD.scatter(d, "coin", lambda inner, cut: coin(inner, 0, 0, px(diameter), cut=cut), pips)


def cups(d: Drawing, pips: Pips, width: float, height: float, turn: float = UP) -> None:
    """Cups; width and height over all in per cent of the card's."""

    def one(inner: Drawing, cut: int) -> None:
        cup(inner, 0, 0, px(width), py(height), turn, cut=cut)

    CARD.scatter(d, f"cup{turn:.0f}-", one, pips)


def batons(d: Drawing, pips: Batons, length: float, width: float) -> None:
    """Clubs, each engraved for its own turn; card units."""
    for pip, head, turn in pips:

        def one(inner: Drawing, cut: int, *, turn: float = turn, head: str = head) -> None:
            club(inner, 0, 0, length, width, turn, head=head, cut=cut)

        CARD.scatter(d, f"club{turn % 360:.0f}{'g' if head == GREEN else 'r'}", one, [pip])


def swords(d: Drawing, pips: Pips, length: float, blade: float, turn: float) -> None:
    """Swords at that turn; lengths in card units."""

    def one(inner: Drawing, cut: int) -> None:
        CUTS[cut](inner, 0, 0, length, blade, turn)

    CARD.scatter(d, f"sword{turn % 360:.0f}-", one, pips)


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
    for cut, (y, turn) in enumerate(((32, 0.0), (68.2, 178.0))):
        with d.spot(px(50), py(y)):
            sprig(d, px(50), py(y), turn, cut=cut)


def two_cups(d: Drawing) -> None:
    """2 di coppe: the lower cup upside down, a fish between the feet."""
    cups(d, (Pip(50.2, 22, 0, -0.6),), 51, 33)
    cups(d, (Pip(49.8, 78, 1, 0.8),), 51, 33, DOWN)
    fish(d, px(49), py(49.5), 1.05)


def three_cups(d: Drawing) -> None:
    """3 di coppe."""
    cups(d, THREE_CUPS, 41, 30)
    farmhouse(d, px(73.5), py(60.6), 0.8)


def four_cups(d: Drawing) -> None:
    """4 di coppe."""
    cups(d, FOUR_CUPS_UP, 37, 28)
    cups(d, FOUR_CUPS_DOWN, 37, 28, DOWN)
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
    CUTS[1](d, px(50), py(50), 720, 44)


def _crossed(d: Drawing, blade: float) -> None:
    """Two sabres crossed below their hilts, their points curving together at the foot of the card."""
    sabre(d, px(36), py(20.2), 840, blade, 122, flip=True, turn=100, gaze=-32)
    sabre(d, px(64.2), py(20), 840, blade + 1.5, 237.4, turn=101.5, gaze=-25)


def four_swords(d: Drawing) -> None:
    """4 di spade."""
    for turn, pip in (
        (151.0, Pip(24, 22.5, 0)), (209, Pip(76.2, 22.4, 1, 1)), (29, Pip(24.2, 77.4, 2, -1)),
        (-29, Pip(75.8, 77.6, 1)),
    ):  # fmt: skip
        swords(d, (pip,), 320, 42, turn)
    with d.spot(px(52), py(57.6)):
        hound.running(d, px(52), py(57.6), 0.94)


def five_swords(d: Drawing) -> None:
    """5 di spade."""
    swords(d, (Pip(18.5, 24.5, 0, -0.8), Pip(81.6, 24.3, 1, 0.6)), 320, 40, UP)
    swords(d, (Pip(18.4, 75.6, 2, 0.6), Pip(81.4, 75.5, 1, -0.8)), 320, 40, DOWN)
    swords(d, (Pip(50, 50, 2, -0.6),), 350, 40, -90)
    hound.sitting(d, px(46.5), py(41.6), 1.24)
    hound.hare(d, px(49.5), py(79), 1.2)


def six_swords(d: Drawing) -> None:
    """6 di spade."""
    swords(d, (Pip(19, 23, 0, 0.6), Pip(50.2, 23, 1, -0.6), Pip(81, 23.2, 2, 0.8)), 288, 38, DOWN)
    swords(d, (Pip(19.2, 77, 2, -0.8), Pip(49.8, 77.1, 0, 0.8), Pip(81, 76.8, 1, 1)), 288, 38, UP)
    boats(d, px(50), py(57), 0.84)


def seven_swords(d: Drawing) -> None:
    """7 di spade."""
    swords(d, (Pip(18, 20, 1, -0.8), Pip(50.2, 20, 0, 0.6), Pip(82, 20.2, 2, 0.8)), 246, 36, UP)
    swords(d, (Pip(18.2, 80, 0, 0.6), Pip(49.8, 80.1, 2, -0.8), Pip(81.8, 79.9, 1, 1)), 246, 36, DOWN)
    swords(d, (Pip(50, 58, 1),), 370, 36, -90)
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
    "7D": partial(coins, pips=SEVEN_COINS, diameter=26),
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
