"""Visibility of the mark of the focus: the pixels that it changes threefold."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
import pygame
from numpy.typing import NDArray

from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.widgets.widget import Widget

ENOUGH = 3.0
"""Least contrast of a pixel with the mark to the same pixel without it (WCAG 2.4.13 and 1.4.11)."""


class Mark(NamedTuple):
    """The mark on one control."""

    name: str
    share: float
    """Pixels that change threefold, as a share of a line 2 px wide round the control (a circle: 0.79)."""


def luminances(surface: pygame.Surface) -> NDArray[np.float64]:
    """Relative luminance of every pixel (WCAG 2)."""
    part = pygame.surfarray.array3d(surface).astype(np.float64) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ (0.2126, 0.7152, 0.0722))


def marks(app: App) -> Iterator[Mark]:
    """The mark of every control of the scene on top that can have the focus."""
    scene = app.top
    assert scene is not None
    group = scene.focused_group
    before = group.focused
    for widget in group.order():
        group.focus(widget)
        group.telling.hush()
        area = _around(widget).clip(app.window.surface.get_rect())
        if area.width < 4 or area.height < 4:
            continue
        with_mark = drawn(app, scene, area)
        hidden = _without(widget)
        without = drawn(app, scene, area)
        hidden()
        ring = widget.ring_rect().clip(area)
        line = 2 * 2 * (ring.width + ring.height)
        yield Mark(f"{type(widget).__name__} {widget.name}", changed(without, with_mark) / max(1, line))
    group.focus(before)


def _around(widget: Widget) -> pygame.Rect:
    """The part of the window in which the mark of a control lies."""
    beyond = 2 * widget.kit.paper.ring_reach() + 6
    area = widget.ring_rect().inflate(beyond, beyond)
    return area if widget.clip is None else area.clip(widget.clip().inflate(24, 24))


def _without(widget: Widget) -> Callable[[], None]:
    """Draw a control as if it had no focus, until the returned function is called."""
    was = widget.focused
    widget.focused = False
    setattr(widget, "draw_focus", lambda _target: None)  # noqa: B010

    def back() -> None:
        widget.focused = was
        delattr(widget, "draw_focus")

    return back


def drawn(app: App, scene: Scene, area: pygame.Rect | None = None) -> NDArray[np.float64]:
    """Relative luminance of the whole window, or of a part of it."""
    surface = app.window.surface
    scene.dirty = True
    surface.set_clip(area)
    app.draw()
    surface.set_clip(None)
    return luminances(surface if area is None else surface.subsurface(area))


def changed(before: NDArray[np.float64], after: NDArray[np.float64]) -> int:
    """Pixels that change threefold."""
    low, high = np.minimum(before, after), np.maximum(before, after)
    return int(((high + 0.05) / (low + 0.05) >= ENOUGH).sum())
