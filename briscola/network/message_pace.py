"""The number of messages that one end may send in a second."""


class MessagePace:
    """Allows `most` messages at once, and after them `most` in every second.

    The caller says the time, in seconds of a clock that never goes back.
    """

    def __init__(self, most: int, now: float) -> None:
        self._most = self._left = float(most)
        self._then = now

    def allows(self, now: float) -> bool:
        """True if one more message may come now."""
        self._left = min(self._most, self._left + (now - self._then) * self._most)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
