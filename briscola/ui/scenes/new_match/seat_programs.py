"""The programs at the seats of a new match: entered on a sheet, tried in the background, with status."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from briscola.client.characters import person
from briscola.i18n.text import _
from briscola.players.bots.command import COMMAND, is_program
from briscola.storage.match_choices import Opponent
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.choices import ChoicesHost
from briscola.ui.scenes.new_match.program_sheet import ProgramSheet
from briscola.ui.scenes.new_match.program_trial import WAKE, ProgramTrial
from briscola.ui.scenes.new_match.seat_controls import LevelStepper


@dataclass(frozen=True, kw_only=True, slots=True)
class _Seat:
    """The seat (from 1) for which a sheet asks for a program."""

    programs: "SeatedPrograms"
    number: int

    @property
    def opponent(self) -> str:
        now = self._now
        return now.name or person(now.face).title

    @property
    def line(self) -> str:
        level = self._now.level
        return level.removeprefix(COMMAND) if is_program(level) else ""

    @property
    def recent(self) -> Sequence[str]:
        return [other for other in self.programs.host.choices.programs if other != self.line]

    @property
    def _now(self) -> Opponent:
        return self.programs.host.choices.opponents[self.number - 1]

    def attempt(self, level: str) -> ProgramTrial:
        return self.programs.attempt(self.number, level, anew=True)

    def take(self, level: str) -> None:
        host = self.programs.host
        host.choose(host.choices.with_program(self.number, level))

    def leave(self) -> None:
        host = self.programs.host
        host.choose(host.choices)


class SeatedPrograms:
    """Tries each program once per game and seat, and again whenever it is entered anew."""

    def __init__(self, app: Host, host: ChoicesHost) -> None:
        self._app, self.host = app, host
        self._trials: dict[tuple[str, str, int], ProgramTrial] = {}
        self._open: list[ProgramTrial] = []

    def open(self, seat: int) -> None:
        """Ask for the program at a seat; without one nothing changes."""
        self._app.push(ProgramSheet(self._app, _Seat(programs=self, number=seat)))

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
        opponents = enumerate(self.host.choices.opponents, start=1)
        return {seat: self.attempt(seat, one.level) for seat, one in opponents if is_program(one.level)}

    def attempt(self, seat: int, level: str, *, anew: bool = False) -> ProgramTrial:
        """The trial of a program at a seat; begun now if it is the first one, or `anew`."""
        setup = self.host.choices.setup()
        rules = setup.rules()
        key = (level, rules.slug, seat)
        if anew or key not in self._trials:
            self._trials[key] = ProgramTrial(level, rules, seat, setup.winning_hands)
            self._open.append(self._trials[key])
        return self._trials[key]
