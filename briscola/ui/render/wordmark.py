"""The game's name as a wordmark: its place in a window, and its picture as a deck is printed."""

import io

import pygame

from briscola import resources
from briscola.resources import DeckInfo
from briscola.ui.layout.metrics import Scale
from briscola.ui.render import card_images, svg_store, untrusted_svg
from briscola.ui.render.raster import UNDRAWABLE, Raster

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


def name_place(size: tuple[int, int]) -> tuple[int, int]:
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


def wordmark(raster: Raster, scale: Scale, deck: DeckInfo | None) -> pygame.Surface | None:
    """The wordmark printed as that deck is, on its board; without a deck as it is drawn.

    None if it cannot be drawn.
    """
    drawn = raster.drawing("the wordmark", name_size(scale), resources.asset(*FILE))
    if drawn is None or deck is None:
        return drawn
    printed = card_images.printed_shape(drawn, NAME, deck.press)
    printed.fill([round(light) for light in deck.stock.tone], special_flags=pygame.BLEND_RGB_MULT)
    return printed
