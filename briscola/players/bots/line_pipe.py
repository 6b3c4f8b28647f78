"""Lines to and from another program, none of which can stop us or fill our memory."""

from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic
from typing import IO

from briscola.players.bots.faults import BotFault, Fault
from briscola.players.bots.group import Group

LONGEST_LINE = 1 << 16
"""Bytes that a line of a program may have; an answer has some fifty."""
UNASKED = 100
"""Lines of a program that may wait to be read; it is asked for one at a time."""
UNREAD = 2000
"""Lines that a program may leave unread before it counts as deaf: of one round there are a hundred."""
LOOK = 0.2
"""Seconds after which somebody who waits looks whether the program is still there."""
LAST_WORDS = 2000
"""Bytes that are kept of what a program writes to its standard error."""


class LineProgram:
    """A program that is told lines and writes lines. No method but `close` and `hear` waits at all."""

    def __init__(self, command: Sequence[str]) -> None:
        """`name` is how faults call it. Raises BotFault."""
        self.name = command[0]
        try:
            self.group = Group(command)
        except (OSError, ValueError) as error:
            more = error.strerror if isinstance(error, OSError) and error.strerror else error
            raise BotFault(self.name, Fault.START, more) from None
        self._to: Queue[bytes | None] = Queue(UNREAD)
        self._from: Queue[bytes | Fault] = Queue(UNASKED + 1)
        self._words = b""
        self._deaf = False
        """True once it has left too much unread; what it reads later is not counted."""
        told, answers, errors = self.group.pipes
        Thread(target=self._write, args=(told,), daemon=True).start()
        Thread(target=self._read, args=(answers,), daemon=True).start()
        self._mourner = Thread(target=self._overhear, args=(errors,), daemon=True)
        self._mourner.start()

    def say(self, line: bytes) -> None:
        """Tell it a line, without waiting until it is read.

        Raises BotFault.
        """
        try:
            if not self._deaf:
                self._to.put_nowait(line)
        except Full:
            self._deaf = True
        if self._deaf:
            raise BotFault(self.name, Fault.DEAF)

    def hear(self, timeout: float) -> bytes:
        """Its next line.

        Raises BotFault.
        """
        line = self._next(timeout)
        if line is None:
            raise BotFault(self.name, Fault.LATE, f"{timeout:g}")
        if isinstance(line, Fault):
            with suppress(Full):  # for whoever asks again
                self._from.put_nowait(line)
            raise self._fault(line)
        return line

    def _next(self, timeout: float) -> bytes | Fault | None:
        """Next line of the program, a Fault, or None at the timeout.

        The program's death counts even while a child of it keeps the output open.
        """
        end = monotonic() + timeout
        while (left := end - monotonic()) > 0:
            alive = self.group.alive
            with suppress(Empty):
                return self._from.get(timeout=min(left, LOOK))
            if not alive:
                return Fault.GONE
        return None

    def close(self, grace: float) -> None:
        """Let it leave by itself after what it has been told, for so many seconds; then end all of it."""
        with suppress(Full):
            self._to.put_nowait(None)
            self.group.leaves_within(grace)
        self.group.end()
        with suppress(Full):
            self._to.put_nowait(None)

    def _fault(self, fault: Fault) -> BotFault:
        if fault is not Fault.GONE:
            return BotFault(self.name, fault, LONGEST_LINE)
        self._mourner.join(0.5)
        said = self._words.decode("utf-8", "replace").strip().splitlines()
        return BotFault(self.name, Fault.LAST_WORDS, said[-1]) if said else BotFault(self.name, fault)

    # ---- each in a thread of its own, so that a pipe which is full or empty stops nobody else

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError):  # it has gone: its silence tells
            while (line := self._to.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        """Move the program's lines to the queue.

        The fault that ends them goes last; nothing is read after it.
        """
        last = Fault.GONE
        with pipe:
            while line := pipe.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE:
                    last = Fault.ENDLESS
                    break
                if self._from.qsize() >= UNASKED:
                    last = Fault.UNASKED
                    break
                self._from.put_nowait(line)
        self._from.put_nowait(last)

    def _overhear(self, pipe: IO[bytes]) -> None:
        """Read the program's whole standard error, and keep the last LAST_WORDS bytes."""
        with pipe:
            while words := pipe.readline(LAST_WORDS):
                self._words = (self._words + words)[-LAST_WORDS:]
