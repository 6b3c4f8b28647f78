"""The JSON shape of every event: its keys and what kind of value each holds."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .cards import CARDS, RANKS, SUITS
from .errors import LogError

Event = dict[str, Any]
Test = Callable[[Any], bool]

_HEX = re.compile("[0-9a-f]{64}")


def _text(value: Any) -> bool:
    return type(value) is str


def _number(value: Any) -> bool:
    return type(value) is int  # not isinstance: true and false are no numbers


def _flag(value: Any) -> bool:
    return type(value) is bool


def _place(value: Any) -> bool:
    return type(value) is int and 0 <= value <= 5


def _card(value: Any) -> bool:
    return type(value) is str and value in CARDS


def _hex(value: Any) -> bool:
    return type(value) is str and _HEX.fullmatch(value) is not None


def _bid(value: Any) -> bool:
    return _number(value) or (type(value) is str and len(value) == 1 and value in RANKS)


def _suit(value: Any) -> bool:
    return type(value) is str and len(value) == 1 and value in SUITS


def _true(value: Any) -> bool:
    return value is True


def _end(value: Any) -> bool:
    return type(value) is str and value in ("bottom", "top")


def _object(value: Any) -> bool:
    return type(value) is dict


def _or_null(test: Test) -> Test:
    return lambda value: value is None or test(value)


def _list(test: Test) -> Test:
    return lambda value: type(value) is list and all(map(test, value))


@dataclass(frozen=True, kw_only=True)
class Shape:
    """The keys an event must have and those it may have, each with the test of its value."""

    required: Mapping[str, Test]
    optional: Mapping[str, Test] = field(default_factory=dict)


def _shape(optional: Mapping[str, Test] | None = None, **required: Test) -> Shape:
    return Shape(required={"event": _text, **required}, optional=optional or {})


SHAPES: Mapping[str, Shape] = {
    "match": _shape(
        {"seed": _or_null(_number)},  # a record of a person's match has none
        version=_number,
        variant=_text,
        players=_number,
        sides=_list(_list(_place)),
        winning_hands=_number,
        options=_object,
        levels=_list(_or_null(_text)),
    ),
    "draw_for_deal": _shape(cards=_list(_list(_or_null(_card))), dealer=_place),
    "commit": _shape(hand=_number, sha256=_hex),
    "cut": _shape({"auto": _true}, seat=_place, at=_number, salt=_text),
    "trump_card": _shape({"auto": _true}, seat=_place, which=_end),
    "withdrawn": _shape(hand=_number),
    "deal": _shape(
        hand=_number,
        dealer=_place,
        deck=_list(_card),
        hands=_list(_list(_card)),
        turned=_or_null(_card),
        stock=_list(_card),
    ),
    "redeal": _shape(seat=_place),
    "bid": _shape({"points": _number, "obliged": _true}, seat=_place, bid=_bid),
    "pass": _shape(seat=_place),
    "call": _shape(seat=_place, card=_card, contract=_number, partner=_place),
    "exchange": _shape(seat=_place, gave=_card, took=_card),
    "declare": _shape(seat=_place, suit=_suit, points=_number),
    "declaration_paid": _shape(seat=_place, suit=_suit, points=_number),
    "concede": _shape(seat=_place),
    "play": _shape(seat=_place, card=_card),
    "trick": _shape(winner=_place, points=_number),
    "draw": _shape(seat=_place, card=_card),
    "signal": _shape(seat=_place, sign=_text, seen_by=_list(_place)),
    "request": _shape(seat=_place, ask=_text),
    "hand_end": _shape(
        {
            "contract": _or_null(_number),
            "payments": _list(_number),
            "balance": _list(_number),
            "declared": _list(_number),
            "times": _number,
            "more": _number,
        },
        hand=_number,
        points=_list(_number),
        winners=_list(_place),
        reason=_text,
        capot=_flag,
        score=_list(_number),
    ),
    "reveal": _shape(hand=_number, bytes=_hex),
    "match_end": _shape(winners=_list(_place), score=_list(_number)),
    "given_up": _shape(),
}


def check_shape(event: Event, shape: Shape) -> list[str]:
    """Keys of `event` beyond the contract (adding is allowed); `LogError` if one is missing or wrong."""
    for key, test in shape.required.items():
        if key not in event:
            raise LogError(f'{event["event"]} has no "{key}"')
        if not test(event[key]):
            raise LogError(f'{event["event"]}: "{key}" cannot be {event[key]!r}')
    if len(event) == len(shape.required):
        return []
    for key, test in shape.optional.items():
        if key in event and not test(event[key]):
            raise LogError(f'{event["event"]}: "{key}" cannot be {event[key]!r}')
    return [key for key in event if key not in shape.required and key not in shape.optional]
