"""What a hand is worth: winners, reason, capot, score and payments (R-HAND, V-PT, V-SU-3, V-CH-14 to 19)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from .call import Contract
from .game import Game
from .games import DUMMY
from .play import Tally
from .table import staked


@dataclass(frozen=True, kw_only=True)
class Result:
    """The result of a hand: `winners` are seats, `payments` (chiamata) by place, `worth` in winning hands.

    In a match by points `totals` are what each seat's side took and declared in the hand; else it is empty.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    capot: bool
    worth: int = 1
    contract: int | None = None
    payments: tuple[int, ...] = ()
    declared: tuple[int, ...] | None = None
    totals: tuple[int, ...] = ()


def unplayed(game: Game, reason: str) -> Result:
    """Nobody bid, or a weak hand was shown: nothing is scored or paid (V-CH-6, V-CH-24)."""
    nothing = (0,) * game.places
    return Result(points=nothing, winners=(), reason=reason, capot=False, payments=nothing)


def counted(game: Game, tally: Tally, more: int = 0) -> Result:
    """The result of a hand without a caller (R-HAND-1 to R-HAND-6 and the options upon them).

    After tied hands a win counts so much `more` (V-SU-7).
    """
    outside = _outside(game, tally)
    points = (
        tally.points if outside is None else [sum(both) for both in zip(tally.points, outside, strict=True)]
    )
    totals = [sum(points[seat] for seat in side) for side in game.sides]
    if game.mark is not None:
        return _added(game, tally, totals, outside)
    capot = tally.complete and _all_tricks(tally, game.sides)
    winners: list[int] = []
    reason = "points"
    best = max(totals)
    half = 40 if game.mariazza else (game.total + sum(outside or ())) // 2  # the first 41 wins (V-MA-6)
    if best > half or _highest_wins(game, totals):
        winners = game.sides[totals.index(best)]
    elif game.two_sides and game.options["tie"] == "last_trick":
        winners = next(side for side in game.sides if tally.last_winner in side)
    else:
        reason = "nobody" if game.options["independents"] == "strict" else "tie"
    return Result(
        points=tuple(tally.points),
        winners=tuple(winners),
        reason=reason,
        capot=capot,
        worth=_worth(game, best, capot=capot) + more,
        declared=outside,
    )


def _outside(game: Game, tally: Tally) -> tuple[int, ...] | None:
    """Points without a card by seat; None in games that have none (V-MA-3)."""
    return tuple(tally.declared) if game.declares else None


def _worth(game: Game, best: int, *, capot: bool) -> int:
    """What a win with `best` points scores (R-HAND-2, V-SU-3, V-BI-6 and the option `capot`)."""
    if game.variant == "sueca":
        return 4 if capot else 2 if best > 90 else 1
    if game.options["stakes"]:
        return staked(game, best)
    return 2 if capot and game.options["capot"] else 1


def _added(game: Game, tally: Tally, totals: list[int], outside: tuple[int, ...] | None) -> Result:
    """A hand of a match by points: it counts whoever took more (V-PT-1)."""
    sides = game.sides
    shared = totals.count(max(totals)) > 1
    by_seat = {seat: total for side, total in zip(sides, totals, strict=True) for seat in side}
    return Result(
        points=tuple(tally.points),
        winners=() if shared else tuple(sides[totals.index(max(totals))]),
        reason="tie" if shared else "points",
        capot=tally.complete and _all_tricks(tally, sides),
        declared=outside,
        totals=tuple(by_seat[seat] for seat in range(game.players)),
    )


def _highest_wins(game: Game, totals: list[int]) -> bool:
    if game.two_sides or game.options["independents"] == "strict":
        return False
    return totals.count(max(totals)) == 1


def called(game: Game, tally: Tally, contract: Contract, times: int = 1) -> Result:
    """The result of a hand of chiamata: made or failed, and who pays whom (V-CH-14 to V-CH-18, V-MO-7).

    After void hands it is paid so many `times` (V-CH-28).
    """
    side = contract.side
    others = set(range(game.places)) - side
    made = not tally.conceded and sum(tally.points[place] for place in side) >= contract.points
    capot = not tally.conceded and _all_tricks(tally, (side, others))  # V-CH-25: never a capot
    stake = times
    if game.options["multiplier"]:
        stake *= (contract.points - game.majority) // 10 + 1
    if game.options["capot_doubles"] and _pays_double(game, tally, side, capot=capot):
        stake *= 2
    if not made:
        stake = -stake
    payments = [-stake] * game.places
    payments[contract.partner] = stake
    payments[contract.caller] = 2 * stake if len(side) == 2 else 4 * stake
    winners = (side if made else others) - ({DUMMY} if game.dummy else set())
    return Result(
        points=tuple(tally.points),
        winners=tuple(sorted(winners)),
        reason="conceded" if tally.conceded else "made" if made else "failed",
        capot=capot,
        contract=contract.points,
        payments=tuple(payments),
    )


def _pays_double(game: Game, tally: Tally, side: Collection[int], *, capot: bool) -> bool:
    """All eight tricks of one side, or with `capot_by=points` all 120 points of the caller's (V-CH-18)."""
    if game.options["capot_by"] == "tricks":
        return capot
    return not tally.conceded and sum(tally.points[place] for place in side) == game.total


def _all_tricks(tally: Tally, sides: Iterable[Collection[int]]) -> bool:
    return any(sum(tally.tricks[place] for place in side) == sum(tally.tricks) for side in sides)
