"""The fan of cards on the title, which slowly opens and closes: its place and its drawing."""

import math
from dataclasses import dataclass

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.render.sprites import REST, Look

FAN = ("1S", "CC", "1D", "RD", "1C")
SPREAD = 12.5
BREATH = 0.6
"""Degrees by which the fan opens and closes, in all."""
NARROW = 0.614
"""Width divided by height of the deck for which `SPREAD` was chosen."""


@dataclass(frozen=True, kw_only=True, slots=True)
class FanPlace:
    """Place of the fan: its middle card, its width, and the part of the window that its motion covers."""

    x: float
    y: float
    height: int
    width: float
    spread: float
    """Degrees from card to card."""
    rect: pygame.Rect
    under: int
    """y of the middle of the things under the fan, in px."""


def fan_beside(
    kit: Kit, size: tuple[int, int], *, left: int, top: int, clear_of: tuple[int, int]
) -> FanPlace:
    """Place the fan at the right of a menu: it is smaller in narrow windows.

    `clear_of` are the right ends in px of the name, under which a corner may reach, and of the menu.
    """
    scale = kit.scale
    k = scale.k
    name, menu = clear_of
    room_left = max(name - 102 * k, menu + 36 * k)
    room_right = size[0] - scale.edge - 4 * k
    wide = _width(kit)
    height = round(min(430 * k, (room_right - room_left) / wide))
    # As in a wide window the top edge would stay; a smaller fan sits half way between.
    y = top + 0.45 * (243 * k + height / 2) + 0.55 * 458 * k
    half = wide * height / 2
    x = max(min(left - 145 * k + 1297 * k, room_right - half), menu + 36 * k + half)
    return _placed(kit, x, y, height, under=top + scale.px(878))


def fan_below(kit: Kit, size: tuple[int, int], *, top: int, bottom: int) -> FanPlace:
    """Place the fan of a tall window, between the menu and the foot."""
    k, edge = kit.scale.k, kit.scale.edge
    free = bottom - top
    height = round(min(620 * k, (size[0] - 2 * edge) / _width(kit), free * 0.50))
    y = top + free * 0.08 + height * 0.62
    return _placed(kit, size[0] / 2, y, height, under=round(y + height * 1.08))


def draw_fan(target: pygame.Surface, kit: Kit, place: FanPlace, opening: float) -> None:
    """Draw the fan, opened by `opening` further degrees."""
    height = place.height
    radius = 1.9 * height
    step = place.spread + opening / 2
    pivot = (place.x, place.y + radius)
    look = Look(lift=0.25) if height > 200 else REST
    for at, code in enumerate(FAN):
        angle = (2 - at) * step
        rad = math.radians(angle)
        centre = (pivot[0] - radius * math.sin(rad), pivot[1] - radius * math.cos(rad))
        kit.sprites.draw(target, code, centre, height, round(angle, 1), look)


def _spread(kit: Kit) -> float:
    """Degrees from card to card: a wider deck opens further, so that each card shows the same share."""
    return SPREAD * kit.sprites.info.ratio / NARROW


def _width(kit: Kit) -> float:
    """Width of the whole fan, in heights of a card."""
    half = 0.5 * kit.sprites.info.ratio
    outer = math.radians(2 * _spread(kit) + BREATH)
    return 2 * (1.9 * math.sin(outer) + half * math.cos(outer) + 0.5 * math.sin(outer))


def _placed(kit: Kit, x: float, y: float, height: int, *, under: int) -> FanPlace:
    k, width = kit.scale.k, _width(kit) * height
    rect = pygame.Rect(
        round(x - width / 2 - 24 * k), round(y - height * 0.60), round(width + 64 * k), round(height * 1.5)
    )
    return FanPlace(x=x, y=y, height=height, width=width, spread=_spread(kit), rect=rect, under=under)
