"""The evening's order: what has happened is shown piece by piece, then the table is asked what it wants.

The table is always ahead of the picture; `Flow` lets the picture catch up and lets computers think.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from briscola.client.background import Thought
from briscola.client.characters import temper_of
from briscola.client.fold import fold, fold_all
from briscola.client.session import Session, Want
from briscola.client.think_time import deliberation
from briscola.client.view import View
from briscola.engine.actions import Action
from briscola.engine.events import (
    Drawn,
    Event,
    HandEnded,
    MatchBegan,
    MatchEnded,
    Requested,
    Revealed,
    Signalled,
)
from briscola.ui.animation.choreography import Transition, choreograph, in_order
from briscola.ui.animation.motion import Cue, Pace, Passage
from briscola.ui.animation.timeline import Timeline
from briscola.ui.layout.geometry import Pose
from briscola.ui.layout.table_layout import Layout
from briscola.ui.sound.soundtrack import sounds


class Flow:
    """Plays events one after another and steps the session when all is shown."""

    def __init__(
        self,
        session: Session,
        *,
        layout: Callable[[View], Layout],
        pace: Callable[[], Pace],
        play: Callable[[Sequence[Cue]], None],
        talk: Callable[[Signalled | Requested], None] = lambda _said: None,
        witness: Callable[[Event, View | None, View], None] = lambda _event, _before, _after: None,
    ) -> None:
        """`layout` places a view, `play` makes sounds heard, `talk` shows what is said; `witness` gets every
        event as it is shown, with the views before and after it."""
        self.session = session
        self._layout, self._pace, self._play, self._talk = layout, pace, play, talk
        self._witness = witness
        self.timeline = Timeline()
        self.queue: deque[Event] = deque()
        self.view: View | None = fold_all(session.history)
        """What the picture shows once its motions are over."""
        self.before: View | None = self.view
        """What it showed before them."""
        self.event: Event | None = None
        """The event being shown."""
        self.hand_over = False
        """The hand has ended and its result waits to be seen."""
        self.held = False
        """Nothing goes on (a pause, a question)."""
        self.thought: Thought | None = None
        self._waited = 0.0
        self._pause = 0.0
        """Seconds that the player who is to act seems to think."""
        self._origin: Pose | None = None

    # ---- what happens

    def push(self, events: Sequence[Event], *, origin: Pose | None = None) -> None:
        """More has happened; `origin` is where the person let a dragged card go."""
        self.queue.extend(events)
        self._origin = origin

    def person(self, action: Action, *, origin: Pose | None = None) -> None:
        """The person has decided. Raises IllegalAction."""
        self.push(self.session.act(action), origin=origin)

    @property
    def waiting(self) -> bool:
        """Everything that has happened has been shown."""
        return not self.queue and not self.timeline.running

    @property
    def want(self) -> Want | None:
        """What the table wants, once the picture has caught up; None before."""
        return self.session.want if self.waiting and not self.hand_over else None

    @property
    def thinking(self) -> int | None:
        """The computer player that is to act now, once the picture has caught up."""
        return self.session.thinker if self.want is Want.COMPUTER else None

    # ---- time

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; True while the picture moves."""
        if self.timeline.running:
            self._play(self.timeline.update(dt))
            if self.timeline.running:
                return self.timeline.moving
        for _step in range(64):  # at speed `none` many events are over at once
            if self.timeline.running:
                return True
            if self.queue:
                self._show_next()
                continue
            if self.held or self.hand_over or not self._advance(dt):
                return False
            dt = 0.0
        return True

    def skip(self) -> bool:
        """Hurry what moves or rests; False when nothing did."""
        if not self.timeline.running:
            return False
        self._play(self.timeline.skip())
        return True

    def _show_next(self) -> None:
        """The next event, or the next draws of a round together."""
        group = [self.queue.popleft()]
        while isinstance(group[0], Drawn) and self.queue and isinstance(self.queue[0], Drawn):
            group.append(self.queue.popleft())
        parts: list[Passage] = []
        heard: list[Cue] = []
        pace = self._pace()
        gap = pace.draw_gap
        self.before = self.view
        for at, event in enumerate(group):
            before = self.view
            if isinstance(event, MatchBegan) or before is None:
                self.view = fold_all([event])
                if self.view is not None:
                    self._witness(event, before, self.view)
                continue
            self.view = fold(event, before)
            self._witness(event, before, self.view)
            change = Transition(
                before=before, after=self.view, layout=self._layout(self.view), pace=pace, origin=self._origin
            )
            shown = choreograph(event, change)
            if isinstance(event, Signalled | Requested):
                self._talk(event)
            heard += [replace(cue, at=cue.at + gap * at) for cue in sounds(event, change, shown)]
            parts.append(shown)
        self._origin = None
        self.event = group[-1]
        whole = parts[0] if len(parts) == 1 else in_order(parts, gap)
        self.timeline.play(replace(whole, cues=tuple(heard)))
        self._play(self.timeline.update(0.0) if self.timeline.running else heard[-1:])
        if isinstance(self.event, HandEnded):
            self._end_hand()

    def _end_hand(self) -> None:
        """The reveal and the end of the match belong to the result: they are shown with it."""
        while self.queue and isinstance(self.queue[0], Revealed | MatchEnded):
            assert self.view is not None
            self.view = fold(self.queue.popleft(), self.view)
        self.hand_over = True

    def _advance(self, dt: float) -> bool:
        """Let the table go on by itself where it can; False when it waits for someone."""
        if said := self.session.converse():
            self.push(said)
            return True
        want = self.session.want
        if want is Want.MATCH:
            if self.session.table.matches:
                return False
            self.push(self.session.begin_match())
        elif want is Want.HAND:
            self.push(self.session.begin_hand())
        elif want is Want.COMPUTER:
            return self._think(dt)
        elif want is Want.DUMMY:
            self._waited += dt
            if self._waited < self._pace().think:
                return False
            self._waited = 0.0
            self.push(self.session.turn_dummy())
        else:
            return False
        return True

    def _think(self, dt: float) -> bool:
        if self.thought is None:
            self.thought, self._waited = self.session.think(), 0.0
            self._pause = self._pace().think * self._deliberation()
        self._waited += dt
        if not self.thought.ready or self._waited < self._pause:
            return False
        action = self.thought.action
        self.thought = None
        self.push(self.session.act(action))
        return True

    def _deliberation(self) -> float:
        """How many times the usual pause the computer that is to act takes; the same for the same play."""
        place, session = self.session.thinker, self.session
        if place is None or self.view is None:
            return 1.0
        chance = Random(f"pause:{len(session.table.log)}")
        return deliberation(self.view, place, temper_of(session.setup.face_of(place)), chance)

    def cut(self, at: int | None, salt: str) -> None:
        """Cut the pack, by the person or (at None) by the player at the dealer's left."""
        self.push(self.session.cut(at, salt))

    def go_on(self) -> None:
        """The result has been seen: the next hand, or the next match at this table."""
        self.hand_over = False
        if self.session.want is Want.MATCH:
            self.push(self.session.begin_match())

    def wake(self) -> float | None:
        """Seconds until something happens by itself; None when only the person can."""
        if self.held:
            return None
        soon = self.timeline.until_change()
        if soon is not None:
            return soon
        return 0.03 if self.want in (Want.COMPUTER, Want.DUMMY) else None
