"""Headings, rows and the look on a page of settings: their places for any width, and their drawing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec import Struct

from briscola.ui.layout.window.metrics import MIN_TARGET
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK
from briscola.ui.scenes.settings.setting_rows import LINES, Columns, SettingGroup, SettingRow
from briscola.ui.views import deck_preview
from briscola.ui.widgets.panel import draw_heading, heading_height

LOOK_SHARE = 0.31
"""Share of a wide sheet's width for cards and table."""
LOOK_SHAPE = 0.78
"""Height by width of the look under the rows."""


class PlacedRow(Struct, frozen=True):
    """A row with its whole rectangle, in which it is explained, and that of its control."""

    row: SettingRow
    rect: pygame.Rect
    control: pygame.Rect
    lines: Sequence[str]
    """Lines of its label."""


class SettingsPage(Struct, frozen=True):
    """Everything on the page, in the order of Tab, at its place if nothing is scrolled."""

    headings: Sequence[tuple[str, pygame.Rect]]
    rows: Sequence[PlacedRow]
    style: pygame.Rect | None
    """Rectangle of deck and table under their heading, if the page shows them."""
    rule: int | None
    """x of the rule left of the look, if that stands beside the rows."""
    height: int
    """Height of the page in px; it scrolls if this is more than there is room for."""


def settings_page(kit: Kit, room: pygame.Rect, columns: Columns, *, look: str | None) -> SettingsPage:
    """Lay the columns out side by side, or below each other where a label would not stand by its control.

    `look` is the heading over deck and table, which stand at the right, in a narrow room under the rows.
    """
    scale, tall = kit.scale, room.height > room.width
    gap, between = scale.px(44), scale.px(60)
    share = round(room.width * LOOK_SHARE)
    beside = room.width - (share + 2 * gap if look else 0)
    plans = [(len(columns), beside), (len(columns), room.width), (1, room.width)]
    if tall and look:
        plans = plans[1:]
    for count, width in plans:
        each = (width - between * (count - 1)) // count
        if all(row.fits(kit, each) for column in columns for group in column for row in group.rows):
            break
    stacked = columns if count > 1 else [[group for column in columns for group in column]]
    area = pygame.Rect(room.x, room.y, width, room.height)
    below = look is not None and width == room.width
    step = _step(kit, stacked, each, area, tall=tall, alone=not below)
    headings: list[tuple[str, pygame.Rect]] = []
    rows: list[PlacedRow] = []
    bottom = room.y
    apart = 0 if below else _apart(kit, stacked, step, area.height)
    for at, column in enumerate(stacked):
        x, y = room.x + at * (each + between), room.y
        for number, group in enumerate(column):
            y += apart if number else 0
            headings.append((group.title, pygame.Rect(x, y, each, heading_height(kit))))
            y += heading_height(kit)
            for row in group.rows:
                rows.append(_placed(kit, row, pygame.Rect(x, y, each, step * row.tall)))
                y += step * row.tall
        bottom = max(bottom, y)
    rule = None
    place = None
    if look is not None:
        place = pygame.Rect(room.right - share, room.y, share, room.height)
        if below:
            top = bottom + scale.px(36)
            high = max(room.bottom - top, round(min(room.width, scale.px(900)) * LOOK_SHAPE / 2))
            place = pygame.Rect(room.x, top, room.width, high)
            bottom = place.bottom
        else:
            rule = room.x + beside + gap
        headings.append((look, pygame.Rect(place.topleft, (place.width, heading_height(kit)))))
        place.y += heading_height(kit)
        place.height -= heading_height(kit)
    return SettingsPage(headings, rows, place, rule, bottom - room.y)


def draw_page(
    target: pygame.Surface, kit: Kit, page: SettingsPage, up: int, *, preview: pygame.Rect | None
) -> None:
    """Draw headings, labels and the `preview` of deck and table, all moved down by `up` px."""
    for words, place in page.headings:
        draw_heading(target, kit, words, (place.x, place.y + up), width=place.width)
    step = round(kit.fonts.line("body") * 0.92)
    for row in page.rows:
        for at, words in enumerate(row.lines):
            middle = row.rect.centery + up + round((at - (len(row.lines) - 1) / 2) * step)
            kit.fonts.draw(target, words, "body", (row.rect.x, middle), INK, anchor="midleft")
    if preview is not None:
        deck_preview.draw_deck(target, kit, preview.move(0, up))


def _step(kit: Kit, columns: Columns, width: int, area: pygame.Rect, *, tall: bool, alone: bool) -> int:
    """Height of a row: as much as there is room for, at least what its label and a finger need."""
    scale, line = kit.scale, kit.fonts.line("body")
    most = scale.target(72 if tall else 90)
    lines = max(len(_lines(kit, row, width)) for column in columns for group in column for row in group.rows)
    least = max(MIN_TARGET, round(min(lines, LINES) * 0.92 * line) + scale.px(6))
    if not alone:
        return max(least, most)
    room = min(_share(kit, column, area.height) for column in columns)
    return max(least, min(most, room))


def _apart(kit: Kit, columns: Columns, step: int, height: int) -> int:
    """Extra distance between two groups, where there is room."""
    spare = [
        (height - _high(kit, column, step)) // (len(column) - 1) for column in columns if len(column) > 1
    ]
    return max(0, min([kit.scale.px(40), *spare]))


def _high(kit: Kit, column: Sequence[SettingGroup], step: int) -> int:
    return sum(heading_height(kit) for _ in column) + step * _rows(column)


def _rows(column: Sequence[SettingGroup]) -> int:
    return sum(row.tall for group in column for row in group.rows)


def _share(kit: Kit, column: Sequence[SettingGroup], height: int) -> int:
    return (height - len(column) * heading_height(kit)) // max(1, _rows(column))


def _lines(kit: Kit, row: SettingRow, width: int) -> Sequence[str]:
    return kit.fonts.wrap(row.label, "body", width - row.fitted(kit, width) - kit.scale.px(20))


def _placed(kit: Kit, row: SettingRow, rect: pygame.Rect) -> PlacedRow:
    scale = kit.scale
    width = row.fitted(kit, rect.width)
    high = rect.height - max(6, scale.px(8))
    if row.tall == 1:
        high = min(high, scale.target(52))
    control = pygame.Rect(rect.right - width, rect.centery - high // 2, width, high)
    return PlacedRow(row, rect, control, _lines(kit, row, rect.width))
