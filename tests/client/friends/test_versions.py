"""A table of another version is told apart from a table that is closed."""

import asyncio

import pytest

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.news import FriendsTrouble, News
from briscola.client.friends.visitor import Visitor
from briscola.client.friends.visitor_parts import Sitter, UnkeptRecords
from briscola.i18n.friends_words import trouble_text
from briscola.network.guest_messages import GuestMessage
from briscola.network.host_messages import Goodbye, HostMessage, Why
from tests.client.friends.in_memory import TABLE, key_of


class OtherTable:
    """A table that says goodbye to whatever it is told first."""

    peer, local = TABLE.public, False

    def __init__(self, why: Why) -> None:
        self._answers: asyncio.Queue[HostMessage] = asyncio.Queue()
        self._why = why

    def send(self, message: GuestMessage) -> None:
        del message
        self._answers.put_nowait(Goodbye(why=self._why, sentence="Object contains unknown field `line`"))

    async def receive(self) -> HostMessage:
        return await self._answers.get()

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("why", ["message", "protocol"])
def test_an_older_and_a_newer_table_both_say_that_the_versions_differ(why: Why) -> None:
    told: list[News] = []

    async def visit() -> None:
        async def way() -> OtherTable:
            return OtherTable(why)

        me = Sitter(key=key_of(1), name="Leo", face="person-man")
        await Visitor(me, way, told.append, UnkeptRecords(), note=TableNote(code="ABCDEFGHJK")).stay()

    asyncio.run(visit())
    (trouble,) = [news for news in told if isinstance(news, FriendsTrouble)]
    assert trouble_text(trouble.kind) == trouble_text("version")
