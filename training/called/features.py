"""The rows of `briscola.players.learnt.called_encoding` for many hands at once; SIZE and ACTIONS pad."""

import numpy as np

from briscola.players.learnt.called_layout import (
    ACTIONS,
    AGAINST,
    ALONE,
    AUCTION,
    BEST,
    BIDS,
    CALLED,
    CALLER,
    CALLER_AT,
    CALLING,
    CARDS,
    CLASSES,
    CONTRACT,
    DEFENDER,
    DUMMY_AT,
    DUMMY_PLACE,
    FOR_DUMMY,
    GAVE,
    GONE,
    HAND,
    HISTORY,
    LED,
    LEFT,
    MY_PLACE,
    NEED,
    OPEN,
    PARTNER,
    PARTNER_AT,
    PASSES,
    PLACES,
    PLAYING,
    POSITION,
    POT,
    ROLE,
    SCORE,
    SCORES,
    SIZE,
    SORTED_HAND,
    SPOKEN,
    STAGE,
    STANDING,
    STANDING_RANK,
    STRENGTHS,
    SUITS,
    TABLE,
    TOOK,
    TRICK,
    WINNER,
    bid_row,
    card_class,
    contract_bucket,
    form_rows,
    need_bucket,
    offered_rungs,
    score_bucket,
    spoken,
)
from briscola.players.learnt.encoding import POT_STEPS, renamed
from training.arrays import EMPTY, Ints
from training.called.auctions import NOBODY, PASS, Auctions
from training.called.tables import Tables
from training.simulator import BEATS, CARD_POINTS

RENAMED: Ints = np.array([[renamed(card, trumps) for card in range(CARDS)] for trumps in range(SUITS)])
CONTRACT_BUCKET: Ints = np.array([contract_bucket(points) for points in range(121)])
NEED_BUCKET: Ints = np.array([need_bucket(points) for points in range(122)])
SCORE_BUCKET: Ints = np.array([score_bucket(points) for points in range(121)])
CARD_CLASS: Ints = np.array([card_class(card) for card in range(CARDS)])


def _told(rows: Ints, where: Ints) -> Ints:
    """Those rows where something holds, the padding elsewhere."""
    kept: Ints = np.where(where, rows, SIZE)
    return kept


def _common(auctions: Auctions, of: Ints, me: Ints) -> list[Ints]:
    """Form of the game, places, and what each place has last bid."""
    count = len(of)
    at = np.arange(count)[:, None]
    ladder = [
        spoken(int(points), None if strength == NOBODY else int(strength))
        for points, strength in zip(auctions.contracts, auctions.strengths, strict=True)
    ]
    buckets = np.array([*ladder, 0])  # the last is for no bid, -1
    seats = (me[:, None] + np.arange(PLACES)) % PLACES
    passed, last = auctions.passed[of][at, seats], auctions.last[of][at, seats]
    bids = BIDS + (2 * np.arange(PLACES) + passed) * SPOKEN + buckets[last]
    parts = [
        np.tile(np.array(form_rows(auctions.rules)), (count, 1)),
        (MY_PLACE + me)[:, None],
        _told(bids, auctions.live[seats]),
    ]
    if auctions.rules.dummy is not None:
        parts.append((DUMMY_AT + (DUMMY_PLACE - me) % PLACES)[:, None])
    return parts


def auction_observations(auctions: Auctions, rows: Ints) -> Ints:
    """What the seats to speak see in those auctions."""
    me = auctions.turn[rows]
    hand = auctions.hands[rows, me]
    suits, strengths = hand // STRENGTHS, hand % STRENGTHS
    masks = np.zeros((len(rows), SUITS), np.int64)
    lengths = np.zeros((len(rows), SUITS), np.int64)
    for suit in range(SUITS):
        masks[:, suit] = ((suits == suit) << strengths).sum(axis=1)
        lengths[:, suit] = (suits == suit).sum(axis=1)
    key = (lengths << STRENGTHS) + masks
    order = np.argsort(np.argsort(-key, axis=1, kind="stable"), axis=1, kind="stable")
    parts = [np.full((len(rows), 1), STAGE + AUCTION), *_common(auctions, rows, me)]
    parts.append(SORTED_HAND + np.take_along_axis(order, suits, axis=1) * STRENGTHS + strengths)
    standing = auctions.standing[rows, None]
    parts.append(_told(STANDING + CONTRACT_BUCKET[auctions.contracts[standing]], standing != NOBODY))
    if auctions.rank:
        parts.append(_told(STANDING_RANK + auctions.strengths[standing], standing != NOBODY))
    return np.concatenate(parts, axis=1)


class Offers:
    """What is offered in an auction by the standing bid: `rungs` (PASS is always the first) and `actions`.

    Both are tables by standing rung + 1; EMPTY places of `rungs` hold ACTIONS in `actions`.
    """

    NONE = -2

    def __init__(self, auctions: Auctions) -> None:
        rank, count = auctions.rank, len(auctions.contracts)
        offered = [offered_rungs(standing, rank=rank) for standing in range(-1, count)]
        most = 1 + max(len(o) for o in offered)
        self.rungs: Ints = np.full((count + 1, most), self.NONE)
        self.actions: Ints = np.full((count + 1, most), ACTIONS)
        self.rungs[:, 0], self.actions[:, 0] = PASS, PASSES
        for i, found in enumerate(offered):
            self.rungs[i, 1 : 1 + len(found)] = found
            self.actions[i, 1 : 1 + len(found)] = [bid_row(rung, rank=rank) for rung in found]


def calls_offered(auctions: Auctions, rows: Ints) -> tuple[Ints, Ints]:
    """The calls worth a thought in those auctions: for each its place in `rows`, and the card."""
    hands = auctions.hands[rows, auctions.bidder[rows]]
    held = np.zeros((len(rows), CARDS), np.bool_)
    np.put_along_axis(held, hands, values=True, axis=1)
    by_suit = held.reshape(-1, SUITS, STRENGTHS)
    if auctions.rank:
        wished = np.zeros_like(by_suit)
        ranks = auctions.strengths[auctions.standing[rows]]
        wished[np.arange(len(rows)), :, ranks] = True
    else:
        best_first = by_suit[:, :, ::-1]
        missing = ~best_first & (np.cumsum(~best_first, axis=2) <= 3)
        own = best_first & (np.cumsum(best_first, axis=2) == 1)
        wished = (missing | own)[:, :, ::-1] & by_suit.any(axis=2, keepdims=True)
    owners, cards = np.nonzero(wished.reshape(-1, CARDS))
    return owners, cards


def call_observations(auctions: Auctions, rows: Ints, owners: Ints, cards: Ints) -> Ints:
    """What the callers would see at the first lead, a line for each of the calls offered."""
    of = rows[owners]
    me = auctions.bidder[of]
    hand = auctions.hands[of, me]
    trumps = cards // STRENGTHS
    own = (hand == cards[:, None]).any(axis=1)
    points = auctions.contracts[auctions.standing[of]]
    parts = [
        np.full((len(of), 1), STAGE + CALLING),
        *_common(auctions, of, me),
        HAND + RENAMED[trumps[:, None], hand],
        (ROLE + np.where(own, ALONE, CALLER))[:, None],
        np.full((len(of), 1), CALLER_AT),
        (CONTRACT + CONTRACT_BUCKET[points])[:, None],
        (CALLED + cards % STRENGTHS)[:, None],
    ]
    return np.concatenate(parts, axis=1)


def play_observations(tables: Tables, rows: Ints) -> Ints:
    """What the deciders see at those tables."""
    me = tables.decider[rows]
    count, at = len(rows), np.arange(len(rows))
    name = RENAMED[tables.trumps[rows]]
    hand = tables.hands[rows, me]
    parts = [np.full((count, 1), STAGE + PLAYING), *_common(tables.auctions, tables.of[rows], me)]
    parts.append(_told(HAND + name[at[:, None], hand], hand != EMPTY))
    if tables.lies_open:
        pile = tables.hands[rows, DUMMY_PLACE]
        parts.append(_told(OPEN + name[at[:, None], pile], pile != EMPTY))
    parts += _past(tables, rows, me, name)
    if tables.position:
        parts += _on_the_table(tables, rows, me, name)
    told = np.array([TRICK + tables.trick, POSITION + tables.position])
    parts.append(np.tile(told, (count, 1)))
    parts.append(np.where(tables.for_dummy[rows], FOR_DUMMY, SIZE)[:, None])
    parts += _contract(tables, rows, me)
    return np.concatenate(parts, axis=1)


def _past(tables: Tables, rows: Ints, me: Ints, name: Ints) -> list[Ints]:
    k = tables.played
    if not k:
        return []
    cards = np.take_along_axis(name, tables.cards[rows, :k], axis=1)
    by = (tables.by[rows, :k] - me[:, None]) % PLACES
    over = (tables.over_whom[rows, :k] - me[:, None]) % PLACES
    did = tables.did[rows, :k]
    gave = GAVE + (by * PLACES + over) * CLASSES + CARD_CLASS[cards]
    return [GONE + cards, HISTORY + (by * 3 + did) * CARDS + cards, _told(gave, did == LEFT)]


def _on_the_table(tables: Tables, rows: Ints, me: Ints, name: Ints) -> list[Ints]:
    k, p = tables.played, tables.position
    at = np.arange(len(rows))
    cards = tables.cards[rows, k - p : k]
    by = (tables.by[rows, k - p : k] - me[:, None]) % PLACES
    pot = CARD_POINTS[cards].sum(axis=1)
    return [
        TABLE + by * CARDS + name[at[:, None], cards],
        (BEST + name[at, tables.best[rows]])[:, None],
        (WINNER + (tables.winner[rows] - me) % PLACES)[:, None],
        (POT + np.searchsorted(POT_STEPS, pot, side="right"))[:, None],
    ]


def _contract(tables: Tables, rows: Ints, me: Ints) -> list[Ints]:
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
    stop = np.maximum(0, 121 - contract - (points * against).sum(axis=1))
    mine_first = np.take_along_axis(points, (me[:, None] + places) % PLACES, axis=1)
    single = [
        ROLE + role,
        CALLER_AT + (caller - me) % PLACES,
        _told(PARTNER_AT + (partner - me) % PLACES, known),
        CONTRACT + CONTRACT_BUCKET[contract],
        CALLED + tables.called[rows] % STRENGTHS,
        NEED + NEED_BUCKET[need],
        AGAINST + NEED_BUCKET[stop],
    ]
    return [SCORE + places * SCORES + SCORE_BUCKET[mine_first], np.stack(single, axis=1)]


def play_actions(tables: Tables, rows: Ints) -> Ints:
    """For each place of the hands to play, the row of the action; ACTIONS where it is empty."""
    hand = tables.hands[rows, tables.actor[rows]]
    trumps = tables.trumps[rows, None]
    if tables.position:
        did = np.where(BEATS[trumps, hand, tables.best[rows, None]], TOOK, LEFT)
    else:
        did = np.full_like(hand, LED)
    offered: Ints = np.where(hand == EMPTY, ACTIONS, did * CARDS + RENAMED[trumps, hand])
    return offered
