"""What a player may do before the card: exchange the turned card, declare a marianna, give the hand up."""

from dataclasses import dataclass, field

from .errors import LogError, need, same
from .game import Game
from .log import Log
from .shapes import Event
from .table import Table


@dataclass(frozen=True, kw_only=True)
class Turn:
    """One turn at the table: whose it is, whether it leads a trick, and whether it is that of a caller."""

    place: int
    leads: bool
    may_concede: bool
    exchanged: list[str] = field(default_factory=list)


def take_turn(log: Log, table: Table, turn: Turn) -> Event:
    """The `play` of a turn, or `concede`, after what may come before it; a `declare` that ends the hand."""
    others = {
        "exchange": table.game.options["exchange"] != "off",
        "declare": table.game.declares and (turn.leads or table.game.mariazza),
        "concede": turn.may_concede,
    }
    kinds = ["play", *(kind for kind, possible in others.items() if possible)]
    while True:
        event = log.take(*kinds)
        kind = event["event"]
        if kind in ("play", "concede"):
            return event
        same(event["seat"], turn.place, f"the seat of the {kind}")
        if kind == "declare":
            _declare(table, turn, event)
            if table.game.mariazza and table.decided():
                return event
            kinds.remove("declare")  # one a turn (V-MA-2)
        else:
            _exchange(table, turn, event)


def _declare(table: Table, turn: Turn, event: Event) -> None:
    """A marianna: king and knight of a suit shown before a card (V-MA-2, V-MA-3, V-MA-5, V-MA-6)."""
    suit, place = event["suit"], turn.place
    need(bool(table.stock) or table.game.mariazza, "a marianna after the stock is out")
    need(suit not in table.declared_suits, f"the marianna of {suit} was declared before")
    for card in ("R" + suit, "C" + suit):
        need(card in table.hands[place], f"seat {place} does not hold {card}")
    if table.game.turned_marianna:
        points = 40 if suit == table.trumps else 20
        if not turn.leads:  # paid when this seat next leads, or never (V-MA-6)
            table.waiting.append((place, suit, points))
            points = 0
    else:
        points = int(table.game.options["first_marianna"]) + 20 * len(table.declared_suits)
        table.trumps = suit
    same(event["points"], points, "the points of the marianna")
    table.declared_suits.append(suit)
    table.declared[place] += points


def _exchange(table: Table, turn: Turn, event: Event) -> None:
    """R-XCHG; the seven put down in this turn may be taken for the two in the same turn (R-XCHG-2)."""
    if len(table.stock) < 2:
        raise LogError("no face-down card lies on the turned card any more")
    at_once = table.game.options["exchange"] in ("two_any", "seven_any")  # V-BR-2, V-MA-7
    need(at_once or table.side_has_won(turn.place), "an exchange before the side has won a trick")
    turned = table.stock[0]
    same(event["took"], turned, "the card taken")
    same(event["gave"], swap_card(table.game, turned), "the card given")
    need(turn.exchanged in ([], [turned]), "a second exchange in a turn")
    hand = table.hands[turn.place]
    if event["gave"] not in hand:
        raise LogError(f"seat {turn.place} does not hold {event['gave']}")
    hand.remove(event["gave"])
    hand.append(turned)
    table.stock[0] = event["gave"]
    turn.exchanged.append(event["gave"])


def swap_card(game: Game, turned: str) -> str | None:
    """The only card that may be swapped for `turned`, if any (R-XCHG-1, R-XCHG-2, V-BI-7, V-BR-2, V-MA-7)."""
    ranking, exchange = game.ranking, game.options["exchange"]
    seven, two = ranking.swaps + turned[1], "2" + turned[1]
    if exchange == "two_any":
        return two if turned != two else None
    if exchange == "seven_any":
        return seven if turned != seven else None
    if exchange == "two":
        return two if ranking.strength[turned] >= ranking.strength[seven] else None
    if ranking.strength[turned] > ranking.strength[seven]:
        return seven
    return two if exchange == "seven_and_two" and turned != two else None
