"""Verdict on the bids of a moment: those clearly worse than the best, and the reason for the best."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from briscola.capabilities.puzzles.puzzle import ProofKind
from briscola.engine.actions import PASS, Action, Bid
from briscola.engine.observation import Observation
from briscola.players.insight.auction_insight import called_after
from briscola.players.insight.bid_reasons import why_bid, why_pass
from briscola.players.insight.reasons import Reason
from briscola.players.knowledge import know
from briscola.players.net_players.chiamata_player import PAY_UNIT, PAYMENT
from briscola.players.net_players.trained_players import trained_bidder
from training.puzzles.auctions import Promised, deals, promised, sensible
from training.puzzles.verdicts import Valued, Verdict

FIRST, PROOF = 240, 1600
"""Deals that are played at first, and for the proof."""
FEWEST = 1000
"""Deals that explain what the others have said, without which nothing is proven."""
AHEAD, ERRORS = 0.3, 4.0
"""Payment by which the best is ahead of each other one that is offered, and by how many standard errors."""
HOPE = 0.2
"""The least by which a pass and the best bid must differ by the net's word, then in the first deals."""
AS_GOOD = 0.06
"""Payment within which the lowest bid stands for all that are as good."""
FEW, MANY = 3, 5
"""Fewest and most choices of a puzzle."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Behind:
    """Payment and chance to win of an action, and its loss against another one, ± a standard error."""

    action: Action
    payment: float
    chance: float
    cost: float
    error: float

    @property
    def clearly(self) -> bool:
        """True if it is behind beyond doubt."""
        return self.cost >= AHEAD and self.cost > ERRORS * self.error


def bids_verdict(view: Observation) -> Verdict | None:
    """Verdict on the choices; None if none stands out, or if there is no reason to give for it."""
    choices = sensible(view)
    if not _hopeful(view):
        return None
    found = _tried(view, FIRST, choices[:2])
    if found is None or abs(found[0].payments.mean() - found[1].payments.mean()) < HOPE:
        return None
    found = _tried(view, FIRST, choices)
    assert found is not None
    right = best_of(found)
    reason = why(view, right)
    if reason is None:
        return None
    found = _tried(view, PROOF, choices)
    if found is None or best_of(found) != right:
        return None
    rows = sorted(behind(found, right), key=lambda row: row.cost)
    worse = _offered([row for row in rows if row.clearly])
    own = next(row for row in rows if row.action == right)
    near = [row.action for row in rows if row.action != right and not row.clearly]
    if PASS in near or (right == PASS and near) or 1 + len(worse) < FEW:
        return None
    if any(row.chance >= own.chance for row in worse):
        return None  # paid more, but won less often: too fine for one sentence
    by_rules = _tried(view, PROOF, [row.action for row in (own, *worse)], rules=True)
    assert by_rules is not None
    second = {row.action: row for row in behind(by_rules, right)}
    return Verdict(
        values=tuple(
            Valued(
                action=row.action,
                points=0.0,
                chance=row.chance,
                cost=max(0.0, row.cost) * PAYMENT,
                error=row.error * PAYMENT,
                payment=row.payment,
                second=(second[row.action].cost * PAYMENT, second[row.action].error * PAYMENT),
            )
            for row in (own, *worse)
        ),
        reason=reason,
        proof=ProofKind.SEARCH,
        samples=len(found[0].payments),
        ahead=False,
        by_points=False,
    )


def _offered(worse: Sequence[Behind]) -> list[Behind]:
    """Those that are nearest to the right one, and the pass."""
    near = sorted(worse, key=lambda row: (row.action != PASS, row.cost))[: MANY - 1]
    return sorted(near, key=lambda row: row.cost)


def _hopeful(view: Observation) -> bool:
    """True if the net itself finds that a pass and the best bid differ by `HOPE` or more."""
    player = trained_bidder(view.rules)
    assert player is not None
    payments, _ = player.values(know(view))
    bidding = max(paid for paid, action in zip(payments, view.legal, strict=True) if action != PASS)
    return bool(abs(bidding - payments[view.legal.index(PASS)]) * PAY_UNIT >= HOPE)


def _tried(
    view: Observation, count: int, actions: Sequence[Action], *, rules: bool = False
) -> Sequence[Promised] | None:
    """The actions in so many deals; None where too few explain what has been said."""
    seed = Random("bids:" + "".join(card.code for card in view.hand)).getrandbits(64)
    hands = deals(view, count, np.random.default_rng(seed))
    return promised(view, hands, actions, rules=rules) if len(hands) * PROOF >= FEWEST * count else None


def best_of(found: Sequence[Promised]) -> Action:
    """The pass or the bid that is paid most; of bids about as good the lowest."""
    means = {each.action: float(each.payments.mean()) for each in found}
    best = max(means, key=lambda action: means[action])
    if best == PASS:
        return best
    return next(
        each for each, mean in means.items() if isinstance(each, Bid) and mean >= means[best] - AS_GOOD
    )


def behind(found: Sequence[Promised], right: Action) -> list[Behind]:
    """Loss of each action against `right` over the same deals, with its standard error."""
    own = next(each for each in found if each.action == right)
    rows = []
    for each in found:
        lost = own.payments - each.payments
        rows.append(
            Behind(
                action=each.action,
                payment=float(each.payments.mean()),
                chance=float(each.wins.mean()),
                cost=float(lost.mean()),
                error=float(lost.std(ddof=1) / np.sqrt(len(lost))),
            )
        )
    return rows


def why(view: Observation, right: Action) -> Reason | None:
    """Reason for the right action, by the hand alone; None if there is none to give."""
    return why_bid(view, right, called_after(view, right)) if isinstance(right, Bid) else why_pass(view)
