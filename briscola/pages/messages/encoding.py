"""Messages between a page in a browser and the program that serves it, to bytes and back (docs/pages.md)."""

import msgspec

from briscola.network.messages.encoding import decoded
from briscola.pages.messages.fields import ROOM, ROOM_OF_STATE
from briscola.pages.messages.from_page import FromPage
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import ToPage

_OF_PAGES: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


def page_message(data: bytes) -> FromPage:
    """The message of a page.

    Raises BadMessage.
    """
    return decoded(_OF_PAGES, data)


def encode_for_page(message: FromPage | ToPage) -> str:
    """A message as text, filled up with blanks: its length tells whoever listens nothing of the cards."""
    data = msgspec.json.encode(message, enc_hook=_plain)
    room = ROOM_OF_STATE if isinstance(message, PageState) else ROOM
    while room < len(data):
        room *= 2
    return data.ljust(room).decode()


def _plain(value: object) -> str:
    """A sentence with fields, which is a text of a class of its own, as a plain one."""
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"no message holds a {type(value).__name__}")
