"""The sheet on which the people of a cup are chosen."""

from collections.abc import Callable, Sequence

from briscola.capabilities.cup.cup import Entrant
from briscola.capabilities.cup.forms import MOST
from briscola.capabilities.cup.window.leavers import ask_for_guest
from briscola.capabilities.cup.words import entrant_name
from briscola.i18n.text import _
from briscola.ui import Host
from briscola.ui.scenes.sheets import ListSheet, Rows


class PeopleSheet(ListSheet):
    """The household and the guests: a press lets somebody play or not, or sends a guest home."""

    def __init__(
        self,
        app: Host,
        people: Sequence[Entrant],
        household: Sequence[Entrant],
        choose: Callable[[Sequence[Entrant]], None],
    ) -> None:
        """`people` play now; `choose` gets those who do after each press."""
        super().__init__(app)
        self._people, self._household, self._choose = people, household, choose

    def title(self) -> str:
        return _("Who plays")

    def sentences(self) -> Sequence[str]:
        return [self.sentence]

    @property
    def sentence(self) -> str:
        return _("A press lets somebody play or not. Computers take the other places.")

    @property
    def _guests(self) -> list[Entrant]:
        return [each for each in self._people if not each.key]

    def rows(self) -> Rows:
        playing = {each.key for each in self._people}
        rows = [
            (entrant_name(each.name), _("plays") if each.key in playing else "") for each in self._household
        ]
        rows += [(each.name, _("a guest")) for each in self._guests]
        return [*rows, (_("A guest…"), "")]

    def press(self, number: int) -> None:
        people, household = list(self._people), len(self._household)
        if number < household:
            one = self._household[number]
            found = [each for each in people if each.key != one.key]
            self._take(found if len(found) < len(people) else [*people, one])
        elif number < household + len(self._guests):
            leaver = self._guests[number - household]
            self._take([each for each in people if each is not leaver])
        elif len(people) < MOST:
            self.app.push(ask_for_guest(self.app, people, lambda one: self._take([*people, one])))

    def _take(self, people: Sequence[Entrant]) -> None:
        if 1 <= len(people) <= MOST:
            self._people = people
            self._choose(people)
        self.again()
        self.dirty = True
