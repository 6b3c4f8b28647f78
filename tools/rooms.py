"""Count how much the modules and rooms of a package know of each other.

    python -m tools.rooms [FOLDER=briscola] [--rooms]

A room is a folder of modules, at most two levels below the package (three in ui/scenes); a module beside the
folders is a room of its own. Imports for types alone count, too: whoever reads the file has to know them.
"""

import ast
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

SEVERAL = 15
"""Imports of ours in a file that are many."""

KINDS = {
    "words": "i18n",
    "week_words": "i18n",
    "journal_words": "i18n",
    "browser": "pages",
    "at_dealer": "dealer",
    "dealer_tables": "dealer",
    "window": "ui",
    "entry": "ui",
}
"""Rooms of a capability's files, by their names; all others hold facts, which `client` may know."""


def room_of_its_kind(module: str) -> str:
    """The large room of a module, a capability's file with its kind; empty for the bare package."""
    _, *parts = module.split(".")
    if parts[:1] == ["capabilities"] and len(parts) > 2:
        return KINDS.get(parts[2], "client")
    return parts[0] if parts else ""


class House:
    """The modules of a package: their lines, what each imports, and the names that other rooms use of it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        paths = sorted(root.rglob("*.py"))
        self.files = {
            ".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__"): path
            for path in paths
        }
        self.lines: dict[str, int] = {}
        self.edges: dict[str, set[str]] = {}
        """Modules of ours that a module of more than one line imports."""
        self.names: dict[str, set[str]] = defaultdict(set)
        self.import_lines = 0
        for module, path in self.files.items():
            text = path.read_text(encoding="utf-8")
            self.lines[module] = text.count("\n")
            wanted = set(self._imports(module, ast.parse(text)))
            if self.lines[module] > 1:
                self.edges[module] = wanted

    def _imports(self, module: str, tree: ast.AST) -> Iterator[str]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                self.import_lines += (node.end_lineno or node.lineno) - node.lineno + 1
            if isinstance(node, ast.ImportFrom) and not node.level and node.module:
                for alias in node.names:
                    whole = f"{node.module}.{alias.name}"
                    target = whole if whole in self.files else node.module
                    if target in self.files and target != module:
                        if self.room(target) != self.room(module):
                            self.names[target].add(alias.name)
                        yield target

    def room(self, module: str) -> str:
        """The room in which a module lies."""
        parts = module.split(".")[1:]
        folder = parts if self.files[module].name == "__init__.py" else parts[:-1]
        depth = 3 if folder[:2] == ["ui", "scenes"] else 2
        return ".".join(folder[:depth]) or module

    def rooms(self) -> Mapping[str, list[str]]:
        """The modules of each room."""
        found: dict[str, list[str]] = defaultdict(list)
        for module in self.edges:
            found[self.room(module)].append(module)
        return found


def summary(house: House) -> Iterator[str]:
    """The figures of the whole house."""
    counts = [len(wanted) for wanted in house.edges.values()]
    lines = sum(house.lines.values())
    crossing = [(a, b) for a, wanted in house.edges.items() for b in wanted if house.room(a) != house.room(b)]
    entered = {b for _, b in crossing}
    past = sum(house.files[b].name != "__init__.py" for b in entered)
    many = sum(count > SEVERAL for count in counts) / len(counts)
    yield f"modules {len(counts)}, lines {lines}, import lines {house.import_lines / lines:.1%}"
    yield f"imports of ours a file {statistics.mean(counts):.1f}, above {SEVERAL}: {many:.1%}"
    yield f"edges {sum(counts)}, across a wall {len(crossing) / sum(counts):.0%}"
    yield (
        f"modules entered from another room {len(entered)}, of these past a door {past}, "
        f"names used so {sum(map(len, house.names.values()))}"
    )


def table(house: House) -> Iterator[str]:
    """A row for each room, the largest first."""
    for name, members in sorted(house.rooms().items(), key=lambda item: -len(item[1])):
        used = sum(len(house.names[module]) for module in members)
        size = sum(house.lines[module] for module in members)
        mean = statistics.mean(len(house.edges[module]) for module in members)
        told = f"lines {size:6}  names used {used:4}  imports a file {mean:5.1f}"
        yield f"{name:32} modules {len(members):4}  {told}"


if __name__ == "__main__":
    folders = [word for word in sys.argv[1:] if not word.startswith("-")]
    counted = House(Path(folders[0] if folders else "briscola"))
    print(*summary(counted), *(table(counted) if "--rooms" in sys.argv else ()), sep="\n")
