"""The name of the game as a picture, and the window before anything else is loaded."""

import io
from math import hypot

import pygame

from briscola.system import resources
from briscola.system.resources import DeckInfo
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render.svg import card_images, svg_store, untrusted_svg
from briscola.ui.render.svg.raster import UNDRAWABLE, Raster
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.render.theme import CREAM, TableTheme, mix

NAME = "Briscola"
LEFT, BASELINE = 145, 264
"""Place (px at 1080) of the name's first letter on a screen of 1920 by 1080."""
WIDTH = 670
"""Width in px at 1080."""
SHAPE = (1432, 245)
"""Width and height of the drawing, in its own units."""
FOOT = 33
"""Part of that height below the baseline: the sides of the letters."""
FILE = ("props", "wordmark.svg")


def name_position(size: tuple[int, int]) -> tuple[int, int]:
    """Left end and baseline of the name in a wide window of that size, in px."""
    scale = Scale(*size)
    left = max(0, (size[0] - scale.px(1920)) // 2) + scale.px(LEFT)
    return left, max(0, (size[1] - scale.px(1080)) // 2) + scale.px(BASELINE)


def name_size(scale: Scale) -> tuple[int, int]:
    """Width and height of the wordmark in px."""
    wide = scale.px(WIDTH)
    return wide, round(wide * SHAPE[1] / SHAPE[0])


def name_corner(scale: Scale, left: int, baseline: int) -> tuple[int, int]:
    """Upper left corner of a wordmark whose letters stand on `baseline`, in px."""
    high = name_size(scale)[1]
    return left, baseline - round(high * (1 - FOOT / SHAPE[1]))


def first_wordmark(scale: Scale) -> pygame.Surface | None:
    """The wordmark before anything is loaded, not yet printed; None if the drawing is missing or not ours."""
    path = resources.asset(*FILE)
    try:
        svg = "" if path is None else resources.drawing(path)
        if not svg or not untrusted_svg.ours(svg_store.digest(svg)):
            return None
        return pygame.image.load(io.BytesIO(svg_store.rasterise(svg, name_size(scale))), "wordmark.png")
    except UNDRAWABLE:
        return None


def printed_wordmark(raster: Raster, scale: Scale, deck: DeckInfo | None) -> pygame.Surface | None:
    """The wordmark printed as that deck is, on its board; without a deck as it is drawn.

    None if it cannot be drawn.
    """
    drawn = raster.drawing("the wordmark", name_size(scale), resources.asset(*FILE))
    if drawn is None or deck is None:
        return drawn
    printed = card_images.printed_shape(drawn, NAME, deck.press)
    printed.fill([round(light) for light in deck.stock.tone], special_flags=pygame.BLEND_RGB_MULT)
    return printed


SPOTS = 24
"""Spots of light in a row, which are then spread over the whole window."""


def draw_first_frame(target: pygame.Surface, table: TableTheme, *, contrast: bool = False) -> None:
    """Draw it with one picture, or with one font if there is no picture."""
    size = target.get_size()
    light = pygame.Surface((SPOTS, SPOTS), depth=32)
    for x in range(SPOTS):
        for y in range(SPOTS):
            away = min(1.0, 2 * hypot((x + 0.5) / SPOTS - 0.5, (y + 0.5) / SPOTS - 0.5))
            light.set_at((x, y), mix(table.lit, table.dark, away * away * (3 - 2 * away)))
    target.blit(pygame.transform.smoothscale(light, size), (0, 0))
    scale, (left, baseline) = Scale(*size), name_position(size)
    picture = first_wordmark(scale)
    if picture is not None:
        target.blit(picture, name_corner(scale, left, baseline))
        return
    fonts = Fonts(scale, contrast)
    fonts.draw(target, NAME, "name", (left - scale.px(4), baseline - fonts.ascent("name")), CREAM)
