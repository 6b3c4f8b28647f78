"""The program put together: a row for all that its title, its tables and a dealer offer besides a match.

Nothing else knows all capabilities, and only this loads some of them late, by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from briscola.storage.files.safe_read import exists
from briscola.ui.entry_row import EntryRow

if TYPE_CHECKING:  # the window knows no dealer, and loads nothing of a network
    from briscola.dealer.dealer_capability import DealerCapability

NEW_MATCH = "ui.scenes.new_match.table_choice players.expert players.insight.evaluation ui.scenes.play.scene"
COACH = "capabilities.coach.window.scene"
STATISTICS = "capabilities.statistics.window.scene"
STEPS = "capabilities.lesson.window.scene capabilities.stairs.window.offer"

IN_WINDOW = (
    EntryRow("ui.scenes.who_plays", "WhoPlays", behind="ui.scenes.people.scene"),
    EntryRow("ui.scenes.waiting_matches", "WaitingMatches"),
    EntryRow("ui.scenes.match_entry", "MatchEntry", behind=NEW_MATCH),
    EntryRow("ui.scenes.friends.entry", "FriendsEntry"),
    EntryRow("capabilities.school.entry", "SchoolEntry", behind="capabilities.school.window.page"),
    EntryRow("capabilities.season.entry", "SeasonEntry", title=lambda library: exists(library.season_path)),
    EntryRow("capabilities.cup.entry", "CupEntry"),
    EntryRow("ui.scenes.match_history.entry", "EveningsEntry", behind="ui.scenes.match_history.scene"),
    EntryRow("capabilities.slate.entry", "SlateEntry"),
    EntryRow("capabilities.statistics.entry", "StatisticsEntry", behind=STATISTICS),
    EntryRow("capabilities.stairs.entry", "Staircase", table=True, behind=STEPS),
    EntryRow("capabilities.coach.entry", "CoachEntry", title=None, table=True, behind=COACH),
    EntryRow("capabilities.counting.entry", "CountingEntry", title=None, table=True),
    EntryRow("capabilities.duel.entry", "DuelEntry", title=None, table=True),
    EntryRow("ui.scenes.deck_bringer", "DeckBringer"),
)
"""The entries of the window, in the order of the menu."""

AT_DEALER = ("capabilities.slate.at_dealer:DealerSlates", "capabilities.cup.at_dealer:DealerCups")
"""The capabilities that a dealer serves besides tables: the module of each, and its class there."""


def dealer_capabilities() -> Sequence[type[DealerCapability]]:
    """Load what a dealer serves besides tables."""
    return [resolve_name(f"briscola.{row}") for row in AT_DEALER]
