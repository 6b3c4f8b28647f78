"""The checker and the log as a whole: shuffle and draw, random play, records, lines and the command."""

import ast
import io
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import checker
from tests.called_log_writer import CalledWriter, writer
from tests.checker import LogError, check
from tests.checker.__main__ import main
from tests.checker.shuffle import bytes_of_hand, cut_place, shuffled, words
from tests.log_writer import Writer
from tests.short_logs import ex_1, lines, read, refusal, shuffled_refusal
from tests.worked_examples import Event, opening


def test_a_word_above_the_last_multiple_is_refused_in_the_shuffle() -> None:
    """Step 4: for three places 2**32 - 1 is one word too many, for two places none is."""
    assert shuffled("abc", iter([2**32 - 1, 0, 2**32 - 1])) == shuffled("abc", iter([0, 1]))
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


FORMS: list[tuple[str, int, Event]] = [
    ("briscola", 2, {}),
    ("briscola", 2, {"exchange": "seven"}),
    ("briscola", 2, {"exchange": "seven_and_two", "void_dealer": "next", "first_dealer": "low"}),
    ("briscola", 2, {"stop_at_61": True, "first_dealer": "random"}),
    ("briscola", 2, {"tie": "last_trick", "capot": True}),
    ("briscola", 3, {"removed": "2S", "exchange": "seven_and_two"}),
    ("briscola", 3, {"independents": "strict"}),
    ("briscola", 4, {"exchange": "seven_and_two"}),
    ("briscola", 4, {"spies": True, "silent_first_trick": False, "stop_at_61": True}),
    ("briscola", 4, {"teams": False}),
    ("briscola", 5, {}),
    ("chiamata", 5, {}),
    ("chiamata", 5, {"bidding": "rank", "call_own": False, "first_lead": "caller"}),
    ("chiamata", 5, {"all_pass": "same", "multiplier": True, "match": "hands", "match_hands": 3}),
    ("chiamata", 5, {"all_pass": "forced", "capot_doubles": True, "match": "target", "match_target": 4}),
    ("chiamata", 4, {}),
    ("chiamata", 4, {"morto": "open", "first_lead": "caller", "bidding": "rank"}),
    ("prini", 2, {}),
    ("prini", 3, {"deal_all": True}),
    ("prini", 4, {"deal_all": True}),
    ("prini", 5, {}),
    ("bisca", 2, {"hand_size": 9, "follow_at_end": True, "exchange": "two"}),
    ("bisca", 3, {}),
    ("bisca", 4, {"follow_at_end": True}),
    ("briscola", 2, {"stop_at_61": True, "capot": True, "deal_by": "three"}),
    ("briscola", 2, {"exchange": "seven_and_two", "turn_up": "bottom", "ranking": "seven"}),
    ("briscola", 3, {"total_120": True, "exchange": "seven"}),
    ("briscola", 4, {"signs": "south", "lead_request": True, "total_120": True}),
    ("briscola", 6, {"exchange": "seven"}),
    ("briscola", 6, {"spies": True, "signs": "custom", "capot": True, "tie": "last_trick"}),
    ("briscola", 6, {"teams": False, "independents": "strict"}),
    ("briscola", 6, {"teams": False, "deal_by": "three", "turn_up": "bottom"}),
    ("prini", 4, {"total_120": True, "ranking": "seven"}),
    ("bisca", 2, {"hand_size": 9, "deal_by": "three", "stakes": True}),
    ("bisca", 2, {"stakes": True, "stop_at_61": True}),
    ("bisca", 4, {"stakes": True, "capot": True, "tie": "last_trick"}),
    ("scoperta", 2, {}),
    ("scoperta", 2, {"exchange": "seven_and_two", "turn_up": "bottom", "ranking": "seven"}),
    ("briscolone", 2, {}),
    ("briscolone", 2, {"must_follow": True, "to_points": 151}),
    ("briscolone", 2, {"match": "wins", "tie": "last_trick", "ranking": "seven"}),
    ("sueca", 4, {}),
    ("sueca", 4, {"first_dealer": "low"}),
    ("marianna", 2, {}),
    ("marianna", 2, {"must_follow": True, "first_marianna": 40, "to_points": 501}),
    ("marianna", 3, {"removed": "2B", "to_points": 300}),
    ("marianna", 4, {"silent_first_trick": False, "spies": True}),
    ("marianna", 4, {"trump_by": "turned", "exchange": "seven_and_two", "deal_by": "three"}),
    ("marianna", 3, {"trump_by": "turned", "ranking": "seven"}),
    ("brisca", 2, {}),
    ("brisca", 2, {"exchange": "off", "total_120": True}),
    ("brisca", 3, {}),
    ("brisca", 4, {"show_partner": False, "exchange": "seven"}),
    ("chiamata", 5, {"bidding": "rank", "obliged": True, "multiplier": True}),
    ("chiamata", 5, {"bidding": "rank", "obliged": True, "dark": True, "ranking": "seven"}),
    ("chiamata", 5, {"bidding": "two", "weak_redeal": True, "call_own": False}),
    ("chiamata", 5, {"weak_redeal": True, "concede": True, "multiplier": True, "capot_doubles": True}),
    ("chiamata", 5, {"dark": True, "concede": True, "first_lead": "caller", "call_own": False}),
    ("chiamata", 4, {"dark": True, "weak_redeal": True, "concede": True}),
    ("chiamata", 4, {"morto": "open", "bidding": "rank", "obliged": True, "dark": True}),
    ("chiamata", 4, {"morto": "open", "bidding": "two", "concede": True, "match": "hands"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "players", "options"), FORMS)
def test_the_checker_and_the_plain_writer_read_the_rules_alike(
    variant: str, players: int, options: Event
) -> None:
    log = writer(variant, players, options, seed=random.Random(str(options)).randrange(10**6)).run(40)
    found = check(lines(log))
    assert (found.variant, found.players, found.hands) == (variant, players, 40)
    assert found.matches == sum(event["event"] == "match_end" for event in log)
    assert not found.additions


@pytest.mark.parametrize("seed", range(6))
def test_a_record_has_a_salt_and_the_person_cuts_where_it_likes(seed: int) -> None:
    """Records, steps 2 and 5: the person sits at seat 0 and cuts when seat 1 deals."""
    log = Writer("briscola", 2, seed=seed, salt="a moving mouse", cut_at=13).run(1)
    assert "salt" in shuffled_refusal(log)
    record = [{"record": 1, "program": "briscola 1.0"}, *log]
    cutter = next(event["seat"] for event in log if event["event"] == "cut")
    if cutter == 0:
        assert check(lines(record)).hands == 1
    else:
        assert "the place of the cut" in shuffled_refusal(record)


@pytest.mark.parametrize("seed", range(4))
def test_a_cut_that_the_person_left_to_the_shuffle_is_held_to_it(seed: int) -> None:
    """docs/record.md, `cut`."""
    for at, wrong in ((None, ""), (13, "the place of the cut")):
        log = Writer("briscola", 2, seed=seed, salt="a moving mouse", cut_at=at).run(1)
        cut = next(event for event in log if event["event"] == "cut")
        cut["auto"] = True
        record = [{"record": 2}, *log]
        if cut["seat"]:
            assert "only a person has the pack cut" in shuffled_refusal(record)
        elif wrong:
            assert wrong in shuffled_refusal(record)
        else:
            assert check(lines(record)).hands == 1


def test_in_a_record_of_several_persons_each_cuts_where_she_likes() -> None:
    """docs/record.md: the roster tells who is one, and `sits` who sits down."""
    log = Writer("briscola", 2, seed=1, salt="a moving mouse", cut_at=13).run(4)
    assert {event["seat"] for event in log if event["event"] == "cut"} == {0, 1}
    both = {"record": 3, "roster": [{"seat": 0}, {"seat": 1}]}
    assert check(lines([both, *log])).hands == 4
    first = {"record": 3, "roster": [{"seat": 0}, {"seat": 1, "level": "easy"}]}
    assert "the place of the cut" in shuffled_refusal([first, *log])
    at = next(at for at, event in enumerate(log) if event["event"] == "commit")
    person = {"event": "sits", "seat": 1, "who": {"name": "Leo", "face": ""}}
    assert check(lines([first, *log[:at], person, *log[at:]])).hands == 4
    computer = {"event": "sits", "seat": 0, "who": {"name": "Peppe", "face": "", "level": "easy"}}
    assert "the place of the cut" in shuffled_refusal([both, *log[:at], computer, *log[at:]])


def test_another_seal_follows_one_that_is_withdrawn_in_a_record() -> None:
    """docs/record.md, `withdrawn`."""
    log = Writer("briscola", 2, seed=1).run(1)
    at = next(at for at, event in enumerate(log) if event["event"] == "commit")
    unused, withdrawn = log[at] | {"sha256": "0" * 64}, {"event": "withdrawn", "hand": 1}
    start = [{"record": 3}, log[0], withdrawn | {"hand": 0}, *log[1:at]]
    right = [*start, unused, withdrawn, unused, withdrawn, *log[at:]]
    assert check(lines(right)).hands == 1
    assert "stands in records only" in shuffled_refusal(right[1:])
    assert "cut where commit should" in shuffled_refusal([*start, unused, withdrawn, *log[at + 1 :]])
    other = withdrawn | {"hand": 2}
    assert "whose seal is withdrawn is 2" in shuffled_refusal([*start, unused, other, *log[at:]])


def test_nothing_follows_when_a_match_was_given_up() -> None:
    """docs/record.md, `given_up`."""
    record = [{"record": 3}, *Writer("briscola", 2, seed=1).run(1)]
    short = [*record[:20], {"event": "given_up"}]
    assert check(lines(short)).hands == 0
    assert "after the match was given up" in shuffled_refusal([*short, record[20]])
    assert "stands in records only" in shuffled_refusal(short[1:])


def test_a_record_whose_bytes_are_not_those_committed_to_is_refused() -> None:
    record = [{"record": 1}, *Writer("briscola", 2).run(1)]
    record[-1]["bytes"] = "0" * 64
    assert "the commitment to the bytes" in shuffled_refusal(record)


def test_a_record_whose_salt_is_changed_afterwards_is_refused() -> None:
    record = [{"record": 1}, *Writer("briscola", 2, seed=1).run(1)]
    next(event for event in record if event.get("event") == "cut")["salt"] = "another"
    assert "the cut" in shuffled_refusal(record)


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
    text = "".join(line + "\n" for line in lines(Writer("briscola", 2).run(2)))
    file = tmp_path / "log.jsonl"
    file.write_text(text, encoding="utf-8")
    assert main([str(file)]) == 0
    assert capsys.readouterr().out.startswith("right: briscola for 2, 2 whole hands")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["-", "--hands", "3"]) == 1
    assert "holds 2 hands, should hold 3" in capsys.readouterr().out


def test_the_command_runs_as_a_module() -> None:
    text = "\n".join(lines(CalledWriter(4).run(1)))
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
    log = Writer("briscola", 2).run(1)
    at = next(i for i, event in enumerate(log) if event["event"] == "trick")
    log[at]["points"] += 1
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
