"""A changed host says something false about a guest: that she is away, late, or somebody in a browser."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola import __version__
from briscola.client.friends.friend_records import MOST_EVIDENCE, FriendRecords
from briscola.client.visit.followed_match import MOST_LETTERS
from briscola.client.visit.guest_match import GuestMatch
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.visitor_parts import SelfIdentity, UnkeptRecords
from briscola.commands.errors import CannotDo
from briscola.commands.verify_evidence import is_evidence, verify_evidence
from briscola.engine.events import Absent, Contributed, Sits
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.network.keys.statements import signature
from briscola.network.lines.evidence import (
    LARGEST,
    BadEvidence,
    HostEvidence,
    SignedStatement,
    contradictions,
    read_evidence,
)
from briscola.network.messages.from_host import Echo, HostMessage
from briscola.table.table import Phase
from tests.client.friends.changed_hosts import (
    CHANGES,
    changed,
    found_as,
    header_with,
    lines_of,
    plays_badly_for_her,
)
from tests.client.friends.in_memory import TABLE, Company, header_of, key_of, public_of
from tests.property_based import examples
from tests.spread import quick_some

THREE = make_rules("briscola", 3)
PEOPLE = (0, 1, 2)
VICTIM = 1
ACCUSATIONS = ("false_absence", "left_out")


def company(*, clock: int = 30, rules: Rules = THREE, hands: int = 2, seed: int = 4) -> Company:
    header = header_of(rules, PEOPLE, winning_hands=hands, clock=clock, level="easy")
    return Company(replace(header, program=f"briscola {__version__}"), seed=seed)


def caught(table: Company, kind: str, sentence: str | None = None) -> HostCheats:
    """What a program at the table finds while it is played."""
    with pytest.raises(HostCheats, match=sentence) as found:
        table.play()
    assert found_as(kind, found.value)
    return found.value


def evidence(table: Company, error: HostCheats) -> HostEvidence:
    """What the victim's program keeps, once the host has echoed her last beat."""
    guest = table.guests[VICTIM]
    assert guest is not None
    table.say(VICTIM, table.lines[VICTIM].beat())
    while table.to_host[VICTIM]:
        table.deliver(VICTIM)
    while table.to_guest[VICTIM] and not guest.overhear(table.next_message(VICTIM)):
        pass
    return read_evidence(guest.evidence(error).file)


def evidence_of(change: str) -> HostEvidence:
    """The evidence that her program keeps of a host that was changed in such a way."""
    table = company()
    CHANGES[change][0](table, VICTIM)
    return evidence(table, caught(table, CHANGES[change][1]))


@pytest.mark.parametrize("change", quick_some([*CHANGES], 18))
def test_a_host_that_says_something_false_about_a_guest_is_caught_by_her_program(change: str) -> None:
    table = company()
    cheat, kind, sentence = CHANGES[change]
    cheat(table, VICTIM)
    caught(table, kind, sentence or None)


@pytest.mark.parametrize(
    "change", quick_some([name for name, (_, kind, _) in CHANGES.items() if kind in ACCUSATIONS], 2)
)
def test_a_host_that_has_told_everything_again_is_caught_as_before(change: str) -> None:
    """Lines that come for the second time were checked at the first: those after them are new."""
    table = company(hands=3)
    table.play(hands=1)
    table.hear(VICTIM)
    had = table.guests[VICTIM]
    table.drop(VICTIM)
    table.guests[VICTIM] = again = table.guest(table.header, VICTIM, had)
    table.connect(VICTIM)
    table.hear(VICTIM)
    assert had is not None and again.have >= had.have and again.end_retelling() is None
    cheat, kind, sentence = CHANGES[change]
    cheat(table, VICTIM)
    caught(table, kind, sentence or None)


@pytest.mark.parametrize("clock", [0, 30])
def test_nobodys_time_runs_out_without_a_clock_or_before_it(clock: int) -> None:
    table = company(clock=clock)
    CHANGES["plays for her (clock)"][0](table, VICTIM)
    caught(table, "false_absence", "time has run out")


@pytest.mark.parametrize("fields", [{"computer": 0}, {"computer": 2}, {"page": True}])
def test_a_header_that_calls_her_computer_another_or_a_browser_is_refused(fields: dict[str, object]) -> None:
    header = header_with(header_of(THREE, PEOPLE), VICTIM, **fields)
    with pytest.raises(HostCheats) as found:
        GuestMatch(header, SelfIdentity(key=key_of(VICTIM)), UnkeptRecords(), seat=VICTIM)
    assert found.value.kind == "left_out"


def test_a_stand_in_that_plays_other_cards_than_it_would_is_seen_after_the_hand() -> None:
    table = company()
    plays_badly_for_her(table, VICTIM)
    table.play(away=(VICTIM,), hands=1)
    caught(table, "false_absence", "stand-in would play")


@pytest.mark.slow
def test_a_seat_that_is_not_given_back_before_a_deal_is_missed() -> None:
    table = company(hands=4)
    table.play(away=(VICTIM,), hands=1)
    changed(table.host, _give_back=lambda _seat: False)
    caught(table, "left_out", "while a computer keeps this seat")


def back_before_the_deal(table: Company) -> bool:
    """Play a hand without somebody who comes back after her last card; False if it was the very last."""

    def back() -> None:
        playing = VICTIM not in table.connected and table.host.table.phase is Phase.PLAY
        if playing and not table.host.table.view(VICTIM).hand:
            assert VICTIM in table.host.stand_ins.seats, "a computer keeps her seat"
            table.connect(VICTIM)

    table.play(away=(VICTIM,), hands=1, trouble=back)
    return VICTIM in table.connected


@pytest.mark.slow
def test_whoever_comes_back_after_her_last_card_is_in_the_next_deal() -> None:
    companies = (company(seed=seed) for seed in range(20))
    table = next(each for each in companies if back_before_the_deal(each))
    table.play()
    assert table.host.over
    assert len(lines_of(table, Absent)) == 2, "of the draw and the first deal"


def test_a_lost_line_is_no_farewell() -> None:
    table = company()
    table.play(hands=1)
    table.drop(VICTIM)
    table.host.lose_connection(public_of(VICTIM), "left")
    table.play(away=(VICTIM,), hands=2)
    caught(table, "left_out", r"without this computer \(left\)")


@pytest.mark.slow
def test_the_cards_of_a_stand_in_of_another_version_are_not_recomputed_and_no_fraud() -> None:
    table = Company(replace(company().header, program="briscola 0.1.0"), seed=4)
    plays_badly_for_her(table, VICTIM)
    table.play(away=(VICTIM,), hands=1)
    table.play()
    assert lines_of(table, Sits) and table.host.over


# ---- what a host can still do, and what the record says of it


@pytest.mark.slow
def test_a_line_that_is_kept_cut_is_in_the_record_of_each_hand_and_proves_nothing() -> None:
    table = company()
    table.play(away=(VICTIM,))
    table.play()
    told = [(event.seat, event.why) for event in lines_of(table, Absent)]
    assert told == [(VICTIM, "line")] * (1 + table.host.table.hand)
    assert VICTIM not in {event.seat for event in lines_of(table, Contributed)}
    assert len({*table.records()}) == 1


# ---- evidence


@pytest.mark.parametrize("change", ["deals without her", "plays for her (line)", "plays for her (left)"])
def test_what_her_program_keeps_convinces_anybody_if_the_host_signed_both_sides_of_the_lie(
    change: str,
) -> None:
    (sentence,) = contradictions(evidence_of(change))
    assert "heard her on the same connection" in sentence


def test_a_host_that_tells_another_truth_than_it_has_told_has_signed_both() -> None:
    table = company()
    CHANGES["tells of another card afterwards"][0](table, VICTIM)
    found = evidence(table, caught(table, "two_stories", "not those that were played"))
    assert any("two stories" in sentence for sentence in contradictions(found))


def test_a_story_that_changes_with_the_connection_is_proved_by_the_echoes_of_both() -> None:
    table = company()
    table.play(hands=1)
    while table.to_guest[VICTIM] or table.to_host[VICTIM]:
        (table.receive if table.to_guest[VICTIM] else table.deliver)(VICTIM)
    table.say(VICTIM, table.lines[VICTIM].beat())
    table.deliver(VICTIM)
    table.receive(VICTIM)
    table.drop(VICTIM)

    def tamper(_seat: int, message: HostMessage) -> HostMessage:
        if not isinstance(message, Echo):
            return message
        other = replace(message, seen="11" * 32)
        match, line = table.host, table.lines[VICTIM].name
        return replace(other, sig=signature(TABLE, match.log.now.echo(match.log.run, VICTIM, line, other)))

    table.tamper = tamper
    table.connect(VICTIM)
    found = caught(table, "two_stories", "about other lines")
    guest = table.guests[VICTIM]
    assert guest is not None
    (sentence,) = contradictions(read_evidence(guest.evidence(found).file))
    assert "two stories" in sentence


def test_verify_reads_evidence_in_a_file_and_says_what_it_proves(tmp_path: Path) -> None:
    found = evidence_of("plays for her (left)")
    path = FriendRecords(tmp_path).keep_evidence("0a" * 16, found)
    assert path is not None and is_evidence(str(path))
    said, proved = verify_evidence(str(path))
    assert "seat 1" in said and "(left)" in said and proved.startswith("Proved: line ")
    path.write_bytes(replace(found, statements=()).file)
    with pytest.raises(CannotDo, match="contradicts itself"):
        verify_evidence(str(path))
    path.write_bytes(found.file.replace(b'"sig":"', b'"sig":"0', 1))
    with pytest.raises(CannotDo, match="has not signed"):
        verify_evidence(str(path))


def test_a_folder_keeps_no_more_evidence_of_a_match_than_there_is_room_for(tmp_path: Path) -> None:
    found, records = evidence_of("plays for her (left)"), FriendRecords(tmp_path)
    kept = [records.keep_evidence("0a" * 16, found) for _ in range(MOST_EVIDENCE + 2)]
    assert kept[-2:] == [None, None] and len({*kept}) == MOST_EVIDENCE + 1


def test_nobody_else_can_make_evidence_of_a_hosts_words() -> None:
    found = evidence_of("deals without her")
    first, *others = found.statements
    forged = replace(first, content=first.content | {"lines": 1})
    with pytest.raises(BadEvidence, match="has not signed"):
        contradictions(replace(found, statements=(forged, *others)))
    with pytest.raises(BadEvidence, match="another seat"):
        contradictions(replace(found, seat=2))
    for data in (b"{}", b'{"evidence":2}', b"\xff", found.file.replace(b'"evidence":1', b'"evidence":2')):
        with pytest.raises(BadEvidence):
            contradictions(read_evidence(data))


@pytest.mark.slow
@examples(8)
@given(st.data())
def test_an_honest_host_has_never_signed_anything_that_contradicts_itself(data: st.DataObject) -> None:
    """Whatever a guest keeps of its words, in any choice of lines and statements."""
    table = company(seed=data.draw(st.integers(0, 999)))
    kept: dict[tuple[str, str], SignedStatement] = {}

    def trouble() -> None:
        guest = table.guests[VICTIM]
        if guest is not None:
            for each in guest.evidence(HostCheats("nothing")).statements:
                kept[each.sig, each.purpose] = each
        if table.random.random() < 0.01 and VICTIM in table.connected:
            table.random.choice([lambda: table.drop(VICTIM), table.kill_host])()

    table.play(trouble=trouble)
    guest = table.guests[VICTIM]
    assert guest is not None
    whole = guest.evidence(HostCheats("nothing"))
    lines = data.draw(st.integers(0, len(whole.told)))
    statements = data.draw(st.lists(st.sampled_from(list(kept.values())), unique_by=lambda each: each.sig))
    for told, truth in (
        (whole.told, whole.truth),
        (whole.told[:lines], ()),
        (whole.told[:lines], whole.truth),
    ):
        for some in (tuple(kept.values()), tuple(statements)):
            assert not contradictions(replace(whole, told=told, truth=truth, statements=some))


def test_evidence_with_all_that_may_be_told_of_a_match_can_be_read() -> None:
    letters = "\U0001f0a1" * 4000
    whole = HostEvidence(why="", header="", seat=0, told=(letters,) * (MOST_LETTERS // 4001))
    assert len(whole.file) <= LARGEST and read_evidence(whole.file) == whole
