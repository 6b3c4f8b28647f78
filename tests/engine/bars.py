"""Hands of chiamata as played in bars."""

from briscola.engine.actions import PASS, Action, Bid, Call
from briscola.engine.cards import Rank, cards
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.match_form import Standing
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import golden, play_all, started

WEAK = "7D 6D 5C 4C 2S 7S FB FS"
"""Four points: the hand of V-CH-24."""
TOO_GOOD = "7D 6D 5C 4C 2S FD FB FS"


def chiamata(players: int = 5, /, **options: OptionValue) -> Rules:
    return make_rules("chiamata", players, options)


def with_hands(rules: Rules, *hands: str, dealer: int | None = None) -> State:
    """The last seat deals; the first in order get these hands, the rest what is left."""
    dealer = rules.players - 1 if dealer is None else dealer
    order = rules.order(dealer)
    given = [cards(hand) for hand in hands]
    left = [c for c in rules.pack if not any(c in hand for hand in given)]
    left.sort(key=lambda c: (c.rank in (Rank.TWO, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN), c.code))
    rest = [tuple(left[i :: len(order) - len(given)]) for i in range(len(order) - len(given))]
    rows = [*given, *rest]
    return deal(rules, dealer=dealer, pack=[row[i] for i in range(8) for row in rows])


def seated(players: int = 5, /, **options: OptionValue) -> State:
    return started(chiamata(players, **options), golden(4 if players == 5 else 5).pack)


def do(state: State, *actions: Action) -> State:
    for action in actions:
        state, _ = apply(state, action)
    return state


def rung(rank: str, points: int = 61, *, obliged: bool = False) -> Bid:
    return Bid(rank=Rank(rank), points=points, obliged=obliged)


def won(state: State, bid: Bid) -> State:
    """The first in order bids, the others pass."""
    return do(state, bid, *[PASS] * (state.rules.players - 1))


def calls(state: State) -> list[str]:
    return [action.card.code for action in legal_actions(state) if isinstance(action, Call)]


def standing(state: State) -> Standing:
    return begin_match(state.rules, winning_hands=2, dealer=state.dealer).standing


def dark_trick(*, led_by: str = "4D 1D 2B FD 3D", **options: OptionValue) -> State:
    """The five cards of V-CH-26 on the table; seat 0 is the caller and has played the first."""
    first, *rest = led_by.split()
    hands = [first + " 5D 1B RB CB 6B 7B 2S"]
    spare = [c.code for c in chiamata().pack if c.code not in f"{hands[0]} {led_by} 3B"]
    for i, played in enumerate(rest):
        row = spare[i * 7 : i * 7 + 7]
        hands.append(f"{played} {'3B' if i == 1 else row[0]} {' '.join(row[1:])}")
    state = won(with_hands(chiamata(dark=True, **options), *hands[:4]), Bid(points=61))
    return play_all(state, led_by)
