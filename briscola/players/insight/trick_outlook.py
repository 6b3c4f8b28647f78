"""A trick as it would lie after a card: whose it is, who can still take it, by what one seat knows."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from briscola.engine.scoring import Independents
from briscola.players.card_codes import POINTS, SUIT, beats
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import Knowledge
from briscola.players.race import missing


class TrickOutlook(Struct, frozen=True, kw_only=True):
    """The trick after one card; `threats`: with what others still to play may take it.

    `safe`: it lies with the decider's side and nobody of the others can still take it; `lost`: it lies with
    the others and nobody who is not surely one of them can still take it.
    """

    knowledge: Knowledge
    card: int
    best: int
    winner: int
    threats: tuple[int, ...]
    safe: bool
    lost: bool

    @property
    def before_winner(self) -> int | None:
        """The place that held the trick before the card; None for a lead."""
        return None if self.knowledge.best is None else self.knowledge.best[0]

    @property
    def before_best(self) -> int | None:
        """The card that held the trick before this one; None for a lead."""
        return None if self.knowledge.best is None else self.knowledge.best[1]

    @property
    def led(self) -> int:
        """The suit led: where the card is the lead, its own."""
        return SUIT[self.knowledge.table[0][1] if self.knowledge.table else self.card]

    @property
    def pot(self) -> int:
        """Points on the table with the card."""
        return self.knowledge.pot + POINTS[self.card]

    @property
    def takes(self) -> bool:
        """True if the trick lies with the card played."""
        return self.winner == self.knowledge.actor

    @property
    def trump(self) -> bool:
        return SUIT[self.card] == self.knowledge.trumps

    @property
    def kept(self) -> tuple[int, ...]:
        """The hand without the card."""
        return tuple(c for c in self.knowledge.hand if c != self.card)

    def say(self, why: Why, *cards: int, seat: int | None = None, points: int | None = None) -> Reason:
        """A reason about cards given as numbers."""
        card = self.knowledge.coder.card
        return Reason(why=why, cards=tuple(card[c] for c in cards), seat=seat, points=points)


def trial(knowledge: Knowledge, card: int) -> TrickOutlook:
    """The trick as it lies after a card is played."""
    if knowledge.best is None or knowledge.takes(card):
        winner, best = knowledge.actor, card
    else:
        winner, best = knowledge.best
    ours = winner in knowledge.allies
    against = [s for s in knowledge.later if s not in knowledge.allies]
    helpers = [s for s in knowledge.later if s not in knowledge.foes]
    led = SUIT[knowledge.table[0][1] if knowledge.table else card]
    threats = tuple(sorted(set(beaters(knowledge, best, led, against)))) if ours else ()
    return TrickOutlook(
        knowledge=knowledge,
        card=card,
        best=best,
        winner=winner,
        threats=threats,
        safe=ours and not threats,
        lost=winner in knowledge.foes and not any(True for _ in beaters(knowledge, best, led, helpers)),
    )


def same_strength(knowledge: Knowledge, card: int, other: int) -> bool:
    """Check that two cards are interchangeable: one suit, the same points, nothing still out between them.

    Where a low trump may be exchanged for the turned one no two are.
    """
    if SUIT[card] != SUIT[other] or POINTS[card] != POINTS[other] or knowledge.rules.swaps:
        return False
    low, high = sorted((card, other))
    lying = (c for _, c in knowledge.table)
    return not any(low < c < high for c in (*knowledge.elsewhere, *lying))


def certain_result(t: TrickOutlook) -> float | None:
    """1.0 or 0.0 where this card decides who wins, whatever follows; else None (R-HAND-1, V-CH-14)."""
    knowledge, rules = t.knowledge, t.knowledge.rules
    short = missing(knowledge)
    if short is not None:
        return float(t.safe) if (t.safe or t.lost) and t.pot >= short[t.winner] else None
    points = knowledge.points
    mine = sum(points[seat] for seat in knowledge.allies) + t.pot * t.safe
    if mine >= knowledge.target:
        return 1.0
    if rules.two_sides or rules.has_payments:
        theirs = sum(points[seat] for seat in knowledge.foes) + t.pot * t.lost
        return 0.0 if theirs >= knowledge.target_of_foes else None
    best = max(points[seat] + t.pot * (t.lost and seat == t.winner) for seat in knowledge.foes)
    most = mine + knowledge.left - t.pot * (t.lost or t.safe)
    if isinstance(rules.scoring, Independents) and rules.scoring.strict and most < knowledge.target:
        return 0.0
    return 0.0 if best >= knowledge.target_of_foes or best > most else None


def beaters(knowledge: Knowledge, best: int, led: int, seats: Sequence[int]) -> Iterator[int]:
    """The cards that some of these seats may hold and take the trick with from `best`."""
    for seat in seats:
        yield from (c for c in knowledge.may_answer(seat, led) if beats(c, best, knowledge.trumps))
