"""The text that a decision is known by; luck is drawn from it."""

from briscola.engine.actions import Bid
from briscola.engine.observation import Observation


def decision_key(view: Observation) -> str:
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
