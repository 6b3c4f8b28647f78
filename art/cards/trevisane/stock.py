"""Heads of this deck have the units of `parts.visage`; stock hats, hair and necks fit smaller ones."""

from __future__ import annotations

from contextlib import AbstractContextManager

from art.cards.kit.svg import Drawing

SIZE = 1.34
_EYES = -8.2
"""Height (y) of the eyes in the stock heads."""


def stock(d: Drawing, size: float = SIZE) -> AbstractContextManager[None]:
    """Places stock parts over a head whose eyes lie at (0, 0)."""
    return d.at(0, -_EYES * size, size)
