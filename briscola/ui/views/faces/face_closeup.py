"""A close view of a face, cut to a disc, which shows a grimace."""

from functools import cache

import msgspec
import pygame

from briscola.system import resources
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.theme import CREAM_2, INK

CLOSE = (0.17, 0.17, 0.68)
"""Left, top and side of the shown part of a face, as shares of its drawing."""
TINY, CLOSER = 64, (0.24, 0.33, 0.51)
"""Diameter in px below which only the features are shown, and the part that is then shown.

Otherwise a pressed mouth and a twisted one look the same.
"""
HANDS = {"shoulder": (0.04, 0.16, 0.80), "rub": (0.02, 0.15, 0.85)}
"""The same for grimaces that need more than the face, of a face that looks right: its arm is at the left."""
TINY_HANDS = {"shoulder": (0.08, 0.24, 0.72), "rub": (0.06, 0.27, 0.69)}
"""The same below `TINY`: hat and hair give way to what speaks."""


class _Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """A face as a close view knows it, with the side of its drawing to which it looks."""

    name: str
    looks: str = "left"


@cache
def looks_left(face: str) -> bool:
    """True if the face looks to the left of its drawing: its near arm is at the right."""
    path = resources.asset("faces", "faces.json")
    if path is None:
        return False
    try:
        known = msgspec.json.decode(path.read_bytes(), type=tuple[_Drawn, ...])
    except (OSError, ValueError):
        return False
    return any(one.name == face and one.looks == "left" for one in known)


def shown_part(face: str, grimace: str, diameter: int) -> tuple[float, float, float]:
    """Left, top and side of the part of a face that shows a grimace, as shares of its drawing."""
    hands, closer = (TINY_HANDS, CLOSER) if diameter < TINY else (HANDS, CLOSE)
    left, top, side = hands.get(grimace, closer)
    if grimace in hands and looks_left(face):
        left = 1 - left - side
    return left, top, side


def grimace_of(kit: Kit, face: str, grimace: str, diameter: int) -> PaperObject | None:
    """The face making a grimace, with its centre as origin; the calm face if that drawing is missing.

    None if both are missing.
    """
    paths = [resources.asset("faces", f"{name}.svg") for name in (f"{face}-{grimace}", face)]
    if not any(paths):
        return None
    left, top, side = shown_part(face, grimace, diameter)

    def make() -> PaperObject:
        whole = round(diameter / side)
        picture = kit.raster.drawing(f"the face {face}", (whole, whole), *paths)
        if picture is None:
            return PaperObject(primitives.disc(diameter, CREAM_2), (diameter // 2, diameter // 2))
        at = (min(round(left * whole), whole - diameter), min(round(top * whole), whole - diameter))
        head = picture.subsurface((*at, diameter, diameter)).copy()
        head.blit(primitives.disc(diameter, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        line = primitives.ring((diameter, diameter), diameter / 2, INK, max(1.3, 2 * kit.scale.k))
        head.blit(line, (0, 0))
        return PaperObject(primitives.ready(head), (diameter // 2, diameter // 2))

    return kit.paper.keep(("grimace", face, grimace, diameter), make)
