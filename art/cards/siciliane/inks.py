"""The inks of the Sicilian deck: warm reds and yellows, two greens, and blue only in touches."""

from __future__ import annotations

from art.cards.kit import inks

INK, PAPER, SILVER, WHITE = inks.INK, inks.PAPER, inks.SILVER, inks.WHITE

RED = "#d62a1a"
DARK_RED = "#9c1a12"
YELLOW = "#f6c324"
OCHRE = "#dd9a1b"
RELIEF = "#ecb025"  # the ground of the pictures on coins
GREEN = "#1f7d3c"
DARK_GREEN = "#0f4d33"
BLADE = "#1a6152"  # the green of the blades, a little colder than the wood's
BLUE = "#2c63b4"
SKY = "#a9cbe6"  # a pale blue, for water
FLESH = "#f3cba6"
EARTH = "#b9814f"
STONE = "#cdc6ba"  # grey horse, lava, wool
