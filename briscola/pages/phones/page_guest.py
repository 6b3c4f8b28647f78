"""Somebody who plays in a browser at a table of several computers: a guest like any other.

Her side of the connection runs in the program that serves her page. She trusts it with her cards.
"""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256

from msgspec import structs

from briscola.client.friends import TableNote
from briscola.client.host import Trouble
from briscola.client.setup import own_people, regular_people
from briscola.client.visit import (
    FriendsTrouble,
    KeptLines,
    LobbyState,
    MatchGoesOn,
    MatchGone,
    NewLines,
    News,
    NextSeat,
    RemoteSeat,
    SeatSeen,
    Sitter,
    Speaking,
    TableLeft,
    TableQuestion,
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
from briscola.network.guest_messages import Say
from briscola.network.host_messages import MaySay
from briscola.network.keys import KeyPair
from briscola.network.lines import just_begun_anew
from briscola.pages.page_fields import Token, WhyGone
from briscola.pages.page_heard import BeReady, BeSeen, Do, Enter, FromPerson, GoAway, OwnName, Speak, TakeSeat
from briscola.pages.page_messages import ToPage
from briscola.pages.page_table import OfferedChoice
from briscola.pages.page_told import Entered, PageNotice
from briscola.pages.page_visit import PageVisit
from briscola.pages.phones.page_lobby import may_be_asked_for, table_lobby
from briscola.pages.shown import GO_ON, NotOffered, carry_out, chosen, consent_of, consents, page_state
from briscola.storage.settings import Settings

RELOAD_SECONDS = 5.0
"""Seconds for which a page may be away before its person is."""
KEY_DOMAIN = b"briscola:page:1"
ONLOOKER = "person-woman"
"""Face of whoever looks on, which nobody sees."""
NO_CHAIR = ("taken", "not_now")
"""Reasons of a table why the one seat that somebody wants is not hers."""
GONE: dict[str, WhyGone] = {"sent_away": "sent_away", "elsewhere": "elsewhere"}
"""Reasons that a page is told; every other one is that the table is closed."""


def page_key(secret: str) -> KeyPair:
    """The key of whoever plays in a browser: it follows from the secret of her page alone.

    So she has her seat again after a restart of the program, which keeps no secret.
    """
    return KeyPair(sha256(KEY_DOMAIN + secret.encode()).digest())


class PageGuest:
    """One person at one table, whichever pages she opens one after the other. Lives in an asyncio loop."""

    def __init__(
        self,
        secret: Token,
        door: Callable[[KeyPair], Awaitable[Speaking]],
        settings: Callable[[], Settings],
        token: Token,
        *,
        link: str = "",
        days: int = 1,
        listed: bool = False,
        kept: bool = False,
        put_at: int | None = None,
        trouble: Callable[[], Trouble | None] = lambda: None,
    ) -> None:
        """`door` is a way to the table in this process, `token` its name for browsers.

        `link` leads other browsers to it; empty: none does.
        Her browser keeps the secret for so many `days`. `listed`: strangers see the table in the lobby.
        Of the open seats she takes `put_at` first. `kept`: it is a table of a cup, left after its match.
        `trouble` tells why its lines are not saved.
        """
        self._kept, self._disk = kept, trouble
        self._unsaved: Trouble | None = None
        self.key, self._secret, self._token = page_key(secret), secret, token
        self._door, self._settings, self._link = door, settings, link
        self.public = False
        """True if her page shows the table, too."""
        self._days, self._listed, self._put_at = days, listed, put_at
        me = Sitter(key=self.key, name="", face="")
        self._visitor = Visitor(
            me, self._way, self._deliver, UnkeptRecords(), note=TableNote(code=""), page=True
        )
        self._visit: PageVisit | None = None
        self._here = asyncio.Event()
        """Set while a page is open, or was a moment ago."""
        self._away: asyncio.TimerHandle | None = None
        self._table: LobbyState | None = None
        self._seat: RemoteSeat | None = None
        self._counts = False
        """True while she reads the result of a hand."""
        self._left = False
        self.going = False
        """True once she goes, or leaves: whoever comes with her secret then needs another side."""
        self._gone: WhyGone = "closed"
        self._wish = ""
        """The name under which she would sit down as soon as the table is known."""
        self._chair: int | None = None
        """The only seat that she wants; None: any will do."""
        self.looks_on = False
        """True if she would look on until she sits down."""
        self.network = ""
        """The network from which she came."""
        self.seen = False
        """True if strangers may read her name in the lobby."""
        self._asked: LobbyState | None = None
        """The table at which she asked for a seat last."""
        self._refused = False
        """True if she was refused, and has not asked again."""
        self._heard = 0
        """Number of her last message."""
        self._entered: Entered | None = None
        """The last that her page was told of her seat."""
        self._shown: ToPage | None = None
        self._stirred: asyncio.Handle | None = None
        self._work: set[asyncio.Future[None]] = set()

    @property
    def name(self) -> str:
        """Her name at the table; empty until she sits."""
        table = self._table
        return "" if table is None or table.own is None else table.roster[table.own].name

    @property
    def face(self) -> str:
        """Her face at the table; empty until she sits."""
        table = self._table
        return "" if table is None or table.own is None else table.roster[table.own].face

    @property
    def seat(self) -> int | None:
        """Her seat at the table."""
        return None if self._table is None else self._table.own

    @property
    def connected(self) -> bool:
        """True while her page is open."""
        return self._visit is not None

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

    async def hang_up(self) -> None:
        """Close her page without a word: it tries to come back."""
        if self._visit is not None:
            await self._visit.close()

    def _end(self) -> None:
        self.going = True
        self._here.set()
        self._wait_no_more()

    async def _way(self) -> Speaking:
        """A door, as soon as a page is open: while none is, she is away."""
        await self._here.wait()
        return await self._door(self.key)

    # ---- pages

    async def attend(self, visit: PageVisit, wish: OwnName | Enter | None = None) -> None:
        """Be the person of a page until it is closed; an earlier page is closed at once.

        A `wish` is to sit down, or to look on. Raises PageGone.
        """
        before, self._visit = self._visit, visit
        if self._table is None:
            self.seen = self._listed and visit.enter.seen
        visit.known = lambda: self.seat is not None
        self._shown = self._entered = self._unsaved = None
        self._here.set()
        self._wait_no_more()
        if before is not None:
            self._keep(before.dismiss("elsewhere"))
        if isinstance(wish, Enter):
            self._wish, self._chair, self.looks_on = wish.name, wish.chair, wish.looks_on
        self._enter()
        if isinstance(wish, OwnName):
            self._receive(wish)
        self._stir()
        try:
            while True:
                self._receive(await visit.receive())
        finally:
            if self._visit is visit:
                self._visit = None
                if not self.going:
                    loop = asyncio.get_running_loop()
                    self._away = loop.call_later(RELOAD_SECONDS, self._go_away)

    def _wait_no_more(self) -> None:
        """Let no page be waited for."""
        if self._away is not None:
            self._away.cancel()

    def _go_away(self) -> None:
        """No page has come back: the others see that she is away; nothing is kept for who has no seat."""
        if self._visit is None:
            self._here.clear()
            self._keep(self.go() if self.seat is None else self._visitor.hang_up())

    def _receive(self, message: FromPerson) -> None:
        self._heard = message.n
        if self._visit is not None:
            self._visit.heard(message)
        match message:
            case Do():
                self._do(message)
            case Speak(sign=sign, request=request, phrase=phrase):
                self._visitor.send(Say(sign=sign, request=request, phrase=phrase))
            case OwnName(name=name, seen=seen):
                self._wish, self._chair, self.looks_on = name, None, False
                self.seen = self._listed and seen
                self._sit_down()
            case BeSeen(seen=seen):
                self.seen = self._listed and seen
                self._stir()
            case TakeSeat(seat=seat) if self.seat is not None:
                self._visitor.sit(seat, self.face, self.name)
            case BeReady(ready=ready):
                self._visitor.ready(ready)
            case GoAway():
                self._keep(self.leave("left"))

    def _keep(self, steps: Awaitable[None]) -> None:
        work = asyncio.ensure_future(steps)
        self._work.add(work)
        work.add_done_callback(self._work.discard)

    def _sit_down(self) -> None:
        """Take an open seat with a face that nobody else has, or look on, as she would."""
        table = self._table
        if table is None or table.own is not None or not self._wish:
            return
        if self.looks_on:
            self._visitor.watch(self._wish, ONLOOKER)
            return
        taken = {place.face for place in table.roster if place.name}
        faces = [one.name for one in (*own_people(), *regular_people())]
        places = sorted(
            filter(may_be_asked_for, table.roster),
            key=lambda place: (bool(place.name), place.seat != self._put_at),
        )
        if self._chair is not None:
            places = [place for place in places if place.seat == self._chair and not place.name]
        seat = next((place.seat for place in places), None)
        if seat is None and self._chair is not None:
            self._keep(self.leave("chair"))
        if seat is not None:
            self._asked, self._refused = table, False
            self._visitor.sit(seat, next(face for face in faces if face not in taken), self._wish)
            self._stir()

    def _ask_again(self) -> None:
        """Ask for another seat if she was refused, once she knows who was quicker."""
        before, table = self._asked, self._table
        if self._refused and before is not None and table is not None and before.roster != table.roster:
            self._sit_down()

    def _do(self, message: Do) -> None:
        seat = self._seat
        if (consent := consent_of(message.choice)) is not None:
            self._visitor.consent(*consent)
            return
        if seat is None:
            return
        if message.choice == GO_ON:
            if seat.over and self._kept:
                self._keep(self.leave("closed"))
                return
            if seat.over:
                self._seat = None
                if self.seat is not None:
                    self._visitor.ready(True)
            self._counts = False
            self._stir()
            return
        try:
            carry_out(seat, chosen(seat, message))
        except (NotOffered, IllegalAction):
            self._shown = None  # it is told anew what is possible
        self._stir()

    # ---- news of the table

    def _deliver(self, news: News) -> None:
        match news:
            case LobbyState():
                first, self._table = self._table is None, news
                if first or (news.looks_on and not news.playing):  # she was let in during a match
                    self._sit_down()
                self._ask_again()
                if self._seat is not None:
                    self._seat.line(here=news.connected)
            case FriendsTrouble():
                self._trouble(news)
            case TableLeft():
                self._left = True
                self._end()
            case MatchGoesOn():
                self._goes_on(news)
            case MatchGone():
                self._seat = None
            case NewLines() | KeptLines() | TableQuestion() | NextSeat() | MaySay() | SeatSeen():
                if self._seat is not None:
                    self._seat.receive(news)
            case _:  # of a table at which she is not, or of a disk that she does not need
                return
        self._stir()

    def _trouble(self, trouble: FriendsTrouble) -> None:
        seated = self.seat is not None
        if trouble.kind in GONE:
            self._gone = GONE[trouble.kind]
        elif trouble.kind == "too_many" and self.looks_on and not seated:
            self._keep(self.leave("onlookers"))
        elif trouble.kind in NO_CHAIR and self._chair is not None and not seated:
            self._keep(self.leave("chair"))
        elif trouble.kind in ("face", "taken") and not seated:
            self._refused = True
            self._ask_again()
        elif self._visit is not None and trouble.kind not in ("closed", "lost"):
            self._asked = None
            with speaking(self._visit.language):
                self._visit.send(PageNotice(sentence=trouble_text(trouble.kind)))

    def _goes_on(self, begun: MatchGoesOn) -> None:
        if self._seat is not None and self._seat.goes_on(begun):
            self._seat.begin_again(begun)
            return
        moved = self._table is not None and self._table.terms.moved  # that was told instead
        if self._seat is None and self._visit is not None:
            with speaking(self._visit.language):
                if self.looks_on and self.seat is None:
                    self._visit.send(PageNotice(sentence=onlooker_note()))
                elif just_begun_anew(begun.seen) and not moved:
                    self._visit.send(PageNotice(sentence=begun_anew_text()))
        self._counts = False
        self._seat = RemoteSeat(begun, lambda act: act(self._visitor))

    # ---- what her page shows

    def _stir(self) -> None:
        """Show what is new, once all that has come together is taken."""
        if self._stirred is None:
            self._stirred = asyncio.get_running_loop().call_soon(self._show)

    def _show(self) -> None:
        self._stirred = None
        visit = self._visit
        if visit is None:
            return
        if self._left:
            self._keep(visit.dismiss(self._gone))
            return
        self._enter()
        with speaking(visit.language):
            shown = self._at_cards(visit.language) or self._at_door()
        if shown is not None and shown != self._shown:
            self._shown = shown
            visit.send(shown)
        if (trouble := self._disk()) != self._unsaved:
            self._unsaved = trouble
            if trouble is not None:
                with speaking(visit.language):
                    visit.send(PageNotice(sentence=not_kept_text(trouble)))

    def _enter(self) -> None:
        """Tell her page its secret, and how it may call her seat."""
        entered = Entered(
            secret=self._secret,
            table=self._token,
            name=self.name,
            heard=self._heard,
            days=self._days,
            seen=self.seen if self._listed and not self.looks_on else None,
        )
        before, self._entered = self._entered or structs.replace(entered, secret=""), entered
        if self._visit is not None and structs.replace(before, heard=self._heard) != entered:
            self._visit.send(entered)

    def _at_cards(self, language: str) -> ToPage | None:
        """The match; None if none is played."""
        seat = self._seat
        if seat is None or (self.seat is None and not self.looks_on):
            return None
        seen = seat.take_new_events(onwards=not self._counts)
        self._counts |= any(isinstance(event, HandEnded | MatchEnded) for event in seen)
        state = page_state(seat, language, self._settings(), public=self.public, phrases=True)
        if state is not None and self._table is not None and (claims := self._table.claims):
            state = structs.replace(state, choices=(*state.choices, *consents(claims[0])))
        if state is not None and seat.cutter is not None:
            state = structs.replace(state, ask=cuts_words(seat.setup.name(seat.cutter)))
        if state is not None and seat.chooser is not None:
            state = structs.replace(state, ask=trump_card_words(seat.setup.name(seat.chooser)))
        if state is None or not self._counts:
            return state
        waiting = self._table.rematch if self._table is not None and state.over else ()
        words = rematch_wishes(waiting) if waiting else go_on_words(over=state.over, cup=self._kept)
        onwards = OfferedChoice(id=GO_ON, kind="again", label=words)
        return structs.replace(state, choices=(onwards,))

    def _at_door(self) -> ToPage | None:
        """The table while no match is played; None before anything is known of it."""
        table = self._table
        key = self.key.public.hex()
        if table is None:
            return None
        waits = self._asked is not None and not (self._refused or table.terms.dealer or table.looks_on)
        return table_lobby(
            table, table.own, link=self._link, key=key, listed=self._listed, waits=waits, kept=self._kept
        )
