"""The ways of an evening with friends: from the page to a table, to its match and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from briscola.client.friends import Friends, HostedNote
from briscola.client.host import Library
from briscola.client.setup import MatchSetup
from briscola.client.visit import FriendsTrouble, LobbyState, RemoteSeat
from briscola.i18n.friends_words import (
    handed_text,
    lost_text,
    offer_text,
    table_of,
    trouble_text,
)
from briscola.i18n.text import _, lazy
from briscola.network.channel import spelled
from briscola.network.lines import LostMoves
from briscola.network.meeting import MeetingPoint, known_points
from briscola.network.tables import NearbyTable, TableLink, read_table_link
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.addresses import MeetingPoints
from briscola.ui.scenes.friends.claim_question import ClaimQuestion
from briscola.ui.scenes.friends.code_sheet import CodeSheet
from briscola.ui.scenes.friends.invitation_sheet import InvitationSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.match_with_friends import MatchWithFriends
from briscola.ui.scenes.friends.open_seats import OpenSeats, TableWishes
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.new_match import TableChoice
from briscola.ui.scenes.sheets import Dialog
from briscola.ui.scenes.title import Title

if TYPE_CHECKING:
    from briscola.pages.phones import FriendPhones, FriendsElsewhere

QUIET = frozenset({"silence", "not_now", "illegal", "not_your_turn", "too_soon"})
"""Refusals that a slip at the table tells; everything else is told on a sheet."""


class FriendsFlow:
    """The ways of one person from the page to a table, to its match and back."""

    def __init__(
        self,
        app: Host,
        friends: Friends,
        library: Library,
        *,
        title: Callable[[], None],
        play_here: Callable[[], None],
    ) -> None:
        """`title` returns to the title; `play_here` chooses a match for several people at this computer."""
        self._app, self.friends, self._library, self._title = app, friends, library, title
        self.play_here = play_here
        self._awaited = ""
        self._pending: Callable[[], None] | None = None
        """The way to a table, as soon as nothing of the last one goes on."""
        self._going_back = False
        self._leaving = False
        """True from this person's leave on: that the table closes is no news then."""
        self._table: TablePage | None = None
        """The page of the table at which this person is."""
        self._match = MatchWithFriends(
            app, friends, library, let_phones_in=self.let_phones_in, show_table=self._show_again
        )
        self._claims = ClaimQuestion(app, friends)
        self._asked_to_take = False
        """True while this person is asked whether she takes the table."""
        self._phones: FriendPhones | None = None
        """The phones of friends at one's own table."""
        self._elsewhere: FriendsElsewhere | None = None
        """The way of friends elsewhere to that table."""

    # ---- the page

    def show_page(self) -> None:
        """Show the tables nearby."""
        self._hear_network()
        self._app.push(FriendsPage(self._app, self.friends, self))

    @property
    def awaited(self) -> str:
        """A sentence on the table that is awaited; empty if none is."""
        return self._awaited

    def go_to(self, table: NearbyTable) -> None:
        """Go to a table nearby."""
        self._join(TableLink(code=table.code), table_of(table.host), table)

    def enter_code(self) -> None:
        """Ask for a code."""
        self._app.push(CodeSheet(self._app, self._found))

    def _found(self, link: TableLink) -> None:
        """Go to the table of a typed link; ask before anything goes to a meeting point that is not known."""
        if link.meeting is None or link.meeting in self._points:
            self._join(link, spelled(link.code))
        else:
            self._ask_to_go(link)

    @property
    def _points(self) -> Sequence[MeetingPoint]:
        return known_points(self._app.settings.meeting_points)

    def _ask_to_go(self, link: TableLink) -> None:
        go = partial(self._join, link, spelled(link.code))
        self._app.push(InvitationSheet(self._app, self.friends, link, go))

    def follow(self, link: TableLink) -> None:
        """Show the table of a link; only a press goes there."""
        if not self.friends.idle or self._awaited:
            self._app.push(
                Dialog(
                    self._app,
                    title=lazy("You are at a table"),
                    text=lazy("Leave it first, then open the link of the other table again."),
                    yes=lazy("All right"),
                )
            )
            return
        if not isinstance(self._app.top, Title):
            self._title()
        self.show_page()
        self._ask_to_go(link)

    def _join(self, link: TableLink, name: str, table: NearbyTable | None = None) -> None:
        known = table or next((each for each in self.friends.nearby if each.code == link.code), None)
        addresses: tuple[str, ...] = ()
        port, points = link.port, list[MeetingPoint]()
        if link.address:
            addresses = (link.address,)
        elif known is not None:
            addresses, port = known.addresses, known.port
        if link.meeting is not None:
            points.append(link.meeting)
        elif not addresses:
            points += self._points
        if not addresses and not points:
            self._tell("no_table")
            return
        self._awaited = _("On the way to {table}…").format(table=name)
        self._pending = partial(self.friends.join, link.code, addresses, port, points=points)

    def go_back(self) -> None:
        """Go back to the table that was left when the program ended; one's own is opened again."""
        if self.friends.records.way_back is not None:
            self._awaited, self._going_back = _("Back to the table…"), True
            self._pending = self.friends.go_back
        self.show_page()

    def turn_back(self) -> None:
        """Wait no longer for a table."""
        self._awaited, self._pending = "", None
        self.leave()

    def leave(self) -> None:
        """Leave the table; one's own is closed."""
        self._leaving = True
        self.friends.leave()

    def open_table(self, *, anywhere: bool = False) -> None:
        """Choose a game for a table of one's own, then its seats; `anywhere`: at a meeting point, too."""
        played = self._library.played
        seats = partial(self._choose_seats, anywhere=anywhere)
        self._app.push(TableChoice(self._app, seats, played=played, for_friends=True))
        if anywhere and not self._points:
            self._app.push(MeetingPoints(self._app))

    def _choose_seats(self, setup: MatchSetup, *, anywhere: bool) -> None:
        self._app.push(OpenSeats(self._app, setup, self._host, anywhere=anywhere))

    def _host(self, wishes: TableWishes) -> None:
        self._awaited = _("Your table is being opened…")
        while not isinstance(self._app.top, FriendsPage) and len(self._app.scenes) > 1:
            self._app.pop()
        self._pending = partial(
            self.friends.open_table,
            wishes.setup,
            clock=wishes.clock,
            hints=wishes.hints,
            meeting=wishes.meeting,
        )

    def let_phones_in(self, seat: int | None = None) -> None:
        """Show the sheet on which friends with a phone come to this table, the first of them to a `seat`.

        No page is loaded before.
        """
        from briscola.ui.scenes.phones import PhoneSheet

        phones = self._phone_admission()
        phones.put_next_at(seat)
        far = self._elsewhere
        show = partial(self._show_elsewhere, far) if far is not None and far.offered else None
        self._app.push(PhoneSheet(self._app, phones, show))

    def _phone_admission(self) -> FriendPhones:
        from briscola.pages.phones import FriendPhones, FriendsElsewhere

        if self._phones is None:
            self._phones = FriendPhones(self.friends, lambda: self._app.settings)
            self._elsewhere = FriendsElsewhere(self._phones, lambda: self._app.settings)
        return self._phones

    def _welcome_phones(self, table: LobbyState) -> None:
        """Serve pages by itself where people have seats in browsers: after a restart they come back so."""
        if self._phones is None and table.hosting and any(place.page for place in table.roster):
            self._phone_admission().serve()

    def _show_elsewhere(self, way: FriendsElsewhere) -> None:
        from briscola.ui.scenes.friends.elsewhere_sheet import ElsewhereSheet

        self._app.push(ElsewhereSheet(self._app, way))

    def _let_phones_go(self, *, goodbye: bool) -> None:
        phones, self._phones = self._phones, None
        way, self._elsewhere = self._elsewhere, None
        if phones is not None:
            phones.close(goodbye=goodbye)
        if way is not None:
            way.close()

    def close(self) -> None:
        """End everything at the end of the program."""
        self._let_phones_go(goodbye=not isinstance(self.friends.records.way_back, HostedNote))
        self.friends.close()

    # ---- what the network tells

    def beat(self) -> None:
        """Take what the network has told, and show what follows from it; called once a frame."""
        friends = self.friends
        friends.update()
        if self._phones is not None:
            self._phones.update()
        if self._elsewhere is not None:
            self._elsewhere.update()
        if self._pending is not None and friends.idle:
            go, self._pending, self._leaving = self._pending, None, False
            go()
        if (trouble := friends.poll_trouble()) is not None:
            self._hear(trouble)
        seat, table = friends.seat, friends.table
        if table is not None:
            self._welcome_phones(table)
        self._match.follow(table)
        if self._match.scenes:
            self._claims.follow(() if table is None else table.claims)
        if table is None:
            if self._table is not None:
                self._left()
            elif not self._awaited and not any(isinstance(each, FriendsPage) for each in self._app.scenes):
                self._app.heartbeats.remove(self.beat)
        elif seat is not None and seat is not self._match.playing and not seat.over:
            self._sit_down(seat, table)
        elif self._table is None:
            self._show_table(table)
        elif seat is None and self._match.playing is not None:
            self._match.playing = None
            self._show_table(table)
        self._follow_handing(table)

    def _follow_handing(self, table: LobbyState | None) -> None:
        """Ask whether this person takes the table, or goes to where it is now."""
        friends = self.friends
        if friends.offered and table is not None and not self._asked_to_take:
            self._app.call_person()
            self._app.push(
                Dialog(
                    self._app,
                    title=lazy("The table is yours, if you like"),
                    text=partial(offer_text, table.host),
                    yes=lazy("Take it"),
                    on_yes=partial(friends.take_table, True),
                    no=lazy("No, thank you"),
                    on_no=partial(friends.take_table, False),
                )
            )
        self._asked_to_take = friends.offered
        if table is None and (handed := friends.poll_handed()) is not None:
            self._app.push(
                Dialog(
                    self._app,
                    title=lazy("The table has moved"),
                    text=partial(handed_text, handed.name),
                    yes=lazy("Go there"),
                    on_yes=partial(self._found, read_table_link(handed.link)),
                    no=lazy("Not now"),
                )
            )

    def _hear(self, trouble: FriendsTrouble) -> None:
        if trouble.kind == "handed":
            return  # the way there is offered
        if trouble.kind in QUIET:
            for play in self._match.scenes:
                play.say(trouble_text(trouble.kind))
            return
        if self._leaving and trouble.kind in ("closed", "lost"):
            return
        if trouble.kind == "lost" and self._table is not None:
            return  # it is made again by itself; the table says so
        self._awaited = ""
        if trouble.kind == "face" and self._table is not None:
            self._table.choose_face(taken=True)
            return
        if self._table is not None:
            self._table.refused()
        if self._going_back and self._table is None:
            self._ask_to_forget(trouble.kind)
        else:
            self._tell(
                trouble.kind,
                evidence="" if trouble.file is None else trouble.file.name,
                lost=trouble.lost,
            )

    def _ask_to_forget(self, kind: str) -> None:
        """The table to go back to is not there: it may come again, or be forgotten."""
        self._going_back = False
        self._app.push(
            Dialog(
                self._app,
                title=lazy("The table is not there"),
                text=partial(trouble_text, kind),
                yes=lazy("Try again later"),
                no=lazy("Forget the table"),
                on_no=self.friends.forget,
            )
        )

    def _tell(self, kind: str, *, evidence: str = "", lost: LostMoves | None = None) -> None:
        title = lazy("The table") if self._table is not None else lazy("Play with friends")
        text = partial(trouble_text, kind, evidence=evidence, played=self._match.played)
        if lost is not None:
            text = partial(lost_text, lost)
        self._app.push(Dialog(self._app, title=title, text=text, yes=lazy("All right")))

    def _show_table(self, table: LobbyState) -> None:
        self._awaited = ""
        self._leaving = self._going_back = False
        told = self._told()
        self._table = TablePage(self._app, self.friends, self, table)
        self._back_to_title()
        self._app.push(self._table)
        self._retell(told)

    def _told(self) -> Scene | None:
        """The last sheet with news, which must not be lost when the scenes change, whatever lies over it."""
        sheets = (each for each in reversed(self._app.scenes) if isinstance(each, Dialog) and not each.asks)
        return next(sheets, None)

    def _retell(self, told: Scene | None) -> None:
        if told is not None:
            self._app.push(told)

    def _back_to_title(self) -> None:
        self._title()
        self._hear_network()

    def _hear_network(self) -> None:
        if self.beat not in self._app.heartbeats:
            self._app.heartbeats.append(self.beat)

    def _left(self) -> None:
        """The table is left or closed: the page of tables again."""
        self._let_phones_go(goodbye=True)
        told = self._told()
        self._table = self._match.playing = None
        self._awaited = ""
        self._back_to_title()
        self.show_page()
        self._retell(told)

    def _sit_down(self, seat: RemoteSeat, table: LobbyState) -> None:
        if self._table is None:
            self._table = TablePage(self._app, self.friends, self, table)
        told = self._told()
        self._match.sit_down(seat, table, self._table)
        self._retell(told)

    def _show_again(self) -> None:
        """Show the table's page after a match: it shows who else is ready."""
        if self.friends.table is not None:
            self._show_table(self.friends.table)
