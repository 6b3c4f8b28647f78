"""The truth of a match on this computer: its table, its computers, its record; the library of all matches."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.host.absences import (
        UNTOLD as UNTOLD,
        shuffle_accounts as shuffle_accounts,
        stand_in_accounts as stand_in_accounts,
    )
    from briscola.client.host.active_match import ActiveMatch as ActiveMatch, Left as Left, unsaved as unsaved
    from briscola.client.host.analysis import Analysis as Analysis
    from briscola.client.host.hands_after_damage import (
        HandAfterDamage as HandAfterDamage,
        hands_behind as hands_behind,
    )
    from briscola.client.host.library import Library as Library, News as News
    from briscola.client.host.live import live_events as live_events
    from briscola.client.host.match_host import TABLES as TABLES, MatchHost as MatchHost
    from briscola.client.host.opponents import (
        NO_COMMANDS as NO_COMMANDS,
        Opponents as Opponents,
        in_person as in_person,
    )
    from briscola.client.host.recorder import (
        SECOND as SECOND,
        Keeper as Keeper,
        Recorder as Recorder,
        Trouble as Trouble,
        Unrecorded as Unrecorded,
        house_of as house_of,
        refused as refused,
    )
else:
    __getattr__ = lazily(
        __name__,
        absences="UNTOLD shuffle_accounts stand_in_accounts",
        active_match="ActiveMatch Left unsaved",
        analysis="Analysis",
        hands_after_damage="HandAfterDamage hands_behind",
        library="Library News",
        live="live_events",
        match_host="MatchHost TABLES",
        opponents="NO_COMMANDS Opponents in_person",
        recorder="Keeper Recorder SECOND Trouble Unrecorded house_of refused",
    )
