"""The plain number cards: where the signs of each card stand (centres and sizes in per cent)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tools.cards.kit.inks import GREEN, PAPER, RED
from tools.cards.kit.paths import Point, rect
from tools.cards.kit.svg import Drawing
from tools.cards.napoletane.blank import WIDTH, blank, px, py
from tools.cards.napoletane.hoof import hoof
from tools.cards.napoletane.signs import club, coin, cup, sun_coin, sword
from tools.cards.parts.emblem import emblem

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
    for x, y in places:
        d.use("coin", lambda inner: coin(inner, 0, 0, px(diameter)), px(x), py(y))


def sun_coins(d: Drawing, places: Places, diameter: float) -> None:
    """Equal large coins; diameter in per cent of the width."""
    for x, y in places:
        d.use("sun", lambda inner: sun_coin(inner, 0, 0, px(diameter)), px(x), py(y))


def cups(d: Drawing, places: Places, width: float, height: float) -> None:
    """Equal cups; width of the bowl and height in per cent of the card's."""
    for x, y in places:
        d.use("cup", lambda inner: cup(inner, 0, 0, px(width), py(height)), px(x), py(y))


def batons(d: Drawing, places: Batons, length: float, width: float) -> None:
    """Clubs, each engraved for its own turn; those right of the middle are mirrored. Card units."""
    for x, y, turn, head in places:
        club(d, px(x), py(y), length, width, turn, flip=(x > 50) != (90 < turn < 270), head=head)


def swords(d: Drawing, columns: Sequence[float], y: float, length: float, blade: float, turn: float) -> None:
    """A row of upright swords; y in per cent, lengths in card units."""
    for x in columns:
        d.use(
            f"sword{turn:.0f}", lambda inner: sword(inner, 0, 0, length, blade, turn), px(x), py(y)
        )  # fmt: skip


def two_coins() -> Drawing:
    """2 di denari."""
    d = blank("2D")
    sun_coins(d, ((50, 23.5), (50, 76.5)), 52)
    return d


def three_coins() -> Drawing:
    """3 di denari."""
    d = blank("3D")
    sun_coins(d, ((70.5, 19.5), (29.5, 50), (70.5, 80.5)), 44)
    return d


def four_coins() -> Drawing:
    """4 di denari, with our emblem."""
    d = blank("4D")
    coins(d, FOUR_COINS, 32)
    emblem(d, px(50), py(50), 172)
    return d


def five_coins() -> Drawing:
    """5 di denari: the large coin in the middle."""
    d = blank("5D")
    coins(d, FIVE_COINS, 28)
    sun_coins(d, ((50, 50),), 53)
    return d


def six_coins() -> Drawing:
    """6 di denari."""
    d = blank("6D")
    coins(d, SIX_COINS, 28)
    return d


def seven_coins() -> Drawing:
    """7 di denari, the settebello: nothing else on the card."""
    d = blank("7D")
    coins(d, SEVEN_COINS, 26)
    return d


def two_cups() -> Drawing:
    """2 di coppe: wide urns."""
    d = blank("2C")
    cups(d, ((50, 26), (50, 75)), 60, 36)
    return d


def three_cups() -> Drawing:
    """3 di coppe."""
    d = blank("3C")
    cups(d, THREE_CUPS, 33, 28.5)
    return d


def four_cups() -> Drawing:
    """4 di coppe, with our emblem."""
    d = blank("4C")
    cups(d, FOUR_CUPS, 30.5, 28)
    emblem(d, px(50), py(50), 132)
    return d


def five_cups() -> Drawing:
    """5 di coppe."""
    d = blank("5C")
    cups(d, FIVE_CUPS, 28, 24.5)
    return d


def six_cups() -> Drawing:
    """6 di coppe."""
    d = blank("6C")
    cups(d, SIX_CUPS, 27, 24)
    return d


def seven_cups() -> Drawing:
    """7 di coppe."""
    d = blank("7C")
    cups(d, SEVEN_CUPS, 22.5, 20.5)
    return d


def six_swords() -> Drawing:
    """6 di spade: hilts outside."""
    d = blank("6S")
    swords(d, (19, 50, 81), 25.5, 335, 38, DOWN)
    swords(d, (19, 50, 81), 74.5, 335, 38, UP)
    return d


def seven_swords() -> Drawing:
    """7 di spade: hilts inside, one sword lying between the rows."""
    d = blank("7S")
    swords(d, (19, 50, 81), 23.2, 296, 36, UP)
    swords(d, (19, 50, 81), 76.8, 296, 36, DOWN)
    sword(d, px(50), py(50), 340, 36, -90)
    return d


def two_batons() -> Drawing:
    """2 di bastoni: long clubs side by side, fat ends up, on hoofs with a bracket."""
    d = blank("2B")
    for x in (27.5, 72.5):
        club(d, px(x), 424, 760, 156, flip=x > 50, shown=0.84, midrib=HIGH_LEAF)
    # Paper over the feet that the clubs lose; cheaper than a clip over most of the card.
    d.shape(rect(0, 668, WIDTH, 162), PAPER, None)
    for x in (27.5, 72.5):
        # The shaft leaves the bracket a little off the club's axis.
        with d.at(px(x) + (-2 if x < 50 else 2), 503, 1.28):
            hoof(d, 0, flip=x > 50)
    return d


def four_batons() -> Drawing:
    """4 di bastoni: a cross with the fat ends in the corners."""
    d = blank("4B")
    batons(d, FOUR_BATONS, 342, 108)
    return d


def five_batons() -> Drawing:
    """5 di bastoni: four red-headed clubs and one lying."""
    d = blank("5B")
    batons(d, FIVE_BATONS, 296, 102)
    club(d, px(50), py(50), 330, 96, -90)
    return d


def six_batons() -> Drawing:
    """6 di bastoni."""
    d = blank("6B")
    batons(d, SIX_BATONS, 336, 104)
    return d


def seven_batons() -> Drawing:
    """7 di bastoni: two rows and one lying between them."""
    d = blank("7B")
    batons(d, SEVEN_BATONS, 296, 98)
    club(d, px(50), py(50), 330, 94, -90)
    return d


CARDS: dict[str, Callable[[], Drawing]] = {
    "2D": two_coins, "3D": three_coins, "4D": four_coins, "5D": five_coins, "6D": six_coins,
    "7D": seven_coins, "2C": two_cups, "3C": three_cups, "4C": four_cups, "5C": five_cups, "6C": six_cups,
    "7C": seven_cups,     "6S": six_swords, "7S": seven_swords,
    "2B": two_batons, "4B": four_batons, "5B": five_batons, "6B": six_batons, "7B": seven_batons,
}  # fmt: skip
