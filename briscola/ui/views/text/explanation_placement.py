"""Place the explanation sheet next to the slate, where it covers least."""

from collections.abc import Sequence

import pygame
from msgspec.structs import replace

from briscola.client.view.view import View
from briscola.ui.layout.placement import WindowSpace, near, never, table_space
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import SHOW, SLATE, TableContents
from briscola.ui.render.kit import Kit
from briscola.ui.views.text.explanation_sheet import ExplanationSheet, ExplanationWords

WIDTHS = (470, 560, 400, 340)
"""Widths of the sheet (at 1080), the best first."""
LEAST_WIDTH = 228
"""Smallest width in px: in small windows letters stop shrinking."""
WON = 1.2
"""Weight of won cards: they are more to what is told than the score of the match."""


def place_explanation(
    kit: Kit,
    layout: Layout,
    view: View,
    told: ExplanationWords,
    *,
    covered: Sequence[pygame.Rect] = (),
    slate: bool = True,
    lifts: bool = True,
    widths: Sequence[int] = WIDTHS,
    at: tuple[int, int] | None = None,
) -> ExplanationSheet:
    """The sheet in its place on this table.

    `covered` are controls, bubbles or open cards over the table. `slate`: a slate hangs there; if not, the
    sheet takes its place. `lifts`: cards of the hand may be lifted. `widths` are tried, the best first, and
    `at` is its wanted left and middle, by default the slate's.
    """
    space = _space(layout, view, covered, slate=SLATE if slate else 0.0, lifts=lifts)
    at = at or (layout.scoreboard_bounds.left, layout.scoreboard_bounds.centery)
    for each in kit.growths():
        large = each.scale.text > 1
        sheets = [
            ExplanationSheet(each, told, width)
            for width in (max(LEAST_WIDTH, kit.scale.px(width)) for width in widths)
            if not large or ExplanationSheet.holds(each, told, width)
        ]
        found = space.best(
            sheets, lambda sheet: near(sheet.rect.size, space.window, at, layout.unit), cover=not large
        )
        # Before text that a person wants large covers more than the slate it is made smaller.
        if found is not None and (not large or space.cost(found[1].rect) <= SLATE + SHOW):
            found[0].rect = found[1].rect
            return found[0]
    sheets[0].rect.topright = space.window.topright
    return sheets[0]


def _space(
    layout: Layout, view: View, covered: Sequence[pygame.Rect], *, slate: float, lifts: bool
) -> WindowSpace:
    """The table with what lies on it now; `slate` is the weight of the slate."""
    contents = replace(TableContents.seen(view, buttons=()), lifts=lifts, stock=bool(view.stock_count))
    return table_space(layout, contents, slate=slate, won=WON, besides=never(*covered))
