"""Places of everything in the new match, part by part, and its paper. Lengths in px; of a link the end."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from msgspec import Struct

from briscola.ui.layout.window.sheet_layout import left_of, row_from_right, stack
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_column_rule, draw_sheet, heading_height

Rect = pygame.Rect
Point = tuple[int, int]
NAME_TOP = 3
"""Distance in px from the top of a name's rectangle to its letters."""
NAME_HEIGHT = 44
"""Height in px of a name, as a finger needs it."""
SEAT_MOST = 210
"""Most width of a seat's controls, in px at 1080."""
FACE_MOST = 178
"""Most diameter of a face, in px at 1080."""
OVER_FACE, UNDER_FACE, MOST_AIR = 4, 8, 20
"""Distances of a face from the heading and from its name, and the most added to each, in px at 1080."""
FACE_LEAST = 120
"""Diameter in px at 1080 that a face keeps when a row of rules is added."""
START, OVER_FOOT = 84, 24
"""Height of the button that takes the match, and the distance of the sheet above it, in px at 1080."""
INSET = 10
"""Distance of the list of games from the ends of its column, in px at 1080."""
LETTERS = 0.65
"""Share of a line's height that letters take."""
MOST_RULES = 3
"""Most rows of house rules."""
LEFT, LEFT_MOST, LEFT_LEAST = 0.25, 0.345, 242
"""Width of the left column and its most, as shares of what the columns have, and its least in px."""
RIGHT, RIGHT_IN_NARROW, RIGHT_LEAST, NARROW = 0.285, 0.24, 196, 1200
"""The same of the right column, in windows of `NARROW` px and more, and in narrower ones."""


class SheetNeeds(Struct, frozen=True, kw_only=True):
    """Contents of the parts: number of opponents, widths in px that controls need, and words."""

    opponents: int
    level_width: int
    rule_widths: Sequence[int]
    deck_width: int
    games_width: int
    more: str
    start: str
    usual: str
    """Words of the link, or empty: there is none."""


class SeatRects(NamedTuple):
    """Rectangles of one opponent: face, name, level, and the centre of the line under the name."""

    face: Rect
    name: Rect
    role: Point
    level: Rect
    word: int
    """Maximum width in px of a word under the face: more than the name's if neighbours sit in another row."""


class FootRects(NamedTuple):
    """Under the sheet: buttons, a link, and a sentence in the room left."""

    start: Rect
    more: Rect
    usual: Point
    sentence: Rect


class MatchRects(NamedTuple):
    """The middle column, under the seats."""

    head: Point
    pegs: Rect
    length: Rect
    rules_head: Point
    rules: Sequence[Rect]


class StyleRects(NamedTuple):
    """The right column, with its heading at the upper left."""

    column: Rect
    preview: Rect
    deck: Rect
    backs: Rect
    cloth_head: Point
    swatches: Rect


class FullSheetLayout:
    """The sheet, its columns with a heading at the upper left of each, and what lies above and under it.

    In a tall window the whole stands in the middle.
    """

    def __init__(self, kit: Kit, size: Point, needs: SheetNeeds) -> None:
        scale = kit.scale
        side, outer = scale.target(62), 0 if scale.small else scale.px(8)
        width = min(size[0] - 2 * (scale.rim + scale.px(52)), scale.px(1776))
        top = scale.edge - outer
        under = top + side + scale.px(18)
        bottom = size[1] - scale.edge - scale.target(START) + outer - scale.px(OVER_FOOT)
        height = min(bottom - under, scale.px(900))
        slack = (bottom - under - height) // 2
        self.sheet = Rect((size[0] - width) // 2, under + slack, width, height)
        self.back = Rect(left_of(scale, self.sheet), top + slack, side, side)
        own = (side, side), (max(150, scale.px(300)), scale.target(52))
        own_right, middle = size[0] - self.back.x, self.back.centery
        self.own_face, self.own_name = row_from_right(own_right, middle, own, scale.px(20))
        left, self.middle, right = _columns(kit, size, self.sheet, needs)
        self.left, inset, head = left, scale.px(INSET), heading_height(kit)
        beside_heading = left.y + kit.fonts.line("heading") // 2
        self.games = Rect(left.x + inset, left.y + head, left.width - 2 * inset, left.height - head)
        self.all_games = left.right - inset, beside_heading
        self.company = self.middle.right, beside_heading
        self.seats, self.match = _lay_middle(kit, self.middle, needs)
        self.look = _lay_right(kit, right)
        self.foot = _lay_foot(kit, self.sheet, needs)


def _columns(kit: Kit, size: Point, sheet: Rect, needs: SheetNeeds) -> tuple[Rect, Rect, Rect]:
    """The columns of the sheet: the middle one has what the others do not need."""
    scale = kit.scale
    pad_x, pad_y, gap = max(20, scale.px(48)), scale.px(30 if scale.small else 38), max(15, scale.px(38))
    inner = sheet.inflate(-2 * pad_x, -2 * pad_y)
    room = inner.width - 4 * gap
    wanted = max(LEFT_LEAST, round(room * LEFT), needs.games_width + 2 * scale.px(INSET))
    share = RIGHT_IN_NARROW if size[0] < NARROW else RIGHT
    left = Rect(inner.x, inner.y, min(wanted, round(room * LEFT_MOST)), inner.height)
    right = Rect(0, inner.y, max(RIGHT_LEAST, needs.deck_width, round(room * share)), inner.height)
    right.right = inner.right
    middle = Rect(left.right + 2 * gap, inner.y, right.x - left.right - 4 * gap, inner.height)
    return left, middle, right


def _lay_foot(kit: Kit, sheet: Rect, needs: SheetNeeds) -> FootRects:
    """Lay out the buttons and links under the sheet from the right."""
    scale, start_h = kit.scale, kit.scale.target(START)
    middle = sheet.bottom + scale.px(OVER_FOOT) + start_h // 2
    start_w = Button.width_for(kit, needs.start, role="button-main")
    sizes = (start_w, start_h), (Button.width_for(kit, needs.more), scale.target(76))
    start, more = row_from_right(sheet.right, middle, sizes, scale.px(24))
    usual = more.x - scale.px(30), middle
    usual_w = kit.fonts.width(needs.usual, "small") + scale.px(44) if needs.usual else 0
    room = usual[0] - usual_w + scale.px(2) - sheet.x
    return FootRects(start, more, usual, Rect(sheet.x + scale.px(4), start.y, room, start_h))


class _MiddleHeights(Struct, frozen=True, kw_only=True):
    """Heights of what lies in the middle column, all but the faces."""

    head: int
    level: int
    board: int
    row: int
    """Of a row of rules."""
    row_gap: int
    gap: int
    """Over a heading."""
    under_name: int
    """From the upper edge of a name to the lower edge of its role."""
    under_role: int
    """From there to the strength, whose ring touches no letter."""
    drop: int
    """By which every other seat is lower."""

    @property
    def role(self) -> int:
        """Of what the role takes up below the name: both are as high as a finger needs, or a little more."""
        return max(0, self.under_name + self.under_role - NAME_HEIGHT)

    @property
    def fixed(self) -> int:
        """Of peg board and headings, with the gaps above them, and of a seat without its face."""
        seat = NAME_HEIGHT + self.role + self.level + self.drop
        return self.head + seat + self.board + self.head + 2 * self.gap + self.head

    def rules(self, count: int) -> int:
        """Of so many rows of rules."""
        return count * self.row + (count - 1) * self.row_gap


def _lay_middle(kit: Kit, column: Rect, needs: SheetNeeds) -> tuple[Sequence[SeatRects], MatchRects]:
    """Lay out seats, peg board and house rules from top to bottom; the faces take the height left over.

    Where the words of neighbours do not stand side by side, every other seat is a line lower.
    """
    scale, fonts = kit.scale, kit.fonts
    room = min(column.width // max(1, needs.opponents) - 2, scale.px(SEAT_MOST))
    heights = _MiddleHeights(
        head=heading_height(kit),
        level=max(44, scale.px(64)),
        board=max(48, scale.px(74)),
        row=scale.target(50),
        row_gap=scale.px(12),
        gap=scale.px(14 if scale.small else 30),
        under_name=NAME_TOP + fonts.line("row") + fonts.line("small") - scale.px(6),
        under_role=kit.paper.ring_reach(),
        drop=fonts.line("body-strong") if needs.level_width > room else 0,
    )
    widest = min(room - max(8, min(scale.px(20), room // 8)), scale.px(FACE_MOST))
    free = column.height - heights.fixed - scale.px(OVER_FACE + UNDER_FACE)
    least = min(scale.px(FACE_LEAST) - heights.drop, widest)
    count = 1
    while count < MOST_RULES and least + heights.rules(count + 1) <= free:
        count += 1
    most = free - heights.rules(count), widest
    seats = _lay_seats(kit, column, needs.opponents, heights, room, most)
    return seats, _lay_match(kit, column, heights, count, needs.rule_widths)


def _lay_seats(
    kit: Kit, column: Rect, opponents: int, heights: _MiddleHeights, room: int, most: tuple[int, int]
) -> Sequence[SeatRects]:
    """Lay out the seats, each with so much `room` across; `most` height and width of a face."""
    scale, drop, share = kit.scale, heights.drop, column.width // max(1, opponents)
    face = min(most)
    # What narrow faces leave of the height stands over them and under their names.
    air = min((most[0] - face) // 3, scale.px(MOST_AIR))
    y = column.y + heights.head + scale.px(OVER_FACE) + air
    seats = []
    for at in range(opponents):
        centre = column.x + share * at + share // 2
        rect = Rect(centre - face // 2, y + drop * (at % 2), face, face)
        below = rect.bottom + scale.px(UNDER_FACE)
        name = Rect(centre - room // 2, below, room, NAME_HEIGHT)
        role = centre, below + heights.under_name - kit.fonts.line("small") // 2
        under = below + NAME_HEIGHT + heights.role + (0 if drop else air)
        level = Rect(name.x, under, room, heights.level)
        seats.append(SeatRects(rect, name, role, level, word=2 * room if drop else room))
    return seats


def _lay_match(
    kit: Kit, column: Rect, heights: _MiddleHeights, count: int, widths: Sequence[int]
) -> MatchRects:
    """Lay out peg board and house rules, in two columns if all of so many rows fit there."""
    scale = kit.scale
    lower = heights.head, heights.board, heights.gap, heights.head, heights.rules(count)
    _seats, hands_head, pegs, _gap, rules_head, room = stack(column, (column.height - sum(lower), *lower))
    between = scale.px(48)
    half = (column.width - between) // 2
    across = 2 if all(width <= half for width in widths[: 2 * count]) else 1
    cell = (column.width - between * (across - 1)) // across
    rules = [
        Rect(row.x + at * (cell + between), row.y, cell, heights.row)
        for row in stack(room, [heights.row] * count, heights.row_gap)
        for at in range(across)
    ]
    [length] = row_from_right(pegs.right, pegs.centery, [(max(120, scale.px(220)), scale.target(54))], 0)
    return MatchRects(hands_head.topleft, pegs, length, rules_head.topleft, rules)


def _lay_right(kit: Kit, column: Rect) -> StyleRects:
    """Lay out preview, deck, colour of the backs and tables."""
    scale, head = kit.scale, heading_height(kit)
    # Over the dots, which are there in larger windows, stand letters of any size.
    high = max(scale.target(54), round(LETTERS * kit.fonts.line("heading")) + scale.px(24))
    deck, backs = (scale.px(8), high), (scale.px(10), scale.target(50))
    cloth = max(6, scale.px(18)), head, max(44, scale.px(80)), scale.px(7)
    lower = *deck, *backs, *cloth
    rows = stack(column, (head, column.height - head - sum(lower), *lower))
    _head, preview, _gap, deck_row, _gap, backs_row, _gap, cloth_head, swatches, _gap = rows
    swatches.x += scale.px(6)
    swatches.width -= scale.px(12)
    return StyleRects(column, preview, deck_row, backs_row, cloth_head.topleft, swatches)


def draw_paper(target: pygame.Surface, kit: Kit, plan: FullSheetLayout, title: str) -> None:
    """Draw the title, and the sheet with its columns."""
    scale, sheet = kit.scale, plan.sheet
    at = plan.back.right + scale.px(24), plan.back.centery
    room = plan.own_name.x - at[0] - scale.px(40)
    kit.fonts.draw(target, title, "scene", at, CREAM, anchor="midleft", halo=True, width=room)
    draw_sheet(target, kit, sheet)
    for x in ((plan.left.right + plan.middle.x) // 2, (plan.middle.right + plan.look.column.x) // 2):
        draw_column_rule(target, x, sheet.y + scale.px(48), sheet.bottom - scale.px(48))


def draw_block(target: pygame.Surface, kit: Kit, words: str, room: Rect, *, on_cloth: bool = False) -> None:
    """Write words centred in the height of a room, in as many lines as they need."""
    fonts = kit.fonts
    role = "body" if len(fonts.wrap(words, "body", room.width)) == 1 else "small"
    lines = fonts.wrap(words, role, room.width)
    step = round(fonts.line(role) * 0.92)
    y, ink = room.centery - step * len(lines) // 2, CREAM if on_cloth else INK
    fonts.draw_lines(target, lines, role, (room.x, y), ink, halo=on_cloth, width=room.width, step=step)
