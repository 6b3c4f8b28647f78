"""`briscola verify`: right logs and records are told in one line, the first wrong line is named."""

import io
import json
import os
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.commands.errors import CannotDo
from briscola.commands.verify import verify
from briscola.engine.deal_code import decode, hand_of
from briscola.engine.record import event_to_json
from briscola.engine.variants import make_rules
from briscola.players.levels import make_player
from briscola.table.deals import SystemDeals
from briscola.table.table import Phase, RefereedTable
from tests.checker import check
from tests.commands.shell import Here, Told, one_sentence, write
from tests.reasons import reason
from tests.short_logs import Edit, Log, change, edited, place, simulated, without


def log_of(briscola: Here, *words: str) -> Log:
    return briscola("simulate", "--levels", "random", "--seed", "3", *words, "--json").lines


SEEDLESS = without("match", key="seed")
"""As in records: then the bytes revealed after the hand tell on a stacked pack."""


@pytest.fixture
def log(briscola: Here) -> Log:
    return log_of(briscola, "--hands", "5")


def test_a_right_log_is_told_in_one_line(told: Told, log: Log, tmp_path: Path) -> None:
    matches = sum(line["event"] == "match" for line in log)
    line, *_ = told(log).splitlines()
    file = tmp_path / "log.jsonl"
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
def test_logs_of_every_kind_of_game_are_right(briscola: Here, told: Told, words: str) -> None:
    assert ": a right log, " in told(log_of(briscola, *words.split()))


def test_standard_input_is_a_file_too(briscola: Here, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "".join(json.dumps(line) + "\n" for line in log)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
    assert briscola("verify", "-").out.startswith("-: a right log, 5 whole hands")


def test_the_last_hand_may_be_unfinished_anywhere_before_its_end(told: Told, log: Log) -> None:
    for cut in range(place(log, "deal", -1) + 1, place(log, "hand_end", -1) + 1, 14):
        line, *_ = told(log[:cut]).splitlines()
        assert ": a right log, 4 whole hands" in line and line.endswith("; it breaks off in hand 5")


def test_a_match_cut_short_after_a_hand_is_told(briscola: Here, told: Told) -> None:
    assert told(log_of(briscola, "--hands", "1")).splitlines()[0].endswith("; not finished after hand 1")


def test_a_record_is_a_header_and_a_log(told: Told, log: Log) -> None:
    assert ": a right record, 5 whole hands" in told([{"record": 1, "program": "briscola 1.0"}, *log])


def test_a_record_of_a_person_has_own_cuts_a_salt_and_rematches(told: Told) -> None:
    """In a rematch nobody draws for the deal: it keeps passing (R-MATCH-4)."""
    rules = make_rules("briscola", 2)
    table = RefereedTable(rules, winning_hands=1, levels=["person", "easy"], deals=SystemDeals())
    players = [make_player("easy", seed=1, seat=seat) for seat in range(2)]
    while table.matches < 3 or table.phase is not Phase.MATCH:
        if table.phase is Phase.MATCH:
            table.begin_match()
        table.begin_hand()
        table.cut(at=13 if table.cutter == 0 else None, salt="tu3s-quella-mano")
        while (asked := table.asked) is not None:
            table.act(players[asked.seat].choose(asked.view))
    record = [{"record": 1, "program": "briscola"}, *map(event_to_json, table.log)]
    assert f"a right record, {table.hand} whole hands in 3 matches" in told(record)
    assert check(map(json.dumps, record)).hands == table.hand


def test_the_first_wrong_line_is_named_with_the_header_counted(told: Told, log: Log) -> None:
    wrong = edited(log, change("trick", 6, winner=lambda seat: 1 - seat))
    line = place(wrong, "trick", 6) + 1
    assert f", line {line}: expected " in told(wrong)
    header = {"record": 1, "program": "briscola 1.0", "setup": {}}
    assert f", line {line + 1}: expected " in told([header, *wrong])


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ([change("match", version=2)], "reads logs of version 1, not 2"),
        ([change("reveal", bytes="00" * 32)], "the revealed bytes are not those committed to"),
        (
            [
                SEEDLESS,
                change("reveal", bytes="5a" * 32),
                change("commit", sha256=sha256(b"Z" * 32).hexdigest()),
            ],
            "the cut is not the one that follows from the revealed bytes",
        ),
        ([SEEDLESS, change("cut", seat=float)], "not a cut event"),
    ],
)
def test_a_log_that_is_damaged_or_of_another_version_is_refused(
    told: Told, log: Log, damage: list[Edit], sentence: str
) -> None:
    assert sentence in told(edited(log, *damage))


@pytest.mark.parametrize(
    ("wish", "cards", "sentence"),
    [
        ("first_dealer=high", [], "the draw does not give this dealer"),
        ("first_dealer=high", [["1C", "1C"], ["3C", "2C"]], "the cards drawn are not of one pack"),
        ("first_dealer=random", [["1C", "2C"]], "nobody draws where chance names the dealer"),
    ],
)
def test_the_draw_for_the_deal_must_be_the_one_of_the_game(
    briscola: Here, told: Told, wish: str, cards: list[list[str]], sentence: str
) -> None:
    log = log_of(briscola, "--hands", "1", "--option", wish)
    assert sentence in told(edited(log, SEEDLESS, change("draw_for_deal", cards=cards)))


UNREADABLE: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "holds no match"),
    "empty line": (b"\n", "line 1: the line is blank"),
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
def test_a_file_that_is_no_log_is_refused(told: Told, name: str) -> None:
    data, sentence = UNREADABLE[name]
    assert sentence in told(data)


def test_a_line_cut_off_in_the_middle_is_named(told: Told, log: Log) -> None:
    text = "".join(json.dumps(line) + "\n" for line in log)
    assert f"line {len(log)}: not JSON" in told(text.encode()[:-9])


def test_a_file_that_cannot_be_opened_is_told(briscola: Here, tmp_path: Path) -> None:
    for file, why in (
        (nowhere := tmp_path / "nowhere", reason(nowhere.stat)),
        (tmp_path, "it is a folder"),
        ("a\0b", "no name of"),
    ):
        assert why in one_sentence(briscola("verify", str(file)), 1)


@pytest.mark.linux
def test_a_pipe_or_device_is_not_waited_for(briscola: Here, tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    for file in (pipe, Path("/dev/zero")):
        assert "cannot be read: it is a folder, a pipe or a device" in one_sentence(
            briscola("verify", str(file)), 1
        )


def test_a_name_that_a_terminal_would_obey_is_printed_harmless(
    briscola: Here, log: Log, tmp_path: Path
) -> None:
    for name in ("\x1b[31mred", "two\nlines", "\x9b5A"):
        file = tmp_path / name
        assert one_sentence(briscola("verify", str(file))).isprintable(), "where there is none"
        if os.name == "nt" and min(name) < " ":
            continue  # no file has such a name there
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


WHOLE = simulated("chiamata", 5, seed=5, hands=2)
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


def test_what_a_damaged_line_holds_does_not_reach_the_terminal(told: Told) -> None:
    for letter in ("\u2028", "\x9b", "\u202e"):
        line = json.dumps({"event": "play", "seat": letter, "card": "6B"}, ensure_ascii=False)
        assert told(f"{line}\n".encode()).isprintable()


def test_what_a_log_says_of_its_end_is_true(told: Told, log: Log) -> None:
    end = place(log, "match_end")
    for lines, sentence in (
        (log[: end + 1], "complete"),
        (log[:end], "the end of the match is missing"),
        (log[: end + 2], "it breaks off in the draw for the deal"),  # of another match
    ):
        assert told(lines).splitlines()[0].endswith(f"; {sentence}")
