"""Draw the new match except its controls: sheet, headings, texts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from briscola.client.setup import person
from briscola.i18n.text import _, pgettext
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2
from briscola.ui.scenes.new_match.choices import Choices
from briscola.ui.scenes.new_match.match_choice import match_title
from briscola.ui.scenes.new_match.new_match_layout import NAME_TOP, NewMatchLayout, SeatPlace
from briscola.ui.scenes.new_match.opponent_choice import NameField, character, seat_role
from briscola.ui.scenes.new_match.rule_controls import LABEL_SHARE
from briscola.ui.views import deck_preview
from briscola.ui.widgets import draw_column_rule, draw_heading, draw_sheet


@dataclass(frozen=True, kw_only=True, slots=True)
class Sheet:
    """Everything drawn: the choices, laid out by a plan."""

    kit: Kit
    plan: NewMatchLayout
    choices: Choices
    length: str
    """Words for the end of the match, if it is not played for winning hands; else empty."""
    length_room: int
    """Right edge of the room for that text, in px."""
    rules: Sequence[str]
    """Names of the house rules on the sheet, without the score."""
    names: Mapping[int, NameField]
    """Name fields of the opponents, by seat."""
    title: str
    table: str
    """The table's name if it is not on its picture; else empty."""
    sentence: str
    """Fault of a program at the table, or what explains a house rule; empty if there is neither."""


def draw_picture(target: pygame.Surface, sheet: Sheet) -> None:
    """Draw everything under the controls, on a table already drawn."""
    kit, plan, scale = sheet.kit, sheet.plan, sheet.kit.scale
    kit.fonts.draw(
        target,
        sheet.title,
        "scene",
        plan.title,
        CREAM,
        anchor="midleft",
        halo=True,
        width=plan.own_name.x - plan.title[0] - scale.px(40),
    )
    draw_sheet(target, kit, plan.sheet)
    left, middle, right = plan.columns
    for x in ((left.right + middle.x) // 2, (middle.right + right.x) // 2):
        draw_column_rule(target, x, plan.sheet.y + scale.px(48), plan.sheet.bottom - scale.px(48))
    _headings(target, sheet)
    _roles(target, sheet)
    _house(target, sheet)
    deck_preview.draw_deck(target, kit, plan.preview)
    _sentence(target, sheet)


def _headings(target: pygame.Surface, sheet: Sheet) -> None:
    kit, plan = sheet.kit, sheet.plan
    words = {
        "game": _("Game"),
        "table": _("At the table"),
        "hands": _("The match") if sheet.length else match_title(sheet.choices.setup().rules()),
        "rules": _("House rules"),
        "deck": _("Deck"),
        "cloth": _("Table"),
    }
    for name, at in plan.heads.items():
        draw_heading(target, kit, words[name], at)
    if sheet.table:
        x, y = plan.heads["cloth"]
        after = x + kit.fonts.width(words["cloth"], "heading") + kit.scale.px(24)
        kit.fonts.draw(
            target,
            sheet.table,
            "body",
            (after, y + kit.fonts.ascent("heading") - kit.fonts.ascent("body")),
            INK_2,
            width=plan.columns[2].right - after,
        )


def _roles(target: pygame.Surface, sheet: Sheet) -> None:
    """Write temperament and, in pairs, role under each opponent's name; drop the role if both do not fit."""
    fonts, seats = sheet.kit.fonts, sheet.plan.seats
    line = fonts.line("small")
    said = []
    for at in range(len(seats)):
        seat = len(seats) - at
        partner = sheet.choices.side(seat) == "us" if sheet.choices.in_sides else None
        said.append(character(person(sheet.choices.opponents[seat - 1].face), partner))
    fits = [
        all(fonts.width(words[long], "small") <= place.room for words, place in zip(said, seats, strict=True))
        for long in range(2)
    ]
    for at, place in enumerate(seats):
        seat = len(seats) - at
        if seat in sheet.choices.people:
            _person(target, sheet, seat, place)
            continue
        name = sheet.names[seat]
        if True not in fits or (name.focused and name.ring_rect().bottom > place.role[1] - line // 2):
            continue  # the name is being written there
        words = said[at][fits.index(True)]
        fonts.draw(target, words, "small", place.role, INK_2, anchor="center")


def _person(target: pygame.Surface, sheet: Sheet, seat: int, place: SeatPlace) -> None:
    """Write the name of a person at another seat, and under it the side, or that it is a guest."""
    fonts, who = sheet.kit.fonts, sheet.choices.opponents[seat - 1]
    middle = place.name.centerx, place.name.y + NAME_TOP + fonts.line("row") // 2
    fonts.draw(target, who.name, "row", middle, INK, anchor="center", width=place.room)
    words = "" if who.key else pgettext("at the table", "guest")
    if sheet.choices.in_sides:
        gender = person(who.face).gender
        words = seat_role(gender, partner=sheet.choices.side(seat) == "us")
    if fonts.width(words, "small") <= place.room:
        fonts.draw(target, words, "small", place.role, INK_2, anchor="center")


def seat_words(choices: Choices, seat: int) -> str:
    """Name and role of whoever sits at another seat, as they are written there."""
    who = choices.opponents[seat - 1]
    partner = choices.side(seat) == "us" if choices.in_sides else None
    if seat in choices.people:
        gender = person(who.face).gender
        words = "" if who.key else pgettext("at the table", "guest")
        words = words if partner is None else seat_role(gender, partner=partner)
    else:
        words = character(person(who.face), partner)[0]
    return ", ".join(filter(None, (who.name or person(who.face).title, words)))


def _house(target: pygame.Surface, sheet: Sheet) -> None:
    kit, plan = sheet.kit, sheet.plan
    if sheet.length:
        room = pygame.Rect(plan.pegs.x, plan.pegs.y, sheet.length_room - plan.pegs.x, plan.pegs.height)
        draw_block(target, sheet, sheet.length, room)
    for rect, name in zip(plan.rules, [*sheet.rules, *([_("Score")] * len(plan.rules))], strict=False):
        room = pygame.Rect(rect.x, rect.y, round(rect.width * LABEL_SHARE) - kit.scale.px(16), rect.height)
        draw_block(target, sheet, name, room)


def draw_block(
    target: pygame.Surface,
    sheet: Sheet,
    words: str,
    room: pygame.Rect,
    *,
    on_cloth: bool = False,
) -> None:
    """Write words centred in the height of a room, in as many lines as they need."""
    fonts = sheet.kit.fonts
    role = "body" if len(fonts.wrap(words, "body", room.width)) == 1 else "small"
    lines = fonts.wrap(words, role, room.width)
    step = round(fonts.line(role) * 0.92)
    y = room.centery - step * len(lines) // 2
    for line in lines:
        fonts.draw(
            target, line, role, (room.x, y), CREAM if on_cloth else INK, halo=on_cloth, width=room.width
        )
        y += step


def _sentence(target: pygame.Surface, sheet: Sheet) -> None:
    words = sheet.sentence or _("The pack is shuffled and sealed before the first card is dealt.")
    draw_block(target, sheet, words, sheet.plan.sentence, on_cloth=True)
