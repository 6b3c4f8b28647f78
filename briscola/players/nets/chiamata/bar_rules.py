"""Chiamata as played in bars, told to a net that knows the plain game (V-CB, V-CH-24 … 26).

Leaving the hand is nobody's choice there, and what nets value in the dark is what comes after the call.
Straight to the two is the auction by rank from the two on: the same contract, the same called cards. An
obliged two is told as the two with the same points.
"""

from functools import cache

from msgspec.structs import replace

from briscola.engine.actions import Action, Bid
from briscola.engine.observation import Observation
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import make_rules

BARS = frozenset({"weak_redeal", "weak_points", "concede", "dark", "obliged"})
"""House rules that the plain game is without."""


def plain_view(view: Observation) -> Observation:
    """The decision as one of the plain game, with as many actions in the same order."""
    rules = plain_rules(view.rules)
    if rules is view.rules:
        return view
    return replace(
        view,
        rules=rules,
        legal=tuple(_plain(action, view.rules) for action in view.legal),
        bids=tuple((seat, None if bid is None else plain_bid(bid, view.rules)) for seat, bid in view.bids),
    )


def plain_rules(rules: Rules) -> Rules:
    """The rules of the plain game without what is played in bars; the same object if they are plain."""
    if rules.called_rank is None and not BARS & rules.changed.keys():
        return rules
    changed = {key: value for key, value in rules.changed.items() if key not in BARS}
    if rules.called_rank is not None:
        changed["bidding"] = "rank"
    return _made(rules.variant, rules.players, tuple(sorted(changed.items())))


def obliges(rules: Rules) -> bool:
    """True if obliged bids exist, which make contracts unknown to the plain game."""
    return bool(rules.options.get("obliged"))


def plain_bid(bid: Bid, rules: Rules) -> Bid:
    """A bid as it would be made there."""
    return Bid(points=bid.points, rank=rules.rank_to_call(bid))


def _plain(action: Action, rules: Rules) -> Action:
    return plain_bid(action, rules) if isinstance(action, Bid) else action


@cache
def _made(variant: str, players: int, changed: tuple[tuple[str, OptionValue], ...]) -> Rules:
    return make_rules(variant, players, dict(changed))
