"""The pages of the statistics: the title of each, its numbers, and the slate that stands there instead."""

from collections.abc import Callable

import pygame
from msgspec import Struct

from briscola.capabilities.statistics.window.course_pages import counting_page, over_time_page, play_page
from briscola.capabilities.statistics.window.hand_pages import luck_page, points_page
from briscola.capabilities.statistics.window.page_data import PageData, is_nothing
from briscola.capabilities.statistics.window.results_pages import bests_page, groups_page, overview_page
from briscola.i18n.text import Message, lazy
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK_2
from briscola.ui.views.props import draw_prop
from briscola.ui.views.table.chalk_board import ChalkBoard, draw_board
from briscola.ui.views.text.text_column import TextColumn


def _no_match(data: PageData) -> bool:
    return not data.statistics.counts.matches


class StatisticsPage(Struct, frozen=True, kw_only=True):
    """A page of the statistics."""

    title: Message
    fill: Callable[[TextColumn, PageData, int], None]
    """Fills a column; the number is the height in px that it may fill."""
    filtered: bool = True
    """True if the filters hold for it."""
    is_empty: Callable[[PageData], bool] = lambda data: is_nothing(data.statistics)
    if_empty: tuple[Message, Message] = (
        lazy("A clean slate"),
        lazy("Play a match to its end, and what you win, lose and take is written down here."),
    )
    """Title and text that stand there if it is empty."""


PAGES = {
    "glance": StatisticsPage(title=lazy("At a glance"), fill=overview_page),
    "groups": StatisticsPage(title=lazy("One by one"), fill=groups_page, is_empty=_no_match),
    "records": StatisticsPage(title=lazy("Records"), fill=bests_page, is_empty=_no_match),
    "time": StatisticsPage(title=lazy("Over time"), fill=over_time_page),
    "points": StatisticsPage(title=lazy("Points"), fill=points_page),
    "play": StatisticsPage(
        title=lazy("Your play"),
        fill=play_page,
        filtered=False,
        is_empty=lambda data: not data.accuracies and data.rated is None,
        if_empty=(
            lazy("No hand yet"),
            lazy("After a hand, press “What could have been”: how well you chose is then written down here."),
        ),
    ),
    "counting": StatisticsPage(
        title=lazy("Counting"), fill=counting_page, filtered=False, is_empty=lambda _data: False
    ),
    "luck": StatisticsPage(
        title=lazy("Luck"),
        fill=luck_page,
        filtered=False,
        is_empty=lambda data: not data.luck.shares,
        if_empty=(
            lazy("Nothing dealt yet"),
            lazy("Play a hand, and here you will see what the cards have given you and the others."),
        ),
    ),
}
"""By name, in the order of the list; counting only for those who have trained it."""


def draw_empty(target: pygame.Surface, kit: Kit, room: pygame.Rect, title: str, text: str) -> None:
    """Draw a slate, its chalk and a coffee, the text under them; there is room for a button below."""
    scale, fonts = kit.scale, kit.fonts
    size = (max(230, scale.px(460)), max(130, scale.px(250)))
    centre = (room.centerx, room.y + round(room.height * 0.25))

    def write(slate: ChalkBoard) -> None:
        inner = slate.inner
        slate.text(title, inner.height * 0.30, inner.center, width=inner.width * 0.9)

    draw_board(target, kit, ("statistics", title), size, centre, 2.0, write)
    foot = centre[1] + size[1] * 0.42
    draw_prop(target, kit, "chalk", (centre[0] - size[0] * 0.58, foot + size[1] * 0.06), scale.px(92), -24)
    draw_prop(target, kit, "espresso", (centre[0] + size[0] * 0.66, foot - size[1] * 0.06), scale.px(170))
    lines = fonts.wrap(text, "body", min(room.width, max(420, scale.px(760))))
    place, step = (room.centerx, room.y + round(room.height * 0.50)), round(fonts.line("body") * 1.1)
    fonts.draw_lines(target, lines, "body", place, INK_2, anchor="midtop", step=step)
