"""The title's text menu with its sliding red strip: large lines first, then small ones in two columns."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec import Struct

from briscola.i18n.spoken_words import Role, Spoken
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, PAPER, mix
from briscola.ui.widgets.lists.row_list import jump
from briscola.ui.widgets.widget import Widget, WidgetPart

SLIDE = 0.09
"""Seconds that the strip needs to reach the chosen line."""


class Item(Struct, frozen=True, kw_only=True):
    """A line of the menu: its word, a remark beside it, and its action."""

    name: str
    text: str
    on_press: Callable[[], None]
    note: str = ""
    shorter: Sequence[str] = ()
    """Remarks for where the whole one has no room, the longest first."""
    strong: bool = False
    small: bool = False
    """True for a line of the second depth: these stand below all others, in two columns."""

    @property
    def notes(self) -> Sequence[str]:
        """All remarks, the longest first."""
        return (self.note, *self.shorter)


COLUMNS = 2
"""Small lines side by side."""
LONGEST = 540
"""Most width in px at 1080 of the word of a large line."""
SMALL_WIDTH = 0.8
"""Width of a column of small lines, by the width of the menu."""
AROUND = 24
"""Px at 1080 by which the strip extends beyond a line's words, on either side."""


class Menu(Widget):
    """A text menu on the cloth; the arrows move the strip, Enter goes. One stop in the Tab order."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        items: Sequence[Item],
        *,
        selected: int = 0,
        hint: str = "",
        room: int = 0,
        instant: bool = False,
        name: str = "menu",
    ) -> None:
        """Small `items` come last. `hint` stands at the right end of the strip; `instant` omits the slide.

        `room` is the width in px for a large line with its note; 0 for as much as it needs.
        """
        super().__init__(kit, rect, name=name)
        self.items, self.hint, self.instant, self._room = list(items), hint, instant, room
        self.selected = min(selected, len(self.items) - 1)
        self.step, self.small_step = kit.scale.target(62), kit.scale.target(50)
        self.large = sum(not item.small for item in self.items)
        """Number of large lines."""
        self.gap = kit.scale.px(20)
        """Extra space in px after the first line, and before the small ones."""
        self.rect.height = max(self.line(at).bottom for at in range(len(self.items))) - self.rect.y
        self._at = self._place(self.selected)

    def spoken(self) -> Spoken:
        return self._spoken_line(self.selected)

    def _spoken_line(self, index: int) -> Spoken:
        item = self.items[index]
        return Spoken(
            role=Role.ITEM,
            name=item.text,
            value=item.note,
            states=self.states(),
            position=(index + 1, len(self.items)),
        )

    def parts(self) -> Sequence[WidgetPart]:
        return [
            WidgetPart(
                key=item.name,
                spoken=self._spoken_line(at),
                rect=self._hit_rect(at),
                press=partial(self._press, at),
                choose=partial(self.select, at),
            )
            for at, item in enumerate(self.items)
        ]

    @property
    def chosen_part(self) -> str:
        return self.items[self.selected].name

    def _press(self, index: int) -> None:
        self.select(index)
        self.confirm()

    def line(self, index: int) -> pygame.Rect:
        """Rectangle of a line."""
        if index < self.large:
            y = self.rect.y + index * self.step + (self.gap if index else 0)
            return pygame.Rect(self.rect.x, y, self.rect.width, self.step)
        row, column = divmod(index - self.large, COLUMNS)
        width = round(self.rect.width * SMALL_WIDTH)
        top = self.rect.y + self.large * self.step + (2 * self.gap if self.large > 1 else self.gap)
        return pygame.Rect(self.rect.x + column * width, top + row * self.small_step, width, self.small_step)

    def hit(self, pos: tuple[int, int]) -> bool:
        return super().hit(pos) or any(self._hit_rect(at).collidepoint(pos) for at in range(len(self.items)))

    def _hit_rect(self, at: int) -> pygame.Rect:
        """Rectangle in which a line is hit: its column, or its words where these reach further."""
        line = self.line(at)
        line.width = max(line.width, self._small_reach(at) if at >= self.large else self._reach(at))
        return line

    def _index(self, pos: tuple[int, int]) -> int:
        def away(at: int) -> tuple[int, int]:
            line = self.line(at)
            return abs(line.centery - pos[1]), abs(line.centerx - pos[0]) if at >= self.large else 0

        return min(range(len(self.items)), key=away)

    def _place(self, index: int) -> tuple[float, float, float]:
        """The strip's left edge, middle and width in px on a line, as shares of the menu's own place."""
        line = self.line(index)
        width = self._small_reach(index) if index >= self.large else max(line.width, self._reach(index))
        return line.x - self.rect.x, line.centery - self.rect.y, width

    def select(self, index: int) -> None:
        """Choose a line; the strip slides there, or jumps if `instant`."""
        if index != self.selected:
            self.selected = index
            self.play_sound("tick")
        if self.instant:
            self._at = self._place(index)

    def point(self, p: Pointer) -> bool:
        if p.kind in ("move", "down") and self.usable and self.hit(p.pos):
            self.select(self._index(p.pos))
        return super().point(p)

    def _neighbour(self, code: int) -> int:
        """The line that an arrow leads to, which may be none: -1, or the number of lines."""
        at, end = self.selected, len(self.items)
        if code in (pygame.K_LEFT, pygame.K_RIGHT):
            beside = at + (1 if code == pygame.K_RIGHT else -1)
            row = range(self.large + (at - self.large) // COLUMNS * COLUMNS, end)[:COLUMNS]
            return beside if at >= self.large and beside in row else -1
        if code == pygame.K_UP:
            if at < self.large + COLUMNS:
                return min(at, self.large) - 1
            return at - COLUMNS
        if at < self.large:
            return at + 1
        last_row = self.large + (end - 1 - self.large) // COLUMNS * COLUMNS
        return min(at + COLUMNS, end - 1) if at < last_row else end

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            to = self._neighbour(event.key)
            if 0 <= to < len(self.items):
                self.select(to)
                return True
            return False
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.select(0 if event.key == pygame.K_HOME else len(self.items) - 1)
            return True
        found = jump(event, lambda at: self.items[at].text, len(self.items), self.selected)
        if found is not None:
            self.select(found)
            return True
        return super().key(event)

    def confirm(self) -> None:
        self.play_sound("click")
        self.items[self.selected].on_press()

    def update(self, dt: float) -> bool:
        to = self._place(self.selected)
        if self._at == to:
            return False
        # Exponential approach that is over in about SLIDE seconds.
        share = min(1.0, dt * 4 / SLIDE)
        at = tuple(a + (b - a) * share for a, b in zip(self._at, to, strict=True))
        near = all(abs(a - b) < 0.5 for a, b in zip(at, to, strict=True))
        self._at = to if near else (at[0], at[1], at[2])
        return True

    def ring_rect(self) -> pygame.Rect:
        return self._strip()

    def _role(self, index: int) -> str:
        item = self.items[index]
        if item.small:
            return "menu-small"
        return "menu-first" if index == 0 else "menu-strong" if item.strong else "menu"

    def _reach(self, index: int) -> int:
        """Width in px of a large line with its note, which the strip must cover; 0 for a small one."""
        item, fonts, scale = self.items[index], self.kit.fonts, self.kit.scale
        if item.small:
            return 0
        wide = min(fonts.width(item.text, self._role(index)), scale.px(LONGEST)) + scale.px(24)
        note = self._note(index)
        return wide + (fonts.width(note, "small") + scale.px(24) if note else 0)

    def _note(self, index: int) -> str:
        """The remark beside a large line: the longest for which there is room, or none."""
        item, fonts, scale = self.items[index], self.kit.fonts, self.kit.scale
        if not self._room:
            return item.note
        room = self._room - fonts.width(item.text, self._role(index)) - 2 * scale.px(24)
        return next((note for note in item.notes if fonts.width(note, "small") <= room), "")

    def _small_reach(self, index: int) -> int:
        """Width in px of a small line in the strip, which leaves the next column free."""
        fonts, scale, item = self.kit.fonts, self.kit.scale, self.items[index]
        wide = fonts.width(item.text, "menu-small")
        if note := self._small_note(index):
            wide += scale.px(14) + fonts.width(note, "small")
        return min(wide + scale.px(AROUND), self._small_room(index) + scale.px(8))

    def _small_room(self, index: int) -> int:
        """Width in px for the words of a small line: the strip round them ends before the next column.

        In the last column it ends where a large line may end.
        """
        line = self.line(index)
        width = line.width
        if (index - self.large) % COLUMNS == COLUMNS - 1:
            width = max(width, self.rect.x + self._room - line.x)
        return width - self.kit.scale.px(AROUND + 8) - self.kit.paper.ring_reach()

    def _small_note(self, index: int) -> str:
        """The remark beside a small line: the longest for which there is room, or none."""
        fonts, item = self.kit.fonts, self.items[index]
        room = self._small_room(index) - fonts.width(item.text, "menu-small") - self.kit.scale.px(14)
        fits = (note for note in item.notes if note and fonts.width(note, "small") <= room)
        return next(fits, "")

    @property
    def reach(self) -> int:
        """x in px of the right end of the longest strip over a large line, with its ring."""
        widest = max(self._place(at)[2] for at in range(self.large))
        return self.rect.x + round(widest) + self.kit.paper.ring_reach()

    def _strip(self) -> pygame.Rect:
        scale = self.kit.scale
        x, middle, width = self._at
        row = self.small_step if self.selected >= self.large else self.step
        line = self.kit.fonts.line(self._role(self.selected))
        beyond = line // 2 + self.kit.paper.ring_reach() + 2
        tall = min(row, max(44, scale.px(68)), 2 * (row - beyond))  # large words of the next line stay bare
        tall = max(tall, round(0.62 * line))  # and its own stay on it
        rect = pygame.Rect(0, 0, round(width) + scale.px(AROUND), tall)
        rect.x = self.rect.x + round(x) - scale.px(AROUND)
        rect.centery = self.rect.y + round(middle)
        return rect

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        strip = self._strip()
        if self.focused:
            kit.paper.strip(strip.size).draw(target, strip.topleft)
        small = kit.fonts.together(
            [(item.text, self._small_room(at)) for at, item in enumerate(self.items) if item.small],
            "menu-small",
        )
        for index, item in enumerate(self.items):
            line = self.line(index)
            near = self.focused and strip.collidepoint(line.x + 1, line.centery)
            word = kit.fonts.draw(
                target,
                item.text,
                small if item.small else self._role(index),
                (line.x, line.centery),
                PAPER if near else CREAM,
                anchor="midleft",
                halo=not near,
                width=self._small_room(index) if item.small else scale.px(LONGEST),
            )
            if item.small:
                self._draw_small_note(target, index, word, line, near=near)
            else:
                self._draw_note(target, self._note(index), word, line, near=near)

    def _draw_note(
        self, target: pygame.Surface, note: str, word: pygame.Rect, line: pygame.Rect, *, near: bool
    ) -> None:
        """Write the note beside a line; on the chosen one without a note, the hint."""
        kit, scale = self.kit, self.kit.scale
        if note:
            at, ink = (word.right + scale.px(24), line.centery + scale.px(3)), PAPER if near else CREAM
            kit.fonts.draw(target, note, "small", at, ink, anchor="midleft", halo=not near)
        elif (
            near
            and self.hint
            and self.rect.right - word.right > (kit.fonts.width(self.hint, "small") + scale.px(40))
        ):
            kit.fonts.draw(
                target,
                self.hint,
                "small",
                (self.rect.right - scale.px(24), line.centery + scale.px(3)),
                mix(PAPER, (156, 36, 32), 0.12),
                anchor="midright",
            )

    def _draw_small_note(
        self, target: pygame.Surface, index: int, word: pygame.Rect, line: pygame.Rect, *, near: bool
    ) -> None:
        """Write the note beside a small line if it fits there whole."""
        kit, scale = self.kit, self.kit.scale
        if note := self._small_note(index):
            at = (word.right + scale.px(14), line.centery + scale.px(2))
            ink = PAPER if near else CREAM
            kit.fonts.draw(target, note, "small", at, ink, anchor="midleft", halo=not near)
