"""The game a log is about, read from its `match` event."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .cards import FOURS, PACK, TWOS
from .errors import LogError, need, same
from .games import ALL, DUMMY, GAMES, Form, Value
from .options import read_options
from .shapes import Event

PLAYERS = {variant: row.players for variant, row in GAMES.items()}


@dataclass(frozen=True, kw_only=True)
class Game(Form):
    """The rules in force. Seats are the players'; places are those that get cards, a dummy included."""

    options: Mapping[str, Value]
    winning_hands: int
    seed: int | None
    pack: tuple[str, ...] = field(repr=False)

    @property
    def total(self) -> int:
        """The points of the cards in its pack (R-CARD-2)."""
        return sum(self.ranking.points[card] for card in self.pack)

    @property
    def majority(self) -> int:
        """The fewest points that are more than half of them (R-HAND-1)."""
        return self.total // 2 + 1

    @property
    def places(self) -> int:
        """How many hands are dealt."""
        return 5 if self.dummy else self.players

    @property
    def sides(self) -> list[list[int]]:
        """The seats of each side; chiamata has one list per seat."""
        if self.partners:
            return [list(range(first, self.players, 2)) for first in (0, 1)]
        return [[seat] for seat in range(self.players)]

    @property
    def declares(self) -> bool:
        """Whether a king and knight may be declared (V-MA-2)."""
        return self.variant == "marianna"

    @property
    def mark(self) -> int | None:
        """The points that win the match, or None where winning hands do (V-PT, V-MA-4, V-MA-5)."""
        if not self.by_points:
            return None
        if self.options["total_120"]:
            return 120
        return int(self.options["to_points"])

    @property
    def hand_size(self) -> int:
        """Cards dealt to each place."""
        return len(self.pack) // self.places if self.hand == ALL else self.hand

    def side(self, place: int) -> list[int]:
        """The places whose tricks count with those of `place`, as the table sees it."""
        return next((side for side in self.sides if place in side), [place])

    def right_of(self, seat: int) -> int:
        """The seat that plays after `seat`."""
        return (seat + 1) % self.players

    def left_of(self, seat: int) -> int:
        """The seat that plays before `seat`."""
        return (seat - 1) % self.players

    def order(self, dealer: int) -> tuple[int, ...]:
        """The places from the dealer's right on; the dummy's is just before the dealer's (V-MO-1)."""
        seats = [(dealer + 1 + i) % self.players for i in range(self.players)]
        return (*seats[:-1], DUMMY, seats[-1]) if self.dummy else tuple(seats)


def read_match(event: Event) -> Game:
    """The game of a `match` event; `LogError` where it contradicts itself or the rules."""
    same(event["version"], 1, "version")
    variant, players = event["variant"], event["players"]
    need(variant in PLAYERS, f"there is no variant {variant!r}")
    need(players in PLAYERS[variant], f"{variant} is not for {players}")
    form = Form(variant=variant, players=players, given=event["options"])
    options = read_options(event["options"], form)
    need(1 <= event["winning_hands"] <= 11, "winning_hands must be 1 to 11")
    same(len(event["levels"]), players, "the number of levels")
    removed = _removed(form, options)
    game = Game(
        variant=variant,
        players=players,
        given=event["options"],
        options=options,
        winning_hands=event["winning_hands"],
        seed=event.get("seed"),
        pack=tuple(card for card in PACK if card not in removed),
    )
    same(event["sides"], game.sides, "sides")
    return game


def _removed(form: Form, options: Mapping[str, Value]) -> frozenset[str]:
    """The cards left out of the pack (R-CARD-4, R-CARD-5, V-BR-1)."""
    if form.players in form.row.no_twos:
        return TWOS
    if form.players not in (3, 6):
        return frozenset()
    removed = str(options["removed"])
    return {"twos": TWOS, "fours": FOURS}.get(removed, frozenset({removed}))


def need_simulated(event: Event) -> None:
    """Raise `LogError` if a `match` event lacks what `simulate` always knows: the seed and the levels."""
    if event.get("seed") is None or None in event["levels"] or "" in event["levels"]:
        raise LogError("a simulated match has a seed and a level for each seat")
