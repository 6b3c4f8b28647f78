"""A phone as a test holds it: the page's connection, without a browser."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.from_page import Do, Enter, FromPage
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Confirm, Entered, Gone, Heard, Lobby, NoSeat, SlateState, ToPage
from briscola.pages.shown.page_choices import LEAVE
from tests.pages.served_pages import offered
from tests.pages.told_page import told_page

PATIENCE = 20.0
"""Seconds that a phone waits for something."""


class Phone:
    """Follows a link, and keeps what it is told. `wait` lets the program at the other end work."""

    def __init__(self, link: str, wait: Callable[[], object], *, language: str = "en") -> None:
        self.link, self._wait, self._language = link, wait, language
        self.secret = self.name = ""
        self.table = ""
        """The table, as browsers know it."""
        self.heard: list[int] = []
        """Numbers of messages that have arrived."""
        self.digits = ""
        self.gone = ""
        """Why the page has to go; empty while it may stay."""
        self.state: PageState | None = None
        self.lobby: Lobby | None = None
        self.slate: SlateState | None = None
        self.told: list[ToPage] = []
        self._line: ClientConnection | None = None
        self._open = ExitStack()
        self.follow()

    def follow(self) -> None:
        """Follow the link, as in another tab."""
        word = urlsplit(self.link).fragment
        secret, self.secret = self.secret, ""
        self.open(word=word)
        self.secret = secret

    def open(self, *, word: str = "", link: str = "") -> None:
        """Open the page, or load it anew; a `link` leads to where it is served by now."""
        self.close()
        self.link = link or self.link
        place = urlsplit(self.link).netloc
        self.state, self.gone = None, ""
        line = connect(f"ws://{place}/seat", origin=Origin(f"http://{place}"), proxy=None)
        self._line = self._open.enter_context(line)
        self.say(Enter(word=word, secret=self.secret, languages=(self._language,)))

    def close(self) -> None:
        self._line = None
        self._open.close()

    def say(self, message: FromPage) -> None:
        assert self._line is not None
        self._line.send(encode_for_page(message))

    def hear(self) -> None:
        while self._line is not None:
            try:
                message = told_page(self._line.recv(timeout=0, decode=False))
            except TimeoutError:
                return
            except ConnectionClosed:
                self._line = None
                return
            self.told.append(message)
            match message:
                case Confirm():
                    self.digits = message.digits
                case Entered():
                    self.secret, self.table, self.name = message.secret, message.table, message.name
                    self.heard.append(message.heard)
                case NoSeat():
                    self.table = message.table
                case Heard():
                    self.heard.append(message.n)
                case PageState():
                    self.state = message
                case Lobby():
                    self.lobby = message
                case SlateState():
                    self.slate = message
                case Gone():
                    self.gone = message.why

    def until(self, condition: Callable[["Phone"], object]) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.hear()
            if condition(self):
                return
            self._wait()
            time.sleep(0.001)
        raise AssertionError(f"the phone waits in vain, told last of {self.told[-1:]}")

    @property
    def cards(self) -> list[str]:
        """The cards of the hand that the page shows."""
        return [] if self.state is None else [card.card for card in self.state.hand]

    @property
    def choices(self) -> list[str]:
        return [] if self.state is None else offered(self.state)

    def choose(self, chance: Random) -> None:
        """Choose anything but to leave, if there is anything else."""
        assert self.state is not None
        choices = [each for each in self.choices if each != LEAVE] or self.choices
        self.say(Do(at=self.state.at, choice=chance.choice(choices)))
        self.state = None
