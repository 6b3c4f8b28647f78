"""A program being tried for a seat: greeted beside the window, before anybody sits down."""

from briscola.client.background import Work
from briscola.client.program import introduced
from briscola.engine.rules import Rules
from briscola.i18n.programs import fault_text
from briscola.players.bots.faults import BotFault

WAKE = 0.05
"""Seconds between two looks at a trial that goes on."""


class ProgramTrial:
    """One program, greeted for one game at one seat."""

    def __init__(self, level: str, rules: Rules, seat: int, winning_hands: int) -> None:
        self.level = level
        self._work = Work(lambda: introduced(level, rules, seat=seat, winning_hands=winning_hands))

    @property
    def over(self) -> bool:
        """Whether it has answered, or failed to."""
        return self._work.ready

    @property
    def name(self) -> str:
        """The name it has answered with; empty before, and where it is at fault."""
        return "" if not self.over or self._fault() else self._work.result

    @property
    def fault(self) -> str:
        """What it has done wrong, in a sentence; empty if nothing."""
        found = self._fault() if self.over else None
        return "" if found is None else fault_text(found)

    def _fault(self) -> BotFault | None:
        try:
            self._work.result  # noqa: B018 - whether it raises is the question
        except BotFault as fault:
            return fault
        return None
