"""The connection of the tree to the system: AT-SPI, UI Automation or NSAccessibility, by AccessKit."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import accesskit
import pygame

from briscola import __version__
from briscola.i18n.spoken_words import ControlState, Role
from briscola.ui.access.tree import ROOT, Node, NodeKind, Tree

ROLES: Mapping[NodeKind | Role, Any] = {
    NodeKind.WINDOW: accesskit.Role.WINDOW,
    NodeKind.HEADING: accesskit.Role.HEADING,
    NodeKind.LINE: accesskit.Role.PARAGRAPH,
    Role.BUTTON: accesskit.Role.BUTTON,
    Role.CARD: accesskit.Role.BUTTON,
    Role.CHECK: accesskit.Role.CHECK_BOX,
    Role.CHOICE: accesskit.Role.COMBO_BOX,
    Role.FIELD: accesskit.Role.TEXT_INPUT,
    Role.ITEM: accesskit.Role.LIST_ITEM,
    Role.LINK: accesskit.Role.LINK,
    Role.OPTION: accesskit.Role.RADIO_BUTTON,
    Role.SLIDER: accesskit.Role.SLIDER,
    Role.TEXT: accesskit.Role.DOCUMENT,
    Role.THING: accesskit.Role.IMAGE,
}
TELLS_VALUES = sys.platform in ("win32", "darwin")
"""True where readers are told the value of a control that is no slider: AT-SPI has none."""
TURNED = (Role.CHOICE, Role.SLIDER)
"""Controls that left and right change."""


def connect(
    asked: Callable[[], None], request: Callable[[Any], None], left: Callable[[], None]
) -> "AccessKitConnection":
    """Open the connection of this system."""
    return AccessKitConnection(_adapter(asked, request, left))


def _adapter(asked: Callable[[], None], request: Callable[[Any], None], left: Callable[[], None]) -> Any:
    if sys.platform == "win32":
        from accesskit import windows

        with _Unseen():
            return windows.SubclassingAdapter(pygame.display.get_wm_info()["window"], asked, request)
    if sys.platform == "darwin":
        from accesskit import macos

        macos.add_focus_forwarder_to_window_class("SDLWindow")
        with _Unseen():
            window = pygame.display.get_wm_info()["window"]
            return macos.SubclassingAdapter.for_window(window, asked, request)
    from accesskit import unix

    return unix.Adapter(asked, request, left)


class _Unseen:
    """The window is hidden meanwhile: AccessKit refuses one that has been seen.

    Shown again it is black until something is drawn: what stood there comes back at once.
    """

    def __enter__(self) -> None:
        self._window = pygame.Window.from_display_module()
        self._window.hide()

    def __exit__(self, *_: object) -> None:
        self._window.show()
        pygame.display.flip()
        pygame.event.pump()


class AccessKitConnection:
    """The window as the system knows it, through an adapter of AccessKit."""

    def __init__(self, adapter: Any) -> None:
        self._adapter = adapter

    def update(self, tree: Tree, changed: Sequence[Node]) -> None:
        update = accesskit.TreeUpdate(tree.focus)
        update.tree = accesskit.Tree(ROOT)
        update.tree.toolkit_name, update.tree.toolkit_version = "Briscola", __version__
        update.nodes = [(node.id, _node(node, tree)) for node in changed]
        self._raise(self._adapter.update_if_active(lambda: update))

    def place(self, left: int, top: int, width: int, height: int) -> None:
        if hasattr(self._adapter, "set_root_window_bounds"):  # elsewhere the system knows
            bounds = accesskit.Rect(left, top, left + width, top + height)
            self._adapter.set_root_window_bounds(bounds, bounds)

    def focus(self, gained: bool) -> None:
        for name in ("update_window_focus_state", "update_view_focus_state"):
            if hasattr(self._adapter, name):
                self._raise(getattr(self._adapter, name)(gained))

    def _raise(self, events: Any) -> None:
        """Tell the system of the events that an adapter hands back, where it does."""
        if events is not None:
            events.raise_events()


def _node(node: Node, tree: Tree) -> Any:
    made = accesskit.Node(ROLES[node.kind])
    made.set_label(node.name if TELLS_VALUES else node.full_name)
    made.set_bounds(accesskit.Rect(*node.bounds))
    if node.kind is NodeKind.WINDOW:
        made.set_children([other.id for other in tree.nodes if other is not node])
    if isinstance(node.kind, Role):
        _control(made, node, node.kind)
    return made


def _control(made: Any, node: Node, role: Role) -> None:
    if node.description:
        made.set_description(node.description)
    if node.value:
        made.set_value(node.value)
    if node.position is not None:
        made.set_position_in_set(node.position[0] - 1)
        made.set_size_of_set(node.position[1])
    if ControlState.OFF in node.states:
        made.set_disabled()
    if ControlState.OPEN in node.states:
        made.set_expanded(True)
    chosen = bool(node.chosen) or ControlState.CHOSEN in node.states
    if role is Role.ITEM:
        made.set_selected(chosen)
    if ControlState.PRESSED in node.states or (role is Role.OPTION and chosen):
        made.set_toggled(accesskit.Toggled.TRUE)
    elif role is Role.OPTION:
        made.set_toggled(accesskit.Toggled.FALSE)
    made.add_action(accesskit.Action.FOCUS)
    made.add_action(accesskit.Action.CLICK)
    if role in TURNED:
        made.add_action(accesskit.Action.INCREMENT)
        made.add_action(accesskit.Action.DECREMENT)
    if (numbers := node.numbers) is not None:
        made.set_numeric_value(numbers.value)
        made.set_min_numeric_value(numbers.low)
        made.set_max_numeric_value(numbers.high)
        made.set_numeric_value_step(numbers.step)
        made.add_action(accesskit.Action.SET_VALUE)
