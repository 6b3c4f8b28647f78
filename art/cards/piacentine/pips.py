"""The number cards: where the signs of each card stand (centres and sizes in per cent)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from art.cards.kit.deck import Figures, painted
from art.cards.kit.room import Room
from art.cards.kit.stepping_aside import roomy
from art.cards.kit.svg import Drawing
from art.cards.piacentine.arms import arms
from art.cards.piacentine.bowl import bowl
from art.cards.piacentine.candelabrum import five_swords
from art.cards.piacentine.card import CARD, framed, px, py
from art.cards.piacentine.coin import coin
from art.cards.piacentine.cup import cup
from art.cards.piacentine.log import log
from art.cards.piacentine.rosette import rosette
from art.cards.piacentine.sword import sword
from art.cards.piacentine.tied_logs import three_logs
from art.cards.piacentine.wound_swords import two_swords

Places = Sequence[tuple[float, float]]
# x, y, turn, mirrored
Logs = Sequence[tuple[float, float, float, bool]]

CORNERS: Places = ((28, 16.5), (72, 16.5), (28, 83.5), (72, 83.5))
SIX_COINS: Places = tuple((x, y) for y in (16.5, 50, 83.5) for x in (28, 72))
SEVEN_COINS: Places = ((50, 14.5), *((x, y) for y in (36.5, 61, 85.5) for x in (28, 72)))

THREE_CUPS: Places = ((30, 20.5), (69, 50), (30, 79.5))
FOUR_CUPS: Places = ((27, 20.5), (73, 20.5), (27, 79.5), (73, 79.5))
FIVE_CUPS: Places = ((25.5, 19), (74.5, 19), (50, 50), (25.5, 81), (74.5, 81))
SIX_CUPS: Places = tuple((x, y) for y in (19, 50, 81) for x in (26, 74))
SEVEN_CUPS: Places = (*((x, y) for y in (17.5, 50, 82.5) for x in (21, 79)), (50, 33.75))

UP, DOWN = 0.0, 180.0
THREE_SWORDS = ((23.5, 50.0, DOWN), (50.0, 50.0, UP), (76.5, 50.0, DOWN))
FOUR_LOGS: Logs = (
    (28.5, 27, -15, False), (71.5, 27, 15, True), (28.5, 73, -165, True), (71.5, 73, 165, False),
)  # fmt: skip
FIVE_LOGS: Logs = (
    (26, 23.5, 166, False), (74, 23.5, -166, True), (26, 76.5, 14, True), (74, 76.5, -14, False),
)  # fmt: skip
SIX_LOGS: Logs = (
    (22.5, 27, UP, False), (50, 27, DOWN, True), (77.5, 27, UP, True),
    (22.5, 73, DOWN, True), (50, 73, UP, False), (77.5, 73, DOWN, True),
)  # fmt: skip
SEVEN_LOGS: Logs = (
    (20.5, 24, DOWN, False), (50, 24, UP, True), (79.5, 24, DOWN, True),
    (20.5, 76, UP, True), (50, 76, DOWN, False), (79.5, 76, UP, True),
)  # fmt: skip


def coins(d: Drawing, places: Places, diameter: float) -> None:
    """Equal coins; diameter in per cent of the width."""
    CARD.strew(d, f"coin{diameter:.0f}", lambda inner: coin(inner, 0, 0, px(diameter)), places)


def cups(d: Drawing, places: Places, width: float, height: float) -> None:
    """Equal cups; width and height in per cent of the card's."""
    CARD.strew(d, "cup", lambda inner: cup(inner, 0, 0, py(height), px(width)), places)


def swords(d: Drawing, places: Sequence[tuple[float, float, float]], length: float, blade: float) -> None:
    """Equal swords at (x, y) in per cent, each turned; lengths in card units."""
    for x, y, turn in places:
        draw = partial(sword, x=0, y=0, length=length, width=blade, rotate=turn)
        CARD.strew(d, f"sword{turn:.0f}", draw, [(x, y)])


def logs(d: Drawing, places: Logs, size: float, width: float) -> None:
    """Logs, each engraved for its own turn; lengths in card units."""
    for x, y, turn, flip in places:
        draw = partial(log, x=0, y=0, size=size, rotate=turn, width=width, flip=flip)
        CARD.strew(d, f"log{turn:.0f}{'m' if flip else ''}", draw, [(x, y)])


def four_coins(d: Drawing) -> None:
    """4 di denari, with our arms."""
    coins(d, CORNERS, 39)
    with d.spot(px(50), py(50)), d.at(px(50), py(50), 0.84):
        arms(d, 0, 0)


def five_coins(d: Drawing) -> None:
    """5 di denari: the great coin in the middle."""
    coins(d, CORNERS, 37)
    coins(d, ((50, 50),), 74)


def two_cups(d: Drawing) -> None:
    """2 di coppe: wide bowls."""
    CARD.strew(d, "bowl", lambda inner: bowl(inner, 0, 0, px(78), py(42)), ((50, 27), (50, 73)))


def four_cups(d: Drawing) -> None:
    """4 di coppe, with the rosette."""
    cups(d, FOUR_CUPS, 33.5, 30)
    with d.spot(px(50), py(50)):
        rosette(d, px(50), py(50), 252)


def four_swords(d: Drawing) -> None:
    """4 di spade: a cross with the hilts in the corners."""
    places = ((30.5, 28, 156.0), (69.5, 28, 204.0), (30.5, 72, 24.0), (69.5, 72, -24.0))
    swords(d, places, 428, 44)


def six_swords(d: Drawing) -> None:
    """6 di spade: the middle ones reversed."""
    places = [(x, y, DOWN if (y < 50) == (x != 50) else UP) for y in (27.6, 72.4) for x in (20.5, 50, 79.5)]
    swords(d, places, 388, 40)


def seven_swords(d: Drawing) -> None:
    """7 di spade: two rows and one lying between them."""
    places = [(x, y, UP if (y < 50) == (x != 50) else DOWN) for y in (25, 75) for x in (23, 50, 77)]
    swords(d, places, 342, 40)
    with d.spot(px(50), py(50)):
        sword(d, px(50), py(50), 400, 40, -90)


def two_logs(d: Drawing) -> None:
    """2 di bastoni: two upright logs from frame to frame."""
    with d.spot(px(28), py(50)):
        log(d, px(28), py(50), 836, UP, 178)
    with d.spot(px(72), py(50)):
        log(d, px(72), py(50), 836, UP, 178, flip=True)


def five_logs(d: Drawing) -> None:
    """5 di bastoni: four slanted ones, thick ends inwards, and one lying."""
    logs(d, FIVE_LOGS, 346, 120)
    with d.spot(px(50), py(50)):
        log(d, px(50), py(50), 400, -90, 112)


def seven_logs(d: Drawing) -> None:
    """7 di bastoni: two rows and one lying between them."""
    logs(d, SEVEN_LOGS, 330, 116)
    with d.spot(px(50), py(50)):
        log(d, px(50), py(50), 400, -90, 108)


FIGURES: Figures = {
    "2D": partial(coins, places=((50, 27), (50, 73)), diameter=78),
    "3D": partial(coins, places=((36.5, 19.5), (63.5, 50), (36.5, 80.5)), diameter=54),
    "4D": four_coins,
    "5D": five_coins,
    "6D": partial(coins, places=SIX_COINS, diameter=39),
    "7D": partial(coins, places=SEVEN_COINS, diameter=38),
    "2C": two_cups,
    "3C": partial(cups, places=THREE_CUPS, width=41, height=31),
    "4C": four_cups,
    "5C": partial(cups, places=FIVE_CUPS, width=31.5, height=26.5),
    "6C": partial(cups, places=SIX_CUPS, width=30, height=28),
    "7C": partial(cups, places=SEVEN_CUPS, width=24.5, height=24),
    "2S": two_swords,
    "3S": partial(swords, places=THREE_SWORDS, length=830, blade=46),
    "4S": four_swords,
    "5S": five_swords,
    "6S": six_swords,
    "7S": seven_swords,
    "2B": two_logs,
    "3B": three_logs,
    "4B": partial(logs, places=FOUR_LOGS, size=398, width=128),
    "5B": five_logs,
    "6B": partial(logs, places=SIX_LOGS, size=386, width=122),
    "7B": seven_logs,
}

ROOMS = {
    "2D": Room(size=0.92, right=2),
    "3D": Room(across=0.8, size=0.85, right=6),
    "4D": Room(across=0.82, size=0.78, right=5.5),
    "5D": Room(across=0.8, size=0.8, right=5),
    "6D": Room(across=0.82, size=0.78, right=5.5),
    "2C": Room(size=0.8, right=4.5),
    "3C": Room(across=0.6, size=0.88, right=3),
    "4C": Room(across=0.74, size=0.84, right=4.5),
    "5C": Room(across=0.68, size=0.86, right=4),
    "6C": Room(across=0.7, size=0.86, right=3.5),
    "7C": Room(across=0.7, size=0.78, right=3),
    "3S": Room(across=0.9, right=2),
    "4S": Room(across=0.82, down=0.94, right=5, low=0.5, whole=True),
    "5S": Room(across=0.86, down=0.95, right=2, whole=True),
    "6S": Room(across=0.8, right=4),
    "7S": Room(across=0.86, right=2),
    "2B": Room(across=0.84, size=0.86, right=4.5),
    "3B": Room(across=0.86, down=0.95, right=3, whole=True),
    "4B": Room(across=0.74, size=0.86, right=4),
    "5B": Room(across=0.78, size=0.88, right=3.5),
    "6B": Room(across=0.78, size=0.8, right=4),
    "7B": Room(across=0.78, size=0.86, right=4),
}
"""How they make room for an index; the other cards have their corner free."""

CARDS = painted(framed, roomy(FIGURES, ROOMS))
