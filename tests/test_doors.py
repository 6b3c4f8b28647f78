"""A room has a door: what it offers stands in its `__init__`, and nobody goes past it."""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import resolve_name
from types import ModuleType

import pytest

from briscola.dealer.dealer_capability import ROWS as AT_DEALER
from briscola.lazy_names import lazily
from briscola.ui.entries import ROWS
from tests.doors import door_of, doors, inside, modules, taken, tree_of

MOST = 25
VOCABULARIES = ("engine", "i18n", "network.messages", "pages.messages", "ui.render.theme")
"""Rooms whose modules are doors: rules, words and messages, which everybody names; and the colours."""
OPEN = ("",)
"""Rooms without a door as yet; a new room has one."""


def vocabulary(module: str) -> bool:
    """True if a module is one that everybody names."""
    return any(inside(module, f"briscola.{room}") for room in VOCABULARIES)


def past() -> Iterator[str]:
    """Every import that goes past the door of the innermost room."""
    for module in modules():
        for node in taken(module):
            for name in (f"{node.module}.{alias.name}" for alias in node.names):
                wanted = name if name in modules() else str(node.module)
                package = door_of(wanted)
                if package in (None, wanted) or inside(module, package) or vocabulary(wanted):
                    continue
                if node.module != package or name.rpartition(".")[2] not in doors()[package]:
                    yield f"{module}: {name}"


def test_nobody_goes_past_a_door() -> None:
    assert list(past()) == []


def test_every_room_has_a_door_or_is_named() -> None:
    rooms = {name.rpartition(".")[0] for name, path in modules().items() if path.name != "__init__.py"}
    known = {f"briscola.{room}".rstrip(".") for room in (*VOCABULARIES, *OPEN)}
    assert {
        room for room in rooms - known if door_of(room) is None and not room.startswith("briscola.i18n")
    } == set()
    assert known <= {*rooms, *modules()}


@pytest.mark.parametrize("package", doors())
def test_a_door_says_what_it_gives_and_gives_it(package: str) -> None:
    names = doors()[package]
    assert 0 < len(names) <= MOST
    assert ast.get_docstring(tree_of(package))
    for name, module in names.items():
        assert inside(module, package)
        if module == f"{package}.{name}":
            assert module in modules()
            continue
        assert f"{package}.{name}" not in modules()
        assert getattr(import_module(package), name) is getattr(import_module(module), name)
    with pytest.raises(AttributeError, match="no attribute 'nothing_of_ours'"):
        _ = import_module(package).nothing_of_ours


def test_while_a_door_is_read_others_import_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "a_door", ModuleType("a_door"))
    with lazily("a_door"):
        from json import dumps
    assert dumps([]) == "[]"


def test_what_nobody_asks_for_is_not_offered() -> None:
    asked: dict[str, set[str]] = {package: set() for package in doors()}
    for module in modules():
        for node in taken(module):
            if node.module in asked and not inside(module, node.module):
                asked[node.module] |= {alias.name for alias in node.names}
    for door, name in (*((row.door, row.name) for row in ROWS), *(row.split(":") for row in AT_DEALER)):
        asked.get(f"briscola.{door}", set()).add(name)
    unasked = {package: set(doors()[package]) - names for package, names in asked.items()}
    assert {package: names for package, names in unasked.items() if names} == {}


def test_every_entry_has_one_row_that_asks_at_a_door() -> None:
    kinds = [row.kind() for row in ROWS]
    for row, kind in zip(ROWS, kinds, strict=True):
        door = f"briscola.{row.door}"
        assert kind.__module__ == doors().get(door, {}).get(row.name, door)
        asked = {name for name in ("prepare", "begun", "add_actions", "on_seated") if name in vars(kind)}
        assert row.table is bool(asked), "what an entry does at a table is asked for there"
    assert kinds_of("Entry") == sorted(["TableEntry", *(row.name for row in ROWS)]), (
        "that one asks the others"
    )


def kinds_of(base: str) -> list[str]:
    """Every class that says that it is one of these."""
    nodes = (node for module in modules() for node in tree_of(module).body if isinstance(node, ast.ClassDef))
    return sorted(node.name for node in nodes if base in {getattr(each, "id", "") for each in node.bases})


def test_every_capability_at_a_dealer_has_one_row() -> None:
    assert kinds_of("DealerCapability") == sorted(row.partition(":")[2] for row in AT_DEALER)
    names = [resolve_name(f"briscola.{row}").name for row in AT_DEALER]
    assert len({*names}) == len(names), "no two are asked for by one name"
