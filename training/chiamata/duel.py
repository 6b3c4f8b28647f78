"""Duel of two nets at chiamata: thousands of deals in lockstep, in seconds, without the engine.

    python -m training.chiamata.duel OURS THEIRS PLAYERS [KEY=VALUE …] [--deals D]

OURS and THEIRS are net files, with `:hard` after them if their cards are to be as blurred as those of `hard`.
Told is what one of ours among theirs is paid, at each place in turn with the same cards, beyond an equal
share of what the dummy pays, and how the contracts go. Suits are looked at under one naming only, and nobody
minds his manners.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from briscola.arena.arena_summary import mean_and_error
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.net_players.chiamata_player import NERVE, PAY_UNIT, SWING
from briscola.players.nets.arrays import Bools, Floats, Ints
from briscola.players.nets.chiamata.batch_encode import actions, observations
from briscola.players.nets.chiamata.layout import ACTIONS, LAYOUT
from briscola.players.nets.net import load_arrays
from briscola.players.nets.softmax import GREEDY, SoftmaxPolicy
from briscola.players.policy_width import HARD, UNDER_CONTRACT
from training.bags import unpadded
from training.chiamata.auctions import NOBODY, Auctions
from training.chiamata.features import Offers, auction_observations
from training.chiamata.self_play import Tally, call_values, decision_values, merits, tally
from training.chiamata.tables import AuctionedBatch
from training.evaluator import Evaluator, TorchEvaluator
from training.samples import POINTS, Values
from training.tricks.lockstep import shuffled_packs

AT_ONCE = 1000  # deals


@dataclass(frozen=True, kw_only=True, eq=False)
class Duellist:
    """A net, and how sharply it chooses cards; what it bids and calls is always its best."""

    evaluator: Evaluator
    cards: SoftmaxPolicy = GREEDY


def duel(
    rules: Rules, ours: Duellist, theirs: Duellist, *, deals: int, rng: np.random.Generator
) -> tuple[Floats, Tally]:
    """Payment by deal of one of ours among theirs, averaged over the places; and the tally of the hands."""
    paid, tallies = [], Tally()
    for first in range(0, deals, AT_ONCE):
        packs = shuffled_packs(rules, min(AT_ONCE, deals - first), rng)
        live = np.flatnonzero(Auctions(rules, packs).live)
        place = np.tile(live, len(packs))  # ours, by hand
        auctions = Auctions(rules, np.repeat(packs, len(live), axis=0))
        _bid(auctions, place, ours, theirs)
        tables = _call(auctions, place, ours, theirs)
        _play(tables, place[tables.of], ours, theirs, rng)
        payments = tables.stakes() * (2 * tables.won() - 1)
        payments -= payments[:, live].mean(axis=1, keepdims=True)
        of_hand = np.zeros(auctions.count)
        of_hand[tables.of] = payments[tables.rows, place[tables.of]]
        paid.append(of_hand.reshape(len(packs), -1).mean(axis=1))
        tallies += tally(tables)
    return np.concatenate(paid), tallies


def _parts(mine: Bools, ours: Duellist, theirs: Duellist) -> Iterator[tuple[Duellist, Ints]]:
    """Each duellist with something to decide, and the lines at which it decides."""
    for duellist, where in ((ours, mine), (theirs, ~mine)):
        if where.any():
            yield duellist, np.flatnonzero(where)


def _bid(auctions: Auctions, place: Ints, ours: Duellist, theirs: Duellist) -> None:
    offers = Offers(auctions)
    while len(rows := auctions.open):
        seen, line = unpadded(auction_observations(auctions, rows), LAYOUT.size), auctions.standing[rows] + 1
        offered = offers.actions[line]
        said = np.zeros(len(rows), np.int64)
        for duellist, at in _parts(auctions.turn[rows] == place[rows], ours, theirs):
            values = decision_values(duellist.evaluator, seen.picked(at), offered[at], offered[at] != ACTIONS)
            values[:, 0, POINTS] -= NERVE * SWING / PAY_UNIT  # the pass
            said[at] = offers.rungs[line[at], values[:, :, POINTS].argmax(axis=1)]
        auctions.speak(rows, said)


def _call(auctions: Auctions, place: Ints, ours: Duellist, theirs: Duellist) -> AuctionedBatch:
    rows = np.flatnonzero(auctions.bidder != NOBODY)
    called = np.zeros(len(rows), np.int64)
    for duellist, at in _parts(auctions.bidder[rows] == place[rows], ours, theirs):
        _, _, values = call_values(duellist.evaluator, auctions, rows[at])
        called[at] = values[:, :, POINTS].argmax(axis=1)
    return AuctionedBatch(auctions, rows, called)


def _play(
    tables: AuctionedBatch, place: Ints, ours: Duellist, theirs: Duellist, rng: np.random.Generator
) -> None:
    while not tables.over:
        legal = tables.legal()
        places = legal.argmax(axis=1)
        rows = np.flatnonzero(legal.sum(axis=1) > 1)
        if len(rows):
            seen, offered = unpadded(observations(tables, rows), LAYOUT.size), actions(tables, rows)
            for duellist, at in _parts(tables.decider[rows] == place[rows], ours, theirs):
                values = decision_values(duellist.evaluator, seen.picked(at), offered[at], legal[rows[at]])
                worths = merits(values)
                places[rows[at]] = picked(worths, duellist.cards, rng)
        tables.play(places)


def picked(worths: Values, policy: SoftmaxPolicy, rng: np.random.Generator) -> Ints:
    """In each line the number of the play taken, as by `briscola.players.nets.softmax.sample_action`."""
    near = worths >= worths.max(axis=1, keepdims=True) - policy.cutoff
    moods = worths / policy.temperature + rng.gumbel(size=worths.shape)
    number: Ints = np.where(near, moods, -np.inf).argmax(axis=1)
    return number


def duellist(text: str) -> Duellist:
    """A net file, with `:hard` or without."""
    file, _, level = text.partition(":")
    cards = HARD.scaled(UNDER_CONTRACT) if level == "hard" else GREEDY
    return Duellist(evaluator=TorchEvaluator(load_arrays(Path(file))), cards=cards)


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Who of two nets plays chiamata better.")
    parser.add_argument("ours")
    parser.add_argument("theirs")
    parser.add_argument("players", type=int)
    parser.add_argument("option", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    torch.set_num_threads(1)
    rules = make_rules("chiamata", args.players, dict(entry.split("=", 1) for entry in args.option))
    paid, went = duel(
        rules,
        duellist(args.ours),
        duellist(args.theirs),
        deals=args.deals,
        rng=np.random.default_rng(args.seed),
    )
    told = {"deals": args.deals, "total": mean_and_error(paid.tolist()), **went.rates()}
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
