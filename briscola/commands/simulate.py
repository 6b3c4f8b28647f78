"""`briscola simulate`: computer players alone, the event log on standard output."""

from collections.abc import Callable, Iterator, Sequence

from briscola.engine.events import Event, HandEnded, MatchBegan, MatchEnded
from briscola.engine.record import event_line
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.i18n.result_words import by_last_trick
from briscola.players.levels import make_player
from briscola.table.computers import play
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable


def simulate(
    rules: Rules, *, levels: Sequence[str], seed: int, hands: int | None, winning_hands: int
) -> Iterator[Event]:
    """The event log of a run; the same arguments give the same events. `hands` None: one whole match."""
    table = RefereedTable(
        rules, winning_hands=winning_hands, levels=levels, deals=SeededDeals(seed), seed=seed
    )
    players = [make_player(level, seed=seed, seat=seat) for seat, level in enumerate(levels)]
    return play(table, players, hands=hands)


def show(events: Iterator[Event], *, json: bool, say: Callable[[str], None]) -> None:
    """Print a log line by line: all of it as JSON, or the results for people."""
    rules: Rules | None = None
    for event in events:
        if isinstance(event, MatchBegan):
            rules = make_rules(event.variant, event.players, event.options)
        line = event_line(event) if json else in_words(event, rules)
        if line is not None:
            say(line)


def in_words(event: Event, rules: Rules | None) -> str | None:
    """A result in a game of these rules as a short sentence; None for an event that is none."""
    match event:
        case MatchBegan():
            who = ", ".join(f"seat {seat} {level}" for seat, level in enumerate(event.levels))
            return f"{event.variant} for {event.players}: {who}"
        case HandEnded() if rules is not None:
            return f"hand {event.hand}: {_points(event)}; {_won(event, rules)}; {_stands(event)}"
        case MatchEnded():
            return f"match: won by {_seats(event.winners)}"
        case _:
            return None


def _points(event: HandEnded) -> str:
    said = "points " + _row(event.points)
    if event.declared is not None and any(event.declared):
        said += f" and {_row(event.declared)} declared"
    return said if event.contract is None else f"contract {event.contract}, {said}"


def _won(event: HandEnded, rules: Rules) -> str:
    if not event.winners:
        scores = "the points count" if rules.match_form.by_points else "nobody scores"
        return f"{event.reason.replace('_', ' ')}, {scores}"
    return f"won by {_seats(event.winners)}" + (", by the last trick" if by_last_trick(rules, event) else "")


def _stands(event: HandEnded) -> str:
    score = _row(event.score)
    if event.balance is None:
        return f"score {score}"
    return f"score {score}, balance " + " ".join(f"{n:+d}" if n else "0" for n in event.balance)


def _row(numbers: Sequence[int]) -> str:
    return "–".join(str(n) for n in numbers)


def _seats(seats: Sequence[int]) -> str:
    named = " and ".join(str(seat) for seat in seats)
    return f"seat {named}" if len(seats) == 1 else f"seats {named}"
