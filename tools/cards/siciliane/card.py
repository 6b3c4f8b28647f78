"""The empty card of this deck, and places on it in per cent."""

from __future__ import annotations

from tools.cards.kit.svg import Drawing

WIDTH = 510
HEIGHT = 820


def blank(code: str) -> Drawing:
    """White card paper for the card with this code."""
    return Drawing(WIDTH, HEIGHT, name=f"s{code}")


def px(percent: float) -> float:
    """Card units of a per cent of the card's width."""
    return WIDTH * percent / 100


def py(percent: float) -> float:
    """Card units of a per cent of the card's height."""
    return HEIGHT * percent / 100
