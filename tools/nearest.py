"""Run the quick tests that are nearest by imports to what was changed: the first thing to run after an edit.

    python -m tools.nearest [FILE …] [--tests 200] [--list]

Without a file: what differs from the last commit. A test that imports a changed module is nearer than one
that imports its importer; among equals the one in the folder of the same name comes first. A file that is no
module counts as imported by every module that says its name. Nothing here proves that a change is right: it
says soon that it is wrong.

Why no plugin: pytest-testmon needs a run of everything under coverage in each checkout before it helps, and
knows nothing of pages, drawings and words; pytest-picked runs changed tests only; pytest-impacted runs all
that can be reached, which is nearly every test for a change in the engine.
"""

import argparse
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import pytest
from grimp import build_graph

MANY = 200
PACKAGES = ("briscola", "tests", "tools", "benchmarks", "trials", "training")
SHARE = 40
"""Tests that a file may have before the next file gets its turn."""
_TEST = re.compile(r"^(?: {4})?def test_", re.MULTILINE)


class Imports:
    """The importers of each module."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.files = {
            ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"): path
            for package in PACKAGES
            for path in (root / package).rglob("*.py")
        }
        self.texts = {module: path.read_text(encoding="utf-8") for module, path in self.files.items()}
        graph = build_graph(*PACKAGES, cache_dir=None)
        self.importers = {module: graph.find_modules_that_directly_import(module) for module in graph.modules}

    def of_file(self, path: Path) -> set[str]:
        """The modules that a changed file stands for: itself, or those that say its name or its folder's."""
        own = {module for module, file in self.files.items() if file == path}
        for name in (path.name, path.parent.name):
            said = re.compile(rf"[\"'/]{re.escape(name)}\b")
            own = own or {module for module, text in self.texts.items() if said.search(text)}
        return own

    def distances(self, changed: Iterable[str]) -> Mapping[str, int]:
        """Steps from each module that reaches one of these, by imports."""
        found = dict.fromkeys(changed, 0)
        queue = list(found)
        for module in queue:
            for importer in sorted(self.importers[module] - found.keys()):
                found[importer] = found[module] + 1
                queue.append(importer)
        return found


def nearest(imports: Imports, files: Sequence[Path]) -> Sequence[Path]:
    """The files of tests that reach these files by imports, the nearest first."""
    steps = imports.distances(set().union(*(imports.of_file(path) for path in files)))
    words = {part for path in files for part in path.relative_to(imports.root).with_suffix("").parts}
    tests = [imports.files[module] for module in steps if imports.files[module].name.startswith("test_")]
    near = {imports.files[module]: step for module, step in steps.items()}

    def order(path: Path) -> tuple[int, int, str]:
        parts = {*path.relative_to(imports.root).parts[1:-1], path.stem.removeprefix("test_")}
        return near[path], -len(parts & words), str(path)

    return sorted(tests, key=order)


class Some:
    """Keeps a number of the tests in some files, and gives each file its share before any has more."""

    def __init__(self, files: Sequence[Path], most: int) -> None:
        self.most = most
        self.ranks = {path: rank for rank, path in enumerate(files)}
        self.folders = {folder for path in files for folder in path.parents}
        self.kept = self.left = 0

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Leave out other files. One that is named to pytest is read even where its folder bars it."""
        known = self.folders if collection_path.is_dir() else self.ranks
        return None if collection_path in known or collection_path.name == "__init__.py" else True

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave the others out."""
        items.sort(key=lambda item: self.ranks[item.path])
        rounds: Counter[Path] = Counter()
        turns = []
        for place, item in enumerate(items):
            turns.append((rounds[item.path] // SHARE, place))
            rounds[item.path] += 1
        kept = sorted(place for _, place in sorted(turns)[: self.most])
        chosen = [items[place] for place in kept]
        self.kept, self.left = len(chosen), len(items) - len(chosen)
        config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
        items[:] = chosen


def changed(root: Path) -> Sequence[Path]:
    """The files that differ from the last commit, new ones included."""
    names = []
    for command in (
        ["git", "diff", "--name-only", "HEAD"],
        ["git", "ls-files", "--others", "--exclude-standard"],
    ):
        names += subprocess.run(
            command, cwd=root, capture_output=True, text=True, check=True
        ).stdout.splitlines()
    return [root / name for name in names]


def main(words: Sequence[str]) -> int:
    """Run the nearest tests; pytest's exit status, or 5 where no test reaches the change."""
    reader = argparse.ArgumentParser(prog="python -m tools.nearest", description=__doc__.partition("\n")[0])
    reader.add_argument("files", nargs="*", type=Path, metavar="FILE")
    reader.add_argument("--tests", type=int, default=MANY)
    reader.add_argument("--list", action="store_true", help="only name the files of tests, nearest first")
    given = reader.parse_args(words)
    root = Path.cwd()
    imports = Imports(root)
    found = nearest(imports, [path.resolve() for path in given.files] or changed(root))
    if given.list:
        print(*(path.relative_to(root) for path in found), sep="\n")
        return 0
    if not found:
        print("No test reaches this by imports.")
        return int(pytest.ExitCode.NO_TESTS_COLLECTED)
    written = {path: len(_TEST.findall(path.read_text(encoding="utf-8"))) for path in found}
    asked: list[Path] = []
    while len(asked) < len(found) and sum(written[path] for path in asked) < 2 * given.tests:
        asked.append(found[len(asked)])
    some = Some(asked, given.tests)
    status = pytest.main(["tests"], plugins=[some])
    others = found[len(asked) :]
    print(
        f"Ran {some.kept} tests. Left out: {some.left} in the {len(asked)} nearest files, and {len(others)} "
        f"files further away with {sum(written[path] for path in others)} test functions."
    )
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
