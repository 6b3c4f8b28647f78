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
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.views.text.text_column import TextColumn

CODE = TextStyle("serif", "bold", 72, growth=1.0)


class InvitationSheet(SheetScene):
    """Lies over the page of friends, which looks for tables nearby; `on_go` is called for a yes."""

    def __init__(self, app: Host, friends: FriendsClient, link: TableLink, on_go: Callable[[], None]) -> None:
        super().__init__(app)
        self._friends, self._link, self._on_go = friends, link, on_go
        self._said = ""

    def title(self) -> str:
        return _("Go to this table?")

    @property
    def spoken_text(self) -> str:
        code = _("Code: {code}").format(code=spelled(self._link.code))
        return "\n".join((code, self.column.said))

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

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, asks = self.kit, self.kit.scale, self._unknown is not None
        self._said = self._where
        width = min(size[0] - 2 * scale.edge, max(760, scale.px(1140)) if asks else max(560, scale.px(860)))
        pad, gap, button = max(28, scale.px(56)), scale.px(24), scale.target(68)
        self.code, self.style = kit.fonts.fit(spelled(self._link.code), CODE, width - 2 * pad)
        self.column = TextColumn(kit, width - 2 * pad, leading=1.1)
        self.column.text(self._said, "body", INK)
        self.column.gap(16)
        self.column.text(promise_text(), "small")
        code = kit.fonts.line(self.style) + gap
        height = 2 * pad + kit.fonts.line("panel") + gap + code + self.column.height + 2 * gap + button
        self.gap = gap
        inner = self.unfold(size, (width, height), (pad, pad), middle=0.47)
        group = self.new_group(focus="no" if asks else "yes")
        wanted = [(_("Cancel"), self.app.pop, "no"), (_("Go to the table"), self._go, "yes")]
        if asks:
            wanted.insert(1, (_("Go, and remember it"), self._remember, "remember"))
        wide = (inner.width - gap * (len(wanted) - 1)) // len(wanted)
        for at, (words, press, name) in enumerate(wanted):
            place = pygame.Rect(inner.x + at * (wide + gap), inner.bottom - button, wide, button)
            last = name == "yes"
            group.add(self.button(place, words, press, name, primary=last))
        self.restore_focus("no" if asks else "yes")

    def _go(self) -> None:
        self.app.pop()
        self._on_go()

    def _remember(self) -> None:
        """Go there, and keep the meeting point in the list."""
        if (point := self._unknown) is not None:
            self.app.change(meeting_points=[*self.app.settings.meeting_points, point.text])
        self._go()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self._where != self._said:
            self.layout(self.app.size)
        return moving

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, inner = self.kit, self.inner
        y += self.gap
        kit.fonts.draw(target, self.code, self.style, (inner.centerx, y), INK, anchor="midtop")
        self.column.draw(target, inner.x, y + kit.fonts.line(self.style) + self.gap)
