"""Another program than ours checks a record: the lines of docs/verify.md, as they stand there."""

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.checking.check_script import CHECK_SCRIPT
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.deal_code import DealCode, encode
from briscola.engine.forms import FORMS
from briscola.engine.occupant import Occupant
from briscola.engine.record import event_to_json
from briscola.engine.rules import Rules
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from briscola.storage.match_choices import seated
from briscola.storage.records.header import HouseTerms
from briscola.storage.records.match_record import file_of, right
from briscola.storage.records.records import new_header
from briscola.table.deals import SystemDeals
from briscola.table.table import RefereedTable
from tests.client.script_records import (
    GAMES,
    REMATCH,
    cut_again,
    honest,
    lines_of,
    of_kind,
    play_out,
    record_of,
    says,
    stack_deck,
    written,
)
from tests.client.steps import game_of
from tests.engine.recorded import play_on_by_chance, recorded_table
from tests.property_based import examples

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "verify.md"


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_record_is_right(tmp_path: Path, game: str) -> None:
    assert says(tmp_path, written(honest(game))) is None
    assert written(honest(game)).decode().splitlines()[1:] == list(record_of(game))


@pytest.mark.slow
def test_honest_records_of_all_games_are_right(tmp_path: Path) -> None:
    for rules in FORMS.values():
        lines = [json.loads(line) for line in lines_of(rules)]
        assert says(tmp_path, written(lines)) is None, rules.slug


def test_a_record_that_breaks_off_anywhere_is_right_unless_a_link_is_missing(tmp_path: Path) -> None:
    lines = honest()
    for end in (1, 2, 3, 4, 5, 6, 7, 8, 20):
        assert says(tmp_path, written(lines[:end])) is None, end
    link = next(at for at, line in enumerate(lines) if line["event"] == "chain")
    said = says(tmp_path, written(lines[:link]))
    assert said is not None and "a hand without its link" in said


def test_a_rematch_has_no_draw_and_is_right(tmp_path: Path) -> None:
    """Who deals is in its header (R-MATCH-4)."""
    levels = ("person", "random")
    terms = Terms(header=REMATCH, dealer=1)
    rules = make_rules("briscola", 2)
    table = RefereedTable(rules, winning_hands=11, levels=levels, deals=SystemDeals(), terms=terms)
    table.begin_match()
    play_out(table)
    lines = [event_to_json(event) for event in table.log]
    assert not of_kind(lines, "draw_reveal") and len(of_kind(lines, "chain")) == 3
    assert says(tmp_path, written(lines, REMATCH)) is None
    assert says(tmp_path, written(honest(), REMATCH)) is not None, "a rematch in which somebody draws"
    stack_deck(lines)
    assert says(tmp_path, written(lines, REMATCH)) is not None


def test_one_deal_played_again_is_not_called_shuffled(tmp_path: Path) -> None:
    code = DealCode(rules=make_rules("briscola", 2), dealer=1, at=5, seed=bytes(range(32)))
    header = json.dumps({"record": 2, "deal": encode(code)})
    terms = Terms(header=header, deal=code)
    table = recorded_table(code.rules, terms=terms)
    data = written([event_to_json(event) for event in table.log], header)
    said: list[object] = []
    assert says(tmp_path, data, said) is None
    assert "Nothing shuffled" in said
    assert says(tmp_path, written(honest()), said) is None and "Right" in said
    assert says(tmp_path, data[:-9] + b"12345678\n") is not None


def test_a_pack_cut_for_the_person_is_right(tmp_path: Path) -> None:
    lines = honest()
    cut_again(lines, 0, lambda _at: None, auto=True)
    assert any(line.get("auto") for line in lines)
    # What follows the deal is that of other cards, which this program does not look at.
    assert says(tmp_path, written(lines)) is None


@pytest.mark.slow
@examples(30)
@given(st.data())
def test_a_record_of_any_persons_among_computers_is_right(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Those of version 3, from one person to a whole table of them, and what `verify` finds in them."""
    rules = data.draw(st.sampled_from([make_rules(*game) for game in GAMES.values()]))
    people = data.draw(st.sets(st.integers(0, rules.players - 1), min_size=1))
    setup = among(rules, people)
    header = new_header(setup, seeds=["7"] * (rules.players - 1), terms=HouseTerms(undo=True, hints=True))
    table = recorded_table(
        rules, terms=header.terms, winning_hands=2, undo=0.1, until=lambda table: bool(table.hand)
    )
    seat = data.draw(st.integers(0, rules.players - 1))
    table.sit(seat, Occupant(name="Leo", face="person-man"))
    play_on_by_chance(table)
    lines = file_of(header, table.log)
    assert right(lines).position.ended
    assert says(tmp_path_factory.mktemp("record"), lines) is None


def among(rules: Rules, people: set[int]) -> MatchSetup:
    """A match for two winning hands of persons at these seats, and of computers at the others."""
    players = [
        Occupant(name=f"P{seat}", face="person-woman", key=f"key{seat}")
        if seat in people
        else Occupant(name="Peppe", face="peppe", level="random")
        for seat in range(rules.players)
    ]
    return seated(game_of(rules, hands=2), players)


def test_who_is_said_to_sit_there_decides_whose_cut_is_free(tmp_path: Path) -> None:
    """The pack is cut where it suits the program: whoever sat down to excuse it stands in the record."""
    lines = honest()
    cut_again(lines, 1, lambda at: 1 + at % 30)
    assert says(tmp_path, written(lines)) is not None
    person, computer = (
        {"seat": 0, "name": "", "face": ""},
        {"seat": 1, "name": "", "face": "", "level": "easy"},
    )
    both = json.dumps({"record": 3, "roster": [person, computer | {"level": ""}]})
    assert says(tmp_path, written(lines, both)) is None
    alone = json.dumps({"record": 3, "roster": [person, computer]})
    assert says(tmp_path, written(lines, alone)) is not None
    sits = {"event": "sits", "seat": 1, "who": {"name": "Leo", "face": ""}}
    assert says(tmp_path, written([lines[0], sits, *lines[1:]], alone)) is None
    leaves = sits | {"who": {"name": "Peppe", "face": "", "level": "easy"}}
    assert says(tmp_path, written([lines[0], leaves, *lines[1:]], both)) is not None


def test_a_withdrawn_seal_and_an_unfinished_hand_are_right(tmp_path: Path) -> None:
    lines = honest()
    at = next(n for n, line in enumerate(lines) if line["event"] == "commit" and line["hand"] == 2)
    lines[at:at] = [{"event": "commit", "hand": 2, "sha256": "ab" * 32}, {"event": "withdrawn", "hand": 2}]
    assert says(tmp_path, written(lines)) is None
    assert says(tmp_path, written(lines[: at + 8])) is None


@pytest.mark.slow
def test_every_flipped_bit_of_a_finished_hand_is_found(tmp_path: Path) -> None:
    data = written(honest())
    chance = Random(3)
    for place in [*range(len(data) - 120, len(data)), *chance.sample(range(len(data)), 80)]:
        flipped = bytearray(data)
        flipped[place] ^= 1 << chance.randrange(8)
        assert says(tmp_path, bytes(flipped)) is not None, bytes(flipped[place - 20 : place + 20])


@pytest.mark.linux
def test_plain_python_runs_it_with_nothing_of_ours(tmp_path: Path) -> None:
    (tmp_path / "check.py").write_text(CHECK_SCRIPT, encoding="utf-8")
    (tmp_path / "record.jsonl").write_bytes(written(honest()))
    words = [sys.executable, "-I", "check.py", "record.jsonl"]
    ran = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0 and ran.stdout.startswith("Right "), ran.stderr


def test_the_page_prints_it_and_everybody_who_is_told_of_its_lines_is_told_how_many() -> None:
    (printed,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert printed == CHECK_SCRIPT
    lines = len([line for line in CHECK_SCRIPT.splitlines() if line])
    assert lines <= 68
    root = PAGE.parent.parent
    sheet = root / "briscola" / "ui" / "scenes" / "results" / "proof.py"
    for file, words in (
        (PAGE, "The {} lines of plain Python"),
        (sheet, "These {} lines of Python"),
        (root / "README.md", "a script of {} lines"),
    ):
        assert words.format(lines) in " ".join(file.read_text(encoding="utf-8").split()), file.name
