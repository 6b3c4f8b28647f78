"""Data of a result from the log alone: cards taken, their count, and every hand of the match."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from briscola.client.view.view import ME, Side, View
from briscola.engine.cards import Card
from briscola.engine.events import (
    Called,
    Committed,
    DealSeen,
    Dealt,
    Event,
    HandEnded,
    MatchBegan,
    Played,
    TrickTaken,
    Undone,
)
from briscola.engine.outcome import Scoring, side_count
from briscola.engine.rules import Rules

LOAD = 10
"""Card points from which a card is a load (carico): aces and threes."""


class Band(Struct, frozen=True, kw_only=True):
    """A side, or a player alone, with the cards counted together, dearest first."""

    places: tuple[int, ...]
    cards: tuple[Card, ...]
    worth: tuple[int, ...]
    """Card points of each card."""
    points: int
    """Points of the cards, as the hand was scored."""
    tricks: int
    side: Side
    """`us` if the person belongs to it, else `them`."""
    won: bool
    calls: bool = False
    """True if it has promised the contract."""
    declared: int = 0
    """Points without a card beside those of the cards (V-MA-3)."""
    mariannas: bool = False
    """True if those are of mariannas."""

    @property
    def total(self) -> int:
        """All points of the side: cards and declared ones."""
        return self.points + self.declared

    @property
    def loads(self) -> int:
        """Points of its aces and threes (cards of at least `LOAD` points)."""
        return sum(points for points in self.worth if points >= LOAD)

    @property
    def courts(self) -> int:
        """Points of its other cards, the court cards."""
        return self.points - self.loads

    @property
    def rich(self) -> int:
        """Number of its cards that are worth points."""
        return sum(points > 0 for points in self.worth)


def piles(log: Iterable[Event], rules: Rules) -> tuple[tuple[tuple[Card, ...], ...], tuple[int, ...]]:
    """Cards and number of tricks that each place took in the last hand of a log."""
    taken: list[tuple[Card, ...]] = [()] * rules.places
    tricks = [0] * rules.places
    trick: tuple[Card, ...] = ()
    for event in log:
        if isinstance(event, Committed):
            taken, tricks, trick = [()] * rules.places, [0] * rules.places, ()
        elif isinstance(event, Played):
            trick += (event.card,)
        elif isinstance(event, TrickTaken):
            taken[event.winner] += trick
            tricks[event.winner] += 1
            trick = ()
    return tuple(taken), tuple(tricks)


def sides(view: View) -> tuple[tuple[int, ...], ...]:
    """Places that count together in the hand just ended; the caller's or the person's side first.

    Empty if the hand was passed out or void.
    """
    rules = view.rules
    if view.ended is not None and view.ended.reason in ("passed_out", "void"):
        return ()
    if view.caller is not None:
        partner = view.caller if view.partner is None else view.partner
        callers, rest = rules.parties(view.caller, partner)
        return callers, tuple(sorted(rest, key=view.order.index))
    if rules.in_sides:
        return tuple(sorted(rules.sides, key=lambda side: ME not in side))
    return tuple((place,) for place in view.order)


def bands(log: Sequence[Event], view: View) -> tuple[Band, ...]:
    """The count of the hand just ended, band by band; empty if nobody played."""
    taken, tricks = piles(log, view.rules)
    ranking = view.rules.ranking
    ended = view.ended_hand
    found = []
    for places in sides(view):
        scored = side_count(ended, places)
        cards = sorted(
            (card for place in places for card in taken[place]),
            key=lambda card: (-ranking.points[card], -ranking.strength[card], card.suit.value),
        )
        found.append(
            Band(
                places=places,
                cards=tuple(cards),
                worth=tuple(ranking.points[card] for card in cards),
                points=scored.cards,
                tricks=sum(tricks[place] for place in places),
                side="us" if ME in places else "them",
                won=any(place in ended.winners for place in places),
                calls=view.caller in places,
                declared=scored.declared,
                mariannas=view.rules.marianna is not None,
            )
        )
    return tuple(found)


def fresh_strokes(before: Sequence[int], after: Sequence[int], pairs: bool) -> tuple[int, ...]:
    """Lines of the slate that get a stroke, one entry per stroke, in drawing order."""
    lines = range(2) if pairs else range(len(after))
    return tuple(line for line in lines for _ in range(after[line] - before[line]))


class PlayedHand(Struct, frozen=True, kw_only=True):
    """A hand of the match, as a row of the final table."""

    number: int
    """Number of the hand, from 1 within the match."""
    dealer: int | None
    caller: int | None
    ended: HandEnded


def hands_of_match(log: Iterable[Event]) -> tuple[PlayedHand, ...]:
    """Every finished hand of the last match in a log."""
    found: list[PlayedHand] = []
    dealer: int | None = None
    caller: int | None = None
    for event in log:
        if isinstance(event, MatchBegan):
            found = []
        elif isinstance(event, Committed):
            dealer, caller = None, None
        elif isinstance(event, Dealt | DealSeen):
            dealer = event.dealer
        elif isinstance(event, Called):
            caller = event.seat
        elif isinstance(event, HandEnded):
            found.append(PlayedHand(number=len(found) + 1, dealer=dealer, caller=caller, ended=event))
    return tuple(found)


def least_points(rules: Rules) -> dict[int, int]:
    """The fewest points that win each number of strokes, where the points decide it."""
    return {**_least_points(rules.scoring, rules.total, rules.majority)}


@lru_cache(64)  # a page says the goal of its match in every state
def _least_points(scoring: Scoring[Any], total: int, majority: int) -> dict[int, int]:
    return {scoring.gain(points, capot=False): points for points in range(total, majority - 1, -1)}


def signed(number: int) -> str:
    """A number with its sign: `+2`, `−1`, `0`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def took_back(log: Sequence[Event]) -> bool:
    """True if the person took a choice back in the last hand of a record."""
    for event in reversed(log):
        if isinstance(event, Dealt | DealSeen):
            return False
        if isinstance(event, Undone):
            return True
    return False
