"""Long evenings at the real table: whole matches of every game, kept as they are played, with flat memory."""

import gc
import os
import tempfile
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from typing import NamedTuple

import psutil

from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.forms import FORMS
from briscola.entries import IN_WINDOW
from briscola.storage.records.match_record import read_record
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.robot import Robot, plain_settings

EVERY = 100
"""Hands between two looks at the memory."""
MB = 2**20


class CardStyle(NamedTuple):
    """The memory after so many hands, in MB."""

    hands: int
    memory: float


def evenings(times: int, seed: int) -> str:
    """Play so many hands, match after match, and check every record that was kept.

    A day of playing is 600 hands. Each look at the memory is printed when it is taken, for `trials.plot`.
    Raises AssertionError where a match does not end or a record is not right.
    """
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as folder:
        looks = []
        for look in _play(times, seed, Library(Path(folder))):
            print(f"{look.hands},{look.memory:.1f}", flush=True)
            looks.append(look)
    memory = [look.memory for look in looks]
    told = f"MB at first {memory[0]:.0f}, at most {max(memory):.0f}, at last {memory[-1]:.0f}"
    return f"{looks[-1].hands} hands; {told}"


def _play(times: int, seed: int, library: Library) -> Iterator[CardStyle]:
    chance = Random(seed)
    app = App(settings=plain_settings(), size=(1024, 600), sound=False, raster=Raster(disk=False))
    evening = Navigator(app, IN_WINDOW, library=library)
    evening.begin()
    hands, records, kept = 0, library.records, set[str]()
    for setup in cycle(_setups(times)):
        if hands >= times:
            break
        evening.start(setup)
        scene = app.top
        assert isinstance(scene, PlayScene), setup
        Robot(app, scene, seed=chance.randrange(2**32), ways=("digit", "click")).play_match()
        (match,) = records.ids() - kept
        kept.add(match)
        record = read_record(records.path(match))
        assert record.wrong is None and record.position.ended, (setup, record.wrong)
        before, hands = hands, hands + record.position.finished
        if before // EVERY < hands // EVERY or hands >= times:
            gc.collect()
            yield CardStyle(hands, psutil.Process().memory_info().rss / MB)
    app.close()


def _setups(times: int) -> Sequence[MatchSetup]:
    return [
        MatchSetup(
            variant=rules.variant,
            players=rules.players,
            options=dict(rules.changed),
            winning_hands=min(5, times),
            opponents=regulars(rules.players, ("easy", "random")),
        )
        for rules in FORMS.values()
    ]
