"""The number cards, 2 to 7: their signs (`pip_places`), and the scene between them."""

from __future__ import annotations

from functools import partial

from art.cards.kit.card import Pip
from art.cards.kit.deck import Figures, painted
from art.cards.kit.room import Room
from art.cards.kit.stepping_aside import roomy
from art.cards.kit.svg import Drawing
from art.cards.siciliane import hound, portraits, tied, trinacria
from art.cards.siciliane import pip_places as places
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
from art.cards.siciliane.inks import GREEN
from art.cards.siciliane.jug import jug
from art.cards.siciliane.pip_places import DOWN, UP, Batons, Pips
from art.cards.siciliane.portraits import laurels
from art.cards.siciliane.rooster import prickly_pear, rooster
from art.cards.siciliane.sabre import sabre
from art.cards.siciliane.ship import dolphin, ship
from art.cards.siciliane.sword import CUTS
from art.cards.siciliane.wheel import wheel
from art.cards.siciliane.woman import woman


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
    coins(d, places.FOUR_COINS, 37)
    with d.spot(px(50), py(50)):
        lemons(d, px(50), py(50))
        laurels(d, py(50), 3.2)


def five_coins(d: Drawing) -> None:
    """5 di denari."""
    coins(d, places.FIVE_COINS, 30)
    with d.spot(px(50), py(50)):
        chariot_coin(d, px(50), py(50), px(57))


def six_coins(d: Drawing) -> None:
    """6 di denari."""
    coins(d, places.SIX_COINS, 29)
    for cut, (y, turn) in enumerate(((32, 0.0), (68.2, 178.0))):
        with d.spot(px(50), py(y)):
            sprig(d, px(50), py(y), turn, cut=cut)


def two_cups(d: Drawing) -> None:
    """2 di coppe: the lower cup upside down, a fish between the feet."""
    cups(d, (Pip(50.2, 22, 0, -0.6),), 51, 33)
    cups(d, (Pip(49.8, 78, 1, 0.8),), 51, 33, DOWN)
    fish(d, px(49.2), py(49.8), 0.95)


def three_cups(d: Drawing) -> None:
    """3 di coppe."""
    cups(d, places.THREE_CUPS, 41, 30)
    farmhouse(d, px(73.5), py(60.6), 0.8)


def four_cups(d: Drawing) -> None:
    """4 di coppe."""
    cups(d, places.FOUR_CUPS_UP, 37, 28)
    cups(d, places.FOUR_CUPS_DOWN, 37, 28, DOWN)
    duel(d, px(50), py(60.4), 0.96)


def five_cups(d: Drawing) -> None:
    """5 di coppe."""
    cups(d, places.FIVE_CUPS, 34, 26)
    rooster(d, px(16.2), py(56.6), 0.85)
    prickly_pear(d, px(84), py(57), 0.81)


def six_cups(d: Drawing) -> None:
    """6 di coppe."""
    cups(d, places.SIX_CUPS, 25.4, 23)
    ship(d, px(49.7), py(63.6), 0.79)
    dolphin(d, px(50.4), py(86), 0.76)


def seven_cups(d: Drawing) -> None:
    """7 di coppe."""
    cups(d, places.SEVEN_CUPS, 25, 22.6)
    woman(d, px(49.7), py(92.4), 1.08)


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
    hound.sitting(d, px(48), py(39.4), 1.08)
    hound.hare(d, px(50), py(83), 1.06)


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
    batons(d, places.FOUR_BATONS, 322, 96)
    with d.spot(px(50), py(50)):
        wheel(d, px(50), py(50), 136)


def five_batons(d: Drawing) -> None:
    """5 di bastoni."""
    batons(d, places.FIVE_BATONS, 308, 92)
    etna(d, px(50), py(40), 0.9)
    prickly_pear(d, px(50), py(85), 1.2)


def six_batons(d: Drawing) -> None:
    """6 di bastoni."""
    batons(d, places.SIX_BATONS, 310, 96)
    almond(d, px(50), py(50), 1.0)


def seven_batons(d: Drawing) -> None:
    """7 di bastoni: two rows and one lying between them, a hoopoe on it."""
    batons(d, places.SEVEN_BATONS, 262, 86)
    hoopoe(d, px(56), py(52.4), 0.86)


FIGURES: Figures = {
    "2D": portraits.two_coins,
    "3D": trinacria.three_coins,
    "4D": four_coins,
    "5D": five_coins,
    "6D": six_coins,
    "7D": partial(coins, pips=places.SEVEN_COINS, diameter=26),
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
"""Room that these cards make for an index; the others have their corner free."""

CARDS = painted(blank, roomy(FIGURES, ROOMS))
