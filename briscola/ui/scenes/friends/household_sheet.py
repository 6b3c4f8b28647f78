"""The sheet on which friends in the same room come with their phones: one code for all, and who knocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import LobbyState
from briscola.i18n.elsewhere_words import elsewhere_title
from briscola.i18n.phone_words import (
    friends_with_phones,
    nobody_knocks,
)
from briscola.i18n.text import _
from briscola.network.messages.fields import RosterPlace
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.ui.layout.window.sheet_layout import row_from_right
from briscola.ui.render.theme import INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.code_column import HouseholdCode
from briscola.ui.scenes.friends.people_lists import BrowserList, KnockList, ask_to_send_away
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_column_rule

PEOPLE = 0.46
"""Share of the sheet's width for the people; the code has the rest."""


class HouseholdSheet(SheetScene):
    """Lies over the table. The letters serve as long as it is shown; Esc goes back to the table."""

    def __init__(
        self,
        app: Host,
        friends: FriendsClient,
        phones: FriendPhones,
        elsewhere: Callable[[], None],
        *,
        seat: int | None = None,
    ) -> None:
        """Whoever comes asks for the open `seat` first, as the table's page says, and None beside a match.

        `elsewhere` shows how friends in other places come.
        """
        super().__init__(app)
        self.friends, self.phones, self._elsewhere = friends, phones, elsewhere
        self._shown: object = None
        phones.open_letters(seat)

    def title(self) -> str:
        return friends_with_phones()

    @property
    def table(self) -> LobbyState | None:
        """The own table; None once it is closed."""
        return self.friends.table

    @property
    def _state(self) -> object:
        """The things that need another layout when they change."""
        table, phones = self.table, self.phones
        people = () if table is None else (table.knocking, table.roster)
        return people, phones.link, phones.address, phones.unreachable

    @property
    def spoken_text(self) -> str:
        return "\n".join((self.people.said, self.code.column.said))

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        self._shown = self._state
        extent = min(size[0] - 2 * scale.edge, max(940, scale.px(1400))), size[1] - 2 * scale.edge
        pad, gap, button = max(24, scale.px(48)), scale.px(22), scale.target(62)
        inner = self.unfold(size, (extent[0], min(extent[1], max(540, scale.px(880)))), (pad, pad))
        group = self.new_group()
        head = kit.fonts.line("panel") + scale.px(16)
        left = pygame.Rect(inner.x, inner.y + head, round(inner.width * PEOPLE) - gap, 0)
        left.height = inner.bottom - button - gap - left.y
        self.column_x = left.right + gap
        right = pygame.Rect(self.column_x + gap, inner.y, 0, inner.height)
        right.width = inner.right - right.x
        self._add_people(left)
        self.code = HouseholdCode(
            kit, right, self.phones, lambda address: self.app.change(own_address=address)
        )
        group.add(*self.code.widgets)
        words = _("Done"), elsewhere_title()
        sizes = [(Button.width_for(kit, each, role="button"), button) for each in words]
        sizes[1] = min(sizes[1][0], left.width - sizes[0][0] - gap), button
        done, far = row_from_right(left.right, inner.bottom - button // 2, sizes, gap)
        group.add(
            self.button(far, words[1], self._elsewhere, "elsewhere"),
            self.button(done, words[0], self.app.pop, "done", primary=not self._knocks),
        )
        self.restore_focus("done")  # a second Enter must not let in whoever waits behind the first

    def _add_people(self, rect: pygame.Rect) -> None:
        """Add who knocks, and below them everybody in a browser for whom there is room."""
        kit, column, table = self.kit, TextColumn(self.kit, rect.width), self.table
        self.people, self.people_rect = column, rect
        self._knocks: Sequence[Button] = ()
        if table is not None and table.knocking:
            knocks = KnockList(kit, column, rect, table.knocking, self.friends.own.let_in)
            self._knocks = knocks.widgets
            self.group.add(*knocks.widgets)
        else:
            column.title(_("At the door"))
            column.text(nobody_knocks(), "small", INK_2)
        column.gap(12)
        if table is not None:
            self.group.add(*BrowserList(kit, column, rect, table, self._ask_to_send_away).widgets)

    # ---- what is done

    def _ask_to_send_away(self, place: RosterPlace) -> None:
        def send() -> None:
            self.friends.own.do(lambda table: table.send_away(place.key))

        plays = self.table is not None and self.table.playing
        ask_to_send_away(self.app, place.name, send, plays=plays)

    def leave(self) -> None:
        self.phones.close_letters()

    # ---- time

    def update(self, dt: float) -> bool:
        if self._state != self._shown:
            self.layout(self.app.size)
            self.invalidate()
        moving = super().update(dt)
        self.wake_after([0.25])  # a phone may come at any moment
        return moving

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        draw_column_rule(target, self.column_x, self.inner.y, self.inner.bottom)
        self.people.draw(target, *self.people_rect.topleft)
        self.code.draw(target)
