"""Sources of the secret bytes of a table's shuffles."""

import secrets
from hashlib import sha256
from typing import Protocol


class Deals(Protocol):
    """Source of the 32 secret bytes of each shuffle."""

    def for_hand(self, hand: int) -> bytes:
        """The bytes of a hand, counted over the run from 1."""

    def for_draw(self, match: int) -> bytes:
        """The bytes of the draw for the deal of a match, counted from 1."""


class SystemDeals:
    """Bytes from the system's randomness, for play with a person."""

    def for_hand(self, hand: int) -> bytes:
        del hand
        return secrets.token_bytes(32)

    def for_draw(self, match: int) -> bytes:
        del match
        return secrets.token_bytes(32)


class SeededDeals:
    """The bytes of `simulate --seed S`, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def for_hand(self, hand: int) -> bytes:
        return sha256(f"briscola:{self.seed}:{hand}".encode()).digest()

    def for_draw(self, match: int) -> bytes:
        return sha256(f"briscola:{self.seed}:draw:{match}".encode()).digest()
