"""Facts from the tricks of a hand: the effect of each card on its trick, and suits that seats lack."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.rules import Follow
from briscola.engine.state import trumps_in
from briscola.engine.trick import TableCard
from briscola.players.card_codes import beats, coder_of, suit_number


class PastPlay(NamedTuple):
    """A card, its player, the seat that held the trick before it (None: a lead), and whether it takes it."""

    seat: int
    card: int
    over: int | None
    takes: bool


def past_tricks(view: Observation) -> tuple[tuple[PastPlay, ...], ...]:
    """Every trick of the hand, that on the table last."""
    rules, number = view.rules, coder_of(view.rules).number
    tricks = (*(trick.plays for trick in view.tricks), view.table)
    trumps = [suit_number(view.trumps)] * len(tricks)
    if rules.marianna is not None and rules.marianna.makes_trumps:
        trumps = [suit_number(trumps_in(trick, view.declared)) for trick in range(1, len(tricks) + 1)]
    return tuple([tuple(_followed(plays, number, suit)) for plays, suit in zip(tricks, trumps, strict=True)])


def _followed(plays: Sequence[TableCard], number: Mapping[Card, int], trumps: int) -> Iterator[PastPlay]:
    """The plays of one trick with what each did to it."""
    winner: int | None = None
    best = 0
    for play in plays:
        card = number[play.card]
        takes = winner is None or beats(card, best, trumps)
        yield PastPlay(play.seat, card, winner, takes)
        if takes:
            winner, best = play.seat, card


def voids(view: Observation) -> tuple[int, ...]:
    """By place a bit for each suit that it has shown to lack since the last draw (V-PR-1)."""
    rules = view.rules
    found = [0] * rules.places
    if rules.follow is Follow.FREE or view.stock_count:
        return tuple(found)
    draws = rules.tricks - rules.hand_size
    tables = [trick.plays for trick in view.tricks[draws:]]
    for plays in (*tables, view.table):
        for play in plays[1:]:
            if play.card.suit is not plays[0].card.suit:
                found[play.seat] |= 1 << suit_number(plays[0].card.suit)
    return tuple(found)
