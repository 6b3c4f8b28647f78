"""Words of this deck: its names are shortened with a full stop, which the common capitals lack."""

from __future__ import annotations

from art.cards.kit.inks import INK
from art.cards.kit.paths import lozenge
from art.cards.kit.svg import Drawing
from art.cards.parts.letters import inscribe, width

STOP = 0.34
"""The room of a full stop, as a share of the cap height."""


def long(text: str, cap: float, tracking: float) -> float:
    """Length of a line of words in card units."""
    parts = text.split(".")
    return sum(width(part, cap, tracking) + tracking for part in parts) + STOP * cap * (len(parts) - 1)


def words(
    d: Drawing, text: str, x: float, y: float, cap: float, *, tracking: float = 1.0, bold: float = 0.0
) -> None:
    """A straight line of words, full stops among them, centred on x and standing on y."""
    left = x - long(text, cap, tracking) / 2
    for k, part in enumerate(text.split(".")):
        if k:
            d.flats(lozenge(left + STOP * cap * 0.4, y - cap * 0.1, cap * 0.12, cap * 0.12), ink=INK)
            left += STOP * cap
        size = width(part, cap, tracking)
        inscribe(d, part, [(left, y), (left + size, y)], cap, tracking=tracking, bold=bold)
        left += size + tracking
