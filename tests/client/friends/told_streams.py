"""The program of somebody whom a host tells a stream: her visitor, and all that shows what she hears.

She looks and presses between two messages, at once, without the loop and the thread through which a window
and a page do it: so a stream that does harm does it at the same message again. Hence the private names.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.seats.seat_control import NextStep
from briscola.client.view.folding import begin, fold
from briscola.client.view.view import View
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import FriendsTrouble, News, TableLeft, TableQuestion
from briscola.client.visit.own_connection import OwnConnection
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import SelfIdentity
from briscola.engine.actions import Action
from briscola.engine.events import MatchBegan
from briscola.i18n.friends_words import trouble_text
from briscola.network.channel.endpoint import EndpointClosed
from briscola.network.messages.encoding import BadMessage, host_message
from briscola.network.messages.from_guest import GuestMessage
from briscola.network.messages.from_host import Echo, HostMessage
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.from_page import Do, Enter
from briscola.pages.phones import page_guest
from briscola.pages.phones.guest_view import GuestView
from briscola.pages.phones.page_guest import PageGuest
from briscola.pages.phones.page_lobby import table_lobby
from briscola.pages.phones.table_for_pages import TableForPages
from briscola.pages.shown.page_choices import GO_ON, choice_id, decision_number
from briscola.pages.shown.state import page_state
from briscola.storage.files.bounded_lines import LONGEST_SENTENCE
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.settings import Settings
from tests.client.friends.host_streams import CUT, SECRET, Heard, HostStream
from tests.client.friends.in_memory import TABLE
from tests.engine.strategies import choose
from tests.simulated.world import known_date

END = "the stream is over"
QUIET = frozenset({"silence", "not_now", "illegal", "not_your_turn", "too_soon", "signature"})
"""Refusals of something that she has said; she stays."""


class _ToldLine(OwnConnection):
    """Her line: its connections have the name for which the host has signed its echoes."""

    def __init__(self, name: str, clock: Callable[[], float]) -> None:
        super().__init__([clock])
        self._given = name

    def connected(self) -> str:
        super().connected()
        self.name = self._given
        return self.name


class _ToldDoor:
    """A door through which one stream comes, whatever is answered."""

    local = False
    peer = TABLE.public

    def __init__(self, heard: Sequence[Heard]) -> None:
        self._heard = iter(heard)
        self.chance: Random | None = None
        """Now and then makes it wait for whatever else runs; None never does."""
        self.line: OwnConnection | None = None
        self.now = 0.0
        self.read = 0
        """Messages that were read."""

    def send(self, message: GuestMessage) -> None:
        """Nobody listens."""

    async def receive(self) -> HostMessage:
        if self.chance is not None and self.chance.random() < 0.15:
            await asyncio.sleep(0)
        each = next(self._heard, None)
        if each is None:
            raise EndpointClosed("closed", END)
        self.now = each.at
        self.read += 1
        try:
            message = host_message(each.data)
        except BadMessage as error:
            raise EndpointClosed("message", str(error)) from None
        if isinstance(message, Echo) and self.line is not None and self.line.sent < message.n < 10_000:
            while self.line.sent < message.n:
                self.line.beat()
        return message

    async def close(self) -> None:
        """Nothing is left open."""


class Ended(SimpleNamespace):
    """The end of a stream: all `news`, all `troubles` among them, `whole` if every message was read."""

    news: list[News]
    troubles: list[FriendsTrouble]
    whole: bool


class _Visit:
    """One visit, during which a host tells a stream."""

    def __init__(self, stream: HostStream, heard: Sequence[Heard], folder: Path, chance: Random) -> None:
        self.door = _ToldDoor(heard)
        self.line = _ToldLine(stream.line, lambda: self.door.now)
        self.door.line = self.line
        self.chance = chance
        self.news: list[News] = []
        self.came = 0
        self._stream, self._folder, self._heard = stream, folder, heard

    async def way(self, _key: object = None) -> _ToldDoor:
        """The door, once."""
        self.came += 1
        if self.came > 1:
            raise EndpointClosed("closed", END)
        return self.door

    def looks(self, news: News) -> bool:
        """True if she looks at once: in the end, nearly always when she is asked, now and then otherwise."""
        always = isinstance(news, TableLeft | TableQuestion)
        return always or self.chance.random() < 0.1

    def choice(self, visitor: Visitor, seat: RemoteSeat) -> Action | None:
        """Her next deed: the one that she has done before if it is possible, seldom another or none."""
        guest, legal = visitor.visited.guest, seat.view.legal
        ask = None if guest is None else guest.ask
        done = None if ask is None else self._stream.choices.get(ask.at)
        if done in legal and self.chance.random() < 0.998:
            return done
        return choose(self.chance, legal) if self.chance.random() < 0.5 else None

    def ended(self) -> Ended:
        assert isinstance(self.news[-1], TableLeft)
        told = [news for news in self.news if isinstance(news, FriendsTrouble)]
        return Ended(
            troubles=[each for each in told if each.sentence != END],
            news=self.news,
            whole=self.door.read == len(self._heard),
        )


@known_date()
def told_to_window(
    stream: HostStream, heard: Sequence[Heard], folder: Path, chance: Random, records: Path | None = None
) -> Ended:
    """Tell a stream to a guest's program, whose window looks now and then. Raises what comes out.

    It keeps its `records` where this says, else in the folder.
    """
    visit = _Visit(stream, heard, folder, chance)
    friends = FriendsClient(
        folder / "window", folder / "settings.json", Profile(id="leo", name="Leo", face="lucia")
    )
    window = _Window(friends, visit)
    visitor = Visitor(
        SelfIdentity(key=stream.key, name="Leo", face="lucia", line=visit.line),
        visit.way,
        window.take,
        FriendRecords(records or folder / "records"),
        note=TableNote(code=""),
    )
    window.visitor = visitor
    setattr(friends, "do", lambda act: act(visitor))  # noqa: B010 - there is no thread beside this window
    asyncio.run(visitor.stay())
    friends.records.close()
    if window.faults:
        raise window.faults[0]
    return visit.ended()


class _Window:
    """A window, without its drawings: takes the news, folds all lines, tells them, and plays."""

    def __init__(self, friends: FriendsClient, visit: _Visit) -> None:
        self.friends, self.visit = friends, visit
        self.visitor: Visitor | None = None
        setattr(friends.thread, "submit", self._do)  # noqa: B010 - there is no thread beside this window
        self.faults: list[Exception] = []
        """All that came out of it: a visitor would take it for something that her host has said."""
        self._seat: RemoteSeat | None = None
        self._view: View | None = None
        self._folded = 0
        """Events of the seat that are in the view."""

    def _do(self, steps: Any) -> None:
        """Run what the window asks of its network thread, at once: it never waits."""
        try:
            steps.send(None)
        except StopIteration:
            pass
        else:
            steps.close()

    def take(self, news: News) -> None:
        self.visit.news.append(news)
        try:
            self.friends.thread.post(news)
            self.friends.update()
            if self.visit.looks(news):
                self.look()
        except Exception as error:
            self.faults.append(error)

    def look(self) -> None:
        """One frame."""
        friends, chance = self.friends, self.visit.chance
        if friends.table is not None:
            at = TableForPages(self.visit.way, Settings, "")
            table_lobby(friends.table, at, friends.table.own)
        seat = friends.seat
        if seat is None:
            return
        asked = isinstance(self.visit.news[-1], TableQuestion)
        seat.take_new_events(onwards=asked or chance.random() < 0.9)
        if asked:
            seat.take_new_events()  # the hand after one that she had not counted yet
        self._fold(seat)
        if chance.random() < 0.2:  # a page says all in words, which takes longest
            page_state(seat, "en", Settings(), draws_table=True, phrases=True)
            seat.whole_log()
        assert seat.thinker is None or seat.thinker < seat.rules.places
        _ = seat.over, seat.seconds_left, seat.signs, seat.requests, seat.setup
        assert self.visitor is not None
        if seat.next_step is NextStep.OWN_CUT:
            seat.cut(CUT)
        elif seat.next_step is NextStep.OWN_TRUMP_CARD:
            seat.choose_trump_card("top")
        elif (
            seat.next_step is NextStep.OWN_MOVE
            and (action := self.visit.choice(self.visitor, seat)) is not None
        ):
            seat.choose(action)

    def _fold(self, seat: RemoteSeat) -> None:
        """Fold what is new, as a window does; all of it anew if an own card was taken back."""
        if seat.lines.poll_rewritten() or seat is not self._seat:
            self._seat, self._folded, self._view = seat, 0, None
        for event in seat.history[self._folded :]:
            if isinstance(event, MatchBegan):
                self._view = begin(event)
            elif self._view is not None:
                self._view = fold(event, self._view)
        self._folded = len(seat.history)


class _Socket:
    """A page's connection; nothing comes from the page."""

    transport = SimpleNamespace(abort=lambda: None)

    async def send(self, text: str) -> None:
        """Take what is told."""

    async def recv(self, *, decode: bool = False) -> bytes:
        del decode
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self) -> None:
        """Be closed."""


@known_date()
def told_to_page(stream: HostStream, heard: Sequence[Heard], folder: Path, chance: Random) -> Ended:
    """Tell a stream to the program's side of a page. Raises what comes out."""
    visit = _Visit(stream, heard, folder, chance)
    faults: list[Exception] = []

    async def steps() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _loop, context: faults.append(context["exception"]))
        made: list[Visitor] = []

        def visitor(
            me: SelfIdentity, way: Any, take: Callable[[News], None], records: Any, **rest: Any
        ) -> Visitor:
            def told(news: News) -> None:
                visit.news.append(news)
                try:
                    take(news)
                    if visit.looks(news):
                        _press(guest, page, visit, made[0])
                except Exception as error:
                    faults.append(error)

            made.append(Visitor(replace(me, line=visit.line), way, told, records, **rest))
            return made[0]

        with pytest.MonkeyPatch.context() as program:
            program.setattr(page_guest, "Visitor", visitor)
            guest = PageGuest(SECRET, TableForPages(visit.way, Settings, "table"))
        assert guest.public_key == stream.key.public.hex()
        page = PageVisit(_Socket(), Enter(), address="", secure=True)
        attending = asyncio.create_task(
            guest.run_session(page, GuestView(guest, page.language, draws_table=True), None)
        )
        visit.door.chance = chance
        await guest.stay()
        await asyncio.sleep(0)
        attending.cancel()
        await asyncio.gather(attending, *guest._work, return_exceptions=True)
        await page.close()

    asyncio.run(steps())
    if faults:
        raise faults[0]
    return visit.ended()


def _press(guest: PageGuest, page: PageVisit, visit: _Visit, visitor: Visitor) -> None:
    """Show the page as it is, and press something on it."""
    guest._show()
    seat = guest.match_seat
    if seat is None or not guest.pages.open:
        return
    if guest.reads:
        guest.pages.open.take(page, Do(n=1, at=decision_number(seat), choice=GO_ON))
        guest._show()
    if seat.next_step is NextStep.OWN_CUT:
        guest.pages.open.take(page, Do(n=1, at=decision_number(seat), choice=f"cut {CUT}"))
    elif seat.next_step is NextStep.OWN_MOVE and (action := visit.choice(visitor, seat)) is not None:
        guest.pages.open.take(page, Do(n=1, at=decision_number(seat), choice=choice_id(action)))


def check_end(ended: Ended) -> str:
    """The kind of the one sentence that says what has happened; empty if she has stayed to the end.

    Raises AssertionError if she has left without such a sentence.
    """
    told = [each for each in ended.troubles if each.kind not in QUIET]
    last = told[-1].kind if told else ""
    if ended.whole and (not last or last in ("lost_lines",)):
        return ""
    assert last, "she has left without a word"
    words = trouble_text(last)
    assert words != trouble_text("?"), f"no sentence for {last}"
    assert not told[-1].sentence or told[-1].sentence.isprintable()
    assert len(told[-1].sentence) <= LONGEST_SENTENCE
    return last


class Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(self.format(record))
