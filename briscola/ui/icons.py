"""Small line drawings for buttons, in one weight and any colour; cream ones on dark discs."""

import pygame

from briscola.ui import assets
from briscola.ui.raster import Raster
from briscola.ui.theme import Colour

_LINES = {
    "left": "M15 4 L8 12 L15 20",
    "right": "M9 4 L16 12 L9 20",
    "down": "M4 8.5 L12 16.5 L20 8.5",
    "up": "M4 15.5 L12 7.5 L20 15.5",
    "back": "M20.5 12 H4.5 M11 5 L4 12 L11 19",
    "pause": "M8.5 5 V19 M15.5 5 V19",
    "menu": "M4 6.5 H20 M4 12 H20 M4 17.5 H20",
    "check": "M4.5 12.5 L10 18 L19.5 6.5",
    "cross": "M6 6 L18 18 M18 6 L6 18",
    "minus": "M5 12 H19",
    "plus": "M5 12 H19 M12 5 V19",
    "help": "M8 8.6 C8 3.4 16.4 3.6 16.2 8.8 C16 12 12.1 12.2 12.1 15.4 M12.1 19.6 V19.7",
    "bulb": "M9.3 16.6 C9.3 13.4 6.2 12.8 6.2 8.9 C6.2 1.8 17.8 1.8 17.8 8.9 "
    "C17.8 12.8 14.7 13.4 14.7 16.6 Z M9.6 19.3 H14.4 M10.6 21.8 H13.4",
    "last": "M5.4 8.2 L11 5.6 L14.6 15.6 L9 18.2 Z M12.2 6.2 L18.6 6.4 L18.4 16.6 L14.8 16.4 "
    "M4.4 13.4 C4.6 19.8 10.4 22.4 16.2 20.4",
    "smile": "M5.4 9.6 C6.6 7.6 8.6 7.6 9.8 9.6 M14.2 9.6 C15.4 7.6 17.4 7.6 18.6 9.6 "
    "M5.6 14 C8.4 19 15.6 19 18.4 14",
    "speaker": "M4 9.5 H8 L13 5 V19 L8 14.5 H4 Z M16.2 9 C18 10.8 18 13.2 16.2 15",
    "mute": "M4 9.5 H8 L13 5 V19 L8 14.5 H4 Z M16.4 9.4 L21 14.4 M21 9.4 L16.4 14.4",
}


def names() -> tuple[str, ...]:
    """Every icon that can be asked for."""
    return tuple(sorted({*_LINES, *assets.icons()}))


def icon(raster: Raster, name: str, side: int, colour: Colour, weight: float = 2.4) -> pygame.Surface:
    """The icon in a square of `side` px. KeyError for an unknown name."""
    if name in _LINES:
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
            f'<path d="{_LINES[name]}" fill="none" stroke="#{bytes(colour).hex()}" stroke-width="{weight}" '
            'stroke-linecap="round" stroke-linejoin="round"/></svg>'
        )
        return raster.text(svg, (side, side))
    path = assets.asset("icons", f"{name}.svg")
    if path is None:
        raise KeyError(name)
    return raster.file(path, (side, side))


def on_disc(raster: Raster, name: str, diameter: int, colour: Colour) -> pygame.Surface:
    """The icon as large as the round button it lies on; the drawings in assets/icons are made for this.

    KeyError for an unknown name.
    """
    path = assets.asset("icons", f"{name}.svg")
    if path is not None:
        return raster.file(path, (diameter, diameter))
    return icon(raster, name, round(diameter * 0.60), colour)
