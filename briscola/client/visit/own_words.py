"""The words of one person at a table, sent at the pace at which its host hears her."""

import asyncio
from collections import deque
from collections.abc import Callable
from math import inf
from typing import Final

from briscola.client.friends.table_steps import TALK_SECONDS
from briscola.network.messages.from_guest import Say

PAUSE: Final = TALK_SECONDS + 0.5
"""Seconds between two things that she says, also if the first was longer on its way."""
MOST_LINES: Final = 4
"""Lines that may wait at once."""


class OwnWords:
    """Sends what she says. A line that comes too soon waits, or while nobody hears: nobody writes it twice.

    Signs, requests and phrases belong to their moment, and never wait. Lives in an asyncio loop.
    """

    def __init__(self, send: Callable[[Say], None]) -> None:
        """She is held until `go_on` is called."""
        self._send = send
        self._held = True
        self._heard_at = -inf
        """The moment of the loop's clock from which on the host hears her again."""
        self._lines = deque[Say]()
        """Lines that wait."""
        self._unanswered = deque[Say](maxlen=MOST_LINES)
        """Lines that were sent, and may be lost with the connection."""
        self._timer: asyncio.TimerHandle | None = None

    def say(self, said: Say) -> bool:
        """Say something, or have it wait; False for a line for which there is no room."""
        waits = self._held or self._lines or asyncio.get_running_loop().time() < self._heard_at
        if said.words is None or not waits:
            self._say_now(said)
        elif len(self._lines) >= MOST_LINES:
            return False
        else:
            self._lines.append(said)
            if len(self._lines) == 1:
                self._await_next()
        return True

    def answered(self) -> None:
        """Note that the host has passed on the first line that was sent, or refused it."""
        if self._unanswered:
            self._unanswered.popleft()

    def hold(self) -> None:
        """Have all lines wait that no host has answered: the connection is lost."""
        self._held = True
        self._lines.extendleft(reversed(self._unanswered))
        self._unanswered.clear()

    def go_on(self) -> None:
        """Send what waits: the host hears her again."""
        self._held = False
        self._await_next()

    def forget(self) -> None:
        """Send nothing of before, once more or at all: it was meant for a table or a match that is gone."""
        self._lines.clear()
        self._unanswered.clear()

    def _say_now(self, said: Say) -> None:
        self._send(said)
        if said.words is not None:
            self._unanswered.append(said)
        self._heard_at = asyncio.get_running_loop().time() + PAUSE

    def _await_next(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_at(max(self._heard_at, loop.time()), self._say_next)

    def _say_next(self) -> None:
        """Say the first line that waits, unless something else was said meanwhile, or nobody hears."""
        if self._held or not self._lines:
            return
        if asyncio.get_running_loop().time() >= self._heard_at:
            self._say_now(self._lines.popleft())
        self._await_next()
