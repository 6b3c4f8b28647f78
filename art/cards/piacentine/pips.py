"""The number cards: where the signs of each card stand (centres and sizes in per cent)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from art.cards.kit.card import Pip
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

Pips = Sequence[Pip]
UP, DOWN = 0.0, 180.0

CORNERS: Pips = (Pip(28, 16.6, 0, 12), Pip(71.8, 16.4, 1, -20), Pip(28.3, 83.6, 1, 33), Pip(72, 83.3, 0, 141))
TWO_COINS: Pips = (Pip(50, 27, 0, -2), Pip(50.2, 73, 1, 2.5))
THREE_COINS: Pips = (Pip(36.6, 19.5, 1, 2), Pip(63.5, 50, 0, -2.5), Pip(36.3, 80.4, 2, 3))
SIX_COINS: Pips = (
    Pip(28, 16.6, 0, 8), Pip(72.2, 16.4, 1, -31), Pip(27.8, 50, 2, 19), Pip(72, 50.2, 0, 100),
    Pip(28.2, 83.5, 1, 64), Pip(71.8, 83.4, 2, -50),
)  # fmt: skip
SEVEN_COINS: Pips = (
    Pip(50.2, 14.5, 2, 5), Pip(28, 36.6, 0, 40), Pip(72.1, 36.3, 1, -12), Pip(27.8, 61, 1, 75),
    Pip(72, 61.2, 2, 58), Pip(28.2, 85.5, 2, -24), Pip(71.8, 85.4, 0, 160),
)  # fmt: skip

THREE_CUPS: Pips = (Pip(30, 20.5, 0, -0.8), Pip(69.2, 50, 1, 1), Pip(30.3, 79.4, 2, 0.6))
FOUR_CUPS: Pips = (
    Pip(27, 20.6, 1, 0.8),
    Pip(73.1, 20.4, 0, -1),
    Pip(26.8, 79.5, 2, -0.6),
    Pip(73, 79.4, 1, -1.2),
)
FIVE_CUPS: Pips = (
    Pip(25.6, 19, 0, 0.8), Pip(74.4, 19.2, 2, -0.8), Pip(50.2, 50, 1, 0.6), Pip(25.3, 81, 2, 1.2),
    Pip(74.5, 80.9, 0, -1.4),
)  # fmt: skip
SIX_CUPS: Pips = (
    Pip(26, 19, 0, -0.8), Pip(74.2, 19.1, 1, 1), Pip(25.8, 50.1, 2, 0.8), Pip(74, 49.9, 0, 1.2),
    Pip(26.2, 81, 1, -1.2), Pip(73.9, 80.9, 2, -1),
)  # fmt: skip
SEVEN_CUPS: Pips = (
    Pip(21, 17.6, 1, -0.8), Pip(79, 17.4, 0, 1), Pip(20.8, 50, 0, -1.2), Pip(79.2, 50.1, 2, -0.8),
    Pip(21.2, 82.5, 2, 1.2), Pip(78.9, 82.4, 1, 1.4), Pip(50.1, 33.8, 0, 0.2),
)  # fmt: skip

THREE_SWORDS: Pips = (Pip(23.5, 50, 0, DOWN + 0.4), Pip(50, 50, 1, UP), Pip(76.4, 50, 2, DOWN - 0.3))
FOUR_SWORDS: Pips = (
    Pip(30.5, 28, 0, 156),
    Pip(69.4, 28, 1, 204.5),
    Pip(30.6, 72, 2, 24),
    Pip(69.5, 72, 0, -24.6),
)
SIX_SWORDS: Pips = (
    Pip(20.5, 27.6, 0, DOWN + 0.7), Pip(50, 27.6, 1, UP), Pip(79.6, 27.5, 1, DOWN - 0.8),
    Pip(20.4, 72.4, 2, UP - 0.9), Pip(50, 72.4, 0, DOWN - 0.9), Pip(79.5, 72.5, 2, UP + 0.9),
)  # fmt: skip
SEVEN_SWORDS: Pips = (
    Pip(23, 25, 1, UP - 1.1), Pip(50.2, 25, 2, DOWN + 0.2), Pip(77, 25.1, 0, UP + 1),
    Pip(23.1, 75, 0, DOWN - 0.8), Pip(49.9, 75, 1, UP + 1.2), Pip(77, 74.9, 2, DOWN - 1.4),
)  # fmt: skip

# Each with whether it is mirrored.
Logs = Sequence[tuple[Pip, bool]]
FOUR_LOGS: Logs = (
    (Pip(28.5, 27, 0, -15), False), (Pip(71.5, 27, 1, 15.6), False),
    (Pip(28.5, 73, 2, -165), True), (Pip(71.5, 73, 0, 164.4), False),
)  # fmt: skip
FIVE_LOGS: Logs = (
    (Pip(26, 23.5, 0, 166), False), (Pip(74, 23.5, 2, -166), False),
    (Pip(26, 76.5, 1, 14.6), False), (Pip(74, 76.5, 2, -14), True),
)  # fmt: skip
SIX_LOGS: Logs = (
    (Pip(22.5, 27, 0, UP - 0.9), False), (Pip(50, 27, 2, DOWN + 0.4), True), (Pip(77.5, 27, 1, UP + 0.6),
        False),
    (Pip(22.5, 73, 2, DOWN - 1.2), True), (Pip(50, 73, 0, UP + 1.1), False), (Pip(77.5, 73, 1, DOWN), False),
)  # fmt: skip
SEVEN_LOGS: Logs = (
    (Pip(20.5, 24, 1, DOWN + 0.6), False), (Pip(50, 24, 0, UP + 0.6), True), (Pip(79.5, 24, 2, DOWN - 0.8),
        True),
    (Pip(20.5, 76, 2, UP + 0.8), True), (Pip(50, 76, 1, DOWN - 1.2), False), (Pip(79.5, 76, 0, UP - 1.2),
        True),
)  # fmt: skip


def coins(d: Drawing, pips: Pips, diameter: float) -> None:
    """Equal coins; diameter in per cent of the width."""
    CARD.scatter(d, f"coin{diameter:.0f}c", lambda inner, cut: coin(inner, 0, 0, px(diameter), cut=cut), pips)


def cups(d: Drawing, pips: Pips, width: float, height: float) -> None:
    """Equal cups; width and height in per cent of the card's."""
    CARD.scatter(d, "cup", lambda inner, cut: cup(inner, 0, 0, py(height), px(width), cut=cut), pips)


def swords(d: Drawing, pips: Pips, length: float, blade: float) -> None:
    """Equal swords; lengths in card units."""
    for pip in pips:
        main, turn = _engraved(pip.turn)

        def draw(inner: Drawing, cut: int, main: float = main) -> None:
            sword(inner, 0, 0, length, blade, main, cut=cut)

        CARD.scatter(d, f"sword{main:.0f}c", draw, [replace(pip, turn=turn)])


def logs(d: Drawing, places: Logs, size: float, width: float) -> None:
    """Equal logs; lengths in card units."""
    for pip, flip in places:
        main, turn = _engraved(pip.turn)

        def draw(inner: Drawing, cut: int, main: float = main, flip: bool = flip) -> None:
            log(inner, 0, 0, size, main, width, flip, cut=cut)

        CARD.scatter(d, f"log{main:.0f}{'m' if flip else ''}c", draw, [replace(pip, turn=turn)])


def _engraved(turn: float) -> tuple[float, float]:
    """The turn a sign is engraved for, its light and shade, and how far the place turns it on from there."""
    main = 180.0 * round(turn / 180)
    return (main, turn - main) if abs(turn - main) < 3 else (turn, 0.0)


def four_coins(d: Drawing) -> None:
    """4 di denari, with our arms."""
    coins(d, CORNERS, 39)
    with d.spot(px(50), py(50)), d.at(px(50), py(50), 0.84):
        arms(d, 0, 0)


def five_coins(d: Drawing) -> None:
    """5 di denari: the great coin in the middle."""
    coins(d, CORNERS, 37)
    coins(d, (Pip(50, 50, 2, 1.5),), 74)


def two_cups(d: Drawing) -> None:
    """2 di coppe: wide bowls."""
    places = (Pip(50, 27, 0, -0.4), Pip(50, 73, 1, 0.5))
    CARD.scatter(d, "bowl", lambda inner, cut: bowl(inner, 0, 0, px(78), py(42), cut=cut), places)


def four_cups(d: Drawing) -> None:
    """4 di coppe, with the rosette."""
    cups(d, FOUR_CUPS, 33.5, 30)
    with d.spot(px(50), py(50)):
        rosette(d, px(50), py(50), 252)


def four_swords(d: Drawing) -> None:
    """4 di spade: a cross with the hilts in the corners."""
    swords(d, FOUR_SWORDS, 428, 44)


def six_swords(d: Drawing) -> None:
    """6 di spade: the middle ones reversed."""
    swords(d, SIX_SWORDS, 388, 40)


def seven_swords(d: Drawing) -> None:
    """7 di spade: two rows and one lying between them."""
    swords(d, SEVEN_SWORDS, 342, 40)
    with d.spot(px(50), py(50)):
        sword(d, px(50), py(50), 400, 40, -90, cut=1)


def two_logs(d: Drawing) -> None:
    """2 di bastoni: two upright logs from frame to frame."""
    with d.spot(px(28), py(50)):
        log(d, px(28), py(50), 836, UP, 178)
    with d.spot(px(72), py(50)):
        log(d, px(72), py(50), 836, UP, 178, cut=1)


def five_logs(d: Drawing) -> None:
    """5 di bastoni: four slanted ones, thick ends inwards, and one lying."""
    logs(d, FIVE_LOGS, 346, 120)
    with d.spot(px(50), py(50)):
        log(d, px(50), py(50), 400, -90, 112, cut=2)


def seven_logs(d: Drawing) -> None:
    """7 di bastoni: two rows and one lying between them."""
    logs(d, SEVEN_LOGS, 330, 116)
    with d.spot(px(50), py(50)):
        log(d, px(50), py(50), 400, -90, 108, cut=1)


FIGURES: Figures = {
    "2D": partial(coins, pips=TWO_COINS, diameter=78),
    "3D": partial(coins, pips=THREE_COINS, diameter=54),
    "4D": four_coins,
    "5D": five_coins,
    "6D": partial(coins, pips=SIX_COINS, diameter=39),
    "7D": partial(coins, pips=SEVEN_COINS, diameter=38),
    "2C": two_cups,
    "3C": partial(cups, pips=THREE_CUPS, width=41, height=31),
    "4C": four_cups,
    "5C": partial(cups, pips=FIVE_CUPS, width=31.5, height=26.5),
    "6C": partial(cups, pips=SIX_CUPS, width=30, height=28),
    "7C": partial(cups, pips=SEVEN_CUPS, width=24.5, height=24),
    "2S": two_swords,
    "3S": partial(swords, pips=THREE_SWORDS, length=830, blade=46),
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
"""Room that these cards make for an index; the others have their corner free."""

CARDS = painted(framed, roomy(FIGURES, ROOMS))
