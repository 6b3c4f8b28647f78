"""The place of a table as one text: for a QR code, the clipboard, or to be typed."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Literal
from unicodedata import category
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit

from msgspec import Struct

from briscola.network.addresses.host_names import PORT, host_and_port, spelled_address
from briscola.network.addresses.meeting_points import USUAL_PATH, MeetingPoint, meeting_point
from briscola.network.addresses.page_address import HTTPS, NoPageAddress, PageAddress, read_page_link
from briscola.network.addresses.room_codes import LETTERS, NoRoomCode, read_room_code, spelled
from briscola.system.link_scheme import SCHEME, begins_as_link, begins_as_page

LONGEST = 1000
"""Letters of a message that are looked at."""
MINUS = "\N{MINUS SIGN}"
QUOTES = "\"'`<>|"
"""Marks around a link, besides those that Unicode counts among quotation marks and brackets."""
MARKS = ".,;!?*_~\N{HORIZONTAL ELLIPSIS}"
"""Marks of a sentence that stand beside a link, and with which chats make letters bold."""


TELLING = frozenset({"check", "bare"})
"""Reasons that tell more than those of other readings of a text."""


class NoTableLink(ValueError):  # noqa: N818 - a sentence for the person
    """A text that names no table; `why` in a word. `bare`: the link of a page without a code behind it."""

    def __init__(self, why: Literal["code", "check", "address", "bare"], sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


class TableLink(Struct, frozen=True, kw_only=True):
    """A room code, and where its table is if that is known: at an address, a meeting point or a page."""

    code: str
    address: str = ""
    """Address or name of the host's computer; empty if the table is to be looked for nearby."""
    port: int = PORT
    meeting: MeetingPoint | None = None
    page: PageAddress | None = None
    """The page below which the table is reached, from anywhere."""
    ticket: str = ""
    """The ticket of her own page, for its seat; empty for everybody else."""
    name: str = ""
    """Her name on that page, as the link has it; empty without a ticket."""

    @property
    def text(self) -> str:
        """`briscola:7KMPQ-2ABCDE@192.168.1.5:27480`, without the end if the address is not known.

        At a meeting point `briscola://meeting.example.org/7KMPQ-2ABCDE`. By a page
        `https://play.example.org/#table=7KMPQ-2ABCDE`, which browsers open, too.
        """
        if self.page is not None:
            return self.page.link(spelled(self.code))
        if self.meeting is not None:
            return f"{SCHEME}//{self.meeting.address}/{spelled(self.code)}{_way(self.meeting)}"
        if not self.address:
            return f"{SCHEME}{spelled(self.code)}"
        return f"{SCHEME}{spelled(self.code)}@{spelled_address(self.address, self.port)}"

    @property
    def in_game(self) -> str:
        """The same as the system opens the game with it: that of a page has `briscola:` before it."""
        return self.text if self.page is None else SCHEME + self.text


def read_table_link(text: str) -> TableLink:
    """The place that a text names: a whole link, a code and an address, or a code alone.

    It may be a message with words around it, changed on its way as chats and mails change what they carry.
    Raises NoTableLink.
    """
    plain = _plain(text)
    misheard: NoTableLink | None = None
    # As it stands first: what follows a percent sign may be the network of an IPv6 address.
    for reading in (plain, _plain(unquote(plain))):
        for found in _candidates(reading):
            try:
                return _read(found)
            except NoTableLink as error:
                misheard = error if error.why in TELLING else misheard
    if misheard is not None:
        raise misheard
    return _read("".join(plain.split()))


def _plain(text: str) -> str:
    """Give a text bare hyphens, spaces for quotation marks, and no letters that cannot be seen."""
    kinds = ((letter, category(letter)) for letter in unescape(text[:LONGEST]))
    return "".join(
        "-" if kind == "Pd" or letter == MINUS else " " if _is_around(letter, kind) else letter
        for letter, kind in kinds
        if kind != "Cf"
    )


def _is_around(letter: str, kind: str) -> bool:
    """True for a quotation mark or a bracket; square ones belong to IPv6 addresses."""
    return letter in QUOTES or (kind in ("Pi", "Pf", "Ps", "Pe") and letter not in "[]")


def _candidates(text: str) -> Iterator[str]:
    """Texts without spaces that may name a table, the likeliest first."""
    text = re.sub(r"\s*@\s*", "@", text)
    parts = [_bare(part) for part in text.split()]
    for scheme in (SCHEME, HTTPS):
        for begin in re.finditer(scheme, text, re.IGNORECASE):
            link = [_bare(part) for part in text[begin.start() :].split()]
            yield from (link[0], "".join(link[:2]), "".join(link))
    for part, following in zip(parts, [*parts, ""][1:], strict=True):
        for found, halves in ((part, 1), (part + following, 2)):
            code = found.partition("@")[0].replace("-", "")
            split = halves == 1 or len(part.replace("-", "")) == LETTERS // 2
            if split and (code.isupper() or re.search("[0-9]", code)):
                yield found
    yield "".join(parts)


def _bare(part: str) -> str:
    """A part of a text without the marks of a sentence around it."""
    part = part.strip(MARKS)
    return part if "[" in part else part.rstrip("]" + MARKS)


def _read(text: str) -> TableLink:
    """The place that a text names which has nothing else in it. Raises NoTableLink."""
    is_link = begins_as_link(text)
    rest = text[len(SCHEME) :] if is_link else text
    if begins_as_page(rest):
        return _at_page(rest)
    rest = rest.removeprefix("//").removesuffix("/") if is_link else rest
    if is_link and "/" in rest:
        return _at_meeting_point(f"{SCHEME}//{rest}")
    code, at, place = rest.partition("@")
    code = _code(code)
    if not at:
        return TableLink(code=code)
    try:
        address, port = host_and_port(place)
    except ValueError:
        address, port = "", None
    if not address or _is_part_of_address(address):
        raise NoTableLink("address", "an address looks like 192.168.1.5 or 192.168.1.5:27480")
    return TableLink(code=code, address=address, port=port or PORT)


def _is_part_of_address(host: str) -> bool:
    """True for numbers that are no whole IPv4 address: a line was broken there."""
    return re.fullmatch(r"[0-9.]+", host) is not None and host.count(".") != 3


def _code(text: str) -> str:
    try:
        return read_room_code(text)
    except NoRoomCode as error:
        raise NoTableLink("check" if error.why == "check" else "code", str(error)) from None


def _at_page(text: str) -> TableLink:
    """The table of a link that browsers open, too. Raises NoTableLink."""
    try:
        page, code, ticket, name = read_page_link(text)
    except NoPageAddress as error:
        raise NoTableLink("address", str(error)) from None
    if not code:
        raise NoTableLink("bare", "the link of a page names a table only with #table= and a code at its end")
    if not re.fullmatch("[0-9a-f]{32}", ticket):
        ticket = name = ""
    return TableLink(code=_code(code), page=page, ticket=ticket, name=name)


def _at_meeting_point(text: str) -> TableLink:
    """The table of a link with a meeting point. Raises NoTableLink."""
    try:
        parts = urlsplit(text)
        said = dict(parse_qsl(parts.query))
        meeting = meeting_point(parts.netloc, said.get("way", "wss"), said.get("path", USUAL_PATH))
    except ValueError:  # NoMeetingPoint, or no address at all
        raise NoTableLink("address", "a meeting point looks like meeting.example.org") from None
    return TableLink(code=_code(parts.path.strip("/")), meeting=meeting)


def _way(meeting: MeetingPoint) -> str:
    """The way to a meeting point, as a link tells it; empty if it is the usual one."""
    said: dict[str, str] = {} if meeting.transport == "wss" else {"way": meeting.transport}
    if meeting.path != USUAL_PATH:
        said["path"] = meeting.path
    return f"?{urlencode(said)}" if said else ""
