"""Games to choose from: a list whose lines turn through their forms, and all of them side by side."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.setup.game_forms import Form, GameLine
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.input.line_editing import typed
from briscola.ui.input.pointer import ARROWS, Pointer
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role as TextRole
from briscola.ui.render.theme import CREAM, INK_2, PAPER, Colour, mix
from briscola.ui.scenes.new_match.games import form_row, row_width
from briscola.ui.widgets.lists.player_rows import Row, Rows, marks_width
from briscola.ui.widgets.widget import Widget

ROW_HEIGHT = 74
"""Wanted height of a row, in px at 1080."""
BESIDE = 30
"""Width in px left of the left chevron that counts as part of it, to make it as wide as a finger."""


def _chevron(kit: Kit) -> int:
    return max(14, kit.scale.px(24))


def _chevrons(kit: Kit) -> int:
    """Width in px of both chevrons with their gap."""
    return 2 * _chevron(kit) + kit.scale.px(8)


def list_width(kit: Kit, lines: Sequence[GameLine]) -> int:
    """Width in px at which every name and its shortest note fit beside the marks."""
    widest = max(
        row_width(kit, form_row(line, form, short=True)) + (_chevrons(kit) if len(line.forms) > 1 else 0)
        for line in lines
        for form in line.forms
    )
    return widest + kit.scale.px(28)


class GameList(Rows):
    """Rows of games. Up and Down choose a game, Left and Right its form; typing a letter starts a search."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        lines: Sequence[GameLine],
        chosen: GameLine,
        form: Form,
        on_change: Callable[[GameLine, Form], None],
        on_letter: Callable[[str], None],
        *,
        top: int = 0,
    ) -> None:
        """`top` is the first visible line, unless that would hide the chosen one."""
        self.lines = list(lines)
        self.at = [line.forms.index(form) if form in line.forms else 0 for line in self.lines]
        self.on_form, self.on_letter = on_change, on_letter
        selected = self.lines.index(chosen)
        rows = [form_row(line, line.forms[0]) for line in self.lines]
        super().__init__(kit, rect, rows, selected, self._take_up, name="games", row_height=ROW_HEIGHT)
        # Both lines of a row stand whole, and no height is left over.
        both = kit.fonts.line("row") + kit.fonts.line("small") + 2
        self.step = max(self.step, min(kit.scale.target(ROW_HEIGHT), both))
        self.step = max(self.step, self.rect.height // self.shown if self.shown < len(self.lines) else 0)
        self.rows = [self._row(n) for n in range(len(self.lines))]
        self.top = min(top, max(0, len(self.lines) - self.shown))
        self.choose(selected)

    @property
    def line(self) -> GameLine:
        """The chosen line."""
        return self.lines[self.selected]

    @property
    def form(self) -> Form:
        """The form in which the chosen line is shown."""
        return self.line.forms[self.at[self.selected]]

    def _row(self, index: int) -> Row:
        line = self.lines[index]
        form = line.forms[self.at[index]]
        row = form_row(line, form, turns=self._turns(index))
        fits = self.kit.fonts.width(row.note, "small") <= self._room(index)
        return row if fits else form_row(line, form, short=True)

    def _take_up(self, _index: int) -> None:
        self.rows = [self._row(n) for n in range(len(self.lines))]
        self.on_form(self.line, self.form)

    @property
    def _several(self) -> bool:
        return len(self.line.forms) > 1

    def turn(self, by: int) -> bool:
        """Change to the next (1) or previous (-1) form of the chosen game; False at either end."""
        to = self.at[self.selected] + by
        if not 0 <= to < len(self.line.forms):
            return False
        self.at[self.selected] = to
        self.play_sound("tick")
        self._take_up(self.selected)
        return True

    def turn_round(self, by: int) -> None:
        """Change to the next form of the chosen game, from the last to the first."""
        if not self.turn(by):
            self.turn(-by * (len(self.line.forms) - 1))

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self.turn(-1 if event.key == pygame.K_LEFT else 1)
        if letter := typed(event):
            self.on_letter(letter)
            return True
        return super().key(event)

    def confirm(self) -> None:
        """Enter turns to the next form, from the last to the first."""
        self.turn_round(1)

    def released(self, p: Pointer, inside: bool) -> None:
        """Change the form on a press on the chosen line: back on its left chevron, else forwards."""
        if not (inside and self._several and self.row_rect(self.selected).collidepoint(p.pos)):
            super().released(p, inside)
            return
        beyond = p.pos[0] - self.chevron(-1)[0]
        self.turn_round(-1 if -BESIDE <= beyond <= _chevron(self.kit) else 1)

    def press_row(self, index: int) -> None:
        """Choose a game, or turn the chosen one to its next form."""
        if self._turns(index):
            self.turn_round(1)
        else:
            self.choose(index)

    def chevron(self, by: int) -> tuple[int, int]:
        """Centre of a chevron of the chosen line, if it has several forms."""
        row, side, scale = self.row_rect(self.selected), _chevron(self.kit), self.kit.scale
        if by > 0:
            return row.right - side // 2 + scale.px(4), row.centery
        return row.right - self.marks_width(self.selected) + side // 2 + scale.px(2), row.centery

    def _turns(self, index: int) -> bool:
        """True for a row whose marks stand between chevrons."""
        return index == self.selected and self._several

    def marks_width(self, index: int) -> int:
        line = self.lines[index]
        chevrons = _chevrons(self.kit) if self._turns(index) else 0
        return marks_width(self.kit, line.forms[self.at[index]].sides) + chevrons

    def marks_space(self, index: int) -> pygame.Rect:
        room = super().marks_space(index)
        room.width -= _chevron(self.kit) if self._turns(index) else 0
        return room

    def _draw_marks(self, target: pygame.Surface, index: int) -> None:
        super()._draw_marks(target, index)
        for name, by in (("left", -1), ("right", 1)) if self._turns(index) else ():
            picture = icon(self.kit.raster, name, _chevron(self.kit), PAPER, 2.6)
            target.blit(picture, picture.get_rect(center=self.chevron(by)))


FADED = mix(INK_2, CREAM, 0.55)


class GameGrid(Rows):
    """Rows in columns; arrows move among the `meant` rows, Enter or a press takes one.

    `meant` are the numbers of the rows found by what is looked for; the others stay where they are, faded.
    """

    beyond, air = 24, 12

    def __init__(
        self,
        kit: Kit,
        rows: Sequence[Row],
        rects: Sequence[pygame.Rect],
        selected: int,
        *,
        on_take: Callable[[int], None],
        on_letter: Callable[[str], None],
    ) -> None:
        """`rects` are the places of the rows, column by column."""
        super().__init__(
            kit, rects[0].unionall(list(rects[1:])), rows, selected, lambda _row: None, name="grid"
        )
        self.rects = rects
        self.meant: Sequence[int] = range(len(rows))
        self.on_take, self.on_letter = on_take, on_letter
        self._over = -1

    @property
    def shown(self) -> int:
        return len(self.rows)

    def row_rect(self, index: int) -> pygame.Rect:
        return self.rects[index].copy()

    def spoken(self) -> Spoken:
        if not self.meant:
            return Spoken(role=Role.ITEM, name=_("No game is called that"))
        return self.spoken_row(self.selected)

    def spoken_row(self, index: int) -> Spoken:
        row = self.rows[index]
        players = row.aside or str(len(row.marks) or "")
        number = self.meant.index(index) + 1 if index in self.meant else 1
        return Spoken(
            role=Role.ITEM,
            name=row.title,
            value=", ".join(filter(None, (row.note, players and _("players: {n}").format(n=players)))),
            states=self.states(),
            position=(number, len(self.meant)),
        )

    @property
    def rows_seen(self) -> Sequence[int]:
        return self.meant

    @property
    def chosen_part(self) -> int | None:
        return super().chosen_part if self.meant else None

    def press_row(self, index: int) -> None:
        """Take a row."""
        self.selected = index
        self.confirm()

    def mark_matching(self, meant: Sequence[int]) -> None:
        """Set the rows that match the search, and select the first of them."""
        self.meant, self.focusable = meant, bool(meant)
        self.selected = min(meant, default=self.selected)

    def draw(self, target: pygame.Surface) -> None:
        if self.meant:
            super().draw(target)

    def point(self, p: Pointer) -> bool:
        if p.kind == "move":
            self._over = -1 if p.touch else pygame.Rect(p.pos, (1, 1)).collidelist(self.rects)
        return super().point(p)

    def released(self, p: Pointer, inside: bool) -> None:
        row = pygame.Rect(p.pos, (1, 1)).collidelist(self.rects)
        if inside and row >= 0:
            self.press_row(row)

    def confirm(self) -> None:
        if self.meant:
            self.play_sound("click")
            self.on_take(self.selected)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in ARROWS:
            return self._go(*ARROWS[event.key])
        if event.key in (pygame.K_HOME, pygame.K_END) and self.meant:
            self.choose(self.meant[0] if event.key == pygame.K_HOME else self.meant[-1])
            return True
        if letter := typed(event):
            self.on_letter(letter)
            return True
        return Widget.key(self, event)

    def _go(self, dx: int, dy: int) -> bool:
        """Move to the nearest `meant` row in a direction; False if there is none."""
        x, y = self.rects[self.selected].topleft
        away = {row: (self.rects[row].x - x, self.rects[row].y - y) for row in self.meant}
        if dx:
            there = {row: (abs(a), abs(b)) for row, (a, b) in away.items() if a * dx > 0}
        else:
            there = {row: (0, abs(b)) for row, (a, b) in away.items() if a == 0 and b * dy > 0}
        if there:
            self.choose(min(there, key=there.__getitem__))
        return bool(there)

    def chosen(self, index: int) -> bool:
        return super().chosen(index) and bool(self.meant)

    def ruled(self, index: int) -> bool:
        """True inside a column."""
        return super().ruled(index) and self.rects[index + 1].topleft == self.rects[index].bottomleft

    def _ink(self, index: int) -> Colour | None:
        return None if index in self.meant else FADED

    def marks_width(self, index: int) -> int:
        marks = super().marks_width(index) if index in self.meant else 0
        return marks or self.kit.fonts.width(self.rows[index].aside, "small")

    def _draw_marks(self, target: pygame.Surface, index: int) -> None:
        row, rect = self.rows[index], self.rects[index]
        if row.marks and index in self.meant:
            super()._draw_marks(target, index)
        elif row.aside:
            ink = self._ink(index) or (PAPER if self.chosen(index) else INK_2)
            at = (rect.right - self.kit.scale.px(4), rect.centery)
            self.kit.fonts.draw(target, row.aside, "small", at, ink, anchor="midright")

    def _draw_row(self, target: pygame.Surface, index: int, roles: tuple[TextRole, TextRole]) -> None:
        super()._draw_row(target, index, roles)
        if self.hovered and index == self._over and not self.chosen(index):
            rect = self.rects[index]
            pygame.draw.line(target, INK_2, rect.bottomleft, (rect.right - 1, rect.bottom), 2)
