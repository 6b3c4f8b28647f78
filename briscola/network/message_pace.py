"""The number of messages, or of bytes, that one end may send in a second."""


class MessagePace:
    """Allows `most` at once, and after them `a_second` in every second.

    The caller says the time, in seconds of a clock that never goes back.
    """

    def __init__(self, most: int, now: float, *, a_second: int | None = None) -> None:
        """`a_second` is `most` if it is not said."""
        self._most = self._left = float(most)
        self._a_second = most if a_second is None else a_second
        self._then = now

    def left(self, now: float) -> int:
        """Number of messages that may come now."""
        return int(min(self._most, self._left + (now - self._then) * self._a_second))

    def allows(self, now: float, count: int = 1) -> bool:
        """True if so many more may come now."""
        self._left = min(self._most, self._left + (now - self._then) * self._a_second)
        self._then = now
        if self._left < count:
            return False
        self._left -= count
        return True


BYTES_A_SECOND = 65_536
"""Bytes that the other end may send, pings and pieces of messages included; twice as many at once."""
