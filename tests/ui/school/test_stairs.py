"""The picture of the stairs: every step can be read, reached and pressed, whatever is done."""

from pathlib import Path

import pygame
import pytest

from briscola.capabilities.lesson.steps import NAMES
from briscola.capabilities.lesson.window.scene import LessonScene
from briscola.capabilities.puzzles.window.scene import PuzzleScene
from briscola.capabilities.school.entry import SchoolEntry
from briscola.capabilities.school.window.page import SchoolPage
from briscola.capabilities.stairs.progress import Experience, next_step
from briscola.capabilities.stairs.stairs import BY_NAME, PUZZLES, STEPS, StairFlight, StairStep, StepKind
from briscola.capabilities.stairs.window.page import StairsPage
from briscola.capabilities.stairs.window.plank import Plank, StepState
from briscola.capabilities.stairs.words import climbed_text
from briscola.client.host.library import Library
from briscola.entries import IN_WINDOW
from briscola.i18n.text import use
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.conftest import Open
from tests.ui.demands import SIZES, check_targets, spoken, watched_texts
from tests.ui.driver import on_top
from tests.ui.hands import click, press
from tests.ui.school.test_school import press_on

pytestmark = pytest.mark.usefixtures("no_screen")


def experience_of(*names: str) -> Experience:
    """Somebody who has done these steps."""
    steps = [BY_NAME[name] for name in names]
    return Experience(
        lesson=NAMES if "first-evening" in names else (),
        hands={step.rules.slug: 1 for step in steps if step.kind is StepKind.HAND},
        matches={step.rules.slug: 1 for step in steps if step.kind is StepKind.MATCH},
        puzzles={step.rules.slug: PUZZLES for step in steps if step.kind is StepKind.PUZZLES},
    )


def stairs(
    open_app: Open, *names: str, unfolded: bool = True, **fields: object
) -> tuple[StairsPage, list[StairStep]]:
    """The scene for somebody who has done these steps, and the steps pressed."""
    pressed: list[StairStep] = []
    app = open_app(**fields)
    app.push(scene := StairsPage(app, experience=lambda: experience_of(*names), climb=pressed.append))
    if unfolded and scene.folded:
        press_on(scene, "further")
    return scene, pressed


def planks(scene: StairsPage) -> dict[str, Plank]:
    return {widget.name: widget for widget in scene.group.widgets if isinstance(widget, Plank)}


def test_the_further_flights_are_folded_until_the_first_is_climbed(open_app: Open) -> None:
    first = [step.name for step in STEPS if step.flight is StairFlight.FIRST]
    scene, _ = stairs(open_app, *first[:-1], "sueca-4", unfolded=False)
    assert scene.folded and list(planks(scene)) == first
    press_on(scene, "further")
    assert set(planks(scene)) == set(BY_NAME)
    scene, _ = stairs(open_app, *first, unfolded=False)
    assert not scene.folded and set(planks(scene)) == set(BY_NAME)


def test_the_next_step_is_the_lowest_that_is_not_done(open_app: Open) -> None:
    scene, _ = stairs(open_app, "first-hand", "auction", unfolded=False)
    assert scene.next is STEPS[0] and scene.group.focused_name == "first-evening"


def test_done_steps_and_the_next_one_are_marked(open_app: Open) -> None:
    scene, _ = stairs(open_app, "first-evening", "first-hand", "sueca-4")
    states = {name: plank.state for name, plank in planks(scene).items()}
    assert {name for name, state in states.items() if state is StepState.DONE} == {
        *("first-evening", "first-hand", "sueca-4")
    }
    assert [name for name, state in states.items() if state is StepState.NEXT] == ["puzzles"]
    assert set(states) == set(BY_NAME)


def test_the_flights_above_the_one_that_is_climbed_keep_quiet(open_app: Open) -> None:
    scene, _ = stairs(open_app, "first-evening", "first-hand", "sueca-4")
    first = {step.name for step in STEPS if step.flight is StairFlight.FIRST}
    later = {name for name, plank in planks(scene).items() if plank.state is StepState.LATER}
    assert later == set(BY_NAME) - first - {"sueca-4"}
    scene, _ = stairs(open_app, *first)
    later = {name for name, plank in planks(scene).items() if plank.state is StepState.LATER}
    assert later == {step.name for step in STEPS if step.flight is StairFlight.TABLES}


def test_puzzles_count_when_they_are_answered_and_the_words_say_so(open_app: Open) -> None:
    scene, _ = stairs(open_app, "first-evening", "first-hand")
    assert "answered." not in planks(scene)["puzzles"].tip
    begun = Experience(lesson=NAMES, hands={"briscola-2": 1}, puzzles={"briscola-2": PUZZLES - 1})
    scene = StairsPage(open_app(), experience=lambda: begun, climb=print)
    scene.app.push(scene)
    assert planks(scene)["puzzles"].tip.endswith(
        "Answer three, and see the reason each time. 2 of 3 answered."
    )
    assert climbed_text(begun) == "2 of 6 first steps done"


def test_every_step_can_be_pressed_also_again(open_app: Open) -> None:
    scene, pressed = stairs(open_app, "first-hand")
    for name, plank in planks(scene).items():
        click(scene, plank.rect.center)
        assert pressed[-1].name == name
    press_on(scene, "first-hand")
    assert pressed[-1].name == "first-hand"


def test_planks_climb_and_do_not_overlap(open_app: Open) -> None:
    scene, _ = stairs(open_app)
    rects = [plank.rect for plank in planks(scene).values()]
    assert all(rect.collidelist(rects[at + 1 :]) < 0 for at, rect in enumerate(rects))
    first, second = planks(scene)["first-evening"].rect, planks(scene)["first-hand"].rect
    assert second.bottom <= first.top and second.left > first.left


@pytest.mark.slow
@pytest.mark.parametrize(("size", "code"), spoken(SIZES))
def test_everything_on_it_can_be_read_and_hit(
    size: tuple[int, int], code: str, open_app: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(code)
    scene, _ = stairs(open_app, "first-evening", size=size, language=code)
    wrong = watched_texts(monkeypatch, pygame.Rect((0, 0), size))
    scene.layout(size)
    target = pygame.Surface(size)
    for step in STEPS:
        scene.group.focus_name(step.name)
        scene.draw(target)
    assert not wrong
    check_targets([w for w in scene.group.widgets if w not in scene.views], pygame.Rect((0, 0), size))


@pytest.mark.slow
@pytest.mark.parametrize(("size", "text"), [((1024, 600), 120), ((1280, 800), 160)])
def test_with_large_text_the_stairs_scroll_to_the_step_in_focus(
    size: tuple[int, int], text: int, open_app: Open
) -> None:
    scene, _ = stairs(open_app, size=size, text_size=text, language="fr")
    for step in (STEPS[-1], STEPS[0]):
        scene.group.focus_name(step.name)
        assert scene.views[0].rect.contains(planks(scene)[step.name].rect)


def test_the_school_leads_to_the_stairs_and_a_step_to_its_table(app: App, tmp_path: Path) -> None:
    navigator = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    navigator.title()
    navigator.entry(SchoolEntry).open()
    press(on_top(app, SchoolPage), pygame.K_RETURN)
    stairs = on_top(app, StairsPage)
    assert stairs.folded and next_step(stairs.so_far) is STEPS[0]
    assert stairs.group.focused_name == "first-evening"
    press(stairs, pygame.K_RETURN)
    press(on_top(app, LessonScene), pygame.K_ESCAPE)
    press_on(stairs, "puzzles")
    game = on_top(app, PuzzleScene).puzzle_session.puzzle.game
    assert (game.variant, game.players) == ("briscola", 2)
    press(app.scenes[-1], pygame.K_ESCAPE)
    press_on(stairs, "further")
    press_on(stairs, "marianna-2")
    assert on_top(app, PlayScene).guided
