"""The number cards: where the signs of each card stand (centres and sizes in per cent)."""

from __future__ import annotations

from collections.abc import Sequence

from tools.cards.kit.deck import Cards
from tools.cards.kit.svg import Drawing
from tools.cards.piacentine.arms import arms
from tools.cards.piacentine.bowl import bowl
from tools.cards.piacentine.candelabrum import five_swords
from tools.cards.piacentine.card import px, py
from tools.cards.piacentine.coin import coin
from tools.cards.piacentine.cup import cup
from tools.cards.piacentine.frame import framed
from tools.cards.piacentine.log import log
from tools.cards.piacentine.rosette import rosette
from tools.cards.piacentine.sword import sword
from tools.cards.piacentine.tied_logs import three_logs
from tools.cards.piacentine.wound_swords import two_swords

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
SEVEN_CUPS: Places = (*((x, y) for y in (18.5, 50, 81.5) for x in (23.5, 76.5)), (50, 34.5))

UP, DOWN = 0.0, 180.0
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
    for x, y in places:
        d.use(f"coin{diameter:.0f}", lambda inner: coin(inner, 0, 0, px(diameter)), px(x), py(y))


def cups(d: Drawing, places: Places, width: float, height: float) -> None:
    """Equal cups; width and height in per cent of the card's."""
    for x, y in places:
        d.use("cup", lambda inner: cup(inner, 0, 0, py(height), px(width)), px(x), py(y))


def swords(d: Drawing, places: Sequence[tuple[float, float, float]], size: float, blade: float) -> None:
    """Equal swords at (x, y) in per cent, each turned; lengths in card units."""
    for x, y, turn in places:

        def draw(inner: Drawing, turn: float = turn) -> None:
            sword(inner, 0, 0, size, turn, blade)

        d.use(f"sword{turn:.0f}", draw, px(x), py(y))


def logs(d: Drawing, places: Logs, size: float, width: float) -> None:
    """Logs, each engraved for its own turn; lengths in card units."""
    for x, y, turn, flip in places:
        key = f"log{turn:.0f}{'m' if flip else ''}"

        def draw(inner: Drawing, turn: float = turn, flip: bool = flip) -> None:
            log(inner, 0, 0, size, turn, width, flip)

        d.use(key, draw, px(x), py(y))


def two_coins() -> Drawing:
    """2 di denari."""
    d = framed("2D")
    coins(d, ((50, 27), (50, 73)), 78)
    return d


def three_coins() -> Drawing:
    """3 di denari."""
    d = framed("3D")
    coins(d, ((36.5, 19.5), (63.5, 50), (36.5, 80.5)), 54)
    return d


def four_coins() -> Drawing:
    """4 di denari, with our arms."""
    d = framed("4D")
    coins(d, CORNERS, 39)
    with d.at(px(50), py(50), 0.84):
        arms(d, 0, 0)
    return d


def five_coins() -> Drawing:
    """5 di denari: the great coin in the middle."""
    d = framed("5D")
    coins(d, CORNERS, 37)
    coins(d, ((50, 50),), 74)
    return d


def six_coins() -> Drawing:
    """6 di denari."""
    d = framed("6D")
    coins(d, SIX_COINS, 39)
    return d


def seven_coins() -> Drawing:
    """7 di denari: one on top, then three pairs."""
    d = framed("7D")
    coins(d, SEVEN_COINS, 38)
    return d


def two_cups() -> Drawing:
    """2 di coppe: wide bowls."""
    d = framed("2C")
    for y in (27, 73):
        d.use("bowl", lambda inner: bowl(inner, 0, 0, px(78), py(42)), px(50), py(y))
    return d


def three_cups() -> Drawing:
    """3 di coppe."""
    d = framed("3C")
    cups(d, THREE_CUPS, 41, 31)
    return d


def four_cups() -> Drawing:
    """4 di coppe, with the rosette."""
    d = framed("4C")
    cups(d, FOUR_CUPS, 33.5, 30)
    rosette(d, px(50), py(50), 252)
    return d


def five_cups() -> Drawing:
    """5 di coppe."""
    d = framed("5C")
    cups(d, FIVE_CUPS, 31.5, 26.5)
    return d


def six_cups() -> Drawing:
    """6 di coppe."""
    d = framed("6C")
    cups(d, SIX_CUPS, 30, 28)
    return d


def seven_cups() -> Drawing:
    """7 di coppe: one stands before the others."""
    d = framed("7C")
    cups(d, SEVEN_CUPS, 28, 26)
    return d


def three_swords() -> Drawing:
    """3 di spade: the outer hilts up, the middle one down."""
    d = framed("3S")
    swords(d, ((23.5, 50, DOWN), (50, 50, UP), (76.5, 50, DOWN)), 830, 46)
    return d


def four_swords() -> Drawing:
    """4 di spade: a cross with the hilts in the corners."""
    d = framed("4S")
    places = ((30.5, 28, 156.0), (69.5, 28, 204.0), (30.5, 72, 24.0), (69.5, 72, -24.0))
    swords(d, places, 428, 44)
    return d


def six_swords() -> Drawing:
    """6 di spade: the middle ones reversed."""
    d = framed("6S")
    places = [(x, y, DOWN if (y < 50) == (x != 50) else UP) for y in (27.6, 72.4) for x in (20.5, 50, 79.5)]
    swords(d, places, 388, 40)
    return d


def seven_swords() -> Drawing:
    """7 di spade: two rows and one lying between them."""
    d = framed("7S")
    places = [(x, y, UP if (y < 50) == (x != 50) else DOWN) for y in (25, 75) for x in (23, 50, 77)]
    swords(d, places, 342, 40)
    sword(d, px(50), py(50), 400, -90, 40)
    return d


def two_logs() -> Drawing:
    """2 di bastoni: two upright logs from frame to frame."""
    d = framed("2B")
    log(d, px(28), py(50), 836, UP, 178)
    log(d, px(72), py(50), 836, UP, 178, flip=True)
    return d


def four_logs() -> Drawing:
    """4 di bastoni: a V over an inverted V, the thick ends outside."""
    d = framed("4B")
    logs(d, FOUR_LOGS, 398, 128)
    return d


def five_logs() -> Drawing:
    """5 di bastoni: four slanted ones, thick ends inwards, and one lying."""
    d = framed("5B")
    logs(d, FIVE_LOGS, 346, 120)
    log(d, px(50), py(50), 400, -90, 112)
    return d


def six_logs() -> Drawing:
    """6 di bastoni, up and down in turn."""
    d = framed("6B")
    logs(d, SIX_LOGS, 386, 122)
    return d


def seven_logs() -> Drawing:
    """7 di bastoni: two rows and one lying between them."""
    d = framed("7B")
    logs(d, SEVEN_LOGS, 330, 116)
    log(d, px(50), py(50), 400, -90, 108)
    return d


CARDS: Cards = {
    "2D": two_coins, "3D": three_coins, "4D": four_coins, "5D": five_coins, "6D": six_coins,
    "7D": seven_coins,
    "2C": two_cups, "3C": three_cups, "4C": four_cups, "5C": five_cups, "6C": six_cups, "7C": seven_cups,
    "2S": two_swords, "3S": three_swords, "4S": four_swords, "5S": five_swords, "6S": six_swords,
    "7S": seven_swords,
    "2B": two_logs, "3B": three_logs, "4B": four_logs, "5B": five_logs, "6B": six_logs, "7B": seven_logs,
}  # fmt: skip
