"""A draw of faults over all rooms, each against the quick tests nearest to its line; begun again, it goes on.

python -m trials.draw FOLDER [--faults 200] [--seed 1]                draws them: FOLDER/drawn.jsonl
PASSED=FOLDER/passed.jsonl STATEMENTS=FOLDER/statements.json python -m pytest -p trials.passed_lines
python -m trials.draw FOLDER [NUMBER …] [--tree CHECKOUT]             tries them: FOLDER/rows.jsonl

Half of them are those of trials/own_faults.py, the others cosmic-ray's (`pip install cosmic-ray`).
"""

import argparse
import ast
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from trials.faults import ROOT, copied
from trials.nearest import Passed, near, parsed, rooms
from trials.own_faults import KINDS, Edit, edits, one_of
from trials.without_effect import Place, Unread

MOST, SECONDS = 300, 60.0
"""The tests that a fault is held against, and how long they may take by the clock."""
FIRST = 30
"""So many are run alone before: most faults are noticed by them, and fewer modules are imported."""


class Drawn(NamedTuple):
    """A fault: the lines from `line` on that are others."""

    kind: str
    file: str
    line: int
    old: str
    new: str


def code_lines(file: str) -> list[int]:
    """The lines of a module with anything but docstrings and comments."""
    words = [
        n for n in ast.walk(parsed(file)[1]) if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)
    ]
    silent = {line for n in words for line in range(n.lineno, (n.end_lineno or n.lineno) + 1)}
    return sorted(
        {n.lineno for n in ast.walk(parsed(file)[1]) if isinstance(n, ast.expr | ast.stmt)} - silent
    )


@cache
def own(file: str) -> dict[str, dict[int, list[Edit]]]:
    """Own faults of a module by kind and line."""
    found: dict[str, dict[int, list[Edit]]] = {kind: {} for kind in KINDS}
    for edit in edits(parsed(file)[1]):
        found[edit.kind].setdefault(edit.node.lineno, []).append(edit)
    return found


@cache
def nodes(file: str) -> list[Any]:
    """All nodes of a module as cosmic-ray sees it."""
    from cosmic_ray.ast import ast_nodes, get_ast

    return [*ast_nodes(get_ast(parsed(file)[0]))]


def theirs(file: str, line: int) -> dict[str, list[tuple[str, Place]]]:
    """Mutations of cosmic-ray in a line that can have an effect, by family: operator and place."""
    from cosmic_ray.plugins import get_operator, operator_names
    from cosmic_ray.work_item import MutationSpec

    found, unread = dict[str, list[tuple[str, Place]]](), Unread(parsed(file)[0])
    there = [node for node in nodes(file) if node.start_pos[0] <= line <= node.end_pos[0]]
    for name in sorted(operator_names()):
        if get_operator(name).arguments():
            continue
        for begin, end in (
            place for node in there for place in get_operator(name)().mutation_positions(node)
        ):
            if begin[0] == line and not unread.holds(MutationSpec(file, name, 0, begin, end)):
                found.setdefault(name.partition("_")[0], []).append((name, begin))
    return found


def mutated(chance: random.Random, file: str, line: int) -> str | None:
    """The module's text with one of cosmic-ray's mutations in this line, or None."""
    families = theirs(file, line)
    if not families:
        return None
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    name, at = chance.choice(families[chance.choice(sorted(families))])
    operator = get_operator(name)()
    places = [begin for node in nodes(file) for begin, _ in operator.mutation_positions(node)]
    with suppress(AttributeError, SyntaxError):  # it cannot replace a dotted name after `except`
        text = mutate_code(parsed(file)[0], operator, places.index(at))
        return str(text) if ast.dump(ast.parse(str(text))) != ast.dump(parsed(file)[1]) else None
    return None


def changed(chance: random.Random, kind: str, file: str, line: int) -> str | None:
    """The module's text with a fault of this kind in this line, or None where there is none."""
    if kind in KINDS:
        return one_of(chance, own(file)[kind].get(line, []), parsed(file)[0])
    return mutated(chance, file, line)


def draw(number: int, seed: int) -> Iterator[Drawn]:
    """This many faults; of the lines with a kind of fault, in the whole program, each is as likely."""
    chance, taken = random.Random(seed), set[tuple[str, int]]()
    lines = [(file, line) for file in rooms() for line in code_lines(file)]
    for at in range(number):
        kind = KINDS[at // 2 % len(KINDS)] if at % 2 else "cosmic-ray"
        text = None
        while text is None:
            file, line = chance.choice(lines)
            text = None if (file, line) in taken else changed(chance, kind, file, line)
        taken.add((file, line))
        old, new = parsed(file)[0].splitlines(), text.splitlines()
        first = next(row for row, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1])
        more = len(new) - len(old)
        last = next(
            row for row in range(len(old), 0, -1) if row <= first or old[row - 1] != new[row - 1 + more]
        )
        last = max(last, first + 1)
        new_lines = "\n".join(new[first : last + more])
        yield Drawn(kind, file, first + 1, "\n".join(old[first:last]), new_lines)


def placed(fault: Drawn, source: str) -> str:
    """The module with the fault; in another version the place that is written alike and nearest.

    Raises ValueError where there is none.
    """
    lines, old = source.splitlines(), fault.old.splitlines() or [""]
    starts = [at for at in range(len(lines)) if lines[at : at + len(old)] == old]
    at = min(starts, key=lambda start: abs(start + 1 - fault.line))
    return "\n".join([*lines[:at], *fault.new.splitlines(), *lines[at + len(old) :]]) + "\n"


def try_out(fault: Drawn, tests: Sequence[str], house: Path) -> dict[str, object]:
    """Hold a fault in a copied checkout against these tests: who noticed, seconds, how many had begun."""
    path, begun = house / fault.file, house / "begun.txt"
    right, stamp = path.read_bytes(), path.stat().st_mtime_ns
    begun.write_text("", encoding="utf-8")
    path.write_text(placed(fault, right.decode()), encoding="utf-8")
    start, noticed = time.monotonic(), ""
    try:
        for part in (tests[:FIRST], tests[FIRST:]):
            left = SECONDS - (time.monotonic() - start)
            if part and not noticed and left > 0:
                noticed = run(part, house, begun, left)
    finally:
        path.write_bytes(right)
        os.utime(path, ns=(stamp, stamp))  # so that what is compiled of the fault is not taken for it
    began = begun.read_text(encoding="utf-8").splitlines()
    seconds = round(time.monotonic() - start, 1)
    return {"noticed": noticed, "seconds": seconds, "begun": len(began), "last": began[-1] if began else None}


def run(tests: Sequence[str], house: Path, begun: Path, seconds: float) -> str:
    """The first of these tests that notices something; empty if none does within so many seconds."""
    names = house / "near.txt"
    names.write_text("\n".join(tests), encoding="utf-8")
    files = [f for f in sorted({test.partition("::")[0] for test in tests}) if (house / f).is_file()]
    if not files:
        return ""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "trials.near_tests",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
    ]
    command += ["--tb=line", *files]
    told = os.environ | {"NEAR_TESTS": str(names), "STARTED_TESTS": str(begun)}
    with subprocess.Popen(
        command,
        cwd=house,
        env=told,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    ) as running:
        try:
            said, _ = running.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            return ""
    if running.returncode in (0, 5):  # 5: none of them is there
        return ""
    who = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, re.MULTILINE)
    return who[1] if who else said[-300:]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trials.draw", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("numbers", type=int, nargs="*", help="those to be tried again (all that were not)")
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tree", type=Path, default=ROOT, help="another version that they are put into")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    kept, rows, passed = (args.folder / f"{name}.jsonl" for name in ("drawn", "rows", "passed"))
    if not kept.exists():
        drawn = [*draw(args.faults, args.seed)]
        asked: dict[str, list[int]] = {}
        for fault in drawn:
            for file, lines in next(near(fault.file, fault.line)).items():
                asked.setdefault(file, []).extend(lines)
        (args.folder / "statements.json").write_text(json.dumps(asked), encoding="utf-8")
        kept.write_text("".join(json.dumps(fault._asdict()) + "\n" for fault in drawn), encoding="utf-8")
    if not passed.exists():
        return
    faults = [Drawn(**json.loads(line)) for line in kept.read_text(encoding="utf-8").splitlines()]
    before = [json.loads(line) for line in rows.read_text("utf-8").splitlines()] if rows.exists() else []
    done = {row["number"] for row in before}
    tests_passed, house = Passed(passed), args.folder / "briscola"
    if not house.exists():
        copied(args.folder, args.tree)
    (house / "trials" / "near_tests.py").write_bytes((ROOT / "trials" / "near_tests.py").read_bytes())
    for number in args.numbers or [number for number in range(len(faults)) if number not in done]:
        fault = faults[number]
        tests = tests_passed.nearest(fault.file, fault.line, MOST)
        row: dict[str, object] = {"number": number, **fault._asdict(), "tests": len(tests), "noticed": ""}
        row |= try_out(fault, tests, house) if tests else {}
        with rows.open("a", encoding="utf-8") as file:
            print(json.dumps(row), file=file)
        found = row["noticed"] or ("nobody" if tests else "not covered")
        print(f"{number} {fault.file}:{fault.line} {fault.kind}: {found}", flush=True)


if __name__ == "__main__":
    main()
