"""The event log as JSON lines, both ways (docs/log.md)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from briscola.engine.cards import Card, card
from briscola.engine.events import (
    Absent,
    BidMade,
    Called,
    Chained,
    Committed,
    Conceded,
    Contributed,
    DealSeen,
    Dealt,
    DeclarationPaid,
    Declared,
    DrawCommitted,
    Drawn,
    DrawnForDeal,
    DrawRevealed,
    Event,
    Exchanged,
    GivenUp,
    HandEnded,
    MatchBegan,
    MatchEnded,
    Opened,
    PackCut,
    Passed,
    PhraseSaid,
    Played,
    Redealt,
    Requested,
    Resumed,
    Revealed,
    SecretKept,
    Signalled,
    Signed,
    Sits,
    TrickTaken,
    TrumpCardChosen,
    Undone,
    Withdrawn,
)
from briscola.engine.notation import BadNotation, Json, bid_fields, bid_from, codes
from briscola.engine.variants import VARIANTS

NAMES: dict[type[Event], str] = {
    MatchBegan: "match",
    DrawnForDeal: "draw_for_deal",
    Committed: "commit",
    PackCut: "cut",
    TrumpCardChosen: "trump_card",
    Dealt: "deal",
    DealSeen: "deal",
    BidMade: "bid",
    Passed: "pass",
    Redealt: "redeal",
    Conceded: "concede",
    Called: "call",
    Exchanged: "exchange",
    Declared: "declare",
    DeclarationPaid: "declaration_paid",
    Played: "play",
    TrickTaken: "trick",
    Drawn: "draw",
    Signalled: "signal",
    Requested: "request",
    HandEnded: "hand_end",
    Revealed: "reveal",
    MatchEnded: "match_end",
    DrawCommitted: "draw_commit",
    DrawRevealed: "draw_reveal",
    Withdrawn: "withdrawn",
    SecretKept: "secret",
    Undone: "undo",
    Sits: "sits",
    Resumed: "resumed",
    Absent: "absent",
    Contributed: "share",
    Opened: "opened",
    Signed: "signed",
    PhraseSaid: "said",
    GivenUp: "given_up",
    Chained: "chain",
}
LOG_VERSION = 1


def event_to_json(event: Event) -> Json:
    """An event as the log writes it."""
    name = NAMES[type(event)]
    match event:
        case MatchBegan():
            fields: Json = {"event": name, "version": LOG_VERSION} | msgspec.to_builtins(event)
            if event.seed is None:
                del fields["seed"]
            return fields
        case DrawnForDeal():
            rounds = [[None if c is None else c.code for c in row] for row in event.cards]
            return {"event": name, "cards": rounds, "dealer": event.dealer}
        case PackCut():
            cut: Json = {"event": name, "seat": event.seat, "at": event.at, "salt": event.salt}
            return cut | {"auto": True} if event.auto else cut
        case Dealt():
            return {
                "event": name,
                "hand": event.hand,
                "dealer": event.dealer,
                "deck": codes(event.deck),
                "hands": [codes(hand) for hand in event.hands],
                "turned": _code(event.turned),
                "stock": codes(event.stock),
            }
        case DealSeen():
            seen: Json = {
                "event": name,
                "hand": event.hand,
                "dealer": event.dealer,
                "turned": _code(event.turned),
                "cards": codes(event.cards),
                "counts": list(event.counts),
                "stock_count": event.stock_count,
            }
            return seen if event.hands is None else seen | {"hands": [codes(hand) for hand in event.hands]}
        case BidMade():
            return {"event": name, "seat": event.seat} | bid_fields(event.bid)
        case Called():
            call: Json = {
                "event": name,
                "seat": event.seat,
                "card": event.card.code,
                "contract": event.contract,
            }
            return call if event.partner is None else call | {"partner": event.partner}
        case Exchanged():
            return {"event": name, "seat": event.seat, "gave": event.gave.code, "took": event.took.code}
        case Played():
            return {"event": name, "seat": event.seat, "card": event.card.code}
        case Drawn():
            draw: Json = {"event": name, "seat": event.seat}
            return draw if event.card is None else draw | {"card": event.card.code}
        case Signalled():
            signal: Json = {"event": name, "seat": event.seat, "sign": event.sign}
            return signal if event.seen_by is None else signal | {"seen_by": list(event.seen_by)}
        case HandEnded():
            fields = {"event": name} | msgspec.to_builtins(event)
            return {key: value for key, value in fields.items() if value is not None or _kept(key, event)}
        case Revealed() | SecretKept():
            return {"event": name, "hand": event.hand, "bytes": event.secret}
        case DrawRevealed():
            return {"event": name, "bytes": event.secret, "salt": event.salt}
        case _:
            plain: Json = msgspec.to_builtins(event)
            return {"event": name} | plain


def _kept(key: str, event: HandEnded) -> bool:
    """True if a null value is still written: the contract of a passed-out auction, which has payments."""
    return key == "contract" and event.payments is not None


def _code(maybe: Card | None) -> str | None:
    return None if maybe is None else maybe.code


def event_line(event: Event) -> str:
    """An event as one line of JSON."""
    return msgspec.json.encode(event_to_json(event)).decode()


def _cards(entries: object) -> tuple[Card, ...]:
    return tuple(card(code) for code in msgspec.convert(entries, list[str]))


def _simple(kind: type[Event]) -> Callable[[Json], Event]:
    def read(data: Json) -> Event:
        return msgspec.convert({key: value for key, value in data.items() if key != "event"}, kind)

    return read


def _match(data: Json) -> Event:
    version = data["version"]
    if version != LOG_VERSION or type(version) is not int:
        raise ValueError(f"this program reads logs of version {LOG_VERSION}, not {version!r}")
    return msgspec.convert(data, MatchBegan)


def _cut(data: Json) -> Event:
    return PackCut(
        seat=msgspec.convert(data["seat"], int),
        at=msgspec.convert(data["at"], int),
        salt=msgspec.convert(data["salt"], str),
        auto=msgspec.convert(data.get("auto", False), bool),
    )


def _bytes(kind: type[Event]) -> Callable[[Json], Event]:
    def read(data: Json) -> Event:
        fields = {key: value for key, value in data.items() if key not in ("event", "bytes")}
        return msgspec.convert(fields | {"secret": data["bytes"]}, kind)

    return read


def _call(data: Json) -> Event:
    return Called(
        seat=data["seat"], card=card(data["card"]), contract=data["contract"], partner=data.get("partner")
    )


def _draw(data: Json) -> Event:
    drawn = card(data["card"]) if "card" in data else None
    return Drawn(seat=data["seat"], card=drawn)


def _deal(data: Json) -> Event:
    return Dealt(
        hand=data["hand"],
        dealer=data["dealer"],
        deck=_cards(data["deck"]),
        hands=tuple(_cards(hand) for hand in data["hands"]),
        turned=None if data["turned"] is None else card(data["turned"]),
        stock=_cards(data["stock"]),
    )


def _deal_seen(data: Json) -> Event:
    return DealSeen(
        hand=msgspec.convert(data["hand"], int),
        dealer=msgspec.convert(data["dealer"], int),
        turned=None if data["turned"] is None else card(data["turned"]),
        cards=_cards(data["cards"]),
        counts=msgspec.convert(data["counts"], tuple[int, ...]),
        stock_count=msgspec.convert(data["stock_count"], int),
        hands=tuple(_cards(hand) for hand in data["hands"]) if "hands" in data else None,
    )


def _draw_for_deal(data: Json) -> Event:
    rounds = msgspec.convert(data["cards"], list[list[str | None]])
    return DrawnForDeal(
        cards=tuple(tuple(None if c is None else card(c) for c in row) for row in rounds),
        dealer=msgspec.convert(data["dealer"], int),
    )


READERS: dict[str, Callable[[Json], Event]] = {
    "match": _match,
    "draw_for_deal": _draw_for_deal,
    "commit": _simple(Committed),
    "cut": _cut,
    "trump_card": _simple(TrumpCardChosen),
    "deal": _deal,
    "bid": lambda d: BidMade(seat=d["seat"], bid=bid_from(d)),
    "pass": _simple(Passed),
    "redeal": _simple(Redealt),
    "concede": _simple(Conceded),
    "call": _call,
    "exchange": lambda d: Exchanged(seat=d["seat"], gave=card(d["gave"]), took=card(d["took"])),
    "declare": _simple(Declared),
    "declaration_paid": _simple(DeclarationPaid),
    "play": lambda d: Played(seat=d["seat"], card=card(d["card"])),
    "trick": _simple(TrickTaken),
    "draw": _draw,
    "signal": _simple(Signalled),
    "request": _simple(Requested),
    "hand_end": _simple(HandEnded),
    "reveal": _bytes(Revealed),
    "match_end": _simple(MatchEnded),
    "draw_commit": _simple(DrawCommitted),
    "draw_reveal": _bytes(DrawRevealed),
    "withdrawn": _simple(Withdrawn),
    "secret": _bytes(SecretKept),
    "undo": _simple(Undone),
    "sits": _simple(Sits),
    "resumed": _simple(Resumed),
    "absent": _simple(Absent),
    "share": _simple(Contributed),
    "opened": _simple(Opened),
    "signed": _simple(Signed),
    "said": _simple(PhraseSaid),
    "given_up": _simple(GivenUp),
    "chain": _simple(Chained),
}


def _sign_seen(data: Json) -> Event:
    """A sign; whoever made it is not told who saw it."""
    return _simple(Signalled)({"seen_by": None} | data)


READERS_FOR_A_SEAT: dict[str, Callable[[Json], Event]] = READERS | {
    "deal": _deal_seen,
    "signal": _sign_seen,
}
"""A seat is told the same lines without what it may not see; these two look otherwise then."""


def event_from_json(data: object) -> Event:
    """The event of a line of the log (the whole truth, not a redacted one).

    Raises BadNotation.
    """
    return _event(data, READERS)


def seen_event_from_json(data: object) -> Event:
    """The event of a line as a seat, or whoever sits at none, has been told it (`Event.for_seat`).

    Raises BadNotation.
    """
    return _event(data, READERS_FOR_A_SEAT)


def _event(data: object, readers: Mapping[str, Callable[[Json], Event]]) -> Event:
    if not isinstance(data, dict):
        raise BadNotation("a line of the log is a JSON object")
    if "event" not in data:
        raise BadNotation("a line of the log says which event it tells of")
    read = readers.get(str(data["event"]))
    if read is None:
        raise BadNotation(f"there is no event {data['event']!r}")
    try:
        event = read(data)
    except KeyError as error:
        raise BadNotation(f"a {data['event']} event needs {error}") from None
    except (TypeError, ValueError, msgspec.ValidationError) as error:
        raise BadNotation(f"not a {data['event']} event: {error}") from None
    if unknown := data.keys() - event_to_json(event).keys():
        raise BadNotation(f"a {data['event']} event has no {', '.join(map(repr, sorted(unknown)))}")
    return event


def parse_line(line: str | bytes) -> Any:
    """The JSON of one line.

    Raises BadNotation.
    """
    try:
        return msgspec.json.decode(line)
    except (ValueError, RecursionError) as error:  # ValueError: malformed, cut short, or not UTF-8
        raise BadNotation(f"not JSON: {error}") from None


def in_sight(events: Iterable[Event]) -> Iterator[Event]:
    """Events read from a log, with everything restored that all players saw (R-DRAW-5, V-SC-1)."""
    turned: set[Card | None] = set()
    open_hands = False
    for event in events:
        match event:
            case MatchBegan():
                open_hands = event.variant in VARIANTS and VARIANTS[event.variant].open_hands
            case Dealt(turned=lies):
                turned = {lies}
                event = replace(event, open=open_hands)
            case DealSeen(turned=lies):
                turned = {lies}
            case Exchanged(gave=gave):
                turned.add(gave)  # and stays in it: the exchange may be taken back
            case Drawn(card=drawn):
                event = replace(event, public=open_hands or (drawn is not None and drawn in turned))
        yield event
