"""Slips beside a card of the hand: its name and what it would do, or why it may not be played."""

import pygame

from briscola.engine.cards import card
from briscola.ui.kit import Kit
from briscola.ui.model import View
from briscola.ui.views.hand import HandView
from briscola.ui.views.things import draw_slip, slip_size
from briscola.ui.words import card_name, effect_text, upper


def _beside(
    target: pygame.Surface, kit: Kit, hand: HandView, code: str, size: tuple[int, int]
) -> tuple[pygame.Rect, str]:
    """Right of the card where there is room, else left, else over it."""
    pose = hand.pose(code)
    tip = max(6, round(14 * kit.scale.k))
    half = kit.sprites.width(pose.height) / 2
    y = round(pose.y - pose.height * 0.27)
    rect = pygame.Rect((0, 0), size)
    at = hand.codes.index(code)
    last = at == len(hand.codes) - 1
    window = target.get_rect().inflate(-2 * kit.scale.rim, -2 * kit.scale.rim)
    rect.midleft = (round(pose.x + half) + tip, y)
    if last and window.contains(rect):
        return rect, "left"
    rect.midright = (round(pose.x - half) - tip, y)
    if at == 0 and window.contains(rect):
        return rect, "right"
    rect.midbottom = (round(pose.x), round(pose.y - pose.height / 2) - tip)
    return rect.clamp(window), "bottom" if window.contains(rect) else "none"


def draw_card_slip(
    target: pygame.Surface, kit: Kit, hand: HandView, code: str, view: View, *, french: bool
) -> None:
    """The card's name, its points and what it would do now."""
    shown = card(code)
    lines = (
        ("row", upper(card_name(shown, french=french))),
        ("small", effect_text(shown, view)),
    )
    size = slip_size(kit, lines, kit.scale.px(420))
    rect, pointing = _beside(target, kit, hand, code, size)
    draw_slip(target, kit, rect, lines, pointer=pointing)


def draw_refusal(target: pygame.Surface, kit: Kit, hand: HandView, code: str, reason: str) -> None:
    """Why the card may not be played."""
    lines = (("body-strong", reason),)
    rect, pointing = _beside(target, kit, hand, code, slip_size(kit, lines, kit.scale.px(640)))
    draw_slip(target, kit, rect, lines, pointer=pointing)
