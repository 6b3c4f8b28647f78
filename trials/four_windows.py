"""Four real windows, each on a screen of its own: a table is opened, found by its name nearby, and played at.

Everything is done by clicks; only names are typed. The fifth player is a computer.
"""

import os
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from trials.clicking_person import evening, nearby
from trials.real_window import RealWindow

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
            windows = [RealWindow(Path(folder), name) for name in NAMES]
            hands = 1 + number % 2
            with evening(
                windows, "chiamata-5", nearby, players=5, winning_hands=hands, chance=chance, found=found
            ) as (_people, taken):
                seconds.append(taken)
    told = ", ".join(f"{each:.1f}" for each in seconds)
    assert max(seconds) <= IN_TIME, f"{told} s from the first click to the match"
    return (
        f"four windows: {told} s from the first click to the match at all four; {dict(found)}; "
        "all records of a match the same, right for us, the script and the independent checker"
    )
