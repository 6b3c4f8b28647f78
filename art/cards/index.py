"""Corner indices: rank and small sign on a tab of paper, laid over cards that do not say them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.cards.kit.deck import RANKS, SUITS, Cards, DeckInfo
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import Drawing
from art.cards.parts import letters

WIDTH, HEIGHT = 100, 200
CAP = 84.0  # height of the rank
SIGN = 88.0  # side of the sign
SMALLER = 0.9  # a rank and sign that stand on the card's own paper
HALO = 12.0  # stroke of paper round such a rank
BROAD = 94.0  # the most that a rank of two figures may take
SILENT = {"none": RANKS, "figures": "1FCR", "corner": "", "large": ""}
"""Ranks that do not show themselves, by what `DeckInfo.index` promises."""


def corner_indices(info: DeckInfo, marks: Cards) -> Cards:
    """The indices a deck needs, by card."""
    said = dict(zip("FCR", info.courts, strict=True))
    return {
        rank + suit: partial(
            corner_index, f"{info.name}-{rank}{suit}", said.get(rank, rank), marks[suit], info.tab
        )
        for suit in SUITS
        for rank in SILENT[info.index]
    }


def corner_index(name: str, rank: str, mark: Callable[[], Drawing], tab: bool = True) -> Drawing:
    """The rank over the sign that `mark` draws, on a tab of paper, or smaller with only a halo of paper."""
    size = 1.0 if tab else SMALLER
    height, cap, side = HEIGHT * size, CAP * size, SIGN * size
    d = Drawing(WIDTH, height, name=name, paper=False)
    if tab:
        nodes: list[Node] = [
            (0, 0, "c"), (WIDTH, 0, "c"), (WIDTH, height - 22), (WIDTH - 22, height), (0, height, "c"),
        ]  # fmt: skip
        d.flats(smooth(nodes), ink=PAPER)
    else:
        d.flats(circle(WIDTH / 2, height - side / 2 - 6 * size, side / 2 + 2), ink=PAPER)
    cap = min(cap, cap * BROAD / letters.width(rank, cap))
    base = (12 + CAP) * size
    line = [(0.0, base), (float(WIDTH), base)]
    if not tab:
        letters.inscribe(d, rank, line, cap, ink=PAPER, bold=HALO)
    letters.inscribe(d, rank, line, cap, bold=0 if tab else 3)
    sign = mark()
    d.inset(sign, (WIDTH - side) / 2, height - side - 6 * size, side / sign.width)
    return d
