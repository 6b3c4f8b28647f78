"""Somebody in a browser at a table of several computers, a guest like any other, as long as she is there.

Her side of the connection runs in the program that serves her page. She trusts it with her cards.
"""

import asyncio
from collections.abc import Awaitable
from functools import partial

from briscola.client.friends.friend_notes import TableNote
from briscola.client.visit.news import (
    FriendsTrouble,
    LobbyState,
    MatchGoesOn,
    MatchGone,
    News,
    RecordTrouble,
    TableLeft,
    TablesFound,
)
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import EndpointToHost, SelfIdentity, UnkeptRecords
from briscola.engine.events import HandEnded, MatchEnded
from briscola.i18n.friends_words import begun_anew_text, onlooker_note, trouble_text
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import speaking
from briscola.network.lines.person_entries import just_begun_anew
from briscola.network.messages.from_guest import Sit, Watch
from briscola.network.messages.from_host import HandedOver, Offer
from briscola.pages.audience.audience import PageView
from briscola.pages.audience.visit import RELOAD_SECONDS, PageGone, PageVisit
from briscola.pages.messages.fields import Token, WhyGone
from briscola.pages.messages.from_page import Enter, OwnName
from briscola.pages.phones.guest_pages import GONE, Going, GuestPages, GuestStage
from briscola.pages.phones.seat_asking import Asked, SeatAsking, Wish
from briscola.pages.phones.table_for_pages import TableForPages, page_key
from briscola.pages.phones.table_story import TableStory


class PageGuest:
    """One person at one table, whichever pages she opens one after the other. Lives in an asyncio loop."""

    def __init__(
        self,
        secret: Token,
        table: TableForPages,
        *,
        put_at: int | None = None,
        network: str = "",
        matches: dict[str, RemoteSeat] | None = None,
    ) -> None:
        """Of the open seats she takes `put_at` first; she has come from a `network`.

        Of the evening she has played these `matches` already, by id.
        """
        self.table, self.asking = table, SeatAsking(put_at)
        self._key, self.network = page_key(secret), network
        self.public_key = self._key.public.hex()
        me = SelfIdentity(key=self._key, page=True)
        self.visitor = Visitor(me, self._connect, self._deliver, UnkeptRecords(), note=TableNote(code=""))
        self.pages = GuestPages(secret, table)
        self._here = asyncio.Event()
        self._away: asyncio.TimerHandle | None = None
        self.lobby: LobbyState | None = None
        """The table as it was told last."""
        self.match_seat: RemoteSeat | None = None
        """Her place in the match that goes on, or whose result she reads, also if she looks on."""
        self.story = TableStory()
        """The news of the table during that match."""
        self.matches = matches or {}
        """The matches at the table while she was there, by id, in their order."""
        self.reads = False
        """True while she reads the result of a hand."""
        self._parting = Going()
        self.seen = False
        """True if strangers may read her name in the lobby."""
        self._language = next(iter(LANGUAGES))
        """That of her last page, in which news of the table are told."""
        self._to_show: asyncio.Handle | None = None
        self.changes = 0
        """Number of times that something may have changed of what she sees."""
        self._work: set[asyncio.Future[None]] = set()

    @property
    def going(self) -> bool:
        """True once she goes, or leaves."""
        return self._parting.stage is not GuestStage.HERE

    @property
    def looks_on(self) -> bool:
        """True if she would look on until she sits down."""
        return self.asking.looks_on

    @property
    def seat(self) -> int | None:
        """Her seat at the table."""
        return None if self.lobby is None else self.lobby.own

    @property
    def name(self) -> str:
        """Her name at the table; empty until she sits."""
        return "" if self.seat is None or self.lobby is None else self.lobby.roster[self.seat].name

    @property
    def face(self) -> str:
        """Her face at the table; empty until she sits."""
        return "" if self.seat is None or self.lobby is None else self.lobby.roster[self.seat].face

    @property
    def shown_seat(self) -> RemoteSeat | None:
        """Her place in the match, if her page shows it; None where none is played, and for who has none."""
        lobby = self.lobby
        here = self.looks_on or (lobby is not None and (lobby.own is not None or lobby.looks_on))
        return self.match_seat if here else None

    @property
    def _host(self) -> str:
        """Name of whoever deals; empty before the table is told."""
        return "" if self.lobby is None else self.lobby.host

    @property
    def playing(self) -> bool:
        """True while a match goes on at the table, as far as she knows."""
        return self.lobby is not None and self.lobby.playing and not self.lobby.over

    @property
    def here(self) -> bool:
        """True while a page of hers is open, or was a moment ago."""
        return self._here.is_set()

    # ---- at the table

    async def stay(self) -> None:
        """Be at the table until she leaves it or it is closed."""
        await self.visitor.stay()

    async def leave(self, why: WhyGone) -> None:
        """Leave the table for good."""
        self._end(why)
        await self.visitor.leave()

    async def go(self) -> None:
        """Go without leaving: with her page's secret she comes back."""
        self._end("closed")
        await self.visitor.go()

    def _end(self, why: WhyGone) -> None:
        self._parting.begin(why)
        self._here.set()

    async def _connect(self) -> EndpointToHost:
        """A connection to the table, as soon as a page is open: while none is, she is away."""
        await self._here.wait()
        return await self.table.connect(self._key)

    # ---- pages

    async def run_session(self, visit: PageVisit, view: PageView, wish: OwnName | Enter | None) -> None:
        """Be the person of a page until it is closed; an earlier page is closed at once.

        By the `view` she is shown the table, and does things there. A `wish` is to sit down, or to look on.
        Raises PageGone.
        """
        if self.lobby is None:
            self.be_seen(seen=visit.enter.seen)
        self.pages.begin()
        self._language = visit.language
        self._here.set()
        if self._away is not None:
            self._away.cancel()
        try:
            with self.pages.open.looking(visit, view, lambda: self):
                if isinstance(wish, Enter):
                    self.asking.wishes(Wish(wish.name, wish.chair, wish.looks_on, wish.face))
                self._tell_seat()
                if isinstance(wish, OwnName):
                    self.pages.open.take(visit, wish)
                self.show_soon()
                while True:
                    message = await visit.receive()
                    if visit not in self.pages.open:
                        raise PageGone("she has left, and her page goes")
                    self.pages.open.take(visit, message)
        except PageGone:  # not where the server ends: nobody waits for a page then
            if not self.pages.open:  # an earlier page goes because another one has come
                loop = asyncio.get_running_loop()
                self._away = loop.call_later(RELOAD_SECONDS, self._go_away)
            raise

    def _go_away(self) -> None:
        """No page has come back: the others see that she is away; nothing is kept for who has no seat."""
        if self.going:
            return
        self._here.clear()
        self.start(self.go() if self.seat is None else self.visitor.lose_connection())

    def would_sit(self, name: str = "", face: str = "") -> None:
        """Ask for a seat under a name and with a face, or with those with which she looks on."""
        self.asking.wishes(Wish(name or self.asking.name, face=face or self.asking.face))
        if self.lobby is not None and not self.going:
            self._carry(self.asking.ask(self.lobby))

    def be_seen(self, *, seen: bool) -> None:
        """Have strangers read her name in the lobby, or not, where they see the table."""
        self.seen = self.table.listed and seen

    def go_on(self) -> None:
        """Go on from a result: to the next hand, to another match, or away from the table of a cup."""
        if (over := self.match_seat is not None and self.match_seat.over) and self.table.kept:
            self.start(self.leave("closed"))
            return
        if over:
            self.match_seat = None
            if self.seat is not None:
                self.visitor.ready(True)
        self.reads = False
        self.show_soon()

    def start(self, steps: Awaitable[None]) -> None:
        """Do something that takes time, and wait for nothing."""
        work = asyncio.ensure_future(steps)
        self._work.add(work)
        work.add_done_callback(self._work.discard)

    def _carry(self, asked: Asked) -> None:
        """Carry what she asks for to the table."""
        match asked:
            case Sit(seat=seat, face=face, name=name):
                self.visitor.sit(seat, face, name)
                self.show_soon()
            case Watch(face=face, name=name):
                self.visitor.watch(name, face)
            case "chair":
                self.start(self.leave(asked))

    # ---- news of the table

    def _deliver(self, news: News) -> None:
        self._parting.note(news)
        match news:
            case LobbyState():
                first, self.lobby = self.lobby is None, news
                if not self.going:
                    self._carry(self.asking.ask_at(news, first=first))
                if self.match_seat is not None:
                    self.match_seat.follow(news)
            case FriendsTrouble():
                self._trouble(news)
            case TableLeft():
                self._here.set()
            case MatchGoesOn():
                self._take_up(news)
            case MatchGone():
                self.match_seat = None
            case TablesFound() | RecordTrouble() | HandedOver() | Offer():
                return  # of a table at which she is not, or of a disk that she does not need
            case _:  # of the match: mypy names any other kind here
                if self.match_seat is not None:
                    self.match_seat.receive(news)
        self.show_soon()

    def _trouble(self, trouble: FriendsTrouble) -> None:
        if trouble.kind in GONE and trouble.kind != "no_onlookers":  # which may answer her knock, too
            return
        refused = self.asking.refuse(trouble.kind) if self.seat is None else None
        if refused == "again":
            if self.lobby is not None and not self.going:
                self._carry(self.asking.ask_again(self.lobby))
        elif refused is not None:
            self.start(self.leave(refused))
        elif self.pages.open and trouble.kind not in ("closed", "lost"):
            self.asking.answered()
            self.pages.notice(partial(trouble_text, trouble.kind, host=self._host))

    def _take_up(self, begun: MatchGoesOn) -> None:
        if self.match_seat is not None and self.match_seat.take_up(begun):
            return
        moved = self.lobby is not None and self.lobby.terms.moved  # that was told instead
        if self.match_seat is None:
            if self.looks_on and self.seat is None:
                self.pages.notice(onlooker_note)
            elif just_begun_anew(begun.seen) and not moved:
                self.pages.notice(partial(begun_anew_text, self._host))
        self.reads, self.story = False, TableStory()
        seat = RemoteSeat(begun, lambda act: act(self.visitor), table=self.lobby)
        self.match_seat = self.matches[begun.header.id] = seat

    # ---- what her page shows

    def show_soon(self) -> None:
        """Show what is new, once all that has come together is taken."""
        if self._to_show is None:
            self._to_show = asyncio.get_running_loop().call_soon(self._show)

    def _show(self) -> None:
        self._to_show = None
        self.changes += 1
        if (parting := self._parting).stage is GuestStage.LEFT:
            words = parting.farewell(None if self.table.kept else self.lobby, list(self.matches.values()))
            self.pages.open.send_away(parting.why, farewell=words, returns=parting.returns(self.lobby))
            return
        self._tell_seat()
        if (seat := self.shown_seat) is not None and self.lobby is not None:
            with speaking(self._language):
                self.story.follow(self.lobby, seat)
            if (more := self.story.tells_in) is not None:
                asyncio.get_running_loop().call_later(more, self.show_soon)
        if seat is not None and self.pages.open:
            seen = seat.take_new_events(onwards=not self.reads)
            self.reads |= any(isinstance(event, HandEnded | MatchEnded) for event in seen)
            if soon := seat.count_told_in:  # no news comes then
                asyncio.get_running_loop().call_later(soon, self.show_soon)
        self.pages.open.tell()

    def _tell_seat(self) -> None:
        self.pages.tell_seat(self.name, seen=self.seen if self.table.listed and not self.looks_on else None)
