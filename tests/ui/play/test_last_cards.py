"""At the table: the rest is mine, and last cards that play themselves (R-REST)."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from briscola.capabilities.first_hand.notes import NOTES
from briscola.capabilities.first_hand.window.overlay import FirstHandOverlay
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import Play
from briscola.engine.events import Event, Played
from briscola.engine.observation import Observation
from briscola.players.search.claim import judge_claim
from tests.client.seat_steps import step_without_choice
from tests.ui.aids import guide_of
from tests.ui.driver import post
from tests.ui.evening import Evening, seat_at, window_on
from tests.ui.robot import WAYS, Robot
from tests.ui.shared_table import SharedRobot, SharedTable, shared_setup


def late_in(wanted: Callable[[Observation], bool], **settings: Any) -> Evening:
    """A table of Prini whose first hand is at the first moment that is wanted, of the first deals."""
    for seed in range(1, 40):
        seat = played_until(wanted, seed)
        if seat is not None:
            table = Evening(window_on(seat, **settings), chance=seed, ways=WAYS)
            table.until_asked()
            return table
    raise AssertionError("no such moment in forty hands")


def played_until(wanted: Callable[[Observation], bool], seed: int) -> HostedSeat | None:
    """A seat that has kept its trumps and its strong cards; None if the moment never came in the hand."""
    seat = seat_at("prini", 2, {"deal_all": True}, seed=seed, winning_hands=3)
    while True:
        if seat.next_step is NextStep.OWN_MOVE:
            view = seat.view
            if wanted(view):
                return seat
            plays = [action for action in view.legal if isinstance(action, Play)]
            strength = view.rules.ranking.strength
            seat.choose(min(plays, key=lambda p: (p.card.suit is view.trumps, strength[p.card])))
        elif seat.next_step is NextStep.HAND and seat.host.table.hand:
            return None
        elif not step_without_choice(seat):
            asked = seat.host.table.asked
            assert asked is not None
            seat.choose(seat.host.computer(asked.seat).choose(asked.view))


def leads(view: Observation, cards: int) -> bool:
    return not view.table and len(view.hand) == cards


def provable(view: Observation) -> bool:
    return leads(view, 4) and judge_claim(view).proved


def doubtful(view: Observation) -> bool:
    return leads(view, 4) and judge_claim(view).danger is not None


def wait(robot: Evening, seconds: float) -> None:
    """Let time pass in long steps."""
    for _ in range(round(seconds * 10)):
        for event in pygame.event.get():
            robot.app.dispatch(event)
        robot.app.tick(0.1)


def plays(robot: Robot) -> list[Event]:
    return [event for event in robot.log if isinstance(event, Played)]


def offered(robot: Evening) -> bool:
    return any(widget.name == "claim" for widget in robot.scene.group.widgets)


def test_a_proved_claim_plays_the_persons_cards_and_asks_the_others_for_theirs() -> None:
    """R-REST-8: the log holds the plays of all and nothing else."""
    robot = late_in(provable)
    before = len(plays(robot))
    robot.click_on("claim")
    assert robot.caption == "The rest is yours"
    for _ in range(100):
        wait(robot, 0.1)
        if len(plays(robot)) == before + 8:
            break
    done = plays(robot)[before:]
    assert [event.seat for event in done if isinstance(event, Played)] == [0, 1] * 4
    assert all(type(event) is Played for event in done)


def test_nothing_plays_itself_while_an_opened_sheet_is_read() -> None:
    robot = late_in(provable)
    robot.click_on("claim")
    robot.key(pygame.K_l)
    before = len(plays(robot))
    wait(robot, 4)
    assert robot.scene.panel is not None and len(plays(robot)) == before
    robot.key(pygame.K_ESCAPE)
    wait(robot, 4)
    assert len(plays(robot)) > before


def test_a_claim_that_could_go_wrong_is_refused_with_a_card_and_nothing_is_played() -> None:
    robot = late_in(doubtful)  # R-REST-5
    before = len(plays(robot))
    robot.key(pygame.K_r)
    assert robot.caption.endswith("could still go wrong") and robot.caption.startswith("The ")
    wait(robot, 2)
    assert len(plays(robot)) == before


def test_without_hints_a_refusal_names_no_card_and_the_hand_has_no_second_claim() -> None:
    """R-REST-5: the button counts trumps for nobody."""
    robot = late_in(doubtful, hints=False)
    assert robot.control("claim").tip.endswith("you may say it once a hand.")
    robot.click_on("claim")
    assert robot.caption == "Not certain yet"
    wait(robot, 0.5)
    assert not offered(robot)
    for _ in range(2):
        robot.key(pygame.K_r)
        assert robot.caption == "Without hints you may say it once a hand.", "taking back opens no second one"
        robot.scene.overlays.taken_back()


def test_with_hints_one_may_ask_again() -> None:
    robot = late_in(doubtful)
    for _ in range(2):
        robot.key(pygame.K_r)
        assert robot.caption.endswith("could still go wrong")
    assert offered(robot)


def test_without_hints_a_proved_claim_is_as_good() -> None:
    robot = late_in(provable, hints=False)
    robot.key(pygame.K_r)
    assert robot.caption == "The rest is yours"


def test_the_button_depends_on_what_all_can_see() -> None:
    """It is there for a good hand and for a bad one, and not before the last tricks."""
    for wanted in (provable, doubtful):
        assert offered(late_in(wanted))
    assert not offered(late_in(lambda view: leads(view, 8)))


def test_a_choice_taken_back_takes_the_claim_back() -> None:
    robot = late_in(provable)
    robot.click_on("claim")
    robot.scene.overlays.taken_back()
    before = len(plays(robot))
    wait(robot, 2)
    assert len(plays(robot)) == before


def test_a_proved_claim_outlasts_the_passes_of_a_shared_screen() -> None:
    """R-REST-8: a claim holds for the rest of the hand, though another person has the screen in between."""
    seat = next(filter(None, (played_until(provable, seed) for seed in range(1, 40))))
    setup = shared_setup("prini", 2, (0, 1), {"deal_all": True}, winning_hands=3)
    robot = SharedRobot(SharedTable(setup, table=seat.host.table), seed=1, ways=("digit",))
    anna = robot.scene
    robot.until_asked()
    before = len(plays(robot))
    robot.click_on("claim")
    for trick in range(1, 4):
        robot.frames_until(lambda: robot.scene is not anna and robot.asked)
        assert len(plays(robot)) == before + 2 * trick - 1, "her card, and not a press of hers"
        robot.throw_card()


def last_one(view: Observation) -> bool:
    return leads(view, 1)


def test_the_last_card_plays_itself_after_a_moment() -> None:
    robot = late_in(last_one)
    before = len(plays(robot))
    wait(robot, 0.1)
    assert len(plays(robot)) == before, "it is still seen in the hand"
    wait(robot, 1.0)
    assert len(plays(robot)) == before + 2


def test_in_a_guided_hand_the_last_card_plays_itself_too_and_no_note_stands_in_its_way() -> None:
    robot, guide = guided(last_one)
    before = len(plays(robot))
    wait(robot, 0.2)
    assert guide.guides and guide.note is None and len(plays(robot)) == before
    wait(robot, 1.0)
    assert len(plays(robot)) == before + 2
    robot, guide = guided(last_one, last_card=False)
    wait(robot, 1.5)
    assert guide.note is not None, "who plays it himself is told something"


def test_a_guided_hand_has_no_claims() -> None:
    robot, guide = guided(provable, told=[note.name for note in NOTES])
    wait(robot, 0.2)
    assert guide.guides and not offered(robot)
    before = len(plays(robot))
    robot.key(pygame.K_r)
    wait(robot, 1.5)
    assert len(plays(robot)) == before and not robot.caption


def guided(
    wanted: Callable[[Observation], bool], told: Sequence[str] = (), **settings: Any
) -> tuple[Evening, FirstHandOverlay]:
    """A table that is a first hand from this moment on, after some notes."""
    robot = late_in(wanted, **settings)
    guide = guide_of(robot.scene)
    guide.teach(told, lambda _told: None)
    return robot, guide


@pytest.mark.slow
def test_who_wants_to_play_the_last_card_himself_may() -> None:
    robot = late_in(last_one, last_card=False)
    before = len(plays(robot))
    wait(robot, 1.5)
    assert len(plays(robot)) == before


@pytest.mark.slow
def test_a_card_does_not_play_itself_while_a_sheet_is_read_or_the_person_is_elsewhere() -> None:
    robot = late_in(last_one)
    before = len(plays(robot))
    robot.key(pygame.K_l)
    wait(robot, 1.5)
    assert len(plays(robot)) == before
    robot.key(pygame.K_ESCAPE)
    robot.lose_focus()
    wait(robot, 1.5)
    assert len(plays(robot)) == before
    post(pygame.WINDOWFOCUSGAINED)
    wait(robot, 1.5)
    assert len(plays(robot)) == before + 2
