"""A table as it lets pages in, and the keys of those who come by them."""

from collections.abc import Awaitable, Callable
from hashlib import sha256

from msgspec import Struct

from briscola.client.host.recorder import Trouble
from briscola.client.visit.visitor_parts import EndpointToHost
from briscola.network.keys.key_pair import KeyPair
from briscola.pages.messages.fields import Token
from briscola.storage.settings.settings import Settings

KEY_DOMAIN = b"briscola:page:1"


def page_key(secret: str) -> KeyPair:
    """The key of whoever plays in a browser: it follows from the secret of her page alone.

    So she has her seat again after a restart of the program, which keeps no secret.
    """
    return KeyPair(sha256(KEY_DOMAIN + secret.encode()).digest())


def public_page_key(secret: str) -> str:
    """Her public key, as tables know her by it; empty without a secret."""
    return page_key(secret).public.hex() if secret else ""


class TableForPages(Struct, frozen=True):
    """A table in this process, as it lets pages in and they know it."""

    connect: Callable[[KeyPair], Awaitable[EndpointToHost]]
    """A connection to it for whoever has a key."""
    settings: Callable[[], Settings]
    token: Token
    """Its name for browsers, by which they keep their seats."""
    link: str = ""
    """Address that leads other browsers to it; empty: none does."""
    days: int = 1
    """Days for which browsers keep their secrets."""
    listed: bool = False
    """True if strangers see it in the lobby."""
    kept: bool = False
    """True for a table of a cup, whose people have their seats, and leave it after its match."""
    trouble: Callable[[], Trouble | None] = lambda: None
    """The reason for which its lines are not saved."""
