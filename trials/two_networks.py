"""Host and guest in two network namespaces, on a good line and on a slow one that loses packets; for root.

Both are real windows, joined by code and address, and both people play by clicks.
"""

import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random

from benchmarks.figure import percentile
from trials.clicking_person import ClickingPerson, one_record, together
from trials.real_window import RealWindow
from trials.slow_line import ADDRESSES, GOOD, SLOW, Lines, two_namespaces
from trials.table_clicks import go_to, let_in, open_table, sit_down, to_the_page, to_the_title

GAMES = (("briscola-2", 2), ("chiamata-5", 5))
"""Names of the games' cards in the window, with the number of players: two people, the others computers."""
Times = defaultdict[str, list[float]]


def two_networks(times: int, seed: int) -> str:
    """Play so many matches of each game on each line.

    Raises AssertionError where a match does not end, or the two people keep another record.
    """
    chance, told = Random(seed), list[str]()
    for name, line in (("good line", GOOD), ("slow line", SLOW)):
        found, guest = Counter[str](), Times(list)
        for game, players in GAMES * times:
            with two_namespaces(line, chance.randrange(2**32)) as lines:
                _evening(lines, game, players, chance, found, guest)
            found["packets passed on"] += lines.passed
            found["packets lost"] += lines.lost
        told.append(f"{name}: {dict(found)}, ms at the guest's: {spread(guest)}")
    return f"two networks: {'; '.join(told)}; records of a match the same and right"


def spread(times: Mapping[str, list[float]]) -> str:
    """Number, median, 99th percentile and maximum of each kind of time."""
    return ", ".join(
        f"{what} {len(each)} times, p50 {percentile(each, 0.5):.2f}, p99 {percentile(each, 0.99):.1f}, "
        f"most {max(each):.1f}"
        for what, each in sorted(times.items())
    )


def _evening(
    lines: Lines, game: str, players: int, chance: Random, found: Counter[str], guest: Times
) -> None:
    """One match; the guest's times are added to `guest`."""
    with tempfile.TemporaryDirectory() as folder:
        windows = [
            RealWindow(Path(folder), name, prefix=("ip", "netns", "exec", end))
            for name, end in zip(("Anna", "Bruno"), lines.names, strict=True)
        ]
        try:
            together(windows, to_the_title)
            together(windows, to_the_page)
            host, visitor = windows
            open_table(host, game, people=2, players=players)
            go_to(visitor, host.see()["code"], ADDRESSES[0])
            together(windows, lambda window: let_in(host, 1) if window is host else sit_down(window, 1))
            host.press("go")
            together(windows, lambda window: window.shows("PlayScene"))
            visitor.times()
            began = time.monotonic()
            people = [ClickingPerson(window, Random(chance.random())) for window in windows]
            for deeds in together(people, ClickingPerson.play):
                found += deeds
            for what, each in visitor.times().items():
                guest[what] += each
            found["matches"] += 1
            found["seconds"] += round(time.monotonic() - began)
            assert together(windows, RealWindow.close) == [0, 0]
            found["lines"] += one_record(windows)
        finally:
            for window in windows:
                window.end()
