"""News of a table of several computers, by comparing its rosters; and who is away, deals, needs help."""

import time
from collections.abc import Mapping, Sequence

from briscola.client.visit.news import LobbyState
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.engine.events import CLAIMED, Sits
from briscola.engine.turned import Rotation
from briscola.i18n import friends_words as words
from briscola.i18n.seat_words import AwayNote, stand_in
from briscola.network.messages.fields import RosterPlace

AWAY_TOLD = 1.0
"""Seconds for which somebody has no line before it is told: whoever leaves is first seen without one.

A computer may play for her by then."""


class TableNews:
    """Tells one person what has changed at the table of her match since it was told last.

    That is who is away, has left, is back, asks for a seat, gets it from the next deal or does not get it,
    and for whom a computer decides or plays.
    """

    def __init__(self, *, asks: bool = True) -> None:
        """`asks`: it also tells of questions that she is to answer; where a sheet asks them it does not."""
        self._asks = asks
        self._kept: frozenset[int] = frozenset()
        """Seats that a computer kept, or would as their people had left."""
        self._away: Mapping[int, float] = {}
        """Moments since which people have had no line, by seat, while no computer keeps it."""
        self._told_away: frozenset[int] = frozenset()
        """The seats of those of whom that was told."""
        self._was_away = True
        """True if this person has just come to the match, or come back to it."""
        self._was_lost = False
        """True if the own line was lost at the last call."""
        self._people: Mapping[int, RosterPlace] = {}
        """The people, by seat."""
        self._come: dict[int, str] = {}
        """Sentences on those who have come since the last question, by place."""
        self._claims: Mapping[str, RosterPlace] = {}
        """The seats that others would have, or get at the next deal, by their keys."""

    def news(self, table: LobbyState, seat: RemoteSeat) -> Sequence[str]:
        """A sentence on each change since the last call; whoever has come is told of by `poll_come`."""
        decided = seat.poll_decided_for()
        back, self._was_lost = self._was_lost and table.connected, not table.connected
        if not table.connected or table.bottom is None or table.over:
            self._was_away = self._was_away or not table.connected
            return ()
        names = {place.seat: place.name for place in table.roster}
        left = {place.seat for place in table.roster if place.left}
        now = time.monotonic()
        gone = {place.seat for place in table.roster if place.key and not (place.here or place.left)}
        since = {each: self._away.get(each, now) for each in gone - {table.own}}
        fresh = {each for each, lost in since.items() if now - lost < AWAY_TOLD}
        waited = fresh - self._kept  # that a computer plays is known before that she has left
        kept = frozenset(
            place.seat
            for place in table.roster
            if place.left or (place.stand_in and place.seat not in waited)
        )
        self._away = {each: lost for each, lost in since.items() if each not in kept}
        away = frozenset(self._away.keys() - fresh)
        given_back = seat.given_back and table.own not in decided
        mine = self._was_away and (table.own in kept or given_back) and _has_sat_before(table, seat)
        played = seat.played_for_her if mine or (self._was_away and table.own in decided) else 0
        found = [
            words.computer_decided("" if each == table.own else names[each])
            for each in dict.fromkeys(decided)
            if not (played and each == table.own)
            and (each not in kept or (each == table.own and not self._was_away))
        ]
        found += [words.is_away(names[each]) for each in sorted(away - self._told_away - self._kept)]
        found += [
            words.has_left(names[each]) if each in left else words.computer_plays(names[each])
            for each in sorted(kept - self._kept - {table.own})
        ]
        people = {place.seat: place for place in table.roster if place.key}
        before, self._people = self._people, people
        new = {each for each in before.keys() & people.keys() if before[each].key != people[each].key}
        come = {each: words.taken_over(people[each], before[each]) for each in new}
        here = (self._kept | self._told_away) - kept - since.keys() - new
        come |= {each: words.person_back(names[each]) for each in here}
        turn = Rotation(seat.place, table.terms.players)
        self._come |= {turn.place(each): told for each, told in come.items() if each != table.own}
        found += self._of_claims(table)
        if mine:
            found.append(words.back_yourself(kept=table.own in kept))
        elif back:
            found.append(words.connection_back())
        if played:
            found.append(words.played_for_you(played))
        self._kept, self._told_away, self._was_away = kept, away, False
        return found

    @property
    def tells_in(self) -> float | None:
        """Seconds until there is more to tell though nothing comes from the table; None if there is not."""
        waits = [since for seat, since in self._away.items() if seat not in self._told_away]
        return max(0.0, min(waits) + AWAY_TOLD - time.monotonic()) if waits else None

    def _of_claims(self, table: LobbyState) -> Sequence[str]:
        """Tell who asks for a seat, gets it, or does not get it; whoever asks herself is told by the host."""
        seated = {place.key for place in table.roster}
        mine = None if table.claimed is None else table.claimed.claim
        claims = {
            each.claimant.key: each
            for each in table.roster
            if each.claimant is not None and not each.moves and each.claim != mine
        }
        before, self._claims = self._claims, claims
        found = []
        for key, place in claims.items():
            if place.agreed and not (key in before and before[key].agreed):
                found.append(words.sits_soon(place))
            elif key not in before and not place.agreed and (self._asks or place not in table.claims):
                found.append(words.asks_for_seat(place))
        over = [place for key, place in before.items() if key not in claims and key not in seated]
        return [*found, *map(words.gets_no_seat, over)]

    def poll_come(self) -> Mapping[int, str]:
        """A sentence on each of the others who plays again, or in another's place, since the last call."""
        come, self._come = self._come, {}
        return come


def _has_sat_before(table: LobbyState, seat: RemoteSeat) -> bool:
    """True unless this person has just got the seat of somebody else, for whom the computer played there."""
    if table.own is None:
        return False
    sits = [each for each in seat.lines.seen if isinstance(each, Sits) and each.seat == table.own]
    if sits and sits[-1].why == CLAIMED:
        sits.pop()
    people = (seat.header.roster[table.own].who, *(each.who for each in sits))
    return any(table.roster[table.own].is_of(who.name) for who in people if not who.level)


def dealer_line(table: LobbyState) -> str:
    """One line on whose computer deals."""
    neutral = bool(table.terms.dealer)
    return words.dealer_note(table.host, table.roster, hosting=table.hosting, neutral=neutral)


def sit_down_notes(table: LobbyState, seat: RemoteSeat) -> Sequence[str]:
    """Sentences for whoever sits down: who deals, and what of the match is not told or checked."""
    if seat.looks_on:
        return [words.onlooker_note()] if table.claimed is None else []
    told = [words.moved_words()] if table.terms.moved else [dealer_line(table)] * seat.names_absences
    told += [words.untold_words()] * (not seat.names_absences)
    return told + [words.unchecked_words()] * (not (seat.checks_stand_ins or table.hosting))


def absences(table: LobbyState | None, seat: RemoteSeat | None) -> Mapping[int, AwayNote]:
    """The note of each player who is away or for whom a computer plays, by place.

    Nothing is known of the others while the own line is lost.
    """
    if table is None or table.bottom is None or seat is None:
        return {}
    turn = Rotation(seat.place, table.terms.players)
    if not table.connected:
        return {
            turn.place(each.seat): AwayNote(words.no_connection())
            for each in table.roster
            if each.seat != table.own
        }
    return {turn.place(each.seat): _note(each) for each in table.roster if each.stand_in or not each.here}


def _note(place: RosterPlace) -> AwayNote:
    """The note of somebody who does not play herself."""
    if place.agreed:
        return AwayNote(words.next_deal(place), grey=False)
    return AwayNote(stand_in() if place.stand_in else words.away(left=place.left))


def unreachable(table: LobbyState | None, *, link: str | None = None, warning: str = "") -> str:
    """A sentence while this person's line is lost, or somebody is away who needs her help to come back.

    `link` and `warning` are those of friends elsewhere as in `page_away`. Empty if nothing is to be said.
    """
    if table is None:
        return ""
    if not table.connected:
        return words.unreachable(table.host, neutral=bool(table.terms.dealer))
    place = needs_help(table, warning=warning)
    return "" if place is None else words.page_away(place.name, link=link, warning=warning)


def needs_help(table: LobbyState | None, *, warning: str = "") -> RosterPlace | None:
    """The first seat of somebody who is away from a match of the own table and does not come back by herself.

    A browser never does; the game does not either once the link has another name or none (`warning`).
    """
    if table is None or not (table.hosting and table.playing):
        return None
    gone = (each for each in table.roster if each.key and not (each.here or each.agreed or each.barred))
    return next((each for each in gone if each.page or warning), None)
