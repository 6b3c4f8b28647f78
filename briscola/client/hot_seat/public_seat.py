"""The table of a match as everybody may see it: it shows no hand and nobody acts here."""

from collections.abc import Iterable

from briscola.client.host import MatchHost
from briscola.client.seats import HostedSeat, NextStep
from briscola.client.setup import MatchSetup
from briscola.client.view import as_seen_by
from briscola.engine.actions import Ask, Sign
from briscola.engine.events import NOBODY, Event
from briscola.engine.observation import Observation

TURNED_TO_NOBODY = {NextStep.OWN_CUT: NextStep.CUT, NextStep.OWN_MOVE: NextStep.ANOTHER}
"""In place of what only somebody at a seat can do."""


class PublicSeat(HostedSeat):
    """A place from which a match is looked on. Seat 0 is shown at the bottom, with its cards face down.

    It still takes the steps that need nobody's choice, as the table of a person does.
    """

    looks_on = True

    def __init__(self, host: MatchHost) -> None:
        super().__init__(host, NOBODY)

    def _as_seen(self, events: Iterable[Event]) -> list[Event]:
        return as_seen_by(events, NOBODY)

    @property
    def setup(self) -> MatchSetup:
        return self.host.setup.looked_on()

    @property
    def alone(self) -> bool:
        return False

    @property
    def advice(self) -> bool:
        return False

    @property
    def next_step(self) -> NextStep:
        next_step = super().next_step
        return TURNED_TO_NOBODY.get(next_step, next_step)

    @property
    def view(self) -> Observation:
        return self.host.table.view(NOBODY)

    @property
    def signs(self) -> tuple[Sign, ...]:
        return ()

    @property
    def requests(self) -> tuple[Ask, ...]:
        return ()

    @property
    def allows_undo(self) -> bool:
        return False

    @property
    def can_take_back(self) -> bool:
        return False
