"""A person at a real window in a match, whose deeds are clicks; and the record that all such people have."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import TypeVar

from tests.checker import check
from tests.client.script_records import says
from trials.real_window import LOOK, ROOT, RealWindow, Seen
from trials.table_clicks import let_in, open_table, sit_down, to_the_page, to_the_title

Item = TypeVar("Item")
Result = TypeVar("Result")
LONGEST_MATCH = 1500.0
"""Seconds that a match may take."""
RETRY = 2.0
"""Seconds after which a click that had no effect is made once more."""
BIDS = 0.3
"""Share of the questions at which somebody bids rather than passes."""


class ClickingPerson:
    """Cuts, bids, calls and plays by chance, and goes on after a hand."""

    def __init__(self, window: RealWindow, chance: Random) -> None:
        self.window, self.chance = window, chance
        self.deeds: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        """Play to the result of the match; how often each thing was done."""
        assert self.play_for(LONGEST_MATCH), f"{self.window.name} sees {self.window.see()}"
        return self.deeds

    def play_for(self, seconds: float) -> bool:
        """Play for so long; True if the match is over."""
        return self.play_until(lambda seen: "rematch" in seen["spots"], seconds)

    def play_until(self, done: Callable[[Seen], bool], seconds: float) -> bool:
        """Play until something is seen; False if it is not within so many seconds."""
        end = time.monotonic() + seconds
        while not done(seen := self.window.see()):
            if time.monotonic() > end:
                return False
            if what := self._choice(seen):
                self._do(what, seen)
            time.sleep(5 * LOOK)
        return True

    def _choice(self, seen: Seen) -> str:
        """The thing that is done now; empty if there is nothing to do."""
        spots, panel = seen["spots"], seen.get("panel")
        if seen["scene"] == "HandResult":
            return "next" if "next" in spots else ""
        if seen["scene"] != "PlayScene":
            return ""
        if panel == "CallPanel":
            return "call" if "call" in spots else ""
        if panel == "AuctionPanel" and "pass" in spots:
            return "bid" if self.chance.random() < BIDS else "pass"
        if panel == "CutPanel":
            return "cut" if "cut" in spots else ""
        return "card" if seen.get("cards") else ""

    def _do(self, what: str, seen: Seen) -> None:
        """Click, and wait until it has had its effect."""
        if what == "call":
            cards = [name for name in seen["spots"] if len(name) == 2 and name.isupper()]
            self.window.click(seen["spots"][self.chance.choice(cards)])
            seen = self.window.see()
            if "call" not in seen["spots"]:
                return
        spot = self.chance.choice(list(seen["cards"].values())) if what == "card" else seen["spots"][what]
        self.window.click(spot)
        end = time.monotonic() + RETRY
        while time.monotonic() < end:
            if self._state(self.window.see()) != self._state(seen):
                self.deeds[what] += 1
                return
            time.sleep(LOOK)

    @staticmethod
    def _state(seen: Seen) -> tuple[object, ...]:
        return seen["scene"], seen.get("panel"), seen.get("next_step"), seen.get("moment")


def together(items: Sequence[Item], do: Callable[[Item], Result]) -> list[Result]:
    """Do something for all at the same time; their results."""
    with ThreadPoolExecutor(len(items)) as threads:
        return list(threads.map(do, items))


@contextmanager
def evening(
    windows: Sequence[RealWindow],
    game: str,
    way: Callable[[RealWindow, RealWindow], None],
    *,
    players: int,
    winning_hands: int = 1,
    meeting: str = "",
    chance: Random,
    found: Counter[str],
) -> Iterator[tuple[Sequence[ClickingPerson], float]]:
    """A match by clicks alone: from the titles to its begin, and to its end once no more is done between.

    The first window opens the table; by the `way` from it the others come there. Gives the people, and the
    seconds from the first click. What they have done is added to `found`.
    """

    def come(window: RealWindow) -> None:
        to_the_page(window)
        if window is windows[0]:
            people = len(windows)
            open_table(
                window, game, people=people, players=players, winning_hands=winning_hands, meeting=meeting
            )
            let_in(window, people - 1)
        else:
            way(windows[0], window)
            sit_down(window, windows.index(window))

    try:
        together(windows, to_the_title)
        began = time.monotonic()
        together(windows, come)
        windows[0].press("go")
        together(windows, lambda window: window.shows("PlayScene"))
        people = [ClickingPerson(window, Random(chance.random())) for window in windows]
        yield people, (taken := time.monotonic() - began)
        for deeds in together(people, ClickingPerson.play):
            found.update(deeds)
        found["matches"] += 1
        found["seconds of play"] += round(time.monotonic() - began - taken)
        assert together(windows, RealWindow.close) == [0] * len(windows)
        found["clicks"] += sum(window.clicks for window in windows)
        found["lines"] += one_record(windows)
    finally:
        for window in windows:
            window.end()


def nearby(host: RealWindow, window: RealWindow) -> None:
    """Find the table of a host by her name."""
    window.press(f"table of {host.name}")


def one_record(windows: Sequence[RealWindow]) -> int:
    """Lines of the record that all have; it is the same for everybody, and right for three readers."""
    files = [file for window in windows for file in window.records()]
    data = {file.read_bytes() for file in files}
    assert len(files) == len(windows) and len(data) == 1, f"{len(data)} records in {len(files)} files"
    for file in files:
        verify = [sys.executable, "-m", "briscola", "verify", str(file)]
        subprocess.run(verify, cwd=ROOT, check=True, capture_output=True)
    (record,) = data
    assert says(windows[0].folder, record) is None
    return check(record.splitlines()).lines
