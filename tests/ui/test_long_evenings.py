"""Long evenings at the real table: whole matches of every game, kept as they are played, with flat memory."""

import gc
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

import psutil
import pytest

from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.forms import FORMS
from briscola.entries import IN_WINDOW
from briscola.storage.records.match_record import read_record
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes.play.scene import PlayScene
from tests.tries import Tries
from tests.ui.robot import Robot, plain_settings

HANDS = 5
"""Hands to be won in a match."""
EVERY = 100
"""Hands between two looks at the memory."""
MB = 2**20


@pytest.mark.slow
@pytest.mark.linux
def test_whole_evenings_are_kept_as_they_are_played(tmp_path: Path, tries: Tries) -> None:
    """Match after match; a day of playing is 600 hands. The memory is printed, for `trials.plot`."""
    app = App(settings=plain_settings(), size=(1024, 600), sound=False, raster=Raster(disk=False))
    evening = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    evening.begin()
    hands, records, kept = 0, evening.active_match.library.records, set[str]()
    for setup, chance in zip(cycle(_setups()), tries(1), strict=False):
        evening.start(setup)
        scene = app.top
        assert isinstance(scene, PlayScene), setup
        Robot(app, scene, seed=chance.randrange(2**32), ways=("digit", "click")).play_match()
        (match,) = records.ids() - kept
        kept.add(match)
        record = read_record(records.path(match))
        assert record.wrong is None and record.position.ended, (setup, record.wrong)
        before, hands = hands, hands + record.position.finished
        if before // EVERY < hands // EVERY:
            gc.collect()
            print(f"{hands},{psutil.Process().memory_info().rss / MB:.1f}", flush=True)


def _setups() -> Sequence[MatchSetup]:
    return [
        MatchSetup(
            variant=rules.variant,
            players=rules.players,
            options=dict(rules.changed),
            winning_hands=HANDS,
            opponents=regulars(rules.players, ("easy", "random")),
        )
        for rules in FORMS.values()
    ]
