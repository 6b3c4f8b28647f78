"""A person's seat at a match of this program."""

from collections.abc import Callable, Iterable
from pathlib import Path

from briscola.client.host.guarded_program import ProgramNews
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import Trouble
from briscola.client.host.thinking_threads import Thought
from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.folding import as_seen_by
from briscola.engine.actions import Action, Ask, IllegalAction, Redeal, Sign
from briscola.engine.events import Event, TrumpCard
from briscola.engine.observation import Observation
from briscola.engine.replay_cursor import held, in_force
from briscola.engine.rules import Rules
from briscola.engine.turned import Rotation, turned_event, turned_view
from briscola.table.table import Phase

NEXT_STEPS = {
    Phase.MATCH: NextStep.MATCH,
    Phase.SEAL_DRAW: NextStep.SEAL_DRAW,
    Phase.DRAW: NextStep.DRAW,
    Phase.HAND: NextStep.HAND,
}


class HostedSeat(SeatControl):
    """A seat whose host this program is."""

    def __init__(self, host: MatchHost, place: int = 0) -> None:
        """Sit down at `place` as the table counts the places. All that has happened so far counts as seen."""
        self.host, self.place = host, place
        self._bottom = max(place, 0)
        """The place that is shown at the bottom: one's own, or the first for whoever sits at none."""
        self._turned: tuple[MatchSetup, MatchSetup] | None = None
        self._turned_view: tuple[Observation, Observation] | None = None
        self.history: list[Event] = []
        self.mark_all_seen()

    # ---- what the person sees

    def _as_seen(self, events: Iterable[Event]) -> list[Event]:
        """The events as this seat sees them, with itself at place 0."""
        if self._bottom:
            seat, players = self._bottom, self.rules.players
            events = (turned_event(event, seat=seat, players=players) for event in events)
        return as_seen_by(events)

    def mark_all_seen(self) -> bool:
        """Count all that has happened so far as seen; True if that makes another history."""
        self._log, before = self.host.table.log, self.history
        self.host.looked[self.place] = len(self._log)
        self.history = self._as_seen(in_force(self._log))
        return self.history != before

    def take_new_events(self) -> list[Event]:
        log = self.host.table.log
        first = self.host.looked.get(self.place, 0) if log is self._log else 0
        self._log, self.host.looked[self.place] = log, len(log)
        seen = self._as_seen(event for _, event in held(log[first:], first=first))
        self.history += seen
        return seen

    @property
    def setup(self) -> MatchSetup:
        setup = self.host.setup
        if not self.place:
            return setup
        if self._turned is None or self._turned[0] is not setup:
            self._turned = setup, setup.turned(self.place)
        return self._turned[1]

    @property
    def seeds(self) -> tuple[str, ...]:
        return self.host.seeds

    @property
    def alone(self) -> bool:
        return len(self.host.setup.people) == 1

    @property
    def setup_of_table(self) -> MatchSetup:
        """The match as the table counts the places."""
        return self.host.setup

    def seat_of(self, place: int) -> "HostedSeat":
        """A seat of its own for somebody at the table, as the table counts the places."""
        return HostedSeat(self.host, place)

    @property
    def advice(self) -> bool:
        return self.host.advice

    @property
    def next_step(self) -> NextStep:
        table = self.host.table
        if table.phase in NEXT_STEPS:
            return NEXT_STEPS[table.phase]
        if table.phase is Phase.CUT:
            return NextStep.OWN_CUT if table.cutter == self.place else NextStep.CUT
        if table.phase is Phase.TRUMP_CARD:
            others = NextStep.ANOTHER if table.dealer in self.host.setup.people else NextStep.TRUMP_CARD
            return NextStep.OWN_TRUMP_CARD if table.dealer == self.place else others
        seat = table.decider
        if seat is None:
            return NextStep.DUMMY
        if seat == self.place:
            return NextStep.OWN_MOVE
        return NextStep.ANOTHER if seat in self.host.setup.people else NextStep.COMPUTER

    @property
    def view(self) -> Observation:
        view = self.host.table.view(self.place)
        if not self.place:
            return view
        if self._turned_view is None or self._turned_view[0] is not view:
            self._turned_view = view, turned_view(view, seat=self.place)
        return self._turned_view[1]

    @property
    def rules(self) -> Rules:
        return self.host.table.rules

    @property
    def hand(self) -> int:
        return self.host.table.hand

    @property
    def begun(self) -> bool:
        return self.host.table.matches > 0

    @property
    def version(self) -> int:
        return len(self.host.table.log)

    @property
    def dealt(self) -> bool:
        return self.host.table.phase is Phase.PLAY

    @property
    def thinker(self) -> int | None:
        table = self.host.table
        rotation, asked = Rotation(self._bottom, self.rules.players), table.asked
        if table.phase is Phase.TRUMP_CARD:
            return rotation.place(table.dealer) if table.dealer != self.place else None
        if asked is None or asked.seat == self.place or isinstance(asked.view.legal[0], Redeal):
            return None  # who is asked about a weak hand is nobody else's business (V-CH-24)
        return rotation.place(asked.seat)

    def whole_log(self) -> tuple[tuple[Event, ...], str]:
        if self.dealt:
            raise LookupError("a hand is being played")
        table = self.host.table
        players = self.rules.players
        log = (turned_event(event, seat=self._bottom, players=players) for event in table.log)
        return tuple(log if self._bottom else table.log), table.ledger.digest

    # ---- what the person does

    def choose(self, action: Action) -> list[Event]:
        self.host.act(action)
        return self.take_new_events()

    def refusal(self, action: Action) -> IllegalAction | None:
        return self.host.table.refusal(action)

    def cut(self, at: int | None = None, salt: str = "") -> list[Event]:
        self.host.cut(at, salt)
        return self.take_new_events()

    def choose_trump_card(self, which: TrumpCard | None = None) -> list[Event]:
        self.host.choose_trump_card(which)
        return self.take_new_events()

    @property
    def signs(self) -> tuple[Sign, ...]:
        return self.host.table.signs(self.place)

    @property
    def requests(self) -> tuple[Ask, ...]:
        return self.host.table.requests(self.place)

    def signal(self, sign: Sign) -> list[Event]:
        self.host.say(self.place, signs=(sign,))
        return self.take_new_events()

    def request(self, ask: Ask) -> list[Event]:
        self.host.say(self.place, ask=ask)
        return self.take_new_events()

    def before_rematch(self, change: Callable[[MatchSetup], MatchSetup]) -> None:
        """Have the setup changed before a rematch, for example what the opponents know of the person."""
        self.host.before_rematch = change

    def rename(self, name: str) -> None:
        self.host.rename(self.place, name)

    @property
    def allows_undo(self) -> bool:
        return self.host.allows_undo

    @property
    def can_take_back(self) -> bool:
        return self.host.may_undo(self.place)

    def take_back(self) -> list[Event]:
        self.host.undo()
        self.mark_all_seen()
        return self.history

    @property
    def over(self) -> bool:
        return self.host.over

    # ---- steps that need nobody's choice

    def begin_match(self) -> list[Event]:
        self.host.begin_match()
        return self.take_new_events()

    def seal_draw(self) -> list[Event]:
        self.host.seal_draw()
        return self.take_new_events()

    def draw(self, salt: str = "") -> list[Event]:
        self.host.draw(salt)
        return self.take_new_events()

    def begin_hand(self) -> list[Event]:
        self.host.begin_hand()
        return self.take_new_events()

    def turn_dummy(self) -> list[Event]:
        self.host.turn_dummy()
        return self.take_new_events()

    def converse(self) -> list[Event]:
        self.host.converse()
        return self.take_new_events()

    def think(self) -> Thought:
        asked = self.host.table.asked
        assert asked is not None and asked.seat not in self.host.setup.people
        return Thought(self.host.computer(asked.seat), asked.view)

    # ---- the computers and the record

    def come_in(self) -> None:
        """Seat the computers with all they know. Takes a fraction of a second."""
        self.host.come_in()

    def go_away(self) -> None:
        self.host.opponents.go_away()

    def next_news(self) -> ProgramNews | None:
        return self.host.opponents.next_news()

    @property
    def file(self) -> Path | None:
        return self.host.recorder.path

    @property
    def trouble(self) -> Trouble | None:
        return self.host.recorder.trouble

    @property
    def kept(self) -> bool:
        return self.host.kept

    def keep_again(self) -> bool:
        return self.host.recorder.retry()
