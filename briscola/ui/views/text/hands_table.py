"""The hands of a match as a table on paper, and as a list of which one is chosen."""

from collections.abc import Callable, Sequence

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.i18n.text import _
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import HAIRLINE, INK_2, LAMP, RED
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.text.hand_lines import HandLine, line_words
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.views.text.text_table import Column, TableCell
from briscola.ui.widgets.lists.row_list import RowList


class HandColumns(Struct, frozen=True, kw_only=True):
    """Columns of the table; `step` is the height of a row in px."""

    number: Column
    note: Column
    cells: Sequence[Column]
    step: int


def hand_columns(kit: Kit, width: int, count: int, *, noted: bool = True) -> HandColumns:
    """Lay out the columns: number, note, then `count` cells.

    If no hand has a note, the note column only takes the word of the sums.
    """
    scale = kit.scale
    number = max(scale.px(54), kit.fonts.width("00", "figure") + scale.px(14))
    note = round((width - number) * (0.26 if count < 5 else 0.34))
    if not noted:
        note = kit.fonts.width(_("points"), "small") + scale.px(30)
    cell = (width - number - note) // max(1, count)
    first = number + note + cell // 2
    return HandColumns(
        number=Column(x=number // 2, align="center"),
        note=Column(x=number, width=note - scale.px(16)),
        cells=[Column(x=first + cell * at, align="center", width=cell - scale.px(8)) for at in range(count)],
        step=max(scale.px(46), kit.fonts.line("figure") + scale.px(8)),
    )


def draw_head(
    target: pygame.Surface,
    kit: Kit,
    rect: pygame.Rect,
    columns: HandColumns,
    heads: Sequence[str],
    faces: Sequence[str] = (),
) -> None:
    """Draw the names over the columns and the red rule below; draw `faces` instead if a name would be cut."""
    room = columns.cells[0].width
    if faces and any(kit.fonts.width(head, "small-strong") > room for head in heads):
        side = min(room, rect.height - 2)
        for face, column in zip(faces, columns.cells, strict=True):
            disc = pygame.Rect(0, 0, side, side)
            disc.center = (rect.x + column.x, rect.centery - 2)
            draw_small_face(target, kit, disc, face)
        heads = ()
    for head, column in zip(heads, columns.cells, strict=False):
        column.draw(target, kit, (rect.x, rect.centery), TableCell(head, "small-strong"))
    pygame.draw.rect(target, RED, (rect.x, rect.bottom - 2, rect.width, max(2, kit.scale.px(3))))


def draw_line(
    target: pygame.Surface,
    kit: Kit,
    row: pygame.Rect,
    columns: HandColumns,
    line: HandLine,
    *,
    last: bool = False,
) -> None:
    """Draw a hand of the match with the winner's cell underlined in red, or the `last` line with the sums."""
    scale, at = kit.scale, row.midleft
    columns.number.draw(target, kit, at, TableCell(line.number, "small", INK_2))
    if line.note:
        _draw_note(target, kit, at, columns.note, line)
    for cell, column, won in zip(line.cells, columns.cells, line.won, strict=True):
        shown = TableCell(cell, "figure") if won or last else TableCell(cell, "body", INK_2)
        rect = column.draw(target, kit, at, shown)
        if won:
            mark = pygame.Rect(0, 0, max(rect.width, scale.px(22)), max(2, scale.px(3)))
            mark.midtop = (rect.centerx, at[1] + kit.fonts.line(shown.role) // 2 - scale.px(2))
            pygame.draw.rect(target, RED, mark, border_radius=2)
    if not last:
        pygame.draw.line(target, HAIRLINE, (row.left, row.bottom - 1), (row.right, row.bottom - 1))


def _draw_note(target: pygame.Surface, kit: Kit, at: tuple[int, int], column: Column, line: HandLine) -> None:
    """Draw the note, the mark of a promise behind it, and how dear void hands before made the hand."""
    side, gap = kit.scale.px(24), kit.scale.px(7)
    dearer = f"×{line.times}" if line.times > 1 else f"+{line.more}" if line.more else ""
    paid = TableCell(dearer, "small-strong", INK_2) if dearer else None
    after = 0 if line.made is None else gap + side
    after += 0 if paid is None else gap + kit.fonts.width(paid.text, paid.role)
    note = replace(column, width=column.width - after)
    end = note.draw(target, kit, at, TableCell(line.note, "small", INK_2)).right
    if line.made is not None:
        name, colour = ("check", INK_2) if line.made else ("cross", RED)
        picture = icon(kit.raster, name, side, colour, 3.2)
        end = target.blit(picture, picture.get_rect(midleft=(end + gap, at[1]))).right
    if paid is not None:
        Column(x=end + gap).draw(target, kit, (0, at[1]), paid)


class HandList(RowList):
    """The hands of a match as a table."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        heads: Sequence[str],
        lines: Sequence[HandLine],
        on_choose: Callable[[int], None],
        *,
        chosen: int = 0,
    ) -> None:
        """`chosen`: the first selected hand, from 0."""
        self.heads, self.lines, self.on_choose = heads, lines, on_choose
        self.columns = hand_columns(kit, rect.width - list_margin(kit), max(1, len(heads)))
        step = max(44, self.columns.step)
        super().__init__(kit, rect, len(lines), step, margin=list_margin(kit), name="hands")
        self.chosen = min(chosen, max(0, len(lines) - 1))
        self.show_row(self.chosen)

    def spoken_row(self, number: int) -> tuple[str, str]:
        return line_words(self.lines[number], self.heads), ""

    def chose(self) -> None:
        self.on_choose(self.chosen)

    def draw_rows(self, target: pygame.Surface, first: int, last: int) -> None:
        for number in range(first, last):
            row = self.row_rect(number)
            if number == self.chosen:
                bar = self.kit.paper.bar((max(6, self.kit.scale.px(10)), row.height - 12), LAMP)
                target.blit(bar, (row.x, row.y + 6))
            written = row.inflate(0, self.columns.step - row.height)
            draw_line(target, self.kit, written, self.columns, self.lines[number])


def list_margin(kit: Kit) -> int:
    """Width in px that the rows leave for the scroll bar."""
    return max(14, kit.scale.px(22))


def add_hands(
    column: TextColumn,
    heads: Sequence[str],
    lines: Sequence[HandLine],
    on_choose: Callable[[int], None],
    *,
    chosen: int,
) -> None:
    """Add the hands as a list below their heads; in a low room the list becomes lower, and scrolls."""
    kit, wide = column.kit, column.width - list_margin(column.kit)
    columns = hand_columns(kit, wide, max(1, len(heads)))

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        draw_head(target, kit, pygame.Rect(x, y, wide, columns.step), columns, heads)

    said = (line_words(line, heads) for line in lines)
    column.canvas(columns.step, paint, ReadingLine(_("The hands"), heading=True), *said)
    step = max(44, columns.step)
    high = column.give(len(lines) * step, min(3, len(lines)) * step)
    column.widget(
        HandList(kit, pygame.Rect(0, 0, column.width, high), heads, lines, on_choose, chosen=chosen)
    )
