"""A match in progress without any picture: the table, its computer players, and what it waits for."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import Enum
from pathlib import Path
from random import Random
from secrets import token_hex

from msgspec import structs

from briscola.client.background import Thought
from briscola.client.company import Company
from briscola.client.fold import unfold
from briscola.client.match_setup import MatchSetup
from briscola.client.program import ProgramNews, ProgramSeat
from briscola.client.recorder import Recorder, Trouble, Unrecorded
from briscola.client.so_far import SoFar, so_far
from briscola.client.view import ME
from briscola.deals import Deals, SystemDeals
from briscola.engine.actions import Action, Ask, IllegalAction, Redeal, Sign
from briscola.engine.events import Event, Requested, Signalled
from briscola.engine.observation import Observation
from briscola.engine.replay_cursor import Numbered, in_force
from briscola.players.player import Player
from briscola.players.talk.conversation import Conversation
from briscola.table import Phase, Table


class Want(Enum):
    """What the table waits for."""

    MATCH = "match"
    SEAL_DRAW = "seal_draw"
    DRAW = "draw"
    HAND = "hand"
    CUT = "cut"
    OWN_CUT = "own_cut"
    OWN_MOVE = "own_move"
    COMPUTER = "computer"
    DUMMY = "dummy"


WANTS = {
    Phase.MATCH: Want.MATCH,
    Phase.SEAL_DRAW: Want.SEAL_DRAW,
    Phase.DRAW: Want.DRAW,
    Phase.HAND: Want.HAND,
}


class EmptyChair:
    """Sits in the person's seat where the computers look round the table; decides and says nothing."""

    def choose(self, view: Observation) -> Action:
        """The person is asked by the window."""
        raise LookupError(f"nobody decides for seat {view.seat}")


class Session:
    """Steps a table. Every step returns what the person sees of it, once the recorder has it."""

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
        """`table` is a resumed one, `seeds` are what the computers' chance follows from (new ones unless
        told); `players` (by seat from 1) replace those of the setup's levels; `programs` are the levels that
        may start one: what a record names, somebody else may have written; `advice`: there may be hints.

        Raises BadLevel.
        """
        self.setup, self.advice = setup, advice
        self.before_rematch: Callable[[MatchSetup], MatchSetup] = lambda setup: setup
        """What those who sit there are told then: whoever seats them says it."""
        self.seeds = tuple(seeds if seeds is not None else (token_hex(16) for _ in setup.opponents))
        self._deals = deals or SystemDeals()
        self._recorder = recorder or Unrecorded()
        self._company = Company(setup, self.seeds, given=players, programs=programs)
        self._talked: tuple[int, int] | None = None  # the hand and the trick before which all have talked
        self.table = table or self._new_table(None)
        self.history: list[Event] = unfold(in_force(self.table.log))
        if self.table.seal_is_lost:
            self._done(self.table.withdraw())

    def _new_table(self, dealer: int | None) -> Table:
        """The table of a match; somebody deals first already in a rematch."""
        return Table(
            self.setup.rules(),
            winning_hands=self.setup.winning_hands,
            levels=self.setup.levels,
            deals=self._deals,
            terms=self._recorder.begin(self.setup, self.seeds, dealer),
        )

    @property
    def _so_far(self) -> SoFar:
        return so_far(self.table.log)

    def computer(self, seat: int) -> Player:
        """The opponent of a seat as it sits there now."""
        return self._company.player(seat, self._so_far)

    def _conversation(self, occasion: str) -> Conversation:
        """What may be said now. Who catches which sign is fixed by the deal, the moment and the occasion."""
        now = self._so_far
        chance = f"signs:{now.moment}:{occasion}"
        return Conversation([EmptyChair(), *self._company.everybody(now)], lambda: Random(chance))

    def rename(self, player: str) -> None:
        """The person goes by another name from now on: at this table, and in the record of a rematch."""
        self.setup = structs.replace(self.setup, player=player)

    def come_in(self) -> None:
        """Have the computers sit down, with all that they know: a fraction of a second."""
        self._company.come_in(self._so_far)

    def go_away(self) -> None:
        """The table is left: programs are ended, until somebody comes in again."""
        self._company.go_away()

    @property
    def file(self) -> Path | None:
        """Where the match is kept, if it is."""
        return self._recorder.path

    @property
    def programs(self) -> Sequence[ProgramSeat]:
        """The opponents that are programs."""
        return self._company.programs

    def next_news(self) -> ProgramNews | None:
        """What has gone wrong with a program and has not been told yet, the oldest first."""
        return self._company.next_news()

    @property
    def want(self) -> Want:
        """What happens next."""
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
        """What the person sees; `legal` is filled when the person is to decide."""
        asked = self.table.asked
        if asked is not None and asked.seat == ME:
            return asked.view
        return self.table.view(ME)

    @property
    def dealt(self) -> bool:
        """Whether a hand lies on the table."""
        return self.table.phase is Phase.PLAY

    def begin_match(self) -> list[Event]:
        """A match, or a rematch at the same table, where the deal keeps passing (R-MATCH-4)."""
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
        """Cut and deal; the person chooses where, and adds a salt."""
        return self._done(self.table.cut(at=at, salt=salt)) + self._weak_hands()

    def act(self, action: Action) -> list[Event]:
        """Do what the person or a computer has decided, after what a program said beside it.

        Raises IllegalAction.
        """
        said: list[Event] = []
        if (seat := self.thinker) is not None:
            said = self._said(self._conversation("beside").beside_action(self.table, seat))
        return [*said, *self._done(self.table.act(action)), *self._weak_hands()]

    def _weak_hands(self) -> list[Event]:
        """Computers say at once whether their weak hand is to be dealt anew: who thought would betray it."""
        seen: list[Event] = []
        while (asked := self.table.asked) is not None and isinstance(asked.view.legal[0], Redeal):
            if asked.seat == ME or self.setup.has_program:
                break
            seen += self._done(self.table.act(self.computer(asked.seat).choose(asked.view)))
        return seen

    def give_up(self) -> list[Event]:
        """Give the match up: it is over, and lost. Nothing where no record of it is kept."""
        return self._done(self.table.give_up()) if self.table.can_give_up else []

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why whoever is to act may not do that, in the engine's own words; None where he may."""
        return self.table.refusal(action)

    def turn_dummy(self) -> list[Event]:
        """The blind dummy's top card."""
        return self._done(self.table.turn_dummy())

    # ---- signs and requests

    def signal(self, sign: Sign) -> list[Event]:
        """The person makes a sign; the computers may catch it. Nothing where silence is kept."""
        return self._person_says((sign,), None)

    def request(self, ask: Ask) -> list[Event]:
        """The person speaks a request."""
        return self._person_says((), ask)

    def _person_says(self, signs: Sequence[Sign], ask: Ask | None) -> list[Event]:
        """Computers whose turn to talk has come talk first: so the log tells whether they have."""
        first = self.converse()
        talk = self._conversation(f"person:{len(self._so_far.events)}")
        return first + self._said(talk.say(self.table, ME, signs, ask))

    def converse(self) -> list[Event]:
        """What the computers say before a lead, once a trick: what the person sees and hears of it."""
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
        """What was still to be said when the program ended in the middle of it."""
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
        """Let the computer whose turn it is begin to think."""
        asked = self.table.asked
        assert asked is not None and asked.seat != ME
        return Thought(self.computer(asked.seat), asked.view)

    @property
    def thinker(self) -> int | None:
        """The computer that is to decide."""
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
        """Why not everything that has happened is kept."""
        return self._recorder.trouble

    @property
    def kept(self) -> bool:
        """Whether everything that has happened is on the disk."""
        return self._recorder.keeps and self._recorder.trouble is None

    def keep_again(self) -> bool:
        """Try once more to keep what is not kept yet; whether all is now."""
        return self._recorder.retry()

    @property
    def allows_undo(self) -> bool:
        """Whether choices may be taken back in this match at all."""
        terms = self.table.terms
        return terms is not None and terms.undo and not self.setup.has_program

    @property
    def can_undo(self) -> bool:
        """Whether the person's last choice may be taken back."""
        return self.allows_undo and self.table.undo_point() is not None

    def undo(self) -> list[Event]:
        """Take back the person's last choice: the whole history as it stands now, to be shown anew."""
        self._done(self.table.undo())
        self._talked = None
        self.history = unfold(in_force(self.table.log))
        return self.history
