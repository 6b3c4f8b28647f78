"""The table on the wall: place, face, name, points, hands won and form; faces and the cup of a season."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from briscola.capabilities.season.calendar import PERSON
from briscola.capabilities.season.season import Season
from briscola.capabilities.season.words import entrant_face, entrant_name, heads, row_text
from briscola.client.setup.characters import regular_people
from briscola.client.tournament.ranking import FORM, StandingsRow
from briscola.i18n.text import count
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, HAIRLINE, INK, INK_2, RED, Colour
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.props import draw_prop
from briscola.ui.views.text.text_column import TextColumn

LEAST_ROW = 26
"""Least height in px of a row."""


def add_table(column: TextColumn, season: Season, face: str, *, room: int) -> None:
    """Add the table; its rows share the height `room` in px. `face` is the person's."""
    kit, rows = column.kit, season.table()
    fonts, scale = kit.fonts, kit.scale
    head = fonts.line("small") + scale.px(6)
    step = max(LEAST_ROW, fonts.line("body") + 2, min((room - head) // len(rows), scale.px(96)))
    mark = max(9, scale.px(15))
    names = heads()
    gap = max(10, scale.px(26))
    form_width = max(fonts.width(names[2], "small"), FORM * mark + (FORM - 1) * mark // 2)
    widths = [max(fonts.width(word, "small"), fonts.width("188", "body-strong")) for word in names[:2]]
    ends = [column.width - form_width - gap]
    ends.insert(0, ends[0] - widths[1] - gap)
    side = min(step - 4, max(22, scale.px(56)))
    number = fonts.width("8.", "body-strong") + scale.px(12)
    left = number + side + scale.px(14)
    named = ends[0] - widths[0] - gap - left

    def paint_heads(target: pygame.Surface, x: int, y: int) -> None:
        for word, end in zip(names, (*ends, column.width), strict=True):
            fonts.draw(target, word, "small", (x + end, y), INK_2, anchor="topright")

    def paint_row(row: StandingsRow, target: pygame.Surface, x: int, y: int) -> None:
        own, middle = row.entrant == PERSON, y + step // 2
        ink, role = (RED, "body-strong") if own else (INK, "body")
        pygame.draw.line(target, HAIRLINE, (x, y), (x + column.width, y))
        fonts.draw(target, f"{row.rank}.", role, (x + number - scale.px(12), middle), ink, anchor="midright")
        disc = pygame.Rect(x + number, middle - side // 2, side, side)
        draw_small_face(target, kit, disc, entrant_face(season, row.entrant, face))
        name = entrant_name(season, row.entrant)
        fonts.draw(target, name, role, (x + left, middle), ink, anchor="midleft", width=named)
        points = (x + ends[0], middle)
        fonts.draw(target, count(row.points), "body-strong", points, ink, anchor="midright")
        fonts.draw(target, count(row.hands), role, (x + ends[1], middle), ink, anchor="midright")
        _draw_form(target, kit, season.form(row.entrant), (x + column.width, middle), mark, ink)

    column.canvas(head, paint_heads)
    for row in rows:
        column.canvas(step, partial(paint_row, row), row_text(season, row))


def add_regulars(column: TextColumn, *, room: int) -> None:
    """Add what stands there before a season: the cup over the faces of the regulars, `room` px high."""
    tall, faces = round(room * 0.62), [each.name for each in regular_people()]
    side = min(max(40, column.kit.scale.px(92)), column.width // len(faces) - 4)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        middle = x + column.width // 2
        draw_prop(target, column.kit, "cup", (middle, y + tall // 2), round(tall * 0.8))
        for at, face in enumerate(faces):
            left = middle + round((at - len(faces) / 2) * (side + 4))
            draw_small_face(target, column.kit, pygame.Rect(left, y + tall + side // 2, side, side), face)

    column.canvas(tall + 2 * side, paint)


def add_faces(column: TextColumn, faces: Sequence[str]) -> None:
    """Add faces side by side."""
    gap, scale = column.kit.scale.px(16), column.kit.scale
    side = min(max(44, scale.px(104)), (column.width - 2 * gap) // 3)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        for at, face in enumerate(faces):
            draw_small_face(target, column.kit, pygame.Rect(x + at * (side + gap), y, side, side), face)

    column.canvas(side + scale.px(12), paint)


def add_cup(column: TextColumn, most: int) -> None:
    """Add the cup that was won, `most` px high, but never too small to be seen."""
    side = min(column.width, max(110, min(column.kit.scale.px(300), most)))

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        draw_prop(target, column.kit, "cup", (x + column.width // 2, y + side // 2), round(side * 0.8))

    column.canvas(side, paint)


def _draw_form(
    target: pygame.Surface, kit: Kit, form: Sequence[float], end: tuple[int, int], side: int, ink: Colour
) -> None:
    """Draw a mark for each of the latest tables that end at `end`: full where all points were won.

    A ring where there were none, with a dot where there were some.
    """
    radius, thick = side // 2, max(1.2, 2 * kit.scale.k)
    for back, share in enumerate(reversed(form)):
        middle = end[0] - radius - back * (side + side // 2), end[1]
        marks = [(side, ink if share == 1 else CREAM)]
        if 0 < share < 1:
            marks.append((max(3, side // 3), ink))
        for wide, fill in marks:
            disc = kit.paper.plain(
                ("form", wide, fill, ink), primitives.disc, wide, fill, edge=ink, edge_width=thick
            )
            target.blit(disc, disc.get_rect(center=middle))
