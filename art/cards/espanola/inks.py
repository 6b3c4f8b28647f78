"""The inks of the Spanish deck: clear and flat, a lighter blue and green than the Italian ones."""

from __future__ import annotations

from art.cards.kit import inks

INK, PAPER, SILVER, WHITE = inks.INK, inks.PAPER, inks.SILVER, inks.WHITE

RED = "#d9261c"
DARK_RED = "#9e1714"
YELLOW = "#f8ca2c"
OCHRE = "#dd9a22"
BLUE = "#2f68bd"
DARK_BLUE = "#1c3f86"
SKY = "#a8c8e8"  # blades
GREEN = "#2b8a45"
DARK_GREEN = "#14552f"
FLESH = "#f5cfae"
TAN = "#e0ad80"
EARTH = "#8a5a34"
