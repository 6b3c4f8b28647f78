"""The inks of the house, as `#rrggbb`. A deck may define its own beside these."""

from __future__ import annotations

INK = "#17120f"
RED = "#d8201f"
YELLOW = "#f5c927"
BLUE = "#1f54b8"
GREEN = "#12653a"
FLESH = "#f3cfae"
TAUPE = "#c3a78f"
SILVER = "#d9dde2"
PAPER = "#fffdf7"
WHITE = "#ffffff"

# Darker brothers of the spot colours, for linings and far limbs; never a gradient.
DARK_RED = "#a81516"
DARK_BLUE = "#163c86"
DARK_GREEN = "#0b3f25"
OCHRE = "#d99a1c"
GREY = "#a9a7a3"
LIP = "#c8453a"
