"""Corner indices: rank and small sign on a tab of paper, laid over cards that do not say them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.cards.kit.deck import RANKS, SUITS, Cards, DeckInfo
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import Drawing
from art.cards.parts import letters

WIDTH, HEIGHT = 100, 200
CAP = 84.0  # height of the rank
SIGN = 88.0  # side of the sign
BROAD = 94.0  # the most that a rank of two figures may take
SILENT = {"none": RANKS, "figures": "1FCR", "corner": "", "large": ""}
"""Ranks that do not show themselves, by what `DeckInfo.index` promises."""


def corner_indices(info: DeckInfo, marks: Cards) -> Cards:
    """The indices a deck needs, by card."""
    said = dict(zip("FCR", info.courts, strict=True))
    return {
        rank + suit: partial(corner_index, f"{info.name}-{rank}{suit}", said.get(rank, rank), marks[suit])
        for suit in SUITS
        for rank in SILENT[info.index]
    }


def corner_index(name: str, rank: str, mark: Callable[[], Drawing]) -> Drawing:
    """A tab with the rank over the sign that `mark` draws; its paper thins out over the card's drawing."""
    d = Drawing(WIDTH, HEIGHT, name=name, paper=False)
    tab: list[Node] = [
        (0, 0, "c"), (WIDTH, 0, "c"), (WIDTH, HEIGHT - 22), (WIDTH - 22, HEIGHT), (0, HEIGHT, "c"),
    ]  # fmt: skip
    d.flats(smooth(tab), ink=PAPER)
    cap = min(CAP, CAP * BROAD / letters.width(rank, CAP))
    letters.inscribe(d, rank, [(0, 12 + CAP), (WIDTH, 12 + CAP)], cap)
    sign = mark()
    d.inset(sign, (WIDTH - SIGN) / 2, HEIGHT - SIGN - 6, SIGN / sign.width)
    return d
