"""Draw the rooms of the game and their imports, from the ground up, into docs/rooms.svg.

    python -m tools.rooms_drawing [--check]

A box is a room with the first sentence of its `__init__`. An arrow is an import that no way by other rooms
replaces; all arrows point down. A file of a capability counts as part of the room of its kind.
"""

import ast
import statistics
import sys
import textwrap
from collections.abc import Mapping, Sequence
from graphlib import TopologicalSorter
from html import escape
from pathlib import Path

from tools.rooms import House, room_of_its_kind

DRAWING = Path("docs/rooms.svg")
WIDTH, HEIGHT, MARGIN, GAP, FALL = 960, 66, 70, 60, 36
"""A drawing's width and its edge at the sides; a box's height, what lies between two, and between rows."""
LETTER = 6.4
"""Width of a letter of the small text, at most."""

Graph = Mapping[str, set[str]]
Point = tuple[float, float]


def imports(house: House) -> Graph:
    """The rooms that each room imports: folders only, not the modules beside them."""
    rooms = {path.parent.name for path in house.files.values() if path.parent.parent == house.root} - {
        "capabilities"
    }
    found: dict[str, set[str]] = {
        room: set() for room in rooms if (house.root / room / "__init__.py").exists()
    }
    for module, wanted in house.edges.items():
        room = room_of_its_kind(module)
        if room in found:
            found[room] |= {found_room for each in wanted if (found_room := room_of_its_kind(each)) in found}
    return {room: found[room] - {room} for room in sorted(found)}


def reach(graph: Graph) -> Graph:
    """All that a room reaches by imports; `CycleError` if rooms import each other in a circle."""
    found: dict[str, set[str]] = {}
    for room in TopologicalSorter(graph).static_order():
        found[room] = graph[room].union(*(found[other] for other in graph[room]))
    return found


def arrows(graph: Graph) -> Sequence[tuple[str, str]]:
    """The imports that no way by other rooms replaces."""
    far = reach(graph)
    return [
        (room, other)
        for room, wanted in graph.items()
        for other in sorted(wanted)
        if not any(other in far[between] for between in wanted)
    ]


def floors(graph: Graph) -> Sequence[Sequence[str]]:
    """The rooms in rows from the ground up, each above all that it imports."""
    height: dict[str, int] = {}
    for room in TopologicalSorter(graph).static_order():
        height[room] = 1 + max((height[other] for other in graph[room]), default=-1)
    rows: list[list[str]] = []
    for number in range(max(height.values()) + 1):
        below = rows[-1] if rows else []
        place = {
            room: statistics.fmean([below.index(other) for other in graph[room] if other in below] or [0])
            for room in sorted(height)
            if height[room] == number
        }
        rows.append(sorted(place, key=place.__getitem__))
    return rows


def drawing(house: House) -> str:
    """The whole picture."""
    graph = imports(house)
    rows = floors(graph)
    place: dict[str, tuple[int, float, float]] = {}
    for number, row in enumerate(rows):
        wide = (WIDTH - 2 * MARGIN - (len(row) - 1) * GAP) / len(row)
        place |= {room: (number, MARGIN + at * (wide + GAP), wide) for at, room in enumerate(row)}
    whole = len(rows) * (HEIGHT + FALL) + FALL

    def top(row: int) -> float:
        return whole - (row + 1) * (HEIGHT + FALL)

    def way(room: str, other: str) -> Sequence[Point]:
        """From a room down to another, beside the boxes of the rows between."""
        (above, left, wide), (below, left_below, wide_below) = place[room], place[other]
        points = [(left + wide / 2, top(above) + HEIGHT)]
        end = left_below + wide_below / 2
        for row in range(above - 1, below, -1):
            free = [MARGIN / 2, WIDTH - MARGIN / 2, *(place[each][1] - GAP / 2 for each in rows[row][1:])]
            x = min(free, key=lambda x: abs(x - end))
            points += [(x, top(row)), (x, top(row) + HEIGHT)]
        return [*points, (end, top(below) - 3)]

    def box(room: str) -> str:
        row, left, wide = place[room]
        y = top(row)
        tree = ast.parse((house.root / room / "__init__.py").read_text(encoding="utf-8"))
        sentence = (ast.get_docstring(tree) or "").partition("\n")[0].replace("`", "")
        lines = textwrap.wrap(sentence, int((wide - 24) / LETTER))
        words = "".join(
            f'<text x="{left + 12:g}" y="{y + 37 + 15 * at:g}">{escape(line, quote=False)}</text>'
            for at, line in enumerate(lines)
        )
        return (
            f'<rect x="{left:g}" y="{y:g}" width="{wide:g}" height="{HEIGHT}" rx="6"/>'
            f'<text class="room" x="{left + 12:g}" y="{y + 20:g}">{room}</text>{words}'
        )

    lines = [
        '<polyline marker-end="url(#tip)" points="' + " ".join(f"{x:g},{y:g}" for x, y in way(*arrow)) + '"/>'
        for arrow in arrows(graph)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {whole}" '
            'font-family="sans-serif" font-size="12">',
            "<title>The rooms of the game: each imports those below it</title>",
            "<style>rect{fill:#fffdf6;stroke:#6b5d49}.room{font-weight:bold;font-size:14px}"
            "polyline{fill:none;stroke:#6b5d49;stroke-width:1.4}text{fill:#2c241a}</style>",
            '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
            'orient="auto"><path d="M0 0L8 4L0 8z" fill="#6b5d49"/></marker>',
            f'<rect width="{WIDTH}" height="{whole}" style="fill:#f2ead9;stroke:none"/>',
            *lines,
            *(box(room) for row in reversed(rows) for room in row),
            "</svg>\n",
        ]
    )


def main(words: Sequence[str]) -> int:
    """Draw the rooms, or say whether the drawing is older than the imports."""
    new = drawing(House(Path("briscola")))
    if "--check" not in words:
        DRAWING.write_text(new, encoding="utf-8")
    elif DRAWING.read_text(encoding="utf-8") != new:
        print(f"{DRAWING} is older than the imports: python -m tools.rooms_drawing")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
