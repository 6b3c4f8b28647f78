"""Open the school, with the cards on its wall."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from briscola.client.active_match import ActiveMatch
from briscola.client.characters import TEACHER
from briscola.client.daily import DailyDeal
from briscola.client.daily_results import DailyResults
from briscola.client.puzzles.collection import puzzles
from briscola.client.puzzles.puzzle import Theme
from briscola.client.puzzles.spaced_repetition import progress
from briscola.client.staircase.experience import experience
from briscola.client.staircase.progress import Experience, climbed, next_step
from briscola.client.staircase.stairs import StairStep
from briscola.i18n.daily_words import points_text
from briscola.i18n.puzzle_words import school_text
from briscola.i18n.staircase_words import climbed_text, step_name
from briscola.i18n.text import _, lazy
from briscola.storage.puzzle_answers import PuzzleAnswers
from briscola.ui.render.kit import Kit
from briscola.ui.scene import Host
from briscola.ui.scenes.daily import DailyScene
from briscola.ui.scenes.journal_sheet import JournalScene
from briscola.ui.scenes.match_history.entry import play_daily
from briscola.ui.scenes.puzzles import PuzzleScene
from briscola.ui.scenes.school.scene import Lesson, SchoolScene
from briscola.ui.scenes.school.tile import draw_choice, draw_leaf, draw_notebook, draw_stairs
from briscola.ui.scenes.stairs.scene import StairsScene


def open_school(app: Host, active_match: ActiveMatch, *, climb: Callable[[StairStep], None]) -> None:
    """Push the school; `climb` begins a step of the stairs."""

    def play(deal: DailyDeal) -> None:
        play_daily(app, active_match, deal, back_to=app.top)

    def daily() -> None:
        keeps, library = active_match.take_over(), active_match.library
        app.push(DailyScene(app, library, play=play if keeps else None, today=date.today))

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

    train = partial(_open_puzzles, app, active_match)

    def journal() -> None:
        app.push(JournalScene(app, active_match.library, train=train))

    lessons: tuple[Lesson, ...] = (
        Lesson(
            name="stairs",
            title=lazy("Step by step"),
            note=stairs_note,
            picture=stairs,
            open=lambda: app.push(StairsScene(app, experience=so_far, climb=climb)),
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


def _daily_note(active_match: ActiveMatch) -> str:
    """Text on the daily deal's card: today's result, or what it is; does not compute the maestro's."""
    today = date.today()
    mine = DailyResults(active_match.library).played(today)
    if mine is None:
        return _("One hand against the maestro, the same for everybody.")
    return _("Today: {points}").format(points=points_text(today, mine))
