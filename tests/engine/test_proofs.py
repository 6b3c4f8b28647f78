"""What a record proves: seals before salts, bytes used once, cuts nobody chose, a chain over everything."""

from collections.abc import Callable
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.engine.chain import chain_of
from briscola.engine.deal_code import DealCode, hand_of
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
    Revealed,
    SecretKept,
    Undone,
    Withdrawn,
)
from briscola.engine.hand import deal_event
from briscola.engine.notation import BadNotation
from briscola.engine.record import event_from_json, event_line, event_to_json
from briscola.engine.replay import replay
from briscola.engine.rules import Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.state import State
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable, WrongPhase
from tests.engine.recorded import (
    HEADER,
    RECORD,
    TERMS,
    TWO,
    changed,
    play_on_by_chance,
    rechained,
    recorded_table,
    refused,
)
from tests.engine.strategies import games
from tests.property_based import examples


def three_hands(table: RefereedTable) -> bool:
    """Some house rules make a match as long as one likes."""
    return table.hand >= 3 and table.phase is Phase.HAND


@pytest.mark.slow
@given(games(), st.sampled_from([0.0, 0.2]))
@examples(20)
def test_what_a_table_records_is_right_in_every_game_and_can_be_taken_up_anywhere(
    rules: Rules, undo: float
) -> None:
    log = recorded_table(rules, undo=undo, until=three_hands).log
    whole = replay(log, terms=TERMS)
    assert whole.lines == len(log) and whole.state is None
    for end in range(1, len(log), 17):
        position = replay(log[:end], terms=TERMS)
        table = RefereedTable.resumed(log[:end], terms=TERMS, deals=SeededDeals(8))
        assert table.log == log[: position.lines]
        if table.seal_is_lost:
            table.withdraw()
        play_on_by_chance(table, undo=undo, seed=end, until=three_hands)
        assert replay(table.log, terms=TERMS).lines == len(table.log)


@pytest.mark.parametrize("end", [11, 30, 60])
def test_a_hand_taken_up_in_its_middle_is_finished_and_its_bytes_are_shown(end: int) -> None:
    log = recorded_table(TWO).log[:end]
    table = RefereedTable.resumed(log, terms=TERMS, deals=SeededDeals(8))
    assert table.phase is Phase.PLAY
    play_on_by_chance(table)
    assert replay(table.log, terms=TERMS).ended


def test_the_order_of_a_record_is_seal_salt_draw_then_seal_cut_bytes_deal() -> None:
    """docs/record.md, docs/log.md: only after the commitment enters the salt."""
    kinds = [type(event) for event in RECORD[:8]]
    assert kinds == [
        MatchBegan,
        DrawCommitted,
        DrawnForDeal,
        DrawRevealed,
        Committed,
        PackCut,
        SecretKept,
        Dealt,
    ]
    assert [type(event) for event in RECORD[-4:]] == [HandEnded, Revealed, MatchEnded, Chained]


def test_a_computer_that_chose_where_to_cut_is_found() -> None:
    """The attack of issue 15: a deck stacked by the cut of a seat that no person holds."""
    log = recorded_table(
        TWO, until=lambda table: table.phase is Phase.CUT and table.cutter == 1, winning_hands=5
    ).log
    table = RefereedTable.resumed(log, terms=TERMS, deals=SeededDeals(7))
    secret = SeededDeals(7).for_hand(table.hand)
    wanted = next(at for at in range(1, 40) if shuffle_and_cut(TWO.pack, seed_of(secret, "s"))[1] != at)
    deck, at = shuffle_and_cut(TWO.pack, seed_of(secret, "s"), wanted)
    state: State = hand_of(DealCode(rules=TWO, dealer=table.dealer, at=at, seed=seed_of(secret, "s")))
    rigged: list[Event] = [
        *log,
        PackCut(seat=1, at=at, salt="s"),
        SecretKept(hand=table.hand, secret=secret.hex()),
        deal_event(state, table.hand, deck),
    ]
    refused(rigged, "the cut is not the one that follows from the revealed bytes")


def test_a_computers_cut_is_nowhere_else_and_the_persons_own_where_she_made_it() -> None:
    log = recorded_table(TWO, winning_hands=2).log
    cut = next(event for event in log if isinstance(event, PackCut) and event.seat == 1)
    at = log.index(cut)
    for elsewhere in (cut.at - 1, cut.at + 1, -1):
        moved = [*log[:at], replace(cut, at=elsewhere), *log[at + 1 :]]
        refused(moved, "not the one that follows")
    other = [*log[:at], replace(cut, seat=0), *log[at + 1 :]]
    refused(other, "the player at the dealer's left cuts")
    own = next(event for event in log if isinstance(event, PackCut) and event.seat == 0)
    assert own.at == 9
    refused(changed(log, PackCut, at=0), "a cut moves|not the one")


def _left_to_the_shuffle() -> tuple[RefereedTable, PackCut]:
    """A record whose person has the first own pack cut, and that cut."""
    table = recorded_table(TWO, until=lambda table: table.phase is Phase.CUT and table.cutter == 0)
    cut = table.cut(salt="s")[0]
    assert isinstance(cut, PackCut)
    play_on_by_chance(table, until=lambda table: table.phase is Phase.HAND)
    return table, cut


def test_a_cut_that_the_person_left_to_the_shuffle_says_so_and_follows_from_it() -> None:
    """docs/record.md, `cut`."""
    table, cut = _left_to_the_shuffle()
    assert cut.auto and event_line(cut).endswith(',"salt":"s","auto":true}')
    assert event_from_json(event_to_json(cut)) == cut
    assert cut.at == shuffle_and_cut(TWO.pack, seed_of(SeededDeals(7).for_hand(table.hand), "s"))[1]
    assert replay(table.log, terms=TERMS).lines == len(table.log)
    with pytest.raises(BadNotation, match="has no 'auto'"):
        event_from_json({"event": "cut", "seat": 0, "at": 3, "salt": "", "auto": False})
    with pytest.raises(BadNotation, match="not a cut event"):
        event_from_json({"event": "cut", "seat": 0, "at": 3, "salt": "", "auto": 1})


def test_a_program_that_chose_where_to_cut_for_the_person_is_found() -> None:
    table, cut = _left_to_the_shuffle()
    at = table.log.index(cut)
    secret = SeededDeals(7).for_hand(table.hand)
    deck, wanted = shuffle_and_cut(TWO.pack, seed_of(secret, "s"), cut.at % 39 + 1)
    dealt = table.log[at + 2]
    assert isinstance(dealt, Dealt)
    code = DealCode(rules=TWO, dealer=dealt.dealer, at=wanted, seed=seed_of(secret, "s"))
    rigged: list[Event] = [
        *table.log[:at],
        replace(cut, at=wanted),
        table.log[at + 1],
        deal_event(hand_of(code), table.hand, deck),
    ]
    refused(rigged, "the cut is not the one that follows from the revealed bytes")
    owned = [*rigged[:at], replace(cut, at=wanted, auto=False), *rigged[at + 1 :]]
    assert replay(owned, terms=TERMS).lines == len(owned)


def test_only_a_person_has_the_pack_cut() -> None:
    log = recorded_table(
        TWO,
        winning_hands=3,
        until=lambda table: any(isinstance(event, PackCut) and event.seat for event in table.log),
    ).log
    at = next(n for n, event in enumerate(log) if isinstance(event, PackCut) and event.seat)
    refused([*log[:at], replace(log[at], auto=True), *log[at + 1 :]], "only a person has the pack cut")
    simulated = RefereedTable(TWO, winning_hands=1, levels=["random"] * 2, deals=SeededDeals(7))
    play_on_by_chance(simulated, until=lambda table: table.phase is Phase.PLAY)
    refused(changed(simulated.log, PackCut, auto=True), "only a person has the pack cut", terms=None)


@pytest.mark.parametrize("secret", ["", "00", "5a" * 31, "5a" * 33])
def test_bytes_that_are_not_thirty_two_are_refused(secret: str) -> None:
    sha = sha256(bytes.fromhex(secret)).hexdigest()
    refused(
        changed(changed(RECORD, Committed, sha256=sha), SecretKept, secret=secret),
        "the revealed bytes are 32",
    )
    forged = changed(changed(RECORD, DrawCommitted, sha256=sha), DrawRevealed, secret=secret)
    refused(forged, "the revealed bytes are 32")


class TheSameAgain(SeededDeals):
    """Bytes that shuffle every hand alike."""

    def for_hand(self, hand: int) -> bytes:
        return super().for_hand(min(hand, 1))


def test_the_same_bytes_never_shuffle_twice() -> None:
    log = recorded_table(TWO, deals=TheSameAgain(7), winning_hands=2).log
    refused(log, "the same commitment was made before")
    table = RefereedTable(TWO, winning_hands=2, levels=["random"] * 2, deals=TheSameAgain(7))
    play_on_by_chance(table)
    refused(table.log, "the same commitment was made before", terms=None)
    capital = [replace(e, sha256=e.sha256.upper()) if isinstance(e, Committed) else e for e in table.log]
    refused(capital, "64 hexadecimal digits", terms=None)
    log = recorded_table(TWO, until=lambda table: table.phase is Phase.CUT).log
    refused([*log, Withdrawn(hand=1), log[-1]], "the same commitment was made before")


class DrawnAndDealt(SeededDeals):
    """The bytes of the draw shuffle the first hand as well."""

    def for_draw(self, match: int) -> bytes:
        return self.for_hand(match)


def test_the_bytes_of_the_draw_shuffle_no_hand() -> None:
    refused(recorded_table(TWO, deals=DrawnAndDealt(7)).log, "the same commitment was made before")


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        (
            changed(RECORD, DrawnForDeal, dealer=9),
            "line 4: the draw for the deal is not that of the revealed bytes",
        ),
        (changed(RECORD, DrawRevealed, salt="other"), "the draw for the deal is not that"),
        (changed(RECORD, DrawRevealed, secret="5a" * 32), "not those committed to"),
        (changed(RECORD, DrawCommitted, sha256="5a" * 32), "not those committed to"),
        ([RECORD[0], *RECORD[2:]], "expected a DrawCommitted event"),
        (changed(RECORD, SecretKept, secret="5a" * 32), "not those committed to"),
        (changed(RECORD, SecretKept, secret="zz"), "not hexadecimal"),
        (changed(RECORD, SecretKept, hand=2), "line 7: the bytes of hand 1 should follow, not of 2"),
        (changed(RECORD, SecretKept, hand=0), "the bytes of hand 1 should follow, not of 0"),
        (changed(RECORD, Committed, hand=2), "hand 1 should follow, not 2"),
        (changed(RECORD, Committed, hand=0), "hand 1 should follow, not 0"),
        (changed(RECORD, Committed, sha256="5a" * 33), "64 hexadecimal digits"),
        (changed(RECORD, PackCut, seat=1), "the player at the dealer's left cuts"),
        (changed(RECORD, PackCut, seat=2), "the player at the dealer's left cuts"),
        (changed(RECORD, Dealt, deck=(TWO.pack[0], *TWO.pack[:-1])), "not the pack of this game"),
        (changed(RECORD, Dealt, deck=(*TWO.pack[1:], TWO.pack[-1])), "not the pack of this game"),
        (changed(RECORD, MatchBegan, levels=("person", "easy", "easy")), "who plays at each seat"),
        (changed(RECORD, MatchBegan, sides=((1,), (0,))), "line 1: "),
        (changed(RECORD, MatchBegan, sides=()), "line 1: "),
        (changed(RECORD, PackCut, salt="other"), "not the one that follows|not the shuffle"),
        (changed(RECORD, Revealed, secret="5a" * 32), "not those committed to"),
        (changed(RECORD, Revealed, hand=3), "of hand 1 should be revealed, not of 3"),
        (changed(RECORD, Revealed, hand=0), "of hand 1 should be revealed, not of 0"),
        (changed(RECORD, Chained, sha256="5a" * 32), "expected"),
        (changed(RECORD, MatchBegan, seed=7), "has no seed"),
        ([*RECORD, RECORD[0]], "a record holds one match"),
        ([*RECORD[:5], Withdrawn(hand=4), *RECORD[5:]], "expected"),
        ([*RECORD[:9], Undone(to=7), *RECORD[9:]], "may not be taken back"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(events: list[Event], sentence: str) -> None:
    refused(events, sentence)


def test_a_seal_that_was_withdrawn_stays_in_the_record_and_is_counted_with_its_hand() -> None:
    """Whoever withdraws seals at will deals until he likes the cards: it must be seen."""
    log = recorded_table(TWO, until=lambda table: table.phase is Phase.CUT).log
    table = RefereedTable.resumed(log, terms=TERMS, deals=SeededDeals(8))
    assert table.seal_is_lost
    assert table.withdraw() == [Withdrawn(hand=1)]
    with pytest.raises(WrongPhase):
        table.withdraw()
    play_on_by_chance(table)
    position = replay(table.log, terms=TERMS)
    assert position.withdrawn == ((1, 1),) and position.ended
    draw = recorded_table(TWO, until=lambda table: table.phase is Phase.DRAW).log
    table = RefereedTable.resumed(draw, terms=TERMS, deals=SeededDeals(8))
    assert table.withdraw() == [Withdrawn(hand=0)]
    play_on_by_chance(table)
    assert replay(table.log, terms=TERMS).withdrawn == ((0, 1),)
    table = recorded_table(TWO, until=lambda table: table.phase is Phase.CUT)
    for again in range(3):
        table = RefereedTable.resumed(table.log, terms=TERMS, deals=SeededDeals(20 + again))
        table.withdraw()
        table.begin_hand()
    assert replay(table.log, terms=TERMS).withdrawn == ((1, 3),)


def test_every_line_and_the_header_are_in_the_chain() -> None:
    chain = chain_of(HEADER, map(event_line, RECORD[:-1])).hex()
    assert RECORD[-1] == Chained(hand=1, sha256=chain)
    refused(RECORD, "expected", terms=Terms(header=HEADER + " "))
    talkative = changed(RECORD, MatchBegan, levels=("person", "maestro"))
    refused(talkative, "expected")
    replay(rechained(talkative), terms=TERMS)  # who computes the chain anew is betrayed by the digest alone
    table = recorded_table(TWO)
    assert table.ledger.digest == chain_of(HEADER, map(event_line, table.log)).hex()


def test_who_added_nothing_is_named() -> None:
    table = recorded_table(TWO, until=lambda table: table.phase is Phase.CUT)
    table.cut()
    assert replay(table.log, terms=TERMS).unsalted == (1,)
    assert replay(RECORD, terms=TERMS).unsalted == ()
    table = recorded_table(TWO, until=lambda table: table.phase is Phase.DRAW)
    table.draw()
    play_on_by_chance(table)
    assert replay(table.log, terms=TERMS).unsalted == (0,)


def test_a_rematch_draws_nothing_and_its_header_names_the_dealer() -> None:
    """R-MATCH-4."""
    terms = Terms(header=HEADER, dealer=1)
    log = recorded_table(TWO, terms=terms).log
    assert isinstance(log[1], Committed)
    assert replay(log, terms=terms).ended
    refused(log, "expected a DrawCommitted")
    refused(log, "there is no seat 2", terms=Terms(header=HEADER, dealer=2))


CODE = DealCode(rules=TWO, dealer=1, at=5, seed=bytes(range(32)))


def test_a_deal_played_again_is_one_hand_without_a_shuffle() -> None:
    terms = Terms(header=HEADER, deal=CODE)
    table = recorded_table(TWO, terms=terms, winning_hands=3)
    assert [type(event) for event in table.log[:2]] == [MatchBegan, Dealt]
    assert table.log[1] == deal_event(hand_of(CODE), 1, CODE.pack)
    assert not any(isinstance(event, Revealed | MatchEnded) for event in table.log)
    position = replay(table.log, terms=terms)
    assert position.ended and position.finished == 1 and table.phase is Phase.MATCH
    for end in range(1, len(table.log)):
        again = RefereedTable.resumed(table.log[:end], terms=terms, deals=SeededDeals(1))
        play_on_by_chance(again)
        assert replay(again.log, terms=terms).ended
    other = Terms(header=HEADER, deal=DealCode(rules=TWO, dealer=1, at=6, seed=CODE.seed))
    refused(table.log, "expected", terms=other)
    for game in ("bisca", "prini"):
        code = DealCode(rules=make_rules(game, 2), dealer=1, at=6, seed=CODE.seed)
        refused(table.log, "not the game of the deal", terms=Terms(header=HEADER, deal=code))


def test_an_unknown_key_and_a_seat_that_is_no_whole_number_are_errors() -> None:
    """A flipped bit in the name of a key drops no check; 0.0 is seat 0 to a careless reader."""
    with pytest.raises(BadNotation, match="a commit event has no 'sha257'"):
        event_from_json({"event": "commit", "hand": 1, "sha256": "5a", "sha257": "5a"})
    for seat in (0.0, True, "0", None, [0]):
        with pytest.raises(BadNotation, match="not a cut event"):
            event_from_json({"event": "cut", "seat": seat, "at": 9, "salt": ""})


@pytest.mark.parametrize(
    "spelled",
    [str.upper, lambda text: f" {text}", lambda text: f"{text} ", lambda text: f"{text[:2]} {text[2:]}"],
)
def test_bytes_are_written_in_one_way(spelled: Callable[[str], str]) -> None:
    secret = next(event.secret for event in RECORD if isinstance(event, SecretKept))
    forged = changed(RECORD, SecretKept, secret=spelled(secret))
    refused(rechained(forged), "not written as 64 small hexadecimal digits")
    sha = next(event.sha256 for event in RECORD if isinstance(event, Committed))
    refused(rechained(changed(RECORD, Committed, sha256=spelled(sha))), "SHA-256 of 64 hexadecimal digits")
