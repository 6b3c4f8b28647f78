"""What could have been, in the window: the strip, the table as it was, what is said; by any hand."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from briscola.capabilities.coach.entry import coach_offer
from briscola.capabilities.coach.judgement_store import JudgedMatch
from briscola.capabilities.coach.window.scene import CoachScene
from briscola.capabilities.coach.window.session import CoachSession
from briscola.client.host.library import Library
from briscola.client.view.view import View
from briscola.engine.actions import Play
from briscola.players.search.deepening import Depth
from briscola.ui.app import App
from briscola.ui.scene import control_text
from briscola.ui.scenes.results.actions import FinishedHand, HandEnd, ResultActions, TableActions
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.result_scene import Finished
from tests.ui.demands import SIZES, check_targets, spoken, watched_texts
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver
from tests.ui.match_history.ledger import keep, library_in
from tests.ui.played import Played, play
from tests.ui.robot import plain_settings

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")
SHALLOW = Depth(samples=12, batch=6)


class Coached(Driver):
    """A window with a hand that is looked back at, judged in no time."""

    def __init__(
        self,
        played: Played,
        size: tuple[int, int] = (1024, 600),
        hand: int = 1,
        kept: JudgedMatch | None = None,
        **fields: Any,
    ) -> None:
        super().__init__(App(settings=plain_settings(**fields), size=size, sound=False, raster=QUICK))
        session = CoachSession(played.log, hand, kept=kept, depth=SHALLOW)
        self.scene = CoachScene(self.app, session, setup=played.setup)
        self.app.push(self.scene)
        self.frame()

    def press_at(self, pos: tuple[int, int]) -> None:
        """Press somewhere."""
        self.click(pos)
        self.frame()

    @property
    def view(self) -> View:
        """The table as it is shown."""
        assert self.scene.show.view is not None
        return self.scene.show.view

    def judge(self) -> None:
        """Wait for the whole judgement."""
        self.scene.session.judging.wait()
        self.frame()

    def head(self, code: str) -> tuple[int, int]:
        """Where a card of the hand can be pressed."""
        pose = self.scene.hand.pose(code)
        return round(pose.x - pose.height * 0.2), round(pose.y - pose.height * 0.3)


@pytest.fixture(scope="module")
def two() -> Played:
    """A hand of two by chance: ends are proven, so that there are mistakes at whatever depth."""
    return play("briscola", 2, seed=3)


@pytest.fixture(scope="module")
def five() -> Played:
    """A hand of five, eight choices long."""
    return play("briscola", 5, seed=3)


@pytest.mark.slow
def test_a_hand_is_looked_back_at_by_keys(two: Played) -> None:
    coached = Coached(two)
    scene = coached.scene
    coached.judge()
    assert scene.session.whole is not None and len(scene.plank.strip.cells) == 20
    assert scene.chosen is None and scene.show.at == scene.show.reel.hands[0].last
    for at, decision in enumerate(scene.session.decisions):
        coached.key(pygame.K_RIGHT)
        assert scene.chosen == at
        assert {c for c in coached.view.hands[0] if c} == set(decision.view.hand)
        assert len(coached.view.table) == len(decision.view.table), "the table as it was before the card"
        judged = scene.session.judged(at)
        assert scene.better.visible is (judged is not None and judged.faulty)
    coached.keys(pygame.K_RIGHT, pygame.K_LEFT)
    assert scene.chosen == 18
    costly = [play.finding.number - 1 for play in scene.session.whole.costly]
    assert costly, "played by chance"
    for at in [*costly, costly[0]]:
        coached.key(pygame.K_DOWN)
        assert scene.chosen == at
    coached.key(pygame.K_HOME)
    assert scene.chosen is None
    coached.key(pygame.K_ESCAPE)
    assert coached.app.top is None


@pytest.mark.slow
def test_a_hand_is_judged_once_written_down_and_then_read(two: Played, tmp_path: Path) -> None:
    library = library_in(tmp_path)
    match = keep(library, two.setup, seed=4, began="2026-11-21T20:00:00Z")
    kept = JudgedMatch(library, match.header.id)
    coached = Coached(two, kept=kept)
    first = coached.scene.session
    assert first.whole is None and kept.get(first.hands[0]) is None
    coached.judge()
    assert (written := kept.get(first.hands[0])) is not None and first.store is None
    again = CoachSession(two.log, 1, kept=kept)
    assert again.judging.over and again.whole == written and again.store is None
    library.close()


@pytest.mark.slow
@pytest.mark.usefixtures("every_frame")
def test_the_better_card_is_played_on_the_table_and_taken_back(two: Played) -> None:
    coached = Coached(two, size=(1280, 800))
    scene = coached.scene
    coached.judge()
    assert scene.session.whole is not None and scene.session.whole.costly
    code = ""
    for dearest in scene.session.whole.costly:
        coached.press_at(scene.plank.costly.rect.center)
        assert scene.chosen == dearest.finding.number - 1 and isinstance(dearest.best, Play)
        code = dearest.best.card.code
        assert scene.hand.hinted == code
        coached.key(pygame.K_SPACE)
        assert coached.view.table[-1].card == dearest.best.card
        coached.tap(scene.better.rect.center)
        coached.frame()
        view = coached.view
        assert dearest.best.card in view.hands[0]
        assert scene.sheet is not None
        rect = scene.sheet.rect
        piles = [scene.context.layout.seats[place].label for place in view.order if view.captured[place]]
        assert not rect.colliderect(scene.better.rect)
        assert not any(rect.collidepoint(spot) for spot in piles)
    coached.press_at(coached.head(code))
    assert scene.show.astray, "a press on the card itself plays it too"
    coached.pad(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X)
    coached.frame()
    assert not scene.show.astray


@pytest.mark.slow
def test_all_hands_of_a_match_are_paged_through_from_its_last() -> None:
    coached = Coached(play("briscola", 2, seed=3, hands=3), hand=3)
    scene, plank = coached.scene, coached.scene.plank
    assert plank.back.usable and not plank.on.usable
    thinking = scene.session.judging
    coached.press_at(plank.back.rect.center)
    assert scene.session.number == 2 and not thinking.over and scene.session.judging is not thinking
    ends = scene.show.reel.hands
    assert scene.show.at == ends[1].last and scene.chosen is None
    coached.key(pygame.K_RIGHT)
    assert coached.view.hand_number == 2
    coached.keys(pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert scene.session.number == 1 and not scene.plank.back.usable
    coached.key(pygame.K_PAGEDOWN)
    assert scene.session.number == 2 and scene.session.judging.hand.number == 2


def test_a_card_of_the_strip_is_touched_and_a_pad_goes_on_from_there(five: Played) -> None:
    coached = Coached(five)
    scene = coached.scene
    coached.tap(scene.plank.strip.cell_rect(3).center)
    coached.frame()
    assert scene.chosen == 3
    assert set(scene.hand.codes) == {card.code for card in coached.view.hands[0] if card} != set()
    coached.pad(pygame.JOYHATMOTION, value=(1, 0))
    coached.frame()
    assert scene.chosen == 4


def test_leaving_ends_the_thinking(five: Played) -> None:
    coached = Coached(five)
    judging = coached.scene.session.judging
    coached.key(pygame.K_ESCAPE)
    assert not judging.over and judging.news.hand is None and coached.app.top is None
    judging.wait()


def test_the_count_leads_to_it_and_it_leads_back(five: Played) -> None:
    fingers = Driver(App(settings=plain_settings(), size=(1024, 600), sound=False, raster=QUICK))
    app = fingers.app
    result = HandResult(
        app,
        Finished(view=five.view, setup=five.setup, log=five.log),
        end=HandEnd.NEXT_HAND,
        actions=ResultActions(
            table=TableActions(leave=app.quit, offers=[coach_offer(app, Library())]),
            next=app.quit,
            hand=FinishedHand(setup=five.setup, log=five.log, number=1),
        ),
    )
    app.push(result)
    fingers.frame()
    for _ in range(100):
        app.tick(0.1)
    fingers.click_on("coach")
    fingers.on_top(CoachScene)
    fingers.key(pygame.K_ESCAPE)
    assert app.scenes[-1] is result


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(SIZES)[::3])
def test_nothing_is_cut_and_every_control_can_be_hit(
    five: Played, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    wrong = watched_texts(monkeypatch, pygame.Rect((0, 0), size))
    coached = Coached(five, size, language=language)
    scene = coached.scene
    check_targets(scene.group.widgets, pygame.Rect((0, 0), size))
    coached.judge()
    seen = [rect for seat in scene.context.layout.seats.values() for rect in (seat.face, seat.tag)]
    for _ in range(len(scene.session.decisions) + 1):  # the summary first
        coached.app.draw()
        assert scene.sheet is not None
        rect = scene.sheet.rect
        assert rect.bottom <= scene.plank.rect.top and rect.collidelist(seen) < 0
        coached.key(pygame.K_RIGHT)
    assert not wrong


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_press_on_a_button_that_does_nothing_yet_says_why(two: Played, touch: bool) -> None:
    coached = Coached(two)
    costly, telling = coached.scene.plank.costly, coached.scene.group.telling
    assert not costly.enabled and telling.widget is None
    (coached.tap if touch else coached.click)(costly.rect.center)
    coached.frame()
    assert telling.widget is costly and costly.told() == "No choice of yours here has cost anything so far."
    assert costly.told() in control_text(costly)
    coached.scene.session.judging.wait()
    coached.frame()
    assert costly.enabled and costly.told() != "No choice of yours here has cost anything so far."


@pytest.mark.slow
def test_what_is_judged_can_be_pressed_while_the_coach_reads_on(two: Played) -> None:
    coached = Coached(two)
    scene, session, costly = coached.scene, coached.scene.session, coached.scene.plank.costly
    assert not costly.enabled
    coached.until(lambda: session.costly)
    session.judging.stop()  # in the middle of the hand
    coached.frames(2)
    assert session.whole is None and costly.enabled
    (dearest, *_others), (last, *_before) = session.costly, reversed(session.judging.news.plays)
    coached.press_at(costly.rect.center)
    assert scene.chosen == dearest and "cost" in scene.spoken_text
    coached.press_at(scene.plank.strip.cell_rect(last.finding.number - 1).center)
    assert scene.chosen == last.finding.number - 1 and scene.spoken_text
