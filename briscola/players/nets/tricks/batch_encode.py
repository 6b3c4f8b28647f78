"""The rows of `encode`, for many tables at once."""

import numpy as np

from briscola.engine.rules import Follow, Turned
from briscola.players.card_codes import NO_TRUMPS, coder_of
from briscola.players.nets.arrays import BEATS, CARD_POINTS, EMPTY, RENAMED, Ints
from briscola.players.nets.card_rows import (
    CARDS,
    LEADS,
    LEAVES,
    PACK_POINTS,
    POT_STEPS,
    STRENGTHS,
    SUITS,
    TAKES,
)
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.encode import relative_sides
from briscola.players.nets.tricks.layout import (
    BROUGHT,
    DRAWS_TOLD,
    SCORES,
    TricksLayout,
    game_row,
    layout_for,
    open_hands,
    score_bucket,
)

SCORE_BUCKET: Ints = np.array([score_bucket(points) for points in range(PACK_POINTS + 1)])


def observations(tables: TrickBatch, rows: Ints) -> Ints:
    """The rows of the observations of the seats to act at the given tables; `size` of the layout pads."""
    rules, n = tables.rules, tables.players
    layout = layout_for(rules)
    me = tables.actor[rows]
    trumps = tables.trumps[rows]
    name = RENAMED[trumps]  # by table and card
    at = np.arange(len(rows))[:, None]
    parts: list[Ints] = []

    hand = tables.hands[rows, me]
    parts.append(np.where(hand == EMPTY, layout.size, layout.hand + name[at, hand]))
    parts += _table_parts(tables, rows, me, name, layout)
    removed = [card for c, card in coder_of(rules).number.items() if c not in rules.pack]
    parts.append(layout.gone + name[:, removed])
    if tables.trick:
        parts += _past_parts(tables, rows, me, name, layout)
    if open_hands(rules) or tables.said is not None:
        parts.append(_shown_part(tables, rows, me, name, layout))
    if not open_hands(rules):
        parts.append(_known_part(tables, rows, me, name, layout))
    if rules.follow is not Follow.FREE and not tables.stock_left:
        suits = name[:, ::STRENGTHS] // STRENGTHS
        for i in range(1, n):
            lacking = tables.voids[rows, (me + i) % n]
            parts.append(np.where(lacking, layout.void + (i - 1) * SUITS + suits, layout.size))
    if tables.stock_left and rules.turned is not Turned.NONE:
        parts.append((layout.turned + name[at[:, 0], tables.turned[rows]] % STRENGTHS)[:, None])
    told = [
        layout.game + game_row(rules),
        layout.tricks + rules.tricks - tables.trick,
        layout.draws + min(DRAWS_TOLD, tables.stock_left // n),
        layout.position + tables.position,
    ]
    parts.append(np.tile(np.array(told, np.int64), (len(rows), 1)))
    parts.append(_scores(tables, rows, me, layout))
    parts.append(np.where(tables.for_hand[rows, me], layout.win, layout.size)[:, None])
    parts += _declared_parts(tables, rows, me, name, layout)
    if tables.signs is not None:
        parts.append(tables.signs.told(rows, me, layout))
    return np.concatenate(parts, axis=1)


def _table_parts(tables: TrickBatch, rows: Ints, me: Ints, name: Ints, layout: TricksLayout) -> list[Ints]:
    if not tables.position:
        return []
    n, p = tables.players, tables.position
    at = np.arange(len(rows))
    cards = tables.plays[rows, tables.trick, :p]
    relative = (np.arange(p) - p) % n  # the seat to act is the one at place p
    pot = CARD_POINTS[cards].sum(axis=1)
    winner = (tables.winner[rows] - me) % n
    return [
        layout.table + (relative - 1) * CARDS + name[at[:, None], cards],
        (layout.best + name[at, tables.best[rows]])[:, None],
        (layout.winner + winner - 1)[:, None],
        (layout.pot + np.searchsorted(POT_STEPS, pot, side="right"))[:, None],
    ]


def _past_parts(tables: TrickBatch, rows: Ints, me: Ints, name: Ints, layout: TricksLayout) -> list[Ints]:
    """Cards gone, and by whom, how long ago and whether as a lead."""
    n, t = tables.players, tables.trick
    count = len(rows)
    cards = name[np.arange(count)[:, None], tables.plays[rows, :t].reshape(count, t * n)]
    ages = np.minimum(t - 1 - np.arange(t), layout.ages - 1)[None, :, None]
    seats = (tables.leaders[rows, :t, None] + np.arange(n) - me[:, None, None]) % n
    led = (np.arange(n) == 0)[None, None, :]
    block = (((ages * n + seats) * 2 + led) * CARDS).reshape(count, t * n)
    return [layout.gone + cards, layout.history + block + cards]


def _known_part(tables: TrickBatch, rows: Ints, me: Ints, name: Ints, layout: TricksLayout) -> Ints:
    """The turned card, while all know in whose hand it is."""
    keeper, turned = tables.keeper[rows], tables.turned[rows]
    held = (tables.hands[rows, keeper] == turned[:, None]).any(axis=1) & (keeper != EMPTY) & (keeper != me)
    seat = (keeper - me) % tables.players
    row = layout.known + (seat - 1) * CARDS + name[np.arange(len(rows)), turned]
    told: Ints = np.where(held, row, layout.size)
    return told[:, None]


def _shown_part(tables: TrickBatch, rows: Ints, me: Ints, name: Ints, layout: TricksLayout) -> Ints:
    """All other hands, where they lie open (V-SC-1), or what was shown of them (V-MA-2)."""
    n, count = tables.players, len(rows)
    others = (me[:, None] + np.arange(1, n)) % n
    cards = tables.hands[rows[:, None], others]
    block = layout.known + np.arange(n - 1)[None, :, None] * CARDS
    seen = cards != EMPTY
    if tables.said is not None:
        seen &= tables.said.shown[rows[:, None, None], cards]
    told: Ints = np.where(seen, block + name[np.arange(count)[:, None, None], cards], layout.size)
    return told.reshape(count, -1)


def _declared_parts(tables: TrickBatch, rows: Ints, me: Ints, name: Ints, layout: TricksLayout) -> list[Ints]:
    """Rows for declared suits, the points each seat declared, and the next declaration's points (V-MA)."""
    said, n = tables.said, tables.players
    if said is None:
        return []
    bare = np.where(tables.trumps[rows] == NO_TRUMPS, layout.bare, layout.size)[:, None]
    suits = layout.declared + name[:, ::STRENGTHS] // STRENGTHS
    parts = [bare, np.where(said.declared[rows], suits, layout.size)]
    brought = said.brought[rows[:, None], (me[:, None] + np.arange(n)) % n].reshape(len(rows), -1)
    row = layout.brought + np.arange(n * BROUGHT)
    parts += [np.where(brought > often, row, layout.size) for often in range(int(brought.max(initial=0)))]
    if tables.stock_left:
        parts.append(layout.next + said.next[rows, None])
    return parts


def _scores(tables: TrickBatch, rows: Ints, me: Ints, layout: TricksLayout) -> Ints:
    points = tables.side_points()[rows]
    firsts = [[side[0] for side in relative_sides(tables.rules, seat)] for seat in range(tables.players)]
    mine = np.array(firsts)[me]
    buckets = SCORE_BUCKET[points[np.arange(len(rows))[:, None], mine]]
    told: Ints = layout.score + np.arange(mine.shape[1]) * SCORES + buckets
    return told


def actions(tables: TrickBatch, rows: Ints) -> Ints:
    """For each place of the hands to play, the row of the action; the padding where it is empty."""
    me = tables.actor[rows]
    hand = tables.hands[rows, me]
    trumps = tables.trumps[rows, None]
    card = RENAMED[trumps, hand]
    if tables.position:
        takes = BEATS[trumps, hand, tables.best[rows, None]]
        kind = np.where(takes, TAKES, LEAVES)
    else:
        kind = np.full_like(hand, LEADS)
    offered: Ints = np.where(hand == EMPTY, layout_for(tables.rules).actions, kind * CARDS + card)
    return offered
