"""A choice that is taken back: the record keeps it, and says so."""

import pytest

from briscola.engine.events import HandEnded, Played, Undone
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import held, in_force
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable, WrongPhase
from tests.engine.recorded import HEADER, TERMS, TWO, play_on_by_chance, recorded_table, refused


def after_own_lead(table: RefereedTable) -> bool:
    asked = table.asked
    return asked is not None and asked.seat == 1 and len(asked.view.table) == 1


UNDONE = recorded_table(make_rules("briscola", 4), undo=0.3).log


def test_a_choice_taken_back_stays_in_the_record_and_is_named() -> None:
    """docs/record.md: nothing is removed; whoever folds the record skips what was taken back."""
    position = replay(UNDONE, terms=TERMS)
    assert position.undone and position.ended
    held = in_force(UNDONE)
    assert len(held) < len(UNDONE) and not any(isinstance(event, Undone) for event in held)
    seen = [event.card for event in held if isinstance(event, Played)]
    hands = sum(isinstance(event, HandEnded) for event in held)
    assert len(seen) == 40 * hands
    at = next(i for i, event in enumerate(UNDONE) if isinstance(event, Undone))
    refused(UNDONE[: at + 1], "may not be taken back", terms=Terms(header=HEADER))
    undone = UNDONE[at]
    assert isinstance(undone, Undone)
    refused([*UNDONE[:at], Undone(to=undone.to - 1)], "may not be taken back")


def test_undo_leads_back_to_the_persons_last_choice_and_never_across_a_card_drawn() -> None:
    table = recorded_table(TWO, until=after_own_lead)
    before = table.view(0)
    step = table.undo_point()
    assert step is not None
    played = table.log[-1]
    table.undo()
    assert table.log[-2:] == [played, Undone(to=step.lines)]
    assert len(table.view(0).hand) == len(before.hand) + 1
    assert table.undo_point() is None  # there was no choice before
    with pytest.raises(WrongPhase, match="nothing may be taken back"):
        table.undo()
    table = recorded_table(TWO, until=lambda table: table.asked is not None and bool(table.view(0).tricks))
    assert any(isinstance(event, Played) and event.seat == 0 for event in table.log)
    assert table.undo_point() is None  # a card has been drawn and seen
    assert recorded_table(TWO, terms=Terms(header=HEADER), until=after_own_lead).undo_point() is None


ALL_DEALT = make_rules("prini", 2, {"deal_all": True})
"""Nobody draws, so every choice of a hand may be taken back."""


def three_choices(table: RefereedTable) -> bool:
    asked = table.asked
    return asked is not None and asked.seat == 0 and len(table.view(0).hand) == len(table.view(1).hand) <= 16


def test_choices_are_taken_back_one_after_the_other_each_once() -> None:
    table = recorded_table(ALL_DEALT, until=three_choices)
    hands, back = [len(table.view(0).hand)], []
    while (step := table.undo_point()) is not None:
        assert RefereedTable.resumed(table.log, terms=TERMS, deals=SeededDeals(1)).undo_point() == step
        table.undo()
        back.append(step.lines)
        hands.append(len(table.view(0).hand))
    assert len(back) >= 3 and back == sorted(set(back), reverse=True)
    assert hands == [*range(hands[0], hands[0] + len(hands))]
    first, second = (
        at for at, event in enumerate(table.log) if event in (Undone(to=back[0]), Undone(to=back[1]))
    )
    refused([*table.log[:second], Undone(to=back[0])], "may not be taken back")
    refused([*table.log[:first], Undone(to=back[0] + 1)], "may not be taken back")
    play_on_by_chance(table)
    assert replay(table.log, terms=TERMS).ended


def test_what_was_taken_back_twice_is_out_of_force_once() -> None:
    table = recorded_table(ALL_DEALT, until=three_choices)
    before = table.undo_point()
    assert before is not None
    table.undo()
    numbers = [number for number, _ in held(table.log)]
    assert numbers == [*range(before.lines)]
    assert [number for number, _ in held(table.log[5:], first=5)] == numbers[5:]


def test_the_hand_is_shown_as_it_stood_before_any_line() -> None:
    table = recorded_table(ALL_DEALT, until=three_choices)
    own = [at for at, event in enumerate(table.log) if isinstance(event, Played) and event.seat == 0]
    left = [len(table.hand_before(at).view(0).hand) for at in own]
    assert left == [*range(20, 20 - len(own), -1)]
    assert table.hand_before(len(table.log)).view(0) == table.view(0)
