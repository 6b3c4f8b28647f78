"""A value that opens a paper list."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

import pygame

from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, HAIRLINE, INK, PAPER, RED, Colour
from briscola.ui.widgets.lists.row_list import jump
from briscola.ui.widgets.widget import Widget, WidgetPart


class Dropdown(Widget):
    """Shows the chosen value and a chevron; opens a list above or below. `bare`: no box, for the cloth."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        values: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        bare: bool = False,
        name: str = "",
        on_paper: bool = True,
    ) -> None:
        super().__init__(kit, rect, name=name, on_paper=on_paper and not bare)
        self.values, self.index, self.on_change, self.bare = list(values), index, on_change, bare
        self.open = False
        self._lit = index

    @property
    def modal(self) -> bool:
        return self.open

    def spoken(self) -> Spoken:
        at = self._lit if self.open else self.index
        return Spoken(
            role=Role.CHOICE,
            name=self.label,
            value=self.values[at] if 0 <= at < len(self.values) else "",
            states=((ControlState.OPEN,) if self.open else ()) + self.states(),
            position=(at + 1, len(self.values)) if self.open else None,
            more=self.more,
            slip=self.tip,
        )

    def parts(self) -> Sequence[WidgetPart]:
        return [
            WidgetPart(
                key=at,
                spoken=Spoken(
                    role=Role.ITEM,
                    name=value,
                    states=(ControlState.CHOSEN,) if at == self.index else (),
                    position=(at + 1, len(self.values)),
                ),
                rect=self.line_rect(at),
                press=partial(self._take, at),
                choose=partial(self._light, at),
            )
            for at, value in enumerate(self.values if self.open else ())
        ]

    def _light(self, at: int) -> None:
        """Let the keys be on a value of the open list."""
        self._lit = at

    def _take(self, at: int) -> None:
        """Choose a value of the open list, which closes."""
        self._light(at)
        self.confirm()

    @property
    def rows(self) -> int:
        """Number of values below each other; in a low window there are several columns."""
        scale = self.kit.scale
        most = (scale.height - 2 * scale.rim - scale.px(16)) // scale.target(52)
        columns = ceil(len(self.values) / max(1, most))
        return ceil(len(self.values) / columns)

    def list_rect(self) -> pygame.Rect:
        """Rectangle of the open list: below, or above if there is no room, always inside the window."""
        scale, rows = self.kit.scale, self.rows
        longest = max(self.kit.fonts.width(v, "body-strong") for v in self.values)
        width = max(self.rect.width, longest + scale.px(56)) * ceil(len(self.values) / rows)
        rect = pygame.Rect(
            self.rect.x, self.rect.bottom + scale.px(6), width, scale.target(52) * rows + scale.px(16)
        )
        if rect.bottom > scale.height - scale.rim:
            rect.bottom = self.rect.top - scale.px(6)
        return rect.clamp(pygame.Rect(0, 0, *scale.size).inflate(-2 * scale.rim, -2 * scale.rim))

    def line_rect(self, at: int) -> pygame.Rect:
        """Rectangle of a value in the open list."""
        rect, rows, pad = self.list_rect(), self.rows, self.kit.scale.px(8)
        column, row = divmod(at, rows)
        wide, step = rect.width // ceil(len(self.values) / rows), (rect.height - 2 * pad) // rows
        return pygame.Rect(rect.x + column * wide + pad, rect.y + pad + row * step, wide - 2 * pad, step)

    def _at(self, pos: tuple[int, int]) -> int | None:
        if not self.list_rect().collidepoint(pos):
            return None
        pad = 2 * self.kit.scale.px(8)
        lines = (self.line_rect(at).inflate(pad, 0) for at in range(len(self.values)))
        return next((at for at, line in enumerate(lines) if line.collidepoint(pos)), self._lit)

    def confirm(self) -> None:
        if not self.open:
            self.open, self._lit = True, self.index
            self.play_sound("click")
            return
        self.open = False
        self.choose(self._lit)

    def choose(self, index: int) -> None:
        """Choose a value and report it if it is another one."""
        if index != self.index:
            self.index = index
            self.play_sound("tick")
            self.on_change(index)

    def point(self, p: Pointer) -> bool:
        if not self.open:
            return super().point(p)
        at = self._at(p.pos)
        if p.kind == "move" and at is not None:
            self._lit = at
        elif p.kind == "up" and self.held:
            self.held = False
        elif p.kind == "up" and at is not None:
            self._take(at)
        elif p.kind == "down" and at is None:
            self.open = False
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        if self.open and event.type == pygame.KEYDOWN:
            if pointer.is_back(event) or event.key == pygame.K_TAB:
                self.open = False
            elif event.key in (pygame.K_UP, pygame.K_DOWN):
                by = 1 if event.key == pygame.K_DOWN else -1
                self._lit = min(len(self.values) - 1, max(0, self._lit + by))
            elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                beside = self._lit + (self.rows if event.key == pygame.K_RIGHT else -self.rows)
                self._lit = beside if 0 <= beside < len(self.values) else self._lit
            elif pointer.is_confirm(event):
                self.confirm()
            else:
                found = jump(event, lambda at: self.values[at], len(self.values), self._lit)
                self._lit = self._lit if found is None else found
            return True
        return super().handle(event)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_DOWN and event.mod & pygame.KMOD_ALT:
            self.confirm()
            return True
        return super().key(event)

    @staticmethod
    def margin(kit: Kit) -> int:
        """Width in px that a closed list on a field of its own needs besides its value."""
        return _arrow(kit) + kit.scale.px(40)

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        side = _arrow(kit)
        ink: Colour = CREAM if self.bare else INK
        if self.bare:
            word = kit.fonts.draw(
                target,
                self.values[self.index],
                "body-strong",
                self.rect.midleft,
                ink,
                anchor="midleft",
                halo=True,
                width=self.rect.width - side - scale.px(10),
            )
            left = word.right + scale.px(8)
        else:
            field = kit.paper.field(self.rect.size, sunk=False, enabled=self.enabled)
            field.draw(target, self.rect.topleft)
            kit.fonts.draw(
                target,
                self.values[self.index],
                "body",
                (self.rect.x + scale.px(14), self.rect.centery),
                ink,
                anchor="midleft",
                width=self.rect.width - self.margin(kit),
            )
            left = self.rect.right - side - scale.px(14)
        if self.enabled:
            picture = icon(kit.raster, "down", side, ink, 2.8)
            target.blit(picture, picture.get_rect(midleft=(left, self.rect.centery + 1)))

    def draw_over(self, target: pygame.Surface) -> None:
        if not self.open:
            return
        kit, scale = self.kit, self.kit.scale
        rect = self.list_rect()
        kit.paper.tag(rect.size, CREAM).draw(target, rect.topleft)
        for at, value in enumerate(self.values):
            line, lit = self.line_rect(at), at == self._lit
            if lit:
                pygame.draw.rect(target, RED, line, border_radius=max(3, scale.px(5)))
            elif at % self.rows and at - 1 != self._lit:
                pygame.draw.line(target, HAIRLINE, line.topleft, line.topright)
            role = "body-strong" if at == self.index else "body"
            kit.fonts.draw(
                target,
                value,
                role,
                (line.x + scale.px(16), line.centery),
                PAPER if lit else INK,
                anchor="midleft",
                width=line.width - scale.px(24),
            )


def _arrow(kit: Kit) -> int:
    """Side in px of the arrow."""
    return max(14, kit.scale.px(20))
