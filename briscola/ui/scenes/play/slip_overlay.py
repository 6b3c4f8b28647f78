"""Slips during the play: who took the trick and why, why a card was refused, what a card is."""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.client.view import ME, View
from briscola.engine.cards import card
from briscola.engine.events import Committed, DealSeen, Event, MatchBegan, TrickTaken
from briscola.engine.trick import TableCard
from briscola.i18n.card_words import Naming, card_name
from briscola.i18n.event_words import caption
from briscola.i18n.text import upper
from briscola.i18n.tooltip_words import note_words
from briscola.i18n.trick_words import effect_text, why_taken
from briscola.ui.layout import NEVER, Placement, TableContents, WindowSpace, near, never, table_space
from briscola.ui.layout.table import Layout, bounds
from briscola.ui.render import Kit
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.tabletop import HandView, Overlay, Shortcuts, Slip
from briscola.ui.views import draw_slip, slip_size

SHARES = (1.0, 1.3, 0.8)
"""Widths of a caption, as shares of its usual place; the first is the best."""
WIDTHS = (640, 420, 330, 260)
"""Widths (px at 1080) of the slip of a card, the best first."""

SlipLines = tuple[tuple[str, str], ...]
"""Lines of a slip: (role, text)."""
SLIP_AFTER = 0.40
"""Seconds the pointer rests on a card before its slip appears."""
NOTE_TIME = 3.2
TRICK_TIME = 6.0
"""Seconds for which the person may look elsewhere before the reason of a trick is taken away."""
OPENING_TIME = 6.0
"""Seconds for which the opening slip shows what is special about this game."""
CALM_TIME = 4.0
"""Seconds for which nothing that happens at the table takes the place of a sentence that nobody expects."""
REFUSAL_TIME = 2.6


class PaperSlip(Struct, frozen=True):
    """A slip: its rectangle, its lines as they fit there, and the side of it that points at a card."""

    rect: pygame.Rect
    lines: SlipLines
    pointing: str = "none"

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Draw the slip: details in the second ink, all else in ink."""
        inked = sum(role != "small" for role, _text in self.lines)
        draw_slip(target, kit, self.rect, self.lines, pointer=self.pointing, inked=inked)


class SlipCloth(NamedTuple):
    """The table for a slip that stays while cards are played; it is placed anew when any of this changes."""

    layout: Layout
    contents: TableContents
    papers: Sequence[pygame.Rect]

    @property
    def space(self) -> WindowSpace:
        return table_space(self.layout, self.contents, slate=NEVER, won=NEVER, besides=never(*self.papers))


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


class SlipOverlay(Overlay):
    """The slips on show and their remaining time."""

    def __init__(self, context: PlayContext) -> None:
        self.context = context
        self.note: tuple[str, str] | None = None
        self.refused: tuple[str, str] | None = None
        """The refused card's code and the reason; None if none is shown."""
        self._note_left = self._calm_left = 0.0
        self._refused_left = 0.0
        self._captioned: Event | None = None
        self._placed: tuple[object, PaperSlip | None] | None = None
        self._slip: tuple[object, PaperSlip] | None = None
        self._trick: Sequence[TableCard] = ()
        self._seen: PaperSlip | None = None
        """The caption as last drawn; None if none was."""

    def show(
        self, text: str, detail: str = "", trick: Sequence[TableCard] = (), *, seconds: float = NOTE_TIME
    ) -> None:
        """Show a caption for a while, and say it; `trick` is the trick it is about."""
        self.context.speak(text, detail)
        self._write(text, detail, trick, seconds=seconds)

    def _write(
        self, text: str, detail: str = "", trick: Sequence[TableCard] = (), *, seconds: float = NOTE_TIME
    ) -> None:
        seconds *= self.context.pace.reading
        self.note, self._note_left, self._trick = (text, detail), seconds, trick
        self.context.invalidate()

    def show_calmly(self, text: str) -> None:
        """Show a caption long enough for a sentence that nobody expects; no event soon takes its place."""
        self.show(text, seconds=OPENING_TIME)
        self._calm_left = CALM_TIME

    def show_besides(self, text: str) -> None:
        """Say a sentence calmly, after the one that is being shown."""
        self.show_calmly(text if self.note is None else f"{self.note[0]} {text}")

    def refuse(self, code: str) -> None:
        """Show why a card of the hand may not be played, and knock."""
        self.refused = code, self.context.refusal(code)
        self._refused_left = REFUSAL_TIME * self.context.pace.reading
        self.context.speak(self.refused[1])
        self.context.knock()

    def decided(self) -> None:
        self.refused = None

    def clear(self) -> None:
        """Take every slip away."""
        self.note = self.refused = None
        self._note_left = self._refused_left = self._calm_left = 0.0

    def unwrite(self) -> None:
        self.clear()

    def explain(self) -> None:
        """Show why the trick on the table is won by whom; asked again, or before it, the one before."""
        view = self.context.view
        if view is None:
            return
        asked_again = self.note is not None and self._trick == view.table
        table = view.last if asked_again or not view.table else view.table
        if table:
            self.show(why_taken(table, view, naming=self.context.naming), trick=table, seconds=TRICK_TIME)

    def _caption_event(self) -> None:
        """Write the caption of the event on show, once for each event."""
        context, flow = self.context, self.context.flow
        event = flow.event
        if event is None or event is self._captioned or flow.view is None:
            return
        self._captioned = event
        if self._calm_left > 0:
            return
        if isinstance(event, Committed):
            self.note = None
        if isinstance(event, MatchBegan | DealSeen) and self.context.scene.guided:
            return  # the guide tells what is different, one thing at a time
        told = caption(
            event,
            flow.view,
            flow.before,
            context.names,
            context.settings,
            naming=context.naming,
            you=context.you,
        )
        if told is not None:
            trick = flow.view.last if isinstance(event, TrickTaken) else ()
            lasting = isinstance(event, DealSeen | TrickTaken)
            self._write(*told, trick, seconds=OPENING_TIME if lasting else NOTE_TIME)

    @property
    def _past(self) -> bool:
        """True if the caption is about the last trick and the person has played to the next one."""
        view = self.context.flow.view
        if view is None or not self._trick or self._trick != view.last:
            return False
        return any(on.seat == ME for on in view.table)

    @property
    def _explained(self) -> bool:
        """True while the caption is being explained."""
        told = self.context.scene.group.telling.widget
        return told is not None and told.name == "slip note"

    @property
    def _kept(self) -> bool:
        """True while somebody reads the caption, or cannot see it."""
        return self._explained or self._hidden

    @property
    def _hidden(self) -> bool:
        return self.context.panel is not None or self.context.scene.hinted

    def update(self, dt: float) -> bool:
        self._caption_event()
        hand, before = self.context.hand, (self.note, self.refused)
        if not self._kept:
            self._note_left = max(0.0, self._note_left - dt)
        self._refused_left = max(0.0, self._refused_left - dt)
        self._calm_left = max(0.0, self._calm_left - dt)
        if self._past and not self._explained:
            self.note, self._note_left = None, 0.0
        if self._note_left == 0 and not self.context.flow.timeline.running:
            self.note = None
        if self._refused_left == 0:
            self.refused = None
        due = hand.under is not None and hand.rested - dt < SLIP_AFTER <= hand.rested
        if due or (self.note, self.refused) != before:
            self.context.invalidate()
        return False

    def wake(self) -> float | None:
        hand = self.context.hand
        note = 0.0 if self._kept else self._note_left
        found = [left for left in (note, self._refused_left) if left > 0]
        if hand.under is not None and hand.rested < SLIP_AFTER:
            found.append(SLIP_AFTER - hand.rested)
        return min(found, default=None)

    @property
    def shortcuts(self) -> Shortcuts:
        return {pygame.K_w: self.explain}

    def draw(self, target: pygame.Surface) -> None:
        """Draw the slip at the hand, and the caption clear of it."""
        context, view = self.context, self.context.view
        self._seen = None
        if view is None or self._hidden:
            return
        slip = self._draw_hand_slip(target, view)
        note = None if self.note is None else self._place(view, *self.note, slip)
        if note is not None:
            note.draw(target, context.kit)
            self._seen = note

    @property
    def rect(self) -> pygame.Rect | None:
        """Rectangle of the caption as last drawn; None if none was."""
        return None if self._seen is None else self._seen.rect

    @property
    def slips(self) -> Sequence[Slip]:
        """The caption as a slip, with its trick in the explanation."""
        context, view = self.context, self.context.view
        if self.note is None or self._seen is None or view is None:
            return ()
        words = note_words(self.note[0], view, self._trick, context.names, naming=context.naming)
        return (("note", self._seen.rect, words),)

    def _place(self, view: View, text: str, detail: str, slip: pygame.Rect | None) -> PaperSlip | None:
        """Place the caption clear of other slips; None if there is no room. Cached for layout and cards."""
        context = self.context
        dummy = context.rules.dummy_seat
        opened = dummy is not None and any(card is not None for card in view.hands[dummy])
        cloth = self._cloth(view, slip, context.layout.tray if opened else None)
        if self._placed is None or self._placed[0] != (text, detail, cloth):
            note = place_caption(context.kit, context.layout, text, detail, cloth.space)
            self._placed = ((text, detail, cloth), note)
        return self._placed[1]

    def _cloth(self, view: View, *besides: pygame.Rect | None) -> SlipCloth:
        """The table as it is now, with `besides`."""
        context = self.context
        contents = replace(TableContents.seen(view, context.help_buttons), lifts=False, laid=None)
        papers = [*filter(None, besides), *context.overlays.papers(self)]
        return SlipCloth(context.layout, contents, papers)

    def _draw_hand_slip(self, target: pygame.Surface, view: View) -> pygame.Rect | None:
        """Draw the slip of a refused card or of the card pointed at; return its rectangle or None."""
        hand = self.context.hand
        if self.refused is not None and self.refused[0] in hand.codes:
            return self.draw_slip(target, view, self.refused[0], (("body-strong", self.refused[1]),))
        rested = hand.under is None or hand.rested >= SLIP_AFTER
        if (
            hand.shown is not None
            and rested
            and hand.dragging is None
            and self.context.scene.group.telling.widget is None
        ):
            forbidden = hand.forbids(hand.shown)
            text = self.context.refusal(hand.shown) if forbidden else effect_text(card(hand.shown), view)
            words = card_lines(hand.shown, text, naming=self.context.naming)
            return self.draw_slip(target, view, hand.shown, words)
        return None

    def draw_slip(self, target: pygame.Surface, view: View, code: str, words: SlipLines) -> pygame.Rect:
        """Draw a slip beside a card and return its rectangle; the place is cached for layout and cards."""
        context, hand = self.context, self.context.hand
        cloth = self._cloth(view)
        key = (code, tuple(hand.codes), words, cloth)
        if self._slip is None or self._slip[0] != key:
            self._slip = (key, place_beside_hand(context.kit, hand, code, words, cloth.space))
        slip = self._slip[1]
        slip.draw(target, context.kit)
        return slip.rect
