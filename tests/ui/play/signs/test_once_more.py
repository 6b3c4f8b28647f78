"""A sign that is over is repeated to whoever asks: by pointer, by Tab, with the last trick."""

from itertools import product

import pygame
import pytest

from briscola.engine.actions import SIGNS
from briscola.engine.events import Signalled
from briscola.i18n.sign_words import SETS, before
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
    table.app.dispatch(mouse_move(table.scene.context.layout.seats[place].face.center))
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


def test_earlier_signs_of_a_hand_stay_in_its_list(table: Evening) -> None:
    """Under the last one of their player, in words for pointer and ear too."""
    for sign in ("low", "three", "king"):
        table.show(Signalled(seat=2, sign=sign, seen_by=()))
        for _ in range(4):
            table.app.tick(1.0)
    point_at(table, 2)
    assert table.faces == {2: SETS["national"]["king"]}
    last = "Last sign: looks to the sky (has the king of trumps)"
    earlier = "before: twists the mouth (has the three of trumps), rubs two fingers (has a low trump)"
    assert told(table).startswith(f"{last}; {earlier}")
    table.key(pygame.K_l)
    panel = table.scene.panel
    assert isinstance(panel, LastTrickPanel) and earlier in panel.spoken_text
    assert [(sign.name, sign.grimace) for sign in panel.signs] == [("Rocco", "kiss"), ("Ada", "sky")]
    assert table.app.window.surface.get_rect().contains(panel.rect)


def test_where_the_window_is_too_low_for_all_signs_the_earliest_are_left_out() -> None:
    table = in_pairs(
        options={"spies": True},
        size=(1024, 600),
        text_size=120,
        speed="none",
        motion="little",
        small_talk=False,
    )
    for seat, sign in product(range(4), SIGNS[:5]):
        table.show(Signalled(seat=seat, sign=sign, seen_by=(0,)))
        for _ in range(4):
            table.app.tick(1.0)
    table.key(pygame.K_l)
    panel = table.scene.panel
    assert isinstance(panel, LastTrickPanel) and panel.row is not None
    assert all(len(each.earlier) == 4 for each in panel.signs) and panel.spoken_text.count("before") == 4
    for made, lines in zip(panel.signs, panel.row.lines, strict=True):
        shown = [text for _role, text, _colour in lines[3:]]
        assert shown == [before(made.earlier[0]), *made.earlier[1 : len(shown)]] and len(shown) < 4
    window = table.app.window.surface.get_rect()
    assert window.contains(panel.rect) and panel.row.width <= panel.inner.width


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
