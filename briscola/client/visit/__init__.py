"""One person at tables of friends, guest or host: what she is told, checks, signs, keeps and steers."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.client.visit.friends_client import FriendsClient
    from briscola.client.visit.news import (
        FriendsTrouble,
        LobbyState,
        MatchGoesOn,
        MatchGone,
        News,
        RecordTrouble,
        TableLeft,
        TablesFound,
        TroubleKind,
    )
    from briscola.client.visit.own_table import OwnTable
    from briscola.client.visit.remote_seat import RemoteSeat
    from briscola.client.visit.visitor import Visitor
    from briscola.client.visit.visitor_parts import DoorToHost, SelfIdentity, UnkeptRecords
