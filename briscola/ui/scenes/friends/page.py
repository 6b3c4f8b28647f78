"""Play with friends: where one plays, the tables nearby, and the way to another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.client.visit.friends_client import FriendsClient
from briscola.i18n.elsewhere_words import code_or_link, elsewhere_title
from briscola.i18n.friends_words import promise_text, table_of
from briscola.i18n.text import _
from briscola.network.tables.nearby import NearbyTable
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.routes_to_table import RoutesToTable
from briscola.ui.scenes.friends.table_row import TableRow
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_heading, heading_height
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.widget import Widget

MOST_ROWS = 4
"""Rows of tables that the sheet has room for; more of them scroll."""


def play_routes(ways: RoutesToTable) -> Sequence[tuple[str, str, str, Callable[[], None]]]:
    """The places where one may play: name of the control, words, who plays there, and the way."""
    return (
        ("here", _("At this computer"), _("Around one screen, or with the cards on phones."), ways.play_here),
        (
            "network",
            _("On this network"),
            _("Each at a computer or a phone in the same network."),
            ways.open_table,
        ),
        (
            "anywhere",
            elsewhere_title(),
            _("Each at home: you send a link."),
            ways.make_link,
        ),
    )


class FriendsPage(PageScene):
    """Looks for tables as long as it is open."""

    def __init__(self, app: Host, friends: FriendsClient, ways: RoutesToTable) -> None:
        super().__init__(app)
        self.friends, self._ways = friends, ways
        self._shown: tuple[tuple[NearbyTable, ...], str] = (), ""
        """The tables and what is awaited as they are laid out."""

    def enter(self) -> None:
        self.friends.find_tables()

    def leave(self) -> None:
        if self._ways.awaited:
            self._ways.turn_back()
        self.friends.stop_finding()

    def cover(self) -> None:
        super().cover()
        self.layout(self.app.size)  # a sheet that says what has become of the way lies over the page as it is

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale, awaited = self.kit, self.kit.scale, self._ways.awaited
        tables = self.friends.nearby
        self._shown = (tables, awaited)
        pad, gap = max(22, scale.px(48)), scale.px(24)
        row, button = max(52, scale.px(84)), scale.target(66)
        wide = max(700, scale.px(1080))
        inner_wide = min(wide, self.app.size[0] - 2 * scale.edge) - 2 * pad
        self.promise, self.state = TextColumn(kit, inner_wide), TextColumn(kit, inner_wide)
        self.promise.text(promise_text())
        if said := self._state():
            self.state.text(said, "body")
        third = (inner_wide - 2 * gap) // 3
        self._places = play_routes(self._ways)
        self.columns = [TextColumn(kit, third) for _place in self._places]
        for column, (_name, _words, about, _way) in zip(self.columns, self._places, strict=True):
            column.gap(10)
            column.text(about, middle=True)
        places = button + max(column.height for column in self.columns) + gap
        code, above = min(button, 48), scale.px(8)
        heading = max(heading_height(kit), code - above + 2)  # the button stands beside the heading
        height = 2 * pad + places + heading + MOST_ROWS * row + gap + self.promise.height
        inner = self.lay_page((pad, pad), width=wide, height=height, sinks=0.35)
        self.heading_w = inner.width
        self.heading_y = inner.y if awaited else inner.y + places
        top = self.heading_y + heading
        below = inner.bottom - self.promise.height - gap
        self.list_rect = pygame.Rect(inner.x, top, inner.width, below - top)
        self.rooms = [
            pygame.Rect(inner.x + at * (third + gap), inner.y, third, button)
            for at in range(len(self._places))
        ]
        if awaited:
            words = _("Wait no longer")
            place = pygame.Rect(inner.x, 0, max(third, Button.width_for(kit, words)), button)
            place.bottom = self.list_rect.bottom
            self.group.add(self.button(place, words, self._ways.turn_back, "turn-back"))
        else:
            self._add_places(code, above)
            self._add_tables(tables, row)
        self.restore_focus("here")

    def _add_places(self, tall: int, above: int) -> None:
        """Add a button for each place, and one of height `tall` for a code that a friend has told."""
        kit = self.kit
        for (name, words, about, way), room in zip(self._places, self.rooms, strict=True):
            made = self.button(room, words, way, name, primary=name == "here")
            self.group.add(made.called("", about))
        words = code_or_link()
        place = pygame.Rect(0, self.heading_y - above, Button.width_for(kit, words), tall)
        place.right = self.inner.right
        code = self.button(place, words, self._ways.enter_code, "enter-code")
        self.group.add(code)
        self.heading_w = place.x - kit.scale.px(24) - self.inner.x

    def _add_tables(self, tables: tuple[NearbyTable, ...], row: int) -> None:
        rect = self.list_rect
        view = ScrollView(self.kit, rect, len(tables) * row)
        view.focusable = False
        self.group.add(view)
        wide = rect.width - (self.kit.scale.px(24) if view.most else 0)
        rows: list[Widget] = [
            TableRow(
                self.kit,
                pygame.Rect(rect.x, rect.y + at * row, wide, row),
                table,
                partial(self._ways.go_to, table),
            )
            for at, table in enumerate(tables)
        ]
        view.adopt(*rows)
        self.group.add(*rows)

    def title(self) -> str:
        return _("Play with friends")

    @property
    def spoken_text(self) -> str:
        tables = ", ".join(table_of(table.host) for table in self.friends.nearby)
        return self._state() or f"{_('Tables nearby')}: {tables}"

    def reading(self) -> Sequence[ReadingLine]:
        title, *rest = super().reading()
        return [title, ReadingLine(_("Tables nearby"), heading=True), *rest, ReadingLine(promise_text())]

    # ---- time and events

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self._shown != (self.friends.nearby, self._ways.awaited):
            self.layout(self.app.size)
        return moving

    # ---- drawing

    def _state(self) -> str:
        """A sentence in place of the list; empty if tables are listed."""
        if awaited := self._ways.awaited:
            return awaited
        if self.friends.nearby:
            return ""
        return _(
            "No table is open nearby yet. One appears here as soon as somebody on the same network opens it."
        )

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        kit, inner = self.kit, self.inner
        if not self._shown[1]:
            for column, place in zip(self.columns, self.rooms, strict=True):
                column.draw(target, *place.bottomleft)
        draw_heading(target, kit, _("Tables nearby"), (inner.x, self.heading_y), width=self.heading_w)
        self.state.draw(target, inner.x, self.list_rect.y + kit.scale.px(12))
        self.promise.draw(target, inner.x, inner.bottom - self.promise.height)
