"""A group of controls: focus, pointer and arrow keys."""

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import suppress
from itertools import chain
from operator import attrgetter

import pygame

from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.widgets.tooltip import TooltipTarget, draw_tip
from briscola.ui.widgets.widget import Widget

Rects = Sequence[pygame.Rect]
STILL = 12
"""Px that a pointer at rest may tremble between two presses."""


class FocusGroup:
    """Controls in Tab order. Route every event of a scene through `handle`."""

    def __init__(
        self,
        kit: Kit,
        *,
        sound: Callable[[str], None] | None = None,
    ) -> None:
        self.kit = kit
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.home: Widget | None = None
        """Control that gets the focus back when the pointer leaves another one, or None.

        If one is set, the focus follows the pointer: a page with one selection.
        """
        self.pointed = False
        """True if the pointer has given the focus and no key since."""
        self.led = False
        """True if the person has moved the focus: by Tab, an arrow or a press. It also moves by itself."""
        self.telling = TooltipTarget(kit.hands)
        """Decides whose explanation is shown."""
        self.clear_of: Callable[[], tuple[Rects, Rects]] = lambda: ((), ())
        """Rectangles a slip never covers, and those it should avoid."""
        self._holder: Widget | None = None
        self._mouse: tuple[int, int] | None = None
        """Position of the mouse while it is in the window, else None."""
        self.pressed: tuple[str, tuple[int, int]] | None = None
        """Name of the control that was pressed last and where, while the pointer has not moved since."""
        self._grown = False
        """True if `pressed` is that of a group for another size, language or look of the window."""
        self._sound = sound

    def add(self, *widgets: Widget) -> None:
        """Add controls at the end of the Tab order."""
        for widget in widgets:
            widget.sound = self._sound
            self.widgets.append(widget)

    def order(self) -> list[Widget]:
        """Controls that can have the focus now, in Tab order."""
        return [w for w in self.widgets if w.focusable and w.usable]

    def focus(self, widget: Widget | None) -> None:
        """Give the focus to a control (None: to nobody)."""
        if self.focused is widget:
            return
        if self.focused is not None:
            self.focused.focused = False
            self.focused.key_focus(False)
        self.focused, self.led = widget, False
        with suppress(pygame.error):  # no window yet
            pygame.key.set_repeat(*(self.kit.hands.repeat if widget is not None and widget.repeats else ()))
        if widget is not None:
            widget.focused = True
            widget.key_focus(True)
            if not widget.pressed_takes_focus:  # keys have led here, if before another layout
                self.telling.lead(widget)
            widget.reveal()

    def focus_name(self, name: str | None) -> None:
        """Focus the control of that name, else the first that does not lead back, else the way back."""
        order = self.order()
        named = (widget for widget in order if widget.name and widget.name == name)
        onward = (widget for widget in order if widget.name != "back")
        self.focus(next(chain(named, onward, order), None))

    @property
    def focused_name(self) -> str | None:
        """Name of the focused control or None, to keep the focus across a new layout."""
        return self.focused.name if self.focused else None

    def take_over(self, before: "FocusGroup") -> None:
        """Go on from another group whose controls have been made anew.

        The focused and the held control are found again by name, and the mouse stays where it was.
        """
        if before.focused is not None:
            name = before.focused.name
            led = before.led
            before.focus(None)
            self.focus_name(name)
            self.led = led
        self.go_on_from(before)

    def go_on_from(self, before: "FocusGroup") -> None:
        """Carry over scroll, caret, the held control and the mouse to controls of the same names."""
        known = {widget.name: widget for widget in before.widgets if widget.name}
        for widget in self.widgets:
            if (old := known.get(widget.name)) is not None and type(old) is type(widget):
                widget.go_on_from(old)
        self.hold_on(before)

    def hold_on(self, before: "FocusGroup") -> None:
        """Carry over the held control, by its name, and the mouse."""
        if (held := before._holder) is not None and held.held:
            self._holder = next((w for w in self.widgets if w.usable and w.name == held.name), None)
            if self._holder is not None:
                self._holder.held = self._holder.hovered = True
        self._mouse = before._mouse
        self.rehover()

    def handle(self, event: pygame.event.Event) -> bool:
        """Route one event; True if a control took it or the focus moved."""
        modal = next((w for w in self.widgets if w.modal and w.usable), None)
        p = pointer.read(event, self.kit.scale.size)
        if p is not None and p.kind in ("down", "move") and self._note_press(modal, p):
            return True
        if modal is not None:
            return modal.point(p) if p is not None else modal.handle(event)
        if p is not None:
            return self._point(p)
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self.focused is not None and self.focused.handle(event)
        if event.type == pygame.WINDOWLEAVE:
            self.forget_pointer()
            return True
        if event.type != pygame.KEYDOWN:
            return False
        self.telling.key()
        if self._means_primary(event):
            return True
        if self.focused is not None and self.focused.usable and self.focused.key(event):
            return True
        if event.key == pygame.K_TAB:
            return self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in pointer.ARROWS:
            return self.go(pointer.ARROWS[event.key])
        if event.key in pointer.PAGING:
            return any(w.key(event) for w in self.widgets if w.scrolls and w.usable)
        return event.key in pointer.ENTER and self._press(w for w in self.widgets if w.primary)

    def _means_primary(self, event: pygame.event.Event) -> bool:
        """Press the red button on Enter if the pointer has chosen a value; True if that was done."""
        chosen = self.focused
        if chosen is None or not (chosen.chooses and self.pointed) or event.key not in pointer.ENTER:
            return False
        return self._press(w for w in self.widgets if w.primary)

    @staticmethod
    def _press(widgets: Iterable[Widget]) -> bool:
        """Press the first of the controls that can be used; True if there is one."""
        meant = next((widget for widget in widgets if widget.usable), None)
        if meant is not None:
            meant.confirm()
        return meant is not None

    def widget_at(self, p: Pointer) -> Widget | None:
        """The uppermost control that a pointer event is meant for, or None."""
        under = (w for w in reversed(self.widgets) if w.usable and w.hit(p.pos) and w.touchable(p))
        return max(under, key=attrgetter("layer"), default=None)

    def stay_under(self, before: "FocusGroup") -> None:
        """Hold presses from other controls than the one that made this group replace `before`.

        They count again once the pointer has moved. Nothing is held where the kit is the same.
        """
        if before.kit is not self.kit:
            self.pressed, self._grown = before.pressed, True

    def _note_press(self, modal: Widget | None, p: Pointer) -> bool:
        """Note what is pressed where; True if the press was meant for a control that has moved away."""
        if self.pressed is not None and math.dist(self.pressed[1], p.pos) > STILL:
            self.pressed = None
        if p.kind != "down":
            return False
        under = modal or self.widget_at(p)
        name = "" if under is None else under.name
        if self._grown and self.pressed is not None and name != self.pressed[0]:
            return True
        self.pressed = name, p.pos
        return False

    def _point(self, p: Pointer) -> bool:
        if not p.touch and p.kind == "move":
            self._mouse = p.pos
        if self._holder is not None:
            return self._hold(self._holder, p)
        under = self.widget_at(p)
        if p.kind == "move":
            if not p.touch:
                self.telling.point(under)
            changed = self._hover(under if not p.touch else None)
            return (under.point(p) if under is not None else False) or changed
        if p.kind == "down":
            self.telling.press(under, touch=p.touch)
        if under is None:
            return p.kind == "down" and self._say_why_off(p)
        if p.kind == "down":
            if under.focusable and under.pressed_takes_focus:
                self.focus(under)
                self.pointed = self.led = True
            self._holder = under
        return under.point(p)

    def _say_why_off(self, p: Pointer) -> bool:
        """Show why a control under the pointer cannot be pressed now; False if there is none that says it."""
        off = (w for w in reversed(self.widgets) if w.visible and not w.enabled and w.hit(p.pos) and w.told())
        if (control := next(off, None)) is None:
            return False
        self.telling.ask(control)
        return True

    def _hold(self, holder: Widget, p: Pointer) -> bool:
        """Pass on a pointer event to the control on which the pointer went down and has not gone up yet."""
        inside = holder.hit(p.pos)
        if p.kind != "up":
            if not inside:
                self.telling.slip_off()
            return holder.point(p)
        self._holder = None
        if self.telling.lift(inside=inside):
            holder.held = False
            return True
        return holder.point(p)

    def let_go(self) -> None:
        """Let go of the held control: something is laid over it, and the pointer will go up there."""
        if self._holder is not None:
            self._holder.let_go()
        self._holder = None
        self.telling.slip_off()

    def forget_pointer(self) -> None:
        """Forget the mouse, which is elsewhere."""
        self._mouse = None
        self._hover(None)

    def rehover(self) -> bool:
        """Find the control under the mouse after a change of layout; True if it is another one."""
        if self._mouse is None or self._holder is not None:
            return False
        return self._hover(self.widget_at(Pointer("move", self._mouse)))

    def _hover(self, widget: Widget | None) -> bool:
        before = self.telling.over
        self.telling.move_over(widget)
        if before is widget:
            return False
        if before is not None:
            before.hovered = False
        if widget is not None:
            widget.hovered = True
        if self.home is not None:
            self.focus(widget if widget is not None and widget.focusable else self.home)
        with suppress(pygame.error):  # a system without cursors
            pygame.mouse.set_cursor(
                widget.pointer_shape if widget is not None else pygame.SYSTEM_CURSOR_ARROW
            )
        return True

    def step(self, by: int, *, around: bool = True) -> bool:
        """Move the focus by Tab, forwards or backwards. Without `around`, return False at the ends."""
        order = [w for w in self.order() if w.tab_stop or w is self.focused]
        if not order:
            return False
        self.pointed = False
        at = order.index(self.focused) if self.focused in order else (-1 if by > 0 else len(order))
        if not around and not 0 <= at + by < len(order):
            return False
        self.focus(order[(at + by) % len(order)])
        self.led = True
        self.telling.lead(self.focused)
        return True

    def go(self, direction: tuple[int, int]) -> bool:
        """Move the focus to the nearest control in a direction; False if there is none."""
        if self.focused is None:
            return self.step(1)
        start = self.focused.rect
        best: tuple[float, Widget] | None = None
        for widget in self.order():
            if widget is self.focused:
                continue
            cost = _cost(start, widget.rect, direction)
            if cost is not None and (best is None or cost < best[0]):
                best = (cost, widget)
        if best is None:
            return False
        self.pointed = False
        self.focus(best[1])
        self.led = True
        self.telling.lead(self.focused)
        return True

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True while something moves or a slip comes or goes."""
        moving = sum(w.update(dt) for w in self.widgets if w.visible) > 0  # every one, not the first
        return self.telling.update(dt) or moving

    @property
    def wake(self) -> float | None:
        """Seconds until the focused control or a slip wants to be updated, or None."""
        waits = (self.focused.wake if self.focused is not None else None, self.telling.wake)
        return min((wait for wait in waits if wait is not None), default=None)

    def shown(self) -> Hashable:
        """Key of the focus ring and the slip as they are now: equal keys look the same."""
        focused = self.focused if self.focused is not None and self.focused.visible else None
        ring = None if focused is None else (focused, tuple(focused.ring_rect()))
        if (told := self.telling.widget) is None:
            return ring, None
        never, seldom = ([tuple(rect) for rect in rects] for rects in self.clear_of())
        return ring, (told, told.told(), tuple(told.rect), tuple(never), tuple(seldom))

    def draw(self, target: pygame.Surface) -> None:
        """Draw all controls, the focus ring, then everything above (open lists, the tip)."""
        for widget in self.widgets:
            if not widget.visible:
                continue
            before = target.get_clip()
            if widget.clip is not None:
                target.set_clip(widget.clip().clip(before))
            widget.draw(target)
            target.set_clip(before)
        if self.focused is not None and self.focused.visible:
            self.focused.draw_focus(target)
        for widget in self.widgets:
            if widget.visible:
                widget.draw_over(target)
        if (told := self.telling.widget) is not None:
            never, seldom = self.clear_of()
            draw_tip(target, self.kit, told.told(), told.rect, never=never, seldom=seldom)


def _cost(start: pygame.Rect, end: pygame.Rect, direction: tuple[int, int]) -> float | None:
    """Distance of `end` in a direction; None if it does not lie there. Distance sideways counts 2.5 times."""
    dx, dy = direction
    if dx:
        ahead = (end.centerx - start.centerx) * dx
        gap = max(0, (end.left - start.right) if dx > 0 else (start.left - end.right))
        side = max(0, max(start.top, end.top) - min(start.bottom, end.bottom))
        skew = abs(end.centery - start.centery)
    else:
        ahead = (end.centery - start.centery) * dy
        gap = max(0, (end.top - start.bottom) if dy > 0 else (start.top - end.bottom))
        side = max(0, max(start.left, end.left) - min(start.right, end.right))
        skew = abs(end.centerx - start.centerx)
    if ahead <= 2:
        return None
    return gap + 2.5 * side + 0.05 * skew + 0.01 * ahead
