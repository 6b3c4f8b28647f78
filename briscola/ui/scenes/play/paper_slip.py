"""Slips of paper: what has just happened, and what a card of the hand is, would do, or may not do."""

from dataclasses import dataclass
from itertools import chain

import pygame

from briscola.engine.cards import card
from briscola.i18n.card_words import Naming, card_name
from briscola.i18n.text import upper
from briscola.ui.layout import Placement, WindowSpace, near
from briscola.ui.layout.table import Layout, bounds
from briscola.ui.render import Kit
from briscola.ui.scenes.tabletop import HandView
from briscola.ui.views import draw_slip, slip_size

SHARES = (1.0, 1.3, 0.8)
"""Widths of a caption, as shares of its usual place; the first is the best."""
WIDTHS = (640, 420, 330, 260)
"""Widths (px at 1080) of the slip of a card, the best first."""

SlipLines = tuple[tuple[str, str], ...]
"""Lines of a slip: (role, text)."""


@dataclass(frozen=True, slots=True)
class PaperSlip:
    """A slip: its rectangle, its lines as they fit there, and the side of it that points at a card."""

    rect: pygame.Rect
    lines: SlipLines
    pointing: str = "none"

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Draw the slip: details in the second ink, all else in ink."""
        inked = sum(role != "small" for role, _text in self.lines)
        draw_slip(target, kit, self.rect, self.lines, pointer=self.pointing, inked=inked)


def card_lines(code: str, text: str, *, naming: Naming) -> SlipLines:
    """Name of the card and a text about it."""
    return ("row", upper(card_name(card(code), naming=naming))), ("small", text)


def place_caption(kit: Kit, layout: Layout, text: str, detail: str, space: WindowSpace) -> PaperSlip | None:
    """Place a caption under the slate (in tall windows over the hand), or on the nearest free space.

    None if there is no room.
    """

    def usual(form: tuple[SlipLines, int]) -> pygame.Rect:
        lines, width = form
        rect = pygame.Rect((0, 0), slip_size(kit, lines, 2 * width))
        if layout.portrait:
            rect.midbottom = layout.caption.midbottom
        else:
            rect.midtop = layout.caption.midtop
            rect.right = min(rect.right, layout.caption.right)
        return rect

    def wanted(form: tuple[SlipLines, int]) -> chain[Placement]:
        rect = usual(form)
        return chain([Placement(rect)], near(rect.size, space.window, rect.midleft, layout.unit))

    widths = [round(layout.caption.width * share) for share in SHARES]
    found = space.best([(_caption(kit, text, detail, width), width) for width in widths], wanted)
    return None if found is None else PaperSlip(found[1].rect, found[0][0])


def place_beside_hand(kit: Kit, hand: HandView, code: str, words: SlipLines, space: WindowSpace) -> PaperSlip:
    """Place the slip of a card right of the whole fan, at the height of the card's head.

    The trick above the fan stays in sight. If other things lie there, the slip goes to the next free space.
    """
    poses = hand.rest_poses()
    fan = bounds(tuple(poses.values()), hand.layout_.ratio)
    start = (
        fan.right + max(6, round(14 * kit.scale.k)),
        round(poses[code].y - poses[code].height * 0.30),
    )
    pointer = "left" if code == hand.codes[-1] else "none"

    def wanted(form: tuple[SlipLines, tuple[int, int]]) -> chain[Placement]:
        rect = pygame.Rect((0, 0), form[1])
        rect.midleft = start
        places = near(form[1], space.window, start, hand.layout_.unit)
        return chain([Placement(rect, pointer=pointer)], places)

    forms = [
        (lines := _wrapped(kit, words, width), slip_size(kit, lines, width))
        for width in map(kit.scale.px, WIDTHS)
    ]
    found = space.best(forms, wanted, cover=True)
    if found is None:
        return PaperSlip(pygame.Rect((0, 0), forms[-1][1]).clamp(space.window), forms[-1][0])
    return PaperSlip(found[1].rect, found[0][0], found[1].pointer)


def _caption(kit: Kit, text: str, detail: str, width: int) -> SlipLines:
    """Lines at a width. A headline that would leave one word alone gets a little more width."""
    pad = 2 * kit.scale.px(20)
    room = width - pad
    headline = kit.fonts.width(text, "body-strong")
    if room < headline <= 1.3 * width - pad:
        room = headline
    rows = [("body-strong", line) for line in kit.fonts.wrap(text, "body-strong", room)]
    return (*rows, *(("small", line) for line in kit.fonts.wrap(detail, "small", room) if detail))


def _wrapped(kit: Kit, words: SlipLines, width: int) -> SlipLines:
    room = width - 2 * kit.scale.px(20)
    return tuple((role, line) for role, text in words for line in kit.fonts.wrap(text, role, room))
