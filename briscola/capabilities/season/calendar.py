"""The calendar of a season as rows of data: the game of every evening, and who sits at which table.

Everybody meets everybody once at a table of two and three times at a table of four; in the evenings of pairs
nobody has the same partner twice. Who stands for which number is drawn from the season's seed.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct

from briscola.client.tournament.table_result import TableGame

PERSON = 0
"""The entrant who is the person; the regulars are 1 to 7."""
ENTRANTS = range(8)

TWO, COUSIN, PAIRS, CHIAMATA = "two", "cousin", "pairs", "chiamata"
KINDS: Sequence[str] = (
    TWO,
    PAIRS,
    TWO,
    COUSIN,
    CHIAMATA,
    TWO,
    PAIRS,
    TWO,
    CHIAMATA,
    PAIRS,
    COUSIN,
    TWO,
    PAIRS,
    CHIAMATA,
)
"""The kind of every evening. The first is the plainest, the last is worth most."""

GAMES: Mapping[str, TableGame] = {
    TWO: TableGame(winning_hands=3),
    PAIRS: TableGame(players=4, winning_hands=4),
    CHIAMATA: TableGame(
        variant="chiamata", players=4, options={"morto": "open", "match": "hands", "match_hands": 5}
    ),
}
"""The matches. Each takes a person who thinks some four seconds a card about 12 to 15 minutes."""
COUSINS: Sequence[TableGame] = (
    TableGame(variant="scoperta", winning_hands=3),
    TableGame(variant="briscolone", options={"match": "wins"}, winning_hands=3),
    TableGame(variant="bisca", winning_hands=3),
    TableGame(variant="brisca", winning_hands=3),
    TableGame(variant="marianna", options={"to_points": 300}),
)
"""The games of which a season draws one for its evenings of a cousin."""


class CalendarEvening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An evening: its game, and the entrants of its tables by seat; the person sits first at the first."""

    game: TableGame
    tables: tuple[tuple[int, ...], ...]


def draw_calendar(rng: Random) -> tuple[CalendarEvening, ...]:
    """Draw the calendar of a season."""
    numbers = list(ENTRANTS)
    rng.shuffle(numbers)
    cousin = rng.choice(COUSINS)
    twos, fours = _rounds_of_two(rng), _planes(rng)
    evenings = []
    for kind in KINDS:
        game = cousin if kind == COUSIN else GAMES[kind]
        tables = next(twos) if game.players == 2 else _tables_of_four(*next(fours), kind == PAIRS, rng)
        named = [tuple(numbers[number] for number in table) for table in tables]
        rng.shuffle(named)
        named.sort(key=lambda table: PERSON not in table)
        own = named[0].index(PERSON)
        named[0] = (*named[0][own:], *named[0][:own])
        evenings.append(CalendarEvening(game=game, tables=tuple(named)))
    return tuple(evenings)


def _rounds_of_two(rng: Random) -> Iterator[Sequence[Sequence[int]]]:
    """The circle method: seven rounds in which every pair meets once, in a drawn order."""
    rounds = list(range(7))
    rng.shuffle(rounds)
    for at in rounds:
        yield [(7, at), *(((at + far) % 7, (at - far) % 7) for far in (1, 2, 3))]


PARTNER: Mapping[int, int] = {1: 2, 2: 4, 3: 7, 4: 1, 5: 5, 6: 6, 7: 3}
"""By the normal of two parallel planes a direction that lies in both: no two normals have the same."""


def _planes(rng: Random) -> Iterator[tuple[int, int]]:
    """The pairs of parallel planes of the affine geometry AG(3,2), each with its direction, in a drawn order.

    The points are the numbers 0 to 7 as vectors of bits. Two of them lie in one plane for three normals.
    """
    normals = list(PARTNER)
    rng.shuffle(normals)
    for normal in normals:
        yield normal, PARTNER[normal]


def _tables_of_four(normal: int, direction: int, pairs: bool, rng: Random) -> Sequence[Sequence[int]]:
    """The two planes of a normal as tables; in pairs partners are a `direction` apart and sit opposite."""
    planes = [[at for at in ENTRANTS if (at & normal).bit_count() % 2 == odd] for odd in (0, 1)]
    tables: list[Sequence[int]] = []
    for plane in planes:
        rng.shuffle(plane)
        if pairs:
            first = plane[0]
            other = next(at for at in plane if at not in (first, first ^ direction))
            tables.append((first, other, first ^ direction, other ^ direction))
        else:
            tables.append(plane)
    return tables
