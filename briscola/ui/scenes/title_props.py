"""Drawing of the title's table: a fan of the deck, the name of the game, and what lies beside the slate."""

import math

import pygame

from briscola.system import resources
from briscola.ui.render import Kit, PaperObject, turned, wordmark
from briscola.ui.render.cards import REST, Look
from briscola.ui.render.theme import CREAM
from briscola.ui.scenes.title_places import FanPlace
from briscola.ui.views import shadowed

FAN = ("1S", "CC", "1D", "RD", "1C")


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


def draw_title_things(
    target: pygame.Surface, kit: Kit, fan: FanPlace, slate: pygame.Rect, pack: pygame.Rect
) -> None:
    """Draw the things beside the slate: coffee, chalk and pack."""
    scale, f, y = kit.scale, fan.share, slate.centery
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
