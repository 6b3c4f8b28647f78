"""The inner loops of the simulator, compiled: all tables of one game at the same play of their hand.

Arrays are those of `briscola.players.nets.tricks.batch.TrickBatch`, a row a table, changed in place.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from briscola.engine.rules import Follow, Rules
from briscola.players.card_codes import coder_of
from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, EMPTY, RENAMED, Bools, Ints
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
from briscola.players.nets.tricks.batch_encode import SCORE_BUCKET
from briscola.players.nets.tricks.encode import relative_sides
from briscola.players.nets.tricks.layout import (
    BROUGHT,
    DECLARES,
    DRAWS_TOLD,
    KING,
    SCORES,
    game_row,
    layout_for,
    open_hands,
)
from training.bags import Flat

POT_BUCKET: Ints = np.searchsorted(POT_STEPS, np.arange(PACK_POINTS + 1), side="right")
MOST_ROWS = 160  # of an observation


class SeatFeed(NamedTuple):
    """Constants of the rules and of the layout for the loops; the names are those of `TricksLayout`."""

    hand: int
    table: int
    best: int
    gone: int
    history: int
    known: int
    void: int
    turned: int
    tricks: int
    draws: int
    position: int
    winner: int
    pot: int
    score: int
    win: int
    talks: int
    signs: int
    ages: int
    game: int
    bare: int
    declared: int
    brought: int
    next: int
    tricks_in_hand: int
    voids_told: bool
    open_hands: bool


def told_of(rules: Rules) -> SeatFeed:
    """Constants of a game for the loops."""
    layout = layout_for(rules)
    rows = {name: getattr(layout, name) for name in SeatFeed._fields if hasattr(layout, name)}
    rows["game"] = layout.game + game_row(rules)
    return SeatFeed(
        **rows,
        tricks_in_hand=rules.tricks,
        voids_told=rules.follow is not Follow.FREE,
        open_hands=open_hands(rules),
    )


def removed_cards(rules: Rules) -> Ints:
    """The cards of the deck that are not in the pack."""
    return np.array([k for c, k in coder_of(rules).number.items() if c not in rules.pack], np.int64)


def first_of_sides(rules: Rules) -> Ints:
    """By seat, one seat of each side in the order in which their points are told."""
    seats = range(rules.players)
    return np.array([[side[0] for side in relative_sides(rules, seat)] for seat in seats])


@njit(cache=True)
def legal_places(hands: Ints, plays: Ints, leader: Ints, trick: int, position: int, follow: bool) -> Bools:
    """By table, which places of the hand to play may be played."""
    count, players, size = hands.shape
    legal = np.zeros((count, size), np.bool_)
    for i in range(count):
        actor = (leader[i] + position) % players
        following = False
        for place in range(size):
            card = hands[i, actor, place]
            legal[i, place] = card != EMPTY
            if follow and position and card != EMPTY:
                following |= CARD_SUIT[card] == CARD_SUIT[plays[i, trick, 0]]
        if following:
            led = CARD_SUIT[plays[i, trick, 0]]
            for place in range(size):
                card = hands[i, actor, place]
                legal[i, place] = card != EMPTY and CARD_SUIT[card] == led
    return legal


@njit(cache=True)
def play(
    places: Ints,
    hands: Ints,
    plays: Ints,
    leaders: Ints,
    leader: Ints,
    trumps: Ints,
    best: Ints,
    winner: Ints,
    points: Ints,
    voids: Bools,
    keeper: Ints,
    turned: Ints,
    stock: Ints,
    trick: int,
    position: int,
    drawn: int,
    voids_shown: bool,
) -> None:
    """Play, at each table, the card in that place of the hand to play; gather and draw after the last."""
    count, players, _ = hands.shape
    for i in range(count):
        actor = (leader[i] + position) % players
        card = hands[i, actor, places[i]]
        hands[i, actor, places[i]] = EMPTY
        plays[i, trick, position] = card
        if position == 0:
            best[i], winner[i] = card, actor
        else:
            if BEATS[trumps[i], card, best[i]]:
                best[i], winner[i] = card, actor
            led = CARD_SUIT[plays[i, trick, 0]]
            if voids_shown and CARD_SUIT[card] != led:
                voids[i, actor, led] = True
        if position < players - 1:
            continue
        taker = winner[i]
        for k in range(players):
            points[i, taker] += CARD_POINTS[plays[i, trick, k]]
        if drawn < stock.shape[1]:
            for k in range(players):
                seat = (taker + k) % players
                place = 0
                while hands[i, seat, place] != EMPTY:
                    place += 1
                hands[i, seat, place] = stock[i, drawn + k]
            if drawn + players == stock.shape[1] and turned[i] != EMPTY:
                keeper[i] = (taker - 1) % players
        leader[i] = taker
        if trick + 1 < leaders.shape[1]:
            leaders[i, trick + 1] = taker


@njit(cache=True)
def observe(
    rows: Ints,
    told: SeatFeed,
    removed: Ints,
    firsts: Ints,
    sides: Bools,
    hands: Ints,
    plays: Ints,
    leaders: Ints,
    leader: Ints,
    trumps: Ints,
    best: Ints,
    winner: Ints,
    points: Ints,
    voids: Bools,
    keeper: Ints,
    turned: Ints,
    for_hand: Bools,
    seen: Bools,
    talking: Bools,
    shown: Bools,
    declared: Bools,
    brought: Ints,
    upcoming: Ints,
    trick: int,
    position: int,
    stock_left: int,
) -> tuple[Flat, Ints]:
    """The rows of the observations of the seats to act at those tables, one after another, and their starts.

    `seen` and `talking` are those of `Talk`, empty where nobody may talk; `shown`, `declared`, `brought` and
    `upcoming` (its `next`) those of `DeclarationBatch`, empty where nothing is declared.
    """
    players, size = hands.shape[1:]
    flat = np.empty(len(rows) * MOST_ROWS, np.uint16)
    starts = np.empty(len(rows) + 1, np.int64)
    at = 0
    for line in range(len(rows)):
        starts[line] = at
        i = rows[line]
        me = (leader[i] + position) % players
        name = RENAMED[trumps[i]]
        for place in range(size):
            if hands[i, me, place] != EMPTY:
                flat[at] = told.hand + name[hands[i, me, place]]
                at += 1
        if position:
            pot = 0
            for k in range(position):
                card = plays[i, trick, k]
                pot += CARD_POINTS[card]
                seat = (k - position) % players
                flat[at] = told.table + (seat - 1) * CARDS + name[card]
                at += 1
            flat[at] = told.best + name[best[i]]
            flat[at + 1] = told.winner + (winner[i] - me) % players - 1
            flat[at + 2] = told.pot + POT_BUCKET[pot]
            at += 3
        for card in removed:
            flat[at] = told.gone + name[card]
            at += 1
        for past in range(trick):
            age = min(trick - 1 - past, told.ages - 1)
            for k in range(players):
                card = name[plays[i, past, k]]
                seat = (leaders[i, past] + k - me) % players
                flat[at] = told.gone + card
                flat[at + 1] = told.history + ((age * players + seat) * 2 + (k == 0)) * CARDS + card
                at += 2
        if told.open_hands or len(shown):
            for k in range(1, players):
                for place in range(size):
                    card = hands[i, (me + k) % players, place]
                    if card != EMPTY and (told.open_hands or shown[i, card]):
                        flat[at] = told.known + (k - 1) * CARDS + name[card]
                        at += 1
        if not told.open_hands and keeper[i] != EMPTY and keeper[i] != me:
            for place in range(size):
                if hands[i, keeper[i], place] == turned[i]:
                    flat[at] = told.known + ((keeper[i] - me) % players - 1) * CARDS + name[turned[i]]
                    at += 1
        if stock_left and turned[i] != EMPTY:
            flat[at] = told.turned + name[turned[i]] % STRENGTHS
            at += 1
        if told.voids_told and not stock_left:
            for k in range(1, players):
                for suit in range(SUITS):
                    if voids[i, (me + k) % players, suit]:
                        flat[at] = told.void + (k - 1) * SUITS + name[suit * STRENGTHS] // STRENGTHS
                        at += 1
        flat[at] = told.game
        flat[at + 1] = told.tricks + told.tricks_in_hand - trick
        flat[at + 2] = told.draws + min(DRAWS_TOLD, stock_left // players)
        flat[at + 3] = told.position + position
        at += 4
        for k in range(firsts.shape[1]):
            total = 0
            for seat in range(players):
                if sides[firsts[me, k], seat]:
                    total += points[i, seat]
            flat[at] = told.score + k * SCORES + SCORE_BUCKET[total]
            at += 1
        if for_hand[i, me]:
            flat[at] = told.win
            at += 1
        if len(talking) and talking[i, me]:
            flat[at] = told.talks
            at += 1
            for k in range(players):
                for sign in range(seen.shape[3]):
                    if seen[i, me, (me + k) % players, sign]:
                        flat[at] = told.signs + k * seen.shape[3] + sign
                        at += 1
        if len(shown):
            if trumps[i] < 0:
                flat[at] = told.bare
                at += 1
            for suit in range(SUITS):
                if declared[i, suit]:
                    flat[at] = told.declared + name[suit * STRENGTHS] // STRENGTHS
                    at += 1
            for k in range(players):
                for worth in range(BROUGHT):
                    for _ in range(brought[i, (me + k) % players, worth]):
                        flat[at] = told.brought + k * BROUGHT + worth
                        at += 1
            if stock_left:
                flat[at] = told.next + upcoming[i]
                at += 1
    starts[len(rows)] = at
    return flat[:at].copy(), starts


@njit(cache=True)
def offers(
    rows: Ints,
    hands: Ints,
    leader: Ints,
    trumps: Ints,
    best: Ints,
    legal: Bools,
    declarable: Bools,
    position: int,
) -> tuple[Ints, Ints, Ints]:
    """Each legal action at those tables: whose it is (number in `rows`), its place, its row.

    After the places of the hand come, suit by suit, the declarations.
    """
    players, size = hands.shape[1:]
    most = len(rows) * (size + SUITS)
    owners = np.empty(most, np.int64)
    places = np.empty(most, np.int64)
    actions = np.empty(most, np.int64)
    at = 0
    for line in range(len(rows)):
        i = rows[line]
        me = (leader[i] + position) % players
        for place in range(size):
            if legal[i, place]:
                card = hands[i, me, place]
                kind = LEADS
                if position:
                    kind = TAKES if BEATS[trumps[i], card, best[i]] else LEAVES
                owners[at], places[at] = line, place
                actions[at] = kind * CARDS + RENAMED[trumps[i], card]
                at += 1
        for suit in range(declarable.shape[1]):
            if declarable[i, suit]:
                owners[at], places[at] = line, size + suit
                actions[at] = DECLARES * CARDS + RENAMED[trumps[i], suit * STRENGTHS + KING]
                at += 1
    return owners[:at].copy(), places[:at].copy(), actions[:at].copy()
