"""Tables where several computers meet: each contributes to every deal, and people sign (docs/record.md)."""

from collections.abc import Callable, Sequence
from hashlib import sha256

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.engine.chain import chain_of
from briscola.engine.contributions import contributors, list_digest, sealed_shuffle
from briscola.engine.events import (
    Committed,
    Contributed,
    DrawRevealed,
    Event,
    GivenUp,
    Opened,
    PackCut,
    PhraseSaid,
    Played,
    Signed,
    Sits,
    Withdrawn,
)
from briscola.engine.notation import BadNotation
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import seated
from briscola.engine.record import event_from_json, event_line, parse_line
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.seal import BrokenSeal
from briscola.engine.terms import Terms
from briscola.engine.turned import turned_event
from briscola.engine.variants import make_rules
from briscola.table.fair_table import FairTable
from briscola.table.table import Phase, WrongPhase
from tests.engine.fair_deals import HEADER, SIGNATURE, FairMatch, FreshDeals, fair_table, players_at, terms_at
from tests.engine.recorded import rechained, recorded_table
from tests.engine.strategies import games
from tests.property_based import examples

FOUR = make_rules("briscola", 4)
THREE = make_rules("briscola", 3)
TERMS = terms_at(0, 1, None, 2)
OLD = terms_at(0, 1, None, 2, absences=False)
"""The same in version 3. What version 4 adds: tests/engine/test_absences.py."""
MATCH = FairMatch(fair_table(FOUR, TERMS, winning_hands=2)).to_the_end()


def at(log: Sequence[Event], kind: type[Event], nth: int = 0) -> int:
    """The line of an event of a kind, counted from 0."""
    return [line for line, event in enumerate(log) if isinstance(event, kind)][nth]


def refused(log: Sequence[Event], sentence: str, terms: Terms = TERMS) -> None:
    with pytest.raises(BadRecord, match=sentence):
        replay(rechained([*log], HEADER), terms=terms)


def with_(log: Sequence[Event], line: int, **fields: object) -> list[Event]:
    """The log with another event at a line."""
    return [*log[:line], replace(log[line], **fields), *log[line + 1 :]]


def without(log: Sequence[Event], *lines: int) -> list[Event]:
    return [event for line, event in enumerate(log) if line not in lines]


def dealing(terms: Terms = TERMS) -> FairMatch:
    """A match whose first hand is sealed, and nothing promised yet."""
    match = FairMatch(fair_table(FOUR, terms))
    match.to_the_end(lambda table: table.phase is Phase.CUT)
    return match


# ---- matches


@examples(6)
@given(st.data())
def test_a_match_at_any_computers_is_recorded_and_right(data: st.DataObject) -> None:
    rules = data.draw(games())
    places = [data.draw(st.sampled_from((None, 0, 1, 2))) for _ in range(rules.players)]
    places[data.draw(st.integers(0, rules.players - 1))] = 1
    terms = terms_at(*places)
    log = FairMatch(fair_table(rules, terms), seed=data.draw(st.integers(0, 99))).to_the_end().log
    position = replay(log, terms=terms)
    assert position.ended and position.lines == len(log) and position.stopped == ()


def test_whoever_is_away_when_the_pack_is_sealed_is_left_out() -> None:
    log = FairMatch(fair_table(FOUR, TERMS), away=(1,)).to_the_end().log
    assert {event.seat for event in log if isinstance(event, Contributed)} == {0, 3}
    cuts = [event for event in log if isinstance(event, PackCut)]
    assert replay(log, terms=TERMS).ended
    assert all(cut.auto for cut in cuts if cut.seat == 1) and all(
        cut.salt.split(".")[1] == "-" for cut in cuts
    )


def test_one_person_contributes_for_everybody_at_a_computer_and_the_first_with_a_key() -> None:
    at_two = (*players_at(2, 1, 2), Occupant(name="Leo", face="person-man", computer=1))
    assert contributors(at_two) == (0, 1)
    assert [cuts_for(at_two, seat) for seat in range(4)] == [0, 1, 0, 1]
    guests = (Occupant(name="Leo", face="person-man"), *players_at(None))
    assert contributors(guests) == () and [cuts_for(guests, seat) for seat in range(2)] == [None, None]


def cuts_for(players: tuple[Occupant, ...], cutter: int) -> int | None:
    """Seat whose computer promises the cut."""
    return replace(sealed_shuffle(b"", seated(players), None), cutter=cutter).cuts


def test_a_promise_binds_everything_that_was_written_before_it() -> None:
    """The bytes as docs/record.md tells them, put together by the standard library alone."""
    log = MATCH.log
    for seal, kind in ((1, Opened), (at(log, Committed), Opened)):
        chain = chain_of(HEADER, map(event_line, log[: seal + 1]))
        opened = next(event for event in log[seal:] if isinstance(event, kind))
        share = next(e for e in log[seal:] if isinstance(e, Contributed) and e.seat == opened.seat)
        parts = (
            b"briscola:contribution:1",
            chain,
            bytes([opened.seat, opened.cut]),
            bytes.fromhex(opened.secret),
        )
        assert share.sha256 == sha256(b"".join(parts)).hexdigest()


def test_the_shuffle_is_salted_with_what_everybody_opened_in_the_order_of_the_seats() -> None:
    log = MATCH.log
    first = at(log, Opened, 3)
    opened = {event.seat: event.secret for event in log[first : first + 3] if isinstance(event, Opened)}
    cut = log[at(log, PackCut)]
    assert isinstance(cut, PackCut)
    assert cut.salt == f"{opened[0]}.{opened[1]}.-.{opened[3]}"
    drawn = log[at(log, DrawRevealed)]
    assert isinstance(drawn, DrawRevealed) and drawn.salt.count(".") == 3


def test_a_person_cuts_where_she_promised_and_nobody_else_does() -> None:
    log = FairMatch(fair_table(FOUR, TERMS, winning_hands=6)).to_the_end().log
    cuts = [event for event in log if isinstance(event, PackCut)]
    chosen = {cut.seat for cut in cuts if not cut.auto}
    assert chosen == {0, 1, 2, 3} and any(cut.auto for cut in cuts)
    for cut in cuts:
        if cut.seat in (0, 1, 3) and not cut.auto:
            refused(with_(log, log.index(cut), at=cut.at % 39 + 1), "not the one that was promised")
            refused(with_(log, log.index(cut), auto=True), "not the one that was promised")


def test_a_no_that_leaves_no_line_leaves_no_signature() -> None:
    terms = terms_at(0, 1)
    log = FairMatch(fair_table(make_rules("brisca", 2), terms, winning_hands=5)).to_the_end().log
    numbers = [event.at for event in log if isinstance(event, Signed) and event.at and event.seat == 0]
    assert replay(log, terms=terms).ended and numbers != [*range(1, len(numbers) + 1)]


# ---- frauds


OPENED, SHARE = at(MATCH.log, Opened), at(MATCH.log, Contributed)
LIST = at(MATCH.log, Signed)
CUT = at(MATCH.log, PackCut)
PLAY = next(
    line
    for line, event in enumerate(MATCH.log)
    if isinstance(event, Played) and isinstance(MATCH.log[line - 1], Signed)
)
UNSIGNED = next(line for line, event in enumerate(MATCH.log) if isinstance(event, Played) and event.seat == 2)
SIGN = Signed(seat=0, sig=SIGNATURE, at=99)


@pytest.mark.parametrize(
    ("forged", "sentence"),
    [
        (lambda log: with_(log, OPENED, secret="00" * 16), "not what it has promised"),
        (lambda log: with_(log, OPENED, secret="0" * 31), "16 bytes in small"),
        (lambda log: with_(log, OPENED, secret="zz" * 16), "16 bytes in small"),
        (lambda log: with_(log, OPENED, secret=str(log[OPENED].secret).upper()), "16 bytes in small"),
        (lambda log: with_(log, OPENED, seat=2), "nothing to open"),
        (lambda log: with_(log, OPENED, cut=1), "does not cut there"),
        (lambda log: with_(log, OPENED, cut=-1), "does not cut there"),
        (lambda log: with_(log, OPENED, sig="0"), "a signature is 128"),
        (lambda log: [*log[: OPENED + 1], log[OPENED], *log[OPENED + 1 :]], "nothing to open"),
        (lambda log: without(log, OPENED), "expected a Opened"),
        (lambda log: with_(log, SHARE, sha256="11" * 32), "not what it has promised"),
        (lambda log: with_(log, SHARE, sha256="11"), "64 hexadecimal digits"),
        (lambda log: with_(log, SHARE, sig=SIGNATURE.upper()), "a signature is 128"),
        (lambda log: with_(log, SHARE, sha256=log[SHARE + 1].sha256), "no promise is made twice"),
        (lambda log: with_(log, SHARE, seat=2), "one person for each computer"),
        (lambda log: with_(log, SHARE + 1, seat=0), "one person for each computer"),
        (lambda log: without(log, SHARE, SHARE + 1, SHARE + 2), "expected a Contributed"),
        (lambda log: without(log, SHARE), "signs the list"),
        (lambda log: with_(log, LIST, seat=1), "signs the list"),
        (lambda log: with_(log, LIST, at=1), "signs the list"),
        (lambda log: with_(log, LIST, sig=""), "a signature is 128"),
        (lambda log: without(log, LIST), "expected a Signed"),
        (lambda log: with_(log, CUT, salt="left"), "salt is not what the computers"),
        (lambda log: with_(log, at(log, DrawRevealed), salt=""), "salt is not what the computers"),
        (
            lambda log: with_(log, at(log, Contributed, 3), sha256=log[SHARE].sha256),
            "commitment was made before",
        ),
        (lambda log: without(log, PLAY - 1), "every person signs"),
        (lambda log: with_(log, PLAY - 1, seat=2), "every person signs"),
        (lambda log: with_(log, PLAY - 1, sig="5e"), "a signature is 128"),
        (lambda log: with_(log, PLAY - 1, at=0), "each has a higher number"),
        (lambda log: [*log[:UNSIGNED], SIGN, *log[UNSIGNED:]], "every person signs"),
        (lambda log: [*log[:PLAY], SIGN, *log[PLAY:]], "is out of place"),
        (lambda log: [*log[:PLAY], GivenUp()], "between two actions"),
        (lambda log: [*log[: PLAY + 1], PhraseSaid(seat=0, phrase=12)], "no phrase 12"),
        (lambda log: [*log[: PLAY + 1], PhraseSaid(seat=2, phrase=1)], "only a person speaks"),
        (lambda log: [*log[:PLAY], PhraseSaid(seat=0, phrase=1)], "between two actions"),
    ],
)
def test_a_record_with_a_changed_contribution_or_signature_is_refused(
    forged: Callable[[Sequence[Event]], Sequence[Event]], sentence: str
) -> None:
    refused(forged(MATCH.log), sentence)


def test_nobody_sits_down_between_a_seal_and_its_deal_or_signs_where_one_computer_deals() -> None:
    leo = Occupant(name="Leo", face="person-man")
    sealed = at(MATCH.log, Committed) + 1
    refused([*MATCH.log[:sealed], Sits(seat=2, who=leo)], "between a seal and its deal")
    terms = Terms(header=HEADER, roster=players_at(0, None))
    log = recorded_table(make_rules("briscola", 2), terms=terms).log
    play = at(log, Played)
    refused([*log[:play], SIGN], "nobody signs", terms)
    refused([*log[:play], PhraseSaid(seat=0, phrase=1)], "only a person speaks", terms)


# ---- a shuffle that stops


def test_a_shuffle_that_stops_before_anything_is_opened_is_dealt_anew() -> None:
    match = dealing()
    match.promise()
    assert match.table.withdraw() == [Withdrawn(hand=1)]
    log = match.to_the_end().log
    position = replay(log, terms=TERMS)
    assert position.stopped == () and position.withdrawn == ((1, 1),) and position.ended


@pytest.mark.parametrize("opened", [1, 3])
def test_a_shuffle_that_stops_after_an_opening_stays_in_the_record(opened: int) -> None:
    match = dealing(OLD)
    match.promise()
    for _ in range(opened):
        match.step()
    assert match.table.withdraw() == [Withdrawn(hand=1)]
    log = match.to_the_end().log
    assert replay(log, terms=OLD).stopped == (1,)


def test_the_second_that_stops_ends_the_match_without_a_winner() -> None:
    match = dealing(OLD)
    for _ in range(2):
        match.to_the_end(lambda table: table.promises is not None and bool(table.promises.opened))
        said = match.table.withdraw()
    assert said == [Withdrawn(hand=1), GivenUp()] and match.table.phase is Phase.MATCH
    position = replay(match.table.log, terms=OLD)
    assert position.given_up and position.stopped == (1, 1)
    committed = match.table.log[at(match.table.log, Committed)]
    refused([*match.table.log[:-1], replace(committed, sha256="22" * 32)], "ends the match", OLD)


def test_the_draw_for_the_deal_stops_in_the_same_way() -> None:
    match = FairMatch(fair_table(FOUR, TERMS))
    match.to_the_end(lambda table: table.promises is not None and bool(table.promises.opened))
    match.table.withdraw()
    match.to_the_end(lambda table: table.phase is Phase.DRAW)
    match.table.withdraw()
    assert replay(match.to_the_end().log, terms=TERMS).stopped == (0,)


@examples(30)
@given(st.integers(1, len(MATCH.log)), st.integers(0, 9))
def test_a_host_that_was_killed_at_any_line_goes_on_from_its_record(lines: int, seed: int) -> None:
    table = FairTable.resumed(MATCH.log[:lines], terms=TERMS, deals=FreshDeals(seed + 100))
    assume(table.promises is None or table.promises.missing)  # else a host goes on with the bytes it has kept
    if table.seal_is_lost:
        table.withdraw()
    log = FairMatch(table, seed).to_the_end().log
    position = replay(log, terms=TERMS)
    assert position.ended and len(position.stopped) <= 1


# ---- the table


def test_the_steps_of_a_shared_shuffle_come_in_order() -> None:
    match = dealing()
    table = match.table
    with pytest.raises(WrongPhase, match="nothing is promised"):
        table.open(match.opening(0))
    with pytest.raises(WrongPhase, match="not every computer"):
        table.cut()
    match.promise()
    with pytest.raises(WrongPhase, match="promised already"):
        match.promise()
    with pytest.raises(BrokenSeal, match="not what it has promised"):
        table.open(replace(match.opening(3), secret="00" * 16))
    table.open(match.opening(3))
    with pytest.raises(WrongPhase, match="not every computer"):
        table.cut(at=9, salt="my own")
    table.open(match.opening(0))
    table.open(match.opening(1))
    table.cut(at=9, salt="my own")
    with pytest.raises(WrongPhase, match="no shuffle is sealed"):
        _ = table.shuffle


def test_the_list_that_everybody_signs_depends_on_each_seat_and_promise() -> None:
    shares = dealing().shares()
    others = [
        shares[:-1],
        [*shares[:-1], replace(shares[-1], seat=2)],
        [*shares[:-1], replace(shares[-1], sha256="11" * 32)],
        [shares[1], shares[0], shares[2]],
    ]
    assert list_digest(shares) not in map(list_digest, others)
    assert list_digest(shares) == list_digest([replace(share, sig="") for share in shares])


# ---- the lines


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Contributed(seat=1, sha256="ab", sig="cd"), '{"event":"share","seat":1,"sha256":"ab","sig":"cd"}'),
        (
            Opened(seat=1, secret="ab", cut=7, sig="cd"),
            '{"event":"opened","seat":1,"secret":"ab","cut":7,"sig":"cd"}',
        ),
        (Signed(seat=2, sig="cd"), '{"event":"signed","seat":2,"sig":"cd"}'),
        (Signed(seat=2, sig="cd", at=3), '{"event":"signed","seat":2,"sig":"cd","at":3}'),
        (PhraseSaid(seat=2, phrase=3), '{"event":"said","seat":2,"phrase":3}'),
    ],
)
def test_the_lines_of_shared_tables_have_one_spelling(
    event: Contributed | Opened | Signed | PhraseSaid, line: str
) -> None:
    assert event_line(event) == line and event_from_json(parse_line(line)) == event
    assert turned_event(event, seat=1, players=3) == replace(event, seat=(event.seat - 1) % 3)
    assert event.for_seat(0) is None and event.for_public() is None


def test_a_default_that_is_written_out_is_another_spelling() -> None:
    with pytest.raises(BadNotation, match="no 'at'"):
        event_from_json({"event": "signed", "seat": 1, "sig": "cd", "at": 0})
