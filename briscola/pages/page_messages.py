"""Messages between a page in a browser and the program that serves it (docs/pages.md)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from briscola.engine.actions import Ask, Sign
from briscola.network.message_fields import (
    LONGEST_NAME,
    Count,
    Part,
    Phrase,
    Seat,
    WireMessage,
    cleaned,
)
from briscola.network.messages import decoded
from briscola.storage.settings import TableName

LARGEST_PAGE_MESSAGE = 2048
"""Bytes of a message of a page."""
ROOM, ROOM_OF_STATE = 1024, 8192
"""Least bytes of a message to a page, and of a state; what is longer has twice as many, and so on."""

Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,64}\Z")]
ChoiceId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9 -]{1,24}\Z")]
"""A choice that the page was offered: its kind, and what it is about."""
Line = Annotated[str, Meta(max_length=300)]
Lines = Annotated[tuple[Line, ...], Meta(max_length=24)]
Code = Annotated[str, Meta(pattern=r"^([1-7FCR][CDBS])?\Z")]
"""A card, as in the log; empty for one that is seen from behind."""
SuitCode = Literal["", "C", "D", "B", "S"]
Grimace = Literal["", "kiss", "twist", "sky", "tongue", "shoulder", "rub", "squeeze", "puff", "wink"]
"""The deed of a face; the drawing of a face that does it ends so."""
Number = Annotated[int, Meta(ge=0, le=2**53)]
"""The number of a page's message: the milliseconds of its clock when it was loaded, then one more each."""
Side = Literal["", "us", "them"]
ChoiceKind = Literal["bid", "pass", "call", "exchange", "declare", "redeal", "concede", "again", "consent"]
WhyGone = Literal[
    "word",
    "secret",
    "table",
    "full",
    "chair",
    "onlookers",
    "guesses",
    "too_many",
    "closed",
    "left",
    "sent_away",
    "elsewhere",
    "message",
    "too_fast",
    "slate",
    "cup",
    "late",
]


# ---- what a page says


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
    """A sign, a request or a phrase: exactly one."""

    sign: Sign | None = None
    request: Ask | None = None
    phrase: Phrase | None = None

    def __post_init__(self) -> None:
        if [self.sign, self.request, self.phrase].count(None) != 2:
            raise ValueError("a sign, a request or a phrase is said, one at a time")


class OwnName(FromPerson, frozen=True, kw_only=True, tag="name"):
    """Her name at the table."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    seen: bool = False
    """True if strangers may read it in the lobby."""

    def __post_init__(self) -> None:
        cleaned(self, "name", LONGEST_NAME, needed=True)


class BeSeen(FromPerson, frozen=True, kw_only=True, tag="seen"):
    """Strangers may read her name in the lobby, or not."""

    seen: bool


class TakeSeat(FromPerson, frozen=True, kw_only=True, tag="seat"):
    """Another seat of the table that she would rather have, before a match."""

    seat: Seat


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
        tuple[Annotated[str, Meta(max_length=LONGEST_NAME)], ...], Meta(min_length=2, max_length=6)
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
    Enter | Do | Speak | OwnName | BeSeen | TakeSeat | BeReady | GoAway | PageBeat | ChooseGame | ChooseCup
)


# ---- what a page is told


class PageWords(WireMessage, frozen=True, kw_only=True, tag="words"):
    """The first answer: all words that stand on the page whatever happens, in its language."""

    language: Annotated[str, Meta(max_length=2)]
    deck: Annotated[str, Meta(max_length=80)]
    """The address of the drawings, which are all loaded before the first card is seen."""
    table: TableName
    """The colour of the table."""
    words: Annotated[dict[str, Line], Meta(max_length=60)]


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


class TableDoor(Part, frozen=True, kw_only=True):
    """A table of a dealer to which a page may go."""

    table: Token
    label: Line
    note: Line = ""
    chairs: Annotated[tuple[SeenChair, ...], Meta(max_length=6)] = ()
    playing: bool = False


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


class Lobby(WireMessage, frozen=True, kw_only=True, tag="lobby"):
    """A table before its match, or while somebody is waited for."""

    title: Line
    seats: Annotated[tuple[LobbySeat, ...], Meta(max_length=6)] = ()
    """The seats from the top down, those of a side together."""
    lines: Lines = ()
    ask_name: bool = False
    """True if she may say her name."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    ready: bool | None = None
    """True or false if she is asked to be ready."""
    ask_seen: bool = False
    """True if strangers see this table, or these: whoever sits down is asked whether they read her name."""
    club: bool = False
    """True where a table is chosen, or a code is typed."""
    tables: Annotated[tuple[TableDoor, ...], Meta(max_length=100)] = ()
    """Tables to choose from, those of a game together."""
    kinds: Annotated[tuple[NewTable, ...], Meta(max_length=20)] = ()
    """Tables to open."""
    link: Line = ""
    """The address to be sent to friends; empty if nobody comes by one."""
    in_game: Line = ""
    """The link that leads the game itself to this table; empty if none does, or she sits there."""


class Gone(WireMessage, frozen=True, kw_only=True, tag="gone"):
    """The last message: the page comes back only if somebody wants it to."""

    why: WhyGone
    sentence: Line


class PageNotice(WireMessage, frozen=True, kw_only=True, tag="notice"):
    """A short sentence to her alone, for example why something is not possible."""

    sentence: Line


class OfferedChoice(Part, frozen=True, kw_only=True):
    """Something that she may do now."""

    id: ChoiceId
    kind: ChoiceKind
    label: Line
    card: Code = ""
    suit: Line = ""
    """The suit of a card that may be called."""
    points: Count = 0
    """Points of a bid."""


class HandCard(Part, frozen=True, kw_only=True):
    """A card of a hand that she sees."""

    card: Code = ""
    name: Line = ""
    choice: Annotated[str, Meta(max_length=24)] = ""
    """The choice that plays it; empty if she may not play it now."""
    note: Line = ""
    """The effect of the card, or why it may not be played."""


Cards = Annotated[tuple[HandCard, ...], Meta(max_length=40)]


class SeenHand(Part, frozen=True, kw_only=True):
    """Cards of somebody else that lie face up; she plays those that have a choice."""

    name: Line
    cards: Cards


class TrickCard(Part, frozen=True, kw_only=True):
    """A card of a trick, and who has played it."""

    place: Seat
    card: Code
    name: Line
    takes: bool = False


class TablePlayer(Part, frozen=True, kw_only=True):
    """Somebody at the table, counted anticlockwise from her own place, which is 0."""

    place: Seat
    name: Line
    face: Annotated[str, Meta(max_length=40)] = ""
    """Drawing of her face; empty for the dummy."""
    note: Line = ""
    """Her part in the hand, or that she is away."""
    says: Line = ""
    """Her last words: a bid, a request, or the meaning of a sign."""
    grimace: Grimace = ""
    """The sign that she makes, if this page's person has seen it."""
    dealer: bool = False
    side: Side = ""
    turn: bool = False
    cards: Count = 0
    taken: Count = 0
    """Number of cards that she has taken."""
    worth: Line = ""
    """Points of her cards as a figure, if they are shown."""
    points: Line = ""
    """The same in words."""


class SlateLine(Part, frozen=True, kw_only=True):
    """A player or a side on the slate."""

    name: Line
    side: Side = ""
    strokes: Count = 0
    figure: Line = ""
    """Points or balance, where a match is not counted in strokes."""


class MatchSlate(Part, frozen=True, kw_only=True):
    """The score of the match."""

    title: Line
    lines: Annotated[tuple[SlateLine, ...], Meta(max_length=6)]


class BidPeg(Part, frozen=True, kw_only=True):
    """The last bid of a player, as a peg on the ruler."""

    name: Line
    points: Count


class AuctionRuler(Part, frozen=True, kw_only=True):
    """An auction that goes on, over points alone."""

    title: Line
    note: Line
    low: Count
    high: Count
    standing: Line = ""
    """The highest bid, in words."""
    pegs: Annotated[tuple[BidPeg, ...], Meta(max_length=6)] = ()
    """Lowest first."""


class OfferedTalk(Part, frozen=True, kw_only=True):
    """A sign, a request or a phrase that may be made now."""

    kind: Literal["sign", "request", "phrase"]
    what: Annotated[str, Meta(max_length=10)]
    label: Line
    note: Line = ""
    grimace: Grimace = ""


class Happening(Part, frozen=True, kw_only=True):
    """Something that has happened, in a sentence; `n` grows with each."""

    n: Count
    words: Line


class CountedSide(Part, frozen=True, kw_only=True):
    """Players whose cards are counted together."""

    name: Line
    faces: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=4)]
    """Addresses of their faces."""
    mood: Literal["", "pleased", "dismayed"] = ""
    side: Side
    points: Count
    words: Line
    cards: Annotated[tuple[Code, ...], Meta(max_length=40)]


class HandCount(Part, frozen=True, kw_only=True):
    """The result of a hand, or of a match."""

    title: Line
    text: Line
    lines: Lines = ()
    sides: Annotated[tuple[CountedSide, ...], Meta(max_length=6)] = ()
    total: Count = 0
    """Points of the whole pack, where the ruler ends."""
    needed: Count = 0
    """Points with which the first side wins; 0 where simply the most points win."""


class PageState(WireMessage, frozen=True, kw_only=True, tag="state"):
    """All that the page shows."""

    at: Count
    """Number of the decision; a choice for another one is dropped."""
    title: Line
    subtitle: Line = ""
    ask: Line = ""
    """Whose turn it is, or what is asked."""
    own_turn: bool = False
    deck: Annotated[str, Meta(max_length=80)]
    """The address of its drawings."""
    ratio: Annotated[float, Meta(ge=0.1, le=10.0)]
    """Width of a card divided by its height."""
    hand: Cards = ()
    choices: Annotated[tuple[OfferedChoice, ...], Meta(max_length=140)] = ()
    cut: Annotated[int, Meta(ge=0, le=39)] = 0
    """Most cards that she may lift off the pack; 0 if she does not cut."""
    talk: Annotated[tuple[OfferedTalk, ...], Meta(max_length=40)] = ()
    facts: Lines = ()
    """Trump, promise and the like, each in a few words."""
    trumps: SuitCode = ""
    trumps_name: Line = ""
    trumps_short: Line = ""
    """The suit of trumps, or the card that was called."""
    turned: Code = ""
    turned_name: Line = ""
    stock: Count = 0
    players: Annotated[tuple[TablePlayer, ...], Meta(max_length=6)] = ()
    trick: Annotated[tuple[TrickCard, ...], Meta(max_length=6)] = ()
    trick_text: Line = ""
    last_trick: Annotated[tuple[TrickCard, ...], Meta(max_length=6)] = ()
    last_text: Line = ""
    """The winner of the last trick, and the reason."""
    open_hands: Annotated[tuple[SeenHand, ...], Meta(max_length=5)] = ()
    slate: MatchSlate | None = None
    auction: AuctionRuler | None = None
    happened: Annotated[tuple[Happening, ...], Meta(max_length=12)] = ()
    result: HandCount | None = None
    over: bool = False
    public: bool = False
    """True if the table is to be drawn too, because no big screen shows it."""


class SlateAnswer(Part, frozen=True, kw_only=True):
    """An answer that may be given now."""

    id: ChoiceId
    label: Line


class SlateNumber(Part, frozen=True, kw_only=True):
    """A number that is asked for."""

    least: Count
    most: Count
    step: Count
    usual: Count


class SlateChoice(Part, frozen=True, kw_only=True):
    """Something to choose about the next game."""

    field: Annotated[str, Meta(max_length=10)]
    label: Line
    options: Annotated[tuple[Line, ...], Meta(max_length=30)]
    chosen: Count


class SlateSetup(Part, frozen=True, kw_only=True):
    """The choice of a game and of its players."""

    title: Line
    names: Annotated[tuple[Line, ...], Meta(max_length=6)]
    labels: Annotated[tuple[Line, ...], Meta(max_length=6)]
    choices: Annotated[tuple[SlateChoice, ...], Meta(max_length=5)]
    longest: Count
    """Letters of a name."""
    may_close: bool = False


class SlatePage(WireMessage, frozen=True, kw_only=True, tag="slate"):
    """All that the page of a slate shows."""

    at: Count
    """Number of the change; what is meant for another one is dropped."""
    title: Line
    game: Line = ""
    lines: Annotated[tuple[SlateLine, ...], Meta(max_length=6)] = ()
    strokes: bool = False
    """True if winning hands win the match; figures are then a balance beside them."""
    note: Line = ""
    """The winners of the match, or that the last hand is not saved."""
    ask: Line = ""
    answers: Annotated[tuple[SlateAnswer, ...], Meta(max_length=8)] = ()
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


class CupBoard(WireMessage, frozen=True, kw_only=True, tag="cup"):
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
    choices: Annotated[tuple[SlateAnswer, ...], Meta(max_length=3)] = ()
    table: Token = ""
    """The table at which she is to play now."""
    setup: SlateSetup | None = None
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
    | Lobby
    | Gone
    | PageNotice
    | PageState
    | SlatePage
    | CupBoard
)

_OF_PAGES: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_TO_PAGES: msgspec.json.Decoder[ToPage] = msgspec.json.Decoder(ToPage)


def page_message(data: bytes) -> FromPage:
    """The message of a page.

    Raises BadMessage.
    """
    return decoded(_OF_PAGES, data)


def told_page(data: bytes) -> ToPage:
    """The message to a page, as a test person reads it.

    Raises BadMessage.
    """
    return decoded(_TO_PAGES, data)


def encode_for_page(message: FromPage | ToPage) -> str:
    """A message as text, filled up with blanks: its length tells whoever listens nothing of the cards."""
    data = msgspec.json.encode(message, enc_hook=_plain)
    room = ROOM_OF_STATE if isinstance(message, PageState) else ROOM
    while room < len(data):
        room *= 2
    return data.ljust(room).decode()


def _plain(value: object) -> str:
    """A sentence with fields, which is a text of a class of its own, as a plain one."""
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"no message holds a {type(value).__name__}")
