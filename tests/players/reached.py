"""Positions that legal plays have reached, so that a search can look back at all of the hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from briscola.engine.actions import PASS, Action, Bid, Call, Declare, Exchange, Play
from briscola.engine.cards import Card, Suit, card, cards
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.state import State
from tests.engine.play import seen

TRIES = 30_000


@dataclass(frozen=True, kw_only=True, slots=True)
class Wanted:
    """The moment to reach: `table` are the cards of those before the seat; `stock` counts the turned card."""

    rules: Rules
    hand: str
    trump: str
    seat: int = 0
    table: str = ""
    stock: int = 0
    points: tuple[int, ...] = ()
    """By place; only the points of the sides are reached."""
    called: str = ""

    @property
    def kept(self) -> Mapping[Card, int]:
        """By card, the place that holds it until the moment."""
        lying, n = cards(self.table), self.rules.players
        before = {c: (self.seat - len(lying) + at) % n for at, c in enumerate(lying)}
        return {**dict.fromkeys(cards(self.hand), self.seat), **before}


def reached(seed: int, aim: Wanted) -> Observation:
    """View of the seat at the moment, after plays that `seed` chooses. Raises AssertionError if none do."""
    chance = Random(f"reached:{seed}")
    for _ in range(TRIES):
        state = _tried(aim, chance)
        if state is not None:
            return seen(state, aim.seat)
    raise AssertionError(f"no plays lead there: {aim}")


def _tried(aim: Wanted, chance: Random) -> State | None:
    """A hand played at random up to the moment; None if it went elsewhere."""
    dealer = chance.randrange(aim.rules.players)
    state = deal(aim.rules, dealer=dealer, pack=_pack(aim, dealer, chance))
    while state.to_act is not None:
        if (
            state.to_act == aim.seat
            and set(state.hands[aim.seat]) == set(cards(aim.hand))
            and _there(aim, state)
        ):
            return state
        action = _action(aim, state, chance)
        if action is None:
            return None
        state, _ = apply(state, action)
    return None


def _pack(aim: Wanted, dealer: int, chance: Random) -> Sequence[Card]:
    """A random pack with the kept cards among those that their holders are dealt, or draw last."""
    rules = aim.rules
    pack = list(rules.pack)
    chance.shuffle(pack)
    dealt = deal(rules, dealer=dealer, pack=tuple(pack))
    tricks = (len(dealt.stock) - aim.stock) // rules.players
    for c, place in aim.kept.items():
        if tricks and aim.seat == place:
            continue
        free = [each for each in dealt.hands[place] if each not in aim.kept]
        if free:
            _swap(pack, c, chance.choice(free))
            dealt = deal(rules, dealer=dealer, pack=tuple(pack))
    if tricks:
        drawn = len(cards(aim.hand))
        for at, c in enumerate(cards(aim.hand)):
            first = rules.players * (tricks - min(drawn, tricks) + at)
            if first >= rules.players * tricks:
                free = [each for each in dealt.hands[aim.seat] if each not in aim.kept]
                _swap(pack, c, chance.choice(free))
            else:
                _swap(pack, c, dealt.stock[first + chance.randrange(rules.players)])
            dealt = deal(rules, dealer=dealer, pack=tuple(pack))
    return tuple(pack)


def _swap(pack: list[Card], one: Card, other: Card) -> None:
    here, there = pack.index(one), pack.index(other)
    pack[here], pack[there] = other, one


def _there(aim: Wanted, state: State) -> bool:
    """True if all but the person's hand is as it is wanted, too."""
    lies = tuple(played.card for played in state.table) == cards(aim.table)
    sides = aim.rules.sides if aim.points else ()
    even = all(sum(state.points[s] for s in side) == sum(aim.points[s] for s in side) for side in sides)
    trumps = state.trumps is Suit(aim.trump)
    return lies and even and trumps and len(state.stock) == aim.stock


def _action(aim: Wanted, state: State, chance: Random) -> Action | None:
    """A random action that keeps what is kept; the wanted card in the trick of the moment."""
    legal, seat = legal_actions(state), decider(state)
    if aim.called and not isinstance(legal[0], Play):
        call = Call(card=card(aim.called))
        bids = [a for a in legal if isinstance(a, Bid)]
        if isinstance(legal[0], Call):
            return call if call in legal else None
        return (
            bids[0]
            if bids and not any(b is not None for _, b in state.bids) and chance.random() < 0.5
            else PASS
        )
    plays = [a for a in legal if isinstance(a, Play)]
    others = [a for a in legal if isinstance(a, Exchange | Declare)]
    if not plays:
        return next((a for a in others if isinstance(a, Exchange) and not a.take), None)
    kept = aim.kept
    hands = set(state.hands[aim.seat]) == set(cards(aim.hand))
    table = cards(aim.table)
    if hands and len(state.stock) == aim.stock and len(state.table) < len(table):
        wanted = Play(card=table[len(state.table)])
        return wanted if wanted in plays and kept[wanted.card] == seat else None
    free = [a for a in plays if a.card not in kept]
    return chance.choice(free) if free else None
