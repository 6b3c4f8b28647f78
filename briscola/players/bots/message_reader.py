"""Strict reading of another referee's messages. Each mistake is a sentence (BadNotation, BadOption)."""

import json
from typing import Any, TextIO

from briscola.engine.notation import BadNotation, Json, observation_from_json
from briscola.engine.observation import Observation
from briscola.engine.options import BadOption
from briscola.engine.record import parse_line
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.bots.plausible import check_observation
from briscola.players.bots.seat import PROTOCOL

LONGEST_MESSAGE = 1 << 20
"""Letters that a line of the referee may have; a long `act` has some five thousand."""
LARGEST_ID = 2**53


def next_line(stdin: TextIO) -> str:
    """The next line, empty at the end of input.

    Raises BadNotation.
    """
    line = stdin.readline(LONGEST_MESSAGE + 1)
    if len(line) > LONGEST_MESSAGE:
        raise BadNotation(f"a line of more than {LONGEST_MESSAGE} letters")
    return line


def message_of(line: str) -> Json:
    """The message of a line: an object that says its type.

    Raises BadNotation.
    """
    message = parse_line(line)
    try:
        json.loads(line, object_pairs_hook=_once)
    except RecursionError:
        raise BadNotation("not JSON that anybody reads: it is too deep") from None
    if not isinstance(message, dict):
        raise BadNotation("a message is a JSON object")
    if not isinstance(message.get("type"), str):
        raise BadNotation("a message says its type")
    return message


def _once(pairs: list[tuple[str, Any]]) -> None:
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        raise BadNotation("an object with the same key twice")


def game_of(hello: Json) -> tuple[Rules, int]:
    """The rules and the seat of a `hello`; what may be left out of it must not be wrong.

    Raises BadNotation or BadOption.
    """
    variant, players, seat = hello.get("variant"), hello.get("players"), hello.get("seat")
    options = hello.get("options", {})
    if not (isinstance(variant, str) and type(players) is int and type(seat) is int):
        raise BadNotation("hello must name variant, players and seat")
    if hello.get("protocol", PROTOCOL) != PROTOCOL or type(hello.get("protocol", PROTOCOL)) is not int:
        raise BadNotation(f"this bot speaks protocol {PROTOCOL}")
    if not isinstance(options, dict):
        raise BadOption("options must be an object of keys and values")
    for key, value in options.items():
        if not isinstance(value, (bool, int, str)):
            raise BadOption(f"option {key} is neither a boolean nor a number nor a word")
    rules = make_rules(variant, players, options)
    if not 0 <= seat < rules.players:
        raise BadNotation(f"there is no seat {seat} at a table for {rules.players}")
    sides = [list(side) for side in rules.sides]
    if hello.get("sides", sides) != sides:
        raise BadNotation(f"the sides of this game are {sides}")
    hands = hello.get("winning_hands", 1)
    if type(hands) is not int or hands < 1:
        raise BadNotation("winning_hands must be a number from 1 up")
    return rules, seat


def act_of(act: Json, rules: Rules, seat: int) -> tuple[int, Observation]:
    """The id of an `act`, and what the seat sees.

    Raises BadNotation.
    """
    number = act.get("id")
    if type(number) is not int or abs(number) > LARGEST_ID:
        raise BadNotation("the id of an act must be a whole number of common size")
    view = observation_from_json(rules, act.get("observation"), act.get("legal"))
    if view.seat != seat:
        raise BadNotation(f"hello was for seat {seat}, the observation is seat {view.seat}'s")
    check_observation(view)
    return number, view


def event_of(message: Json) -> Json:
    """The event in an `event` message; kinds that this program does not know are accepted.

    Raises BadNotation.
    """
    event = message.get("event")
    if not isinstance(event, dict) or not isinstance(event.get("event"), str):
        raise BadNotation("an event is an object that says which")
    return event
