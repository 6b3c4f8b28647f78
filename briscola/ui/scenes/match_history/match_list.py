"""The list of matches, of any length: only visible rows are read and drawn, each as a row of a ledger."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Self

import pygame
from msgspec import Struct

from briscola.client.playback.kept_matches import KeptMatches
from briscola.client.setup.characters import face_of_name
from briscola.client.view.view import Side
from briscola.i18n.kept_match_words import (
    day_text,
    ended_text,
    game_text,
    house_rules_text,
    remarks,
    score_text,
    time_text,
)
from briscola.i18n.single_deal_words import single_deal_text
from briscola.i18n.text import _
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.ui.input import pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import CREAM_2, HAIRLINE, INK, INK_2, LAMP, PAPER, RED, Colour, mix
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.views.text.text_table import Column, TableCell
from briscola.ui.widgets.lists.player_rows import draw_mark
from briscola.ui.widgets.lists.row_list import RowList

FACES = 5
CLOSER = 3
"""With more faces than this they overlap."""

MARKS: Mapping[str, Side] = {"won": "us", "lost": "them", "drawn": ""}
"""Mark of a match by its result."""


class LedgerRow(NamedTuple):
    """A match as its row tells it."""

    match: PlayedMatch
    goes_on: bool
    """True if it may be continued."""
    origin: str = ""
    """The round of a cup, or the like, to which it belongs."""

    @property
    def remarks(self) -> Sequence[str]:
        """Short remarks: what it belongs to, the single deal that it may be, and what else is special."""
        return [*filter(None, [self.origin, single_deal_text(self.match)]), *remarks(self.match)]

    @property
    def ended(self) -> str:
        """Its result, or that it waits or was left."""
        return ended_text(self.match, goes_on=self.goes_on)


class Columns(Struct, frozen=True, kw_only=True):
    """The columns of the ledger of matches."""

    day: Column
    game: Column
    people: Column
    result: Column
    star: Column


def columns(kit: Kit, width: int) -> Columns:
    """The columns of a ledger of this width in px."""
    gap, edge = kit.scale.px(20), kit.scale.px(20)
    star = max(44, kit.scale.px(60))
    free = width - star - 4 * gap - edge
    shares = (0.19, 0.27, 0.36, 0.18)
    wide = [round(free * share) for share in shares]
    day, game, people, result = (
        Column(x=edge + sum(wide[:at]) + gap * at, width=wide[at]) for at in range(4)
    )
    star_place = Column(x=width - star, width=star)
    return Columns(day=day, game=game, people=people, result=result, star=star_place)


def add_head(column: TextColumn) -> None:
    """Add the column heads over a red line."""
    kit, width, high = (
        column.kit,
        column.width,
        column.kit.fonts.line("small-strong") + column.kit.scale.px(14),
    )
    places = columns(kit, width - scroll_margin(kit))
    heads = (
        (places.day, _("Evening")),
        (places.game, _("Game")),
        (places.people, _("With")),
        (places.result, _("Result")),
    )

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        for place, words in heads:
            at = (x, y + high // 2 - kit.scale.px(2))
            place.draw(target, kit, at, TableCell(words, "small-strong", INK_2))
        pygame.draw.rect(target, RED, (x, y + high - 2, width, max(2, kit.scale.px(3))))

    column.canvas(high, paint)


def scroll_margin(kit: Kit) -> int:
    """Width in px that the rows leave for the scroll bar."""
    return max(14, kit.scale.px(24))


def draw_row(
    target: pygame.Surface,
    kit: Kit,
    rect: pygame.Rect,
    places: Columns,
    told: LedgerRow,
    *,
    first: bool,
    chosen: bool,
    line: str,
) -> None:
    """Draw one match; the `first` of its evening shows the date; `chosen`: on the red strip.

    `line` says what is ruled off above it: an `evening`, a `match`, or nothing.
    """
    match = told.match
    if chosen:
        strip = chosen_strip(kit, rect)
        kit.paper.strip(strip.size).draw(target, strip.topleft)
    elif line == "evening":
        pygame.draw.line(target, mix(HAIRLINE, INK_2, 0.5), rect.topleft, rect.topright)
    elif line == "match":
        pygame.draw.line(target, HAIRLINE, (rect.x + places.game.x, rect.y), (rect.right, rect.y))
    ink: Colour = PAPER if chosen else INK
    soft: Colour = mix(PAPER, CREAM_2, 0.6) if chosen else INK_2
    day = day_text(match.evening) if first or chosen else ""
    _two_lines(target, kit, rect, places.day, (day, time_text(match.began)), (ink, soft))
    rules = house_rules_text(match)
    _two_lines(target, kit, rect, places.game, (game_text(match), rules), (ink, soft))
    _people(target, kit, rect, places.people, told, (ink, soft))
    _result(target, kit, rect, places.result, told, (ink, soft), chosen=chosen)
    draw_star(target, kit, star_rect(rect, places).center, lit=match.favourite, chosen=chosen)


def match_words(told: LedgerRow) -> tuple[str, str]:
    """The game, and everything else that stands in the row of a match."""
    match = told.match
    said = (
        house_rules_text(match),
        _("with {names}").format(names=", ".join(match.opponents)) if match.opponents else "",
        f"{told.ended} {score_text(match)}".strip(),
        f"{day_text(match.evening)} {time_text(match.began)}",
        *told.remarks,
        _("favourite") if match.favourite else "",
    )
    return game_text(match), ", ".join(filter(None, said))


def chosen_strip(kit: Kit, rect: pygame.Rect) -> pygame.Rect:
    """The rectangle of a selected row's red strip."""
    return rect.inflate(-kit.scale.px(4), -strip_air(kit))


def strip_air(kit: Kit) -> int:
    """Height in px that the red strip of a row leaves free of it, above and below together."""
    return max(4, kit.scale.px(8))


def star_rect(rect: pygame.Rect, places: Columns) -> pygame.Rect:
    """The rectangle of a row's star that takes presses."""
    return pygame.Rect(rect.x + places.star.x, rect.y, places.star.width, rect.height)


def _two_lines(
    target: pygame.Surface,
    kit: Kit,
    rect: pygame.Rect,
    column: Column,
    words: tuple[str, str],
    colours: tuple[Colour, Colour],
    roles: tuple[Role, Role] = ("body-strong", "small"),
) -> None:
    """Write a line in ink and a small one under it; a single one is centred vertically."""
    there = [TableCell(*cell) for cell in zip(words, roles, colours, strict=True) if cell[0]]
    step = round(kit.fonts.line("small") * 0.96)
    y = rect.centery - step * (len(there) - 1) / 2
    for cell in there:
        column.draw(target, kit, (rect.x, round(y)), cell)
        y += step


def _people(
    target: pygame.Surface,
    kit: Kit,
    rect: pygame.Rect,
    column: Column,
    told: LedgerRow,
    colours: tuple[Colour, Colour],
) -> None:
    """Draw small faces of the players, then their names."""
    match = told.match
    across = min(rect.height - 6, max(32, kit.scale.px(46)))
    x = rect.x + column.x
    faces = [face for name in match.opponents[:FACES] if (face := face_of_name(name))]
    step = 0.78 if len(faces) <= CLOSER else 0.62
    for face in faces:
        draw_small_face(target, kit, pygame.Rect(x, rect.centery - across // 2, across, across), face)
        x += round(across * step)
    x += round(across * (1 - step)) + kit.scale.px(12) if faces else 0
    room = column.after(x - rect.x - column.x)
    names, said = ", ".join(match.opponents), " · ".join(told.remarks)
    lines = kit.fonts.wrap(names, "body-strong", room.width)
    if len(lines) == 2 and not said:
        both = colours[0], colours[0]
        _two_lines(target, kit, rect, room, (lines[0], lines[1]), both, ("body-strong", "body-strong"))
        return
    _two_lines(target, kit, rect, room, (names, said), colours)


def _result(
    target: pygame.Surface,
    kit: Kit,
    rect: pygame.Rect,
    column: Column,
    told: LedgerRow,
    colours: tuple[Colour, Colour],
    *,
    chosen: bool,
) -> None:
    """Draw a gold disc for a win or a blue lozenge for a loss, the score, and the word for it."""
    match, side = told.match, max(14, kit.scale.px(22))
    x = rect.x + column.x
    if match.result is not None:
        at, plain = (x + side // 2, rect.centery), CREAM_2 if not chosen else PAPER
        draw_mark(target, kit, MARKS[match.result], at, plain=plain, size=side / kit.scale.k)
    x += side + kit.scale.px(14)
    room = column.after(x - rect.x - column.x)
    _two_lines(target, kit, rect, room, (score_text(match), told.ended), colours)


def draw_star(
    target: pygame.Surface, kit: Kit, centre: tuple[int, int], *, lit: bool, chosen: bool = False
) -> None:
    """Draw a star, filled for a favourite, else in outline."""
    side = max(20, kit.scale.px(30))
    edge = PAPER if chosen and not lit else INK if lit else mix(INK_2, CREAM_2, 0.35)
    fill = f"#{bytes(LAMP).hex()}" if lit else "none"
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2.6 14.9 8.8 21.6 9.6 '
        f'16.6 14.2 18 20.9 12 17.5 6 20.9 7.4 14.2 2.4 9.6 9.1 8.8Z" fill="{fill}" '
        f'stroke="#{bytes(edge).hex()}" stroke-width="1.7" stroke-linejoin="round"/></svg>'
    )
    picture = kit.raster.text(svg, (side, side))
    target.blit(picture, picture.get_rect(center=centre))


class MatchList(RowList):
    """A list where Enter or a press opens a match, and F or a press on its star marks it."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        bookshelf: KeptMatches,
        search: Search,
        *,
        row_of: Callable[[PlayedMatch], LedgerRow],
        on_open: Callable[[PlayedMatch], None],
        on_star: Callable[[PlayedMatch], None],
    ) -> None:
        """`search` is what the matches of the shelf have been found by; `row_of` gives the row of each."""
        lines = kit.fonts.line("body-strong") + kit.fonts.line("small") + kit.scale.px(14) + strip_air(kit)
        step = max(46, kit.scale.px(72), lines)
        super().__init__(kit, rect, bookshelf.count, step, margin=scroll_margin(kit), name="matches")
        self.bookshelf, self.search, self.on_open, self.on_star = bookshelf, search, on_open, on_star
        self.row_of = row_of
        self.places = columns(kit, self.wide)

    @property
    def match(self) -> PlayedMatch | None:
        """The selected match; None if it can no longer be read."""
        return self.bookshelf.match(self.chosen)

    def spoken_row(self, number: int) -> tuple[str, str]:
        match = self.bookshelf.match(number)
        return ("", "") if match is None else match_words(self.row_of(match))

    def go_on_from(self, before: Self) -> None:
        if before.search == self.search:  # other matches are seen from the first one
            super().go_on_from(before)

    def ring_rect(self) -> pygame.Rect:
        return chosen_strip(self.kit, self.row_rect(self.chosen)).clip(self.rect)

    # ---- hands

    def pressed_row(self, number: int, pos: tuple[int, int]) -> None:
        match = self.bookshelf.match(number)
        if match is None:
            return
        self.choose(number)
        if star_rect(self.row_rect(number), self.places).collidepoint(pos):
            self.on_star(match)
        else:
            self.play_sound("click")
            self.on_open(match)

    def key(self, event: pygame.event.Event) -> bool:
        match = self.match
        if match is not None and event.key in (pygame.K_f, pygame.K_h) and pointer.is_plain(event):
            self.on_star(match)
            return True
        if match is not None and pointer.is_confirm(event):
            self.play_sound("click")
            self.on_open(match)
            return True
        return super().key(event)

    # ---- drawing

    def draw_rows(self, target: pygame.Surface, first: int, last: int) -> None:
        evening = None if first == 0 else self._evening(first - 1)
        for number in range(first, last):
            match = self.bookshelf.match(number)
            if match is None:
                continue
            row = self.row_rect(number)
            other, chosen = match.evening != evening, number == self.chosen
            line = "" if number == 0 or number - 1 == self.chosen else "evening" if other else "match"
            begins = other or number == first
            told = self.row_of(match)
            draw_row(target, self.kit, row, self.places, told, first=begins, chosen=chosen, line=line)
            evening = match.evening

    def _evening(self, number: int) -> str | None:
        match = self.bookshelf.match(number)
        return None if match is None else match.evening
