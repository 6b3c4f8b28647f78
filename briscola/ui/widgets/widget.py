"""Common base of all controls: place, focus, hover, and one way to press for mouse, finger and keys."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Self

import pygame
from msgspec import Struct

from briscola.i18n.spoken_words import ControlState, Role, Spoken, Tip
from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit


class WidgetPart(Struct, frozen=True, kw_only=True):
    """One of the things that a control shows: a line of a menu, a row, a card, a value."""

    key: Hashable
    """Key among the parts of its control, the same after a new layout."""
    spoken: Spoken
    rect: pygame.Rect
    press: Callable[[], None]
    """Does what a click there does."""
    choose: Callable[[], None] | None = None
    """Makes it the part that the keys are on; None where only a press changes anything."""


class Widget:
    """A control. Subclasses draw, and override `pressed_at`, `dragged`, `released`, `key`, `confirm`."""

    focusable = True
    on_paper = False
    repeats = False
    """True if a held key repeats here. Must be False where a key presses something."""
    pressed_takes_focus = True
    """True if a press moves the focus here; Tab and the arrows do in any case."""
    chooses = False
    """True for a control that holds one of several values.

    Once the pointer has chosen one, Enter belongs to the sheet.
    """
    primary = False
    """True for the red button of a scene: Enter falls to it where no other control takes it."""
    tells_focus = False
    """True if its tip is shown as soon as Tab or an arrow has led here."""
    tap_tells = False
    """True if a short tap shows its tip as well, because there is nothing to press."""
    layer = 0
    """Of the controls under the pointer, the last one of the highest layer gets the event."""
    scrolls = False
    """True if Page Up, Page Down, Home and End are meant for this control wherever the focus is."""
    smooth = False
    """True if the wheel moves this control by parts of a line, too."""
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
        self.label = ""
        """Words beside this control that name it for whoever cannot see them."""
        self.explained = ""
        """An explanation from elsewhere on the page, for whoever cannot see it; else the tip is said."""
        self.tip = ""
        """Short explanation, shown on a slip when the pointer rests here."""
        self.why_off = ""
        """Why this control cannot be pressed now: shown by a press on it while it is off, and said."""
        self.clip: Callable[[], pygame.Rect] | None = None
        """Visible part of the scroll view this control lies in, or None."""
        self.revealer: Callable[[Widget], None] | None = None
        """Function that scrolls this control into sight, or None."""
        self.sound: Callable[[str], None] | None = None

    @property
    def modal(self) -> bool:
        """True while this control wants every event first (an open drop-down)."""
        return False

    @property
    def wake(self) -> float | None:
        """Seconds until this control wants an update without an event (a blinking cursor), or None."""
        return None

    @property
    def empty(self) -> bool:
        """True while there is nothing to be said of it: a hand before the deal."""
        return False

    @property
    def tab_stop(self) -> bool:
        """True if Tab leads here.

        In a grid of cards only the chosen one is a stop; the arrows lead to all.
        """
        return True

    @property
    def usable(self) -> bool:
        return self.enabled and self.visible

    def spoken(self) -> Spoken:
        """The control in words: for the ear, its slip and screen readers."""
        return Spoken(role=Role.BUTTON, name=self.label, states=self.states(), more=self.more, slip=self.tip)

    def parts(self) -> Sequence[WidgetPart]:
        """The things seen here that can be pressed each by itself, as screen readers get them."""
        return ()

    @property
    def chosen_part(self) -> Hashable | None:
        """Key of the part that `spoken` is about; None if it is about the control."""
        return None

    def called(self, label: str, explained: str = "") -> Self:
        """The same control, named by words that stand beside it."""
        self.label, self.explained = label, explained
        return self

    @property
    def more(self) -> str:
        """The explanation that is said."""
        return self.explained or self.tip if self.enabled else self.why_off or self.explained or self.tip

    def states(self) -> tuple[ControlState, ...]:
        """The conditions that are said."""
        return () if self.enabled else (ControlState.OFF,)

    def told(self) -> Tip | str:
        """Explanation for the slip; empty for none."""
        return self.spoken().slip if self.enabled else self.why_off or self.spoken().slip

    def hit(self, pos: tuple[int, int]) -> bool:
        """True if `pos` is on this control. Targets under 44 px are enlarged to 44."""
        if self.clip is not None and not self.clip().collidepoint(pos):
            return False
        grow_x, grow_y = max(0, 44 - self.rect.width), max(0, 44 - self.rect.height)
        return self.rect.inflate(grow_x, grow_y).collidepoint(pos)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take one event; True if it was meant for this control.

        Pointer events are usually routed by a group, but a lone control can be driven by this method.
        """
        p = pointer.read(event, self.kit.scale.size)
        if p is not None:
            return self.point(p)
        if event.type == pygame.KEYDOWN and self.focused and self.usable:
            return self.key(event)
        return False

    def point(self, p: Pointer) -> bool:
        """Take a pointer event; True if it was taken."""
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
            lines = p.wheel if self.smooth else p.steps
            return bool(lines) and self.wheeled(lines)
        return False

    def pressed_at(self, p: Pointer) -> None:
        """Called when the pointer goes down here."""

    def dragged(self, p: Pointer) -> None:
        """Called when the pointer moves while held."""

    def released(self, _p: Pointer, inside: bool) -> None:
        """Called when the pointer goes up after going down here; by default, inside means confirm."""
        if inside:
            self.confirm()

    def let_go(self) -> None:
        """Called when the pointer that went down here will go up elsewhere: nothing is pressed."""
        self.held = False

    def wheeled(self, _lines: float) -> bool:
        """Called when the wheel turns over this control, never by 0 lines; True if taken."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Called when a key goes down while focused; True if taken.

        A control that a press means nothing to leaves Enter to the red button.
        """
        if pointer.is_confirm(event) and type(self).confirm is not Widget.confirm:
            self.confirm()
            return True
        return False

    def confirm(self) -> None:
        """Called when the control is pressed, by pointer or key."""

    def go_on_from(self, before: Self) -> None:
        """Go on where the control of the same name was before a new layout: scroll, caret."""

    def play_sound(self, name: str) -> None:
        """Ask for a small sound."""
        if self.sound is not None:
            self.sound(name)

    def update(self, _dt: float) -> bool:
        """Let `_dt` seconds pass; True while something still moves."""
        return False

    def touchable(self, _p: Pointer) -> bool:
        """True if this control may take a pointer event above it; a panel, for example, lets wheels pass."""
        return True

    def key_focus(self, gained: bool) -> None:
        """Called when the focus comes or goes."""

    def reveal(self) -> None:
        """Scroll into view, if inside a scroll view."""
        if self.revealer is not None:
            self.revealer(self)

    def ring_rect(self) -> pygame.Rect:
        """Rectangle that the focus ring surrounds."""
        return self.rect

    def draw(self, target: pygame.Surface) -> None:
        """Draw the control without its focus ring, which the group draws over all controls."""

    def draw_over(self, target: pygame.Surface) -> None:
        """Draw the part that lies above every other control (an open list)."""

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
        """Draw the focus ring round `ring_rect`."""
        rect = self.ring_rect()
        ring = self.kit.paper.ring(rect.size, self.radius * self.kit.scale.k, on_paper=self.on_paper)
        reach = self.kit.paper.ring_reach()
        target.blit(ring, (rect.x - reach, rect.y - reach))


class Pressable(Widget):
    """A control that does one thing when it is pressed."""

    on_press: Callable[[], None]
    press_sound = "click"

    def confirm(self) -> None:
        self.play_sound(self.press_sound)
        self.on_press()
