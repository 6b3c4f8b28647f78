"""Pages that look at one thing: how many, what they are told and when, what is heard of them, and goodbye."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial, wraps
from threading import Thread
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from websockets.exceptions import ConnectionClosedOK

from briscola.network.channel.connection_slots import ConnectionLimits
from briscola.pages.audience.audience import Audience, NotOffered, PageView, Takes
from briscola.pages.audience.visit import PageGone, PageVisit
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.from_page import BeReady, BeSeen, Do, Enter, FromPage, FromPerson, GoAway, Speak
from briscola.pages.messages.to_page import Gone, Heard, Lobby, PageNotice, ToPage
from tests.pages.told_page import told_page


class Socket:
    """A page's connection, in memory; a `deaf` one never takes what is sent."""

    def __init__(self, *, deaf: bool = False) -> None:
        self.told: list[ToPage] = []
        self._deaf, self._inbox = deaf, asyncio.Queue[bytes]()
        self.transport = SimpleNamespace(abort=lambda: None)

    async def send(self, text: str) -> None:
        if self._deaf:
            await asyncio.Event().wait()
        self.told.append(told_page(text.encode()))

    async def recv(self, *, decode: bool = False) -> bytes:
        del decode
        if not (data := await self._inbox.get()):
            raise ConnectionClosedOK(None, None)
        return data

    async def close(self) -> None:
        self._inbox.put_nowait(b"")

    def say(self, *messages: FromPage) -> None:
        for message in messages:
            self._inbox.put_nowait(encode_for_page(message).encode())


class Board(PageView):
    """A thing of one line, and what has been done there."""

    def __init__(self, text: str = "first", pause: float = 0.0) -> None:
        self.text, self._version, self.made = text, 0, 0
        self.taken: list[FromPerson] = []
        self._pause = pause

    @property
    def pause(self) -> float:
        return self._pause

    @property
    def version(self) -> object:
        return self._version

    def write(self, text: str) -> None:
        self.text, self._version = text, self._version + 1

    def state(self) -> Lobby:
        self.made += 1
        return Lobby(title=self.text)

    def take(self, message: FromPerson) -> str:
        self.taken.append(message)
        return "That is not possible." if isinstance(message, BeReady) else ""


OPEN: list[PageVisit] = []


def page(address: str = "", *, deaf: bool = False) -> tuple[PageVisit, Any]:
    """A page, and its end of the line."""
    socket = Socket(deaf=deaf)
    OPEN.append(PageVisit(socket, Enter(), address=address, secure=True))
    return OPEN[-1], socket


def closing(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., Coroutine[Any, Any, None]]:
    """Close all pages after a test."""

    @wraps(test)
    async def closed(*given: Any, **named: Any) -> None:
        try:
            await test(*given, **named)
        finally:
            await asyncio.gather(*(visit.close() for visit in OPEN))
            OPEN.clear()

    return closed


async def all_goes_out() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def titles(socket: Socket) -> list[str]:
    return [each.title for each in socket.told if isinstance(each, Lobby)]


def gone(socket: Socket) -> list[str]:
    return [each.why for each in socket.told if isinstance(each, Gone)]


# ---- how many


@closing
async def test_a_further_page_of_somebody_takes_the_place_of_her_first() -> None:
    audience = Audience[Board](of_one=2)
    pages = [page() for _ in range(6)]
    for (visit, _), owner in zip(pages, ("Ada", "Ada", None, None, None, "Ada"), strict=True):
        audience.add(visit, Board(), partial(str, owner) if owner else lambda: None)
    assert [*audience] == [visit for visit, _ in pages[1:]]
    await all_goes_out()
    assert [gone(socket) for _, socket in pages] == [["elsewhere"], [], [], [], [], []]
    assert audience.pages_of("Ada") == [pages[1][0], pages[5][0]]


@closing
async def test_there_are_so_many_strangers_and_a_crowd_makes_room() -> None:
    audience = Audience[Board](strangers=ConnectionLimits(an_address=3, in_all=4))
    seats = [page("192.0.2.1") for _ in range(4)]
    for visit, _ in seats:
        audience.add(visit, Board(), lambda: "seated")
    crowd = [page("192.0.2.1") for _ in range(3)]
    for visit, _ in crowd:
        audience.add(visit, Board())
    refused, socket = page("192.0.2.1")
    with pytest.raises(PageGone):
        audience.add(refused, Board())
    for address in ("192.0.2.2", "192.0.2.3"):
        audience.add(page(address)[0], Board())
    await all_goes_out()
    assert gone(socket) == ["too_many"] and refused not in audience
    assert [gone(each) for _, each in crowd] == [["too_many"], [], []]
    assert len(audience.pages_of(None)) == 4 and not any(gone(each) for _, each in seats)
    audience.add(page("192.0.2.1")[0], Board(), lambda: "seated")  # whoever has a place always finds room
    late, socket = page("192.0.2.2")
    with pytest.raises(PageGone):  # no crowd is larger than hers
        audience.add(late, Board())
    await all_goes_out()
    assert gone(socket) == ["too_many"]


@closing
async def test_a_page_that_is_gone_leaves_its_place_to_a_stranger() -> None:
    audience = Audience[Board](strangers=ConnectionLimits(an_address=1, in_all=1))
    for _ in range(2):
        visit, _ = page("192.0.2.1")
        with audience.looking(visit, Board()):
            assert [*audience] == [visit]


@closing
async def test_of_pages_whose_address_nobody_tells_the_next_one_always_comes_in() -> None:
    """One tunnel is no crowd: eight pages of somebody keep nobody else out, and neither do more."""
    audience = Audience[Board](strangers=ConnectionLimits(an_address=1, in_all=3))
    pages = [page() for _ in range(4)]
    for visit, _ in pages:
        audience.add(visit, Board())
    await all_goes_out()
    assert [gone(socket) for _, socket in pages] == [["too_many"], [], [], []]
    assert [*audience] == [visit for visit, _ in pages[1:]]


@closing
async def test_a_page_that_reads_nothing_is_waited_for_by_nobody() -> None:
    audience = Audience[Board](strangers=ConnectionLimits(an_address=3, in_all=3))
    for _ in range(3):
        deaf, _ = page("192.0.2.1", deaf=True)
        audience.add(deaf, Board())
        deaf.send(Heard(n=1))
    for n in range(2):
        audience.add(page(f"192.0.2.{n + 2}")[0], Board())
        assert len(audience) == 3
    audience.send_away("closed")
    assert not audience


# ---- what they are told


@closing
async def test_each_page_is_told_what_is_new_and_only_that() -> None:
    audience, board = Audience[Board](), Board()
    (visit, socket), (other, second) = page(), page()
    audience.add(visit, board)
    audience.tell()
    audience.add(other, board)
    audience.tell()
    assert board.made == 2, "an equal moment is not looked at again"
    await all_goes_out()
    assert titles(socket) == titles(second) == ["first"]
    board.write("first")
    audience.tell()
    board.write("second")
    audience.tell([other])
    await all_goes_out()
    assert (titles(socket), titles(second)) == (["first"], ["first", "second"])
    audience.tell_anew(other)
    audience.tell()
    await all_goes_out()
    assert (titles(socket), titles(second)) == (["first", "second"], ["first", "second", "second"])


@closing
async def test_a_pause_lies_between_two_messages_and_the_newest_comes_after_it() -> None:
    now = 0.0
    audience, board = Audience[Board](clock=lambda: now), Board(pause=5.0)
    visit, socket = page()
    audience.add(visit, board)
    for now in (0.0, 1.0, 4.9, 5.0, 5.1):
        audience.tell()
        board.write(f"at {now}")
        await all_goes_out()
    assert titles(socket) == ["first", "at 4.9"]


@closing
async def test_whoever_waits_for_a_page_looks_for_what_is_new() -> None:
    audience, board = Audience[Board](look=0.01), Board()
    visit, socket = page()
    with audience.looking(visit, board):
        waits = asyncio.create_task(audience.next_from(visit))
        await all_goes_out()
        board.write("second")
        while titles(socket) != ["first", "second"]:
            await asyncio.sleep(0.01)
        socket.say(Do(n=1, at=0, choice="x"))
        assert (await waits).n == 1
    assert not audience


# ---- what their people do


async def doing(presses: int, *messages: FromPerson) -> tuple[Board, Socket]:
    """The outcome of messages, taken one after the other until the page is closed."""
    audience, board = Audience[Board](presses=presses, clock=lambda: 0.0), Board()
    visit, socket = page()
    with audience.looking(visit, board):
        audience.tell()
        for message in messages:
            audience.take(visit, message)
            audience.tell()
        await all_goes_out()
    return board, socket


@closing
async def test_what_somebody_does_is_acknowledged_and_her_page_told_anew() -> None:
    board, socket = await doing(0, Do(n=1, at=0, choice="x"), BeReady(n=2, ready=True))
    assert [each.n for each in board.taken] == [1, 2]
    assert [each.n for each in socket.told if isinstance(each, Heard)] == [1, 2]
    assert [each.sentence for each in socket.told if isinstance(each, PageNotice)] == [
        "That is not possible."
    ]
    assert len(titles(socket)) == 3


class Poster(PageView):
    """A thing that one only reads."""

    @property
    def version(self) -> object:
        return 0

    def state(self) -> Lobby:
        return Lobby(title="read me")


@closing
async def test_what_is_sent_to_a_thing_that_one_only_reads_does_nothing() -> None:
    audience, (visit, socket) = Audience[Poster](), page()
    audience.add(visit, Poster())
    audience.take(visit, Do(n=1, at=0, choice="x"))
    await all_goes_out()
    assert not [each for each in socket.told if isinstance(each, PageNotice | Gone)]


@closing
async def test_what_is_only_said_changes_nothing_on_a_page() -> None:
    board, socket = await doing(0, Speak(n=1, phrase=0))
    assert len(board.taken) == 1 and len(titles(socket)) == 1


@closing
async def test_what_comes_too_fast_is_dropped_and_told() -> None:
    presses = [Do(n=n, at=0, choice="x") for n in range(4)]
    board, socket = await doing(3, *presses)
    assert [each.n for each in board.taken] == [0, 1, 2]
    assert [each.n for each in socket.told if isinstance(each, Heard)] == [0, 1, 2, 3]
    assert ["too fast" in each.sentence for each in socket.told if isinstance(each, PageNotice)] == [True]
    assert len(titles(socket)) == 5, "it is told what is possible all the same"


@closing
async def test_hearing_drops_what_is_too_fast_and_lets_go_whoever_leaves() -> None:
    audience = Audience[Board](presses=1, clock=lambda: 0.0)
    visit, socket = page()
    with audience.looking(visit, Board()):
        socket.say(
            Do(n=1, at=0, choice="x"), Do(n=2, at=0, choice="x"), GoAway(n=3), Do(n=4, at=0, choice="x")
        )
        assert (await audience.hear(visit)).n == 1
        with pytest.raises(PageGone):
            await audience.hear(visit)
    assert gone(socket) == ["left"]
    assert [each.n for each in socket.told if isinstance(each, Heard)] == [1, 2, 3]


class Desk(Board):
    """A thing at which some messages are taken, one of them by steps that take time."""

    def take(self, message: FromPerson) -> Any:
        return PageView.take(self, message)

    def _do(self, message: Do) -> None:
        if message.choice == "refused":
            raise NotOffered("it is not there")
        self.taken.append(message)

    async def _ready(self, message: BeReady) -> str:
        await asyncio.sleep(0)
        self.taken.append(message)
        return "That has taken a while."

    takes: ClassVar[Takes] = {Do: _do, BeReady: _ready}


@closing
async def test_a_view_takes_the_kinds_of_messages_of_its_table_one_after_the_other() -> None:
    audience, desk, (visit, socket) = Audience[Desk](), Desk(), page()
    with audience.looking(visit, desk):
        socket.say(BeReady(n=1, ready=True), BeSeen(n=2, seen=True), Do(n=3, at=0, choice="x"), GoAway(n=4))
        with pytest.raises(PageGone):
            await audience.serve(visit)
    assert [each.n for each in desk.taken] == [1, 3]
    assert [each.n for each in socket.told if isinstance(each, Heard)] == [1, 2, 3, 4]
    sentences = [each.sentence for each in socket.told if isinstance(each, PageNotice)]
    assert sentences == ["That has taken a while."]


@pytest.mark.parametrize("retells", [True, False])
@closing
async def test_what_is_not_offered_is_dropped_and_the_page_told_anew(retells: bool) -> None:
    audience, desk, (visit, socket) = Audience[Desk](retells=retells), Desk(), page()
    audience.add(visit, desk)
    for choice in ("x", "refused", "x"):
        audience.tell()
        audience.take(visit, Do(at=0, choice=choice))
    audience.tell()
    await all_goes_out()
    assert len(desk.taken) == 2
    assert len(titles(socket)) == (4 if retells else 2)


# ---- goodbye


@pytest.mark.parametrize("deaf", [False, True])
@closing
async def test_whoever_is_sent_away_is_not_heard_any_more(deaf: bool) -> None:
    visit, socket = page(deaf=deaf)
    visit.send(Heard(n=1))
    socket.say(Do(n=7, at=0, choice="x"))
    visit.send_away("elsewhere")
    with pytest.raises(PageGone):
        await visit.receive()
    visit.send(Lobby(title="late"))
    await all_goes_out()
    assert deaf or (titles(socket) == [] and gone(socket) == ["elsewhere"])


@closing
async def test_what_was_said_just_before_somebody_was_sent_away_is_not_taken() -> None:
    audience = Audience[Board]()
    visit, socket = page()
    with audience.looking(visit, Board()):
        waits = asyncio.create_task(audience.hear(visit))
        await all_goes_out()
        socket.say(Do(n=7, at=0, choice="x"))
        await asyncio.sleep(0)  # it has arrived, and nobody has looked yet
        audience.send_away("cup")
        with pytest.raises(PageGone):
            await waits
    await all_goes_out()
    assert gone(socket) == ["cup"] and not any(isinstance(each, Heard) for each in socket.told)


@closing
async def test_without_a_word_a_page_is_closed_and_comes_back() -> None:
    audience = Audience[Board]()
    visit, socket = page()
    audience.add(visit, Board())
    audience.send_away(None)
    with pytest.raises(PageGone):
        await visit.receive()
    await all_goes_out()
    assert visit.closed and socket.told == []


@closing
async def test_another_thread_tells_a_page_and_sends_it_away() -> None:
    visit, socket = page()

    def beside() -> None:
        audience = Audience[Board]()
        audience.add(visit, Board())
        audience.tell()
        audience.take(visit, BeReady(n=1, ready=True))
        audience.send_away("sent_away")

    thread = Thread(target=beside)
    thread.start()
    thread.join()
    assert socket.told == [], "only the loop of the page sends"
    await all_goes_out()
    assert [type(each) for each in socket.told] == [Lobby, Heard, PageNotice, Gone]


async def test_a_page_whose_loop_has_ended_is_told_nothing() -> None:
    found: list[PageVisit] = []

    async def steps() -> None:
        found.append(PageVisit(Socket(), Enter(), address="", secure=True))

    thread = Thread(target=lambda: asyncio.run(steps()))
    thread.start()
    thread.join()
    found[0].send(Heard(n=1))
    found[0].send_away("closed")
