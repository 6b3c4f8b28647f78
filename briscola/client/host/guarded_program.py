"""A program in an opponent's seat. Whatever it does, the match goes on: a level takes over."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import RLock, Thread

from msgspec import Struct

from briscola.client.host.thinking_threads import Work
from briscola.engine.actions import Action
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.bots.command import COMMAND, found
from briscola.players.bots.faults import BotFault, Fault
from briscola.players.bots.seat import TIMEOUT, BotProcess
from briscola.players.levels import BadLevel
from briscola.players.player import Player
from briscola.players.talk.talker import SpeaksBeside

STAND_IN = "medium:signs=off"
"""Level that takes over a seat (docs/protocol.md). Like the program, it takes no part in signs."""


class ProgramNews(Struct, frozen=True, kw_only=True):
    """A program's fault at a seat; `again` is True if the program was started again."""

    seat: int
    fault: BotFault
    again: bool


def started(level: str, *, timeout: float = TIMEOUT) -> BotProcess:
    """Start the program of a level.

    Raises BotFault.
    """
    try:
        words = found(level)
    except BadLevel as error:
        raise BotFault(level.partition(":")[2], Fault.START, error) from None
    return BotProcess(words, timeout=timeout)


def introduced(level: str, rules: Rules, *, seat: int, winning_hands: int, timeout: float = TIMEOUT) -> str:
    """Start a program, ask its name with `hello`, and end it.

    Raises BotFault.
    """
    bot = started(level, timeout=timeout)
    try:
        bot.hello(rules, seat=seat, winning_hands=winning_hands)
    finally:
        bot.close()
    return bot.name


class ProgramSeat(SpeaksBeside):
    """A player that is a program as long as it keeps to the protocol. Only `choose` waits for it."""

    def __init__(
        self,
        level: str,
        *,
        rules: Rules,
        seat: int,
        winning_hands: int,
        stand_in: Callable[[], Player],
        named: bool = True,
        timeout: float = TIMEOUT,
    ) -> None:
        """`named` is True if this computer's own settings allow the program to start."""
        self.level, self.seat = level, seat
        self._named = named
        self.news: deque[ProgramNews] = deque()
        """Faults the person has not been told of, oldest first."""
        self._rules, self._winning_hands, self._timeout = rules, winning_hands, timeout
        self._make_stand_in = stand_in
        self._stand_in: Player | None = None
        self._told: deque[Event] = deque()
        self.bot: BotProcess | None = None
        self._greeted = self._restarted = self._away = False
        self.replaced = False
        self._talking = RLock()
        """Held while the program is told something or asked."""

    def come_in(self) -> None:
        """Begin or go on with a match: start and greet the program in a thread."""
        self._away = self.replaced = self._restarted = self._greeted = False
        self._told.clear()
        Work(self._ready)

    def go_away(self) -> None:
        """End the program without waiting for it."""
        self._away = True
        self._send_away()

    def _send_away(self) -> None:
        bot, self.bot = self.bot, None
        if bot is not None:
            Thread(target=bot.close).start()

    def tell(self, event: Event) -> None:
        """Pass an event of the log to the program as soon as it can take it."""
        seen = event.for_seat(self.seat)
        if seen is None or self.replaced:
            return
        self._told.append(seen)
        if self._talking.acquire(blocking=False):
            try:
                self._deliver()
            finally:
                self._talking.release()

    def choose(self, view: Observation) -> Action:
        """The program's choice, or that of the level that has replaced it."""
        self.signs, self.requested = (), None
        with self._talking:
            while (bot := self._ready()) is not None:
                self._deliver()
                try:
                    action = bot.choose(view)
                except BotFault as fault:
                    self._failed(bot, fault)
                    continue
                self.signs, self.requested = bot.signs, bot.requested
                return action
        if self._stand_in is None:
            self._stand_in = self._make_stand_in()
        return self._stand_in.choose(view)

    def _ready(self) -> BotProcess | None:
        """The program, started and greeted; None if it was replaced or sent away."""
        with self._talking:
            while not (self.replaced or self._away):
                bot = self.bot
                try:
                    if not self._named:
                        raise BotFault(self.level.removeprefix(COMMAND), Fault.UNNAMED)
                    if bot is None:
                        self.bot = started(self.level, timeout=self._timeout)
                        continue  # the table may have been left meanwhile
                    if not self._greeted:
                        bot.hello(self._rules, seat=self.seat, winning_hands=self._winning_hands)
                        self._greeted = True
                        self._deliver()
                    return bot
                except BotFault as fault:
                    self._failed(bot, fault)
            if self._away:
                self._send_away()
            return None

    def _deliver(self) -> None:
        """Pass on waiting events. A program that does not listen is noticed at the next question."""
        bot = self.bot
        with suppress(BotFault, IndexError):
            while bot is not None and self._greeted:
                bot.tell(self._told.popleft())

    def _failed(self, bot: BotProcess | None, fault: BotFault) -> None:
        """Handle a fault. A program that died at the table restarts once per match; else it is replaced."""
        if bot is not None:
            bot.close()
        if self._away or bot is not self.bot:  # it was sent away meanwhile
            return
        self.bot = None
        again = fault.died and self._greeted and not self._restarted
        self._restarted = True
        self.replaced, self._greeted = not again, False
        self.news.append(ProgramNews(seat=self.seat, fault=fault, again=again))
