"""Count how much the modules of a package know of each other.

    python -m tools.coupling [FOLDER=briscola] [--packages]

Imports inside functions and for types alone count, too: whoever reads the file has to know them.
"""

import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from grimp import ImportGraph, build_graph

SEVERAL = 15
"""Imports of ours in a file that are many."""


def imports(folder: Path) -> ImportGraph:
    """The imports of the package in a folder, each of the module that has the name."""
    sys.path.insert(0, str(folder.resolve().parent))
    return build_graph(folder.name, cache_dir=None)


def lines_of(folder: Path, module: str) -> int:
    """Lines of a module's file."""
    path = folder.joinpath(*module.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.read_text(encoding="utf-8").count("\n")


def summary(folder: Path, graph: ImportGraph) -> Iterator[str]:
    """The figures of the whole package."""
    sizes = {module: lines_of(folder, module) for module in graph.modules}
    code = [module for module, lines in sizes.items() if lines > 1]
    counts = [len(graph.find_modules_directly_imported_by(module)) for module in code]
    edges, lines = sum(counts), sum(sizes.values())
    many = sum(count > SEVERAL for count in counts) / len(counts)
    yield f"modules {len(code)}, lines {lines}"
    yield f"imports of ours a file {statistics.mean(counts):.1f}, above {SEVERAL}: {many:.1%}"
    yield f"edges {edges}, in 1,000 lines {1000 * edges / lines:.1f}"
    circles = {package: cut for package in sorted(graph.modules) if (cut := cut_of(graph, package))}
    yield f"packages with siblings that import each other in a circle: {len(circles)}"
    for package, cut in circles.items():
        yield f"  {package}: without {', '.join(f'{a} -> {b}' for a, b in sorted(cut))} there would be none"


def cut_of(graph: ImportGraph, package: str) -> set[tuple[str, str]]:
    """Imports without which no siblings in a package would import each other in a circle."""
    return graph.nominate_cycle_breakers(package) if len(graph.find_children(package)) > 1 else set()


def table(folder: Path, graph: ImportGraph) -> Iterator[str]:
    """A row for each package, the largest first."""
    members = defaultdict(list)
    for module in graph.modules:
        members[module.rpartition(".")[0] or module].append(module)
    for package, modules in sorted(members.items(), key=lambda item: -len(item[1])):
        size = sum(lines_of(folder, module) for module in modules)
        mean = statistics.mean(len(graph.find_modules_directly_imported_by(module)) for module in modules)
        yield f"{package:40} modules {len(modules):4}  lines {size:6}  imports a file {mean:5.1f}"


if __name__ == "__main__":
    folders = [word for word in sys.argv[1:] if not word.startswith("-")]
    counted = Path(folders[0] if folders else "briscola")
    found = imports(counted)
    rows = table(counted, found) if "--packages" in sys.argv else ()
    print(*summary(counted, found), *rows, sep="\n")
