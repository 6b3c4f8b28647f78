"""A match looked at again at the real table: by keys, mouse, finger and gamepad."""

import pygame
import pytest

from briscola.engine.events import Event, Played, Undone
from briscola.i18n.text import lazy
from briscola.ui.layout.table.card_spots import spots
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.scenes.playback.toolbar import place_text
from briscola.ui.scenes.sheets.dialog import tell
from briscola.ui.scenes.tabletop.tooltips import ThingWidget
from tests.client.steps import GAMES
from tests.ui.conftest import Inked
from tests.ui.demands import SIZES, check_targets, spoken, watched_texts
from tests.ui.playback.watched import Game, Watched, match_of

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")


@pytest.mark.slow
@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize(
    ("game", "opened"), [(game, number % 2 == 1) for number, game in enumerate(GAMES[::3])], ids=str
)
def test_every_game_is_led_through_step_by_step_and_back(game: Game, *, opened: bool) -> None:
    watched = Watched(game)
    show, reel = watched.show, watched.reel
    if opened:
        watched.key(pygame.K_o)
    for at in range(1, len(reel.stops)):
        watched.key(pygame.K_RIGHT)
        while not show.waiting:  # what is to be read takes its time at every speed
            watched.let(0.5)
        assert show.at == at and show.view == reel.view(at, opened=opened)
    assert watched.control("step_on").enabled is False
    for at in reversed(range(len(reel.stops) - 1)):
        watched.key(pygame.K_LEFT)
        assert show.at == at and show.waiting and show.view == reel.view(at, opened=opened)


def test_a_step_forward_is_played_and_a_step_back_is_a_jump() -> None:
    watched = Watched(speed="normal")
    show, first = watched.show, watched.reel.hands[0].first
    show.jump(first)
    watched.key(pygame.K_RIGHT)
    watched.let(0.1)
    assert show.timeline.moving and isinstance(show.event, Played)
    flying = [motion.code for motion in show.timeline.flying()]
    assert show.event.card.code in flying
    watched.let(2)
    assert show.waiting
    watched.key(pygame.K_LEFT)
    assert show.waiting and show.at == first
    watched.keys(pygame.K_RIGHT, pygame.K_RIGHT)
    assert show.at == first + 2, "who is in a hurry waits for no card"


@pytest.mark.slow
def test_a_trick_that_was_asked_for_goes_at_once_and_lies_to_be_read_when_it_goes_by_itself() -> None:
    watched = Watched(speed="normal", trick_pause=3.0)
    show, reel = watched.show, watched.reel
    full = next(at for at in range(len(reel.stops)) if reel.takes_trick(at))
    show.jump(full)
    watched.key(pygame.K_RIGHT)
    watched.let(1.5)
    assert show.waiting
    show.jump(full)
    watched.key(pygame.K_SPACE)
    watched.let(1.5)
    assert show.at == full + 1 and not show.waiting and show.timeline.flying()


@pytest.mark.slow
def test_it_goes_on_by_itself_until_the_end_and_rests_when_asked_to() -> None:
    watched = Watched(speed="normal")
    show, first = watched.show, watched.reel.hands[0].first
    show.jump(first)
    watched.key(pygame.K_SPACE)
    watched.let(8)
    assert show.playing and show.at > first + 2
    watched.key(pygame.K_SPACE)
    watched.let(0.5)
    reached = show.at
    watched.let(5)
    assert not show.playing and show.at == reached
    watched.keys(pygame.K_END, pygame.K_SPACE)
    assert show.at <= 1, "at the end it begins again"
    show.jump(watched.reel.last - 1)
    watched.let(8)
    assert show.at == watched.reel.last and not show.playing


@pytest.mark.slow
def test_twice_the_speed_goes_twice_as_far() -> None:
    reached = []
    for presses in (0, 2):
        watched = Watched(speed="normal")
        watched.show.jump(watched.reel.hands[0].first)
        for _ in range(presses):
            watched.key(pygame.K_PLUS, "+")
        watched.key(pygame.K_SPACE)
        watched.let(8)
        reached.append(watched.show.at - watched.reel.hands[0].first)
        watched.app.close()
    assert reached[1] >= 2.5 * reached[0] > 0


def test_a_button_that_is_held_lets_go_when_a_page_is_laid_over_it() -> None:
    watched = Watched()
    step = watched.control("step_on")
    watched.move(step.rect.center)
    watched.button(step.rect.center, down=True)
    watched.frame()
    assert step.held
    tell(watched.app, lazy("The table"), lazy("Somebody is at the door."))
    assert not step.held


def test_the_speed_is_chosen_by_its_button_too() -> None:
    watched = Watched()
    shown = []
    for _ in range(5):
        watched.click_on("speed")
        shown.append(watched.scene.bar.speed.text)
    assert shown == ["2×", "4×", "½×", "1×", "2×"]


@pytest.mark.slow
def test_keys_and_buttons_go_by_tricks_and_hands() -> None:
    watched = Watched(hands=3)
    show, reel = watched.show, watched.reel
    first, second, third = (hand.first for hand in reel.hands)
    for ways, wanted in (
        ((pygame.K_PAGEDOWN, "hand_on"), [first, second, third, reel.last]),
        ((pygame.K_PAGEUP, "hand_back"), [third, second, first, 0]),
    ):
        for way in ways:
            watched.jump(0 if wanted[0] == first else reel.last)
            reached = []
            for _ in range(4):
                if isinstance(way, int):
                    watched.key(way)
                else:
                    watched.click_on(way)
                reached.append(show.at)
            assert reached == wanted
    watched.keys(pygame.K_PAGEDOWN, pygame.K_DOWN)
    assert show.view is not None and show.view.tricks == 1 and not show.view.table
    watched.key(pygame.K_UP)
    assert show.at == first
    watched.click_on("step_on")
    assert show.at == first + 1
    watched.click_on("step_back")
    assert show.at == first
    watched.key(pygame.K_END)
    assert show.at == reel.last
    watched.click_on("start")
    assert show.at == 0


def test_the_rule_is_dragged_with_the_mouse_and_touched_with_a_finger() -> None:
    watched = Watched(hands=3)
    show, reel = watched.show, watched.reel
    wood = watched.scene.bar.rule.wood
    watched.move((wood.x + 20, wood.centery))
    watched.button((wood.x + 20, wood.centery), down=True)
    watched.frame()
    seen = [show.at]
    for share in (0.2, 0.4, 0.6, 0.8):
        watched.move((round(wood.x + wood.width * share), wood.centery), held=True)
        watched.frame()
        seen.append(show.at)
    watched.button((round(wood.x + wood.width * 0.8), wood.centery), down=False)
    assert seen == sorted(set(seen)) and reel.stops[seen[-1]].hand == 3
    watched.tap((wood.x + wood.width // 2, wood.y - 10))
    assert reel.stops[show.at].hand == 2


def test_a_press_on_the_table_rests_or_goes_on_and_the_wheel_steps() -> None:
    watched = Watched()
    show, middle = watched.show, (500, 250)
    watched.click(middle)
    watched.frame()
    assert show.playing
    watched.tap(middle)
    assert not show.playing
    at = show.at
    pygame.mouse.set_pos(middle)
    for whole in (0, 0, -1):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=whole, x=0, precise_y=-0.4))
    watched.frame()
    assert show.at == at + 1


def test_a_gamepad_leads_through_it() -> None:
    watched = Watched()
    show = watched.show
    watched.pads(pygame.JOYHATMOTION, value=(1, 0))
    assert show.at == 1
    watched.pads(pygame.JOYBUTTONDOWN, button=0)
    assert show.playing, "the button that plays has the focus"
    watched.pad(pygame.JOYBUTTONDOWN, button=0)
    watched.pads(pygame.JOYBUTTONDOWN, button=5)
    assert watched.scene.group.focused_name == "step_on"
    watched.pads(pygame.JOYBUTTONDOWN, button=2)
    assert show.opened
    watched.pads(pygame.JOYBUTTONDOWN, button=1)
    assert watched.app.top is None


def test_the_eye_opens_everybodys_cards_and_shuts_them_again() -> None:
    watched = Watched(("briscola", 5, {}))
    show = watched.show
    show.jump(watched.reel.hands[0].first)
    assert show.view is not None and None in show.view.hands[1]
    watched.click_on("eye")
    assert all(None not in hand for hand in show.view.hands)
    assert {spot.code for spot in spots(show.view, watched.scene.context.layout).values()} > {
        card.code for hand in show.view.hands for card in hand if card is not None
    }
    watched.click_on("eye")
    assert None in show.view.hands[1]


def test_it_may_begin_with_a_hand() -> None:
    watched = Watched(hands=3, hand=2)
    assert watched.show.at == watched.reel.hands[1].first


@pytest.mark.usefixtures("every_frame")
def test_the_hands_have_their_numbers_on_the_rule_from_one(inked: Inked) -> None:
    watched = Watched(hands=3, size=(1920, 1080))
    inked.clear()
    watched.scene.dirty = True
    watched.frame()
    on_rule = [(text, rect) for text, rect in inked if watched.scene.bar.rule.wood.contains(rect)]
    assert [text for text, _ in sorted(on_rule, key=lambda each: each[1].x)] == ["1", "2", "3"]


def test_the_words_say_where_one_is() -> None:
    log = match_of(("briscola", 2, {}), 2)
    plays = [at for at, event in enumerate(log) if isinstance(event, Played)]
    undone: list[Event] = [*log[: plays[1] + 1], Undone(to=plays[0]), *log[plays[0] :]]
    reel = Watched(log=undone).reel
    first = reel.hands[0].first
    assert place_text(reel, 0) == "Before the first deal"
    assert place_text(reel, first) == "Hand 1 · a choice was taken back here"
    assert place_text(reel, first + 1) == "Hand 1, trick 1"
    assert place_text(reel, reel.hands[1].last) == "Hand 2: the result"


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("variant", "players"), [("briscola", 2), ("chiamata", 5)])
def test_the_bar_covers_nothing_and_its_controls_can_be_hit(
    size: tuple[int, int], variant: str, players: int
) -> None:
    watched = Watched((variant, players, {}), size=size)
    scene, reel = watched.scene, watched.reel
    buttons = [widget for widget in scene.group.widgets if not isinstance(widget, ThingWidget)]
    check_targets(buttons, pygame.Rect((0, 0), size))
    for stop in (reel.hands[0].first, reel.hands[0].first + 12):
        watched.jump(stop)
        assert watched.show.view is not None
        poses = [spot.pose for spot in spots(watched.show.view, scene.context.layout).values()]
        assert bounds(poses, scene.context.layout.ratio).bottom <= scene.bar.rect.top


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(SIZES))
def test_nothing_written_on_the_bar_or_on_the_result_is_cut(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    watched = Watched(hands=12, size=size, language=language)
    wrong = watched_texts(monkeypatch, pygame.Rect((0, 0), size))
    for stop in (0, watched.reel.hands[10].first + 3, watched.reel.hands[10].last, watched.reel.last):
        watched.jump(stop)
    watched.jump(watched.reel.hands[10].first + 3, eyes=1)
    assert not wrong


def test_what_lies_there_says_what_it_is_and_a_click_on_it_lets_the_match_run() -> None:
    watched = Watched()
    watched.jump(watched.reel.hands[0].first + 6)
    scene, view = watched.scene, watched.scene.view
    assert view is not None
    named = {w.thing.kind for w in scene.group.widgets if isinstance(w, ThingWidget)}
    assert named >= {"seat", "stock", "slate", "open"}
    seat = watched.control("seat 1")
    watched.move(seat.rect.center)
    watched.let(1.0)
    assert scene.group.telling.widget is seat
    watched.click_on("seat 1")
    assert watched.show.playing
