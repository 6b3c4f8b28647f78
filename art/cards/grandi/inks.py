"""Four colours that people with any colour vision tell apart, by hue and by lightness."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#17120f"
PAPER = "#fffdf7"
STROKE = 9.0
"""The thinnest line of this deck: a hundredth of the card's height."""


GOLD = "#f5c927"
STEEL = "#d9dde2"
IRON = "#8794a3"


@dataclass(frozen=True, kw_only=True)
class Colours:
    """Of one suit: `solid` for its sign, `deep` for the shadow on it, `light` within it.

    `tab` lies behind the rank with its `pattern`, `ground` behind the figures.
    """

    solid: str
    deep: str
    tab: str
    pattern: str
    light: str
    ground: str


SUITS = {
    "D": Colours(
        solid="#8a5a00", deep="#5e3c00", tab="#fff4c9", pattern="#ffe08a", light="#ffd75e", ground="#fff6d4",
    ),
    "C": Colours(
        solid="#b5121b", deep="#7a0a13", tab="#fbd7d2", pattern="#f4bab5", light="#f7c9c5", ground="#fce4df",
    ),
    "S": Colours(
        solid="#0057a8", deep="#003a73", tab="#abd2f4", pattern="#8abcec", light="#bcdaf5", ground="#d9e9f9",
    ),
    "B": Colours(
        solid="#006b4a", deep="#00442f", tab="#88caae", pattern="#79c1a2", light="#a8dcc5", ground="#cfeadc",
    ),
}  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Skin:
    """Of one figure: in the light and in shadow."""

    light: str
    shadow: str


PALE = Skin(light="#f8dcc0", shadow="#e2ab85")
RUDDY = Skin(light="#f3c3a0", shadow="#d68a66")
OLIVE = Skin(light="#e6b98a", shadow="#bd8553")
BROWN = Skin(light="#b87d50", shadow="#8a5430")
