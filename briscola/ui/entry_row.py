"""A row for each entry of the window (`scenes/entry`), by which it is loaded when it is asked for.

Without pygame: a dealer reads the module of all rows, too.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from msgspec import Struct

from briscola.client.host.library import Library


class EntryRow(Struct, frozen=True):
    """An entry: its module below the package, and its name there; loaded when it is asked for."""

    module: str
    name: str
    title: Callable[[Library], bool] | None = lambda _: True
    """True if the title loads it; None: it says nothing there, and is loaded with the first table."""
    table: bool = False
    """True if it is asked when somebody sits down at the table of a match."""
    behind: str = ""
    """Modules to load behind the title."""

    def kind(self) -> Any:
        """Load the entry's class."""
        return getattr(import_module(f"briscola.{self.module}"), self.name)

    def modules_behind(self) -> Iterator[str]:
        """The modules that are loaded behind the title, one after another."""
        yield from (f"briscola.{name}" for name in self.behind.split())
