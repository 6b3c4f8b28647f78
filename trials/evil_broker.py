"""A meeting point that drops, delays, repeats, reorders, changes and forges frames, and swaps keys."""

import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from briscola.client.visit import visitor
from briscola.engine.forms import FORMS
from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.channel import endpoint
from briscola.network.meeting import meeting_server
from briscola.storage.records.match_record import right
from tests.checker import check
from tests.client.friends.evening import Evening, friend, setup_of
from tests.network.broker import HERE, Broker
from tests.network.meddler import MEDDLINGS, Meddler, Meddling

SHARE = 0.05
"""Share of the frames with which it meddles."""
LONGEST_MATCH = 300.0
"""Seconds."""


def evil_broker(times: int, seed: int) -> str:
    """Play so many matches, each with one way to meddle or with all of them.

    Raises AssertionError where a match does not end, or two people keep another record.
    """
    chance, found = Random(seed), Counter[str]()
    endpoint.MESSAGES_A_SECOND, meeting_server.FIRST_PAUSE = 1000, 0.1
    visitor.BEAT_SECONDS, endpoint.LONGEST_SILENCE, endpoint.LONGEST_ANSWER = 0.3, 1.0, 0.3
    ways: list[tuple[Meddling, ...]] = [
        *((way,) for way in MEDDLINGS if way != "swap"),
        ("swap", "drop"),
        MEDDLINGS,
    ]
    for number in range(times):
        began = time.monotonic()
        rules = chance.choice(list(FORMS.values()))
        with tempfile.TemporaryDirectory() as folder:
            broker = Broker(Path(folder) / "broker")
            broker.start()
            try:
                with Meddler(broker.port, chance.randrange(2**32)) as meddler:
                    meddler.ways = ways[number % len(ways)]
                    point = MeetingPoint(host=HERE, port=meddler.port, transport="tcp")
                    names = [friend(Path(folder), name) for name in ("Anna", "Leo")]
                    evening = Evening(names, chance.randrange(2**32), meeting=point)
                    try:
                        evening.sit_down(setup_of(rules, 2))
                        evening.begin()
                        meddler.share = SHARE
                        evening.play(seconds=LONGEST_MATCH)
                    finally:
                        evening.close()
                    found += meddler.done
                    print(f"{rules.slug}: {dict(meddler.done)}, {time.monotonic() - began:.1f} s", flush=True)
            finally:
                broker.stop()
            first, *others = [path.read_bytes() for path in Path(folder).glob("*/friends/*.jsonl")]
            assert others == [first], f"{rules.slug}: two records"
            assert right(first).position.ended
            check(first.splitlines())
            found["matches"] += 1
            found["lines"] += len(first.splitlines())
    return f"evil broker: {dict(found)}; every match ends, and both records are the same and right"
