"""The deal of the day: the month at the left, the chosen day at the right."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from functools import partial

import pygame

from briscola.capabilities.coach.entry import coach_offer
from briscola.capabilities.daily.results import DailyResults
from briscola.capabilities.daily.week_words import fortnight_text
from briscola.capabilities.daily.window.day import ChosenDay
from briscola.capabilities.daily.window.maestro_beside import MaestroBeside
from briscola.capabilities.daily.window.month import Mark, Month, add_legend
from briscola.capabilities.daily.window.week_sheet import WeekSheet
from briscola.capabilities.daily.words import month_text, shared_text, shared_words
from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.single_deals.daily import (
    FIRST_DAY,
    DailyDeal,
    days_of_month,
    deal_of,
    fortnight,
    week_of,
)
from briscola.i18n.languages import country_of, first_weekday
from briscola.i18n.single_deal_words import date_text
from briscola.i18n.text import _, lazy
from briscola.ui.day_watch import DayWatch
from briscola.ui.render.theme import CREAM, INK, LAMP
from briscola.ui.render.window import preferred_languages
from briscola.ui.scene import Host
from briscola.ui.scenes.deal_table import play_once
from briscola.ui.scenes.playback.scene import watch
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.parts import Control, SheetRow, Text
from briscola.ui.scenes.sheets.text_sheet import TextSheet
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button

ONE_DAY = timedelta(days=1)


class DailyPage(MaestroBeside, ContentPage):
    """One hand a day, the same for everybody; once played it can be compared, shared and watched."""

    wide = 0, 1600
    high = 800
    sinks = 0.3
    share = 0.48

    def __init__(
        self,
        app: Host,
        library: Library,
        *,
        play: Callable[[DailyDeal], None] | None,
        today: Callable[[], date],
    ) -> None:
        """`play` starts a day's deal; None in a window that keeps no matches.

        `today` is called again and again, as midnight may pass.
        """
        super().__init__(app)
        self._play, self._clock = play, DayWatch(lambda: max(today(), FIRST_DAY))
        self.results, self._library = DailyResults(library), library
        self.maestro = self.results.maestro
        self.day = self.today
        self._read()

    @property
    def today(self) -> date:
        """The last day with a deal."""
        return self._clock.day

    def _read(self) -> None:
        besides = [*week_of(self.day), *fortnight(self.today)]
        self.results.read(self._open(days_of_month(self.day)), self.day, besides=self._open(besides))
        self.wait_for_maestro()

    def _open(self, days: Sequence[date]) -> Sequence[date]:
        """Those of the days that have a deal."""
        return [each for each in days if FIRST_DAY <= each <= self.today]

    def _marks(self) -> Mapping[date, Mark]:
        days = days_of_month(self.day)
        return {day: self._mark(day) for day in self.results.days if day in days}

    def _mark(self, day: date) -> Mark:
        mine, maestro = self.results.mine(day), self.maestro.found.get(day)
        if mine is None or maestro is None or mine.ours < maestro.ours:
            return Mark.PLAYED
        return Mark.BETTER if mine.ours > maestro.ours else Mark.LEVEL

    # ---- what stands on it

    def title(self) -> str:
        return _("Deal of the day")

    @property
    def beside(self) -> str:
        return fortnight_text(self.today, self.results.days)

    @property
    def spoken_text(self) -> str:
        return ""

    @property
    def first(self) -> str:
        waits = self.results.mine(self.day) is None and self._play is not None
        return "play" if waits else "month"

    def fill(self, column: TextColumn) -> None:
        days, marks = days_of_month(self.day), self._marks()
        title = Text(month_text(self.day), "heading", INK, middle=True, heading=True)
        before = self._turn("before", "left", _("The month before"), days[0] - ONE_DAY)
        before.off(days[0] <= FIRST_DAY, _("The first deal was in this month."))
        after = self._turn("after", "right", _("The month after"), days[-1] + ONE_DAY)
        after.off(days[-1] >= self.today, _("The deals of the next month are still to come."))
        column.put(SheetRow(before, title, after))
        column.gap(18)
        add_legend(legend := column.inside(column.width), marks)
        month = Control(
            Month,
            self.day,
            week_begins=first_weekday(country_of(os.environ, preferred_languages())),
            first=FIRST_DAY,
            today=self.today,
            marks=marks,
            on_change=self.choose,
        )
        high = column.most - column.height - legend.height
        column.put(month.giving(high, high))
        column.add(legend)

    def _turn(self, name: str, icon: str, words: str, day: date) -> Control:
        """The button that leads to the month of a day."""
        button = Control(Button, "", partial(self.choose, day), icon_name=icon, name=name, on_paper=True)
        return button.called(words, tip=words).square(self.kit.scale.target(52))

    def fill_right(self, column: TextColumn) -> None:
        column.put(
            ChosenDay(
                self.day,
                self.results,
                play=None if self._play is None else partial(self._sit_down, self._play),
                watch=self._watch,
                share=self._share,
                week=self._show_week,
            )
        )

    # ---- what is done

    def choose(self, day: date) -> None:
        """Show the deal of a day, or of the nearest that has one."""
        self.day = min(max(day, FIRST_DAY), self.today)
        self._read()
        self.place_from_top()

    def _sit_down(self, play: Callable[[DailyDeal], None]) -> None:
        play(deal_of(self.day))

    def _share(self) -> None:
        """Show the text for a friend, and copy it."""
        results, day = self.results, self.day
        mine, maestro, attempt = results.mine(day), results.maestro.found.get(day), results.attempt(day)
        if mine is None or maestro is None or attempt is None:
            return
        duel = results.duel(day)
        told = (day, mine, maestro, attempt.tries, duel)
        self.app.push(
            TextSheet(
                self.app,
                heading=lazy("Challenge a friend"),
                text=lambda: shared_text(*told),
                shown=lambda: "\n".join(shared_words(*told)),
                letters=duel.letters,
            )
        )

    def _show_week(self) -> None:
        self.app.push(WeekSheet(self.app, self.results, self._week, chosen=self.day, choose=self.choose))

    def _week(self) -> Sequence[date]:
        """The days of the chosen week up to now."""
        if self._clock.turned():
            self._read()
        return self._open(week_of(self.day))

    def _watch(self) -> None:
        opened = self.results.opened(self.day)
        if opened is not None:
            watch(self.app, opened, offers=[coach_offer(self.app, self._library)])

    def resume(self) -> None:
        # Whoever has played it does not begin it once more with Enter.
        self.group.focus_name("play" if self.results.left(self.day) else "month")
        self._clock.turned()
        self.choose(self.day)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self._clock.turned():
            return moving
        self.choose(self.day)
        return True

    # ---- drawing

    def draw_beside(self, target: pygame.Surface, title: pygame.Rect) -> None:
        """Draw the last fourteen days as small marks, a coin for each played one; none before the first."""
        kit, scale, words, played = self.kit, self.kit.scale, self.beside, self.results.days
        step, r = max(16, scale.px(24)), max(5, scale.px(8))
        row = pygame.Rect(0, 0, step * len(fortnight(self.today)), 2 * r + 1)
        row.midright = (self.rect.right, title.centery - kit.fonts.line("small") // 2)
        if not words or row.left < title.right + step:
            return
        for at, day in enumerate(fortnight(self.today)):
            centre = (row.x + step * at + step // 2, row.centery)
            if day in played:
                pygame.draw.circle(target, LAMP, centre, r)
            pygame.draw.circle(target, CREAM, centre, r, max(1, scale.px(1.6)))
        below = (row.right, row.bottom + scale.px(4))
        kit.fonts.draw(target, words, "small", below, CREAM, anchor="topright", halo=True)


def play_daily(app: Host, active_match: ActiveMatch, daily: DailyDeal) -> None:
    """Play the deal of a day over the scene on top, without hints or undo."""
    note = _("Deal of the day: {date}").format(date=date_text(daily.day))
    offers = [coach_offer(app, active_match.library)]
    occasion = lazy("Deal of the day")
    play_once(
        app, active_match, daily.setup, daily.code, daily.seeds, note=note, occasion=occasion, offers=offers
    )
