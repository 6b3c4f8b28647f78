"""Taking a choice back at the table: what the person sees is what he saw before it."""

import pytest

from briscola.client.fold import fold_all
from briscola.client.session import Session, Want
from briscola.engine.events import Drawn, Undone
from briscola.engine.rules import OptionValue
from briscola.table import WrongPhase
from tests.client.reloading import InMemory, play, reloaded, sat_down, setup_of, step

GAMES: list[tuple[str, dict[str, OptionValue], tuple[str, ...]]] = [
    ("briscola", {"exchange": "seven_and_two"}, ("easy",)),
    ("briscola", {"spies": True}, ("easy", "easy", "easy")),
    ("chiamata", {}, ("easy",) * 4),
    ("chiamata", {"morto": "open"}, ("easy",) * 3),
]


def _allowing(variant: str, options: dict[str, OptionValue], *levels: str) -> Session:
    return sat_down(setup_of(variant, options, *levels), InMemory(undo=True))


def _to_the_next_choice(session: Session) -> None:
    while session.want is not Want.OWN_MOVE:
        session.converse()
        step(session)
    session.converse()


@pytest.mark.parametrize(("variant", "options", "levels"), GAMES, ids=lambda value: str(value)[:18])
def test_the_person_stands_again_before_his_last_choice(
    variant: str, options: dict[str, OptionValue], levels: tuple[str, ...]
) -> None:
    session = _allowing(variant, options, *levels)
    taken_back = 0
    while taken_back < 4:
        _to_the_next_choice(session)
        view, shown = session.own_view, fold_all(session.history)
        session.act(view.legal[-1])
        while session.can_undo and session.want is Want.COMPUTER:
            step(session)
        if session.can_undo:
            taken_back += 1
            history = session.undo()
            assert history == session.history
            assert session.own_view == view
            assert fold_all(history) == shown
            again = reloaded(session)
            assert (again.own_view, again.history) == (view, history)
        step(session)
    assert sum(isinstance(event, Undone) for event in session.table.log) <= 4, "of this match alone"


def test_a_card_drawn_has_been_seen() -> None:
    session = _allowing("briscola", {}, "easy")
    drawn = 0
    while drawn < 3:
        _to_the_next_choice(session)
        before = len(session.table.log)
        session.act(session.own_view.legal[0])
        while session.want is Want.COMPUTER:
            step(session)
        own = [e for e in session.table.log[before:] if isinstance(e, Drawn) and e.seat == 0]
        if own:
            drawn += 1
            assert not session.can_undo
            with pytest.raises(WrongPhase):
                session.undo()


def test_the_turned_card_may_be_drawn_twice() -> None:
    session = _allowing("briscola", {}, "easy")
    drawn = False
    while not drawn:
        _to_the_next_choice(session)
        before = len(session.table.log)
        session.act(session.own_view.legal[0])
        while session.want is Want.COMPUTER and not session.own_view.tricks[17:]:
            step(session)
        drawn = any(isinstance(e, Drawn) and e.seat == 0 and e.public for e in session.table.log[before:])
    assert session.can_undo, "everybody knew it"
    session.undo()
    again = reloaded(session)
    assert again.own_view == session.own_view
    assert again.table.log == session.table.log


def test_no_hand_before_this_one_is_opened_again() -> None:
    session = play(_allowing("briscola", {}, "easy"), hands=1)
    assert not session.can_undo
    while session.table.hand < 2 or session.want is Want.COMPUTER:
        step(session)
        assert not session.can_undo


def test_nothing_is_taken_back_where_it_is_not_agreed_or_a_program_plays() -> None:
    asked = sat_down(setup_of("chiamata", {}, *("easy",) * 4))
    program = _allowing("chiamata", {}, "cmd:nobody", "easy", "easy", "easy")
    agreed = _allowing("chiamata", {}, *("easy",) * 4)
    for session in (asked, program, agreed):
        while session.want is not Want.OWN_MOVE:
            before = session.table.asked
            if before is None:
                step(session)
            else:
                session.act(before.view.legal[-1])
        session.act(session.own_view.legal[-1])
        assert session.can_undo is (session is agreed)
