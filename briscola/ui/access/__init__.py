"""The tree that screen readers read: what the scene on top says of itself, given out by AccessKit."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.access.accesskit_connection import AccessKitConnection
    from briscola.ui.access.adapter import ScreenReaderTree, early
    from briscola.ui.access.tree import TreeBuilder
