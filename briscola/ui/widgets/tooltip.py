"""Explanations of a control: when one is wanted, and the slip of paper with it."""

from collections.abc import Iterator, Sequence

import pygame

from briscola.i18n.spoken_words import Tip
from briscola.ui.input.input_guard import HandTimes
from briscola.ui.layout.placement import Obstacle, Placement, WindowSpace, beside, near
from briscola.ui.layout.placement import never as untouchable
from briscola.ui.layout.table.geometry import Edge
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2
from briscola.ui.widgets.widget import Widget

WIDTH = 400
"""Largest width (px at 1080) of the words of a slip."""
APART = 2.0
"""Cost of a place from which a slip points at nothing, in heights of the window."""
CARD = 176
"""Height (px at 1080) of a card that a slip shows whole."""


def _headline_role(tip: Tip) -> str:
    """Type role of the headline; alone it is set as a plain short text."""
    return "row" if tip.text or tip.card else "small"


def draw_tip(
    target: pygame.Surface,
    kit: Kit,
    tip: Tip | str,
    around: pygame.Rect,
    *,
    never: Sequence[pygame.Rect] = (),
    seldom: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Draw a slip beside `around`, always inside the window, and return its rectangle.

    It covers nothing of `never` and as little as possible of `seldom`.
    """
    scale, fonts = kit.scale, kit.fonts
    tip = Tip(head=tip) if isinstance(tip, str) else tip
    width = max(230, scale.px(WIDTH))
    headline = _headline_role(tip)
    lines = [(headline, line, INK) for line in fonts.wrap(tip.head, headline, width)]
    if tip.text:
        lines += [("small", line, INK_2) for line in fonts.wrap(tip.text, "small", width)]
    pad_x, pad_y = scale.px(16), scale.px(10)
    tall = sum(fonts.line(role) for role, _line, _colour in lines)
    card_h = max(110, scale.px(CARD)) if tip.card else 0
    card_w = kit.sprites.width(card_h) + pad_x if tip.card else 0
    size = (
        max(fonts.width(line, role) for role, line, _colour in lines) + card_w + 2 * pad_x,
        max(tall, card_h) + 2 * pad_y,
    )
    window = pygame.Rect((0, 0), scale.size).inflate(-2 * scale.rim, -2 * scale.rim)
    lying = untouchable(around, *(rect for rect in never if not rect.contains(around)))
    space = WindowSpace(window, [*lying, *(Obstacle(1.0, rect) for rect in seldom)])

    def wanted(size: tuple[int, int]) -> Iterator[Placement]:
        yield from beside(size, around, window, gap=scale.px(16))
        middle = around.centerx - size[0] // 2, around.centery
        yield from (
            place._replace(cost=place.cost + APART) for place in near(size, window, middle, window.height)
        )

    found = space.best([size], wanted, cover=True)
    rect, _cost, pointing, at = (
        Placement(pygame.Rect((0, 0), size).clamp(window)) if found is None else found[1]
    )
    kit.paper.tag(rect.size, CREAM).draw(target, rect.topleft)
    if pointing != "none":
        _draw_pointer(target, kit, rect, pointing, at)
    if tip.card:
        centre = (rect.x + pad_x + (card_w - pad_x) / 2, rect.centery)
        kit.sprites.draw(target, tip.card, centre, card_h)
    y = rect.centery - tall // 2
    for role, line, colour in lines:
        fonts.draw(target, line, role, (rect.x + pad_x + card_w, y), colour)
        y += fonts.line(role)
    return rect


def _draw_pointer(target: pygame.Surface, kit: Kit, rect: pygame.Rect, pointer: Edge, at: float) -> None:
    """Draw the corner that points at the thing, laid over the edge: one outline of both takes too long."""
    k = kit.scale.k
    edge = max(1.2, 2 * k)
    long = max(7, round(11 * k))
    wide, high = 2 * long, long + round(edge) + 1
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
        f'<path d="M{edge} 0L{wide / 2} {high - edge}L{wide - edge} 0" fill="#{bytes(CREAM).hex()}" '
        f'stroke="#{bytes(INK).hex()}" stroke-width="{edge:.2f}" stroke-linejoin="round"/></svg>'
    )
    turn = {"bottom": 0, "right": 90, "top": 180, "left": 270}[pointer]
    corner = pygame.transform.rotate(kit.raster.text(svg, (wide, high)), turn)
    over = round(edge) + 1
    spot = corner.get_rect()
    x, y = round(rect.x + rect.width * at), round(rect.y + rect.height * at)
    match pointer:
        case "bottom":
            spot.midtop = x, rect.bottom - over
        case "top":
            spot.midbottom = x, rect.top + over
        case "right":
            spot.midleft = rect.right - over, y
        case _:
            spot.midright = rect.left + over, y
    target.blit(corner, spot)


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
            self.ask(finger)
        return self._stayed >= self._stay

    def slip_off(self) -> None:
        """Note that the finger has left the control on which it went down."""
        self._finger = None

    def ask(self, widget: Widget) -> None:
        """Show the slip of a control for as long as it takes to read it."""
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
                self.ask(self._finger)
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
