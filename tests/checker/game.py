"""The game a log is about, read from its `match` event."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .cards import BISCA, BRISCOLA, PACK, Ranking
from .errors import LogError, need, same
from .options import Form, Value, read_options
from .shapes import Event

PLAYERS = {"briscola": (2, 3, 4, 5), "chiamata": (4, 5), "prini": (2, 3, 4, 5), "bisca": (2, 3, 4)}
DUMMY = 4


@dataclass(frozen=True, kw_only=True)
class Game:
    """The rules in force. Seats are the players'; places are those that get cards, a dummy included."""

    variant: str
    players: int
    partners: bool
    options: Mapping[str, Value]
    winning_hands: int
    seed: int | None
    pack: tuple[str, ...] = field(repr=False)
    ranking: Ranking = field(repr=False)

    @property
    def called(self) -> bool:
        """Chiamata, with five or with the dummy."""
        return self.variant == "chiamata"

    @property
    def dummy(self) -> bool:
        """Chiamata for four: the fifth place plays too (V-MO-1)."""
        return self.called and self.players == 4

    @property
    def places(self) -> int:
        """How many hands are dealt."""
        return 5 if self.dummy else self.players

    @property
    def two_sides(self) -> bool:
        """Two players or two partnerships."""
        return not self.called and (self.players == 2 or self.partners)

    @property
    def sides(self) -> list[list[int]]:
        """The seats of each side; chiamata has one list per seat."""
        return [[0, 2], [1, 3]] if self.partners else [[seat] for seat in range(self.players)]

    @property
    def all_dealt(self) -> bool:
        """No stock: chiamata, and Prini with `deal_all`."""
        return self.called or bool(self.options["deal_all"])

    @property
    def hand_size(self) -> int:
        """Cards dealt to each place."""
        if self.all_dealt:
            return len(self.pack) // self.places
        return int(self.options["hand_size"])

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
    given = event["options"]
    form = Form(
        variant=variant,
        players=players,
        partners=players == 4 and variant != "chiamata" and given.get("teams") is not False,
        deal_all=given.get("deal_all") is True,
    )
    options = read_options(given, form)
    need(1 <= event["winning_hands"] <= 11, "winning_hands must be 1 to 11")
    same(len(event["levels"]), players, "the number of levels")
    game = Game(
        variant=variant,
        players=players,
        partners=form.partners,
        options=options,
        winning_hands=event["winning_hands"],
        seed=event.get("seed"),
        pack=tuple(card for card in PACK if players != 3 or card != options["removed"]),
        ranking=BISCA if variant == "bisca" else BRISCOLA,
    )
    same(event["sides"], game.sides, "sides")
    return game


def need_simulated(event: Event) -> None:
    """Raise `LogError` if a `match` event lacks what `simulate` always knows: the seed and the levels."""
    if event.get("seed") is None or None in event["levels"] or "" in event["levels"]:
        raise LogError("a simulated match has a seed and a level for each seat")
