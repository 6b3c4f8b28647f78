"""What every control shares: a place, a focus, a hover, and one way to be pressed by any hand."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.widgets.tooltip import Tip


class Widget:
    """A control. Subclasses draw, and override `pressed_at`, `dragged`, `released`, `key`, `confirm`."""

    focusable = True
    on_paper = False
    repeats = False
    """Whether a key that stays down goes on working here. Never where a key presses something."""
    pressed_takes_focus = True
    """Whether a press moves the focus here; Tab and the arrows do in any case."""
    chooses = False
    """Whether it holds one of several values: once the pointer has chosen one, Enter is the sheet's."""
    tells_focus = False
    """Whether its tip is shown as soon as Tab or an arrow has led here."""
    tap_tells = False
    """Whether a short tap shows its tip as well: there is nothing to press."""
    layer = 0
    """Of the controls under the pointer the one of the highest layer is meant, of these the last."""
    scrolls = False
    """Whether Page Up, Page Down, Home and End are meant for this control wherever the focus is."""
    pointer_shape: int = pygame.SYSTEM_CURSOR_HAND
    radius = 8.0
    """Corner radius (at 1080) of the focus ring."""

    def __init__(self, kit: Kit, rect: pygame.Rect, *, name: str = "", on_paper: bool = False) -> None:
        """`name` finds the control again after a new layout; `on_paper` picks the ink focus ring."""
        self.kit = kit
        self.rect = pygame.Rect(rect)
        self.name = name
        self.on_paper = on_paper
        self.enabled = True
        self.visible = True
        self.focused = False
        self.hovered = False
        self.held = False
        self.tip = ""
        """A short explanation, shown on a slip when the pointer rests here."""
        self.clip: Callable[[], pygame.Rect] | None = None
        """The window of the scroll view this control lies in."""
        self.revealer: Callable[[Widget], None] | None = None
        """Scrolls this control into sight."""
        self.sound: Callable[[str], None] | None = None

    @property
    def modal(self) -> bool:
        """True while this control wants every event first (an open drop-down)."""
        return False

    @property
    def wake(self) -> float | None:
        """Seconds after which this control wants to be updated though nothing happens (a blinking cursor)."""
        return None

    @property
    def tab_stop(self) -> bool:
        """Whether Tab leads here; of a grid of cards only to the chosen one, the arrows lead to all."""
        return True

    @property
    def usable(self) -> bool:
        return self.enabled and self.visible

    def told(self) -> Tip | str:
        """What the slip says that explains it; empty for nothing."""
        return self.tip

    def hit(self, pos: tuple[int, int]) -> bool:
        """Is pos on this control? Targets under 44 px are enlarged to it."""
        if self.clip is not None and not self.clip().collidepoint(pos):
            return False
        grow_x, grow_y = max(0, 44 - self.rect.width), max(0, 44 - self.rect.height)
        return self.rect.inflate(grow_x, grow_y).collidepoint(pos)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take one event; True when it was meant for this control. Pointer events are routed by a group,
        but a lone control may be driven by this alone."""
        p = pointer.read(event, self.kit.scale.size)
        if p is not None:
            return self.point(p)
        if event.type == pygame.KEYDOWN and self.focused and self.usable:
            return self.key(event)
        return False

    def point(self, p: Pointer) -> bool:
        """A pointer movement; True when taken."""
        if not self.usable:
            return False
        inside = self.hit(p.pos)
        if p.kind == "move":
            self.hovered = inside and not p.touch
            if self.held:
                self.dragged(p)
                return True
            return inside
        if p.kind == "down" and inside:
            self.held = True
            self.pressed_at(p)
            return True
        if p.kind == "up" and self.held:
            self.held = False
            self.released(p, inside)
            return True
        if p.kind == "wheel" and inside:
            return self.wheeled(p.wheel)
        return False

    def pressed_at(self, p: Pointer) -> None:
        """The pointer went down here."""

    def dragged(self, p: Pointer) -> None:
        """The pointer moves while held."""

    def released(self, _p: Pointer, inside: bool) -> None:
        """The pointer went up after going down here; by default inside means confirm."""
        if inside:
            self.confirm()

    def wheeled(self, _lines: float) -> bool:
        """The wheel turned over this control; True when taken."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """A key went down while focused; True when taken."""
        if pointer.is_confirm(event):
            self.confirm()
            return True
        return False

    def confirm(self) -> None:
        """Pressed, by whatever hand."""

    def say(self, name: str) -> None:
        """Ask for a small sound."""
        if self.sound is not None:
            self.sound(name)

    def update(self, _dt: float) -> bool:
        """Let dt seconds pass; True while something still moves."""
        return False

    def touchable(self, _p: Pointer) -> bool:
        """May this control, lying under the pointer, take the movement? (A panel lets wheels pass, say.)"""
        return True

    def key_focus(self, gained: bool) -> None:
        """The focus came or went."""

    def reveal(self) -> None:
        """Scroll into view, when inside a scroll view."""
        if self.revealer is not None:
            self.revealer(self)

    def ring_rect(self) -> pygame.Rect:
        """What the focus ring surrounds."""
        return self.rect

    def draw(self, target: pygame.Surface) -> None:
        """Draw the control (its focus ring is drawn by the group, over all)."""

    def draw_over(self, target: pygame.Surface) -> None:
        """Draw what lies above every other control (an open list)."""

    def draw_focus(self, target: pygame.Surface) -> None:
        """Draw the ring, kept inside the scroll view this control lies in."""
        if self.clip is None:
            self.draw_ring(target)
            return
        before = target.get_clip()
        reach = self.kit.paper.ring_reach()
        target.set_clip(self.clip().inflate(2 * reach, 2 * reach).clip(before))
        self.draw_ring(target)
        target.set_clip(before)

    def draw_ring(self, target: pygame.Surface) -> None:
        """The visible focus."""
        rect = self.ring_rect()
        ring = self.kit.paper.ring(rect.size, self.radius * self.kit.scale.k, on_paper=self.on_paper)
        reach = self.kit.paper.ring_reach()
        target.blit(ring, (rect.x - reach, rect.y - reach))
