"""The host of a match: the table, its computer players, the talk and the record.

Only here is the truth: all cards, all lines of the log. What a person sees and steers is a `Seat`.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from secrets import randbelow

from briscola.client.host.live import LiveEvents, live_events
from briscola.client.host.opponents import NO_COMMANDS, Opponents
from briscola.client.host.recorder import Recorder, Unrecorded
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.actions import Action, Ask, Redeal, Sign
from briscola.engine.events import Event, Requested, Signalled, TrumpCard
from briscola.engine.occupant import Occupant
from briscola.engine.replay_cursor import Numbered
from briscola.players.player import Player
from briscola.players.talk.conversation import Conversation
from briscola.storage.match_choices import seated
from briscola.table.deals import Deals, SystemDeals
from briscola.table.table import Phase, RefereedTable

TABLES = 400
"""Number of tables at which a match may be played: its computers have the number of their table as a seed.

That is enough, as each decision also depends on the seat and on the whole pack, and short enough for the code
of a duel.
"""


def new_seeds(opponents: int) -> Sequence[str]:
    """Seeds of the computers of a new match."""
    return [str(randbelow(TABLES))] * opponents


class MatchHost:
    """Steps a table. Every step is with the recorder before anybody sees it."""

    def __init__(
        self,
        setup: MatchSetup,
        *,
        table: RefereedTable | None = None,
        deals: Deals | None = None,
        players: Sequence[Player] | None = None,
        programs: Collection[str] = (),
        commands: Mapping[int, str] = NO_COMMANDS,
        seeds: Sequence[str] | None = None,
        recorder: Recorder | None = None,
        advice: bool = True,
    ) -> None:
        """Host a resumed `table`, or a new one.

        `seeds` fix the computers' random choices; None draws new ones. `players` (by seat from 1) replace the
        players of the setup's levels. `programs` are the levels that may start a program: a record may come
        from somebody else, so its levels alone start none. `commands` are the command lines of programs, by
        seat, where the setup does not show them. `advice` is True if hints are allowed.

        Raises BadLevel.
        """
        self.setup, self.advice = setup, advice
        self.before_rematch: Callable[[MatchSetup], MatchSetup] = lambda setup: setup
        """Change the setup before a rematch, for example what the opponents know of the person."""
        self.seeds = tuple(new_seeds(len(setup.opponents)) if seeds is None else seeds)
        self._deals = deals or SystemDeals()
        self.recorder = recorder or Unrecorded()
        self._programs = programs
        self.opponents = Opponents(setup, self.seeds, given=players, programs=programs, commands=commands)
        self.looked: dict[int, int] = {}
        """Number of lines of the table's log that each person has looked at, by seat."""
        self._talked: tuple[int, int] | None = None  # the hand and the trick before which all have talked
        self.table = table or self._new_table(None)
        if self.table.seal_is_lost:
            self.tell(self.table.withdraw())

    def _new_table(self, dealer: int | None) -> RefereedTable:
        """Make the table of a match; `dealer` is set in a rematch, None otherwise."""
        return RefereedTable(
            self.setup.rules(),
            winning_hands=self.setup.winning_hands,
            levels=self.setup.levels,
            deals=self._deals,
            terms=self.recorder.begin(self.setup, self.seeds, dealer),
        )

    # ---- who sits at the table

    @property
    def _so_far(self) -> LiveEvents:
        return live_events(self.table.log, self.table.terms, people=self.setup.people)

    def computer(self, seat: int) -> Player:
        """The player of a computer's seat at this moment."""
        return self.opponents.player(seat, self._so_far)

    def rename(self, seat: int, name: str) -> None:
        """Change a person's name at this table and in the record of a rematch."""
        self.setup = self.setup.renamed(seat, name)

    def sit(self, seat: int, who: Occupant, why: str = "") -> None:
        """Seat somebody else from now on, in a match of which a record is kept; `why` as in `Sits`.

        Raises WrongPhase, BadSeat, BadLevel.
        """
        occupants = list(self.setup.occupants)
        occupants[seat] = who
        setup = seated(self.setup, occupants)
        opponents = self.opponents.reseated(setup, self._programs)
        events = self.table.sit(seat, who, why)
        self.opponents.go_away(staying=opponents.programs)
        self.setup, self.opponents = setup, opponents
        self.tell(events)
        self.looked.pop(seat, None)

    def come_in(self) -> None:
        """Seat the computers with all they know. Takes a fraction of a second."""
        self.opponents.come_in(self._so_far)

    @property
    def over(self) -> bool:
        """True if a match has been played to its end."""
        return self.table.phase is Phase.MATCH and self.table.matches > 0

    # ---- steps

    def begin_match(self) -> None:
        """Begin a match, or a rematch at the same table, where the deal keeps passing (R-MATCH-4)."""
        if self.table.matches:
            self.setup = self.before_rematch(self.setup)
            self.opponents.seat(self.setup)
            self.come_in()
            if self.table.terms is not None:
                self.table = self._new_table(self.table.dealer)
                self.looked.clear()
            else:
                self.table.levels = self.setup.levels
        self.tell(self.table.begin_match())

    def seal_draw(self) -> None:
        """Seal the pack from which the dealer is drawn."""
        self.tell(self.table.seal_draw())

    def draw(self, salt: str = "") -> None:
        """Draw for the deal; the people add a salt."""
        self.tell(self.table.draw(salt=salt))

    def begin_hand(self) -> None:
        """Shuffle and seal the pack."""
        self.tell(self.table.begin_hand())

    def cut(self, at: int | None = None, salt: str = "") -> None:
        """Cut the pack and deal. A person may choose the place `at` and add a salt."""
        self.tell(self.table.cut(at=at, salt=salt))
        self.weak_hands()

    def choose_trump_card(self, which: TrumpCard | None = None) -> None:
        """Say which card shows the trumps, and deal; None leaves it to the shuffle (V-SU-5)."""
        self.tell(self.table.choose_trump_card(which))

    def act(self, action: Action) -> None:
        """Do the action of the seat asked, after anything a program said beside it.

        Raises IllegalAction.
        """
        asked = self.table.asked
        if asked is not None and asked.seat not in self.setup.people:
            self._said(self._computers("beside").beside_action(self.table, asked.seat))
        self.tell(self.table.act(action))
        self.weak_hands()

    def weak_hands(self) -> None:
        """Let computers decide at once on weak hands: a visible pause would betray them."""
        while (asked := self.table.asked) is not None and isinstance(asked.view.legal[0], Redeal):
            if asked.seat in self.setup.people or self.setup.has_program:
                break
            self.tell(self.table.act(self.computer(asked.seat).choose(asked.view)))

    def turn_dummy(self) -> None:
        """Turn the blind dummy's top card."""
        self.tell(self.table.turn_dummy())

    def give_up(self) -> None:
        """Give the match up as lost. Do nothing if no record of it is kept."""
        if self.table.can_give_up:
            self.tell(self.table.give_up())

    @property
    def allows_undo(self) -> bool:
        """True if the match's terms allow undo and no program sits at the table."""
        terms = self.table.terms
        return terms is not None and terms.undo and not self.setup.has_program

    def may_undo(self, seat: int) -> bool:
        """True if a person's last choice may be taken back: no other person has chosen or looked since."""
        step = self.table.undo_point() if self.allows_undo else None
        if step is None or self.table.undo_seat != seat:
            return False
        return all(lines <= step.lines for other, lines in self.looked.items() if other != seat)

    def undo(self) -> None:
        """Take back the last choice of a person."""
        self.tell(self.table.undo())
        self._talked = None

    def tell(self, events: Sequence[Event]) -> None:
        """Keep what the table says has happened, and pass it on to the programs."""
        self.recorder.append(events)
        self.opponents.tell(events)

    # ---- signs and requests

    def say(self, seat: int, *, signs: Sequence[Sign] = (), ask: Ask | None = None) -> None:
        """Let a person make signs or speak a request; computers may catch a sign.

        No effect where silence is kept. Computers that have not talked yet talk first, so that the log shows
        that they have.
        """
        self.converse()
        now = self._so_far
        talk = self._conversation(now.sign_of(seat) if now.events else "")
        self._said(talk.say(self.table, seat, signs, ask))

    def _conversation(self, chance: str) -> Conversation:
        """Table talk at this moment; the text `chance` fixes who catches which sign."""
        return Conversation(self.opponents.everybody(self._so_far), lambda: Random(chance))

    def _computers(self, occasion: str) -> Conversation:
        """Talk of the computers at this moment."""
        return self._conversation(self._so_far.talk_of(occasion))

    def converse(self) -> None:
        """Let the computers talk before a lead, once per trick."""
        asked = self.table.asked
        if self.table.rules.talk is None or asked is None or asked.view.table:
            return
        lead = (self.table.hand, len(asked.view.tricks))
        if lead == self._talked:
            return
        self._talked = lead
        said = self._so_far.talk
        if said is None:
            return
        if said:
            self._said(self._rest_of_talk(said))
            return
        self._said(self._computers("round").before_lead(self.table, asked.view))

    def _rest_of_talk(self, said: Sequence[Numbered]) -> Iterator[Event]:
        """The rest of a round of talk during which the program had ended."""
        number, _ = said[0]
        hand = self.table.hand_before(number)
        assert hand.asked is not None
        whole = list(self._computers("round").before_lead(hand, hand.asked.view))
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

    def _said(self, events: Iterable[Event]) -> None:
        if said := list(events):
            self.tell(said)

    # ---- the record

    @property
    def kept(self) -> bool:
        """True if a record is kept and every event is on the disk."""
        return self.recorder.keeps and self.recorder.trouble is None
