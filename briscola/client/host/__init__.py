"""The truth of a match on this computer: its table, its computers, its record; the library of all matches."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.host.absences import UNTOLD, shuffle_accounts, stand_in_accounts
    from briscola.client.host.active_match import ActiveMatch, AfterError, unsaved
    from briscola.client.host.analysis import Analysis
    from briscola.client.host.hands_after_damage import HandAfterDamage, hands_behind
    from briscola.client.host.library import Library, News
    from briscola.client.host.live import live_events
    from briscola.client.host.match_host import TABLES, MatchHost
    from briscola.client.host.opponents import NO_COMMANDS, Opponents, in_person
    from briscola.client.host.recorder import (
        SECOND,
        MatchRecorder,
        Recorder,
        Trouble,
        Unrecorded,
        house_of,
        refused,
    )
    from briscola.client.host.resuming import take_up_deal
else:
    __getattr__ = lazily(
        __name__,
        absences="UNTOLD shuffle_accounts stand_in_accounts",
        active_match="ActiveMatch AfterError unsaved",
        analysis="Analysis",
        hands_after_damage="HandAfterDamage hands_behind",
        library="Library News",
        live="live_events",
        match_host="MatchHost TABLES",
        opponents="NO_COMMANDS Opponents in_person",
        recorder="MatchRecorder Recorder SECOND Trouble Unrecorded house_of refused",
        resuming="take_up_deal",
    )
