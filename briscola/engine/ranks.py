"""The ranks at the end of a match, from its events alone."""

from collections.abc import Sequence

from briscola.engine.events import Event, HandEnded, MatchEnded


def ranks_of(events: Sequence[Event]) -> tuple[int, ...] | None:
    """Rank of each seat, 1 for whoever stands best; None if the match was not played to its end.

    Winners stand before all others, then the balance decides, then the score. Equal seats share a rank.
    `events` are those in force.
    """
    end = next((event for event in events if isinstance(event, MatchEnded)), None)
    if end is None:
        return None
    balances = (event.balance for event in reversed(events) if isinstance(event, HandEnded))
    balance = next((each for each in balances if each is not None), end.score)
    worth = [(seat in end.winners, balance[seat], points) for seat, points in enumerate(end.score)]
    return tuple(1 + sum(other > own for other in worth) for own in worth)
