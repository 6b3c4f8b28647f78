"""Attempts at a step of the first evening: what is taken back, who plays on, when the card is shown."""

from briscola.capabilities.lesson.attempt import Attempt
from briscola.capabilities.lesson.steps import STEPS
from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import PASS, PLAYS
from briscola.engine.cards import card


def attempt_at(name: str) -> Attempt:
    return Attempt(next(step for step in STEPS if step.name == name))


def others_play(attempt: Attempt) -> None:
    """As the table of the window does: on while the attempt says so, and to the person's turn."""
    seat = attempt.seat
    while attempt.goes_on and seat.next_step is NextStep.COMPUTER:
        assert seat.thinker is not None and seat.host.table.asked is not None
        seat.choose(seat.host.computer(seat.thinker).choose(seat.host.table.asked.view))


def do(attempt: Attempt, code: str) -> None:
    attempt.judge(PLAYS[card(code)])
    attempt.seat.choose(PLAYS[card(code)])


def test_a_wrong_card_is_taken_back_and_the_tasks_before_it_stay_done() -> None:
    attempt = attempt_at("when")
    others_play(attempt)
    do(attempt, "6C")
    others_play(attempt)
    assert attempt.number == 1
    before = attempt.seat.view
    do(attempt, "FS")
    assert attempt.wrong is not None and not attempt.goes_on
    attempt = attempt.again()
    others_play(attempt)
    assert attempt.number == 1 and attempt.seat.view == before
    do(attempt, "4D")
    assert attempt.done is not None and attempt.done.points == 10


def test_nobody_plays_before_the_sign_is_made() -> None:
    attempt = attempt_at("partners")
    assert not attempt.goes_on
    attempt.judge("king")
    assert attempt.wrong is not None and attempt.wrong.answer == "bluff"
    attempt = attempt.again()
    attempt.judge("three")
    attempt.seat.signal("three")
    assert attempt.goes_on and attempt.number == 1


def test_who_misses_often_is_shown_the_card() -> None:
    attempt = attempt_at("taking")
    for code in ("2C", "1B"):
        others_play(attempt)
        assert attempt.shows is None
        do(attempt, code)
        attempt = attempt.again()
    others_play(attempt)
    assert attempt.shows == "RC"


def test_after_a_bid_that_is_not_asked_for_nobody_bids_on() -> None:
    attempt = attempt_at("calling")
    others_play(attempt)
    attempt.judge(PASS)
    attempt.seat.choose(PASS)
    assert not attempt.goes_on and attempt.seat.next_step is NextStep.COMPUTER
