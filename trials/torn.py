"""A match cut off at every byte, then random bits flipped: `tests.storage.test_every_byte`, very often."""

from random import Random

from tests.storage.played import GAMES, played
from tests.storage.test_every_byte import cut, flipped


def torn(times: int, seed: int) -> str:
    """Cut a match after each of its bytes, and flip so many bits in matches of every kind.

    Raises AssertionError where something is taken up that was not so, or a whole action is lost.
    """
    match = played("two")
    for at in range(len(match.data)):
        cut(match, at)
    chance = Random(seed)
    for number in range(times):
        other = played(chance.choice(list(GAMES)))
        flipped(other, chance.randrange(len(other.data)), chance.randrange(8))
        if number % 1000 == 999:
            print(f"{number + 1} bits", flush=True)
    return (
        f"torn: cut at each of {len(match.data)} bytes, {times} bits flipped; never more taken up than was so"
    )
