"""Taking a choice back at the table: what the person sees is what he saw before it."""

import pytest

from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.view.folding import fold_all
from briscola.engine.events import Drawn, Undone
from briscola.engine.rules import OptionValue
from briscola.table.table import WrongPhase
from tests.client.reloading import InMemory, play, reloaded, sat_down, setup_of, step

GAMES: list[tuple[str, dict[str, OptionValue], tuple[str, ...]]] = [
    ("briscola", {"exchange": "seven_and_two"}, ("easy",)),
    ("briscola", {"spies": True}, ("easy", "easy", "easy")),
    ("chiamata", {}, ("easy",) * 4),
    ("chiamata", {"morto": "open"}, ("easy",) * 3),
]


def _allowing(variant: str, options: dict[str, OptionValue], *levels: str) -> HostedSeat:
    return sat_down(setup_of(variant, options, *levels), InMemory(undo=True))


def _to_the_next_choice(seat: HostedSeat) -> None:
    while seat.next_step is not NextStep.OWN_MOVE:
        seat.converse()
        step(seat)
    seat.converse()


@pytest.mark.parametrize(("variant", "options", "levels"), GAMES, ids=lambda value: str(value)[:18])
def test_the_person_stands_again_before_his_last_choice(
    variant: str, options: dict[str, OptionValue], levels: tuple[str, ...]
) -> None:
    seat = _allowing(variant, options, *levels)
    taken_back = 0
    while taken_back < 4:
        _to_the_next_choice(seat)
        view, shown = seat.view, fold_all(seat.history)
        seat.choose(view.legal[-1])
        while seat.can_take_back and seat.next_step is NextStep.COMPUTER:
            step(seat)
        if seat.can_take_back:
            taken_back += 1
            history = seat.take_back()
            assert history == seat.history
            assert seat.view == view
            assert fold_all(history) == shown
            again = reloaded(seat)
            assert (again.view, again.history) == (view, history)
        step(seat)
    assert sum(isinstance(event, Undone) for event in seat.host.table.log) <= 4, "of this match alone"


def test_a_card_drawn_has_been_seen() -> None:
    seat = _allowing("briscola", {}, "easy")
    drawn = 0
    while drawn < 3:
        _to_the_next_choice(seat)
        before = len(seat.host.table.log)
        seat.choose(seat.view.legal[0])
        while seat.next_step is NextStep.COMPUTER:
            step(seat)
        own = [e for e in seat.host.table.log[before:] if isinstance(e, Drawn) and e.seat == 0]
        if own:
            drawn += 1
            assert not seat.can_take_back
            with pytest.raises(WrongPhase):
                seat.take_back()


def test_the_turned_card_may_be_drawn_twice() -> None:
    seat = _allowing("briscola", {}, "easy")
    drawn = False
    while not drawn:
        _to_the_next_choice(seat)
        before = len(seat.host.table.log)
        seat.choose(seat.view.legal[0])
        while seat.next_step is NextStep.COMPUTER and not seat.view.tricks[17:]:
            step(seat)
        drawn = any(isinstance(e, Drawn) and e.seat == 0 and e.public for e in seat.host.table.log[before:])
    assert seat.can_take_back, "everybody knew it"
    seat.take_back()
    again = reloaded(seat)
    assert again.view == seat.view
    assert again.host.table.log == seat.host.table.log


def test_no_hand_before_this_one_is_opened_again() -> None:
    seat = play(_allowing("briscola", {}, "easy"), hands=1)
    assert not seat.can_take_back
    while seat.host.table.hand < 2 or seat.next_step is NextStep.COMPUTER:
        step(seat)
        assert not seat.can_take_back


def test_nothing_is_taken_back_where_it_is_not_agreed_or_a_program_plays() -> None:
    asked = sat_down(setup_of("chiamata", {}, *("easy",) * 4))
    program = _allowing("chiamata", {}, "cmd:nobody", "easy", "easy", "easy")
    agreed = _allowing("chiamata", {}, *("easy",) * 4)
    for seat in (asked, program, agreed):
        while seat.next_step is not NextStep.OWN_MOVE:
            before = seat.host.table.asked
            if before is None:
                step(seat)
            else:
                seat.choose(before.view.legal[-1])
        seat.choose(seat.view.legal[-1])
        assert seat.can_take_back is (seat is agreed)
