"""`briscola bot` and `briscola arena` as other programs drive them."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from briscola.engine.variants import make_rules
from briscola.players.bots.seat import BotProcess
from briscola.players.levels import LEVELS
from briscola.table.computers import play
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable
from tests.commands.shell import Here, one_sentence, program, spawn
from tests.test_arena import FIELDS
from tests.worked_examples import SECOND_TRICK_OF_EX_1

HELLO = (
    '{"type":"hello","protocol":1,"variant":"briscola","players":2,"seat":0,"sides":[[0],[1]],'
    '"options":{},"winning_hands":2}'
)
ACT: dict[str, Any] = {
    "type": "act",
    "id": 12,
    "observation": SECOND_TRICK_OF_EX_1,
    "legal": [{"play": "5D"}, {"play": "4S"}, {"play": "1B"}],
}


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_example_of_the_protocol(level: str) -> None:
    said = spawn("bot", "--level", level, stdin=f'{HELLO}\n{json.dumps(ACT)}\n{{"type":"bye"}}\n')
    ready, answer = said.lines
    assert said.status == 0
    assert ready["ready"] is True
    assert answer["id"] == 12
    assert answer["action"] in ACT["legal"]


def test_a_bot_is_the_same_in_this_process(briscola: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = f"{HELLO}\n{json.dumps(ACT)}\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    assert briscola("bot", "--level", "easy") == spawn("bot", "--level", "easy", stdin=lines)
    monkeypatch.setattr(sys, "stdin", io.StringIO("nonsense\n"))
    assert briscola("bot", "--level", "easy") == spawn("bot", "--level", "easy", stdin="nonsense\n")


def test_a_bot_leaves_at_the_end_of_its_input() -> None:
    assert spawn("bot", "--level", "easy") == (0, "", "")


@pytest.mark.slow
@pytest.mark.parametrize(
    "line", ["nonsense", '{"type":"act","id":1}', '{"type":"hello"}', '{"type":"dance"}', "\udcff"]
)
def test_a_bot_refuses_what_it_cannot_read(line: str) -> None:
    assert "the referee sent something that cannot be read" in one_sentence(
        spawn("bot", "--level", "easy", stdin=line.encode("utf-8", "replace").decode() + "\n"), 1
    )


@pytest.mark.slow
def test_a_bot_plays_whole_hands_at_our_table() -> None:
    """A chiamata with the open dummy, all seats played by processes."""
    rules = make_rules("chiamata", 4, {"morto": "open"})
    bots = [BotProcess(program("bot", "--level", "easy")) for _ in range(4)]
    try:
        for seat, bot in enumerate(bots):
            bot.hello(rules, seat=seat, winning_hands=2)
        table = RefereedTable(rules, winning_hands=2, levels=["bot"] * 4, deals=SeededDeals(1), seed=1)
        assert len(list(play(table, bots, hands=2))) > 80
    finally:
        for bot in bots:
            bot.close()


def test_the_arena_prints_one_summary_object(briscola: Here) -> None:
    (summary,) = briscola("arena", "easy", "random", "--deals", "6", "--seed", "2", "--json").lines
    assert list(summary) == FIELDS
    assert (summary["deals"], summary["games"]) == (6, 12)
    assert summary["wins"] + summary["draws"] + summary["losses"] == 12


def test_in_chiamata_the_arena_tells_the_roles_apart(briscola: Here) -> None:
    words = ("arena", "easy", "random", "--variant", "chiamata", "--deals", "4", "--json")
    (summary,) = briscola(*words).lines
    assert list(summary["roles"]) == ["caller", "partner", "defender"]
    assert summary["games"] == 20
    assert 0 < sum(role["hands"] for role in summary["roles"].values()) <= 20
    assert all(list(role) == ["hands", "mean", "se"] for role in summary["roles"].values())


@pytest.mark.slow
def test_the_arena_is_the_same_for_any_number_of_processes(briscola: Here) -> None:
    words = ("arena", "medium:goal=win", "easy", "--players", "3", "--deals", "8", "--json", "--jobs")
    one, two = (without_times(briscola(*words, jobs).lines[0]) for jobs in ("1", "2"))
    assert one == two


def without_times(summary: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in summary.items() if "_ms_" not in key}


def test_a_program_that_is_no_bot_loses_by_its_faults(briscola: Here, tmp_path: Path) -> None:
    script = tmp_path / "rude.py"
    script.write_text("import sys\nfor line in sys.stdin: print('no', flush=True)\n", encoding="utf-8")
    said = briscola("arena", f"cmd:{sys.executable} {script}", "easy", "--deals", "1", "--json")
    (summary,) = said.lines
    assert said.status == 0
    assert (summary["faults_a"], summary["losses"], summary["mean"]) == (2, 2, -120.0)
    assert said.err.count("answered something that is not JSON") == 2
    told = briscola("arena", f"cmd:{sys.executable} {script}", "easy", "--deals", "1").out.splitlines()
    assert told[-1] == "faults: A 2, B 0"


def test_for_people_the_arena_is_a_few_lines(briscola: Here) -> None:
    said = briscola("arena", "easy", "random", "--variant", "chiamata", "--deals", "3")
    first, *_, last = said.out.splitlines()
    assert first == "easy (A) against random (B): chiamata for 5"
    assert last.startswith("as defender: ")
