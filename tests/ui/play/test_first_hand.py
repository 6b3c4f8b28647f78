"""The guide at the table of a first hand: one note a turn, never in the way, gone with one press."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from briscola.client.first_hand import notes_of
from briscola.client.hosted_seat import HostedSeat
from briscola.client.library import Library
from briscola.client.match_host import MatchHost
from briscola.client.seat_control import NextStep
from briscola.client.staircase.stairs import BY_NAME, STEPS, StepKind
from briscola.client.staircase.tables import setup_of
from briscola.commands.autopilot import Unsalted
from briscola.deals import SeededDeals
from briscola.players.levels import make_player
from briscola.ui.app import App
from briscola.ui.layout.geometry import bounds
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.stairs.climbing import FirstHands
from tests.client.duel.test_duel import played
from tests.client.seat_steps import host_of
from tests.ui.conftest import Open
from tests.ui.drawn import QUICK
from tests.ui.robot import Robot, plain_settings

pytestmark = pytest.mark.usefixtures("no_screen")

HANDS = [step.name for step in STEPS if step.kind is StepKind.HAND]


class FirstHand:
    """The first hand of a step, against computers that play by chance."""

    def __init__(
        self,
        name: str,
        *,
        size: tuple[int, int] = (1024, 600),
        seed: int = 1,
        hands_before: int = 0,
        guided: bool = True,
    ) -> None:
        step = BY_NAME[name]
        self.app = App(settings=plain_settings(), size=size, sound=False, raster=QUICK)
        setup = setup_of(step, player="Mia", face="person-woman")
        players = [make_player("random", seed=seed, seat=seat) for seat in range(1, step.players)]
        seat = HostedSeat(MatchHost(setup, deals=SeededDeals(seed), players=players))
        self.scene = PlayScene(self.app, played(seat, hands_before), on_leave=self.app.quit)
        self.scene.salt = Unsalted()
        self.told: Sequence[str] = ()
        if guided:
            self.scene.over.guide.teach((), self.keep)
        self.app.push(self.scene)
        self.robot = Robot(self.app, self.scene, seed=seed, ways=("digit",))

    def keep(self, told: Sequence[str]) -> None:
        """Store the notes told."""
        self.told = tuple(told)

    @property
    def note(self) -> str | None:
        """Name of the note on the table."""
        return self.scene.over.guide.note

    def clear_of_cards(self) -> bool:
        """True if the slip covers neither the hand nor the trick nor a button."""
        scene, rect = self.scene, self.scene.over.guide.rect
        view, layout = scene.view, scene.places
        assert view is not None and rect is not None
        cards = [*layout.hand(len(view.hands[0])), *(layout.slot(card.seat) for card in view.table)]
        lying = [bounds([pose], layout.ratio) for pose in cards]
        lying += scene.context.round_buttons.values()
        if scene.panel is not None and not scene.panel.covers_table:
            lying.append(scene.panel.rect)
        return rect.collidelist(lying) < 0

    def play(self) -> list[str]:
        """Play the hand to its end; return the notes in the order in which they lay there."""
        seen: list[str] = []
        for _ in range(8_000):
            self.robot.frame()
            if self.app.top is not self.scene:
                return seen
            if self.note is not None and self.note not in seen[-1:]:
                assert self.scene.flow.next_step is NextStep.OWN_MOVE, "nobody is in the middle of something"
                assert self.clear_of_cards(), self.note
                seen.append(self.note)
            if self.scene.flow.next_step in (NextStep.OWN_MOVE, NextStep.OWN_CUT):
                self.robot.decide()
            elif self.scene.flow.timeline.running:
                self.robot.press(pygame.K_SPACE)
        raise AssertionError("the hand does not end")


def test_the_first_turn_brings_a_note_and_each_further_turn_at_most_one() -> None:
    table = FirstHand("first-hand")
    table.robot.until_asked()
    table.robot.frame()
    first = table.note
    assert first is not None and table.told == (first,)
    table.robot.press(pygame.K_ESCAPE)
    table.robot.frame()
    assert table.note is None and table.app.top is table.scene, "Esc takes the note away, and nothing else"
    for _ in range(30):
        table.robot.frame()
    assert table.note is None, "the next one waits for another turn"
    table.robot.throw_card()
    table.robot.until_asked()
    table.robot.frame()
    assert table.note not in (None, first)
    table.app.close()


def test_where_to_cut_is_asked_only_once_the_first_hand_is_over() -> None:
    first, second = FirstHand("marianna-2"), FirstHand("marianna-2", hands_before=1)
    for table in (first, second):
        table.robot.until_asked()
    assert first.scene.cut_for_me and not second.scene.cut_for_me
    for table in (first, second):
        table.app.close()


def test_a_press_on_the_slip_takes_it_away_and_a_card_played_as_well() -> None:
    table = FirstHand("sueca-4")
    table.robot.until_asked()
    table.robot.frame()
    rect = table.scene.over.guide.rect
    assert rect is not None
    log = len(host_of(table.scene.seat).table.log)
    table.robot.click(rect.center)
    table.robot.frame()
    assert table.note is None and len(host_of(table.scene.seat).table.log) == log
    table.robot.throw_card()
    assert table.scene.flow.next_step is not NextStep.OWN_MOVE or table.note != table.told[0]
    table.app.close()


@pytest.mark.slow
def test_in_a_tall_window_too_no_note_covers_hand_trick_or_button() -> None:
    table = FirstHand("pairs", size=(1080, 1400))
    assert "partner" in table.play()
    table.app.close()


def test_a_hint_and_an_opened_sheet_come_before_the_note() -> None:
    table = FirstHand("first-hand")
    table.robot.until_asked()
    table.robot.throw_card()
    table.robot.until_asked()
    table.robot.frame()
    before = table.note
    assert before is not None
    table.robot.key(pygame.K_l, "l")
    assert table.scene.over.sheets.panel is not None and table.note is None
    table.robot.key(pygame.K_ESCAPE)
    assert table.note == before
    table.app.close()


@pytest.mark.parametrize("guided", [pytest.param(True, marks=pytest.mark.slow), False])
def test_the_opening_words_are_said_only_where_no_guide_tells_them(guided: bool) -> None:
    table = FirstHand("briscolone-2", guided=guided)
    said: set[str] = set()
    while table.scene.flow.next_step is not NextStep.OWN_MOVE:
        table.robot.frame()
        said.add((table.scene.over.notes.note or ("",))[0])
        if table.scene.flow.next_step is NextStep.OWN_CUT:
            table.robot.decide()
    table.robot.frame()
    assert ("There are no trumps" in said) is not guided and (table.note == "no-trumps") is guided
    table.app.close()


def test_the_guide_of_a_hand_begun_from_the_stairs_goes_on_where_it_was(
    open_app: Open, tmp_path: Path
) -> None:
    app = open_app(speed="none")
    navigator = Navigator(app, library=Library(tmp_path))
    navigator.begin()
    navigator.stairs.climb(BY_NAME["sueca-4"])
    scene = app.top
    assert isinstance(scene, PlayScene) and scene.over.guide.on
    Robot(app, scene, seed=1).until_asked()
    match = navigator.active_match.match
    assert match is not None
    assert app.settings.taught == {match: [scene.over.guide.note]}
    navigator.title()
    navigator.stairs.first_hands = FirstHands(app, navigator.active_match)  # as in a window opened later
    resume = navigator.waiting.resume()
    assert resume is not None
    resume.on_press()
    again = app.top
    assert isinstance(again, PlayScene) and again is not scene
    assert again.over.guide.on and again.over.guide.told == app.settings.taught[match]


@pytest.mark.slow
@pytest.mark.parametrize("told", [True, False])
def test_a_note_without_its_moment_in_the_first_hand_of_a_game_by_points_comes_later(told: bool) -> None:
    table = FirstHand("marianna-2", hands_before=1)
    rules = table.scene.context.rules
    known = [note.name for note in notes_of(rules) if told or note.name != "no-trumps-yet"]
    table.scene.over.guide.teach(known, table.keep)
    table.robot.until_asked()
    table.robot.frame()
    assert table.scene.view is not None and table.scene.view.counted == 1
    assert table.note == (None if told else "no-trumps-yet")
    assert not table.scene.over.guide.on, "what is said at every deal is said again"
    table.app.close()


def test_another_match_of_the_same_game_has_no_guide(open_app: Open, tmp_path: Path) -> None:
    app = open_app()
    navigator = Navigator(app, library=Library(tmp_path))
    navigator.begin()
    setup = setup_of(BY_NAME["sueca-4"], player="", face="person-woman")
    navigator.start(setup)
    assert isinstance(app.top, PlayScene) and not app.top.over.guide.on


@pytest.mark.slow
@pytest.mark.parametrize("name", HANDS)
def test_a_robot_plays_every_first_hand_to_its_end(name: str) -> None:
    table = FirstHand(name, seed=2)
    seen = table.play()
    assert seen and len(seen) == len(set(seen)) and tuple(seen) == tuple(table.told)
    table.app.close()
