"""The page of a table as a link names it: by `https`, with the room code behind the `#`."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from urllib.parse import parse_qsl, urlsplit

from msgspec import Struct

from briscola.network.addresses.host_names import host_and_port, spelled_address

HTTPS = "https://"
USUAL_PORT = 443
LINKED = "#table="
"""Part of a link before the room code of its table; browsers send it to nobody."""
_PATH = re.compile(r"/([A-Za-z0-9_~-][A-Za-z0-9._~-]{0,100}/){0,5}")


class NoPageAddress(ValueError):  # noqa: N818 - a sentence for the person
    """A text that names no page which is reached by `https`."""


class PageAddress(Struct, frozen=True, kw_only=True):
    """A page that serves tables: the door of a browser, and below it that of a program."""

    host: str
    port: int | None = None
    """Port of its `https`; None for the usual one."""
    path: str = "/"
    """Its folder, which ends with a slash."""

    @property
    def address(self) -> str:
        """Name and port as browsers send them in `Host`."""
        return spelled_address(self.host, self.port)

    @property
    def text(self) -> str:
        """The address of the page."""
        return f"{HTTPS}{self.address}{self.path}"

    def link(self, code: str) -> str:
        """The link to the table of a room code."""
        return f"{self.text}{LINKED}{code}"


def known_pages(texts: Iterable[str]) -> Sequence[PageAddress]:
    """The pages among these texts, as `PageAddress.text` has them; what cannot be read is left out."""
    found: list[PageAddress] = []
    for text in texts:
        with suppress(NoPageAddress):
            found.append(read_page_link(text)[0])
    return found


def read_page_link(text: str) -> tuple[PageAddress, str, str, str]:
    """The page that a link names, and the code, the ticket and the name behind its `#`; empty without one.

    As for a browser, what follows the last slash of a path is no folder. Raises NoPageAddress.
    """
    try:
        parts = urlsplit(text)
        host, port = host_and_port(parts.netloc.lower())
    except ValueError:
        raise NoPageAddress("a page looks like https://play.example.org/") from None
    path = f"/{parts.path.removeprefix('/')}".rpartition("/")[0] + "/"
    if parts.scheme != "https" or not _PATH.fullmatch(path):
        raise NoPageAddress("a page looks like https://play.example.org/ or https://example.org/play/")
    said = dict(parse_qsl(parts.fragment))
    page = PageAddress(host=host, port=None if port == USUAL_PORT else port, path=path)
    return page, said.get("table", ""), said.get("seat", ""), said.get("name", "")
