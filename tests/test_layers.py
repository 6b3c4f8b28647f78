"""Imports go one way, from the door down to the rules: a test of the package's import graph.

`grimp` reads every import, those inside functions and behind `TYPE_CHECKING` included. An import at a room's
door counts as one of the module that has the name, and a file of a capability as part of the floor of its
kind (facts, words, the page in a browser, the one in the window).
"""

import re
import sys
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from grimp import ImportGraph, build_graph

from tests.doors import behind, doors, inside, windows
from tools.rooms import room_of_its_kind

FLOORS: dict[str, tuple[tuple[str, ...], ...]] = {
    "briscola": (
        ("lazy_names",),
        ("engine", "system"),
        ("players",),
        ("table",),
        ("arena", "rl", "storage"),
        ("network",),
        ("client",),
        ("i18n",),
        ("pages",),
        ("dealer", "ui"),
        ("commands",),
        ("cli",),
        ("__main__",),
    ),
    "briscola.ui": (
        ("chat", "input", "layout"),
        ("animation", "render"),
        ("sound", "speech", "widgets"),
        ("views",),
        ("scene",),
        ("day_watch", "gamepad", "raster_queue"),
        ("access", "picture_key", "stack", "waiting"),
        ("accessibility",),
        ("window_events",),
        ("app", "scenes"),
        ("entries",),
        ("navigation",),
    ),
    "briscola.ui.scenes": (
        ("sheets",),
        ("own_signs", "faces", "addresses", "richtext", "kept_pictures", "title_places", "title_slate"),
        ("own_decks", "seat_sheet"),
        (
            "error_page",
            "third_party_notices",
            "panels",
            "rules_reader",
            "settings",
            "title_picture",
        ),
        (
            "about",
            "saving_dialogs",
            "new_match",
            "current_person",
        ),
        ("leave_guard", "people", "title"),
        ("results",),
        ("tabletop",),
        ("play",),
        ("entry",),
        ("deck_bringer", "phones", "playback", "waiting_matches", "who_plays"),
        ("table_entry",),
        ("counting", "cup", "lesson", "season", "statistics"),
        ("coach", "friends", "slate"),
        ("deal_table",),
        ("duel",),
        ("daily", "match_history", "puzzles"),
        ("stairs",),
        ("match_entry", "school"),
    ),
}
"""From the ground up: a room may import itself and the floors below; rooms of one floor do not meet."""

PURE = {
    *("__future__", "base64", "binascii", "collections", "dataclasses", "enum", "functools", "hashlib"),
    *("itertools", "math", "operator", "struct", "typing", "msgspec"),
}
"""All that the engine may use: nothing that draws, tells the time, reads files or throws dice."""

WINDOW = {"ui", "commands", "cli", "__main__"}
DRAWS = {"pygame", "resvg_py"}
RECKONS = {"numpy"}
"""For pictures and sounds, the nets of the players, and the chi-square of luck (storage)."""

AT_THE_TABLE = ("counting", "first_hand")
"""Capabilities whose page in the window lies on the table while a match is played."""


@cache
def imports() -> ImportGraph:
    """The imports as they are written."""
    return build_graph("briscola", include_external_packages=True, cache_dir=None)


def seen_as(name: str) -> str:
    """A module's name on the floor of its kind."""
    _, *parts = name.split(".")
    if parts[:1] != ["capabilities"] or len(parts) < 3:
        return name
    capability, kind = parts[1], parts[2]
    floor = room_of_its_kind(name)
    if floor == "ui":
        floor = "ui.scenes"
        capability = "play" if kind == "window" and capability in AT_THE_TABLE else capability
    return f"briscola.{floor}.{capability}" + "".join(f".{part}" for part in parts[2:])


@cache
def seen() -> ImportGraph:
    """The imports as they are meant: through the doors, each module on the floor of its kind."""
    found, graph = ImportGraph(), imports()
    ours = [name for name in graph.modules if not graph.is_module_squashed(name) and name not in doors()]
    ours.remove("briscola.capabilities")
    names = {seen_as(name): name for name in ours}
    for name in {*names, *(name.rpartition(".")[0] for name in names), *doors()} - {""}:
        if not inside(name, "briscola.capabilities"):
            found.add_module(name)
    for name in ours:
        for other in graph.find_modules_directly_imported_by(name):
            targets = behind(other, name) if other in doors() else {other}
            for target in targets:
                if graph.is_module_squashed(target) and target not in found.modules:
                    found.add_module(target, is_squashed=True)
                found.add_import(importer=seen_as(name), imported=seen_as(target))
    return found


def room_of(name: str) -> str:
    """The room of a module of ours, empty for the bare package and for others' modules."""
    package, _, rest = name.partition(".")
    return rest.partition(".")[0] if package == "briscola" else ""


def arrows(graph: ImportGraph) -> Iterator[tuple[str, str]]:
    """Every import of a module of ours: who imports, and what."""
    for name in sorted(name for name in graph.modules if not graph.is_module_squashed(name)):
        yield from ((name, other) for other in sorted(graph.find_modules_directly_imported_by(name)))


def upward(graph: ImportGraph) -> list[str]:
    """The rooms that import a room of their own floor or above, by way of whatever modules."""
    found = (
        graph.find_illegal_dependencies_for_layers(
            layers=[set(floor) for floor in reversed(floors)], containers={package}
        )
        for package, floors in FLOORS.items()
    )
    return sorted(f"{wrong.importer} -> {wrong.imported}" for each in found for wrong in each)


def forbidden(graph: ImportGraph) -> list[str]:
    """What a module imports although its room must not know of it, on whatever floor that stands."""
    wrong = []
    for name, other in arrows(graph):
        room, ours = room_of(name), other.startswith("briscola")
        impure = room == "engine" and not ours and other not in PURE
        draws = other in DRAWS and room not in WINDOW
        reckons = other in RECKONS and room not in WINDOW | {"players", "rl", "storage"}
        peeks = room == "ui" and other == "briscola.engine.state"  # it holds what nobody at the table sees
        visits = inside(name, "briscola.client.friends") and inside(other, "briscola.client.visit")
        if impure or draws or reckons or peeks or visits:
            wrong.append(f"{name} -> {other}")
    return wrong


def circle(graph: ImportGraph) -> list[str]:
    """Modules that import each other in a circle, the first one found."""
    order = TopologicalSorter[str]()
    for name, other in arrows(graph):
        order.add(name, other)
    try:
        order.prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_every_module_has_its_room() -> None:
    """A new room must be given its floor here."""
    for package, floors in FLOORS.items():
        rooms = [room for floor in floors for room in floor]
        assert {f"{package}.{room}" for room in rooms} == seen().find_children(package)
        assert seen().find_modules_directly_imported_by(package) == set()


def test_no_arrow_points_the_wrong_way() -> None:
    assert upward(seen()) == []


def test_nobody_imports_what_its_room_must_not_know() -> None:
    assert forbidden(seen()) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle(seen()) == []


def test_capabilities_know_the_dealer_and_the_dealer_knows_none_of_them() -> None:
    dealer = {name for name in imports().modules if room_of(name) == "dealer"}
    known = {other for name in dealer for other in imports().find_modules_directly_imported_by(name)}
    assert not any(inside(other, "briscola.capabilities") for other in known)


@pytest.mark.parametrize(
    ("module", "other"),
    [
        ("briscola.engine.cards", "random"),
        ("briscola.engine.cards", "time"),
        ("briscola.engine.cards", "os"),
        ("briscola.engine.cards", "briscola.players.levels"),
        ("briscola.engine.cards", "briscola.system.resources"),
        ("briscola.players.levels", "briscola.table"),
        ("briscola.players.levels", "pygame"),
        ("briscola.table", "numpy"),
        ("briscola.table", "briscola.arena"),
        ("briscola.storage.records", "briscola.arena.game_value"),
        ("briscola.client.season.season", "briscola.i18n.season.words"),
        ("briscola.i18n.season.words", "briscola.ui.scenes.season.scene"),
        ("briscola.pages.cup.browser", "pygame"),
        ("briscola.storage.records", "briscola.ui.app"),
        ("briscola.storage.records", "pygame"),
        ("briscola.i18n.text", "pygame"),
        ("briscola.ui.app", "briscola.engine.state"),
        ("briscola.ui.app", "briscola.commands.demo"),
        ("briscola.commands.demo", "briscola.cli"),
        ("briscola.ui.scene", "briscola.ui.app"),
        ("briscola.ui.widgets.button", "briscola.ui.views.faces.seat_views"),
        ("briscola.ui.input.pointer", "briscola.ui.layout.table.geometry"),
        ("briscola.ui.scenes.settings", "briscola.ui.scenes.title"),
        ("briscola.client.friends.friends_table", "briscola.client.visit.news"),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, other: str) -> None:
    graph = deepcopy(seen())
    graph.add_import(importer=module, imported=other)
    assert upward(graph) + forbidden(graph) != []


@pytest.mark.parametrize(
    ("module", "other"),
    [
        ("briscola.players.levels", "random"),
        ("briscola.players.levels", "numpy"),
        ("briscola.ui.app", "briscola.engine.events"),
        ("briscola.cli", "briscola.commands.demo"),
        ("briscola.ui.navigation", "briscola.ui.scenes.rules_reader"),
    ],
)
def test_a_right_arrow_passes(module: str, other: str) -> None:
    graph = deepcopy(seen())
    graph.add_import(importer=module, imported=other)
    assert upward(graph) + forbidden(graph) == []


def test_a_circle_is_seen() -> None:
    graph = deepcopy(seen())
    graph.add_import(importer="briscola.ui.render.theme", imported="briscola.ui.render.kit")
    assert {"briscola.ui.render.theme", "briscola.ui.render.kit"} <= set(circle(graph))


def test_the_pure_modules_are_of_python_or_msgspec() -> None:
    assert PURE - {"msgspec"} <= set(sys.stdlib_module_names)


def test_no_window_reaches_through_its_seat_for_the_host_and_its_truth() -> None:
    known = re.compile(r"seat\.host\b|MatchHost\b")
    assert [path.name for path in windows() if known.search(path.read_text(encoding="utf-8"))] == []


def test_the_windows_own_page_lists_every_floor_from_the_top() -> None:
    page = (Path(__file__).resolve().parent.parent / "briscola" / "ui" / "README.md").read_text(
        encoding="utf-8"
    )
    rows = [row.split("  ")[0].split(" · ") for row in page.split("```")[1].strip().splitlines()]
    named = [name for row in rows for name in row if "/" not in name]
    floor = {name: at for at, names in enumerate(FLOORS["briscola.ui"]) for name in names}
    assert sorted(named) == sorted(floor)
    assert [floor[name] for name in named] == sorted((floor[name] for name in named), reverse=True)
