"""Leads through a reel: steps forward are played, every other way is a jump."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

from briscola.client.playback import Reel
from briscola.client.view import View
from briscola.engine.events import Event, Requested, Signalled
from briscola.ui.animation.motion import Cue, Pace
from briscola.ui.layout.table_layout import Layout
from briscola.ui.scenes.play.show import Show

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""How many times as fast as the match is usually shown."""
THINKS = 0.7
"""Seconds before somebody's choice."""
PASSES = 0.2
"""Seconds before what nobody chooses."""
RESULT = 4.5
"""Seconds that the result of a hand is left to be read."""


class PlaybackShow(Show):
    """Where one is in a reel, and how fast it goes on."""

    def __init__(
        self,
        reel: Reel,
        *,
        layout: Callable[[View], Layout],
        pace: Callable[[], Pace],
        play: Callable[[Sequence[Cue]], None],
        talk: Callable[[Signalled | Requested], None],
        jumped: Callable[[], None],
        at: int = 0,
    ) -> None:
        """`pace` is the usual one; `jumped` is called when the table is suddenly another; `at`: where it
        begins."""
        super().__init__(layout=layout, pace=self._own_pace, play=play, talk=talk)
        self.reel, self.at = reel, at
        self.opened = False
        """Whether everybody's cards lie open."""
        self.eyes: int | None = None
        """The seat with whose eyes one looks; None: one sees what the person saw, or everything."""
        self.playing = False
        self.speed = 1.0
        self._usual, self._jumped = pace, jumped
        self._views: deque[View] = deque()
        self._asked = False
        """The step being shown was asked for: nothing need lie there to be read."""
        self._waited = 0.0
        self._settle()

    # ---- ways through it

    def jump(self, stop: int) -> None:
        """Be at a stop."""
        self.at = min(self.reel.last, max(0, stop))
        self._waited = 0.0
        self._settle()
        self._jumped()

    def step(self) -> None:
        """Play the next step; what is still being shown is over at once."""
        if self.at == self.reel.last:
            return
        if not self.waiting:
            self._settle()
        self._asked = True
        self._begin()

    def toggle(self) -> None:
        """Go on by itself, or rest; at the end it goes on from the beginning."""
        self.playing = not self.playing
        self._waited = 0.0
        if self.playing and self.at == self.reel.last:
            self.jump(0)

    def open(self, opened: bool) -> None:
        """Lay everybody's cards open, or only those that the person saw."""
        self.opened, self.eyes = opened, None
        self._settle()

    def look(self, seat: int) -> None:
        """See what a seat could see and know, here and at every other stop."""
        self.opened, self.eyes = False, seat
        self._settle()

    def faster(self, by: int) -> None:
        """The next speed of the row, or the one before; where the row ends it stays."""
        at = min(len(SPEEDS) - 1, max(0, SPEEDS.index(self.speed) + by))
        self.speed = SPEEDS[at]

    def next_speed(self) -> None:
        """The next speed, round and round."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    @property
    def acting(self) -> int | None:
        """Who chooses next, once the picture has caught up."""
        return self.reel.actor(self.at) if self.waiting else None

    @property
    def thinking(self) -> int | None:
        return self.acting if self.playing else None

    # ---- time

    def wake(self) -> float | None:
        """Seconds until something happens by itself."""
        soon = self.timeline.until_change()
        if soon is not None or not self.playing:
            return soon
        return max(0.0, self._patience - self._waited)

    def _own_pace(self) -> Pace:
        usual = self._usual()
        hold = 0.0 if self._asked else usual.trick_pause / self.speed
        return replace(usual, factor=usual.factor / self.speed, trick_pause=hold)

    @property
    def _patience(self) -> float:
        """Seconds to wait at this stop while it goes on by itself."""
        if self.reel.takes_trick(self.at):
            return 0.0  # the trick itself lies there to be read
        if self.reel.ends_hand(self.at) is not None:
            return RESULT / self.speed
        return (PASSES if self.reel.actor(self.at) is None else THINKS) / self.speed

    def _go_on(self, dt: float) -> bool:
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
        self._views.extend(each.view for each in shown)
        self.push([each.event for each in shown])

    def _after(self, event: Event, before: View | None) -> View | None:
        del event, before
        return self._views.popleft()

    def _settle(self) -> None:
        """Show the stop that has been reached, with nothing on its way."""
        self.queue.clear()
        self._views.clear()
        self.timeline.finish()
        self.view = self.before = self.reel.view(self.at, opened=self.opened, eyes=self.eyes)
        self.event = None
