"""The question before a match is given up promises what the record will say (docs/record.md)."""

import pytest

from briscola.ui.app import App
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.pause import Pause
from tests.ui.driver import control
from tests.ui.stopped import Stopped


@pytest.mark.parametrize(
    ("alone", "words"), [(True, "It counts as lost"), (False, "Nobody wins it, nobody loses it")]
)
def test_who_sits_there_alone_loses_it_and_of_several_nobody(app: App, alone: bool, words: str) -> None:
    below = Stopped(app)
    below.alone = alone
    pause = Pause(app, below)
    app.push(pause)
    control(pause, "give-up").confirm()
    assert isinstance(app.top, Dialog) and app.top.text().startswith(words)
