"""A match that the person gives up is over, and its record says so (docs/record.md)."""

import pytest

from briscola.deals import SeededDeals
from briscola.engine.deal_code import DealCode
from briscola.engine.events import GivenUp, HandEnded, TrickTaken
from briscola.engine.record import event_from_json, event_line, parse_line
from briscola.engine.replay import replay
from briscola.engine.terms import Terms
from briscola.table import Phase, Table, WrongPhase
from tests.engine.recorded import HEADER, RECORD, TERMS, TWO, recorded_table, refused

UP = GivenUp()


def table_in(phase: Phase) -> Table:
    """A match of a record as far as that phase."""
    table = Table(TWO, winning_hands=2, levels=["person", "random"], deals=SeededDeals(1), terms=TERMS)
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
    assert Table.resumed(table.log, terms=TERMS, deals=SeededDeals(1)).phase is Phase.MATCH


def test_it_is_a_line_of_a_record() -> None:
    assert event_line(UP) == '{"event":"given_up"}'
    assert event_from_json(parse_line(event_line(UP))) == UP


def test_nothing_follows() -> None:
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
    bare = Table(TWO, winning_hands=1, levels=["person", "random"], deals=SeededDeals(1))
    bare.begin_match()
    assert not bare.can_give_up
    with pytest.raises(WrongPhase, match="no match that is kept goes on"):
        bare.give_up()
    refused([*bare.log, UP], "no match that could be given up is on", terms=None)
    again = Terms(header=HEADER, deal=DealCode(rules=TWO, dealer=1, at=5, seed=bytes(32)))
    table = recorded_table(TWO, terms=again, until=lambda table: table.phase is Phase.PLAY)
    assert not table.can_give_up
    refused([*table.log, UP], "no match that could be given up is on", terms=again)
