"""Two glasses raised to each other, or one raised to somebody."""

from dataclasses import dataclass
from math import cos, radians, sin

import pygame

from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import Thing
from briscola.ui.render.theme import LAMP_LIGHT
from briscola.ui.views.props import draw_prop

LEAN = 12
"""Degrees by which each glass leans towards the other."""
TOUCH = 0.465
"""Distance from the middle to the centre of either glass when the rims touch, in widths of a glass."""
AWAY = 0.55
"""Further distance of each glass before that, in widths."""
RIM = 0.50
"""Height over the centres at which the rims touch, in widths."""
RAYS = (-64, -32, 0, 32, 64)
"""Directions of the rays of the clink, in degrees from straight up."""


@dataclass(frozen=True, kw_only=True, slots=True)
class RaisedGlasses:
    """Point where the glasses meet, and the width of one, in px."""

    centre: tuple[int, int]
    width: int
    alone: bool = False
    """True for one glass, which meets no other."""


def draw_toast(target: pygame.Surface, kit: Kit, toast: RaisedGlasses, *, met: float, ringing: float) -> None:
    """Draw the glasses at `met` (0…1) of their way; `ringing` (0…1) is the finished share of the clink."""
    x, y = toast.centre
    if toast.alone:
        draw_prop(target, kit, "glass", (x, y - round(AWAY * toast.width * (met - 1))), toast.width, LEAN)
        return
    reach = toast.width * (TOUCH + AWAY * (1 - met))
    draw_prop(target, kit, "glass", (x - reach, y), toast.width, -LEAN)
    draw_prop(target, kit, "glass", (x + reach, y), toast.width, LEAN)
    if 0 < ringing < 1:
        _draw_rays(target, kit, (x, round(y - RIM * toast.width)), toast.width, ringing)


def _draw_rays(target: pygame.Surface, kit: Kit, centre: tuple[int, int], width: int, ringing: float) -> None:
    """Draw short strokes that run away from the touching rims and fade."""
    step = round(ringing * 8) / 8
    side = 2 * width

    def make() -> Thing:
        near, far = (width * (0.16 + 0.5 * part * step) for part in (0.6, 1.0))
        paths = []
        for ray in RAYS:
            dx, dy = sin(radians(ray)), -cos(radians(ray))
            start, end = (width + dx * near, width + dy * near), (width + dx * far, width + dy * far)
            paths.append(f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}")
        light, thick = "#" + bytes(LAMP_LIGHT).hex(), max(2.0, 5 * kit.scale.k)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"><path d="{"".join(paths)}" '
            f'fill="none" stroke="{light}" stroke-width="{thick:.1f}" '
            f'stroke-opacity="{1 - step:.2f}" stroke-linecap="round"/></svg>'
        )
        return Thing(primitives.ready(kit.raster.text(svg, (side, side)).copy()), (width, width))

    kit.paper.keep(("clink", width, step), make).draw(target, centre)
