"""A trial of a program for a seat: greeted in the background before the match starts."""

from functools import partial

from briscola.client.guarded_program import introduced
from briscola.client.thinking_threads import Work
from briscola.engine.rules import Rules
from briscola.i18n.program_words import fault_text
from briscola.players.bots.faults import BotFault

WAKE = 0.05
"""Seconds between two checks of a running trial."""


class ProgramTrial:
    """One program, greeted for one game at one seat."""

    def __init__(self, level: str, rules: Rules, seat: int, winning_hands: int) -> None:
        self.level = level
        self._work = Work(partial(introduced, level, rules, seat=seat, winning_hands=winning_hands))

    @property
    def over(self) -> bool:
        """True once it has answered or failed."""
        return self._work.ready

    @property
    def name(self) -> str:
        """The name in its answer; empty before that and after a fault."""
        return "" if not self.over or self._fault() else self._work.result

    @property
    def fault(self) -> str:
        """Its fault in a sentence; empty if there is none."""
        found = self._fault() if self.over else None
        return "" if found is None else fault_text(found)

    def _fault(self) -> BotFault | None:
        try:
            self._work.result  # noqa: B018 - whether it raises is the question
        except BotFault as fault:
            return fault
        return None
