"""A person with a program of her own, without a window: she sits down, plays by chance, and tells the end.

`python -m tests.client.friends.friend_process FOLDER GAME PEOPLE SEAT SEED MEETING_POINT` is such a process.
"""

import json
import sys
import time
from pathlib import Path
from random import Random

from briscola.client.visit.friends_client import FriendsClient
from briscola.engine.chain import chain_of
from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules
from briscola.network.addresses.meeting_points import MeetingPoint, read_meeting_point
from briscola.storage.files.atomic_write import put_whole
from briscola.storage.records.match_record import Record, right
from tests.checker import check
from tests.client.friends.evening import Evening, friend, setup_of
from tests.client.script_records import says

NAMES = ("Annunziata", "Baldassarre", "Clementina", "Domenico", "Eleonora", "Fortunato")
"""First letters that differ: each of them has another face."""


def done_file(folder: Path, seat: int) -> Path:
    """The file that tells that somebody's match is over: its digest."""
    return folder / f"done-{seat}"


def one_record(folder: Path, people: int) -> Record:
    """The record that all have kept: the same, with the digest that each has, right for three readers."""
    files = [path.read_bytes() for path in folder.glob("*/friends/*.jsonl")]
    assert len(files) == people and len({*files}) == 1, f"{len({*files})} records in {len(files)} files"
    header, *lines = files[0].decode().splitlines()
    digests = {done_file(folder, seat).read_text() for seat in range(people)}
    assert digests == {chain_of(header, lines).hex()}, digests
    record = right(files[0])
    assert record.position.ended
    assert says(folder, files[0]) is None
    check(files[0].splitlines())
    return record


def play_to_the_end(
    folder: Path,
    rules: Rules,
    people: int,
    seat: int,
    chance: Random,
    *,
    meeting: MeetingPoint | None = None,
) -> None:
    """Sit down, play, and say when the match is over; never returns.

    With a `meeting` point, guests come through it alone.
    """
    me = friend(folder, NAMES[seat])
    evening = Evening([me], seed=chance.randrange(999))
    place = folder / "place.json"
    while True:
        if seat == 0:
            kept = (folder / NAMES[0] / "friends" / "hosting.json").exists()
            _host(me, rules, people, place, meeting, kept=kept)
        else:
            _guest(me, place, seat, meeting)
        if _waits(me) and not _has_played(folder, seat):
            me.ready()
        me.update()
        evening.act(me)
        if me.seat is not None and me.seat.over and me.seat.lines.recorded_whole:
            put_whole(done_file(folder, seat), me.seat.whole_log()[1].encode())
        time.sleep(0.003)


def _host(
    me: FriendsClient, rules: Rules, people: int, place: Path, meeting: MeetingPoint | None, *, kept: bool
) -> None:
    """Open the table, or open one that was `kept` again; let everybody in and begin."""
    table = me.table
    if table is None:
        if me.idle and kept:
            me.reopen()
        elif me.idle:
            me.open_table(setup_of(rules, people), meeting=meeting)
        return
    told = json.dumps([table.code, table.addresses, table.port]).encode()
    if not place.exists() or place.read_bytes() != told:
        put_whole(place, told)
    for knock in table.knocking:
        me.own.let_in(knock.key, True)
    if _waits(me, ready=True) and all(each.ready and each.here for each in table.roster if not each.level):
        me.own.do(lambda table: table.begin())


def _guest(me: FriendsClient, place: Path, seat: int, meeting: MeetingPoint | None) -> None:
    """Go to the table, sit down, and be ready."""
    if not place.exists():
        return
    code, addresses, port = json.loads(place.read_bytes())
    table = me.table
    if table is None:
        if me.idle and meeting is None:
            me.join(code, addresses, port)
        elif me.idle and meeting is not None:
            me.join(code, points=[meeting])
    elif table.code != code:
        me.leave()
    elif table.own is None and not table.roster[seat].name:
        me.sit(seat)


def _waits(me: FriendsClient, *, ready: bool = False) -> bool:
    """True if she sits at a table where nothing is played yet, and is ready for it or not."""
    table = me.table
    return (
        me.seat is None
        and table is not None
        and table.own is not None
        and table.roster[table.own].ready is ready
    )


def _has_played(folder: Path, seat: int) -> bool:
    """True if she has kept a match to its end: then she wants no other, though she is back at the table."""
    records = (path.read_bytes() for path in (folder / NAMES[seat] / "friends").glob("*.jsonl"))
    return any(b'"match_end"' in data or b'"given_up"' in data for data in records)


def main(folder: str, game: str, people: str, seat: str, seed: str, meeting: str) -> None:
    """Play at a table of a meeting point."""
    point = read_meeting_point(meeting)
    play_to_the_end(Path(folder), FORMS[game], int(people), int(seat), Random(int(seed)), meeting=point)


if __name__ == "__main__":
    main(*sys.argv[1:])
