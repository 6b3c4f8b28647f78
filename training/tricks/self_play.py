"""Hands of one game played by a net against itself, and what it learns from each decision."""

from collections.abc import Sequence

import numpy as np
from numba import njit

from briscola.engine.rules import Rules
from briscola.players.nets.arrays import Bools, Floats, Ints
from briscola.players.nets.card_rows import PACK_POINTS
from training.bags import joined
from training.evaluator import Evaluator
from training.samples import POINTS, WIN, Decisions, Samples, Values, returns
from training.tricks.ends import exact_values
from training.tricks.lockstep import Chooser, declare, shuffled_packs
from training.tricks.simulator import TalkBatch
from training.tricks.talk import SignBatch

FOR_HAND = 0.25  # how many sides play for the hand, not for points
TALKING, DEAF, SPIED_ON = (
    0.7,
    0.1,
    0.2,
)  # how many sides talk, how many of their seats do not, how many tables have spies
WIN_TIE = 0.02  # of the share of points, where the chance to win is what counts


def tables_for(rules: Rules, hands: int, rng: np.random.Generator) -> TalkBatch:
    """Fresh tables where some sides play for the hand, and partners talk in all the ways that they may."""
    n = rules.players
    side = np.array([next(i for i, seats in enumerate(rules.sides) if seat in seats) for seat in range(n)])
    for_hand = (rng.random((hands, len(rules.sides))) < FOR_HAND)[:, side]
    talk = None
    if rules.talk is not None and rules.marianna is None:  # there, signs need trumps first (V-MA-4)
        talking = (rng.random((hands, len(rules.sides))) < TALKING)[:, side]
        talking &= rng.random((hands, n)) > DEAF
        talk = SignBatch(rules, talking, rng.random(hands) < SPIED_ON, rng)
    packs = shuffled_packs(rules, hands, rng)
    return TalkBatch(rules, packs, np.full(hands, n - 1), for_hand=for_hand, talk=talk)


def won(tables: TalkBatch) -> Floats:
    """By table and seat, at the end: 1 for the best side, 0 for the others; sides that tie share it."""
    points = tables.side_totals()
    best = points == points.max(axis=1, keepdims=True)
    share: Floats = best * tables.sides.sum(axis=1) / best.sum(axis=1, keepdims=True)
    return share


def net_chooser(evaluator: Evaluator) -> Chooser[TalkBatch]:
    """The place of the highest worth: points or, for those who play for the hand, the chance to win."""

    def choose(tables: TalkBatch, rows: Ints) -> Ints:
        owners, places, actions = tables.offers(rows, tables.legal())
        values = evaluator(tables.observations(rows), actions, owners)
        for_hand = tables.for_hand[rows, tables.actor[rows]]
        greedy, _ = chosen(owners, values, for_hand, np.zeros(len(rows), np.bool_), np.zeros(len(rows)))
        found: Ints = places[greedy]
        return found

    return choose


@njit(cache=True)
def chosen(
    owners: Ints, values: Values, for_hand: Bools, explores: Bools, dice: Floats, sharpness: float = 0.0
) -> tuple[Ints, Ints]:
    """By decision the number of its greedy action and of the one taken (ε-greedy), among all actions.

    `owners` tells, ascending, whose decision an action belongs to; where one `explores`, its die (0 … 1)
    says which action is taken: one that seems `1 / sharpness` points worse e times as seldom.
    """
    greedy = np.zeros(len(for_hand), np.int64)
    taken = np.zeros(len(for_hand), np.int64)
    worth = np.zeros(len(owners), np.float32)
    first = 0
    for i in range(len(for_hand)):
        last = first
        most = -np.inf
        while last < len(owners) and owners[last] == i:
            worth[last] = values[last, POINTS]
            if for_hand[i]:
                worth[last] = values[last, WIN] + np.float32(WIN_TIE) * worth[last]
            if worth[last] > most:
                most, greedy[i] = worth[last], last
            last += 1
        taken[i] = greedy[i]
        if explores[i]:
            shares = np.exp((worth[first:last] - most) * PACK_POINTS * sharpness).cumsum()
            drawn = np.searchsorted(shares, dice[i] * shares[-1], side="right")
            taken[i] = min(first + drawn, last - 1)
        first = last
    return greedy, taken


def self_play(
    tables: TalkBatch,
    evaluator: Evaluator,
    *,
    epsilon: float,
    trace: float,
    rng: np.random.Generator,
    sharpness: float = 0.0,
    exact: bool = False,
    rivals: Sequence[Chooser[TalkBatch]] = (),
    seats: Ints | None = None,
) -> Samples:
    """Play out fresh tables ε-greedily, and work out what each decision led to; `trace` as in `returns`,
    `sharpness` as in `chosen`. With `exact` the values are exact once the stock is out (`solvable` games).

    Plays without a choice teach nothing. `seats` says, by table and seat, who plays: 0 the net, which alone
    learns, i the i-th of the `rivals`.
    """
    decisions: list[Decisions] = []
    while not tables.over:
        places, asked = np.zeros(tables.count, np.int64), tables.rows
        while len(asked):
            legal = tables.legal()
            places[asked] = legal[asked].argmax(axis=1)
            mine = asked
            if seats is not None:
                who = seats[asked, tables.actor[asked]]
                mine = asked[who == 0]
                for i, choose in enumerate(rivals, 1):
                    theirs = asked[who == i]
                    if len(theirs):
                        places[theirs] = choose(tables, theirs)
            rows = mine[tables.choices(legal)[mine] > 1]
            if len(rows):
                known = exact and not tables.stock_left
                decision, places[rows] = decided(
                    tables, rows, legal, None if known else evaluator, epsilon, sharpness, rng
                )
                decisions.append(decision)
            asked = declare(tables, places, asked)
        tables.play(places)
    targets, _ = returns(tables.side_worth(), won(tables), decisions, trace)
    return Samples(
        observations=joined([d.seen for d in decisions]),
        actions=np.concatenate([d.taken for d in decisions]).astype(np.uint16),
        targets=np.concatenate(targets),
    )


def decided(
    tables: TalkBatch,
    rows: Ints,
    legal: Bools,
    evaluator: Evaluator | None,
    epsilon: float,
    sharpness: float,
    rng: np.random.Generator,
) -> tuple[Decisions, Ints]:
    """ε-greedy decisions of the seats to act at these tables, and the places that they choose.

    Without an evaluator all cards are known to both, and values are exact.
    """
    owners, at, actions = tables.offers(rows, legal)
    seen, seats = tables.observations(rows), tables.actor[rows]
    values = exact_values(tables, rows, owners, at) if evaluator is None else evaluator(seen, actions, owners)
    explores, dice = rng.random(len(rows)) < epsilon, rng.random(len(rows))
    greedy, taken = chosen(owners, values, tables.for_hand[rows, seats], explores, dice, sharpness)
    decision = Decisions(
        rows=rows,
        seats=seats,
        seen=seen,
        taken=actions[taken],
        best=values[greedy],
        strayed=taken != greedy,
        points=tables.side_worth()[rows, seats],
    )
    return decision, at[taken]
