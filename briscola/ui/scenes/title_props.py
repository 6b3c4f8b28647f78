"""The table of the title: a fan of the deck, the name of the game, and what lies beside the slate."""

import math

import pygame
from msgspec import Struct

from briscola.system import resources
from briscola.ui.render import Kit, PaperObject, turned, wordmark
from briscola.ui.render.cards import REST, Look
from briscola.ui.render.theme import CREAM
from briscola.ui.views import shadowed

FAN = ("1S", "CC", "1D", "RD", "1C")
SPREAD = 12.5
BREATH = 0.6
"""Degrees by which the fan opens and closes, in all."""
NARROW = 0.614
"""Width divided by height of the deck for which `SPREAD` was chosen."""
FAN_X = 1297
"""x of the fan's middle card in px at 1080, if the name begins at `wordmark.LEFT` and there is room."""
FAN_TOP, FAN_CARD = 243, 430
"""Top edge of the middle card in px at 1080, and the most px at 1080 that a card is high."""
TOP_STAYS = 0.45
"""Share by which a smaller fan keeps its top edge where it is in a wide window; for the rest, its middle."""
FAN_FOOT = 0.65
"""Heights of a card from the middle of the middle card down to the foot of the fan."""
NAME_OVER, NAME_CLEAR = 102, 12
"""Px at 1080 by which the fan may reach under the name; by how many it stays away otherwise."""
MENU_CLEAR = 36
"""Px at 1080 between the menu and the fan."""
RIGHT_CLEAR = 4
"""Px at 1080 between the fan and the edge of the window's content."""
LINES, LINE, LINE_GAP = 3, 44, 1
"""Lines for which the slate has room in the smallest window, the height of one, and px between two."""
SLATE_CLEAR = 64
"""Px at 1080 that the slate needs besides its lines."""


class FanPlace(Struct, frozen=True, kw_only=True):
    """Place of the fan: its middle card, its width, and the part of the window that its motion covers."""

    x: float
    y: float
    height: int
    width: float
    spread: float
    """Degrees from card to card."""
    rect: pygame.Rect


def fan_beside(
    kit: Kit,
    size: tuple[int, int],
    *,
    left: int,
    top: int,
    bottom: int,
    clear_of: tuple[int, int],
    under: int,
) -> FanPlace:
    """Place the fan at the right of a menu: it is smaller in narrow windows.

    Between it and `bottom` (px) there is room for a slate of some lines. `clear_of` are the right ends in px
    of the name, below whose foot `under` a corner may reach if it stays clear of it, and of the menu.
    """
    scale = kit.scale
    k = scale.k
    name, menu = clear_of
    room_right = size[0] - scale.edge - RIGHT_CLEAR * k
    room_left, wide = menu + MENU_CLEAR * k, _width(kit)
    slate = LINES * (scale.target(LINE) + LINE_GAP)
    for beside_name in (name - NAME_OVER * k, name + NAME_CLEAR * k):
        free = room_right - max(beside_name, room_left)
        height = round(min(FAN_CARD * k, free / wide))
        y = top + TOP_STAYS * (FAN_TOP * k + height / 2) + (1 - TOP_STAYS) * (FAN_TOP + FAN_CARD / 2) * k
        y = min(y, bottom - slate - SLATE_CLEAR * k - FAN_FOOT * height)
        half = wide * height / 2
        x = max(min(left - wordmark.LEFT * k + FAN_X * k, room_right - half), room_left + half)
        if y + _top_edge(kit, height, name - (x - half)) > under + NAME_CLEAR * k:
            break
    return _placed(kit, x, y, height)


def _top_edge(kit: Kit, height: int, along: float) -> float:
    """y in px of the fan's upper edge, `along` px from its left end, from its middle card's centre down."""
    outer, half = math.radians(2 * _spread(kit) + BREATH), 0.5 * kit.sprites.info.ratio
    corner = height * (1.9 * (1 - math.cos(outer)) + half * math.sin(outer) - 0.5 * math.cos(outer))
    return corner - max(0.0, along) * math.tan(outer)


def fan_below(kit: Kit, size: tuple[int, int], *, top: int, bottom: int) -> FanPlace:
    """Place the fan of a tall window, between the menu and the foot."""
    k, edge = kit.scale.k, kit.scale.edge
    free = bottom - top
    height = round(min(620 * k, (size[0] - 2 * edge) / _width(kit), free * 0.50))
    y = top + free * 0.08 + height * 0.62
    return _placed(kit, size[0] / 2, y, height)


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


def _placed(kit: Kit, x: float, y: float, height: int) -> FanPlace:
    k, width = kit.scale.k, _width(kit) * height
    rect = pygame.Rect(
        round(x - width / 2 - 24 * k), round(y - height * 0.60), round(width + 64 * k), round(height * 1.5)
    )
    return FanPlace(x=x, y=y, height=height, width=width, spread=_spread(kit), rect=rect)


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


def slate_room(kit: Kit, fan: FanPlace, bottom: int) -> pygame.Rect:
    """The room for the slate: under the fan's middle card, between its outer ones, down to `bottom` (px)."""
    scale = kit.scale
    width = min(scale.px(500), round(fan.width * 0.52))
    beside = max(0.0, width / 2 - 0.31 * fan.height) * 0.47  # the lower edges of the outer cards fall so
    top = round(fan.y + fan.height / 2 + beside) + scale.px(6)
    return pygame.Rect(round(fan.x) - width // 2, top, width, max(scale.px(120), bottom - top))


def pack_rect(kit: Kit, fan: FanPlace, slate: pygame.Rect, bottom: int) -> pygame.Rect:
    """The rectangle of the pack, at the right of the slate, above `bottom` (px)."""
    side = max(44, round(_share(kit, fan) * 216))
    rect = pygame.Rect(0, 0, side, side)
    rect.center = round(slate.right + _share(kit, fan) * 134), slate.centery
    rect.bottom = min(rect.bottom, bottom)
    return rect


def _share(kit: Kit, fan: FanPlace) -> float:
    """Px of the things around the fan for one px at 1080."""
    return min(kit.scale.k * (1.4 if kit.scale.height > kit.scale.width else 1.0), fan.width / 1105)


def draw_title_things(
    target: pygame.Surface, kit: Kit, fan: FanPlace, slate: pygame.Rect, pack: pygame.Rect
) -> None:
    """Draw the things beside the slate: coffee, chalk and pack."""
    scale, f, y = kit.scale, _share(kit, fan), slate.centery
    side = round(f * 186)
    cup = kit.raster.drawing("the cup", (side, side), resources.asset("props", "espresso.svg"))
    if cup is not None and not scale.small:
        corner = round(slate.x - f * 118) - side // 2, y - side // 2
        kit.paper.keep(("cup", side), shadowed, cup, 1.2 * scale.k).draw(target, corner)
    path = resources.asset("props", "chalk.svg")
    long = round(f * 62)
    ratio = kit.raster.ratio(path) if path else 1.0
    chalk = kit.raster.drawing("the chalk", (2 * long, round(2 * long / ratio)), path)
    if chalk is not None:
        piece = kit.paper.keep(("chalk", long), _turned_piece, chalk, 1.2 * scale.k)
        piece.draw(target, (slate.right - long, slate.bottom - round(f * 38)))
    kit.sprites.pile(target, None, pack.center, f * 204, -68.0 + 180, count=40)


def _turned_piece(chalk: pygame.Surface, k: float) -> PaperObject:
    return shadowed(turned(chalk, 24), k)
