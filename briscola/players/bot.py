"""The bot protocol, both ways (bots.md): a program at our table, and one of our levels at another's."""

import subprocess
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, TextIO

import msgspec

from briscola.engine.actions import ASKS, SIGNS, Action, Ask, Sign
from briscola.engine.events import Event
from briscola.engine.notation import (
    BadNotation,
    Json,
    action_from_json,
    action_to_json,
    observation_from_json,
    observation_to_json,
)
from briscola.engine.observation import Observation
from briscola.engine.options import BadOption
from briscola.engine.record import event_to_json, parse_line
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.levels import make_player, parse_level
from briscola.players.player import Player
from briscola.players.talk.talker import SpeaksBeside, Talker

PROTOCOL = 1
TIMEOUT = 10.0  # seconds for any answer
GRACE = 1.0  # seconds for a program to leave after `bye`


class BotFault(RuntimeError):  # noqa: N818 - the word of the protocol
    """A bot broke the protocol; the message says how, in a sentence."""


class BotProcess(SpeaksBeside):
    """A player that is another program. Every method but `close` may raise BotFault."""

    def __init__(self, command: Sequence[str], *, timeout: float = TIMEOUT) -> None:
        self.command = tuple(command)
        self.name = self.command[0]
        self._timeout = timeout
        self._asked = 0
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        try:
            self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise BotFault(f"{self.name} cannot be started: {error.strerror or error}") from None
        assert self._process.stdout is not None
        Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True).start()

    @property
    def alive(self) -> bool:
        """Whether the program is still running."""
        return self._process.poll() is None

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
            raise BotFault(f"{self.name} did not answer hello with ready")
        self.name = str(answer.get("name", self.name))

    def tell(self, event: Event) -> None:
        """Pass on an event as the bot's seat may see it (`event.for_seat` has been asked)."""
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
        if answer.get("id") != self._asked:
            raise BotFault(f"{self.name} answered id {answer.get('id')!r}, asked was {self._asked}")
        try:
            action = action_from_json(answer.get("action"))
        except BadNotation as error:
            raise BotFault(f"{self.name} answered nonsense: {error}") from None
        if action not in view.legal:
            raise BotFault(f"{self.name} chose {action_to_json(action)}, which is not legal")
        self.signs, self.requested = _talk_of(answer)
        return action

    def close(self) -> None:
        """Say bye and see the program out."""
        pipe = self._process.stdin
        assert pipe is not None
        try:
            pipe.write(b'{"type":"bye"}\n')
            pipe.close()
        except OSError:
            pass  # it has gone already
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _send(self, message: Json) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        try:
            pipe.write(msgspec.json.encode(message) + b"\n")
            pipe.flush()
        except (OSError, ValueError):
            raise BotFault(f"{self.name} has gone away") from None

    def _receive(self) -> Json:
        try:
            line = self._lines.get(timeout=self._timeout)
        except Empty:
            raise BotFault(f"{self.name} did not answer within {self._timeout:g} s") from None
        if not line:
            raise BotFault(f"{self.name} has gone away")
        try:
            answer = parse_line(line)
        except BadNotation as error:
            raise BotFault(f"{self.name} answered something that is {error}") from None
        if not isinstance(answer, dict):
            raise BotFault(f"{self.name} answered JSON that is not an object")
        return answer


def _listen(pipe: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Move a program's lines to a queue; an empty one says that it has closed its output."""
    for line in pipe:
        lines.put(line)
    lines.put(b"")
    pipe.close()


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
    for line in stdin:
        if not line.strip():
            continue
        message = parse_line(line)
        kind = message.get("type") if isinstance(message, dict) else None
        if kind == "hello":
            rules, seat = _game_of(message)
            player = make(rules, seat)
            _say(stdout, {"ready": True, "name": name})
        elif kind == "act":
            if rules is None or player is None:
                raise BadNotation("act before hello")
            view = observation_from_json(rules, message.get("observation"), message.get("legal"))
            talk = _talk(player, view)
            _say(stdout, {"id": message.get("id"), "action": action_to_json(player.choose(view)), **talk})
        elif kind == "bye":
            return
        elif kind == "event":
            if rules is not None and isinstance(player, Talker):
                _overhear(player, rules, seat, message.get("event"))
        else:
            raise BadNotation(f"unknown message {line.strip()[:80]}")


def _talk_of(answer: Json) -> tuple[tuple[Sign, ...], Ask | None]:
    """The signs and the request beside an action; what is none of them is let pass."""
    signals, requested = answer.get("signals"), answer.get("request")
    signs = tuple(sign for sign in SIGNS if isinstance(signals, list) and sign in signals)
    return signs, next((ask for ask in ASKS if ask == requested), None)


def _talk(player: Player, view: Observation) -> Json:
    """What a level says beside its action, empty when it is silent."""
    if not isinstance(player, Talker):
        return {}
    sign, ask = player.says(view)
    return ({} if sign is None else {"signals": [sign]}) | ({} if ask is None else {"request": ask})


def _overhear(player: Talker, rules: Rules, seat: int, event: object) -> None:
    """A request of the partner among the events; the observation tells everything else."""
    if not isinstance(event, dict) or event.get("event") != "request" or event.get("seat") == seat:
        return
    if event.get("seat") in rules.side_of[seat]:
        for ask in ASKS:
            if ask == event.get("ask"):
                player.hear(ask)


def _game_of(hello: Json) -> tuple[Rules, int]:
    """The rules and the seat of a `hello`."""
    variant, players, seat = hello.get("variant"), hello.get("players"), hello.get("seat")
    options = hello.get("options", {})
    if not (isinstance(variant, str) and type(players) is int and type(seat) is int):
        raise BadNotation("hello must name variant, players and seat")
    if not isinstance(options, dict):
        raise BadOption("options must be an object of keys and values")
    return make_rules(variant, players, options), seat


def _say(stdout: TextIO, answer: Json) -> None:
    stdout.write(msgspec.json.encode(answer).decode() + "\n")
    stdout.flush()
