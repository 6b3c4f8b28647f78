"""Records of matches of several persons: who may cut, take back and sit down (docs/record.md)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.engine.deal_code import DealCode
from briscola.engine.events import Drawn, Event, MatchBegan, PackCut, Played, Sits, TrickTaken, Undone
from briscola.engine.notation import BadNotation
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import BadSeat, seated
from briscola.engine.record import event_from_json, event_line, parse_line
from briscola.engine.replay import replay
from briscola.engine.terms import Terms
from briscola.engine.turned import turned_event
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals, SystemDeals
from briscola.table.table import Phase, RefereedTable, WrongPhase
from tests.engine.recorded import (
    HEADER,
    RECORD,
    TWO,
    changed,
    play_on_by_chance,
    rechained,
    recorded_table,
    refused,
    roster_of,
)
from tests.engine.strategies import games
from tests.property_based import examples

LEO = Occupant(name="Leo", face="person-man")
PEPPE = Occupant(name="Peppe", face="peppe", level="easy")


def terms_of(*names: str, undo: bool = True) -> Terms:
    return Terms(header=HEADER, undo=undo, roster=roster_of(*names))


ALL_DEALT = make_rules("prini", 2, {"deal_all": True})
"""Nobody draws, so every choice of a hand may be taken back."""
THREE = make_rules("briscola", 3)
TABLE = terms_of("random", "Mia", "?Leo")


def first_hand(table: RefereedTable) -> bool:
    return table.hand == 1 and table.phase is Phase.PLAY


def in_hand(table: RefereedTable, cards: int) -> bool:
    return table.phase is Phase.PLAY and len(table.view(0).hand) == len(table.view(1).hand) == cards


@examples(4)
@given(st.data())
def test_a_match_of_any_persons_among_computers_is_recorded_and_right(data: st.DataObject) -> None:
    rules = data.draw(games())
    kinds = [data.draw(st.sampled_from((f"P{seat}", "?Guest", "random"))) for seat in range(rules.players)]
    kinds[data.draw(st.integers(0, rules.players - 1))] = "Anna"
    terms = terms_of(*kinds)
    table = recorded_table(rules, terms=terms, undo=0.2)
    position = replay(table.log, terms=terms)
    assert position.ended and position.lines == len(table.log)
    assert position.levels == tuple("random" if name == "random" else "person" for name in kinds)


def test_whoever_is_a_person_cuts_where_she_likes_and_no_computer_does() -> None:
    log = recorded_table(THREE, terms=TABLE, winning_hands=2).log
    cuts = [event for event in log if isinstance(event, PackCut)]
    assert {cut.at for cut in cuts if cut.seat != 0} == {9} and any(cut.seat == 0 for cut in cuts)
    computers = Terms(header=HEADER, undo=True, roster=roster_of("random", "random", "?Leo"))
    forged = rechained(changed(log, MatchBegan, levels=("random", "random", "person")))
    refused(forged, "the cut|pack|computer", terms=computers)


def test_the_last_choice_of_any_person_may_be_taken_back_by_that_person() -> None:
    terms = terms_of("Anna", "Mia")
    table = recorded_table(ALL_DEALT, terms=terms, until=lambda table: in_hand(table, 18))
    back = []
    while table.undo_point() is not None:
        back.append(table.undo_seat)
        table.undo()
    plays = [event.seat for event in table.log if isinstance(event, Played)]
    assert sorted(back, key=str) == [0, 0, 1, 1] and back == plays[::-1] and table.undo_seat is None
    assert replay(table.log, terms=terms).undone == (1,)


def test_no_choice_is_taken_back_across_a_card_that_any_person_has_drawn() -> None:
    terms = terms_of("Anna", "random", "Mia")
    table = recorded_table(THREE, terms=terms, until=lambda t: any(isinstance(e, Drawn) for e in t.log))
    assert table.undo_point() is None
    table = recorded_table(
        THREE, terms=terms, until=lambda t: t.phase is Phase.PLAY and len(t.view(0).table) == 2
    )
    last = next(event for event in reversed(table.log) if isinstance(event, Played) and event.seat in (0, 2))
    assert table.undo_seat == last.seat


def test_somebody_else_sits_down_and_is_a_person_or_a_computer_from_then_on() -> None:
    table = recorded_table(THREE, terms=TABLE, winning_hands=2, until=first_hand)
    assert table.levels == ("random", "person", "person")
    assert table.sit(0, LEO) == [Sits(seat=0, who=LEO)] == table.log[-1:]
    table.sit(2, PEPPE)
    assert table.levels == ("person", "person", "easy") and table.people == (0, 1)
    taken_up = RefereedTable.resumed(table.log, terms=TABLE, deals=SeededDeals(7))
    assert taken_up.levels == table.levels
    play_on_by_chance(table)
    cuts = [event for event in table.log if isinstance(event, PackCut)]
    position = replay(table.log, terms=TABLE)
    assert position.ended and position.levels == table.levels
    assert {cut.at for cut in cuts[1:] if cut.seat != 2} <= {9}
    swapped = [event for event in table.log if not (isinstance(event, Sits) and event.seat == 0)]
    if any(cut.seat == 0 for cut in cuts[1:]):
        refused(rechained(swapped), "the cut|pack", terms=TABLE)
    with pytest.raises(WrongPhase, match="no match is on"):
        table.sit(0, PEPPE)


@pytest.mark.parametrize("phase", [Phase.SEAL_DRAW, Phase.DRAW, Phase.HAND, Phase.CUT, Phase.PLAY])
def test_somebody_sits_down_between_any_two_actions(phase: Phase) -> None:
    deals = SystemDeals()
    table = recorded_table(TWO, terms=terms_of("Anna", "Mia"), deals=deals, until=lambda t: t.phase is phase)
    table.sit(1, LEO)
    table.sit(1, PEPPE)
    assert replay(table.log, terms=terms_of("Anna", "Mia")).levels == ("person", "easy")
    again = RefereedTable.resumed(table.log, terms=terms_of("Anna", "Mia"), deals=deals)
    assert again.phase is phase
    if again.seal_is_lost:
        again.withdraw()
    play_on_by_chance(again)
    assert replay(again.log, terms=terms_of("Anna", "Mia")).ended


def test_a_choice_made_before_somebody_sat_down_stays() -> None:
    terms = terms_of("Anna", "Mia")
    table = recorded_table(ALL_DEALT, terms=terms, until=lambda table: in_hand(table, 18))
    before = table.undo_point()
    table.sit(1, LEO)
    assert before is not None and table.undo_point() is None and table.undo_seat is None
    refused([*table.log, Undone(to=before.lines)], "may not be taken back", terms=terms)
    asked = table.asked
    assert asked is not None
    table.act(asked.view.legal[0])
    assert table.undo_seat == asked.seat
    table.undo()
    assert table.levels == ("person", "person") and replay(table.log, terms=terms).occupants is not None


def test_a_line_says_who_sits_down() -> None:
    lines = {
        '{"name":"Leo","face":"person-man"}': LEO,
        '{"name":"Leo","face":"person-man","key":"cafe"}': replace(LEO, key="cafe"),
        '{"name":"Peppe","face":"peppe","level":"easy"}': PEPPE,
    }
    for told, who in lines.items():
        line, event = f'{{"event":"sits","seat":1,"who":{told}}}', Sits(seat=1, who=who)
        assert event_line(event) == line and event_from_json(parse_line(line)) == event
    with pytest.raises(BadNotation, match="not a sits event"):
        event_from_json(parse_line('{"event":"sits","seat":1,"who":{"name":"Leo"}}'))
    assert turned_event(Sits(seat=1, who=LEO), seat=1, players=3) == Sits(seat=0, who=LEO)


def test_a_record_refuses_whoever_cannot_sit_there() -> None:
    terms = terms_of("Anna", "Mia", "random")
    table = recorded_table(THREE, terms=terms, until=lambda t: t.phase is Phase.HAND)
    anna, mia, _ = roster_of("Anna", "Mia", "random")

    def sits(*who: Sits) -> list[Event]:
        return [*table.log, *who]

    refused(sits(Sits(seat=3, who=LEO)), "there is no seat 3", terms=terms)
    refused(sits(Sits(seat=-1, who=LEO)), "there is no seat -1", terms=terms)
    refused(sits(Sits(seat=1, who=mia)), "sits there already", terms=terms)
    refused(sits(Sits(seat=2, who=anna)), "a person sits at one seat", terms=terms)
    refused(sits(Sits(seat=1, who=LEO), Sits(seat=2, who=mia)), "a person sits at one seat", terms=terms)
    refused(
        sits(Sits(seat=1, who=PEPPE), Sits(seat=0, who=PEPPE)), "no person sits at the table", terms=terms
    )
    for level in ("person", "easy"):
        who = Occupant(name="Leo", face="", key="leo", level=level)
        refused(sits(Sits(seat=1, who=who)), "a person has no level, and a computer no key", terms=terms)
    log = sits(Sits(seat=1, who=LEO), Sits(seat=1, who=mia))
    assert replay(log, terms=terms).levels == ("person", "person", "random")
    with pytest.raises(BadSeat, match="no person"):
        seated(roster_of("random", "random"))


def test_somebody_sits_down_only_in_a_match_that_is_on_and_between_two_actions() -> None:
    terms, sits = terms_of("Anna", "Mia"), Sits(seat=1, who=LEO)
    log = recorded_table(TWO, terms=terms).log
    refused([sits, *log], "no match is on in which", terms=terms)
    refused([*log, sits], "no match is on in which", terms=terms)
    trick = next(at for at, event in enumerate(log) if isinstance(event, TrickTaken))
    refused([*log[:trick], sits, *log[trick:]], "between two actions", terms=terms)
    refused([RECORD[0], sits, *RECORD[1:]], "no match is on in which")
    again = replace(terms, deal=DealCode(rules=TWO, dealer=1, at=5, seed=bytes(32)))
    table = recorded_table(TWO, terms=again, until=lambda table: table.phase is Phase.PLAY)
    refused([*table.log, sits], "no match is on in which", terms=again)
    with pytest.raises(WrongPhase, match="no match is on"):
        table.sit(1, LEO)
    with pytest.raises(WrongPhase, match="no match is on"):
        recorded_table(TWO, until=lambda table: table.phase is Phase.PLAY).sit(1, LEO)


def test_the_match_has_the_players_of_the_roster() -> None:
    log = recorded_table(TWO, terms=terms_of("Anna", "Mia")).log
    refused(log, "the header names other levels than the match", terms=terms_of("Anna", "random"))
    refused(log, "the header names other levels than the match", terms=terms_of("Anna", "Mia", "random"))
    refused(log, "no person sits at the table", terms=terms_of("random", "random"))
    refused(log, "only at seat 0 a person may sit", terms=None)


@pytest.mark.slow
def test_a_record_in_which_somebody_sat_down_may_break_off_anywhere() -> None:
    table = recorded_table(THREE, terms=TABLE, undo=0.3, until=first_hand)
    table.sit(0, LEO)
    table.sit(2, PEPPE)
    play_on_by_chance(table, undo=0.3)
    last = replay(table.log, terms=TABLE)
    assert last.ended and last.undone
    for end in range(1, len(table.log), 2):
        position = replay(table.log[:end], terms=TABLE)
        again = replay(table.log[: position.lines], terms=TABLE)
        assert position.lines <= end and replace(again, missing=position.missing) == position
        if position.matches:
            taken_up = RefereedTable.resumed(table.log[:end], terms=TABLE, deals=SeededDeals(1))
            assert taken_up.levels == position.levels and taken_up.log == table.log[: position.lines]
