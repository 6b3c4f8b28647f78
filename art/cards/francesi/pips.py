"""The four French suit signs as closed paths in a box 100 units tall, centred on the origin."""

from __future__ import annotations

from typing import Final

PIP_PATHS: Final[dict[str, str]] = {
    # heart: full lobes, sides that bend in a little before the point
    "C": (
        "M0 50C-5 36-18 23-32 8.5C-43-3-49-12-49-24.5C-49-39.5-38.5-50-24.5-50C-13-50-4-43.5 0-32"
        "C4-43.5 13-50 24.5-50C38.5-50 49-39.5 49-24.5C49-12 43-3 32 8.5C18 23 5 36 0 50Z"
    ),
    # diamond: sides slightly hollow
    "D": "M0-50C8-34 22-14 38 0C22 14 8 34 0 50C-8 34-22 14-38 0C-22-14-8-34 0-50Z",
    # club: three equal circles, a small heart of wood between them and a flared stem
    "B": (
        "M-4.6 20.5C-9.6 32.4-23.2 38-35.1 33.1C-47 28.1-52.7 14.6-47.9 2.6C-43-9.3-29.5-15.1-17.5-10.3"
        "C-25.8-19.7-25.3-34-16.2-42.7C-7.2-51.4 7.2-51.4 16.2-42.7C25.3-34 25.8-19.7 17.5-10.3"
        "C29.5-15.1 43-9.3 47.9 2.6C52.7 14.6 47 28.1 35.1 33.1C23.2 38 9.6 32.4 4.6 20.5"
        "C6.5 33 12 44 22 50L-22 50C-12 44-6.5 33-4.6 20.5Z"
    ),
    # spade: an inverted heart on the club's stem
    "S": (
        "M0-50C5-36 18-24 32-10C43 1 49 9 49 19.5C49 32.5 40 41 28 41C17.5 41 9 35.5 4 25"
        "C5 36 11 46 21 50L-21 50C-11 46-5 36-4 25C-9 35.5-17.5 41-28 41C-40 41-49 32.5-49 19.5"
        "C-49 9-43 1-32-10C-18-24-5-36 0-50Z"
    ),
}

OPTICAL_HEIGHT: Final[dict[str, float]] = {"C": 1.0, "D": 1.08, "B": 1.04, "S": 1.04}
"""Factor that makes the four signs look equally heavy at one nominal height."""
