"""The number cards, 2 to 7: signs upright in rows, the corners left free for the numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from art.cards.espanola import coin as oros
from art.cards.espanola import cudgel as bastos
from art.cards.espanola import cup as copas
from art.cards.espanola import sword as espadas
from art.cards.espanola.card import MIDDLE, framed, px, py
from art.cards.espanola.inks import GREEN, RED, YELLOW
from art.cards.espanola.sprig import flower, sprig
from art.cards.kit.deck import painted
from art.cards.kit.room import Room
from art.cards.kit.stepping_aside import roomy
from art.cards.kit.svg import Drawing
from art.cards.parts.emblem import emblem

Place = tuple[float, float]
Turned = tuple[float, float, float]

_FOUR: tuple[Place, ...] = ((30, 26.5), (70, 26.5), (30, 73.5), (70, 73.5))
_FIVE: tuple[Place, ...] = ((30, 20.5), (70, 20.5), (50, 50), (30, 79.5), (70, 79.5))
_SIX: tuple[Place, ...] = ((30, 19.5), (70, 19.5), (30, 50), (70, 50), (30, 80.5), (70, 80.5))
_ODD: Place = (50, 34.75)

Row = tuple[float, Sequence[Place]]
COINS: dict[str, Row] = {
    "2": (148, ((50, 28), (50, 72))),
    "3": (118, ((50, 18.6), (50, 50), (50, 81.4))),
    "4": (106, _FOUR),
    "5": (98, _FIVE),
    "6": (92, _SIX),
    "7": (82, (*_SIX, _ODD)),
}
CUPS: dict[str, Row] = {
    "2": (360, ((50, 28), (50, 72))),
    "3": (310, ((50, 23.5), (31, 74), (69, 74))),
    "4": (310, _FOUR),
    "5": (266, _FIVE),
    "6": (262, _SIX),
    "7": (222, (*_SIX, _ODD)),
}
# Length of a sword, width of its blade, and where it stands.
SWORDS: dict[str, tuple[float, float, Sequence[Turned]]] = {
    "2": (690, 54, ((33, 50, 0), (67, 50, 180))),
    "3": (620, 48, ((27, 50, 0), (50, 50, 180), (73, 50, 0))),
    "4": (384, 46, ((34, 28, 0), (66, 28, 0), (34, 72, 0), (66, 72, 0))),
    "5": (368, 42, ((31, 27, 0), (69, 27, 0), (50, 50, 0), (31, 73, 0), (69, 73, 0))),
    "6": (372, 38, ((26, 27.6, 0), (50, 27.6, 0), (74, 27.6, 0), (26, 72.4, 0), (50, 72.4, 0),
    (74, 72.4, 0))),
    "7": (330, 36, ((26, 24, 0), (50, 24, 0), (74, 24, 0), (50, 50, -90), (26, 76, 0), (50, 76, 0),
                    (74, 76, 0))),
}  # fmt: skip
# Length of a cudgel, how slim it is, and where it stands.
CUDGELS: dict[str, tuple[float, float, Sequence[Turned]]] = {
    "2": (640, 0.86, ((29, 50, -2), (71, 50, 178))),
    "3": (560, 0.71, ((21.5, 50, -1), (50, 50, 180), (78.5, 50, 1))),
    "4": (392, 1, ((33, 27.5, -10), (67, 27.5, 10), (33, 72.5, 190), (67, 72.5, 170))),
    "5": (330, 0.9, ((31, 23.4, -9), (69, 23.4, 9), (50, 50.7, 84), (31, 76.6, 189), (69, 76.6, 171))),
    "6": (366, 1, ((27, 27.5, -2), (50, 27.5, 178), (73, 27.5, 2), (27, 72.5, 182), (50, 72.5, -2),
    (73, 72.5, 178))),
    "7": (322, 1, ((27, 24.5, -3), (50, 24.5, 0), (73, 24.5, 3), (50, 50, -84), (27, 75.5, 183),
                   (50, 75.5, 180), (73, 75.5, 177))),
}  # fmt: skip


def _rows(
    rows: dict[str, Row], sign: Callable[[Drawing, float], None], suit: str
) -> dict[str, Callable[[Drawing], None]]:
    def card(rank: str) -> Callable[[Drawing], None]:
        size, places = rows[rank]

        def draw(d: Drawing) -> None:
            for x, y in places:
                with d.spot(px(x), py(y)):
                    d.use("sign", lambda inner: sign(inner, size), px(x), py(y))
            ORNAMENTS.get(rank + suit, _plain)(d)

        return draw

    return {rank + suit: card(rank) for rank in rows}


def _quarter(turn: float) -> float:
    """The turn whose light will do: signs that lean a little are drawn only once."""
    return 90.0 * round(turn / 90)


def _swords(rank: str) -> Callable[[Drawing], None]:
    length, width, places = SWORDS[rank]

    def draw(d: Drawing) -> None:
        ORNAMENTS.get(rank + "S", _plain)(d)
        for x, y, turn in places:
            sign = partial(espadas.sword, length=length, width=width, rotate=_quarter(turn))
            with d.spot(px(x), py(y)):
                d.use(f"sword{_quarter(turn):.0f}", sign, px(x), py(y), rotate=turn)

    return draw


def _cudgels(rank: str) -> Callable[[Drawing], None]:
    length, slim, places = CUDGELS[rank]

    def draw(d: Drawing) -> None:
        for x, y, turn in places:
            sign = partial(bastos.cudgel, length=length, rotate=_quarter(turn), slim=slim)
            with d.spot(px(x), py(y)):
                d.use(f"cudgel{_quarter(turn):.0f}", sign, px(x), py(y), rotate=turn)

    return draw


def _plain(d: Drawing) -> None:
    """Nothing besides the signs."""


def _emblem(d: Drawing) -> None:
    with d.spot(MIDDLE, py(50)):
        emblem(d, MIDDLE, py(50), 150)


def _flower(d: Drawing) -> None:
    with d.spot(MIDDLE, py(50)), d.at(MIDDLE, py(50)):
        flower(d, 34, RED, YELLOW)


def _sprigs(d: Drawing) -> None:
    """Two flowering sprigs between the two long swords."""
    for _ in d.ends():
        with d.at(MIDDLE, py(50)):
            sprig(d, [(0, 6), (10, -60), (-8, -140), (4, -214)], GREEN, RED, YELLOW)


ORNAMENTS: dict[str, Callable[[Drawing], None]] = {"4D": _emblem, "4C": _flower, "2S": _sprigs}

ROOMS = {
    "4D": Room(size=0.93, right=4),
    "5D": Room(size=0.88, right=6),
    "6D": Room(size=0.9, right=5),
    "7D": Room(size=0.93, right=5),
    "4C": Room(right=3),
    "5C": Room(right=3),
    "6C": Room(right=3),
    "2B": Room(right=1.5, low=2.5),
    "3B": Room(low=2.5),
    "4B": Room(right=4),
    "5B": Room(right=4.5),
    "6B": Room(size=0.96, right=6),
    "7B": Room(right=5),
}
"""How they make room for an index; the other cards have their corner free."""

CARDS = painted(framed, roomy({
    **_rows(COINS, oros.coin, "D"), **_rows(CUPS, copas.cup, "C"),
    **{rank + "S": _swords(rank) for rank in SWORDS}, **{rank + "B": _cudgels(rank) for rank in CUDGELS},
}, ROOMS))  # fmt: skip
