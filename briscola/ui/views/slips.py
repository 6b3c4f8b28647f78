"""Slips beside a card of the hand: its name and what it would do, or why it may not be played."""

import pygame

from briscola.engine.cards import card
from briscola.ui.geometry import bounds
from briscola.ui.kit import Kit
from briscola.ui.model import View
from briscola.ui.views.hand import HandView
from briscola.ui.views.things import draw_slip, slip_size
from briscola.ui.words import card_name, effect_text, upper


def _beside(
    target: pygame.Surface, kit: Kit, hand: HandView, code: str, size: tuple[int, int]
) -> tuple[pygame.Rect, str]:
    """Right of the whole fan (the trick above it stays in sight), at the height of the card's head."""
    poses = hand.rest_poses()
    fan = bounds(tuple(poses.values()), hand.layout_.ratio)
    tip = max(6, round(14 * kit.scale.k))
    rect = pygame.Rect((0, 0), size)
    rect.midleft = (fan.right + tip, round(poses[code].y - poses[code].height * 0.30))
    window = target.get_rect().inflate(-2 * kit.scale.rim, -2 * kit.scale.rim)
    if window.contains(rect):
        return rect, "left" if code == hand.codes[-1] else "none"
    rect.bottomright = (window.right - tip, fan.top - tip)
    return rect.clamp(window), "none"


def draw_card_slip(
    target: pygame.Surface, kit: Kit, hand: HandView, code: str, view: View, *, french: bool
) -> pygame.Rect:
    """The card's name, its points and what it would do now; returns where it lies."""
    shown = card(code)
    lines = (
        ("row", upper(card_name(shown, french=french))),
        ("small", effect_text(shown, view)),
    )
    size = slip_size(kit, lines, kit.scale.px(420))
    rect, pointing = _beside(target, kit, hand, code, size)
    draw_slip(target, kit, rect, lines, pointer=pointing)
    return rect


def draw_refusal(target: pygame.Surface, kit: Kit, hand: HandView, code: str, reason: str) -> pygame.Rect:
    """Why the card may not be played; returns where the words lie."""
    lines = (("body-strong", reason),)
    rect, pointing = _beside(target, kit, hand, code, slip_size(kit, lines, kit.scale.px(640)))
    draw_slip(target, kit, rect, lines, pointer=pointing)
    return rect
