"""A match in progress without any picture: the table, its computer players, and what it waits for."""

import secrets
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cached_property
from random import Random

from briscola.client.background import Thought
from briscola.client.characters import temper_of
from briscola.client.fold import unfold
from briscola.client.match_setup import MatchSetup
from briscola.client.view import ME
from briscola.engine.actions import Action, Ask, IllegalAction, Sign
from briscola.engine.events import Event, Requested, Signalled, TrickTaken
from briscola.engine.observation import Observation
from briscola.players.levels import make_player, parse_level, wishing
from briscola.players.player import Player
from briscola.players.talk.conversation import Conversation
from briscola.table import Deals, Phase, SystemDeals, Table


class Want(Enum):
    """What the table waits for."""

    MATCH = "match"
    HAND = "hand"
    CUT = "cut"
    OWN_CUT = "own_cut"
    OWN_MOVE = "own_move"
    COMPUTER = "computer"
    DUMMY = "dummy"


class EmptyChair:
    """Sits in the person's seat where the computers look round the table; decides and says nothing."""

    def choose(self, view: Observation) -> Action:
        """The person is asked by the window."""
        raise LookupError(f"nobody decides for seat {view.seat}")


class Session:
    """Steps a table. Every step returns what the person sees of it, and saves."""

    def __init__(
        self,
        setup: MatchSetup,
        *,
        table: Table | None = None,
        deals: Deals | None = None,
        players: Sequence[Player] | None = None,
        save: Callable[["Session"], None] | None = None,
    ) -> None:
        """`table` is a resumed one; `players` (by seat from 1) replace those of the setup's levels.

        Raises BadLevel.
        """
        self.setup = setup
        self.table = table or Table(
            setup.rules(),
            winning_hands=setup.winning_hands,
            levels=setup.levels,
            deals=deals or SystemDeals(),
        )
        for opponent in setup.opponents:
            parse_level(in_person(opponent.level, opponent.face))
        self._given = players
        self._save = save
        self.history: list[Event] = unfold(self.table.log)

    @cached_property
    def _players(self) -> list[Player]:
        """The computers; they come in when the match goes on, not when it is only shown as waiting."""
        return list(self._given) if self._given is not None else _seated(self.setup)

    @cached_property
    def _conversation(self) -> Conversation:
        """What is said at this table; a match taken up again does not say it twice."""
        over = self.dealt and _talk_is_over(self.table.log)
        held = len(self.table.view(ME).tricks) if over else None
        return Conversation([EmptyChair(), *self._players], self._chance, held=held)

    def come_in(self) -> None:
        """Have the computers sit down, with all that they know: a fraction of a second."""
        assert len(self._players) == len(self.setup.opponents)

    @property
    def want(self) -> Want:
        """What happens next."""
        table = self.table
        if table.phase is Phase.MATCH:
            return Want.MATCH
        if table.phase is Phase.HAND:
            return Want.HAND
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
        """A match, or a rematch at the same table."""
        return self._done(self.table.begin_match())

    def begin_hand(self) -> list[Event]:
        """Shuffle and seal the pack."""
        return self._done(self.table.begin_hand())

    def cut(self, at: int | None = None, salt: str = "") -> list[Event]:
        """Cut and deal; the person chooses where, and adds a salt."""
        return self._done(self.table.cut(at=at, salt=salt))

    def act(self, action: Action) -> list[Event]:
        """Do what the person or a computer has decided. Raises IllegalAction."""
        return self._done(self.table.act(action))

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why whoever is to act may not do that, in the engine's own words; None where he may."""
        return self.table.refusal(action)

    def turn_dummy(self) -> list[Event]:
        """The blind dummy's top card."""
        return self._done(self.table.turn_dummy())

    # ---- signs and requests

    def signal(self, sign: Sign) -> list[Event]:
        """The person makes a sign; the computers may catch it. Nothing where silence is kept."""
        return self._said(self._conversation.say(self.table, ME, (sign,), None))

    def request(self, ask: Ask) -> list[Event]:
        """The person speaks a request."""
        return self._said(self._conversation.say(self.table, ME, (), ask))

    def converse(self) -> list[Event]:
        """What the computers say before a lead, once a trick: what the person sees and hears of it."""
        if self.table.rules.talk is None:
            return []
        asked, talk = self.table.asked, self._conversation
        if asked is None or not talk.due(asked.view):
            return []
        return self._said(talk.before_lead(self.table, asked.view))

    def _chance(self) -> Random:
        """Who catches which sign: fixed by the shuffle and by what has happened, the same after a resume."""
        return Random(f"signs:{self.table.secret.hex()}:{len(self.table.log)}")

    def _said(self, events: Iterable[Event]) -> list[Event]:
        said = list(events)
        return self._done(said) if said else []

    # ---- the computers think

    def think(self) -> Thought:
        """Let the computer whose turn it is begin to think."""
        asked = self.table.asked
        assert asked is not None and asked.seat != ME
        return Thought(self._players[asked.seat - 1], asked.view)

    @property
    def thinker(self) -> int | None:
        """The computer that is to decide."""
        asked = self.table.asked
        return asked.seat if asked is not None and asked.seat != ME else None

    def _done(self, events: Sequence[Event]) -> list[Event]:
        seen = unfold(events)
        self.history += seen
        if self._save is not None:
            self._save(self)
        return seen


def _talk_is_over(log: Sequence[Event]) -> bool:
    """Whether a computer has already spoken since the last trick."""
    for event in reversed(log):
        if isinstance(event, TrickTaken):
            return False
        if isinstance(event, Signalled | Requested) and event.seat != ME:
            return True
    return False


def _seated(setup: MatchSetup) -> list[Player]:
    """The computers of a setup, each with randomness of its own and the temperament of its face."""
    return [
        make_player(in_person(opponent.level, opponent.face), seed=secrets.token_hex(8), seat=seat)
        for seat, opponent in enumerate(setup.opponents, start=1)
    ]


def in_person(level: str, face: str) -> str:
    """A level as somebody plays it in the window: for the match, and as his temperament is.

    Switches of its own stay as they are.
    """
    return wishing(level, {"goal": "win", "temper": temper_of(face).name})
