"""Positions of everything in the new match for a window and a number of opponents: pure geometry."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from briscola.ui.layout.window import beside
from briscola.ui.render.kit import Kit
from briscola.ui.widgets import heading_height

Rect = pygame.Rect
NAME_TOP = 3
"""Distance in px from the top of a name's rectangle to its letters."""


@dataclass(frozen=True, kw_only=True)
class SeatPlace:
    """Rectangles of one opponent: face, name, level, and the centre of the line under the name."""

    face: Rect
    name: Rect
    role: tuple[int, int]
    level: Rect
    room: int
    word: int
    """Maximum width in px of a word under the face: more than `room` if neighbours sit higher or lower."""


@dataclass(frozen=True, kw_only=True)
class NewMatchLayout:
    """Rectangles and points in px; `heads` are the headings' upper left corners, by name."""

    back: Rect
    title: tuple[int, int]
    own_face: Rect
    own_name: Rect
    sheet: Rect
    columns: tuple[Rect, Rect, Rect]
    games: Rect
    all_games: tuple[int, int]
    """End of the link to all games, beside the heading of the list."""
    company: tuple[int, int]
    """End of the link to who sits where, beside the heading of the table."""
    heads: dict[str, tuple[int, int]]
    seats: tuple[SeatPlace, ...]
    pegs: Rect
    length: Rect
    rules: tuple[Rect, ...]
    preview: Rect
    deck: Rect
    backs: Rect
    swatches: Rect
    more: Rect
    usual: tuple[int, int]
    """End of the link that resets the house rules."""
    start: Rect
    sentence: Rect
    code: tuple[int, int]
    """End of the link to a deal from its code."""


def make_plan(
    kit: Kit,
    size: tuple[int, int],
    *,
    opponents: int,
    level_width: int,
    rule_widths: Sequence[int],
    deck_width: int,
    games_width: int,
    more_width: int,
    start_width: int,
    usual_width: int = 0,
    code_width: int = 0,
) -> NewMatchLayout:
    """Make the plan. The widths, in px, are what strengths, rules, deck, list, buttons and links need."""
    scale = kit.scale
    side = scale.target(62)
    width = min(size[0] - 2 * (scale.rim + scale.px(52)), scale.px(1776))
    foot_h, start_h = scale.target(76), scale.target(84)
    top = scale.edge - (0 if scale.small else scale.px(8))
    under = top + side + scale.px(18)
    bottom = size[1] - scale.edge - start_h + (0 if scale.small else scale.px(8))
    height = min(bottom - scale.px(24) - under, scale.px(900))
    # In a tall window the whole stands in the middle.
    slack = (bottom - scale.px(24) - under - height) // 2
    sheet = Rect((size[0] - width) // 2, under + slack, width, height)
    back = Rect(beside(scale, sheet), top + slack, side, side)
    foot = sheet.bottom + scale.px(24) + start_h // 2
    start = Rect(sheet.right - start_width, foot - start_h // 2, start_width, start_h)
    more = Rect(start.x - scale.px(24) - more_width, foot - foot_h // 2, more_width, foot_h)
    usual = (more.x - scale.px(30), foot)
    code = (usual[0] - (usual_width + scale.px(44) if usual_width else 0), foot)
    room = code[0] + scale.px(2) - sheet.x - (code_width + scale.px(44) if code_width else 0)
    sentence = Rect(sheet.x + scale.px(4), start.y, room, start_h)
    own_face = Rect(size[0] - back.right, back.y, side, side)
    name_w = max(150, scale.px(300))
    own_name = Rect(own_face.x - scale.px(20) - name_w, 0, name_w, scale.target(52))
    own_name.centery = own_face.centery

    pad_x, pad_y = max(20, scale.px(48)), scale.px(30 if scale.small else 38)
    inner = sheet.inflate(-2 * pad_x, -2 * pad_y)
    gap = max(15, scale.px(38))
    room = inner.width - 4 * gap
    list_inset = scale.px(10)
    left_w = min(max(242, round(room * 0.25), games_width + 2 * list_inset), round(room * 0.33))
    right_w = max(196, deck_width, round(room * (0.24 if size[0] < 1200 else 0.285)))
    left = Rect(inner.x, inner.y, left_w, inner.height)
    right = Rect(inner.right - right_w, inner.y, right_w, inner.height)
    middle = Rect(left.right + 2 * gap, inner.y, right.x - left.right - 4 * gap, inner.height)
    head = heading_height(kit)
    seats, pegs, rules = _middle(
        kit, middle, opponents=opponents, level_width=level_width, rule_widths=rule_widths
    )
    line, length_w = scale.target(54), max(120, scale.px(220))
    games = Rect(left.x + list_inset, left.y + head, left.width - 2 * list_inset, left.height - head)
    preview, deck, backs, swatches = _right(kit, right)
    return NewMatchLayout(
        back=back,
        title=(back.right + scale.px(24), back.centery),
        own_face=own_face,
        own_name=own_name,
        sheet=sheet,
        columns=(left, middle, right),
        games=games,
        all_games=(left.right - list_inset, left.y + kit.fonts.line("heading") // 2),
        company=(middle.right, middle.y + kit.fonts.line("heading") // 2),
        heads={
            "game": left.topleft,
            "table": middle.topleft,
            "hands": (middle.x, pegs.y - head),
            "rules": (middle.x, rules[0].y - head),
            "deck": right.topleft,
            "cloth": (right.x, swatches.y - head),
        },
        seats=seats,
        pegs=pegs,
        length=Rect(pegs.right - length_w, pegs.centery - line // 2, length_w, line),
        rules=rules,
        preview=preview,
        deck=deck,
        backs=backs,
        swatches=swatches,
        more=more,
        usual=usual,
        start=start,
        code=code,
        sentence=sentence,
    )


def _middle(
    kit: Kit, column: Rect, *, opponents: int, level_width: int, rule_widths: Sequence[int]
) -> tuple[tuple[SeatPlace, ...], Rect, tuple[Rect, ...]]:
    """Lay out seats, peg board and house rules from top to bottom; the faces take the height left over.

    Where the words of neighbours do not stand side by side, every other seat is a line lower.
    """
    scale, head = kit.scale, heading_height(kit)
    name_h, level_h, board_h = 44, max(44, scale.px(64)), max(48, scale.px(74))
    # Name and role together are as high as a finger needs for the name, or a little more.
    under_name = NAME_TOP + kit.fonts.line("row") + kit.fonts.line("small") - scale.px(6)
    role_h = max(0, under_name - name_h)
    row_h, row_gap, gap = scale.target(50), scale.px(12), scale.px(14 if scale.small else 30)
    share = column.width // max(1, opponents)
    room = min(share - 2, scale.px(210))
    drop = kit.fonts.line("body-strong") if level_width > room else 0
    face_max = min(room - max(8, min(scale.px(20), room // 8)), scale.px(178))
    face_min = min(scale.px(120) - drop, face_max)
    fixed = head + name_h + role_h + level_h + gap + head + board_h + gap + head + drop + scale.px(12)
    count = 1
    while count < 3 and fixed + face_min + (count + 1) * row_h + count * row_gap <= column.height:
        count += 1
    rows_h = count * row_h + (count - 1) * row_gap
    left = column.height - fixed - rows_h
    face = min(left, face_max)
    # What narrow faces leave of the height stands over them and under their names.
    air = min((left - face) // 3, scale.px(20))
    y = column.y + head + scale.px(4) + air
    seats = []
    for at in range(opponents):
        centre = column.x + share * at + share // 2
        rect = Rect(centre - face // 2, y + drop * (at % 2), face, face)
        below = rect.bottom + scale.px(8)
        role_at = (centre, below + under_name - kit.fonts.line("small") // 2)
        seats.append(
            SeatPlace(
                face=rect,
                name=Rect(centre - room // 2, below, room, name_h),
                role=role_at,
                level=Rect(centre - room // 2, below + name_h + role_h + (0 if drop else air), room, level_h),
                room=room,
                word=2 * room if drop else room,
            )
        )
    rules_y = column.bottom - rows_h
    between = scale.px(48)
    half = (column.width - between) // 2
    across = 2 if all(width <= half for width in rule_widths[: 2 * count]) else 1
    cell = (column.width - between * (across - 1)) // across
    rules = tuple(
        Rect(
            column.x + at % across * (cell + between), rules_y + at // across * (row_h + row_gap), cell, row_h
        )
        for at in range(count * across)
    )
    board = Rect(column.x, rules_y - head - gap - board_h, column.width, board_h)
    return tuple(seats), board, rules


def _right(kit: Kit, column: Rect) -> tuple[Rect, Rect, Rect, Rect]:
    """Lay out preview, deck, colour of the backs and tables."""
    scale, head = kit.scale, heading_height(kit)
    swatch_h = max(44, scale.px(80))
    line, gap = scale.target(54), max(6, scale.px(18))
    swatches = Rect(
        column.x + scale.px(6), column.bottom - swatch_h - scale.px(7), column.width - scale.px(12), swatch_h
    )
    backs = Rect(column.x, swatches.y - head - gap - scale.target(50), column.width, scale.target(50))
    deck = Rect(column.x, backs.y - scale.px(10) - line, column.width, line)
    top = column.y + head
    return Rect(column.x, top, column.width, deck.y - scale.px(8) - top), deck, backs, swatches


def fits(kit: Kit, words: Sequence[str], width: int, *, gap: int) -> bool:
    """True if the names fit side by side in pictures of equal width."""
    part = (width - gap * (len(words) - 1)) // len(words)
    return all(kit.fonts.width(word, "small-strong") <= part - kit.scale.px(12) for word in words)
