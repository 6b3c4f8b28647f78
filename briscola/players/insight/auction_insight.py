"""Value of a bid or a call, with reasons, by the chance to win that the game's net sees in it."""

from collections.abc import Sequence
from math import inf

from msgspec import structs
from msgspec.structs import replace

from briscola.engine.actions import CALLS, PASS, Action, Bid, Call, Pass, Redeal
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.stages.auction import Auction
from briscola.players.heuristic.bidding import best_call, open_to_call
from briscola.players.heuristic.dark_play import call_promise
from briscola.players.heuristic.hand_values import hand_value
from briscola.players.heuristic.weights import form_of
from briscola.players.insight.bid_reasons import call_reasons, why_bid, why_pass
from briscola.players.insight.comparison import best_of, better_by_figures, equals_of
from briscola.players.insight.insight import Insight, Source
from briscola.players.insight.prospects import Closeness, Prospect, by_figures, chance_of
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know
from briscola.players.net_players.chiamata_player import ChiamataPlayer
from briscola.players.net_players.trained_players import trained_bidder, trained_player
from briscola.players.search_budget import budget_of
from briscola.players.support import follows

EVEN = 0.5
NEW_DEAL = {4: 0.53, 5: 0.48}
"""By players the chance to win with a hand that is yet to be dealt: what the maestro's net sees in 120 hands
before the auction, on average by points, by rank and straight to the two (0.48 0.49 0.48, 0.54 0.52 0.52)."""
CALLER_SPREAD = {"chiamata": 15.0, "morto": 19.0, "morto_open": 19.0}
"""Standard deviation of a caller's points about those expected: 150 called hands of `medium` each."""


def of_auction(view: Observation) -> Insight:
    """Bids and the pass, or calls: the net's values where it knows them."""
    match view.legal[0]:
        case Bid() | Pass():
            prospects, best = bids(view)
        case _:
            prospects, best = calls(view)
    known = follows(view) and trained_bidder(view.rules) is not None
    return Insight(prospects=prospects, best=best, source=Source.NET if known else Source.RULES)


def bids(view: Observation) -> tuple[tuple[Prospect, ...], int]:
    """The prospects of each bid and of the pass, and which is advised: the pass, or the lowest bid.

    Chances are the net's that one's side wins, in the end, after that. No bid has more than a lower one:
    whoever bids more must make more, by cards with a weaker partner, and can still do so later.
    """
    found: list[Prospect] = []
    known = known_chances(view)
    for action, chance in zip(view.legal, known, strict=True):
        own = _prospect(view, action, chance, 1.0, alone=_no_net(known))
        if isinstance(action, Bid):
            lower = (p.chance for p in found if p.considered or not own.considered)
            own = replace(own, chance=min((own.chance, *lower)))
        found.append(own)
    best = best_of(found)
    equals = [at for at, p in enumerate(found) if p.considered and p.figures == found[best].figures]
    best = next((at for at in equals if found[at].action == PASS), min(equals))
    found = list(by_figures(found, best, Closeness.NEARLY))
    found[best] = replace(found[best], reasons=_why_bid(view, found, best, [found[at] for at in equals]))
    return tuple(found), best


def redeal(view: Observation) -> tuple[tuple[Prospect, ...], int]:
    """Prospects of a new deal and of this weak hand, and the advised one (V-CH-24).

    Nobody has bid yet: this hand has the value that it has to the first to bid.
    """
    ladder = next(stage.ladder for stage in view.rules.stages if isinstance(stage, Auction))
    found, best = bids(structs.replace(view, legal=(*ladder, PASS)))
    kept, anew = found[best].chance, NEW_DEAL[view.rules.players]
    chances = {True: anew, False: kept}
    prospects = [
        Prospect(action=action, points=None, chance=chances[action.wanted])
        for action in view.legal
        if isinstance(action, Redeal)
    ]
    best = best_of(prospects)
    prospects = list(by_figures(prospects, best, Closeness.NEARLY))
    other = prospects[1 - best]
    if other.closeness is Closeness.NEARLY:
        reasons = equals_of(prospects, best)
    else:
        reasons = (replace(better_by_figures(prospects[best], other), why=Why.NEW_DEAL_WINS),)
    prospects[best] = replace(prospects[best], reasons=reasons)
    return tuple(prospects), best


def _no_net(known: Sequence[float | None]) -> bool:
    """True if a net has told no chance at all."""
    return all(chance is None for chance in known)


def _prospect(
    view: Observation, action: Action, chance: float | None, least: float, *, alone: bool
) -> Prospect:
    """A bid, pass or call with the net's chance, or an estimate of at most `least`.

    An estimate counts where estimates are `alone`: elsewhere the net gave the action no thought.
    """
    if chance is not None:
        return Prospect(action=action, points=None, chance=chance)
    estimate = min(least, _estimate(view, action))
    return Prospect(action=action, points=None, chance=estimate, considered=alone)


def _why_bid(
    view: Observation, found: Sequence[Prospect], best: int, equals: Sequence[Prospect]
) -> tuple[Reason, ...]:
    """Reasons that a bid beats the pass, or the pass the best of the bids.

    They speak for what is advised; what speaks for a bid that is nearly as good comes last and is told so.
    """
    own = found[best]
    passing = next(p for p in found if p.action == PASS)
    bidding = max((p for p in found if isinstance(p.action, Bid) and p.considered), key=lambda p: p.percent)
    assert isinstance(bidding.action, Bid)
    if own is passing:
        told = why_pass(view)
        if bidding in equals:
            against = why_bid(view, bidding.action, called_after(view, bidding.action))
            near = Why.NEARLY_AS_GOOD if against is None else Why.NEARLY_AND_THIS
            beside = Reason(why=near, points=1, other=bidding.action)
            return (told or Reason(why=Why.BINDS_TO_NOTHING), beside, *_found(against))
        pair = (passing.percent, bidding.percent)
        return (Reason(why=Why.PASSING_WINS, other=bidding.action, figures=pair), *_found(told))
    assert isinstance(own.action, Bid)
    card = called_after(view, own.action)
    pair = (own.percent, passing.percent)
    told = Reason(why=Why.BIDDING_WINS, cards=(card,), other=PASS, figures=pair)
    spoken = tuple(
        replace(reason, why=Why.TRUMPS_THEN) if reason.why is Why.MANY_TRUMPS else reason
        for reason in _found(why_bid(view, own.action, card))
    )
    least = not any(reason.why is Why.NOBODY_ELSE for reason in spoken)
    return (told, *spoken, *([Reason(why=Why.LOWEST_BID)] if least else []))


def _found(reason: Reason | None) -> tuple[Reason, ...]:
    return () if reason is None else (reason,)


def called_after(view: Observation, bid: Bid) -> Card:
    """The card that would be called, should the auction end with that bid of this seat."""
    others = (seat for seat in range(view.rules.players) if seat != view.seat)
    bids = (*view.bids, (view.seat, bid), *((seat, None) for seat in others))
    legal = tuple(CALLS[c] for c in open_to_call(view, bid))
    won = structs.replace(view, bids=bids, contract=bid.points, caller=view.seat, legal=legal)
    prospects, best = calls(won)
    call = prospects[best].action
    assert isinstance(call, Call)
    return call.card


def _net(view: Observation) -> ChiamataPlayer | None:
    """Player that values bids and calls for the maestro.

    None if its net cannot be read or does not know them.
    """
    if not follows(view):
        return None
    player = trained_player(view.rules, win=True, search=budget_of(view.rules))
    return player if isinstance(player, ChiamataPlayer) else None


def known_chances(view: Observation) -> Sequence[float | None]:
    """The net's chance of each legal action; None where it gives none a thought, or there is no net."""
    player = _net(view)
    if player is None:
        return [None] * len(view.legal)
    _, chances = player.values(know(view))
    return [float(chance) if chance > -inf else None for chance in chances]


def _estimate(view: Observation, action: Action) -> float:
    """The chance of a bid or a call by the points that the hand may expect; a pass is even."""
    form = form_of(view.rules)
    value = hand_value(view.rules)
    if isinstance(action, Bid):
        rank = view.rules.rank_to_call(action)
        points, _ = best_call(view, rank, value, obliged=action.obliged)
        return chance_of(points, action.points, CALLER_SPREAD[form])
    if isinstance(action, Call):
        points = call_promise(view, action.card, value)
        return chance_of(points, view.rules.target(view.contract), CALLER_SPREAD[form])
    return EVEN


def calls(view: Observation) -> tuple[tuple[Prospect, ...], int]:
    """The prospects of each call that is allowed, and which is advised."""
    known = known_chances(view)
    least = min((chance for chance in known if chance is not None), default=1.0)
    alone = _no_net(known)
    found = [
        _prospect(view, action, chance, least, alone=alone)
        for action, chance in zip(view.legal, known, strict=True)
    ]
    best = best_of(found)
    found = list(by_figures(found, best, Closeness.NEARLY))
    found[best] = replace(found[best], reasons=_why_call(view, found, best))
    return tuple(found), best


def _why_call(view: Observation, found: Sequence[Prospect], best: int) -> tuple[Reason, ...]:
    """Reasons that a call beats the next best."""
    rivals = [p for p in found if p.considered and p.figures != found[best].figures]
    rival = max(rivals, key=lambda p: p.figures, default=None)
    shared = set() if rival is None else {reason.why for reason in call_reasons(view, _called(rival))}
    mine = (r for r in call_reasons(view, _called(found[best])) if r.why not in shared and not r.against)
    told = next(mine, None)
    if told is None:
        told = Reason(why=Why.LITTLE_AT_STAKE) if rival is None else better_by_figures(found[best], rival)
    return (told, *equals_of(found, best))


def _called(prospect: Prospect) -> Card:
    """The card of a call."""
    assert isinstance(prospect.action, Call)
    return prospect.action.card
