"""Draw the large packages of the game and their imports, from the ground up, into docs/layers.svg.

    python -m tools.layers_drawing [--check]

A box is a package with the first sentence of its `__init__`. An arrow is an import that no way by other
packages replaces; all arrows point down.
"""

import ast
import statistics
import sys
import textwrap
from collections.abc import Mapping, Sequence
from graphlib import TopologicalSorter
from html import escape
from pathlib import Path

from grimp import build_graph

PACKAGE = Path(__file__).resolve().parent.parent / "briscola"
DRAWING = Path("docs/layers.svg")
WIDTH, HEIGHT, MARGIN, GAP, FALL = 960, 66, 70, 60, 36
"""A drawing's width and its edge at the sides; a box's height, what lies between two, and between rows."""
LETTER = 6.4
"""Width of a letter of the small text, at most."""

Graph = Mapping[str, set[str]]
Point = tuple[float, float]


def imports() -> Graph:
    """The packages that each large package imports."""
    graph = build_graph("briscola", cache_dir=None)
    packages = [name for name in sorted(graph.find_children("briscola")) if graph.find_children(name)]
    return {
        name.rpartition(".")[2]: {
            other.rpartition(".")[2]
            for other in packages
            if other != name and graph.direct_import_exists(importer=name, imported=other, as_packages=True)
        }
        for name in packages
    }


def reach(graph: Graph) -> Graph:
    """All that a package reaches by imports; `CycleError` if packages import each other in a circle."""
    found: dict[str, set[str]] = {}
    for package in TopologicalSorter(graph).static_order():
        found[package] = graph[package].union(*(found[other] for other in graph[package]))
    return found


def arrows(graph: Graph) -> Sequence[tuple[str, str]]:
    """The imports that no way by other packages replaces."""
    far = reach(graph)
    return [
        (package, other)
        for package, wanted in graph.items()
        for other in sorted(wanted)
        if not any(other in far[between] for between in wanted)
    ]


def floors(graph: Graph) -> Sequence[Sequence[str]]:
    """The packages in rows from the ground up, each above all that it imports."""
    height: dict[str, int] = {}
    for package in TopologicalSorter(graph).static_order():
        height[package] = 1 + max((height[other] for other in graph[package]), default=-1)
    rows: list[list[str]] = []
    for number in range(max(height.values()) + 1):
        below = rows[-1] if rows else []
        place = {
            package: statistics.fmean(
                [below.index(other) for other in graph[package] if other in below] or [0]
            )
            for package in sorted(height)
            if height[package] == number
        }
        rows.append(sorted(place, key=place.__getitem__))
    return rows


def drawing() -> str:
    """The whole picture."""
    graph = imports()
    rows = floors(graph)
    place: dict[str, tuple[int, float, float]] = {}
    for number, row in enumerate(rows):
        wide = (WIDTH - 2 * MARGIN - (len(row) - 1) * GAP) / len(row)
        place |= {package: (number, MARGIN + at * (wide + GAP), wide) for at, package in enumerate(row)}
    whole = len(rows) * (HEIGHT + FALL) + FALL

    def top(row: int) -> float:
        return whole - (row + 1) * (HEIGHT + FALL)

    def way(package: str, other: str) -> Sequence[Point]:
        """From a package down to another, beside the boxes of the rows between."""
        (above, left, wide), (below, left_below, wide_below) = place[package], place[other]
        points = [(left + wide / 2, top(above) + HEIGHT)]
        end = left_below + wide_below / 2
        for row in range(above - 1, below, -1):
            free = [MARGIN / 2, WIDTH - MARGIN / 2, *(place[each][1] - GAP / 2 for each in rows[row][1:])]
            x = min(free, key=lambda x: abs(x - end))
            points += [(x, top(row)), (x, top(row) + HEIGHT)]
        return [*points, (end, top(below) - 3)]

    def box(package: str) -> str:
        row, left, wide = place[package]
        y = top(row)
        tree = ast.parse((PACKAGE / package / "__init__.py").read_text(encoding="utf-8"))
        sentence = (ast.get_docstring(tree) or "").partition("\n")[0].replace("`", "")
        lines = textwrap.wrap(sentence, int((wide - 24) / LETTER))
        words = "".join(
            f'<text x="{left + 12:g}" y="{y + 37 + 15 * at:g}">{escape(line, quote=False)}</text>'
            for at, line in enumerate(lines)
        )
        return (
            f'<rect x="{left:g}" y="{y:g}" width="{wide:g}" height="{HEIGHT}" rx="6"/>'
            f'<text class="package" x="{left + 12:g}" y="{y + 20:g}">{package}</text>{words}'
        )

    lines = [
        '<polyline marker-end="url(#tip)" points="' + " ".join(f"{x:g},{y:g}" for x, y in way(*arrow)) + '"/>'
        for arrow in arrows(graph)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {whole}" '
            'font-family="sans-serif" font-size="12">',
            "<title>The packages of the game: each imports those below it</title>",
            "<style>rect{fill:#fffdf6;stroke:#6b5d49}.package{font-weight:bold;font-size:14px}"
            "polyline{fill:none;stroke:#6b5d49;stroke-width:1.4}text{fill:#2c241a}</style>",
            '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
            'orient="auto"><path d="M0 0L8 4L0 8z" fill="#6b5d49"/></marker>',
            f'<rect width="{WIDTH}" height="{whole}" style="fill:#f2ead9;stroke:none"/>',
            *lines,
            *(box(package) for row in reversed(rows) for package in row),
            "</svg>\n",
        ]
    )


def main(words: Sequence[str]) -> int:
    """Draw the packages, or say whether the drawing is older than the imports."""
    new = drawing()
    if "--check" not in words:
        DRAWING.write_text(new, encoding="utf-8")
    elif DRAWING.read_text(encoding="utf-8") != new:
        print(f"{DRAWING} is older than the imports: python -m tools.layers_drawing")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
