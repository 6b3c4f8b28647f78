"""Events on the table: shown piece by piece, and the flow of a live match."""

from collections import deque
from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.host.thinking_threads import Thought
from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.client.setup.characters import temper_of
from briscola.client.view.folding import fold, fold_all
from briscola.client.view.view import View
from briscola.engine.actions import Action
from briscola.engine.events import (
    Committed,
    DealSeen,
    Drawn,
    Event,
    HandEnded,
    MatchBegan,
    MatchEnded,
    PhraseSaid,
    Requested,
    Revealed,
    Signalled,
    TrumpCard,
)
from briscola.ui.animation.choreography import Transition, choreograph, in_order
from briscola.ui.animation.motion import Cue, Pace, Passage
from briscola.ui.animation.think_time import deliberation
from briscola.ui.animation.timeline import Timeline
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.scenes.tabletop.tabletop import EventTable
from briscola.ui.sound.soundtrack import sounds, telling

AT_ONCE = 64
"""Events that are over within one frame, at most: at speed `none` many are."""
LOOK = 0.03
"""Seconds between two looks at what the match waits for."""


class EventPlayer:
    """Plays events one after another until the picture has caught up. Subclasses say what comes then."""

    def __init__(self, table: EventTable) -> None:
        self._table = table
        self.timeline = Timeline()
        self.queue: deque[Event] = deque()
        self.view: View | None = None
        """The view at the end of the current motions; None before the first event."""
        self.before: View | None = None
        """The view before the current motions."""
        self.event: Event | None = None
        """The event on show; None before the first."""
        self._origin: Pose | None = None

    def push(self, events: Sequence[Event], *, origin: Pose | None = None) -> None:
        """Queue events; `origin` is where the person dropped a dragged card."""
        self.queue.extend(events)
        self._origin = origin

    @property
    def waiting(self) -> bool:
        """True once every event has been shown."""
        return not self.queue and not self.timeline.running

    @property
    def thinking(self) -> int | None:
        """Place of the computer that is to act; None here."""
        return None

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; True while the picture moves."""
        if self.timeline.running:
            self._play_sounds(self.timeline.update(dt))
            if self.timeline.running:
                return self.timeline.moving
        for _step in range(AT_ONCE):
            if self.timeline.running:
                return True
            if self.queue:
                self._show_next()
                continue
            if not self._proceed(dt):
                return False
            dt = 0.0
        return True

    def skip(self) -> bool:
        """Finish the current motion or pause; False if there was none."""
        if not self.timeline.running:
            return False
        self._play_sounds(self.timeline.skip())
        return True

    def _proceed(self, dt: float) -> bool:
        """Called for dt s once all has been shown; True if more happens by itself."""
        del dt
        return False

    def _pace(self) -> Pace:
        """The speeds of the moment."""
        return self._table.pace

    def _play_sounds(self, cues: Sequence[Cue]) -> None:
        """Play sounds."""
        self._table.app.audio.play_cues(cues)

    def _on_event(self, event: Event) -> None:
        """Called when an event begins to be shown."""

    def _view_after(self, event: Event, before: View | None) -> View | None:
        """The view after an event."""
        if isinstance(event, MatchBegan) or before is None:
            return fold_all([event])
        return fold(event, before)

    def _show_next(self) -> None:
        """Begin the next event, or the draws of one round together."""
        group = [self.queue.popleft()]
        while isinstance(group[0], Drawn) and self.queue and isinstance(self.queue[0], Drawn):
            group.append(self.queue.popleft())
        parts: list[Passage] = []
        heard: list[Cue] = []
        tells: list[Cue] = []
        pace = self._pace()  # of the moment before: with the last bid an auction is not hurried any more
        gap = pace.draw_gap
        self.before = self.view
        for at, event in enumerate(group):
            if (change := self._turn_to(event, pace)) is None:
                continue
            shown = choreograph(event, change)
            if isinstance(event, Signalled | Requested | PhraseSaid):
                self._table.show_said(event)
            heard += _later(sounds(event, change, shown), gap * at)
            tells += _later(telling(event, change, shown, self._table.ear), gap * at)
            parts.append(shown)
        self._origin = None
        self.event = group[-1]
        whole = parts[0] if len(parts) == 1 else in_order(parts, gap)
        self.timeline.play(replace(whole, cues=(*heard, *tells)))
        self._play_sounds(self.timeline.update(0.0) if self.timeline.running else [*heard[-1:], *tells])
        self._on_event(self.event)

    def _turn_to(self, event: Event, pace: Pace) -> Transition | None:
        """Go to the view after an event and tell the table; None if nothing of it is seen to move."""
        before = self.view
        self.view = after = self._view_after(event, before)
        if after is None:
            return None
        self._table.witness(event, before, after)
        if isinstance(event, MatchBegan):
            before = after  # what lay there before was another match
        if before is None:
            return None
        layout = self._table.layouts.place(after)
        return Transition(before=before, after=after, layout=layout, pace=pace, origin=self._origin)


def _later(cues: Sequence[Cue], seconds: float) -> Sequence[Cue]:
    return [replace(cue, at=cue.at + seconds) for cue in cues]


TAKE_BACK = 2.5
"""Seconds the others wait for an undo if the next card drawn would rule it out."""


class Ended(Struct, frozen=True, kw_only=True):
    """The record of a match at the end of a hand, before anything of the next hand."""

    log: tuple[Event, ...]
    digest: str
    """Hash-chain digest right after the hand's own link; empty if no record is kept."""
    next_seal: str = ""
    """The seal of the next hand, made since; empty if there is none."""


class Flow(EventPlayer):
    """Shows a live match, and steps the table once everything is shown."""

    def __init__(self, seat: SeatControl, table: EventTable, *, distant: bool = False) -> None:
        """Others are `distant` who decide at other computers or phones: they are seen thinking."""
        super().__init__(table)
        self.seat, self._distant = seat, distant
        self.view = self.before = fold_all(seat.history)
        self.ended: Ended | None = None
        """Set when the hand has ended and its result is still to be shown."""
        self._ahead: Sequence[Event] = ()
        """Events that seal the next hand, made while the result is on show; shown after it."""
        self.thought: Thought | None = None
        self._thought_at = 0
        """Length of the log when the thinking began."""
        self._waited = 0.0
        self._since_seal = 0.0
        """Seconds that a draw or a cut has waited for the person's salt."""
        self._pause = 0.0
        """Seconds left of the computer's pause for thought."""
        self.undo_left = 0.0
        """Seconds the others still wait because the person can undo now and soon cannot."""
        self._to_the_end = False
        """True if the auction, in which the person has passed, is to run to its end at once."""

    # ---- what happens

    def act(self, action: Action, *, origin: Pose | None = None) -> None:
        """Apply the person's action. Raises IllegalAction."""
        self._to_the_end = False
        self.push(self.seat.choose(action), origin=origin)
        stock = self.seat.view.stock_count if self.seat.dealt else 0
        wait = TAKE_BACK * self._table.pace.reading
        self.undo_left = wait if stock and self.seat.can_take_back else 0.0

    def undo(self) -> None:
        """Undo the person's last choice: drop a computer's unfinished thought and show the view before it."""
        history = self.seat.take_back()
        self.thought, self._waited, self._to_the_end, self.undo_left = None, 0.0, False, 0.0
        self.queue.clear()
        self.timeline.finish()
        self.view = self.before = fold_all(history)
        self.event = None

    def catch_up(self) -> None:
        """Show what has happened since the person's last look; what came before the present deal, at once."""
        events = self.seat.take_new_events()
        first = max(
            (n for n, event in enumerate(events) if isinstance(event, Committed | DealSeen)), default=0
        )
        self.timeline.finish()
        self.queue.clear()
        self.ended, self._ahead, self.thought = None, (), None
        history = self.seat.history
        self.view = self.before = fold_all(history[: len(history) - len(events) + first])
        self.event = None
        self.push(events[first:])

    @property
    def hand(self) -> int:
        """Number of the hand on show, counted over all matches at this table."""
        return self.seat.hand - bool(self._ahead)

    @property
    def next_step(self) -> NextStep | None:
        """The act or step the table waits for; None until the picture has caught up."""
        return self._wanted() if self.waiting and self.ended is None else None

    def _wanted(self) -> NextStep:
        """The act or step the table waits for; a cut left to the shuffle counts as a computer's."""
        next_step = self.seat.next_step
        return NextStep.CUT if next_step is NextStep.OWN_CUT and self._table.cut_for_me else next_step

    @property
    def thinking(self) -> int | None:
        """Place of the other player who is to act; None until the picture has caught up."""
        waits = (NextStep.COMPUTER, NextStep.ANOTHER) if self._distant else (NextStep.COMPUTER,)
        return self.seat.thinker if self.next_step in waits else None

    # ---- time

    @property
    def watching(self) -> bool:
        """True during an auction in which the person has passed."""
        return self.view is not None and self.view.watched

    @property
    def _hurried(self) -> bool:
        return self._to_the_end and self.watching

    def _pace(self) -> Pace:
        """The chosen pace, or no delays if the person hurries an auction to its end."""
        pace = super()._pace()
        return replace(pace, factor=0.0) if self._hurried else pace

    def _play_sounds(self, cues: Sequence[Cue]) -> None:
        """Play the sounds; silent for bids that are rushed through."""
        if not self._hurried:
            super()._play_sounds(cues)

    def skip(self) -> bool:
        """Finish the current motion or pause; run an auction that is only watched to its end."""
        self._to_the_end = self.watching
        if super().skip():
            return True
        waited, self.undo_left = self.undo_left > 0, 0.0
        return waited or self._to_the_end

    def _proceed(self, dt: float) -> bool:
        return self._table.goes_on and self.ended is None and self._advance(dt)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, HandEnded):
            self._end_hand()

    def _end_hand(self) -> None:
        """Note the end of the hand: reveal and match end are shown with the result."""
        while self.view is not None and self.queue and isinstance(self.queue[0], Revealed | MatchEnded):
            self.view = fold(self.queue.popleft(), self.view)
        log, digest = self.seat.whole_log()
        if self.seat.next_step is NextStep.HAND:
            self._ahead = self._seal(self.seat.begin_hand())
        seals = [event.sha256 for event in self._ahead if isinstance(event, Committed)]
        self.ended = Ended(log=log, digest=digest, next_seal="".join(seals))

    def _seal(self, events: Sequence[Event]) -> Sequence[Event]:
        """Note a new seal: from now on the person's input counts as salt."""
        self._since_seal = 0.0
        self._table.sealed()
        return events

    def _advance(self, dt: float) -> bool:
        """Let the table act by itself where it can; False while it waits for someone."""
        if said := self.seat.converse():
            self.push(said)
            return True
        events = self._step(dt)
        if events is None:
            return False
        self.push(events)
        return True

    def _step(self, dt: float) -> Sequence[Event] | None:
        """Take the table's next step once its time has come; None while it waits for that, or for someone."""
        seat = self.seat
        match next_step := self._wanted():
            case NextStep.MATCH:
                return None if seat.begun else seat.begin_match()
            case NextStep.SEAL_DRAW:
                return self._seal(seat.seal_draw())
            case NextStep.HAND:
                return self._seal(seat.begin_hand())
            case NextStep.DRAW | NextStep.CUT:
                return self._salted(next_step, dt)
            case NextStep.TRUMP_CARD:
                return seat.choose_trump_card()
            case NextStep.COMPUTER:
                return self._think(dt)
            case NextStep.DUMMY:
                return self._turn_dummy(dt)
            case _:
                return None

    def _turn_dummy(self, dt: float) -> Sequence[Event] | None:
        self._waited += dt
        if self._waited < self._pace().think:
            return None
        self._waited = 0.0
        return self.seat.turn_dummy()

    def _salted(self, next_step: NextStep, dt: float) -> Sequence[Event] | None:
        """Draw, or have the pack cut, with the salt the person has added since the seal."""
        self._since_seal += dt
        if next_step is NextStep.DRAW and self._since_seal < self._pace().think:
            return None
        salt = self._table.salt_after(self._since_seal)
        if salt is None:
            return None
        if next_step is NextStep.CUT:
            return self.seat.cut(None, salt)
        # The first hand is sealed while the draw is still being shown: hands move meanwhile.
        drawn = self.seat.draw(salt)
        return [*drawn, *self._seal(self.seat.begin_hand())]

    def update(self, dt: float) -> bool:
        if self.watching and self._table.goes_on and self.seat.next_step is NextStep.COMPUTER:
            self._begin_to_think()  # while the bid before is still being read
        return super().update(dt)

    def _begin_to_think(self) -> Thought:
        now = self.seat.version
        if self.thought is None:
            # Who waits for the end of an auction has no use for a show of thought.
            self._pause = 0.0 if self.watching else self._pace().think * self._deliberation()
            self._waited = 0.0
        elif self._thought_at == now:
            return self.thought
        # What people have said meanwhile counts, as it will when the match is taken up again. The pause does
        # not begin again: else they could hold a computer up by talking.
        self.thought, self._thought_at = self.seat.think(), now
        return self.thought

    def _think(self, dt: float) -> Sequence[Event] | None:
        thought = self._begin_to_think()
        self._waited += dt
        if not thought.ready or self._waited < max(self._pause, self.undo_left):
            return None
        self.undo_left = 0.0
        action = thought.result
        self.thought = None
        return self.seat.choose(action)

    def _deliberation(self) -> float:
        """Factor on the usual thinking pause of the computer to act; the same each time for the same play."""
        place, seat = self.seat.thinker, self.seat
        if place is None or self.view is None:
            return 1.0
        chance = Random(f"pause:{seat.version}")
        return deliberation(self.view, place, temper_of(seat.setup.face_of(place)), chance)

    def cut(self, at: int | None, salt: str) -> None:
        """Cut the pack after `at` cards; None cuts where the shuffle decides."""
        self.push(self.seat.cut(at, salt))

    def choose_trump_card(self, which: TrumpCard | None) -> None:
        """Say as the dealer which card shows the trumps; None leaves it to the shuffle (V-SU-5)."""
        self.push(self.seat.choose_trump_card(which))

    def begin_next(self) -> None:
        """Begin the next hand, or the next match at this table."""
        self.ended = None
        if self._ahead:
            self.push(self._ahead)
            self._ahead = ()
        elif self.seat.next_step is NextStep.MATCH:
            self.push(self.seat.begin_match())

    def wake(self) -> float | None:
        """Seconds until something happens by itself; None if only the person can act."""
        if not self._table.goes_on:
            return None
        soon = self.timeline.until_change()
        if soon is not None:
            return soon
        by_itself = (NextStep.DUMMY, NextStep.DRAW, NextStep.CUT, NextStep.TRUMP_CARD)
        waits = (NextStep.COMPUTER, NextStep.ANOTHER, *by_itself)
        return LOOK if self.next_step in waits else None
