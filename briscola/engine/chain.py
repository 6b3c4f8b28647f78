"""The hash chain of a record: each link binds everything that was written before it (docs/record.md)."""

from collections.abc import Iterable
from hashlib import sha256


def first_link(header: str) -> bytes:
    """The chain after a record's header line."""
    return sha256(header.encode()).digest()


def link(chain: bytes, line: str) -> bytes:
    """The chain after one more line."""
    return sha256(chain + line.encode()).digest()


def chain_of(header: str, lines: Iterable[str]) -> bytes:
    """The chain over a header and the lines after it, none with its end of line."""
    chain = first_link(header)
    for line in lines:
        chain = link(chain, line)
    return chain
