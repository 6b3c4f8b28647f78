"""What a hand is worth: winners, reason, capot, winning hands and payments (R-HAND, V-CH-14 to V-CH-19)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from .auction import Contract
from .game import DUMMY, Game
from .play import Tally


@dataclass(frozen=True, kw_only=True)
class Result:
    """The result of a hand: `winners` are seats, `payments` (chiamata) by place, `worth` in winning hands."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    capot: bool
    worth: int = 1
    contract: int | None = None
    payments: tuple[int, ...] = ()


def passed_out(game: Game) -> Result:
    """Nobody bid: nothing is scored or paid (V-CH-6)."""
    nothing = (0,) * game.places
    return Result(points=nothing, winners=(), reason="passed_out", capot=False, payments=nothing)


def counted(game: Game, tally: Tally) -> Result:
    """The result of a hand without a caller (R-HAND-1 to R-HAND-6 and the options upon them)."""
    totals = [sum(tally.points[seat] for seat in side) for side in game.sides]
    capot = tally.complete and _all_tricks(tally, game.sides)
    winners: list[int] = []
    reason = "points"
    best = max(totals)
    if best > 60 or _highest_wins(game, totals):
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
        worth=2 if capot and game.options["capot"] else 1,
    )


def _highest_wins(game: Game, totals: list[int]) -> bool:
    if game.two_sides or game.options["independents"] == "strict":
        return False
    return totals.count(max(totals)) == 1


def called(game: Game, tally: Tally, contract: Contract) -> Result:
    """The result of a hand of chiamata: made or failed, and who pays whom (V-CH-14 to V-CH-18, V-MO-7)."""
    side = contract.side
    others = set(range(game.places)) - side
    made = sum(tally.points[place] for place in side) >= contract.points
    capot = _all_tricks(tally, (side, others))
    stake = 1
    if game.options["multiplier"]:
        stake *= (contract.points - 61) // 10 + 1
    if game.options["capot_doubles"] and capot:
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
        reason="made" if made else "failed",
        capot=capot,
        contract=contract.points,
        payments=tuple(payments),
    )


def _all_tricks(tally: Tally, sides: Iterable[Collection[int]]) -> bool:
    return any(sum(tally.tricks[place] for place in side) == sum(tally.tricks) for side in sides)
