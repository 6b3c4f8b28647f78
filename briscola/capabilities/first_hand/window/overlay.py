"""The guide of a first hand: a slip that tells what is new, at the person's turn, one note a turn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence

import pygame
from msgspec import Struct

from briscola.capabilities.first_hand.notes import GuideNote, OwnTurn, note_now, notes_of
from briscola.capabilities.first_hand.words import note_text
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.characters import TEACHER
from briscola.engine.events import DealSeen
from briscola.ui.input import pointer
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.hint_overlay import HintOverlay
from briscola.ui.scenes.play.overlays import Aid, Overlays
from briscola.ui.scenes.play.sheet_stack import sheets_near, space_now
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.props import balanced

ROLE = "body"


class NoteSlip:
    """A slip of at most `width` (at 1080) at one scale: its size in px, and its drawing."""

    def __init__(self, kit: Kit, text: str, face: str, width: float) -> None:
        self.kit, self._face = kit, face
        scale = kit.scale
        self._pad = max(10, scale.px(16))
        self._disc = max(36, scale.px(60))
        room = max(200, scale.px(width)) - self._disc - 3 * self._pad
        self.lines = [line for _role, line in balanced(kit, text, ROLE, room)]
        words = max(kit.fonts.width(line, ROLE) for line in self.lines)
        tall = len(self.lines) * kit.fonts.line(ROLE)
        self.size = words + self._disc + 3 * self._pad, max(tall, self._disc) + 2 * self._pad

    def draw(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the slip at a rectangle of its size."""
        kit, pad = self.kit, self._pad
        kit.paper.tag(rect.size, CREAM).draw(target, rect.topleft)
        disc = pygame.Rect(rect.x + pad, 0, self._disc, self._disc)
        disc.centery = rect.centery
        draw_small_face(target, kit, disc, self._face)
        y = rect.y + (rect.height - len(self.lines) * kit.fonts.line(ROLE)) // 2
        kit.fonts.draw_lines(target, self.lines, ROLE, (disc.right + pad, y), INK)


KeepTold = Callable[[Sequence[str]], object]
"""Function that stores the names of all notes told so far."""
WIDTHS = (400, 330, 270, 240, 560)
"""Widths of a slip (at 1080) that are tried, the best first."""


class PlacedNote(Struct, frozen=True):
    """A note on the table, with the words in the language in use."""

    note: GuideNote
    slip: NoteSlip
    rect: pygame.Rect


class FirstHandOverlay(Overlay):
    """Shows the notes of a first hand; without `teach` it shows nothing.

    A note lies on the table until the person plays or presses it away. It waits while a hint or a sheet is
    read. One whose moment does not come in the first hand comes in a later one of the match.
    """

    def __init__(self, context: PlayContext, *, face: str, speaking: Sequence[Overlay]) -> None:
        """`face` is the teacher's; the bubbles and captions of those `speaking` lie beside her slip."""
        self.context, self._face, self._speaking = context, face, speaking
        self._keep: KeepTold | None = None
        self.told: list[str] = []
        self._notes: Sequence[GuideNote] = ()
        """The notes that the game needs."""
        self._turn: Hashable = None
        """The turn of the last note: the next one waits for another."""
        self._note: GuideNote | None = None
        self._shown: PlacedNote | None = None
        self._place: Hashable = None
        """The surroundings at the last placement."""
        self._last: PlacedNote | None = None
        """The note as placed last; None if there was no room."""
        self._held_down = False

    def teach(self, told: Collection[str], keep: KeepTold) -> None:
        """Begin, or go on after these notes; `keep` stores the notes told."""
        self.told, self._keep = list(told), keep
        self._notes = notes_of(self.context.rules)

    @property
    def guides(self) -> bool:
        view = self.context.view
        return self._keep is not None and (view is None or view.counted == 0)

    @property
    def _has_more(self) -> bool:
        """True if the match has notes that have not been told."""
        if self._keep is None:
            return False
        return any(note.name not in self.told for note in self._notes)

    @property
    def note(self) -> str | None:
        """Name of the note on the table; None if there is none."""
        return None if self._shown is None else self._shown.note.name

    @property
    def rect(self) -> pygame.Rect | None:
        """Rectangle of the slip; None if there is none."""
        return None if self._shown is None else self._shown.rect

    @property
    def paper(self) -> pygame.Rect | None:
        return self.rect

    # ---- time

    def update(self, dt: float) -> bool:
        del dt
        self._note_hint()
        shown = self._now() if self.guides or self._has_more or self._note is not None else None
        if shown is not self._shown:
            self._shown, self._held_down = shown, self._held_down and shown is not None
            self.context.invalidate()
        return False

    def _note_hint(self) -> None:
        """Explain the button of the hint no more to whoever has used it."""
        asked = any(isinstance(each, HintOverlay) and each.up for each in self.waits_for)
        if asked and self._keep is not None and "hint" not in self.told:
            self.told.append("hint")
            self._keep(self.told)

    def _now(self) -> PlacedNote | None:
        """The note to be seen now: none while the others play or something else is said."""
        context = self.context
        if context.flow.next_step is not NextStep.OWN_MOVE or self.waits:
            return None
        turn = self._key()
        if turn != self._turn:
            return self._next(turn)
        if self._note is None:
            return None
        if self._place != (place := self._lying()):
            self._place, self._last = place, self._placed(self._note)
        elif self._last is not None and self._last.rect.collidelist(self._spoken()) >= 0:
            self._last = self._placed(self._note)
        return self._last

    def _key(self) -> Hashable:
        """The turn: it changes with every choice of the person."""
        view = self.context.view
        if view is None:
            return None
        return view.hand_number, view.tricks, len(view.table), len(view.bids), view.called, view.turned

    def _next(self, turn: Hashable) -> PlacedNote | None:
        """Begin a turn with its note; a note without room comes at another turn."""
        moment = self._moment()
        self._turn, self._note = turn, None
        self._place = self._lying()
        found = None if moment is None else note_now(moment, self.told)
        shown = self._last = None if found is None else self._placed(found)
        if shown is None or found is None or moment is None or self._keep is None:
            return None
        self._note = found
        self.told.append(found.name)
        self._keep(self.told)
        names, naming = self.context.names, self.context.naming
        self.context.speak(note_text(found.name, moment, names, naming=naming, by_ear=True))
        return shown

    def _moment(self) -> OwnTurn | None:
        """The person's turn as it is now; None before the first event."""
        context = self.context
        view, history = context.view, context.seat.history
        if view is None:
            return None
        dealt = max((at for at, event in enumerate(history) if isinstance(event, DealSeen)), default=0)
        return OwnTurn(
            view=view,
            seen=context.seat.view,
            events=history[dealt:],
            hints=context.settings.hints and context.seat.advice,
        )

    # ---- the slip

    def _placed(self, note: GuideNote) -> PlacedNote | None:
        """The note where it covers the least, and nothing on a panel; None if there is no room."""
        context = self.context
        moment = self._moment()
        if moment is None:
            return None
        text = note_text(note.name, moment, context.names, naming=context.naming)
        grown = max(1.0, context.kit.scale.text)
        slips = [NoteSlip(context.kit, text, self._face, width * grown) for width in WIDTHS]
        panel = context.panel
        told = panel.occupied[1] if panel is not None and panel.covers_table else ()
        found = space_now(context, self, [*self._spoken(), *told]).best(
            slips, lambda slip: sheets_near(context, slip.size, self._near(note, slip.size)), narrower=0.0
        )
        return None if found is None else PlacedNote(note, found[0], found[1].rect)

    def _near(self, note: GuideNote, size: tuple[int, int]) -> tuple[int, int]:
        """Preferred left and middle: beside the button it is about, else left of the hand."""
        context = self.context
        button = context.round_buttons.get(note.button)
        gap = context.layout.field_px(20)
        if button is not None:
            return button.left - gap - size[0], button.centery
        layout, cards = context.layout, context.hand.codes
        hand = bounds(layout.hand(len(cards)), layout.ratio) if cards else layout.hand_rect
        return hand.left - gap - size[0], hand.top + hand.height // 4

    def _spoken(self) -> list[pygame.Rect]:
        """Rectangles of the bubbles and captions on show."""
        return [rect for overlay in self._speaking for _name, rect, _words in overlay.hover_targets]

    def _lying(self) -> Hashable:
        """The things that a slip goes out of the way of while it lies there."""
        context, panel = self.context, self.context.panel
        sheet = None if panel is None else tuple(panel.rect)
        return context.layout, sheet, tuple(map(tuple, context.papers(self)))

    def rebuild(self) -> None:
        """Place the note anew for another size, deck or language."""
        self._place = self._last = self._shown = None

    @property
    def up(self) -> bool:
        return self._shown is not None

    @property
    def covers(self) -> Sequence[pygame.Rect]:
        return () if self._shown is None else (self._shown.rect,)

    def handle(self, event: pygame.event.Event) -> bool:
        """A press on the slip takes it away, and so does Esc."""
        if pointer.is_back(event):
            self.clear()
            return True
        p = pointer.read(event, self.context.size)
        if p is None or p.kind not in ("down", "up"):
            return False
        inside = self.rect is not None and self.rect.collidepoint(p.pos)
        if p.kind == "down":
            self._held_down = inside
            return inside
        pressed, self._held_down = self._held_down, False
        if pressed and inside:
            self.context.click("click")
            self.clear()
        return pressed

    def decided(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Take the note away; it has been told."""
        if self._shown is not None:
            self.context.invalidate()
        self._note = self._shown = None

    def draw(self, target: pygame.Surface) -> None:
        """Draw the slip, and a ring round the button it is about."""
        shown, context = self._shown, self.context
        if shown is None:
            return
        shown.slip.draw(target, shown.rect)
        button = context.round_buttons.get(shown.note.button)
        if button is not None:
            ring = context.kit.paper.ring(button.size, button.width / 2, on_paper=False)
            reach = context.kit.paper.ring_reach()
            target.blit(ring, (button.x - reach, button.y - reach))


def first_hand_aid(told: Collection[str], keep: KeepTold) -> Aid:
    """The guide for a table: Teresa, who goes on after these notes; `keep` stores the notes told."""

    def make(context: PlayContext, overlays: Overlays) -> FirstHandOverlay:
        guide = FirstHandOverlay(context, face=TEACHER, speaking=overlays.speaking)
        guide.teach(told, keep)
        return guide

    return Aid(make=make, teaches=True)
