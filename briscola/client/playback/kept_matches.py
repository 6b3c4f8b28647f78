"""The kept matches of the current person: listed, opened, marked, exported and imported."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

import msgspec
from msgspec.structs import replace

from briscola.client.checking.importing import Imported, import_record
from briscola.client.host.hands_after_damage import HandAfterDamage, hands_behind
from briscola.client.host.library import Library
from briscola.client.playback.what_if import Origin, can_branch
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.folding import as_seen_by, fold_all
from briscola.client.view.results import PlayedHand, hands_of_match
from briscola.client.view.view import View
from briscola.engine.deal_code import codes_of
from briscola.engine.events import Chained, Committed, Event, MatchBegan, Sits
from briscola.engine.options import BadOption
from briscola.engine.replay_cursor import BadRecord, in_force
from briscola.engine.rules import Rules
from briscola.engine.turned import turned_to
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.storage.evenings.transfer import export_record
from briscola.storage.records.header import Header
from briscola.storage.records.match_record import read_record

PAGE = 64
"""Rows read from the database at a time."""
MOST_LEFT = 20
"""Matches left without an end that are looked at."""


class CannotOpen(Exception):  # noqa: N818 - a sentence for the person
    """A record can no longer be read; the message says why."""


class OpenedMatch:
    """A match with everything in its record."""

    def __init__(
        self,
        match: PlayedMatch,
        setup: MatchSetup,
        header: Header,
        events: Sequence[Event],
        *,
        behind: Sequence[HandAfterDamage] = (),
    ) -> None:
        """`events` are the right part of the record; `behind` are whole hands behind damage in it.

        All places are counted from the person's seat. Raises BadOption, BadDealCode.
        """
        setup = setup.turned(match.seat)
        self.match, self.setup, self.header = match, setup, header
        origin = Origin(seeds=header.seeds, terms=header.terms, seat=match.seat)
        as_begun = not any(isinstance(event, Sits) for event in events)
        self.origin = origin if as_begun and can_branch(setup) else None
        """Data to branch the match off; None if one of its players can't sit down again."""
        self.rules: Rules = setup.rules()
        self._began = tuple(events[:1])
        self.events = tuple(turned_to(events, match.seat))
        self._behind = tuple(behind)

    @cached_property
    def _holding(self) -> Sequence[Event]:
        return in_force(self.events)

    @cached_property
    def view(self) -> View | None:
        """The table as the match was left; None if it never began."""
        return fold_all(as_seen_by(self._holding))

    @cached_property
    def hands(self) -> Sequence[PlayedHand]:
        """The finished hands."""
        return hands_of_match(self._holding)

    @cached_property
    def behind(self) -> Sequence[tuple[PlayedHand, str]]:
        """Whole hands behind damage, each with its deal code; they count nowhere."""
        found = []
        for hand in self._behind:
            events = turned_to((*self._began, *hand.events), self.match.seat)
            (played,) = hands_of_match(events[1:])
            ((_, code),) = codes_of(events)
            found.append((replace(played, number=played.ended.hand), code))
        return found

    @cached_property
    def codes(self) -> Mapping[int, str]:
        """Deal code of every hand whose shuffle was revealed, by its number."""
        return dict(codes_of(self._holding))


class KeptMatches:
    """The matches of the current person in a library."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._search = Search()
        self._waiting: Sequence[PlayedMatch] = ()
        self.left: Sequence[PlayedMatch] = ()
        """The latest matches the search has found that were left without an end: some may go on."""
        self.pages: dict[int, Sequence[PlayedMatch]] = {}
        self.count = 0
        """Number of matches the search has found."""

    # ---- the list

    def search(self, search: Search) -> None:
        """Restrict the list to this search, for the current person."""
        self._search = msgspec.structs.replace(search, profile=self.library.profile.id)
        self.read_again()

    def read_again(self) -> None:
        """Read the list again after an import or a change of marks."""
        self.pages.clear()
        history, order = self.library.history, self.library.records.order.positions()
        waiting = history.found(msgspec.structs.replace(self._search, waits=True))
        self._waiting = sorted(waiting, key=lambda match: -order.get(match.id, 0))
        left = msgspec.structs.replace(self._search, state="abandoned")
        self.left = history.found(left, most=MOST_LEFT)
        self.count = len(waiting)
        if not self._search.waits:
            self.count += history.count(self._rest)

    @property
    def waiting(self) -> int:
        """Number of matches the search has found that wait to be continued."""
        return len(self._waiting)

    @property
    def _rest(self) -> Search:
        return msgspec.structs.replace(self._search, waits=False)

    def match(self, number: int) -> PlayedMatch | None:
        """The match in a row, from 0; None past the end. Only pages asked for are read.

        First those that wait, the one left last at the top, then all others, latest first.
        """
        if number < len(self._waiting):
            return self._waiting[number]
        page, at = divmod(number - len(self._waiting), PAGE)
        if page not in self.pages:
            self.pages[page] = self.library.history.found(self._rest, first=page * PAGE, most=PAGE)
        rows = self.pages[page]
        return rows[at] if at < len(rows) else None

    def games(self) -> Sequence[str]:
        """Slugs of the games in the list, most played first."""
        return self.library.history.games(self.library.profile.id)

    def first_of(self, game: str) -> PlayedMatch | None:
        """The latest match of a game; None if there is none."""
        found = self.library.history.found(Search(profile=self.library.profile.id, game=game), most=1)
        return found[0] if found else None

    def opponents(self) -> Sequence[str]:
        """Names of the opponents in the list, most frequent first."""
        return self.library.history.opponents(self.library.profile.id)

    # ---- one match

    def open(self, match: PlayedMatch) -> OpenedMatch:
        """Read the record of a match; of one without an end, only the finished hands.

        The cards of the hand in progress stay secret. Raises CannotOpen.
        """
        try:
            record = read_record(Path(match.file))
            header = record.header
            assert header is not None
            setup = MatchSetup.of(header.choices)
            right = record.events[: record.position.lines]
            events = _finished(right) if match.left_open else right
            seals = {event.sha256 for event in events if isinstance(event, Committed)}
            began = next((event for event in events if isinstance(event, MatchBegan)), None)
            if began is not None:
                began = msgspec.structs.replace(began, levels=record.position.levels)
            behind = () if began is None else hands_behind(Path(match.file), began, seals)
            return OpenedMatch(match, setup, header, events, behind=behind)
        except (OSError, BadRecord, BadOption, msgspec.ValidationError) as error:
            raise CannotOpen(str(error)) from error

    def mark(self, match: PlayedMatch, *, favourite: bool) -> bool:
        """Set or remove the favourite mark; return False if that can't be stored."""
        done = self.library.history.mark(match.id, favourite=favourite, profile=match.profile)
        self.read_again()
        return done

    def again(self, match: PlayedMatch) -> PlayedMatch:
        """Read a match from the list again; the given one if it is gone."""
        return self.library.history.get(match.id, profile=match.profile) or match

    def export(self, match: PlayedMatch, target: Path) -> Path:
        """Copy the record to a file or into a folder; return the new path.

        Raises CannotTransfer.
        """
        return export_record(match, target)

    def bring_in(self, file: Path) -> Imported:
        """Import somebody's record; it counts in no statistics.

        Raises CannotTransfer.
        """
        library = self.library
        imported = import_record(library.history, library.records, file, profile=self.library.profile.id)
        self.read_again()
        return imported


def _finished(events: Sequence[Event]) -> Sequence[Event]:
    """The events of a record up to the link of its last finished hand; none if no hand is finished."""
    last = max((at for at, event in enumerate(events, 1) if isinstance(event, Chained)), default=0)
    return events[:last]
