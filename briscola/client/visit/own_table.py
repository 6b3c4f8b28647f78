"""The table that this person opens: made anew or as it was before a restart, and what its host does."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.friends_table import FriendsTable
from briscola.client.friends.table_plan import TablePlan, TableWishes
from briscola.client.friends.table_service import THINKING, TableService, TableWays
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.news import FriendsTrouble, LobbyState, News
from briscola.engine.occupant import Occupant
from briscola.engine.options import BadOption
from briscola.engine.replay_cursor import BadRecord
from briscola.network.addresses.host_names import PORT
from briscola.network.addresses.meeting_points import MeetingPoint, known_points
from briscola.network.keys.key_pair import KeyPair
from briscola.network.keys.person_key import NoKey, kept_key
from briscola.network.tables.nearby import EVERYWHERE
from briscola.players.bots.command import is_program
from briscola.players.levels import BadLevel
from briscola.storage.files.atomic_write import make_folder
from briscola.storage.match_choices import seated
from briscola.storage.records.header import Header


class Serving(Struct, frozen=True, kw_only=True):
    """Addresses and pace of a table that is served at this computer."""

    address: str | None = None
    """Address at which it listens; None: everywhere."""
    port: int = PORT
    """Port at which it listens; 0: any."""
    interfaces: Sequence[str] = EVERYWHERE
    """Addresses of the networks where it is told, and others are found."""
    thinking: float = THINKING
    """Seconds that computer players take at least."""


USUAL_SERVING: Final = Serving()


class OwnTable:
    """Makes the own table, and hands what its host does over to the network thread."""

    def __init__(
        self,
        records: FriendRecords,
        serving: Serving,
        *,
        changed: Callable[[], None],
        post: Callable[[News], object],
        submit: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        """`changed` is called in the network thread, as for `TableService`; `submit` runs a coroutine there.

        `post` puts out news of programs that fail, and of what keeps the table from being made.
        """
        self._records, self.serving = records, serving
        self._changed, self._post, self._submit = changed, post, submit
        self.hosting: TableService | None = None
        """The open table; None while none is open."""

    # ---- making it

    def make(
        self, setup: MatchSetup, wishes: TableWishes, *, meeting: MeetingPoint | None
    ) -> TableService | None:
        """Make a table with a key of its own; None, with trouble reported, if it cannot have one."""
        key = self._key(new=True)
        if key is None:
            return None
        plan = TablePlan(setup=setup, key=key, wishes=wishes)
        self.hosting = self._hosted(plan, meeting)
        return self.hosting

    def make_again(self) -> tuple[TableService, int] | None:
        """Make the table as it was when the program ended, and its port.

        None if none was kept; likewise, with trouble reported, if the match cannot go on. What cannot be
        read at the moment is tried again another time.
        """
        hosted = self._records.hosted
        if hosted is None:
            return None
        try:
            kept = self._records.whole(hosted.match)
            if kept is None:
                self._records.forget_hosted(hosted)
                self._post(FriendsTrouble(kind="record"))
                return None
            if (key := self._key(new=False)) is None:
                return None
            header, log = kept
            meeting = next(iter(known_points([hosted.meeting])), None)
            setup = self._setup(header, hosted.person)
            wishes = TableWishes(clock=hosted.clock, hints=header.settings.hints, onlookers=hosted.onlookers)
            plan = TablePlan(setup=setup, key=key, wishes=wishes)
            hosting = self._hosted(plan, meeting)
            hosting.go_on(header, log, programs=hosted.programs)
        except (BadRecord, BadLevel, BadOption, OSError) as error:
            self._post(FriendsTrouble(kind="record", sentence=str(error)))
            return None
        self.hosting = hosting
        return hosting, hosted.port

    @staticmethod
    def _setup(header: Header, person: str) -> MatchSetup:
        """The match of a header, with the host's own `person` first, wherever she sits."""
        setup = MatchSetup.of(header.choices)
        seat = next((seat for seat, who in enumerate(setup.occupants) if person and who.key == person), 0)
        return setup.turned(seat)

    def _key(self, *, new: bool) -> KeyPair | None:
        """The table's key, which a restart finds again; None, with trouble reported, if there is none.

        For a new table that of the match that can be gone on with is put aside, and older ones are removed;
        all stay where they are while it cannot be read which match that is.
        """
        key = self._records.table_key
        try:
            make_folder(self._records.folder)
            try:
                hosted = self._records.read_hosted()
            except OSError:
                if new:
                    return kept_key(key)
                raise
            aside = key if hosted is None else key.with_name(f"{hosted.match}.key")
            if not new and aside.exists():
                aside.replace(key)
            elif new:
                for older in {*key.parent.glob("[0-9a-f]" * 32 + ".key")} - {aside}:
                    older.unlink()
                if aside.exists():
                    key.unlink(missing_ok=True)
                elif key.exists():
                    key.replace(aside)
            return kept_key(key)
        except (NoKey, OSError) as error:
            self._post(FriendsTrouble(kind="no_key", sentence=str(error)))
            return None

    def _hosted(self, plan: TablePlan, meeting: MeetingPoint | None) -> TableService:
        service = TableService(
            replace(plan, friends=self._records.friends),
            self._records,
            self._post,
            thinking=self.serving.thinking,
            ways=TableWays(interfaces=self.serving.interfaces, meeting=meeting),
        )
        service.changed = self._changed
        return service

    # ---- what its host does

    def let_in(self, key: str, yes: bool) -> None:
        """Let somebody sit down, or not."""
        self.do(lambda table: table.let_in(key, yes))

    def allow_onlookers(self, yes: bool) -> None:
        """Let others look on at the table from now on, or nobody."""
        self._serve(lambda hosting: hosting.allow_onlookers(yes))

    def do(self, act: Callable[[FriendsTable], None]) -> None:
        """Do something in the network thread at the table that is open now."""
        self._serve(lambda hosting: act(hosting.table))

    def _serve(self, act: Callable[[TableService], None]) -> None:
        hosting = self.hosting

        async def acting() -> None:
            if hosting is not None:
                act(hosting)
                admission = hosting.table.admission
                self._records.note_friends(admission.friends, admission.sent_away)
                self._changed()

        self._submit(acting())


def setup_of(table: LobbyState) -> MatchSetup:
    """The match of a table for which somebody else opens it again: its people sit down anew.

    Programs stay at the computer that runs them.
    """
    seated_now = [
        Occupant(name=place.name, face=place.face, level=place.level)
        if place.level and not is_program(place.level)
        else Occupant(name="", face=place.face)
        for place in table.roster
    ]
    terms = table.terms
    match = MatchSetup(
        variant=terms.variant,
        players=terms.players,
        options=terms.options,
        winning_hands=terms.winning_hands,
    )
    return seated(match, seated_now)
