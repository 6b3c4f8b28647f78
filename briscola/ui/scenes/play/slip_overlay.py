"""Slips during the play: who took the trick and why, why a card was refused, what a card is."""

from collections.abc import Hashable, Sequence

import pygame

from briscola.client.view import ME, DealerNamed, View
from briscola.engine.actions import Play
from briscola.engine.cards import card
from briscola.engine.events import (
    BidMade,
    Called,
    Committed,
    Conceded,
    DealSeen,
    Declared,
    Event,
    Exchanged,
    MatchBegan,
    PackCut,
    Passed,
    Played,
    Redealt,
    TrickTaken,
)
from briscola.engine.trick import TableCard
from briscola.i18n.card_words import Naming, card_name, points_text, suit_name
from briscola.i18n.character_words import addressed
from briscola.i18n.game_words import spoken
from briscola.i18n.refusal_words import refusal_text
from briscola.i18n.result_words import weak_words
from briscola.i18n.text import _, upper
from briscola.i18n.tooltip_words import dark_words, left_out_words, note_words, opening_words
from briscola.i18n.trick_words import effect_text, why_taken
from briscola.storage.settings import Settings
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
        """Show a caption for a while; `trick` is the trick it is about."""
        self.note, self._note_left, self._trick = (text, detail), seconds, trick
        self.context.invalidate()

    def say_calmly(self, text: str) -> None:
        """Show a caption long enough for a sentence that nobody expects; no event soon takes its place."""
        self.say(text, seconds=OPENING_TIME)
        self._calm_left = CALM_TIME

    def refuse(self, code: str) -> None:
        """Show why a card of the hand may not be played, and knock."""
        self.refused, self._refused_left = (code, self._refusal(code)), REFUSAL_TIME
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
            self.say(*told, trick, seconds=OPENING_TIME if isinstance(event, DealSeen) else NOTE_TIME)

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


def caption(
    event: Event,
    view: View,
    before: View | None,
    names: Sequence[str],
    settings: Settings,
    *,
    naming: Naming,
    you: int | None = ME,
) -> tuple[str, str] | None:
    """Caption and detail for an event; None if it has none. `before` is the view before the event.

    `you` is the place that the words call so.
    """
    if isinstance(event, TrickTaken):
        return trick_words(event, view, names, settings, naming=naming, you=you)
    if isinstance(event, MatchBegan) and view.rules.left_out:
        return left_out_words(view.rules, naming=naming)
    if isinstance(event, DealSeen) and view.hand_number == 1:
        return opening_words(view.rules, naming=naming)
    if isinstance(event, DealerNamed):
        return dealer_words(event, before, names, naming=naming, you=you), ""
    if isinstance(event, Played) and event.card == view.called:
        return reveal_words(event.seat, view, names, you=you), ""
    if isinstance(event, Called) and view.revealed and view.partner is not None:
        return reveal_words(view.partner, view, names, you=you), ""  # the card lies there already (V-CH-27)
    if isinstance(event, BidMade | Passed) and view.in_the_dark:
        return dark_words(view, names, you=you)
    if isinstance(event, Redealt):
        return weak_words(names, event.seat, you=you), ""
    if isinstance(event, Conceded):
        return (
            _("You give the hand up")
            if event.seat == you
            else _("{name} gives the hand up").format(name=names[event.seat])
        ), ""
    if isinstance(event, Declared):
        return declared_words(event, view, names, naming=naming, you=you)
    if isinstance(event, Exchanged) and event.seat != ME:
        taken = card_name(event.took, naming=naming)
        return _("{name} takes the {card}").format(name=names[event.seat], card=taken), ""
    if isinstance(event, PackCut) and event.auto and event.seat == you:
        return _("The pack is cut for you"), ""
    if isinstance(event, PackCut) and event.seat != you:
        return _("{name} cuts").format(name=names[event.seat]), ""
    return None


def declared_words(
    event: Declared, view: View, names: Sequence[str], *, naming: Naming, you: int | None = ME
) -> tuple[str, str]:
    """Caption of a declaration and its points, and the new trumps as the detail (V-MA-2, V-MA-3)."""
    suit, points = suit_name(event.suit, naming=naming), points_text(event.points)
    if event.seat == you:
        said = _("You declare {suit}: {points}").format(suit=suit, points=points)
    else:
        said = _("{name} declares {suit}: {points}").format(name=names[event.seat], suit=suit, points=points)
    changed = view.rules.marianna is not None and view.rules.marianna.makes_trumps
    return said, _("Trumps are {suit} now").format(suit=suit) if changed else ""


def trick_words(
    event: TrickTaken,
    view: View,
    names: Sequence[str],
    settings: Settings,
    *,
    naming: Naming,
    you: int | None = ME,
) -> tuple[str, str]:
    """Caption of a trick, as far as the settings allow: winner and points; the reason is the detail."""
    name = spoken(names, event.winner, view.rules)
    taken = _("You take it") if event.winner == you else upper(_("{name} takes it").format(name=name))
    worth = points_text(event.points) if settings.live_points else ""
    reason = why_taken(view.last, view, naming=naming) if settings.show_reason else ""
    return (f"{taken} · {worth}" if worth else taken), reason


def reveal_words(seat: int, view: View, names: Sequence[str], *, you: int | None = ME) -> str:
    """Caption for the reveal that `seat` holds the called card and is the caller's partner (V-CH-8/9)."""
    if seat == view.caller:
        if seat == you:
            return _("You hold the called card: now they know")
        return _("{name} holds the called card and plays alone").format(name=names[seat])
    if seat == you:
        return _("Now everybody knows that you are the partner")
    name = spoken(names, seat, view.rules)
    if view.caller == you:
        return upper(_("{name} is your partner").format(name=name))
    caller = "" if view.caller is None else names[view.caller]
    return upper(_("{name} is the partner of {caller}").format(name=name, caller=caller))


def dealer_words(
    event: DealerNamed,
    before: View | None,
    names: Sequence[str],
    *,
    naming: Naming,
    you: int | None = ME,
) -> str:
    """Caption naming the first dealer, with the card drawn if there was a draw."""
    name = names[event.dealer]
    drawn = dict(before.drawn) if before is not None else {}
    if not event.drawn or event.dealer not in drawn:
        return _("You deal first") if event.dealer == you else _("{name} deals first").format(name=name)
    best = upper(card_name(drawn[event.dealer], naming=naming))
    if event.dealer == you:
        return _("{card}: you deal first").format(card=best)
    return _("{card}: {name} deals first").format(card=best, name=name)
