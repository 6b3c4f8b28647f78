"""A trick as it would lie after a card: whose it is, who can still take it, by what one seat knows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.players.coding import POINTS, SUIT, beats, coder_of
from briscola.players.heuristic.belief import Scenario, public_holder
from briscola.players.heuristic.memory import Memory
from briscola.players.insight.reasons import Reason, Why
from briscola.players.talk.signals import named_ranks, stands

MAJORITY = 61


@dataclass(frozen=True, kw_only=True, slots=True)
class Table:
    """What does not depend on the card: who is surely with or against the decider, and the points so far.

    `target` decides the hand for the decider's side (a contract counts), `theirs` for the others; `shown` are
    the trumps that partners have shown by signs and not played.
    """

    memory: Memory
    cards: Sequence[Card]
    legal: tuple[int, ...]
    friends: frozenset[int]
    foes: frozenset[int]
    target: int
    theirs: int
    secret: int | None
    shown: Mapping[int, tuple[int, ...]]

    def points_of(self, seats: frozenset[int]) -> int:
        """The points these seats have taken."""
        return sum(self.memory.points[seat] for seat in seats)


def table_of(view: Observation, memory: Memory, sides: Sequence[Scenario], legal: tuple[int, ...]) -> Table:
    """The table of a memory; `sides` are all the ways the sides may be."""
    coder, me = coder_of(view.rules), memory.me
    friends = frozenset(s for s in memory.order if all(way.friends[me][s] > 0 for way in sides))
    foes = frozenset(s for s in memory.order if all(way.friends[me][s] < 0 for way in sides))
    target = theirs = MAJORITY
    if view.contract is not None and view.caller is not None:
        with_caller = view.caller in friends
        target = view.contract if with_caller else 121 - view.contract
        theirs = 121 - target
    hidden = view.called in view.hand and view.caller != me and public_holder(view) is None
    return Table(
        memory=memory,
        cards=coder.card,
        legal=legal,
        friends=friends,
        foes=foes,
        target=target,
        theirs=theirs,
        secret=coder.number[view.called] if hidden and view.called is not None else None,
        shown={seat: _shown(view, seat) for seat in friends if seat != me},
    )


def _shown(view: Observation, seat: int) -> tuple[int, ...]:
    """The trumps that a place has shown by signs and not played (R-TALK-2)."""
    if view.trumps is None:
        return ()
    named, number = named_ranks(view.rules.ranking), coder_of(view.rules).number
    signs = {seen.sign for seen in view.signals if seen.seat == seat and stands(view, seen)}
    return tuple(number[Card(named[sign], view.trumps)] for sign in sorted(signs) if sign in named)


@dataclass(frozen=True, kw_only=True, slots=True)
class Trial:
    """The trick before and after one card; `threats`: with what others still to play may take it.

    `safe`: it lies with the decider's side and nobody of the others can still take it; `lost`: it lies with
    the others and nobody who is not surely one of them can still take it.
    """

    table: Table
    card: int
    pot: int
    best: int
    winner: int
    before_best: int | None
    before_winner: int | None
    threats: tuple[int, ...]
    safe: bool
    lost: bool

    @property
    def memory(self) -> Memory:
        return self.table.memory

    @property
    def takes(self) -> bool:
        """Whether it lies with the card played."""
        return self.winner == self.memory.actor

    @property
    def trump(self) -> bool:
        return SUIT[self.card] == self.memory.trumps

    @property
    def kept(self) -> tuple[int, ...]:
        """The hand without the card."""
        return tuple(c for c in self.memory.hand if c != self.card)

    @property
    def there(self) -> int:
        """The points on the table before the card."""
        return self.pot - POINTS[self.card]

    def say(self, why: Why, *cards: int, seat: int | None = None, points: int | None = None) -> Reason:
        """A reason about cards given as numbers."""
        return Reason(why=why, cards=tuple(self.table.cards[c] for c in cards), seat=seat, points=points)


def trial(table: Table, card: int) -> Trial:
    """What comes of playing a card."""
    memory = table.memory
    winner: int | None = None
    best: int | None = None
    pot = POINTS[card]
    for seat, c in memory.table:
        pot += POINTS[c]
        if best is None or beats(c, best, memory.trumps):
            winner, best = seat, c
    before_winner, before_best = winner, best
    if winner is None or best is None or beats(card, best, memory.trumps):
        winner, best = memory.actor, card
    ours = winner in table.friends
    against = [s for s in memory.later if s not in table.friends]
    helpers = [s for s in memory.later if s not in table.foes]
    led = SUIT[memory.table[0][1] if memory.table else card]
    threats = tuple(sorted(set(beaters(memory, best, led, against)))) if ours else ()
    return Trial(
        table=table,
        card=card,
        pot=pot,
        best=best,
        winner=winner,
        before_best=before_best,
        before_winner=before_winner,
        threats=threats,
        safe=ours and not threats,
        lost=winner in table.foes and not any(True for _ in beaters(memory, best, led, helpers)),
    )


def beaters(memory: Memory, best: int, led: int, seats: Sequence[int]) -> Iterator[int]:
    """The cards that some of these seats may hold and take the trick with from `best`."""
    for seat in seats:
        held = memory.held.get(seat, ())
        may = list(held)
        if memory.counts[seat] > len(held):
            may += [c for c in memory.unseen if not memory.voids[seat] >> SUIT[c] & 1]
        elif memory.must_follow:
            may = [c for c in held if SUIT[c] == led] or may
        yield from (c for c in may if beats(c, best, memory.trumps))
