"""The shuffle anyone can check: bytes, words, swaps and the cut, as the contract numbers them."""

import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256

_WORDS = struct.Struct(">8I")


def bytes_of_hand(seed: int, hand: int) -> bytes:
    """The bytes of hand `hand`, counted from 1, of `simulate --seed seed`."""
    return sha256(f"briscola:{seed}:{hand}".encode()).digest()


def bytes_of_draw(seed: int, match: int) -> bytes:
    """The bytes of the draw for the deal of match `match`, counted from 1."""
    return sha256(f"briscola:{seed}:draw:{match}".encode()).digest()


def words(secret: bytes, salt: str = "") -> Iterator[int]:
    """The endless 32-bit words that the bytes and the person's salt give (step 3)."""
    seed = sha256(secret + salt.encode()).digest()
    counter = 0
    while True:
        yield from _WORDS.unpack(sha256(seed + counter.to_bytes(8, "big")).digest())
        counter += 1


def shuffled(pack: Sequence[str], stream: Iterator[int]) -> list[str]:
    """The pack after step 4; takes from `stream` the words it needs, refused ones included."""
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        places = last + 1
        limit = 2**32 - 2**32 % places
        word = next(stream)
        while word >= limit:
            word = next(stream)
        chosen = word % places
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def cut_place(cards: int, stream: Iterator[int]) -> int:
    """Where a pack of `cards` cards is cut when nobody chooses (step 5)."""
    return 1 + next(stream) % (cards - 1)


def trump_card(secret: bytes, salt: str) -> str:
    """The trump card where no person chooses it: top if the seed, as a number, is odd (V-SU-5)."""
    seed = int.from_bytes(sha256(secret + salt.encode()).digest(), "big")
    return ("bottom", "top")[seed % 2]


def cut(cards: Sequence[str], at: int) -> list[str]:
    """The pack after its first `at` cards went to the end."""
    return [*cards[at:], *cards[:at]]
