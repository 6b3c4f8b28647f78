"""The stack of scenes: the top one gets events and moves, visible ones below it are drawn once."""

import logging
from collections.abc import Callable, Iterable, Sequence

import pygame

from briscola.ui.scene import Scene

_logger = logging.getLogger(__name__)

A_PASS = 300_000
"""Pixels that can be drawn in the time of one more pass through a scene."""


class SceneStack:
    """Scenes in the order in which they lie on each other."""

    def __init__(self, size: Callable[[], tuple[int, int]]) -> None:
        """`size` gives the size in px of the picture to draw on."""
        self.scenes: list[Scene] = []
        self._size = size
        self._below: pygame.Surface | None = None

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events, or None."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._below = None
        pygame.key.set_repeat()  # until a control that likes it has the focus
        if self.top is not None:
            self.top.group.let_go()
            self.top.cover()
        self.scenes.append(scene)
        scene.layout(self._size())
        scene.enter()
        scene.dirty = True

    def pop(self) -> None:
        """Take the top scene off; the one below goes on."""
        self._below = None
        pygame.key.set_repeat()
        self._take_off()
        if self.top is not None:
            self.top.layout(self._size())
            self.top.resume()
            self.top.dirty = True

    def swap(self, old: Scene, new: Scene) -> None:
        """Put `new` in the place of `old`, which may come back; what lies on it is taken off."""
        self._below = None
        pygame.key.set_repeat()
        at = self.scenes.index(old)
        while len(self.scenes) > at + 1:
            self._take_off()
        self.scenes[at] = new
        new.layout(self._size())
        new.resume()
        new.dirty = True

    def leave_all(self) -> None:
        """Take every scene off, from the top down."""
        while self.scenes:
            self._take_off()

    def throw_away(self) -> None:
        """Take every scene off, from the top down, though it may be broken: it ends, but keeps nothing."""
        while self.scenes:
            scene = self.scenes.pop()
            try:
                scene.leave()
            except Exception:
                _logger.exception("%s could not be left", type(scene).__name__)

    def _take_off(self) -> None:
        scene = self.scenes.pop()
        scene.keep_choices()
        scene.leave()

    def layout(self) -> None:
        """Lay every scene out again."""
        self._below = None
        for scene in self.scenes:
            scene.layout(self._size())
            scene.dirty = True

    def redraw(self) -> None:
        """Draw everything again, because visible pictures have changed."""
        self._below = None
        for scene in self.scenes:
            scene.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the visible scenes."""
        top = self.top
        if top is None:
            return
        if not top.opaque:
            if self._below is None or self._below.get_size() != target.get_size():
                self._below = self._draw_below(target.get_size())
            target.blit(self._below, (0, 0))
        top.draw(target)
        top.dirty = False

    def _draw_below(self, size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(size).convert()
        first = max((at for at, s in enumerate(self.scenes[:-1]) if s.opaque), default=0)
        for scene in self.scenes[first:-1]:
            scene.draw(picture)
        return picture


def merged(parts: Iterable[pygame.Rect], whole: pygame.Rect) -> Sequence[pygame.Rect]:
    """Rectangles within `whole` that hold all parts; two become one if that costs less than a pass."""
    found: list[pygame.Rect] = []
    for part in parts:
        part = part.clip(whole)
        while part.size != (0, 0) and (near := next((p for p in found if _cheaper(p, part)), None)):
            found.remove(near)
            part = near.union(part)
        if part.width and part.height:
            found.append(part)
    return found


def _cheaper(one: pygame.Rect, other: pygame.Rect) -> bool:
    """True if both together cost less to draw than one after the other."""
    return _area(one.union(other)) < _area(one) + _area(other) + A_PASS


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
