"""The game's name on the title: the wordmark with its shadow on the cloth."""

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import Thing
from briscola.ui.render.theme import CREAM
from briscola.ui.render.wordmark import NAME, name_corner, name_size, wordmark
from briscola.ui.views.props import shadowed


def draw_name(target: pygame.Surface, kit: Kit, left: int, baseline: int) -> None:
    """Draw the name from `left` on, its letters on `baseline` (px); in plain type if it cannot be drawn."""
    scale, fonts = kit.scale, kit.fonts
    deck = kit.sprites.printed_deck
    picture = wordmark(kit.raster, scale, deck)
    if picture is None:
        corner = (left - scale.px(4), baseline - fonts.ascent("name"))
        fonts.draw(target, NAME, "name", corner, CREAM, halo=True, width=name_size(scale)[0])
        return

    def make() -> Thing:
        return shadowed(picture, scale.k)

    kit.paper.keep(("name", deck), make).draw(target, name_corner(scale, left, baseline))
