"""Positions of everything in the new match for a window and a number of opponents, and its paper."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame
from msgspec import Struct

from briscola.ui.layout.window import left_of, row_from_right, stack
from briscola.ui.render import Kit
from briscola.ui.render.theme import CREAM, INK
from briscola.ui.widgets import Button, draw_column_rule, draw_heading, draw_sheet, heading_height

Rect = pygame.Rect
NAME_TOP = 3
"""Distance in px from the top of a name's rectangle to its letters."""
NAME_HEIGHT = 44
"""Height in px of a name, as a finger needs it."""
SEAT_MOST = 210
"""Most width of a seat's controls, in px at 1080."""
FACE_MOST = 178
"""Most diameter of a face, in px at 1080."""
FACE_LEAST = 120
"""Diameter in px at 1080 that a face keeps when a row of rules is added."""
MOST_RULES = 3
"""Most rows of house rules."""


class SeatPlace(NamedTuple):
    """Rectangles of one opponent: face, name, level, and the centre of the line under the name."""

    face: Rect
    name: Rect
    role: tuple[int, int]
    level: Rect
    word: int
    """Maximum width in px of a word under the face: more than the name's if neighbours sit in another row."""


class MiddleHeights(Struct, frozen=True, kw_only=True):
    """Heights in px of what lies in the middle column, all but the faces and the rules."""

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
    drop: int
    """By which every other seat is lower."""

    @property
    def role(self) -> int:
        """Of what the role takes up below the name: both are as high as a finger needs, or a little more."""
        return max(0, self.under_name - NAME_HEIGHT)

    @property
    def lower(self) -> int:
        """Of peg board and headings, with the gaps above them."""
        return self.board + self.head + 2 * self.gap + self.head

    def rules(self, count: int) -> int:
        """Of so many rows of rules."""
        return count * self.row + (count - 1) * self.row_gap


class NewMatchLayout:
    """Rectangles and points in px; of a link the point where it ends.

    `heads` are the headings' upper left corners, by name.
    """

    def __init__(
        self,
        kit: Kit,
        size: tuple[int, int],
        *,
        opponents: int,
        level_width: int,
        rule_widths: Sequence[int],
        deck_width: int,
        games_width: int,
        foot: tuple[str, str, str],
    ) -> None:
        """The widths, in px, are what strengths, rules, deck and list of games need.

        `foot`: words of both buttons under the sheet and of the link, which may be empty.
        """
        self.kit, scale = kit, kit.scale
        side, start_h = scale.target(62), scale.target(84)
        width = min(size[0] - 2 * (scale.rim + scale.px(52)), scale.px(1776))
        top = scale.edge - (0 if scale.small else scale.px(8))
        under = top + side + scale.px(18)
        bottom = size[1] - scale.edge - start_h + (0 if scale.small else scale.px(8))
        height = min(bottom - scale.px(24) - under, scale.px(900))
        # In a tall window the whole stands in the middle.
        slack = (bottom - scale.px(24) - under - height) // 2
        self.sheet = Rect((size[0] - width) // 2, under + slack, width, height)
        self.back = Rect(left_of(scale, self.sheet), top + slack, side, side)
        self._lay_foot(foot, start_h)
        own = (side, side), (max(150, scale.px(300)), scale.target(52))
        own_right = size[0] - self.back.x
        self.own_face, self.own_name = row_from_right(own_right, self.back.centery, own, scale.px(20))

        pad_x, pad_y = max(20, scale.px(48)), scale.px(30 if scale.small else 38)
        inner, gap, inset = self.sheet.inflate(-2 * pad_x, -2 * pad_y), max(15, scale.px(38)), scale.px(10)
        room, head = inner.width - 4 * gap, heading_height(kit)
        left_w = min(max(242, round(room * 0.25), games_width + 2 * inset), round(room * 0.33))
        right_w = max(196, deck_width, round(room * (0.24 if size[0] < 1200 else 0.285)))
        left = Rect(inner.x, inner.y, left_w, inner.height)
        right = Rect(inner.right - right_w, inner.y, right_w, inner.height)
        middle = Rect(left.right + 2 * gap, inner.y, right.x - left.right - 4 * gap, inner.height)
        self.columns = left, middle, right
        self.games = Rect(left.x + inset, left.y + head, left.width - 2 * inset, left.height - head)
        beside_heading = left.y + kit.fonts.line("heading") // 2
        self.all_games = left.right - inset, beside_heading
        self.company = middle.right, beside_heading
        self.heads = {
            "game": left.topleft,
            "table": middle.topleft,
            "deck": right.topleft,
        }
        self._lay_middle(middle, opponents, level_width, rule_widths)
        self._lay_right(right)

    def _lay_foot(self, foot: tuple[str, str, str], start_h: int) -> None:
        """Lay out the buttons and links under the sheet from the right, and a sentence in the room left."""
        kit, scale, sheet, foot_h = self.kit, self.kit.scale, self.sheet, self.kit.scale.target(76)
        more, start, usual = foot
        middle, apart = sheet.bottom + scale.px(24) + start_h // 2, scale.px(44)
        start_w = Button.width_for(kit, start, role="button-main")
        sizes = (start_w, start_h), (Button.width_for(kit, more), foot_h)
        self.start, self.more = row_from_right(sheet.right, middle, sizes, scale.px(24))
        self.usual = self.more.x - scale.px(30), middle
        usual_w = kit.fonts.width(usual, "small") + apart if usual else 0
        room = self.usual[0] - usual_w + scale.px(2) - sheet.x
        self.sentence = Rect(sheet.x + scale.px(4), self.start.y, room, start_h)

    def _lay_middle(self, column: Rect, opponents: int, level_width: int, rule_widths: Sequence[int]) -> None:
        """Lay out seats, peg board and house rules from top to bottom; the faces take the height left over.

        Where the words of neighbours do not stand side by side, every other seat is a line lower.
        """
        scale, fonts = self.kit.scale, self.kit.fonts
        room = min(column.width // max(1, opponents) - 2, scale.px(SEAT_MOST))
        heights = MiddleHeights(
            head=heading_height(self.kit),
            level=max(44, scale.px(64)),
            board=max(48, scale.px(74)),
            row=scale.target(50),
            row_gap=scale.px(12),
            gap=scale.px(14 if scale.small else 30),
            under_name=NAME_TOP + fonts.line("row") + fonts.line("small") - scale.px(6),
            drop=fonts.line("body-strong") if level_width > room else 0,
        )
        widest = min(room - max(8, min(scale.px(20), room // 8)), scale.px(FACE_MOST))
        fixed = NAME_HEIGHT + heights.role + heights.level + heights.drop + scale.px(12)
        free = column.height - heights.head - fixed - heights.lower
        least = min(scale.px(FACE_LEAST) - heights.drop, widest)
        count = 1
        while count < MOST_RULES and least + heights.rules(count + 1) <= free:
            count += 1
        self._lay_seats(column, opponents, heights, room, (free - heights.rules(count), widest))
        self._lay_under_seats(column, heights, count, rule_widths)

    def _lay_seats(
        self, column: Rect, opponents: int, heights: MiddleHeights, room: int, most: tuple[int, int]
    ) -> None:
        """Lay out the seats, each with so much `room` across; `most` height and width of a face."""
        scale, drop, share = self.kit.scale, heights.drop, column.width // max(1, opponents)
        face = min(most)
        # What narrow faces leave of the height stands over them and under their names.
        air = min((most[0] - face) // 3, scale.px(20))
        y = column.y + heights.head + scale.px(4) + air
        self.seats: list[SeatPlace] = []
        for at in range(opponents):
            centre = column.x + share * at + share // 2
            rect = Rect(centre - face // 2, y + drop * (at % 2), face, face)
            below = rect.bottom + scale.px(8)
            name = Rect(centre - room // 2, below, room, NAME_HEIGHT)
            role = centre, below + heights.under_name - self.kit.fonts.line("small") // 2
            under = below + NAME_HEIGHT + heights.role + (0 if drop else air)
            level = Rect(name.x, under, room, heights.level)
            self.seats.append(SeatPlace(rect, name, role, level, word=2 * room if drop else room))

    def _lay_under_seats(
        self, column: Rect, heights: MiddleHeights, count: int, rule_widths: Sequence[int]
    ) -> None:
        """Lay out peg board and house rules, in two columns if all of so many rows fit there."""
        scale = self.kit.scale
        lower = heights.head, heights.board, heights.gap, heights.head, heights.rules(count)
        _seats, hands, self.pegs, _gap, rules, room = stack(column, (column.height - sum(lower), *lower))
        self.heads |= {"hands": hands.topleft, "rules": rules.topleft}
        between = scale.px(48)
        half = (column.width - between) // 2
        across = 2 if all(width <= half for width in rule_widths[: 2 * count]) else 1
        cell = (column.width - between * (across - 1)) // across
        self.rules = [
            Rect(row.x + at * (cell + between), row.y, cell, heights.row)
            for row in stack(room, [heights.row] * count, heights.row_gap)
            for at in range(across)
        ]
        length = max(120, scale.px(220)), scale.target(54)
        self.length = row_from_right(self.pegs.right, self.pegs.centery, [length], 0)[0]

    def _lay_right(self, column: Rect) -> None:
        """Lay out preview, deck, colour of the backs and tables."""
        scale, head = self.kit.scale, heading_height(self.kit)
        deck, backs = (scale.px(8), scale.target(54)), (scale.px(10), scale.target(50))
        cloth = max(6, scale.px(18)), head, max(44, scale.px(80)), scale.px(7)
        lower = *deck, *backs, *cloth
        rows = stack(column, (head, column.height - head - sum(lower), *lower))
        _head, self.preview, _gap, self.deck, _gap, self.backs, _gap, heading, self.swatches, _gap = rows
        self.heads["cloth"] = heading.topleft
        self.swatches.x += scale.px(6)
        self.swatches.width -= scale.px(12)

    def draw(self, target: pygame.Surface, title: str, heads: Mapping[str, str]) -> None:
        """Draw the title, the sheet with its columns, and the headings by name."""
        kit, scale, sheet = self.kit, self.kit.scale, self.sheet
        at = self.back.right + scale.px(24), self.back.centery
        room = self.own_name.x - at[0] - scale.px(40)
        kit.fonts.draw(target, title, "scene", at, CREAM, anchor="midleft", halo=True, width=room)
        draw_sheet(target, kit, sheet)
        left, middle, right = self.columns
        for x in ((left.right + middle.x) // 2, (middle.right + right.x) // 2):
            draw_column_rule(target, x, sheet.y + scale.px(48), sheet.bottom - scale.px(48))
        for name, corner in self.heads.items():
            draw_heading(target, kit, heads[name], corner)


def draw_block(target: pygame.Surface, kit: Kit, words: str, room: Rect, *, on_cloth: bool = False) -> None:
    """Write words centred in the height of a room, in as many lines as they need."""
    fonts = kit.fonts
    role = "body" if len(fonts.wrap(words, "body", room.width)) == 1 else "small"
    lines = fonts.wrap(words, role, room.width)
    step = round(fonts.line(role) * 0.92)
    y, ink = room.centery - step * len(lines) // 2, CREAM if on_cloth else INK
    fonts.draw_lines(target, lines, role, (room.x, y), ink, halo=on_cloth, width=room.width, step=step)
