"""The inks of this deck: the house family, with a blue a little lighter than elsewhere."""

from __future__ import annotations

from art.cards.kit import inks

INK = inks.INK
PAPER = inks.PAPER
WHITE = inks.WHITE
RED = inks.RED
YELLOW = inks.YELLOW
GREEN = inks.GREEN
FLESH = inks.FLESH
TAUPE = inks.TAUPE
SILVER = inks.SILVER
OCHRE = inks.OCHRE
DARK_RED = inks.DARK_RED
DARK_GREEN = inks.DARK_GREEN

# Long blades and robes carry much blue on this narrow card; the house blue would look black at 90 px.
BLUE = "#2a63bd"
DARK_BLUE = "#1b4389"
