"""One thing at a time is explained: where slips and captions lie, how long they stay."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from briscola.engine.events import TrickTaken
from briscola.i18n.card_words import card_name
from briscola.ui.scenes.play.caption_overlay import CALM_TIME
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.widgets import focus_group as focus_module
from briscola.ui.widgets import tooltip
from briscola.ui.widgets.button import RoundButton
from tests.spread import diagonal, quick_some
from tests.ui.hands import click, key, mouse_move, tap
from tests.ui.play.pointed import Rect, Table

SIZES = [(1024, 600), (1280, 800), (1920, 1080), (1080, 1400)]


@pytest.fixture
def slips(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """Where slips are drawn from now on."""
    drawn: list[Rect] = []

    def watched(*args: Any, **options: Any) -> Rect:
        drawn.append(tooltip.draw_tip(*args, **options))
        return drawn[-1]

    monkeypatch.setattr(focus_module, "draw_tip", watched)
    return drawn


@pytest.mark.parametrize(
    ("game", "size"),
    quick_some(
        [
            *diagonal([("two", "fr"), ("pairs", "it"), ("chiamata", "fr"), ("prini", "it")], SIZES),
            (("chiamata", "fr"), SIZES[0]),
            (("pairs", "it"), SIZES[0]),
        ],
        2,
    ),
    ids=str,
)
def test_a_slip_covers_neither_its_thing_nor_the_slate_nor_the_winning_card(
    slips: list[Rect], game: tuple[str, str], size: tuple[int, int]
) -> None:
    table = Table(game[0], size, language=game[1]).to_play(1)
    window = Rect((0, 0), size)
    for thing in table.things:
        if not table.point_at(thing):
            continue
        slips.clear()
        table.picture()
        (slip,) = slips
        assert window.contains(slip)
        assert not slip.colliderect(thing.rect), thing.name
        best = table.view.winning
        for other in table.things:
            wins = other.thing.kind == "trick" and best is not None and other.thing.card == best.card
            if wins or other.thing.kind == "slate":
                assert not slip.colliderect(other.rect), (thing.name, other.name)


@pytest.mark.parametrize("size", quick_some([(size,) for size in SIZES], 2), ids=str)
def test_no_explanation_lies_over_a_caption(slips: list[Rect], size: tuple[int, int]) -> None:
    """Two papers never lie at one place, whatever is pointed at while a note stands there."""
    table = Table("two", size, language="fr").to_play(1)
    words = "Votre autre partie vous attend, sous « Soirées ». " * 2
    table.scene.overlays.caption.show(words, words, seconds=600)
    table.picture()
    told = 0
    for thing in [*table.things, *(w for w in table.scene.group.widgets if isinstance(w, RoundButton))]:
        if not table.point_at(thing):
            continue
        slips.clear()
        table.picture()
        ((_name, caption, _words),) = table.scene.overlays.caption.hover_targets
        for slip in slips:
            told += 1
            assert not slip.colliderect(caption), thing.name
    assert told > 5


def test_the_slip_goes_with_the_pointer_and_follows_what_lies_under_it() -> None:
    table = Table("two").to_play()
    group = table.scene.group
    assert table.point_at(table.thing("stock"))
    first = table.told
    assert first.head
    table.play_first()
    table.to_play(1)
    assert table.told != first  # fewer cards, told without another movement of the mouse
    table.app.dispatch(mouse_move((640, 700)))
    assert group.telling.widget is None
    assert table.point_at(table.thing("stock"))
    table.app.dispatch(pygame.event.Event(pygame.WINDOWLEAVE))
    assert group.telling.widget is None


@pytest.mark.usefixtures("every_frame")
def test_a_caption_stays_as_long_as_somebody_reads_it_and_tells_the_whole_trick() -> None:
    table = Table("two").to_play(1)
    trick = table.view.table or table.view.last
    table.key(pygame.K_w)
    table.frame()
    assert table.point_at(table.thing("slip"))
    assert trick and all(card_name(on.card) in table.told.text.lower() for on in trick)
    table.app.tick(9.0)
    assert table.caption
    table.app.dispatch(mouse_move((5, 700)))
    table.app.tick(9.0)
    assert not table.caption


def led_to() -> Table:
    """A table at which Peppe has taken a trick and led the next card, as soon as the person may play."""
    table = Table("two")
    while table.wait():
        if table.view.table and table.view.tricks:
            return table
        table.play_first()
    raise AssertionError("Peppe never leads")


def test_why_a_trick_was_won_stays_until_the_person_has_played() -> None:
    table = led_to()
    won = table.caption
    assert "Peppe" in won
    table.app.tick(3.0)
    assert table.caption, "Peppe’s next card does not take it away"
    table.play_first()
    table.frames(2)
    assert table.caption != won


def test_why_a_trick_was_won_goes_when_nobody_looks_and_w_calls_it_back() -> None:
    table = led_to()
    won = table.scene.overlays.caption.words
    for _ in range(8):
        table.app.tick(1.0)
    assert won is not None and not table.caption
    table.app.dispatch(key(pygame.K_w))
    assert table.caption != won[1], "first the card that Peppe has led"
    table.app.dispatch(key(pygame.K_w))
    assert table.caption == won[1]


def test_the_reason_of_a_trick_waits_while_a_sheet_is_read() -> None:
    table = led_to()
    table.app.dispatch(key(pygame.K_l))
    for _ in range(9):
        table.app.tick(1.0)
    table.app.dispatch(key(pygame.K_l))
    assert table.caption


@pytest.mark.parametrize("press", [click, tap])
def test_a_button_that_is_pressed_while_cards_fly_is_pressed(
    press: Callable[[PlayScene, tuple[int, int]], None],
) -> None:
    table = Table("two", speed="normal").to_play(1)
    table.play_first()
    table.app.tick(0.05)
    assert table.scene.flow.timeline.running
    press(table.scene, table.scene.context.round_buttons["last"].center)
    assert table.scene.panel is not None


TRUMPS = "Trumps: swords"


@pytest.fixture
def table() -> Table:
    """A table for two at which the person is to play."""
    return Table("two").to_play()


def explained(table: Table) -> tuple[str, bool]:
    """The headline of the table's slip, and whether a card of the hand has one too."""
    table.picture()
    return table.told.head, table.scene.overlays.card_slip.rect is not None


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
    caption, flow, seconds = table.scene.overlays.caption, table.scene.flow, 0.0
    caption.show_calmly("Something else")
    flow.act(table.scene.seat.view.legal[0])
    events = []
    while seconds < CALM_TIME - 0.1:
        table.app.tick(0.1)
        seconds += 0.1
        events.append(flow.event)
        assert caption.words == ("Something else", "")
    assert any(isinstance(event, TrickTaken) for event in events)
    while caption.words == ("Something else", ""):
        table.app.tick(0.1)
        seconds += 0.1
    assert seconds < 2 * CALM_TIME
