"""All that the title leads to: a row for each entry, in the order of the menu, loaded when asked for."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from msgspec import Struct

from briscola.client.host.library import Library

NEW_MATCH = "ui.scenes.new_match.table_choice players.expert players.insight.evaluation ui.scenes.play.scene"
HAND = "capabilities.coach.window.scene"
STEPS = "capabilities.lesson.window.scene capabilities.stairs.window.offer"


class EntryRow(Struct, frozen=True):
    """An entry: its module below the package, and its name there."""

    module: str
    name: str
    title: Callable[[Library], bool] | None = lambda _: True
    """True if the title loads it; None: it says nothing there, and is loaded with the first table."""
    table: bool = False
    """True if it is asked when somebody sits down at the table of a match."""
    behind: str = ""
    """Modules to load behind the title."""

    def kind(self) -> Any:
        """Load the entry's class."""
        return getattr(import_module(f"briscola.{self.module}"), self.name)


ROWS = (
    EntryRow("ui.scenes.who_plays", "WhoPlays", behind="ui.scenes.people.scene"),
    EntryRow("ui.scenes.waiting_matches", "WaitingMatches"),
    EntryRow("ui.scenes.match_entry", "MatchEntry", behind=NEW_MATCH),
    EntryRow("ui.scenes.friends.entry", "FriendsEntry"),
    EntryRow("ui.scenes.school.entry", "SchoolEntry", behind="ui.scenes.school.page"),
    EntryRow("capabilities.cup.entry", "CupEntry"),
    EntryRow("ui.scenes.match_history.entry", "EveningsEntry", behind="ui.scenes.match_history.scene"),
    EntryRow("capabilities.season.entry", "SeasonEntry", title=lambda library: library.season_path.exists()),
    EntryRow(
        "capabilities.statistics.entry", "StatisticsEntry", behind="capabilities.statistics.window.scene"
    ),
    EntryRow("capabilities.stairs.entry", "Staircase", table=True, behind=STEPS),
    EntryRow("capabilities.coach.entry", "CoachEntry", title=None, table=True, behind=HAND),
    EntryRow("capabilities.counting.entry", "CountingEntry", title=None, table=True),
    EntryRow("capabilities.duel.entry", "DuelEntry", title=None, table=True),
    EntryRow("ui.scenes.deck_bringer", "DeckBringer"),
)


def behind_the_title() -> Iterator[str]:
    """Modules that are loaded behind the title, one after another."""
    for row in ROWS:
        yield from (f"briscola.{name}" for name in row.behind.split())
