"""A sheet with every house rule of the chosen game as a question; the one in question is explained below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from briscola.i18n.game_titles import full_title
from briscola.i18n.text import _, lazy
from briscola.storage.settings.person_names import clean
from briscola.ui.render.theme import INK
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.choice_page import ChoicePage
from briscola.ui.scenes.new_match.next_match import NAME_LENGTH
from briscola.ui.scenes.new_match.row_controls import row_control
from briscola.ui.scenes.new_match.rule_rows import ChoiceRow, house_rule_rows
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.explaining_sheet import ExplainingSheet
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow, Space, Stack, Text
from briscola.ui.views.text.text_column import SheetPart, TextColumn

QUESTION, REASON = "tag", "small"
"""Roles of the words of a rule, and of those on one that is not asked here."""


class MoreRules(ExplainingSheet):
    """Lies over the new match. Changes apply at once; Esc or the button goes back."""

    wide = 780, 1240
    ruled = True

    def __init__(self, app: Host, page: ChoicePage) -> None:
        super().__init__(app)
        self._page = page

    @property
    def chapter(self) -> str:
        return "house"

    # ---- what stands on it

    def title(self) -> str:
        return _("House rules: {game}").format(game=full_title(self._page.choices.form))

    @property
    def live(self) -> object:
        return self._page.choices

    @property
    def rules(self) -> Sequence[ChoiceRow]:
        """The rules of the game, those too that are not asked here."""
        return house_rule_rows(self._page)

    def fill(self, column: TextColumn) -> None:
        for at, rule in enumerate(self.rules):
            if at:
                column.rule()
            column.gap(9)
            if rule.reason:
                column.text(rule.question, QUESTION)
                column.text(rule.reason, REASON)
            else:
                control = Control(row_control, rule).tall(52).called(rule.question, explained=rule.sentence)
                column.put(SheetRow(Text(rule.question, QUESTION, INK, unread=True), control, gap=44))
            column.gap(9)

    def foot(self) -> SheetPart:
        named = [] if (named := self._naming()) is None else [PressButton(*named, "named")]
        usual = PressButton(_("The usual rules"), self._usual, "usual")
        done = PressButton(_("Done"), self.app.pop, "done", main=True)
        sentences = [explain_here(), *(rule.sentence for rule in self.rules)]
        return Stack(self.explanation(sentences), SheetRow(*named, Space(), usual, done))

    # ---- rules under a name

    def _naming(self) -> tuple[str, Callable[[], None]] | None:
        """Words and deed of the button that saves these rules or forgets them; None for the usual ones."""
        choices = self._page.choices
        if name := choices.rules_name:
            forget = partial(self._page.choose, choices.forgetting_rules(name))
            return _("Forget “{name}”").format(name=name), forget
        return (_("Save under a name…"), self._ask_for_name) if choices.differing else None

    def _ask_for_name(self) -> None:
        def take(line: str) -> str | Callable[[], None]:
            name = clean(line, NAME_LENGTH)
            if not name:
                return _("A name needs a letter that can be seen.")
            return partial(self._page.choose, self._page.choices.saving_rules(name))

        self.app.push(
            Dialog(
                self.app,
                title=lazy("Rules of your circolo"),
                text=lazy("Under this name they are chosen by one press from now on."),
                yes=lazy("Save"),
                take=take,
            )
        )

    @property
    def explained(self) -> str:
        return super().explained or explain_here()

    def _usual(self) -> None:
        self._page.choose(self._page.choices.with_usual_rules())


def explain_here() -> str:
    """Sentence shown while no rule is in question."""
    return _("The rule you point at is explained here.")
