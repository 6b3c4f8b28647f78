"""People at an open table: who comes in and looks on, and how a connection ends.

The line of whoever is in ends by one of the `End`s:

* it is *lost*, she comes from *elsewhere*, or her program is *too slow*: her seat waits, or her claim of one
  (`claims` has all ends of that);
* *no onlookers*: she looked on, and nobody may;
* she has *left*, or the host has *sent* her *away*: her seat is free, after the match if one goes on;
* *digest*: she has signed that she was told something else. The match goes on for good without her, whichever
  of her keys she comes with.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from briscola.client.friends import claims
from briscola.client.friends.absences import End
from briscola.client.friends.admission import Knock
from briscola.client.friends.mappings import without
from briscola.client.friends.open_table import OpenTable, Step
from briscola.client.friends.table_effects import (
    Close,
    Effect,
    LookOn,
    LoseLine,
    TakePart,
    Tell,
    refused,
)
from briscola.client.friends.table_roster import roster, welcome
from briscola.network.messages.encoding import PROTOCOL, rules_digest
from briscola.network.messages.from_guest import Hello, Watch
from briscola.network.messages.from_host import Why

# ---- what can be asked


def refusal(table: OpenTable, key: str, hello: Hello) -> Why | None:
    """Reason for which somebody may not come in; None if she may."""
    if hello.protocol != PROTOCOL:
        return "protocol"
    if hello.rules != rules_digest():
        return "rules"
    if table.admission.is_barred(key):
        return "sent_away"
    match = table.playing
    seats = () if match is None else map(match.seat_of, table.moves.keys_of(key))
    return "digest" if match and any(s is not None and match.expelled(s) for s in seats) else None


def knocks(table: OpenTable) -> tuple[Knock, ...]:
    """Everybody who waits to be let in, in the order in which they came, but for the first.

    That is whoever has sat here, else whoever has the name of a friend: no crowd before her hides her. Only
    one at a time, as strangers may take such names too: behind her nobody is overtaken.
    """
    waiting, places = table.admission.knocks, roster(table)

    def reason_to_wait(knock: Knock) -> int:
        """The less, the more the table has reason to expect whoever knocks."""
        return 0 if any(map(knock.returns_to, places)) else 1 if knock.doubtful else 2

    first = min(waiting, key=reason_to_wait, default=None)
    return waiting if first is None else (first, *(knock for knock in waiting if knock is not first))


def may_look_on(table: OpenTable, key: str) -> bool:
    """True if the table lets her look on; whoever gets a seat of the match always may, until then."""
    match = table.playing
    if table.onlookers_allowed or match is None:
        return table.onlookers_allowed
    return match.first_owner(key) is not None or key in {each.who.key for each in table.claims.promised}


# ---- the ends


def end(table: OpenTable, key: str, why: End) -> Step:
    """End somebody's connection, if she has one, and all that does not outlast it."""
    if why in ("left", "sent_away", "no_onlookers"):
        table = claims.withdraw(table.without_onlooker(key), key)
        seat, playing = table.seats.seat_of(key), table.playing is not None
        if seat is not None and (playing or not table.kept):
            table = replace(table, seats=table.seats.vacated(seat, playing=playing))
    table, effects = dismiss(table, key, why)
    return table, effects if table.match is None else [*effects, LoseLine(key, why)]


def dismiss(table: OpenTable, key: str, why: End) -> Step:
    """End somebody's connection, if she has one, and what she asked for; the match is told beside."""
    moves = table.moves.without_ticket(key) if why in ("left", "sent_away") else table.moves
    moves, effects = moves.withdrawn(key, seat_too=why in ("sent_away", "digest"))
    closes = Close(key, None if why == "lost" else "closed" if why == "left" else why)
    table = replace(
        table,
        moves=moves,
        admission=table.admission.without_knock(key),  # she has to knock again
        here=without(table.here, key),
    )
    return table, [*effects, closes]


# ---- looking on


def watch(table: OpenTable, key: str, wish: Watch) -> Step:
    """Let somebody look on, have her knock, or refuse it."""
    if key in table.watching:
        return table, ()
    if may_look_on(table, key) and not table.admission.comes_in(key):
        return replace(table, admission=table.admission.knocked(key, wish)), ()
    return look_on(table, key, wish.name)


def look_on(table: OpenTable, key: str, name: str) -> Step:
    """Let somebody who was let in look on, or refuse it."""
    if not may_look_on(table, key):
        return table, refused(key, "no_onlookers")
    watched = table.with_onlooker(key, name)
    if watched is None:
        return table, refused(key, "too_many")
    return watched, [Tell(key, welcome(watched, key)), TakePart(key)]


def follow_claims(table: OpenTable) -> Step:
    """Let whoever is promised a seat of the match look on.

    If somebody has agreed to it, she was let in by hand.
    """
    effects = list[Effect]()
    for claim in table.claims.promised:
        who = claim.who
        if claim.agreed:
            admission = table.admission.remembering_seated(who.key, who.name, page=who.page)
            table = replace(table, admission=admission)
        unseen = who.key in table.here and who.key not in table.watching
        watched = table.with_onlooker(who.key, who.name) if unseen else None
        if watched is not None:
            table = watched
            effects += [Tell(who.key, welcome(table, who.key)), LookOn(who.key)]
    return table, effects


def end_onlookers(table: OpenTable) -> Step:
    """Let those look on no more who may not."""
    effects = list[Effect]()
    for key in table.watching:
        if not may_look_on(table, key):
            table, ended = end(table, key, "no_onlookers")
            effects += ended
    return table, effects


def allow_onlookers(table: OpenTable, yes: bool) -> Step:
    """Let others look on from now on, or nobody: whoever does so, or has asked to, is told."""
    table, ended = end_onlookers(replace(table, onlookers_allowed=yes))
    effects = list[Effect](ended)
    for knock in table.admission.knocks:
        if knock.seat is None and not yes:
            table = replace(table, admission=table.admission.without_knock(knock.key))
            effects += refused(knock.key, "no_onlookers")
    return table, [*effects, *_welcomes(table)]


def _welcomes(table: OpenTable) -> Sequence[Tell]:
    return [Tell(key, welcome(table, key)) for key in table.here]
