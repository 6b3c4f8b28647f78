"""Room codes: ten letters that name a table and check its key; an eleventh checks that they were heard right.

Who would pose as the host needs another key with the same 50 bits, and each try costs a scrypt: 45 to 90 ms.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Literal

from nacl import bindings

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 letters and digits; 0, O, 1 and I, which look alike, are left out."""
LETTERS = 10
BITS = 5
SALT = b"briscola:room:1"
TOPIC = b"briscola:topic:1"
N, R, P = 2**14, 8, 1
"""Cost of scrypt; a larger one would change every code."""


class NoRoomCode(ValueError):  # noqa: N818 - a sentence for the person
    """A text that is no room code; `why` in a word, and the letter that no code has.

    `check`: one of the letters is another one, or two have changed places.
    """

    def __init__(self, why: Literal["letter", "length", "check"], sentence: str, letter: str = "") -> None:
        super().__init__(sentence)
        self.why, self.letter = why, letter


@lru_cache(maxsize=16)  # whoever comes back after a lost connection need not wait for it again
def room_code(table: bytes) -> str:
    """The code of a table's public key: the first 50 bits of its scrypt."""
    digest = bindings.crypto_pwhash_scryptsalsa208sha256_ll(table, SALT, N, R, P, dklen=8)
    number = int.from_bytes(digest) >> (64 - LETTERS * BITS)
    places = range((LETTERS - 1) * BITS, -1, -BITS)
    return "".join(ALPHABET[number >> place & (2**BITS - 1)] for place in places)


def room_topic(code: str) -> str:
    """The place of a table where many meet, which does not tell its code."""
    return sha256(TOPIC + code.encode()).hexdigest()


def check_letter(code: str) -> str:
    """The eleventh letter, which is wrong if one of ten is, or if two of them change places.

    The letters are numbers of the field with 32 elements, each with a weight of its own.
    """
    total = 0
    for letter in code:
        total = _doubled(total ^ ALPHABET.index(letter))
    return ALPHABET[total]


def _doubled(number: int) -> int:
    """A number of that field times two: its polynomial is x⁵ + x² + 1."""
    return number << 1 ^ (0b100101 if number & 0b10000 else 0)


def spelled(code: str) -> str:
    """A code as people read it, and as it stands in a link: with the letter that checks it.

    >>> spelled("7KMPQ2ABCD")
    '7KMPQ-2ABCDE'
    """
    return f"{code[: LETTERS // 2]}-{code[LETTERS // 2 :]}{check_letter(code)}"


def read_room_code(text: str) -> str:
    """The code that somebody has typed: small letters, spaces and hyphens do not matter.

    The letter that checks it may be left out. Raises NoRoomCode.
    """
    code = "".join(text.split()).replace("-", "")
    for letter in code:
        if not letter.isascii() or letter.upper() not in ALPHABET:
            raise NoRoomCode("letter", f"a room code has no {letter!r}: 0, O, 1 and I are left out", letter)
    code, checks = code[:LETTERS].upper(), code[LETTERS:].upper()
    if len(code) != LETTERS or len(checks) > 1:
        length = len(code) + len(checks)
        raise NoRoomCode("length", f"a room code has {LETTERS + 1} letters and digits, not {length}")
    if checks and checks != check_letter(code):
        raise NoRoomCode("check", "a letter of this room code is wrong")
    return code
