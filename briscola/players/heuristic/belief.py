"""Who is with whom: certain where pairs are fixed, a belief about the hidden partner in chiamata (V-CH-8)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.state import TableCard
from briscola.players.coding import FIRST_CARICO, POINTS, STRENGTH, SUIT, beats, coder_of
from briscola.players.heuristic.memory import Memory

IN_MANO = 0.15  # how likely a caller holds his own card, against one seat's chance, before any play
UNKNOWN_TO_CALLER = -0.4  # how a caller looks at a seat that may be his partner
UNKNOWN_TO_DEFENDER = 0.3  # how a defender looks at a seat that may be the caller's partner
SHY = 0.05  # no play makes a seat's chance vanish altogether

Friends = tuple[float, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Scenario:
    """One way the sides may be: `friends[a][b]` is how far place `a` wishes `b` well, -1 … 1.

    `fixed` gives the called card to its holder when hands are sampled.
    """

    weight: float
    friends: tuple[Friends, ...]
    fixed: dict[int, int] = field(default_factory=dict)


def scenarios(view: Observation, memory: Memory, *, spite: float, win: bool) -> tuple[Scenario, ...]:
    """Every way the sides may be, with its probability; `spite` is for games where everybody plays alone."""
    rules = view.rules
    if view.called is not None:
        return _called_game(view, memory)
    if len(rules.sides) == 2:
        friends = tuple(
            tuple(1.0 if other in rules.side_of[seat] else -1.0 for other in range(rules.players))
            for seat in range(rules.players)
        )
        return (Scenario(weight=1.0, friends=friends),)
    rows = []
    for seat in range(rules.players):
        dislike = [spite] * rules.players
        if win:
            mean = (sum(view.points) - view.points[seat]) / (rules.players - 1)
            dislike = [min(1.0, max(0.1, spite + (points - mean) / 40)) for points in view.points]
        rows.append(tuple(1.0 if other == seat else -dislike[other] for other in range(rules.players)))
    return (Scenario(weight=1.0, friends=tuple(rows)),)


def _called_game(view: Observation, memory: Memory) -> tuple[Scenario, ...]:
    assert view.called is not None and view.caller is not None
    called = coder_of(view.rules).number[view.called]
    public = public_holder(view)
    if public is not None:
        return (Scenario(weight=1.0, friends=_friends(memory, view.caller, public, known=True)),)
    if view.called in view.hand:
        return (Scenario(weight=1.0, friends=_friends(memory, view.caller, view.seat, known=False)),)
    chances = holder_chances(view, memory)
    return tuple(
        Scenario(
            weight=chance,
            friends=_friends(memory, view.caller, seat, known=False),
            fixed={seat: called},
        )
        for seat, chance in chances.items()
    )


def public_holder(view: Observation) -> int | None:
    """Whose called card everybody has seen: played, or in the open dummy."""
    for trick in view.tricks:
        for play in trick.plays:
            if play.card == view.called:
                return play.seat
    for play in view.table:
        if play.card == view.called:
            return play.seat
    return next((seat for seat, cards in view.open.items() if view.called in cards), None)


def _friends(memory: Memory, caller: int, holder: int, *, known: bool) -> tuple[Friends, ...]:
    """How the places look at each other when `holder` has the called card; `known`: all know it."""
    places = range(len(memory.order))
    side = {caller, holder}
    rows = []
    for seat in places:
        if seat == memory.me or seat == holder or known or (seat == caller and caller == holder):
            row = [1.0 if (other in side) == (seat in side) else -1.0 for other in places]
        elif seat == caller:
            row = [UNKNOWN_TO_CALLER] * len(places)
        else:
            row = [UNKNOWN_TO_DEFENDER] * len(places)
            row[caller] = -1.0
        row[seat] = 1.0
        rows.append(tuple(row))
    return tuple(rows)


def holder_chances(view: Observation, memory: Memory) -> dict[int, float]:
    """For each place that may still hold the unseen called card, the chance that it does."""
    caller = view.caller
    chances: dict[int, float] = {}
    for seat in memory.order:
        hidden = memory.counts[seat] - len(memory.held.get(seat, ()))
        if seat in (view.seat, memory.actor) or hidden <= 0:
            continue
        chances[seat] = IN_MANO if seat == caller else 1.0
    number = coder_of(view.rules).number
    for plays in (*(trick.plays for trick in view.tricks), view.table):
        _read(plays, number, caller, memory, chances)
    total = sum(chances.values())
    return {seat: chance / total for seat, chance in chances.items()}


def _read(
    plays: Sequence[TableCard],
    number: Mapping[Card, int],
    caller: int | None,
    memory: Memory,
    chances: dict[int, float],
) -> None:
    """Weigh the plays of one trick: who feeds the caller is likely his partner, who takes from him is not."""
    if not plays:
        return
    seats = [play.seat for play in plays]
    winner, best = plays[0].seat, number[plays[0].card]
    for i, play in enumerate(plays):
        c = number[play.card]
        taking = i > 0 and beats(c, best, memory.trumps)
        seat = play.seat
        if seat in chances and seat != caller and seat != memory.blind and i > 0:
            points = POINTS[c]
            if winner == caller:
                if taking:
                    chances[seat] *= 0.5 if SUIT[c] == memory.trumps else 0.8
                elif points >= 10:
                    chances[seat] *= 3.0
                elif points:
                    chances[seat] *= 1.5
                elif STRENGTH[c] < FIRST_CARICO:
                    chances[seat] *= 0.85
            elif not taking and points >= 10 and caller in seats[:i]:
                chances[seat] *= 0.4
            elif not taking and points and caller in seats[:i]:
                chances[seat] *= 0.75
        if taking:
            winner, best = seat, c
    for seat in chances:
        chances[seat] = max(SHY, chances[seat])
