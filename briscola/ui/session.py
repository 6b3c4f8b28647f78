"""A match in progress without any picture: the table, its computer players, and what it waits for."""

import secrets
from collections.abc import Callable, Sequence
from enum import Enum

from briscola.engine.actions import Action
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.players.levels import make_player
from briscola.players.player import Player
from briscola.table import Deals, Phase, SystemDeals, Table
from briscola.ui.computer import Thought
from briscola.ui.fold import unfold
from briscola.ui.model import ME
from briscola.ui.setup import MatchSetup


class Want(Enum):
    """What the table waits for."""

    MATCH = "match"
    HAND = "hand"
    CUT = "cut"
    OWN_CUT = "own_cut"
    OWN_MOVE = "own_move"
    COMPUTER = "computer"
    DUMMY = "dummy"


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
        """`table` is a resumed one; `players` (by seat from 1) replace those of the setup's levels."""
        self.setup = setup
        self.table = table or Table(
            setup.rules(),
            winning_hands=setup.winning_hands,
            levels=setup.levels,
            deals=deals or SystemDeals(),
        )
        self._players = list(players) if players is not None else _seated(setup)
        self._save = save
        self.history: list[Event] = unfold(self.table.log)

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

    def turn_dummy(self) -> list[Event]:
        """The blind dummy's top card."""
        return self._done(self.table.turn_dummy())

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


def _seated(setup: MatchSetup) -> list[Player]:
    """The computers of a setup, each with randomness of its own; the window plays to win the match."""
    players = []
    for seat, opponent in enumerate(setup.opponents, start=1):
        level = opponent.level if ":" in opponent.level else f"{opponent.level}:goal=win"
        players.append(make_player(level, seed=secrets.token_hex(8), seat=seat))
    return players
