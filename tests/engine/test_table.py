"""The table: what it lets nobody do, what it says of a hand that is over, and a match given up."""

import pytest

from briscola.engine.deal_code import DealCode
from briscola.engine.events import GivenUp, HandEnded, TrickTaken, Withdrawn
from briscola.engine.record import event_from_json, event_line, parse_line
from briscola.engine.replay import replay
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable, WrongPhase
from tests.engine.recorded import HEADER, RECORD, TERMS, TWO, play_on_by_chance, recorded_table, refused


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
    assert RefereedTable(TWO, winning_hands=1, levels=["random"] * 2, deals=SeededDeals(1)).winners == ()


def test_the_seal_of_a_later_hand_is_withdrawn_by_its_number() -> None:
    table = recorded_table(
        TWO, winning_hands=3, until=lambda table: table.hand == 2 and table.phase is Phase.CUT
    )
    again = RefereedTable.resumed(table.log, terms=TERMS, deals=SeededDeals(8))
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


# ---- a match that the person gives up (docs/record.md)


UP = GivenUp()


def table_in(phase: Phase) -> RefereedTable:
    """A match of a record as far as that phase."""
    table = RefereedTable(
        TWO, winning_hands=2, levels=["person", "random"], deals=SeededDeals(1), terms=TERMS
    )
    for step in (table.begin_match, table.seal_draw, table.draw, table.begin_hand, table.cut):
        if table.phase is phase:
            break
        step()
    return table


@pytest.mark.parametrize("phase", [Phase.SEAL_DRAW, Phase.DRAW, Phase.HAND, Phase.CUT, Phase.PLAY])
def test_it_is_over_wherever_it_is_given_up(phase: Phase) -> None:
    table = table_in(phase)
    assert table.phase is phase and table.can_give_up
    assert table.give_up() == [UP] == table.log[-1:]
    assert table.phase is Phase.MATCH and not table.can_give_up
    position = replay(table.log, terms=TERMS)
    assert position.given_up and position.ended and position.lines == len(table.log)
    assert not replay(table.log[:-1], terms=TERMS).given_up
    assert RefereedTable.resumed(table.log, terms=TERMS, deals=SeededDeals(1)).phase is Phase.MATCH


def test_it_is_a_line_of_a_record_that_nothing_follows() -> None:
    assert event_line(UP) == '{"event":"given_up"}'
    assert event_from_json(parse_line(event_line(UP))) == UP
    log = [*table_in(Phase.PLAY).log, UP]
    refused([*log, UP], "nothing follows a match that was given up")
    refused([*log, *RECORD[:1]], "nothing follows a match that was given up")


def test_only_a_match_that_is_on_is_given_up_and_only_between_two_actions() -> None:
    refused([UP, *RECORD], "no match that could be given up is on")
    refused([*RECORD, UP], "a record holds one match|no match that could be given up is on")
    trick = next(at for at, event in enumerate(RECORD) if isinstance(event, TrickTaken))
    refused([*RECORD[:trick], UP], "between two actions")
    end = next(at for at, event in enumerate(RECORD) if isinstance(event, HandEnded))
    refused([*RECORD[: end + 1], UP], "between two actions")


def test_only_a_record_of_a_match_says_so() -> None:
    bare = RefereedTable(TWO, winning_hands=1, levels=["person", "random"], deals=SeededDeals(1))
    bare.begin_match()
    assert not bare.can_give_up
    with pytest.raises(WrongPhase, match="no match that is kept goes on"):
        bare.give_up()
    refused([*bare.log, UP], "no match that could be given up is on", terms=None)
    again = Terms(header=HEADER, deal=DealCode(rules=TWO, dealer=1, at=5, seed=bytes(32)))
    table = recorded_table(TWO, terms=again, until=lambda table: table.phase is Phase.PLAY)
    assert not table.can_give_up
    refused([*table.log, UP], "no match that could be given up is on", terms=again)
