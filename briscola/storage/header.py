"""The first line of a record: the players, and what it fixes for the events below it."""

import re
from typing import Any

import msgspec
from msgspec import Struct

from briscola.engine.deal_code import BadDealCode, decode, encode
from briscola.engine.events import Event, MatchBegan
from briscola.engine.notation import BadNotation
from briscola.engine.options import BadOption
from briscola.engine.record import parse_line
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.terms import PERSON, Terms
from briscola.engine.variants import make_rules
from briscola.players.bots.command import is_program
from briscola.storage.match_choices import Setup, setup_of

RECORD = 2
"""Version of records that this program writes."""
OLDER = 1
"""Older version that it still reads: a header that fixes nothing, then a log."""
ID = re.compile("[0-9a-f]{32}")
BEGAN = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


class Follows(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Id of the match before a rematch, and the first dealer of the rematch."""

    record: str
    dealer: int


class HouseTerms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings that affect how a match counts."""

    undo: bool
    hints: bool
    deck: str = ""
    """The deck in use when the match began."""


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record."""

    record: int
    program: str
    id: str
    began: str
    """Start in UTC: 2026-11-21T19:03:11Z."""
    setup: dict[str, Any]
    """The choices as they are written; see `choices`."""
    settings: HouseTerms
    seeds: tuple[str, ...]
    """Seeds of the computers' random choices, seat 1 first."""
    follows: Follows | None = None
    deal: str | None = None
    """Deal code of a hand played again; None for any other match."""

    @property
    def line(self) -> str:
        """The header as a line of the file."""
        return msgspec.json.encode(self).decode()

    @property
    def choices(self) -> Setup:
        """The choices made for the match, whatever the version. Raises BadRecord."""
        return setup_of(self.setup)

    @property
    def terms(self) -> Terms:
        """The terms it fixes for the events. With a program at the table there is no undo.

        Raises BadDealCode.
        """
        return Terms(
            header=self.line,
            dealer=None if self.follows is None else self.follows.dealer,
            deal=None if self.deal is None else decode(self.deal),
            undo=self.settings.undo and not any(map(is_program, _levels(self.setup))),
        )


def read_header(line: bytes) -> tuple[Header | None, dict[str, Any] | None]:
    """The header of a record, or the older header of version 1; both None for a log.

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
    """Check the form of its names: they are shown to people, and files are named after them.

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


def _levels(setup: dict[str, Any]) -> tuple[str, ...]:
    """Levels of the opponents; empty if the setup has none, which `check_setup` reports."""
    try:
        return tuple(str(opponent["level"]) for opponent in setup["opponents"])
    except (KeyError, TypeError):
        return ()


def check_setup(header: Header, began: Event) -> None:
    """Check that the header belongs to the match that the first event begins.

    Raises BadRecord.
    """
    assert isinstance(began, MatchBegan)
    setup = header.choices
    try:
        options = make_rules(setup.variant, setup.players, setup.options).changed
    except BadOption as error:
        raise BadRecord(f"line 1: the setup is not one of a match: {error}") from None
    told = {
        "variant": setup.variant,
        "players": setup.players,
        "options": options,
        "winning_hands": setup.winning_hands,
        "levels": (PERSON, *(opponent.level for opponent in setup.opponents)),
    }
    for name, value in told.items():
        if getattr(began, name) != value:
            raise BadRecord(f"line 2: the header names other {name.replace('_', ' ')} than the match")
    if len(header.seeds) != len(setup.opponents):
        raise BadRecord("line 1: the header has a seed for every opponent")
