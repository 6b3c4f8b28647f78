"""The table of the title: a fan of the deck, the name of the game, props."""

import math

import pygame
from msgspec import Struct

from briscola.i18n.text import _
from briscola.system import resources
from briscola.ui.render import Kit, PaperObject, turned, wordmark
from briscola.ui.render.cards import REST, Look
from briscola.ui.render.theme import CREAM
from briscola.ui.views import shadowed
from briscola.ui.views.table import Slate, draw_slate

FAN = ("1S", "CC", "1D", "RD", "1C")
SPREAD = 12.5
BREATH = 0.6
"""Degrees by which the fan opens and closes, in all."""
NARROW = 0.614
"""Width divided by height of the deck for which `SPREAD` was chosen."""


class FanPlace(Struct, frozen=True, kw_only=True):
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


def draw_name(target: pygame.Surface, kit: Kit, left: int, baseline: int) -> None:
    """Draw the name from `left` on, its letters on `baseline` (px); in plain type if it cannot be drawn."""
    scale, fonts = kit.scale, kit.fonts
    deck = kit.sprites.art.printed_deck
    picture = wordmark.printed_wordmark(kit.raster, scale, deck)
    if picture is None:
        corner = (left - scale.px(4), baseline - fonts.ascent("name"))
        fonts.draw(
            target, wordmark.NAME, "name", corner, CREAM, halo=True, width=wordmark.name_size(scale)[0]
        )
        return

    def make() -> PaperObject:
        return shadowed(picture, scale.k)

    kit.paper.keep(("name", deck), make).draw(target, wordmark.name_corner(scale, left, baseline))


def draw_title_things(target: pygame.Surface, kit: Kit, fan: FanPlace, *, stacked: bool) -> None:
    """Draw the things; `stacked` is a tall window, which has more room for them."""
    scale = kit.scale
    f = min(scale.k * (1.4 if stacked else 1.0), fan.width / 1105)
    x, y = fan.x, fan.under
    side = round(f * 186)
    cup = kit.raster.drawing("the cup", (side, side), resources.asset("props", "espresso.svg"))
    if cup is not None and not scale.small:
        centre = (round(x - f * 326), y)
        kit.paper.keep(("cup", side), shadowed, cup, 1.2 * scale.k).draw(
            target, (centre[0] - side // 2, centre[1] - side // 2)
        )
    words = (_("GOOD EVENING"), _("WHO DEALS?"))

    def write(slate: Slate) -> None:
        inner = slate.inner
        slate.text(words[0], f * 46, (inner.centerx, inner.y + inner.height * 0.25), width=inner.width * 0.9)
        y0 = inner.y + inner.height * 0.42
        slate.line((inner.x + f * 12, y0 - f * 3), (inner.right - f * 12, y0), width=max(1.8, f * 3.4))
        slate.text(words[1], f * 36, (inner.centerx, inner.y + inner.height * 0.80), width=inner.width * 0.9)

    slate_at = (x + f * 21, y + f * 4)
    draw_slate(target, kit, ("title", words), (round(f * 298), round(f * 196)), slate_at, 4.0, write)
    path = resources.asset("props", "chalk.svg")
    long = round(f * 62)
    ratio = kit.raster.ratio(path) if path else 1.0
    chalk = kit.raster.drawing("the chalk", (2 * long, round(2 * long / ratio)), path)
    if chalk is not None:
        piece = kit.paper.keep(("chalk", long), _turned_piece, chalk, 1.2 * scale.k)
        piece.draw(target, (round(x + f * 146), round(y + f * 64)))
    kit.sprites.pile(target, None, (x + f * 362, y - f * 4), f * 204, -68.0 + 180, count=40)


def _turned_piece(chalk: pygame.Surface, k: float) -> PaperObject:
    return shadowed(turned(chalk, 24), k)
