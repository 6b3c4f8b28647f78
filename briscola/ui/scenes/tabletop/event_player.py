"""Show events piece by piece, in a live match and in a playback."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from briscola.client.view import View, fold, fold_all
from briscola.engine.events import Drawn, Event, MatchBegan, PhraseSaid, Requested, Signalled
from briscola.ui.animation import Cue, Pace, Passage, Timeline, Transition, choreograph, in_order
from briscola.ui.layout.table import Pose
from briscola.ui.scenes.tabletop.tabletop import Tabletop
from briscola.ui.sound import sounds, telling


class EventPlayer:
    """Plays events one after another until the picture has caught up. Subclasses say what comes then."""

    def __init__(self, host: Tabletop) -> None:
        self._host = host
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
        """Finish the current motion or pause; False if there was none."""
        if not self.timeline.running:
            return False
        self._play(self.timeline.skip())
        return True

    def _go_on(self, dt: float) -> bool:
        """Called for dt s once all has been shown; True if more happens by itself."""
        del dt
        return False

    def _pace(self) -> Pace:
        """The speeds of the moment."""
        return self._host.pace

    def _play(self, cues: Sequence[Cue]) -> None:
        """Play sounds."""
        self._host.play_cues(cues)

    def _shown(self, event: Event) -> None:
        """Called when an event begins to be shown."""

    def _after(self, event: Event, before: View | None) -> View | None:
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
        pace = self._pace()
        gap = pace.draw_gap
        self.before = self.view
        for at, event in enumerate(group):
            before = self.view
            self.view = after = self._after(event, before)
            if after is None:
                continue
            self._host.witness(event, before, after)
            if isinstance(event, MatchBegan):
                before = after  # what lay there before was another match
            if before is None:
                continue
            layout = self._host.place(after)
            change = Transition(before=before, after=after, layout=layout, pace=pace, origin=self._origin)
            shown = choreograph(event, change)
            if isinstance(event, Signalled | Requested | PhraseSaid):
                self._host.show_said(event)
            heard += [replace(cue, at=cue.at + gap * at) for cue in sounds(event, change, shown)]
            tells += [replace(c, at=c.at + gap * at) for c in telling(event, change, shown, self._host.ear)]
            parts.append(shown)
        self._origin = None
        self.event = group[-1]
        whole = parts[0] if len(parts) == 1 else in_order(parts, gap)
        self.timeline.play(replace(whole, cues=(*heard, *tells)))
        self._play(self.timeline.update(0.0) if self.timeline.running else [*heard[-1:], *tells])
        self._shown(self.event)
