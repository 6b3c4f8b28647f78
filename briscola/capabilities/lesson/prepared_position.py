"""A moment of a hand as data, with the pack and plays that bring the real table there."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from briscola.engine.actions import Sign
from briscola.engine.cards import Card, Suit, cards
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.trick import TableCard, winning
from briscola.engine.variants import make_rules


@dataclass(frozen=True, kw_only=True)
class PreparedPosition:
    """The moment before a lead. Cards are given by codes; cards not named fill the rest."""

    hands: tuple[str, ...]
    """Cards by place, the person's first. The other players play theirs in the order given."""
    turned: str = ""
    """The turned card; empty in games without one."""
    draws: str = ""
    """The next cards to be drawn, in order."""
    before: str = ""
    """Cards of the tricks already taken, in the order played."""
    leader: int = 1
    """Seat that led the first of those cards; if there are none, the seat that leads now."""
    signed: tuple[int, Sign] | None = None
    """Seat and sign made as the step begins; None if none is."""
    variant: str = "briscola"
    players: int = 2
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @cached_property
    def rules(self) -> Rules:
        """Rules of the game at this table."""
        return make_rules(self.variant, self.players, self.options)

    @property
    def dealer(self) -> int:
        """Seat of the dealer, which makes `leader` lead."""
        return (self.leader - 1) % self.players

    @cached_property
    def played(self) -> tuple[TableCard, ...]:
        """Every card of the tricks already taken, with its player."""
        return tuple(play for trick in self._tricks() for play in trick)

    def _tricks(self) -> Iterator[tuple[TableCard, ...]]:
        rules, codes = self.rules, cards(self.before)
        trumps, leader = self._trumps, self.leader
        for first in range(0, len(codes), rules.places):
            cards_of = codes[first : first + rules.places]
            trick = tuple(TableCard((leader + i) % rules.places, card) for i, card in enumerate(cards_of))
            yield trick
            leader = winning(trick, trumps, rules.ranking).seat

    @property
    def _trumps(self) -> Suit | None:
        return cards(self.turned)[0].suit if self.turned else None

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The pack before the deal, top card first, so that dealing and playing lead to this table.

        A place that still holds three cards was dealt two of them and drew the third last. All other cards
        were played in the order in which they were drawn.
        """
        rules = self.rules
        got = self._received()
        drawn = [iter(row[rules.hand_size :]) for row in got]
        order = rules.order(self.dealer)
        dealt = [got[seat][i] for i in range(rules.hand_size) for seat in order]
        winners = [winning(trick, self._trumps, rules.ranking).seat for trick in self._tricks()]
        stock = [
            card
            for winner in winners
            for i in range(rules.places)
            if (card := next(drawn[(winner + i) % rules.places], None)) is not None
        ]
        stock += cards(self.draws)
        named = {*dealt, *stock, *cards(self.turned)}
        stock += [card for card in rules.pack if card not in named]
        if not self.turned:
            return (*dealt, *stock)
        (turned,) = cards(self.turned)
        return (*dealt, turned, *(card for card in stock if card != turned))

    def _received(self) -> tuple[tuple[Card, ...], ...]:
        """By place, all cards it received up to this moment, in order."""
        held = self._held()
        rows = []
        for place, hand in enumerate(held):
            gone = [play.card for play in self.played if play.seat == place]
            kept = hand if len(hand) < self.rules.hand_size or not gone else hand[:-1]
            rows.append((*kept, *gone, *hand[len(kept) :]))
        return tuple(rows)

    def _held(self) -> tuple[tuple[Card, ...], ...]:
        """Cards held by each place; a row shorter than the person's is filled with cards not named."""
        hands = [cards(row) for row in self.hands]
        named = {card for row in (*self.hands, self.turned, self.draws, self.before) for card in cards(row)}
        rest = (card for card in self.rules.pack if card not in named)
        return tuple((*hand, *(next(rest) for _ in range(len(hands[0]) - len(hand)))) for hand in hands)
