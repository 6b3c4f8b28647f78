"""Field types and limits of the messages between a page and the program that serves it."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from briscola.network.messages.fields import WireMessage

LARGEST_PAGE_MESSAGE = 2048
"""Bytes of a message of a page."""
ROOM, ROOM_OF_STATE = 1024, 8192
"""Least bytes of a message to a page, and of a state; what is longer has twice as many, and so on."""

Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,64}\Z")]
ChoiceId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9 -]{1,24}\Z")]
"""A choice that the page was offered: its kind, and what it is about."""
Line = Annotated[str, Meta(max_length=300)]
LinkToSeat = Annotated[str, Meta(max_length=800)]
"""A link of a table, with a ticket and a name, of which a letter may take twelve."""
Lines = Annotated[tuple[Line, ...], Meta(max_length=24)]
Words = Annotated[str, Meta(max_length=1000)]
"""A text of several lines."""
Code = Annotated[str, Meta(pattern=r"^([1-7FCR][CDBS])?\Z")]
"""A card, as in the log; empty for one that is seen from behind."""
SuitCode = Literal["", "C", "D", "B", "S"]
Grimace = Literal["", "kiss", "twist", "sky", "tongue", "shoulder", "rub", "squeeze", "puff", "wink"]
"""The deed of a face; the drawing of a face that does it ends so."""
Mood = Literal["", "pleased", "dismayed"]
"""The mood of a face after a hand; its drawing ends so, too."""
Number = Annotated[int, Meta(ge=0, le=2**53)]
"""The number of a page's message: the milliseconds of its clock when it was loaded, then one more each."""
Side = Literal["", "us", "them"]
SIDES: Mapping[str, Side] = {"us": "us", "them": "them"}
"""Sides by the name that a view gives them; everybody else is on none."""
ChoiceKind = Literal["", "bid", "asks", "main"]
WhyGone = Literal[
    "word",
    "secret",
    "letters",
    "wrong_letters",
    "letter_guesses",
    "table",
    "full",
    "chair",
    "onlookers",
    "no_onlookers",
    "guesses",
    "too_many",
    "closed",
    "left",
    "sent_away",
    "elsewhere",
    "in_game",
    "message",
    "too_fast",
    "slate",
    "cup",
    "late",
    "disk",
]


class WholePage(WireMessage, frozen=True):
    """All that a page shows: of several that wait for a page only the newest is sent."""
