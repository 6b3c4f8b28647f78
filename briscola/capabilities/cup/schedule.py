"""The people of each table of a round: pure, and the same for the same seed. Entrants are numbered from 0."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

Seats = tuple[int, ...]
"""The entrants of a table by seat; partners sit opposite each other."""
Round = tuple[Seats, ...]
Met = tuple[int, int, bool]
"""Two who meet, the lower number first; True if they are partners."""

WHIST_5 = ((1, 2, 4, 3),)
WHIST_8 = ((7, 1, 0, 3), (2, 4, 6, 5))
"""Tables of the first round by seat. In the next one everybody but the last of eight is the next number."""
TRIES, MOST_TRIES = 6, 200
"""Schedules from which the one with the fewest repeated meetings is taken; more if partners meet again."""
PARTNER = 1000
"""A partner met again weighs more than all opponents met again."""


def lot(size: int, seed: int, purpose: str) -> list[int]:
    """The numbers below `size` in an order drawn by lot."""
    order = list(range(size))
    Random(f"{purpose} {seed}").shuffle(order)
    return order


def everybody(size: int, seed: int) -> tuple[Round, ...]:
    """Everybody meets everybody once, by the circle method; with an odd size each sits out once."""
    ring = [*lot(size, seed, "draw"), *([None] if size % 2 else [])]
    rounds: list[Round] = []
    for number in range(len(ring) - 1):
        halves = zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True)
        pairs = [(one, two) for one, two in halves if one is not None and two is not None]
        rounds.append(tuple(pair if number % 2 else pair[::-1] for pair in pairs))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(rounds)


def rotation(size: int, players: int, rounds: int, seed: int, *, pairs: bool) -> tuple[Round, ...]:
    """Rounds at tables of `players`, as many tables as fit; who sits out goes round by turns.

    In `pairs` partners change as long as they can; so do the people of a table.
    """
    order = lot(size, seed, "draw")
    if pairs and size in (5, 8) and rounds <= size - 1 + size % 2:
        return _numbered(order, _cyclic(size, rounds))
    if pairs and size == 16 and rounds <= 5:
        return _numbered(order, _plane()[:rounds])
    best: tuple[int, tuple[Round, ...]] | None = None
    chance = Random(f"tables {seed}")
    for tried in range(MOST_TRIES):
        if best is not None and (not best[0] or (tried >= TRIES and best[0] < PARTNER)):
            break
        found = _searched(size, players, rounds, chance, pairs=pairs)
        if best is None or found[0] < best[0]:
            best = found
    return _numbered(order, () if best is None else best[1])


def _numbered(order: Sequence[int], rounds: Sequence[Round]) -> tuple[Round, ...]:
    return tuple(tuple(tuple(order[who] for who in table) for table in tables) for tables in rounds)


def _cyclic(size: int, rounds: int) -> tuple[Round, ...]:
    """A whist tournament of five or eight: everybody partners everybody once, and faces everybody twice."""
    base, modulus = (WHIST_5, 5) if size == 5 else (WHIST_8, 7)
    return tuple(
        tuple(tuple((who + step) % modulus if who < modulus else who for who in table) for table in base)
        for step in range(rounds)
    )


def _plane() -> tuple[Round, ...]:
    """Sixteen at tables of four, five times: everybody meets everybody exactly once.

    These are the lines of the affine plane over the field of four elements.
    """
    product = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
    slopes = (
        tuple(tuple(4 * x + (product[slope][x] ^ shift) for x in range(4)) for shift in range(4))
        for slope in range(4)
    )
    return (*slopes, tuple(tuple(range(4 * x, 4 * x + 4)) for x in range(4)))


def _searched(
    size: int, players: int, rounds: int, chance: Random, *, pairs: bool
) -> tuple[int, tuple[Round, ...]]:
    """A schedule found by exchanging people between tables, and how much is repeated in it."""
    seats = size // players * players
    met: Counter[Met] = Counter()
    found: list[Round] = []
    total = 0
    for number in range(rounds):
        out = {(number * (size - seats) + at) % size for at in range(size - seats)}
        people = [who for who in range(size) if who not in out]
        chance.shuffle(people)
        total += _descend(people, players, met, pairs=pairs)
        tables = tuple(tuple(people[at : at + players]) for at in range(0, seats, players))
        found.append(tables)
        for table in tables:
            met.update(_meetings(table, pairs=pairs))
    return total, tuple(found)


def _descend(people: list[int], players: int, met: Counter[Met], *, pairs: bool) -> int:
    """Exchange two people as long as that lessens what is repeated; return what is left of it."""

    def cost(at: int) -> int:
        table = people[at * players : (at + 1) * players]
        return sum(met[each] * (PARTNER if each[2] else 1) for each in _meetings(table, pairs=pairs))

    better = True
    while better:
        better = False
        for one, two in combinations(range(len(people)), 2):
            tables = {one // players, two // players}
            before = sum(map(cost, tables))
            if not before:
                continue
            people[one], people[two] = people[two], people[one]
            if sum(map(cost, tables)) < before:
                better = True
            else:
                people[one], people[two] = people[two], people[one]
    return sum(cost(at) for at in range(len(people) // players))


def _meetings(table: Sequence[int], *, pairs: bool) -> Iterator[Met]:
    for one, two in combinations(range(len(table)), 2):
        low, high = sorted((table[one], table[two]))
        yield low, high, pairs and two - one == 2


def bracket(teams: int, seed: int) -> tuple[tuple[int, ...], ...]:
    """The first round of a knock-out, by lot: pairs of teams, and single teams that sit it out.

    There is room for a power of two, so that nobody sits out later. No two who sit out meet in the next round
    as long as that can be.
    """
    places = 1 << (teams - 1).bit_length()
    free, tables = places - teams, places // 2
    spread = sorted(range(tables), key=lambda table: int(f"{table:b}"[::-1].ljust(8, "0"), 2))
    alone = set(spread[:free])
    waiting = iter(lot(teams, seed, "draw"))
    return tuple(
        (next(waiting),) if table in alone else (next(waiting), next(waiting)) for table in range(tables)
    )
