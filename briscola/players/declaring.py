"""Values of mariannas: when to declare, keep the pair together, or win the lead for it (V-MA)."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from briscola.engine.actions import DECLARATIONS, Action, Declare, Play
from briscola.engine.cards import Suit
from briscola.engine.observation import Observation
from briscola.engine.stages.declaration import pair
from briscola.engine.state import Declaration
from briscola.players.knowledge import Knowledge

LEADS = 0.5  # the chance to lead a trick yet to come
LIKELY = 0.95  # and to lead one of many
AFTER_DRAWING = (
    1.0  # how much of a marianna a card is worth whose mate may still be drawn, at the chance of it
)
FIRST_TRUMPS = 4.0  # points that trumps of one's own are worth, to who makes them next


def first_declaration(view: Observation) -> Declare | None:
    """The first declaration that may be made before a lead, as a child makes it."""
    offered = (action for action in view.legal if isinstance(action, Declare) and not view.table)
    return next(offered, None)


def best_declaration(view: Observation) -> Declare | None:
    """The declaration to make before this lead, if there is one: the dearest, of two that of the best trumps.

    It is never put off: who leads now may not lead again, and each that another makes first is worth less
    than the twenty points by which it makes this one dearer. Off the lead `showing_first` may make one.
    """
    offered = [action for action in view.legal if isinstance(action, Declare) and not view.table]
    return max(
        offered, key=lambda action: (brings(view, action.suit), _strength(view, action.suit)), default=None
    )


def showing_first(view: Observation, choose: Callable[[Observation], Action]) -> Action:
    """The action that is chosen, or first the declaration of a pair that it would break (V-MA-6).

    Off the lead nothing is paid before the next lead, where the pair can be declared just as well: until one
    of its cards is to go, it is kept secret. So the card is chosen as if every pair had been shown.
    """
    offered = [action for action in view.legal if isinstance(action, Declare)] if view.table else []
    if not offered:
        return choose(view)
    trick = len(view.tricks) + 1
    shown = (Declaration(trick=trick, seat=view.seat, suit=each.suit, points=0) for each in offered)
    plays = tuple(action for action in view.legal if action not in offered)
    action = choose(replace(view, declared=(*view.declared, *shown), legal=plays))
    breaks = (each for each in offered if isinstance(action, Play) and action.card in pair(each.suit))
    return next(breaks, action)


def brings(view: Observation, suit: Suit) -> int:
    """The points that declaring a suit would bring now (V-MA-3, V-MA-5)."""
    marianna = view.rules.marianna
    assert marianna is not None
    return marianna.points(suit, trumps=view.trumps, earlier=len(view.declared))


def _strength(view: Observation, suit: Suit) -> int:
    """Strength of the hand in a suit, if that suit were trumps."""
    strength = view.rules.ranking.strength
    return sum(strength[card] for card in view.hand if card.suit is suit)


def leads_to_come(knowledge: Knowledge) -> int:
    """Number of leads after this trick at which something may be declared: those with a stock beside them."""
    if _at_any_turn(knowledge):
        return knowledge.rules.tricks - len(knowledge.view.tricks) - 1
    return max(0, -(-knowledge.stock // len(knowledge.order)) - 1)


def _at_any_turn(knowledge: Knowledge) -> bool:
    """True if nothing but the last card ends the declarations (V-MA-6)."""
    marianna = knowledge.rules.marianna
    return marianna is not None and marianna.any_turn


def open_pairs(knowledge: Knowledge) -> Iterator[tuple[Suit, int, int, int]]:
    """The suits that may still be declared: the numbers of king and knight, what the declaration brings."""
    view, number = knowledge.view, knowledge.coder.number
    done = {made.suit for made in view.declared}
    if knowledge.rules.marianna is None or not (knowledge.stock or _at_any_turn(knowledge)):
        return
    for suit in Suit:
        king, knight = (number[card] for card in pair(suit))
        if suit not in done:
            yield suit, king, knight, brings(view, suit)


def open_declarations(knowledge: Knowledge) -> tuple[Declare, ...]:
    """Declarations open to the seat, if it has not declared in this turn (V-MA-2, V-MA-6)."""
    if knowledge.table and not _at_any_turn(knowledge):
        return ()
    pairs = ((suit, {king, knight}) for suit, king, knight, _brings in open_pairs(knowledge))
    return tuple(DECLARATIONS[suit] for suit, cards in pairs if cards <= {*knowledge.hand})


def active_match(knowledge: Knowledge) -> dict[int, float]:
    """Price of playing a king or knight: the chance of a declaration, times its points."""
    leads = leads_to_come(knowledge)
    prices: dict[int, float] = {}
    hidden, drawn = len(knowledge.unseen), leads + 1
    for _suit, king, knight, points in open_pairs(knowledge):
        for card, mate in ((king, knight), (knight, king)):
            if card in knowledge.hand and mate in knowledge.hand:
                prices[card] = points * led_again(leads)
            elif mate in knowledge.unseen and leads:
                prices[card] = points * AFTER_DRAWING * min(1.0, drawn / hidden)
    return prices


def led_again(leads: int) -> float:
    """Chance to have one of so many leads to come."""
    return min(LIKELY, 1.0 - (1.0 - LEADS) ** leads)


def to_be_declared(knowledge: Knowledge) -> float:
    """The points that a pair in hand is likely to bring, if it is not declared before this trick."""
    leads = leads_to_come(knowledge)
    held = [
        points for _s, king, knight, points in open_pairs(knowledge) if {king, knight} <= {*knowledge.hand}
    ]
    return max(held, default=0) * led_again(leads)


def lead_worth(knowledge: Knowledge) -> float:
    """Value of leading the next trick to the holder of a pair: to declare it for sure, and sooner.

    So it is to whoever waits to be paid for one (V-MA-6).
    """
    leads = leads_to_come(knowledge)
    if not leads:
        return 0.0
    sooner = (1.0 - LEADS) ** (leads - 1)
    worth = [
        points * sooner + FIRST_TRUMPS
        for _suit, king, knight, points in open_pairs(knowledge)
        if king in knowledge.hand and knight in knowledge.hand
    ]
    view = knowledge.view
    unpaid = (made.suit for made in view.declared if made.seat == view.seat and not made.points)
    worth += [brings(view, suit) * sooner for suit in unpaid]
    return max(worth, default=0.0)
