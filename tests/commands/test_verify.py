"""`briscola verify`: right logs and records are told in one line, the first wrong line is named."""

import io
import json
import os
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.commands.errors import CannotDo
from briscola.commands.simulate import simulate
from briscola.commands.verify import verify
from briscola.deals import SystemDeals
from briscola.engine.deal_code import decode, hand_of
from briscola.engine.record import event_to_json
from briscola.engine.variants import make_rules
from briscola.players.levels import make_player
from briscola.table import Phase, Table
from tests.checker import check
from tests.commands.shell import Here, one_sentence, write

Log = list[dict[str, Any]]


def log_of(briscola: Here, *words: str) -> Log:
    return briscola("simulate", "--levels", "random", "--seed", "3", *words, "--json").lines


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
        found = verify(write(tmp_path / "log.jsonl", log[:cut])).record
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
    "later record": (b'{"record":5}\n', "reads records of version 1 to 4, not 5"),
    "no header": (b'{"record":2}\n', "line 1: not a header"),
    "binary": (bytes(range(256)), "line 1: not JSON"),
    "not UTF-8": (b'{"event":"\xff"}\n', "line 1: not JSON"),
    "a list": (b"[1]\n", "line 1: a line of the log is a JSON object"),
    "no event": (b"{}\n", "line 1: a line of the log says which event it tells of"),
    "unknown event": (b'{"event":"dance"}\n', "line 1: there is no event 'dance'"),
    "no seat": (
        b'{"event":"declare","suit":"D","points":20}\n',
        "line 1: not a declare event: Object missing",
    ),
    "no card": (b'{"event":"play","seat":0}\n', "line 1: a play event needs 'card'"),
    "no such suit": (b'{"event":"declare","seat":0,"suit":"X","points":20}\n', "line 1: not a declare event"),
    "nested without end": (b"[" * 60_000, "line 1: not JSON"),
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
        (tmp_path, "it is a folder"),
        ("a\0b", "no name of"),
    ):
        said = briscola("verify", str(file))
        assert said.status == 1
        assert why in one_sentence(said)


@pytest.mark.linux
def test_a_pipe_or_device_is_not_waited_for(briscola: Here, tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    for file in (pipe, Path("/dev/zero")):
        said = briscola("verify", str(file))
        assert said.status == 1
        assert "cannot be read: it is a folder, a pipe or a device" in one_sentence(said)


def test_a_name_that_a_terminal_would_obey_is_printed_harmless(
    briscola: Here, log: Log, tmp_path: Path
) -> None:
    for name in ("\x1b[31mred", "two\nlines", "\x9b5A"):
        file = tmp_path / name
        assert one_sentence(briscola("verify", str(file))).isprintable(), "where there is none"
        said = briscola("verify", write(file, log))
        assert said.status == 0 and all(line.isprintable() for line in said.out.splitlines())


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


def test_what_a_damaged_line_holds_does_not_reach_the_terminal(briscola: Here, tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    for letter in ("\u2028", "\x9b", "\u202e"):
        line = json.dumps({"event": "play", "seat": letter, "card": "6B"}, ensure_ascii=False)
        file.write_text(f"{line}\n", encoding="utf-8")
        assert one_sentence(briscola("verify", str(file))).isprintable()


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


def test_a_log_with_a_seat_of_half_a_kind_is_refused_in_a_sentence(
    briscola: Here, log: Log, tmp_path: Path
) -> None:
    for line in log:
        line.pop("seed", None)
        if line["event"] == "cut":
            line["seat"] = float(line["seat"])
    assert "not a cut event" in one_sentence(briscola("verify", write(tmp_path / "log.jsonl", log)))
