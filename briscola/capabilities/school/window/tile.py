"""A paper card that opens something: a picture, a title, a note below; and the pictures of the school."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pygame

from briscola.capabilities.daily.words import month_name, weekday_letters
from briscola.i18n import spoken_words
from briscola.i18n.single_deal_words import weekday_name
from briscola.i18n.spoken_words import Spoken
from briscola.i18n.text import upper
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role, TextStyle
from briscola.ui.render.theme import CREAM, HAIRLINE, INK, INK_2, PAPER, RED
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.props import draw_prop
from briscola.ui.widgets.widget import Pressable

Picture = Callable[[pygame.Surface, Kit, pygame.Rect], None]
"""Function that draws into a square."""


STEPS = 5
"""Steps of the flight in `assets/props/stairs-0.svg` to `stairs-5.svg`; the number is that of the climbed."""
CALENDAR = 0.85
"""Width of the calendar's drawing by its height."""
BAND, NUMBER, WEEKDAY = 0.185, 0.53, 0.765
"""Middles of the red band, of the day and of the weekday on the calendar, as shares of its height."""
WEEKDAY_WIDTH = 0.56
"""Room for the weekday, as a share of the calendar's width; a longer one is shortened."""
NOTE_LINES = 2
"""Lines of room below every title, so that the titles in a row align."""


def padding(scale: Scale) -> int:
    """Padding of a card on every side, in px."""
    return max(12, scale.px(22))


class Tile(Pressable):
    """A card pressed like a button; its frame is red under the pointer."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        *,
        name: str,
        title: str,
        note: str,
        picture: Picture,
        role: Role,
        on_press: Callable[[], None],
    ) -> None:
        """`role`: text style of the title, the same for a whole row."""
        super().__init__(kit, rect, name=name, on_paper=True)
        self.role = role
        self.title, self.note, self.picture, self.on_press = title, note, picture, on_press

    def spoken(self) -> Spoken:
        return Spoken(role=spoken_words.Role.BUTTON, name=self.title, states=self.states(), more=self.note)

    def draw(self, target: pygame.Surface) -> None:
        scale, fonts = self.kit.scale, self.kit.fonts
        radius, pad = scale.px(10), padding(scale)
        box = self.rect.move(0, scale.px(2) if self.held else 0)
        pygame.draw.rect(target, PAPER, box, border_radius=radius)
        edge = RED if self.hovered else HAIRLINE
        pygame.draw.rect(
            target, edge, box, max(1, scale.px(3 if self.hovered else 1.6)), border_radius=radius
        )
        inner = box.inflate(-2 * pad, -2 * pad)
        notes = fonts.wrap(self.note, "body", inner.width)
        words = fonts.line(self.role) + scale.px(6) + max(NOTE_LINES, len(notes)) * fonts.line("body")
        side = max(0, min(inner.width, inner.height - words - scale.px(16)))
        square = pygame.Rect(0, 0, side, side)
        square.midtop = (inner.centerx, inner.y + (inner.height - words - scale.px(16) - side) // 2)
        self.picture(target, self.kit, square)
        y = inner.bottom - words
        fonts.draw(target, self.title, self.role, (inner.centerx, y), INK, anchor="midtop", width=inner.width)
        y += fonts.line(self.role) + scale.px(6)
        fonts.draw_lines(target, notes, "body", (inner.centerx, y), INK_2, anchor="midtop")


def draw_stairs(target: pygame.Surface, kit: Kit, square: pygame.Rect, climbed: float, face: str) -> None:
    """Draw steps that climb to the right, carpeted as far as the share `climbed`, and a face above them."""
    draw_prop(target, kit, f"stairs-{round(climbed * STEPS)}", square.center, square.width)
    side = round(square.width * 0.40)
    draw_small_face(target, kit, pygame.Rect(square.topleft, (side, side)), face)


def draw_leaf(target: pygame.Surface, kit: Kit, square: pygame.Rect, day: date) -> None:
    """Draw a tear-off calendar: the month on its red band, the day large below, then the weekday."""
    fonts = kit.fonts
    leaf = pygame.Rect(0, 0, round(square.height * CALENDAR), square.height)
    leaf.center = square.center
    draw_prop(target, kit, "calendar", leaf.center, leaf.width)
    month, weekday = upper(month_name(day)), upper(weekday_name(day))
    number = TextStyle("serif", "bold", 0.34 * leaf.height / kit.scale.k)
    if fonts.fit(weekday, "body", round(WEEKDAY_WIDTH * leaf.width))[0] != weekday:
        weekday = weekday_letters()[day.weekday()]
    for text, role, down, colour, wide in (
        (month, "row", BAND, CREAM, 0.66),
        (str(day.day), number, NUMBER, INK, 0.76),
        (weekday, "body", WEEKDAY, INK_2, WEEKDAY_WIDTH),
    ):
        at = (leaf.centerx - round(0.01 * leaf.width), round(leaf.y + down * leaf.height))
        fonts.draw(target, text, role, at, colour, anchor="center", width=round(wide * leaf.width))


def draw_choice(target: pygame.Surface, kit: Kit, square: pygame.Rect) -> None:
    """Draw three cards in a fan, the middle one pulled out."""
    height = square.height * 0.68
    apart = height * kit.sprites.info.ratio * 0.62
    for code, place, angle in (("4B", -1, 9.0), ("RS", 1, -9.0), ("3D", 0, 0.0)):
        lift = 0 if place else 0.14 * height
        centre = (square.centerx + place * apart, square.centery + 0.06 * height - lift)
        kit.sprites.draw(target, code, centre, height, angle)


def draw_notebook(target: pygame.Surface, kit: Kit, square: pygame.Rect) -> None:
    """Draw an open notebook with a pencil on it."""
    draw_prop(target, kit, "notebook", square.center, square.width)
