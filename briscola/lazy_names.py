"""Names that are imported when they are first asked for: those of a room's door, and a large library's."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType


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


class _Later(ModuleType):
    """Stands for a module until something of it is asked for."""

    def __getattr__(self, name: str) -> object:
        found = getattr(import_module(self.__name__), name)
        setattr(self, name, found)
        return found


def later(module: str) -> ModuleType:
    """A module that is loaded when something of it is first used; type checkers see its plain import."""
    return _Later(module)
