"""Controls to drag along a line: plain for settings, a wooden rule with ticks where numbers matter."""

from collections.abc import Callable

import pygame

from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, LAMP, RULE, Colour, mix
from briscola.ui.widgets.widget import Widget


class Slider(Widget):
    """A thin line with a round runner; `step` is the change by an arrow key."""

    repeats = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        value: float,
        on_change: Callable[[float], None],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        show: Callable[[float], str] | None = None,
        name: str = "",
    ) -> None:
        """`show` gives the text of a value, written at the right end."""
        super().__init__(kit, rect, name=name, on_paper=True)
        self.value, self.on_change, self.low, self.high, self.step = value, on_change, low, high, step
        self.show = show

    def spoken(self) -> Spoken:
        share = round(100 * (self.value - self.low) / (self.high - self.low))
        value = _("{percent}%").format(percent=share) if self.show is None else self.show(self.value)
        return Spoken(
            role=Role.SLIDER,
            name=self.label,
            value=value,
            states=self.states(),
            more=self.more,
            slip=self.tip,
        )

    def set(self, value: float) -> None:
        """Choose the nearest step inside the range."""
        steps = round((min(self.high, max(self.low, value)) - self.low) / self.step)
        value = min(self.high, round(self.low + steps * self.step, 6))
        if value != self.value:
            self.value = value
            self.on_change(value)

    @property
    def _line(self) -> tuple[int, int]:
        """x of the left and right end of the line, in px."""
        knob = self.kit.scale.px(16)
        right = self.rect.right - knob
        if self.show is not None:
            right -= self.kit.fonts.width(self.show(self.high), "body-strong") + self.kit.scale.px(12)
        return self.rect.x + knob, right

    def _value_at(self, x: int) -> float:
        left, right = self._line
        return self.low + (self.high - self.low) * (x - left) / max(1, right - left)

    def pressed_at(self, p: Pointer) -> None:
        self.set(self._value_at(p.pos[0]))

    def dragged(self, p: Pointer) -> None:
        self.set(self._value_at(p.pos[0]))

    def released(self, _p: Pointer, _inside: bool) -> None:
        self.play_sound("tick")

    def key(self, event: pygame.event.Event) -> bool:
        moves = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_PAGEDOWN: self.value - 5 * self.step,
            pygame.K_PAGEUP: self.value + 5 * self.step,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if event.key in moves:
            self.set(moves[event.key])
            return True
        return False

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        left, right = self._line
        y = self.rect.centery
        thick = max(3, scale.px(7))
        share = (self.value - self.low) / max(1e-9, self.high - self.low)
        x = round(left + (right - left) * share)
        bar = kit.paper.bar((right - left, thick), mix(INK_2, (244, 234, 210), 0.62))
        target.blit(bar, (left, y - thick // 2))
        if x - left > thick:
            done = kit.paper.bar((x - left, thick), LAMP)
            target.blit(done, (left, y - thick // 2))
        size = max(20, scale.px(30))
        knob = runner(kit, size, LAMP)
        target.blit(knob, knob.get_rect(center=(x, y)))
        if self.show is not None:
            kit.fonts.draw(
                target, self.show(self.value), "body-strong", (self.rect.right, y), INK, anchor="midright"
            )


def runner(kit: Kit, size: int, fill: Colour) -> pygame.Surface:
    """A round runner with an ink edge, as on the count's rule."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        f'<circle cx="20" cy="20" r="17.5" fill="#{bytes(fill).hex()}" stroke="#1d1712" stroke-width="3"/>'
        "</svg>"
    )
    return kit.raster.text(svg, (size, size))


class Ruler(Widget):
    """The wooden rule: a tick for every point, a number every ten, values from low to high.

    It only draws the wood and the ticks and converts values to px. Pointer, wheel and arrows move `value` if
    `on_change` is given.
    """

    repeats = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        *,
        low: int,
        high: int,
        value: int | None = None,
        on_change: Callable[[int], None] | None = None,
        name: str = "ruler",
        on_paper: bool = True,
    ) -> None:
        super().__init__(kit, rect, name=name, on_paper=on_paper)
        self.low, self.high, self.value, self.on_change = low, high, value, on_change
        self.focusable = on_change is not None
        self.used = low
        """Value up to which the rule is drawn darker (bids already passed)."""
        self.crossed: int | None = None
        """Value at which a line crosses the rule; a figure that it would cross is left out."""

    def spoken(self) -> Spoken:
        value = "" if self.value is None else str(self.value)
        return Spoken(role=Role.SLIDER, name=self.label, value=value, states=self.states())

    def x(self, value: float) -> int:
        """x of a value on the rule, in px."""
        inset = self.kit.scale.px(32)
        return round(
            self.rect.x + inset + (self.rect.width - 2 * inset) * (value - self.low) / (self.high - self.low)
        )

    def at(self, x: int) -> int:
        """Value nearest to `x` px."""
        inset = self.kit.scale.px(32)
        share = (x - self.rect.x - inset) / max(1, self.rect.width - 2 * inset)
        return min(self.high, max(self.low, round(self.low + share * (self.high - self.low))))

    def set(self, value: int) -> None:
        """Move the value, kept inside the rule, if `on_change` is given."""
        value = min(self.high, max(self.low, value))
        if self.on_change is not None and value != self.value:
            self.value = value
            self.play_sound("tick")
            self.on_change(value)

    def pressed_at(self, p: Pointer) -> None:
        self.set(self.at(p.pos[0]))

    def dragged(self, p: Pointer) -> None:
        self.set(self.at(p.pos[0]))

    def released(self, _p: Pointer, _inside: bool) -> None:
        """Do nothing: the value already follows the pointer."""

    def wheeled(self, lines: float) -> bool:
        if self.value is None or self.on_change is None:
            return False
        self.set(self.value + (1 if lines > 0 else -1))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        if self.value is None:
            return False
        moves = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_DOWN: -1,
            pygame.K_UP: 1,
            pygame.K_PAGEDOWN: -10,
            pygame.K_PAGEUP: 10,
        }
        if event.key in moves:
            self.set(self.value + moves[event.key])
            return True
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.set(self.low if event.key == pygame.K_HOME else self.high)
            return True
        return False

    def _is_crossed(self, value: int) -> bool:
        reach = self.kit.fonts.width(str(value), "figure") / 2 + self.kit.scale.px(6)
        return self.crossed is not None and abs(self.x(value) - self.x(self.crossed)) < reach

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        kit.paper.wood(self.rect.size, RULE, radius=4).draw(target, self.rect.topleft)
        edge = max(1, round(2.2 * scale.k))
        if self.used > self.low:
            dark = pygame.Surface(
                (self.x(self.used) - self.rect.x - edge, self.rect.height - 2 * edge), pygame.SRCALPHA
            )
            dark.fill((60, 36, 14, 30 if kit.contrast else 92))
            target.blit(dark, (self.rect.x + edge, self.rect.y + edge))
        room = self.x(self.low + 10) - self.x(self.low)
        every = 10 if room > kit.fonts.width("120", "figure") + scale.px(10) else 20
        narrow = (self.x(self.high) - self.x(self.low)) / (self.high - self.low) < 4
        for value in range(self.low, self.high + 1):
            ten, five = value % 10 == 0, value % 5 == 0
            if narrow and not five:
                continue
            reach = 26 if ten else 19 if five else 13
            width = max(1, scale.px(2.4 if ten else 1.6))
            x = self.x(value) - width // 2
            pygame.draw.rect(target, INK, (x, self.rect.y + edge, width, round(reach * scale.k)))
            # The first value is named too (61), unless the next ten would touch it.
            named = value % every == 0 or (value == self.low and value % 10 and every - value % every > 4)
            if named and not self._is_crossed(value):
                kit.fonts.draw(
                    target,
                    str(value),
                    "figure",
                    (self.x(value), self.rect.bottom - scale.px(4)),
                    INK,
                    anchor="midbottom",
                )
