"""The page on which a cup is set up: who plays, in what form, which game; the sheet for people over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from secrets import randbits

from briscola.capabilities.cup.choice import choice_after
from briscola.capabilities.cup.cup import Cup, Entrant
from briscola.capabilities.cup.file import CupRow
from briscola.capabilities.cup.forms import MOST, form_of
from briscola.capabilities.cup.keeper import CupKeeper
from briscola.capabilities.cup.people import people_again
from briscola.capabilities.cup.window.leavers import ask_for_guest
from briscola.capabilities.cup.words import (
    SetupRow,
    entrant_name,
    form_text,
    length_text,
    old_cup_text,
    setup_rows,
)
from briscola.i18n.text import _, ngettext
from briscola.ui.render.theme import INK
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentPage, PaperScene
from briscola.ui.scenes.sheets.list_sheet import ListSheet, Rows
from briscola.ui.scenes.sheets.parts import Control, FormField, PressButton, SheetRow, Space
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.choice import Stepper
from briscola.ui.widgets.dropdown import Dropdown

DROPDOWNS = ("form", "game")
"""Choices whose values drop down as a list; the others have arrows."""
LABELS = 0.36
"""Share of the width for the labels of the choices."""


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


class CupSetup(ContentPage):
    """Six choices and a sentence on what follows from them; `begin` gets the cup with its tables drawn."""

    wide = 0, 1300
    first = "draw"

    def __init__(
        self,
        app: Host,
        *,
        household: Callable[[], Sequence[Entrant]],
        keeper: CupKeeper,
        begin: Callable[[Cup], None],
        seed: Callable[[], int] = lambda: randbits(40),
    ) -> None:
        """Everything is at first as it was in the cup before. `seed` makes the draw."""
        super().__init__(app)
        self.keeper, self._begin, self._seed, self._household = keeper, begin, seed, household
        self.people = people_again(keeper.cup, household()) or tuple(household()[:1])
        self.choice = choice_after(keeper.ended).with_space(len(self.people))

    def title(self) -> str:
        return _("A cup for an evening")

    @property
    def live(self) -> object:
        return self.choice, self.people

    def fill(self, column: TextColumn) -> None:
        room = round(column.width * (1 - LABELS))
        people = PressButton(self._names(room), self._choose_people, "people").tall(58)
        column.put(FormField(_("People"), people, share=LABELS))
        for row in setup_rows(self.choice, len(self.people), made=True):
            column.gap(26)
            column.put(FormField(row.label, self._control(row).tall(58), share=LABELS))
        column.gap(26)
        choice = self.choice
        form = form_text(form_of(choice.form), choice.size, choice.game.players)
        told = f"{form} {length_text(choice, len(self.people))}"
        column.text(told, least=2 * self.kit.fonts.line("small"))

    def foot(self) -> SheetPart:
        before = [PressButton(_("Cups so far"), self._before, "before")] if self.keeper.ended else []
        return SheetRow(
            *before, Space(), PressButton(_("Draw the tables"), self._draw_tables, "draw", main=True)
        )

    def _control(self, row: SetupRow) -> Control:
        """The control of a row."""

        def choose(at: int) -> None:
            self.choice = row.choose(at).with_space(len(self.people))

        if row.field in DROPDOWNS:
            return Control(Dropdown, row.values, row.chosen, choose, name=row.field)
        return Control(Stepper, row.values, row.chosen, choose, wrap=False, name=row.field)

    def _names(self, width: int) -> str:
        """The people in a line of so many px; their number if the names are too long."""
        names, number = ", ".join(entrant_name(each.name) for each in self.people), len(self.people)
        if self.kit.fonts.width(names, "button") <= width - 2 * self.kit.scale.px(24):
            return names
        return ngettext("{n} person", "{n} people", number).format(n=number)

    # ---- choosing

    def set_people(self, people: Sequence[Entrant]) -> None:
        """Take other people; there is always somebody."""
        self.people = tuple(people)
        self.choice = self.choice.with_space(len(self.people))

    def _choose_people(self) -> None:
        self.app.push(PeopleSheet(self.app, self.people, self._household(), self.set_people))

    def _before(self) -> None:
        self.app.push(OldCups(self.app, self.keeper.ended))

    def _draw_tables(self) -> None:
        self._begin(self.choice.draw(self.people, self._seed(), date.today().isoformat()))


class OldCups(PaperScene):
    """The cups that are over, the latest first."""

    def __init__(self, app: Host, rows: Sequence[CupRow]) -> None:
        super().__init__(app)
        self._rows = rows

    def title(self) -> str:
        return _("Cups so far")

    def fill(self, column: TextColumn) -> None:
        for row in reversed(self._rows):
            played, won = old_cup_text(row)
            column.text(won, "body-strong", INK)
            column.text(played)
            column.gap(8)
