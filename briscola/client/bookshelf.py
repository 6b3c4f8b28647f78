"""The kept matches of the person who plays: listed, opened, marked, carried out and in."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path

import msgspec

from briscola.client.fold import fold_all, unfold
from briscola.client.importing import Imported, import_record
from briscola.client.library import Library
from briscola.client.match_setup import MatchSetup
from briscola.client.results import PlayedHand, hands_of_match
from briscola.client.view import View
from briscola.client.what_if import Origin, can_branch
from briscola.engine.deal_code import codes_of
from briscola.engine.events import Committed, Event, MatchBegan
from briscola.engine.options import BadOption
from briscola.engine.replay_cursor import BadRecord, in_force
from briscola.engine.rules import Rules
from briscola.storage.behind import HandBehind, hands_behind
from briscola.storage.header import Header
from briscola.storage.matches import PlayedMatch, Search
from briscola.storage.record import read_record
from briscola.storage.transfer import export_record

PAGE = 64
"""Rows read from the database at a time."""


class CannotOpen(Exception):  # noqa: N818 - a sentence for the person
    """A record that can no longer be read; the message says why."""


class OpenedMatch:
    """A match with everything that its record tells."""

    def __init__(
        self,
        match: PlayedMatch,
        setup: MatchSetup,
        header: Header,
        events: Sequence[Event],
        *,
        behind: Sequence[HandBehind] = (),
    ) -> None:
        """`events` are those of the record as far as they are right, `behind` whole hands after damage in it.

        Raises BadOption, BadDealCode.
        """
        self.match, self.setup, self.header = match, setup, header
        origin = Origin(seeds=header.seeds, terms=header.terms)
        self.origin = origin if can_branch(setup) else None
        """What another course of the match would follow from; None where not all its players can sit down."""
        self.rules: Rules = setup.rules()
        self.events = tuple(events)
        self._behind = tuple(behind)

    @cached_property
    def _holding(self) -> Sequence[Event]:
        return in_force(self.events)

    @cached_property
    def view(self) -> View | None:
        """The table as it was left."""
        return fold_all(unfold(self._holding))

    @cached_property
    def hands(self) -> Sequence[PlayedHand]:
        """The hands played to their end."""
        return hands_of_match(self._holding)

    @cached_property
    def behind(self) -> Sequence[tuple[PlayedHand, str]]:
        """The whole hands behind damage, which count nowhere, with the deal code of each."""
        began = self.events[:1]
        found = []
        for hand in self._behind:
            (played,) = hands_of_match(hand.events)
            ((_, code),) = codes_of((*began, *hand.events))
            found.append((replace(played, number=played.ended.hand), code))
        return found

    @cached_property
    def codes(self) -> Mapping[int, str]:
        """The deal code of every hand whose shuffle was opened, by its number."""
        return dict(codes_of(self._holding))


class Bookshelf:
    """The matches in a library, of the person who plays now."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._search = Search()
        self._pages: dict[int, Sequence[PlayedMatch]] = {}
        self.count = 0
        """How many matches the search has found."""

    @property
    def person(self) -> str:
        """Whose matches they are: an id."""
        return self.library.profile.id

    # ---- the list

    def search(self, search: Search) -> None:
        """From now on only what this finds, of the person who plays."""
        self._search = msgspec.structs.replace(search, profile=self.person)
        self.read_again()

    def read_again(self) -> None:
        """Something has changed: a match came in, or was marked."""
        self._pages.clear()
        self.count = self.library.history.count(self._search)

    def match(self, number: int) -> PlayedMatch | None:
        """The match of a row, from 0, the latest first; only the rows that are asked for are read."""
        page, at = divmod(number, PAGE)
        if page not in self._pages:
            self._pages[page] = self.library.history.found(self._search, first=page * PAGE, most=PAGE)
        rows = self._pages[page]
        return rows[at] if at < len(rows) else None

    def games(self) -> Sequence[str]:
        """The games there are, by slug, the one played most first."""
        return self.library.history.games(self.person)

    def first_of(self, game: str) -> PlayedMatch | None:
        """Some match of that game."""
        found = self.library.history.found(Search(profile=self.person, game=game), most=1)
        return found[0] if found else None

    def opponents(self) -> Sequence[str]:
        """The names there are, the one met most first."""
        return self.library.history.opponents(self.person)

    # ---- one match

    def open(self, match: PlayedMatch) -> OpenedMatch:
        """Read its record.

        Raises CannotOpen.
        """
        try:
            record = read_record(Path(match.file))
            header = record.header
            assert header is not None
            setup = msgspec.convert(header.setup, MatchSetup)
            events = record.events[: record.position.lines]
            seals = {event.sha256 for event in events if isinstance(event, Committed)}
            began = next((event for event in events if isinstance(event, MatchBegan)), None)
            behind = () if began is None else hands_behind(Path(match.file), began, seals)
            return OpenedMatch(match, setup, header, events, behind=behind)
        except (OSError, BadRecord, BadOption, msgspec.ValidationError) as error:
            raise CannotOpen(str(error)) from error

    def mark(self, match: PlayedMatch, *, favourite: bool) -> bool:
        """Make a match a favourite, or one no more; False where that cannot be kept."""
        done = self.library.history.mark(match.id, favourite=favourite)
        self.read_again()
        return done

    def again(self, match: PlayedMatch) -> PlayedMatch:
        """A match as the list has it now."""
        return self.library.history.get(match.id) or match

    def export(self, match: PlayedMatch, target: Path) -> Path:
        """Copy its record to a file or into a folder; where it lies now.

        Raises CannotTransfer.
        """
        return export_record(match, target)

    def bring_in(self, file: Path) -> Imported:
        """Take in somebody's record, which counts in no statistics.

        Raises CannotTransfer.
        """
        library = self.library
        imported = import_record(library.history, library.records, file, profile=self.person)
        self.read_again()
        return imported
