"""A sign that is over is repeated to whoever asks: by pointer, by Tab, with the last trick."""

import pygame
import pytest

from briscola.engine.events import Signalled
from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel
from briscola.ui.scenes.tabletop.tooltips import ThingWidget
from tests.ui.evening import Evening, in_pairs
from tests.ui.hands import mouse_move


@pytest.fixture
def table() -> Evening:
    """Ada has shown the three, Rocco was caught with the ace, and both are over."""
    table = in_pairs(options={"spies": True}, speed="quick", motion="little", small_talk=False)
    table.show(Signalled(seat=2, sign="three", seen_by=()))
    table.show(Signalled(seat=1, sign="ace", seen_by=(0,)))
    table.show(Signalled(seat=3, sign="king", seen_by=()))  # Teresa’s goes to Rocco alone
    for _ in range(4):
        table.app.tick(1.0)
    assert table.faces == {}
    return table


def told(table: Evening) -> str:
    """The words of the slip that explains a thing."""
    widget = table.scene.group.telling.widget
    return widget.told().text if isinstance(widget, ThingWidget) else ""


def point_at(table: Evening, place: int) -> None:
    table.app.dispatch(mouse_move(table.scene.places.seats[place].face.center))
    for _ in range(3):
        table.app.tick(0.3)


def test_a_face_under_the_pointer_makes_its_last_sign_again(table: Evening) -> None:
    point_at(table, 2)
    assert table.faces == {2: "twist"}
    assert told(table).startswith("Last sign: twists the mouth (has the three of trumps)")
    point_at(table, 1)
    assert table.faces == {1: "kiss"}
    assert told(table).startswith("Sign caught: presses the lips (has the ace of trumps)")
    table.app.change(explain_signs=False)
    point_at(table, 2)
    assert told(table).startswith("Last sign: twists the mouth · "), "who reads faces is told no more"
    point_at(table, 3)
    assert table.faces == {} and "sign" not in told(table).lower(), "nobody has seen it here"


def test_tab_repeats_it_too(table: Evening) -> None:
    table.app.dispatch(mouse_move((5, 5)))
    for _ in range(60):
        focused = table.scene.group.focused
        if isinstance(focused, ThingWidget) and focused.thing.kind == "seat" and focused.thing.place == 2:
            break
        table.key(pygame.K_TAB)
    table.app.tick(0.1)
    assert table.faces == {2: "twist"} and "three of trumps" in told(table)


def test_the_last_trick_is_shown_with_the_signs_of_the_hand(table: Evening) -> None:
    table.key(pygame.K_l)
    panel = table.scene.panel
    assert isinstance(panel, LastTrickPanel)
    assert [(sign.name, sign.grimace, sign.caught) for sign in panel.signs] == [
        ("Rocco", "kiss", True),
        ("Ada", "twist", False),
    ]
    assert table.app.window.surface.get_rect().contains(panel.rect)
