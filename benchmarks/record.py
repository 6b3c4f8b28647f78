"""Time to write an action to the disk before it is shown, early and late in a file."""

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import BinaryIO

from benchmarks.figure import Figure, percentile
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.events import Event
from briscola.players.levels import make_player
from briscola.players.player import Player
from briscola.storage.files.bounded_lines import LARGEST
from briscola.storage.records.header import HouseTerms
from briscola.storage.records.match_record import file_of, parse
from briscola.storage.records.records import Records, new_header
from briscola.table.deals import SystemDeals
from briscola.table.table import Phase, RefereedTable

HANDS = 10
LATE = 10_000
"""Hands that stand in the file already when its cost is measured once more."""
AIM = 5.0


def measure() -> Iterator[Figure]:
    """In milliseconds, `fsync` included."""
    setup = MatchSetup(opponents=regulars(2, ("random",)), winning_hands=11)
    header = new_header(setup, seeds=["00"], terms=HouseTerms(undo=False, hints=True))
    table = RefereedTable(
        setup.rules(), winning_hands=11, levels=setup.levels, deals=SystemDeals(), terms=header.terms
    )
    players = [make_player("random", seed=1, seat=seat) for seat in range(2)]
    actions = list(_actions(table, players))
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        for name, times in (("first", 0), ("10000th", LATE)):
            writer = Records(Path(folder) / name).begin(header)
            writer.append(table.log[:1])
            for _ in range(times // HANDS // 50):
                writer.append(table.log * 50)
            taken = sorted(_cost(writer.append, events) for events in actions)
            writer.close()
            middle, slow = percentile(taken, 0.5), percentile(taken, 0.99)
            yield Figure(name=f"record_action_{name}_hand_p50", value=round(middle, 2), unit="ms")
            yield Figure(name=f"record_action_{name}_hand_p99", value=round(slow, 2), unit="ms", aim=AIM)
        yield _largest(file_of(header, table.log[:1]))
        with (Path(folder) / "bare").open("wb") as bare:
            slow = percentile([_cost(lambda _: _bare(bare), ()) for _ in range(300)], 0.99)
        yield Figure(name="record_bare_fsync_p99", value=round(slow, 2), unit="ms")


def _largest(begun: bytes) -> Figure:
    """Time and memory to read the largest file that may still be valid: seals withdrawn over and over."""
    seal = b'{"event":"draw_commit","sha256":"%064x"}\n{"event":"withdrawn","hand":0}\n'
    data = begun + b"".join(seal % n for n in range(LARGEST // len(seal % 0)))
    begin = perf_counter()
    parse(data[:LARGEST])
    return Figure(name="record_largest_read", value=round(perf_counter() - begin, 2), unit="s", aim=1.0)


def _bare(file: BinaryIO) -> None:
    """Write 150 bytes to the disk, `fsync` included: the cost of the disk alone."""
    file.write(bytes(150))
    file.flush()
    os.fsync(file.fileno())


def _cost(append: Callable[[Sequence[Event]], None], events: Sequence[Event]) -> float:
    began = perf_counter()
    append(events)
    return (perf_counter() - began) * 1000


def _actions(table: RefereedTable, players: Sequence[Player]) -> Iterator[Sequence[Event]]:
    """Events that are written together, action by action, in `HANDS` hands."""
    table.begin_match()
    table.seal_draw()
    table.draw()
    while table.hand < HANDS and table.phase is not Phase.MATCH:
        yield table.begin_hand()
        yield table.cut()
        while table.phase is Phase.PLAY:
            asked = table.asked
            assert asked is not None
            yield table.act(players[asked.seat].choose(asked.view))
