"""Play with friends: the tables nearby, and the ways to open or to find another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import pygame

from briscola.client.friends.friends import Friends
from briscola.i18n.friends_words import promise_text, table_of
from briscola.i18n.phone_words import sheet_title
from briscola.i18n.text import _
from briscola.network.nearby import NearbyTable
from briscola.ui.layout.sheet_layout import headed
from briscola.ui.render.theme import CREAM, INK_2
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.friends.table_row import TableRow
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets import Button, ScrollView, Widget, draw_heading, draw_sheet, heading_height
from briscola.ui.widgets.link import Link

MOST_ROWS = 5
"""Rows of tables that the sheet has room for; more of them scroll."""


class FriendsWays(Protocol):
    """Ways on from this page."""

    def open_table(self) -> None:
        """Choose a game for a table of one's own."""

    def enter_code(self) -> None:
        """Ask for a code."""

    def go_to(self, table: NearbyTable) -> None:
        """Knock at a table."""

    def turn_back(self) -> None:
        """Wait no longer for a table."""

    def leave(self) -> None:
        """Leave the table; one's own is closed."""

    def let_phones_in(self, seat: int | None = None) -> None:
        """Let friends with a phone come to one's own table, the first of them to this seat."""

    def cards_on_phone(self) -> None:
        """Sit down at a table of this computer, with the cards on a phone."""

    @property
    def awaited(self) -> str:
        """A sentence on the table that is awaited; empty if none is."""


class FriendsPage(Scene):
    """Looks for tables as long as it is open."""

    def __init__(self, app: Host, friends: Friends, ways: FriendsWays) -> None:
        super().__init__(app)
        self.friends, self._ways = friends, ways
        self._shown: tuple[object, ...] = ()

    def enter(self) -> None:
        self.friends.look()

    def leave(self) -> None:
        self.friends.look_no_more()

    def resume(self) -> None:
        self.layout(self.app.size)

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale, awaited = self.kit, self.kit.scale, self._ways.awaited
        tables = self.friends.nearby
        self._shown = (tables, awaited)
        pad, gap = max(22, scale.px(48)), scale.px(24)
        row, button = max(52, scale.px(84)), scale.target(66)
        promise = promise_text()
        wide = max(700, scale.px(1080))
        inner_wide = min(wide, self.app.size[0] - 2 * scale.edge) - 2 * pad
        promised = kit.fonts.line("small") * len(kit.fonts.wrap(promise, "small", inner_wide))
        height = 2 * pad + heading_height(kit) + MOST_ROWS * row + gap + button + gap + promised
        over = headed(scale, width=wide, height=height, sinks=0.35)
        self.title_at, self.sheet = over.title, over.sheet
        inner = self.inner = self.sheet.inflate(-2 * pad, -2 * pad)
        lines = kit.fonts.wrap(promise, "small", inner.width)
        self.promise = lines, inner.bottom - kit.fonts.line("small") * len(lines)
        foot = self.promise[1] - gap - button
        top = inner.y + heading_height(kit)
        self.list_rect = pygame.Rect(inner.x, top, inner.width, foot - gap - top)
        group = self.new_group()
        group.add(self.back_button(over.back.center))
        if not awaited:
            at = (self.sheet.right, self.title_at[1])
            group.add(Link(kit, at, sheet_title(at_screen=True), self._ways.cards_on_phone, name="phones"))
            self._add_tables(tables, row)
        group.add(*self._buttons(pygame.Rect(inner.x, foot, inner.width, button), gap))
        self.settle("open-table")

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

    def _buttons(self, room: pygame.Rect, gap: int) -> list[Widget]:
        """The row of buttons; while a table is awaited only one, which waits no longer."""
        wanted: list[tuple[str, str, Callable[[], None]]] = [
            ("open-table", _("Open a table"), self._ways.open_table),
            ("enter-code", _("Enter a code"), self._ways.enter_code),
        ]
        if self._ways.awaited:
            wanted = [("turn-back", _("Wait no longer"), self._ways.turn_back)]
        count = max(2, len(wanted))
        wide = (room.width - (count - 1) * gap) // count
        return [
            Button(
                self.kit,
                pygame.Rect(room.x + at * (wide + gap), room.y, wide, room.height),
                words,
                press,
                primary=at == 0 and not self._ways.awaited,
                role="button",
                name=name,
                on_paper=True,
            )
            for at, (name, words, press) in enumerate(wanted)
        ]

    @property
    def spoken_title(self) -> str:
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

    def handle(self, event: pygame.event.Event) -> bool:
        return super().handle(event) or self.closed_by(event)

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

    def draw(self, target: pygame.Surface) -> None:
        kit, inner = self.kit, self.inner
        self.app.draw_table(target)
        room = target.get_width() - self.title_at[0] - kit.scale.edge
        title = _("Play with friends")
        kit.fonts.draw(target, title, "scene", self.title_at, CREAM, anchor="midleft", halo=True, width=room)
        draw_sheet(target, kit, self.sheet)
        draw_heading(target, kit, _("Tables nearby"), inner.topleft, width=inner.width)
        y = self.list_rect.y + kit.scale.px(12)
        for line in kit.fonts.wrap(self._state(), "body", inner.width) if self._state() else ():
            kit.fonts.draw(target, line, "body", (inner.x, y), INK_2)
            y += kit.fonts.line("body")
        lines, y = self.promise
        for line in lines:
            kit.fonts.draw(target, line, "small", (inner.x, y), INK_2)
            y += kit.fonts.line("small")
        self.group.draw(target)
