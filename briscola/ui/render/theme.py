"""Colours and the three tables. One accent (red), one light (a lamp, up and a little to the left)."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from briscola.i18n.text import Message, lazy
from briscola.storage.settings.settings import TableName

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """`#rrggbb` → (r, g, b)."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


INK = rgb("#1d1712")
INK_2 = rgb("#4b3d2c")
CREAM = rgb("#f4ead2")
CREAM_2 = rgb("#e7d8b5")
PAPER = rgb("#fffdf7")
RED = rgb("#9c2420")
RED_PRESSED = rgb("#8f211d")
LAMP = rgb("#e8b64c")
LAMP_LIGHT = rgb("#f6d98f")
US = rgb("#e8b64c")
THEM = rgb("#8fc0e6")
SLATE = rgb("#262c2d")
CHALK = rgb("#efe9da")
CHALK_US = rgb("#f2cf86")
CHALK_THEM = rgb("#b4d7f2")
WOOD = rgb("#8a5a33")
RULE = rgb("#d9a860")
DISC = rgb("#20140c")
DISC_EDGE = rgb("#d9b27a")
SHADOW = rgb("#060402")
HALO = rgb("#050a06")
WIN_EDGE = rgb("#ffd67a")
WIN_GLOW = rgb("#ffce68")
HAIRLINE = rgb("#c9b98f")
"""A thin rule between rows on paper."""


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """Colour at a share `t` of the way from `a` to `b`."""
    return (
        round(a[0] + (b[0] - a[0]) * t),
        round(a[1] + (b[1] - a[1]) * t),
        round(a[2] + (b[2] - a[2]) * t),
    )


WHITE, BLACK = rgb("#ffffff"), rgb("#000000")
LIGHT = 0.45
"""Luminance above which a colour of text is light: what is darker stands on paper, also where it is faint."""


def luminance(colour: Colour) -> float:
    """Relative luminance (0…1) as WCAG 2 defines it.

    >>> luminance(WHITE)
    1.0
    """
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return round(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2], 6)


def contrast(one: Colour, other: Colour) -> float:
    """Contrast of two colours, 1 to 21, as WCAG 2 defines it.

    >>> contrast(WHITE, BLACK)
    21.0
    """
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def pure(colour: Colour) -> Colour:
    """Black for a dark colour and white for a light one: text in high contrast."""
    return WHITE if luminance(colour) > LIGHT else BLACK


class TableTheme(Struct, frozen=True, kw_only=True):
    """A look of the cards' table: a cloth (or a board) under the lamp."""

    name: TableName
    title: Message
    lit: Colour
    mid: Colour
    dark: Colour
    lamp: tuple[int, int]
    """Red and green that the lamp adds at its centre."""
    texture: str = "cloth"
    """Material: a drawing in `assets/textures`."""
    relief: float = 0.14
    """Strength with which the texture lightens and darkens it."""
    red_backs: bool = False


TABLES: Mapping[str, TableTheme] = {
    theme.name: theme
    for theme in (
        TableTheme(
            name="green",
            title=lazy("Green cloth"),
            lit=rgb("#347054"),
            mid=rgb("#1e4c38"),
            dark=rgb("#0c221a"),
            lamp=(50, 31),
        ),
        TableTheme(
            name="walnut",
            title=lazy("Osteria"),
            lit=rgb("#7a4d2e"),
            mid=rgb("#623a22"),
            dark=rgb("#24130b"),
            lamp=(37, 23),
            texture="walnut",
            relief=0.50,
            red_backs=True,
        ),
        TableTheme(
            name="night",
            title=lazy("Night blue"),
            lit=rgb("#304a76"),
            mid=rgb("#1c2e50"),
            dark=rgb("#0a1122"),
            lamp=(47, 32),
            red_backs=True,
        ),
    )
}


NIGHTFALL = 0.62
"""Share of black in the table of high contrast."""


def darker(theme: TableTheme) -> TableTheme:
    """The same table for high contrast: deep dark, and hardly lit by the lamp."""
    lit, mid, dark = (mix(colour, BLACK, NIGHTFALL) for colour in (theme.lit, theme.mid, theme.dark))
    lamp = (theme.lamp[0] // 4, theme.lamp[1] // 4)
    return replace(theme, lit=lit, mid=mid, dark=dark, lamp=lamp, relief=theme.relief / 2)
