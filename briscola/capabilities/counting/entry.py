"""The way of the counting trainer to the table of one person alone."""

from functools import partial

from briscola.capabilities.counting.answers import answers_in, keep_answer
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.play.scene import PlayScene


class CountingEntry(Entry):
    """Keeps the answers that the person gives."""

    def on_seated(self, scene: PlayScene) -> None:
        person = self._active.library.database, self._active.library.profile
        scene.overlays.counting.train(partial(keep_answer, *person), partial(answers_in, *person))
