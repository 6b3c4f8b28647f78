"""Messages of a page: all that its person does (docs/pages.md)."""

from typing import Annotated, Literal

from msgspec import Meta

from briscola.engine.actions import Ask, Sign
from briscola.engine.variants import MOST_PLAYERS
from briscola.network.messages.fields import (
    LONGEST_NAME,
    LONGEST_WORDS,
    Count,
    Phrase,
    Seat,
    WireMessage,
    Words,
    cleaned,
)
from briscola.pages.messages.fields import ChoiceId, Number, Token


class Enter(WireMessage, frozen=True, kw_only=True, tag="enter"):
    """The first message: how the page comes to its seat, and the languages of its browser."""

    languages: Annotated[tuple[Annotated[str, Meta(max_length=35)], ...], Meta(max_length=8)] = ()
    word: Token = ""
    """A word of the big screen that serves once."""
    table: Token = ""
    """The place of a table."""
    secret: Token = ""
    """The secret that came with `entered`, to come back to its seat."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """Her name, if she would sit down or look on at once."""
    chair: Seat | None = None
    """The only seat of that table that she would take; None: any."""
    looks_on: bool = False
    """True if she would look on without a seat."""
    listed: bool = False
    """True if anybody may find the table that she opens."""
    seen: bool = False
    """True if strangers may read her name in the lobby."""
    face: Token = ""
    """The face that she had last in this browser; she gets another one where somebody else has it."""

    def __post_init__(self) -> None:
        cleaned(self, "name", LONGEST_NAME)


class FromPerson(WireMessage, frozen=True, kw_only=True):
    """Something that her person does; `heard` with the same number tells the page that it has arrived."""

    n: Number = 0


class Do(FromPerson, frozen=True, kw_only=True, tag="do"):
    """One of the choices that the last state offers."""

    at: Count
    choice: ChoiceId


class Speak(FromPerson, frozen=True, kw_only=True, tag="say"):
    """A sign, a request, a phrase or a line of free words: exactly one."""

    sign: Sign | None = None
    request: Ask | None = None
    phrase: Phrase | None = None
    words: Words | None = None

    def __post_init__(self) -> None:
        if self.words is not None:
            cleaned(self, "words", LONGEST_WORDS, needed=True)
        if [self.sign, self.request, self.phrase, self.words].count(None) != 3:
            raise ValueError("a sign, a request, a phrase or a line is said, one at a time")


class OwnName(FromPerson, frozen=True, kw_only=True, tag="name"):
    """Her name at the table."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    seen: bool = False
    """True if strangers may read it in the lobby."""
    face: Token = ""
    """As with `enter`."""

    def __post_init__(self) -> None:
        cleaned(self, "name", LONGEST_NAME, needed=True)


class BeSeen(FromPerson, frozen=True, kw_only=True, tag="seen"):
    """Strangers may read her name in the lobby, or not."""

    seen: bool


class TakeSeat(FromPerson, frozen=True, kw_only=True, tag="seat"):
    """Another seat of the table that she would rather have, before a match."""

    seat: Seat


class WearFace(FromPerson, frozen=True, kw_only=True, tag="face"):
    """Another face that she would rather have, before a match."""

    face: Token


class BeReady(FromPerson, frozen=True, kw_only=True, tag="ready"):
    """She would begin now, or play another match."""

    ready: bool


class GoAway(FromPerson, frozen=True, kw_only=True, tag="leave"):
    """She gets up for good."""


class PageBeat(FromPerson, frozen=True, kw_only=True, tag="beat"):
    """Nothing: the page would know whether its line is there."""


class ChooseGame(FromPerson, frozen=True, kw_only=True, tag="game"):
    """The game of a slate as it is chosen now; `begin`: this one is begun."""

    names: Annotated[
        tuple[Annotated[str, Meta(max_length=LONGEST_NAME)], ...], Meta(min_length=2, max_length=MOST_PLAYERS)
    ]
    field: Literal["", "players", "variant", "counting", "goal", "rotates"] = ""
    """The thing that has just been chosen; empty for nothing but names."""
    value: Count = 0
    begin: bool = False


class ChooseCup(FromPerson, frozen=True, kw_only=True, tag="choose_cup"):
    """Something about a cup that is still to be opened; `begin`: it is opened as it is chosen."""

    field: Literal["", "form", "game", "hands", "size", "level"] = ""
    value: Count = 0
    begin: bool = False


FromPage = (
    Enter
    | Do
    | Speak
    | OwnName
    | BeSeen
    | TakeSeat
    | WearFace
    | BeReady
    | GoAway
    | PageBeat
    | ChooseGame
    | ChooseCup
)
