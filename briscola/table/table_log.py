"""Everything a table has written: the log, a record's hash chain, the moments an undo may go back to."""

from collections.abc import Collection, Sequence

from briscola.engine.chain import first_link, link
from briscola.engine.events import Event
from briscola.engine.record import event_line
from briscola.engine.replay_cursor import Step
from briscola.engine.state import State
from briscola.engine.terms import Terms
from briscola.engine.undo import undo_point


class TableLog:
    """The lines of a table. Only grows; with `terms` it is a record (docs/record.md), else a bare log."""

    def __init__(self, terms: Terms | None) -> None:
        self.log: list[Event] = []
        self._terms = terms
        self._chain = first_link(terms.header) if terms is not None else b""
        self._steps: tuple[Step, ...] = ()

    @property
    def digest(self) -> str:
        """The hash chain over all that has been written so far, in hex; empty where no record is kept."""
        return self._chain.hex()

    def write(self, events: Sequence[Event]) -> str:
        """Add events; the digest after them."""
        self.log.extend(events)
        if self._terms is not None:
            for event in events:
                self._chain = link(self._chain, event_line(event))
        return self.digest

    def take_up(self, events: Sequence[Event], steps: tuple[Step, ...]) -> None:
        """Begin with what an earlier table has written, and the moments of its hand in progress."""
        self.write(events)
        self._steps = steps

    # ---- the hand in progress

    def forget_steps(self) -> None:
        """Nobody goes back into a hand that is over."""
        self._steps = ()

    def remember(self, state: State) -> None:
        """A moment between two actions; without a record nobody comes back to it."""
        if self._terms is None or (self._steps and self._steps[-1].lines == len(self.log)):
            return
        self._steps += (Step(lines=len(self.log), state=state),)

    def undo_point(self, people: Collection[int]) -> Step | None:
        """The moment before the last choice of a person in this hand, if it may be taken back."""
        if self._terms is None or not self._terms.undo:
            return None
        return undo_point(self._steps, self.log, people)

    def go_back(self, step: Step) -> None:
        """Forget the moments from this one on; nothing is removed from the log."""
        self._steps = tuple(before for before in self._steps if before.lines < step.lines)

    def state_before(self, line: int) -> State:
        """The hand as it stood before that line of the log."""
        return next(step for step in reversed(self._steps) if step.lines <= line).state
