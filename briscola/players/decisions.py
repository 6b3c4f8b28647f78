"""Properties of a decision that players share: what a point is worth there, and the text it is known by."""

from briscola.engine.actions import Bid
from briscola.engine.observation import Observation
from briscola.engine.rules import Follow, Rules

IN_PAIRS, ALONE = 1.5, 0.6
"""Stakes, found by how far `hard` then stands from `medium` and `maestro`."""


def stake(rules: Rules) -> float:
    """Unit of value for temperatures, manners, tilts and lapses, relative to a game between two (1.0).

    Free plays lie further apart in pairs, where a hand holds fewer of them, and nearer for who plays alone
    and moves only his own points. In chiamata the contract counts as the hand does between two.
    """
    if rules.has_payments:
        return 1.0
    if not rules.two_sides:
        return ALONE
    return IN_PAIRS if rules.in_sides and rules.follow is not Follow.ALWAYS else 1.0


def moment(view: Observation) -> str:
    """Text that identifies a decision of a seat: its cards, and all that has been bid and played."""
    played = [play.card.code for trick in view.tricks for play in trick.plays]
    played += [play.card.code for play in view.table]
    bid = [f"{seat}{said(bid)}" for seat, bid in view.bids]
    return f"{view.seat}:{''.join(card.code for card in view.hand)}:{''.join(played)}:{''.join(bid)}"


def said(bid: Bid | None) -> str:
    """A bid or a pass (None) in the words that luck has always been drawn from.

    Not its `repr`, which grows with every field: then all earlier logs would come out otherwise.
    """
    if bid is None:
        return "None"
    return f"Bid(points={bid.points}, rank={bid.rank!r}{', obliged' if bid.obliged else ''})"
