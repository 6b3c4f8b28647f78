"""Luck, counted: the aces, threes and trumps that come to each place, against what a fair shuffle gives.

What is compared must not depend on how anybody plays, or on who gives up when. So of every hand the same
number of cards is counted for each place, fixed by the rules:

* the turned card is left out: everybody knows it, and play decides who gets it;
* so is the last round of draws, of which it is part;
* cards of a round that was never drawn, because the hand broke off, count for the place they would have come
  to, place after place. In a fair pack the unseen cards are all alike, so that any order will do.

Then the cards of a place are a simple random sample of the rest of the pack, and what it gets of each kind
has a hypergeometric distribution with known means and covariances. Summed over many hands the differences
from the means are close to a normal distribution; their length, measured by the covariances, is chi-square.
"""

from collections.abc import Iterable, Sequence
from math import exp, lgamma, log
from typing import NamedTuple

from msgspec import Struct

from briscola.engine.cards import Card, Rank, Suit
from briscola.engine.events import Dealt
from briscola.engine.rules import Rules

KINDS = ("aces", "threes", "trumps")
"""What is counted. The threes are the cards second to the aces: sevens in bisca."""


class Cards(NamedTuple):
    """How many of each kind."""

    aces: int
    threes: int
    trumps: int


class Shape(NamedTuple):
    """What the counts of a hand may be: the cards that chance deals out and how many go to each place."""

    rest: int
    """The cards of the pack without the turned one."""
    kinds: Cards
    """How many of them are of each kind; no trumps where a player names them."""
    trump_aces: int
    trump_threes: int
    sizes: tuple[int, ...]
    """How many come to each place."""

    def spell(self) -> str:
        """One word for the database."""
        numbers = (self.rest, *self.kinds, self.trump_aces, self.trump_threes, *self.sizes)
        return " ".join(map(str, numbers))

    @classmethod
    def read(cls, word: str) -> "Shape":
        """The shape of such a word."""
        rest, aces, threes, trumps, trump_aces, trump_threes, *sizes = map(int, word.split())
        return cls(rest, Cards(aces, threes, trumps), trump_aces, trump_threes, tuple(sizes))

    def common(self, one: int, other: int) -> int:
        """How many cards are of both kinds."""
        if one == other:
            return self.kinds[one]
        if 2 not in (one, other):
            return 0
        return self.trump_threes if 1 in (one, other) else self.trump_aces


def count_cards(
    rules: Rules, dealt: Dealt, drawn: Sequence[tuple[int, Card]]
) -> tuple[Shape, tuple[Cards, ...]]:
    """The shape of a hand, and what of each kind came to each place; `drawn` in the order of the draws."""
    places = len(dealt.hands)
    received = [[card for card in hand if card != dealt.turned] for hand in dealt.hands]
    by_chance = max(0, len(dealt.stock) - places)
    for seat, card in drawn[:by_chance]:
        received[seat].append(card)
    for i in range(min(len(drawn), by_chance), by_chance):
        received[i % places].append(dealt.stock[i])
    rest = [card for card in dealt.deck if card != dealt.turned]
    second = rules.ranking.order[1]
    trumps = None if dealt.turned is None else dealt.turned.suit
    shape = Shape(
        rest=len(rest),
        kinds=_of_kinds(rest, second, trumps),
        trump_aces=sum(card.rank is Rank.ACE and card.suit is trumps for card in rest),
        trump_threes=sum(card.rank is second and card.suit is trumps for card in rest),
        sizes=tuple(len(cards) for cards in received),
    )
    return shape, tuple(_of_kinds(cards, second, trumps) for cards in received)


def _of_kinds(cards: Sequence[Card], second: Rank, trumps: Suit | None) -> Cards:
    return Cards(
        aces=sum(card.rank is Rank.ACE for card in cards),
        threes=sum(card.rank is second for card in cards),
        trumps=sum(card.suit is trumps for card in cards),
    )


def spell_counts(cards: Iterable[Cards]) -> str:
    """What came to each place, a letter a number: those of hands of one shape can be strung together."""
    return "".join(chr(ord("0") + number) for each in cards for number in each)


def add_up(shape: Shape, letters: str) -> "CountedHands":
    """The hands of one shape whose counts are strung together."""
    width = len(shape.sizes) * len(KINDS)
    data = letters.encode("ascii")
    hands = len(data) // width
    sums = [sum(data[i::width]) - hands * ord("0") for i in range(width)]
    cards = tuple(Cards(*sums[i : i + len(KINDS)]) for i in range(0, width, len(KINDS)))
    return CountedHands(shape, hands, cards)


class CountedHands(NamedTuple):
    """The hands of one shape: how many, and what came to each place in all of them together."""

    shape: Shape
    hands: int
    cards: tuple[Cards, ...]


class Share(Struct, frozen=True, kw_only=True):
    """What came to one place of one kind, and what was to be expected."""

    place: int
    kind: str
    came: int
    expected: float
    spread: float
    """The standard deviation."""

    @property
    def off(self) -> float:
        """How many standard deviations it lies above (or, below 0, under) what was to be expected."""
        return (self.came - self.expected) / self.spread if self.spread else 0.0


class Luck(Struct, frozen=True, kw_only=True):
    """Everything ever dealt, against expectation; `chance` is None before there is anything to judge."""

    hands: int = 0
    shares: tuple[Share, ...] = ()
    chi_square: float = 0.0
    degrees: int = 0
    chance: float | None = None
    """How often a fair shuffle strays at least as far as this."""

    def of(self, place: int, kind: str) -> Share | None:
        """The share of a place, None where nothing was counted for it."""
        return next((share for share in self.shares if (share.place, share.kind) == (place, kind)), None)


def judge(counted: Iterable[CountedHands]) -> Luck:
    """The luck of all these hands together."""
    counted = tuple(counted)
    width = len(KINDS)
    places = max((len(each.shape.sizes) for each in counted), default=0)
    came = [0] * (places * width)
    expected = [0.0] * (places * width)
    covariance = [[0.0] * (places * width) for _ in range(places * width)]
    for shape, hands, cards in counted:
        for place, size in enumerate(shape.sizes):
            for kind in range(width):
                came[place * width + kind] += cards[place][kind]
                expected[place * width + kind] += hands * size * shape.kinds[kind] / shape.rest
        _add_covariance(covariance, shape, hands)
    shares = tuple(
        Share(
            place=i // width,
            kind=KINDS[i % width],
            came=came[i],
            expected=expected[i],
            spread=covariance[i][i] ** 0.5,
        )
        for i in range(places * width)
        if covariance[i][i] > 0
    )
    off = [a - b for a, b in zip(came, expected, strict=True)]
    chi_square, degrees = length(covariance, off)
    return Luck(
        hands=sum(each.hands for each in counted),
        shares=shares,
        chi_square=chi_square,
        degrees=degrees,
        chance=chance_beyond(chi_square, degrees) if degrees else None,
    )


def _add_covariance(covariance: list[list[float]], shape: Shape, hands: int) -> None:
    """Add that of `hands` hands: of the multivariate hypergeometric distribution, for kinds that overlap."""
    width, rest = len(KINDS), shape.rest
    for s, size in enumerate(shape.sizes):
        for t, other in enumerate(shape.sizes):
            places = hands * size / rest * ((s == t) - other / rest) * rest / (rest - 1)
            for a in range(width):
                for b in range(width):
                    kinds = shape.common(a, b) - shape.kinds[a] * shape.kinds[b] / rest
                    covariance[s * width + a][t * width + b] += places * kinds


def length(covariance: Sequence[Sequence[float]], off: Sequence[float]) -> tuple[float, int]:
    """The squared length of `off` in units of the covariance, and its degrees of freedom (the rank)."""
    rows = [[*row, value] for row, value in zip(covariance, off, strict=True)]
    tiny = 1e-9 * max((row[i] for i, row in enumerate(rows)), default=0.0)
    left, total, degrees = set(range(len(rows))), 0.0, 0
    while left:
        pivot = max(left, key=lambda i: rows[i][i])
        if rows[pivot][pivot] <= tiny:
            break
        left.remove(pivot)
        total += rows[pivot][-1] ** 2 / rows[pivot][pivot]
        degrees += 1
        for i in left:
            factor = rows[i][pivot] / rows[pivot][pivot]
            rows[i] = [x - factor * y for x, y in zip(rows[i], rows[pivot], strict=True)]
    return total, degrees


def chance_beyond(chi_square: float, degrees: int) -> float:
    """How often chi-square with so many degrees of freedom is at least this large.

    The regularised upper incomplete gamma function Q(degrees/2, chi_square/2): a series below, a continued
    fraction above (Press et al., Numerical Recipes, 6.2).
    """
    a, x = degrees / 2, chi_square / 2
    if x <= 0:
        return 1.0
    front = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - front * total)
    b = x + 1 - a
    c, d = 1e300, 1 / b
    fraction = d
    for i in range(1, 10_000):
        step = -i * (i - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        fraction *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return front * fraction
