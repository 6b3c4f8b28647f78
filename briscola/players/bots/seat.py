"""A program at our table (docs/protocol.md)."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from briscola.engine.actions import ASKS, LEADS, SIGNS, Action, Ask, Sign
from briscola.engine.events import Event
from briscola.engine.notation import (
    BadNotation,
    Json,
    action_from_json,
    action_to_json,
    observation_to_json,
)
from briscola.engine.observation import Observation
from briscola.engine.record import event_to_json, parse_line
from briscola.engine.rules import Rules
from briscola.players.bots.faults import BotFault, Fault, plain
from briscola.players.bots.line_pipe import LineProgram
from briscola.players.talk.talker import SpeaksBeside

PROTOCOL = 1
TIMEOUT = 10.0  # seconds for any answer
GRACE = 1.0  # seconds for a program to leave after `bye`
LONGEST_NAME = 40


class BotProcess(SpeaksBeside):
    """A player that is another program. Every method but `close` may raise BotFault."""

    def __init__(self, command: Sequence[str], *, timeout: float = TIMEOUT) -> None:
        self.command = tuple(command)
        self.name = self.command[0]
        self._timeout = timeout
        self._asked = 0
        self._program = LineProgram(self.command)

    @property
    def alive(self) -> bool:
        """True while the program is still running."""
        return self._program.group.alive

    def hello(self, rules: Rules, *, seat: int, winning_hands: int) -> None:
        """Begin a game at a seat; learns the bot's name."""
        self._send(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "variant": rules.variant,
                "players": rules.players,
                "seat": seat,
                "sides": rules.sides,
                "options": dict(rules.changed),
                "winning_hands": winning_hands,
            }
        )
        answer = self._receive()
        if answer.get("ready") is not True:
            raise BotFault(self.name, Fault.NOT_READY)
        name = answer.get("name")
        if isinstance(name, str) and (said := plain(name, LONGEST_NAME)):
            self.name = self._program.name = said

    def tell(self, event: Event) -> None:
        """Pass on an event as the bot's seat may see it (`event.for_seat` has been asked); never waits."""
        self._send({"type": "event", "event": event_to_json(event)})

    def choose(self, view: Observation) -> Action:
        """The bot's answer to `act`, one of `view.legal`."""
        self._asked += 1
        self._send(
            {
                "type": "act",
                "id": self._asked,
                "observation": observation_to_json(view),
                "legal": [action_to_json(action) for action in view.legal],
            }
        )
        answer = self._receive()
        given = answer.get("id")
        if type(given) is not int or given != self._asked:
            raise BotFault(self.name, Fault.WRONG_ID, f"{given!r:.60}, asked was {self._asked}")
        try:
            action = action_from_json(answer.get("action"))
        except BadNotation as error:
            raise BotFault(self.name, Fault.NONSENSE, error) from None
        if action not in view.legal:
            raise BotFault(self.name, Fault.ILLEGAL, action_to_json(action))
        self.signs, self.requested = _talk_of(answer)
        return action

    def close(self) -> None:
        """Say bye and see the program out, with all that it has started."""
        with suppress(BotFault):  # it may be deaf
            self._send({"type": "bye"})
        self._program.close(GRACE)

    def _send(self, message: Json) -> None:
        self._program.say(msgspec.json.encode(message) + b"\n")

    def _receive(self) -> Json:
        line = self._program.hear(self._timeout)
        try:
            answer = parse_line(line)
        except BadNotation as error:
            raise BotFault(self.name, Fault.NOT_JSON, error) from None
        if not isinstance(answer, dict):
            raise BotFault(self.name, Fault.NOT_OBJECT)
        return answer


def _talk_of(answer: Json) -> tuple[tuple[Sign, ...], Ask | None]:
    """The signs and the request beside an action; what is none of them is let pass."""
    signals, requested = answer.get("signals"), answer.get("request")
    signs = tuple(sign for sign in SIGNS if isinstance(signals, list) and sign in signals)
    return signs, next((ask for ask in (*ASKS, *LEADS) if ask == requested), None)
