"""The matches of an open table: when one begins, who sits there then, and when the next may follow."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from briscola.client.friends import claims
from briscola.client.friends.come_and_go import end_onlookers, follow_claims
from briscola.client.friends.neutral_dealer import Patience
from briscola.client.friends.open_table import Claims, OpenTable, Step
from briscola.client.friends.table_effects import (
    Begin,
    Effect,
    Forget,
    GoOn,
    PassTime,
    TakePart,
    Tell,
    TellAll,
)
from briscola.client.friends.table_roster import roster, welcome
from briscola.client.friends.table_seats import TableSeats
from briscola.engine.events import Event
from briscola.storage.records.header import Header


def can_begin(table: OpenTable) -> bool:
    """True if everybody who sits here is ready; computers take the open seats."""
    people = [place for place in roster(table) if place.key]
    come = [place.ready and place.here for place in people]
    if table.patience is not None and table.kept:
        late = [place.key in table.patience.late for place in people]
        return table.match is None and any(come) and all(map(max, come, late))
    return table.playing is None and bool(people) and all(come)


def among_friends(table: OpenTable) -> bool:
    """True if everybody who sits here was let in by hand, or is remembered: they may write a line.

    Whoever has left, or was sent away, sits here no more, though her seat waits for the end of the match.
    """
    if table.plan.dealer is not None:
        return False
    keys = [each.key for each in table.seats.places if each.key and not table.seats.has_left(each.key)]
    return all(key == table.plan.setup.key or table.admission.knows(key) for key in keys)


def begin(table: OpenTable) -> Step:
    """Begin a match, or another one; computers take the open seats. Nothing happens unless all are ready."""
    if not can_begin(table):
        return table, ()
    keys = {*table.here, *(place.key for place in table.seats.places)}
    table = replace(table, moves=table.moves.keeping(keys), seats=table.seats.filled(), claims=Claims())
    host = table.seats.seat_of(table.plan.setup.key)
    return table, [Begin(table.seats.setup_of(table.plan.setup), host)]


def begun(table: OpenTable) -> Step:
    """Tell everybody of the match that has begun."""
    table = replace(table, seats=table.seats.begun())
    told = [key for key in table.here if table.seats.seat_of(key) is not None or key in table.watching]
    return table, [effect for key in told for effect in (TellAll(key), TakePart(key))]


def begin_again(table: OpenTable) -> Step:
    """Begin where a rematch needs no press of the host: everybody has pressed.

    No match of a neutral dealer does.
    """
    dealer = table.plan.dealer
    if dealer is None:
        return begin(table) if table.match is not None else (table, ())
    return begin(table) if len(table.seats.people) >= dealer.people else (table, ())


def gone_on(
    table: OpenTable, header: Header, log: Iterable[Event], *, programs: Mapping[int, str]
) -> OpenTable:
    """The table of a match that goes on after a restart: its people sit where they sat, `programs` too."""
    match, occupants = table.match, table.plan.setup.occupants
    assert match is not None
    opened = (seat for seat, who in enumerate(occupants) if not who.level and not who.name)
    people = zip(match.persons, header.choices.occupants, strict=True)
    sitting = [person or who for person, who in people]
    seats = TableSeats.of(sitting, programs=programs, filled=opened)
    admission = table.admission
    for place in seats.places:
        if place.key:
            admission = admission.remembering_seated(place.key, place.name, page=place.page)
    moves = table.moves.after(match.first, log)
    for seat, why in match.for_good.items():
        if why == "sent_away":
            for key in moves.keys_of(seats.places[seat].key):
                admission = admission.forgetting(key, barred=True)
        if why != "digest":
            seats = seats.vacated(seat, playing=True)
    return replace(table, seats=seats, admission=admission, moves=moves, hints=header.settings.hints)


# ---- time


def look_after(table: OpenTable, seconds: float) -> Step:
    """Let time pass for what outlasts a match.

    A neutral dealer begins one as a host would, or gives one up.
    """
    moves, refusals = table.moves.waited(seconds)
    talked = {key: left - seconds for key, left in table.talked.items() if left > seconds}
    table = replace(table, moves=moves, talked=talked)
    if table.patience is None:
        return table, refusals
    if (match := table.playing) is not None:
        patience = table.patience.at_match(seconds, anybody=bool(match.online))
        gives_up = {*match.people} <= {*match.for_good} or patience.gives_up(played=match.played)
        effects = [Forget()] if gives_up else []
        return replace(table, patience=patience), [*refusals, *effects]
    table, opened = _open_seats(table, table.patience, seconds)
    table, began = begin_again(table)
    return table, [*refusals, *opened, *began]


def _open_seats(table: OpenTable, patience: Patience, seconds: float) -> Step:
    """Open the seats of people who do not come back."""
    patience, seats = patience.at_lobby(seconds, roster(table))
    table, effects = replace(table, patience=patience), list[Effect]()
    for seat in seats:
        key = table.seats.places[seat].key
        table = replace(table, seats=table.seats.vacated(seat))
        effects.append(Tell(key, welcome(table, key)))
    return table, effects


def pass_time(table: OpenTable, seconds: float) -> Step:
    """Let time pass in the match: whoever is waited for too long is gone on without."""
    if table.playing is None:
        admission, seats = table.admission.opened_again(), table.seats.opened_again()
        return replace(table, admission=admission, seats=seats), ()
    table, lapsed = claims.wait(table, seconds)
    table, ended = end_onlookers(table)  # somebody may have waited too long for her seat
    table, followed = follow_claims(table)
    effects = [*lapsed, *ended, *followed, PassTime(seconds)]
    return table, [*effects, GoOn()] if claims.deserted(table) and claims.due(table) else effects
