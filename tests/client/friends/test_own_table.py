"""The own table as the window acts at it: beside the window, which is told afterwards."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

import psutil
import pytest
from msgspec.structs import replace

from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.local_endpoint import local_endpoints
from briscola.client.friends.table_plan import USUAL_WISHES
from briscola.client.friends.table_service import TableService
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.news import FriendsTrouble, News
from briscola.client.visit.own_table import OwnTable, Serving
from briscola.engine.occupant import Occupant
from briscola.network.messages.from_guest import Ready, Watch
from briscola.network.messages.from_host import Goodbye
from briscola.storage.match_choices import seated
from tests.client.friends.at_shared_table import HELLO, OPEN, Line, change
from tests.client.friends.evening import Evening, friend
from tests.client.friends.in_memory import TABLE, hello_of, key_of, public_of
from tests.network.carriers import doors
from tests.storage.disks import unreadable

CALM = Serving(thinking=0.0)


def own_table_at(folder: Path, post: Callable[[News], object]) -> OwnTable:
    """The own table of a folder, which tells its troubles."""
    return OwnTable(FriendRecords(folder), CALM, changed=lambda: None, post=post, submit=lambda _acting: None)


SETUP = seated(
    MatchSetup(variant="briscola", players=2, winning_hands=1),
    [Occupant(name="Anna", face="person-woman", key=public_of(0)), OPEN],
)


async def stopped_in_a_match(own: OwnTable) -> TableService:
    """The service of a table that closed in its match, as if its program had ended."""
    hosting = own.make(SETUP, USUAL_WISHES, meeting=None)
    assert hosting is not None
    hosting.table.arrive(public_of(0), line := Line(), HELLO)
    hosting.table.receive(public_of(0), line, Ready(ready=True))
    hosting.table.begin()
    assert hosting.table.playing
    await hosting.close(goodbye=False)
    return hosting


async def test_whoever_acts_at_the_own_table_has_the_window_told_what_has_come_of_it(tmp_path: Path) -> None:
    told: list[list[str]] = []

    def changed() -> None:
        told.append([] if own.hosting is None else [each.name for each in own.hosting.table.admission.knocks])

    steps: list[asyncio.Task[None]] = []
    own = OwnTable(
        FriendRecords(tmp_path),
        CALM,
        changed=changed,
        post=lambda _news: None,
        submit=lambda acting: steps.append(asyncio.create_task(acting)),
    )
    own.let_in(public_of(1), False)
    await steps.pop()
    assert told == []  # no table is open
    setup = MatchSetup(variant="briscola", players=2, winning_hands=1)
    hosting = own.make(setup, USUAL_WISHES, meeting=None)
    assert hosting is not None
    door, _hers = local_endpoints(TABLE.public, key_of(1).public)
    hosting.table.arrive(public_of(1), door, hello_of())
    hosting.table.receive(public_of(1), door, Watch(name="Carla", face="carla"))
    own.do(lambda _table: None)
    await steps.pop()
    own.let_in(public_of(1), False)
    await steps.pop()
    assert told == [["Carla"], []]


async def test_friends_who_could_not_be_read_when_the_table_opened_are_friends_still(tmp_path: Path) -> None:
    steps: list[Coroutine[None, None, None]] = []
    own = OwnTable(
        FriendRecords(tmp_path),
        CALM,
        changed=lambda: None,
        post=lambda news: pytest.fail(str(news)),
        submit=steps.append,
    )
    known = {public_of(each): "Leo" for each in (2, 3)}
    FriendRecords(tmp_path).note_friends(known, ())
    with unreadable(tmp_path / "friends.json"):
        hosting = own.make(SETUP, USUAL_WISHES, meeting=None)
        assert hosting is not None
        for who in (1, 2):
            known_too = hosting.table.admission.remembering(public_of(who), "Mia", page=False)
            change(hosting.table, admission=known_too)
        own.do(lambda _table: None)
        await steps.pop()
    assert own._records.friends == known, "nothing is written over it"
    own.do(lambda table: change(table, admission=table.admission.forgetting(public_of(2), barred=False)))
    await steps.pop()
    assert own._records.friends == {public_of(3): "Leo", public_of(1): "Mia"}


@pytest.mark.parametrize("goodbye", [True, False])
async def test_whoever_comes_back_while_the_table_closes_hears_what_the_others_have_heard(
    tmp_path: Path, goodbye: bool
) -> None:
    """Without a goodbye she waits for the host to come back, as they do."""
    own = own_table_at(tmp_path, lambda _trouble: None)
    setup = MatchSetup(variant="briscola", players=2, winning_hands=1)
    hosting = own.make(setup, USUAL_WISHES, meeting=None)
    assert hosting is not None
    await hosting.close(goodbye=goodbye)
    hers, ours = await doors()
    speaking = asyncio.create_task(hosting.speak(ours, hello_of()))
    if goodbye:
        assert await hers.receive() == Goodbye(why="closed")
    await asyncio.wait_for(speaking, 5)
    assert not hosting.table.connections
    await asyncio.gather(ours.close(), hers.close())


@pytest.mark.parametrize("goodbye", [True, False])
@pytest.mark.parametrize("opened", [0, 1, 2])
async def test_a_match_goes_on_with_its_key_though_other_tables_were_opened_and_nobody_began(
    tmp_path: Path, opened: int, goodbye: bool
) -> None:
    def own_table() -> OwnTable:
        return own_table_at(tmp_path, lambda news: pytest.fail(str(news)))

    hosting = await stopped_in_a_match(own_table())
    earlier, hers = tmp_path / f"{'0' * 32}.key", tmp_path / "friends.key"
    earlier.touch()
    hers.touch()
    for _ in range(opened):
        another = own_table().make(SETUP, USUAL_WISHES, meeting=None)
        assert another is not None and another.code != hosting.code
        await another.close(goodbye=goodbye)
    assert hers.exists() and earlier.exists() == (opened == 0), "the key of a match before is of no use"
    for _ in range(2):
        again = own_table().make_again()
        assert again is not None and again[0].code == hosting.code
        await again[0].close(goodbye=False)


async def test_a_match_goes_on_with_its_key_though_its_note_could_not_be_read_for_a_while(
    tmp_path: Path,
) -> None:
    own = own_table_at(tmp_path, lambda news: pytest.fail(str(news)))
    hosting = await stopped_in_a_match(own)
    with unreadable(tmp_path / "hosting.json"):
        another = own.make(SETUP, USUAL_WISHES, meeting=None)
        assert another is not None
        await another.close()
    again = own.make_again()
    assert again is not None and again[0].code == hosting.code
    await again[0].close(goodbye=False)


@pytest.mark.parametrize(
    ("damage", "kept"),
    [
        (lambda data: data.replace(b'"record"', b'"recorx"', 1), True),
        (lambda data: data.replace(b'"briscola"', b'"briscolx"', 1), True),
        (lambda data: data[:20], False),
    ],
    ids=["no header", "no game", "not one line"],
)
async def test_a_damaged_record_of_ones_own_table_is_told_and_not_lost(
    tmp_path: Path, damage: Callable[[bytes], bytes], *, kept: bool
) -> None:
    told: list[News] = []
    own = own_table_at(tmp_path, told.append)
    await stopped_in_a_match(own)
    (path,) = tmp_path.glob("*.jsonl")
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    assert own.make_again() is None
    assert [each.kind for each in told if isinstance(each, FriendsTrouble)] == ["record"]
    assert [each.read_bytes() for each in tmp_path.glob("*.jsonl")] == ([damaged] if kept else [])


@pytest.mark.slow
def test_a_table_that_cannot_be_opened_again_leaves_no_program_running(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text("import time\nprint('{\"ready\":true}', flush=True)\ntime.sleep(1000)\n")
    host = Occupant(name="", face="person-woman")
    computer = Occupant(name="Bot", face="peppe", level=f"cmd:{sys.executable} {program}")
    setup = seated(MatchSetup(variant="briscola", players=2, winning_hands=1), [host, computer])

    def runs() -> bool:
        return any(str(program) in (each.info["cmdline"] or ()) for each in psutil.process_iter(["cmdline"]))

    with Evening([friend(tmp_path, "Anna")]) as evening:
        evening.sit_down(setup)
        evening.begin()
        evening.until(runs)
    again = friend(tmp_path, "Anna")
    again.own.serving = replace(again.own.serving, address="192.0.2.1")  # of no computer
    with Evening([again]) as evening:
        evening.until(lambda: not runs())
        again.reopen()
        evening.until(lambda: runs() or again.idle)
        evening.until(lambda: again.idle and again.own.hosting is None)
        assert [*again.troubles] == ["no_network"] and again.table is None
        evening.until(lambda: not runs(), seconds=20)
