"""A close view of a face, cut to a disc, which shows a grimace."""

import pygame

from briscola import resources
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import Thing
from briscola.ui.render.theme import CREAM_2, INK

CLOSE = (0.17, 0.17, 0.68)
"""Left, top and side of the shown part of a face, as shares of its drawing."""
TINY, CLOSER = 64, (0.24, 0.33, 0.51)
"""Diameter in px below which only the features are shown, and the part that is then shown.

Otherwise a pressed mouth and a twisted one look the same.
"""
HANDS = {"shoulder": (0.04, 0.16, 0.80), "rub": (0.02, 0.15, 0.85)}
"""The same for grimaces that need more than the face."""


def grimace_of(kit: Kit, face: str, grimace: str, diameter: int) -> Thing | None:
    """The face making a grimace, with its centre as origin; the calm face if that drawing is missing.

    None if both are missing.
    """
    paths = [resources.asset("faces", f"{name}.svg") for name in (f"{face}-{grimace}", face)]
    if not any(paths):
        return None
    left, top, side = HANDS.get(grimace, CLOSER if diameter < TINY else CLOSE)

    def make() -> Thing:
        whole = round(diameter / side)
        picture = kit.raster.drawing(f"the face {face}", (whole, whole), *paths)
        if picture is None:
            return Thing(primitives.disc(diameter, CREAM_2), (diameter // 2, diameter // 2))
        at = (min(round(left * whole), whole - diameter), min(round(top * whole), whole - diameter))
        head = picture.subsurface((*at, diameter, diameter)).copy()
        head.blit(primitives.disc(diameter, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        line = primitives.ring((diameter, diameter), diameter / 2, INK, max(1.3, 2 * kit.scale.k))
        head.blit(line, (0, 0))
        return Thing(primitives.ready(head), (diameter // 2, diameter // 2))

    return kit.paper.keep(("grimace", face, grimace, diameter), make)
