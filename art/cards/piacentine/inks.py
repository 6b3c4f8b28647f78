"""The inks of this deck: earthier than the house's; black and paper are the house's own."""

from __future__ import annotations

from art.cards.kit import inks

INK, PAPER, WHITE = inks.INK, inks.PAPER, inks.WHITE

RED = "#dc3a1d"
GOLD = "#f2c32d"
OCHRE = "#d99a3c"
STEEL = "#3f78b0"
GREEN = "#2a6b40"
FLESH = "#f4cdaa"
BROWN = "#a5713f"
TAUPE = "#bd9c80"
SILVER = "#d8dbdc"

# Darker brothers, for linings, far sides and hollows; never a gradient.
DARK_RED = "#a82412"
DARK_STEEL = "#28527e"
DARK_GREEN = "#174428"
DARK_BROWN = "#6f4a2b"
# Lighter ones, for the lit half of a blade, blossoms, cut wood.
LIGHT_STEEL = "#8fb4d4"
LIGHT_GREEN = "#5c9352"
ROSY = "#f08558"  # ruddy cheeks
ORANGE = "#ea7f2e"
LIP = "#cf4a36"
PARCHMENT = "#ecd9ab"
BLUSH = "#f2bc99"  # a page's cheeks
