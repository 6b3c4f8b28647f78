"""The dealer of sueca is asked at the table which card shows the trumps (V-SU-5)."""

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from briscola.client.seats.seat_control import NextStep
from briscola.client.view.view import ME
from briscola.engine.events import Dealt, TrumpCard, TrumpCardChosen
from briscola.ui.scenes.panels.question_panel import TrumpCardPanel
from tests.spread import quick_some
from tests.ui.evening import Evening, seat_at, window_on


def table_of(seed: int, **fields: Any) -> Evening:
    seat = seat_at("sueca", 4, {"trump_card": "dealer"}, seed=seed, winning_hands=11)
    return Evening(window_on(seat, **fields), chance=seed, ways=("click", "digit"))


def until_asked(robot: Evening) -> TrumpCardPanel:
    """Play by hand until the person deals and is asked."""
    robot.play_until(lambda: robot.scene.flow.next_step is NextStep.OWN_TRUMP_CARD)
    panel = robot.read()
    assert isinstance(panel, TrumpCardPanel) and robot.view.dealer == ME
    return panel


def chosen(robot: Evening) -> Sequence[TrumpCardChosen]:
    return [event for event in robot.log if isinstance(event, TrumpCardChosen)]


@pytest.mark.parametrize(("answer", "which"), quick_some([("no", "bottom"), ("yes", "top")], 1))
def test_the_person_says_which_card_and_plays_the_hand(answer: str, which: TrumpCard) -> None:
    robot = table_of(3)
    panel = until_asked(robot)
    assert not any(robot.view.hands) and not robot.scene.seat.dealt, "she has seen a card"
    button = next(widget for widget in panel.group.widgets if widget.name == answer)
    robot.click(button.rect.center)
    robot.frames(2)
    assert robot.scene.panel is None
    assert chosen(robot)[-1] == TrumpCardChosen(seat=0, which=which)
    dealt = [event for event in robot.log if isinstance(event, Dealt)][-1]
    assert dealt.top_turned is (which == "top") and dealt.dealer == 0
    robot.until_asked()
    assert robot.scene.seat.view.turned == dealt.turned
    robot.play_hand()


def test_keys_answer_it_and_nothing_else_does() -> None:
    robot = table_of(3)
    panel = until_asked(robot)
    before = len(robot.log)
    for letter in "chlsuit":  # the hint, the last trick, signs, undo and others
        robot.press(ord(letter), letter)
        robot.frames(10)
    assert len(robot.log) == before and robot.scene.panel is panel and robot.app.top is robot.scene
    robot.key(pygame.K_TAB)
    assert panel.group.focused_name in ("yes", "no")
    robot.press(pygame.K_RETURN)
    robot.frames(2)
    assert len(robot.log) > before and chosen(robot)[-1].seat == 0 and robot.scene.seat.dealt


def test_it_is_not_left_to_the_shuffle_with_the_cut() -> None:
    """The setting *Cut the pack for me* is about the cut."""
    robot = table_of(3, cut_for_me=True)
    until_asked(robot)


def test_another_dealers_choice_is_told_before_the_cards() -> None:
    robot = table_of(5)
    robot.play_until(lambda: robot.view.dealer != ME and robot.scene.seat.dealt)
    assert chosen(robot)[-1].seat == robot.view.dealer != ME
    robot.until_asked()
    robot.play_hand()


def test_what_another_dealer_chooses_is_read_and_heard() -> None:
    robot = table_of(5, speed="normal")
    flow = robot.scene.flow
    robot.play_until(lambda: isinstance(flow.event, TrumpCardChosen) and robot.view.dealer != ME)
    robot.frame()
    (event,) = chosen(robot)
    name = robot.scene.context.names[event.seat]
    assert robot.caption == f"{name} chooses the {event.which} card"
    assert not any(robot.view.hands), "the cards are dealt before"
