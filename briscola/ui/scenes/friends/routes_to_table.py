"""The ways of one person to a table of friends: one nearby, one of a code or link, one of her own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import structs

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.table_plan import USUAL_WISHES
from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.friends_client import FriendsClient
from briscola.i18n.friends_words import table_of, trouble_text
from briscola.i18n.text import _, lazy
from briscola.network.addresses.meeting_points import MeetingPoint, known_points
from briscola.network.addresses.room_codes import spelled
from briscola.network.addresses.table_link import TableLink
from briscola.network.tables.nearby import NearbyTable
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.code_sheet import CodeSheet
from briscola.ui.scenes.friends.invitation_sheet import InvitationSheet
from briscola.ui.scenes.friends.open_seats import OPEN_SEAT, OpenSeats, TableToOpen
from briscola.ui.scenes.new_match.choice_page import FRIENDS
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.sheets.dialog import Dialog, tell


class RoutesToTable:
    """The way on which somebody is to a table, from her choice until she is there or gives up."""

    def __init__(
        self,
        app: Host,
        friends: FriendsClient,
        library: Library,
        *,
        play_here: Callable[[], None],
        to_page: Callable[[], None],
        to_link: Callable[[], None],
    ) -> None:
        """`play_here` chooses a match at this computer alone; `to_page` uncovers the page of tables.

        `to_link` shows the page on which a link is made.
        """
        self._app, self._friends, self._library = app, friends, library
        self.play_here, self._to_page, self.make_link = play_here, to_page, to_link
        self.awaited = ""
        """A sentence on the table that is awaited; empty if none is."""
        self._pending: Callable[[], None] | None = None
        """The way to a table, as soon as nothing of the last one goes on."""
        self._going_back = False
        self._by_link = False
        """True for a table of one's own that is to have a link, until it is open."""
        self.leaving = False
        """True from this person's leave on: that the table closes is no news then."""

    # ---- a table of others

    def go_to(self, table: NearbyTable) -> None:
        """Go to a table nearby."""
        self._join(TableLink(code=table.code), table_of(table.host), table)

    def enter_code(self) -> None:
        """Ask for a code."""
        self._app.push(CodeSheet(self._app, self.find))

    def find(self, link: TableLink) -> None:
        """Go to the table of a typed link; ask before anything goes to a page or an unknown meeting point."""
        if link.page is None and (link.meeting is None or link.meeting in self._points):
            self._join(link, spelled(link.code))
        else:
            self.ask_to_go(link)

    def ask_to_go(self, link: TableLink) -> None:
        """Show the table of a link; only a press goes there."""
        go = partial(self._join, link, spelled(link.code))
        self._app.push(InvitationSheet(self._app, self._friends, link, go))

    @property
    def _points(self) -> Sequence[MeetingPoint]:
        return known_points(self._app.settings.meeting_points)

    def _join(self, link: TableLink, name: str, table: NearbyTable | None = None) -> None:
        known = table or next((each for each in self._friends.nearby if each.code == link.code), None)
        addresses: tuple[str, ...] = ()
        port, points = link.port, list[MeetingPoint]()
        if link.address:
            addresses = (link.address,)
        elif known is not None:
            addresses, port = known.addresses, known.port
        if link.meeting is not None:
            points.append(link.meeting)
        elif not addresses and link.page is None:
            points += self._points
        if not addresses and not points and link.page is None:
            self._tell(partial(trouble_text, "no_table"))
            return
        pages = [] if link.page is None else [link.page]
        join = partial(self._friends.join, link.code, addresses, port, points=points, pages=pages)
        self._await(_("On the way to {table}…").format(table=name), partial(join, ticket=link.ticket))

    def _tell(self, text: Callable[[], str]) -> None:
        """Tell on a sheet what is in the way."""
        tell(self._app, lazy("Play with friends"), text)

    # ---- one's own table

    def open_table(self) -> None:
        """Choose a game for a table of one's own, then its seats."""
        self.choose_match(lambda setup: self._app.push(self.seats(setup, self.host)))

    def seats(
        self, setup: MatchSetup, on_open: Callable[[TableToOpen], None], *, anywhere: bool = False
    ) -> OpenSeats:
        """The sheet of the seats at a table for this person as her friends see her; `anywhere`: by a link."""
        seen = structs.replace(setup, player=self._friends.name, face=self._friends.face)
        return OpenSeats(self._app, seen, on_open, anywhere=anywhere)

    def usual_table(self, setup: MatchSetup, *, by_link: bool) -> TableToOpen:
        """The table of whoever changes nothing on that sheet: all seats but her own are open."""
        setup = structs.replace(setup, opponents=(OPEN_SEAT,) * (setup.players - 1))
        return TableToOpen(setup, USUAL_WISHES, None, by_link)

    def choose_match(self, take: Callable[[MatchSetup], None]) -> None:
        """Choose a game for a table of one's own."""
        self._app.push(TableChoice(self._app, take, FRIENDS, played=self._library.played))

    def host(self, table: TableToOpen, *, stays: bool = False) -> None:
        """Open a table; if the scene on top `stays` meanwhile, it is not the page of tables that waits."""
        if not stays:
            self._to_page()
        go = partial(self._friends.open_table, table.setup, table.wishes, meeting=table.meeting)
        self._await(_("Your table is being opened…"), go, by_link=table.by_link)

    # ---- on the way

    def _await(
        self, sentence: str, go: Callable[[], None], *, by_link: bool = False, back: bool = False
    ) -> None:
        self.awaited, self._pending = sentence, go
        self._by_link, self._going_back = by_link, back

    def go_back(self) -> None:
        """Go back to the table that was left when the program ended; one's own is opened again."""
        if self._friends.records.route_back is not None:
            self._await(_("Back to the table…"), self._friends.go_back, back=True)

    def set_out(self) -> None:
        """Go as soon as nothing of the last table goes on."""
        if self._pending is not None and self._friends.idle:
            go, self._pending, self.leaving = self._pending, None, False
            go()

    def turn_back(self) -> None:
        """Wait no longer for a table; one to go back to may be gone back to later."""
        self.awaited, self._pending = "", None
        for_good, self._going_back = not self._going_back, False
        self.leave(for_good=for_good)

    def leave(self, *, for_good: bool = True) -> None:
        """Leave the table; one's own is closed."""
        self.leaving = True
        self._friends.leave(for_good=for_good)

    def arrive(self) -> bool:
        """Note that this person is at a table; True once if that is to have a link."""
        self.awaited, self.leaving, self._going_back = "", False, False
        wanted, self._by_link = self._by_link, False
        return wanted

    def give_up(self, kind: str, text: Callable[[], str]) -> None:
        """Wait no longer, and tell why; the table to go back to may come again, or be forgotten."""
        self.awaited = ""
        if not self._going_back:
            self._tell(text)
            return
        self._going_back = False
        note = self._friends.records.route_back
        host = note.host if isinstance(note, TableNote) else ""
        self._app.push(
            Dialog(
                self._app,
                title=lazy("The table is not there"),
                text=partial(trouble_text, kind, host=host),
                yes=lazy("Try again later"),
                no=lazy("Forget the table"),
                on_no=self._friends.forget,
            )
        )
