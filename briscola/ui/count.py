"""The count of a hand: who stands together, which cards they took, in order of value. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from briscola.engine.cards import Card
from briscola.engine.rules import Rules
from briscola.ui.model import ME, View, in_pairs


@dataclass(frozen=True, kw_only=True, slots=True)
class SideCount:
    """A side's cards: those that count first, the best first, then the others."""

    places: tuple[int, ...]
    mark: str
    counting: tuple[Card, ...]
    empty: tuple[Card, ...]
    points: int
    tricks: int
    high: int
    """Points in aces and threes (or their like): cards of ten and more."""
    courts: int
    """Points in king, knight and jack."""
    won: bool

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards in the order in which they are counted."""
        return self.counting + self.empty

    def so_far(self, count: int, rules: Rules) -> int:
        """The points of the first `count` cards."""
        return sum(rules.ranking.points[card] for card in self.counting[:count])


def sides_of(view: View) -> tuple[tuple[int, ...], ...]:
    """Who is counted together, the person's side first; in chiamata the caller's side against the others."""
    rules = view.rules
    if view.caller is not None and view.called is not None:
        holder = view.caller if view.partner is None else view.partner
        callers = tuple(dict.fromkeys((view.caller, holder)))
        others = tuple(place for place in range(rules.places) if place not in callers)
        return (callers, others) if ME in callers else (others, callers)
    return tuple(sorted(rules.sides, key=lambda side: ME not in side))


def count_sides(view: View, piles: Sequence[Sequence[Card]]) -> tuple[SideCount, ...]:
    """Every side's count after a hand; `piles` are the cards taken, per place."""
    rules = view.rules
    worth, strength = rules.ranking.points, rules.ranking.strength
    winners = set(view.ended.winners) if view.ended is not None else set()
    found = []
    sides = sides_of(view)
    for side in sides:
        cards = [card for place in side for card in piles[place]]
        cards.sort(key=lambda c: (-strength[c], "CDBS".index(c.suit.value)))
        counting = tuple(c for c in cards if worth[c])
        per_trick = rules.places
        mark = ""
        if len(sides) == 2:
            mark = "us" if ME in side else "them"
        elif in_pairs(rules):
            mark = view.side(side[0])
        found.append(
            SideCount(
                places=side,
                mark=mark,
                counting=counting,
                empty=tuple(c for c in cards if not worth[c]),
                points=sum(worth[c] for c in cards),
                tricks=len(cards) // per_trick,
                high=sum(worth[c] for c in counting if worth[c] >= 10),
                courts=sum(worth[c] for c in counting if worth[c] < 10),
                won=bool(winners & set(side)),
            )
        )
    return tuple(found)


def strip(side: SideCount, *, card: float, room: float) -> tuple[float, ...]:
    """Left edges (px from the start) of a side's cards: counting ones wide apart, the others close."""
    gap = card * 0.18
    wide, close = card * 0.56, card * 0.17
    n, m = len(side.counting), len(side.empty)

    def length() -> float:
        first = (n - 1) * wide + card if n else 0.0
        second = (m - 1) * close + card if m else 0.0
        return first + (gap if n and m else 0.0) + second

    for _again in range(40):
        if length() <= room:
            break
        wide, close = wide * 0.95, close * 0.95
    xs = [i * wide for i in range(n)]
    start = (n - 1) * wide + card + gap if n else 0.0
    xs += [start + i * close for i in range(m)]
    return tuple(xs)
