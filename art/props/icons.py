"""Icons in one weight: cream lines on nothing, on a grid of 64 that is the whole round button.

The drawing keeps to the middle of the grid, so an icon rasterised as wide as its button fits it.
"""

from collections.abc import Mapping
from types import MappingProxyType

GRID = 64
STROKE = 4
CREAM = "#f4ead2"


ICONS: Mapping[str, str] = MappingProxyType(
    {
        "pause": "M25 20v24M39 20v24",
        "play": "M26 18v28l21-14z",
        "start": "M19 19v26M45 19 27 32l18 13z",
        "hand_back": "M32 20 18 32l14 12M47 20 33 32l14 12",
        "hand_on": "M32 20l14 12-14 12M17 20l14 12-14 12",
        "undo": "M26 18 17 27l9 9M17 27h19a9.500 9.500 0 0 1 0 19H27",
        "step_back": "M38 18 22 32l16 14",
        "step_on": "M26 18l16 14-16 14",
        "eye": "M12 32c5-9 12-13 20-13s15 4 20 13c-5 9-12 13-20 13s-15-4-20-13z"
        "M32 26a6 6 0 1 1 0 12 6 6 0 1 1 0-12z",
        "eye_shut": "M12 27c5 9 12 13 20 13s15-4 20-13M19 36l-4 7M32 40v8M45 36l4 7",
        "back": "M47 32H18M29 20 17 32l12 12",
        "menu": "M19 22h26M19 32h26M19 42h26",
        "help": "M24 25c0-12 17-11.500 16.500-1c-.3 6-8.300 6.500-8.300 13.500M32.200 46v.1",
        "signs": "M17.500 29.500c1.500-5 8.500-5 10 0M36.500 29.500c1.500-5 8.500-5 10 0"
        "M21 38.500c4.500 8.500 17.500 8.500 22 0",
        "hint": "M26.500 42.500c0-4.500-8-8-8-17a13.500 13.500 0 0 1 27 0c0 9-8 12.500-8 17zM27 48.500h10",
        "last": "M20.500 23.500l11-4.500 8 19.500-11 4.500zM32 19.500l13 1.500-2.500 20.500-3.500-.4"
        "M14.500 35c1 11 9.500 17 21 14.500M15 35l-3.500 4.500M15 35l5 3",
    }
)


def icon(name: str) -> str:
    """The SVG of one icon; KeyError for a name that is none."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}" fill="none" stroke="{CREAM}" '
        f'stroke-width="{STROKE}" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{ICONS[name]}"/></svg>\n'
    )
