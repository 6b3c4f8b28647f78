"""The words of one person at a table, sent at the pace at which its host hears her."""

import asyncio
from collections import deque
from collections.abc import Callable
from math import inf
from typing import Final

from briscola.client.friends import TALK_SECONDS
from briscola.network.messages.from_guest import Say

PAUSE: Final = TALK_SECONDS + 0.5
"""Seconds between two things that she says, also if the first was longer on its way."""
MOST_LINES: Final = 4
"""Lines that may wait at once."""


class OwnWords:
    """Sends what she says. A line that comes too soon waits: nobody writes it twice.

    Signs, requests and phrases belong to their moment, and never wait. Lives in an asyncio loop.
    """

    def __init__(self, send: Callable[[Say], None]) -> None:
        self._send = send
        self._heard_at = -inf
        """The moment of the loop's clock from which on the host hears her again."""
        self._lines = deque[Say]()
        """Lines that wait."""

    def say(self, said: Say) -> None:
        """Say something, or have it wait."""
        waits = self._lines or asyncio.get_running_loop().time() < self._heard_at
        if said.words is None or not waits or len(self._lines) >= MOST_LINES:  # the host refuses one more
            self._say_now(said)
            return
        self._lines.append(said)
        if len(self._lines) == 1:
            self._await_next()

    def _say_now(self, said: Say) -> None:
        self._send(said)
        self._heard_at = asyncio.get_running_loop().time() + PAUSE

    def _await_next(self) -> None:
        asyncio.get_running_loop().call_at(self._heard_at, self._say_next)

    def _say_next(self) -> None:
        """Say the first line that waits, unless something else was said meanwhile."""
        if asyncio.get_running_loop().time() >= self._heard_at:
            self._say_now(self._lines.popleft())
        if self._lines:
            self._await_next()
