"""The numbers from which the pages of the statistics are drawn, and the filters over them."""

from collections.abc import Callable, Mapping, Sequence

import pygame
from msgspec import Struct, structs

from briscola.capabilities.coach import MatchAccuracy
from briscola.capabilities.counting import CountingRecord
from briscola.capabilities.statistics.rating import RatedGame
from briscola.capabilities.statistics.shelf import Shelf
from briscola.capabilities.statistics.statistics import Counted, Statistics
from briscola.capabilities.statistics.words import level_title
from briscola.client.host import Library
from briscola.client.setup import regular_people
from briscola.i18n.kept_match_words import game_text, house_rules_text, month_text, rules_of
from briscola.i18n.text import _
from briscola.storage.evenings import Search
from briscola.storage.sums import Luck
from briscola.ui.render import Kit
from briscola.ui.scenes.settings import deck_title
from briscola.ui.widgets import Dropdown, Widget

MOST = 10
"""Maximum entries of a list besides `all`, to fit the smallest window."""
GAP = 16


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
    """The filtered numbers, and the names of the games by slug."""

    statistics: Statistics
    luck: Luck
    titles: Mapping[str, GameTitle]
    names: Mapping[str, GameTitle]
    """Names of rivals; those without one are told nowhere."""
    shelf: Shelf = Shelf()
    """Things that the person has won or done for the first time, unfiltered."""
    few: bool = False
    """True if this is the only page."""
    accuracies: Sequence[MatchAccuracy] = ()
    """Accuracy of the matches the coach has judged, unfiltered."""
    rated: RatedGame | None = None
    """The ratings by results, unfiltered."""
    counting: CountingRecord = CountingRecord()
    """Answers to the counting trainer, unfiltered."""


def deck_name(deck: str) -> str:
    """Name of a match's deck; older setups have none."""
    return deck_title(deck) if deck else _("As in the settings")


class Chosen(Struct, frozen=True, kw_only=True):
    """The chosen filters; None means all."""

    game: str | None = None
    level: str | None = None
    rival: str | None = None
    month: str | None = None
    deck: str | None = None

    @property
    def who(self) -> str | None:
        """The chosen opponents in one value: a level, or a rival's name after `RIVAL`."""
        return self.level if self.rival is None else RIVAL + self.rival

    def choosing(self, field: str, value: str | None) -> "Chosen":
        """The same with another value of one list."""
        if field != "who":
            return structs.replace(self, **{field: value})
        if value is not None and value.startswith(RIVAL):
            return structs.replace(self, level=None, rival=value.removeprefix(RIVAL))
        return structs.replace(self, level=value, rival=None)


RIVAL = "@"
"""Mark before the name of a rival, in a list that has levels too."""


def lists(
    everything: Statistics, titles: Mapping[str, GameTitle], names: Mapping[str, GameTitle]
) -> Sequence[tuple[str, str, dict[str, str]]]:
    """For each list: the field it sets, its word for "all", and its values with their words."""

    def words(groups: Sequence[Counted], name: Callable[[str], str]) -> dict[str, str]:
        return {each.name: name(each.name) for each in groups[:MOST]}

    met = [each.name for each in everything.rivals if each.name in names][: MOST // 2]
    rivals = {RIVAL + who: names[who].game for who in met}
    levels = words(everything.levels[: MOST - len(met)], level_title)
    return (
        ("game", _("All games"), words(everything.games, lambda slug: titles[slug].line)),
        ("who", _("All opponents"), {**rivals, **levels}),
        ("month", _("All months"), words(everything.months, month_text)),
        ("deck", _("All decks"), words(everything.decks, deck_name)),
    )


def make_filters(
    kit: Kit,
    rect: pygame.Rect,
    choices: Sequence[tuple[str, str, dict[str, str]]],
    chosen: Chosen,
    on_change: Callable[[str, str | None], None],
) -> Sequence[Widget]:
    """Make the lists in a row, that of the games the widest."""
    gap = kit.scale.px(GAP)
    room = rect.width - gap * (len(choices) - 1)
    heads = {"game": _("Games"), "who": _("Opponents"), "month": _("Months"), "deck": _("Decks")}
    widgets, x = [], rect.x
    for (field, everything, words), share in zip(choices, (0.31, 0.25, 0.22, 0.22), strict=True):
        width = round(room * share)
        values = [None, *words]

        def choose(at: int, field: str = field, values: Sequence[str | None] = values) -> None:
            on_change(field, values[at])

        now = getattr(chosen, field)
        widgets.append(
            Dropdown(
                kit,
                pygame.Rect(x, rect.y, width, rect.height),
                [everything, *words.values()],
                values.index(now) if now in values else 0,
                choose,
                name=f"by-{field}",
                on_paper=False,
            ).called(heads[field])
        )
        x += width + gap
    return widgets
