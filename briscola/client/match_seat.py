"""A match as one person sees and steers it: turned, so that the person sits at place 0 (`ME`)."""

from collections.abc import Callable, Iterable
from enum import Enum
from pathlib import Path

from briscola.client.fold import as_seen_by
from briscola.client.guarded_program import ProgramNews
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import Trouble
from briscola.client.thinking_threads import Thought
from briscola.engine.actions import Action, Ask, IllegalAction, Redeal, Sign
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.engine.replay_cursor import held, in_force
from briscola.engine.rules import Rules
from briscola.engine.turned import Rotation, turned_event, turned_view
from briscola.table import Phase


class NextStep(Enum):
    """The next step of a match: what the table waits for."""

    MATCH = "match"
    SEAL_DRAW = "seal_draw"
    DRAW = "draw"
    HAND = "hand"
    CUT = "cut"
    OWN_CUT = "own_cut"
    OWN_MOVE = "own_move"
    COMPUTER = "computer"
    ANOTHER = "another"
    """The move of another person."""
    DUMMY = "dummy"


NEXT_STEPS = {
    Phase.MATCH: NextStep.MATCH,
    Phase.SEAL_DRAW: NextStep.SEAL_DRAW,
    Phase.DRAW: NextStep.DRAW,
    Phase.HAND: NextStep.HAND,
}


class Seat:
    """One person's seat at a match. Each step returns the events that the person has not seen yet."""

    looks_on = False
    """True if nobody at this screen plays: the person only looks on."""
    dealt_by = ""
    """Name of whoever deals at a table of several computers; empty where this one deals."""

    def __init__(self, host: MatchHost, place: int = 0) -> None:
        """Sit down at `place` as the table counts the places. All that has happened so far counts as seen."""
        self.host, self.place = host, place
        self._bottom = max(place, 0)
        """The place that is shown at the bottom: one's own, or the first for whoever sits at none."""
        self._log = host.table.log
        self._turned: tuple[MatchSetup, MatchSetup] | None = None
        host.looked[place] = len(self._log)
        self.history: list[Event] = self._as_seen(in_force(self._log))

    # ---- what the person sees

    def _as_seen(self, events: Iterable[Event]) -> list[Event]:
        """The events as this seat sees them, with itself at place 0."""
        if self._bottom:
            seat, players = self._bottom, self.rules.players
            events = (turned_event(event, seat=seat, players=players) for event in events)
        return as_seen_by(events)

    def look(self) -> list[Event]:
        """The events since the last look; from now on it counts as seen."""
        log = self.host.table.log
        first = self.host.looked.get(self.place, 0) if log is self._log else 0
        self._log, self.host.looked[self.place] = log, len(log)
        seen = self._as_seen(event for _, event in held(log[first:], first=first))
        self.history += seen
        return seen

    @property
    def setup(self) -> MatchSetup:
        """The match, its players counted from this seat on."""
        setup = self.host.setup
        if not self.place:
            return setup
        if self._turned is None or self._turned[0] is not setup:
            self._turned = setup, setup.turned(self.place)
        return self._turned[1]

    @property
    def seeds(self) -> tuple[str, ...]:
        """Seeds of the opponents, in the order of `setup`, when one person plays."""
        return self.host.seeds

    @property
    def alone(self) -> bool:
        """True if nobody else at the table is a person."""
        return len(self.host.people) == 1

    @property
    def setup_of_table(self) -> MatchSetup:
        """The match as the table counts the places."""
        return self.host.setup

    def seat_of(self, place: int) -> "Seat":
        """A seat of its own for somebody at the table, as the table counts the places."""
        return Seat(self.host, place)

    @property
    def advice(self) -> bool:
        """True if hints are allowed."""
        return self.host.advice

    @property
    def next_step(self) -> NextStep:
        """The next step of the match."""
        table = self.host.table
        if table.phase in NEXT_STEPS:
            return NEXT_STEPS[table.phase]
        if table.phase is Phase.CUT:
            return NextStep.OWN_CUT if table.cutter == self.place else NextStep.CUT
        seat = table.decider
        if seat is None:
            return NextStep.DUMMY
        if seat == self.place:
            return NextStep.OWN_MOVE
        return NextStep.ANOTHER if seat in self.host.people else NextStep.COMPUTER

    @property
    def view(self) -> Observation:
        """The person's observation; `legal` is filled when it is the person's turn."""
        asked = self.host.table.asked
        own = asked is not None and asked.seat == self.place
        view = asked.view if own and asked is not None else self.host.table.view(self.place)
        return turned_view(view, seat=self.place) if self.place else view

    @property
    def rules(self) -> Rules:
        """The rules of the game on the table."""
        return self.host.table.rules

    @property
    def hand(self) -> int:
        """Number of the latest hand, counted over all matches at this table; 0 before the first."""
        return self.host.table.hand

    @property
    def begun(self) -> bool:
        """True once a match has begun at this table."""
        return self.host.table.matches > 0

    @property
    def moment(self) -> int:
        """A number that grows with everything that happens, seen by the person or not."""
        return len(self.host.table.log)

    @property
    def dealt(self) -> bool:
        """True while a hand is being played."""
        return self.host.table.phase is Phase.PLAY

    @property
    def thinker(self) -> int | None:
        """Place of the other player, computer or person, who is to decide; None if nobody else is."""
        asked = self.host.table.asked
        if asked is None or asked.seat == self.place or isinstance(asked.view.legal[0], Redeal):
            return None  # who is asked about a weak hand is nobody else's business (V-CH-24)
        return Rotation(self._bottom, self.rules.players).place(asked.seat)

    def whole_log(self) -> tuple[tuple[Event, ...], str]:
        """All that has happened, and the digest of it: the truth, for when a hand is over.

        Raises LookupError while one is played.
        """
        if self.dealt:
            raise LookupError("a hand is being played")
        table = self.host.table
        players = self.rules.players
        log = (turned_event(event, seat=self._bottom, players=players) for event in table.log)
        return tuple(log if self._bottom else table.log), table.digest

    # ---- what the person does

    def choose(self, action: Action) -> list[Event]:
        """Do the person's action. Raises IllegalAction."""
        self.host.act(action)
        return self.look()

    def refusal(self, action: Action) -> IllegalAction | None:
        """The engine's reason why the player to act may not do this; None if it is legal."""
        return self.host.table.refusal(action)

    def cut(self, at: int | None = None, salt: str = "") -> list[Event]:
        """Cut the pack and deal. The person may choose the place `at` and add a salt."""
        self.host.cut(at, salt)
        return self.look()

    @property
    def signs(self) -> tuple[Sign, ...]:
        """Signs that the person may make now."""
        return self.host.table.signs(self.place)

    @property
    def requests(self) -> tuple[Ask, ...]:
        """Requests that the person may speak now."""
        return self.host.table.requests(self.place)

    def signal(self, sign: Sign) -> list[Event]:
        """Make a sign. No effect where silence is kept."""
        self.host.say(self.place, signs=(sign,))
        return self.look()

    def request(self, ask: Ask) -> list[Event]:
        """Speak a request. No effect where silence is kept."""
        self.host.say(self.place, ask=ask)
        return self.look()

    def before_rematch(self, change: Callable[[MatchSetup], MatchSetup]) -> None:
        """Have the setup changed before a rematch, for example what the opponents know of the person."""
        self.host.before_rematch = change

    def rename(self, name: str) -> None:
        """Change the person's name at this table and in the record of a rematch."""
        self.host.rename(self.place, name)

    @property
    def allows_undo(self) -> bool:
        """True if choices may be taken back in this match."""
        return self.host.allows_undo

    @property
    def can_take_back(self) -> bool:
        """True if the person's last choice can be undone now."""
        return self.host.may_undo(self.place)

    def take_back(self) -> list[Event]:
        """Undo the person's last choice; return the whole history as it now stands, to be shown anew."""
        self.host.undo()
        self.host.looked[self.place] = len(self._log)
        self.history = self._as_seen(in_force(self._log))
        return self.history

    @property
    def over(self) -> bool:
        """True if a match has been played to its end."""
        return self.host.over

    def give_up(self) -> None:
        """Give the match up as lost. Do nothing if no record of it is kept."""
        self.host.give_up()

    # ---- steps that need nobody's choice

    def begin_match(self) -> list[Event]:
        """Begin a match, or a rematch at the same table, where the deal keeps passing (R-MATCH-4)."""
        self.host.begin_match()
        return self.look()

    def seal_draw(self) -> list[Event]:
        """Seal the pack from which the dealer is drawn."""
        self.host.seal_draw()
        return self.look()

    def draw(self, salt: str = "") -> list[Event]:
        """Draw for the deal; the person adds a salt."""
        self.host.draw(salt)
        return self.look()

    def begin_hand(self) -> list[Event]:
        """Shuffle and seal the pack."""
        self.host.begin_hand()
        return self.look()

    def turn_dummy(self) -> list[Event]:
        """Turn the blind dummy's top card."""
        self.host.turn_dummy()
        return self.look()

    def converse(self) -> list[Event]:
        """Let the computers talk before a lead, once per trick; return what the person sees and hears."""
        self.host.converse()
        return self.look()

    def think(self) -> Thought:
        """Start the thinking of the computer whose turn it is."""
        asked = self.host.table.asked
        assert asked is not None and asked.seat not in self.host.people
        return Thought(self.host.computer(asked.seat), asked.view)

    # ---- the computers and the record

    def come_in(self) -> None:
        """Seat the computers with all they know. Takes a fraction of a second."""
        self.host.come_in()

    def go_away(self) -> None:
        """Leave the table: end the programs until `come_in` is called again."""
        self.host.go_away()

    def next_news(self) -> ProgramNews | None:
        """Take the oldest program fault not yet reported; None if there is none."""
        return self.host.next_news()

    @property
    def file(self) -> Path | None:
        """File of the match's record; None if no record is kept."""
        return self.host.file

    @property
    def trouble(self) -> Trouble | None:
        """Reason why part of the match is not on the disk; None if nothing is missing."""
        return self.host.trouble

    @property
    def kept(self) -> bool:
        """True if a record is kept and every event is on the disk."""
        return self.host.kept

    def keep_again(self) -> bool:
        """Try again to write what is not kept yet; return True if everything is kept now."""
        return self.host.keep_again()
