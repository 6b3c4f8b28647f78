"""People at several computers at one table: the host of the match, and what each guest keeps of it."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.friends.friend_notes import (
        HostedNote as HostedNote,
        ListNote as ListNote,
        TableNote as TableNote,
    )
    from briscola.client.friends.friend_records import (
        FriendRecorder as FriendRecorder,
        FriendRecords as FriendRecords,
        friends_folder as friends_folder,
        way_back as way_back,
    )
    from briscola.client.friends.friends import Friends as Friends
    from briscola.client.friends.neutral_dealer import NeutralDealer as NeutralDealer
    from briscola.client.friends.stand_ins import STAND_IN as STAND_IN
    from briscola.client.friends.table_clock import AWAY_SECONDS as AWAY_SECONDS, BANK_SECONDS as BANK_SECONDS
    from briscola.client.friends.table_people import Knock as Knock, TablePlan as TablePlan
    from briscola.client.friends.table_service import THINKING as THINKING, TableService as TableService
else:
    __getattr__ = lazily(
        __name__,
        friend_notes="HostedNote ListNote TableNote",
        friend_records="FriendRecorder FriendRecords friends_folder way_back",
        friends="Friends",
        neutral_dealer="NeutralDealer",
        stand_ins="STAND_IN",
        table_clock="AWAY_SECONDS BANK_SECONDS",
        table_people="Knock TablePlan",
        table_service="THINKING TableService",
    )
