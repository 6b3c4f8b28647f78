"""A page that is open in somebody's browser, as the program speaks with it."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from threading import get_ident
from typing import Literal, Protocol

from websockets.exceptions import ConnectionClosed

from briscola.i18n.languages import LANGUAGES, language_for
from briscola.i18n.page_words import gone_words
from briscola.i18n.text import available, speaking
from briscola.network.message_pace import MessagePace
from briscola.network.messages.encoding import BadMessage
from briscola.pages.messages.encoding import encode_for_page, page_message
from briscola.pages.messages.fields import WholePage, WhyGone
from briscola.pages.messages.from_page import Enter, FromPage, FromPerson, PageBeat
from briscola.pages.messages.to_page import Gone, Heard, PageNotice, ToPage

MESSAGES_FROM_PAGE = 10
"""Messages that a page may send in a second."""
LONGEST_WAIT = 10.0
"""Seconds that one message may wait for a page; longer shuts it out."""
LONGEST_QUEUE = 40
"""Messages that may wait for a page; more shut it out."""
RELOAD_SECONDS = 5.0
"""Seconds for which a page may be away before its person is."""
LAST_WORDS = 0.5
"""Seconds that closing waits for what is still to be sent."""

Farewell = Callable[[], str] | None
"""The words for whoever knows the table, in lines; None: the sentence of the reason alone."""


class Abortable(Protocol):
    """The socket below a connection."""

    def abort(self) -> None:
        """Close it at once."""


class PageConnection(Protocol):
    """Carrier of a page's messages, such as a `websockets` connection; raises ConnectionClosed."""

    @property
    def transport(self) -> Abortable: ...
    async def send(self, message: str, /) -> None: ...
    async def recv(self, *, decode: Literal[False]) -> bytes: ...
    async def close(self) -> None: ...


class PageGone(Exception):  # noqa: N818 - a sentence, as for a door
    """The page is gone: closed, lost, or sent away."""


class PageVisit:
    """An open page: `send` messages to it, and `receive` those of its person, until it is gone.

    What does not wait may be asked for in any thread.
    """

    def __init__(
        self,
        connection: PageConnection,
        enter: Enter,
        *,
        address: str,
        secure: bool,
        public: bool = False,
    ) -> None:
        """Begins to send; needs a running loop. `secure` is True if nobody on the way can read it.

        `public` is True for a page that has come from elsewhere, by a public name of this computer.
        """
        self.enter, self.address, self.secure, self.public = enter, address, secure, public
        self.language = language_of(enter.languages)
        self._has_place: Callable[[], bool] = lambda: False
        self.connection = connection
        self._loop, self._thread = asyncio.get_running_loop(), get_ident()
        self._pace = MessagePace(MESSAGES_FROM_PAGE, self._loop.time())
        self._queue: deque[ToPage] = deque()
        self._new = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._all_sent.set()
        self.closed = False
        """True once nothing is sent or received any more."""
        self._sent_away = False
        """True once nothing follows what it has been told: it is heard no more, while that still goes out."""
        self._goodbye: asyncio.Task[None] | None = None
        self._writer = asyncio.create_task(self._write())

    @property
    def is_expected(self) -> bool:
        """True if a place is kept for this page, however many strangers come."""
        return self._has_place()

    def expect_if(self, test: Callable[[], bool]) -> None:
        """Let `test` say from now on if this page has a place; it replaces the last one.

        The server calls this once she enters, by the secret that she brings; then whatever seats her does: a
        phone's admission, a guest's table, a slate, a cup. `test` is asked whenever a stranger comes.
        """
        self._has_place = test

    def send(self, message: ToPage) -> None:
        """Send a message without waiting; nothing happens if the page is gone, or has been sent away."""
        self._in_loop(partial(self._put, message))

    def notice(self, words: Callable[[], str]) -> None:
        """Send a sentence, in the page's language."""
        with speaking(self.language):
            self.send(PageNotice(sentence=words()))

    def _in_loop(self, step: Callable[[], None]) -> None:
        if get_ident() == self._thread:
            step()
            return
        with suppress(RuntimeError):  # the loop has ended, and the page with it
            self._loop.call_soon_threadsafe(step)

    def _put(self, message: ToPage) -> None:
        if self.closed or self._sent_away:
            return
        if isinstance(message, WholePage) and self._queue and type(self._queue[-1]) is type(message):
            self._queue.pop()
        if len(self._queue) >= LONGEST_QUEUE:
            self._end()
            return
        self._queue.append(message)
        self._all_sent.clear()
        self._new.set()

    async def receive(self) -> FromPerson:
        """The next message of the page's person; beats are answered at once.

        Raises PageGone.
        """
        while True:
            message = await receive_from(self.connection)
            if isinstance(message, BadMessage | Enter):
                await self.dismiss("message")
                raise PageGone(str(message) if isinstance(message, BadMessage) else "it enters twice")
            if message is None or self.closed:
                self._end()
                raise PageGone("the page is closed")
            if self._sent_away:
                raise PageGone("the page has been sent away")
            if not self._pace.allows(self._loop.time()):
                await self.dismiss("too_fast")
                raise PageGone(f"more than {MESSAGES_FROM_PAGE} messages in a second")
            if not isinstance(message, PageBeat):
                return message
            self.acknowledge(message)

    def acknowledge(self, message: FromPerson) -> None:
        """Tell the page that a message has arrived."""
        self.send(Heard(n=message.n))

    async def dismiss(self, why: WhyGone) -> None:
        """Say why the page must go, and close it."""
        self._say_goodbye(why)
        await self.close()

    def send_away(self, why: WhyGone | None, farewell: Farewell = None, *, returns: bool = False) -> None:
        """Say why the page must go, and have it closed meanwhile; without a reason it tries to come back.

        Whoever `returns` may come back and keeps the line: there she is told if the table is closed. Nothing
        happens if the page is sent away already.
        """

        def step() -> None:
            if self._sent_away:
                return
            self._say_goodbye(why, farewell, returns=returns)
            if not returns:
                self._goodbye = self._loop.create_task(self.close())

        self._in_loop(step)

    def _say_goodbye(self, why: WhyGone | None, farewell: Farewell = None, *, returns: bool = False) -> None:
        if why is not None:
            with speaking(self.language):
                sentence = gone_words(why) if farewell is None else farewell()
                self._put(Gone(why=why, sentence=sentence, returns=returns))
        self._sent_away = not returns

    async def close(self) -> None:
        """Close it; what waits still goes out if the page reads it within half a second."""
        if self.closed:
            return
        self._sent_away = True
        try:
            with suppress(TimeoutError, ConnectionClosed):
                async with asyncio.timeout(LAST_WORDS):
                    await self._all_sent.wait()
                    await self.connection.close()
        finally:
            self._end()

    async def _write(self) -> None:
        try:
            while True:
                while self._queue:
                    async with asyncio.timeout(LONGEST_WAIT):
                        await self.connection.send(encode_for_page(self._queue.popleft()))
                self._all_sent.set()
                self._new.clear()
                await self._new.wait()
        except (ConnectionClosed, TimeoutError):
            self._end()

    def _end(self) -> None:
        if not self.closed:
            self.closed = True
            self._queue.clear()
            self._all_sent.set()
            self.connection.transport.abort()
            self._writer.cancel()


async def receive_from(connection: PageConnection) -> FromPage | BadMessage | None:
    """The next message of a page; None once it is closed."""
    try:
        text = await connection.recv(decode=False)
    except ConnectionClosed:
        return None
    try:
        return page_message(text)
    except BadMessage as error:
        return error


def language_of(languages: Iterable[str]) -> str:
    """The first language of a browser that we speak; English if we speak none of them."""
    spoken = available()
    return next((code for each in languages if (code := language_for(each, spoken))), next(iter(LANGUAGES)))
