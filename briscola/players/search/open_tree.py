"""Expectimax over tricks of two open hands: the order of the stock is all that is left to chance (V-SC-1).

Positions lie in arrays, a level of the tree at a time: every trick, then every draw looked at. What is
reached is valued all at once, by whatever knows how (`Horizon`).
"""

from collections.abc import Callable, Sequence
from functools import cache, reduce
from itertools import combinations, permutations
from random import Random
from typing import TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, Bools, Floats, Ints

CARDS = 40
NEVER = 1000  # points: more than any play costs
FEW = 16  # cards: all hands that can be made of them are numbered
Number = TypeVar("Number", bound=np.generic)


class Positions(Struct, frozen=True, kw_only=True):
    """Before a trick, a row each; `node` is the place among the draws, `cards` what was played on the way.

    `gain` is what I have taken since the root less what the other has, `played` what both have.
    """

    mine: Ints
    theirs: Ints
    leads: Bools  # whether I lead
    gain: Ints
    played: Ints
    node: Ints
    cards: Ints


Horizon = Callable[[Positions], Floats]
"""Function that gives the final worth of positions to me."""


class Draws(Struct, frozen=True, kw_only=True):
    """The draws looked at.

    `levels` are, level by level, (nodes, draws, the winner's card and the loser's); `orders` is a row for
    each leaf: the whole stock in an order that begins with the draws that lead there.
    """

    levels: Sequence[Ints]
    orders: Ints


def all_draws(unknown: Sequence[int], turned: int | None) -> Draws:
    """Every way in which the whole stock may come."""
    return _draws(unknown, turned, lambda cards, _level: list(permutations(cards, 2)))


def some_draws(unknown: Sequence[int], turned: int | None, counts: Sequence[int], random: Random) -> Draws:
    """Sampled draws, so many at each node of each level: pairs of a shuffled stock, to use all of it.

    Each pair comes both ways round: otherwise it would tell more of luck than of play who draws the better
    card.
    """

    def sampled(cards: Sequence[int], level: int) -> Sequence[tuple[int, ...]]:
        found: list[tuple[int, int]] = []
        while len(found) < counts[level]:
            lying = random.sample(cards, len(cards))
            for at in range(0, len(lying) - 1, 2):
                found += [(lying[at], lying[at + 1]), (lying[at + 1], lying[at])]
        return found[: counts[level]]

    return _draws(unknown, turned, sampled, levels=len(counts))


def _draws(
    unknown: Sequence[int],
    turned: int | None,
    choose: Callable[[Sequence[int], int], Sequence[tuple[int, ...]]],
    levels: int | None = None,
) -> Draws:
    nodes: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), tuple(unknown))]  # drawn, and still to come
    found: list[Ints] = []
    while nodes[0][1] and (levels is None or len(found) < levels):
        if len(nodes[0][1]) == 1:
            assert turned is not None
            drawn = [[(cards[0], turned)] for _past, cards in nodes]
        else:
            drawn = [[(pair[0], pair[1]) for pair in choose(cards, len(found))] for _past, cards in nodes]
        found.append(np.array(drawn, np.int64))
        nodes = [
            ((*past, *pair), tuple([c for c in cards if c not in pair]))
            for (past, cards), pairs in zip(nodes, drawn, strict=True)
            for pair in pairs
        ]
    under = () if turned is None else (turned,)
    orders = [tuple(dict.fromkeys((*past, *cards, *under))) for past, cards in nodes]
    return Draws(levels=found, orders=np.array(orders, np.int64).reshape(len(nodes), -1))


class OpenTree:
    """A tree of tricks and draws of one hand, the actor on one side (`mine`), the other hand on the other."""

    def __init__(self, *, trumps: int, draws: Draws, horizon: Horizon) -> None:
        self._beats = BEATS[trumps]
        self._levels = draws.levels
        self._horizon = horizon

    def lead_values(self, mine: Sequence[int], theirs: Sequence[int]) -> Floats:
        """Worth of each card that I may lead."""
        values: Floats = self._outcomes(_root(mine, theirs, leads=True), 0)[0].min(axis=1)
        return values

    def answer_values(self, led: int, mine: Sequence[int], theirs: Sequence[int]) -> Floats:
        """Worth of each answer; `theirs` is without the card led."""
        hand = np.array(mine)
        takes = self._beats[hand, led]
        pot = CARD_POINTS[hand] + CARD_POINTS[led]
        left = np.array([[c for c in mine if c != card] for card in mine], np.int64).reshape(len(mine), -1)
        after = Positions(
            mine=left,
            theirs=np.tile(np.array(theirs, np.int64), (len(mine), 1)),
            leads=takes,
            gain=np.where(takes, pot, -pot),
            played=pot,
            node=np.zeros(len(mine), np.int64),
            cards=hand[:, None],
        )
        return self._drawn(after, 0)

    def _values(self, at: Positions, level: int) -> Floats:
        """Worth of positions before a trick."""
        if level == len(self._levels):
            return self._horizon(at)
        return backed_up(self._outcomes(at, level), at.leads)

    def _outcomes(self, at: Positions, level: int) -> Floats:
        """Worth of every trick: (positions, my card, the other's)."""
        shape = (len(at.leads), at.mine.shape[1], at.theirs.shape[1])
        return self._drawn(self._tricks(at), level).reshape(shape)

    def _tricks(self, at: Positions) -> Positions:
        """Every trick that may be played from every position, before the draw."""
        size = at.mine.shape[1]
        mine, theirs = at.mine[:, :, None], at.theirs[:, None, :]
        takes = np.where(at.leads[:, None, None], ~self._beats[theirs, mine], self._beats[mine, theirs])
        pot = CARD_POINTS[mine] + CARD_POINTS[theirs]
        rest = _others(size)
        shape = (*pot.shape, size - 1)
        each = size * size
        pair = np.empty((*pot.shape, 2), np.int64)
        leads = at.leads[:, None, None]
        pair[..., 0] = np.where(leads, mine, theirs)
        pair[..., 1] = np.where(leads, theirs, mine)
        return Positions(
            mine=np.broadcast_to(at.mine[:, rest][:, :, None, :], shape).reshape(pot.size, size - 1),
            theirs=np.broadcast_to(at.theirs[:, rest][:, None, :, :], shape).reshape(pot.size, size - 1),
            leads=takes.reshape(-1),
            gain=(at.gain[:, None, None] + np.where(takes, pot, -pot)).reshape(-1),
            played=(at.played[:, None, None] + pot).reshape(-1),
            node=np.repeat(at.node, each),
            cards=np.concatenate((np.repeat(at.cards, each, axis=0), pair.reshape(pot.size, 2)), axis=1),
        )

    def _drawn(self, at: Positions, level: int) -> Floats:
        """Worth of positions after a trick: the mean over the draws looked at."""
        if not self._levels:  # nothing is left to draw
            return self._horizon(at)
        pairs = self._levels[level][at.node]
        count, many = pairs.shape[:2]
        first, second = pairs[:, :, 0], pairs[:, :, 1]
        leads = np.broadcast_to(at.leads[:, None], (count, many))

        def with_card(hands: Ints, cards: Ints) -> Ints:
            held = np.broadcast_to(hands[:, None, :], (count, many, hands.shape[1]))
            return np.concatenate((held, cards[:, :, None]), axis=2).reshape(count * many, -1)

        after = Positions(
            mine=with_card(at.mine, np.where(leads, first, second)),
            theirs=with_card(at.theirs, np.where(leads, second, first)),
            leads=leads.reshape(-1),
            gain=np.repeat(at.gain, many),
            played=np.repeat(at.played, many),
            node=(at.node[:, None] * many + np.arange(many)).reshape(-1),
            cards=np.repeat(at.cards, many, axis=0),
        )
        means: Floats = self._values(after, level + 1).reshape(count, many).mean(axis=1)
        return means


def _root(mine: Sequence[int], theirs: Sequence[int], *, leads: bool) -> Positions:
    nothing = np.zeros(1, np.int64)
    return Positions(
        mine=np.array([mine], np.int64),
        theirs=np.array([theirs], np.int64),
        leads=np.array([leads]),
        gain=nothing,
        played=nothing,
        node=nothing,
        cards=np.empty((1, 0), np.int64),
    )


def _others(size: int) -> Ints:
    """For each place of a hand the other places."""
    return np.array([[i for i in range(size) if i != at] for at in range(size)], np.int64).reshape(size, -1)


def backed_up(values: NDArray[Number], leads: Bools) -> NDArray[Number]:
    """Whoever leads chooses first, knowing how the other will answer: I the most for me, the other the least.

    Hands are small: numpy goes through such short axes more slowly than through slices of them.
    """
    size = values.shape[1]
    answered = reduce(np.minimum, [values[:, :, i] for i in range(values.shape[2])])
    against = reduce(np.maximum, [values[:, i] for i in range(size)])
    most = reduce(np.maximum, [answered[:, i] for i in range(size)])
    least = reduce(np.minimum, [against[:, i] for i in range(values.shape[2])])
    best: NDArray[Number] = np.where(leads, most, least)
    return best


def ends(mine: Ints, theirs: Ints, leads: Bools, trumps: int, *, must_follow: bool = False) -> Ints:
    """My points less the other's in the tricks that are left with no stock, with best play of both.

    Of all positions together; where their cards are few, each end is looked at once.
    """
    size = mine.shape[1]
    cards = np.flatnonzero(np.bincount(np.concatenate((mine, theirs), axis=None), minlength=CARDS))
    if len(cards) > FEW:
        return _ends(mine, theirs, leads, BEATS[trumps], must_follow=must_follow)
    bit = np.zeros(CARDS, np.int64)
    bit[cards] = 1 << np.arange(len(cards))
    rank, hands = _hands(len(cards), size)
    held = [
        sum((bit[hand[:, i]] for i in range(size)), np.zeros(len(leads), np.int64)) for hand in (mine, theirs)
    ]
    key = rank[held[0]] * len(hands) + rank[held[1]]
    key += leads * len(hands) ** 2
    met = np.zeros(2 * len(hands) ** 2, np.bool_)
    met[key] = True
    different = np.flatnonzero(met)
    rest, other = np.divmod(different, len(hands))
    first, one = np.divmod(rest, len(hands))
    values = np.zeros(len(met), np.int64)
    values[different] = _ends(
        cards[hands[one]], cards[hands[other]], first > 0, BEATS[trumps], must_follow=must_follow
    )
    found: Ints = values[key]
    return found


@cache
def _hands(cards: int, size: int) -> tuple[Ints, Ints]:
    """Every hand of so many out of few cards: by the bits of its cards its number, by number its cards."""
    hands = list(combinations(range(cards), size))
    rank = np.zeros(1 << cards, np.int64)
    for number, hand in enumerate(hands):
        rank[sum(1 << c for c in hand)] = number
    return rank, np.array(hands, np.int64).reshape(len(hands), size)


def _ends(mine: Ints, theirs: Ints, leads: Bools, beating: Bools, *, must_follow: bool) -> Ints:
    size = mine.shape[1]
    if not size:
        return np.zeros(len(leads), np.int64)
    one, other = mine[:, :, None], theirs[:, None, :]
    takes = np.where(leads[:, None, None], ~beating[other, one], beating[one, other])
    pot = CARD_POINTS[one] + CARD_POINTS[other]
    rest = _others(size)
    shape = (*pot.shape, size - 1)
    later = _ends(
        np.broadcast_to(mine[:, rest][:, :, None, :], shape).reshape(pot.size, size - 1),
        np.broadcast_to(theirs[:, rest][:, None, :, :], shape).reshape(pot.size, size - 1),
        takes.reshape(-1),
        beating,
        must_follow=must_follow,
    )
    values = np.where(takes, pot, -pot) + later.reshape(pot.shape)
    return backed_up(_following(values, one, other, leads) if must_follow else values, leads)


def _following(values: Ints, mine: Ints, theirs: Ints, leads: Bools) -> Ints:
    """The values, with answers that break the duty to follow suit made as bad as possible (V-PR-1)."""
    same = CARD_SUIT[mine] == CARD_SUIT[theirs]
    theirs_may = same | ~same.any(axis=2, keepdims=True)
    mine_may = same | ~same.any(axis=1, keepdims=True)
    worst = np.where(leads[:, None, None], NEVER, -NEVER)
    allowed: Ints = np.where(np.where(leads[:, None, None], theirs_may, mine_may), values, worst)
    return allowed
