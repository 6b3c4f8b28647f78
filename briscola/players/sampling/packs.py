"""Deals of the hidden cards, many at once: a row of numbers for each deal."""

from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

import numpy as np

from briscola.engine.observation import Observation
from briscola.engine.rules import Turned
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import Knowledge
from briscola.players.nets.arrays import EMPTY, Bools, Ints
from briscola.players.sampling.hands import HandHint, sampled_hands


def permuted_hands(
    unseen: Sequence[int], sizes: Sequence[int], count: int, rng: np.random.Generator
) -> list[Ints]:
    """`count` deals of the unseen cards, all equally likely: hands of those sizes, then the rest."""
    piles = rng.permuted(np.tile(np.array(unseen, np.int64), (count, 1)), axis=1)
    return np.split(piles, np.cumsum(sizes), axis=1)


def sampled_packs(knowledge: Knowledge, hints: Sequence[HandHint], count: int, random: Random) -> Ints:
    """`count` packs in dealing order that lead to what is seen, equally likely before plays are weighed."""
    rng = np.random.default_rng(random.getrandbits(64))
    if hints or any(knowledge.voids):
        hands, stock = _dealt_singly(knowledge, hints, count, random)
    else:
        hands, stock = dealt_at_once(knowledge, count, rng)
    if knowledge.turned is not None:
        stock = np.concatenate((stock, np.full((count, 1), knowledge.turned)), axis=1)
    return traced_back(knowledge.view, hands, stock, rng)


def dealt_at_once(knowledge: Knowledge, count: int, rng: np.random.Generator) -> tuple[list[Ints], Ints]:
    """Hands by seat, and the stock in drawing order without the turned card."""
    seats = range(len(knowledge.order))
    certain = [knowledge.hand if s == knowledge.me else knowledge.held.get(s, ()) for s in seats]
    sizes = [total - len(cards) for total, cards in zip(knowledge.counts, certain, strict=True)]
    *drawn, stock = permuted_hands(knowledge.unseen, sizes, count, rng)
    known = [np.tile(np.array(cards, np.int64), (count, 1)) for cards in certain]
    return [np.concatenate(both, axis=1) for both in zip(known, drawn, strict=True)], stock


def _dealt_singly(
    knowledge: Knowledge, hints: Sequence[HandHint], count: int, random: Random
) -> tuple[list[Ints], Ints]:
    """Hands by seat and the stock, dealt one at a time, where suits are lacking or hints say more."""
    others = [seat for seat in knowledge.order if seat != knowledge.me]
    deals = [sampled_hands(knowledge, others, random, hints=hints) for _ in range(count)]
    hands: list[Ints] = [np.empty((count, 0), np.int64)] * len(knowledge.order)
    hands[knowledge.me] = np.tile(np.array(knowledge.hand, np.int64), (count, 1))
    for seat in others:
        hands[seat] = np.array([deal[seat] for deal in deals], np.int64).reshape(count, -1)
    stocks = []
    for deal in deals:
        held = {c for cards in deal.values() for c in cards}
        stocks.append([c for c in knowledge.unseen if c not in held])
        random.shuffle(stocks[-1])
    return hands, np.array(stocks, np.int64).reshape(count, -1)


def every_pack(knowledge: Knowledge, most: int, random: Random) -> Ints:
    """Packs of two hands that lead to what is seen: all worlds equally often, each at least once.

    At most `most` packs, or one for each world if there are more worlds. A world is the other hand and the
    order of the stock; packs of one world differ in who drew what when.
    """
    (other,) = (seat for seat in knowledge.order if seat != knowledge.me)
    certain, unseen = knowledge.held.get(other, ()), knowledge.unseen
    under = () if knowledge.turned is None else (knowledge.turned,)
    worlds = [
        ((*certain, *hand), (*order, *under))
        for hand in combinations(unseen, knowledge.counts[other] - len(certain))
        for order in permutations([c for c in unseen if c not in hand])
    ]
    often = max(1, most // len(worlds))
    hands: list[Ints] = [np.empty(0, np.int64)] * 2
    hands[knowledge.me] = np.tile(np.array(knowledge.hand, np.int64), (often * len(worlds), 1))
    hands[other] = np.repeat(np.array([hand for hand, _ in worlds], np.int64), often, axis=0)
    stock = np.repeat(np.array([order for _, order in worlds], np.int64), often, axis=0)
    return traced_back(knowledge.view, hands, stock, np.random.default_rng(random.getrandbits(64)))


def traced_back(view: Observation, hands: Sequence[Ints], stock: Ints, rng: np.random.Generator) -> Ints:
    """The packs, in dealing order, from which these hands may have come; `stock` lies in drawing order.

    Backwards, trick by trick, each seat gives back a card that it may have drawn, any alike, and takes up the
    card it played. Hands are by seat; all arrays have a row for each deal.
    """
    rules, count = view.rules, len(stock)
    n, size = rules.players, rules.hand_size
    number = coder_of(rules).number
    under = rules.turned is Turned.AFTER_DEAL  # a card that all know lies under the stock
    turned = EMPTY if view.turned is None else number[view.turned]
    hands = list(hands)
    for play in view.table:
        hands[play.seat] = _with(hands[play.seat], number[play.card])
    rounds = rules.tricks - size
    drawn: Ints = np.empty((count, rounds * n), np.int64)
    drawn[:, n * min(len(view.tricks), rounds) :] = stock
    for t, trick in reversed(list(enumerate(view.tricks))):
        cards = {play.seat: number[play.card] for play in trick.plays}
        for i in range(n):
            seat = (trick.winner + i) % n
            if t < rounds:
                last = under and t == rounds - 1 and i == n - 1
                place = _place(hands[seat], turned) if last else _any_but(hands[seat], turned, rng)
                hands[seat], drawn[:, n * t + i] = _gives_back(hands[seat], place)
            hands[seat] = _with(hands[seat], cards[seat])
    dealt: Ints = np.empty((count, size * n), np.int64)
    for i, seat in enumerate(rules.order(view.dealer)):
        if rules.turned is Turned.LAST_DEALT and seat == view.dealer:
            rest, last_card = _gives_back(hands[seat], _place(hands[seat], turned))
            hands[seat] = np.concatenate((rest, last_card[:, None]), axis=1)
        dealt[:, i::n] = hands[seat]
    if not under:
        return np.concatenate((dealt, drawn), axis=1)
    # The turned card is drawn last, but lies first on the stock when the pack is dealt.
    return np.concatenate((dealt, drawn[:, -1:], drawn[:, :-1]), axis=1)


def _with(hand: Ints, card: int) -> Ints:
    return np.concatenate((hand, np.full((len(hand), 1), card)), axis=1)


def _place(hand: Ints, card: int) -> Ints:
    """The place of a card in each hand."""
    places: Ints = (hand == card).argmax(axis=1)
    return places


def _any_but(hand: Ints, never: int, rng: np.random.Generator) -> Ints:
    """A place of each hand, any but that of one card."""
    chance = rng.random(hand.shape)
    chance[hand == never] = -1
    places: Ints = chance.argmax(axis=1)
    return places


def _gives_back(hand: Ints, places: Ints) -> tuple[Ints, Ints]:
    """The hands without the cards at these places, and those cards."""
    rows = np.arange(len(hand))
    rest: Bools = np.ones(hand.shape, np.bool_)
    rest[rows, places] = False
    return hand[rest].reshape(len(hand), -1), hand[rows, places]
