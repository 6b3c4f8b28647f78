"""Values of the bids of a moment: the same deals under each of them, everybody going on by the net.

The deals agree with the hand that is seen, and each counts as often as it explains what the others have said.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import torch

from briscola.engine.actions import HIGHEST_CONTRACT, PASS, Action, Bid
from briscola.engine.observation import Observation
from briscola.players.card_codes import coder_of
from briscola.players.net_players.chiamata_player import PAY_UNIT
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.chiamata.encode import rung_of
from briscola.players.nets.chiamata.layout import ACTIONS, LAYOUT, PLACES, bid_row
from briscola.players.nets.families import CHIAMATA
from briscola.players.nets.net import load_arrays
from briscola.players.nets.trained import FOLDER
from training.bags import unpadded
from training.chiamata.auctions import NOBODY, Auctions
from training.chiamata.auctions import PASS as PASSES
from training.chiamata.features import Offers, auction_observations
from training.chiamata.self_play import PASSED_OUT_WIN, Chance, bid, call, decision_values, play
from training.evaluator import Evaluator, evaluator_of
from training.samples import POINTS

DOUBT = 0.15
"""Payment by which a choice in an auction may be in doubt: how surely a bid or a pass tells of a hand."""
DEALT_FOR_ONE = 8
"""Deals looked at for each one that is kept."""
GREEDY = Chance(bid=0.0, call=0.0, play=0.0)
STEPS = (1, 5, 13, 26)
"""Rungs above the standing bid from which the bids are looked at: the lowest, and jumps to round figures."""
FIGURE = 5


@dataclass(frozen=True, kw_only=True, slots=True)
class Promised:
    """Result of a bid or a pass by deal: payment, and 1 for a win of one's side (0.5 if passed out)."""

    action: Action
    payments: Floats
    wins: Floats


@cache
def evaluator() -> Evaluator:
    """The net of the game; its matrices are so small that more cores would only wait for each other."""
    torch.set_num_threads(1)
    return evaluator_of(load_arrays(FOLDER / f"{CHIAMATA}.npz"))


def sensible(view: Observation) -> list[Action]:
    """The pass, every rank that may be called, the lowest bid of points and some jumps to round figures."""
    bids = [action for action in view.legal if isinstance(action, Bid)]
    plain = [each for each in bids if each.plain]
    points = [each for each in bids if each.rank is None or not each.plain]
    jumps = plain if plain else _jumps(points)
    return [PASS, *jumps] if PASS in view.legal else list(jumps)


def _jumps(points: Sequence[Bid]) -> list[Bid]:
    found: list[Bid] = []
    for step in STEPS:
        far = [each for each in points[step - 1 :] if step == 1 or each.points % FIGURE == 0]
        if far and far[0] not in found:
            found.append(far[0])
    return [each for each in found if each.points < HIGHEST_CONTRACT]


def deals(view: Observation, count: int, rng: np.random.Generator) -> Ints:
    """Hands by deal and place that agree with what the seat holds and with what has been said; never more
    than so many, and fewer where the others have said what few deals explain.
    """
    coder, rules = coder_of(view.rules), view.rules
    me = rules.order(view.dealer).index(view.seat)
    mine = [coder.number[card] for card in view.hand]
    unseen = np.array([n for n in (coder.number[c] for c in rules.pack) if n not in mine], np.int64)
    dealt = rng.permuted(np.tile(unseen, (DEALT_FOR_ONE * count, 1)), axis=1)
    hands: Ints = np.empty((len(dealt), PLACES, len(mine)), np.int64)
    hands[:, me] = mine
    hands[:, [place for place in range(PLACES) if place != me]] = dealt.reshape(
        len(dealt), PLACES - 1, len(mine)
    )
    _, logs = spoken(view, hands)
    kept = np.flatnonzero(rng.random(len(hands)) < np.exp(logs - logs.max()))
    return hands[kept[:count]]


def spoken(view: Observation, hands: Ints) -> tuple[Auctions, Floats]:
    """The auctions at the present moment in each of the deals, and how likely the others would have said so
    (as a logarithm).
    """
    rules = view.rules
    auctions = Auctions(rules, hands.transpose(0, 2, 1).reshape(len(hands), -1))
    offers, order = Offers(auctions), rules.order(view.dealer)
    logs: Floats = np.zeros(len(hands))
    every = np.arange(len(hands))
    for seat, said in view.bids:
        rung = PASSES if said is None else rung_of(said, rules.ranking, rank=auctions.rank)
        assert auctions.turn[0] == order.index(seat)
        if seat != view.seat:
            logs += _likelihoods(auctions, offers, rung)
        auctions.speak(every, np.full(len(hands), rung))
    assert auctions.turn[0] == order.index(view.seat)
    return auctions, logs


def _likelihoods(auctions: Auctions, offers: Offers, rung: int) -> Floats:
    """Log-likelihood by deal that the seat to speak says `rung`, by the net's values of bidding and passing.

    How far a jump goes is mood (`players.jump_bids`), so only whether one bids or passes tells of a hand.
    """
    every = np.arange(auctions.count)
    seen = unpadded(auction_observations(auctions, every), LAYOUT.size)
    line = offers.actions[auctions.standing[0] + 1]
    offered = (
        line[line != ACTIONS] if rung == PASSES else np.array([line[0], bid_row(rung, rank=auctions.rank)])
    )
    table = np.tile(offered, (auctions.count, 1))
    worths = PAY_UNIT * decision_values(evaluator(), seen, table, table != ACTIONS)[:, :, POINTS]
    bidding = worths[:, 1:].max(axis=1) - worths[:, 0]
    ahead = -bidding if rung == PASSES else bidding
    likely: Floats = -np.logaddexp(0.0, -ahead / DOUBT)
    return likely


def promised(
    view: Observation, hands: Ints, actions: Sequence[Action], *, rules: bool = False
) -> list[Promised]:
    """Result of each action in every deal; with `rules`, rule players play the cards."""
    return [_promised(view, hands, action, by_rules=rules) for action in actions]


def _promised(view: Observation, hands: Ints, action: Action, *, by_rules: bool) -> Promised:
    rules, rng = view.rules, np.random.default_rng(0)  # nothing is left to chance
    auctions, _ = spoken(view, hands)
    rung = rung_of(action, rules.ranking, rank=auctions.rank) if isinstance(action, Bid) else PASSES
    me = auctions.turn[0]
    auctions.speak(np.arange(auctions.count), np.full(auctions.count, rung))
    bid(evaluator(), auctions, GREEDY, rng)
    payments, wins = np.zeros(auctions.count), np.full(auctions.count, PASSED_OUT_WIN)
    if (auctions.bidder != NOBODY).any():
        tables, _ = call(evaluator(), auctions, 0.0, rng)
        nobody = np.zeros((tables.count, PLACES), np.bool_)
        play(evaluator(), tables, 0.0, rng, nobody if by_rules else None)
        won = tables.won()[:, me]
        wins[tables.of] = won
        payments[tables.of] = tables.stakes()[:, me] * (2 * won - 1)
    return Promised(action=action, payments=payments, wins=wins)
