"""The way of the counting trainer to the table of one person alone."""

from collections.abc import Sequence
from functools import partial

from briscola.capabilities.counting.answers import answers_in, keep_answer
from briscola.capabilities.counting.window.questions import CountingOverlay
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.overlays import Aid, Overlays


class CountingEntry(Entry):
    """Keeps the answers that the person gives."""

    def aids(self, seat: HostedSeat) -> Sequence[Aid]:
        del seat
        return [Aid(make=self._trainer)]

    def _trainer(self, context: PlayContext, overlays: Overlays) -> CountingOverlay:
        del overlays
        person = self._active.library.database, self._active.library.profile
        trainer = CountingOverlay(context)
        trainer.train(partial(keep_answer, *person), partial(answers_in, *person))
        return trainer
