"""Choice of the control whose slip is shown: by the resting pointer, the keys, or a resting finger."""

from briscola.ui.input.input_guard import HandTimes
from briscola.ui.widgets.widget import Widget

REST = 0.55
"""Seconds of rest after which the slip of the control under the pointer is shown."""
READ, LETTER = 2.0, 0.05
"""Seconds that a slip stays after the finger has gone, and more for each letter."""


class TooltipTarget:
    """Follows pointer and keys for a group; `widget` is the control whose slip is shown now."""

    def __init__(self, hands: HandTimes | None = None) -> None:
        self._reading = (hands or HandTimes()).reading
        self._stay = (hands or HandTimes()).hold
        """Seconds after which a resting finger asks instead of pressing."""
        self.over: Widget | None = None
        """The control under the mouse."""
        self._rested = 0.0
        self._by_keys = False
        """True if a key went down since the mouse moved: nobody is reading what lies under it."""
        self._led: Widget | None = None
        self._finger: Widget | None = None
        self._stayed = 0.0
        self._asked: Widget | None = None
        self._left = 0.0

    @property
    def widget(self) -> Widget | None:
        """The control whose slip is shown, or None."""
        hovered = self.over if self._rested >= REST and not self._by_keys else None
        led = self._led if self._led is not None and self._led.focused else None
        found = (w for w in (self._asked, hovered, led) if w is not None and w.visible and w.told())
        return next(found, None)

    # ---- what hands do

    def move_over(self, widget: Widget | None) -> None:
        """Note that the mouse has come to a control or moved on it; None: it has left them all."""
        if widget is not self.over:
            self.over, self._rested, self._asked = widget, 0.0, None
        elif self._rested < REST:
            self._rested = 0.0

    def point(self, widget: Widget | None) -> None:
        """Note that the mouse has moved on this control; a new control ends the slip of the keys."""
        self._by_keys = False
        if widget is not self.over:
            self._led = None

    def lead(self, widget: Widget | None) -> None:
        """Note that a key has moved the focus."""
        self._led = widget if widget is not None and widget.tells_focus else None

    def key(self) -> None:
        """Note a key press: nobody is then reading what lies under the pointer."""
        self._rested, self._asked, self._by_keys = 0.0, None, True

    def hush(self) -> None:
        """Show no slip until the pointer or a key asks again, because something else is said."""
        self.key()
        self._led = None

    def press(self, widget: Widget | None, *, touch: bool) -> None:
        """Note that a button or a finger went down on a control, or (None) beside all."""
        self._rested, self._asked, self._led, self._stayed = 0.0, None, None, 0.0
        self._finger = widget if touch and widget is not None and widget.told() else None

    def lift(self, *, inside: bool) -> bool:
        """Note that the finger is lifted; True if it has asked by resting, so that it presses nothing."""
        finger, self._finger = self._finger, None
        if finger is None:
            return False
        if inside and finger.tap_tells:
            self._ask(finger)
        return self._stayed >= self._stay

    def slip_off(self) -> None:
        """Note that the finger has left the control on which it went down."""
        self._finger = None

    def _ask(self, widget: Widget) -> None:
        tip = widget.told()
        letters = len(tip) if isinstance(tip, str) else len(tip.head) + len(tip.text)
        self._asked, self._left = widget, (READ + LETTER * letters) * self._reading

    # ---- time

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True if another slip is shown from now on."""
        before = self.widget
        if self.over is not None:
            self._rested += dt
        if self._finger is not None:
            self._stayed += dt
            if self._stayed >= self._stay:
                self._ask(self._finger)
        elif self._asked is not None:
            self._left -= dt
            if self._left <= 0:
                self._asked = None
        return self.widget is not before

    @property
    def wake(self) -> float | None:
        """Seconds until another slip may have to be shown, or None."""
        waits = []
        resting = self.over is not None and self._rested < REST and not self._by_keys
        if resting and self.over is not None and self.over.told():
            waits.append(REST - self._rested)
        if self._finger is not None and self._stayed < self._stay:
            waits.append(self._stay - self._stayed)
        elif self._asked is not None and self._finger is None:
            waits.append(self._left)
        return min(waits, default=None)
