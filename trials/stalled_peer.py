"""A program at the table hangs: a guest's, then the host's. The windows of the others draw as before.

Three people play at real windows by clicks, with one computer.
"""

import os
import tempfile
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random

from trials.clicking_person import ClickingPerson, evening, nearby, together
from trials.real_window import RealWindow
from trials.two_networks import spread

NAMES = (f"Anna {os.getpid()}", "Bruno", "Carla")
"""The host's name is one that nobody else of this network has."""
PHASE = 20.0
"""Seconds of each phase."""


def stalled_peer(times: int, seed: int) -> str:
    """Play so many matches in which a guest's program and the host's are stopped for a while.

    Raises AssertionError where a match does not end, or two people keep another record.
    """
    chance, found = Random(seed), Counter[str]()
    frames: defaultdict[str, list[float]] = defaultdict(list)
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            windows = [RealWindow(Path(folder), name) for name in NAMES]
            with evening(
                windows, "briscola-4", nearby, players=4, winning_hands=2, chance=chance, found=found
            ) as (people, _taken):
                _stall(people, frames)
    return (
        f"stalled peer: {dict(found)}; ms of a frame: {spread(frames)}; records of a match the same and right"
    )


def _stall(people: Sequence[ClickingPerson], frames: defaultdict[str, list[float]]) -> None:
    """Four phases of a match."""
    host, _, guest = (person.window for person in people)
    phases: Sequence[tuple[str, RealWindow | None, AbstractContextManager[None]]] = (
        ("all play", None, nullcontext()),
        ("a guest thinks", guest, nullcontext()),
        ("a guest hangs", guest, guest.stopped()),
        ("the host hangs", host, host.stopped()),
    )
    for what, rests, state in phases:
        awake = [person for person in people if person.window is not rests]
        with state:
            for person in awake:
                person.window.times()
            over = together(awake, lambda person: person.play_for(PHASE))
            assert not any(over), f"the match is over while {what}"
            for person in awake:
                whose = "the host's" if person.window is host else "a guest's"
                times = person.window.times()
                frames[f"{what}, at {whose}"] += times["frame"]
                frames[f"{what}, at {whose}, work"] += times["frame's work"]
