"""Small line drawings for controls, in one weight and any colour; and cream ones for round buttons."""

import pygame

from briscola import resources
from briscola.ui.render.raster import Raster
from briscola.ui.render.theme import CREAM, Colour

_LINES = {
    "left": "M15 4 L8 12 L15 20",
    "right": "M9 4 L16 12 L9 20",
    "down": "M4 8.5 L12 16.5 L20 8.5",
    "up": "M4 15.5 L12 7.5 L20 15.5",
    "check": "M4.5 12.5 L10 18 L19.5 6.5",
    "cross": "M6 6 L18 18 M18 6 L6 18",
    "minus": "M5 12 H19",
    "plus": "M5 12 H19 M12 5 V19",
    "laurel": (
        "M11 21 C5.5 19 3.5 13.5 5.5 6.5 M13 21 C18.5 19 20.5 13.5 18.5 6.5 "
        "M5 17 L9 16.5 M4.2 12.5 L8.3 13.2 M4.8 8.5 L8.6 9.8 M5.5 6.5 L6.6 3.6 "
        "M19 17 L15 16.5 M19.8 12.5 L15.7 13.2 M19.2 8.5 L15.4 9.8 M18.5 6.5 L17.4 3.6"
    ),
    "copy": "M9 8.5 H19.5 V20.5 H9 Z M5 15.5 V3.5 H15.5",
}

_RING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    f'<circle cx="12" cy="12" r="4" fill="none" stroke="#{bytes(CREAM).hex()}" stroke-width="2"/></svg>'
)


def names() -> tuple[str, ...]:
    """Every icon that comes in any colour."""
    return tuple(sorted(_LINES))


def icon(raster: Raster, name: str, side: int, colour: Colour, weight: float = 2.4) -> pygame.Surface:
    """The icon in a square of `side` px. KeyError for an unknown name."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<path d="{_LINES[name]}" fill="none" stroke="#{bytes(colour).hex()}" stroke-width="{weight}" '
        'stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    return raster.text(svg, (side, side))


def on_disc(raster: Raster, name: str, diameter: int) -> pygame.Surface:
    """The cream icon of a round button, as large as its disc: from assets/icons, else a plain ring."""
    path = resources.asset("icons", f"{name}.svg")
    size = (diameter, diameter)
    return raster.drawing(f"the icon {name}", size, path) or raster.text(_RING, size)
