"""Programs for seats: one is asked for, tried in the background, and its state told at its seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.text import _
from briscola.players.bots.command import is_program
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.choice_page import ChoicePage
from briscola.ui.scenes.new_match.kept_choices import read_choices, remembering_program
from briscola.ui.scenes.new_match.program_sheet import ProgramSheet, ProgramTrial


def ask_for_program(app: Host, setup: MatchSetup, seat: int, take: Callable[[str], None]) -> None:
    """Ask for a program at a seat; one that passes its trial is remembered, and `take` seats it."""

    def seated(level: str) -> None:
        app.change(match=remembering_program(app.settings.match, level))
        take(level)

    now, before = setup.opponents[seat - 1], read_choices(app.settings.match).programs
    attempt = partial(ProgramTrial, setup=setup, seat=seat)
    app.push(ProgramSheet(app, now, before, attempt=attempt, take=seated))


class SeatedPrograms:
    """Tries each program once per game and seat, and again whenever it is entered anew."""

    def __init__(self, page: ChoicePage) -> None:
        self._page = page
        self._trials: dict[tuple[str, str, int], ProgramTrial] = {}
        self._open: list[ProgramTrial] = []

    def open(self, seat: int) -> None:
        """Ask for the program at a seat; without one nothing changes."""
        page = self._page

        def take(level: str) -> None:
            page.choose(page.choices.with_program(seat, level))

        attempt = partial(self.attempt, seat, anew=True)
        now, before = page.choices.opponents[seat - 1], page.choices.programs
        page.app.push(ProgramSheet(page.app, now, before, attempt=attempt, take=take))

    def states(self) -> Mapping[int, tuple[str, bool]]:
        """Words on each seat's program, and True if it cannot play."""
        return {
            seat: (_("does not play") if trial.fault else trial.name or _("tries …"), bool(trial.fault))
            for seat, trial in self._seated().items()
        }

    @property
    def fault(self) -> str:
        """The first fault of a seated program, in a sentence; empty if there is none."""
        return next((trial.fault for trial in self._seated().values() if trial.fault), "")

    @property
    def wake(self) -> float | None:
        """Seconds until the next check of running trials; None without any."""
        return ProgramTrial.wake if self._open else None

    def update(self) -> bool:
        """True if a trial has ended since the last call."""
        still = [trial for trial in self._open if not trial.over]
        ended, self._open = len(still) < len(self._open), still
        return ended

    def _seated(self) -> Mapping[int, ProgramTrial]:
        opponents = enumerate(self._page.choices.opponents, start=1)
        return {seat: self.attempt(seat, one.level) for seat, one in opponents if is_program(one.level)}

    def attempt(self, seat: int, level: str, *, anew: bool = False) -> ProgramTrial:
        """The trial of a program at a seat; begun now if it is the first one, or `anew`."""
        setup = self._page.match_setup
        key = level, setup.rules().slug, seat
        if anew or key not in self._trials:
            self._trials[key] = ProgramTrial(level, setup, seat)
            self._open.append(self._trials[key])
        return self._trials[key]
