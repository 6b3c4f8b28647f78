"""The programs at the seats of a new match: entered on a sheet, tried in the background, with status."""

from collections.abc import Callable, Mapping

from briscola.client.characters import person
from briscola.i18n.text import _
from briscola.players.bots.command import COMMAND, is_program
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.choices import Choices
from briscola.ui.scenes.new_match.program_sheet import ProgramSheet
from briscola.ui.scenes.new_match.program_trial import WAKE, ProgramTrial
from briscola.ui.scenes.new_match.seat_controls import LevelStepper


class SeatedPrograms:
    """Tries each program once per game and seat, and again whenever it is entered anew."""

    def __init__(self, app: Host, choices: Callable[[], Choices], choose: Callable[[Choices], None]) -> None:
        """`choices` returns the present choices; `choose` takes new ones and lays everything out."""
        self._app, self._choices, self._choose = app, choices, choose
        self._trials: dict[tuple[str, str, int], ProgramTrial] = {}
        self._open: list[ProgramTrial] = []

    def open(self, seat: int) -> None:
        """Ask for the program at a seat; without one nothing changes."""
        choices = self._choices()
        now = choices.opponents[seat - 1]
        line = now.level.removeprefix(COMMAND) if is_program(now.level) else ""
        self._app.push(
            ProgramSheet(
                self._app,
                opponent=now.name or person(now.face).title,
                line=line,
                recent=[other for other in choices.programs if other != line],
                attempt=lambda level: self._try(seat, level, anew=True),
                on_seated=lambda level: self._choose(self._choices().with_program(seat, level)),
                on_dropped=lambda: self._choose(self._choices()),
            )
        )

    def look(self, steppers: Mapping[int, LevelStepper]) -> None:
        """Give each seat's stepper the state of its program."""
        for seat, trial in self._seated().items():
            steppers[seat].faulty = bool(trial.fault)
            steppers[seat].program = _("does not play") if trial.fault else trial.name or _("tries …")

    @property
    def fault(self) -> str:
        """The first fault of a seated program, in a sentence; empty if there is none."""
        return next((trial.fault for trial in self._seated().values() if trial.fault), "")

    @property
    def wake(self) -> float | None:
        """Seconds until the next check of running trials; None without any."""
        return WAKE if self._open else None

    def update(self) -> bool:
        """True if a trial has ended since the last call."""
        still = [trial for trial in self._open if not trial.over]
        ended, self._open = len(still) < len(self._open), still
        return ended

    def _seated(self) -> Mapping[int, ProgramTrial]:
        opponents = enumerate(self._choices().opponents, start=1)
        return {seat: self._try(seat, one.level) for seat, one in opponents if is_program(one.level)}

    def _try(self, seat: int, level: str, *, anew: bool = False) -> ProgramTrial:
        setup = self._choices().setup()
        rules = setup.rules()
        key = (level, rules.slug, seat)
        if anew or key not in self._trials:
            self._trials[key] = ProgramTrial(level, rules, seat, setup.winning_hands)
            self._open.append(self._trials[key])
        return self._trials[key]
