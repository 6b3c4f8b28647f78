"""Four real windows, each on a screen of its own: a table is opened, found by its name nearby, and played at.

Everything is done by clicks; only names are typed. The fifth player is a computer.
"""

import os
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

from trials.clicking_person import ClickingPerson, one_record, together
from trials.real_window import RealWindow
from trials.table_clicks import let_in, open_table, sit_down, to_the_page, to_the_title

NAMES = (f"Anna {os.getpid()}", "Bruno", "Carla", "Dino")
"""The host's name is one that nobody else of this network has."""
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
        together(windows, to_the_title)
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
    to_the_page(window)
    if window.name == NAMES[0]:
        open_table(window, "chiamata-5", people=len(NAMES), players=5, winning_hands=winning_hands)
        let_in(window, len(NAMES) - 1)
    else:
        window.press(f"table of {NAMES[0]}")
        sit_down(window, NAMES.index(window.name))
