"""The inks of this deck: those of a colour lithographer of about 1850, cooler and paler than the house's."""

from __future__ import annotations

from art.cards.kit import inks

INK = inks.INK
PAPER = inks.PAPER
WHITE = inks.WHITE
RED = "#c7222f"
ROSE = "#ec9c8e"
YELLOW = "#f2b838"
OCHRE = "#c98a22"
BLUE = "#2d5f9a"
SKY = "#a6cbdd"
GREEN = "#3d8249"
LEAF = "#a9c46a"
FLESH = "#f6d3ba"
SILVER = "#e2e6e6"
BROWN = "#8c5a38"
GREY = "#b9bbb9"
HEMP = "#f3e3b4"
TINT = "#fbedc6"
"""Of the band with a court's name."""

# The backs, and whatever lies deep in the shade.
DARK_RED = "#8f1420"
DARK_BLUE = "#1f3f6d"
