"""A guest at the table of another computer: what is told, checked, signed, kept and steered there."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.visit.news import (
        FriendsTrouble,
        KeptLines,
        LobbyState,
        MatchGoesOn,
        MatchGone,
        MatchNews,
        NewLines,
        News,
        NextSeat,
        RecordTrouble,
        SeatSeen,
        TableLeft,
        TableQuestion,
        TablesFound,
        TroubleKind,
        put_news,
    )
    from briscola.client.visit.remote_seat import RemoteSeat
    from briscola.client.visit.visitor import Visitor
    from briscola.client.visit.visitor_parts import Sitter, Speaking, UnkeptRecords
else:
    __getattr__ = lazily(
        __name__,
        news=(
            "FriendsTrouble KeptLines LobbyState MatchGoesOn MatchGone MatchNews NewLines News NextSeat "
            "RecordTrouble SeatSeen TableLeft TableQuestion TablesFound TroubleKind put_news"
        ),
        remote_seat="RemoteSeat",
        visitor="Visitor",
        visitor_parts="Sitter Speaking UnkeptRecords",
    )
