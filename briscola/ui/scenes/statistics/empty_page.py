"""The page shown before there is anything to draw."""

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK_2
from briscola.ui.views.slate import Slate, draw_slate


def draw_empty(target: pygame.Surface, kit: Kit, room: pygame.Rect, title: str, text: str) -> None:
    """Draw a slate with the title and the text under it; leave room for a button below."""
    scale, fonts = kit.scale, kit.fonts
    size = (max(210, scale.px(400)), max(110, scale.px(210)))
    centre = (room.centerx, room.y + round(room.height * 0.24))

    def write(slate: Slate) -> None:
        inner = slate.inner
        slate.text(title, inner.height * 0.30, inner.center, width=inner.width * 0.9)

    draw_slate(target, kit, ("statistics", title), size, centre, 2.0, write)
    y = room.y + round(room.height * 0.46)
    fonts.draw_lines(
        target,
        fonts.wrap(text, "body", min(room.width, max(420, scale.px(760)))),
        "body",
        (room.centerx, y),
        INK_2,
        anchor="midtop",
        step=round(fonts.line("body") * 1.1),
    )
