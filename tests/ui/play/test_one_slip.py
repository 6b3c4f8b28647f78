"""One thing at a time is explained: that which the last hand has led to."""

from typing import Any

import pygame
import pytest

from briscola.engine.events import TrickTaken
from briscola.ui.scenes.play.slip_overlay import CALM_TIME
from tests.ui.hands import key, mouse_move
from tests.ui.play.pointed import Table

TRUMPS = "Trumps: swords"


@pytest.fixture
def table() -> Table:
    """A table for two at which the person is to play."""
    return Table("two").to_play()


def explained(table: Table) -> tuple[str, bool]:
    """The headline of the table's slip, and whether a card of the hand has one too."""
    notes, drawn = table.scene.over.notes, list[object]()
    draw = notes.draw_slip

    def watched(*args: Any) -> pygame.Rect:
        drawn.append(args)
        return draw(*args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(notes, "draw_slip", watched)
        table.picture()
    return table.told.head, bool(drawn)


def hover_a_card(table: Table) -> None:
    hand = table.scene.hand
    pose = hand.rest_poses()[hand.codes[0]]
    table.app.dispatch(mouse_move((round(pose.x - pose.height * 0.15), round(pose.y))))
    for _ in range(3):
        table.app.tick(0.3)


def tab_to(table: Table, kind: str) -> None:
    table.reach(table.thing(kind).name)


def test_a_card_under_the_mouse_is_silent_while_the_keys_are_elsewhere(table: Table) -> None:
    hover_a_card(table)
    assert explained(table) == ("", True)
    tab_to(table, "emblem")
    table.app.tick(0.3)
    assert explained(table) == (TRUMPS, False)


def test_the_mouse_that_comes_to_a_card_silences_what_the_keys_had_led_to(table: Table) -> None:
    tab_to(table, "emblem")
    assert explained(table) == (TRUMPS, False)
    hover_a_card(table)
    assert explained(table) == ("", True)


def test_a_mouse_that_lies_still_says_nothing_to_whoever_plays_with_keys(table: Table) -> None:
    table.point_at(table.thing("emblem"))
    assert explained(table) == (TRUMPS, False)
    table.scene.group.focus(table.scene.hand)
    table.app.dispatch(key(pygame.K_RIGHT))
    for _ in range(4):
        table.app.tick(0.5)
    assert explained(table) == ("", True)
    table.point_at(table.thing("stock"))
    table.point_at(table.thing("emblem"))
    assert explained(table)[0] == TRUMPS


def test_a_refusal_silences_what_was_being_explained(table: Table) -> None:
    tab_to(table, "emblem")
    table.scene.refuse_card(table.scene.hand.codes[0])
    assert explained(table) == ("", True)


def test_a_sentence_that_nobody_expects_stays_for_a_while_whatever_happens(table: Table) -> None:
    notes, flow, seconds = table.scene.over.notes, table.scene.flow, 0.0
    notes.say_calmly("Something else")
    flow.person(table.scene.seat.view.legal[0])
    events = []
    while seconds < CALM_TIME - 0.1:
        table.app.tick(0.1)
        seconds += 0.1
        events.append(flow.event)
        assert notes.note == ("Something else", "")
    assert any(isinstance(event, TrickTaken) for event in events)
    while notes.note == ("Something else", ""):
        table.app.tick(0.1)
        seconds += 0.1
    assert seconds < 2 * CALM_TIME
