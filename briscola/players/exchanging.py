"""The exchange of the turned card: its two cards, and if it is worth making (R-XCHG, V-MA-7)."""

from briscola.engine.actions import Exchange
from briscola.engine.cards import Card
from briscola.engine.observation import Observation


def swapped(view: Observation) -> tuple[Card, Card]:
    """The card that may be given, and the turned one, where the exchange is asked."""
    assert view.turned is not None
    give = view.rules.swap_card(view.hand, view.turned)
    assert give is not None
    return give, view.turned


def pays(view: Observation) -> bool:
    """True if the card taken is the higher trump; only the seven of V-MA-7 may also go for a lower one."""
    give, take = swapped(view)
    strength = view.rules.ranking.strength
    return strength[take] > strength[give]


def best_exchange(view: Observation) -> Exchange:
    """The answer of the rule players: they take every higher trump, and no lower one."""
    return Exchange(take=pays(view))
