"""The number cards, 2 to 7: signs upright in rows, large on the low ranks, clear of the printed corners."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.cards.espanola import coin as oros
from art.cards.espanola import cudgel as bastos
from art.cards.espanola import cup as copas
from art.cards.espanola import sword as espadas
from art.cards.espanola.card import CARD, MIDDLE, framed, py
from art.cards.espanola.inks import GREEN, RED, YELLOW
from art.cards.espanola.sprig import flower, sprig
from art.cards.kit.card import Pip
from art.cards.kit.deck import painted
from art.cards.kit.svg import Drawing
from art.cards.parts.emblem import emblem

Row = tuple[float, tuple[Pip, ...]]
# Radius of a coin, and where the coins lie.
COINS: dict[str, Row] = {
    "2": (168, (Pip(49.8, 27.9, 0, -2), Pip(50.2, 72.2, 1, 2))),
    "3": (131, (Pip(50.2, 20.5, 0, 2), Pip(49.7, 50, 1, -2), Pip(50.1, 79.5, 2, 1))),
    "4": (112, (Pip(30.2, 27, 0, -3), Pip(69.8, 26.8, 1, 2), Pip(30, 73.1, 2, 1), Pip(69.9, 73, 0, 4))),
    "5": (98, (
        Pip(31.6, 24.1, 0, -2), Pip(68.5, 24, 1, 3), Pip(50.1, 50.1, 2, 0), Pip(31.4, 76, 1, -3),
        Pip(68.4, 75.8, 0, 3),
    )),
    "6": (88, (
        Pip(32.6, 20.1, 0, 2), Pip(67.5, 19.8, 1, -3), Pip(32.3, 50, 2, -2), Pip(67.6, 50.2, 0, -4),
        Pip(32.5, 80.1, 1, 3), Pip(67.3, 79.9, 2, 2),
    )),
    "7": (78, (
        Pip(32.2, 18.9, 1, -2), Pip(67.8, 19, 0, 3), Pip(31.9, 50.2, 0, -3), Pip(68, 49.9, 2, 2),
        Pip(32.1, 81, 2, -2), Pip(67.9, 81.1, 1, 4), Pip(50.1, 34.4, 2, 0),
    )),
}  # fmt: skip
# Height of a cup, and where the cups stand.
CUPS: dict[str, Row] = {
    "2": (404, (Pip(49.8, 27.6, 0, 0), Pip(50.2, 72.7, 1, 0.6))),
    "3": (352, (Pip(50.2, 25.2, 1, -0.8), Pip(32.4, 73.6, 0, 0.6), Pip(67.2, 73.4, 2, 0))),
    "4": (344, (
        Pip(32.9, 27.2, 0, -0.6), Pip(67.1, 27.4, 2, 0.4), Pip(33.1, 73, 1, 0.6), Pip(66.8, 72.8, 0, 1.2),
    )),
    "5": (268, (
        Pip(32.6, 21.4, 0, 0), Pip(67.3, 21.6, 1, 0.8), Pip(50.1, 50, 2, -0.6), Pip(32.4, 78.6, 1, -1),
        Pip(67.4, 78.4, 0, 1.6),
    )),
    "6": (264, (
        Pip(33.2, 20, 0, -1), Pip(66.8, 20.1, 1, 1), Pip(32.9, 50.1, 2, 0), Pip(67, 49.8, 0, 1),
        Pip(33.1, 79.9, 1, -1), Pip(66.7, 80, 2, 1.6),
    )),
    "7": (216, (
        Pip(32.2, 19.2, 2, 0), Pip(67.9, 19, 0, -1), Pip(32, 50.1, 1, 1), Pip(68, 50.3, 2, 2),
        Pip(32.1, 81.1, 0, 1), Pip(67.8, 81, 1, -1), Pip(50.1, 34.6, 0, 3),
    )),
}  # fmt: skip
# Length of a sword, width of its blade, and where it stands.
SWORDS: dict[str, tuple[float, float, tuple[Pip, ...]]] = {
    "2": (760, 64, (Pip(34.6, 50, 0, 0), Pip(65.6, 50, 1, 180))),
    "3": (680, 56, (Pip(27.6, 50.2, 0, 0), Pip(50, 49.8, 1, 180), Pip(72.4, 50, 2, 0.4))),
    "4": (404, 58, (Pip(34.2, 27.2, 0, 0), Pip(65.8, 27.3, 1, -0.6), Pip(34, 72.9, 2, 0.5),
                    Pip(66.1, 72.7, 0, 1.2))),
    "5": (380, 48, (Pip(31.3, 26.6, 0, 0), Pip(68.8, 26.5, 1, 0.6), Pip(50.1, 50, 2, -0.4),
                    Pip(31.1, 73.4, 1, -1), Pip(68.9, 73.5, 0, 1.4))),
    "6": (384, 42, (Pip(28, 27.2, 0, 0), Pip(50.2, 27, 1, -0.5), Pip(72.2, 27.3, 2, 0.6),
                    Pip(28.1, 72.8, 2, -1), Pip(49.9, 72.9, 0, -1.4), Pip(71.4, 72.7, 1, 1))),
    "7": (334, 38, (Pip(28, 24.4, 2, 0), Pip(50.1, 24.2, 0, 0.5), Pip(73, 24.4, 1, -0.6), Pip(50, 50, 0, -90),
                    Pip(27, 75.7, 1, 1), Pip(50.2, 75.8, 2, -1.2), Pip(72.2, 75.6, 0, 2))),
}  # fmt: skip
# Length of a cudgel, how slim it is, and where it stands.
CUDGELS: dict[str, tuple[float, float, tuple[Pip, ...]]] = {
    "2": (700, 0.84, (Pip(31.6, 50.2, 0, -2), Pip(68.6, 49.8, 1, 178))),
    "3": (640, 0.7, (Pip(23.8, 50.3, 0, -1), Pip(50, 49.8, 1, 180), Pip(76.4, 50.2, 2, 1))),
    "4": (408, 1, (Pip(34.6, 27.4, 0, -8), Pip(66.4, 27.2, 1, 9),
                   Pip(33.4, 72.6, 2, 189), Pip(65.8, 72.8, 0, 171))),
    "5": (340, 0.94, (Pip(33.4, 23.8, 0, -8), Pip(67.2, 23.6, 1, 9), Pip(50, 50.5, 2, 84),
                      Pip(32.2, 76.4, 1, 189), Pip(67.4, 76.6, 0, 171))),
    "6": (366, 0.94, (Pip(29.8, 27.6, 0, -1), Pip(50.2, 27.4, 1, 178), Pip(72.4, 27.5, 2, 2),
                      Pip(27.4, 72.5, 1, 182), Pip(49.8, 72.6, 2, -2), Pip(69.8, 72.4, 0, 178))),
    "7": (320, 0.92, (Pip(29, 24.8, 2, -1), Pip(50.4, 24.6, 0, 1), Pip(72.4, 24.5, 1, 3), Pip(50, 50, 0, -84),
                      Pip(27.6, 75.5, 1, 183), Pip(49.6, 75.4, 2, 180), Pip(71, 75.2, 0, 178))),
}  # fmt: skip


def _rows(rows: dict[str, Row], sign: Callable[..., None], suit: str) -> dict[str, Callable[[Drawing], None]]:
    def card(rank: str) -> Callable[[Drawing], None]:
        size, pips = rows[rank]

        def draw(d: Drawing) -> None:
            ORNAMENTS.get(rank + suit, _plain)(d)
            CARD.scatter(d, "sign", lambda inner, cut: sign(inner, size, cut), pips)

        return draw

    return {rank + suit: card(rank) for rank in rows}


def _quarter(turn: float) -> float:
    """The turn whose light will do: signs that lean a little are drawn only once."""
    return 90.0 * round(turn / 90)


def _by_light(d: Drawing, sign: Callable[..., None], pips: tuple[Pip, ...]) -> None:
    """Scatter long signs: those that stand alike in the light share their cuts."""
    for turn in sorted({_quarter(pip.turn) for pip in pips}):
        alike = [pip for pip in pips if _quarter(pip.turn) == turn]
        CARD.scatter(d, f"sign{turn:.0f}-", partial(_cut, sign=partial(sign, rotate=turn)), alike)


def _cut(d: Drawing, cut: int, sign: Callable[..., None]) -> None:
    sign(d, cut=cut)


def _swords(rank: str) -> Callable[[Drawing], None]:
    length, width, pips = SWORDS[rank]

    def draw(d: Drawing) -> None:
        ORNAMENTS.get(rank + "S", _plain)(d)
        _by_light(d, partial(espadas.sword, length=length, width=width), pips)

    return draw


def _cudgels(rank: str) -> Callable[[Drawing], None]:
    length, slim, pips = CUDGELS[rank]

    def draw(d: Drawing) -> None:
        _by_light(d, partial(bastos.cudgel, length=length, slim=slim), pips)

    return draw


def _plain(d: Drawing) -> None:
    """Nothing besides the signs."""


def _emblem(d: Drawing) -> None:
    emblem(d, MIDDLE, py(50), 132)


def _flower(d: Drawing) -> None:
    with d.at(MIDDLE, py(50)):
        flower(d, 34, RED, YELLOW)


def _sprigs(d: Drawing) -> None:
    """Two flowering sprigs between the two long swords."""
    for _ in d.ends():
        with d.at(MIDDLE, py(50)):
            sprig(d, [(0, 6), (10, -60), (-8, -116), (2, -172)], GREEN, RED, YELLOW)


ORNAMENTS: dict[str, Callable[[Drawing], None]] = {"4D": _emblem, "4C": _flower, "2S": _sprigs}

CARDS = painted(framed, {
    **_rows(COINS, oros.coin, "D"), **_rows(CUPS, copas.cup, "C"),
    **{rank + "S": _swords(rank) for rank in SWORDS}, **{rank + "B": _cudgels(rank) for rank in CUDGELS},
})  # fmt: skip
