"""Names that are imported when they are first asked for: those of a room's door, and a large library's."""

import builtins
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import Lock
from types import ModuleType, SimpleNamespace
from typing import Any, cast

_ONE_DOOR = Lock()


@contextmanager
def lazily(package: str) -> Iterator[None]:
    """Imports of a `package`'s door, which are noted and happen name by name when one is first asked for.

    Nothing is loaded before: whoever takes the facts of a room does not load its window.
    """
    door = vars(sys.modules[package])
    homes: dict[str, str] = {}

    def note(module: str, *about: Any, **more: Any) -> Any:
        if not about or about[0] is not door:  # another thread's
            return import_now(module, *about, **more)
        homes.update(dict.fromkeys(about[2], module))
        return SimpleNamespace(**homes)

    with _ONE_DOOR:
        import_now = builtins.__import__
        builtins.__import__ = cast(Any, note)
        try:
            yield
        finally:
            builtins.__import__ = import_now
    for name in homes:
        del door[name]

    def look_up(name: str) -> object:
        if homes.get(name, package) == package:  # Python finds a whole module by itself
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(homes[name]), name)

    door["__getattr__"] = look_up


class _Later(ModuleType):
    """Stands for a module until something of it is asked for."""

    def __getattr__(self, name: str) -> object:
        found = getattr(import_module(self.__name__), name)
        setattr(self, name, found)
        return found


def later(module: str) -> ModuleType:
    """A module that is loaded when something of it is first used; type checkers see its plain import."""
    return _Later(module)
