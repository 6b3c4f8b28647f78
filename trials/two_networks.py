"""Host and guest in two network namespaces, on a good line and on a slow one that loses packets; for root.

Both are real windows, joined by code and address, and both people play by clicks.
"""

import tempfile
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random

from benchmarks.figure import percentile
from trials.clicking_person import ClickingPerson, evening, together
from trials.real_window import RealWindow
from trials.slow_line import ADDRESSES, GOOD, SLOW, Lines, two_namespaces
from trials.table_clicks import go_to

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
                _match(lines, game, players, chance, found, guest)
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


def _match(lines: Lines, game: str, players: int, chance: Random, found: Counter[str], guest: Times) -> None:
    """One match; the guest's times are added to `guest`."""
    with tempfile.TemporaryDirectory() as folder:
        windows = [
            RealWindow(Path(folder), name, prefix=("ip", "netns", "exec", end))
            for name, end in zip(("Anna", "Bruno"), lines.names, strict=True)
        ]
        visitor = windows[1]
        with evening(windows, game, _by_address, players=players, chance=chance, found=found) as (
            people,
            _taken,
        ):
            visitor.times()
            together(people, ClickingPerson.play)
            for what, each in visitor.times().items():
                guest[what] += each


def _by_address(host: RealWindow, guest: RealWindow) -> None:
    go_to(guest, host.shows("TablePage")["code"], ADDRESSES[0])
