"""A table lets a guest's program go: to another table, not for ever nor to nonsense, or as too old or new."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.local_endpoint import LocalEndpoint, local_endpoints
from briscola.client.visit.news import FriendsTrouble, News, TableLeft
from briscola.client.visit.visitor import MOST_MOVES, Visitor
from briscola.client.visit.visitor_parts import EndpointToHost, SelfIdentity
from briscola.i18n.friends_words import trouble_text
from briscola.network import network_thread
from briscola.network.addresses.page_address import PageAddress
from briscola.network.messages.from_guest import Hello
from briscola.network.messages.from_host import Goodbye, HostMessage, MatchHeader, Refused, Why
from briscola.network.network_thread import NetworkThread
from tests.network.keys import ANNA, TABLE
from tests.network.sample_messages import SALT
from tests.network.welcoming import WELCOME

HERE, THERE = "7KMPQ2ABCD", "CC5GRJZ6P8"


def visit(
    folder: Path, *messages: HostMessage, post: Callable[[News], bool | None] | None = None
) -> tuple[list[str], list[News]]:
    """Go to a table that says this at once, a goodbye last: the codes at which she knocks, and her news.

    Nobody hears these if they are to `post`.
    """
    knocked, told = list[str](), list[News]()

    async def way() -> EndpointToHost:
        knocked.append(visitor.note.code)
        ours, hers = local_endpoints(TABLE.public, ANNA.public)
        for message in messages:
            ours.send(message)
        return hers

    me = SelfIdentity(key=ANNA, name="Anna", face="person-woman")
    visitor = Visitor(me, way, post or told.append, FriendRecords(folder), note=TableNote(code=HERE))
    asyncio.run(asyncio.wait_for(visitor.stay(), 20))
    return knocked, told


def troubles(told: list[News]) -> list[str]:
    return [news.kind for news in told if isinstance(news, FriendsTrouble)]


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between two knocks."""
    monkeypatch.setattr("briscola.client.visit.visitor.FIRST_PAUSE", 0.0)


@pytest.mark.parametrize(
    ("code", "knocks", "kinds"),
    [
        (THERE, [HERE, *[THERE] * MOST_MOVES], ["moved"]),
        ("", [HERE] * (MOST_MOVES + 1), ["moved"]),
        ("nonsense", [HERE], ["host_cheats"]),
    ],
    ids=["for ever", "it is just moving", "to what is no code"],
)
def test_a_table_sends_her_on_to_codes_and_not_for_ever(
    tmp_path: Path, code: str, knocks: list[str], kinds: list[str]
) -> None:
    knocked, told = visit(tmp_path, Goodbye(why="moved", code=code))
    assert knocked == knocks and troubles(told) == kinds and isinstance(told[-1], TableLeft)
    assert trouble_text("moved") == trouble_text("lost")


async def test_a_match_that_begins_just_as_she_leaves_is_no_cheat(tmp_path: Path) -> None:
    ours, hers = local_endpoints(TABLE.public, ANNA.public)
    told, there = list[News](), asyncio.Event()

    async def way() -> EndpointToHost:
        return hers

    def take(news: News) -> None:
        told.append(news)
        there.set()

    me = SelfIdentity(key=ANNA, name="Anna", face="person-woman")
    visitor = Visitor(me, way, take, FriendRecords(tmp_path), note=TableNote(code=HERE))
    staying = asyncio.create_task(visitor.stay())
    ours.send(WELCOME)
    await there.wait()
    ours.send(MatchHeader(header="{}", run=SALT, lines=0))
    await visitor.leave()
    await staying
    assert not troubles(told) and isinstance(told[-1], TableLeft)


@pytest.mark.parametrize("why", ["message", "protocol"])
def test_an_older_and_a_newer_table_both_say_that_the_versions_differ(tmp_path: Path, why: Why) -> None:
    """It is told apart from a table that is closed."""
    _, told = visit(tmp_path, Goodbye(why=why, sentence="Object contains unknown field `line`"))
    (kind,) = troubles(told)
    assert trouble_text(kind) == trouble_text("version")


def test_news_without_end_end_the_visit_to_a_window_that_does_not_look(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """None of them is dropped, and it learns that the table is left; she can come back."""
    monkeypatch.setattr(network_thread, "LONGEST_QUEUE", 50)
    window = NetworkThread[News]()
    flood = [Refused(why="not_now") for _ in range(300)]
    knocked, _ = visit(tmp_path, WELCOME, *flood, post=window.post)
    heard = window.poll()
    assert len(heard) == 53 and len(knocked) == 1
    assert heard[-2:] == [FriendsTrouble(kind="own_fault"), TableLeft()]


def test_a_host_that_echoes_nothing_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As often as it takes: here its second welcome is followed by a goodbye."""
    monkeypatch.setattr("briscola.client.visit.visitor.LONGEST_UNHEARD", 0.05)
    monkeypatch.setattr(LocalEndpoint, "local", False)
    told, doors = list[News](), list[LocalEndpoint]()

    async def way() -> EndpointToHost:
        ours, hers = local_endpoints(TABLE.public, ANNA.public)
        doors.append(ours)
        ours.send(WELCOME)
        if len(doors) > 1:
            ours.send(Goodbye(why="closed"))
        return hers

    me = SelfIdentity(key=ANNA, name="Anna", face="person-woman")
    visitor = Visitor(me, way, told.append, FriendRecords(tmp_path), note=TableNote(code=HERE))
    asyncio.run(asyncio.wait_for(visitor.stay(), 20))
    assert len(doors) == 2 and troubles(told) == ["closed"]


async def test_with_the_ticket_of_her_page_she_says_it_first(tmp_path: Path) -> None:
    ours, hers = local_endpoints(TABLE.public, ANNA.public)

    async def way() -> EndpointToHost:
        return hers

    me, note = SelfIdentity(key=ANNA, name="Anna", face="person-woman"), TableNote(code=HERE)
    visitor = Visitor(me, way, lambda _: None, FriendRecords(tmp_path), note=note)
    staying = asyncio.create_task(visitor.stay("ab" * 16))
    hello = await ours.heard_from_guest()
    assert isinstance(hello, Hello) and hello.ticket == "ab" * 16
    ours.send(Goodbye(why="closed"))
    await staying


def test_of_many_links_to_one_table_the_last_ones_are_tried(tmp_path: Path) -> None:
    async def way() -> EndpointToHost:
        raise AssertionError("nobody connects")

    me = SelfIdentity(key=ANNA, name="Anna", face="person-woman")
    visitor = Visitor(me, way, lambda _: None, FriendRecords(tmp_path), note=TableNote(code=HERE))
    for name in "abcda":
        visitor.reach_by(PageAddress(host=f"{name}.example.org"))
    assert visitor.note.pages == tuple(f"https://{name}.example.org/" for name in "adc")
