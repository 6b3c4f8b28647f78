"""The shelf on paper: a board of wood, the things on it, and below each what it is for."""

from typing import NamedTuple

import pygame

from briscola.capabilities.cup.words import old_cup_text
from briscola.capabilities.season.words import past_text
from briscola.capabilities.statistics.shelf import Shelf, Thing
from briscola.i18n.kept_match_words import day_text
from briscola.i18n.text import _
from briscola.system import resources
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.views.props import draw_prop
from briscola.ui.views.text.text_column import TextColumn

LINES = 4
"""Most lines below a thing."""
FACES: dict[Thing, float] = {"rosette": 0.325, "paddle": 0.33}
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
    high, board, air = max(70, scale.px(128)), max(9, scale.px(18)), scale.px(8)
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


def _draw_thing(target: pygame.Surface, kit: Kit, each: _Standing, foot: tuple[int, int], high: int) -> None:
    path = resources.asset("props", f"{each.thing}.svg")
    width = round(high * (kit.raster.ratio(path) if path else 1))
    draw_prop(target, kit, each.thing, (foot[0], foot[1] - high / 2), width)
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
    if shelf.bid is not None:
        words = _("First bid over 100 made: {day}").format(day=day_text(shelf.bid.day))
        first.append(_Standing("paddle", words, str(shelf.bid.most)))
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
