"""The school: a sheet with a card for everything there is to learn, and what each card opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial

import pygame
from msgspec import Struct

from briscola.capabilities.coach.window.journal_sheet import JournalScene
from briscola.capabilities.daily.results import DailyResults
from briscola.capabilities.daily.window.page import DailyPage, play_daily
from briscola.capabilities.daily.words import points_text, yesterday_text
from briscola.capabilities.daily.yesterday import Yesterday
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
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow
from briscola.ui.views.text.text_column import SheetPart, TextColumn
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


class NamedSwitch(SheetPart):
    """A name, its explanation if there is room, and a control at the right."""

    def __init__(self, name: str, note: str, control: Control) -> None:
        self._name, self._note, self._control = name, note, control.tall(52).wide(200)
        control.called(name, explained=note)

    def height(self, column: TextColumn) -> int:
        """Height in px with the room above it."""
        return column.target(52) + column.kit.scale.px(24)

    def add_to(self, column: TextColumn) -> None:
        fonts, px = column.kit.fonts, column.kit.scale.px
        left = column.inside(column.width - px(230))
        named = fonts.width(self._name, "body-strong")

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            fonts.draw(target, self._name, "body-strong", (x, y), INK)
            if named + px(18) + fonts.width(self._note, "body") <= left.width:
                fonts.draw(target, self._note, "body", (x + named + px(18), y), INK_2)

        left.canvas(fonts.line("body-strong"), paint)
        right = column.inside(px(200))
        right.put(self._control)
        column.gap(24)
        column.beside([(0, left), (column.width - right.width, right)])


class SchoolPage(ContentPage):
    """A row of cards; each leads to a scene of its own."""

    high = 710

    def __init__(
        self, app: Host, lessons: Sequence[Lesson], *, season: Callable[[], None] | None = None
    ) -> None:
        """`season` opens the season; None where it is not offered yet."""
        super().__init__(app)
        self.lessons, self._season = lessons, season
        self._clock = DayWatch()

    # ---- what stands on it

    @property
    def wide(self) -> tuple[int, int]:
        return 0, 470 * len(self.lessons) + 120

    @property
    def first(self) -> str:
        return self.lessons[0].name

    def fill(self, column: TextColumn) -> None:
        rows = [
            NamedSwitch(
                _train_words(),
                _train_note(),
                Control(
                    Segments,
                    [_("yes"), _("no")],
                    0 if self.app.settings.counting else 1,
                    self._train,
                    name="counting",
                ),
            )
        ]
        if self._season is not None:
            rows.append(
                NamedSwitch(season_title(), about_texts()[0], PressButton(_("Open"), self._season, "season"))
            )
        below = sum(row.height(column) for row in rows)
        column.put(SheetRow(*self._tiles(column, column.most - below), gap=30))
        column.put(*rows)

    def _tiles(self, column: TextColumn, height: int) -> Iterator[SheetPart]:
        """The cards, with titles of one size."""
        kit, many = self.kit, len(self.lessons)
        room = (column.width - (many - 1) * kit.scale.px(30)) // many - 2 * padding(kit.scale)
        titles = [lesson.title() for lesson in self.lessons]
        fits = (all(kit.fonts.width(title, role) <= room for title in titles) for role in ROLES)
        role = next((role for role, fit in zip(ROLES, fits, strict=True) if fit), ROLES[-1])
        for lesson, title in zip(self.lessons, titles, strict=True):
            yield Control(
                Tile,
                name=lesson.name,
                title=title,
                note=figure(f"school: {lesson.name}", lesson.note, NO_FIGURE),
                picture=lesson.picture,
                role=role,
                on_press=lesson.open,
            ).giving(height, height)

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


def _train_words() -> str:
    return _("Train counting")


def _train_note() -> str:
    question = _("Now and then a question at the table: how many trumps are still out?")
    meanwhile = _("Meanwhile only the last trick can be seen again.")
    return f"{question} {meanwhile}"


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


def played_today(active_match: ActiveMatch) -> bool:
    """True once today's deal has been played."""
    return bool(_points_today(active_match))


def yesterday_line(active_match: ActiveMatch, others: Yesterday) -> str:
    """The line of the title's slate on yesterday's deal; empty while the others have not played it."""
    found = others.compared(active_match.library, date.today())
    return "" if found is None else yesterday_text(*found)


def _points_today(active_match: ActiveMatch) -> str:
    """Points of today's deal, empty before it is played; the maestro's are not computed."""
    today = date.today()
    mine = DailyResults(active_match.library).played(today)
    return "" if mine is None else points_text(today, mine)
