"""The checker and the log as a whole: shuffle and draw, records, lines and the command."""

import ast
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from briscola.engine.record import event_line
from briscola.engine.terms import Terms
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase
from tests import checker
from tests.checker import LogError, check
from tests.checker.__main__ import main
from tests.checker.shuffle import bytes_of_hand, cut_place, shuffled, words
from tests.engine.recorded import TWO, play_on_by_chance, recorded_table, roster_of
from tests.short_logs import (
    Edit,
    Log,
    before,
    change,
    edited,
    ex_1,
    lines,
    place,
    read,
    refusal,
    shuffled_refusal,
    simulated,
    without,
)
from tests.worked_examples import Event, opening


def test_a_word_above_the_last_multiple_is_refused_in_the_shuffle() -> None:
    """Step 4: for three places 2**32 - 1 is one word too many, for two places none is."""
    assert shuffled("abc", iter([2**32 - 1, 0, 2**32 - 1])) == shuffled("abc", iter([0, 1]))
    assert shuffled("abc", iter([2**32 - 2, 1])) == shuffled("abc", iter([2, 1]))
    assert shuffled("abc", iter([0, 1])) == ["c", "b", "a"]


def test_the_cut_takes_at_least_one_card_and_leaves_one() -> None:
    """R-DEAL-3, step 5."""
    assert {cut_place(40, iter([word])) for word in range(39)} == set(range(1, 40))


def test_the_words_are_the_halves_of_counted_hashes() -> None:
    """Step 3, against digests computed with the system's sha256sum."""
    stream = words(bytes_of_hand(7, 1))
    first = [next(stream) for _ in range(9)]
    assert [f"{word:08x}" for word in (first[0], first[7], first[8])] == WORDS_7_1


WORDS_7_1 = ["99302928", "f4c77ce0", "7c580733"]


def drawn(*rounds: str, dealer: int, **options: Any) -> list[Event]:
    cards = [[None if card == "-" else card for card in text.split()] for text in rounds]
    log = opening("briscola", len(cards[0]), 0, options=options)[:1]
    return [*log, {"event": "draw_for_deal", "cards": cards, "dealer": dealer}]


def test_the_strongest_rank_deals_first_and_those_tied_draw_again() -> None:
    """The examples of R-DEAL-1 and R-DEAL-2."""
    for right in (
        drawn("7S RD 3B", dealer=2),
        drawn("1D 4C 1B", "2B - RC", dealer=2),
        drawn("1D 4C 1B", "RB - RC", "4D - 2D", dealer=0),
        drawn("7S RD 3B", dealer=0, first_dealer="low"),
        drawn("2S 2D 3B", "6D 7D -", dealer=0, first_dealer="low"),
    ):
        assert read(right, unfinished=True).hands == 0


def test_a_wrong_draw_for_the_deal_is_refused() -> None:
    for wrong, why in (
        (drawn("7S RD 3B", dealer=1), "first dealer"),
        (drawn("1D 4C 1B", dealer=0), "stops at a tie"),
        (drawn("1D 4C 1B", "2B RB RC", dealer=2), "seats that draw"),
        (drawn("1D 4C 1B", "2B - 4C", dealer=2), "not of one pack"),
        (drawn("7S RD 3B", "4B - -", dealer=2), "after the dealer was found"),
        (drawn("7S RD 2C", dealer=1), "not of one pack"),
        (drawn("1D 4C 1B", "2B - RC -", dealer=2), "cards in a round"),
        (drawn("7S RD 3B", dealer=2, first_dealer="random"), "random first dealer"),
    ):
        assert why in refusal(wrong, unfinished=True)


MATCH = simulated("briscola", 2)


def record_of(*players: str, header: Event, cut_for_her: bool = False) -> Log:
    """A match with its record: persons cut at 9, but perhaps the first time, and move the mouse."""
    terms = Terms(header="", roster=roster_of(*players) if players else None)
    table = recorded_table(
        TWO,
        terms=terms,
        deals=SeededDeals(8),
        winning_hands=2,
        until=lambda table: table.phase is Phase.CUT and table.cutter == 0,
    )
    if cut_for_her:
        table.cut(salt="a moving mouse")
    play_on_by_chance(table)
    return [header, *map(json.loads, map(event_line, table.log))]


ALONE = record_of(header={"record": 2})
CUT_FOR_HER = record_of(header={"record": 2}, cut_for_her=True)
ADA, LEO, PEPPE = {"seat": 0}, {"seat": 1}, {"seat": 1, "level": "easy"}
BOTH = record_of("ada", "?Leo", header={"record": 3, "roster": [ADA, LEO]})
HERS, ITS = ([event["seat"] for event in BOTH if event.get("event") == "cut"].index(seat) for seat in (0, 1))
"""Which cut is that of seat 0, and which that of seat 1."""


def of_a_computer(log: Log) -> None:
    """Seat 1 is said to be one from the beginning."""
    log[0]["roster"] = [ADA, PEPPE]


def sits(seat: int, **level: str) -> Edit:
    return before("commit", 0, {"event": "sits", "seat": seat, "who": {"name": "Leo", "face": "", **level}})


def withdrawn(hand: int, *, where: tuple[str, int]) -> Edit:
    """A seal withdrawn, and another one."""
    seal: Event = {"event": "commit", "hand": 1, "sha256": "0" * 64}
    gone: Event = {"event": "withdrawn", "hand": hand}
    return before(*where, *([seal] if where[0] == "commit" else []), gone)


GIVEN_UP: Event = {"event": "given_up"}
RECORDS: list[tuple[str, Log, list[Edit]]] = [
    ("", ALONE, []),
    ("", CUT_FOR_HER, []),
    ("the place of the cut", CUT_FOR_HER, [change("cut", HERS, at=lambda at: at % 39 + 1)]),
    ("the place of the cut", ALONE, [change("cut", HERS, auto=True)]),
    ("the place of the cut", ALONE, [change("cut", ITS, at=lambda at: at % 39 + 1)]),
    ("only a person has the pack cut", ALONE, [change("cut", ITS, auto=True)]),
    ("deck is not what the bytes, the salt and the cut give", ALONE, [change("cut", HERS, at=10)]),
    ("deck is not what the bytes, the salt and the cut give", ALONE, [change("cut", HERS, salt="another")]),
    ("the place of the cut", ALONE, [change("cut", ITS, salt="another")]),
    ("the commitment to the bytes", ALONE, [change("reveal", bytes="0" * 64)]),
    # The roster tells who is a person, and `sits` who sits down.
    ("", BOTH, []),
    ("the place of the cut", BOTH, [of_a_computer]),
    ("", BOTH, [of_a_computer, sits(1)]),
    ("the place of the cut", BOTH, [sits(0, level="easy")]),
    # Another seal follows one that is withdrawn.
    ("", ALONE, [withdrawn(1, where=("commit", 0)), withdrawn(1, where=("commit", 0))]),
    ("", ALONE, [withdrawn(0, where=("draw_for_deal", 0))]),
    ("cut where commit should", ALONE, [withdrawn(1, where=("commit", 0)), without("commit", 1)]),
    ("whose seal is withdrawn is 2", ALONE, [withdrawn(2, where=("commit", 0))]),
    ("whose seal is withdrawn is 1", ALONE, [withdrawn(1, where=("draw_for_deal", 0))]),
    ("withdrawn stands in records only", MATCH, [withdrawn(1, where=("commit", 0))]),
    # Nothing follows when a match was given up.
    ("", ALONE, [before("play", 7, GIVEN_UP), without("play", 7, count=1000)]),
    ("after the match was given up", ALONE, [before("play", 7, GIVEN_UP)]),
    ("given_up stands in records only", MATCH, [before("play", 7, GIVEN_UP)]),
]


@pytest.mark.parametrize(("why", "log", "edits"), RECORDS)
def test_a_record_is_held_to_its_page(why: str, log: Log, edits: list[Edit]) -> None:
    """docs/record.md; nothing is said of what is right."""
    changed = edited(log, *edits)
    if why:
        assert why in shuffled_refusal(changed)
    else:
        assert check(lines(changed)).lines == len(changed)


def test_additions_are_allowed_and_named() -> None:
    """The contract: adding is allowed."""
    log = ex_1()
    log.insert(6, {"event": "remark", "text": "mind the turned card"})
    log[7]["thought_ms"] = 3
    found = read(log)
    assert found.additions == {"remark": 1, "play.thought_ms": 1}
    assert "beyond the contract: 1 remark, 1 play.thought_ms" in str(found)


def test_the_command_reads_a_file_or_the_standard_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "".join(line + "\n" for line in lines(simulated("briscola", 2, hands=2)))
    file = tmp_path / "log.jsonl"
    file.write_text(text, encoding="utf-8")
    assert main([str(file)]) == 0
    assert capsys.readouterr().out.startswith("right: briscola for 2, 2 whole hands")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["-", "--hands", "3"]) == 1
    assert "holds 2 hands, should hold 3" in capsys.readouterr().out


def test_the_command_runs_as_a_module() -> None:
    text = "\n".join(lines(simulated("chiamata", 4)))
    ran = subprocess.run(
        [sys.executable, "-m", "tests.checker"],
        input=text,
        capture_output=True,
        text=True,
        cwd=Path(__file__).parent.parent,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("right: chiamata for 4, 1 whole hands")


def test_the_command_names_the_line_that_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = edited(MATCH, change("trick", points=40))
    at = place(log, "trick")
    file = tmp_path / "log.jsonl"
    file.write_text("\n".join(lines(log)), encoding="utf-8")
    assert main([str(file)]) == 1
    assert capsys.readouterr().out.startswith(f"line {at + 1}: the trick is worth")
    assert main([str(tmp_path / "missing.jsonl")]) == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "the log ends"),
        (b"\n", "not JSON"),
        (b"[1]", "not a JSON object"),
        (b"{}", 'without the text "event"'),
        (b'{"event":7}', 'without the text "event"'),
        (b'{"event":"match","event":"match"}', "twice"),
        (b'{"event":"match","seed":NaN}', "NaN is no JSON"),
        (b'{"event":"match\xff"}', "not UTF-8"),
        (b'{"event":"match"}', 'has no "version"'),
        (b'{"event":"play","seat":0,"card":"1C"}', "play where match or record should come"),
        (b'{"event":"play","seat":true,"card":"1C"}', "cannot be True"),
        (b'{"event":"play","seat":0,"card":"8C"}', "cannot be '8C'"),
    ],
)
def test_a_line_that_is_no_event_is_refused(text: bytes, why: str) -> None:
    with pytest.raises(LogError) as caught:
        check([text] if text else [])
    assert why in str(caught.value)


def test_the_checker_imports_nothing_from_the_game() -> None:
    """It is independent, or it would be wrong together with the game."""
    package = Path(checker.__file__).parent
    imported = {
        name.name if isinstance(node, ast.Import) else f"{'.' * node.level}{node.module or ''}"
        for file in package.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    assert ".shuffle" in imported
    assert not [name for name in imported if "briscola" in name]
