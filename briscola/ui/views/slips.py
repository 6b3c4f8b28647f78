"""Slips beside a card of the hand: its name and what it would do, or why it may not be played."""

from collections.abc import Sequence

import pygame

from briscola.engine.cards import card
from briscola.i18n.cards import card_name
from briscola.i18n.text import upper
from briscola.ui.layout.geometry import bounds
from briscola.ui.render.kit import Kit
from briscola.ui.views.hand import HandView
from briscola.ui.views.things import draw_slip, slip_size

WIDTHS = (640, 420, 330, 260)
"""How wide (px at 1080) a slip may be: the first that has room right of the fan is taken."""

SlipLines = Sequence[tuple[str, str]]
"""Lines of a slip: (role, text)."""


def _beside(kit: Kit, hand: HandView, code: str, words: SlipLines) -> tuple[pygame.Rect, SlipLines, str]:
    """Right of the whole fan (the trick above it stays in sight), at the height of the card's head.

    Where the place, the lines as they fit there, and where the slip points to.
    """
    poses = hand.rest_poses()
    fan = bounds(tuple(poses.values()), hand.layout_.ratio)
    tip = max(6, round(14 * kit.scale.k))
    window = pygame.Rect((0, 0), hand.layout_.size).inflate(-2 * kit.scale.rim, -2 * kit.scale.rim)
    for width in map(kit.scale.px, WIDTHS):
        lines = _wrapped(kit, words, width)
        rect = pygame.Rect((0, 0), slip_size(kit, lines, width))
        rect.midleft = (fan.right + tip, round(poses[code].y - poses[code].height * 0.30))
        if window.contains(rect):
            return rect, lines, "left" if code == hand.codes[-1] else "none"
    lines = _wrapped(kit, words, kit.scale.px(WIDTHS[0]))
    rect = pygame.Rect((0, 0), slip_size(kit, lines, kit.scale.px(WIDTHS[0])))
    rect.bottomright = (window.right - tip, fan.top - tip)
    return rect.clamp(window), lines, "none"


def _wrapped(kit: Kit, words: SlipLines, width: int) -> SlipLines:
    room = width - 2 * kit.scale.px(20)
    return [(role, line) for role, text in words for line in kit.fonts.wrap(text, role, room)]


def draw_card_slip(
    target: pygame.Surface, kit: Kit, hand: HandView, code: str, text: str, *, french: bool
) -> pygame.Rect:
    """The card's name and what is to be said of it; returns where it lies."""
    words = (("row", upper(card_name(card(code), french=french))), ("small", text))
    rect, lines, pointing = _beside(kit, hand, code, words)
    named = sum(role == "row" for role, _text in lines)
    draw_slip(target, kit, rect, lines, pointer=pointing, inked=named)
    return rect


def draw_refusal(target: pygame.Surface, kit: Kit, hand: HandView, code: str, reason: str) -> pygame.Rect:
    """Why the card may not be played; returns where the words lie."""
    rect, lines, pointing = _beside(kit, hand, code, (("body-strong", reason),))
    draw_slip(target, kit, rect, lines, pointer=pointing, inked=len(lines))
    return rect
