"""One of our levels as a bot at another's table (docs/protocol.md)."""

from collections.abc import Callable
from typing import TextIO

import msgspec

from briscola.engine.actions import ASKS, LEADS
from briscola.engine.notation import BadNotation, Json, action_to_json
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.bots.message_reader import act_of, event_of, game_of, message_of, next_line
from briscola.players.levels import make_player, parse_level
from briscola.players.player import Player
from briscola.players.talk.talker import Talker


def serve(level: str, *, seed: int, stdin: TextIO, stdout: TextIO) -> None:
    """One of our levels as a bot: answers `hello` and `act` line by line until `bye` or the end of input.

    It plays from `hello` and `act` alone; each `hello` begins anew from the seed, so that games do not
    depend on those before. Raises BadLevel, BadNotation (a message it cannot read) or BadOption.
    """
    parse_level(level)
    serve_player(
        f"briscola {level}",
        lambda _rules, seat: make_player(level, seed=seed, seat=seat),
        stdin=stdin,
        stdout=stdout,
    )


def serve_player(name: str, make: Callable[[Rules, int], Player], *, stdin: TextIO, stdout: TextIO) -> None:
    """Any player as a bot of that name; `make` gives a fresh one for each `hello`, of a game and a seat.

    Raises BadNotation or BadOption.
    """
    rules: Rules | None = None
    player: Player | None = None
    seat = 0
    while line := next_line(stdin):
        if not line.strip():
            continue
        message = message_of(line)
        match message["type"]:
            case "hello":
                rules, seat = game_of(message)
                player = make(rules, seat)
                _say(stdout, {"ready": True, "name": name})
            case "act":
                if rules is None or player is None:
                    raise BadNotation("act before hello")
                number, view = act_of(message, rules, seat)
                talk = _talk(player, view)
                _say(stdout, {"id": number, "action": action_to_json(player.choose(view)), **talk})
            case "event":
                event = event_of(message)
                if rules is not None and isinstance(player, Talker):
                    _overhear(player, rules, seat, event)
            case "bye":
                return
            case other:
                raise BadNotation(f"unknown message {other}")


def _talk(player: Player, view: Observation) -> Json:
    """Signs and request of a level beside its action; empty if it is silent."""
    if not isinstance(player, Talker):
        return {}
    sign, ask = player.says(view)
    return ({} if sign is None else {"signals": [sign]}) | ({} if ask is None else {"request": ask})


def _overhear(player: Talker, rules: Rules, seat: int, event: Json) -> None:
    """A request of the partner among the events; the observation tells everything else."""
    speaker = event.get("seat")
    if event["event"] != "request" or type(speaker) is not int or speaker == seat:
        return
    if speaker in rules.side_of[seat]:
        for ask in (*ASKS, *LEADS):
            if ask == event.get("ask"):
                player.hear(ask)


def _say(stdout: TextIO, answer: Json) -> None:
    stdout.write(msgspec.json.encode(answer).decode() + "\n")
    stdout.flush()
