"""Messages as bytes, in both directions: JSON in UTF-8, at most 64 KiB, with the fields of docs/wire.md."""

from collections.abc import Callable
from hashlib import sha256
from operator import methodcaller
from typing import Any, TypeVar

import msgspec

from briscola import __version__
from briscola.engine.variants import VARIANTS
from briscola.network.messages.fields import LONGEST_SENTENCE
from briscola.network.messages.from_guest import GuestMessage
from briscola.network.messages.from_host import HostMessage

PROTOCOL = 4
"""Number of the protocol: both ends must have the same."""
Kind = TypeVar("Kind")
_OF_GUESTS: msgspec.json.Decoder[GuestMessage] = msgspec.json.Decoder(GuestMessage)
_OF_HOSTS: msgspec.json.Decoder[HostMessage] = msgspec.json.Decoder(HostMessage)


class BadMessage(Exception):  # noqa: N818 - a sentence for the other end
    """Bytes that are no message; the sentence says why. The connection is closed then."""


def encode(message: GuestMessage | HostMessage) -> bytes:
    """A message as bytes."""
    return msgspec.json.encode(message)


def guest_message(data: bytes) -> GuestMessage:
    """The message of a guest.

    Raises BadMessage.
    """
    return decoded(_OF_GUESTS, data, methodcaller("check"))


def host_message(data: bytes) -> HostMessage:
    """The message of the host.

    Raises BadMessage.
    """
    return decoded(_OF_HOSTS, data, methodcaller("check"))


def decoded(
    decoder: "msgspec.json.Decoder[Kind]", data: bytes, check: Callable[[Kind], object] = lambda _: None
) -> Kind:
    """The message that a decoder reads; `check` raises ValueError for what is none.

    Raises BadMessage.
    """
    if len(data) > LARGEST_MESSAGE:
        raise BadMessage(f"a message has at most {LARGEST_MESSAGE} bytes, not {len(data)}")
    try:
        message = decoder.decode(data)
        check(message)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadMessage(_sentence(error)) from None
    return message


def _sentence(error: Any) -> str:
    """The error, without letters that could do harm where it is shown."""
    told = "".join(letter if letter.isprintable() else "?" for letter in str(error))
    return f"not a message of this game: {told}"[:LONGEST_SENTENCE]


def rules_digest() -> str:
    """Hash of the games and options of this program: computers with other rules cannot play together."""
    told = {name: sorted(option.key for option in variant.options) for name, variant in VARIANTS.items()}
    release = __version__.rpartition(".")[0]
    return sha256(msgspec.json.encode([release, told], order="sorted")).hexdigest()


LARGEST_MESSAGE = 64 * 1024
"""Bytes of a message at most."""
