"""The journal sheet: what costs the person points and what they do well, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial

from briscola.capabilities.coach.journal import TRAINED_BY, Journal, journal, journal_of
from briscola.capabilities.coach.journal_words import (
    HABITS,
    STRENGTHS,
    costs_text,
    summary_text,
    times_text,
    trained_text,
    wanted_text,
)
from briscola.capabilities.coach.judgements import Judgements
from briscola.capabilities.coach.person_habits import Notes, notes
from briscola.capabilities.puzzles.puzzle import Theme
from briscola.capabilities.puzzles.words import theme_name
from briscola.client.host.analysis import Analysis
from briscola.client.host.library import Library
from briscola.i18n import habit_words
from briscola.i18n.figure_words import figure
from briscola.i18n.habit_words import ending_text, noticed_text, record_text, shares_text, source_text
from briscola.i18n.text import _
from briscola.ui.render.theme import INK
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import PaperScene
from briscola.ui.scenes.sheets.parts import PressButton
from briscola.ui.views.text.text_column import SheetPart, TextColumn

LOOK = 0.1
"""Seconds between two checks whether the records have been read."""


class JournalScene(PaperScene):
    """All coached hands of the person, read in the background."""

    def __init__(self, app: Host, library: Library, *, train: Callable[[Theme], None]) -> None:
        """`train` opens the puzzles of a theme."""
        super().__init__(app)
        self._train = train
        self._library = library
        self._records = figure("journal", lambda: Judgements(library.database).all_of(library.profile), None)
        self.found: Journal | None = None if self._records is None or self._records else journal(())
        self._analysis: Analysis[Journal] | None = None

    def enter(self) -> None:
        if self._records:
            self._analysis = Analysis(journal_of, self._records)
            self.wake = LOOK

    def leave(self) -> None:
        if self._analysis is not None:
            self._analysis.stop()

    def title(self) -> str:
        return _("Journal")

    @property
    def spoken_text(self) -> str:
        return self.columns[0].read[0].text

    def fill(self, column: TextColumn) -> None:
        self._fill_journal(column)
        column.part("habits", partial(self._fill_notes, column), title=_("What the maestro has noticed"))

    @cached_property
    def notes(self) -> Notes | None:
        """The maestro’s notes; None where he takes none."""
        return notes(self._library) if self.app.settings.learn_habits else None

    def _fill_notes(self, column: TextColumn) -> None:
        found = self.notes
        if found is None:
            return
        column.gap(14)
        column.heading(_("What the maestro has noticed"))
        column.gap(6)
        column.text(source_text(found.hands), "body")
        column.gap(8)
        for trait in found.traits:
            column.text(noticed_text(trait), "body", INK)
            column.text(shares_text(trait))
            column.gap(10)
        if not found.traits:
            nothing = _("Nothing that stands out yet.")
            column.text(habit_words.wanted_text(found.wanted) if found.wanted else nothing, "body", INK)
            column.gap(10)
        column.text(ending_text())
        column.text(record_text())

    def _fill_journal(self, column: TextColumn) -> None:
        found = self.found
        if found is None:
            failed = self._records is None or (self._analysis is not None and self._analysis.failed)
            reading = _("Reading the hands looked at…")
            column.text(_("The hands looked at cannot be read here.") if failed else reading, "body")
            return
        if not found.hands:
            column.text(
                _(
                    "Nothing is written here yet. Open “What could have been” after a hand, and you "
                    "will read here what it cost and what was well done."
                ),
                "body",
            )
            return
        column.text(summary_text(found), "body")
        if found.wanted:
            column.gap(8)
            column.text(wanted_text(found.wanted), "body", INK)
        column.gap(18)
        column.heading(_("What costs points"))
        column.gap(6)
        for costs in found.costs:
            column.mark(str(HABITS[costs.habit]), right=False)
            column.below_mark(f"{costs_text(costs)} · {trained_text(costs.habit)}")
            column.gap(10)
        if not found.costs:
            nothing = _("Nothing so far.") if found.wanted else _("Nothing has happened more than once.")
            column.text(nothing, "body", INK)
        column.gap(14)
        column.heading(_("What you do well"))
        column.gap(6)
        for strength, times in found.strengths:
            column.mark(str(STRENGTHS[strength]), right=True)
            column.below_mark(times_text(times))
            column.gap(10)
        if not found.strengths:
            more = _("No strong play has come up more than once yet. More hands will show.")
            column.text(_("Nothing so far.") if found.wanted else more, "body", INK)

    def links(self) -> Sequence[SheetPart]:
        """A button to the puzzles that train what costs most."""
        if self.found is None or not self.found.costs:
            return ()
        theme = TRAINED_BY[self.found.costs[0].habit]
        words = _("Puzzles: {theme}").format(theme=theme_name(theme))
        return (PressButton(words, partial(self._train, theme), "train"),)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self._analysis is None or self.wake is None:
            return moving
        self.found = next(iter(self._analysis.news()), None)
        if self.found is None and not self._analysis.failed:
            return moving
        self.wake = None
        self.layout(self.app.size)
        return True
