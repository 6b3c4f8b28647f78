"""`briscola verify`: right logs and records are told in one line, the first wrong line is named."""

import io
import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.client.match_setup import MatchSetup, Opponent
from briscola.commands.errors import CannotDo
from briscola.commands.simulate import simulate
from briscola.commands.verify import verify
from briscola.deals import SystemDeals
from briscola.engine.deal_code import DealCode, decode, encode, hand_of
from briscola.engine.record import event_to_json
from briscola.engine.variants import make_rules
from briscola.players.levels import make_player
from briscola.storage.record import Follows, HouseTerms, file_of
from briscola.storage.records import new_header
from briscola.table import Phase, Table
from tests.checker import check
from tests.commands.shell import Here, one_sentence
from tests.engine.recorded import play_on_by_chance, recorded_table

Log = list[dict[str, Any]]


def log_of(briscola: Here, *words: str) -> Log:
    return briscola("simulate", "--levels", "random", "--seed", "3", *words, "--json").lines


def write(path: Path, log: Sequence[object]) -> str:
    path.write_text("".join(json.dumps(line) + "\n" for line in log), encoding="utf-8")
    return str(path)


@pytest.fixture
def log(briscola: Here) -> Log:
    return log_of(briscola, "--hands", "5")


def test_a_right_log_is_told_in_one_line(briscola: Here, log: Log, tmp_path: Path) -> None:
    file = write(tmp_path / "log.jsonl", log)
    said = briscola("verify", file)
    assert said.status == 0
    matches = sum(line["event"] == "match" for line in log)
    line, *_ = said.out.splitlines()
    assert line.startswith(f"{file}: a right log, 5 whole hands in {matches} matches, each shuffle the one")


@pytest.mark.parametrize(
    "words",
    [
        "--variant chiamata --option bidding=rank --hands 3",
        "--variant chiamata --players 4 --option morto=open --hands 3",
        "--variant prini --players 5 --option deal_all=on --hands 2",
        "--variant bisca --option hand_size=9 --hands 2",
        "--players 3 --option exchange=seven_and_two --hands 2",
        "--players 4 --winning-hands 1",
    ],
)
def test_logs_of_every_kind_of_game_are_right(briscola: Here, tmp_path: Path, words: str) -> None:
    file = write(tmp_path / "log.jsonl", log_of(briscola, *words.split()))
    assert briscola("verify", file).status == 0


def test_standard_input_is_a_file_too(briscola: Here, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "".join(json.dumps(line) + "\n" for line in log)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
    assert briscola("verify", "-").out.startswith("-: a right log, 5 whole hands")


def test_the_last_hand_may_be_unfinished_anywhere_before_its_end(log: Log, tmp_path: Path) -> None:
    deals = [at for at, line in enumerate(log) if line["event"] == "deal"]
    last_end = next(at for at in reversed(range(len(log))) if log[at]["event"] == "hand_end")
    for cut in range(deals[-1] + 1, last_end + 1, 7):
        found = verify(write(tmp_path / "log.jsonl", log[:cut]))
        assert found.position.finished == 4
        assert found.position.state is not None


def test_an_unfinished_hand_is_told(briscola: Here, log: Log, tmp_path: Path) -> None:
    plays = [at for at, line in enumerate(log) if line["event"] == "play"]
    said = briscola("verify", write(tmp_path / "log.jsonl", log[: plays[-3]]))
    assert said.status == 0
    assert said.out.splitlines()[0].endswith("; it breaks off in hand 5")


def test_a_match_cut_short_after_a_hand_is_told(briscola: Here, tmp_path: Path) -> None:
    file = write(tmp_path / "log.jsonl", log_of(briscola, "--hands", "1"))
    assert briscola("verify", file).out.splitlines()[0].endswith("; not finished after hand 1")


def test_a_record_is_a_header_and_a_log(briscola: Here, log: Log, tmp_path: Path) -> None:
    file = write(tmp_path / "record.jsonl", [{"record": 1, "program": "briscola 1.0"}, *log])
    assert briscola("verify", file).out.startswith(f"{file}: a right record, 5 whole hands")


def test_a_record_of_a_person_has_own_cuts_a_salt_and_rematches(briscola: Here, tmp_path: Path) -> None:
    """In a rematch nobody draws for the deal: it keeps passing (R-MATCH-4)."""
    rules = make_rules("briscola", 2)
    table = Table(rules, winning_hands=1, levels=["person", "easy"], deals=SystemDeals())
    players = [make_player("easy", seed=1, seat=seat) for seat in range(2)]
    while table.matches < 3 or table.phase is not Phase.MATCH:
        if table.phase is Phase.MATCH:
            table.begin_match()
        table.begin_hand()
        table.cut(at=13 if table.cutter == 0 else None, salt="tu3s-quella-mano")
        while (asked := table.asked) is not None:
            table.act(players[asked.seat].choose(asked.view))
    record = [{"record": 1, "program": "briscola"}, *map(event_to_json, table.log)]
    file = write(tmp_path / "record.jsonl", record)
    assert f"a right record, {table.hand} whole hands in 3 matches" in briscola("verify", file).out
    assert check(Path(file).read_text(encoding="utf-8").splitlines()).hands == table.hand


@pytest.mark.parametrize("header", [{}, {"record": 1, "program": "briscola 1.0", "setup": {}}])
def test_the_first_wrong_line_is_named_with_the_header_counted(
    briscola: Here, log: Log, tmp_path: Path, header: dict[str, Any]
) -> None:
    at = [at for at, line in enumerate(log) if line["event"] == "trick"][6]
    log[at]["winner"] = 1 - log[at]["winner"]
    lines: Sequence[object] = [header, *log] if header else log
    said = briscola("verify", write(tmp_path / "log.jsonl", lines))
    assert said.status == 1
    assert f", line {at + 1 + bool(header)}: expected " in one_sentence(said)


def test_other_bytes_than_those_committed_to_are_found(briscola: Here, log: Log, tmp_path: Path) -> None:
    reveal = next(line for line in log if line["event"] == "reveal")
    reveal["bytes"] = "00" * 32
    said = briscola("verify", write(tmp_path / "log.jsonl", log))
    assert said.status == 1
    assert "the revealed bytes are not those committed to" in one_sentence(said)


def test_a_pack_that_is_not_the_committed_shuffle_is_found(briscola: Here, log: Log, tmp_path: Path) -> None:
    """Records carry no seed: the bytes revealed after the hand tell on a stacked pack."""
    for line in log:
        line.pop("seed", None)
    reveal = next(line for line in log if line["event"] == "reveal")
    commit = next(line for line in log if line["event"] == "commit")
    reveal["bytes"] = "5a" * 32
    commit["sha256"] = sha256(bytes.fromhex("5a" * 32)).hexdigest()
    said = briscola("verify", write(tmp_path / "log.jsonl", log))
    assert said.status == 1
    assert "the cut is not the one that follows from the revealed bytes" in one_sentence(said)


@pytest.mark.parametrize(
    ("wish", "cards", "sentence"),
    [
        ("first_dealer=high", [], "the draw does not give this dealer"),
        ("first_dealer=high", [["1C", "1C"], ["3C", "2C"]], "the cards drawn are not of one pack"),
        ("first_dealer=random", [["1C", "2C"]], "nobody draws where chance names the dealer"),
    ],
)
def test_the_draw_for_the_deal_must_be_the_one_of_the_game(
    briscola: Here, tmp_path: Path, wish: str, cards: list[list[str]], sentence: str
) -> None:
    log = log_of(briscola, "--hands", "1", "--option", wish)
    del log[0]["seed"]
    log[1]["cards"] = cards
    assert sentence in one_sentence(briscola("verify", write(tmp_path / "log.jsonl", log)))


def test_a_log_of_another_version_is_refused(briscola: Here, log: Log, tmp_path: Path) -> None:
    log[0]["version"] = 2
    said = briscola("verify", write(tmp_path / "log.jsonl", log))
    assert "reads logs of version 1, not 2" in one_sentence(said)


UNREADABLE: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "holds no match"),
    "empty line": (b"\n", "line 1: not JSON"),
    "header alone": (b'{"record":1}\n', "holds no match"),
    "later record": (b'{"record":3}\n', "reads records of version 1 and 2, not 3"),
    "no header": (b'{"record":2}\n', "line 1: not a header"),
    "binary": (bytes(range(256)), "line 1: not JSON"),
    "not UTF-8": (b'{"event":"\xff"}\n', "line 1: not JSON"),
    "a list": (b"[1]\n", "line 1: a line of the log is a JSON object"),
    "no event": (b"{}\n", "line 1: there is no event None"),
    "unknown event": (b'{"event":"dance"}\n', "line 1: there is no event 'dance'"),
    "nested without end": (b"[" * 100_000, "line 1: not JSON"),
    "prose": (b"The game began well.\n", "line 1: not JSON"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_file_that_is_no_log_is_refused(briscola: Here, tmp_path: Path, name: str) -> None:
    data, sentence = UNREADABLE[name]
    (tmp_path / "log.jsonl").write_bytes(data)
    said = briscola("verify", str(tmp_path / "log.jsonl"))
    assert said.status == 1
    assert sentence in one_sentence(said)


def test_a_line_cut_off_in_the_middle_is_named(briscola: Here, log: Log, tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    write(file, log)
    file.write_bytes(file.read_bytes()[:-9])
    said = briscola("verify", str(file))
    assert said.status == 1
    assert f"line {len(log)}: not JSON" in one_sentence(said)


def test_a_file_that_cannot_be_opened_is_told(briscola: Here, tmp_path: Path) -> None:
    for file, why in (
        (tmp_path / "nowhere", "No such file"),
        (tmp_path, "Is a directory"),
        ("a\0b", "no name of"),
    ):
        said = briscola("verify", str(file))
        assert said.status == 1
        assert why in one_sentence(said)


def test_the_deal_code_of_each_hand_gives_its_deal_again(briscola: Here, log: Log, tmp_path: Path) -> None:
    said = briscola("verify", write(tmp_path / "log.jsonl", log), "--codes")
    deals = [line for line in log if line["event"] == "deal"]
    codes, sentence = said.out.splitlines()[: len(deals)], said.out.splitlines()[len(deals)]
    assert "a right log" in sentence
    for code, deal in zip(codes, deals, strict=True):
        hand = hand_of(decode(code))
        assert hand.dealer == deal["dealer"]
        assert [[card.code for card in cards] for cards in hand.hands] == deal["hands"]
        assert [card.code for card in hand.stock] == deal["stock"]


def _whole_log() -> Log:
    events = simulate(make_rules("chiamata", 5), levels=["random"] * 5, seed=5, hands=2, winning_hands=2)
    return [event_to_json(event) for event in events]


WHOLE = _whole_log()
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**9), 10**20),
    st.floats(),
    st.text(max_size=4),
    st.sampled_from(["1C", "R", "2", 61, -1, 5, [], {}, [[]], ["1C"], [["1C", None]], {"a": []}]),
)


@pytest.mark.slow
@given(at=st.integers(0, len(WHOLE) - 1), seeded=st.booleans(), data=st.data())
def test_no_nonsense_in_a_log_is_more_than_a_refusal(
    at: int, seeded: bool, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    log = [dict(line) for line in WHOLE]
    if not seeded:
        for line in log:
            line.pop("seed", None)
    key = data.draw(st.sampled_from(sorted(log[at])))
    before, log[at][key] = log[at][key], data.draw(JUNK)
    try:
        verify(write(tmp_path_factory.mktemp("junk") / "log.jsonl", log))
    except CannotDo as error:
        assert "line " in str(error)
    else:
        assert json.dumps(log[at][key]) == json.dumps(before) or key in HARMLESS


HARMLESS = {"winning_hands", "seed"}
"""Other values of these may be as right: the seed may be left out, and two hands end no long match."""


def test_what_a_damaged_line_holds_does_not_reach_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    for letter in ("\u2028", "\x9b", "\u202e"):
        line = json.dumps({"event": "play", "seat": letter, "card": "6B"}, ensure_ascii=False)
        file.write_text(f"{line}\n", encoding="utf-8")
        with pytest.raises(CannotDo) as told:
            verify(str(file))
        assert str(told.value).isprintable() and letter not in str(told.value)


def a_record(**changes: Any) -> bytes:
    """A right record, its header as told, its chain computed to fit: what a forger can do."""
    setup = MatchSetup(
        winning_hands=1, opponents=(Opponent(name="Peppe", face="peppe", level="random"),), player="Nonna"
    )
    header = new_header(
        msgspec.to_builtins(setup), seeds=["5a"], terms=HouseTerms(undo=False, hints=True), follows=None
    )
    header = replace(header, **changes)
    return file_of(header, recorded_table(make_rules("briscola", 2), terms=header.terms).log)


def said_of(briscola: Here, tmp_path: Path, data: bytes) -> str:
    file = tmp_path / "record.jsonl"
    file.write_bytes(data)
    said = briscola("verify", str(file))
    return said.out if said.status == 0 else one_sentence(said)


def test_what_a_record_says_of_its_end_is_true_after_every_line(briscola: Here, tmp_path: Path) -> None:
    lines = a_record().splitlines(keepends=True)
    told = {}
    for end in (2, 3, 4, 5, 6, 7, 8, 9, len(lines) - 4, -3, -2, -1, len(lines)):
        short, *_ = said_of(briscola, tmp_path, b"".join(lines[:end])).splitlines()
        told[end] = short.rsplit("; ", 1)[1]
    assert told == {
        **dict.fromkeys((2, 3, 4), "it breaks off in the draw for the deal"),
        5: "it breaks off before hand 1",
        **dict.fromkeys((6, 7, 8, 9, len(lines) - 4), "it breaks off in hand 1"),
        -3: "it breaks off in hand 1, before its bytes are revealed",
        -2: "the end of the match is missing",
        -1: "it breaks off in hand 1, before its link of the chain",
        len(lines): "complete",
    }


def test_what_a_log_says_of_its_end_is_true(briscola: Here, log: Log, tmp_path: Path) -> None:
    ends = [at for at, line in enumerate(log) if line["event"] == "match_end"]
    begun = log[: ends[0] + 2]  # the line that begins another match
    for lines, sentence in (
        (log[: ends[0] + 1], "complete"),
        (log[: ends[0]], "the end of the match is missing"),
        (begun, "it breaks off in the draw for the deal"),
    ):
        short = briscola("verify", write(tmp_path / "log.jsonl", lines)).out.splitlines()[0]
        assert short.endswith(f"; {sentence}"), short


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
    briscola: Here, tmp_path: Path, changes: dict[str, Any], sentence: str
) -> None:
    assert sentence in said_of(briscola, tmp_path, a_record(**changes))


def test_a_setup_says_what_was_chosen_and_nothing_else(briscola: Here, tmp_path: Path) -> None:
    def with_setup(**changes: object) -> str:
        header = json.loads(a_record().splitlines()[0])
        return said_of(briscola, tmp_path, a_record(setup=header["setup"] | changes))

    assert "a setup has no 'rigged'" in with_setup(rigged=True)
    peppe = {"name": "Peppe", "face": "peppe", "level": "random"}
    assert "a setup has no 'eyes'" in with_setup(opponents=[peppe | {"eyes": "sharp"}])
    assert "the setup is not one of a match" in with_setup(deck=7)
    assert "other levels than the match" in with_setup(opponents=[peppe | {"level": "easy"}])


@pytest.mark.parametrize("rest", [b" ", b"\r", b"\n", b"\n\n", b"\0", b"{}", b'{"event":"chain"}\n'])
def test_nothing_stands_behind_the_last_line_of_a_record(briscola: Here, tmp_path: Path, rest: bytes) -> None:
    record = a_record()
    behind = len(record.splitlines()) + 1
    assert f"line {behind}: " in said_of(briscola, tmp_path, record + rest)


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
def test_another_spelling_of_a_record_is_refused(
    briscola: Here, tmp_path: Path, spelled: Callable[[bytes], bytes]
) -> None:
    said = said_of(briscola, tmp_path, spelled(a_record()))
    assert "line " in said and "a right record" not in said


def test_a_log_with_a_seat_of_half_a_kind_is_refused_in_a_sentence(
    briscola: Here, log: Log, tmp_path: Path
) -> None:
    for line in log:
        line.pop("seed", None)
        if line["event"] == "cut":
            line["seat"] = float(line["seat"])
    assert "not a cut event" in one_sentence(briscola("verify", write(tmp_path / "log.jsonl", log)))


def test_a_line_without_end_is_not_read_to_its_end(
    briscola: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "line 1: a line of a log has at most" in said_of(briscola, tmp_path, b" " * 2**21)
    monkeypatch.setattr("briscola.commands.verify.LARGEST", 5000)
    assert "is too large" in said_of(briscola, tmp_path, a_record())


def test_a_rematch_says_that_the_match_before_was_not_looked_at(briscola: Here, tmp_path: Path) -> None:
    said = said_of(briscola, tmp_path, a_record(follows=Follows(record="5a" * 16, dealer=1)))
    assert f"the rematch of {'5a' * 16}, after which seat 1 deals; that record was not looked at" in said


def test_a_deal_played_again_does_not_pose_as_a_match(briscola: Here, tmp_path: Path) -> None:
    code = encode(DealCode(rules=make_rules("briscola", 2), dealer=1, at=5, seed=bytes(range(32))))
    said = said_of(briscola, tmp_path, a_record(deal=code))
    assert (
        "a right record of a deal played again, 1 whole hand in 1 match, nothing shuffled; complete" in said
    )
    assert "committed to" not in said and "never counts" in said
    assert "deal code is not written as" in said_of(
        briscola, tmp_path, a_record(deal=code.lower()[:9] + code[9:] + " ")
    )
    both = a_record(deal=code, follows=Follows(record="5a" * 16, dealer=1))
    assert "a deal that is played again follows no match" in said_of(briscola, tmp_path, both)


def test_seals_withdrawn_and_salts_that_protect_nothing_are_told(briscola: Here, tmp_path: Path) -> None:
    lines = a_record().splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if b'"commit"' in line)
    spare = [b'{"event":"commit","hand":1,"sha256":"%s"}\n' % (b"%064d" % n) for n in range(2)]
    withdrawn = b'{"event":"withdrawn","hand":1}\n'
    forged = [*lines[:at], spare[0], withdrawn, spare[1], withdrawn, *lines[at:-1]]
    assert "Withdrawn: 2 seals of hand 1 before the cut" in said_of(briscola, tmp_path, b"".join(forged))
    setup, events = json.loads(lines[0])["setup"], []
    table = Table(
        make_rules("briscola", 2),
        winning_hands=1,
        levels=["person", "random"],
        deals=SystemDeals(),
        terms=(header := new_header(setup, seeds=["5a"], terms=HouseTerms(undo=False, hints=True))).terms,
    )
    for step in (table.begin_match, table.seal_draw, lambda: table.draw(salt="ciao"), table.begin_hand):
        events += step()
    same = said_of(briscola, tmp_path, file_of(header, [*events, *table.cut(salt="ciao")]))
    assert "could be known before the seal: the draw for the deal and hand 1." in same
    unsalted = Table.resumed(events[:2], terms=header.terms, deals=SystemDeals())
    unsalted.withdraw()
    unsalted.seal_draw()
    unsalted.draw()
    said = said_of(briscola, tmp_path, file_of(header, unsalted.log))
    assert "the person added nothing to the draw for the deal." in said
    assert "Withdrawn: 1 seal of the draw for the deal" in said


def test_it_is_told_where_the_person_had_the_pack_cut(briscola: Here, tmp_path: Path) -> None:
    data = a_record()
    assert "Cut for the person" not in said_of(briscola, tmp_path, data)
    setup = json.loads(data.splitlines()[0])["setup"]
    header = new_header(setup, seeds=["5a"], terms=HouseTerms(undo=False, hints=True))
    rules = make_rules("briscola", 2)
    table = recorded_table(rules, terms=header.terms, until=lambda t: t.phase is Phase.CUT and t.cutter == 0)
    table.cut(salt="ciao")
    said = said_of(briscola, tmp_path, file_of(header, table.log))
    assert f"Cut for the person, where bytes and salt say: hand {table.hand}." in said


def test_nothing_is_taken_back_beside_a_program(briscola: Here, tmp_path: Path) -> None:
    """Issue 15: undo is never at a table with a bot program."""
    for level, right in (("random", True), ("cmd:greedy", False)):
        setup = MatchSetup(winning_hands=1, opponents=(Opponent(name="P", face="peppe", level=level),))
        house = HouseTerms(undo=True, hints=True)
        header = new_header(msgspec.to_builtins(setup), seeds=["5a"], terms=house)
        terms = replace(header.terms, undo=True)
        table = Table(setup.rules(), winning_hands=1, levels=setup.levels, deals=SystemDeals(), terms=terms)
        play_on_by_chance(table, undo=0.5)
        said = said_of(briscola, tmp_path, file_of(header, table.log))
        assert ("Taken back: in hand 1" in said) is right
        assert ("this may not be taken back" in said) is not right


def test_the_bytes_in_the_header_of_an_older_record_are_checked(briscola: Here, tmp_path: Path) -> None:
    """Version 0.5.0 kept the bytes of the hand in progress there."""
    table = Table(make_rules("briscola", 2), winning_hands=1, levels=["person", "easy"], deals=SystemDeals())
    play_on_by_chance(table, until=lambda table: table.phase is Phase.PLAY)
    log = list(map(event_to_json, table.log))

    def with_secret(secret: object) -> str:
        header = {"record": 1, "program": "briscola", "setup": {}, "secret": secret}
        return said_of(briscola, tmp_path, "".join(json.dumps(x) + "\n" for x in (header, *log)).encode())

    assert "each shuffle the one committed to; it breaks off in hand 1" in with_secret(table.secret.hex())
    assert "line 1: the revealed bytes are not those committed to" in with_secret("5a" * 32)
    assert "line 1: the revealed bytes are not hexadecimal" in with_secret(["5a"])
    said = with_secret("")
    assert "each shuffle but the last the one committed to" in said
    assert "Lacking: the bytes of hand 1, which is not over, are not in the file." in said
