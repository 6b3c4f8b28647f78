"""Damage to a stream of messages: to their order, to one of them, or to what a changed host signs anew."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from briscola.client.visit.followed_match import told_header
from briscola.client.visit.host_cheats import HostCheats
from briscola.engine.chain import chain_of
from briscola.engine.events import Committed
from briscola.network.keys.statements import signature
from briscola.network.lines.person_entries import PublicDigest, SeenEntries
from briscola.network.lines.signed_entries import Situation
from briscola.network.messages.encoding import BadMessage, encode, host_message
from briscola.network.messages.from_host import AskFor, Echo, HostMessage, MatchHeader, NextLine, Truth
from tests.client.friends.host_streams import Heard, HostStream
from tests.client.friends.in_memory import TABLE
from tests.damaged_json import damaged

Stream = list[Heard]
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 39, 40, 41, 120, 121, 999_999, 1_000_000, 1_000_001, 2**63, -(2**31))


def damaged_stream(stream: HostStream, other: HostStream, chance: Random) -> tuple[str, Stream]:
    """A stream with one thing wrong, seldom more, and what was done; `other` is one of another match.

    Half of the time the host signs again all that it tells afterwards.
    """
    heard = list(stream.messages)
    done = []
    for _ in range(chance.choice((1, 1, 1, 1, 2, 3))):
        how = chance.choice(WAYS)
        heard = how(heard, list(other.messages), chance)
        done.append(how.__name__.strip("_"))
    if chance.random() < 0.5:
        heard = signed_again(heard, stream)
        done.append("signed again")
    return ", ".join(done), heard


def _at(heard: Stream, chance: Random, kinds: Sequence[bytes] = ()) -> int:
    """A place in the stream, of a message of one of these kinds if there is one."""
    found = [n for n, each in enumerate(heard) if not kinds or any(kind in each.data[:30] for kind in kinds)]
    return chance.choice(found or range(len(heard))) if heard else 0


def _dropped(heard: Stream, _other: Stream, chance: Random) -> Stream:
    at = _at(heard, chance)
    return heard[:at] + heard[at + chance.choice((1, 1, 3)) :]


def _doubled(heard: Stream, _other: Stream, chance: Random) -> Stream:
    at, to = _at(heard, chance), _at(heard, chance)
    return heard[:to] + heard[at : at + 1] + heard[to:]


def _swapped(heard: Stream, _other: Stream, chance: Random) -> Stream:
    at = chance.randrange(max(1, len(heard) - 1))
    return heard[:at] + heard[at : at + 2][::-1] + heard[at + 2 :]


def _cut_off(heard: Stream, _other: Stream, chance: Random) -> Stream:
    at = _at(heard, chance)
    each = heard[at]
    return [*heard[:at], replace(each, data=each.data[: chance.randrange(len(each.data))]), *heard[at + 1 :]]


def _of_another_match(heard: Stream, other: Stream, chance: Random) -> Stream:
    at, there = _at(heard, chance), _at(other, chance)
    some = [replace(each, at=heard[at].at) for each in other[there : there + chance.choice((1, 1, 40))]]
    return heard[:at] + some + heard[at:]


def _damaged_message(heard: Stream, _other: Stream, chance: Random) -> Stream:
    return _changed(heard, _at(heard, chance), lambda line: damaged(line, chance))


def _damaged_rare(heard: Stream, _other: Stream, chance: Random) -> Stream:
    """Most messages are lines and turns: here every kind is as often as any other."""
    kinds = sorted({each.data.partition(b",")[0] for each in heard})
    at = _at(heard, chance, [chance.choice(kinds)])
    return _changed(heard, at, lambda line: damaged(line, chance))


def _another_value(heard: Stream, _other: Stream, chance: Random) -> Stream:
    """A line or a view of the match, with another value of the same kind in it: the form is right."""
    at = _at(heard, chance, (b'"type":"line"', b'"type":"view"', b'"type":"ask"', b'"type":"truth"'))

    def change(text: str) -> bytes:
        message = json.loads(text)
        inner = message.get("event") or message.get("observation") or message
        _change_value(inner, chance)
        return json.dumps(message).encode()

    return _changed(heard, at, change)


def _another_event(heard: Stream, _other: Stream, chance: Random) -> Stream:
    """The event of another line in the place of one."""
    at, there = _at(heard, chance, (b'"type":"line"',)), _at(heard, chance, (b'"type":"line"',))

    def change(text: str) -> bytes:
        message, other = json.loads(text), json.loads(heard[there].data)
        if "event" in message and "event" in other:
            message["event"] = other["event"]
        return json.dumps(message).encode()

    return _changed(heard, at, change)


def _line_more(heard: Stream, _other: Stream, chance: Random) -> Stream:
    """A line that is told once more, with the right number, and all later ones numbered anew."""
    at, there = _at(heard, chance, (b'"type":"line"',)), _at(heard, chance, (b'"type":"line"',))
    return _numbered([*heard[:at], replace(heard[there], at=heard[at].at), *heard[at:]])


def _line_less(heard: Stream, _other: Stream, chance: Random) -> Stream:
    """A line that is never told, and all later ones numbered anew."""
    at = _at(heard, chance, (b'"type":"line"',))
    return _numbered(heard[:at] + heard[at + 1 :])


WAYS: Sequence[Callable[[Stream, Stream, Random], Stream]] = (
    _dropped,
    _doubled,
    _swapped,
    _cut_off,
    _of_another_match,
    _damaged_message,
    _damaged_rare,
    _damaged_rare,
    _another_value,
    _another_value,
    _another_value,
    _another_event,
    _another_event,
    _line_more,
    _line_less,
)


def _changed(heard: Stream, at: int, change: Callable[[str], bytes]) -> Stream:
    if not heard:
        return heard
    try:
        data = change(heard[at].data.decode())
    except ValueError:  # an earlier damage has left no JSON
        return heard
    return [*heard[:at], replace(heard[at], data=data), *heard[at + 1 :]]


def _change_value(inside: Any, chance: Random) -> None:
    """Put another value of the same kind at one place of a message."""
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
        for key in keys:
            places.append((value, key))
            walk(value[key])

    walk(inside)
    for _ in range(20):
        if not places:
            return
        container, key = chance.choice(places)
        old = container[key]
        if isinstance(old, bool):
            container[key] = not old
        elif isinstance(old, int):
            container[key] = chance.choice((old + 1, old - 1, chance.choice(NUMBERS)))
        elif isinstance(old, str) and len(old) == 2:
            container[key] = chance.choice("1234567FCR") + chance.choice("CDBS")
        elif isinstance(old, list):
            container[key] = chance.choice(([], old[:-1], old[1:], old + old[:1], old[::-1], old * 40))
        elif old is None:
            container[key] = chance.choice((0, -1, "1D", []))
        elif isinstance(old, str):
            strings = [each for each, k in places if isinstance(each[k], str)]
            container[key] = chance.choice(
                (old + old[:1], "", "x" * 1000, *([] if not strings else [old[::-1]]))
            )
        else:
            continue
        return


def _numbered(heard: Stream) -> Stream:
    """The lines with the numbers 1, 2, 3 …"""
    n, found = 0, []
    for each in heard:
        if b'"type":"line"' in each.data[:30]:
            try:
                message = json.loads(each.data)
            except ValueError:
                message = {}
            if "n" in message:
                n += 1
                each = replace(each, data=json.dumps(message | {"n": n}).encode())
        elif b'"type":"match"' in each.data[:30]:
            n = 0
        found.append(each)
    return found


def signed_again(heard: Stream, stream: HostStream) -> Stream:
    """The stream as a changed host would sign it: every signature is of what it has told by then."""
    signer: _Signer | None = None
    found = []
    for each in heard:
        try:
            message = host_message(each.data)
            if isinstance(message, MatchHeader):
                signer = _Signer(message, stream.line)
            signed = None if signer is None else signer.signed(message)
        except (BadMessage, HostCheats, ValueError):  # nobody can sign that
            signed = None
        found.append(each if signed is None else replace(each, data=encode(signed)))
    return found


class _Signer:
    """The table's key in the hands of a changed program, which tells one person of a match."""

    def __init__(self, begun: MatchHeader, line: str) -> None:
        """Raises HostCheats for no header of a match."""
        header = told_header(begun, table=TABLE.public)
        self._begun, self._line, self._first = begun, line, header.line
        self._seen, self._digest = SeenEntries(header.line), PublicDigest()
        self._now = Situation(TABLE.public, header.id)
        self._true: list[str] = []

    def signed(self, message: HostMessage) -> HostMessage | None:
        """The message with the numbers and signatures that her program looks at; None if it has none."""
        run, seat, told = self._begun.run, self._begun.seat, self._seen.count
        match message:
            case NextLine():
                self._seen.add(message.seen)
                self._digest.add(message.seen)
                if isinstance(message.seen, Committed):
                    self._now.sealed(message.seen.hand, b"")
            case AskFor() if seat is not None:
                ask = replace(message, lines=told, digest=self._digest.hex)
                return replace(ask, sig=signature(TABLE, self._now.ask(run, seat, ask)))
            case Echo() if seat is not None:
                echo = replace(message, lines=told, seen=self._seen.hex)
                return replace(echo, sig=signature(TABLE, self._now.echo(run, seat, self._line, echo)))
            case Truth():
                truth = replace(message, first=len(self._true) + 1)
                self._true += message.lines
                if truth.more:
                    return truth
                digest = chain_of(self._first, self._true).hex()
                return replace(truth, sig=signature(TABLE, self._now.truth(run, truth.hand, digest)))
        return None
