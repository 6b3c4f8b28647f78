"""An evening with friends: the screen that it shows, and the news that lie over it."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import partial
from typing import Literal

from msgspec import Struct

from briscola.client.friends.friend_notes import HostedNote
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import FriendsTrouble, LobbyState
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.i18n.closing_words import closing_text, leaving_text
from briscola.i18n.friends_words import handed_text, lost_text, offer_text, table_of, trouble_text
from briscola.i18n.text import lazy
from briscola.network.addresses.table_link import TableLink, read_table_link
from briscola.network.messages.from_host import Offer
from briscola.ui.scenes.entry import Routes
from briscola.ui.scenes.friends.claim_question import ClaimQuestion
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.match_with_friends import MatchWithFriends
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.friends.phones_of_table import PhonesOfTable
from briscola.ui.scenes.friends.routes_to_table import RoutesToTable
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.sheets.dialog import Dialog, tell
from briscola.ui.scenes.title import Title

QUIET = frozenset({"silence", "not_now", "illegal", "not_your_turn", "too_soon"})
"""Refusals that a slip at the table tells during a match; everything else is told on a sheet."""


class Screen(Struct, frozen=True):
    """The screen that an evening with friends shows."""

    page: Literal["nearby", "table", "match"]
    match: RemoteSeat | None = None
    """The match on show, or at the table's page the one that was; None if there is none."""


def wanted_screen(shown: Screen, *, at_table: bool, seat: RemoteSeat | None) -> Screen:
    """The screen that follows: `at_table` and `seat` are this person's table and the match that goes on."""
    if not at_table:
        return Screen("nearby")
    if seat is not None and seat is not shown.match and not seat.over:
        return Screen("match", seat)
    return Screen("table") if shown.page == "nearby" or seat is None else shown


class FriendsFlow:
    """The ways of one person from the page to a table, to its match and back."""

    def __init__(self, friends: FriendsClient, to: Routes) -> None:
        """`to` leads to the title, and to a match at this computer."""
        self._app, self.friends, self._title = to.app, friends, to.title
        app, library = to.app, to.active_match.library
        self.ways = RoutesToTable(
            app,
            friends,
            library,
            play_here=to.play_together,
            to_page=self._uncover_page,
            to_link=lambda: self._phones.show_link(),
        )
        self._phones = PhonesOfTable(app, friends, self.ways)
        self._shown = Screen("nearby")
        self._page: TablePage | None = None
        """The page of the table at which this person is."""
        self._match = MatchWithFriends(app, friends, library, self._phones, show_table=self._show_again)
        self._claims = ClaimQuestion(app, friends)
        self._at_the_door: Set[str] = frozenset()
        """Keys of those who knocked at the last look."""
        self._asked_to_take = False
        """True while this person is asked whether she takes the table."""
        self._last: LobbyState | None = None
        """The table, or the last one, as it was told last."""
        self._closed = False
        """True once its host has closed this person's table, until that is told."""

    # ---- the page

    def show_page(self) -> None:
        """Show the tables nearby."""
        if self.beat not in self._app.heartbeats:
            self._app.heartbeats.append(self.beat)
        self._app.push(FriendsPage(self._app, self.friends, self.ways))

    def _uncover_page(self) -> None:
        while not isinstance(self._app.top, FriendsPage) and len(self._app.scenes) > 1:
            self._app.pop()

    def open_link(self, link: TableLink) -> None:
        """Show the table of a link; only a press goes there."""
        table = self.friends.table
        if table is not None and link.code == table.code:
            if link.page is not None:
                self.friends.reach_by(link.page)
            if link.ticket:
                self.friends.play_on(link.ticket)
            here = lazy("You are at this table")
            if self.beat not in self._app.heartbeats:  # after a mistake: the page leads there
                self.show_page()
            elif isinstance(top := self._app.top, PlayScene):
                top.show_caption(here())
            elif not link.ticket:  # else her cards, or a refusal, show it
                tell(self._app, here, partial(table_of, table.host))
        elif not self.friends.idle or self.ways.awaited:
            text = lazy("Leave it first, then open the link of the other table again.")
            tell(self._app, lazy("You are at a table"), text)
        else:
            if not isinstance(self._app.top, Title):
                self._title()
            self.show_page()
            self.ways.ask_to_go(link)

    def go_back(self) -> None:
        """Go back to the table that was left when the program ended; one's own is opened again."""
        if self.friends.table is None or self.ways.leaving:  # else the page leads there
            self.ways.go_back()
        self.show_page()

    def forget_scenes(self) -> None:
        """Note that all scenes are gone: the page leads to the table, and to its match, once more."""
        self._shown, self._page = Screen("nearby"), None
        self._claims, self._asked_to_take = ClaimQuestion(self._app, self.friends), False

    def close(self) -> None:
        """End everything: the program ends, or somebody else sits here."""
        if self.beat in self._app.heartbeats:
            self._app.heartbeats.remove(self.beat)
        self._phones.close(goodbye=not isinstance(self.friends.records.route_back, HostedNote))
        self.friends.close()

    # ---- what the network tells

    def beat(self) -> None:
        """Take what the network has told, and show what follows from it; called once a frame.

        In this order: a way begins that had to wait for the end of another; news and troubles are told on
        the scenes which they are about, before these change; a knock, the cards and the question about a seat
        follow the table; the scenes change, or the beat ends with the page; and she is asked whether she
        takes the table, as a change of scenes takes questions away.
        """
        friends = self.friends
        friends.update()
        self._phones.update()
        self.ways.set_out()
        self._tell_news()
        table = friends.table
        self._last = table or self._last
        self._follow_knocks(table)
        self._match.follow(table)
        if self._match.scenes:
            self._claims.follow(() if table is None else table.claims)
        turned_back = self.ways.leaving and self._shown.page == "nearby"
        at_table = table is not None and not turned_back
        wanted = wanted_screen(self._shown, at_table=at_table, seat=friends.seat)
        if wanted != self._shown:
            self._show(wanted)
        elif table is None and not self.ways.awaited and FriendsPage not in map(type, self._app.scenes):
            self._app.heartbeats.remove(self.beat)
        self._follow_handing(table)

    def _follow_knocks(self, table: LobbyState | None) -> None:
        """Call this person when somebody else comes to the door of her table, whatever is shown."""
        before, self._at_the_door = self._at_the_door, frozenset() if table is None else table.knocking_keys
        if self._at_the_door - before:
            self._app.call_person()
            self._app.audio.play("knock", 1.0)

    def _follow_handing(self, table: LobbyState | None) -> None:
        """Ask whether this person takes the table, or goes to the computer that has it now."""
        friends = self.friends
        offered = isinstance(friends.handing, Offer)
        if offered and table is not None and not self._asked_to_take:
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
        self._asked_to_take = offered
        if table is None and (handed := friends.poll_handed()) is not None:
            link, last = read_table_link(handed.link), self._last
            lost = last is not None and last.page is not None and link.page is None and link.meeting is None
            self._app.push(
                Dialog(
                    self._app,
                    title=lazy("The table has moved"),
                    text=partial(handed_text, handed.name, needs_link=lost),
                    yes=lazy("Go there"),
                    on_yes=partial(self.ways.find, link),
                    no=lazy("Not now"),
                )
            )

    def _tell_news(self) -> None:
        """Tell the phones' news at the cards, and every trouble."""
        if news := self._phones.poll_news():
            for play in self._match.scenes:
                play.show_caption(news)
        while (trouble := self.friends.poll_trouble()) is not None:
            self._tell_trouble(trouble)

    def _tell_trouble(self, trouble: FriendsTrouble) -> None:
        """Tell of a trouble, on a slip or a sheet, unless it is no news."""
        left = self.ways.leaving and trouble.kind in ("closed", "lost")
        if left or trouble.kind == "handed":  # the way there is offered
            return
        if trouble.kind == "closed" and self._page is not None:  # the slip at the end tells it
            self._closed = True
            return
        if trouble.kind in QUIET and self._match.scenes:
            if self._page is not None:
                self._page.refused()
            for play in self._match.scenes:
                play.show_caption(trouble_text(trouble.kind))
            return
        if trouble.kind == "face" and self._page is not None:
            self._page.choose_face(taken=True)
            return
        evidence = "" if trouble.file is None else trouble.file.name
        host = "" if self._page is None else self._page.table.host
        text = partial(trouble_text, trouble.kind, host=host, evidence=evidence)
        if trouble.lost is not None:
            text = partial(lost_text, trouble.lost, host=host)
        if self._page is None:
            self._phones.close(goodbye=False)
            self.ways.give_up(trouble.kind, text)
            return
        self._page.refused()
        tell(self._app, lazy("The table"), text)

    def _say_good_night(self) -> None:
        """Tell what the evening has come to, when a table is closed, or is left during or after a match."""
        table, matches = self._last, [*self.friends.matches.values()]
        if table is None:
            return
        words: Callable[[], str] | None = None
        if self._closed or (self.ways.leaving and table.hosting):
            words = partial(closing_text, matches, table)
        elif self.ways.leaving and table.own is not None and matches:
            words = partial(leaving_text, matches, table, way=True)
        if words is not None and words():
            tell(self._app, lazy("The end of the evening"), words)
        self._closed = False

    def _show(self, wanted: Screen) -> None:
        """Change the scenes; nothing else does. Sheets with news are not lost: they come to lie on top."""
        told = [each for each in self._app.scenes if isinstance(each, Dialog) and not each.asks]
        table = self.friends.table
        self._claims.leave_scenes()
        self._shown = wanted
        self._asked_to_take = False  # a question is no news: it goes, and is asked again if it still stands
        if table is None:
            self._phones.close(goodbye=True)
            self._page = None
            self._title()
            self.show_page()
            self._say_good_night()
        else:
            linked = self.ways.arrive() and table.hosting
            if self._page is None:
                self._phones.serve(table)
            if self._page is None or wanted.page == "table":
                self._page = TablePage(self._app, self.friends, table, self._phones)
            if wanted.match is not None and wanted.page == "match":
                self._match.sit_down(wanted.match, table, self._page)
            else:
                self._app.reset(self._page)
            if linked:
                self._phones.show_link()
        for sheet in told:
            self._app.push(sheet)

    def _show_again(self) -> None:
        """Show the table's page after a match: it shows who else is ready."""
        if self.friends.table is not None:
            self._show(Screen("table", self._shown.match))
