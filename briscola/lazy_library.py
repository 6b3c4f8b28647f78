"""A large library that is imported when something of it is first used."""

from importlib import import_module
from types import ModuleType


class _Later(ModuleType):
    """Stands for a module until something of it is asked for."""

    def __getattr__(self, name: str) -> object:
        found = getattr(import_module(self.__name__), name)
        setattr(self, name, found)
        return found


def later(module: str) -> ModuleType:
    """A module that is loaded when something of it is first used; type checkers see its plain import."""
    return _Later(module)
