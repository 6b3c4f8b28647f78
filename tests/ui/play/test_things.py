"""Everything that lies on the table says what it is: to the pointer, to the keys, to a finger that stays."""

import pygame
import pytest

from briscola.ui.scenes.play.table_tooltips import TableThing
from tests.ui.conftest import Open
from tests.ui.hands import finger_down, finger_up, key, mouse_move
from tests.ui.play.pointed import Rect, open_table


@pytest.mark.parametrize(
    "game",
    [
        *("two", "chiamata"),
        *(
            pytest.param(game, marks=pytest.mark.slow)
            for game in ("five", "open dummy", "prini", "briscolone")
        ),
    ],
)
def test_everything_that_is_drawn_on_the_table_is_a_thing_or_a_control(open_app: Open, game: str) -> None:
    """Nothing but cloth is left of the picture once everything that answers is taken out of it."""
    table = open_table(open_app, game)
    app, scene = table.app, table.scene
    bare = pygame.Surface(app.size)
    app.draw_table(bare)
    for view in table.moments(6):
        if scene.panel is not None and not scene.panel.beside:
            continue
        scene.group.focus(None)
        scene.dirty = True
        app.draw()
        picture = app.screen.copy()
        reach = round(30 * app.kit.scale.k)  # shadows, the ring of whose turn it is, labels of buttons
        answering = [w.rect for w in scene.group.widgets if w.visible and w is not scene.hand]
        if scene.panel is not None:
            answering.append(scene.panel.rect)
        for rect in answering:
            grown = rect.inflate(2 * reach, 2 * reach)
            picture.blit(bare, grown, grown)
        below = Rect(scene.places.hand_rect).inflate(2 * reach, 3 * reach)
        picture.blit(bare, below, below)
        for centre in scene.context.button_centres:
            label = Rect(0, 0, 150, 60)
            label.midtop = centre
            picture.blit(bare, label, label)
        off = pygame.mask.from_threshold(picture, (0, 0, 0), (48, 48, 48), bare)  # shadows are no things
        off.invert()
        left = off.get_bounding_rects()
        assert not left, (view.tricks, left[:8])


@pytest.mark.parametrize(
    "game",
    [
        "chiamata",
        *(pytest.param(game, marks=pytest.mark.slow) for game in ("two", "pairs", "blind dummy", "scoperta")),
    ],
)
def test_everything_on_the_table_answers_the_pointer_and_the_keys(open_app: Open, game: str) -> None:
    table = open_table(open_app, game)
    app = table.app
    answered: set[str] = set()
    for _view in table.moments(8):
        if table.scene.panel is not None:
            continue
        group = table.scene.group
        for thing in table.things:
            if not table.point_at(thing):
                continue
            assert group.telling.widget is thing
            told = table.told
            assert told is not None and told.head.strip() and "{" not in told.head + told.text, thing.name
            answered.add(thing.thing.kind)
        app.dispatch(mouse_move((5, app.size[1] - 5)))
        group.focus(table.scene.hand)
        reached = set()
        for _ in group.order():
            app.dispatch(key(pygame.K_TAB))
            if isinstance(group.focused, TableThing):
                assert group.telling.widget is group.focused
                reached.add(group.focused.name)
                answered.add(group.focused.thing.kind)
        assert group.focused is table.scene.hand  # all round, and the hand comes first again
        assert reached == {thing.name for thing in table.things}
    assert answered >= {"seal", "seat", "slate", "header", "pile"}


def test_a_finger_that_stays_or_taps_is_told_and_plays_nothing(open_app: Open) -> None:
    table = open_table(open_app, "pairs")
    table.to_play(1)
    app, group, events = table.app, table.scene.group, len(table.seat.history)
    for thing in (table.thing("seat", 2), table.thing("seal"), table.thing("stock")):
        spot = table.spot(thing)
        assert spot is not None
        app.dispatch(finger_down(spot, app.size))
        app.tick(0.5)
        assert group.telling.widget is thing
        app.dispatch(finger_up(spot, app.size))
        assert group.telling.widget is thing
        assert table.scene.panel is None
    app.dispatch(finger_down((5, 5), app.size))
    app.dispatch(finger_up((5, 5), app.size))
    assert group.telling.widget is None
    seat = table.spot(table.thing("seat", 1))
    assert seat is not None
    app.dispatch(finger_down(seat, app.size))
    app.dispatch(finger_up(seat, app.size))
    assert table.told is not None and table.told.head == "Rocco"
    assert len(table.seat.history) == events


def test_a_press_on_the_table_leaves_the_keys_with_the_hand(open_app: Open) -> None:
    table = open_table(open_app, "two")
    table.to_play()
    spot = table.spot(table.thing("seat", 1))
    assert spot is not None
    for event in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        table.app.dispatch(pygame.event.Event(event, pos=spot, button=1, touch=False))
    assert table.scene.group.focused is table.scene.hand


def test_the_keys_come_back_to_the_hand_when_what_they_were_at_has_gone(open_app: Open) -> None:
    table = open_table(open_app, "two")
    table.to_play()
    scene = table.scene
    scene.group.focus(table.thing("landing"))
    scene.act(table.choose())
    table.app.tick(0.05)
    assert scene.group.focused is scene.hand


def test_what_the_keys_are_at_is_told_in_a_window_of_another_size_too(open_app: Open) -> None:
    table = open_table(open_app, "two")
    table.to_play()
    table.scene.group.focus(table.thing("turned"))
    name = table.scene.group.focused_name
    table.app.change(deck="bergamasche")
    group = table.scene.group
    assert group.focused_name == name
    assert group.telling.widget is group.focused


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["before the deal", "at the person's turn"])
def test_no_ring_is_left_anywhere_by_another_size(open_app: Open, moment: str) -> None:
    """Without cards to choose from nothing has the focus; and the picture is that of a window just opened."""
    table = open_table(open_app, "two")
    if moment == "before the deal":
        table.app.tick(0.01)
        assert not table.scene.hand.codes
    else:
        table.to_play()
    for size in ((1600, 900), (1024, 600), (1280, 800)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        table.app.window.adopt()
        table.app.relayout()
        assert table.scene.group.focused in (None, table.scene.hand)
        table.app.tick(0.0)
        grown = table.picture()
        table.app.relayout()
        assert not table.changed(grown)
