"""Actions and observations as JSON of the bot protocol, in both directions (docs/protocol.md)."""

from typing import Any

import msgspec
from msgspec import Struct

from briscola.engine.actions import (
    CONCEDE,
    DECLARATIONS,
    LOWEST_CONTRACT,
    PASS,
    Action,
    Bid,
    Call,
    Concede,
    Declare,
    Exchange,
    Pass,
    Play,
    Redeal,
    Sign,
)
from briscola.engine.cards import Card, Rank, Suit, UnknownCard, card
from briscola.engine.match_form import Standing
from briscola.engine.observation import Observation, SignSeen
from briscola.engine.rules import Rules
from briscola.engine.state import Declaration
from briscola.engine.trick import TableCard, Trick

Json = dict[str, Any]
BidJson = int | str | Json


class BadNotation(ValueError):  # noqa: N818 - a sentence for whoever sent it
    """JSON that is no action, event or observation of the protocol."""


def bid_fields(bid: Bid) -> Json:
    """`{"bid": 70}`, `{"bid": "R"}` or `{"bid": "2", "points": 65}`, with `"obliged": true` where it is."""
    if bid.rank is None:
        return {"bid": bid.points}
    if bid.plain:
        return {"bid": bid.rank.value}
    fields: Json = {"bid": bid.rank.value, "points": bid.points}
    return fields | {"obliged": True} if bid.obliged else fields


def bid_from(fields: Json) -> Bid:
    """The bid of such fields.

    Raises BadNotation.
    """
    bid, points = fields.get("bid"), fields.get("points", LOWEST_CONTRACT)
    if type(bid) is int:
        return Bid(points=bid)
    if isinstance(bid, str) and bid in Rank.__members__.values() and type(points) is int:
        obliged = fields.get("obliged", False)
        if type(obliged) is bool:
            return Bid(rank=Rank(bid), points=points, obliged=obliged)
    raise BadNotation(f"{fields} is no bid")


def action_to_json(action: Action) -> Json:
    """An action as the protocol writes it."""
    match action:
        case Play(card=played):
            return {"play": played.code}
        case Bid():
            return bid_fields(action)
        case Pass():
            return {"pass": True}
        case Call(card=called):
            return {"call": called.code}
        case Redeal(wanted=wanted):
            return {"redeal": wanted}
        case Concede():
            return {"concede": True}
        case Declare(suit=suit):
            return {"declare": suit.value}
    return {"exchange": action.take}


def action_from_json(data: object) -> Action:
    """The action that JSON names.

    Raises BadNotation.
    """
    if isinstance(data, dict):
        try:
            match data:
                case {"play": str(code)}:
                    return Play(card=card(code))
                case {"call": str(code)}:
                    return Call(card=card(code))
                case {"exchange": bool(take)}:
                    return Exchange(take=take)
                case {"declare": str(suit)} if suit in {s.value for s in Suit}:
                    return DECLARATIONS[Suit(suit)]
                case {"pass": True}:
                    return PASS
                case {"redeal": bool(wanted)}:
                    return Redeal(wanted=wanted)
                case {"concede": True}:
                    return CONCEDE
                case {"bid": _}:
                    return bid_from(data)
        except UnknownCard as error:
            raise BadNotation(str(error)) from None
    raise BadNotation(f"{data!r} is no action")


def codes(cards: tuple[Card, ...]) -> list[str]:
    """The codes of cards."""
    return [c.code for c in cards]


def observation_to_json(view: Observation) -> Json:
    """An observation as the protocol writes it."""
    seen: Json = {
        "hand": codes(view.hand),
        "seat": view.seat,
        "to_act": view.to_act,
        "dealer": view.dealer,
        "leader": view.leader,
        "trumps": None if view.trumps is None else view.trumps.value,
        "turned": None if view.turned is None else view.turned.code,
        "stock_count": view.stock_count,
        "table": [[play.seat, play.card.code] for play in view.table],
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [play.card.code for play in trick.plays],
                "winner": trick.winner,
                "points": trick.points,
            }
            for trick in view.tricks
        ],
        "known": {str(seat): codes(cards) for seat, cards in view.known.items()},
        "open": {str(seat): codes(cards) for seat, cards in view.open.items()},
        "points": list(view.points),
        "score": list(view.standing.score),
        "balance": list(view.standing.balance),
        "winning_hands": view.standing.winning_hands,
        "counts": list(view.counts),
        "bids": [[seat, "pass" if bid is None else _bid_entry(bid)] for seat, bid in view.bids],
        "contract": view.contract,
        "caller": view.caller,
        "called": None if view.called is None else view.called.code,
        "signals": [{"trick": s.trick, "seat": s.seat, "sign": s.sign} for s in view.signals],
    }
    if view.rules.voids_double:
        seen["times"] = view.standing.times
    if view.rules.ties_count:
        seen["more"] = view.standing.more
    if view.rules.marianna is None:
        return seen
    declared = [msgspec.to_builtins(made._asdict()) for made in view.declared]
    return seen | {"declared": declared}


def _bid_entry(bid: Bid) -> BidJson:
    fields = bid_fields(bid)
    entry: BidJson = fields if "points" in fields else fields["bid"]
    return entry


class _TrickJson(Struct, frozen=True):
    leader: int
    cards: list[str]
    winner: int
    points: int


class _SignJson(Struct, frozen=True):
    trick: int
    seat: int
    sign: Sign


class _DeclarationJson(Struct, frozen=True):
    trick: int
    seat: int
    suit: Suit
    points: int


class _ObservationJson(Struct, frozen=True):
    hand: list[str]
    seat: int
    to_act: int | None
    dealer: int
    leader: int | None
    trumps: str | None
    turned: str | None
    stock_count: int
    table: list[tuple[int, str]]
    tricks: list[_TrickJson]
    known: dict[str, list[str]]
    open: dict[str, list[str]]
    points: list[int]
    score: list[int]
    balance: list[int]
    winning_hands: int
    counts: list[int]
    bids: list[tuple[int, int | str | dict[str, bool | int | str]]]
    contract: int | None
    caller: int | None
    called: str | None
    signals: list[_SignJson]
    declared: list[_DeclarationJson] = []
    times: int = 1
    more: int = 0


def observation_from_json(rules: Rules, data: object, legal: object) -> Observation:
    """The observation of an `act` message; `legal` is its list of actions.

    Raises BadNotation.
    """
    try:
        raw = msgspec.convert(data, _ObservationJson)
        actions = tuple(action_from_json(entry) for entry in msgspec.convert(legal, list[object]))
        return Observation(
            rules=rules,
            seat=raw.seat,
            hand=_cards(raw.hand),
            to_act=raw.to_act,
            legal=actions,
            dealer=raw.dealer,
            leader=raw.leader,
            trumps=None if raw.trumps is None else Suit(raw.trumps),
            turned=None if raw.turned is None else card(raw.turned),
            stock_count=raw.stock_count,
            table=tuple(TableCard(seat, card(code)) for seat, code in raw.table),
            tricks=tuple(_trick(rules, raw.dealer, trick) for trick in raw.tricks),
            known={_place(rules, key): _cards(cards) for key, cards in raw.known.items()},
            open={_place(rules, key): _cards(cards) for key, cards in raw.open.items()},
            points=tuple(raw.points),
            standing=Standing(
                winning_hands=raw.winning_hands,
                score=tuple(raw.score),
                balance=tuple(raw.balance),
                times=raw.times,
                more=raw.more,
            ),
            counts=tuple(raw.counts),
            bids=tuple((seat, None if bid == "pass" else _bid_of(bid)) for seat, bid in raw.bids),
            contract=raw.contract,
            caller=raw.caller,
            called=None if raw.called is None else card(raw.called),
            signals=tuple(SignSeen(trick=s.trick, seat=s.seat, sign=s.sign) for s in raw.signals),
            declared=tuple(Declaration(d.trick, d.seat, d.suit, d.points) for d in raw.declared),
        )
    except (ValueError, IndexError) as error:
        raise BadNotation(f"not an observation: {error}") from None


def _bid_of(entry: BidJson) -> Bid:
    return bid_from(entry if isinstance(entry, dict) else {"bid": entry})


def _cards(entries: list[str]) -> tuple[Card, ...]:
    return tuple(card(code) for code in entries)


def _place(rules: Rules, key: str) -> int:
    for place in range(rules.places):
        if key == str(place):
            return place
    raise ValueError(f"there is no seat {key!r}")


def _trick(rules: Rules, dealer: int, raw: _TrickJson) -> Trick:
    order = rules.order(dealer)
    if raw.leader not in order or len(raw.cards) != len(order):
        raise ValueError(f"a trick is led by a seat and has {len(order)} cards")
    first = order.index(raw.leader)
    seats = order[first:] + order[:first]
    return Trick(
        leader=raw.leader,
        plays=tuple(TableCard(seat, card(code)) for seat, code in zip(seats, raw.cards, strict=True)),
        winner=raw.winner,
        points=raw.points,
    )
