"""The numbers from which the pages of the statistics are drawn, read from the database."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from briscola.capabilities.coach import Judgements, MatchAccuracy
from briscola.capabilities.counting import CountingRecord, counting_record
from briscola.capabilities.statistics.rating import RatedGame, rated_game
from briscola.capabilities.statistics.shelf import Shelf, shelf_of
from briscola.capabilities.statistics.statistics import Counted, Statistics, statistics
from briscola.client.host import Library
from briscola.client.setup import regular_people
from briscola.i18n.kept_match_words import game_text, house_rules_text, rules_of
from briscola.i18n.person_words import guest_name
from briscola.storage.evenings import Search
from briscola.storage.sums import Luck

TABS_FROM = 10
"""Matches from which there is enough for several pages and filters."""


class GameTitle(Struct, frozen=True):
    """Name of a game, and the house rules that make another game of it; empty if none do."""

    game: str
    rules: str = ""
    goal: int | None = None
    """Points that win a hand for sure; None where hands go by a promise, by most points, or are added up."""
    face: str = ""
    """The face of a regular whose matches a row tells; empty for anything else."""
    added_up: bool = False
    """True if no hand is won: the points of all hands are added up (V-PT)."""

    @property
    def line(self) -> str:
        """Name and house rules in one line."""
        return f"{self.game} ({self.rules})" if self.rules else self.game


def title_of(library: Library, slug: str) -> GameTitle:
    """Name of a game, from its last match."""
    search = Search(profile=library.profile.id, game=slug)
    match = next(iter(library.history.found(search, most=1)), None)
    if match is None:
        return GameTitle(slug)
    rules, named, house = rules_of(match), game_text(match), house_rules_text(match)
    if rules is None:
        return GameTitle(named, house)
    added_up = rules.match_form.by_points
    wins = rules.two_sides and not added_up
    return GameTitle(named, house, rules.majority if wins else None, added_up=added_up)


def names_of(library: Library, rivals: Sequence[Counted]) -> Mapping[str, GameTitle]:
    """Names of rivals: regulars by their faces, and the people of this computer; nobody else has one."""
    people = {profile.id: profile.name for profile in library.profiles.all()}
    regulars = {each.name: GameTitle(each.title, face=each.name) for each in regular_people()}
    named = {each.name: GameTitle(people[each.name]) for each in rivals if people.get(each.name)}
    return {**named, **{each.name: regulars[each.name] for each in rivals if each.name in regulars}}


class PageData(Struct, frozen=True, kw_only=True):
    """All numbers of one person, and the names of games and rivals."""

    statistics: Statistics
    """The numbers under the chosen filters; all else is unfiltered."""
    everything: Statistics
    titles: Mapping[str, GameTitle]
    """Names of the games, by slug."""
    names: Mapping[str, GameTitle]
    """Names of rivals; those without one are told nowhere."""
    shelf: Shelf
    """Things that the person has won or done for the first time."""
    accuracies: Sequence[MatchAccuracy]
    """Accuracy of the matches the coach has judged."""
    rated: RatedGame | None
    """The ratings by results."""
    counting: CountingRecord
    """Answers to the counting trainer."""
    luck: Luck = Luck()
    """Luck over all deals; empty until its page is opened."""

    @property
    def few(self) -> bool:
        """True while there are too few matches for more than one page."""
        return self.everything.counts.matches + self.everything.with_undo.matches < TABS_FROM


def read_data(library: Library) -> PageData:
    """Read all numbers of the current person but the luck, which takes longer."""
    database, person = library.database, library.profile
    everything = statistics(database, person)
    # Without a name she was the first guest in cups of former versions.
    before = [] if person.name else [guest_name(1)]
    return PageData(
        statistics=everything,
        everything=everything,
        titles={group.name: title_of(library, group.name) for group in everything.games},
        names=names_of(library, everything.rivals),
        shelf=shelf_of(library, person.name, *before),
        accuracies=Judgements(database).over_time(person),
        rated=rated_game(database, person),
        counting=counting_record(database, person),
    )


def is_nothing(told: Statistics) -> bool:
    """True if there is nothing to count."""
    return not (told.counts.matches or told.counts.hands or told.with_undo.hands or told.with_undo.matches)
