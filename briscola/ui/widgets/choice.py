"""Controls that choose one of a few: ‹ value ›, a segmented toggle, a peg board."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.ui.input.line_editing import typed
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2, PAPER, RED, Colour, mix
from briscola.ui.widgets.widget import Widget, WidgetPart

ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Turnable(Widget):
    """Goes on or back when pressed, by wheel or by keys; subclasses define `go`."""

    chooses = True

    keys: Mapping[int, int] = ARROWS

    def go(self, by: int) -> None:
        """Turn by ±1."""

    def goes_back(self, pos: tuple[int, int]) -> bool:
        """True if a press there leads back."""
        return pos[0] < self.rect.centerx

    def released(self, p: Pointer, inside: bool) -> None:
        if inside:
            self.go(-1 if self.goes_back(p.pos) else 1)

    def wheeled(self, lines: float) -> bool:
        self.go(-1 if lines > 0 else 1)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        by = self.keys.get(event.key)
        if by is None:
            return super().key(event)
        self.go(by)
        return True

    def confirm(self) -> None:
        self.go(1)


class Stepper(Turnable):
    """‹ value ›: arrows, wheel or a press on either side go to the next value."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        values: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        role: str = "body-strong",
        dots: bool = False,
        wrap: bool = True,
        name: str = "",
        on_paper: bool = True,
    ) -> None:
        """`dots` draws a small disc per value below, the chosen one red; `wrap` goes round at the ends."""
        super().__init__(kit, rect, name=name, on_paper=on_paper)
        self.values, self.index, self.on_change = list(values), index, on_change
        self.role, self.dots, self.wrap = role, dots, wrap

    def spoken(self) -> Spoken:
        return Spoken(
            role=Role.CHOICE,
            name=self.label,
            value=self.values[self.index],
            states=self.states(),
            more=self.more,
            slip=self.tip,
        )

    @staticmethod
    def width_for(kit: Kit, words: Sequence[str]) -> int:
        """Width in px at which each word fits whole between its chevrons."""
        widest = max((kit.fonts.width(word, "body-strong") for word in words), default=0)
        return widest + 2 * max(18, kit.scale.px(26)) + kit.scale.px(28)

    def go(self, by: int) -> None:
        """Step by ±1."""
        to = self.index + by
        if self.wrap:
            to %= len(self.values)
        if 0 <= to < len(self.values) and to != self.index:
            self.index = to
            self.play_sound("tick")
            self.on_change(to)

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        side = min(self.rect.height, max(18, scale.px(26)))
        ink: Colour = INK if self.on_paper else CREAM
        faint = mix(ink, CREAM if self.on_paper else INK, 0.7)
        middle = self.rect.centery - (scale.px(12) if self.dots else 0)
        for name, x, end in (
            ("left", self.rect.x, 0),
            ("right", self.rect.right - side, len(self.values) - 1),
        ):
            if not self.enabled:  # more than another colour: there is nowhere to go
                continue
            stuck = not self.wrap and self.index == end
            picture = icon(kit.raster, name, side, faint if stuck else ink, 2.6)
            target.blit(picture, picture.get_rect(midleft=(x, middle)))
        kit.fonts.draw(
            target,
            self.values[self.index],
            self.role,
            (self.rect.centerx, middle),
            ink if self.enabled else faint,
            anchor="center",
            width=self.rect.width - 2 * side - scale.px(4),
            halo=not self.on_paper,
        )
        if self.dots:
            self._dots(target, self.rect.bottom - scale.px(10))

    def _dots(self, target: pygame.Surface, y: int) -> None:
        scale = self.kit.scale
        step, size = scale.px(20), max(7, scale.px(11))
        x = self.rect.centerx - step * (len(self.values) - 1) // 2
        for at in range(len(self.values)):
            fill = RED if at == self.index else CREAM
            svg = (
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8.4" '
                f'fill="#{bytes(fill).hex()}" stroke="#{bytes(INK_2).hex()}" stroke-width="2.4"/></svg>'
            )
            dot = self.kit.raster.text(svg, (size, size))
            target.blit(dot, dot.get_rect(center=(x, y)))
            x += step


class Parts(Widget, ABC):
    """One of several parts side by side: Left and Right go to the next one, Enter goes round.

    Override `part`, and `spoken_part` where a part says more than its label.
    """

    chooses = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        labels: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        name: str = "",
    ) -> None:
        super().__init__(kit, rect, name=name, on_paper=True)
        self.labels, self.index, self.on_change = list(labels), index, on_change

    def spoken(self) -> Spoken:
        return Spoken(
            role=Role.CHOICE,
            name=self.label,
            value=self.labels[self.index] if 0 <= self.index < len(self.labels) else "",
            states=self.states(),
            more=self.more,
            slip=self.tip,
        )

    @abstractmethod
    def part(self, index: int) -> pygame.Rect:
        """Rectangle of a part."""

    def spoken_part(self, index: int) -> Spoken:
        """A part in words, as one of its control's values."""
        chosen = (ControlState.CHOSEN,) if index == self.index else ()
        return Spoken(
            role=Role.OPTION,
            name=self.labels[index],
            states=(*chosen, *self.states()),
            position=(index + 1, len(self.labels)),
        )

    def parts(self) -> Sequence[WidgetPart]:
        return [
            WidgetPart(
                key=at,
                spoken=self.spoken_part(at),
                rect=self.part(at),
                press=partial(self.press_part, at),
            )
            for at in range(len(self.labels))
        ]

    def press_part(self, index: int) -> None:
        """Do what a press on a part does."""
        self.choose(index)

    def choose(self, index: int) -> None:
        """Choose a part and report it; nothing happens for the chosen one or an index out of range."""
        if 0 <= index < len(self.labels) and index != self.index:
            self.index = index
            self.play_sound("tick")
            self.on_change(index)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.choose(self.index + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        return super().key(event)

    def confirm(self) -> None:
        self.choose((self.index + 1) % len(self.labels))


class Segments(Parts):
    """A segmented toggle: the chosen part is ink, the others paper."""

    @staticmethod
    def width_for(kit: Kit, words: Sequence[str]) -> int:
        """Least width in px at which words stand side by side in equal parts."""
        return len(words) * (max(kit.fonts.width(word, "small-strong") for word in words) + kit.scale.px(26))

    def released(self, p: Pointer, inside: bool) -> None:
        if inside:
            if len(self.labels) == 2:
                self.choose(0 if p.pos[0] < self.rect.centerx else 1)
                return
            self.choose(min(len(self.labels) - 1, max(0, self._at(p.pos[0]))))

    def _at(self, x: int) -> int:
        return (x - self.rect.x) * len(self.labels) // max(1, self.rect.width)

    def part(self, index: int) -> pygame.Rect:
        n, w = len(self.labels), self.rect.width
        left, right = self.rect.x + w * index // n, self.rect.x + w * (index + 1) // n
        return pygame.Rect(left, self.rect.y, right - left, self.rect.height)

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        kit.paper.field(self.rect.size, sunk=False).draw(target, self.rect.topleft)
        edge = max(1, round(2.2 * scale.k))
        rooms = [self.part(at).width - scale.px(10) for at in range(len(self.labels))]
        role = kit.fonts.together(zip(self.labels, rooms, strict=True), "small-strong")
        for at, label in enumerate(self.labels):
            part = self.part(at)
            chosen = at == self.index
            if chosen:
                dark = kit.paper.field_part(part.size, INK)
                target.blit(dark, part.topleft)
            elif at and at - 1 != self.index:
                pygame.draw.rect(
                    target, INK, (part.x, part.y + edge, max(1, edge // 2), part.height - 2 * edge)
                )
            kit.fonts.draw(
                target,
                label,
                role,
                part.center,
                CREAM if chosen else INK,
                anchor="center",
                width=rooms[at],
            )


class Pegs(Widget):
    """A wooden board with holes 1…n; pegs stand up to the chosen number, the last one red."""

    repeats = True
    chooses = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        value: int,
        on_change: Callable[[int], None],
        *,
        low: int = 1,
        high: int = 11,
        name: str = "pegs",
        on_paper: bool = True,
    ) -> None:
        super().__init__(kit, rect, name=name, on_paper=on_paper)
        self.value, self.low, self.high, self.on_change = value, low, high, on_change

    def spoken(self) -> Spoken:
        return Spoken(
            role=Role.SLIDER, name=self.label, value=str(self.value), states=self.states(), more=self.more
        )

    def set(self, value: int) -> None:
        """Choose a number; values outside become the nearest end."""
        value = min(self.high, max(self.low, value))
        if value != self.value:
            self.value = value
            self.play_sound("peg")
            self.on_change(value)

    def _x(self, number: int) -> int:
        count = self.high - self.low + 1
        inset = self.rect.width / count / 2 + self.kit.scale.px(10)
        span = self.rect.width - 2 * inset
        return round(self.rect.x + inset + span * (number - self.low) / max(1, count - 1))

    def _nearest(self, x: int) -> int:
        return min(range(self.low, self.high + 1), key=lambda n: abs(self._x(n) - x))

    def pressed_at(self, p: Pointer) -> None:
        self.set(self._nearest(p.pos[0]))

    def dragged(self, p: Pointer) -> None:
        self.set(self._nearest(p.pos[0]))

    def released(self, p: Pointer, inside: bool) -> None:
        """Do nothing: the pegs already follow the pointer."""

    def wheeled(self, lines: float) -> bool:
        self.set(self.value + (1 if lines > 0 else -1))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        moves = {
            pygame.K_LEFT: self.value - 1,
            pygame.K_RIGHT: self.value + 1,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if event.key in moves:
            self.set(moves[event.key])
            return True
        digit = typed(event)
        if digit.isdecimal() and self.low <= int(digit) <= self.high:
            self.set(int(digit))
            return True
        return super().key(event)

    def confirm(self) -> None:
        """Add one; after the last number comes the first."""
        self.set(self.low if self.value == self.high else self.value + 1)

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        kit.paper.wood(self.rect.size).draw(target, self.rect.topleft)
        step = self.rect.width / (self.high - self.low + 1)
        peg = round(min(scale.px(30), step * 0.62, self.rect.height * 0.42))
        line = kit.fonts.line("figure")
        hole_y = self.rect.y + round((self.rect.height - line * 0.8) * 0.46)
        for number in range(self.low, self.high + 1):
            x = self._x(number)
            if number <= self.value:
                fill = RED if number == self.value else (199, 145, 30)
                picture = _peg(kit, peg, fill)
                target.blit(picture, picture.get_rect(center=(x + peg // 10, hole_y + peg // 10)))
            else:
                picture = _hole(kit, max(8, round(peg * 0.62)))
                target.blit(picture, picture.get_rect(center=(x, hole_y)))
            kit.fonts.draw(
                target,
                str(number),
                "figure",
                (x, self.rect.bottom - scale.px(5)),
                PAPER,
                anchor="midbottom",
                halo=True,
            )


def _peg(kit: Kit, size: int, fill: Colour) -> pygame.Surface:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        '<ellipse cx="26.5" cy="27.5" rx="19" ry="18.5" fill="#1d1712" opacity="0.5"/>'
        f'<circle cx="21" cy="21" r="17.6" fill="#{bytes(fill).hex()}" stroke="#1d1712" stroke-width="3"/>'
        f'<path d="M9 26 A14 14 0 0 0 32 29 A17 17 0 0 1 9 26Z" fill="#1d1712" opacity="0.22"/>'
        '<circle cx="15.5" cy="14.5" r="4.4" fill="#fffdf7" opacity="0.85"/></svg>'
    )
    return kit.raster.text(svg, (round(size * 1.14), round(size * 1.14)))


def _hole(kit: Kit, size: int) -> pygame.Surface:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
        '<circle cx="10" cy="10" r="9" fill="#23140a"/>'
        '<path d="M3.2 14 A8.6 8.6 0 0 0 16.8 14 A9.4 9.4 0 0 1 3.2 14Z" fill="#e7d8b5" opacity="0.22"/>'
        "</svg>"
    )
    return kit.raster.text(svg, (size, size))
