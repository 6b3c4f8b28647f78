"""Puzzles in a window: asked on the real table, answered by any hand, told why, kept."""

from datetime import date

import pygame
import pytest

from briscola.capabilities.puzzles.answers import PuzzleAnswers
from briscola.capabilities.puzzles.puzzle import PuzzleGame, Theme, action_of
from briscola.capabilities.puzzles.window.scene import PuzzleScene
from briscola.capabilities.puzzles.window.session import PuzzleSession
from briscola.client.host.library import Library
from briscola.client.view.view import ME
from briscola.engine.actions import PASS, Bid, Call, Declare, Play
from briscola.ui.app import App
from briscola.ui.widgets.choice_strip import ChoiceStrip
from tests.spread import quick_some
from tests.ui.demands import SIZES, check_targets, spoken, watched_texts
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver
from tests.ui.robot import plain_settings

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")
TODAY = date(2026, 11, 21)


class Solver(Driver):
    """A window with puzzles of a theme."""

    def __init__(
        self,
        library: Library,
        theme: Theme = Theme.STROZZO,
        *,
        size: tuple[int, int] = (1024, 600),
        language: str = "en",
    ) -> None:
        super().__init__(
            App(settings=plain_settings(language=language), size=size, sound=False, raster=QUICK)
        )
        self.library = library
        self.scene = PuzzleScene(self.app, library, today=lambda: TODAY)
        self.app.push(self.scene)
        self.pick(theme)

    def pick(self, theme: Theme) -> None:
        """Puzzles of that theme only."""
        self.scene.plank.filter.on_change(1 + self.scene.puzzle_session.themes.index(theme))
        self.frame()

    def click_card(self, code: str) -> None:
        """Play a card by mouse."""
        hand = self.scene.hand
        pose = hand.pose(code)
        beside = ((round(pose.x) + dx, round(pose.y)) for dx in range(0, -60, -4))
        self.click(next(pos for pos in beside if hand.card_at(pos) == code))
        self.lets()

    @property
    def session(self) -> PuzzleSession:
        return self.scene.puzzle_session

    def lets(self) -> None:
        """Frames in which a card flies."""
        for _ in range(40):
            self.frame()

    @property
    def answers(self) -> list[bool]:
        """What has been kept so far."""
        kept = PuzzleAnswers(self.library.database).of(self.library.profile.id)
        return [answer.solved for answer in kept]


def test_puzzles_of_one_game_are_chosen_beside_the_themes(library: Library) -> None:
    """The themes that the game has not are not on offer; the list of games is as long as before."""
    solver = Solver(library, Theme.CALL)
    puzzle_session, plank = solver.session, solver.scene.plank
    pairs = PuzzleGame(variant="briscola", players=4, in_sides=True)
    assert plank.games.values[1 + puzzle_session.games.index(pairs)] == "Briscola for four, in pairs"
    plank.games.on_change(1 + puzzle_session.games.index(pairs))
    solver.frame()
    assert puzzle_session.puzzle.game == pairs == puzzle_session.game
    assert puzzle_session.theme is None and Theme.CALL not in puzzle_session.themes
    assert len(solver.scene.plank.games.values) == 1 + len(puzzle_session.games)
    solver.scene.plank.games.on_change(0)
    assert puzzle_session.game is None and Theme.CALL in puzzle_session.themes


def test_the_solver_sits_at_the_table_with_her_or_his_own_face(library: Library) -> None:
    library.change(library.profile.id, face="person-man")
    solver = Solver(library)
    assert solver.scene.context.setup.face_of(ME) == "person-man"


def code_of(solver: Solver, *, right: bool) -> str:
    """The code of the right card, or of a wrong one."""
    puzzle = solver.session.puzzle
    action = puzzle.right if right else action_of(puzzle.worths[-1].action)
    assert isinstance(action, Play)
    return action.card.code


def test_a_puzzle_is_solved_by_mouse_and_the_next_one_comes(library: Library) -> None:
    solver = Solver(library)
    first = solver.session.puzzle
    code = code_of(solver, right=True)
    solver.click_card(code)
    assert solver.session.done and solver.answers == [True]
    told = solver.scene.told
    assert (told.title, told.strong) == ("Right!", True) and "first answer" not in told.foot
    assert len(told.table) == len(first.worths), "what every choice comes to"
    view = solver.scene.show.view
    assert view is not None and view.table[-1].card.code == code
    solver.click_on("on")
    assert solver.session.puzzle.id != first.id and solver.session.open


def test_a_wrong_card_is_told_kindly_and_may_be_tried_again_by_keys(library: Library) -> None:
    solver = Solver(library)
    solver.click_card(code_of(solver, right=False))
    assert solver.session.wrong is not None and solver.answers == [False]
    wrong, right = solver.scene.told.sentences
    assert "points" in wrong and "points" in right
    assert wrong.count(".") + right.count(".") > 2, "a reason besides the figures"
    solver.key(pygame.K_RETURN)  # Try again
    codes = list(solver.scene.hand.codes)
    digit = str(1 + codes.index(code_of(solver, right=True)))
    solver.press(ord(digit), digit)
    solver.lets()
    assert solver.session.done and solver.answers == [False], "the first answer counts"
    told = solver.scene.told
    assert (told.title, told.strong) == ("Right!", False) and "Your first answer counts." in told.foot


def test_another_size_keeps_the_focus_and_another_question_has_it_at_its_answer(library: Library) -> None:
    solver = Solver(library)
    assert solver.scene.group.focused_name == "hand"
    solver.scene.group.focus_name("show")
    solver.app.change(text_size=140)
    assert solver.scene.group.focused_name == "show"
    solver.click_on("show")
    assert solver.scene.group.focused_name == "on"
    solver.key(pygame.K_RETURN)  # the next puzzle
    assert solver.scene.group.focused_name == "hand"


def test_a_marianna_is_declared_with_the_key_of_the_table(library: Library) -> None:
    solver = Solver(library, Theme.DECLARE)
    declared = [action for action in solver.scene.others if isinstance(action, Declare)]
    solver.key(pygame.K_m, "m")
    assert solver.answers == [solver.session.puzzle.right == declared[0]]
    assert not solver.session.open


def test_the_answer_can_be_seen_and_counts_as_missed(library: Library) -> None:
    solver = Solver(library)
    solver.click_on("show")
    assert solver.session.shown and solver.answers == [False]
    told = solver.scene.told
    assert (told.title, told.strong) == ("The answer", False) and "first answer" not in told.foot
    solver.key(pygame.K_ESCAPE)
    assert solver.app.top is None


def test_a_call_is_picked_on_the_plank_and_made_with_enter(library: Library) -> None:
    solver = Solver(library, Theme.CALL)
    right = solver.session.puzzle.right
    calls = solver.scene.others
    assert isinstance(right, Call) and right in calls
    solver.keys(*[pygame.K_RIGHT] * (calls.index(right) + 1))
    assert solver.answers == [], "picking is no answer"
    solver.key(pygame.K_RETURN)
    assert solver.session.done and solver.answers == [True]


def test_a_bid_is_picked_on_the_plank_and_said_at_the_table(library: Library) -> None:
    """A wrong one first, by mouse, then the right one by keys."""
    solver = Solver(library, Theme.BID)
    scene = solver.scene
    right, said = scene.puzzle_session.puzzle.right, list(scene.others)
    assert right in said and PASS in said
    wrong = next(at for at, action in enumerate(said) if action != right)
    strip = next(w for w in scene.group.widgets if isinstance(w, ChoiceStrip))
    solver.click(strip.cell_rect(wrong).center)
    solver.frame()
    solver.click_on("on")
    assert scene.puzzle_session.wrong == said[wrong] and solver.answers == [False]
    assert "a hand" in scene.told.sentences[0]
    solver.key(pygame.K_RETURN)  # Try again
    solver.keys(*[pygame.K_RIGHT] * (said.index(right) + 1))
    solver.press(pygame.K_RETURN)
    solver.lets()
    view = scene.show.view
    assert scene.puzzle_session.done and view is not None
    assert view.said(ME) == (right if isinstance(right, Bid) else None)


@pytest.mark.parametrize(("size", "language"), quick_some(spoken([SIZES[0], (1280, 800)]), 2))
def test_all_words_fit_and_all_controls_can_be_hit(
    library: Library, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = watched_texts(monkeypatch, pygame.Rect((0, 0), size))
    solver = Solver(library, Theme.CALL, size=size, language=language)
    solver.scene.pick(0)
    for theme in (Theme.BID, Theme.COUNT):
        solver.frame()
        check_targets(solver.scene.group.widgets, pygame.Rect((0, 0), size))
        solver.scene.reveal()
        solver.frame()
        solver.pick(theme)
    assert not wrong


@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize("theme", [Theme.BID, Theme.CALL])
def test_the_sheet_covers_no_bubble_of_a_bid_or_call(library: Library, theme: Theme) -> None:
    solver = Solver(library, theme)
    for _ in range(3):
        solver.frame()
        scene, view = solver.scene, solver.scene.show.view
        assert view is not None and scene.sheet is not None
        bubbles = [*scene.context.picture.bubble_rects(view, scene.now()).values()]
        assert scene.sheet.rect.collidelist(bubbles) < 0
        scene.reveal()
        solver.click_on("on")
