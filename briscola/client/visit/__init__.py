"""A guest at the table of another computer: what is told, checked, signed, kept and steered there."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.visit.news import (
        FriendsTrouble as FriendsTrouble,
        KeptLines as KeptLines,
        LobbyState as LobbyState,
        MatchGoesOn as MatchGoesOn,
        MatchGone as MatchGone,
        MatchNews as MatchNews,
        NewLines as NewLines,
        News as News,
        NextSeat as NextSeat,
        RecordTrouble as RecordTrouble,
        SeatSeen as SeatSeen,
        TableLeft as TableLeft,
        TableQuestion as TableQuestion,
        TablesNearby as TablesNearby,
        TroubleKind as TroubleKind,
        put_news as put_news,
    )
    from briscola.client.visit.remote_seat import RemoteSeat as RemoteSeat
    from briscola.client.visit.visitor import Visitor as Visitor
    from briscola.client.visit.visitor_parts import (
        Sitter as Sitter,
        Speaking as Speaking,
        UnkeptRecords as UnkeptRecords,
    )
else:
    __getattr__ = lazily(
        __name__,
        news=(
            "FriendsTrouble KeptLines LobbyState MatchGoesOn MatchGone MatchNews NewLines News NextSeat "
            "RecordTrouble SeatSeen TableLeft TableQuestion TablesNearby TroubleKind put_news"
        ),
        remote_seat="RemoteSeat",
        visitor="Visitor",
        visitor_parts="Sitter Speaking UnkeptRecords",
    )
