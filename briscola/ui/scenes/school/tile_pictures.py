"""The pictures on the cards of the school: engraved things, with today's date set on the calendar."""

from datetime import date

import pygame

from briscola.i18n.daily_words import month_name, weekday_letters, weekday_name
from briscola.i18n.text import upper
from briscola.ui.render.fonts import TextStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2
from briscola.ui.views.props import draw_prop
from briscola.ui.views.seat_views import draw_small_face

STEPS = 5
"""Steps of the flight in `assets/props/stairs-0.svg` to `stairs-5.svg`; the number is that of the climbed."""
CALENDAR = 0.85
"""Width of the calendar's drawing by its height."""
BAND, NUMBER, WEEKDAY = 0.185, 0.53, 0.765
"""Middles of the red band, of the day and of the weekday on the calendar, as shares of its height."""
WEEKDAY_WIDTH = 0.56
"""Room for the weekday, as a share of the calendar's width; a longer one is shortened."""


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
