"""Moves through a reel: a step forward is played, any other move is a jump."""

from collections import deque

from msgspec.structs import replace

from briscola.client.playback.reel import Reel
from briscola.client.view.folding import fold
from briscola.client.view.view import View
from briscola.engine.events import Event
from briscola.ui.animation.motion import Pace
from briscola.ui.scenes.tabletop.flow import EventPlayer
from briscola.ui.scenes.tabletop.tabletop import EventTable

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""Speed factors, relative to a match."""
THINKS = 0.7
"""Pause in s before a player's choice."""
PASSES = 0.2
"""Pause in s before an event that nobody chooses."""
RESULT = 4.5
"""Seconds for which a hand's result stays."""


class ReelPlayer(EventPlayer):
    """The position in a reel, the speed, and whose view is shown."""

    def __init__(self, reel: Reel, table: EventTable, *, at: int = 0, first_time: bool = False) -> None:
        """`at`: the first stop; `first_time`: nobody here has seen the match, so nothing tells what comes."""
        super().__init__(table)
        self.reel, self.at, self.first_time = reel, at, first_time
        self.furthest = at
        """The last stop that has been shown."""
        self.opened = False
        """True if everybody's cards are face up."""
        self.eyes: int | None = None
        """The seat whose view is shown; None for what the person saw, or for everything."""
        self.playing = self.astray = False
        """True while it runs by itself, and while an action is shown that was not made."""
        self.speed = 1.0
        self._views: deque[View] = deque()
        self._asked = False
        """True if the person asked for the step on show: then it needs no reading time."""
        self._waited = 0.0
        self._settle()

    # ---- ways through it

    def jump(self, stop: int) -> None:
        """Jump to a stop."""
        self.astray = False
        self.at = min(self.reel.last, max(0, stop))
        self.furthest = max(self.furthest, self.at)
        self._waited = 0.0
        self._settle()
        self._table.jumped()

    def instead(self, event: Event) -> None:
        """Show an action that was not made: another card, another bid."""
        if self.view is not None:
            self.astray = True
            self._views.append(fold(event, self.view))
            self.push([event])

    def step(self) -> None:
        """Play the next step; end the one on show at once."""
        if self.at == self.reel.last:
            return
        if not self.waiting:
            self._settle()
        self._asked = True
        self._begin()

    def step_back(self) -> None:
        """Jump to the stop before."""
        self.jump(self.at - 1)

    def toggle(self) -> None:
        """Start or stop automatic play; at the end it starts from the beginning."""
        self.playing = not self.playing
        self._waited = 0.0
        if self.playing and self.at == self.reel.last:
            self.jump(0)

    def open(self, opened: bool) -> None:
        """Turn everybody's cards face up, or only those the person saw."""
        self.opened, self.eyes = opened, None
        self._settle()

    def toggle_open(self) -> None:
        """Turn everybody's cards face up, or back."""
        self.open(not self.opened)

    def show_seat(self, seat: int) -> None:
        """Show a seat's view, here and at every other stop."""
        self.opened, self.eyes = False, seat
        self._settle()

    def faster(self, by: int) -> None:
        """Change to the next or previous speed; at either end nothing changes."""
        at = min(len(SPEEDS) - 1, max(0, SPEEDS.index(self.speed) + by))
        self.speed = SPEEDS[at]

    def next_speed(self) -> None:
        """Change to the next speed, from the last to the first."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    @property
    def acting(self) -> int | None:
        """Place of the next to choose; None until the picture has caught up, or if nobody chooses."""
        return self.reel.actor(self.at) if self.waiting else None

    @property
    def thinking(self) -> int | None:
        return self.acting if self.playing else None

    # ---- time

    def wake(self) -> float | None:
        """Seconds until something happens by itself; None: not before an event."""
        soon = self.timeline.until_change()
        if soon is not None or not self.playing:
            return soon
        return max(0.0, self._patience - self._waited)

    def _pace(self) -> Pace:
        usual = super()._pace()
        hold = 0.0 if self._asked else usual.trick_pause / self.speed
        return replace(usual, factor=usual.factor / self.speed, trick_pause=hold)

    @property
    def _patience(self) -> float:
        """Pause in s at this stop during automatic play."""
        if self.reel.takes_trick(self.at):
            return 0.0  # the trick itself lies there to be read
        if self.reel.ends_hand(self.at) is not None:
            return RESULT / self.speed
        return (PASSES if self.reel.actor(self.at) is None else THINKS) / self.speed

    def _proceed(self, dt: float) -> bool:
        if not self.playing:
            return False
        if self.at == self.reel.last:
            self.playing = False
            return False
        self._waited += dt
        if self._waited < self._patience:
            return False
        self._asked = False
        self._begin()
        return True

    def _begin(self) -> None:
        self._waited = 0.0
        shown = self.reel.between(self.at, self.at + 1, opened=self.opened, eyes=self.eyes)
        self.at += 1
        self.furthest = max(self.furthest, self.at)
        self._views.extend(each.view for each in shown)
        self.push([each.event for each in shown])

    def _view_after(self, event: Event, before: View | None) -> View | None:
        del event, before
        return self._views.popleft()

    def _settle(self) -> None:
        """Show the present stop with nothing in motion."""
        self.queue.clear()
        self._views.clear()
        self.timeline.finish()
        self.view = self.before = self.reel.view(self.at, opened=self.opened, eyes=self.eyes)
        self.event = None
