"""A hand-written player in the manner of public programs: it counts cards and does not waste trumps.

Rules of thumb only, for every game; nothing is tuned.
"""

from collections.abc import Sequence

from briscola.engine.actions import Action, Bid, Call, Exchange, Pass, Play
from briscola.engine.observation import Observation
from briscola.players.card_codes import POINTS, STRENGTH, SUIT, beats, coder_of
from briscola.players.declaring import first_declaration
from briscola.players.knowledge import Knowledge, know
from briscola.players.leaving import leave, plays_on

RICH = 10  # a trick of so many points is worth a low trump
FAIR = 4  # and one of so many, where trumps are plenty
PLENTY = 2  # trumps in hand
CARICO = 8  # strengths from here on
WORTH_BIDDING = 30
COURAGE = 66  # points to which it bids


class Trumper:
    """Takes in suit with what is rich, trumps ten points and more with its lowest, leads what is safe."""

    def choose(self, view: Observation) -> Action:
        """Choose by rules of thumb."""
        if (left := leave(view)) is not None:
            return left
        if (made := first_declaration(view)) is not None:
            return made
        view = plays_on(view)
        match view.legal[0]:
            case Play():
                return self._play(view)
            case Exchange():
                return Exchange(take=True)
            case Bid() | Pass():
                return self._bid(view)
            case _:
                return self._call(view)

    def _play(self, view: Observation) -> Play:
        knowledge, number = know(view), coder_of(view.rules).number
        plays = {number[action.card]: action for action in view.legal if isinstance(action, Play)}
        cards = sorted(plays, key=lambda c: _cost(c, knowledge.trumps))
        if not knowledge.table:
            return plays[_lead(knowledge, cards)]
        friends = view.rules.side_of[view.seat] if view.called is None else (view.seat,)
        return plays[_answer(knowledge, cards, friends)]

    def _bid(self, view: Observation) -> Action:
        best = max(_suit_worth(view).values())
        offered = [bid for bid in view.legal if isinstance(bid, Bid)]
        cheap = [bid for bid in offered if bid.points is None or bid.points <= COURAGE]
        passing = next((action for action in view.legal if isinstance(action, Pass)), None)
        if passing is None:
            return offered[0]
        return cheap[0] if cheap and best >= WORTH_BIDDING else passing

    def _call(self, view: Observation) -> Action:
        worth = _suit_worth(view)
        strength = view.rules.ranking.strength
        calls = [action for action in view.legal if isinstance(action, Call)]
        missing = [call for call in calls if call.card not in view.hand] or calls
        return max(missing, key=lambda call: (worth[call.card.suit.value], strength[call.card]))


def _suit_worth(view: Observation) -> dict[str, int]:
    """By suit: what a seat holds in it, more for more cards."""
    points = view.rules.ranking.points
    worth = {card.suit.value: 0 for card in view.rules.pack}
    for card in view.hand:
        worth[card.suit.value] += 4 + points[card]
    return worth


def _cost(card: int, trumps: int) -> tuple[int, int]:
    """Cheapest first: plain cards without points, low trumps before plain carichi, high trumps last."""
    trump = SUIT[card] == trumps
    points = POINTS[card]
    if trump:
        return (12 if points >= RICH else 6 + points // 2 if points else 5), STRENGTH[card]
    return (8 if points >= RICH else points), STRENGTH[card]


def _boss(knowledge: Knowledge, card: int) -> bool:
    """True if no better card of its suit is left elsewhere."""
    return not any(SUIT[c] == SUIT[card] and c > card for c in knowledge.unseen_and_held)


def _lead(knowledge: Knowledge, cards: Sequence[int]) -> int:
    trumps_out = sum(SUIT[c] == knowledge.trumps for c in knowledge.unseen_and_held)
    plain = [c for c in cards if SUIT[c] != knowledge.trumps]
    safe = [c for c in plain if _boss(knowledge, c) and POINTS[c]]
    if safe and not trumps_out:
        return max(safe, key=lambda c: POINTS[c])
    lisci = [c for c in plain if not POINTS[c]]
    if lisci:  # rather where the carichi are gone: nobody takes richly there
        return min(lisci, key=lambda c: (_carichi_out(knowledge, SUIT[c]), STRENGTH[c]))
    return cards[0]


def _carichi_out(knowledge: Knowledge, suit: int) -> int:
    return sum(SUIT[c] == suit and STRENGTH[c] >= CARICO for c in knowledge.unseen_and_held)


def _answer(knowledge: Knowledge, cards: Sequence[int], friends: Sequence[int]) -> int:
    winner, best = knowledge.table[0]
    for seat, c in knowledge.table[1:]:
        if beats(c, best, knowledge.trumps):
            winner, best = seat, c
    pot = sum(POINTS[c] for _, c in knowledge.table)
    plain = [c for c in cards if SUIT[c] != knowledge.trumps]
    last = not knowledge.later
    if winner in friends:
        trump_or_boss = SUIT[best] == knowledge.trumps or _boss(knowledge, best)
        if plain and (last or (trump_or_boss and len(knowledge.later) == 1)):
            return max(plain, key=lambda c: (POINTS[c], -STRENGTH[c]))
        return cards[0]
    taking = [c for c in cards if beats(c, best, knowledge.trumps)]
    in_suit = [c for c in taking if SUIT[c] != knowledge.trumps and (pot or POINTS[c])]
    if in_suit:
        rich = max(in_suit, key=lambda c: POINTS[c])
        if last or (_boss(knowledge, rich) and POINTS[rich] < RICH):
            return rich
    trumping = sorted(c for c in taking if SUIT[c] == knowledge.trumps)
    if trumping:
        low = trumping[0]
        held = sum(SUIT[c] == knowledge.trumps for c in cards)
        cheap = STRENGTH[low] < CARICO
        if pot >= RICH or (pot >= FAIR and cheap and (held >= PLENTY or not knowledge.stock)):
            return low
    return cards[0]
