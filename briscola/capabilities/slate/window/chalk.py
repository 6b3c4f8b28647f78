"""The slate itself: the score in chalk, as large as its room lets it be."""

from math import cos, radians, sin

import pygame

from briscola.capabilities.slate.evening import RealEvening
from briscola.capabilities.slate.words import score_of, won_text
from briscola.i18n.game_words import game_title, target_text
from briscola.i18n.text import upper
from briscola.ui.layout.table import forms
from briscola.ui.render.kit import Kit
from briscola.ui.views.table.scoreboard import draw_score


def largest_turned(room: tuple[int, int], angle: float) -> tuple[int, int]:
    """Size in px of the largest thing of these proportions or so that fits into a room, turned by degrees."""
    turn = radians(abs(angle))
    width, height = room
    wide = (width * cos(turn) - height * sin(turn)) / cos(2 * turn)
    high = (height * cos(turn) - width * sin(turn)) / cos(2 * turn)
    return round(wide), round(high)


def draw_chalk(target: pygame.Surface, kit: Kit, room: pygame.Rect, evening: RealEvening) -> None:
    """Draw the score of an evening in the middle of a room."""
    rules = evening.now.game.rules()
    head = upper(target_text(rules, evening.now.game.winning_hands))
    slate = pygame.Rect((0, 0), largest_turned(room.size, forms.SLATE_ANGLE))
    slate.center = room.center
    draw_score(target, kit, slate, head, score_of(evening), foot=won_text(evening) or game_title(rules))
