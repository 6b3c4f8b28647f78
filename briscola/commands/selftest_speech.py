"""For the self-test: the libraries that speak, and that tell screen readers of the window, load and work."""

from collections.abc import Callable
from typing import Any

from briscola.ui.access.tree import TreeBuilder
from briscola.ui.app import App
from briscola.ui.scenes import third_party_notices


class Silent(Exception):  # noqa: N818 - the reason of a failure
    """A library that belongs to this program does not load."""


def speech_library() -> str:
    """Names of what could speak on this system. Raises Silent.

    Nothing is asked whether it does: that would start programs, and make folders in the person's home.
    """
    try:
        import prism

        context = prism.Context()
    except Exception as error:
        return _without("prismatoid", error)
    ways = [context.name_of(context.id_of(at)) for at in range(context.backends_count)]
    return f"{', '.join(ways)} can be asked; that nothing speaks here would be no fault"


def tree_given(app: App) -> str:
    """Give the tree of the scene on top to nobody. Raises Silent."""
    tree = TreeBuilder().build(app.top, app.window.fitted, "Briscola")
    try:
        from briscola.ui.access.accesskit_connection import AccessKitConnection
    except ImportError as error:
        return _without("accesskit", error)
    nobody = _Nobody()
    AccessKitConnection(nobody).update(tree, tree.nodes)
    return f"{nobody.nodes} nodes made"


class _Nobody:
    """Takes the place of the system."""

    nodes = 0

    def update_if_active(self, make: Callable[[], Any]) -> None:
        self.nodes = len(make().nodes)


def _without(library: str, error: Exception) -> str:
    """The words for a library that is not there; raises Silent if this program came with it."""
    if any(work.name == library for work in third_party_notices.load().works):
        raise Silent(f"{library} does not load: {error}") from error
    return f"there is no {library} for this system: silence"
