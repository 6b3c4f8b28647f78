"""The rows of `briscola.players.nets.chiamata.encode` in auctions and at calls, for many hands at once."""

import numpy as np

from briscola.players.nets.arrays import RENAMED, Ints
from briscola.players.nets.card_rows import CARDS, STRENGTHS, SUITS
from briscola.players.nets.chiamata.batch_encode import CONTRACT_BUCKET, common_rows
from briscola.players.nets.chiamata.layout import (
    ACTIONS,
    ALONE,
    AUCTION,
    CALLER,
    CALLING,
    LAYOUT,
    PASSES,
    bid_row,
    offered_rungs,
)
from training.chiamata.auctions import NOBODY, PASS, Auctions


def _told(rows: Ints, where: Ints) -> Ints:
    """Those rows where something holds, the padding elsewhere."""
    kept: Ints = np.where(where, rows, LAYOUT.size)
    return kept


def auction_observations(auctions: Auctions, rows: Ints) -> Ints:
    """Rows that the seats to speak see in those auctions, a line each."""
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
    parts = [
        np.full((len(rows), 1), LAYOUT.stage + AUCTION),
        *common_rows(auctions.rules, me, auctions.said[rows], auctions.passed[rows]),
    ]
    parts.append(LAYOUT.sorted_hand + np.take_along_axis(order, suits, axis=1) * STRENGTHS + strengths)
    standing = auctions.standing[rows, None]
    parts.append(_told(LAYOUT.standing + CONTRACT_BUCKET[auctions.contracts[standing]], standing != NOBODY))
    if auctions.rank:
        parts.append(_told(LAYOUT.standing_rank + auctions.strengths[standing], standing != NOBODY))
    return np.concatenate(parts, axis=1)


class Offers:
    """Offers of an auction by its standing bid: `rungs` (PASS is always the first) and `actions`.

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
    if not auctions.rules.own_card_callable:
        others = wished & ~by_suit
        wished = np.where(others.any(axis=(1, 2), keepdims=True), others, wished)
    owners, cards = np.nonzero(wished.reshape(-1, CARDS))
    return owners, cards


def call_observations(auctions: Auctions, rows: Ints, owners: Ints, cards: Ints) -> Ints:
    """Rows that the callers would see at the first lead, a line for each of the calls offered."""
    of = rows[owners]
    me = auctions.bidder[of]
    hand = auctions.hands[of, me]
    trumps = cards // STRENGTHS
    own = (hand == cards[:, None]).any(axis=1)
    points = auctions.contracts[auctions.standing[of]]
    parts = [
        np.full((len(of), 1), LAYOUT.stage + CALLING),
        *common_rows(auctions.rules, me, auctions.said[of], auctions.passed[of]),
        LAYOUT.hand + RENAMED[trumps[:, None], hand],
        (LAYOUT.role + np.where(own, ALONE, CALLER))[:, None],
        np.full((len(of), 1), LAYOUT.caller_at),
        (LAYOUT.contract + CONTRACT_BUCKET[points])[:, None],
        (LAYOUT.called + cards % STRENGTHS)[:, None],
    ]
    return np.concatenate(parts, axis=1)
