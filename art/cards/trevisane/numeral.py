"""The small figures 2 to 7 in the corners."""

from __future__ import annotations

from art.cards.kit.svg import Drawing
from art.cards.parts.letters import inscribe
from art.cards.trevisane.card import INSET

CAP = 56.0
SIDE = 29.0  # from the frame line to the middle of the figure
TOP = 9.0  # from the frame line to its head


def numerals(d: Drawing, figure: int) -> None:
    """The figure at the top left and, turned, at the bottom right."""
    x, y = INSET + SIDE, INSET + TOP + CAP
    for _ in d.ends():
        inscribe(d, str(figure), [(x - 25, y), (x + 25, y)], CAP)
