"""The steps of an open table: somebody comes, says something or is gone, and time passes."""

from typing import Final

from msgspec.structs import replace

from briscola.client.friends import claims
from briscola.client.friends.come_and_go import end, end_onlookers, follow_claims, watch
from briscola.client.friends.open_table import OpenTable, Present, Step
from briscola.client.friends.play_and_end import begin_again
from briscola.client.friends.sit_and_move import answer_move, carry_moves, route_back, wish
from briscola.client.friends.table_effects import (
    Close,
    EchoBeat,
    Effect,
    Hear,
    TakePart,
    Tell,
    TellAll,
    refused,
)
from briscola.client.friends.table_roster import roster, welcome
from briscola.network.messages.from_guest import (
    Beat,
    Consent,
    GuestMessage,
    Leave,
    Ready,
    Say,
    Sit,
    Take,
    Watch,
)
from briscola.network.messages.from_host import HandedOver, Offer

TALK_SECONDS: Final = 2.0
"""Seconds between two things that one person says."""


def arrive(table: OpenTable, key: str, present: Present) -> Step:
    """Take in somebody who has proved her key and whom nothing refuses; no line of hers is open."""
    effects = list[Effect]()
    table = replace(table, seats=table.seats.back(key))
    back = route_back(table, key)
    if table.playing is not None:
        if back is None:
            table, effects[:] = claims.reconnect(table, key)
        table, ended = end_onlookers(table)  # somebody may have waited for this seat
        effects += ended
    table = replace(table, here={**table.here, key: present})
    seat = table.seats.seat_of(key)
    if table.playing is not None:
        if (first := table.playing.first_owner(key)) is not None:  # until she has her seat again
            table = table.with_onlooker(key, first.name) or table
    elif table.kept and table.match is None and seat is not None:
        table = replace(table, seats=table.seats.ready(seat, True))
    if back is not None:
        table, moved = carry_moves(replace(table, moves=table.moves.going_elsewhere(*back)))
        effects += moved
    table, told = claims.tell_end(table, key)
    return table, [*effects, TellAll(key), TakePart(key), *told]


def step(table: OpenTable, key: str, message: GuestMessage) -> Step:
    """Take what somebody says who is here."""
    seat, last = table.seats.seat_of(key), table.match
    plays = last is not None and last.seat_of(key) is not None
    match message:
        case Beat(n=n):
            return table, [EchoBeat(key, n)]
        case Sit():
            return wish(table, key, message)
        case Watch() if seat is None:
            return watch(table, key, message)
        case Ready() if seat is not None and table.playing is None:
            return begin_again(replace(table, seats=table.seats.ready(seat, message.ready)))
        case Consent() if seat == message.seat:
            return answer_move(table, key, message)
        case Consent() if plays:
            table, ended = claims.answer(table, key, message)
            table, followed = follow_claims(table)
            return table, [*ended, *followed]
        case Take() if seat is not None:
            return _take_table(table, key, message)
        case Leave():
            return end(table, key, "left")
        case Say() if key in table.talked:
            return table, refused(key, "too_soon")
        case Say() if plays:
            talked = {**table.talked, key: TALK_SECONDS}
            return replace(table, talked=talked), [Hear(key, message)]
        case _ if plays:
            return table, [Hear(key, message)]
        case _:
            return table, refused(key, "not_now")


# ---- what the host may do


def rename(table: OpenTable, key: str, name: str) -> Step:
    """Call somebody who sits here otherwise at this table, before a match."""
    seat = table.seats.seat_of(key)
    if seat is None or table.playing is not None:
        return table, ()
    return replace(table, seats=table.seats.renamed(seat, name)), ()


def swap(table: OpenTable, key: str, other: int) -> Step:
    """Let somebody who sits here change seats with whoever has the other, or nobody, before a match."""
    seat = table.seats.seat_of(key)
    if seat is None or table.playing is not None:
        return table, ()
    table = replace(table, seats=table.seats.swapped(seat, other))
    moved = [table.seats.places[each].key for each in (seat, other)]
    return table, [Tell(each, welcome(table, each)) for each in moved if each]


def send_away(table: OpenTable, key: str) -> Step:
    """Send somebody away for good who sits or looks on; in a match a stand-in plays for her."""
    keys, effects = table.moves.keys_of(key), list[Effect]()
    sits = any(table.seats.seat_of(each) is not None for each in keys)
    if not sits and key not in table.watching:
        return table, ()
    barred = sits and table.playing is not None
    for each in keys:
        admission = table.admission.forgetting(each, barred=barred)
        table, ended = end(replace(table, admission=admission), each, "sent_away")
        effects += ended
    return table, effects


def may_be_handed(table: OpenTable, key: str) -> bool:
    """True if the host may hand the table to somebody who sits here."""
    seat = table.seats.seat_of(key)
    own = table.plan.dealer is None and table.playing is None
    return own and seat is not None and roster(table)[seat].may_keep_table


def hand_over(table: OpenTable, key: str) -> Step:
    """Offer the table to somebody who sits here, between two matches; no browser can keep one."""
    if not may_be_handed(table, key):
        return table, ()
    return replace(table, seats=replace(table.seats, offered=key)), [Tell(key, Offer())]


def _take_table(table: OpenTable, key: str, answer: Take) -> Step:
    """Hand the table to whoever was offered it: tell all its link, and close this one."""
    seat = table.seats.seat_of(key)
    if key != table.seats.offered or seat is None:
        return table, refused(key, "not_now")
    table = replace(table, seats=replace(table.seats, offered=""))
    if not answer.link:
        return table, refused(table.plan.setup.key, "not_taken")
    if not may_be_handed(table, key):
        return table, refused(key, "not_now")
    handed = HandedOver(name=table.seats.places[seat].name, link=answer.link)
    told = [Tell(each, handed) for each in table.here]
    return replace(table, here={}), [*told, *(Close(each, "handed") for each in table.here)]
