"""A match: dealer, winning hands or points, balance (R-DEAL-7/8, R-MATCH, V-CH-19, V-PT)."""

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.events import HandEnded
from briscola.engine.match_form import Sides, Standing
from briscola.engine.outcome import Outcome
from briscola.engine.rules import Rules
from briscola.engine.state import State


class Match(Struct, frozen=True, kw_only=True):
    """A match before its next hand; `counted` hands have been played, `winners` ends it."""

    rules: Rules
    standing: Standing
    dealer: int
    counted: int = 0
    winners: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """True once the match has been won."""
        return bool(self.winners)


def begin_match(rules: Rules, *, winning_hands: int, dealer: int) -> Match:
    """A match at 0 – 0 (R-MATCH-1)."""
    standing = Standing(winning_hands=winning_hands, score=(0,) * rules.players, balance=(0,) * rules.places)
    return Match(rules=rules, standing=standing, dealer=dealer)


def after_hand(match: Match, state: State) -> Match:
    """The match after a finished hand (R-MATCH-1 … 3, V-PT-2)."""
    assert state.outcome is not None
    return after_outcome(match, state.outcome)


def after_outcome(
    match: Match, outcome: Outcome, *, sides: Sides | None = None, apart: bool = False
) -> Match:
    """The match after a hand with this outcome.

    `sides` are those of this hand, where partners change; `apart`: then everybody reaches the goal alone.
    """
    before, rules = match.standing, match.rules
    sides = sides or rules.sides
    gains = rules.match_form.gains(outcome, sides)
    score = tuple(a + b for a, b in zip(before.score, gains, strict=True))
    payments = outcome.payments or (0,) * rules.places
    balance = tuple(a + b for a, b in zip(before.balance, payments, strict=True))
    counted = match.counted + rules.match_form.counts(outcome.reason)
    times = rules.next_times(before.times, outcome.reason)
    more = rules.next_more(before.more, outcome.reason)
    standing = replace(before, score=score, balance=balance, times=times, more=more)
    goal = tuple((player,) for player in range(rules.players)) if apart else sides
    return replace(
        match,
        standing=standing,
        dealer=rules.next_dealer(match.dealer, outcome.reason),
        counted=counted,
        winners=rules.match_form.winners(standing, counted=counted, sides=goal),
    )


def hand_ended(match: Match, state: State, *, hand: int) -> HandEnded:
    """The event that ends a hand; `match` is the match after it."""
    outcome = state.outcome
    assert outcome is not None
    pays = match.rules.has_payments
    return HandEnded(
        hand=hand,
        points=outcome.points,
        winners=outcome.winners,
        reason=outcome.reason,
        capot=outcome.capot,
        score=match.standing.score,
        contract=state.contract if pays else None,
        payments=outcome.payments,
        balance=match.standing.balance if pays else None,
        declared=outcome.declared,
        times=state.times if match.rules.voids_double else None,
        more=state.more if match.rules.ties_count else None,
    )
