"""Learning in the background: all families in rotation, at the lowest priority, until somebody ends it.

Who is furthest behind its share of the time is trained next, for a slice of it, from where it left off: its
checkpoint in the folder, else the one that is kept in the repository, else the net that comes with the game.
While somebody measures (`training.quiet`) it pauses. SIGTERM or SIGINT leave a good checkpoint.
"""

import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import sleep
from types import FrameType

from briscola.players.nets.trained import FOLDER as SHIPPED
from training.checkpoint import load_checkpoint
from training.course import Plan
from training.courses import plan_of
from training.quiet import somebody_measures
from training.run import CHECKPOINT, Run, train

FOLDER = Path("out/training")
KEPT = Path(__file__).with_name("checkpoints")
SHARES: Mapping[str, float] = {
    "briscola-2": 8,
    "briscola-4": 8,
    "chiamata": 2,
    "two": 1,
    "three": 1,
    "four": 1,
    "five": 1,
    "six": 1,
    "briscolone": 1,
    "scoperta": 1,
    "marianna-2": 1,
    "marianna-3": 1,
    "marianna-4": 1,
}
SLICE = 30 * 60.0  # seconds
EVERY = 15 * 60.0  # seconds between reports
RATE, PACE, REPLAY_RATIO = 5e-4, 0.002, 0.25  # gone on from good nets: small steps, and many fresh hands
LOWEST_PRIORITY = 19
AUTOGROUP = Path("/proc/self/autogroup")
PAUSE = 5.0  # seconds until one looks again whether somebody measures


def begin_of(family: str, folder: Path, kept: Path = KEPT, shipped: Path = SHIPPED) -> Path | None:
    """The file from which a family goes on; None to begin from nothing."""
    places = (folder / family / CHECKPOINT, kept / f"{family}.npz", shipped / f"{family}.npz")
    return next((path for path in places if path.exists()), None)


def plan_from(family: str, begin: Path | None) -> Plan:
    """The plan by which a family goes on from that file, as wide as what lies there."""
    plan = replace(plan_of(family), every=EVERY, rate=RATE, pace=PACE, replay_ratio=REPLAY_RATIO)
    return plan if begin is None else replace(plan, width=load_checkpoint(begin).width)


def next_family(spent: Mapping[str, float]) -> str:
    """Family furthest behind its share, by the seconds that each has had."""
    return min(SHARES, key=lambda family: spent[family] / SHARES[family])


class Ending:
    """Flag for the end of the training (`asked`); until then it pauses while somebody measures."""

    def __init__(self, measures: Callable[[], bool] = somebody_measures) -> None:
        self.asked = False
        self._measures = measures

    def ask(self, _signal: int = 0, _frame: FrameType | None = None) -> None:
        """End after the batch at hand."""
        self.asked = True

    def may_go_on(self) -> bool:
        """Wait while somebody measures; whether there is more to do then."""
        while not self.asked and self._measures():
            sleep(PAUSE)
        return not self.asked


def train_in_background(folder: Path, ending: Ending, *, seed: int, seconds: float = SLICE) -> None:
    """Slices of the families in turn until the end is asked for."""
    spent: dict[str, float] = {}
    for family in SHARES:
        begin = begin_of(family, folder)
        spent[family] = 0.0 if begin is None else load_checkpoint(begin).story.seconds
    while ending.may_go_on():
        family = next_family(spent)
        begin = begin_of(family, folder)
        print(family, flush=True)
        run = Run(family, plan_from(family, begin), seed=seed, folder=folder / family, begin=begin)
        train(run, seconds=seconds, may_go_on=ending.may_go_on)
        spent[family] = run.story.seconds


def give_way(nice: int) -> None:
    """Take a lower priority.

    Linux shares the processor between sessions before it looks at what is nice in each (autogroups), so a
    session of our own becomes nice as a whole; in somebody else's we are only nicer than the others there.
    """
    os.nice(nice)
    with suppress(PermissionError):
        os.setsid()
    if os.getsid(0) == os.getpid() and AUTOGROUP.exists():
        AUTOGROUP.write_text(str(nice), encoding="ascii")


def serve(folder: Path, *, seed: int, nice: int = LOWEST_PRIORITY) -> None:
    """Train at a low priority until a signal comes."""
    if sys.platform != "win32":
        give_way(nice)
    ending = Ending()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, ending.ask)
    train_in_background(folder, ending, seed=seed)
