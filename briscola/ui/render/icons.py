"""Small line drawings for controls, in one weight and any colour; and cream ones for round buttons."""

import pygame

from briscola.system import resources
from briscola.ui.render.svg.raster import Raster
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
        "M10.5 20.5 C6.5 18.5 4.5 14 5.5 8 M13.5 20.5 C17.5 18.5 19.5 14 18.5 8 "
        "M8 19 L3.6 18.2 M6.2 16.2 L2.6 13.6 M5.3 12.8 L2.8 9.2 M5.5 8 L5 3.6 M7 16 L9.8 13.8 M6 12 L8.6 9.2 "
        "M16 19 L20.4 18.2 M17.8 16.2 L21.4 13.6 M18.7 12.8 L21.2 9.2 M18.5 8 L19 3.6 M17 16 L14.2 13.8 "
        "M18 12 L15.4 9.2"
    ),
    "copy": "M9 8.5 H19.5 V20.5 H9 Z M5 15.5 V3.5 H15.5",
    "talk": "M3.5 4.5 H20.5 V16 H11.5 L7 20.5 V16 H3.5 Z",
}

_LINED = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 44 44">'
    f'<path d="{{path}}" fill="none" stroke="#{bytes(CREAM).hex()}" stroke-width="2.2" '
    'stroke-linecap="round" stroke-linejoin="round"/></svg>'
)
_RING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    f'<circle cx="12" cy="12" r="4" fill="none" stroke="#{bytes(CREAM).hex()}" stroke-width="2"/></svg>'
)


DISC_LINES = frozenset({"talk"})
"""Line drawings that stand on round buttons too."""


def names() -> tuple[str, ...]:
    """Names of the icons that come in any colour."""
    return tuple(sorted(_LINES))


def icon(raster: Raster, name: str, side: int, colour: Colour, weight: float = 2.4) -> pygame.Surface:
    """The icon in a square of `side` px. KeyError for an unknown name."""

    def drawn() -> pygame.Surface:
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
            f'<path d="{_LINES[name]}" fill="none" stroke="#{bytes(colour).hex()}" stroke-width="{weight}" '
            'stroke-linecap="round" stroke-linejoin="round"/></svg>'
        )
        return raster.text(svg, (side, side))

    return raster.memory.get(("icon", name, side, colour, weight), drawn)


def on_disc(raster: Raster, name: str, diameter: int) -> pygame.Surface:
    """Cream icon of a round button, as large as its disc: lines, from assets/icons, or a plain ring."""

    def drawn() -> pygame.Surface:
        if name in DISC_LINES:
            return raster.text(_LINED.format(path=_LINES[name]), (diameter, diameter))
        path, size = resources.asset("icons", f"{name}.svg"), (diameter, diameter)
        return raster.drawing(f"the icon {name}", size, path) or raster.text(_RING, size)

    return raster.memory.get(("disc", name, diameter), drawn)
