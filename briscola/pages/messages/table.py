"""The table as a page is told it: hands, trick, players, slate, auction, count."""

from typing import Annotated, Literal

from msgspec import Meta

from briscola.engine.variants import MOST_PLAYERS
from briscola.network.messages.fields import Count, Part, Seat
from briscola.pages.messages.fields import (
    ChoiceId,
    ChoiceKind,
    Code,
    Grimace,
    Line,
    Lines,
    LinkToSeat,
    Mood,
    Side,
    SuitCode,
    WholePage,
)


class OfferedChoice(Part, frozen=True, kw_only=True):
    """Something that she may do now."""

    id: ChoiceId
    label: Line
    kind: ChoiceKind = ""
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
    wrote: Line = ""
    """The last line that she has written to her friends."""
    wrote_as: Count = 0
    """Number of that line among all of the match: of two the later one has the higher."""
    grimace: Grimace = ""
    """The sign that she makes, if this page's person has seen it."""
    dealer: bool = False
    side: Side = ""
    turn: bool = False
    away: bool = False
    """True if she is drawn grey: she has no line, has left, or a computer plays for her."""
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
    lines: Annotated[tuple[SlateLine, ...], Meta(max_length=MOST_PLAYERS)]


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
    pegs: Annotated[tuple[BidPeg, ...], Meta(max_length=MOST_PLAYERS)] = ()
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
    of_table: bool = False
    """True for news of the table, which is shown for a while."""


class CountedSide(Part, frozen=True, kw_only=True):
    """Players whose cards are counted together."""

    name: Line
    faces: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=4)]
    """Addresses of their faces."""
    mood: Mood = ""
    side: Side
    points: Count
    words: Line
    cards: Annotated[tuple[Code, ...], Meta(max_length=40)]


class HandCount(Part, frozen=True, kw_only=True):
    """The result of a hand, or of a match."""

    title: Line
    text: Line
    lines: Lines = ()
    sides: Annotated[tuple[CountedSide, ...], Meta(max_length=MOST_PLAYERS)] = ()
    total: Count = 0
    """Points of the whole pack, where the ruler ends."""
    needed: Count = 0
    """Points with which the first side wins; 0 where simply the most points win."""


class PageState(WholePage, frozen=True, kw_only=True, tag="state"):
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
    may_write: bool = False
    """True if she may write a line to the others."""
    facts: Lines = ()
    """Trump, promise and the like, each in a few words."""
    trumps: SuitCode = ""
    trumps_name: Line = ""
    trumps_short: Line = ""
    """The suit of trumps, or the card that was called."""
    turned: Code = ""
    turned_name: Line = ""
    stock: Count = 0
    players: Annotated[tuple[TablePlayer, ...], Meta(max_length=MOST_PLAYERS)] = ()
    trick: Annotated[tuple[TrickCard, ...], Meta(max_length=MOST_PLAYERS)] = ()
    trick_text: Line = ""
    last_trick: Annotated[tuple[TrickCard, ...], Meta(max_length=MOST_PLAYERS)] = ()
    last_text: Line = ""
    """The winner of the last trick, and the reason."""
    open_hands: Annotated[tuple[SeenHand, ...], Meta(max_length=5)] = ()
    slate: MatchSlate | None = None
    auction: AuctionRuler | None = None
    happened: Annotated[tuple[Happening, ...], Meta(max_length=12)] = ()
    result: HandCount | None = None
    over: bool = False
    leaving: Line = ""
    """The consequence of leaving, told to whoever would; empty: she goes without a question."""
    looks_on: bool = False
    """True if she has no seat, and looks on."""
    in_game: LinkToSeat = ""
    """The link that leads the game itself to this table; empty if none does."""
    draws_table: bool = False
    """True if the table is to be drawn too, because no big screen shows it."""
