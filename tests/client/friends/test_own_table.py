"""The own table as the window acts at it: beside the window, which is told afterwards."""

import asyncio
from pathlib import Path

from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.local_door import local_doors
from briscola.client.friends.table_plan import USUAL_WISHES
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.own_table import OwnTable
from briscola.network.messages.from_guest import Watch
from tests.client.friends.in_memory import TABLE, hello_of, key_of, public_of


async def test_whoever_acts_at_the_own_table_has_the_window_told_what_has_come_of_it(tmp_path: Path) -> None:
    told: list[list[str]] = []

    def changed() -> None:
        told.append([] if own.hosting is None else [each.name for each in own.hosting.table.admission.knocks])

    steps: list[asyncio.Task[None]] = []
    own = OwnTable(
        FriendRecords(tmp_path),
        thinking=0.0,
        changed=changed,
        failed=lambda _news: None,
        report=lambda _trouble: None,
        submit=lambda acting: steps.append(asyncio.create_task(acting)),
    )
    own.let_in(public_of(1), False)
    await steps.pop()
    assert told == []  # no table is open
    setup = MatchSetup(variant="briscola", players=2, winning_hands=1)
    hosting = own.make(setup, USUAL_WISHES, meeting=None)
    assert hosting is not None
    door, _hers = local_doors(TABLE.public, key_of(1).public)
    hosting.table.arrive(public_of(1), door, hello_of())
    hosting.table.receive(public_of(1), door, Watch(name="Carla", face="carla"))
    own.do(lambda _table: None)
    await steps.pop()
    own.let_in(public_of(1), False)
    await steps.pop()
    assert told == [["Carla"], []]
