"""Messages to a page but for the table itself: words, lobby, slate, cup (docs/pages.md)."""

from typing import Annotated

from msgspec import Meta

from briscola.engine.variants import MOST_PLAYERS
from briscola.network.messages.fields import LONGEST_NAME, Count, Part, Seat, WireMessage
from briscola.pages.messages.fields import (
    Line,
    Lines,
    LinkToSeat,
    Number,
    Side,
    Token,
    WholePage,
    WhyGone,
    Words,
)
from briscola.pages.messages.table import OfferedChoice, PageState, SlateLine
from briscola.storage.settings.settings import TableName


class PageWords(WireMessage, frozen=True, kw_only=True, tag="words"):
    """The first answer: all words that stand on the page whatever happens, in its language."""

    language: Annotated[str, Meta(max_length=2)]
    deck: Annotated[str, Meta(max_length=80)]
    """The address of the drawings, which are all loaded before the first card is seen."""
    table: TableName
    """The colour of the table."""
    words: Annotated[dict[str, Line], Meta(max_length=80)]
    lists: bool = False
    """True if all tables are listed here: a page whose table is closed can go there."""


class Confirm(WireMessage, frozen=True, kw_only=True, tag="confirm"):
    """Two digits that stand on both screens, until somebody at the big one agrees."""

    digits: Annotated[str, Meta(pattern=r"^[0-9]{2}\Z")]
    sentence: Line


class Entered(WireMessage, frozen=True, kw_only=True, tag="entered"):
    """She is let in; with the secret the page comes back to her seat. Told anew when her name changes."""

    secret: Token
    table: Token
    """The table to which she has come."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """Her name; empty while she has no seat."""
    heard: Number = 0
    """Number of the last message of hers that has arrived, over whichever line."""
    days: Annotated[int, Meta(ge=1, le=1000)] = 1
    """Days for which the browser may keep the secret after the page was last there."""
    seen: bool | None = None
    """True if strangers may read her name in the lobby; None where no stranger sees the table."""


class NoSeat(WireMessage, frozen=True, kw_only=True, tag="no_seat"):
    """The page has brought no secret of a seat here; its browser may know some."""

    table: Token = ""
    """The table to which it has come; empty where it has to choose one."""


class Heard(WireMessage, frozen=True, kw_only=True, tag="heard"):
    """The message of this number has arrived."""

    n: Number


class SeenChair(Part, frozen=True, kw_only=True):
    """A seat of a table as strangers see it in the lobby."""

    seat: Seat
    name: Line
    """Name of whoever sits there and agreed to be seen; else a word for the seat."""
    face: Line = ""
    """Address of her face, or of a computer's; empty for everybody else."""
    free: bool = False


class LobbyTable(Part, frozen=True, kw_only=True):
    """A table of a dealer to which a page may go."""

    table: Token
    label: Line
    note: Line = ""
    chairs: Annotated[tuple[SeenChair, ...], Meta(max_length=MOST_PLAYERS)] = ()
    playing: bool = False
    onlookers: bool = True
    """False if nobody may look on there."""


class NewTable(Part, frozen=True, kw_only=True):
    """A table that may be opened."""

    table: Token
    label: Line
    note: Line = ""


class LobbySeat(Part, frozen=True, kw_only=True):
    """A seat of a table before its match."""

    seat: Seat
    name: Line
    """Name of whoever sits there, or that it is open."""
    note: Line = ""
    """State of whoever sits there, and with whom she plays."""
    side: Side = ""
    may_sit: bool = False
    """True if this page's person may change to it."""


class OfferedFace(Part, frozen=True, kw_only=True):
    """A face that somebody may have."""

    face: Line
    """Address of its drawings."""
    label: Line
    own: bool = False
    """True for the one that she has."""


class Lobby(WholePage, frozen=True, kw_only=True, tag="lobby"):
    """A table before its match, or while somebody is waited for."""

    title: Line
    seats: Annotated[tuple[LobbySeat, ...], Meta(max_length=MOST_PLAYERS)] = ()
    """The seats from the top down, those of a side together."""
    lines: Lines = ()
    ask_name: bool = False
    """True if she may say her name."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    faces: Annotated[tuple[OfferedFace, ...], Meta(max_length=20)] = ()
    """Faces that she may have at her seat; none while she cannot change hers."""
    ready: bool | None = None
    """True or false if she is asked to be ready."""
    ask_seen: bool = False
    """True if strangers see this table, or these: whoever sits down is asked whether they read her name."""
    club: bool = False
    """True where a table is chosen, or a code is typed."""
    tables: Annotated[tuple[LobbyTable, ...], Meta(max_length=100)] = ()
    """Tables to choose from, those of a game together."""
    kinds: Annotated[tuple[NewTable, ...], Meta(max_length=20)] = ()
    """Tables to open."""
    link: Line = ""
    """The address to be sent to friends; empty if nobody comes by one."""
    in_game: LinkToSeat = ""
    """The link that leads the game itself to this table; empty if none does."""
    choices: Annotated[tuple[OfferedChoice, ...], Meta(max_length=4)] = ()
    """Answers to her own program, which would have her seat."""


class Gone(WireMessage, frozen=True, kw_only=True, tag="gone"):
    """The last message: the page comes back only if somebody wants it to."""

    why: WhyGone
    sentence: Words
    returns: bool = False
    """True if her seat is kept for her, or she may ask for one again under her name."""


class PageNotice(WireMessage, frozen=True, kw_only=True, tag="notice"):
    """A short sentence to her alone, for example why something is not possible."""

    sentence: Line


class SlateNumber(Part, frozen=True, kw_only=True):
    """A number that is asked for."""

    least: Count
    most: Count
    step: Count
    usual: Count


class ChoiceList(Part, frozen=True, kw_only=True):
    """A list to choose from before a game or a cup begins."""

    field: Annotated[str, Meta(max_length=10)]
    label: Line
    options: Annotated[tuple[Line, ...], Meta(max_length=30)]
    chosen: Count


class SlateSetup(Part, frozen=True, kw_only=True):
    """The choice of a game and of its players."""

    title: Line
    names: Annotated[tuple[Line, ...], Meta(max_length=MOST_PLAYERS)]
    labels: Annotated[tuple[Line, ...], Meta(max_length=MOST_PLAYERS)]
    lists: Annotated[tuple[ChoiceList, ...], Meta(max_length=5)]
    longest: Count
    """Letters of a name."""
    may_close: bool = False


class SlateState(WholePage, frozen=True, kw_only=True, tag="slate"):
    """All that the page of a slate shows."""

    at: Count
    """Number of the change; what is meant for another one is dropped."""
    title: Line
    game: Line = ""
    lines: Annotated[tuple[SlateLine, ...], Meta(max_length=MOST_PLAYERS)] = ()
    strokes: bool = False
    """True if winning hands win the match; figures are then a balance beside them."""
    note: Line = ""
    """The winners of the match, or that the last hand is not saved."""
    ask: Line = ""
    answers: Annotated[tuple[OfferedChoice, ...], Meta(max_length=8)] = ()
    number: SlateNumber | None = None
    may_go_back: bool = False
    rows: Lines = ()
    """The last hands, the newest first."""
    balance: Lines = ()
    setup: SlateSetup | None = None
    link: Line = ""
    """The address for everybody else who would write here."""
    labels: Annotated[dict[str, Line], Meta(max_length=12)]
    """The words of the controls."""


class SeenStanding(Part, frozen=True, kw_only=True):
    """A row of a cup's standings; figures are tables, hands won and points."""

    place: Count
    name: Line
    figures: Annotated[tuple[Count, ...], Meta(max_length=3)]
    own: bool = False


class SeenCupTable(Part, frozen=True, kw_only=True):
    """A table of a round."""

    names: Line
    result: Line = ""
    own: bool = False


class SeenRound(Part, frozen=True, kw_only=True):
    """A round of a cup."""

    name: Line
    tables: Annotated[tuple[SeenCupTable, ...], Meta(max_length=8)]
    goes_on: bool = False


class CupState(WholePage, frozen=True, kw_only=True, tag="cup"):
    """All that the page of a cup shows: no card, and nobody's secret."""

    at: Count
    """Number of the step; what is meant for another one is dropped."""
    title: Line
    heading: Line = ""
    state: Line = ""
    rules: Lines = ()
    people: Annotated[tuple[Line, ...], Meta(max_length=16)] = ()
    """Those who have joined, before the draw."""
    standings: Annotated[tuple[SeenStanding, ...], Meta(max_length=16)] = ()
    rounds: Annotated[tuple[SeenRound, ...], Meta(max_length=15)] = ()
    ask_name: bool = False
    choices: Annotated[tuple[OfferedChoice, ...], Meta(max_length=3)] = ()
    lists: Annotated[tuple[ChoiceList, ...], Meta(max_length=5)] = ()
    """The questions about a cup that is still to be opened."""
    table: Token = ""
    """The table at which she is to play now."""
    link: Line = ""
    """The address for everybody else who would play or look on."""
    over: bool = False
    labels: Annotated[dict[str, Line], Meta(max_length=12)]


ToPage = (
    PageWords
    | Confirm
    | Entered
    | NoSeat
    | Heard
    | Gone
    | PageNotice
    | Lobby
    | PageState
    | SlateState
    | CupState
)
