"""A trial of a meeting point beside the window, which only looks whether it is over."""

from concurrent.futures import Future

from briscola.network.meeting_point import MeetingPoint
from briscola.network.meeting_trial import MeetingTrial, try_meeting_point
from briscola.network.network_thread import NetworkThread

SLOW = 400.0
"""Milliseconds of a round trip that are felt."""


class MeetingAttempt:
    """Begins at once; `stop` ends it, also when nobody waits for it any more."""

    def __init__(self, point: MeetingPoint) -> None:
        self.point = point
        self._thread: NetworkThread[None] = NetworkThread()
        self._thread.start()
        self._future: Future[MeetingTrial] = self._thread.submit(try_meeting_point(point))

    @property
    def over(self) -> bool:
        """True once the trial has an end."""
        return self._future.done()

    @property
    def result(self) -> MeetingTrial:
        """The outcome of a trial that is over."""
        return self._future.result()

    @property
    def works(self) -> bool:
        """True once the meeting point has been tried and is of use."""
        return self.over and self.result.wrong is None

    @property
    def slow(self) -> bool:
        """True if a person feels how long a card takes."""
        return self.result.milliseconds > SLOW

    def stop(self) -> None:
        """End the trial and its thread."""
        self._thread.stop()
