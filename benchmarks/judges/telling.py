"""A decision in a line of cards, for people who look at examples."""

from benchmarks.judges.hand import Decision
from briscola.engine.actions import Play
from briscola.engine.cards import Card


def told(decision: Decision) -> str:
    """One line: the seat's view and action and, after the bar, the hands that it could not see."""
    state, knowledge = decision.state, decision.knowledge
    seat = state.to_act if knowledge is None else knowledge.me
    others = "; ".join(f"{s}: {codes(h)}" for s, h in enumerate(state.hands) if s != seat)
    if knowledge is None or seat is None:
        own = "" if seat is None else codes(state.hands[seat])
        bids = " ".join(f"{s}:{bid.points if bid else 'pass'}" for s, bid in state.bids)
        return f"bids {bids}, {seat} has {own}: {decision.action} | {others}"
    view = knowledge.view
    played = decision.action.card.code if isinstance(decision.action, Play) else ""
    table = " ".join(f"{play.seat}:{play.card}" for play in view.table) or "leads"
    parts = [
        f"trick {len(view.tricks) + 1} t{view.trumps.value if view.trumps else '-'} stock {view.stock_count}",
        *([f"turned {view.turned}"] if view.turned and view.stock_count else []),
        *([f"caller {view.caller} calls {view.called} at {view.contract}"] if view.called else []),
        f"points {'-'.join(str(n) for n in view.points)}",
        f"{seat} ({knowledge.role.value}) {table}",
        f"hand {codes(view.hand)} plays {played}",
    ]
    return f"{', '.join(parts)} | {others}"


def codes(cards: tuple[Card, ...]) -> str:
    """Cards by their codes."""
    return " ".join(c.code for c in cards)
