"""A moment of a hand as a row of data, and the deal and the plays by which the real table comes there."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from briscola.engine.actions import Sign
from briscola.engine.cards import Card, Suit, cards
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.trick import TableCard, winning
from briscola.engine.variants import make_rules


@dataclass(frozen=True, kw_only=True)
class LaidTable:
    """The moment before a lead. Cards are written as codes; those that are named nowhere fill the rest."""

    hands: tuple[str, ...]
    """By place what each holds, the person's first; the others play theirs in the order written."""
    turned: str = ""
    """The card that shows trumps, in games that turn one."""
    draws: str = ""
    """What is drawn next, in the order in which it is drawn."""
    before: str = ""
    """The tricks already taken, card by card as they were played."""
    leader: int = 1
    """Who led the very first of these cards, or leads now where there are none."""
    signed: tuple[int, Sign] | None = None
    """Who makes which sign as the step begins."""
    variant: str = "briscola"
    players: int = 2
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @cached_property
    def rules(self) -> Rules:
        """The rules of its game."""
        return make_rules(self.variant, self.players, self.options)

    @property
    def dealer(self) -> int:
        """Who dealt, so that the leader leads."""
        return (self.leader - 1) % self.players

    @cached_property
    def played(self) -> tuple[TableCard, ...]:
        """Every card of the tricks already taken, and who played it."""
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
        """The pack as it must have lain before the deal, the top card first.

        Whoever still holds three cards has had two of them from the start and drew the third last; all
        other cards were played in the order in which they were drawn.
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
        """By place every card that came to it up to this moment, in the order in which it came."""
        held = self._held()
        rows = []
        for place, hand in enumerate(held):
            gone = [play.card for play in self.played if play.seat == place]
            kept = hand if len(hand) < self.rules.hand_size or not gone else hand[:-1]
            rows.append((*kept, *gone, *hand[len(kept) :]))
        return tuple(rows)

    def _held(self) -> tuple[tuple[Card, ...], ...]:
        """What each holds; a row that names fewer cards than the person's is filled."""
        hands = [cards(row) for row in self.hands]
        named = {card for row in (*self.hands, self.turned, self.draws, self.before) for card in cards(row)}
        rest = (card for card in self.rules.pack if card not in named)
        return tuple((*hand, *(next(rest) for _ in range(len(hands[0]) - len(hand)))) for hand in hands)
