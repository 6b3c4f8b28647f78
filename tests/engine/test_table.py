"""The table: what it lets nobody do, and what it says of a hand that is over."""

import pytest

from briscola.deals import SeededDeals
from briscola.engine.events import Withdrawn
from briscola.engine.variants import make_rules
from briscola.table import Phase, Table, WrongPhase
from tests.engine.recorded import TERMS, TWO, play_on_by_chance, recorded_table


def test_a_cut_moves_at_least_one_card_and_may_move_just_one() -> None:
    table = recorded_table(TWO, until=lambda table: table.phase is Phase.CUT)
    with pytest.raises(ValueError, match="at least one card"):
        table.cut(at=0)
    with pytest.raises(ValueError, match="a cut moves 1 to 39 cards"):
        table.cut(at=-1)
    table.cut(at=1)
    assert table.phase is Phase.PLAY


@pytest.mark.parametrize(("variant", "players"), [("briscola", 2), ("briscola", 5), ("chiamata", 4)])
def test_the_piles_of_a_hand_hold_every_card_that_was_taken(variant: str, players: int) -> None:
    rules = make_rules(variant, players)
    table = recorded_table(
        rules, winning_hands=9, until=lambda table: table.hand == 1 and table.phase is Phase.HAND
    )
    piles = table.piles()
    assert len(piles) == rules.places
    assert sorted(card for pile in piles for card in pile) == sorted(rules.pack)
    points = [sum(rules.ranking.points[card] for card in pile) for pile in piles]
    assert points == list(table.view(0).points)


def test_nobody_has_won_while_a_match_goes_on() -> None:
    table = recorded_table(
        TWO, winning_hands=2, until=lambda table: table.hand == 1 and table.phase is Phase.HAND
    )
    assert table.winners == ()
    assert Table(TWO, winning_hands=1, levels=["random"] * 2, deals=SeededDeals(1)).winners == ()


def test_the_seal_of_a_later_hand_is_withdrawn_by_its_number() -> None:
    table = recorded_table(
        TWO, winning_hands=3, until=lambda table: table.hand == 2 and table.phase is Phase.CUT
    )
    again = Table.resumed(table.log, terms=TERMS, deals=SeededDeals(8))
    assert again.withdraw() == [Withdrawn(hand=2)]
    again.begin_hand()
    assert again.hand == 2


def test_what_the_table_does_not_wait_for_is_refused() -> None:
    table = recorded_table(TWO, until=lambda table: table.phase is Phase.CUT)
    for step in (table.begin_match, table.begin_hand, table.draw, table.turn_dummy):
        with pytest.raises(WrongPhase, match="the table waits for cut"):
            step()
    play_on_by_chance(table)
    with pytest.raises(WrongPhase, match="the table waits for match, not for play"):
        table.turn_dummy()
