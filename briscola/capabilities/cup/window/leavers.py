"""Somebody leaves the cup: who it is, and who takes the place; or the whole cup is broken off."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import structs

from briscola.capabilities.cup.cup import Entrant, forfeited, is_over, replaced
from briscola.capabilities.cup.keeper import CupKeeper
from briscola.capabilities.cup.people import computer, guest
from briscola.capabilities.cup.words import entrant_name, leaving_text
from briscola.engine.terms import PERSON
from briscola.i18n.text import _, lazy
from briscola.storage.settings.person_names import alike, clean
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.list_sheet import ListSheet, Rows

Household = Callable[[], Sequence[Entrant]]
"""Gives everybody who plays at this computer."""


class LeavingSheet(ListSheet):
    """All entrants; a press on one asks who takes the place."""

    takes_away = True

    def __init__(self, app: Host, keeper: CupKeeper, household: Household) -> None:
        super().__init__(app)
        self._keeper, self._household = keeper, household

    def title(self) -> str:
        return _("Somebody leaves")

    @property
    def sentence(self) -> str:
        return leaving_text()

    @property
    def _entrants(self) -> Sequence[Entrant]:
        return () if self._keeper.cup is None else self._keeper.cup.entrants

    @property
    def _order(self) -> Sequence[int]:
        """Entrants by their row: people who are there first."""
        return sorted(range(len(self._entrants)), key=lambda who: not self._entrants[who].plays)

    def rows(self) -> Rows:
        found = [self._entrants[who] for who in self._order]
        return [(entrant_name(each.name), self._state(each)) for each in found]

    @staticmethod
    def _state(entrant: Entrant) -> str:
        if entrant.gone:
            return _("has left")
        return "" if entrant.level == PERSON else _("computer")

    def press(self, number: int) -> None:
        self.app.push(InsteadSheet(self.app, self._keeper, self._order[number], self._household))


def ask_to_break_off(app: Host, end: Callable[[], None]) -> None:
    """Ask whether the cup is to be ended before it is over, then call `end`."""
    app.push(
        Dialog(
            app,
            title=lazy("Break the cup off?"),
            text=lazy(
                "Nobody wins it. The matches that were played stay among the evenings; one that waits counts "
                "for nobody."
            ),
            yes=lazy("Break it off"),
            on_yes=end,
            loses=True,
        )
    )


class InsteadSheet(ListSheet):
    """A computer, somebody of the household, a guest, or nobody. Only a press on one changes anything."""

    takes_away = True
    closes_without_choice = True

    def __init__(self, app: Host, keeper: CupKeeper, who: int, household: Household) -> None:
        super().__init__(app)
        self._keeper, self._who = keeper, who
        playing = {each.key for each in self._staying}
        self._free = [each for each in household() if each.key not in playing]

    @property
    def _others(self) -> Sequence[Entrant]:
        return () if self._keeper.cup is None else self._keeper.cup.entrants

    @property
    def _staying(self) -> Sequence[Entrant]:
        """All but whoever has left her place before, and may come back to it."""
        return [each for at, each in enumerate(self._others) if each.plays or at != self._who]

    def title(self) -> str:
        name = self._others[self._who].name
        return _("In place of {name}").format(name=name) if name else _("In your place")

    @property
    def sentence(self) -> str:
        return leaving_text()

    def rows(self) -> Rows:
        people = [(entrant_name(each.name), "") for each in self._free]
        return [(_("A computer"), ""), *people, (_("A guest…"), ""), (_("Nobody: the tables are lost"), "")]

    def press(self, number: int) -> None:
        cup = self._keeper.cup
        if cup is None or is_over(cup):
            return
        if number == 0:
            self._take(computer(self._others, cup.level))
        elif number <= len(self._free):
            self._take(self._free[number - 1])
        elif number == len(self._free) + 1:
            self.app.push(ask_for_guest(self.app, self._staying, self._take))
        else:
            self._keeper.change(forfeited(cup, self._who))
            self.app.pop()

    def _take(self, entrant: Entrant) -> None:
        cup = self._keeper.cup
        if cup is not None and not is_over(cup):
            self._keeper.change(replaced(cup, self._who, structs.replace(entrant, gone=False)))
        self.app.pop()


def ask_for_guest(app: Host, others: Sequence[Entrant], take: Callable[[Entrant], None]) -> Dialog:
    """A dialog that asks for a guest's name."""

    def named(line: str) -> str | Callable[[], None]:
        name = clean(line, LONGEST_NAME)
        if not name:
            return _("That is no name that can be shown.")
        if any(alike(entrant_name(each.name)) == alike(name) for each in others):
            return _("Somebody of that name plays already.")
        return lambda: take(guest(name, others))

    return Dialog(
        app,
        title=lazy("A guest"),
        text=lazy("The guest’s name, as it stands on the board:"),
        yes=lazy("Go on"),
        take=named,
    )
