"""The games, a row each, and the form of one: what its players and options make of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from .cards import BISCA, BRISCOLA, SEVEN_HIGH, Ranking

Value = bool | int | str
DUMMY = 4
ALL = 0
"""As a hand size: the whole pack is dealt."""


@dataclass(frozen=True, kw_only=True)
class Row:
    """One game as the rules describe it; options may change what stands here.

    `hand` is the cards dealt to a place, `turned` whether a card is turned for trumps. `pairs` games have no
    form for independents; `talks` is whether partners may make signs at all. `no_twos` are the numbers of
    players for whom all twos are taken out. `redeals` is whether a tie is dealt again by the same dealer.
    """

    players: tuple[int, ...]
    ranking: Ranking = BRISCOLA
    hand: int = 3
    turned: bool = True
    pairs: bool = False
    follow: bool = False
    talks: bool = True
    no_twos: tuple[int, ...] = ()
    redeals: bool = True


GAMES: Mapping[str, Row] = {
    "briscola": Row(players=(2, 3, 4, 5, 6)),
    "chiamata": Row(players=(4, 5), hand=ALL, turned=False, talks=False),
    "prini": Row(players=(2, 3, 4, 5), follow=True, talks=False),
    "bisca": Row(players=(2, 3, 4), ranking=BISCA),
    "scoperta": Row(players=(2,)),
    "briscolone": Row(players=(2,), hand=5, turned=False),
    "sueca": Row(players=(4,), ranking=BISCA, hand=ALL, pairs=True, follow=True, talks=False, redeals=False),
    "marianna": Row(players=(2, 3, 4), hand=5, turned=False, pairs=True),
    "brisca": Row(players=(2, 3, 4), no_twos=(3,)),
}


@dataclass(frozen=True, kw_only=True)
class Form:
    """A game with its number of players and the options given in the log, which decide what else applies."""

    variant: str
    players: int
    given: Mapping[str, object]

    @property
    def row(self) -> Row:
        """What the rules say of the game."""
        return GAMES[self.variant]

    @property
    def called(self) -> bool:
        """Chiamata, with five or with the dummy."""
        return self.variant == "chiamata"

    @property
    def dummy(self) -> bool:
        """Chiamata for four: the fifth place plays too (V-MO-1)."""
        return self.called and self.players == 4

    @property
    def may_split(self) -> bool:
        """Whether four or six may also play alone."""
        return self.players in (4, 6) and not self.called and not self.row.pairs

    @property
    def partners(self) -> bool:
        """Two sides that sit alternately (R-SEAT-2)."""
        if self.may_split:
            return self.given.get("teams") is not False
        return self.players == 4 and self.row.pairs

    @property
    def two_sides(self) -> bool:
        """Two players or two partnerships."""
        return not self.called and (self.players == 2 or self.partners)

    @property
    def turned_marianna(self) -> bool:
        """Cinquecento: three cards and a turned trump (V-MA-5)."""
        return self.variant == "marianna" and (self.given.get("trump_by") == "turned" or self.mariazza)

    @property
    def mariazza(self) -> bool:
        """Mariazza of Treviso: five cards, a turned trump, hands to 41 (V-MA-6)."""
        return self.variant == "marianna" and self.given.get("mariazza") is True

    @property
    def turned(self) -> bool:
        """Whether a card is turned for trumps."""
        return self.row.turned or self.turned_marianna

    @property
    def hand(self) -> int:
        """Cards dealt to a place; `ALL` for the whole pack."""
        if self.given.get("deal_all") is True:
            return ALL
        if self.given.get("hand_size") == 9:
            return 9
        return 3 if self.turned_marianna and not self.mariazza else self.row.hand

    @property
    def turned_on_stock(self) -> bool:
        """Whether the turned card lies under a stock (R-DEAL-6)."""
        return self.turned and self.hand != ALL

    @property
    def by_points(self) -> bool:
        """Whether the match is one by points (V-PT)."""
        if self.variant == "briscolone":
            return self.given.get("match") != "wins"
        return (self.variant == "marianna" and not self.mariazza) or self.given.get("total_120") is True

    @property
    def ranking(self) -> Ranking:
        """The ranking in force (V-RK-1)."""
        return SEVEN_HIGH if self.given.get("ranking") == "seven" else self.row.ranking
