"""A deck: its description, and its drawings by card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from typing import Literal, TypeVar, cast

import msgspec

from art.cards.kit.room import Room
from art.cards.kit.svg import Drawing
from briscola.resources import Press, Stock

RANKS = "1234567FCR"
SUITS = "CDBS"
CODES = tuple(rank + suit for suit in SUITS for rank in RANKS)
BACKS = ("back", "back-red")
SMALL_BACKS = tuple(f"{name}-small" for name in BACKS)
"""Backs that stand for them on cards too small for their fine ground."""

Cards = Mapping[str, Callable[[], Drawing]]
Figures = Mapping[str, Callable[[Drawing], None]]
"""Functions by card, each of which draws on a paper that it is given."""
Ink = TypeVar("Ink")

_DRAWN = ("index_inset", "frame", "frame_round", "courts")
_RANK = {"1": "ace", "F": "fante", "C": "cavallo", "R": "re"}
_SUIT = {"C": "coppe", "D": "denari", "B": "bastoni", "S": "spade"}


@dataclass(frozen=True, kw_only=True)
class DeckInfo:
    """Metadata written beside the drawings; title in English, width and height in tenths of a millimetre.

    `index`: what the cards themselves say in the corner: nothing, the figure of 2 to 7, rank and sign, or
    both in large print. Where a card says nothing, the renderer may lay `index/<code>.svg` over it; `courts`
    is what that says on the three figures. It stands `index_inset` of the card's width from its edges. A
    `frame` of a single line so far from them (a share as well) opens at the corner round the index; its round
    corners have the radius `frame_round`, card units. The window prints by its `press` on its `stock`.
    """

    name: str
    title: str
    family: Literal["italian", "french", "spanish"] = "italian"
    width: int
    height: int
    press: Press
    stock: Stock
    index: Literal["none", "figures", "corner", "large"] = "none"
    licence: str = "CC-BY-SA-4.0"
    index_inset: float = 0.035
    frame: float | None = None
    frame_round: float = 0.0
    courts: tuple[str, str, str] = ("F", "C", "R")

    def as_json(self) -> dict[str, object]:
        """The metadata as plain JSON values, but for those that only the drawing programs ask for."""
        told = {key: value for key, value in asdict(self).items() if key not in _DRAWN}
        return cast(dict[str, object], msgspec.json.decode(msgspec.json.encode(told)))


def single(package: str, room: Room | Mapping[str, Room] | None = None) -> Cards:
    """The aces and courts of a deck's package, each `draw` of a module: `fante_coppe.draw` is the card FC.

    `room` is how they make room for an index, all alike or those named.
    """

    def draw(code: str) -> Drawing:
        d = cast(Drawing, import_module(f"{package}.{_RANK[code[0]]}_{_SUIT[code[1]]}").draw())
        d.moved = room.get(code) if isinstance(room, Mapping) else room
        return d

    return {rank + suit: partial(draw, rank + suit) for suit in SUITS for rank in _RANK}


def painted(paper: Callable[[str], Drawing], figures: Figures) -> Cards:
    """Cards from what is drawn on the empty card that `paper` gives for their code."""

    def draw(code: str) -> Drawing:
        d = paper(code)
        figures[code](d)
        return d

    return {code: partial(draw, code) for code in figures}


def backs(
    back: Callable[[str, Ink], Drawing],
    blue: Ink,
    red: Ink,
    *,
    small: Callable[[str, Ink], Drawing] | None = None,
) -> Cards:
    """Both backs from a drawing by name and ink; `small` draws those for small cards, if they need any."""
    drawn = {name: partial(back, name, ink) for name, ink in zip(BACKS, (blue, red), strict=True)}
    if small:
        drawn |= {name: partial(small, name, ink) for name, ink in zip(SMALL_BACKS, (blue, red), strict=True)}
    return drawn


def in_order(*parts: Cards) -> Cards:
    """The cards of all parts in the order of a deck: suit by suit, the backs last."""
    drawn = {code: draw for part in parts for code, draw in part.items()}
    return {code: drawn[code] for code in (*CODES, *BACKS, *SMALL_BACKS) if code in drawn}
