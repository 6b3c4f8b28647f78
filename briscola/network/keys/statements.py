"""Signed statements: their bytes name purpose, table, match and hand, so that none passes for another."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from briscola.network.keys.key_pair import SIGNATURE_BYTES, KeyPair, is_signed

Purpose = Literal[
    "channel of the table",
    "channel of a guest",
    "share",
    "list",
    "open",
    "act",
    "record",
    "ask",
    "echo",
    "truth",
]
"""A purpose for each kind of statement; no two kinds share one."""
DOMAIN = b"briscola:statement:1\n"


class Statement(Struct, frozen=True, kw_only=True):
    """A statement to sign: the situation it belongs to, and its content."""

    purpose: Purpose
    table: bytes
    """Public key of the table."""
    match: str
    """Id of the match; empty before there is one."""
    hand: int
    """Number of the hand; 0 for the draw and before."""
    content: Mapping[str, Any]
    """JSON with whole numbers: keys are sorted, so their order does not matter."""

    @property
    def canonical(self) -> bytes:
        """The bytes that a signature covers: different statements have different ones."""
        fields = [self.purpose, self.table.hex(), self.match, self.hand, self.content]
        return DOMAIN + msgspec.json.encode(fields, order="sorted")


def signature(key: KeyPair, statement: Statement) -> str:
    """The signature of a statement, 128 hexadecimal digits."""
    return key.sign(statement.canonical).hex()


def signed_by(public: bytes, statement: Statement, signed: str) -> bool:
    """True if the owner of the public key has signed exactly this statement; False for any other text."""
    try:
        raw = bytes.fromhex(signed)
    except ValueError:
        return False
    return raw.hex() == signed and len(raw) == SIGNATURE_BYTES and is_signed(statement.canonical, raw, public)
