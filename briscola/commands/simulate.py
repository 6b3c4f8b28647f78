"""`briscola simulate`: computer players alone, the event log on standard output."""

from collections.abc import Callable, Iterator, Sequence

from briscola.computers import play
from briscola.deals import SeededDeals
from briscola.engine.events import Event, HandEnded, MatchBegan, MatchEnded
from briscola.engine.record import event_line
from briscola.engine.rules import Rules
from briscola.players.levels import make_player
from briscola.table import Table


def simulate(
    rules: Rules, *, levels: Sequence[str], seed: int, hands: int | None, winning_hands: int
) -> Iterator[Event]:
    """The event log of a run; the same arguments give the same events. `hands` None: one whole match."""
    table = Table(rules, winning_hands=winning_hands, levels=levels, deals=SeededDeals(seed), seed=seed)
    players = [make_player(level, seed=seed, seat=seat) for seat, level in enumerate(levels)]
    return play(table, players, hands=hands)


def show(events: Iterator[Event], *, json: bool, say: Callable[[str], None]) -> None:
    """Print a log line by line: all of it as JSON, or the results for people."""
    sides: Sequence[Sequence[int]] = ()
    for event in events:
        sides = event.sides if isinstance(event, MatchBegan) else sides
        line = event_line(event) if json else in_words(event, sides)
        if line is not None:
            say(line)


def in_words(event: Event, sides: Sequence[Sequence[int]]) -> str | None:
    """A result as a short sentence; None for an event that is none."""
    match event:
        case MatchBegan():
            who = ", ".join(f"seat {seat} {level}" for seat, level in enumerate(event.levels))
            return f"{event.variant} for {event.players}: {who}"
        case HandEnded():
            return f"hand {event.hand}: {_points(event)}; {_won(event, sides)}; {_stands(event)}"
        case MatchEnded():
            return f"match: won by {_seats(event.winners)}"
        case _:
            return None


def _points(event: HandEnded) -> str:
    if event.contract is None:
        return "points " + "–".join(str(n) for n in event.points)
    return f"contract {event.contract}, points " + "–".join(str(n) for n in event.points)


def _won(event: HandEnded, sides: Sequence[Sequence[int]]) -> str:
    if not event.winners:
        return f"{event.reason.replace('_', ' ')}, nobody scores"
    totals = {sum(event.points[seat] for seat in side) for side in sides}
    even = len(sides) == 2 and len(totals) == 1 and event.contract is None
    return f"won by {_seats(event.winners)}" + (", by the last trick" if even else "")


def _stands(event: HandEnded) -> str:
    score = "–".join(str(n) for n in event.score)
    if event.balance is None:
        return f"score {score}"
    return f"score {score}, balance " + " ".join(f"{n:+d}" if n else "0" for n in event.balance)


def _seats(seats: Sequence[int]) -> str:
    named = " and ".join(str(seat) for seat in seats)
    return f"seat {named}" if len(seats) == 1 else f"seats {named}"
