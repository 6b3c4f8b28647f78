"""Four real windows, each on a screen of its own: a table is opened, found by its name nearby, and played at.

Everything is done by clicks; only names are typed. The fifth player is a computer.
"""

import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

from tests.trials.clicking_person import ClickingPerson, one_record, together
from tests.trials.real_window import RealWindow, Seen

NAMES = ("Anna", "Bruno", "Carla", "Dino")
FACES = ("", "person-man", "lucia", "rosa")
"""Faces that all but the first choose there."""
IN_TIME = 60.0
"""Seconds from the first click to the match at four windows."""


def four_windows(times: int, seed: int) -> str:
    """Play so many matches of chiamata for five, four people at four windows.

    Raises AssertionError where something does not happen, or two people keep another record.
    """
    chance, found, seconds = Random(seed), Counter[str](), list[float]()
    for number in range(times):
        with tempfile.TemporaryDirectory() as folder:
            seconds.append(_evening(Path(folder), 1 + number % 2, chance, found))
    told = ", ".join(f"{each:.1f}" for each in seconds)
    assert max(seconds) <= IN_TIME, f"{told} s from the first click to the match"
    return (
        f"four windows: {told} s from the first click to the match at all four; {dict(found)}; "
        "all records of a match the same, right for us, the script and the independent checker"
    )


def _evening(folder: Path, winning_hands: int, chance: Random, found: Counter[str]) -> float:
    """One match; the seconds from the first click to its begin."""
    windows = [RealWindow(folder, name) for name in NAMES]
    try:
        for window in windows:
            window.shows("Dialog")
            window.press("no")  # not the first evening
            window.until(lambda seen: "friends" in seen["spots"], "the title")
        began = time.monotonic()
        together(windows, partial(_sit_down, winning_hands=winning_hands))
        windows[0].press("go")
        together(windows, lambda window: window.shows("PlayScene"))
        taken = time.monotonic() - began
        people = [ClickingPerson(window, Random(chance.random())) for window in windows]
        for deeds in together(people, ClickingPerson.play):
            found += deeds
        found["matches"] += 1
        found["seconds of play"] += round(time.monotonic() - began - taken)
        assert together(windows, RealWindow.close) == [0] * len(windows)
        found["clicks"] += sum(window.clicks for window in windows)
        found["lines"] += one_record(windows)
    finally:
        for window in windows:
            window.end()
    return taken


def _sit_down(window: RealWindow, *, winning_hands: int) -> None:
    """From the title to a seat; the first opens the table and lets the others in."""
    window.press("friends")
    window.shows("Dialog")
    window.write(window.name)
    window.press("yes")
    window.shows("FriendsPage")
    if window.name == NAMES[0]:
        _open(window, winning_hands)
        return
    window.press(f"table of {NAMES[0]}")
    window.shows("TablePage")
    window.press(f"sit-{NAMES.index(window.name)}")
    window.shows("FaceSheet")  # the host has the face that all have at first
    window.press(FACES[NAMES.index(window.name)])
    window.until(lambda seen: "go" in seen["spots"], "a seat")
    window.press("go")


def _open(host: RealWindow, winning_hands: int) -> None:
    """Open a table with four seats for people and one for a computer, and let everybody in."""
    host.press("open-table")
    host.press("chiamata-5")
    host.press("all-games")
    host.press(f"hands:{winning_hands}")
    host.press("start")
    host.press("seat-4")
    host.press("seat-4:1")
    host.press("open")
    host.shows("TablePage")
    for _ in NAMES[1:]:
        name = next(filter(_lets_in, host.until(_knocked, "a knock")["spots"]))
        host.press(name)
        host.until(partial(_without, name), "the answer")
    host.until(lambda seen: "go" in seen["spots"], "that all are ready")


def _lets_in(spot: str) -> bool:
    return spot.startswith("in-")


def _knocked(seen: Seen) -> bool:
    return any(map(_lets_in, seen["spots"]))


def _without(name: str, seen: Seen) -> bool:
    return name not in seen["spots"]
