"""The inks of the house, as `#rrggbb`. A deck may define its own beside these."""

from __future__ import annotations

INK = "#17120f"
RED = "#d8201f"
YELLOW = "#f5c927"
FLESH = "#f3cfae"
PAPER = "#fffdf7"
WHITE = "#ffffff"

# Darker brothers of the spot colours, for linings and far limbs; never a gradient.
