"""Four colours that people with any colour vision tell apart, by hue and by lightness."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#17120f"
PAPER = "#fffdf7"
STROKE = 9.0
"""The thinnest line of this deck: a hundredth of the card's height."""


@dataclass(frozen=True, kw_only=True)
class Colours:
    """Of one suit: `solid` for its sign, `tab` behind the rank with its `pattern`, `light` within a sign.

    The rest dresses its three heads: hair of the page, coat and mane of the horse, beard of the king.
    """

    solid: str
    tab: str
    pattern: str
    light: str
    hair: str
    coat: str
    mane: str
    beard: str


SUITS = {
    "D": Colours(
        solid="#8a5a00", tab="#fff1bd", pattern="#ffe08a", light="#ffd75e",
        hair="#6b4322", coat="#c9ad92", mane="#4a3222", beard="#d3cbbb",
    ),
    "C": Colours(
        solid="#b5121b", tab="#f7c9c5", pattern="#efaaa5", light="#f7c9c5",
        hair="#d9a441", coat="#a8653a", mane="#3a2114", beard="#4a2c1a",
    ),
    "S": Colours(
        solid="#0057a8", tab="#9cc6ee", pattern="#7fb3e6", light="#bcdaf5",
        hair="#2c211b", coat="#dfe2e6", mane="#5d6873", beard="#b4b8bd",
    ),
    "B": Colours(
        solid="#006b4a", tab="#74bf9f", pattern="#62b391", light="#a8dcc5",
        hair="#a5562a", coat="#7a5236", mane="#201712", beard="#b56a2d",
    ),
}  # fmt: skip
