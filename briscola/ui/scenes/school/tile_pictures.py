"""The pictures on the cards of the school."""

import math
from datetime import date

import pygame

from briscola.i18n.daily_words import date_text, month_text
from briscola.ui.render.fonts import TextStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, HAIRLINE, INK, INK_2, PAPER, RED, WOOD, mix
from briscola.ui.views.seat_views import draw_small_face

STEPS = 5
"""Steps of the small stairs."""
WRITTEN = (0.8, 0.95, 0.6, 0.0, 0.9, 0.5, 0.0)
"""Written share of each line of the notebook."""


def draw_stairs(target: pygame.Surface, kit: Kit, square: pygame.Rect, climbed: float, face: str) -> None:
    """Draw wooden steps that climb to the right, the share `climbed` of them dark, and a face on top."""
    wide, tall = round(square.width * 0.92), round(square.height * 0.84)
    left, floor = square.centerx - wide // 2, square.centery + tall // 2
    for at in range(STEPS):
        x, top = left + at * wide // STEPS, floor - (at + 1) * tall // STEPS
        size = (left + wide - x, floor - at * tall // STEPS - top)
        walked = at < round(climbed * STEPS)
        kit.paper.wood(size, WOOD if walked else mix(WOOD, CREAM, 0.72), radius=3).draw(target, (x, top))
    side = round(square.width * 0.40)
    draw_small_face(target, kit, pygame.Rect(left, square.centery - tall // 2, side, side), face)


def draw_leaf(target: pygame.Surface, kit: Kit, square: pygame.Rect, day: date) -> None:
    """Draw a calendar leaf: the month on red, the day large below."""
    scale, fonts = kit.scale, kit.fonts
    leaf = pygame.Rect(0, 0, round(square.width * 0.84), round(square.height * 0.92))
    leaf.center = square.center
    radius, thick = scale.px(8), max(1, scale.px(2))
    pygame.draw.rect(target, PAPER, leaf, border_radius=radius)
    band = pygame.Rect(leaf.x, leaf.y, leaf.width, round(leaf.height * 0.3))
    pygame.draw.rect(target, RED, band, border_top_left_radius=radius, border_top_right_radius=radius)
    pygame.draw.rect(target, INK, leaf, thick, border_radius=radius)
    wide = leaf.width - 2 * radius
    month, weekday = month_text(day).split()[0], date_text(day).split()[0]
    fonts.draw(target, month, "row", band.center, CREAM, anchor="center", width=wide)
    number = TextStyle("serif", "bold", 0.42 * leaf.height / scale.k)
    below = leaf.bottom - band.bottom
    centre = (leaf.centerx, round(band.bottom + 0.42 * below))
    fonts.draw(target, str(day.day), number, centre, INK, anchor="center")
    at = (leaf.centerx, round(band.bottom + 0.84 * below))
    fonts.draw(target, weekday, "body", at, INK_2, anchor="center", width=wide)


def draw_choice(target: pygame.Surface, kit: Kit, square: pygame.Rect) -> None:
    """Draw three cards in a fan, the middle one pulled out."""
    height = square.height * 0.68
    apart = height * kit.sprites.info.ratio * 0.62
    for code, place, angle in (("4B", -1, 9.0), ("RS", 1, -9.0), ("3D", 0, 0.0)):
        lift = 0 if place else 0.14 * height
        centre = (square.centerx + place * apart, square.centery + 0.06 * height - lift)
        kit.sprites.draw(target, code, centre, height, angle)


def draw_notebook(target: pygame.Surface, kit: Kit, square: pygame.Rect) -> None:
    """Draw an open page with a red margin and ruled lines, some of them written on."""
    scale = kit.scale
    page = pygame.Rect(0, 0, round(square.width * 0.74), round(square.height * 0.92))
    page.center = square.center
    thick = max(1, scale.px(2))
    for at in (2, 1, 0):
        leaf = page.move(at * scale.px(5), at * scale.px(5))
        pygame.draw.rect(target, PAPER, leaf, border_radius=scale.px(4))
        pygame.draw.rect(target, INK, leaf, thick, border_radius=scale.px(4))
    margin = page.x + round(page.width * 0.2)
    pygame.draw.line(target, RED, (margin, page.y + thick), (margin, page.bottom - 2 * thick), thick)
    step = page.height / (len(WRITTEN) + 1.5)
    for at, share in enumerate(WRITTEN):
        y = round(page.y + (at + 1.25) * step)
        pygame.draw.line(target, HAIRLINE, (page.x + 2 * thick, y), (page.right - 2 * thick, y), thick)
        if not share:
            continue
        left = margin + scale.px(12)
        long = round((page.right - left - scale.px(16)) * share)
        waves = [
            (left + x, y - scale.px(7) - round(scale.px(4) * math.sin(x / max(1, scale.px(5)))))
            for x in range(0, long, max(1, scale.px(2)))
        ]
        if len(waves) > 1:
            pygame.draw.lines(target, INK, False, waves, thick)
