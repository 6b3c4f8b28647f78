"""People who take over the seats of others in browsers, or of computers, if all who are present agree.

A claim is *asked* until all who are present have agreed, then *promised*. Each ends in one of these ways, and
the claimant is told which, as soon as she has a connection: a lost line ends neither.

* *seated*: a promise, at the next deal at which she is here (at once in a match that is `deserted`), or when
  the match is over. Only then can the seat of a computer be had: in a match nobody takes its place
  (docs/record.md).
* `not_agreed`: somebody has said no while she asked.
* `not_answered`: the minute, or the match, ended before all had agreed; or a promise has waited too long.
* `taken`: whoever sat there first is back, and has the seat.
* withdrawn: she has left, or nobody may look on any more. Nobody needs to tell her.
"""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from briscola.client.friends.mappings import without
from briscola.client.friends.match_seen import MatchSeen
from briscola.client.friends.open_table import OpenTable, SeatClaim, Step
from briscola.client.friends.table_effects import Effect, refused
from briscola.engine.events import CLAIMED
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.network.messages.from_guest import Consent
from briscola.network.messages.from_host import Why

CLAIM_SECONDS: Final = 120.0
"""Seconds without a connection after which a seat in a browser may be claimed, or a promise ends."""

ANSWER_SECONDS: Final = 60.0
"""Seconds for the answers of those who are present."""

# ---- what can be asked


def claimable(table: OpenTable) -> Collection[int]:
    """Seats of the match that may be claimed now: at once where nobody waits for their people.

    Those of computers only while somebody plays, whom the claimant would join, and unless only the same
    players follow in the next match.
    """
    match = table.match
    if match is None:
        return ()
    lost = ((seat, match.persons[seat]) for seat in table.claims.lost)
    unused = [seat for seat, who in lost if who and who.page and _unused(table, match, seat)]
    computers = _computers(table, match) if match.online else ()
    return [seat for seat in (*unused, *computers) if seat not in table.claims.by_seat]


def _computers(table: OpenTable, match: MatchSeen) -> Collection[int]:
    """Seats of computers that may be claimed for the next match."""
    return () if table.kept else [seat for seat, person in enumerate(match.persons) if person is None]


def _unused(table: OpenTable, match: MatchSeen, seat: int) -> bool:
    """True if nobody waits for the person of a seat any more."""
    return seat in match.for_good or table.claims.lost.get(seat, 0.0) >= CLAIM_SECONDS


def deserted(table: OpenTable) -> bool:
    """True if nobody is waited for in the whole match: whoever is promised a seat plays on at once."""
    match = table.playing
    if match is None or match.online:
        return False
    return all(_unused(table, match, seat) for seat in match.people)


def due(table: OpenTable) -> Collection[int]:
    """Seats that change hands at the next deal."""
    match = table.match
    return [
        seat
        for seat, claim in table.claims.by_seat.items()
        if claim.promised and claim.who.key in table.here and match is not None and match.persons[seat]
    ]


def shown(table: OpenTable, place: RosterPlace) -> RosterPlace:
    """A place of the roster of a match, with whoever would have it."""
    claim = table.claims.by_seat.get(place.seat)
    claimant = None if claim is None else Onlooker(key=claim.who.key, name=claim.who.name)
    promised = claim is not None and claim.promised
    return replace(place, claimable=place.seat in claimable(table), claimant=claimant, agreed=promised)


def wears(table: OpenTable, face: str, seat: int) -> bool:
    """True if somebody has this face who may sit down at another seat than that."""
    first = () if table.match is None else enumerate(table.match.first)
    coming = ((at, claim.who) for at, claim in table.claims.by_seat.items())
    return any(at != seat and who.face == face for at, who in (*first, *coming))


# ---- asking, agreeing, and how it ends


def claim(table: OpenTable, seat: int, who: Occupant, *, known: bool) -> tuple[OpenTable, Why | None]:
    """Ask for a seat; the reason for which nobody is asked, None if everybody is.

    Whoever is `known` to the host is asked about at any time; strangers together have a pace.
    """
    match, claims = table.match, table.claims
    assert match is not None
    asked = {each.who.key: at for at, each in claims.by_seat.items()}
    if asked.get(who.key) == seat:
        return table, None
    sat = match.sat.get(who.key)
    sits = sat is not None and match.sits(who.key, sat)
    # In a match everybody has one seat.
    another = sat not in (None, seat) and seat not in _computers(table, match)
    if sits or another or who.key in asked or seat in claims.by_seat:
        return table, "taken"
    if seat not in claimable(table):
        return table, "not_now"
    pace = claims.pace if known else claims.pace.asked()
    if pace is None:
        return table, "not_now"
    claims = replace(
        claims, pace=pace, by_seat={**claims.by_seat, seat: SeatClaim(who=who, left=ANSWER_SECONDS)}
    )
    return _granted(replace(table, claims=claims)), None


def answer(table: OpenTable, key: str, consent: Consent) -> Step:
    """Agree to a claim, or refuse it; nothing happens once it is over."""
    if consent.yes:
        return agree(table, key, consent.seat, consent.claimant), ()
    if _asks(table, consent.seat, consent.claimant):
        return _end(table, consent.seat, "not_agreed")
    return table, ()


def agree(table: OpenTable, key: str, seat: int, claimant: str) -> OpenTable:
    """Agree to a claim, if it is still asked for."""
    if not _asks(table, seat, claimant):
        return table
    claim = table.claims.by_seat[seat]
    return _granted(_with(table, seat, replace(claim, agreed=claim.agreed | {key})))


def _asks(table: OpenTable, seat: int, claimant: str) -> bool:
    """True while somebody asks for a seat that she is not promised."""
    claim = table.claims.by_seat.get(seat)
    return claim is not None and not claim.promised and claim.who.key == claimant


def _with(table: OpenTable, seat: int, claim: SeatClaim) -> OpenTable:
    claims = replace(table.claims, by_seat={**table.claims.by_seat, seat: claim})
    return replace(table, claims=claims)


def _granted(table: OpenTable) -> OpenTable:
    """The table with a promise of every seat to which everybody present has agreed."""
    match = table.match
    assert match is not None
    for seat, claim in table.claims.by_seat.items():
        online = ((each, match.persons[each]) for each in match.online)
        present = {who.key for each, who in online if who is not None and each != seat}
        agreed = present <= claim.agreed and (claim.agreed or seat not in _computers(table, match))
        if agreed and not claim.promised:
            table = _with(table, seat, replace(claim, promised=True, left=CLAIM_SECONDS))
    return table


def _end(table: OpenTable, seat: int, why: Why) -> Step:
    """End the claim of a seat for a reason, which the claimant is told at once or when she comes."""
    key = table.claims.by_seat[seat].who.key
    claims = replace(
        table.claims,
        by_seat=without(table.claims.by_seat, seat),
        untold={**table.claims.untold, key: why},
    )
    table = replace(table, claims=claims)
    return tell_end(table, key) if key in table.here else (table, ())


def tell_end(table: OpenTable, key: str) -> Step:
    """Tell somebody who is here how her claim has ended, if she does not know."""
    why = table.claims.untold.get(key)
    if why is None:
        return table, ()
    claims = replace(table.claims, untold=without(table.claims.untold, key))
    return replace(table, claims=claims), refused(key, why)


def wait(table: OpenTable, seconds: float) -> Step:
    """Let time pass: it ends claims that wait too long, for answers or for the claimant."""
    match, claims = table.match, table.claims
    assert match is not None
    lost = {seat: claims.lost.get(seat, 0.0) + seconds for seat in match.people if seat not in match.online}
    effects = list[Effect]()
    table = replace(table, claims=replace(claims, lost=lost, pace=claims.pace.later(seconds)))
    for seat, claim in claims.by_seat.items():
        if claim.promised and claim.who.key in table.here:
            table = _with(table, seat, replace(claim, left=CLAIM_SECONDS))
        elif claim.left > seconds:
            table = _with(table, seat, replace(claim, left=claim.left - seconds))
        else:
            table, ended = _end(table, seat, "not_answered")
            effects += ended
    return _granted(table), effects


def reconnect(table: OpenTable, key: str) -> Step:
    """Give somebody who is connected again back her seat, from the next deal if another has it."""
    match = table.match
    seat = None if match is None else match.sat.get(key)
    if match is None or seat is None:
        return table, ()
    first = match.first_owner(key)
    if first is None and not match.sits(key, seat):
        return table, ()
    effects: Sequence[Effect] = ()
    if seat in table.claims.by_seat and table.claims.by_seat[seat].who.key != key:
        table, effects = _end(table, seat, "taken")
    if first is not None:
        table = _with(table, seat, SeatClaim(who=first, promised=True, left=CLAIM_SECONDS))
    return table, effects


def withdraw(table: OpenTable, key: str) -> OpenTable:
    """Drop the claim of somebody who does not want it any more, or may not have it."""
    seats = [seat for seat, claim in table.claims.by_seat.items() if claim.who.key == key]
    if not seats:
        return table
    claims = replace(table.claims, by_seat=without(table.claims.by_seat, *seats))
    return replace(table, claims=claims)


# ---- the seat


def take_due(table: OpenTable) -> tuple[OpenTable, Collection[tuple[int, Occupant, str]]]:
    """Take the seats that change hands at this deal, each with the reason for the record."""
    match, claims, seats = table.match, table.claims, due(table)
    assert match is not None
    sits = [(seat, claims.by_seat[seat].who) for seat in seats]
    taken = replace(claims, by_seat=without(claims.by_seat, *seats), lost=without(claims.lost, *seats))
    return replace(table, claims=taken), [
        (seat, who, "" if who.key in match.sat else CLAIMED) for seat, who in sits
    ]


def end_all(table: OpenTable) -> tuple[Step, Collection[tuple[int, Occupant]]]:
    """End all claims with the match; who has been promised which seat, from now on."""
    effects = list[Effect]()
    for seat, claim in table.claims.by_seat.items():
        if not claim.promised:
            table, ended = _end(table, seat, "not_answered")
            effects += ended
    promised = [(seat, claim.who) for seat, claim in table.claims.by_seat.items()]
    table = replace(table, claims=replace(table.claims, by_seat={}))
    return (table, effects), promised
