"""The numbers from which the pages of the statistics are drawn, read from the database."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial

from msgspec import Struct

from briscola.capabilities.coach.judgements import Judgements, MatchAccuracy
from briscola.capabilities.counting.answers import CountingSums, counting_sums
from briscola.capabilities.statistics.rating import RatedGame, rated_games
from briscola.capabilities.statistics.shelf import Shelf, Token, shelf_of
from briscola.capabilities.statistics.statistics import Counted, Statistics, luck, statistics
from briscola.client.host.library import Library
from briscola.client.setup.characters import regular_people
from briscola.i18n.figure_words import figure
from briscola.i18n.kept_match_words import game_text, house_rules_text, rules_of
from briscola.i18n.person_words import guest_name
from briscola.storage.evenings.matches import Search
from briscola.storage.sums.luck import Luck

OpenToken = Callable[[Token], None]
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


class PageData:
    """All numbers of the current person, and the names of games and rivals.

    Each is read when it is first asked for, and raises where it cannot be.
    """

    def __init__(
        self,
        library: Library,
        open_token: OpenToken = lambda _token: None,
        shown: Callable[[], None] = lambda: None,
    ) -> None:
        """`open_token` shows the hand of a thing on the shelf; `shown` draws the page anew."""
        self._library, self._person, self.open_token = library, library.profile, open_token
        self._shown = shown
        self.rated_at = ""
        """The chosen game of the rating; empty: the most played one."""
        self.everything = statistics(library.database, library.profile)
        self.statistics: Statistics = self.everything
        """The numbers under the chosen filters; all else is unfiltered."""

    @cached_property
    def titles(self) -> Mapping[str, GameTitle]:
        """Names of the games, by slug."""
        return {
            group.name: figure("title of a game", partial(title_of, self._library, group.name), title)
            for group in self.everything.games
            for title in [GameTitle(group.name)]
        }

    @cached_property
    def names(self) -> Mapping[str, GameTitle]:
        """Names of rivals; those without one are told nowhere."""
        return names_of(self._library, self.everything.rivals)

    @cached_property
    def shelf(self) -> Shelf:
        """Things that the person has won or done for the first time."""
        # Without a name she was the first guest in cups of former versions.
        before = [] if self._person.name else [guest_name(1)]
        return shelf_of(self._library, self._person.name, *before)

    @cached_property
    def accuracies(self) -> Sequence[MatchAccuracy]:
        """Accuracy of the matches the coach has judged."""
        return Judgements(self._library.database).over_time(self._person)

    @cached_property
    def all_rated(self) -> Sequence[RatedGame]:
        """The ratings by results at each game, the most played one first."""
        return rated_games(self._library.database, self._person)

    @property
    def rated(self) -> RatedGame | None:
        """The ratings at the chosen game, or else at the most played one; None before the first."""
        chosen = (game for game in self.all_rated if game.variant == self.rated_at)
        return next(chosen, next(iter(self.all_rated), None))

    def rate_at(self, variant: str) -> None:
        """Show the rating at another game."""
        self.rated_at = variant
        self._shown()

    @cached_property
    def counting(self) -> CountingSums:
        """Answers to the counting trainer."""
        return counting_sums(self._library.database, self._person)

    @cached_property
    def luck(self) -> Luck:
        """Luck over all deals, which takes longer."""
        return luck(self._library.database, self._person)

    @property
    def few(self) -> bool:
        """True while there are too few matches for more than one page."""
        told = self.everything
        return figure("few matches", lambda: told.counts.matches + told.with_undo.matches < TABS_FROM, False)


def is_nothing(told: Statistics) -> bool:
    """True if there is nothing to count."""

    def found() -> bool:
        return not any(each.matches or each.hands for each in (told.counts, told.with_undo))

    return figure("nothing counted", found, False)
