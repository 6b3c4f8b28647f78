"""One person at a table, in the network thread: connects, connects again when that is lost, keeps her record.

The host's own person is a visitor too, through a door in the same process.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import assert_never

from msgspec.structs import replace

from briscola.client.friends.admission import Knock
from briscola.client.friends.friend_notes import TableNote
from briscola.client.visit.agreed_match import AgreedMatch
from briscola.client.visit.guest_match import GuestMatch
from briscola.client.visit.host_cheats import UNPROVED, HostCheats, OwnFault, reading_host
from briscola.client.visit.news import (
    FriendsTrouble,
    LobbyState,
    News,
    NextSeat,
    PassedOn,
    TableLeft,
    TroubleKind,
)
from briscola.client.visit.own_words import OwnWords
from briscola.client.visit.visited_match import Told, VisitedMatch, ends_in
from briscola.client.visit.visitor_parts import EndpointToHost, SelfIdentity, VisitorRecords, Way
from briscola.engine.actions import Action
from briscola.engine.events import TrumpCard
from briscola.network.addresses.meeting_points import known_points
from briscola.network.addresses.page_address import PageAddress, known_pages
from briscola.network.addresses.room_codes import read_room_code
from briscola.network.channel.endpoint import EndpointClosed
from briscola.network.messages.encoding import PROTOCOL, rules_digest
from briscola.network.messages.fields import Roster, RosterPlace, TableTerms
from briscola.network.messages.from_guest import Consent, GuestMessage, Hello, Leave, Ready, Say, Sit, Watch
from briscola.network.messages.from_host import (
    Echo,
    Goodbye,
    HostMessage,
    MatchHeader,
    NextLine,
    Presence,
    Refused,
    RosterChange,
    Truth,
    TurnOf,
    Welcome,
    Written,
)

FIRST_PAUSE, LONGEST_PAUSE = 0.3, 5.0
"""Seconds between two attempts to connect again."""
OF_THE_PAST = (Welcome, RosterChange, Presence, MatchHeader, NextLine, Truth)
"""Messages that come before the present of a match."""
OfTable = Welcome | RosterChange | Presence | Refused | Goodbye
"""Messages of the table at which she is."""
OF_WORDS = frozenset({"silence", "too_soon", "not_now"})
"""Reasons for which a host passes on nothing that she has said."""
FINAL = frozenset({"version", "impostor", "handshake", "closed"})
"""Reasons after which nobody tries to connect again."""
BEAT_SECONDS = 4.0
"""Seconds between two signs of life."""
LONGEST_UNHEARD = 20.0
"""Seconds without an echo after which a connection is given up, whatever else comes."""
LAST_ECHO = 5.0
"""Seconds for which a host that was caught is still heard, so that it signs what it has told."""
MOST_PAGES = 3
"""Pages by which she tries to come to one table."""
MOST_MOVES = 3
"""Times in a row that a table may send her on to another one."""
_logger = logging.getLogger(__name__)


class Visitor:
    """The person at a table, until she leaves or the table is closed.

    A line that is *lost* is made again. Whoever *goes* can come back; whoever *leaves* has left for good.
    """

    def __init__(
        self,
        me: SelfIdentity,
        way: Way,
        post: Callable[[News], bool | None],
        records: VisitorRecords,
        *,
        note: TableNote,
    ) -> None:
        """`way` makes a connection, `post` puts news out for the window, False if it does not keep up.

        `note` is how to come back.
        """
        self.me, self._way, self._news, self._records = me, way, post, records
        self.note, self._ticket = note, ""
        self._door: EndpointToHost | None = None
        self._words = OwnWords(self._send_now)
        self._leaving = asyncio.Event()
        self.failed = False
        """True once a fault of this program has ended the visit, not its person."""
        self._state: LobbyState | None = None
        self.visited = VisitedMatch(
            me, records, send=self.send, post=self._post, ended=lambda: self._changed(over=True)
        )
        self._agreed: TableTerms | None = None
        """The terms that she read when she was asked last if a match may begin; None before."""
        self._met = ""
        """The match that the table had when she came on this connection."""
        self._began_without_her = False
        """True if the match at the table began while she was there, and had no part in it."""
        self._moves = 0
        """Number of times that she was sent on to another table since somebody has welcomed her."""
        self._welcomed = False
        """True once the host has welcomed her on this connection."""
        self._watches = False
        """True while she looks on, or asks a host that has begun anew whether she still may."""
        self._consented: set[tuple[int, str] | None] = set()
        """Seats and keys of the claims that she has answered, until each is over."""
        self._unawaited: set[type[HostMessage]] = set()
        """Kinds of messages that came while nothing awaited them."""

    # ---- the connection

    async def stay(self, ticket: str = "") -> None:
        """Be at the table until it is left; with the `ticket` of her page she plays on in its place."""
        self._ticket = ticket
        try:
            self._take_up()
            await self._connect_until_left()
        except HostCheats as error:
            _logger.warning("the host of %s does not keep to the rules: %s", self.note.code, error.sentence)
            self._trouble(error.kind, error.sentence, await self._evidence(error))
        except Exception:
            _logger.exception("a fault of this program ends the visit to %s", self.note.code)
            self._trouble("own_fault")
        finally:
            try:
                await self._shut()
            finally:
                self._records.close()
                self._post(TableLeft())

    async def _connect_until_left(self) -> None:
        """Connect, again and again, until there is no way to the table. Raises HostCheats."""
        met, pause = False, FIRST_PAUSE
        while not self._leaving.is_set():
            try:
                self._door = await self._connected_unless_left()
                if self._door is None:
                    return
                met, pause = True, FIRST_PAUSE
                await self._speak(self._door)
            except EndpointClosed as error:
                if error.why in FINAL or not met:
                    self._trouble(error.why, str(error))
                    return
            await self._shut()
            if self._leaving.is_set():
                return
            self._changed(connected=False)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._leaving.wait(), pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _connected_unless_left(self) -> EndpointToHost | None:
        """A connection to the table; None if she leaves while it is being made. Raises EndpointClosed."""
        way, leaving = asyncio.ensure_future(self._way()), asyncio.ensure_future(self._leaving.wait())
        try:
            await asyncio.wait((way, leaving), return_when=asyncio.FIRST_COMPLETED)
            return way.result() if way.done() else None
        finally:
            leaving.cancel()
            if not way.done():
                way.cancel()
                await asyncio.wait((way,))

    def _take_up(self) -> None:
        """Go on with what was kept of the match before the program was closed."""
        try:
            self.visited.take_up(self.note.match)
        except HostCheats as error:
            _logger.warning("a record is not taken up: %s", error)

    async def _shut(self) -> None:
        door, self._door = self._door, None
        self._words.hold()
        if door is not None:
            await door.close()

    async def _speak(self, door: EndpointToHost) -> None:
        self._welcomed = False
        line, ticket = self.me.line.connected(), self._ticket
        hello = Hello(protocol=PROTOCOL, rules=rules_digest(), line=line, ticket=ticket)
        door.send(self.visited.introduced(hello))
        beating, clock = asyncio.ensure_future(self._beat(door)), asyncio.get_running_loop().time
        try:
            async with asyncio.timeout(None if door.local else LONGEST_UNHEARD) as unheard:
                while not self._leaving.is_set():
                    message = await _received(door)
                    if self._leaving.is_set():
                        return  # she has gone while it was on its way
                    self._receive(message, door)
                    if isinstance(message, Echo):
                        unheard.reschedule(clock() + LONGEST_UNHEARD)
        except TimeoutError:
            raise EndpointClosed("late", "the host has echoed nothing for too long") from None
        finally:
            beating.cancel()

    async def _beat(self, door: EndpointToHost) -> None:
        """Give signs of life, which the host echoes; within one process nobody needs them."""
        while not door.local:
            door.send(self.me.line.beat())
            await asyncio.sleep(BEAT_SECONDS)

    def _trouble(self, kind: TroubleKind, sentence: str = "", file: Path | None = None) -> None:
        self.failed |= kind == "own_fault"
        self._post(FriendsTrouble(kind=kind, sentence=sentence, file=file))

    async def _evidence(self, error: HostCheats) -> Path | None:
        """Keep all that proves what the host has done; the file, None if nothing could be kept."""
        door, match = self._door, self.visited.guest
        if door is None or match is None or not self.visited.current or door.local:
            return None
        if error.kind in UNPROVED:
            return None
        with suppress(EndpointClosed, TimeoutError, HostCheats):
            async with asyncio.timeout(LAST_ECHO):
                door.send(self.me.line.beat())
                while not match.overhear(await door.receive()):
                    pass
        return self._records.keep_evidence(match.header.id, match.evidence(error))

    # ---- what the host says

    def _receive(self, message: HostMessage, door: EndpointToHost) -> None:
        """Take a message. Raises HostCheats for whatever no honest host sends."""
        with reading_host():
            if self.visited.coming and not isinstance(message, OF_THE_PAST):
                self.visited.post_match()
            if isinstance(message, PassedOn):
                self._post(message)
            elif isinstance(message, OfTable):
                self._handle_of_table(message)
            else:
                self._handle_of_match(message, door)

    def _post(self, news: News) -> None:
        """Put out news; the visit ends if the window takes none. Raises OwnFault for whatever fails there."""
        try:
            kept_up = self._news(news)
        except Exception as error:
            raise OwnFault("news could not be shown") from error
        if kept_up is False and not self._leaving.is_set():
            _logger.warning("the window takes no news: the visit to %s ends", self.note.code)
            self._leaving.set()
            self._trouble("own_fault")

    def _handle_of_table(self, message: OfTable) -> None:
        match message:
            case Welcome():
                _check_roster(message.roster, message.setup.players)
                self._check_seat(message.seat, message.setup.players)
                self._welcome(message)
            case RosterChange() if self._state is not None:
                _check_roster(message.roster, self._state.terms.players)
                self._changed(roster=message.roster, onlookers=message.onlookers, playing=message.playing)
            case Presence() if self._state is not None:
                self._presence(self._state, message)
            case RosterChange() | Presence():
                self._note_unawaited(message)
            case Refused():
                if message.why in OF_WORDS:
                    self._words.answered()
                self._watches &= message.why not in ("not_let_in", "no_onlookers", "too_many")
                self._trouble(message.why, message.sentence)
                self.visited.receive(message)
            case Goodbye(why="moved") if self._moves < MOST_MOVES:
                self._move(message.code)
            case Goodbye():
                # An older table does not understand this program's hello.
                unheard = message.why == "message" and not self._welcomed
                self._trouble("protocol" if unheard else message.why, message.sentence)
                self._leaving.set()
                if message.why != "elsewhere":
                    self._records.note_table(None)
            case _:
                assert_never(message)

    def _handle_of_match(self, message: MatchHeader | TurnOf | Told, door: EndpointToHost) -> None:
        if isinstance(message, MatchHeader):
            self._goes_on(message, table=door.peer)
        elif isinstance(message, TurnOf):
            match = self.visited.match
            self._check_seat(message.seat, 0 if match is None else match.rules.players)
            self._post(NextSeat(seat=message.seat, ends=ends_in(message.until)))
        elif not self.visited.receive(message):
            self._note_unawaited(message)
        elif isinstance(message, Written) and self._state is not None and message.seat == self._state.own:
            self._words.answered()

    def _note_unawaited(self, message: HostMessage) -> None:
        """Log, once for each kind, that a message came of a table or match that she does not follow."""
        if type(message) not in self._unawaited:
            self._unawaited.add(type(message))
            _logger.warning("%s has sent what nobody awaits: %s", self.note.code, type(message).__name__)

    def _check_seat(self, seat: int | None, players: int) -> None:
        """Check that there is such a seat, at a table for so many players. Raises HostCheats."""
        if seat is not None and seat >= players:
            raise HostCheats(f"there is no seat {seat} at this table")
        match = self.visited.match
        if self.visited.current and match is not None and not match.over and players != match.rules.players:
            raise HostCheats("the table is for another number of players than its match")

    def _move(self, code: str) -> None:
        """Go to the table of a code at the same places, or knock again. Raises NoRoomCode, EndpointClosed."""
        self._moves += 1
        if code:
            self._records.close()
            self.visited.forget()
            self._words.forget()
            self._state = None
            self.note = replace(self.note, code=read_room_code(code), match="")
        raise EndpointClosed("lost", "the table has moved")

    def _welcome(self, message: Welcome) -> None:
        first, self._welcomed = not self._welcomed, True
        self._moves = 0
        match, guest = self.visited.match, self.visited.guest
        self._watches |= message.looks_on or (guest is not None and guest.claimed)
        if message.seat is not None:
            self._watches = False
        if first:  # an answer may be lost with a line
            self._met = message.match
            self._consented.clear()
            self._words.go_on()
        if first and match is not None and message.match != match.header.id and not match.over:
            self.visited.gone()
            self._words.forget()
            self._trouble("match_gone")
        self._state = LobbyState(
            hosting=self.me.hosting,
            code=self.note.code,
            addresses=self.note.addresses,
            port=self.note.port,
            meeting=next(iter(known_points(self.note.points)), None),
            page=next(iter(known_pages(self.note.pages)), None),
            terms=message.setup,
            roster=message.roster,
            onlookers=message.onlookers,
            looks_on=message.looks_on,
            own=message.seat,
            playing=message.playing,
            knocking=() if self._state is None else self._state.knocking,
            over=self._state is not None and self._state.over,
        )
        self._changed()
        if ticket := self._ticket:
            self._ticket = ""
            self.play_on(ticket)
        if first and self._watches and message.match and not message.looks_on:
            self.watch()  # a host that has begun anew knows nothing of those who look on

    def _changed(self, **fields: object) -> None:
        if self._state is None:
            return
        state = replace(self._state, **fields)
        if state.playing and not self._state.playing:
            self._began_without_her = state.own is None and not state.looks_on
        me, name, asks = self.me.public, self.me.name, state.own is None and not self.me.page
        self._consented &= {place.claim for place in state.roster}
        self._state = replace(
            state,
            claims=tuple(filter(self._is_asked, state.roster)),
            claimed=next((each for each in state.roster if each.claimant and each.claimant.key == me), None),
            in_browser=next((each for each in state.roster if asks and each.in_browser(name)), None),
        )
        self._post(self._state)

    def _is_asked(self, place: RosterPlace) -> bool:
        """True if somebody would take over that seat, and she is to agree."""
        claim, seat = place.claim, None if self._state is None else self._state.own
        if claim is None or place.agreed or seat is None or place.moves != (seat == place.seat):
            return False
        return claim not in self._consented

    def _presence(self, state: LobbyState, message: Presence) -> None:
        roster = tuple(
            replace(place, here=message.here, stand_in=message.stand_in)
            if place.seat == message.seat
            else place
            for place in state.roster
        )
        self._changed(roster=roster)

    def _goes_on(self, message: MatchHeader, *, table: bytes) -> None:
        """A match goes on at the table of that key: the one that is known, or another. Raises HostCheats."""
        if (state := self._state) is None:
            raise HostCheats("a match came before its table")
        agreed = AgreedMatch.of_table(self._agreed or state.terms, state.roster)
        met = None if self._began_without_her else self._met
        header = self.visited.goes_on(message, table=table, agreed=agreed, met=met)
        if header is not None:
            self.note = replace(self.note, match=header.id, host=state.host, person=self.me.public)
            self._records.note_table(self.note)
        self._changed(over=False, connected=True)

    def knocks(self, knocks: tuple[Knock, ...]) -> None:
        """Tell the window who knocks, at one's own table."""
        if self._state is not None and self._state.knocking != knocks:
            self._changed(knocking=knocks)

    # ---- what she does; called in the network thread

    def send(self, message: GuestMessage) -> None:
        """Send a message; nothing happens without a connection, for which written lines wait."""
        if not isinstance(message, Say):
            self._send_now(message)
        elif not self._words.say(message):
            self._trouble("too_soon")

    def _send_now(self, message: GuestMessage) -> None:
        if self._door is not None:
            self._door.send(message)

    def sit(self, seat: int, face: str = "", name: str = "") -> None:
        """Ask for a seat, or wear another face there."""
        self.me = replace(self.me, face=face or self.me.face, name=name or self.me.name)
        self.send(Sit(seat=seat, name=self.me.name, face=self.me.face))

    def play_on(self, ticket: str) -> None:
        """Play on in place of the page that has told this ticket; whoever has a seat keeps hers."""
        if self._state is not None and self._state.own is None:
            self.send(Sit(seat=0, name=self.me.name, face=self.me.face, ticket=ticket))

    def watch(self, name: str = "", face: str = "") -> None:
        """Ask to look on without a seat."""
        self.me = replace(self.me, face=face or self.me.face, name=name or self.me.name)
        self.send(Watch(name=self.me.name, face=self.me.face))

    def consent(self, claim: RosterPlace, yes: bool) -> None:
        """Agree that whoever claims that seat has it, or not; nothing happens once her claim is over."""
        asked = claim.claim
        if asked is not None and self._state is not None and asked in [p.claim for p in self._state.claims]:
            self._consented.add(asked)
            self.send(Consent(seat=asked[0], claimant=asked[1], yes=yes))
            self._changed()

    def ready(self, yes: bool) -> None:
        """Say that a match may begin, on the terms that she reads now."""
        self._agreed = None if self._state is None else self._state.terms
        self.send(Ready(ready=yes))

    def choose(self, action: Action) -> None:
        """Answer the question with an action."""
        self._answer("act", lambda guest: guest.choose(action))

    def cut(self, at: int | None) -> None:
        """Answer the question where to cut."""
        self._answer("cut", lambda guest: guest.cut(at))

    def choose_trump_card(self, which: TrumpCard | None) -> None:
        """Answer the question for the trump card."""
        self._answer("trump_card", lambda guest: guest.choose_trump_card(which))

    def _answer(self, what: str, answer: Callable[[GuestMatch], GuestMessage]) -> None:
        """Send her answer, if that question waits for one."""
        guest = self.visited.guest
        if guest is not None and guest.wants(what):
            self.send(answer(guest))
            self.visited.answered()

    def reach_by(self, page: PageAddress) -> None:
        """Try this page first, if her line is lost."""
        others = [each for each in self.note.pages if each != page.text]
        self.note = replace(self.note, pages=(page.text, *others)[:MOST_PAGES])
        if self.note.match:
            self._records.note_table(self.note)
        self._changed(page=page)

    async def lose_connection(self) -> None:
        """End the connection; another is made as soon as there is a way."""
        if self._door is not None:
            await self._door.close()

    async def go(self) -> None:
        """Go away without leaving: she can come back."""
        self._leaving.set()
        await self._shut()

    async def leave(self) -> None:
        """Leave the table for good."""
        self.send(Leave())
        self._leaving.set()
        self._records.note_table(None)
        await self._shut()


async def _received(door: EndpointToHost) -> HostMessage:
    """The next message. Raises EndpointClosed, and HostCheats if the host has sealed what is no message."""
    try:
        return await door.receive()
    except EndpointClosed as error:
        if error.why != "message":
            raise
        raise HostCheats(str(error)) from None


def _check_roster(roster: Roster, players: int) -> None:
    """Check that a roster names every seat of a table, in order. Raises HostCheats."""
    if [place.seat for place in roster] != [*range(players)]:
        raise HostCheats("the table has other seats than its game")
