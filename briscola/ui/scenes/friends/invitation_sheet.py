"""The sheet that a friend's link opens: which table it names and where, before anything goes there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from briscola.client.visit.friends_client import FriendsClient
from briscola.i18n.friends_words import address_words, nearby_words, promise_text, table_of
from briscola.i18n.meeting_words import at_known_point, at_page, at_unknown_point, looked_for_at
from briscola.i18n.text import _
from briscola.network.addresses.meeting_points import MeetingPoint, known_points
from briscola.network.addresses.room_codes import spelled
from briscola.network.addresses.table_link import TableLink
from briscola.ui.render.text.fonts import TextStyle
from briscola.ui.render.theme import INK
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow
from briscola.ui.views.text.text_column import SheetPart, TextColumn

CODE = TextStyle("serif", "bold", 72, growth=1.0)


class InvitationSheet(ContentSheet):
    """Lies over the page of friends, which looks for tables nearby; `on_go` is called for a yes."""

    leading = 1.1

    def __init__(self, app: Host, friends: FriendsClient, link: TableLink, on_go: Callable[[], None]) -> None:
        super().__init__(app)
        self._friends, self._link, self._on_go = friends, link, on_go

    def title(self) -> str:
        return _("Go to this table?")

    @property
    def _unknown(self) -> MeetingPoint | None:
        """The table's meeting point if it is none of this person's."""
        point = self._link.meeting
        return None if point in known_points(self.app.settings.meeting_points) else point

    @property
    def _where(self) -> str:
        """Whose table it is, if that is known, and the way there."""
        link, unknown = self._link, self._unknown
        if unknown is not None:
            return at_unknown_point(unknown.host, unknown.port)
        if link.page is not None:
            return at_page(link.page.address)
        if link.meeting is not None:
            return at_known_point(link.meeting.host)
        host = next((table.host for table in self._friends.nearby if table.code == link.code), "")
        whose = table_of(host) + ". " if host else ""
        if link.address:
            return whose + address_words(link.address, link.port)
        points = known_points(self.app.settings.meeting_points)
        if points and not host:
            return looked_for_at([point.host for point in points])
        return whose + nearby_words(found=bool(host))

    @property
    def live(self) -> str:
        return self._where

    @property
    def wide(self) -> tuple[int, int]:
        return (560, 860) if self._unknown is None else (760, 1140)

    @property
    def first(self) -> str:
        return "yes" if self._unknown is None else "no"

    def fill(self, column: TextColumn) -> None:
        kit, code = self.kit, spelled(self._link.code)
        words, style = kit.fonts.fit(code, CODE, column.width)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            kit.fonts.draw(target, words, style, (x + column.width // 2, y), INK, anchor="midtop")

        column.canvas(kit.fonts.line(style), paint, _("Code: {code}").format(code=code))
        column.gap(24)
        column.text(self._where, "body", INK)
        column.gap(16)
        column.text(promise_text())

    def foot(self) -> SheetPart:
        wanted = [
            PressButton(_("Cancel"), self.app.pop, "no"),
            PressButton(_("Go to the table"), self._go, "yes", main=True),
        ]
        if self._unknown is not None:
            wanted.insert(1, PressButton(_("Go, and remember it"), self._remember, "remember"))
        return SheetRow(*wanted)

    def _go(self) -> None:
        self.app.pop()
        self._on_go()

    def _remember(self) -> None:
        """Go there, and keep the meeting point in the list."""
        if (point := self._unknown) is not None:
            self.app.change(meeting_points=[*self.app.settings.meeting_points, point.text])
        self._go()
