"""Records: one match a file, a header and then its events, a line each (docs/record.md)."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from briscola.engine.deal_code import BadDealCode, decode, encode
from briscola.engine.events import Chained, Event, MatchBegan
from briscola.engine.notation import BadNotation
from briscola.engine.options import BadOption
from briscola.engine.record import event_from_json, event_line, in_sight, parse_line
from briscola.engine.replay import replay_prefix
from briscola.engine.replay_cursor import BadRecord, Position
from briscola.engine.seal import BrokenSeal, check_kept
from briscola.engine.terms import PERSON, Terms
from briscola.engine.variants import make_rules
from briscola.players.bots.command import is_program
from briscola.storage.plain import read_plain

RECORD = 2
"""The version that this program writes."""
OLDER = 1
"""The version that it still reads: a header that binds nothing, then a log."""
ID = re.compile("[0-9a-f]{32}")
BEGAN = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


class Follows(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The match before a rematch, and who deals first in it."""

    record: str
    dealer: int


class HouseTerms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings that matter to how a match counts."""

    undo: bool
    hints: bool
    deck: str = ""
    """The deck on the table when the match began."""


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record."""

    record: int
    program: str
    id: str
    began: str
    """When, in UTC: 2026-11-21T19:03:11Z."""
    setup: dict[str, Any]
    """A `MatchSetup`, as JSON."""
    settings: HouseTerms
    seeds: tuple[str, ...]
    """What the computers' chance follows from, seat 1 first."""
    follows: Follows | None = None
    deal: str | None = None
    """The deal code of a hand that is played again."""

    @property
    def line(self) -> str:
        """The header as it stands in the file."""
        return msgspec.json.encode(self).decode()

    @property
    def terms(self) -> Terms:
        """What it fixes for the events: beside a program nothing is taken back.

        Raises BadDealCode.
        """
        return Terms(
            header=self.line,
            dealer=None if self.follows is None else self.follows.dealer,
            deal=None if self.deal is None else decode(self.deal),
            undo=self.settings.undo and not any(map(is_program, _levels(self.setup))),
        )


class Record(Struct, frozen=True, kw_only=True):
    """What a file holds up to `position`. `wrong` is the first thing that is not right, in a sentence.

    `header` is None in a log and in a record of version 1, whose older header is `old`.
    """

    header: Header | None
    old: dict[str, Any] | None
    events: tuple[Event, ...]
    """All events that can be read; those of the first `position.lines` are right."""
    position: Position
    lines: int
    """All lines after the header, right or not."""
    wrong: str | None
    damaged: bool = False
    """What is wrong is no mere end that was never written: something before it may be wrong as well."""

    @property
    def sure(self) -> int:
        """So many lines can be gone on from.

        Of a damaged record only what a chain vouches for: a line may be wrong long before it contradicts.
        """
        if not self.damaged:
            return self.position.lines
        right = self.events[: self.position.lines]
        chains = [at for at, event in enumerate(right, 1) if isinstance(event, Chained)]
        return chains[-1] if chains else 0

    @property
    def lost(self) -> int:
        """The lines that a match which is taken up again would leave behind."""
        return self.lines - self.sure


def parse(data: bytes) -> Record:
    """What the bytes of a log or record say, checked line by line as far as they are right.

    Raises BadRecord where not even the header can be read.
    """
    lines = data.split(b"\n")
    torn = lines.pop()  # what stands after the last end of line
    header, old = read_header(lines[0] if lines else torn)
    first = 1 if header is None and old is None else 2
    strict = header is not None
    if torn and (strict or torn.strip()):
        lines.append(torn)
    events: list[Event] = []
    wrong: str | None = None
    damaged = False
    for number, line in enumerate(lines[first - 1 :], first):
        try:
            events.append(_event(line, strict=strict))
        except BadNotation as error:
            wrong = f"line {number}: {error}"
            damaged = any(_readable(later) for later in lines[number:])
            break
    events = list(in_sight(events))
    terms = None if header is None else header.terms
    position, contradiction = replay_prefix(events, terms=terms, first_line=first)
    if contradiction is None and old is not None:
        contradiction = _kept_by_older(old, position)
    if contradiction is None and header is not None and events:
        try:
            check_setup(header, events[0])
        except BadRecord as error:
            contradiction, position = error, Position()
    if wrong is None and strict and torn:
        wrong = f"line {len(lines)}: the end of the line is missing"
    return Record(
        header=header,
        old=old,
        events=tuple(events),
        position=position,
        lines=len(lines) - first + 1,
        wrong=wrong if contradiction is None else str(contradiction),
        damaged=damaged or contradiction is not None,
    )


def read_record(path: Path) -> Record:
    """The record in a file.

    Raises OSError, and BadRecord where not even the header can be read.
    """
    return parse(read_plain(path))


def read_header(line: bytes) -> tuple[Header | None, dict[str, Any] | None]:
    """The header of a record, or that of a record of version 1, or neither in a log.

    Raises BadRecord for a header that is damaged or of a newer version.
    """
    try:
        fields = parse_line(line)
    except BadNotation:
        return None, None
    if not isinstance(fields, dict) or "record" not in fields:
        return None, None
    version = fields["record"]
    if version == OLDER and type(version) is int:
        return None, fields
    if version != RECORD or type(version) is not int:
        raise BadRecord(
            f"line 1: this program reads records of version {OLDER} and {RECORD}, not {version!r}"
        )
    try:
        header = msgspec.convert(fields, Header)
        _check_header(header)
    except (msgspec.ValidationError, BadDealCode) as error:
        raise BadRecord(f"line 1: not a header: {error}") from None
    if header.line.encode() != line:
        raise BadRecord("line 1: the header is not written as this program writes it")
    return header, None


def _check_header(header: Header) -> None:
    """Whether its names have their form: they are shown to people, and files are named after them.

    Raises BadRecord, BadDealCode.
    """
    ids = [header.id] if header.follows is None else [header.id, header.follows.record]
    if not all(ID.fullmatch(name) for name in ids):
        raise BadRecord("line 1: the id of a match is 32 hexadecimal digits")
    if len(set(ids)) < len(ids):
        raise BadRecord("line 1: no match follows itself")
    if not BEGAN.fullmatch(header.began):
        raise BadRecord("line 1: the match began at no time")
    if header.deal is not None:
        if header.follows is not None:
            raise BadRecord("line 1: a deal that is played again follows no match")
        if encode(decode(header.deal)) != header.deal:
            raise BadRecord("line 1: the deal code is not written as this program writes it")


def _kept_by_older(old: dict[str, Any], position: Position) -> BadRecord | None:
    """What is wrong with the bytes of the hand in progress, where a header of version 1 keeps them."""
    kept = old.get("secret", "")
    if kept == "" or position.shuffle is None:
        return None
    try:
        check_kept(position.shuffle, str(kept))
    except BrokenSeal as error:
        return BadRecord(f"line 1: {error}")
    return None


def _levels(setup: dict[str, Any]) -> tuple[str, ...]:
    """Who sits at the table beside the person; nobody where the setup is none, which `check_setup` finds."""
    try:
        return tuple(str(opponent["level"]) for opponent in setup["opponents"])
    except (KeyError, TypeError):
        return ()


def check_setup(header: Header, began: Event) -> None:
    """Whether the header tells of the match that the first event begins.

    Raises BadRecord.
    """
    assert isinstance(began, MatchBegan)
    setup = header.setup
    try:
        told = {
            "variant": setup["variant"],
            "players": setup["players"],
            "options": make_rules(setup["variant"], setup["players"], setup["options"]).changed,
            "winning_hands": setup["winning_hands"],
            "levels": (PERSON, *(opponent["level"] for opponent in setup["opponents"])),
        }
    except (KeyError, TypeError, AttributeError, BadOption) as error:
        raise BadRecord(f"line 1: the setup is not one of a match: {error!r}") from None
    for name, value in told.items():
        if getattr(began, name) != value:
            raise BadRecord(f"line 2: the header names other {name.replace('_', ' ')} than the match")
    if len(header.seeds) != len(setup["opponents"]):
        raise BadRecord("line 1: the header has a seed for every opponent")


def _event(line: bytes, *, strict: bool) -> Event:
    event = event_from_json(parse_line(line))
    if strict and event_line(event).encode() != line:
        raise BadNotation(f"the line is not written as this program writes it: {event_line(event)}")
    return event


def _readable(line: bytes) -> bool:
    try:
        _event(line, strict=True)
    except BadNotation:
        return False
    return True


def file_of(header: Header, events: Sequence[Event]) -> bytes:
    """The bytes of a record."""
    return "".join(f"{line}\n" for line in (header.line, *map(event_line, events))).encode()
