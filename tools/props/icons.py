"""Icons in one weight: cream lines on nothing, on a grid of 64 that is the whole round button.

The drawing keeps to the middle of the grid, so an icon rasterised as wide as its button fits it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

GRID = 64
STROKE = 4
CREAM = "#f4ead2"


def _gear(teeth: int, outer: float, inner: float, hole: float) -> str:
    """The outline of a cog about the middle of the grid, and its hole."""
    middle = GRID / 2
    step = 2 * math.pi / teeth
    corners: list[str] = []
    for tooth in range(teeth):
        for share, radius in ((-0.30, inner), (-0.18, outer), (0.18, outer), (0.30, inner)):
            angle = step * (tooth + share)
            corners.append(f"{middle + radius * math.sin(angle):.1f} {middle - radius * math.cos(angle):.1f}")
    half = f"a{hole:g} {hole:g} 0 1 0"
    ring = f"M{middle - hole:g} {middle:g}{half} {2 * hole:g} 0{half} {-2 * hole:g} 0"
    return "M" + "L".join(corners) + "z" + ring


_SPEAKER = "M15 26h7l11-9v30l-11-9h-7z"

ICONS: Mapping[str, str] = MappingProxyType(
    {
        "pause": "M25 20v24M39 20v24",
        "play": "M25 18l21 14-21 14z",
        "back": "M47 32H18M29 20 17 32l12 12",
        "menu": "M19 22h26M19 32h26M19 42h26",
        "help": "M24 25c0-12 17-11.500 16.500-1c-.3 6-8.300 6.500-8.300 13.500M32.200 46v.1",
        "last": "M20.500 23.500l11-4.500 8 19.500-11 4.500zM32 19.500l13 1.500-2.500 20.500-3.500-.4"
        "M14.500 35c1 11 9.500 17 21 14.500M15 35l-3.500 4.500M15 35l5 3",
        "settings": _gear(8, 18.5, 13.5, 5.5),
        "cross": "M21 21l22 22M43 21 21 43",
        "left": "M37 18 24 32l13 14",
        "right": "M27 18l13 14-13 14",
        "down": "M18 26l14 13 14-13",
        "up": "M18 38l14-13 14 13",
        "check": "M18 33l9.500 10L46 21",
        "speaker": _SPEAKER + "M40 25c4 4 4 10 0 14M46 20c7 7 7 17 0 24",
        "mute": _SPEAKER + "M41 26l11 12M52 26 41 38",
        "fullscreen": "M18 26v-8h8M38 18h8v8M46 38v8h-8M26 46h-8v-8",
        "window": "M26 18v8h-8M46 26h-8v-8M38 46v-8h8M18 38h8v8",
        "book": "M32 23c-4-4-11-5-17-4v25c6-1 13 0 17 4 4-4 11-5 17-4V19c-6-1-13 0-17 4zM32 23v25",
        "plus": "M18 32h28M32 18v28",
        "minus": "M18 32h28",
        "flag": "M21 49V16M21 18c8-4 12 4 24 0v16c-12 4-16-4-24 0",
    }
)


def icon(name: str) -> str:
    """The SVG of one icon; KeyError for a name that is none."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}" fill="none" stroke="{CREAM}" '
        f'stroke-width="{STROKE}" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{ICONS[name]}"/></svg>\n'
    )
