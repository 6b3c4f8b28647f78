"""A stopped match that any choice in its pause ends."""

from functools import partial
from typing import cast

from briscola.i18n.saving_words import waits_text
from briscola.ui.app import App
from briscola.ui.scenes.play.pause import Interruptions, Pause
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.rules_reader import THIS_TABLE


class Stopped:
    """What a pause asks of the match below it; the hand cannot be given up."""

    knock, news, by_link = None, "", False
    may_concede, alone = False, True

    def __init__(self, app: App) -> None:
        self.rules_of_the_table = partial(app.open_rules, THIS_TABLE)
        self.actions = TableActions(leave=app.quit, give_up=app.quit)

    @property
    def waits(self) -> str:
        return waits_text()


def paused(app: App, below: Stopped | None = None) -> Pause:
    """The pause over a stopped match."""
    return Pause(app, cast(Interruptions, below or Stopped(app)))
