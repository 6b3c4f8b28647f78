"""Luck in numbers: the aces, threes and trumps dealt to each place, against a fair shuffle.

The count must not depend on how anybody plays, or on when somebody gives up. So in every hand the rules fix
how many cards count for each place:

* The turned card does not count: everybody knows it, and play decides who gets it.
* The last round of draws, which includes it, does not count either.
* If the hand broke off, the cards of rounds never drawn count for the places in turn. In a fair pack all
  unseen cards are alike, so any order will do.

The cards of a place are then a simple random sample of the rest of the pack. The number of each kind has a
hypergeometric distribution with known means and covariances. Summed over many hands, the differences from the
means are close to normal; their squared length, measured by the covariances, is chi-square.
"""

from collections.abc import Iterable, Sequence
from math import exp, lgamma, log
from typing import NamedTuple

from msgspec import Struct

from briscola.engine.cards import Card, Rank, Suit
from briscola.engine.events import Dealt
from briscola.engine.rules import Rules
from briscola.storage.database.rows import KINDS, Cards, Shape


def count_cards(
    rules: Rules, dealt: Dealt, drawn: Sequence[tuple[int, Card]]
) -> tuple[Shape, tuple[Cards, ...]]:
    """Shape of a hand and the cards of each kind by place; `drawn` in the order of the draws."""
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
    """Counts as text, one letter per number; texts of hands of one shape can be joined."""
    return "".join(chr(ord("0") + number) for each in cards for number in each)


def add_up(shape: Shape, letters: str) -> "CountedHands":
    """Sum the hands of one shape from their joined texts."""
    width = len(shape.sizes) * len(KINDS)
    data = letters.encode("ascii")
    hands = len(data) // width
    sums = [sum(data[i::width]) - hands * ord("0") for i in range(width)]
    cards = tuple(Cards(*sums[i : i + len(KINDS)]) for i in range(0, width, len(KINDS)))
    return CountedHands(shape, hands, cards)


class CountedHands(NamedTuple):
    """Sum of hands of one shape: their number, and the cards of each kind by place."""

    shape: Shape
    hands: int
    cards: tuple[Cards, ...]


class Share(Struct, frozen=True, kw_only=True):
    """Cards of one kind at one place, and the expected number."""

    place: int
    kind: str
    came: int
    expected: float
    spread: float
    """Standard deviation of `came`."""

    @property
    def off(self) -> float:
        """Deviation from the expected number in standard deviations; 0 if the spread is 0."""
        return (self.came - self.expected) / self.spread if self.spread else 0.0


class Luck(Struct, frozen=True, kw_only=True):
    """Everything ever dealt, against expectation; `chance` is None if there is nothing to judge."""

    hands: int = 0
    shares: tuple[Share, ...] = ()
    chi_square: float = 0.0
    degrees: int = 0
    chance: float | None = None
    """Probability that a fair shuffle deviates at least this much."""

    def of(self, place: int, kind: str) -> Share | None:
        """Share of a place and kind; None if nothing was counted for it."""
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
    """Add the covariance of `hands` hands: multivariate hypergeometric, with overlapping kinds."""
    width, rest = len(KINDS), shape.rest
    for s, size in enumerate(shape.sizes):
        for t, other in enumerate(shape.sizes):
            places = hands * size / rest * ((s == t) - other / rest) * rest / (rest - 1)
            for a in range(width):
                for b in range(width):
                    kinds = shape.common(a, b) - shape.kinds[a] * shape.kinds[b] / rest
                    covariance[s * width + a][t * width + b] += places * kinds


def length(covariance: Sequence[Sequence[float]], off: Sequence[float]) -> tuple[float, int]:
    """Squared length of `off` in units of the covariance, and the degrees of freedom (its rank)."""
    import numpy as np  # here: only the page of luck needs it, and its import takes a tenth of a second

    matrix = np.asarray(covariance, dtype=float).reshape(len(off), len(off))
    variances, axes = np.linalg.eigh(matrix)
    kept = variances > 1e-9 * np.max(np.diag(matrix), initial=0.0)
    along = axes.T[kept] @ np.asarray(off, dtype=float)
    return float(np.sum(along**2 / variances[kept])), int(np.count_nonzero(kept))


def chance_beyond(chi_square: float, degrees: int) -> float:
    """Probability that chi-square with so many degrees of freedom is at least this large.

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
