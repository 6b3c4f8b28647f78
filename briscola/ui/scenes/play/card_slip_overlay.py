"""The slip at a card of the hand: what the card is, or why it is refused."""

from itertools import chain

import pygame

from briscola.client.view.view import View
from briscola.engine.cards import card
from briscola.i18n.card_words import Naming, card_name
from briscola.i18n.text import upper
from briscola.i18n.trick_words import effect_text
from briscola.ui.layout.placement import Placement, WindowSpace, near
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.paper_slip import PaperSlip, SlipCloth, SlipLines, slips_hidden
from briscola.ui.scenes.tabletop.hand_fan import HandView
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.views.props import slip_size

WIDTHS = (640, 420, 330, 260)
"""Widths (px at 1080) of the slip, the best first."""
SLIP_AFTER = 0.40
"""Seconds the pointer rests on a card before its slip appears."""
REFUSAL_TIME = 2.6


def card_lines(code: str, text: str, *, naming: Naming) -> SlipLines:
    """Name of the card and a text about it."""
    return ("row", upper(card_name(card(code), naming=naming))), ("small", text)


def place_beside_hand(kit: Kit, hand: HandView, code: str, words: SlipLines, space: WindowSpace) -> PaperSlip:
    """Place the slip of a card right of the whole fan, at the height of the card's head.

    The trick above the fan stays in sight. If other things lie there, the slip goes to the next free space.
    """
    poses = hand.rest_poses()
    fan = bounds(tuple(poses.values()), hand.table.ratio)
    start = (fan.right + max(6, round(14 * kit.scale.k)), round(poses[code].y - poses[code].height * 0.30))

    def wanted(form: tuple[SlipLines, tuple[int, int]]) -> chain[Placement]:
        rect = pygame.Rect((0, 0), form[1])
        rect.midleft = start
        places = near(form[1], space.window, start, hand.table.unit)
        return chain([Placement(rect, pointer="left" if code == hand.codes[-1] else "none")], places)

    forms = [
        (lines := _wrapped(kit, words, width), slip_size(kit, lines, width))
        for width in map(kit.scale.px, WIDTHS)
    ]
    found = space.best(forms, wanted, cover=True)
    if found is None:
        return PaperSlip(pygame.Rect((0, 0), forms[-1][1]).clamp(space.window), forms[-1][0])
    return PaperSlip(found[1].rect, found[0][0], found[1].pointer)


def _wrapped(kit: Kit, words: SlipLines, width: int) -> SlipLines:
    room = width - 2 * kit.scale.px(20)
    return tuple((role, line) for role, text in words for line in kit.fonts.wrap(text, role, room))


class CardSlipOverlay(Overlay):
    """The slip of a refused card, for a while, or of the card pointed at."""

    def __init__(self, context: PlayContext) -> None:
        self.context = context
        self.refused: tuple[str, str] | None = None
        """The refused card's code and the reason; None if none is shown."""
        self.rect: pygame.Rect | None = None
        """Rectangle of the slip as last drawn; None if none was."""
        self._refused_left = 0.0
        self._placed: tuple[object, PaperSlip] | None = None

    def refuse(self, code: str) -> None:
        """Show why a card of the hand may not be played, and knock."""
        self.refused = code, self.context.refusal(code)
        self._refused_left = REFUSAL_TIME * self.context.pace.reading
        self.context.speak(self.refused[1])
        self.context.knock()

    def decided(self) -> None:
        self.refused = None

    def clear(self) -> None:
        """Take a refusal away."""
        self.refused, self._refused_left = None, 0.0

    def unwrite(self) -> None:
        self.clear()

    def update(self, dt: float) -> bool:
        hand, before = self.context.hand, self.refused
        self._refused_left = max(0.0, self._refused_left - dt)
        if self._refused_left == 0:
            self.refused = None
        due = hand.under is not None and hand.rested - dt < SLIP_AFTER <= hand.rested
        if due or self.refused != before:
            self.context.invalidate()
        return False

    def wake(self) -> float | None:
        hand = self.context.hand
        found = [self._refused_left] if self._refused_left > 0 else []
        if hand.under is not None and hand.rested < SLIP_AFTER:
            found.append(SLIP_AFTER - hand.rested)
        return min(found, default=None)

    def draw(self, target: pygame.Surface) -> None:
        context, view = self.context, self.context.view
        told = None if view is None or slips_hidden(context) else self._told(view)
        self.rect = None
        if view is not None and told is not None:
            slip = self._place(view, *told)
            slip.draw(target, context.kit)
            self.rect = slip.rect

    def _told(self, view: View) -> tuple[str, SlipLines] | None:
        """Code and words of the card that has a slip, or None."""
        context, hand = self.context, self.context.hand
        if self.refused is not None and self.refused[0] in hand.codes:
            return self.refused[0], (("body-strong", self.refused[1]),)
        code, rested = hand.shown, hand.under is None or hand.rested >= SLIP_AFTER
        if code is None or not rested or hand.dragging is not None or context.scene.group.telling.widget:
            return None
        text = context.refusal(code) if hand.forbids(code) else effect_text(card(code), view)
        return code, card_lines(code, text, naming=context.naming)

    def _place(self, view: View, code: str, words: SlipLines) -> PaperSlip:
        """Place the slip beside its card. Cached for layout and cards."""
        hand, cloth = self.context.hand, SlipCloth.seen(self.context, view, self)
        key = (code, tuple(hand.codes), words, cloth)
        if self._placed is None or self._placed[0] != key:
            self._placed = (key, place_beside_hand(self.context.kit, hand, code, words, cloth.space))
        return self._placed[1]
