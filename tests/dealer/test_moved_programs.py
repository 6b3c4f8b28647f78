"""Programs with windows at a dealer whose match has moved away: the same link, the way back, real sockets."""

import asyncio
from pathlib import Path
from typing import Any, Never

import pytest

from briscola.client.visit.friends_client import FriendsClient
from briscola.dealer.dealer_settings import TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.dealer.moved_matches import MOVES_AFTER
from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.addresses.room_codes import read_room_code
from briscola.network.network_thread import NetworkThread
from tests.client.friends.evening import Evening, friend
from tests.dealer.club_guest import HERE
from tests.dealer.house import Club
from tests.network.broker import Broker


class ThreadedClub(Club):
    """A dealer in a thread of its own, reached at a port, or through a meeting point alone."""

    def __init__(self, folder: Path, meeting: MeetingPoint | None = None) -> None:
        table = TableSettings(name="For all", people=1, computers=1, level="random")
        point = "" if meeting is None else meeting.text
        super().__init__(folder, table, listen=meeting is None, meeting=point)
        self._meeting = meeting
        self._thread: NetworkThread[Never] = NetworkThread()
        self._thread.start()
        self._do(self.open())

    def _do(self, steps: Any) -> None:
        self._thread.submit(steps).result(20)

    @property
    def link(self) -> str:
        """Code of the link, as it is told to everybody."""
        (line,) = self.dealer.tables.lines()
        return read_room_code(line.split("\t")[1])

    def comes(self, who: FriendsClient) -> None:
        if self._meeting is None:
            who.join(self.link, [HERE], self.port)
        else:
            who.join(self.link, points=[self._meeting])

    def half_an_hour(self) -> None:
        self._do(self._half_an_hour(self.table))

    async def _half_an_hour(self, table: DealerTable) -> None:
        match = table.running.table.match
        while match is not None and match.listeners.seats:
            await asyncio.sleep(0.01)
        table.running.table.tick(MOVES_AFTER)
        while len(self.dealer.tables) < 2:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        self._do(self.dealer.close())
        self._thread.stop()


@pytest.mark.slow
@pytest.mark.parametrize("met", [False, True])
def test_one_link_leads_a_stranger_to_the_new_table_and_the_way_back_to_the_match(
    tmp_path: Path, broker: Broker, met: bool
) -> None:
    point = MeetingPoint(host=HERE, port=broker.port, transport="tcp")
    club = ThreadedClub(tmp_path / "dealer", point if met else None)
    evening = Evening([friend(tmp_path, "Anna")])
    try:
        (anna,) = evening.friends
        link = club.link
        club.comes(anna)
        evening.until(lambda: anna.table is not None)
        anna.sit(0)
        evening.until(lambda: anna.table is not None and anna.table.own == 0)
        anna.ready()
        evening.play(until=lambda: club.played)
        match = club.table.match
        anna.close()
        club.half_an_hour()
        assert club.link == link
        leo, anna = friend(tmp_path, "Leo"), friend(tmp_path, "Anna")
        evening.friends = [leo, anna]
        club.comes(leo)
        evening.until(lambda: leo.table is not None)
        assert leo.table is not None and leo.table.code == club.table.code != link
        leo.sit(0)
        evening.until(lambda: leo.table is not None and leo.table.own == 0)
        assert not leo.troubles and not leo.table.terms.moved
        anna.go_back()
        evening.play(until=lambda: anna.seat is not None and anna.seat.dealt)
        assert anna.seat is not None and anna.seat.header.id == match
        assert anna.table is not None and anna.table.code == link and anna.table.terms.moved
        assert not anna.troubles
        assert club.table.people == 1, "Leo alone is at the new table"
    finally:
        evening.close()
        club.close()
