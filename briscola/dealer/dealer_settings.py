"""The settings of a neutral dealer, as its file holds them (docs/serve.md)."""

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from briscola.client.friends.table_service import THINKING
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.occupant import Occupant
from briscola.engine.options import BadOption
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import MOST_PLAYERS, VARIANTS, WINNING_HANDS, make_rules
from briscola.network.addresses.host_names import PORT, host_and_port, is_host, spelled_address
from briscola.network.addresses.lan_addresses import own_addresses
from briscola.network.addresses.meeting_points import MeetingPoint, NoMeetingPoint, read_meeting_point
from briscola.network.addresses.page_address import LINKED, USUAL_PORT
from briscola.network.addresses.room_codes import spelled
from briscola.network.addresses.table_link import TableLink
from briscola.network.messages.fields import LONGEST_NAME
from briscola.players.levels import BadLevel, parse_level
from briscola.storage.files.safe_read import read_plain
from briscola.storage.match_choices import seated
from briscola.storage.settings.person_names import clean

_VALUE = re.compile(r"\$\{([A-Z_][A-Z0-9_]*)(?::-([^}]*))?\}")


class NoValue(ValueError):  # noqa: N818 - a sentence for the command line
    """The environment lacks a value; the sentence names it."""


def with_environment(value: object, environment: Mapping[str, str]) -> object:
    """A value of a TOML file, with what its texts take from the environment. Raises NoValue.

    A value that is empty counts as missing, as in a shell.

    >>> with_environment({"meeting": "wss://${HOST}", "port": 80}, {"HOST": "play.example.org"})
    {'meeting': 'wss://play.example.org', 'port': 80}
    >>> with_environment(["${AT:-127.0.0.1}"], {})
    ['127.0.0.1']
    """

    def found(match: re.Match[str]) -> str:
        name, otherwise = match.groups()
        text = environment.get(name) or otherwise
        if text is None:
            raise NoValue(f"it takes {name} from the environment, where that is missing")
        return text

    match value:
        case str():
            return _VALUE.sub(found, value)
        case dict():
            return {key: with_environment(each, environment) for key, each in value.items()}
        case list():
            return [with_environment(each, environment) for each in value]
        case _:
            return value


LARGEST = 200_000
"""Bytes of a file that can still be one of settings."""
MOST_TABLES = 2000
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
TcpPort = Annotated[int, Meta(ge=1, le=65535)]


class BadDealerSettings(ValueError):  # noqa: N818 - a sentence for the command line
    """Settings that cannot be used; the sentence says why."""


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of a dealer: its game, who may sit there, and what it agrees on."""

    name: Name
    game: str = "briscola"
    players: int | None = None
    """Seats; None is the usual number of the game."""
    options: dict[str, OptionValue] = {}
    winning_hands: Annotated[int, Meta(ge=1, le=100)] | None = None
    """Hands that win a match; None is the usual number of the game."""
    computers: Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)] = 0
    """Seats at which computers always sit; they take other seats only where nobody else sits."""
    level: str = "regular"
    """Level of those computers."""
    people: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 1
    """Fewest people with whom a match begins."""
    clock: Literal[0, 30, 60] = 0
    hints: bool = False
    onlookers: bool = True
    """False if nobody may look on."""
    listed: bool = False
    """True if the page of the dealer names the table; otherwise only who has its link finds it."""

    def __post_init__(self) -> None:
        _check_name(self.name)

    @property
    def rules(self) -> Rules:
        """The rules of the game. Raises BadOption."""
        row = VARIANTS.get(self.game)
        usual = 0 if row is None else row.players[0]
        return make_rules(self.game, self.players or usual, self.options)

    def check(self) -> None:
        """Raise BadDealerSettings if there can be no such table."""
        try:
            rules = self.rules
            parse_level(self.level)
        except (BadOption, BadLevel) as error:
            raise BadDealerSettings(f"table {self.name!r}: {error}") from None
        if self.winning_hands is not None and rules.match_form.by_points:
            raise BadDealerSettings(f"table {self.name!r}: points win this match, not hands")
        if self.winning_hands is not None and self.winning_hands not in WINNING_HANDS:
            raise BadDealerSettings(f"table {self.name!r}: a match is won by 1 to {max(WINNING_HANDS)} hands")
        if self.computers + self.people > rules.players:
            raise BadDealerSettings(
                f"table {self.name!r}: {self.computers} computers and {self.people} people do not fit at "
                f"{rules.players} seats"
            )

    @property
    def setup(self) -> MatchSetup:
        """The table as it is before anybody sits there."""
        rules = self.rules
        computers = regulars(rules.players, (self.level,))[-self.computers :] if self.computers else ()
        people = rules.players - len(computers)
        seats = [Occupant(name="", face="person-woman")] * people
        seats += [Occupant(name=each.name, face=each.face, level=each.level) for each in computers]
        game = MatchSetup(
            variant=rules.variant,
            players=rules.players,
            options=dict(rules.changed),
            winning_hands=self.winning_hands or rules.usual_wins,
        )
        return seated(game, seats)


class OnDemand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tables that people open on the page of the dealer, and their limits."""

    kind: Annotated[tuple[TableSettings, ...], Meta(min_length=1, max_length=20)]
    """Tables to choose from."""
    tables: Annotated[int, Meta(ge=1, le=MOST_TABLES)] = 20
    """Most such tables at a time."""
    idle_minutes: Annotated[int, Meta(ge=1, le=100_000)] = 60
    """A table closes after nobody has been there for so long, unless a match goes on."""


class Pages(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The page on which people play in a browser, behind a proxy with TLS."""

    host: Annotated[str, Meta(min_length=1, max_length=253)]
    """Name by which browsers reach the proxy, perhaps with a port."""
    port: TcpPort = 8080
    """Port of this computer to which the proxy passes on."""
    address: str = "127.0.0.1"
    connections: Annotated[int, Meta(ge=1, le=100_000)] = 2000
    connections_from_an_address: Annotated[int, Meta(ge=1, le=100_000)] = 64

    @property
    def public_address(self) -> str:
        """Name and port as browsers send them, which leave the usual port out. Raises ValueError."""
        host, port = (self.host, None) if is_host(self.host) else host_and_port(self.host)
        if _is_everywhere(host):
            raise ValueError("it stands for all of a computer")
        return spelled_address(host, None if port == USUAL_PORT else port)

    def address_of(self, path: str) -> str:
        """The address by which a browser comes to a path."""
        return f"https://{self.public_address}/{path}"


class DealerSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that the file may say."""

    name: Name
    """Name of the dealer, as everybody at its tables reads it."""
    folder: str = ""
    """Folder of keys and records; empty: the system's choice."""
    listen: bool = False
    """True if it listens for games on other computers itself."""
    address: str = ""
    """Address at which it listens; empty: all."""
    port: TcpPort = PORT
    reached_at: str = ""
    """Name or address of this computer in links; empty: each of its addresses."""
    connections: Annotated[int, Meta(ge=1, le=100_000)] = 1000
    connections_from_an_address: Annotated[int, Meta(ge=1, le=100_000)] = 16
    meeting: str = ""
    """Meeting point at which all tables are open, as links name it; empty: none."""
    meeting_from_here: str = ""
    """The same as this computer reaches it; empty: as links name it."""
    pages: Pages | None = None
    thinking: Annotated[float, Meta(ge=0, le=10)] = THINKING
    """Seconds that a computer player takes at least."""
    sleep_days: Annotated[int, Meta(ge=1, le=1000)] = 7
    """Days after which a match to which nobody has come back is given up."""
    table: Annotated[tuple[TableSettings, ...], Meta(max_length=MOST_TABLES)] = ()
    on_demand: OnDemand | None = None

    def __post_init__(self) -> None:
        _check_name(self.name)

    @property
    def kinds(self) -> tuple[TableSettings, ...]:
        """Tables that anybody may open on a page."""
        return () if self.on_demand is None else self.on_demand.kind

    @property
    def meeting_point(self) -> MeetingPoint | None:
        """The meeting point as links name it. Raises NoMeetingPoint."""
        return read_meeting_point(self.meeting) if self.meeting else None

    @property
    def meeting_point_from_here(self) -> MeetingPoint | None:
        """The meeting point as this computer reaches it. Raises NoMeetingPoint."""
        return read_meeting_point(self.meeting_from_here) if self.meeting_from_here else self.meeting_point

    def page_link(self, code: str) -> str:
        """The address of the page of a table, by its room code; empty where no pages are served."""
        return "" if self.pages is None else self.pages.address_of(f"{LINKED}{spelled(code)}")

    def links(self, code: str) -> Sequence[str]:
        """Links that lead to a table: that of its page, then those for the game itself."""
        found = [self.page_link(code)] if self.pages is not None else []
        if self.meeting:
            found.append(TableLink(code=code, meeting=self.meeting_point).text)
        if self.listen:
            place = self.reached_at or self.address
            places = own_addresses() if not place or _is_everywhere(place) else [place]
            found += [TableLink(code=code, address=each, port=self.port).text for each in places]
        return found


def read_dealer_settings(path: Path, environment: Mapping[str, str] = os.environ) -> DealerSettings:
    """The settings in a file, with what it takes from the environment. Raises BadDealerSettings."""
    try:
        told = tomllib.loads(read_plain(path, LARGEST).decode())
        settings = msgspec.convert(with_environment(told, environment), DealerSettings)
    except OSError as error:
        raise BadDealerSettings(f"{path} cannot be read: {error.strerror or error}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadDealerSettings(f"{path} is no TOML file: {error}") from None
    except RecursionError:
        raise BadDealerSettings(f"{path} is no TOML file: its brackets lie too deep") from None
    except msgspec.ValidationError as error:
        raise BadDealerSettings(f"{path}: {_plain(str(error))}") from None
    except NoValue as error:
        raise BadDealerSettings(f"{path}: {error}") from None
    try:
        _check(settings)
    except BadDealerSettings as error:
        raise BadDealerSettings(f"{path}: {error}") from None
    return settings


def _plain(sentence: str) -> str:
    """A sentence of msgspec with the place as the file spells it.

    >>> _plain("Expected `int` <= 65535 - at `$.port`")
    'port: expected `int` <= 65535'
    """
    what, at, place = sentence.partition(" - at `$.")
    what = what[0].lower() + what[1:]
    return f"{place.rstrip('`')}: {what}" if at else what


def _check_name(name: str) -> None:
    """Raise ValueError for a name that looks like another one."""
    seen = clean(name, LONGEST_NAME)
    if seen != name:
        raise ValueError(f"the name {name!r} has letters that cannot be seen: it would be read as {seen!r}")


def _is_everywhere(host: str) -> bool:
    """True for an address that stands for all of a computer: one listens there, and nobody comes by it."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def _check(settings: DealerSettings) -> None:
    pages = settings.pages
    hosts = {"address": settings.address, "reached_at": settings.reached_at}
    hosts = {key: host for key, host in hosts.items() if host}
    if pages is not None:
        hosts |= {"pages.address": pages.address}
        try:
            _ = pages.public_address
        except ValueError:
            raise BadDealerSettings(
                f"pages.host: {pages.host!r} is no name or address of a computer, with or without a port"
            ) from None
    for key, host in hosts.items():
        if not is_host(host) or (key == "reached_at" and _is_everywhere(host)):
            raise BadDealerSettings(f"{key}: {host!r} is no name or address of a computer")
    if "\0" in settings.folder:
        raise BadDealerSettings(f"folder: {settings.folder!r} is no name of a folder")
    for each, what in ((settings.table, "tables"), (settings.kinds, "kinds of tables")):
        names = [table.name for table in each]
        if twice := sorted({name for name in names if names.count(name) > 1}):
            raise BadDealerSettings(f"two {what} have the name {twice[0]!r}")
        for table in each:
            table.check()
    if not settings.table and not settings.kinds:
        raise BadDealerSettings("there is no [[table]], and none can be opened without [on_demand]")
    if settings.kinds and pages is None:
        raise BadDealerSettings("tables are opened on a page: [on_demand] needs [pages]")
    if not settings.listen and not settings.meeting and pages is None:
        raise BadDealerSettings("nobody could come to a table: set listen = true, meeting, or [pages]")
    if settings.meeting_from_here and not settings.meeting:
        raise BadDealerSettings("meeting_from_here is of no use without meeting")
    for key, text in (("meeting", settings.meeting), ("meeting_from_here", settings.meeting_from_here)):
        try:
            if text:
                read_meeting_point(text)
        except NoMeetingPoint as error:
            raise BadDealerSettings(f"{key}: {error}") from None
