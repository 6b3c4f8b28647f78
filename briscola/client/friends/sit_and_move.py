"""The seats of an open table as they change hands: who may have which, and how she gets it.

Between two matches somebody *sits* down. A seat of a match she *claims* (`claims`), or she *moves* from her
page to her own program, and back (`SeatMoves`). The match itself says when its seats change hands.
"""

from typing import Literal

from msgspec.structs import replace

from briscola.client.friends import claims
from briscola.client.friends.admission import Knock
from briscola.client.friends.come_and_go import (
    dismiss,
    end,
    follow_claims,
    look_on,
    may_look_on,
)
from briscola.client.friends.open_table import OpenTable, Step
from briscola.client.friends.table_effects import Effect, GoOn, Join, LookOn, Tell, refused
from briscola.client.friends.table_roster import roster, welcome
from briscola.engine.occupant import Occupant
from briscola.network.messages.from_guest import Consent, Sit
from briscola.network.messages.from_host import Why

Way = Literal["ticket", "ask", "claim", "sit", "knock"]
"""Ways to a seat that somebody wishes."""


# ---- what can be asked


def may_have(table: OpenTable, key: str, seat: int) -> bool:
    """True if somebody may play on, by another of her keys, at the seat that she has by one."""
    away = {key, table.seats.places[seat].key} & table.admission.sent_away
    if table.kept or table.seats.seat_of(key) is not None or away:
        return False
    match = table.playing
    if match is None:
        return True
    return match.sat.get(key, seat) == seat and not match.expelled(seat)  # in a match everybody has one seat


def _may_move(table: OpenTable, key: str, seat: int) -> bool:
    """True if a program may sit where a page sits."""
    return may_have(table, key, seat) and not table.plays_on_page(key)


def route_back(table: OpenTable, key: str) -> tuple[str, Occupant] | None:
    """The program that has the seat of a page, and her person then; None unless she may have it again."""
    back = table.moves.back(key)
    if back is None:
        return None
    match, seat = table.playing, table.seats.seat_of(back[0])
    may = seat is not None and may_have(table, key, seat) and (match is None or key in match.sat)
    return back if may else None


def knows(table: OpenTable, key: str) -> bool:
    """True if somebody has a seat here, asks for one of the match, or gets hers back."""
    match = table.playing
    claims_one = match is not None and (table.claims.is_claimant(key) or match.first_owner(key) is not None)
    return claims_one or table.seats.seat_of(key) is not None or route_back(table, key) is not None


def has_ticket(table: OpenTable, key: str) -> bool:
    """True if the person of a key may play on in her own program with the ticket of her page."""
    seat = table.seats.seat_of(key)
    return seat is not None and not table.kept and table.seats.places[seat].page


# ---- sitting down


def wish(table: OpenTable, key: str, wished: Sit) -> Step:
    """Give somebody the seat that she wishes, have those asked for it who are to be, or refuse it."""
    match _way(table, key, wished):
        case "ticket":
            return _give(table, table.moves.page_of(wished.ticket), key)
        case "ask":
            moves, refusals = table.moves.asking(table.seats.places[wished.seat].key, key)
            return replace(table, moves=moves), refusals
        case "claim":
            known = table.admission.knows(key)
            claimed, _ = _claim(table, key, wished.seat, wished.name, wished.face, known=known)
            return claimed
        case "sit":
            return sit(table, key, wished.seat, wished.name, wished.face)
        case "knock":
            return replace(table, admission=table.admission.knocked(key, wished)), ()
        case why:
            return table, refused(key, why)


def _way(table: OpenTable, key: str, wished: Sit) -> Way | Why:
    """The way in which somebody gets the seat that she wishes, or the reason for which she does not."""
    if wished.ticket:
        at = table.seats.seat_of(table.moves.page_of(wished.ticket))
        return "ticket" if at is not None and _may_move(table, key, at) else "not_now"
    if wished.seat >= len(table.seats.places):
        return "no_seat"
    if roster(table)[wished.seat].in_browser(wished.name) and _may_move(table, key, wished.seat):
        return "ask"
    if table.playing is not None:
        return "claim"
    if table.kept or wished.seat not in table.seats.open_to(key):
        return "taken"
    if table.seats.has_face(wished.face, besides=key):
        return "face"
    comes_in = table.admission.comes_in(key) or table.seats.seat_of(key) is not None
    return "sit" if comes_in else "knock"


def sit(table: OpenTable, key: str, seat: int, name: str, face: str) -> Step:
    """Seat somebody who may sit down."""
    page = table.plays_on_page(key)
    table = replace(table, admission=table.admission.remembering_seated(key, name, page=page))
    return _sit_down(table, seat, Occupant(name=name, face=face, key=key, page=page))


def _sit_down(table: OpenTable, seat: int, who: Occupant, before: str = "") -> Step:
    """Seat somebody, in place of the key that sat there `before`; she looks on no more and is told so."""
    moves, effects = table.moves.seated(who.key, before)
    table = replace(table, moves=moves, seats=table.seats.seated(who, seat)).without_onlooker(who.key)
    return table, [*effects, Tell(who.key, welcome(table, who.key))]


# ---- moving to another key


def answer_move(table: OpenTable, page: str, said: Consent) -> Step:
    """Take the word of a page, which alone is asked about its seat."""
    moves, program, effects = table.moves.answered(page, said)
    table = replace(table, moves=moves)
    if not program:
        return table, effects
    if _may_move(table, program, said.seat):
        return _give(table, page, program)
    moves, effects = table.moves.withdrawn(program)
    return replace(table, moves=moves), [*effects, *refused(program, "not_now")]


def _give(table: OpenTable, page: str, key: str) -> Step:
    """Have somebody play on in her program, of that key, who was let in on her page."""
    seat, match = table.seats.seat_of(page), table.playing
    assert seat is not None
    place = table.seats.places[seat]
    there = Occupant(name=place.name, face=place.face, key=page, computer=seat, page=True)
    sat = () if match is None else match.persons
    before = next((each for each in sat if each is not None and each.key == page), there)
    who = Occupant(name=place.name, face=place.face, key=key, computer=seat)
    table = replace(table, moves=table.moves.giving(before, key).going_elsewhere(page, who))
    if table.admission.knows(page):
        admission = table.admission.remembering_seated(key, place.name, page=False)
        table = replace(table, admission=admission)
    if match is None:
        return table, ()
    table, effects = claims.reconnect(table, page)  # nobody else gets the seat
    return claims.withdraw(table, key), effects  # nor does she get another one


def carry_moves(table: OpenTable) -> Step:
    """Seat those who play on elsewhere, as soon as the match that goes on lets them sit down."""
    if not table.moves.due:
        return table, ()
    return (table, (GoOn(),)) if table.playing is not None else _move(table)


def _move(table: OpenTable) -> Step:
    """Seat those who play on elsewhere, while no match goes on."""
    due, effects = table.moves.due, list[Effect]()
    table = replace(table, moves=replace(table.moves, due={}))
    for before, who in due.items():
        if (seat := table.seats.seat_of(before)) is not None:
            ready = table.seats.places[seat].ready
            table, seated = _sit_down(table, seat, who, before)
            table, ended = end(replace(table, seats=table.seats.ready(seat, ready)), before, "elsewhere")
            effects += [*seated, *ended]
    return table, effects


# ---- seats of a match


def _claim(table: OpenTable, key: str, seat: int, name: str, face: str, *, known: bool) -> tuple[Step, bool]:
    """Ask for a seat of the match for somebody; False if she is refused it.

    She wears the face of the seat where somebody else has hers. Whoever is not `known` may have to wait.
    """
    page, before = table.plays_on_page(key), table.seats.places[seat]
    if table.seats.has_face(face, besides=before.key or key) or claims.wears(table, face, seat):
        face = before.face
    who = Occupant(name=name, face=face, key=key, computer=seat, page=page)
    why: Why | None = "not_now"
    if not table.moves.is_due(key):
        table, why = claims.claim(table, seat, who, known=known)
    table, followed = follow_claims(table)
    return (table, [*(refused(key, why) if why is not None else ()), *followed]), why is None


def take_over(table: OpenTable, before: str, who: Occupant) -> Step:
    """Seat `who` in place of a key, whose person looks on from now on, if she may.

    The two, if they are here, are told of the match as if they came anew.
    """
    seat = table.seats.seat_of(before)
    assert seat is not None
    name, watched = table.seats.places[seat].name, who.key in table.watching
    table, seated = _sit_down(table, seat, who, before)
    effects, told = list[Effect](seated), list[Effect]()
    if who.key in table.moves.keys_of(before):
        table, ended = dismiss(table, before, "elsewhere")
        effects += ended
    elif before in table.here:
        table = table.afresh(before)
        looks_on = table.with_onlooker(before, name)
        if not may_look_on(table, before):
            table, ended = dismiss(table, before, "no_onlookers")
            effects += ended
        elif looks_on is not None:
            table = looks_on
            effects.append(Tell(before, welcome(table, before)))
            told.append(LookOn(before))
        else:
            effects += [Tell(before, welcome(table, before)), *refused(before, "too_many")]
    if who.key in table.here:
        table = table.afresh(who.key) if watched else table
        told.append(Join(who.key))
    return table, [*effects, *told]


def end_claims(table: OpenTable) -> Step:
    """Seat those who were promised a seat of the match, which is over."""
    (table, ended), promised = claims.end_all(table)
    table, moved = _move(table)
    effects = [*ended, *moved]
    for seat, who in promised:
        before = table.seats.places[seat].key
        table = replace(table, seats=table.seats.back(before))
        table, seated = _sit_down(table, seat, who)
        effects += [*seated, Tell(before, welcome(table, before))]
    return table, effects


# ---- the door


def let_in(table: OpenTable, key: str, yes: bool) -> Step:
    """Let somebody who knocks sit down or look on, or refuse it."""
    knock = table.admission.knocking.get(key)
    if knock is None:
        return table, ()
    table = replace(table, admission=table.admission.without_knock(key))
    if not yes:
        return table, refused(key, "not_let_in")
    if table.playing is not None:
        return _let_into_match(table, knock)
    free = table.seats.free
    if knock.seat is None:
        return look_on(table, key, knock.name)
    if not free:
        return table, refused(key, "taken")
    if table.seats.has_face(knock.face, besides=key):
        return _remembering(table, knock), refused(key, "face")  # she sits down once she has another face
    return sit(table, key, knock.seat if knock.seat in free else free[0], knock.name, knock.face)


def _remembering(table: OpenTable, knock: Knock) -> OpenTable:
    page = table.plays_on_page(knock.key)
    return replace(table, admission=table.admission.remembering(knock.key, knock.name, page=page))


def _let_into_match(table: OpenTable, knock: Knock) -> Step:
    if knock.seat is not None:
        table = _remembering(table, knock)  # she sits down as soon as the match is over
    (table, effects), asked = _bring_back(table, knock)
    if knock.key in table.watching or (asked and not may_look_on(table, knock.key)):
        return table, effects
    table, looking = look_on(table, knock.key, knock.name)
    return table, [*effects, *looking]


def _bring_back(table: OpenTable, knock: Knock) -> tuple[Step, bool]:
    """Ask the others whether somebody has her seat again; False if she left none, or is refused it."""
    seat = next((place.seat for place in roster(table) if knock.returns_to(place)), None)
    if seat is None:
        return (table, ()), False
    (table, effects), asked = _claim(table, knock.key, seat, knock.name, knock.face, known=True)
    table, followed = follow_claims(claims.agree(table, table.plan.setup.key, seat, knock.key))
    return (table, [*effects, *followed]), asked
