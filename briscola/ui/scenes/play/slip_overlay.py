"""Slips during the play: who took the trick and why, why a card was refused, what a card is."""

from collections.abc import Hashable, Sequence

import pygame

from briscola.client.view import View
from briscola.engine.actions import Play
from briscola.engine.cards import card
from briscola.engine.events import (
    Committed,
    DealSeen,
    Event,
    MatchBegan,
    TrickTaken,
)
from briscola.engine.trick import TableCard
from briscola.i18n.character_words import addressed
from briscola.i18n.event_words import caption
from briscola.i18n.refusal_words import refusal_text
from briscola.i18n.tooltip_words import note_words
from briscola.i18n.trick_words import effect_text, why_taken
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.table_painting import Slip
from briscola.ui.scenes.play.tabletop import OverlayHost
from briscola.ui.views.card_slips import CardSlip, SlipLines, card_lines, place_slip, refusal_lines
from briscola.ui.views.event_slip import Note, place_note
from briscola.ui.views.placement import taken_places

SLIP_AFTER = 0.40
"""Seconds the pointer rests on a card before its slip appears."""
NOTE_TIME = 3.2
OPENING_TIME = 6.0
"""Seconds for which the opening slip shows what is special about this game."""
CALM_TIME = 4.0
"""Seconds for which nothing that happens at the table takes the place of a sentence that nobody expects."""
REFUSAL_TIME = 2.6


class SlipOverlay:
    """The slips on show and their remaining time."""

    def __init__(self, context: PlayContext, host: OverlayHost) -> None:
        self.context, self._host = context, host
        self.note: tuple[str, str] | None = None
        self.refused: tuple[str, str] | None = None
        """The refused card's code and the reason; None if none is shown."""
        self._note_left = self._calm_left = 0.0
        self._refused_left = 0.0
        self._told: Event | None = None
        self._placed: tuple[Hashable, Note | None] | None = None
        self._slip: tuple[Hashable, CardSlip] | None = None
        self._trick: Sequence[TableCard] = ()
        self._seen: Note | None = None
        """The caption as last drawn; None if none was."""

    def say(
        self, text: str, detail: str = "", trick: Sequence[TableCard] = (), *, seconds: float = NOTE_TIME
    ) -> None:
        """Show a caption for a while, and say it; `trick` is the trick it is about."""
        self.context.tell(text, detail)
        self._write(text, detail, trick, seconds=seconds)

    def _write(
        self, text: str, detail: str = "", trick: Sequence[TableCard] = (), *, seconds: float = NOTE_TIME
    ) -> None:
        seconds *= self.context.pace.reading
        self.note, self._note_left, self._trick = (text, detail), seconds, trick
        self.context.invalidate()

    def say_calmly(self, text: str) -> None:
        """Show a caption long enough for a sentence that nobody expects; no event soon takes its place."""
        self.say(text, seconds=OPENING_TIME)
        self._calm_left = CALM_TIME

    def refuse(self, code: str) -> None:
        """Show why a card of the hand may not be played, and knock."""
        self.refused = code, self._refusal(code)
        self._refused_left = REFUSAL_TIME * self.context.pace.reading
        self.context.tell(self.refused[1])
        self.context.knock()

    def _refusal(self, code: str) -> str:
        refused = self.context.seat.refusal(Play(card=card(code)))
        return "" if refused is None else refusal_text(refused, naming=self.context.naming)

    def clear(self) -> None:
        """Take every slip away."""
        self.note = self.refused = None
        self._note_left = self._refused_left = self._calm_left = 0.0

    def explain(self) -> None:
        """Show why the trick on the table, or else the last one, is won by whom."""
        view = self.context.view
        if view is not None and (table := view.table or view.last):
            self.say(why_taken(table, view, naming=self.context.naming), trick=table)

    def _tell(self) -> None:
        """Write the caption of the event on show, once for each event."""
        context, flow = self.context, self.context.flow
        event = flow.event
        if event is None or event is self._told or flow.view is None:
            return
        self._told = event
        if self._calm_left > 0:
            return
        if isinstance(event, Committed):
            self.note = None
        if isinstance(event, MatchBegan | DealSeen) and self._host.guided:
            return  # the guide tells what is different, one thing at a time
        told = caption(
            event,
            flow.view,
            flow.before,
            context.names,
            context.settings,
            naming=context.naming,
            you=addressed(context.setup),
        )
        if told is not None:
            trick = flow.view.last if isinstance(event, TrickTaken) else ()
            self._write(*told, trick, seconds=OPENING_TIME if isinstance(event, DealSeen) else NOTE_TIME)

    @property
    def _past(self) -> bool:
        """True if the caption is about the last trick and the next one has begun."""
        view = self.context.flow.view
        return view is not None and bool(self._trick and view.table) and self._trick == view.last

    def update(self, dt: float) -> bool:
        self._tell()
        hand, before = self.context.hand, (self.note, self.refused)
        if not self._host.caption_explained:
            self._note_left = max(0.0, self._note_left - dt)
        self._refused_left = max(0.0, self._refused_left - dt)
        self._calm_left = max(0.0, self._calm_left - dt)
        if self._past and not self._host.caption_explained:
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
        note = 0.0 if self._host.caption_explained else self._note_left
        found = [left for left in (note, self._refused_left) if left > 0]
        if hand.under is not None and hand.rested < SLIP_AFTER:
            found.append(SLIP_AFTER - hand.rested)
        return min(found, default=None)

    def handle(self, event: pygame.event.Event) -> bool:
        """W shows why the trick is being won."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_w:
            self.explain()
            return True
        return False

    def draw(self, target: pygame.Surface) -> None:
        """Draw the slip at the hand, and the caption clear of it."""
        context, view = self.context, self.context.view
        self._seen = context.caption = None
        if view is None or context.panel is not None or self._host.hinted:
            return
        slip = self._draw_hand_slip(target, view)
        note = None if self.note is None else self._place(view, *self.note, slip)
        if note is not None:
            note.draw(target, context.kit)
            self._seen, context.caption = note, note.rect

    @property
    def slips(self) -> Sequence[Slip]:
        """The caption as a slip, with its trick in the explanation."""
        context, view = self.context, self.context.view
        if self.note is None or self._seen is None or view is None:
            return ()
        words = note_words(self.note[0], view, self._trick, context.names, naming=context.naming)
        return (("note", self._seen.rect, words),)

    def _place(self, view: View, text: str, detail: str, slip: pygame.Rect | None) -> Note | None:
        """Place the caption clear of other slips; None if there is no room. Cached for layout and cards."""
        context = self.context
        layout = context.layout
        held, piled = self._lying(view)
        dummy = context.rules.dummy_seat
        opened = dummy is not None and any(card is not None for card in view.hands[dummy])
        papers = [*([] if slip is None else [slip]), *([layout.tray] if opened else []), *self._guide]
        key = (layout, text, detail, held, piled, tuple(map(tuple, papers)))
        if self._placed is None or self._placed[0] != key:
            note = place_note(
                context.kit,
                layout,
                text,
                detail,
                buttons=context.button_centres,
                held=held,
                piled=piled,
                free_of=papers,
            )
            self._placed = (key, note)
        return self._placed[1]

    @property
    def _guide(self) -> Sequence[pygame.Rect]:
        """The slip of the guide, if one lies there."""
        guide = self.context.guide
        return [] if guide is None else [guide]

    def _lying(self, view: View) -> tuple[Sequence[int], frozenset[int]]:
        """Number of cards in each hand, and the places that have a pile."""
        piled = frozenset(self.context.layout.pile_owner(p) for p in view.order if view.captured[p])
        return tuple(len(cards) for cards in view.hands), piled

    def _draw_hand_slip(self, target: pygame.Surface, view: View) -> pygame.Rect | None:
        """Draw the slip of a refused card or of the card pointed at; return its rectangle or None."""
        hand = self.context.hand
        if self.refused is not None and self.refused[0] in hand.codes:
            return self._draw_slip(target, view, self.refused[0], refusal_lines(self.refused[1]))
        rested = hand.under is None or hand.rested >= SLIP_AFTER
        if hand.shown is not None and rested and hand.dragging is None and not self._host.something_explained:
            forbidden = hand.forbids(hand.shown)
            text = self._refusal(hand.shown) if forbidden else effect_text(card(hand.shown), view)
            words = card_lines(hand.shown, text, naming=self.context.naming)
            return self._draw_slip(target, view, hand.shown, words)
        return None

    def _draw_slip(self, target: pygame.Surface, view: View, code: str, words: SlipLines) -> pygame.Rect:
        """Draw a slip beside a card and return its rectangle; the place is cached for layout and cards."""
        context, hand = self.context, self.context.hand
        held, piled = self._lying(view)
        key = (context.layout, code, tuple(hand.codes), words, held, piled, tuple(map(tuple, self._guide)))
        if self._slip is None or self._slip[0] != key:
            never, *others = taken_places(context.layout, context.button_centres, held, piled)
            taken = ([*never, *self._guide], *others)
            self._slip = (key, place_slip(context.kit, hand, code, words, taken))
        slip = self._slip[1]
        slip.draw(target, context.kit)
        return slip.rect
