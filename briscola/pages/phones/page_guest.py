"""Somebody who plays in a browser at a table of several computers: a guest like any other.

Her side of the connection runs in the program that serves her page. She trusts it with her cards.
"""

import asyncio
from collections.abc import Awaitable, Callable
from enum import Enum
from functools import partial

from msgspec import structs

from briscola.client.friends import TableNote
from briscola.client.host import Trouble
from briscola.client.visit import (
    DoorToHost,
    FriendsTrouble,
    LobbyState,
    MatchGoesOn,
    MatchGone,
    MatchNews,
    News,
    RemoteSeat,
    SelfIdentity,
    TableLeft,
    UnkeptRecords,
    Visitor,
)
from briscola.engine.actions import IllegalAction
from briscola.engine.events import HandEnded, MatchEnded
from briscola.i18n.friends_words import (
    begun_anew_text,
    cuts_words,
    onlooker_note,
    rematch_wishes,
    trouble_text,
    trump_card_words,
)
from briscola.i18n.page_words import go_on_words
from briscola.i18n.saving_words import not_kept_text
from briscola.i18n.text import speaking
from briscola.network.lines import just_begun_anew
from briscola.network.messages.from_guest import Say, Sit, Watch
from briscola.pages.audience import Audience, PageView, PageVisit
from briscola.pages.messages.fields import Token, WhyGone
from briscola.pages.messages.from_page import (
    BeReady,
    BeSeen,
    Do,
    Enter,
    FromPerson,
    GoAway,
    OwnName,
    Speak,
    TakeSeat,
)
from briscola.pages.messages.table import OfferedChoice, PageState
from briscola.pages.messages.to_page import Entered, Lobby
from briscola.pages.phones.page_lobby import table_lobby
from briscola.pages.phones.seat_asking import Asked, SeatAsking, SeatRequest, Wish
from briscola.pages.phones.table_for_pages import TableForPages, page_key
from briscola.pages.shown import CONSENTS, GO_ON, NotOffered, carry_out, chosen, consents, page_state

RELOAD_SECONDS = 5.0
"""Seconds for which a page may be away before its person is."""
GONE: dict[str, WhyGone] = {
    "sent_away": "sent_away",
    "elsewhere": "elsewhere",
    "no_onlookers": "no_onlookers",
}
"""Reasons that a page is told; every other one is that the table is closed."""


class GuestStage(Enum):
    """The point at which somebody is with a table; each leads to the next one, and never back."""

    HERE = "she sits there, plays or looks on, or has not said yet what she would"
    GOES = "she goes, or leaves: whoever comes with her secret needs another side"
    LEFT = "she is there no more, and her page is told why"


class PageGuest:
    """One person at one table, whichever pages she opens one after the other. Lives in an asyncio loop."""

    def __init__(self, secret: Token, table: TableForPages, *, put_at: int | None = None) -> None:
        """Of the open seats she takes `put_at` first."""
        self._table, self._asking = table, SeatAsking(put_at)
        self._unsaved: Trouble | None = None
        self.key, self._secret = page_key(secret), secret
        self.public = False
        """True if her page shows the table, too."""
        me = SelfIdentity(key=self.key, name="", face="")
        self._visitor = Visitor(
            me, self._way, self._deliver, UnkeptRecords(), note=TableNote(code=""), page=True
        )
        self._pages: Audience[GuestOnPage] = Audience(of_one=1)
        self._here = asyncio.Event()
        """Set while a page is open, or was a moment ago."""
        self._away: asyncio.TimerHandle | None = None
        self._lobby: LobbyState | None = None
        """The table as it was told last."""
        self._seat: RemoteSeat | None = None
        self.stage = GuestStage.HERE
        self._reads = False
        """True while she reads the result of a hand."""
        self._gone: WhyGone = "closed"
        self.network = ""
        """The network from which she came."""
        self.seen = False
        """True if strangers may read her name in the lobby."""
        self._heard = 0
        """Number of her last message."""
        self._entered: Entered | None = None
        """The last that her page was told of her seat, but for the number of her last message."""
        self._to_show: asyncio.Handle | None = None
        self.changes = 0
        """Number of times that something may have changed of what she sees."""
        self._work: set[asyncio.Future[None]] = set()

    @property
    def going(self) -> bool:
        """True once she goes, or leaves."""
        return self.stage is not GuestStage.HERE

    @property
    def looks_on(self) -> bool:
        """True if she would look on until she sits down."""
        return self._asking.wish.looks_on

    @property
    def seat(self) -> int | None:
        """Her seat at the table."""
        return None if self._lobby is None else self._lobby.own

    @property
    def name(self) -> str:
        """Her name at the table; empty until she sits."""
        return "" if self.seat is None or self._lobby is None else self._lobby.roster[self.seat].name

    @property
    def face(self) -> str:
        """Her face at the table; empty until she sits."""
        return "" if self.seat is None or self._lobby is None else self._lobby.roster[self.seat].face

    @property
    def connected(self) -> bool:
        """True while her page is open."""
        return bool(self._pages)

    # ---- at the table

    async def stay(self) -> None:
        """Be at the table until she leaves it or it is closed."""
        await self._visitor.stay()

    async def leave(self, why: WhyGone) -> None:
        """Leave the table for good."""
        self._gone = why
        self._end()
        await self._visitor.leave()

    async def go(self) -> None:
        """Go without leaving: with her page's secret she comes back."""
        self._end()
        await self._visitor.go()

    def _end(self) -> None:
        if self.stage is GuestStage.HERE:
            self.stage = GuestStage.GOES
        self._here.set()

    async def _way(self) -> DoorToHost:
        """A door, as soon as a page is open: while none is, she is away."""
        await self._here.wait()
        return await self._table.door(self.key)

    # ---- pages

    async def attend(self, visit: PageVisit, wish: OwnName | Enter | None = None) -> None:
        """Be the person of a page until it is closed; an earlier page is closed at once.

        A `wish` is to sit down, or to look on. Raises PageGone.
        """
        if self._lobby is None:
            self.seen = self._table.listed and visit.enter.seen
        visit.keeps_place(lambda: self.seat is not None)
        self._entered = self._unsaved = None
        self._here.set()
        if self._away is not None:
            self._away.cancel()
        try:
            with self._pages.looking(visit, GuestOnPage(self, visit.language), lambda: self):
                if isinstance(wish, Enter):
                    self._asking.wish = Wish(wish.name, wish.chair, wish.looks_on)
                self._enter()
                if isinstance(wish, OwnName):
                    self._receive(visit, wish)
                self._show_soon()
                while True:
                    self._receive(visit, await visit.receive())
        finally:
            if not self._pages:  # an earlier page goes because another one has come
                loop = asyncio.get_running_loop()
                self._away = loop.call_later(RELOAD_SECONDS, self._go_away)

    def _go_away(self) -> None:
        """No page has come back: the others see that she is away; nothing is kept for who has no seat."""
        self._here.clear()
        self._start(self.go() if self.seat is None else self._visitor.hang_up())

    def _receive(self, visit: PageVisit, message: FromPerson) -> None:
        self._heard = message.n
        visit.heard(message)
        match message:
            case Do():
                self._do(visit, message)
            case Speak(sign=sign, request=request, phrase=phrase):
                self._visitor.send(Say(sign=sign, request=request, phrase=phrase))
            case OwnName(name=name, seen=seen):
                self._asking.wish = Wish(name)
                self.seen = self._table.listed and seen
                if self._lobby is not None and not self.going:
                    self._carry(self._asking.ask(self._lobby))
            case BeSeen(seen=seen):
                self.seen = self._table.listed and seen
                self._show_soon()
            case TakeSeat(seat=seat) if self.seat is not None:
                self._visitor.sit(seat, self.face, self.name)
            case BeReady(ready=ready):
                self._visitor.ready(ready)
            case GoAway():
                self._start(self.leave("left"))

    def _start(self, steps: Awaitable[None]) -> None:
        """Do something that takes time, and wait for nothing."""
        work = asyncio.ensure_future(steps)
        self._work.add(work)
        work.add_done_callback(self._work.discard)

    def _carry(self, asked: Asked) -> None:
        """Carry what she asks for to the table."""
        match asked:
            case Sit(seat=seat, face=face, name=name):
                self._visitor.sit(seat, face, name)
                self._show_soon()
            case Watch(face=face, name=name):
                self._visitor.watch(name, face)
            case "chair":
                self._start(self.leave(asked))

    def _do(self, visit: PageVisit, message: Do) -> None:
        seat = self._seat
        if (consent := CONSENTS.get(message.choice)) is not None:
            self._visitor.consent(*consent)
        elif seat is not None and message.choice == GO_ON:
            self._go_on(seat)
        elif seat is not None:
            try:
                carry_out(seat, chosen(seat, message))
            except (NotOffered, IllegalAction):
                self._pages.tell_anew(visit)
            self._show_soon()

    def _go_on(self, seat: RemoteSeat) -> None:
        """Go on from a result: to the next hand, to another match, or away from the table of a cup."""
        if seat.over and self._table.kept:
            self._start(self.leave("closed"))
            return
        if seat.over:
            self._seat = None
            if self.seat is not None:
                self._visitor.ready(True)
        self._reads = False
        self._show_soon()

    # ---- news of the table

    def _deliver(self, news: News) -> None:
        match news:
            case LobbyState():
                first, self._lobby = self._lobby is None, news
                if not self.going:
                    self._carry(self._asking.ask_at(news, first=first))
                if self._seat is not None:
                    self._seat.set_connected(news.connected)
            case FriendsTrouble():
                self._trouble(news)
            case TableLeft():
                self._end()
                self.stage = GuestStage.LEFT
            case MatchGoesOn():
                self._take_up(news)
            case MatchGone():
                self._seat = None
            case _ if isinstance(news, MatchNews):
                if self._seat is not None:
                    self._seat.receive(news)
            case _:  # of a table at which she is not, or of a disk that she does not need
                return
        self._show_soon()

    def _trouble(self, trouble: FriendsTrouble) -> None:
        if trouble.kind in GONE:
            self._gone = GONE[trouble.kind]
            if (
                trouble.kind != "no_onlookers"
            ):  # of which she may have been told only that she does not look on
                return
        match self._asking.refuse(trouble.kind) if self.seat is None else None:
            case None if self._pages and trouble.kind not in ("closed", "lost"):
                self._asking.request = SeatRequest.NONE
                self._notice(partial(trouble_text, trouble.kind))
            case None:
                return
            case "again":
                if self._lobby is not None and not self.going:
                    self._carry(self._asking.ask_again(self._lobby))
            case why:
                self._start(self.leave(why))

    def _notice(self, words: Callable[[], str]) -> None:
        for visit in self._pages:
            visit.notice(words)

    def _take_up(self, begun: MatchGoesOn) -> None:
        if self._seat is not None and self._seat.take_up(begun):
            return
        moved = self._lobby is not None and self._lobby.terms.moved  # that was told instead
        if self._seat is None:
            if self.looks_on and self.seat is None:
                self._notice(onlooker_note)
            elif just_begun_anew(begun.seen) and not moved:
                self._notice(begun_anew_text)
        self._reads = False
        self._seat = RemoteSeat(begun, lambda act: act(self._visitor))

    # ---- what her page shows

    def _show_soon(self) -> None:
        """Show what is new, once all that has come together is taken."""
        if self._to_show is None:
            self._to_show = asyncio.get_running_loop().call_soon(self._show)

    def _show(self) -> None:
        self._to_show = None
        self.changes += 1
        if self.stage is GuestStage.LEFT:
            self._pages.send_away(self._gone)
            return
        self._enter()
        if (seat := self._shown_seat) is not None and self._pages:
            self._take_lines(seat)
        self._pages.tell()
        if self._pages and (trouble := self._table.trouble()) != self._unsaved:
            self._unsaved = trouble
            if trouble is not None:
                self._notice(partial(not_kept_text, trouble))

    def _enter(self) -> None:
        """Tell her page its secret, and how it may call her seat."""
        entered = Entered(
            secret=self._secret,
            table=self._table.token,
            name=self.name,
            days=self._table.days,
            seen=self.seen if self._table.listed and not self.looks_on else None,
        )
        if entered != self._entered:
            self._entered = entered
            for visit in self._pages:
                visit.send(structs.replace(entered, heard=self._heard))

    @property
    def _shown_seat(self) -> RemoteSeat | None:
        """The seat of the match that her page shows; None where none is played, and for who has no place."""
        return self._seat if self.seat is not None or self.looks_on else None

    def _take_lines(self, seat: RemoteSeat) -> None:
        """Take what is new of the match: at the end of a hand she reads its result."""
        seen = seat.take_new_events(onwards=not self._reads)
        self._reads |= any(isinstance(event, HandEnded | MatchEnded) for event in seen)

    def cards(self, language: str) -> PageState | None:
        """The match as her page shows it; None if none is played."""
        if (seat := self._shown_seat) is None:
            return None
        state = page_state(seat, language, self._table.settings(), public=self.public, phrases=True)
        return None if state is None else self._with_questions(state, seat)

    def _with_questions(self, state: PageState, seat: RemoteSeat) -> PageState:
        """The page of her seat with what the table asks besides, or with the way on from a result."""
        lobby = self._lobby
        if self._reads:
            waiting = lobby.rematch if lobby is not None and state.over else ()
            words = rematch_wishes(waiting) if waiting else go_on_words(over=state.over, cup=self._table.kept)
            state = structs.replace(state, choices=(OfferedChoice(id=GO_ON, kind="again", label=words),))
        elif lobby is not None and (claims := lobby.claims):
            state = structs.replace(state, choices=(*state.choices, *consents(claims[0])))
        if seat.chooser is not None:
            return structs.replace(state, ask=trump_card_words(seat.setup.name(seat.chooser)))
        if seat.cutter is not None:
            return structs.replace(state, ask=cuts_words(seat.setup.name(seat.cutter)))
        return state

    def lobby(self) -> Lobby | None:
        """The table while no match is played; None before anything is known of it."""
        lobby = self._lobby
        if lobby is None:
            return None
        waits = self._asking.request is SeatRequest.WAITS and not (lobby.terms.dealer or lobby.looks_on)
        return table_lobby(lobby, self._table, lobby.own, key=self.key.public.hex(), waits=waits)


class GuestOnPage(PageView):
    """Her page as long as it is open, in its language: the match, or the table where none is played."""

    def __init__(self, guest: PageGuest, language: str) -> None:
        self._guest, self._language = guest, language

    @property
    def moment(self) -> int:
        return self._guest.changes

    def state(self) -> PageState | Lobby | None:
        with speaking(self._language):
            return self._guest.cards(self._language) or self._guest.lobby()
