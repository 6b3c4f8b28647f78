"""The school: a sheet with a card for everything there is to learn, and what each card opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

import pygame
from msgspec import Struct

from briscola.capabilities.coach.window.journal_sheet import JournalScene
from briscola.capabilities.daily.results import DailyResults
from briscola.capabilities.daily.window.page import DailyPage, play_daily
from briscola.capabilities.daily.words import points_text
from briscola.capabilities.puzzles.answers import PuzzleAnswers
from briscola.capabilities.puzzles.collection import puzzles
from briscola.capabilities.puzzles.puzzle import Theme
from briscola.capabilities.puzzles.spaced_repetition import PuzzleProgress, progress
from briscola.capabilities.puzzles.window.scene import PuzzleScene
from briscola.capabilities.puzzles.words import school_text
from briscola.capabilities.school.window.tile import (
    Picture,
    Tile,
    draw_choice,
    draw_leaf,
    draw_notebook,
    draw_stairs,
    padding,
)
from briscola.capabilities.season.entry import SeasonEntry
from briscola.capabilities.season.words import about_texts, season_title
from briscola.capabilities.stairs.done_before import experience
from briscola.capabilities.stairs.entry import Staircase
from briscola.capabilities.stairs.progress import Experience, climbed, first_done, next_step
from briscola.capabilities.stairs.window.page import StairsPage
from briscola.capabilities.stairs.words import climbed_text, step_name
from briscola.client.active_match import ActiveMatch
from briscola.client.setup.characters import TEACHER
from briscola.client.single_deals.daily import DailyDeal
from briscola.i18n.figure_words import NO_FIGURE, figure
from briscola.i18n.text import _, lazy
from briscola.ui.day_watch import DayWatch
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role, TextStyle
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.entry import Routes
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.choice import Segments

ROLES: Sequence[Role] = ("heading", TextStyle("serif", "bold", 28), TextStyle("serif", "bold", 25))
"""Text styles tried for the titles, largest first."""


class Lesson(Struct, frozen=True, kw_only=True):
    """A card of the school; its texts are asked for at every layout."""

    name: str
    title: Callable[[], str]
    note: Callable[[], str]
    picture: Picture
    open: Callable[[], None]


class SchoolPage(PageScene):
    """A row of cards; each leads to a scene of its own."""

    def __init__(
        self, app: Host, lessons: Sequence[Lesson], *, season: Callable[[], None] | None = None
    ) -> None:
        """`season` opens the season; None where it is not offered yet."""
        super().__init__(app)
        self.lessons, self._season = lessons, season
        self.season_at: pygame.Rect | None = None
        self._clock = DayWatch()

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        many = len(self.lessons)
        pad, first = max(20, scale.px(50)), self.lessons[0].name
        wide, tall = scale.px(470 * many + 120), scale.px(710)
        inner = self.lay_page((pad, pad), focus=first, width=wide, height=tall, sinks=0.35)
        gap = max(12, scale.px(30))
        wide = (inner.width - gap * (many - 1)) // many
        inner.height -= self._season_row(inner)
        inner.height -= self._trainer(inner)
        room = wide - 2 * padding(scale)
        titles = [lesson.title() for lesson in self.lessons]
        fits = (all(kit.fonts.width(title, role) <= room for title in titles) for role in ROLES)
        role = next((role for role, fit in zip(ROLES, fits, strict=True) if fit), ROLES[-1])
        for at, lesson in enumerate(self.lessons):
            self.group.add(
                Tile(
                    kit,
                    pygame.Rect(inner.x + at * (wide + gap), inner.y, wide, inner.height),
                    name=lesson.name,
                    title=lesson.title(),
                    note=figure(f"school: {lesson.name}", lesson.note, NO_FIGURE),
                    picture=lesson.picture,
                    role=role,
                    on_press=lesson.open,
                )
            )
        self.group.add(self.trainer)
        if self.season_at is not None:
            self.group.add(self.season)
        self.restore_focus(first)

    def _season_row(self, inner: pygame.Rect) -> int:
        """Place the way to the season at the bottom of a room; return the height it takes, in px."""
        self.season_at = None
        if self._season is None:
            return 0
        kit, scale, words = self.kit, self.kit.scale, _("Open")
        tall, wide = scale.target(52), max(scale.px(200), Button.width_for(kit, words))
        place = pygame.Rect(inner.right - wide, inner.bottom - tall, wide, tall)
        self.season = self.button(place, words, self._season, "season")
        self.season.called(season_title(), about_texts()[0])
        self.season_at = pygame.Rect(inner.x, place.y, place.x - scale.px(30) - inner.x, tall)
        return tall + scale.px(16)

    def _trainer(self, inner: pygame.Rect) -> int:
        """Place the counting trainer's switch at the bottom of a room; return the height it takes, in px."""
        kit, scale = self.kit, self.kit.scale
        words = [_("yes"), _("no")]
        tall, wide = scale.target(52), max(scale.px(200), Segments.width_for(kit, words))
        place = pygame.Rect(inner.right - wide, inner.bottom - tall, wide, tall)
        on = self.app.settings.counting
        self.trainer = Segments(kit, place, words, 0 if on else 1, self._train, name="counting")
        self.trainer.called(_train_words(), _train_note())
        self.trainer_at = pygame.Rect(inner.x, place.y, place.x - scale.px(30) - inner.x, tall)
        return tall + scale.px(24)

    def title(self) -> str:
        return _("School")

    def _train(self, at: int) -> None:
        self.app.change(counting=at == 0)

    def resume(self) -> None:
        self.layout(self.app.size)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self._clock.turned():
            return moving
        self.layout(self.app.size)
        return True

    def paint(self, target: pygame.Surface, y: int) -> None:
        """Write the names beside the controls below the cards."""
        del y
        self._paint_row(target, self.trainer_at, _train_words(), _train_note())
        if self.season_at is not None:
            self._paint_row(target, self.season_at, season_title(), about_texts()[0])

    def _paint_row(self, target: pygame.Surface, room: pygame.Rect, words: str, note: str) -> None:
        """Write a name, and its explanation if there is room."""
        fonts = self.kit.fonts
        name = fonts.draw(target, words, "body-strong", room.midleft, INK, anchor="midleft")
        x = name.right + self.kit.scale.px(18)
        if x + fonts.width(note, "body") <= room.right:
            fonts.draw(target, note, "body", (x, room.centery), INK_2, anchor="midleft")


def _train_words() -> str:
    return _("Train counting")


def _train_note() -> str:
    return _("Now and then a question at the table: how many trumps are still out?")


def open_school(to: Routes) -> None:
    """Push the school; the season is offered to whoever has climbed the first flight, or has begun one."""
    app, active_match = to.app, to.active_match

    shown = Experience()

    def so_far() -> Experience:
        return experience(active_match.library, app.settings.lesson)

    def stairs_note() -> str:
        nonlocal shown
        shown = so_far()  # asked at every layout, and drawn as often as anything changes
        step = next_step(shown)
        if step is None:
            return climbed_text(shown)
        return _("{climbed}. Next: {step}").format(climbed=climbed_text(shown), step=step_name(step))

    def stairs(target: pygame.Surface, kit: Kit, square: pygame.Rect) -> None:
        draw_stairs(target, kit, square, climbed(shown), TEACHER)

    def leaf(target: pygame.Surface, kit: Kit, square: pygame.Rect) -> None:
        draw_leaf(target, kit, square, date.today())

    train = partial(open_puzzles, app, active_match)

    def journal() -> None:
        app.push(JournalScene(app, active_match.library, train=train))

    lessons: tuple[Lesson, ...] = (
        Lesson(
            name="stairs",
            title=lazy("Step by step"),
            note=stairs_note,
            picture=stairs,
            open=lambda: app.push(StairsPage(app, experience=so_far, climb=to.entry(Staircase).climb)),
        ),
        Lesson(
            name="daily",
            title=lazy("Deal of the day"),
            note=partial(_daily_note, active_match),
            picture=leaf,
            open=partial(open_daily, app, active_match),
        ),
        *([_puzzles(app, active_match)] if puzzles() else ()),
        Lesson(
            name="journal",
            title=lazy("Journal"),
            note=lazy("What costs you points, and what you do well."),
            picture=draw_notebook,
            open=journal,
        ),
    )
    climbed_first = figure("first flight", lambda: first_done(so_far()), False)
    offered = climbed_first or active_match.library.season_path.exists()
    app.push(SchoolPage(app, lessons, season=to.entry(SeasonEntry).open if offered else None))


def _puzzles(app: Host, active_match: ActiveMatch) -> Lesson:
    return Lesson(
        name="puzzles",
        title=lazy("Puzzles"),
        note=partial(_puzzles_note, active_match),
        picture=draw_choice,
        open=partial(open_puzzles, app, active_match),
    )


def open_daily(app: Host, active_match: ActiveMatch) -> None:
    """Push the page of the deal of the day; where nothing is kept it can only be looked at."""

    def play(deal: DailyDeal) -> None:
        play_daily(app, active_match, deal)

    keeps, library = active_match.take_over(), active_match.library
    app.push(DailyPage(app, library, play=play if keeps else None, today=date.today))


def open_puzzles(app: Host, active_match: ActiveMatch, theme: Theme | None = None) -> None:
    """Push the puzzles, or those of one theme."""
    app.push(PuzzleScene(app, active_match.library, today=date.today, theme=theme))


def _puzzles_note(active_match: ActiveMatch) -> str:
    """Text on the puzzles' card: how many are due again, or the results so far."""
    return school_text(_puzzles_made(active_match), due=puzzles_due(active_match))


def _puzzles_made(active_match: ActiveMatch) -> PuzzleProgress:
    library = active_match.library
    return progress(PuzzleAnswers(library.database).of(library.profile.id), date.today())


def puzzles_due(active_match: ActiveMatch) -> int:
    """Number of puzzles answered before that are due again."""
    made, today = _puzzles_made(active_match), date.today()
    return sum(made.due(puzzle, today) for puzzle in puzzles()) if made.boxed else 0


def _daily_note(active_match: ActiveMatch) -> str:
    """Text on the daily deal's card: today's result, or what it is."""
    points = _points_today(active_match)
    return (
        _("Today: {points}").format(points=points)
        if points
        else _("One hand against the maestro, the same for everybody.")
    )


def daily_line(active_match: ActiveMatch) -> str:
    """The line of the title's slate: today's deal, new, begun or with one's result."""
    points, results = _points_today(active_match), DailyResults(active_match.library)
    if points:
        return _("Deal of the day: {points}").format(points=points)
    return _("Deal of the day: begun") if results.left(date.today()) else _("Deal of the day: new")


def _points_today(active_match: ActiveMatch) -> str:
    """Points of today's deal, empty before it is played; the maestro's are not computed."""
    today = date.today()
    mine = DailyResults(active_match.library).played(today)
    return "" if mine is None else points_text(today, mine)
