"""Gives the tree to the system through AccessKit, and takes what a screen reader asks for.

It costs nothing until the system asks for a tree. A mistake switches it off, with a line in the log.
"""

import logging
import sys
import time
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from threading import Event
from typing import Any, Protocol

import pygame

from briscola.ui.access.tree import Node, Tree, TreeBuilder, focused_spot
from briscola.ui.layout.window.fitting import Fit
from briscola.ui.scene import Scene
from briscola.ui.widgets.widget import WidgetPart

CAPTION = "Briscola"
LEAST = 0.1
"""Seconds between two trees while something moves, unless the focus has moved too."""
LONGEST = 1.0
"""Seconds after which a tree is made though nothing seems to have changed."""
WAKE = pygame.event.custom_type()
"""Event that ends the sleep of the loop, when the system wants something."""
_logger = logging.getLogger(__name__)


class SystemConnection(Protocol):
    """The window as the system knows it."""

    def update(self, tree: Tree, changed: list[Node]) -> None:
        """Give the system a tree, of which these nodes are new or different."""

    def place(self, left: int, top: int, width: int, height: int) -> None:
        """Tell where the window's picture is on the screen."""

    def focus(self, gained: bool) -> None:
        """Tell whether the window has the focus."""


class Request(Protocol):
    """A wish of a screen reader, as AccessKit has it."""

    action: Any
    target: int
    data: Any


Connect = Callable[[Callable[[], None], Callable[[Any], None], Callable[[], None]], SystemConnection]
"""Opens a connection; is given what to call when a tree is wanted, for a request, and when none is wanted."""


class TreeHost(Protocol):
    """The app, as far as the tree needs it."""

    @property
    def top(self) -> Scene | None: ...
    def dispatch(self, event: pygame.event.Event) -> None: ...


class ScreenReaderTree:
    """The tree of one window. `follow` is called once a frame."""

    def __init__(self, connect: Connect | None = None) -> None:
        """`connect` opens the connection to the system; None: through AccessKit."""
        self._connect = connect
        self._connection: SystemConnection | None = None
        self._wanted, self._anew = Event(), Event()
        self._requests: SimpleQueue[Any] = SimpleQueue()
        self._builder = TreeBuilder()
        self._tree: Tree | None = None
        """The tree that the system has, or None if it has none yet."""
        self._built = 0.0
        self._placed: tuple[int, int, int, int] | None = None
        self._late = False
        """True if something has changed since the last tree."""

    @property
    def active(self) -> bool:
        """True while a screen reader, or another helper, reads the tree."""
        return self._connection is not None and self._wanted.is_set()

    def open(self) -> None:
        """Offer the tree to the system, where AccessKit is there."""
        if self._connection is not None:
            return

        def begin() -> None:
            if self._connect is None:
                from briscola.ui.access.accesskit_connection import connect

                self._connect = connect
            self._connection = self._connect(self._asked, self._request, self._left)
            self._connection.focus(pygame.key.get_focused())

        self._guarded(begin)

    def close(self) -> None:
        """Take the tree from the system."""
        self._connection = None
        self._wanted.clear()

    # ---- called by the system, from any thread

    def _asked(self) -> None:
        self._anew.set()
        self._wanted.set()
        self._awaken()

    def _left(self) -> None:
        self._wanted.clear()

    def _request(self, request: Request) -> None:
        self._requests.put(request)
        self._awaken()

    def _awaken(self) -> None:
        try:
            pygame.event.post(pygame.event.Event(WAKE))
        except Exception:  # the window is closed, or its queue is full: the next frame comes anyway
            _logger.debug("the window was not woken")

    # ---- once a frame

    def focus(self, gained: bool) -> None:
        """Tell that the window has the focus, or not."""
        if (connection := self._connection) is not None:
            self._guarded(lambda: connection.focus(gained))

    def act(self, app: TreeHost) -> None:
        """Do what a screen reader has asked for."""
        while self._connection is not None:
            try:
                request = self._requests.get_nowait()
            except Empty:
                return
            self._guarded(partial(self._perform, app, request))

    def update(self, scene: Scene | None, fit: Fit, *, changed: bool) -> None:
        """Give the system what is new, if it wants it. `changed`: the picture is another."""
        if not self.active:
            return
        self._guarded(lambda: self._update(scene, fit, changed=changed))

    @property
    def wake(self) -> float | None:
        """Seconds until a change that waits can be given; None if none waits."""
        return max(0.0, self._built + LEAST - time.monotonic()) if self.active and self._late else None

    def _update(self, scene: Scene | None, fit: Fit, *, changed: bool) -> None:
        if self._anew.is_set():
            self._anew.clear()
            self._tree = self._placed = None
        before, now = self._tree, time.monotonic()
        self._late = self._late or changed
        if before is not None and not self._due(scene, before, waited=now - self._built):
            return
        self._built, self._late = now, False
        self._place(fit)
        tree = self._builder.build(scene, fit, CAPTION)
        if before == tree:
            self._tree = tree  # its controls may have been made anew
            return
        known = {} if before is None else {node.id: node for node in before.nodes}
        renewed = [node for node in tree.nodes if known.get(node.id) != node]
        if before is None or [node.id for node in before.nodes] != [node.id for node in tree.nodes]:
            renewed = [tree.nodes[0], *(node for node in renewed if node is not tree.nodes[0])]
        if self._connection is not None:
            self._connection.update(tree, renewed)
        self._tree = tree

    def _due(self, scene: Scene | None, before: Tree, *, waited: float) -> bool:
        moved = before.spot != focused_spot(scene)
        return moved or waited >= LONGEST or (self._late and waited >= LEAST)

    def _place(self, fit: Fit) -> None:
        left, top = pygame.display.get_window_position()
        placed = left, top, *fit.window
        if placed != self._placed and self._connection is not None:
            self._placed = placed
            self._connection.place(*placed)

    def _perform(self, app: TreeHost, request: Request) -> None:
        scene, tree = app.top, self._tree
        widget = None if tree is None else tree.widgets.get(request.target)
        if scene is None or tree is None or widget is None:
            return
        group = scene.focused_group
        if widget not in group.order():  # it has gone meanwhile
            return
        wanted = str(request.action).rpartition(".")[2]
        key = tree.parts.get(request.target)
        part = next((each for each in widget.parts() if each.key == key), None)
        if key is not None and part is None:
            return
        group.pointed = False
        group.focus(widget)
        scene.dirty = True
        if part is not None:
            self._perform_part(part, wanted)
            return
        code = KEYS.get(wanted)
        if code is not None:
            app.dispatch(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
        elif wanted == "SET_VALUE" and hasattr(widget, "set"):
            number = _number_of(request.data)
            if number is not None:
                widget.set(number)

    @staticmethod
    def _perform_part(part: WidgetPart, wanted: str) -> None:
        if wanted == "CLICK":
            part.press()
        elif part.choose is not None:
            part.choose()

    # ---- whatever goes wrong

    def _guarded(self, deed: Callable[[], object]) -> None:
        """Do something; a mistake switches the tree off. AccessKit's panics are no `Exception`."""
        try:
            deed()
        except (KeyboardInterrupt, SystemExit):
            raise
        except ImportError as error:
            self.close()
            _logger.info("nothing is told to screen readers: %s", error)
        except BaseException as error:
            self.close()
            _logger.warning("nothing is told to screen readers any more: %r", error, exc_info=error)


KEYS = {"CLICK": pygame.K_RETURN, "INCREMENT": pygame.K_RIGHT, "DECREMENT": pygame.K_LEFT}
"""Keys that do what a screen reader asks for, after the focus has been moved."""


def _number_of(data: Any) -> float | None:
    """The number that comes with a request: AccessKit gives a pair of its kind and the value."""
    value = data[1] if isinstance(data, tuple) and len(data) == 2 else data
    return float(value) if isinstance(value, int | float) else None


def early() -> bool:
    """True on systems whose window must not have been seen before the tree is offered."""
    return sys.platform in ("win32", "darwin")
