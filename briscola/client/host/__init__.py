"""The truth of a match on this computer: its table, its computers, its record; the library of all matches."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
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
