"""The tree that screen readers read: what the scene on top says of itself, given out by AccessKit."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.access.accesskit_connection import AccessKitConnection
    from briscola.ui.access.adapter import ScreenReaderTree, early
    from briscola.ui.access.tree import TreeBuilder
else:
    __getattr__ = lazily(
        __name__,
        accesskit_connection="AccessKitConnection",
        adapter="ScreenReaderTree early",
        tree="TreeBuilder",
    )
