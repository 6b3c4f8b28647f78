"""The pages of docs/rules, docs/log.md and docs/protocol.md say what the code does, and all of it."""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from briscola.engine.actions import ASKS, LEADS, SIGNS, Action
from briscola.engine.events import Opened
from briscola.engine.record import NAMES
from briscola.engine.rules import spell
from briscola.engine.variants import VARIANTS
from tests.worked_examples import EXAMPLES, SECOND_TRICK_OF_EX_1

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
LOG, PROTOCOL = (ROOT / "docs" / name for name in ("log.md", "protocol.md"))

ID = r"(?:R|V|INV|EX)(?:-[A-Z]+)?-"
DEFINED = re.compile(rf"^(?:- \*\*|## )({ID}\d+)\b", re.MULTILINE)
NAMED = re.compile(rf"({ID})(\d+)((?:/\d+)*)(?: …\s+(\d+))?")
ELSEWHERE = (
    *("the papers", "rules.md", "rules-family", "rules-decisions", "contract.md", "bots.md", "decks.md"),
    "../shared",
)


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def sources() -> tuple[Path, ...]:
    """Every program and page of the project but this one."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "*.py", "*.md", ".ci", "*.toml", "*.yml"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.splitlines()
    files = [ROOT / name for name in listed] or [
        path for folder in ("briscola", "tests", "docs") for path in (ROOT / folder).rglob("*.[pm][yd]")
    ]
    return tuple(path for path in files if path.is_file() and path != Path(__file__).resolve())


def defined() -> Counter[str]:
    return Counter(rule for page in RULES.glob("*.md") for rule in DEFINED.findall(text(page)))


def named(words: str) -> Iterator[str]:
    """The IDs in a text: `R-HAND-1`, `V-CH-8/9`, `R-TRICK-4 … 6`.

    >>> list(named("R-HAND-1, V-CH-8/9 and INV-1 … 3"))
    ['R-HAND-1', 'V-CH-8', 'V-CH-9', 'INV-1', 'INV-2', 'INV-3']
    """
    for family, first, others, last in NAMED.findall(words):
        yield f"{family}{first}"
        yield from (f"{family}{number}" for number in others.split("/") if number)
        yield from (f"{family}{number}" for number in range(int(first) + 1, int(last or first) + 1))


def cells(page: Path, key: str) -> list[str]:
    """The row of a table whose first cell names `key`."""
    rows = re.findall(rf"^\| `{key}`[^|]*\|(.*)\|$", text(page), re.MULTILINE)
    return [cell.strip() for cell in rows[0].split(" | ")] if rows else []


def test_every_rule_is_defined_once_with_an_example() -> None:
    assert {rule: times for rule, times in defined().items() if times > 1} == {}
    assert len(defined()) > 150
    for page in RULES.glob("*.md"):
        for rule in re.findall(r"^- \*\*[RVI].*?(?=\n- |\n\n|\n#|\Z)", text(page), re.MULTILINE | re.DOTALL):
            assert re.search(r"\*Example:\s", rule), rule


def test_every_rule_that_is_named_is_defined() -> None:
    rules = defined()
    unknown = {rule: path.name for path in sources() for rule in named(text(path)) if rule not in rules}
    assert unknown == {}, "no page of docs/rules defines these"


def test_every_rule_is_held_by_a_test() -> None:
    tests = [path for path in sources() if path.name.startswith("test_") and path.suffix == ".py"]
    held = {rule for path in tests for rule in named(text(path))}
    assert set(defined()) - held == set(), "no test of tests/ names these in a docstring"


def test_nothing_points_at_pages_that_are_elsewhere() -> None:
    assert [path.name for path in sources() if any(name in text(path) for name in ELSEWHERE)] == []


@pytest.mark.parametrize(
    "page",
    [*RULES.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"],
    ids=lambda p: p.stem,
)
def test_every_link_leads_to_a_page_and_a_heading(page: Path) -> None:
    for target, place in re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", text(page)):
        goal = page.parent / target if target else page
        assert goal.exists(), target
        if place:
            titles = re.findall(r"^#+ (.*)$", text(goal), re.MULTILINE)
            assert place in {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_every_page_of_the_rules_is_in_the_contents() -> None:
    contents = text(RULES / "README.md")
    assert [page.name for page in RULES.glob("*.md") if f"]({page.name})" not in contents] == ["README.md"]


def test_the_log_tells_of_every_event_with_all_its_fields() -> None:
    for kind, name in NAMES.items():
        row = cells(LOG, name)
        assert row, name
        fields = set(kind.__struct_fields__)
        if kind is not Opened:
            fields = {"bytes" if field == "secret" else field for field in fields}
        hidden = {"public", "open"}  # of the truth, not of the log
        missing = {field for field in fields - hidden if f"`{field}`" not in " ".join(row)}
        assert missing == set(), name


def test_the_protocol_and_the_log_tell_of_every_action_sign_and_request() -> None:
    kinds = [str(action.__struct_config__.tag) for action in get_args(Action)]
    (listed,) = re.findall(r"^## Actions\n\n(.*?)\Z", text(LOG), re.MULTILINE | re.DOTALL)
    for kind in kinds:
        assert f"`{kind}`" in listed and f'`{{"{kind}":' in text(PROTOCOL), kind
    words = set(text(PROTOCOL).replace("`", " ").split())
    assert {*SIGNS, *ASKS, *LEADS} <= words


def test_the_observation_of_the_protocol_is_the_one_that_is_sent() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", text(PROTOCOL), re.DOTALL)
    assert json.loads(block) == SECOND_TRICK_OF_EX_1


def test_the_program_of_the_protocol_answers() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", text(PROTOCOL), re.DOTALL)
    legal = [{"play": "4S"}, {"play": "RD"}]
    messages = [
        {"type": "hello"},
        {"type": "event"},
        {"type": "act", "id": 12, "legal": legal},
        {"type": "bye"},
    ]
    heard = "".join(json.dumps(message) + "\n" for message in messages)
    said = subprocess.run(
        [sys.executable, "-c", program], input=heard, capture_output=True, text=True, check=True
    )
    answers = [json.loads(line) for line in said.stdout.splitlines()]
    assert answers == [{"ready": True, "name": "first"}, {"id": 12, "action": {"play": "4S"}}]


def test_every_house_rule_stands_in_the_table_with_its_values_and_what_is_usual() -> None:
    page = RULES / "options.md"
    keys = re.findall(r"^\| `(\w+)` \|", text(page), re.MULTILINE)
    options = [option for row in VARIANTS.values() for option in row.options]
    wanted = (
        "docs/rules/options.md has a row for each option of a game in engine/house_rules.py, and no other"
    )
    assert Counter(keys) == Counter({option.key for option in options}), wanted
    for key in keys:
        _, values, usual, _ = cells(page, key)
        same = [option for option in options if option.key == key]
        known = {spell(value) for option in same for value in option.values}
        numbers = re.fullmatch(r"(\d+) to (\d+)", values)
        told = (
            {str(n) for n in range(int(numbers[1]), int(numbers[2]) + 1)}
            if numbers
            else set(values.split(", "))
        )
        assert told == known, key
        assert all(spell(option.default) in re.split(r"\W+", usual) for option in same), key


def blocks() -> Iterable[tuple[Path, str]]:
    return (
        (page, block)
        for page in sorted(RULES.glob("*.md"))
        for block in re.findall(r"^```\n(.*?)\n```$", text(page), re.MULTILINE | re.DOTALL)
    )


def test_every_worked_hand_of_the_pages_is_one_that_is_played_by_the_tests() -> None:
    played = {text(path).rstrip("\n") for path in EXAMPLES.rglob("*.txt")}
    assert Counter(block for _, block in blocks()) == Counter(played)
