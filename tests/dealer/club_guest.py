"""People at the tables of a dealer: their programs without a window, in one loop, by chance."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.setup.characters import regular_people
from briscola.client.visit.news import (
    FriendsTrouble,
    LobbyState,
    MatchGoesOn,
    NewEntries,
    News,
    TableQuestion,
)
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import EndpointToHost, SelfIdentity
from briscola.engine.events import Event, HandEnded
from briscola.engine.record import event_line
from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.keys.key_pair import KeyPair, new_key
from briscola.network.meeting.meeting_endpoint import connect_at_meeting_point
from briscola.network.tables.lan_endpoint import connect_to_table
from tests.engine.strategies import choose

HERE = "127.0.0.1"


class ClubGuest:
    """Somebody who sits down at a dealer's table, is ready, and plays so many matches."""

    def __init__(
        self,
        folder: Path,
        name: str,
        code: str,
        port: int = 0,
        *,
        seed: int = 1,
        matches: int = 1,
        key: KeyPair | None = None,
        meeting: MeetingPoint | None = None,
        pause: float = 0.0,
    ) -> None:
        """She comes to a port of this computer, or through a `meeting` point, and thinks for a `pause`."""
        self._pause = pause
        self.records, self.random, self.matches = FriendRecords(folder), Random(seed), matches
        self.key = key or new_key()
        faces = regular_people()
        self._faces = [each.name for each in faces]
        note = TableNote(code=code, addresses=(HERE,), port=port)
        before = self.records.note
        if before is not None and before.code == code:
            note = before

        async def way() -> EndpointToHost:
            if meeting is not None:
                return await connect_at_meeting_point(meeting, code, self.key)
            return await connect_to_table(HERE, port, code, self.key)

        me = SelfIdentity(key=self.key, name=name, face=self.random.choice(self._faces))
        self.visitor = Visitor(me, way, self._tell, self.records, note=note)
        self.table: LobbyState | None = None
        self.match: MatchGoesOn | None = None
        self.played: set[str] = set()
        """Matches that are over, with all their lines kept."""
        self.hands = 0
        """Hands that have ended before her eyes."""
        self.troubles: list[FriendsTrouble] = []
        self.lost = 0
        """Times that lines were missing, or others, when a match was shown anew."""
        self.seen: dict[str, list[str]] = {}
        """All lines of the last match that were shown, by its id."""
        self._asked = ""

    def _tell(self, news: News) -> None:
        match news:
            case LobbyState():
                self.table = news
                if not news.connected:
                    self._asked = ""
                asyncio.get_running_loop().call_soon(self._settle)
            case FriendsTrouble():
                self.troubles.append(news)
                self._asked = ""
                asyncio.get_running_loop().call_soon(self._settle)
            case MatchGoesOn():
                self.match = news
                self.seen = {news.header.id: self.seen.get(news.header.id, [])}
                self._shown(news.header.id, 0, news.seen)
                self._asked = ""
            case NewEntries() if self.match is not None:
                self.hands += sum(isinstance(event, HandEnded) for event in news.events)
                self._shown(self.match.header.id, len(self.seen[self.match.header.id]), news.events)
            case TableQuestion():
                asyncio.get_running_loop().call_later(self._pause, self._answer, news)

    def _shown(self, match: str, at: int, events: Sequence[Event]) -> None:
        """Keep lines; what was shown before must be shown again."""
        lines, more = self.seen.setdefault(match, []), list(map(event_line, events))
        self.lost += lines[at:] != more[: len(lines) - at]
        lines[at:] = more

    def _settle(self) -> None:
        """Sit down and be ready, once for each time that it is needed."""
        table = self.table
        if table is None or not table.connected:
            return
        if table.over and self.match is not None:
            self.played.add(self.match.header.id)
        wanted, self._asked = self._wanted(table), self._wanted(table) and self._asked
        if wanted == self._asked:
            return
        self._asked = wanted
        if wanted == "sit":
            free = [place.seat for place in table.roster if not place.name]
            taken = {place.face for place in table.roster if place.name}
            faces = [face for face in self._faces if face not in taken]
            self.visitor.sit(self.random.choice(free), self.random.choice(faces))
        elif wanted == "ready":
            self.visitor.ready(True)

    def _wanted(self, table: LobbyState) -> str:
        """The next thing that she asks for: `sit`, `ready`, or nothing."""
        if len(self.played) >= self.matches:
            return ""
        if table.own is None:
            return "sit" if any(not place.name for place in table.roster) else ""
        waits = self.match is None or table.over
        return "ready" if waits and not table.roster[table.own].ready else ""

    def _answer(self, question: TableQuestion) -> None:
        if question.cut:
            self.visitor.cut(self.random.choice([None, 3, 9]))
        elif question.view is not None:
            self.visitor.choose(choose(self.random, question.view.legal))
