"""Mariazza at the table: a pair is declared while answering, its tag waits, the lead pays it (V-MA-6)."""

import pygame
import pytest

from briscola.capabilities.first_hand.words import WORDS
from briscola.client.view.view import ME
from briscola.engine.events import DeclarationPaid, Declared, HandEnded, MatchEnded
from briscola.i18n.score_words import running_tallies, tallies
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces, style_of_seat
from tests.spread import quick_some
from tests.ui.evening import Evening, at_table, seat_at, window_on
from tests.ui.play.test_marianna import offered

OPTIONS = {"mariazza": True}


@pytest.fixture
def answering() -> Evening:
    """A person who holds king and knight of a suit while the other has led."""
    table = at_table("marianna", 2, OPTIONS, seed=3, chance=3, level="easy")
    table.play_until(lambda: table.app.top is table.scene and offered(table) and table.view.table)
    table.frame()
    return table


def detail(table: Evening, place: int) -> str:
    """The second line of a name tag."""
    return style_of_seat(table.view, table.scene.context.setup, TurnAndFaces(), place).detail


def layout_cards(table: Evening) -> list[pygame.Rect]:
    """Places of the cards of the trick."""
    layout = table.scene.context.layout
    return [bounds([layout.slot(seat)], layout.ratio) for seat, _card in table.view.table]


@pytest.mark.parametrize("way", quick_some(["tab", "click", "tap", "key"], 1))
def test_a_pair_is_declared_while_answering_and_paid_at_the_next_lead(answering: Evening, way: str) -> None:
    """V-MA-6: the button names no points, the tag waits, the slate grows with the lead."""
    scene = answering.scene
    (button,) = scene.controls.declarations.buttons
    assert button.text.startswith("Declare") and "points" not in button.text
    assert button.tip.endswith("but only when you next lead.")
    lying = [*layout_cards(answering), scene.context.layout.hand_rect]
    assert button.rect.height >= 44 and button.rect.collidelist(lying) == -1
    before = running_tallies(answering.view, scene.context.setup)[0].running
    if way == "click":
        answering.click(button.rect.center)
    elif way == "tap":
        answering.tap(button.rect.center)
    elif way == "key":
        answering.press(pygame.K_m)
    else:
        answering.reach(button.name)
        answering.press(pygame.K_RETURN)
    answering.frames(200)
    event = next(e for e in reversed(answering.log) if isinstance(e, Declared))
    assert (event.seat, event.points) == (ME, 0) and answering.asked and not offered(answering)
    assert detail(answering, ME) in ("waiting: 20", "waiting: 40")
    assert running_tallies(answering.view, scene.context.setup)[0].running == before
    answering.play_until(lambda: any(isinstance(e, DeclarationPaid | HandEnded) for e in answering.log))
    paid = [e for e in answering.log if isinstance(e, DeclarationPaid)]
    assert [(e.seat, e.suit) for e in paid] == [(ME, event.suit)]
    answering.play_until(lambda: not answering.view.unpaid)
    assert not detail(answering, ME).startswith("waiting")


@pytest.mark.slow
def test_a_match_to_four_hands_with_real_events() -> None:
    """V-MA-6: mouse, keys and touch, to the end of the match, and the slate has its strokes."""
    seat = seat_at("marianna", 2, OPTIONS, seed=5, winning_hands=4)
    table = Evening(window_on(seat), chance=2, ways=("digit", "click", "tap"))
    table.play_match()
    ended = [event for event in table.log if isinstance(event, HandEnded)]
    assert any(isinstance(event, MatchEnded) for event in table.log) and ended
    for event in ended:
        assert event.declared is not None
        totals = [a + b for a, b in zip(event.points, event.declared, strict=True)]
        assert max(totals) >= 41 > min(totals) and event.winners == (totals.index(max(totals)),)
    assert tallies(table.view, table.scene.context.setup)[0].strokes == ended[-1].score[0]


def test_the_note_of_a_first_hand_tells_of_forty_one() -> None:
    """V-MA-6."""
    assert "{most}" in str(WORDS["mariazza"])
