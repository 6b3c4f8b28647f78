"""The first evening in a window and the ways to it: each step is done by any hand, wrong plays too."""

from pathlib import Path

import pygame
import pytest

from briscola.capabilities.lesson.attempt_conditions import try_out
from briscola.capabilities.lesson.steps import STEPS
from briscola.capabilities.lesson.window.scene import LessonScene
from briscola.capabilities.lesson.window.toolbar import Saying
from briscola.capabilities.lesson.words import WORDS, first_match_text
from briscola.capabilities.school.entry import SchoolEntry
from briscola.capabilities.stairs.entry import Staircase
from briscola.capabilities.stairs.tables import LOWEST
from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.actions import Action, Bid, Call, Play
from briscola.entries import IN_WINDOW
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.text.fonts import ROLES
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.auction_parts import over_rule
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.tabletop.prewarm import Prewarmer
from briscola.ui.scenes.title import Title
from tests.client.seat_steps import host_of
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES
from tests.ui.drawn import QUICK
from tests.ui.driver import control, on_top
from tests.ui.hands import click, key, press, tap


def begun(app: App, at: str = "") -> LessonScene:
    """The lesson at its first step, or at that of a name, once it asks."""
    app.push(scene := LessonScene(app))
    if at:
        scene.go([step.name for step in STEPS].index(at))
    wait(scene)
    return scene


def wait(scene: LessonScene) -> None:
    """Until the person is asked for something, or is to read what came of it."""
    for _ in range(400):
        moving = scene.update(1 / 20)
        if scene.asks or scene.settled:
            return
        assert moving or scene.wake is not None, "the loop would sleep"
    raise AssertionError("nothing more happens")


def read(scene: LessonScene) -> None:
    """Look at the red button for a second: it has been in sight for a frame before."""
    for _ in range(2):
        scene.bar.update(1.0)


def goes_on(scene: LessonScene) -> None:
    """Press the red button by keys, once it is heard."""
    read(scene)
    press(scene, pygame.K_RETURN)


def choices(scene: LessonScene, *, right: bool) -> list[Action]:
    attempt = scene.attempt
    legal = attempt.seat.view.legal
    return [each for each in legal if attempt.task.right(try_out(attempt.seat, each)) is right]


def do(scene: LessonScene, *, right: bool) -> None:
    """What is asked for, or something else: a card by its digit, a bid, a call or a sign on its sheet."""
    if scene.attempt.task.signs:
        press(scene, pygame.K_s)
        assert isinstance(scene.panel, SignPanel)
        scene.panel.on_sign("three" if right else "king")
    elif isinstance(action := choices(scene, right=right)[0], Play):
        at = scene.hand.codes.index(action.card.code)
        scene.handle(key(pygame.K_1 + at, str(at + 1)))
    else:
        scene.act(action)
    wait(scene)


def end_of(scene: LessonScene) -> tuple[int, int]:
    """Where the first card that does the task lies."""
    action = choices(scene, right=True)[0]
    assert isinstance(action, Play)
    pose = scene.hand.rest_poses()[action.card.code]
    return round(pose.x), round(pose.y)


def test_a_child_does_all_twelve_steps_and_each_wrong_play_is_taken_back(open_app: Open) -> None:
    app = open_app(speed="none")
    scene = begun(app)
    for at, step in enumerate(STEPS):
        assert scene.at == at and step.name not in app.settings.lesson
        for number in range(len(step.tasks)):
            assert scene.attempt.number == number
            do(scene, right=False)
            answered = scene.saying.text
            assert scene.attempt.wrong is not None
            goes_on(scene)
            wait(scene)
            assert scene.attempt.open and scene.saying.text != answered
            do(scene, right=True)
        assert scene.attempt.done is not None and step.name in app.settings.lesson
        goes_on(scene)
        if at < len(STEPS) - 1:
            wait(scene)
    assert app.top is not scene
    assert LessonScene(app).at == 0, "who has done it all begins anew"


@pytest.mark.parametrize("size", [(1024, 600), (800, 1280)])
def test_a_card_is_clicked_and_tapped(open_app: Open, size: tuple[int, int]) -> None:
    scene = begun(open_app(size=size, speed="none"))
    click(scene, end_of(scene))
    wait(scene)
    assert scene.attempt.done is not None
    read(scene)
    click(scene, control(scene, "on").rect.center)
    wait(scene)
    assert scene.at == 1
    tap(scene, end_of(scene))
    wait(scene)
    assert scene.attempt.done is not None


def test_enter_goes_on_also_after_a_click_on_a_card(open_app: Open) -> None:
    """The click leads the focus to the hand, in which nothing can be played any more."""
    scene = begun(open_app(speed="none"))
    while scene.attempt.done is None:
        do(scene, right=True)
    scene.update(1 / 20)
    at, pose = scene.at, next(iter(scene.hand.rest_poses().values()))
    read(scene)
    click(scene, (round(pose.x), round(pose.y)))
    assert scene.group.focused is scene.hand
    press(scene, pygame.K_RETURN)
    assert scene.at == at + 1


def test_who_skips_comes_back_to_what_is_not_done(open_app: Open) -> None:
    app = open_app(speed="none")
    scene = begun(app)
    click(scene, control(scene, "step_on").rect.center)
    wait(scene)
    do(scene, right=True)
    assert app.settings.lesson == ["trump"]
    press(scene, pygame.K_ESCAPE)
    assert app.top is not scene
    assert LessonScene(app).at == 0
    app.change(lesson=["trump", "values"])
    assert LessonScene(app).at == 2


def test_a_card_that_may_not_be_played_is_told_why(open_app: Open) -> None:
    scene = begun(open_app(speed="none"), at="prini")
    forbidden = next(code for code in scene.hand.codes if scene.hand.forbids(code))
    pose = scene.hand.rest_poses()[forbidden]
    click(scene, (round(pose.x + 8), round(pose.y)))
    assert "swords" in scene.saying.text and scene.attempt.open


def test_a_trick_that_lies_to_be_read_goes_away_by_itself(open_app: Open) -> None:
    scene = begun(open_app(motion="little"))
    scene.warmer = Prewarmer(lambda: False)  # all its pictures are made
    do(scene, right=False)
    assert scene.attempt.wrong is not None


def test_a_red_button_that_has_just_come_hears_no_hurried_hand(open_app: Open) -> None:
    scene = begun(open_app(speed="none"))
    do(scene, right=True)
    press(scene, pygame.K_RETURN)
    assert scene.at == 0
    goes_on(scene)
    assert scene.at == 1


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_the_auction_and_the_call_are_on_their_own_sheets(open_app: Open, size: tuple[int, int]) -> None:
    app = open_app(size=size, speed="none")
    scene = begun(app, at="calling")
    panel = scene.panel
    assert isinstance(panel, AuctionPanel) and panel.rect.bottom < scene.hand.rect.top
    head = sum(map(app.kit.fonts.line, ("heading",) if panel.places.low else ("small", "heading")))
    pegs = panel.rule.rect.top - over_rule(app.kit)
    assert pegs >= panel.places.inner.top + head, "title and highest bid lie over the pegs' names"
    assert any(isinstance(each, Bid) for each in choices(scene, right=True))
    scene.act(choices(scene, right=True)[0])
    wait(scene)
    assert isinstance(scene.panel, CallPanel)
    assert [each.card.code for each in choices(scene, right=True) if isinstance(each, Call)] == ["1C"]


@pytest.mark.parametrize(
    ("size", "text", "language", "alike"),
    [((1024, 600), 100, "en", 1.0), ((1280, 800), 160, "de", 0.85)]
    + [
        pytest.param(size, text, language, alike, marks=pytest.mark.slow)
        for size, text, alike in (
            ((1024, 600), 100, 0.95),
            ((1024, 768), 160, 0.9),
            ((1920, 1080), 160, 0.85),
        )
        for language in LANGUAGES
    ],
)
def test_her_words_fit_their_bubble_and_most_of_them_are_of_one_size(
    open_app: Open, size: tuple[int, int], text: int, language: str, alike: float
) -> None:
    """The bubble grows with the text, and her cards move together; beside many of them words are smaller."""
    scene, heights = begun(open_app(size, speed="none", language=language, text_size=text)), list[int]()
    for at in range(len(STEPS)):
        scene.go(at)
        wait(scene)
        done = str(WORDS[STEPS[at].name].done)
        for saying in (scene.saying, Saying(text=done), Saying(text=first_match_text())):
            kit, role, lines, room, _step = scene.bar.set_words(saying)
            assert len(lines) * kit.fonts.line(role) <= room.height, saying.text
            assert kit.fonts.style(role).family == "sans", "Teresa speaks in one typeface"
            heights.append(kit.fonts.line(role))
    assert heights.count(max(heights)) >= alike * len(heights)


def test_at_the_end_one_sentence_leads_on_to_a_whole_hand(open_app: Open) -> None:
    app = open_app(speed="none")
    sat_down: list[bool] = []
    app.push(scene := LessonScene(app, play=lambda: sat_down.append(True)))
    scene.go(len(STEPS) - 1)
    for _task in STEPS[-1].tasks:
        wait(scene)
        do(scene, right=True)
    assert "a whole hand" in scene.saying.text
    assert scene.bar.on is not None and scene.bar.on.text == "Play"
    goes_on(scene)
    assert sat_down == [True] and app.top is not scene


def test_letters_are_explained_only_where_cards_show_them(open_app: Open) -> None:
    app = open_app(speed="none", deck="napoletane", indices="auto")
    scene = begun(app, at="taking")
    assert "C the knight, F the jack" in scene.saying.text
    app.change(indices="never")
    scene.go(2)
    wait(scene)
    assert "knight" not in scene.saying.text


@pytest.fixture
def evening(app: App, tmp_path: Path) -> Navigator:
    """A computer at which nobody has played yet, at the title."""
    navigator = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    navigator.begin()
    return navigator


def in_rules(app: App) -> list[str]:
    app.open_rules()
    return [widget.name for widget in on_top(app, RulesScene).group.widgets]


def dealt(app: App) -> PlayScene:
    """The table on top, at which the match has begun."""
    table = on_top(app, PlayScene)
    table.flow.update(1.0)
    return table


def test_it_is_offered_once_to_who_has_never_played(app: App, evening: Navigator) -> None:
    evening.entry(Staircase).offer_lesson()
    press(on_top(app, Dialog), pygame.K_ESCAPE)
    evening.entry(Staircase).offer_lesson()
    assert isinstance(app.top, Title)


def test_who_says_yes_is_led_to_the_first_step_and_back_to_the_title(app: App, evening: Navigator) -> None:
    evening.entry(Staircase).offer_lesson()
    press(on_top(app, Dialog), pygame.K_RETURN)
    lesson = on_top(app, LessonScene)
    assert lesson.at == 0
    press(lesson, pygame.K_ESCAPE)
    assert isinstance(app.top, Title)
    evening.entry(SchoolEntry).open()
    assert "stairs" in [widget.name for widget in app.scenes[-1].group.widgets]


def test_who_has_played_is_not_asked(app: App, evening: Navigator) -> None:
    evening.start(MatchSetup(opponents=regulars(2)))
    dealt(app)
    evening.title()
    evening.entry(Staircase).offer_lesson()
    assert isinstance(app.top, Title)


def test_from_the_rules_it_lies_over_a_match_and_leaves_it_alone(app: App, evening: Navigator) -> None:
    evening.start(MatchSetup(opponents=regulars(2)))
    table = dealt(app)
    log, plays = list(host_of(table.seat).table.log), evening.active_match.library.history.plays("first")
    assert "lesson" in in_rules(app)
    app.scenes[-1].group.focus_name("lesson")
    press(app.scenes[-1], pygame.K_RETURN)
    lesson = on_top(app, LessonScene)
    assert "lesson" not in in_rules(app), "it is not begun within itself"
    press(app.scenes[-1], pygame.K_ESCAPE)
    for _ in range(40):
        lesson.update(0.1)
    press(lesson, pygame.K_3, pygame.K_ESCAPE)
    press(app.scenes[-1], pygame.K_ESCAPE)
    assert app.top is table
    assert host_of(table.seat).table.log == log
    assert evening.active_match.library.history.plays("first") == plays


CAPITALS = 0.66
"""The height of a capital letter, as a share of the type’s size."""


def test_with_it_the_menu_of_the_smallest_window_still_leaves_room_for_the_name(
    open_app: Open, tmp_path: Path
) -> None:
    app = open_app(size=(1024, 600))
    evening = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    evening.begin()
    evening.start(MatchSetup(opponents=regulars(2)))
    dealt(app)
    evening.title()
    title = on_top(app, Title)
    assert "resume" in [item.name for item in title.menu.items]
    assert title.places.name.baseline - app.kit.scale.px(CAPITALS * ROLES["name"].size) >= app.kit.scale.rim
    assert title.places.name.rule_y < title.menu.rect.top


def test_somebody_new_begins_at_the_first_step(tmp_path: Path) -> None:
    library = Library(tmp_path, settings_file=tmp_path / "settings.json")
    app = App(settings_path=library.settings_path, size=(1024, 600), sound=False, raster=QUICK)
    evening = Navigator(app, IN_WINDOW, library=library)
    app.change(lesson=["values", "trump"])
    someone = evening.household.library.profiles.add("Mia", "person-woman")
    evening.household.use(someone.id)
    assert app.settings.lesson == []


def test_the_lesson_leads_to_a_hand_with_teresa_and_a_guide(app: App, evening: Navigator) -> None:
    evening.entry(Staircase).first_hand()
    table = on_top(app, PlayScene)
    setup = table.seat.setup
    assert (setup.variant, setup.players, dict(setup.options)) == ("briscola", 2, {})
    assert [(each.name, each.level) for each in setup.opponents] == [("Teresa", LOWEST)]
    assert setup.winning_hands == 1 and table.guided
    assert setup.face == evening.household.library.profile.face


def test_a_match_that_waits_goes_on_waiting_while_a_first_one_is_played(app: App, evening: Navigator) -> None:
    evening.start(MatchSetup(opponents=regulars(2)))
    dealt(app)
    evening.title()
    evening.entry(Staircase).first_hand()
    dealt(app)
    assert len(evening.active_match.library.waiting()) == 2
