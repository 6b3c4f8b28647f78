"""The empty card of this deck, and places on it in per cent."""

from __future__ import annotations

from tools.cards.kit.svg import Drawing

WIDTH = 510
HEIGHT = 830


def blank(code: str, *, grain: float = 1.0) -> Drawing:
    """White card paper for the card with this code; `grain` widens the hatching of a heavy card."""
    return Drawing(WIDTH, HEIGHT, name=f"n{code}", grain=grain)


def px(percent: float) -> float:
    """Card units of a per cent of the card's width."""
    return WIDTH * percent / 100


def py(percent: float) -> float:
    """Card units of a per cent of the card's height."""
    return HEIGHT * percent / 100
