"""Logs of simulations, records of people: who may sit there, how each ends, and a hand checked alone."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from briscola.engine.events import (
    Chained,
    Committed,
    Dealt,
    DrawCommitted,
    DrawnForDeal,
    DrawRevealed,
    Event,
    HandEnded,
    MatchBegan,
    MatchEnded,
    PackCut,
    Played,
    Revealed,
    SecretKept,
)
from briscola.engine.replay import check_hand_alone, replay, replay_prefix
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.seal import BrokenSeal, check_kept
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable
from tests.engine.recorded import (
    RECORD,
    TERMS,
    TWO,
    changed,
    play_on_by_chance,
    rechained,
    recorded_table,
    refused,
)


def test_a_log_without_terms_has_none_of_the_events_of_a_record() -> None:
    """docs/log.md: `simulate` prints what it printed."""
    table = RefereedTable(TWO, winning_hands=1, levels=["random"] * 2, deals=SeededDeals(7))
    play_on_by_chance(table)
    own = DrawCommitted | DrawRevealed | SecretKept | Chained
    assert not any(isinstance(event, own) for event in table.log)
    assert table.undo_point() is None and table.ledger.digest == ""


def test_a_record_without_its_last_link_breaks_off_and_without_its_first_line_there_is_none() -> None:
    position, wrong = replay_prefix(RECORD[:-1], terms=TERMS)
    assert wrong is None and not position.ended and position.state is not None
    with pytest.raises(BadRecord, match="holds no match"):
        RefereedTable.resumed([], terms=TERMS, deals=SeededDeals(1))


def test_only_at_seat_0_a_person_may_sit() -> None:
    """More persons would excuse cuts that somebody chose."""
    forged = rechained(changed(RECORD, MatchBegan, levels=("person", "person")))
    refused(forged, "only at seat 0 a person may sit")
    refused(changed(RECORD, MatchBegan, levels=("random", "random")), "a record is of a match of a person")
    three = recorded_table(make_rules("briscola", 3)).log
    forged = rechained(changed(three, MatchBegan, levels=("person", "person", "random")))
    refused(forged, "only at seat 0 a person may sit")
    refused(changed(RECORD, MatchBegan, levels=("easy", "random")), "a record is of a match of a person")
    log = simulated(1)
    refused(changed(log, MatchBegan, levels=("person", "random")), "no person plays in a sim", terms=None)
    refused(changed(log, MatchBegan, levels=("random", "person")), "only at seat 0", terms=None)


def simulated(matches: int) -> list[Event]:
    """A log as `simulate --seed 7` prints it."""
    table = RefereedTable(TWO, winning_hands=1, levels=["random"] * 2, deals=SeededDeals(7), seed=7)
    while table.matches < matches:
        table.begin_drawn_match()
        while table.phase is not Phase.MATCH:
            table.begin_hand()
            table.cut()
            play_on_by_chance(table, until=lambda table: table.phase is not Phase.PLAY)
    return table.log


def test_a_simulation_is_of_one_seed_and_nobody_adds_to_it() -> None:
    """A salt, another seed or a draw left out would be a choice of the cards by whoever prints the log."""
    log = simulated(2)
    assert replay(log).ended
    refused(changed(log, PackCut, salt="chosen"), "nobody adds a salt in a simulation", terms=None)
    second = next(i for i, e in enumerate(log) if isinstance(e, MatchBegan) and i)
    for seed in (8, None):
        forged = [*log[:second], *changed(log[second:], MatchBegan, seed=seed)]
        refused(forged, "has the players and the seed of the first", terms=None)
    refused([*log[: second + 1], *log[second + 2 :]], "the draw for the deal is missing", terms=None)


def test_where_a_log_breaks_off_the_line_that_must_follow_is_named() -> None:
    positions = [replay(RECORD[:end], terms=TERMS) for end in range(len(RECORD) + 1)]
    assert (positions[2].matches, positions[2].ended, positions[2].lines) == (1, False, 2)
    missing = [position.missing for position in positions]
    kinds = [DrawCommitted, DrawnForDeal, DrawRevealed, Committed, PackCut, SecretKept, Dealt]
    assert missing[1:8] == kinds
    assert missing[-4:] == [Revealed, MatchEnded, Chained, None]


def test_a_match_without_its_end_has_not_ended_and_every_finished_hand_is_counted() -> None:
    log = simulated(1)
    assert isinstance(log[-1], MatchEnded)
    position = replay(log[:-1])
    assert not position.ended and position.missing is MatchEnded
    assert replay(log).ended
    table = recorded_table(TWO, winning_hands=3)
    position = replay(table.log, terms=TERMS)
    assert position.finished == position.hand == table.hand >= 3
    end = table.log[-2]
    assert isinstance(end, MatchEnded) and table.winners == end.winners != ()


def test_the_bytes_that_an_older_header_keeps_are_held_to_the_seal() -> None:
    table = RefereedTable(TWO, winning_hands=1, levels=["person", "random"], deals=SeededDeals(7))
    play_on_by_chance(table, until=lambda table: table.phase is Phase.PLAY)
    shuffle = replay(table.log).shuffle
    assert shuffle is not None
    check_kept(shuffle, table.secret.hex())
    for kept, sentence in (("5a" * 32, "not those committed to"), ("zz", "not hexadecimal"), ("", "are 32")):
        with pytest.raises(BrokenSeal, match=sentence):
            check_kept(shuffle, kept)
    with pytest.raises(BrokenSeal, match=r"not the one that follows|not the shuffle"):
        check_kept(replace(shuffle, cut=replace(shuffle.cut, salt="other")), table.secret.hex())
    assert replay(simulated(1)).shuffle is None


def test_the_line_that_is_wrong_is_counted_from_the_first_of_the_file() -> None:
    deal = next(at for at, event in enumerate(RECORD) if isinstance(event, Dealt))
    wrong = [*RECORD[: deal + 1], RECORD[deal]]
    for first in (1, 2, 7):
        _, error = replay_prefix(wrong, terms=TERMS, first_line=first)
        assert str(error).startswith(f"line {deal + 1 + first}: ")
        with pytest.raises(BadRecord, match=f"line {deal + 1 + first}: "):
            replay(wrong, terms=TERMS, first_line=first)
    refused(wrong, f"line {deal + 2}: ")
    _, error = replay_prefix(wrong, terms=TERMS)
    assert str(error).startswith(f"line {deal + 2}: ")


# ---- a hand without what came before it, as one behind damage has to be


def hands_of(log: Sequence[Event]) -> tuple[MatchBegan, list[list[Event]]]:
    """The start of a match, and the events of each hand without its link."""
    began, hands = log[0], list[list[Event]]()
    assert isinstance(began, MatchBegan)
    for event in log:
        if isinstance(event, Committed):
            hands.append([])
        if hands:
            hands[-1].append(event)
    return began, [hand[:-1] for hand in hands]


BEGAN, (FIRST, *_, LAST) = hands_of(recorded_table(TWO, winning_hands=2).log)


@pytest.mark.parametrize(("variant", "players"), [("chiamata", 5), ("marianna", 3), ("sueca", 4)])
def test_every_hand_of_a_match_is_right_by_itself(variant: str, players: int) -> None:
    began, hands = hands_of(recorded_table(make_rules(variant, players), winning_hands=2).log)
    assert len(hands) > 1
    for hand in hands:
        check_hand_alone(hand, began)


def without(kind: type[Event]) -> list[Event]:
    return [event for event in LAST if not isinstance(event, kind)]


@pytest.mark.parametrize(
    "hand",
    [
        [],
        without(Dealt),
        without(HandEnded),
        without(Played),
        LAST[1:],
        LAST[:-2],
        changed(LAST, Dealt, dealer=9),
        changed(LAST, HandEnded, points=(60, 60)),
        changed(LAST, Committed, sha256="0" * 64),
        [*FIRST, *LAST],
        [*LAST, LAST[-1]],
    ],
)
def test_what_is_no_right_hand_is_refused(hand: list[Event]) -> None:
    with pytest.raises(BadRecord):
        check_hand_alone(hand, BEGAN)


def test_the_score_of_the_match_is_believed() -> None:
    check_hand_alone(changed(LAST, HandEnded, score=(7, 7)), BEGAN)
    assert isinstance(LAST[-1], MatchEnded) and not isinstance(FIRST[-1], MatchEnded)
