"""A table of several computers at its host's: who sits there, the match, and the records that are kept."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.client.friends.admission import Knock
    from briscola.client.friends.friend_notes import HostedNote, LinkNote, ListNote, TableNote
    from briscola.client.friends.friend_records import (
        FinishedMatches,
        FriendRecorder,
        FriendRecords,
        friends_folder,
        way_back,
    )
    from briscola.client.friends.friends_table import TALK_SECONDS, FriendsTable
    from briscola.client.friends.neutral_dealer import NeutralDealer
    from briscola.client.friends.table_clock import AWAY_SECONDS, BANK_SECONDS
    from briscola.client.friends.table_plan import USUAL_WISHES, TablePlan, TableWishes
    from briscola.client.friends.table_service import THINKING, TableService
