"""A table may send a guest's program on to another one, not for ever and not to nonsense."""

import asyncio
from pathlib import Path

import pytest

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.local_door import local_doors
from briscola.client.friends.news import FriendsTrouble, News, TableLeft
from briscola.client.friends.visitor import MOST_MOVES, Visitor
from briscola.client.friends.visitor_parts import Sitter, Speaking
from briscola.i18n.friends_words import trouble_text
from briscola.network.host_messages import Goodbye
from tests.network.keys import ANNA, TABLE

HERE, THERE = "7KMPQ2ABCD", "CC5GRJZ6P8"


def visit(folder: Path, code: str) -> tuple[list[str], list[News]]:
    """Go to a table that sends everybody on to a code: the codes at which she knocks, and her news."""
    knocked, told = list[str](), list[News]()

    async def way() -> Speaking:
        knocked.append(visitor.code)
        ours, hers = local_doors(TABLE.public, ANNA.public)
        ours.send(Goodbye(why="moved", code=code))
        return hers

    me = Sitter(key=ANNA, name="Anna", face="person-woman")
    visitor = Visitor(me, way, told.append, FriendRecords(folder), note=TableNote(code=HERE))
    asyncio.run(asyncio.wait_for(visitor.stay(), 20))
    return knocked, told


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between two knocks."""
    monkeypatch.setattr("briscola.client.friends.visitor.FIRST_PAUSE", 0.0)


def test_a_table_that_sends_her_on_for_ever_is_left(tmp_path: Path) -> None:
    knocked, told = visit(tmp_path, THERE)
    assert knocked == [HERE] + [THERE] * MOST_MOVES
    assert isinstance(told[-1], TableLeft)
    (trouble,) = (news for news in told if isinstance(news, FriendsTrouble))
    assert trouble.kind == "moved" and trouble_text(trouble.kind) == trouble_text("lost")


def test_a_table_that_is_just_moving_asks_her_to_knock_again(tmp_path: Path) -> None:
    knocked, _ = visit(tmp_path, "")
    assert knocked == [HERE] * (MOST_MOVES + 1)


def test_she_is_not_sent_on_to_what_is_no_code(tmp_path: Path) -> None:
    knocked, told = visit(tmp_path, "nonsense")
    assert knocked == [HERE]
    assert [news.kind for news in told if isinstance(news, FriendsTrouble)] == ["host_cheats"]
