"""Open the school, with the cards on its wall."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from briscola.client.active_match import ActiveMatch
from briscola.client.daily import DailyDeal
from briscola.client.daily_results import DailyResults
from briscola.client.lesson.lesson_session import TEACHER
from briscola.client.lesson.steps import NAMES
from briscola.client.puzzles.collection import puzzles
from briscola.client.puzzles.puzzle import Theme
from briscola.client.puzzles.spaced_repetition import progress
from briscola.i18n.daily_words import points_text
from briscola.i18n.puzzle_words import school_text
from briscola.i18n.text import _, lazy
from briscola.storage.puzzle_answers import PuzzleAnswers
from briscola.ui.render.kit import Kit
from briscola.ui.scene import Host
from briscola.ui.scenes.daily import DailyScene
from briscola.ui.scenes.evenings.entry import play_daily
from briscola.ui.scenes.journal_sheet import JournalScene
from briscola.ui.scenes.puzzles import PuzzleScene
from briscola.ui.scenes.school.scene import Lesson, SchoolScene
from briscola.ui.scenes.school.tile_pictures import draw_choice, draw_leaf, draw_notebook, draw_teacher


def open_school(app: Host, active_match: ActiveMatch, *, first_evening: Callable[[], None]) -> None:
    """Push the school; `first_evening` begins the lesson."""

    def play(deal: DailyDeal) -> None:
        active_match.take_over()
        play_daily(app, active_match, deal, back_to=app.top)

    def daily() -> None:
        app.push(DailyScene(app, active_match.library, play=play, today=date.today))

    def teacher(target: pygame.Surface, kit: Kit, square: pygame.Rect) -> None:
        draw_teacher(target, kit, square, TEACHER)

    def leaf(target: pygame.Surface, kit: Kit, square: pygame.Rect) -> None:
        draw_leaf(target, kit, square, date.today())

    train = partial(_open_puzzles, app, active_match)

    def journal() -> None:
        app.push(JournalScene(app, active_match.library, train=train))

    lessons: tuple[Lesson, ...] = (
        Lesson(
            name="lesson",
            title=lazy("First evening"),
            note=partial(_lesson_note, app),
            picture=teacher,
            open=first_evening,
        ),
        Lesson(
            name="daily",
            title=lazy("Deal of the day"),
            note=partial(_daily_note, active_match),
            picture=leaf,
            open=daily,
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
    app.push(SchoolScene(app, lessons))


def _puzzles(app: Host, active_match: ActiveMatch) -> Lesson:
    return Lesson(
        name="puzzles",
        title=lazy("Puzzles"),
        note=partial(_puzzles_note, active_match),
        picture=draw_choice,
        open=partial(_open_puzzles, app, active_match),
    )


def _open_puzzles(app: Host, active_match: ActiveMatch, theme: Theme | None = None) -> None:
    app.push(PuzzleScene(app, active_match.library, today=date.today, theme=theme))


def _puzzles_note(active_match: ActiveMatch) -> str:
    """Text on the puzzles' card: how many are due again, or the results so far."""
    library, today = active_match.library, date.today()
    made = progress(PuzzleAnswers(library.database).of(library.profile.id), today)
    return school_text(made, due=sum(made.due(puzzle, today) for puzzle in puzzles()))


def _lesson_note(app: Host) -> str:
    done = len(app.settings.lesson)
    if not done:
        return _("Teresa shows you the game in twelve short steps.")
    if done < len(NAMES):
        return _("{done} of {all} steps done").format(done=done, all=len(NAMES))
    return _("All twelve steps done")


def _daily_note(active_match: ActiveMatch) -> str:
    """Text on the daily deal's card: today's result, or what it is; does not compute the maestro's."""
    today = date.today()
    mine = DailyResults(active_match.library).played(today)
    if mine is None:
        return _("One hand against the maestro, the same for everybody.")
    return _("Today: {points}").format(points=points_text(today, mine))
