"""`briscola verify` of records: what their header binds, how they end, what no forger gets past it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.deal_code import DealCode, encode
from briscola.engine.events import MatchBegan
from briscola.engine.record import event_line, event_to_json
from briscola.engine.variants import make_rules
from briscola.storage.match_choices import Opponent
from briscola.storage.records.header import Follows, Header, HouseTerms, Seated, roster_of
from briscola.storage.records.match_record import file_of, parse
from briscola.storage.records.records import new_header
from briscola.table.deals import SystemDeals
from briscola.table.table import Phase, RefereedTable
from tests.commands.shell import Told
from tests.engine.recorded import changed, play_on_by_chance, rechained, recorded_table

Log = list[dict[str, Any]]
NONNA = MatchSetup(
    winning_hands=1, opponents=(Opponent(name="Peppe", face="peppe", level="random"),), player="Nonna"
)
RECORDS_OF_BEFORE = sorted((Path(__file__).parent.parent / "examples" / "records").glob("*.jsonl"))
"""Records that version 0.13.1 has kept."""
ELSEWHERE = "briscola 0.6.0"
"""Of another version: here the computers play by a chance of their own."""


def a_record(**changes: Any) -> bytes:
    """A right record, its header as told, its chain computed to fit: what a forger can do."""
    header = replace(elsewhere(NONNA), **changes)
    return file_of(header, recorded_table(make_rules("briscola", 2), terms=header.terms).log)


def elsewhere(setup: MatchSetup, *, undo: bool = False) -> Header:
    """The header of a match that another version has kept."""
    house = HouseTerms(undo=undo, hints=True)
    return replace(new_header(setup, seeds=["5a"], terms=house), program=ELSEWHERE)


def test_what_a_record_says_of_its_end_is_true_after_every_line(told: Told) -> None:
    lines = a_record().splitlines(keepends=True)
    ends = {}
    for end in (2, 3, 4, 5, 6, 7, 8, 9, len(lines) - 4, -3, -2, -1, len(lines)):
        short, *_ = told(b"".join(lines[:end])).splitlines()
        ends[end] = short.rsplit("; ", 1)[1]
    assert ends == {
        **dict.fromkeys((2, 3, 4), "it breaks off in the draw for the deal"),
        5: "it breaks off before hand 1",
        **dict.fromkeys((6, 7, 8, 9, len(lines) - 4), "it breaks off in hand 1"),
        -3: "it breaks off in hand 1, before its bytes are revealed",
        -2: "the end of the match is missing",
        -1: "it breaks off in hand 1, before its link of the chain",
        len(lines): "complete",
    }


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"id": "../../etc/passwd"}, "line 1: the id of a match is 32 hexadecimal digits"),
        ({"began": "2026-11-21\u001b[2J"}, "line 1: the match began at no time"),
        ({"follows": Follows(record="; complete\n", dealer=1)}, "line 1: the id of a match is 32"),
        ({"follows": Follows(record="5a" * 16, dealer=1), "id": "5a" * 16}, "no match follows itself"),
    ],
)
def test_a_header_with_names_that_have_no_form_is_refused(
    told: Told, changes: dict[str, Any], sentence: str
) -> None:
    assert sentence in told(a_record(**changes))


def test_a_setup_says_what_was_chosen_and_nothing_else(told: Told) -> None:
    def with_setup(**changes: object) -> str:
        header = json.loads(a_record().splitlines()[0])
        return told(a_record(setup=header["setup"] | changes))

    assert "contains unknown field `rigged`" in with_setup(rigged=True)
    assert "contains unknown field `opponents`" in with_setup(opponents=[])
    assert "the setup is not one of a match" in with_setup(deck=7)
    assert "the roster names a player for every seat" in with_setup(players=3)


def test_the_roster_says_who_sat_at_each_seat_and_nothing_else(told: Told) -> None:
    """Each forger computes the chain anew."""
    nonna, peppe = roster_of(NONNA)

    def with_roster(*roster: Seated) -> str:
        log = recorded_table(make_rules("briscola", 2), terms=elsewhere(NONNA).terms).log
        header = replace(elsewhere(NONNA), roster=roster)
        return told(file_of(header, rechained(log, header.line)))

    assert "a right record" in with_roster(nonna, peppe)
    assert "a right record" in with_roster(replace(nonna, key="cafe"), peppe)
    assert "other levels than the match" in with_roster(nonna, replace(peppe, level="easy"))
    assert "other levels than the match" in with_roster(nonna, replace(peppe, level=""))
    assert "other levels than the match" in with_roster(nonna, peppe, replace(peppe, seat=2))
    assert "a computer no key" in with_roster(nonna, replace(peppe, key="cafe"))
    assert "names a player for every seat" in with_roster(peppe, nonna)
    assert "has a roster since version 3" in with_roster()
    assert "64 letters that can be printed" in with_roster(replace(nonna, key="\x1b"), peppe)
    assert "64 letters that can be printed" in with_roster(replace(nonna, key="k" * 65), peppe)


def test_an_own_cut_at_a_computers_seat_is_refused(told: Told) -> None:
    header = elsewhere(replace(NONNA, winning_hands=3))
    table = recorded_table(make_rules("briscola", 2), terms=header.terms, winning_hands=3)
    assert "a right record" in told(file_of(header, rechained(table.log, header.line)))
    turned = replace(header, roster=roster_of(NONNA.turned(1)))
    forged = rechained(changed(table.log, MatchBegan, levels=("random", "person")), turned.line)
    assert "the cut is not the one that follows" in told(file_of(turned, forged))


def test_a_record_of_version_2_has_no_roster_and_is_as_right_as_before(told: Told) -> None:
    for file in RECORDS_OF_BEFORE:
        assert "a right record" in told(file.read_bytes())
        events = parse(file.read_bytes()).events
        header = file.read_bytes().splitlines()[0].decode()
        for old, new in (
            ('"player":"Nonna"', '"player":"Nonna","key":"first"'),
            ('"face":"person-woman"', '"face":"person-woman","level":"person"'),
            ('"settings"', '"roster":[{"seat":0,"name":"Nonna","face":""}],"settings"'),
            ('"record":2', '"record":3'),
        ):
            forged = header.replace(old, new)
            lines = (forged, *map(event_line, rechained(list(events), forged)))
            said = told("".join(f"{line}\n" for line in lines).encode())
            assert forged != header and "line 1: " in said, old


def test_a_level_of_another_version_is_right_and_its_name_is_bounded(told: Told) -> None:
    """What is well formed is accepted; nobody plays it (issue 32, 6)."""

    def with_level(level: str) -> str:
        setup = MatchSetup(winning_hands=1, opponents=(Opponent(name="P", face="peppe", level=level),))
        header = elsewhere(setup)
        table = RefereedTable(
            setup.rules(), winning_hands=1, levels=setup.levels, deals=SystemDeals(), terms=header.terms
        )
        play_on_by_chance(table)
        return told(file_of(header, table.log))

    assert "a right record" in with_level("grandmaster:depth=9")
    assert "a right record" in with_level("x" * 1004)
    assert "other levels than the match" in with_level("")
    for level in ("hard\x1b[2J", "hard\u202e", "x" * 1005, "x" * 50_000):
        assert "a level is named by 1 to 1004 letters that can be printed" in with_level(level)
    assert "a line of a log has at most 65536 bytes" in with_level("x" * 100_000)


def test_the_name_of_the_program_is_told_as_one_word_that_no_terminal_obeys(told: Told) -> None:
    said = told(a_record(program="briscola\x1b[2J\n9 " + "9" * 5000))
    assert "the record is of briscola[2J 9 9999" in said and "\x1b" not in said
    assert max(map(len, said.splitlines())) < 500


@pytest.mark.parametrize("rest", [b" ", b"\r", b"\n", b"\n\n", b"\0", b"{}", b'{"event":"chain"}\n'])
def test_nothing_stands_behind_the_last_line_of_a_record(told: Told, rest: bytes) -> None:
    record = a_record()
    behind = len(record.splitlines()) + 1
    assert f"line {behind}: " in told(record + rest)


@pytest.mark.parametrize(
    "spelled",
    [
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: b"\xef\xbb\xbf" + data,
        lambda data: data.decode().encode("utf-16"),
        lambda data: data.replace(b'"seat":0', b'"seat":0.0'),
        lambda data: data.replace(b'"seat":0', b'"seat":-0'),
        lambda data: data.replace(b'{"event":"cut"', b'{"event":"cut","event":"cut"'),
        lambda data: data.replace(b"Nonna", b"N\\u006fnna"),
        lambda data: data[:-1],
        lambda data: data + data,
    ],
)
def test_another_spelling_of_a_record_is_refused(told: Told, spelled: Callable[[bytes], bytes]) -> None:
    said = told(spelled(a_record()))
    assert "line " in said and "a right record" not in said


def test_a_rematch_says_that_the_match_before_was_not_looked_at(told: Told) -> None:
    said = told(a_record(follows=Follows(record="5a" * 16, dealer=1)))
    assert f"the rematch of {'5a' * 16}, after which seat 1 deals; that record was not looked at" in said


def test_a_deal_played_again_does_not_pose_as_a_match(told: Told) -> None:
    code = encode(DealCode(rules=make_rules("briscola", 2), dealer=1, at=5, seed=bytes(range(32))))
    said = told(a_record(deal=code))
    assert (
        "a right record of a deal played again, 1 whole hand in 1 match, nothing shuffled; complete" in said
    )
    assert "committed to" not in said and "never counts" in said
    assert "deal code is not written as" in told(a_record(deal=code.lower()[:9] + code[9:] + " "))
    both = a_record(deal=code, follows=Follows(record="5a" * 16, dealer=1))
    assert "a deal that is played again follows no match" in told(both)


def test_seals_withdrawn_and_salts_that_protect_nothing_are_told(told: Told) -> None:
    lines = a_record().splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if b'"commit"' in line)
    spare = [b'{"event":"commit","hand":1,"sha256":"%s"}\n' % (b"%064d" % n) for n in range(2)]
    withdrawn = b'{"event":"withdrawn","hand":1}\n'
    forged = [*lines[:at], spare[0], withdrawn, spare[1], withdrawn, *lines[at:-1]]
    assert "Withdrawn: 2 seals of hand 1 before the cut" in told(b"".join(forged))
    events = []
    table = RefereedTable(
        make_rules("briscola", 2),
        winning_hands=1,
        levels=["person", "random"],
        deals=SystemDeals(),
        terms=(header := elsewhere(NONNA)).terms,
    )
    for step in (table.begin_match, table.seal_draw, lambda: table.draw(salt="ciao"), table.begin_hand):
        events += step()
    same = told(file_of(header, [*events, *table.cut(salt="ciao")]))
    assert "could be known before the seal: the draw for the deal and hand 1." in same
    unsalted = RefereedTable.resumed(events[:2], terms=header.terms, deals=SystemDeals())
    unsalted.withdraw()
    unsalted.seal_draw()
    unsalted.draw()
    said = told(file_of(header, unsalted.log))
    assert "the person added nothing to the draw for the deal." in said
    assert "Withdrawn: 1 seal of the draw for the deal" in said


def test_it_is_told_where_the_person_had_the_pack_cut(told: Told) -> None:
    data = a_record()
    assert "Cut for the person" not in told(data)
    header = elsewhere(NONNA)
    rules = make_rules("briscola", 2)
    table = recorded_table(rules, terms=header.terms, until=lambda t: t.phase is Phase.CUT and t.cutter == 0)
    table.cut(salt="ciao")
    said = told(file_of(header, table.log))
    assert f"Cut for the person, where bytes and salt say: hand {table.hand}." in said


def test_it_is_told_where_the_person_left_the_trump_card_to_the_shuffle(told: Told) -> None:
    """V-SU-5; a record that breaks off at the question is right, too."""
    people = MatchSetup(
        variant="sueca",
        players=4,
        options={"trump_card": "dealer"},
        winning_hands=9,
        opponents=regulars(4, ("random",)),
    )
    house = HouseTerms(undo=False, hints=True)
    header = replace(new_header(people, seeds=["5a"] * 3, terms=house), program=ELSEWHERE)
    for which in (None, "top"):
        table = recorded_table(
            people.rules(),
            terms=header.terms,
            winning_hands=people.winning_hands,
            until=lambda t: t.phase is Phase.TRUMP_CARD,
        )
        breaks_off = told(file_of(header, table.log))
        assert f"breaks off in hand {table.hand}" in breaks_off or "not finished" in breaks_off
        hand = table.hand
        table.choose_trump_card("top" if which == "top" else None)
        said = told(file_of(header, table.log))
        assert (f"as bytes and salt say: hand {hand}." in said) is (which is None)


def test_nothing_is_taken_back_beside_a_program(told: Told) -> None:
    """Issue 15: undo is never at a table with a bot program."""
    for level, right in (("random", True), ("cmd:greedy", False)):
        setup = MatchSetup(winning_hands=1, opponents=(Opponent(name="P", face="peppe", level=level),))
        header = elsewhere(setup, undo=True)
        terms = replace(header.terms, undo=True)
        table = RefereedTable(
            setup.rules(), winning_hands=1, levels=setup.levels, deals=SystemDeals(), terms=terms
        )
        play_on_by_chance(table, undo=0.5)
        said = told(file_of(header, table.log))
        assert ("Taken back: in hand 1" in said) is right
        assert ("this may not be taken back" in said) is not right


def test_the_bytes_in_the_header_of_an_older_record_are_checked(told: Told) -> None:
    """Version 0.5.0 kept the bytes of the hand in progress there."""
    table = RefereedTable(
        make_rules("briscola", 2), winning_hands=1, levels=["person", "easy"], deals=SystemDeals()
    )
    play_on_by_chance(table, until=lambda table: table.phase is Phase.PLAY)
    log = list(map(event_to_json, table.log))

    def with_secret(secret: object) -> str:
        header = {"record": 1, "program": "briscola", "setup": {}, "secret": secret}
        return told("".join(json.dumps(x) + "\n" for x in (header, *log)).encode())

    assert "each shuffle the one committed to; it breaks off in hand 1" in with_secret(table.secret.hex())
    assert "line 1: the revealed bytes are not those committed to" in with_secret("5a" * 32)
    assert "line 1: the revealed bytes are not hexadecimal" in with_secret(["5a"])
    said = with_secret("")
    assert "each shuffle but the last the one committed to" in said
    assert "Lacking: the bytes of hand 1, which is not over, are not in the file." in said


def test_a_line_without_end_is_not_read_to_its_end(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "line 1: a line of a log has at most" in told(b" " * 2**21)
    monkeypatch.setattr("briscola.storage.records.match_record.LARGEST", 5000)
    assert "is too large" in told(a_record())
