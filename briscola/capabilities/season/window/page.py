"""The page of the season: the table on the wall at the left, the evening that is due at the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from briscola.capabilities.season.calendar import PERSON
from briscola.capabilities.season.keeper import SeasonKeeper
from briscola.capabilities.season.season import Season
from briscola.capabilities.season.window.evenings_sheet import SeasonEvenings
from briscola.capabilities.season.window.standings import add_cup, add_faces, add_regulars, add_table
from briscola.capabilities.season.words import (
    about_texts,
    after_remark,
    before_remark,
    division_name,
    end_texts,
    entrant_face,
    evening_title,
    fixture_texts,
    game_name,
    past_text,
    results_texts,
    rules_texts,
    season_name,
    season_title,
    trouble_text,
)
from briscola.i18n.figure_words import NO_FIGURE, figure
from briscola.i18n.game_words import target_text
from briscola.i18n.text import _
from briscola.ui.render.theme import INK, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow, Space
from briscola.ui.views.text.text_column import SheetPart, TextColumn

LOOK = 0.1
"""Seconds between two looks for the results of the other tables."""
MOST_PAST_SHOWN = 6
"""Past seasons on the page; the sheet of all evenings has them all."""


class SeasonActions(Struct, frozen=True, kw_only=True):
    """Actions of the page's buttons that lead to a table."""

    sit_down: Callable[[], None]
    """Begin the match of the evening."""
    go_on: Callable[[], None]
    """Go on with it."""


class SeasonPage(ContentPage):
    """Settles the evening's match whenever it is shown, and lets the computers play the other tables."""

    wide = 0, 1660
    share = 0.55
    first = "main"
    high = 900
    sinks = 0.3

    def __init__(self, app: Host, keeper: SeasonKeeper, actions: SeasonActions, *, face: str) -> None:
        """`face` is the person's."""
        super().__init__(app)
        self.keeper, self._actions, self._face = keeper, actions, face
        keeper.take_results()
        self._wait()

    def _wait(self) -> None:
        self.wake = LOOK if self.keeper.busy else None

    # ---- what stands on it

    def fill(self, column: TextColumn) -> None:
        """The wall: the table of the season, or the regulars before it."""
        season = self.keeper.season
        if season is None:
            add_regulars(column, room=column.most)
        else:
            add = partial(add_table, column, season, self._face, room=column.most)
            column.part("season: table", add)

    def foot(self) -> SheetPart:
        evenings = (
            [PressButton(_("All evenings"), self._all_evenings, "evenings")] if self.keeper.season else []
        )
        main = [] if (main := self._main()) is None else [PressButton(*main, "main", main=True).tall(76)]
        return SheetRow(Space(), *evenings, *main)

    def fill_right(self, column: TextColumn) -> None:
        """Write the evening that is due, the end of the season, or what may begin."""
        season, trouble = self.keeper.season, trouble_text(self.keeper)
        if trouble:
            column.text(trouble, "small-strong", RED)
            column.gap(10)
        if season is None:
            column.text(division_name(self.keeper.steps.latest.division), "panel", INK, heading=True)
            for text in about_texts():
                column.gap(8)
                column.text(text, "body", INK)
            for text in rules_texts(self.keeper.steps.latest.division):
                column.gap(8)
                column.text(text)
            self._add_past(column)
        elif season.current is None:
            column.part("season: end", partial(self._add_end, column, season))
            self._add_past(column)
        else:
            self._add_evening(column, season, season.current)

    def _add_evening(self, column: TextColumn, season: Season, at: int) -> None:
        evening = season.evenings[at]
        column.text(evening_title(season, at), "panel", INK, heading=True)
        column.text(game_name(evening.game), "row", INK)
        column.text(target_text(evening.game.rules(), evening.game.winning_hands), "small", INK)
        column.gap(12)
        add_faces(
            column, [entrant_face(season, who, self._face) for who in evening.tables[0] if who != PERSON]
        )
        column.part("season: fixtures", partial(self._add_fixtures, column, season, at))
        column.gap(10)
        if self.keeper.computers.working:
            column.text(_("The others are still playing."), "body-italic", INK)
        elif evening.record and not evening.results:
            column.text(_("Your match is waiting for you."), "body-italic", INK)
        if remark := figure("season: remark", lambda: before_remark(season, at), ""):
            column.text(remark, "body-italic", INK)
        if at and not evening.results:
            column.part("season: results", partial(self._add_results, column, season, at - 1))
        elif evening.results:
            column.part("season: results", partial(self._add_results, column, season, at))

    @staticmethod
    def _add_fixtures(column: TextColumn, season: Season, at: int) -> None:
        for number, text in enumerate(fixture_texts(season, at)):
            column.text(text, "small" if number else "body", INK)

    def _add_results(self, column: TextColumn, season: Season, at: int) -> None:
        """Add what is known of an evening's results."""
        column.gap(14)
        column.heading(f"{evening_title(season, at)}: {game_name(season.evenings[at].game)}")
        for text in results_texts(season, at):
            column.text(text)
        if remark := after_remark(season, at):
            column.gap(8)
            column.text(remark, "body-italic", INK)

    def _add_end(self, column: TextColumn, season: Season) -> None:
        first, *others = end_texts(season)
        own = season.own_row()
        column.text(_("The season is over"), "panel", INK, heading=True)
        column.text(first, "row", RED if own.rank == 1 else INK)
        if own.rank == 1:
            add_cup(column, round(column.most * 0.34))
        for text in others:
            column.text(text, "body", INK)

    def _add_past(self, column: TextColumn) -> None:
        past = self.keeper.steps.latest.past[-MOST_PAST_SHOWN:]
        if past:
            column.gap(12)
            column.heading(_("The seasons before"))
        for each in reversed(past):
            column.text(figure("season: past", partial(past_text, each), NO_FIGURE), "small", INK)

    def _main(self) -> tuple[str, Callable[[], None]] | None:
        """Words and action of the main button; None where there is nothing to do."""
        keeper, evening = self.keeper, self.keeper.evening
        if not keeper.may_begin:
            return None
        if keeper.season is None:
            return _("Begin the season"), self._begin
        if evening is None:
            return _("Begin the next season"), self._begin
        if not evening.record:
            return _("Sit down"), self._sit_down
        if not evening.results and keeper.waiting() is not None:
            return _("Go on"), self._actions.go_on
        return None

    # ---- what is said

    def title(self) -> str:
        return season_title()

    @property
    def spoken_text(self) -> str:
        return self.columns[1].said

    @property
    def beside(self) -> str:
        season = self.keeper.season
        return "" if season is None else season_name(season.number, season.division)

    # ---- what is done

    def _begin(self) -> None:
        self.keeper.begin()
        self.layout(self.app.size)

    def _all_evenings(self) -> None:
        self.app.push(SeasonEvenings(self.app, self.keeper))

    def _sit_down(self) -> None:
        self._actions.sit_down()
        if self.app.top is self:  # it could not begin: the page says why
            self.resume()

    def resume(self) -> None:
        self.keeper.take_results()
        self._wait()
        self.layout(self.app.size)

    def cover(self) -> None:
        self.keeper.told()

    def leave(self) -> None:
        self.keeper.told()
        self.keeper.computers.stop()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self.keeper.poll():
            return moving
        self._wait()
        busy = self._main() is not None and all(each.name != "main" for each in self.group.widgets)
        self.layout(self.app.size)
        if busy:  # nobody had anything to press until now
            self.group.focus_name("main")
        return True
