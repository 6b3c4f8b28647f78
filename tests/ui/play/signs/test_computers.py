"""The computers sign, listen, catch; a saved match keeps what was said."""

from pathlib import Path
from random import Random
from threading import Event

import pygame
import pytest

from briscola.client.host.thinking_threads import Work
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.engine.events import Played, Signalled, TrickTaken
from briscola.players.talk.talker import Talker
from tests.client.seat_steps import host_of
from tests.ui.evening import Evening, in_pairs, seat_at
from tests.ui.kept import dealt, keeper, taken_up


@pytest.mark.slow
def test_the_computer_partner_signs_after_the_draws_once_a_trick() -> None:
    table = in_pairs(6, level="medium")
    last: dict[int, int] = {}
    trick = 0
    for event in table.log:
        trick += isinstance(event, TrickTaken)
        if isinstance(event, Signalled):
            assert trick >= 1, "silent first trick"
            assert last.get(event.seat) != trick, "once a trick"
            last[event.seat] = trick
    assert last.get(2), "the partner signs"


@pytest.mark.slow
def test_the_same_seed_says_the_same() -> None:
    first, second = (in_pairs(5, level="medium", options={"spies": True}).log for _ in range(2))
    assert first == second


def test_the_partner_hears_the_persons_request() -> None:
    table = in_pairs(level="medium")
    ada = host_of(table.scene.seat).computer(2)
    assert isinstance(ada, Talker)
    while any(play.seat == 2 for play in table.scene.seat.view.table):
        table.after(len(table.scene.seat.view.tricks) + 1)  # she has played before: on to the next
    table.open_signs()
    table.keys(pygame.K_UP, pygame.K_RETURN)
    assert ada.asked == "trump"


def test_what_is_said_while_a_computer_thinks_is_thought_of_too(
    monkeypatch: pytest.MonkeyPatch, table: Evening
) -> None:
    seat, flow, patience = table.scene.seat, table.scene.flow, Event()
    with monkeypatch.context() as patch:
        patch.setattr(seat, "think", lambda: Work(patience.wait))
        table.throw_card()
        while flow.thought is None:
            table.key(pygame.K_SPACE)
    long = flow.thought
    seat.signal("ace")
    table.after(2)
    assert not long.ready, "another thought was waited for"
    patience.set()


def test_people_who_talk_without_pause_hold_no_computer_up() -> None:
    table = in_pairs(speed="normal")
    flow = table.scene.flow
    table.throw_card()
    before = sum(isinstance(event, Played) for event in table.log)
    for number in range(2000):
        if number % 2 and flow.thought is not None:
            table.scene.seat.signal("ace")
        table.frame()
        if sum(isinstance(event, Played) for event in table.log) > before:
            break
        if flow.thought is not None:
            assert flow.thought.result
    else:
        raise AssertionError("no computer plays")


def test_opponents_catch_one_sign_in_four_and_the_person_is_not_told() -> None:
    table = in_pairs(options={"spies": True})
    seat = table.scene.seat
    for _ in range(200):
        seat.signal("king")
    made = [e for e in table.log if isinstance(e, Signalled) and e.seat == 0]
    caught = [e for e in made if e.seen_by != (2,)]
    assert 25 <= len(caught) <= 80
    assert all(e.seen_by is None for e in seat.history if isinstance(e, Signalled) and e.seat == 0)


def test_a_saved_match_keeps_its_signs_and_nobody_says_things_twice(tmp_path: Path) -> None:
    chance = Random(1)
    seat = dealt(seat_at("briscola", 4, level="medium", seed=3, recorder=keeper(tmp_path)))
    while len(seat.view.tricks) < 3 or seat.view.table:
        seat.converse()
        own = seat.next_step is NextStep.OWN_MOVE
        seat.choose(chance.choice(seat.view.legal) if own else seat.think().result)
    seat.converse()
    seat.signal("jack")
    talk = [e for e in seat.host.table.log if isinstance(e, Signalled)]
    assert talk
    again = taken_up(tmp_path)
    assert again.host.table.log == seat.host.table.log
    assert again.history == seat.history
    assert again.view == seat.view
    if any(e.seat for e in talk if seat.host.table.log.index(e) > _last_trick(seat)):
        assert again.converse() == []


def _last_trick(seat: HostedSeat) -> int:
    return max(i for i, e in enumerate(seat.host.table.log) if isinstance(e, TrickTaken))
