"""The picture of a cup: the standings with the tables of the round, or a knock-out's bracket; the prize."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from briscola.capabilities.cup.cup import (
    Cup,
    CupTable,
    TableIndex,
    Team,
    board_of,
    champions,
    current_round,
    is_done,
    open_tables,
    sides,
    sits_out,
    winners,
)
from briscola.capabilities.cup.forms import rounds_of
from briscola.capabilities.cup.words import (
    anew_text,
    entrant_name,
    heads,
    result_text,
    round_name,
    row_text,
    sits_out_text,
    standings_text,
    table_text,
    team_text,
)
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED, Colour
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.props import draw_prop

ROLES = (
    ("panel", "panel"),
    ("heading", "heading"),
    ("row", "row"),
    ("body", "body-strong"),
    ("small", "small-strong"),
    ("label", "label"),
)
"""Roles of plain and strong words, the largest first."""
STANDINGS = 0.54
"""Share of the width for the standings; the tables of the round have the rest."""
LARGE = ("panel", "heading", "row")
"""Roles beside which the names of rounds are larger, too."""
HEAD_LINES = 2
"""Most lines of a column's head."""
HEAD_GAP = 16
"""Px at 1080 between the heads of two columns."""
LOOSE = 1.75
"""Most distance of two rows, in line heights."""
LEAST_PRIZE = 40
"""Px below which neither the cup nor a winner's face is drawn."""


def picture_of(
    kit: Kit, cup: Cup, size: tuple[int, int], *, waiting: Sequence[TableIndex]
) -> CupStandings | CupBracket:
    """The picture of a cup, `size` px large; people are awaited at the tables `waiting`."""
    kind = CupBracket if cup.row.knock_out else CupStandings
    return kind(kit, cup, size, waiting=waiting)


class CupStandings:
    """All entrants by their place at the left, the tables of the round at the right."""

    def __init__(self, kit: Kit, cup: Cup, size: tuple[int, int], *, waiting: Sequence[TableIndex]) -> None:
        self.cup, self.waiting = cup, waiting
        self.room = room = pygame.Rect((0, 0), size)
        self.rows = board_of(cup)
        self._gap = kit.scale.px(56)
        self.round = min(current_round(cup), len(cup.rounds) - 1)
        for self.kit, self.plain, self.strong in _sizes(kit):
            line = self.kit.fonts.line(self.strong)
            head = HEAD_LINES * self.kit.fonts.line("small")
            rows = min(room.height // (cup.size + 1), (room.height - head) // cup.size)
            self.step = min(rows, round(line * LOOSE))
            self.head = max(self.step, head)
            self.blocks = [self._block(at, table) for at, table in enumerate(cup.rounds[self.round])]
            if out := sits_out_text(cup, self.round):
                self.blocks.append((self.kit.fonts.wrap(out, self.plain, self.right.width), "", INK_2))
            right = sum(len(lines) * line + self._air for lines, _result, _ink in self.blocks) + self.head
            if line <= self.step and right <= room.height and self._names_fit():
                break

    @property
    def left(self) -> pygame.Rect:
        """Room of the standings."""
        room = self.room
        return pygame.Rect(room.x, room.y, round(room.width * STANDINGS) - self._gap, room.height)

    @property
    def right(self) -> pygame.Rect:
        """Room of the tables of the round."""
        x = self.left.right + self._gap
        return pygame.Rect(x, self.room.y, self.room.right - x, self.room.height)

    @property
    def _air(self) -> int:
        return self.kit.scale.px(10)

    @property
    def _figures(self) -> int:
        """Width in px of a column of figures."""
        words = (word for head in heads() for word in head.split())
        return max(self.kit.fonts.width(word, "small") for word in words) + self.kit.scale.px(HEAD_GAP + 6)

    @property
    def _face(self) -> int:
        return self.step - max(2, self.kit.scale.px(4))

    @property
    def _name_room(self) -> int:
        number = self.kit.fonts.width("16. ", self.plain)
        return self.left.width - 3 * self._figures - number - self._face - self._air

    def _names_fit(self) -> bool:
        fonts, names = self.kit.fonts, [entrant_name(each.name) for each in self.cup.entrants]
        return all(fonts.width(name, self.strong) <= self._name_room for name in names)

    @property
    def spare(self) -> pygame.Rect:
        line = self.kit.fonts.line(self.strong)
        used = self.head + sum(len(lines) * line + self._air for lines, _result, _ink in self.blocks)
        top = self.right.y + used + self._air
        return pygame.Rect(self.right.x, top, self.right.width, self.right.bottom - top)

    def _block(self, at: int, table: CupTable) -> tuple[Sequence[str], str, Colour]:
        """The lines of a table, its result and its ink."""
        place, fonts = TableIndex(self.round, at), self.kit.fonts
        result = result_text(self.cup, place)
        words = result if ", " in result else table_text(self.cup, table)
        beside = "" if words is result else result
        room = self.right.width - (fonts.width(beside, self.strong) + self.kit.scale.px(20) if beside else 0)
        ink = RED if place in self.waiting[:1] else INK if is_done(self.cup, table) else INK_2
        return fonts.wrap(words, self.plain, room), beside, ink

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw it with its upper left corner at (x, y)."""
        self.room.topleft = x, y
        fonts, left, wide = self.kit.fonts, self.left, self._figures
        columns = [left.right - wide * (2 - at) for at in range(3)]
        for x, words in zip(columns, heads(), strict=True):
            lines = fonts.wrap(words, "small", wide - self.kit.scale.px(HEAD_GAP))
            top = left.y + (self.head - len(lines) * fonts.line("small")) // 2
            for at, line in enumerate(lines):
                place = (x, top + at * fonts.line("small"))
                fonts.draw(target, line, "small", place, INK_2, anchor="topright")
        name_room, place = columns[0] - wide - left.x, (left.x, left.y + self.head // 2)
        after = standings_text(self.cup)
        fonts.draw(target, after, _head_role(self.plain), place, RED, anchor="midleft", width=name_room)
        number, face = fonts.width("16. ", self.plain), self._face
        for at, row in enumerate(self.rows, 1):
            middle = left.y + self.head + self.step * (at - 1) + self.step // 2
            pygame.draw.line(
                target, HAIRLINE, (left.x, middle - self.step // 2), (left.right, middle - self.step // 2)
            )
            entrant = self.cup.entrants[row.entrant]
            ink: Colour = INK_2 if entrant.gone else INK
            role = self.strong if entrant.plays else self.plain
            fonts.draw(target, f"{row.rank}.", self.plain, (left.x, middle), INK_2, anchor="midleft")
            disc = pygame.Rect(left.x + number, middle - face // 2, face, face)
            draw_small_face(target, self.kit, disc, entrant.face)
            name_room = self._name_room
            place = (disc.right + self._air, middle)
            name = entrant_name(entrant.name)
            fonts.draw(target, name, role, place, ink, anchor="midleft", width=name_room)
            for x, figure in zip(columns, (row.played, row.hands, row.points), strict=True):
                strong = self.strong if x == columns[-1] else self.plain
                fonts.draw(target, str(figure), strong, (x, middle), ink, anchor="midright")
        self._draw_round(target)
        draw_prize(target, self.kit, self.cup, self.spare)

    def _draw_round(self, target: pygame.Surface) -> None:
        fonts, right = self.kit.fonts, self.right
        line = fonts.line(self.strong)
        name = round_name(self.cup, self.round)
        head = _head_role(self.plain)
        fonts.draw(target, name, head, (right.x, right.y + self.head // 2), RED, anchor="midleft")
        y = right.y + self.head
        for lines, result, ink in self.blocks:
            pygame.draw.line(target, HAIRLINE, (right.x, y), (right.right, y))
            y += self._air // 2
            if result:
                fonts.draw(target, result, self.strong, (right.right, y), ink, anchor="topright")
            y = fonts.draw_lines(target, lines, self.plain, (right.x, y), ink, step=line) + self._air // 2

    def reading(self) -> Sequence[ReadingLine]:
        after = standings_text(self.cup)
        lines = [ReadingLine(after, heading=True)] if after else []
        lines += [ReadingLine(row_text(self.cup, row)) for row in self.rows]
        lines.append(ReadingLine(round_name(self.cup, self.round), heading=True))
        return [*lines, *_round_lines(self.cup, self.round)]


class CupBracket:
    """A column for each round, each name on its line; who wins goes on to the line in the next column."""

    def __init__(self, kit: Kit, cup: Cup, size: tuple[int, int], *, waiting: Sequence[TableIndex]) -> None:
        self.cup, self.waiting = cup, waiting
        self.room = room = pygame.Rect((0, 0), size)
        self.rounds = rounds_of(cup.row, cup.size)
        self.wide = room.width // (self.rounds + 1)
        slots = 1 << self.rounds
        names = [team_text(cup, team) for table in cup.rounds[0] for team in sides(cup, table)]
        for self.kit, self.plain, self.strong in _sizes(kit):
            fonts = self.kit.fonts
            self.head = fonts.line(_head_role(self.plain)) + self.kit.scale.px(8)
            self.step = (room.height - self.head) // slots
            self.face = min(self.step - self.kit.scale.px(6), round(1.2 * fonts.line(self.strong)))
            inner = self.wide - self.kit.scale.px(30) - fonts.width("00", self.strong) - self._faces_width
            fits = all(fonts.width(name, self.strong) <= inner for name in names)
            if fits and fonts.line(self.strong) <= self.step:
                break

    @property
    def _faces_width(self) -> int:
        """Width in px of the faces of those who play together, and of the gap beside them."""
        together = max(len(team) for table in self.cup.rounds[0] for team in sides(self.cup, table))
        return round(self.face * (0.3 + 0.7 * together)) + self.kit.scale.px(8)

    @property
    def spare(self) -> pygame.Rect:
        x, y = self.room.x + self.rounds * self.wide, self._middle(self.rounds, 0) + self.kit.scale.px(12)
        return pygame.Rect(x, y, self.wide - self.kit.scale.px(14), self.room.bottom - y)

    def _middle(self, number: int, slot: int) -> int:
        """y in px of the line of a slot of a round."""
        lines = (slot + 0.5) * (1 << number) + 0.4
        return self.room.y + self.head + round(lines * self.step)

    def _teams(self, number: int) -> Sequence[Team | None]:
        """Those of a round by slot; None where nobody is yet, or where a team sits out."""
        if number == self.rounds:
            return [champions(self.cup) or None]
        if number < len(self.cup.rounds):
            found: list[Team | None] = []
            for table in self.cup.rounds[number]:
                found += (None, None) if sits_out(self.cup, table) else sides(self.cup, table)
            return found
        if number == len(self.cup.rounds):
            last = range(len(self.cup.rounds[-1]))
            return [winners(self.cup, TableIndex(number - 1, at)) or None for at in last]
        return [None] * (1 << (self.rounds - number))

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw it with its upper left corner at (x, y)."""
        self.room.topleft = x, y
        fonts, scale = self.kit.fonts, self.kit.scale
        for number in range(self.rounds + 1):
            x = self.room.x + number * self.wide
            name = round_name(self.cup, number) if number < self.rounds else _("The cup")
            room = self.wide - scale.px(16)
            fonts.draw(target, name, _head_role(self.plain), (x, self.room.y), RED, width=room)
            for slot, team in enumerate(self._teams(number)):
                if not self._out(number, slot):
                    self._draw_slot(target, number, slot, team)
                elif slot % 2 == 0:
                    self._draw_out(target, slot)
        draw_prize(target, self.kit, self.cup, self.spare)

    def _out(self, number: int, slot: int) -> bool:
        """True for the places of a table at which nobody plays because one team sits out."""
        return number == 0 and sits_out(self.cup, self.cup.rounds[0][slot // 2])

    def _draw_out(self, target: pygame.Surface, slot: int) -> None:
        """Write who sits out the first round, where the two of a table would stand."""
        (team,) = sides(self.cup, self.cup.rounds[0][slot // 2])
        words = _("{name}: sits out").format(name=team_text(self.cup, team))
        middle = (self._middle(0, slot) + self._middle(0, slot + 1)) // 2
        room, at = self.wide - self.kit.scale.px(16), (self.room.x + self.kit.scale.px(2), middle)
        self.kit.fonts.draw(target, words, self.plain, at, INK_2, anchor="midleft", width=room)

    def _draw_slot(self, target: pygame.Surface, number: int, slot: int, team: Team | None) -> None:
        fonts, scale = self.kit.fonts, self.kit.scale
        x, y = self.room.x + number * self.wide, self._middle(number, slot)
        end = x + self.wide - scale.px(14)
        pen = max(1, scale.px(2))
        pygame.draw.line(target, INK_2, (x, y), (end, y), pen)
        if number < self.rounds and slot % 2 == 0:
            low = self._middle(number, slot + 1)
            pygame.draw.line(target, INK_2, (end, y), (end, low), pen)
            half = (y + low) // 2
            pygame.draw.line(target, INK_2, (end, half), (x + self.wide, half), pen)
        if team is None:
            return
        place = TableIndex(number, slot // 2)
        ink, role = INK, self.plain
        figure = ""
        if number == self.rounds:
            ink, role = RED, self.strong
        elif number < len(self.cup.rounds):
            table = self.cup.rounds[number][slot // 2]
            if table.result is not None:
                won = winners(self.cup, place) == team
                ink, role = (INK, self.strong) if won else (INK_2, self.plain)
                figure = str(table.result.hands[slot % 2]) if table.result.played else ""
            elif place in self.waiting[:1]:
                ink, role = RED, self.strong
            figure = " ".join(filter(None, (anew_text(table) if slot % 2 == 0 else "", figure)))
        gap = scale.px(8)
        for at, who in enumerate(team):
            disc = pygame.Rect(x + at * round(self.face * 0.7), y - pen - self.face, self.face, self.face)
            mood = "pleased" if number == self.rounds else ""
            draw_small_face(target, self.kit, disc, self.cup.entrants[who].face, mood)
        x += self._faces_width
        room = end - x - gap - (fonts.width(figure, role) + gap if figure else 0)
        fonts.draw(
            target,
            team_text(self.cup, team),
            role,
            (x + scale.px(2), y),
            ink,
            anchor="bottomleft",
            width=room,
        )
        if figure:
            fonts.draw(target, figure, role, (end - gap, y), ink, anchor="bottomright")

    def reading(self) -> Sequence[ReadingLine]:
        found: list[ReadingLine] = []
        for number in range(self.rounds):
            found.append(ReadingLine(round_name(self.cup, number), heading=True))
            if number < len(self.cup.rounds):
                found += _round_lines(self.cup, number)
        found.append(ReadingLine(_("The cup"), heading=True))
        won = champions(self.cup)
        return [*found, ReadingLine(team_text(self.cup, won))] if won else found


def draw_prize(target: pygame.Surface, kit: Kit, cup: Cup, room: pygame.Rect) -> None:
    """Draw the cup, and beside it the smiling faces of those who have won it, as large as they can be."""
    won, gap = champions(cup), kit.scale.px(12)
    side = min(room.height, (room.width - gap * len(won)) // (1 + len(won)), kit.scale.px(260))
    if side < LEAST_PRIZE:
        return
    draw_prop(target, kit, "cup", (room.x + side // 2, room.y + side // 2), round(side * 0.8))
    for at, who in enumerate(won, 1):
        disc = pygame.Rect(room.x + at * (side + gap), room.y, side, side)
        draw_small_face(target, kit, disc, cup.entrants[who].face, "pleased")


def _sizes(kit: Kit) -> Iterator[tuple[Kit, str, str]]:
    """Kits and roles to try, the largest letters first."""
    for each in kit.growths():
        for plain, strong in ROLES:
            yield each, plain, strong


def _head_role(plain: str) -> str:
    """Role of a round's name beside words of a role."""
    return "row" if plain in LARGE else "small-strong"


def _round_lines(cup: Cup, number: int) -> Iterator[ReadingLine]:
    waits = {place for place, _table in open_tables(cup)}
    for at, table in enumerate(cup.rounds[number]):
        place = TableIndex(number, at)
        said = result_text(cup, place) or (_("not played yet") if place in waits else "")
        yield ReadingLine(": ".join(filter(None, (table_text(cup, table), said))))
    if out := sits_out_text(cup, number):
        yield ReadingLine(out)
