"""A program for one seat of a table that is about to be opened, entered on the sheet of programs."""

from collections.abc import Callable, Sequence

from briscola.client.match_setup import MatchSetup
from briscola.players.bots.command import COMMAND, is_program
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.choices import latest_programs
from briscola.ui.scenes.new_match.kept_choices import recalled
from briscola.ui.scenes.new_match.program_trial import ProgramTrial


class OpenSeatProgram:
    """The seat for which that sheet asks; a program that has passed its trial is remembered."""

    def __init__(
        self,
        app: Host,
        setup: MatchSetup,
        seat: int,
        *,
        take: Callable[[str], None],
        leave: Callable[[], None],
    ) -> None:
        """`take` gets the level of the program, `leave` is called if the seat stays as it is."""
        self._app, self._setup, self._seat = app, setup, seat
        self._take, self.leave = take, leave

    @property
    def opponent(self) -> str:
        """Name of the computer that sits there now."""
        return self._setup.name(self._seat)

    @property
    def line(self) -> str:
        """Its command line; empty if it is no program."""
        level = self._setup.levels[self._seat]
        return level.removeprefix(COMMAND) if is_program(level) else ""

    @property
    def recent(self) -> Sequence[str]:
        """Command lines of other programs seated before, latest first."""
        return [line for line in recalled(self._app.settings.match).programs if line != self.line]

    def attempt(self, level: str) -> ProgramTrial:
        """Begin a trial of a program for this seat."""
        return ProgramTrial(level, self._setup.rules(), self._seat, self._setup.winning_hands)

    def take(self, level: str) -> None:
        """Seat a program that has passed its trial."""
        match = self._app.settings.match
        lines = latest_programs(recalled(match).programs, level.removeprefix(COMMAND))
        self._app.change(match={**match, "programs": list(lines)})
        self._take(level)
