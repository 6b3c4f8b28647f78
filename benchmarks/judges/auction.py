"""Mistakes of the auction: a hand is judged by many deals of the cards that its holder could not see."""

from collections.abc import Callable, Iterator
from random import Random

from benchmarks.judges.hand import Decision
from briscola.engine.actions import PASS, Action, Bid, Call
from briscola.engine.cards import Card
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.outcome import Outcome
from briscola.engine.state import State

DEALS = 31  # odd, so that more than half is never in doubt

PlayOut = Callable[[State], Outcome]
"""Plays a hand to its end: a deterministic function of the state."""


def rash_bid(decision: Decision, play_out: PlayOut) -> bool | None:
    """A bid that won the auction and fails more than half the time.

    A chance: every contract, at the call. The caller keeps his cards, contract and called card, the other
    cards are dealt anew; what the others' bids told is left out.
    """
    state, action = decision.state, decision.action
    if not isinstance(action, Call) or state.bid is None or state.caller is None:
        return None
    deals = redealt(state, state.caller, state.bid)
    return not mostly_made((apply(fresh, action)[0] for fresh in deals), play_out)


def passed_out(state: State, play_out: PlayOut) -> bool | None:
    """A hand that all passed although one player, at the lowest bid, would make it more often than not.

    A chance: every hand passed out. `state` is its end; `play_out` also makes the call.
    """
    if state.outcome is None or state.outcome.reason != "passed_out":
        return None
    lowest = next(a for a in legal_actions(_dealt_again(state, list(state.hands))) if isinstance(a, Bid))
    seats = range(state.rules.players)
    return any(mostly_made(redealt(state, seat, lowest), play_out) for seat in seats)


def redealt(state: State, seat: int, bid: Bid) -> Iterator[State]:
    """Moments before the call: `seat` has its cards and won with `bid`, the other cards are dealt anew."""
    rules = state.rules
    rng = Random(" ".join(c.code for c in state.hands[seat]))
    size = rules.hand_size
    for _ in range(DEALS):
        others = [c for c in rules.pack if c not in state.hands[seat]]
        rng.shuffle(others)
        hands = [tuple(others[at : at + size]) for at in range(0, len(others), size)]
        hands.insert(seat, state.hands[seat])
        fresh = _dealt_again(state, hands)
        while fresh.caller is None:
            action: Action = bid if fresh.to_act == seat and fresh.bid is None else PASS
            fresh, _ = apply(fresh, action)
        yield fresh


def _dealt_again(state: State, hands: list[tuple[Card, ...]]) -> State:
    """The first moment of a hand with the same dealer and these cards."""
    order = state.order
    pack = [hands[place][i] for i in range(state.rules.hand_size) for place in order]
    return deal(state.rules, dealer=state.dealer, pack=pack)


def mostly_made(deals: Iterator[State], play_out: PlayOut) -> bool:
    """True if more than half of the deals end with the contract made."""
    made = failed = 0
    for fresh in deals:
        if play_out(fresh).reason == "made":
            made += 1
        else:
            failed += 1
        if 2 * max(made, failed) > DEALS:
            break
    return made > failed
