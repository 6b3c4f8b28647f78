"""Play with friends: where one plays, the tables nearby, and the way to another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from briscola.client.visit.friends_client import FriendsClient
from briscola.i18n.elsewhere_words import code_or_link, elsewhere_title
from briscola.i18n.friends_words import promise_text, table_of
from briscola.i18n.text import _
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.routes_to_table import RoutesToTable
from briscola.ui.scenes.friends.table_row import TableRow
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.parts import Control, Heading, PressButton, SheetRow, Space, Stack, Text
from briscola.ui.views.text.text_column import SheetPart, TextColumn

LEAST_ROWS = 2
"""Rows of tables for which there is room though none is open."""


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


class FriendsPage(ContentPage):
    """Looks for tables as long as it is open."""

    wide = 700, 1080
    first = "here"

    def __init__(self, app: Host, friends: FriendsClient, ways: RoutesToTable) -> None:
        super().__init__(app)
        self.friends, self._ways = friends, ways

    def enter(self) -> None:
        self.friends.find_tables()

    def leave(self) -> None:
        if self._ways.awaited:
            self._ways.turn_back()
        self.friends.stop_finding()

    def cover(self) -> None:
        super().cover()
        self.layout(self.app.size)  # a sheet that says what has become of the way lies over the page as it is

    # ---- what stands on it

    @property
    def live(self) -> object:
        return self.friends.nearby, self._ways.awaited

    def fill(self, column: TextColumn) -> None:
        heading = Heading(_("Tables nearby"))
        if self._ways.awaited:
            column.put(heading)
        else:
            column.put(SheetRow(*self._places(), gap=24, top=True))
            column.gap(24)
            column.put(
                SheetRow(heading, PressButton(code_or_link(), self._ways.enter_code, "enter-code").tall(48))
            )
        if said := self._state():
            column.text(said, "body", least=LEAST_ROWS * self.kit.scale.px(84))
        else:
            for table in self.friends.nearby:
                column.put(Control(TableRow, table, partial(self._ways.go_to, table)).tall(84))
        column.gap(24)
        column.text(promise_text())

    def _places(self) -> Iterator[SheetPart]:
        """A button for each place where one may play."""
        for name, words, about, way in play_routes(self._ways):
            press = PressButton(words, way, name, main=name == "here").called("", explained=about)
            yield Stack(press, Text(about, middle=True, unread=True), gap=10)

    def foot(self) -> SheetPart | None:
        if not self._ways.awaited:
            return None
        return SheetRow(PressButton(_("Wait no longer"), self._ways.turn_back, "turn-back"), Space())

    def title(self) -> str:
        return _("Play with friends")

    @property
    def spoken_text(self) -> str:
        tables = ", ".join(table_of(table.host) for table in self.friends.nearby)
        return self._state() or f"{_('Tables nearby')}: {tables}"

    def _state(self) -> str:
        """A sentence in place of the list; empty if tables are listed."""
        if awaited := self._ways.awaited:
            return awaited
        if self.friends.nearby:
            return ""
        return _(
            "No table is open nearby yet. One appears here as soon as somebody on the same network opens it."
        )
