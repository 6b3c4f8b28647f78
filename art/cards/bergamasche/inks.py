"""The inks of this deck: crimson, ultramarine and ochre, with grey hair and a little green."""

from __future__ import annotations

from art.cards.kit import inks

INK = inks.INK
PAPER = inks.PAPER
WHITE = inks.WHITE
RED = "#c9192e"
BLUE = "#3a52b4"
OCHRE = "#e8a62f"
GREEN = "#2b7a4d"
FLESH = "#f7c69b"
TAN = "#e2a878"
HAIR = "#c6c7cb"
DARK_RED = "#8f1120"
DARK_BLUE = "#26367c"
STEEL = "#d3d9df"
