"""A match in progress, without any display: the table, its computer players and the next step."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import Enum
from pathlib import Path
from random import Random
from secrets import randbelow

from msgspec import structs

from briscola.client.fold import unfold
from briscola.client.guarded_program import ProgramNews, ProgramSeat
from briscola.client.live_events import LiveEvents, live_events
from briscola.client.match_setup import MatchSetup
from briscola.client.opponents import Opponents
from briscola.client.recorder import Recorder, Trouble, Unrecorded
from briscola.client.thinking_threads import Thought
from briscola.client.view import ME
from briscola.deals import Deals, SystemDeals
from briscola.engine.actions import Action, Ask, IllegalAction, Redeal, Sign
from briscola.engine.events import Event, Requested, Signalled
from briscola.engine.observation import Observation
from briscola.engine.replay_cursor import Numbered, in_force
from briscola.engine.rules import Rules
from briscola.players.player import Player
from briscola.players.talk.conversation import Conversation
from briscola.table import Phase, Table


class Want(Enum):
    """The next step of a match: what the table waits for."""

    MATCH = "match"
    SEAL_DRAW = "seal_draw"
    DRAW = "draw"
    HAND = "hand"
    CUT = "cut"
    OWN_CUT = "own_cut"
    OWN_MOVE = "own_move"
    COMPUTER = "computer"
    DUMMY = "dummy"


TABLES = 400
"""Number of tables at which a match may be played: its computers have the number of their table as a seed.

That is enough, as each decision also depends on the seat and on the whole pack, and short enough for the code
of a duel.
"""


def new_seeds(opponents: int) -> Sequence[str]:
    """Seeds of the computers of a new match."""
    return [str(randbelow(TABLES))] * opponents


WANTS = {
    Phase.MATCH: Want.MATCH,
    Phase.SEAL_DRAW: Want.SEAL_DRAW,
    Phase.DRAW: Want.DRAW,
    Phase.HAND: Want.HAND,
}


class EmptyChair:
    """Stand-in player in the person's seat for table talk. It never decides and says nothing."""

    def choose(self, view: Observation) -> Action:
        """Raise LookupError: the window asks the person instead."""
        raise LookupError(f"nobody decides for seat {view.seat}")


class Session:
    """Steps a table. Every step returns the events the person sees, after the recorder has them."""

    def __init__(
        self,
        setup: MatchSetup,
        *,
        table: Table | None = None,
        deals: Deals | None = None,
        players: Sequence[Player] | None = None,
        programs: Collection[str] = (),
        seeds: Sequence[str] | None = None,
        recorder: Recorder | None = None,
        advice: bool = True,
    ) -> None:
        """Start a session on a resumed `table`, or on a new one.

        `seeds` fix the computers' random choices; None draws new ones. `players` (by seat from 1) replace the
        players of the setup's levels. `programs` are the levels that may start a program: a record may come
        from somebody else, so its levels alone start none. `advice` is True if hints are allowed.

        Raises BadLevel.
        """
        self.setup, self.advice = setup, advice
        self.before_rematch: Callable[[MatchSetup], MatchSetup] = lambda setup: setup
        """Change the setup before a rematch, for example what the opponents know of the person."""
        self.seeds = tuple(new_seeds(len(setup.opponents)) if seeds is None else seeds)
        self._deals = deals or SystemDeals()
        self._recorder = recorder or Unrecorded()
        self._company = Opponents(setup, self.seeds, given=players, programs=programs)
        self._talked: tuple[int, int] | None = None  # the hand and the trick before which all have talked
        self.table = table or self._new_table(None)
        self.history: list[Event] = unfold(in_force(self.table.log))
        if self.table.seal_is_lost:
            self._done(self.table.withdraw())

    def _new_table(self, dealer: int | None) -> Table:
        """Make the table of a match; `dealer` is set in a rematch, None otherwise."""
        return Table(
            self.setup.rules(),
            winning_hands=self.setup.winning_hands,
            levels=self.setup.levels,
            deals=self._deals,
            terms=self._recorder.begin(self.setup, self.seeds, dealer),
        )

    @property
    def _so_far(self) -> LiveEvents:
        return live_events(self.table.log, self.table.terms)

    def computer(self, seat: int) -> Player:
        """The player of an opponent's seat at this moment."""
        return self._company.player(seat, self._so_far)

    def _conversation(self, occasion: str) -> Conversation:
        """Table talk at this moment. The deal, the moment and `occasion` fix who catches which sign."""
        now = self._so_far
        chance = f"signs:{now.moment}:{occasion}"
        return Conversation([EmptyChair(), *self._company.everybody(now)], lambda: Random(chance))

    def rename(self, player: str) -> None:
        """Change the person's name at this table and in the record of a rematch."""
        self.setup = structs.replace(self.setup, player=player)

    def come_in(self) -> None:
        """Seat the computers with all they know. Takes a fraction of a second."""
        self._company.come_in(self._so_far)

    def go_away(self) -> None:
        """Leave the table: end the programs until `come_in` is called again."""
        self._company.go_away()

    @property
    def file(self) -> Path | None:
        """File of the match's record; None if no record is kept."""
        return self._recorder.path

    @property
    def programs(self) -> Sequence[ProgramSeat]:
        """The opponents that are programs, by seat."""
        return self._company.programs

    def next_news(self) -> ProgramNews | None:
        """Take the oldest program fault not yet reported to the person; None if there is none."""
        return self._company.next_news()

    @property
    def want(self) -> Want:
        """The next step of the match."""
        table = self.table
        if table.phase in WANTS:
            return WANTS[table.phase]
        if table.phase is Phase.CUT:
            return Want.OWN_CUT if table.cutter == ME else Want.CUT
        asked = table.asked
        if asked is None:
            return Want.DUMMY
        return Want.OWN_MOVE if asked.seat == ME else Want.COMPUTER

    @property
    def own_view(self) -> Observation:
        """The person's observation; `legal` is filled when it is the person's turn."""
        asked = self.table.asked
        if asked is not None and asked.seat == ME:
            return asked.view
        return self.table.view(ME)

    @property
    def rules(self) -> Rules:
        """The rules of the game on the table."""
        return self.table.rules

    @property
    def hand(self) -> int:
        """Number of the latest hand, counted over all matches at this table; 0 before the first."""
        return self.table.hand

    @property
    def begun(self) -> bool:
        """True once a match has begun at this table."""
        return self.table.matches > 0

    @property
    def moment(self) -> int:
        """A number that grows with everything that happens, seen by the person or not."""
        return len(self.table.log)

    @property
    def signs(self) -> tuple[Sign, ...]:
        """Signs that the person may make now."""
        return self.table.signs(ME)

    @property
    def requests(self) -> tuple[Ask, ...]:
        """Requests that the person may speak now."""
        return self.table.requests(ME)

    def whole_log(self) -> tuple[tuple[Event, ...], str]:
        """All that has happened, and the digest of it: the truth, for when a hand is over.

        Raises LookupError while one is played.
        """
        if self.dealt:
            raise LookupError("a hand is being played")
        return tuple(self.table.log), self.table.digest

    @property
    def dealt(self) -> bool:
        """True while a hand is being played."""
        return self.table.phase is Phase.PLAY

    def begin_match(self) -> list[Event]:
        """Begin a match, or a rematch at the same table, where the deal keeps passing (R-MATCH-4)."""
        if self.table.matches:
            self.setup = self.before_rematch(self.setup)
            self._company.seat(self.setup)
            self.come_in()
            if self.table.terms is not None:
                self.table = self._new_table(self.table.dealer)
            else:
                self.table.levels = self.setup.levels
        return self._done(self.table.begin_match())

    def seal_draw(self) -> list[Event]:
        """Seal the pack from which the dealer is drawn."""
        return self._done(self.table.seal_draw())

    def draw(self, salt: str = "") -> list[Event]:
        """Draw for the deal; the person adds a salt."""
        return self._done(self.table.draw(salt=salt))

    def begin_hand(self) -> list[Event]:
        """Shuffle and seal the pack."""
        return self._done(self.table.begin_hand())

    def cut(self, at: int | None = None, salt: str = "") -> list[Event]:
        """Cut the pack and deal. The person may choose the place `at` and add a salt."""
        return self._done(self.table.cut(at=at, salt=salt)) + self._weak_hands()

    def act(self, action: Action) -> list[Event]:
        """Do the action of the person or of a computer, after anything a program said beside it.

        Raises IllegalAction.
        """
        said: list[Event] = []
        if (seat := self.thinker) is not None:
            said = self._said(self._conversation("beside").beside_action(self.table, seat))
        return [*said, *self._done(self.table.act(action)), *self._weak_hands()]

    def _weak_hands(self) -> list[Event]:
        """Let computers decide at once on weak hands: a visible pause would betray them."""
        seen: list[Event] = []
        while (asked := self.table.asked) is not None and isinstance(asked.view.legal[0], Redeal):
            if asked.seat == ME or self.setup.has_program:
                break
            seen += self._done(self.table.act(self.computer(asked.seat).choose(asked.view)))
        return seen

    def give_up(self) -> list[Event]:
        """Give the match up as lost. Do nothing if no record of it is kept."""
        return self._done(self.table.give_up()) if self.table.can_give_up else []

    def refusal(self, action: Action) -> IllegalAction | None:
        """The engine's reason why the player to act may not do this; None if it is legal."""
        return self.table.refusal(action)

    def turn_dummy(self) -> list[Event]:
        """Turn the blind dummy's top card."""
        return self._done(self.table.turn_dummy())

    # ---- signs and requests

    def signal(self, sign: Sign) -> list[Event]:
        """Make a sign for the person; computers may catch it. No effect where silence is kept."""
        return self._person_says((sign,), None)

    def request(self, ask: Ask) -> list[Event]:
        """Speak a request for the person."""
        return self._person_says((), ask)

    def _person_says(self, signs: Sequence[Sign], ask: Ask | None) -> list[Event]:
        """Let computers that have not talked yet talk first, so that the log shows that they have."""
        first = self.converse()
        talk = self._conversation(f"person:{len(self._so_far.events)}")
        return first + self._said(talk.say(self.table, ME, signs, ask))

    def converse(self) -> list[Event]:
        """Let the computers talk before a lead, once per trick; return what the person sees and hears."""
        asked = self.table.asked
        if self.table.rules.talk is None or asked is None or asked.view.table:
            return []
        lead = (self.table.hand, len(asked.view.tricks))
        if lead == self._talked:
            return []
        self._talked = lead
        said = self._so_far.talk
        if said is None:
            return []
        if said:
            return self._said(self._rest_of_talk(said))
        return self._said(self._conversation("round").before_lead(self.table, asked.view))

    def _rest_of_talk(self, said: Sequence[Numbered]) -> Iterator[Event]:
        """The rest of a round of talk during which the program had ended."""
        number, _ = said[0]
        hand = self.table.hand_before(number)
        assert hand.asked is not None
        whole = list(self._conversation("round").before_lead(hand, hand.asked.view))
        if whole[: len(said)] != [event for _, event in said]:
            return  # another version of the program has spoken there
        for event in whole[len(said) :]:
            match event:
                case Signalled(seat=seat, sign=sign, seen_by=witnesses):
                    allies = self.table.rules.side_of[seat]
                    spies = tuple(witness for witness in witnesses or () if witness not in allies)
                    yield from self.table.signal(seat=seat, sign=sign, spies=spies)
                case Requested(seat=seat, ask=ask):
                    yield from self.table.request(seat=seat, ask=ask)

    def _said(self, events: Iterable[Event]) -> list[Event]:
        said = list(events)
        return self._done(said) if said else []

    # ---- the computers think

    def think(self) -> Thought:
        """Start the thinking of the computer whose turn it is."""
        asked = self.table.asked
        assert asked is not None and asked.seat != ME
        return Thought(self.computer(asked.seat), asked.view)

    @property
    def thinker(self) -> int | None:
        """Seat of the computer that is to decide; None if no computer is."""
        asked = self.table.asked
        return asked.seat if asked is not None and asked.seat != ME else None

    def _done(self, events: Sequence[Event]) -> list[Event]:
        self._recorder.append(events)
        self._company.tell(events)
        seen = unfold(events)
        self.history += seen
        return seen

    @property
    def trouble(self) -> Trouble | None:
        """Reason why part of the match is not on the disk; None if nothing is missing."""
        return self._recorder.trouble

    @property
    def kept(self) -> bool:
        """True if a record is kept and every event is on the disk."""
        return self._recorder.keeps and self._recorder.trouble is None

    def keep_again(self) -> bool:
        """Try again to write what is not kept yet; return True if everything is kept now."""
        return self._recorder.retry()

    @property
    def allows_undo(self) -> bool:
        """True if the match's terms allow undo and no program sits at the table."""
        terms = self.table.terms
        return terms is not None and terms.undo and not self.setup.has_program

    @property
    def can_undo(self) -> bool:
        """True if the person's last choice can be undone now."""
        return self.allows_undo and self.table.undo_point() is not None

    def undo(self) -> list[Event]:
        """Undo the person's last choice; return the whole history as it now stands, to be shown anew."""
        self._done(self.table.undo())
        self._talked = None
        self.history = unfold(in_force(self.table.log))
        return self.history
