"""All that a window needs of tables of several computers: polled once a frame, nothing here ever waits."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from pathlib import Path
from typing import Any, assert_never

from msgspec.structs import replace

from briscola.client.friends.friend_notes import HostedNote, TableNote
from briscola.client.friends.friend_records import FinishedMatches, FriendRecords
from briscola.client.friends.table_plan import USUAL_WISHES, TableWishes
from briscola.client.friends.table_service import TableService
from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.news import (
    FriendsTrouble,
    LobbyState,
    MatchGoesOn,
    MatchGone,
    MatchNews,
    News,
    RecordTrouble,
    SavedEntries,
    TableLeft,
    TablesFound,
    TroubleKind,
)
from briscola.client.visit.own_table import USUAL_SERVING, OwnTable, Serving, setup_of
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import EndpointToHost, SelfIdentity, Way
from briscola.network.addresses.host_names import PORT
from briscola.network.addresses.meeting_points import MeetingPoint, known_points
from briscola.network.addresses.page_address import PageAddress, known_pages
from briscola.network.addresses.table_link import TableLink, read_table_link
from briscola.network.keys.key_pair import KeyPair
from briscola.network.keys.person_key import NoKey, kept_key, person_key_file
from briscola.network.meeting.meeting_connection import NoMeeting
from briscola.network.messages.from_guest import Say, Take
from briscola.network.messages.from_host import HandedOver, Offer
from briscola.network.network_thread import NetworkThread
from briscola.network.tables.nearby import NearbyTable, TableFinder
from briscola.network.tables.table_routes import connect_to_any
from briscola.storage.people.profiles import Profile

LONGEST_END = 1.5
"""Seconds that the end of the program may take."""
NOT_TAKEN = frozenset({"not_now", "no_network", "no_meeting"})
"""Troubles after which a table that was taken over is not handed to this person."""


class FriendsClient:
    """The tables nearby, the one at which this person is, and the match there.

    Two threads meet here. The window's thread calls all methods but those of the last section. It alone
    writes all attributes but two, and whatever the other reads of them is replaced as a whole. The network
    thread runs the last section. `_visitor` and `_turned_back` are its own, and it tells the window by
    `thread.post`, which `update` takes.

    This person is at no table (`idle`), on the way to one (neither `idle` nor at a `table`), or at a `table`,
    where `seat` is her match. `handing` is the state of a table that its host hands over:

    * `Offer`: the host waits for this person's answer.
    * `TableService`: she has taken it. It is opened here while she is still at the host's.
    * `HandedOver`: somebody else has it, and the window has still to tell.
    * None: it stays with its host.
    """

    def __init__(
        self,
        folder: Path,
        settings_file: Path,
        person: Profile,
        *,
        library: Library | None = None,
        serving: Serving = USUAL_SERVING,
    ) -> None:
        """`folder` keeps what is played, `settings_file` lies beside the key of the `person`.

        Matches that are over go into the `library` of its present person. `serving` is for an own table.
        """
        self.records = FriendRecords(folder, lambda trouble: self.thread.post(RecordTrouble(trouble=trouble)))
        self._library = library
        self._finished = FinishedMatches(
            self.records, library, lambda: self.thread.submit(self._write_again())
        )
        self._settings_file = settings_file
        self.known_as(person)
        self.thread: NetworkThread[News] = NetworkThread()
        self._key: KeyPair | None = None
        self._looking: TableFinder | None = None
        self._visitor: Visitor | None = None
        """This person's program at the table; None if she is at none."""
        self._turned_back = False
        """True once this person has left while her own table was still being opened."""
        self._ending: list[Future[Any]] = []
        """Leavings and closings under way."""
        self._going: Future[Any] | None = None
        """The way to a table and the time there; None before the first."""
        self.nearby: tuple[NearbyTable, ...] = ()
        """Tables that are open on this network."""
        self.table: LobbyState | None = None
        """The table at which this person is; None if at none."""
        self.troubles: dict[TroubleKind, FriendsTrouble] = {}
        """Things that did not work, the last of each kind, in the order in which they came."""
        self.seat: RemoteSeat | None = None
        """The match that goes on at the table."""
        self.matches: dict[str, RemoteSeat] = {}
        """The matches of the table, or of the last one, by id, in their order."""
        self._matches_of = ""
        """Code of that table, and of the one to which it has moved; empty for an own one."""
        self.handing: Offer | TableService | HandedOver | None = None
        self.own = OwnTable(
            self.records,
            serving,
            changed=self._knocked,
            post=self.thread.post,
            submit=self.thread.submit,
        )
        """The table that this person opens."""

    def known_as(self, person: Profile) -> None:
        """Sit down by that name, and with the profile's face, or the one chosen last at a table for it."""
        self.name, self._own_face = person.name, person.face
        self.face = self.records.face(person.face)

    # ---- looking

    def _start(self) -> KeyPair | None:
        """Start the thread and read the key; None, with trouble, if there is no key."""
        if not self.thread.running:
            self.thread.start()
        if self._key is None:
            try:
                self._key = kept_key(person_key_file(self._settings_file))
            except NoKey as error:
                self._note_trouble(FriendsTrouble(kind="no_key", sentence=str(error)))
            else:
                if self._library is not None:
                    self._library.profiles.known_by(self._library.profile.id, self._key.public.hex())
        return self._key

    def find_tables(self) -> None:
        """Begin to look for open tables of this network, and find own matches that were over before."""
        if self._looking is None and (key := self._start()) is not None:
            self._finished.find_over(key.public.hex())
            looking = TableFinder(
                lambda tables: self.thread.post(TablesFound(tables=tables)), self.own.serving.interfaces
            )
            self._looking = looking
            self.thread.submit(self._find(looking))

    def stop_finding(self) -> None:
        """Look for tables no more."""
        looking, self._looking = self._looking, None
        self.nearby = ()
        if looking is not None:
            self._submit_end(looking.close())

    def _submit_end(self, steps: Coroutine[Any, Any, None]) -> None:
        """Have something left or closed, for which the end of the program waits."""
        under_way = (each for each in self._ending if not each.done())
        self._ending = [*under_way, self.thread.submit(steps)]

    def forget(self) -> None:
        """Come back neither to the table that was left nor to the own one."""
        self.records.note_table(None)
        self.records.note_hosted(None)

    # ---- at a table

    @property
    def idle(self) -> bool:
        """True if this person is neither at a table nor on the way to one."""
        return self._going is None or self._going.done()

    def open_table(
        self, setup: MatchSetup, wishes: TableWishes = USUAL_WISHES, *, meeting: MeetingPoint | None = None
    ) -> None:
        """Open a table: this person sits at seat 0; people without a name are open seats.

        Friends come from this network, and from elsewhere through the `meeting` point.
        """
        if not self.idle or (key := self._start()) is None:
            return
        setup = replace(setup, player=self.name, face=self.face, key=key.public.hex())
        hosting = self.own.make(setup, wishes, meeting=meeting)
        if hosting is not None:
            self._collect_matches()
            self._going = self.thread.submit(self._host(hosting, key))

    def _collect_matches(self, code: str = "") -> None:
        """Begin with no match, unless it is the table of the last ones."""
        if not code or code != self._matches_of:
            self.matches = {}
        self._matches_of = code

    def go_back(self) -> None:
        """Go back to the table at which the program ended; the own one is opened again."""
        match self.records.route_back:
            case HostedNote():
                self.reopen()
            case TableNote() as note:
                points, pages = known_points(note.points), known_pages(note.pages)
                self.join(note.code, note.addresses, note.port, points=points, pages=pages)

    def reopen(self) -> None:
        """Open the own table again after the program had ended, with the match as it was."""
        if not self.idle or self.records.hosted is None or (key := self._start()) is None:
            return
        if (made := self.own.make_again()) is not None:
            hosting, port = made
            self._collect_matches()
            self._going = self.thread.submit(self._host(hosting, key, port=port))

    def join(
        self,
        code: str,
        addresses: Sequence[str] = (),
        port: int = PORT,
        *,
        points: Sequence[MeetingPoint] = (),
        pages: Sequence[PageAddress] = (),
        ticket: str = "",
    ) -> None:
        """Go to a table: at these addresses, meeting points and pages, or where it is announced nearby.

        With the `ticket` of her page this person plays on in its place.
        """
        if not self.idle or (key := self._start()) is None:
            return
        self._collect_matches(code)
        known = next((table for table in self.nearby if table.code == code), None)
        if not addresses and known is not None:
            addresses, port = known.addresses, known.port
        before = self.records.note
        match = before.match if before is not None and before.code == code else ""
        note = TableNote(
            code=code,
            addresses=tuple(addresses),
            port=port,
            points=tuple(point.text for point in points),
            pages=tuple(page.text for page in pages),
            match=match,
        )

        async def way() -> EndpointToHost:
            now = note if self._visitor is None else self._visitor.note  # the table may have moved
            known = known_pages(now.pages)
            return await connect_to_any(
                now.code, key, addresses=now.addresses, port=now.port, points=points, pages=known
            )

        self._going = self.thread.submit(self._stay(way, note, key, ticket))

    def reach_by(self, page: PageAddress) -> None:
        """Come to the table by this page, too: the host has sent a new link."""
        self.do(lambda visitor: visitor.reach_by(page))

    def play_on(self, ticket: str) -> None:
        """Play on at the table where she is, in place of the page that has told this ticket."""
        self.do(lambda visitor: visitor.play_on(ticket))

    def take_table(self, yes: bool) -> None:
        """Take the table that the host hands over, with a code and a key of its own, or not.

        If there can be no key, the host hears that it is not taken.
        """
        self.handing = None
        state, seat = self.table, None if self.table is None else self.table.own
        if yes and state is not None and seat is not None and (key := self._start()) is not None:
            setup = setup_of(state).turned(seat)
            setup = replace(setup, player=self.name, face=self.face, key=key.public.hex())
            wishes = TableWishes.of(state.terms)
            taken = self.handing = self.own.make(setup, wishes, meeting=state.meeting)
            if taken is not None:
                people = [place.key for place in state.roster if place.key]
                self.thread.submit(self._open_taken(taken, people))
                return
        self.do(lambda visitor: visitor.send(Take()))

    @property
    def _taken(self) -> TableService | None:
        """The table that this person has taken, while she is still at the host's."""
        handing = self.handing  # once: both threads ask
        return handing if isinstance(handing, TableService) else None

    def _give_up_taken(self) -> None:
        """Close a table that was not handed over after all."""
        if self._taken is not None:
            self._submit_end(self._taken.close())
            self.handing = self.own.hosting = None

    def sit(self, seat: int, face: str = "") -> None:
        """Ask for a seat, or wear another face there and at later tables; empty: the face of before."""
        if face:
            self.face = face
            self.records.note_face(self._own_face, face)
        self.do(lambda visitor: visitor.sit(seat, face))

    def ready(self, yes: bool = True) -> None:
        """Say that a match, or another one, may begin."""
        self.do(lambda visitor: visitor.ready(yes))

    def say(self, phrase: int) -> None:
        """Say a phrase."""
        self.do(lambda visitor: visitor.send(Say(phrase=phrase)))

    def leave(self, *, for_good: bool = True) -> None:
        """Leave the table or turn back; one's own is closed. Unless it is `for_good` one may go back."""
        self._give_up_taken()
        self._submit_end(self._leave(for_good=for_good))

    def do(self, act: Callable[[Visitor], object]) -> None:
        """Have this person's program do something at the table where she is, in the network thread."""

        async def acting() -> None:
            if self._visitor is not None:
                act(self._visitor)

        self.thread.submit(acting())

    # ---- news

    def update(self) -> bool:
        """Take what the network thread has told; True if anything changed."""
        heard = self.thread.poll()
        for news in heard:
            self._receive(news)
        self._finished.update()
        if self.seat is not None:
            self.seat.note_trouble(self._finished.trouble)
        return bool(heard)

    def _receive(self, news: News) -> None:
        if isinstance(news, MatchNews):
            self._receive_of_match(news)
            return
        match news:
            case TablesFound():
                self.nearby = news.tables
            case LobbyState():
                self.table = news
                if news.hosting and self._taken is not None:
                    self.handing = None
                if self.seat is not None:
                    self.seat.follow(news)
            case FriendsTrouble():
                self._note_trouble(news)
                if news.kind in NOT_TAKEN:
                    self._give_up_taken()
            case Offer() | HandedOver():
                self.handing = self._taken or news  # whoever has taken it knows
            case TableLeft():
                if self.seat is not None and not self.seat.looks_on:
                    self._finished.over(self.seat.header.id)
                self.table, self.seat, self.own.hosting = None, None, self._taken
                if isinstance(self.handing, Offer):
                    self.handing = None
            case MatchGoesOn():
                if self.seat is None or not self.seat.take_up(news):
                    self.seat = RemoteSeat(news, self.do, keep=self._finished.try_again, table=self.table)
                    self.matches[news.header.id] = self.seat
                    if isinstance(self.handing, Offer):  # the host has begun without an answer
                        self.handing = None
            case MatchGone():
                self.seat = None
            case RecordTrouble():
                self._finished.put_among_others()
            case _:
                assert_never(news)

    def _receive_of_match(self, news: MatchNews) -> None:
        if (seat := self.seat) is None:
            return
        seat.receive(news)
        if isinstance(news, SavedEntries) and seat.lines.recorded_whole and not seat.looks_on:
            self._finished.over(seat.header.id)

    def _note_trouble(self, trouble: FriendsTrouble) -> None:
        self.troubles.pop(trouble.kind, None)
        self.troubles[trouble.kind] = trouble

    def poll_handed(self) -> HandedOver | None:
        """The place to which the last table has gone, once; None if it has not, or this was asked before."""
        handed = self.handing if isinstance(self.handing, HandedOver) else None
        if handed is not None:
            self.handing, self._matches_of = None, read_table_link(handed.link).code
        return handed

    def poll_trouble(self) -> FriendsTrouble | None:
        """The trouble that came first of those not asked for yet; None if there is none."""
        first = next(iter(self.troubles), None)
        return None if first is None else self.troubles.pop(first)

    def close(self) -> bool:
        """End everything at the end of the program; a match can be come back to, the host's too.

        True if nothing had to be broken off after LONGEST_END.
        """
        if not self.thread.running:
            return True
        whole = False
        with suppress(TimeoutError, CancelledError):
            self.thread.submit(self._end()).result(LONGEST_END)
            whole = True
        return self.thread.stop() and whole

    # ---- in the network thread

    async def _find(self, looking: TableFinder) -> None:
        try:
            await looking.open()
        except OSError as error:
            self.thread.post(FriendsTrouble(kind="no_network", sentence=str(error)))

    async def _opened(self, hosting: TableService, port: int = 0) -> bool:
        """Open a table; False, with trouble, if nobody could come to it."""
        try:
            await hosting.open(self.own.serving.address, port or self.own.serving.port)
        except (OSError, NoMeeting) as error:
            kind: TroubleKind = "no_meeting" if isinstance(error, NoMeeting) else "no_network"
            self.thread.post(FriendsTrouble(kind=kind, sentence=str(error)))
            return False
        return True

    async def _host(self, hosting: TableService, key: KeyPair, *, port: int = 0) -> None:
        self._turned_back = False
        if await self._opened(hosting, port) and not self._turned_back:
            await self._be_host(hosting, key)
        else:
            await hosting.close(goodbye=False)  # programs play at a table that goes on, opened or not
            self.thread.post(TableLeft())

    async def _be_host(self, hosting: TableService, key: KeyPair) -> None:
        points = () if hosting.meeting is None else (hosting.meeting.text,)
        note = TableNote(code=hosting.code, addresses=hosting.addresses, port=hosting.port, points=points)

        async def way() -> EndpointToHost:
            return await hosting.local_endpoint(key)

        failed = await self._visit(way, note, self._me(key, hosting=True))
        # She is told that she can come back; there is a way back to a match that goes on.
        await hosting.close(goodbye=not (failed and hosting.table.playing))
        self.records.close()

    async def _open_taken(self, hosting: TableService, people: Sequence[str]) -> None:
        """Open the table here, where these `people` sit down without a knock, and tell the host its link.

        If it cannot be opened, the host hears that it is not taken.
        """
        for key in people:
            hosting.table.expect(key)
        link = ""
        if await self._opened(hosting):
            address = next(iter(hosting.addresses), "")
            place = TableLink(code=hosting.code, address=address, port=hosting.port, meeting=hosting.meeting)
            link = place.text
        if self._visitor is not None:
            self._visitor.send(Take(link=link))

    async def _stay(self, way: Way, note: TableNote, key: KeyPair, ticket: str) -> None:
        """Be at somebody's table, and then at one's own if she hands it over."""
        await self._visit(way, note, self._me(key), ticket)
        if (taken := self._taken) is not None:
            await self._be_host(taken, key)

    def _me(self, key: KeyPair, *, hosting: bool = False) -> SelfIdentity:
        return SelfIdentity(key=key, name=self.name, face=self.face, hosting=hosting)

    async def _visit(self, way: Way, note: TableNote, me: SelfIdentity, ticket: str = "") -> bool:
        """Be at a table until it is left; True if a fault of this program has ended that."""
        self._visitor = visitor = Visitor(me, way, self.thread.post, self.records, note=note)
        try:
            await visitor.stay(ticket)
        finally:
            self._visitor = None
        return visitor.failed

    def _knocked(self) -> None:
        """Tell the window who knocks at the own table."""
        hosting, visitor = self.own.hosting, self._visitor
        if hosting is not None and visitor is not None:
            visitor.knocks(hosting.table.knocks)

    async def _leave(self, *, for_good: bool) -> None:
        visitor, hosting = self._visitor, self.own.hosting
        if visitor is None:
            self._turned_back = True
        elif for_good:
            await visitor.leave()
        else:
            if hosting is not None:
                await hosting.close(goodbye=False)
            await visitor.go()

    async def _write_again(self) -> None:
        self.records.retry()

    async def _end(self) -> None:
        visitor, hosting, looking = self._visitor, self.own.hosting, self._looking
        if visitor is not None:
            await visitor.go()
        if hosting is not None:
            await hosting.close(goodbye=False)
        if looking is not None:
            await looking.close()
        # What was being left or closed already has sockets too.
        waits = [*self._ending] if self._going is None else [*self._ending, self._going]
        await asyncio.gather(*map(asyncio.wrap_future, waits), return_exceptions=True)
        self.records.retry()
        self.records.close()
