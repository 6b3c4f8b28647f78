"""What has happened is shown piece by piece: in a match that goes on, and in one that is looked at again."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

from briscola.client.fold import fold, fold_all
from briscola.client.view import View
from briscola.engine.events import Drawn, Event, MatchBegan, Requested, Signalled
from briscola.ui.animation.choreography import Transition, choreograph, in_order
from briscola.ui.animation.motion import Cue, Pace, Passage
from briscola.ui.animation.timeline import Timeline
from briscola.ui.layout.geometry import Pose
from briscola.ui.layout.table_layout import Layout
from briscola.ui.sound.soundtrack import sounds


class Show:
    """Plays events one after another; the picture catches up with them. Subclasses say what comes then."""

    def __init__(
        self,
        *,
        layout: Callable[[View], Layout],
        pace: Callable[[], Pace],
        play: Callable[[Sequence[Cue]], None],
        talk: Callable[[Signalled | Requested], None] = lambda _said: None,
        witness: Callable[[Event, View | None, View], None] = lambda _event, _before, _after: None,
    ) -> None:
        """`layout` places a view, `play` makes sounds heard, `talk` shows what is said; `witness` gets every
        event as it is shown, with the views before and after it."""
        self._layout, self._pace, self._play, self._talk = layout, pace, play, talk
        self._witness = witness
        self.timeline = Timeline()
        self.queue: deque[Event] = deque()
        self.view: View | None = None
        """What the picture shows once its motions are over."""
        self.before: View | None = None
        """What it showed before them."""
        self.event: Event | None = None
        """The event being shown."""
        self._origin: Pose | None = None

    def push(self, events: Sequence[Event], *, origin: Pose | None = None) -> None:
        """More has happened; `origin` is where the person let a dragged card go."""
        self.queue.extend(events)
        self._origin = origin

    @property
    def waiting(self) -> bool:
        """Everything that has happened has been shown."""
        return not self.queue and not self.timeline.running

    @property
    def thinking(self) -> int | None:
        """Who else is to act now, once the picture has caught up."""
        return None

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
            if not self._go_on(dt):
                return False
            dt = 0.0
        return True

    def skip(self) -> bool:
        """Hurry what moves or rests; False when nothing did."""
        if not self.timeline.running:
            return False
        self._play(self.timeline.skip())
        return True

    def _go_on(self, dt: float) -> bool:
        """All has been shown and dt seconds passed: whether more happens by itself."""
        del dt
        return False

    def _shown(self, event: Event) -> None:
        """An event is being shown."""

    def _after(self, event: Event, before: View | None) -> View | None:
        """The view after an event."""
        if isinstance(event, MatchBegan) or before is None:
            return fold_all([event])
        return fold(event, before)

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
            self.view = after = self._after(event, before)
            if after is None:
                continue
            self._witness(event, before, after)
            if isinstance(event, MatchBegan):
                before = after  # what lay there before was another match
            if before is None:
                continue
            change = Transition(
                before=before, after=after, layout=self._layout(after), pace=pace, origin=self._origin
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
        self._shown(self.event)
