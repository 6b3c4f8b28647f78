"""Slips of paper that a match writes by itself: how they are drawn, and the table they lie on."""

from collections.abc import Sequence
from typing import NamedTuple, Self

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.client.view.view import View
from briscola.ui.layout.placement import WindowSpace, never, table_space
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import NEVER, TableContents
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.views.props import draw_slip

SlipLines = tuple[tuple[str, str], ...]
"""Lines of a slip: (role, text)."""


class PaperSlip(Struct, frozen=True):
    """A slip: its rectangle, its lines as they fit there, and the side of it that points at a card."""

    rect: pygame.Rect
    lines: SlipLines
    pointing: str = "none"

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Draw the slip: details in the second ink, all else in ink."""
        inked = sum(role != "small" for role, _text in self.lines)
        draw_slip(target, kit, self.rect, self.lines, pointer=self.pointing, inked=inked)


class SlipCloth(NamedTuple):
    """The table for a slip that stays while cards are played; it is placed anew when any of this changes."""

    layout: Layout
    contents: TableContents
    papers: Sequence[pygame.Rect]

    @classmethod
    def seen(cls, context: PlayContext, view: View, placed: Overlay, *besides: pygame.Rect | None) -> Self:
        """The table as it is now, with `besides`, for the slip of the overlay `placed`."""
        contents = replace(TableContents.seen(view, context.help_buttons), lifts=False, laid=None)
        papers = [*filter(None, besides), *context.papers(placed)]
        return cls(context.layout, contents, papers)

    @property
    def space(self) -> WindowSpace:
        return table_space(self.layout, self.contents, slate=NEVER, won=NEVER, besides=never(*self.papers))


def slips_hidden(context: PlayContext) -> bool:
    """True while a sheet or a hint lies over the table, and no slip."""
    return context.panel is not None or context.scene.hinted
