"""All evenings of a season on one sheet: fixtures, results, the rules, the seasons before."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from briscola.capabilities.season.keeper import SeasonKeeper
from briscola.capabilities.season.season import Season
from briscola.capabilities.season.words import (
    division_name,
    evening_title,
    fixture_texts,
    game_name,
    past_text,
    results_texts,
    rules_texts,
)
from briscola.i18n.figure_words import NO_FIGURE, figure
from briscola.i18n.text import _, lazy
from briscola.ui.render.theme import INK
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import PaperScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.parts import PressButton
from briscola.ui.views.text.text_column import SheetPart, TextColumn


class SeasonEvenings(PaperScene):
    """Lies over the page of the season."""

    def __init__(self, app: Host, keeper: SeasonKeeper) -> None:
        super().__init__(app)
        self._keeper = keeper

    def links(self) -> Sequence[SheetPart]:
        season = self._keeper.season
        if season is None or season.current is None or not self._keeper.may_begin:
            return ()
        return (PressButton(_("End this season"), self._ask_to_end, "end"),)

    def _ask_to_end(self) -> None:
        self.app.push(
            Dialog(
                self.app,
                title=lazy("End this season?"),
                text=lazy(
                    "It ends without a result; a match that waits counts for nobody. The next one begins in "
                    "the same division."
                ),
                yes=lazy("End it"),
                on_yes=self._end,
                loses=True,
            )
        )

    def _end(self) -> None:
        self._keeper.end()
        self.app.pop()

    def title(self) -> str:
        season = self._keeper.season
        return _("All evenings") if season is None else division_name(season.division)

    def fill(self, column: TextColumn) -> None:
        season = self._keeper.season
        for text in rules_texts((season or self._keeper.steps.latest).division):
            column.text(text)
        if season is not None:
            for at, evening in enumerate(season.evenings):
                column.gap(14)
                column.heading(f"{evening_title(season, at)}: {game_name(evening.game)}")
                column.part("season: results", partial(self._add_results, column, season, at))
        if self._keeper.steps.latest.past:
            column.gap(20)
            column.heading(_("The seasons before"))
            for past in reversed(self._keeper.steps.latest.past):
                column.text(figure("season: past", partial(past_text, past), NO_FIGURE), "small", INK)

    @staticmethod
    def _add_results(column: TextColumn, season: Season, at: int) -> None:
        for text in results_texts(season, at) or fixture_texts(season, at):
            column.text(text, "small", INK)
