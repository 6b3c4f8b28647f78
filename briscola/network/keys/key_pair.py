"""Ed25519 keys: who has one can prove that a message is hers. libsodium does all the reckoning."""

from functools import cached_property
from secrets import token_bytes

from msgspec import Struct
from nacl import bindings
from nacl.exceptions import CryptoError

SEED_BYTES = 32
PUBLIC_BYTES = 32
SIGNATURE_BYTES = 64


class KeyPair(Struct, frozen=True, dict=True):
    """A secret seed of 32 bytes; the public key follows from it."""

    seed: bytes

    def __repr__(self) -> str:  # neither a log nor an error shows the seed
        return f"KeyPair of {self.public.hex()}"

    @property
    def public(self) -> bytes:
        """The public key, 32 bytes."""
        return self._both[0]

    @cached_property
    def _both(self) -> tuple[bytes, bytes]:
        """The public key, and the secret one as libsodium has it."""
        both: tuple[bytes, bytes] = bindings.crypto_sign_seed_keypair(self.seed)
        return both

    def sign(self, message: bytes) -> bytes:
        """The signature of a message, 64 bytes."""
        return bindings.crypto_sign(message, self._both[1])[:SIGNATURE_BYTES]


def new_key() -> KeyPair:
    """A key that nobody else has."""
    return KeyPair(token_bytes(SEED_BYTES))


def is_signed(message: bytes, signature: bytes, public: bytes) -> bool:
    """True if the owner of the public key has signed exactly this message."""
    if len(signature) != SIGNATURE_BYTES or len(public) != PUBLIC_BYTES:
        return False
    try:
        bindings.crypto_sign_open(signature + message, public)
    except CryptoError:
        return False
    return True
