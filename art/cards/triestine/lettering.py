"""Words of this deck: its names are shortened with a full stop, which the common capitals lack."""

from __future__ import annotations

from art.cards.kit.inks import INK
from art.cards.kit.paths import Matrix, Outline, lozenge
from art.cards.kit.svg import Drawing
from art.cards.parts.letters import glyph, width

STOP = 0.34
"""The room of a full stop, as a share of the cap height."""


def long(text: str, cap: float, tracking: float) -> float:
    """Length of a line of words in card units."""
    parts = text.split(".")
    return sum(width(part, cap, tracking) + tracking for part in parts) + STOP * cap * (len(parts) - 1)


def words(d: Drawing, text: str, x: float, y: float, cap: float, *, tracking: float, bold: float) -> None:
    """A straight line of words, full stops among them, centred on x and standing on y.

    `bold`: card units added to every stroke, as for `inscribe`; letters and edges are one path here.
    """
    left = x - long(text, cap, tracking) / 2
    scale = cap / 100
    parts: list[Outline] = []
    for k, word in enumerate(text.split(".")):
        if k:
            parts.append(lozenge(left + STOP * cap * 0.4, y - cap * 0.1, cap * 0.12, cap * 0.12))
            left += STOP * cap
        for char in word:
            parts += [part.under(Matrix(a=scale, d=scale, e=left, f=y)) for part in glyph(char)]
            left += width(char, cap) + tracking
    d.shapes(parts, INK, bold)
