"""The notes at a table of several computers: who deals, who is away, for whom a computer plays."""

from collections.abc import Mapping, Sequence

from briscola.client.visit.news import LobbyState
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.engine.turned import Rotation
from briscola.i18n import friends_words as words
from briscola.i18n.seat_words import stand_in
from briscola.network.messages.fields import RosterPlace


class StandInNotes:
    """Tells for whom a computer plays, by comparing the table with its state before."""

    def __init__(self) -> None:
        self._kept: frozenset[int] = frozenset()
        """Seats that a computer kept, or would as their people had left."""
        self._was_away = True
        """True if this person has just come to the match, or come back to it."""
        self._was_lost = False
        """True if the own line was lost at the last call."""
        self._people: Mapping[int, RosterPlace] = {}
        """The people, by seat."""
        self._come: dict[int, str] = {}
        """Sentences on those who have come since the last question, by place."""
        self._agreed: frozenset[str] = frozenset()
        """Keys of those who sit down at the next deal."""

    def news(self, table: LobbyState, seat: RemoteSeat) -> Sequence[str]:
        """A sentence on each change since the last call; whoever has come is told of by `poll_come`."""
        decided = seat.poll_decided_for()
        back, self._was_lost = self._was_lost and table.connected, not table.connected
        if not table.connected or table.bottom is None or table.over:
            self._was_away = self._was_away or not table.connected
            return ()
        names = {place.seat: place.name for place in table.roster}
        left = {place.seat for place in table.roster if place.left}
        kept = frozenset(place.seat for place in table.roster if place.stand_in or place.left)
        given_back = seat.given_back and table.own not in decided
        mine = self._was_away and (table.own in kept or given_back)
        played = seat.played_for_her if mine or (self._was_away and table.own in decided) else 0
        found = [
            words.computer_decided("" if each == table.own else names[each])
            for each in dict.fromkeys(decided)
            if not (played and each == table.own)
            and (each not in kept or (each == table.own and not self._was_away))
        ]
        found += [
            words.has_left(names[each]) if each in left else words.computer_plays(names[each])
            for each in sorted(kept - self._kept - {table.own})
        ]
        people = {place.seat: place for place in table.roster if place.key}
        before, self._people = self._people, people
        new = {each for each in before.keys() & people.keys() if before[each].key != people[each].key}
        come = {each: words.taken_over(people[each], before[each]) for each in new}
        come |= {each: words.person_back(names[each]) for each in self._kept - kept - new}
        turn = Rotation(table.bottom, table.terms.players)
        self._come |= {turn.place(each): told for each, told in come.items() if each != table.own}
        agreed = {each.claimant.key: each for each in table.roster if each.agreed and each.claimant}
        found += [words.sits_soon(agreed[key]) for key in sorted(agreed.keys() - self._agreed)]
        self._agreed = frozenset(agreed)
        if mine:
            found.append(words.back_yourself(kept=table.own in kept))
        elif back:
            found.append(words.connection_back())
        if played:
            found.append(words.played_for_you(played))
        self._kept, self._was_away = kept, False
        return found

    def poll_come(self) -> Mapping[int, str]:
        """A sentence on each of the others who plays again, or in another's place, since the last call."""
        come, self._come = self._come, {}
        return come


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


def absences(table: LobbyState | None) -> Mapping[int, str]:
    """Words under the name of each player who is away or for whom a computer plays, by place.

    Nothing is known of the others while the own line is lost.
    """
    if table is None or table.bottom is None:
        return {}
    turn = Rotation(table.bottom, table.terms.players)
    if not table.connected:
        return {
            turn.place(each.seat): words.no_connection() for each in table.roster if each.seat != table.own
        }
    return {
        turn.place(place.seat): words.back_soon()
        if place.agreed and words.returns(place)
        else stand_in()
        if place.stand_in
        else words.away(left=place.left)
        for place in table.roster
        if place.stand_in or not place.here
    }


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
