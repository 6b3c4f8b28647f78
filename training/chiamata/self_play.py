"""Hands of chiamata played by a net against itself, and what it learns from each bid, call and play.

In the auction and at the call the first head is what the seat will be paid, in PAY_UNITs; in the play it is
the share of the points still to come to one's side. The second is always the chance to be on the side that
wins the contract, which in the play is all that payments depend on.
"""

from dataclasses import dataclass

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.net_players.chiamata_player import PAY_UNIT
from briscola.players.nets.arrays import Bools, Ints
from briscola.players.nets.card_rows import CARDS, PACK_POINTS
from briscola.players.nets.chiamata.batch_encode import actions, observations
from briscola.players.nets.chiamata.layout import ACTIONS, CALLS, LAYOUT, PLACES, TRICKS
from briscola.players.nets.utility import CONTRACT
from training.bags import Bags, joined, unpadded
from training.chiamata.auctions import NOBODY, Auctions
from training.chiamata.features import (
    Offers,
    auction_observations,
    call_observations,
    calls_offered,
)
from training.chiamata.rule_play import rule_places
from training.chiamata.tables import AuctionedBatch
from training.evaluator import Evaluator
from training.samples import POINTS, WIN, Decisions, Samples, Values, returns, step_back

PASSED_OUT_WIN = 0.5  # nobody wins a hand passed out, and nobody loses it
PASSING = 0.5  # how many of the random words in an auction are passes
SLIPPING = 0.6  # how many of the rule players slip, as `medium` does
SILENCE = 0.6  # how often a standing bid is left alone where people bid little


@dataclass(frozen=True, kw_only=True)
class Chance:
    """Share of random decisions of each kind, and share of hands in which people bid little (`quiet`).

    Without quiet hands nets would know only the high contracts to which they drive each other.
    """

    bid: float
    call: float
    play: float
    quiet: float = 0.0


NO_POINTS: Ints = np.zeros(0, np.int64)


def bid(net: Evaluator, auctions: Auctions, chance: Chance, rng: np.random.Generator) -> list[Decisions]:
    """Hold the auctions to their end; of quiet ones nothing is kept."""
    offers = Offers(auctions)
    quiet = rng.random(auctions.count) < chance.quiet
    made: list[Decisions] = []
    while len(rows := auctions.open):
        seen, me = unpadded(auction_observations(auctions, rows), LAYOUT.size), auctions.turn[rows]
        line = auctions.standing[rows] + 1
        offered = offers.actions[line]
        legal = offered != ACTIONS
        values = decision_values(net, seen, offered, legal)
        at = np.arange(len(rows))
        best = values[:, :, POINTS].argmax(axis=1)
        weight = np.where(legal, rng.random(legal.shape), -1.0)
        weight[:, 0] = np.where(rng.random(len(rows)) < PASSING, 2.0, -0.5)
        chosen = np.where(rng.random(len(rows)) < chance.bid, weight.argmax(axis=1), best)
        silent = (auctions.standing[rows] != NOBODY) & (rng.random(len(rows)) < SILENCE)
        chosen = np.where(quiet[rows], np.minimum(chosen, ~silent), chosen)
        kept = np.flatnonzero(~quiet[rows])
        made.append(
            Decisions(
                rows=rows[kept],
                seats=me[kept],
                seen=seen.picked(kept),
                taken=offered[at, chosen][kept],
                best=values[at, best][kept],
                strayed=(chosen != best)[kept],
                points=NO_POINTS,
            )
        )
        auctions.speak(rows, offers.rungs[line, chosen])
    return made


def decision_values(net: Evaluator, seen: Bags, offered: Ints, legal: Bools) -> Values:
    """Both values by decision and offer; -inf where not legal."""
    values: Values = np.full((*legal.shape, 2), -np.inf, np.float32)
    owners, at = np.nonzero(legal)
    values[owners, at] = net(seen, offered[owners, at], owners)
    return values


def call_values(net: Evaluator, auctions: Auctions, rows: Ints) -> tuple[Bags, Ints, Values]:
    """Observations of callers, a bag for each call; by row and card its number and its values, or -inf."""
    owners, cards = calls_offered(auctions, rows)
    seen = unpadded(call_observations(auctions, rows, owners, cards), LAYOUT.size)
    found = net(seen, np.full(len(owners), CALLS), np.arange(len(owners)))
    lines = np.zeros((len(rows), CARDS), np.int64)
    lines[owners, cards] = np.arange(len(owners))
    values: Values = np.full((len(rows), CARDS, 2), -np.inf, np.float32)
    values[owners, cards] = found
    return seen, lines, values


def call(
    net: Evaluator, auctions: Auctions, epsilon: float, rng: np.random.Generator
) -> tuple[AuctionedBatch, Decisions]:
    """Let the winners of the auctions call; the tables at which there is something to play."""
    rows = np.flatnonzero(auctions.bidder != NOBODY)
    seen, lines, values = call_values(net, auctions, rows)
    at = np.arange(len(rows))
    best = values[:, :, POINTS].argmax(axis=1)
    anything = np.where(np.isfinite(values[:, :, POINTS]), rng.random(lines.shape), -1.0).argmax(axis=1)
    called = np.where(rng.random(len(rows)) < epsilon, anything, best)
    decisions = Decisions(
        rows=rows,
        seats=auctions.bidder[rows],
        seen=seen.picked(lines[at, called]),
        taken=np.full(len(rows), CALLS),
        best=values[at, best],
        strayed=called != best,
        points=NO_POINTS,
    )
    return AuctionedBatch(auctions, rows, called), decisions


def merits(values: Values) -> Values:
    """Value of each action in the play: points, and the chance to win the contract times `CONTRACT`."""
    worth: Values = PACK_POINTS * values[:, :, POINTS] + CONTRACT * values[:, :, WIN]
    return worth


def roles_for_net(tables: AuctionedBatch, league: Bools, rng: np.random.Generator) -> Bools:
    """By table and place, where the net plays: everywhere, at tables of the league one role, drawn by lot."""
    role = np.where(np.arange(PLACES) == tables.caller[:, None], 0, np.where(tables.with_caller, 1, 2))
    ours: Bools = ~league[:, None] | (role == rng.integers(3, size=(tables.count, 1)))
    return ours


def play(
    net: Evaluator,
    tables: AuctionedBatch,
    epsilon: float,
    rng: np.random.Generator,
    ours: Bools | None = None,
) -> list[Decisions]:
    """Play the hands to their end; of the plays without a choice nothing is kept.

    Where they are not `ours`, by table and place, the rule player plays, sharply or slipping.
    """
    made: list[Decisions] = []
    slips = rng.random(tables.count) < SLIPPING if ours is not None else np.zeros(tables.count, np.bool_)
    while not tables.over:
        legal = tables.legal()
        places = legal.argmax(axis=1)
        rows = np.flatnonzero(legal.sum(axis=1) > 1)
        if ours is not None:
            mine = ours[rows, tables.decider[rows]]
            theirs, rows = rows[~mine], rows[mine]
            if len(theirs):
                places[theirs] = rule_places(tables, theirs, slips[theirs], rng)
        if len(rows):
            seen, offered = unpadded(observations(tables, rows), LAYOUT.size), actions(tables, rows)
            values = decision_values(net, seen, offered, legal[rows])
            best = merits(values).argmax(axis=1)
            anything = np.where(legal[rows], rng.random((len(rows), TRICKS)), -1.0).argmax(axis=1)
            chosen = np.where(rng.random(len(rows)) < epsilon, anything, best)
            places[rows] = chosen
            at = np.arange(len(rows))
            me = tables.decider[rows]
            made.append(
                Decisions(
                    rows=rows,
                    seats=me,
                    seen=seen,
                    taken=offered[at, chosen],
                    best=values[at, best],
                    strayed=chosen != best,
                    points=tables.side_points()[rows, me],
                )
            )
        tables.play(places)
    return made


@dataclass(frozen=True, kw_only=True)
class Tally:
    """Counts of some auctions: all, passed out, made; the sum of contracts; callers all alone."""

    hands: int = 0
    passed_out: int = 0
    made: int = 0
    contracts: int = 0
    alone: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(**{name: value + getattr(other, name) for name, value in vars(self).items()})

    def rates(self) -> dict[str, float]:
        """Shares of the hands played, the mean contract, and the share of hands passed out."""
        played = max(1, self.hands - self.passed_out)
        return {
            "passed_out": round(self.passed_out / max(1, self.hands), 3),
            "made": round(self.made / played, 3),
            "contract": round(self.contracts / played, 2),
            "alone": round(self.alone / played, 3),
        }


def tally(tables: AuctionedBatch) -> Tally:
    """The tally of finished tables, and of the auctions that came to none."""
    made = tables.won()[tables.rows, tables.caller]
    return Tally(
        hands=tables.auctions.count,
        passed_out=tables.auctions.count - tables.count,
        made=int(made.sum()),
        contracts=int(tables.contract.sum()),
        alone=int((tables.caller == tables.partner).sum()),
    )


def self_play(
    rules: Rules,
    net: Evaluator,
    *,
    hands: int,
    chance: Chance,
    trace: float,
    share: float = 1.0,
    league: float = 0.0,
    rng: np.random.Generator,
) -> tuple[Samples, Tally]:
    """Play that many hands ε-greedily, and work out what each decision led to; `trace` as in `returns`.

    Of bids and of the defenders' plays, which are most of all decisions, only a random `share` is kept. At a
    share of tables, the `league`, the rule player plays on for all roles but one: there bids and calls, which
    would lead to something else among the net's like, teach nothing.
    """
    auctions = Auctions.dealt(rules, hands, rng)
    bids = bid(net, auctions, chance, rng)
    tables, calls = call(net, auctions, chance.call, rng)
    apart = rng.random(auctions.count) < league
    ours = roles_for_net(tables, apart[tables.of], rng) if league else None
    plays = play(net, tables, chance.play, rng, ours)
    every = [*bids, calls, *plays]
    kept = [rng.random(len(d.rows)) < share for d in every]
    kept[len(bids)][:] = True
    for d, keep in zip((*bids, calls), kept[: len(bids) + 1], strict=True):
        keep &= ~apart[d.rows]
    for d, keep in zip(plays, kept[len(bids) + 1 :], strict=True):
        keep |= tables.with_caller[d.rows, d.seats]
    samples = Samples(
        observations=joined([d.seen for d in every]),
        actions=np.concatenate([d.taken for d in every]).astype(np.uint16),
        targets=np.concatenate(targets(auctions, tables, bids, calls, plays, trace)),
    )
    return samples.picked(np.flatnonzero(np.concatenate(kept))), tally(tables)


def targets(
    auctions: Auctions,
    tables: AuctionedBatch,
    bids: list[Decisions],
    calls: Decisions,
    plays: list[Decisions],
    trace: float,
) -> list[Values]:
    """The targets of all decisions, in order."""
    of_plays, chances = returns(tables.side_points(), tables.won(), plays, trace)
    ahead: Values = np.zeros((auctions.count, chances.shape[1], 2), np.float32)
    ahead[:, :, WIN] = PASSED_OUT_WIN
    ahead[tables.of, :, WIN] = chances[:, :, WIN]
    ahead[tables.of, :, POINTS] = tables.stakes() * (2 * chances[:, :, WIN] - 1) / PAY_UNIT
    before = [step_back(ahead, d, trace) for d in (calls, *reversed(bids))]
    return [*before[::-1], *of_plays]
