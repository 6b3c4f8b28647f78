"""A log read line by line: one JSON object each, its shape checked, in the order asked for."""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

from .errors import LogEndError, LogError
from .shapes import SHAPES, Event, check_shape

TALK = ("signal", "request")


def _no_doubles(pairs: list[tuple[str, Any]]) -> Event:
    event = dict(pairs)
    if len(event) != len(pairs):
        raise LogError("a key comes twice in one object")
    return event


def _no_constant(name: str) -> object:
    raise LogError(f"{name} is no JSON")


_DECODER = json.JSONDecoder(object_pairs_hook=_no_doubles, parse_constant=_no_constant)


def silence(event: Event) -> None:
    """The listener while nobody may talk."""
    raise LogError(f"a {event['event']} where talk is not possible")


class Log:
    """The events of a log, taken one after another.

    `listener` hears the signals and requests, which may come between any two events and are never taken.
    `additions` counts events and keys beyond the contract, which the contract allows. `onlooker` is told of
    every event, with the hash chain of the lines up to it.
    """

    def __init__(self, lines: Iterable[str | bytes]) -> None:
        self._lines = iter(lines)
        self.line = 0
        self.additions: Counter[str] = Counter()
        self.listener: Callable[[Event], None] = silence
        self.onlooker: Callable[[Event, bytes], None] = lambda _event, _chain: None
        self._chain = b""
        self.given_up = False
        """True once the line has come that ends a match which nobody finished."""

    def take(self, *kinds: str) -> Event:
        """The next event, which must be one of `kinds`; `LogEndError` at the end of the log."""
        event = self.take_or_end(*kinds)
        if event is None:
            raise LogEndError(f"the log ends where {' or '.join(kinds)} should come")
        return event

    def take_or_end(self, *kinds: str) -> Event | None:
        """The next event, which must be one of `kinds`, or None at the end of the log."""
        for raw in self._lines:
            self.line += 1
            if self.given_up:
                raise LogError("a line after the match was given up")
            event = _object(raw)
            self._chain = sha256(self._chain + _bytes(raw)).digest()
            kind = event.get("event")
            if type(kind) is str:
                self.onlooker(event, self._chain)
            if kind is None and "record" in event and "record" in kinds:
                return event
            shape = SHAPES.get(kind) if type(kind) is str else None
            if shape is None:
                if type(kind) is not str:
                    raise LogError('an object without the text "event"')
                self.additions[kind] += 1
                continue
            for key in check_shape(event, shape):
                self.additions[f"{kind}.{key}"] += 1
            self.given_up = kind == "given_up"
            if self.given_up:
                continue
            if kind in kinds:
                return event
            if kind in TALK:
                self.listener(event)
                continue
            raise LogError(f"{kind} where {' or '.join(kinds)} should come")
        return None


def _bytes(raw: str | bytes) -> bytes:
    return (raw.encode() if isinstance(raw, str) else raw).rstrip(b"\n")


def _object(raw: str | bytes) -> Event:
    try:
        found = _DECODER.decode(raw.decode() if isinstance(raw, bytes) else raw)
    except UnicodeDecodeError:
        raise LogError("not UTF-8") from None
    except ValueError:
        raise LogError("not JSON") from None
    if type(found) is not dict:
        raise LogError("not a JSON object")
    return found
