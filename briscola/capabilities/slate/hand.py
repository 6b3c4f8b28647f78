"""A hand played with real cards as it is entered on the slate, and its outcome by the engine's scoring."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

from msgspec import Struct

from briscola.engine.actions import LOWEST_CONTRACT
from briscola.engine.outcome import Outcome, Scoring
from briscola.engine.rules import Rules
from briscola.engine.scoring import Independents, Payments


class RealHand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The entry of a hand, by the seats and sides of its game; without any field it was void.

    A hand that is won has `side` and `size`, one by contract the fields from `caller` on, and one of a match
    by points has `points`.
    """

    side: int | None = None
    """Number of the side that won."""
    size: int = 0
    """Fewest points of a win that scores as much as this one."""
    capot: bool = False
    caller: int | None = None
    partner: int | None = None
    """The caller herself if she played alone."""
    contract: int = LOWEST_CONTRACT
    made: bool = False
    points: tuple[int, ...] = ()
    """Points of each side's cards."""
    declared: tuple[int, ...] = ()
    """Declared points of each side; empty where nothing is declared."""


class Win(Struct, frozen=True, kw_only=True):
    """A size of win that scores differently: from so many points on, or by taking every trick."""

    least: int
    capot: bool = False
    gain: int


def wins(rules: Rules) -> Sequence[Win]:
    """The wins that a game tells apart, the smallest first."""
    return _wins(cast(Any, rules.scoring), rules.majority if rules.two_sides else 0, rules.total)


@lru_cache(maxsize=64)
def _wins(scoring: Scoring[Any], lowest: int, total: int) -> Sequence[Win]:
    found: dict[int, Win] = {}
    for points in range(lowest, total + 1):
        gain = scoring.gain(points, capot=False)
        found.setdefault(gain, Win(least=points, gain=gain))
    most = scoring.gain(total, capot=True)
    found.setdefault(most, Win(least=total, capot=True, gain=most))
    return tuple(found[gain] for gain in sorted(found))


def contracts(rules: Rules) -> Sequence[int]:
    """The lowest contract of each payment that a game tells apart."""
    return _contracts(rules.scoring, rules.total) if isinstance(rules.scoring, Payments) else ()


@lru_cache(maxsize=16)
def _contracts(scoring: Payments, total: int) -> Sequence[int]:
    found: dict[int, int] = {}
    for contract in range(LOWEST_CONTRACT, total + 1):
        found.setdefault(scoring.unit(contract), contract)
    return tuple(found.values())


def declared_most(rules: Rules) -> int:
    """Most points that can be declared in a hand; 0 in games without declarations."""
    if rules.marianna is None:
        return 0
    trumps = None if rules.marianna.makes_trumps else rules.pack[0].suit
    suits = {card.suit for card in rules.pack}
    return sum(
        rules.marianna.points(suit, trumps=trumps, earlier=earlier) for earlier, suit in enumerate(suits)
    )


def outcome_of(rules: Rules, hand: RealHand, times: int = 1, more: int = 0) -> Outcome:
    """The outcome of a hand paid so many times, or counting so much more.

    Raises ValueError if it cannot be one of this game.
    """
    if rules.match_form.by_points:
        return _counted(rules, hand)
    scoring = rules.scoring
    if isinstance(scoring, Payments) and hand.caller is not None:
        return _paid(rules, scoring, hand, times)
    if hand.side is None:
        strict = isinstance(scoring, Independents) and scoring.strict
        reason = "passed_out" if rules.has_payments else "nobody" if strict else "tie"
        return Outcome(points=(), winners=(), reason=reason, capot=False, gain=0)
    won = next((win for win in wins(rules) if (win.least, win.capot) == (hand.size, hand.capot)), None)
    if rules.has_payments or won is None or hand.side not in range(len(rules.sides)):
        raise ValueError(f"no hand of {rules.slug} is won like {hand}")
    return Outcome(
        points=(), winners=rules.sides[hand.side], reason="points", capot=won.capot, gain=won.gain + more
    )


def _paid(rules: Rules, scoring: Payments, hand: RealHand, times: int) -> Outcome:
    caller, partner = hand.caller, hand.partner
    right = caller in range(rules.players) and partner in range(rules.places)
    right = right and not (hand.capot and scoring.capot_by_points and not hand.made)
    if caller is None or partner is None or not right or hand.contract not in contracts(rules):
        raise ValueError(f"no hand of {rules.slug} is called like {hand}")
    reason = "made" if hand.made else "failed"
    return scoring.paid(
        rules, caller, partner, contract=hand.contract, reason=reason, doubled=hand.capot, times=times
    )


def _counted(rules: Rules, hand: RealHand) -> Outcome:
    sides, most = rules.sides, declared_most(rules)
    declared = hand.declared or (0,) * len(sides)
    if len(hand.points) != len(sides) or sum(hand.points) != rules.total or min(hand.points) < 0:
        raise ValueError(f"the points of {hand} are not those of {rules.slug}")
    if (
        len(declared) != len(sides)
        or min(declared) < 0
        or sum(declared) > most
        or any(d % 20 for d in declared)
    ):
        raise ValueError(f"nobody declares {declared} in {rules.slug}")
    totals = [cards + said for cards, said in zip(hand.points, declared, strict=True)]
    leading = [side for side, total in zip(sides, totals, strict=True) if total == max(totals)]
    winners = leading[0] if len(leading) == 1 else ()
    return Outcome(
        points=_by_place(rules, hand.points),
        winners=winners,
        reason="points" if winners else "tie",
        capot=False,
        gain=1,
        declared=_by_place(rules, declared) if most else None,
    )


def _by_place(rules: Rules, of_sides: Sequence[int]) -> tuple[int, ...]:
    """Points of sides as if the first of each had taken them all."""
    places = [0] * rules.places
    for side, points in zip(rules.sides, of_sides, strict=True):
        places[side[0]] = points
    return tuple(places)
