"""The shelf on paper: a board of wood, the things on it, and below each what it is for."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from briscola.capabilities.cup.words import old_cup_text
from briscola.capabilities.season.words import past_text
from briscola.capabilities.statistics.shelf import Shelf, Thing, Token
from briscola.capabilities.statistics.window.page_data import OpenToken
from briscola.capabilities.statistics.words import token_figure, token_text
from briscola.i18n import spoken_words
from briscola.i18n.kept_match_words import day_text
from briscola.i18n.spoken_words import Spoken
from briscola.i18n.text import _
from briscola.system import resources
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.views.props import draw_prop
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.widget import Pressable

LINES = 4
"""Most lines below a thing."""
DRAWINGS: Mapping[Thing, str] = {
    "great": "coins",
    "bare": "horseshoe",
    "two": "small-two",
    "granted": "toast",
    "bid": "paddle",
    "coached": "target",
}
"""Drawings of tokens; all else is drawn under its own name."""
FACES: Mapping[Thing, float] = {"rosette": 0.325, "bid": 0.33, "coached": 0.376}
"""Middle of the round face of a thing on which a number stands, as a share of its height."""


class _Standing(NamedTuple):
    """A thing, the words below it, and the number on it if there is one."""

    thing: Thing
    words: str
    number: str = ""


def add_shelf(column: TextColumn, shelf: Shelf) -> None:
    """Add the shelf, one board full: what was first always, and the latest cups and seasons."""
    kit, scale, fonts = column.kit, column.kit.scale, column.kit.fonts
    step = max(110, scale.px(196))
    standing = _things(shelf, max(1, column.width // step))
    if not standing:
        return
    step = min(column.width // len(standing), round(1.3 * step))
    high, board, air = _measures(kit)
    labels = [fonts.wrap(each.words, "small", step - scale.px(20))[:LINES] for each in standing]
    below = max(len(lines) for lines in labels) * fonts.line("small")
    wide = step * len(standing)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        kit.paper.wood((wide, board)).draw(target, (x, y + high))
        for at, (each, lines) in enumerate(zip(standing, labels, strict=True)):
            centre = x + round((at + 0.5) * step)
            _draw_thing(target, kit, each, (centre, y + high + scale.px(3)), high)
            place = (centre, y + high + board + air)
            fonts.draw_lines(target, lines, "small", place, INK_2, anchor="midtop")

    column.gap(20)
    column.canvas(high + board + air + below + scale.px(12), paint, *(each.words for each in standing))


def _measures(kit: Kit) -> tuple[int, int, int]:
    """Height of a thing and of its board, and the room below that, in px."""
    return max(70, kit.scale.px(128)), max(9, kit.scale.px(18)), kit.scale.px(8)


class TokenButton(Pressable):
    """A token on its piece of the board, with its words below: a press shows its hand again."""

    def __init__(self, kit: Kit, rect: pygame.Rect, token: Token, on_press: Callable[[], None]) -> None:
        super().__init__(kit, rect, name=f"token-{token.kind}", on_paper=True)
        self.token, self.on_press = token, on_press
        self._standing = _Standing(token.kind, token_text(token), token_figure(token))

    def spoken(self) -> Spoken:
        return Spoken(role=spoken_words.Role.BUTTON, name=self._standing.words, states=self.states())

    def draw(self, target: pygame.Surface) -> None:
        kit, rect = self.kit, self.rect
        high, board, air = _measures(kit)
        lift = kit.scale.px(6) if self.hovered else 0
        kit.paper.wood((rect.width, board)).draw(target, (rect.x, rect.y + high))
        _draw_thing(target, kit, self._standing, (rect.centerx, rect.y + high + kit.scale.px(3) - lift), high)
        lines = kit.fonts.wrap(self._standing.words, "small", rect.width - kit.scale.px(20))
        place = (rect.centerx, rect.y + high + board + air)
        kit.fonts.draw_lines(target, lines, "small", place, INK_2, anchor="midtop")


def add_tokens(column: TextColumn, tokens: Sequence[Token], open_token: OpenToken) -> None:
    """Add what stays after evenings, also lost ones: each token leads to its hand."""
    kit, scale = column.kit, column.kit.scale
    if not tokens:
        return
    high, board, air = _measures(kit)
    rows = -(-len(tokens) // max(1, column.width // max(110, scale.px(196))))
    columns = -(-len(tokens) // rows)
    wide = min(column.width // columns, max(110, scale.px(330)))
    words = [kit.fonts.wrap(token_text(each), "small", wide - scale.px(20)) for each in tokens]
    tall = high + board + air + max(map(len, words)) * kit.fonts.line("small") + scale.px(12)
    column.gap(20)
    for at, token in enumerate(tokens):
        row, place = divmod(at, columns)
        rect = pygame.Rect(place * wide, column.height + row * (tall + scale.px(14)), wide, tall)
        column.place(TokenButton(kit, rect, token, partial(open_token, token)))
    column.height += rows * tall + (rows - 1) * scale.px(14)


def _draw_thing(target: pygame.Surface, kit: Kit, each: _Standing, foot: tuple[int, int], high: int) -> None:
    name = DRAWINGS.get(each.thing, each.thing)
    path = resources.asset("props", f"{name}.svg")
    width = round(high * (kit.raster.ratio(path) if path else 1))
    draw_prop(target, kit, name, (foot[0], foot[1] - high / 2), width)
    if each.number:
        place = (foot[0], foot[1] - high + round(high * FACES[each.thing]))
        room, fonts = round(width * 0.56), kit.fonts
        roles: tuple[Role, ...] = ("heading", "row", "body-strong", "small-strong")
        role = next((role for role in roles if fonts.width(each.number, role) <= room), roles[-1])
        fonts.draw(target, each.number, role, place, INK, anchor="center")


def _things(shelf: Shelf, most: int) -> list[_Standing]:
    """At most so many things from the left: cups, seasons, then what was first."""
    first: list[_Standing] = []
    if shelf.capot:
        words = _("First hand with every trick: {day}").format(day=day_text(shelf.capot))
        first.append(_Standing("coat", words))
    first = first[: most - 1] if shelf.cups or shelf.seasons else first[:most]
    won = [_Standing("cup", old_cup_text(row)[0]) for row in shelf.cups]
    places = [
        _Standing(
            "cup" if past.place == 1 else "rosette",
            past_text(past),
            "" if past.place == 1 else str(past.place),
        )
        for past in shelf.seasons
    ]
    free = most - len(first)
    few = min(len(places), max(free // 2, free - len(won)))
    return [*won[len(won) - min(len(won), free - few) :], *places[len(places) - few :], *first]
