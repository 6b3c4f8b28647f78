"""The door of a room: names that a package offers, each imported when it is first asked for."""

from collections.abc import Callable
from importlib import import_module


def lazily(package: str, **names: str) -> Callable[[str], object]:
    """`__getattr__` of a `package`: by module below it ("__" for a dot) the names that it gives away.

    Nothing is loaded before: whoever takes the facts of a room does not load its window. The same names stand
    in the room's imports for type checkers; `tests/test_doors.py` compares both.
    """
    homes = {name: module for module, given in names.items() for name in given.split()}

    def look_up(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{homes[name].replace('__', '.')}"), name)

    return look_up
