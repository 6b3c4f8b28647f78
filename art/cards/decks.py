"""The register of decks: packages `art.cards.<name>` with `CARDS`, `DECK` and, in `marks`, `MARKS`."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import cast

from art.cards.kit.deck import Cards, DeckInfo

# In the order in which the game offers them.
REGISTER: tuple[str, ...] = (
    "napoletane",
    "piacentine",
    "siciliane",
    "trevisane",
    "triestine",
    "bergamasche",
    "espanola",
    "francesi",
    "francesi4",
    "grandi",
)
ASSETS = Path(__file__).parents[2] / "assets" / "cards"


def load(name: str) -> tuple[DeckInfo, Cards]:
    """The metadata and the drawing functions of a deck, registered or in the making."""
    package = importlib.import_module(f"art.cards.{name}")
    return cast(DeckInfo, package.DECK), cast(Cards, package.CARDS)


def marks(name: str) -> Cards:
    """The deck's four suit signs alone, by suit: square drawings without paper."""
    return cast(Cards, importlib.import_module(f"art.cards.{name}.marks").MARKS)
