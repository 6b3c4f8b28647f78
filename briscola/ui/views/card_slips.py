"""Slips beside a card of the hand: its name and what it would do, or why it may not be played."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from briscola.engine.cards import card
from briscola.i18n.card_words import Naming, card_name
from briscola.i18n.text import upper
from briscola.ui.layout.geometry import bounds
from briscola.ui.render.kit import Kit
from briscola.ui.views.hand_fan import HandView
from briscola.ui.views.placement import free_place
from briscola.ui.views.props import draw_slip, slip_size

WIDTHS = (640, 420, 330, 260)
"""Widths (px at 1080) of a slip: the first with room right of the fan is taken."""

SlipLines = tuple[tuple[str, str], ...]
"""Lines of a slip: (role, text)."""


@dataclass(frozen=True, slots=True)
class CardSlip:
    """A slip: its rectangle, its lines as they fit there, and the side of it that points at the card."""

    rect: pygame.Rect
    lines: SlipLines
    pointing: str = "none"

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Draw the slip: the effect of a card in the second ink, all else in ink."""
        inked = sum(role != "small" for role, _text in self.lines)
        draw_slip(target, kit, self.rect, self.lines, pointer=self.pointing, inked=inked)


def card_lines(code: str, text: str, *, naming: Naming) -> SlipLines:
    """Name of the card and a text about it."""
    return ("row", upper(card_name(card(code), naming=naming))), ("small", text)


def refusal_lines(reason: str) -> SlipLines:
    """Reason why a card may not be played."""
    return (("body-strong", reason),)


def place_slip(
    kit: Kit, hand: HandView, code: str, words: SlipLines, taken: Sequence[Sequence[pygame.Rect]]
) -> CardSlip:
    """Place the slip right of the whole fan, at the height of the card's head.

    The trick above the fan stays in sight. If won cards, the slate or things in use lie there, the slip
    goes to the nearest free cloth. `taken` as returned by `taken_places`.
    """
    poses = hand.rest_poses()
    fan = bounds(tuple(poses.values()), hand.layout_.ratio)
    tip = max(6, round(14 * kit.scale.k))
    window = pygame.Rect((0, 0), hand.layout_.size).inflate(-2 * kit.scale.rim, -2 * kit.scale.rim)
    start = (fan.right + tip, round(poses[code].y - poses[code].height * 0.30))
    never, seldom, slate, show = taken
    lying = [*never[1:], *slate, *show]  # without the lifted fan: the slip lies close to it
    sheets = [(_wrapped(kit, words, width), width) for width in map(kit.scale.px, WIDTHS)]
    for lines, width in sheets:
        rect = pygame.Rect((0, 0), slip_size(kit, lines, width))
        rect.midleft = start
        if window.contains(rect) and rect.collidelist(lying) < 0:
            return CardSlip(rect, lines, "left" if code == hand.codes[-1] else "none")
    for lines, width in sheets[1:]:  # a broad one would lie far away
        free = free_place(slip_size(kit, lines, width), window, start, ([*never, *slate, *show], seldom))
        if free is not None:
            return CardSlip(free, lines)
    lines, width = sheets[0]
    rect = pygame.Rect((0, 0), slip_size(kit, lines, width))
    rect.bottomright = (window.right - tip, fan.top - tip)
    return CardSlip(rect.clamp(window), lines)


def _wrapped(kit: Kit, words: SlipLines, width: int) -> SlipLines:
    room = width - 2 * kit.scale.px(20)
    return tuple((role, line) for role, text in words for line in kit.fonts.wrap(text, role, room))
