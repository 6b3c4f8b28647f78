"""A sheet over the hand: no press on its paper, nor one that closes it, plays a card. And a card held."""

from collections.abc import Callable, Mapping
from itertools import product

import pygame
import pytest

from briscola.engine.actions import Declare
from briscola.engine.events import Played
from briscola.ui.input.pointer import Pointer
from briscola.ui.scenes.panels.panel_base import Panel
from tests.ui.evening import Evening, at_table

Pos = tuple[int, int]


def at_play() -> Evening:
    """A table of two at which the person is to play after a trick, in large letters: sheets reach the fan."""
    table = at_table(text_size=160)
    table.after(1)
    return table


def with_last_trick() -> Evening:
    table = at_play()
    table.key(pygame.K_l)
    return table


def with_phrases() -> Evening:
    table = at_play()
    table.scene.overlays.phrases.open_to(lambda _phrase: None)
    table.key(pygame.K_t)
    return table


def with_seal() -> Evening:
    table = at_play()
    table.scene.overlays.sheets.show_seal()
    table.frame()
    return table


OPENED: Mapping[str, Callable[[], Evening]] = {
    "last trick": with_last_trick,
    "phrases": with_phrases,
    "seal": with_seal,
}


def opened(table: Evening) -> Panel:
    panel = table.scene.panel
    assert panel is not None and table.scene.hand.allowed
    return panel


def on_card(table: Evening, *, under: Panel | None = None, beside: Panel | None = None) -> Pos | None:
    """A point on a card that may be played: under a sheet's bare paper, or beside the sheet."""
    hand = table.scene.hand
    rect = hand.rect
    for pos in product(range(rect.left, rect.right, 5), range(rect.top, rect.bottom, 3)):
        hand.forget_pointer()
        if hand.card_at(pos) not in (hand.allowed or ()) or (beside is not None and beside.covers(pos)):
            continue
        if under is None or (under.covers(pos) and under.group.widget_at(Pointer("down", pos)) is None):
            return pos
    return None


def press(table: Evening, hand: str, pos: Pos) -> None:
    """Press there; a system adds the mouse's events to a finger's."""
    if hand == "mouse":
        table.click(pos)
    else:
        table.finger(pygame.FINGERDOWN, pos)
        at = {"pos": table.in_window(pos), "button": 1, "touch": True}
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, at))
        table.finger(pygame.FINGERUP, pos)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, at))
    table.frames(3)


def plays(table: Evening) -> int:
    return sum(isinstance(event, Played) for event in table.log)


@pytest.mark.parametrize("hand", ["mouse", "finger"])
@pytest.mark.parametrize("name", OPENED)
def test_a_press_on_an_opened_sheet_does_nothing_and_one_beside_it_only_closes_it(
    name: str, hand: str
) -> None:
    """The wheel of signs is another thing: a press beside it goes on to the card."""
    table = OPENED[name]()
    panel, before = opened(table), plays(table)
    for place, left in (({"under": panel}, panel), ({"beside": panel}, None)):
        pos = on_card(table, **place)
        assert pos is not None
        press(table, hand, pos)
        assert plays(table) == before and table.scene.panel is left


def about_to_lead() -> Evening:
    """A table whose next moment offers a declaration that it does not offer yet."""
    table = at_table("marianna", 2, seed=52, chance=3, speed="normal")
    seat, scene = table.scene.seat, table.scene

    def comes() -> bool:
        coming = seat.dealt and any(isinstance(action, Declare) for action in seat.view.legal)
        return coming and not table.asked and bool(scene.hand.codes)

    table.play_until(comes)
    return table


def hold(table: Evening, hand: str, pos: Pos) -> None:
    """Press what lies there, without letting go."""
    if hand == "mouse":
        table.move(pos)
        table.button(pos, down=True)
    else:
        table.finger(pygame.FINGERDOWN, pos)


def take(table: Evening, hand: str, code: str) -> Pos:
    """Take a card and hold it so high that it would be played; the point where it is held."""
    start = table.spot(code)
    up = start[0], start[1] - round(table.scene.context.layout.hand_height)
    hold(table, hand, start)
    if hand == "mouse":
        table.move(up, held=True)
    else:
        table.finger(pygame.FINGERMOTION, up)
    table.frame()
    assert table.scene.hand.dragging == code
    return up


def let_go(table: Evening, hand: str, pos: Pos) -> None:
    """Let go of a card there."""
    if hand == "mouse":
        table.button(pos, down=False)
    else:
        table.finger(pygame.FINGERUP, pos)
    table.frames(3)
    assert table.scene.hand.dragging is None


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_card_held_while_a_button_appears_is_played_where_it_is_let_go(hand: str) -> None:
    table = about_to_lead()
    declarations = table.scene.controls.declarations
    pos = take(table, hand, table.scene.hand.codes[0])
    assert not declarations.buttons
    table.frames_until(lambda: declarations.buttons)
    before = plays(table)
    let_go(table, hand, pos)
    assert plays(table) == before + 1


def buttons_appear(table: Evening) -> None:
    declarations = table.scene.controls.declarations
    assert not declarations.buttons
    table.frames_until(lambda: declarations.buttons)


def pauses(table: Evening) -> None:
    table.key(pygame.K_ESCAPE)
    assert table.app.top is not table.scene
    table.key(pygame.K_ESCAPE)


CHANGES: Mapping[str, Callable[[Evening], None]] = {
    "buttons": buttons_appear,
    "a smaller window": lambda table: table.resize((800, 600)),
    "large letters": lambda table: table.app.change(text_size=160),
    "a pause": pauses,
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_card_chosen_with_the_keys_stays_chosen_when_the_table_is_laid_anew(change: str) -> None:
    """Enter plays it: the last of three, not one with which the choice would begin anew."""
    table = about_to_lead()
    table.keys(*3 * [pygame.K_RIGHT])
    hand = table.scene.hand
    chosen, before = hand.codes[2], plays(table)
    assert hand.cursor == chosen
    CHANGES[change](table)
    table.frames_until(lambda: table.asked)
    table.frames(3)
    table.key(pygame.K_RETURN)
    assert plays(table) == before + 1
    last = [event for event in table.log if isinstance(event, Played)][-1]
    assert str(last.card) == chosen


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_card_held_while_a_sheet_opens_falls_back(hand: str) -> None:
    table = at_play()
    pos, before = take(table, hand, min(table.scene.hand.allowed or ())), plays(table)
    table.key(pygame.K_l)
    assert table.scene.panel is not None and table.scene.hand.dragging is None
    let_go(table, hand, pos)
    assert plays(table) == before


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_button_held_while_a_page_is_laid_over_the_table_takes_no_later_press(hand: str) -> None:
    table = at_play()
    hold(table, hand, table.button_of("pause").center)
    table.key(pygame.K_F1)
    let_go(table, hand, (5, 5))
    table.key(pygame.K_ESCAPE)
    press(table, hand, table.button_of("last").center)
    assert opened(table)
