"""The strip of own choices on the toolbar: small cards, a mark and a figure under each."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec import Struct

from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, LAMP, LAMP_LIGHT, PAPER, RED
from briscola.ui.widgets.widget import Widget, WidgetPart

MOST_CARD = 104
"""Maximum height of a card in px at 1080."""


class Cell(Struct, frozen=True, kw_only=True):
    """One own choice: its card (or the words of a bid), what it lost, and whether it was strong.

    `known`: something is said of it.
    """

    code: str | None
    words: str
    figure: str = ""
    strong: bool = False
    known: bool = False

    @property
    def judged(self) -> str:
        """Words that stand under it; empty while nothing is said of it."""
        if self.figure:
            return _("cost {figure}").format(figure=self.figure)
        if self.strong:
            return _("a good play")
        return _("nothing was better") if self.known else ""


class ChoiceStrip(Widget):
    """Cells side by side; the chosen one is raised. `on_choose(number)` gets its index from 0."""

    repeats = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        cells: Sequence[Cell],
        on_choose: Callable[[int], None],
        *,
        chosen: int | None,
        other_from: int | None = None,
    ) -> None:
        """`other_from`: index of the cell with a line before it."""
        super().__init__(kit, rect, name="strip")
        self.other_from = other_from
        self.label = _("Your choices")
        self.cells, self.on_choose, self.chosen = tuple(cells), on_choose, chosen
        self._over: int | None = None
        self._drawn: tuple[object, pygame.Surface] | None = None
        ratio = kit.sprites.info.ratio
        line = kit.fonts.line("small-strong")
        most = rect.width / max(1, len(self.cells))
        room = rect.height - line - kit.scale.px(20)
        height = min(kit.scale.px(MOST_CARD), room)
        wide = round(height * ratio)
        if not any(cell.code for cell in self.cells):  # slips alone: as wide as their longest word
            words = [word for cell in self.cells for word in cell.words.split()]
            longest = max((kit.fonts.width(word, "small-strong") for word in words), default=0)
            wide = min(round(most) - 4, max(wide, longest + kit.scale.px(26)))
            ratio = wide / height
        self.step = min(most, wide + max(16, kit.scale.px(30)))
        if self.step < wide + 4:
            wide = round(self.step) - 4
            height = round(wide / ratio)
        self.card = (wide, round(height))
        self.left = rect.x + max(0, round((rect.width - self.step * len(self.cells)) / 2))
        self.top = rect.y + max(0, (rect.height - self.card[1] - line - kit.scale.px(8)) // 2)

    def spoken(self) -> Spoken:
        if (chosen := self.chosen_part) is None:
            value = "" if self.cells else _("empty")
            return Spoken(role=Role.ITEM, name=self.label, value=value, states=self.states())
        return self._spoken_cell(chosen)

    def _spoken_cell(self, at: int) -> Spoken:
        chosen = (ControlState.CHOSEN,) if at == self.chosen else ()
        return Spoken(
            role=Role.ITEM,
            name=self.cells[at].words,
            value=self.cells[at].judged,
            states=(*chosen, *self.states()),
            position=(at + 1, len(self.cells)),
        )

    def parts(self) -> Sequence[WidgetPart]:
        return [
            WidgetPart(
                key=at,
                spoken=self._spoken_cell(at),
                rect=self.cell_rect(at),
                press=partial(self._press, at),
                choose=partial(self._press, at),
            )
            for at in range(len(self.cells))
        ]

    @property
    def chosen_part(self) -> int | None:
        return self.chosen if self.chosen is not None and 0 <= self.chosen < len(self.cells) else None

    def _press(self, at: int) -> None:
        """Choose a cell."""
        self.play_sound("tick")
        self.on_choose(at)

    def cell_rect(self, at: int) -> pygame.Rect:
        """The rectangle of a cell's card."""
        x = self.left + round(self.step * at + (self.step - self.card[0]) / 2)
        return pygame.Rect(x, self.top, *self.card)

    def cell_at(self, pos: tuple[int, int]) -> int | None:
        """Index of the cell under a point; None if there is none."""
        at = int((pos[0] - self.left) // self.step)
        return at if self.rect.collidepoint(pos) and 0 <= at < len(self.cells) else None

    def point(self, p: Pointer) -> bool:
        if p.kind == "move" and not p.touch:
            over = self.cell_at(p.pos)
            changed, self._over = over != self._over, over
            return super().point(p) or changed
        return super().point(p)

    def released(self, p: Pointer, inside: bool) -> None:
        at = self.cell_at(p.pos)
        if inside and at is not None:
            self._press(at)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.move(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return pointer.is_confirm(event) and super().key(event)

    def move(self, by: int) -> None:
        """Choose the next (1) or previous (-1) cell."""
        if not self.cells:
            return
        at = 0 if self.chosen is None else min(len(self.cells) - 1, max(0, self.chosen + by))
        self._press(at)

    def ring_rect(self) -> pygame.Rect:
        return self.rect if self.chosen is None else self.cell_rect(self.chosen)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the strip from a picture made once per state: it has many cards and rarely changes."""
        px = self.kit.scale.px
        over = self._over if self.hovered else None
        state = (self.cells, self.chosen, self.other_from, over, self.kit.edition)
        around = self.rect.inflate(2 * px(16), 2 * px(14))
        if self._drawn is not None and self._drawn[0] == state:
            target.blit(self._drawn[1], around)
            return
        for at, cell in enumerate(self.cells):
            self._draw_cell(target, cell, self.cell_rect(at), at)
        if self.other_from:
            x = round(self.left + self.step * self.other_from)
            width = max(2, px(4))
            foot = self.top + self.card[1] + px(8) + self.kit.fonts.line("small-strong")
            pygame.draw.line(target, LAMP_LIGHT, (x, self.top), (x, foot), width)
        if target.get_clip().contains(around):
            self._drawn = state, target.subsurface(around).copy()

    def _draw_cell(self, target: pygame.Surface, cell: Cell, rect: pygame.Rect, at: int) -> None:
        kit, px = self.kit, self.kit.scale.px
        chosen = at == self.chosen
        if chosen or (at == self._over and self.hovered):
            rect = rect.move(0, -px(8))
        if cell.code is not None:
            kit.sprites.draw(target, cell.code, rect.center, rect.height)
        else:
            self._draw_bid(target, cell.words, rect)
        if chosen:
            line = kit.sprites.edge(rect.height, 0.0, LAMP_LIGHT, max(2.0, 3 * kit.scale.k))
            target.blit(line, line.get_rect(center=rect.center))
        middle = (rect.centerx, self.cell_rect(at).bottom + px(8) + kit.fonts.line("small-strong") // 2)
        if cell.figure:
            self._draw_figure(target, cell.figure, middle)
        elif cell.strong:
            picture = icon(kit.raster, "laurel", max(20, px(30)), LAMP)
            target.blit(picture, picture.get_rect(center=middle))
        elif cell.known:
            picture = icon(kit.raster, "check", max(13, px(18)), CREAM)
            target.blit(picture, picture.get_rect(center=middle))

    def _draw_figure(self, target: pygame.Surface, figure: str, middle: tuple[int, int]) -> None:
        """Draw the loss in white on a red tag."""
        kit = self.kit
        most = round(self.step) - max(4, kit.scale.px(8))  # neighbours never touch
        width = min(most, kit.fonts.width(figure, "small-strong") + kit.scale.px(14))
        tag = pygame.Rect(0, 0, width, kit.fonts.line("small-strong"))
        tag.center = middle
        target.blit(kit.paper.bar(tag.size, RED), tag)
        kit.fonts.draw(target, figure, "small-strong", middle, PAPER, anchor="center", width=width - 4)

    def _draw_bid(self, target: pygame.Surface, words: str, rect: pygame.Rect) -> None:
        """Draw a bid on a slip of the size of a card."""
        kit = self.kit
        kit.paper.tag(rect.size).draw(target, rect.topleft)
        lines = kit.fonts.wrap(words, "small-strong", rect.width - kit.scale.px(10))[:3]
        y = rect.centery - kit.fonts.line("small-strong") * len(lines) // 2
        kit.fonts.draw_lines(
            target, lines, "small-strong", (rect.centerx, y), INK, anchor="midtop", width=rect.width - 6
        )
