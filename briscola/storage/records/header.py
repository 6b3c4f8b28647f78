"""The first line of a record: the players, and what it fixes for the events below it."""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from briscola.engine.chain import chain_of
from briscola.engine.deal_code import BadDealCode, decode, encode
from briscola.engine.events import Event, MatchBegan, Sits
from briscola.engine.notation import BadNotation
from briscola.engine.occupant import Occupant
from briscola.engine.options import BadOption
from briscola.engine.record import event_line, parse_line
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from briscola.players.bots.command import is_program
from briscola.storage.match_choices import Setup, check_occupant, game_of, setup_of

RECORD = 4
"""Version of records that this program writes."""
UNNAMED = 3
"""Older version that it still reads and continues, in which no absence has a reason."""
ALONE = 2
"""The same, of matches of one person."""
OLDEST = 1
"""Oldest version that it still reads: a header that fixes nothing, then a log."""
CLOCKS = (0, 30, 60)
"""Seconds for a decision on which a table may agree; 0: no clock."""
MOST_COMPUTERS = 6
"""Most computers that meet at one table."""
PUBLIC_KEY = re.compile("[0-9a-f]{64}")
ID = re.compile("[0-9a-f]{32}")
CRLF = "it ends with CR and LF instead of LF: a mail program or an editor has changed it"
"""Sentence on a line that ends as lines do on Windows."""
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


class Seated(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player of the roster: a `Occupant` and its seat."""

    seat: int
    name: str
    face: str
    key: str = ""
    level: str = ""
    computer: int = 0
    page: bool = False

    @property
    def who(self) -> Occupant:
        """The player alone."""
        fields = structs.asdict(self)
        del fields["seat"]
        return Occupant(**fields)


class DealtBy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The host of a table at which several computers met."""

    table: str
    """Public key of the table, in hex."""
    name: str
    """Name of whoever opened it."""
    computer: int | None = None
    """Number of the host's computer; None if nobody at the table sat there, as with a neutral dealer."""
    clock: int = 0
    """Seconds for a decision, on which the table has agreed; 0 without a clock, and before version 4."""


def roster_of(setup: Setup) -> tuple[Seated, ...]:
    """The players of a match as its header names them."""
    return tuple(Seated(seat=seat, **structs.asdict(who)) for seat, who in enumerate(setup.occupants))


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record."""

    record: int
    program: str
    id: str
    began: str
    """Start in UTC: 2026-11-21T19:03:11Z."""
    setup: dict[str, Any]
    """The choices as they are written; see `choices`."""
    roster: tuple[Seated, ...] = ()
    """Everybody with whom the match began, seat by seat; empty in version 2, where `setup` names them."""
    settings: HouseTerms
    seeds: tuple[str, ...]
    """Seeds of the computers' random choices, seat 1 first."""
    dealt_by: DealtBy | None = None
    """The host of a table of several computers; None if this computer dealt alone."""
    follows: Follows | None = None
    deal: str | None = None
    """Deal code of a hand played again; None for any other match."""

    @property
    def line(self) -> str:
        """The header as a line of the file."""
        return msgspec.json.encode(self).decode()

    def chain(self, events: Iterable[Event]) -> bytes:
        """Hash chain over the record with these lines."""
        return chain_of(self.line, map(event_line, events))

    @property
    def choices(self) -> Setup:
        """The choices made for the match, whatever the version. Raises BadRecord."""
        return game_of(self.setup, self._occupants) if self.roster else setup_of(self.setup)

    @property
    def _occupants(self) -> tuple[Occupant, ...]:
        return tuple(player.who for player in self.roster)

    @property
    def terms(self) -> Terms:
        """The terms it fixes for the events. With a program at the table there is no undo.

        Raises BadDealCode.
        """
        return Terms(
            header=self.line,
            dealer=None if self.follows is None else self.follows.dealer,
            deal=None if self.deal is None else decode(self.deal),
            undo=self.settings.undo and not any(map(is_program, self._levels)),
            roster=self._occupants or None,
            shared=self.dealt_by is not None,
            absences=self.dealt_by is not None and self.record == RECORD,
            clock=0 if self.dealt_by is None else self.dealt_by.clock,
        )

    @property
    def _levels(self) -> tuple[str, ...]:
        """Levels of the players; empty if the setup has none, which `check_setup` reports."""
        if self.roster:
            return tuple(player.level for player in self.roster)
        try:
            return tuple(str(opponent["level"]) for opponent in self.setup["opponents"])
        except (KeyError, TypeError):
            return ()


def read_header(line: bytes) -> tuple[Header | None, dict[str, Any] | None]:
    """The header of a record, or the older header of version 1; both None for a log.

    Raises BadRecord for a header that is damaged or of a newer version.
    """
    _check_encoding(line)
    try:
        fields = parse_line(line)
    except BadNotation:
        return None, None
    if not isinstance(fields, dict) or "record" not in fields:
        return None, None
    version = fields["record"]
    if type(version) is not int or not OLDEST <= version <= RECORD:
        raise BadRecord(
            f"line 1: this program reads records of version {OLDEST} to {RECORD}, not {version!r}"
        )
    if version == OLDEST:
        return None, fields
    try:
        header = msgspec.convert(fields, Header)
        _check_header(header)
    except (msgspec.ValidationError, BadDealCode) as error:
        raise BadRecord(f"line 1: not a header: {error}") from None
    if header.line.encode() + b"\r" == line:
        raise BadRecord(f"line 1: {CRLF}")
    if header.line.encode() != line:
        raise BadRecord("line 1: the header is not written as this program writes it")
    return header, None


def _check_encoding(line: bytes) -> None:
    """Check that the first line of a file begins as UTF-8 does. Raises BadRecord."""
    if line.startswith((BOM_UTF16_LE, BOM_UTF16_BE, b"{\0", b"\0{")):
        raise BadRecord(
            "line 1: this is UTF-16 instead of UTF-8: a mail program or an editor has changed the file"
        )
    if line.startswith(BOM_UTF8):
        raise BadRecord(
            "line 1: it begins with a byte order mark: a mail program or an editor has changed the file"
        )


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
    _check_roster(header)
    if header.deal is not None:
        if header.follows is not None:
            raise BadRecord("line 1: a deal that is played again follows no match")
        if encode(decode(header.deal)) != header.deal:
            raise BadRecord("line 1: the deal code is not written as this program writes it")


def _check_roster(header: Header) -> None:
    """Check that it names a player for each seat, in a header from version 3 on.

    Raises BadRecord.
    """
    if bool(header.roster) != (header.record > ALONE):
        raise BadRecord(f"line 1: a header has a roster since version {UNNAMED}, and no older one has")
    if [player.seat for player in header.roster] != [*range(len(header.roster))]:
        raise BadRecord("line 1: the roster names a player for every seat")
    for player in header.roster:
        check_occupant(player.who)
    _check_computers(header)


def _check_computers(header: Header) -> None:
    """Check that people at several computers have keys by which they contribute to each deal.

    Raises BadRecord.
    """
    people = [player for player in header.roster if not player.level]
    host = header.dealt_by
    if host is None:
        if any(player.computer or player.page for player in header.roster):
            raise BadRecord("line 1: the header names who dealt, if several computers met")
        return
    if not PUBLIC_KEY.fullmatch(host.table):
        raise BadRecord("line 1: the key of a table is 64 hexadecimal digits")
    if header.settings.undo or header.seeds or header.deal is not None:
        raise BadRecord("line 1: where several computers meet nothing is taken back, seeded or played again")
    if not header.roster:
        raise BadRecord("line 1: a header of version 2 names nobody who dealt")
    if host.clock not in (CLOCKS if header.record == RECORD else (0,)):
        raise BadRecord(f"line 1: there is no clock of {host.clock} seconds")
    for player in header.roster:
        _check_newcomer(header, player.who, 1)
    named = [player for player in people if player.key]
    if {player.computer for player in people} != {player.computer for player in named}:
        raise BadRecord("line 1: somebody at each computer has a key")
    if header.record == RECORD and named != people:
        raise BadRecord("line 1: everybody at such a table has a key")


def _check_newcomer(header: Header, who: Occupant, line: int) -> None:
    """Check key and computer of somebody who sits down. Raises BadRecord."""
    shared = header.dealt_by is not None
    if not 0 <= who.computer < (MOST_COMPUTERS if shared else 1):
        raise BadRecord(f"line {line}: there is no computer {who.computer} at this table")
    if shared and who.key and not PUBLIC_KEY.fullmatch(who.key):
        raise BadRecord(f"line {line}: the key of a person at such a table is 64 hexadecimal digits")
    if who.page and (who.level or not header.terms.absences):
        raise BadRecord(f"line {line}: only a person at a table of several computers has a page")


def check_setup(header: Header, events: Sequence[Event]) -> None:
    """Check that the header belongs to the match of these events, and the names of everybody who sits down.

    Raises BadRecord.
    """
    began = events[0]
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
        "levels": (setup.level, *(opponent.level for opponent in setup.opponents)),
    }
    for name, value in told.items():
        if getattr(began, name) != value:
            raise BadRecord(f"line 2: the header names other {name.replace('_', ' ')} than the match")
    if header.dealt_by is None and len(header.seeds) != len(setup.opponents):
        raise BadRecord("line 1: the header has a seed for every opponent")
    for line, event in enumerate(events, 2):
        if isinstance(event, Sits):
            check_occupant(event.who, line=line)
            _check_newcomer(header, event.who, line)
            if is_program(event.who.level):
                raise BadRecord(f"line {line}: no program sits down while a match goes on")
