"""The rows of `encode` in the play, for many tables at once; `size` of the layout and ACTIONS pad."""

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.nets.arrays import BEATS, CARD_POINTS, EMPTY, RENAMED, Bools, Ints
from briscola.players.nets.card_rows import CARDS, LEADS, LEAVES, PACK_POINTS, POT_STEPS, STRENGTHS, TAKES
from briscola.players.nets.chiamata.batch import ChiamataBatch
from briscola.players.nets.chiamata.layout import (
    ACTIONS,
    ALONE,
    CALLER,
    CLASSES,
    DEFENDER,
    DUMMY_PLACE,
    LAYOUT,
    PARTNER,
    PLACES,
    PLAYING,
    SCORES,
    SPOKEN,
    card_class,
    contract_bucket,
    form_rows,
    need_bucket,
    score_bucket,
)

CONTRACT_BUCKET: Ints = np.array([contract_bucket(points) for points in range(PACK_POINTS + 1)])
NEED_BUCKET: Ints = np.array([need_bucket(points) for points in range(PACK_POINTS + 2)])
SCORE_BUCKET: Ints = np.array([score_bucket(points) for points in range(PACK_POINTS + 1)])
CARD_CLASS: Ints = np.array([card_class(card) for card in range(CARDS)])


def common_rows(rules: Rules, me: Ints, said: Ints, passed: Bools) -> list[Ints]:
    """Form of the game, places, and what each place has last bid (`said`, `passed`), as `me` sees it."""
    seats = (me[:, None] + np.arange(PLACES)) % PLACES
    given_up = np.take_along_axis(passed, seats, axis=1)
    bids = LAYOUT.bids + (2 * np.arange(PLACES) + given_up) * SPOKEN + np.take_along_axis(said, seats, axis=1)
    parts = [
        np.tile(np.array(form_rows(rules)), (len(me), 1)),
        (LAYOUT.my_place + me)[:, None],
        bids if rules.dummy is None else _told(bids, seats != DUMMY_PLACE),
    ]
    if rules.dummy is not None:
        parts.append((LAYOUT.dummy_at + (DUMMY_PLACE - me) % PLACES)[:, None])
    return parts


def observations(tables: ChiamataBatch, rows: Ints) -> Ints:
    """Rows of the deciders' observations at those tables."""
    me = tables.decider[rows]
    count, at = len(rows), np.arange(len(rows))
    name = RENAMED[tables.trumps[rows]]
    hand = tables.hands[rows, me]
    parts = [
        np.full((count, 1), LAYOUT.stage + PLAYING),
        *common_rows(tables.rules, me, tables.said[rows], tables.passed[rows]),
    ]
    parts.append(_told(LAYOUT.hand + name[at[:, None], hand], hand != EMPTY))
    if tables.lies_open:
        pile = tables.hands[rows, DUMMY_PLACE]
        parts.append(_told(LAYOUT.open + name[at[:, None], pile], pile != EMPTY))
    parts += _past(tables, rows, me, name)
    if tables.position:
        parts += _on_the_table(tables, rows, me, name)
    told = np.array([LAYOUT.trick + tables.trick, LAYOUT.position + tables.position])
    parts.append(np.tile(told, (count, 1)))
    parts.append(np.where(tables.for_dummy[rows], LAYOUT.for_dummy, LAYOUT.size)[:, None])
    parts += _contract(tables, rows, me)
    return np.concatenate(parts, axis=1)


def _past(tables: ChiamataBatch, rows: Ints, me: Ints, name: Ints) -> list[Ints]:
    k = tables.played
    if not k:
        return []
    cards = np.take_along_axis(name, tables.cards[rows, :k], axis=1)
    by = (tables.by[rows, :k] - me[:, None]) % PLACES
    over = (tables.over_whom[rows, :k] - me[:, None]) % PLACES
    did = tables.did[rows, :k]
    gave = LAYOUT.gave + (by * PLACES + over) * CLASSES + CARD_CLASS[cards]
    return [LAYOUT.gone + cards, LAYOUT.history + (by * 3 + did) * CARDS + cards, _told(gave, did == LEAVES)]


def _on_the_table(tables: ChiamataBatch, rows: Ints, me: Ints, name: Ints) -> list[Ints]:
    k, p = tables.played, tables.position
    at = np.arange(len(rows))
    cards = tables.cards[rows, k - p : k]
    by = (tables.by[rows, k - p : k] - me[:, None]) % PLACES
    pot = CARD_POINTS[cards].sum(axis=1)
    return [
        LAYOUT.table + by * CARDS + name[at[:, None], cards],
        (LAYOUT.best + name[at, tables.best[rows]])[:, None],
        (LAYOUT.winner + (tables.winner[rows] - me) % PLACES)[:, None],
        (LAYOUT.pot + np.searchsorted(POT_STEPS, pot, side="right"))[:, None],
    ]


def _contract(tables: ChiamataBatch, rows: Ints, me: Ints) -> list[Ints]:
    """Roles as far as one knows them, the contract, and how it stands."""
    caller, partner = tables.caller[rows], tables.partner[rows]
    mine = partner == me
    role = np.where(caller == me, np.where(mine, ALONE, CALLER), np.where(mine, PARTNER, DEFENDER))
    known = mine | tables.shown[rows]
    if tables.lies_open:
        known |= partner == DUMMY_PLACE
    places = np.arange(PLACES)
    points = tables.points[rows]
    with_caller = (places == caller[:, None]) | ((places == partner[:, None]) & known[:, None])
    against = ~with_caller & (known[:, None] | ((places == me[:, None]) & (caller != me)[:, None]))
    if tables.lies_open:
        against |= (places == DUMMY_PLACE) & ~known[:, None]
    contract = tables.contract[rows]
    need = np.maximum(0, contract - (points * with_caller).sum(axis=1))
    stop = np.maximum(0, tables.rules.total + 1 - contract - (points * against).sum(axis=1))
    mine_first = np.take_along_axis(points, (me[:, None] + places) % PLACES, axis=1)
    single = [
        LAYOUT.role + role,
        LAYOUT.caller_at + (caller - me) % PLACES,
        _told(LAYOUT.partner_at + (partner - me) % PLACES, known),
        LAYOUT.contract + CONTRACT_BUCKET[contract],
        LAYOUT.called + tables.called[rows] % STRENGTHS,
        LAYOUT.need + NEED_BUCKET[need],
        LAYOUT.against + NEED_BUCKET[stop],
    ]
    return [LAYOUT.score + places * SCORES + SCORE_BUCKET[mine_first], np.stack(single, axis=1)]


def actions(tables: ChiamataBatch, rows: Ints) -> Ints:
    """For each place of the hands to play, the row of the action; ACTIONS where it is empty."""
    hand = tables.hands[rows, tables.actor[rows]]
    trumps = tables.trumps[rows, None]
    if tables.position:
        did = np.where(BEATS[trumps, hand, tables.best[rows, None]], TAKES, LEAVES)
    else:
        did = np.full_like(hand, LEADS)
    offered: Ints = np.where(hand == EMPTY, ACTIONS, did * CARDS + RENAMED[trumps, hand])
    return offered


def _told(rows: Ints, where: Ints) -> Ints:
    """The rows where the condition holds, the padding elsewhere."""
    kept: Ints = np.where(where, rows, LAYOUT.size)
    return kept
