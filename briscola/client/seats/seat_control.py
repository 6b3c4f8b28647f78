"""One person's seat at a match, as a window sees and steers it: turned, so that she sits at place 0 (`ME`).

`HostedSeat` steers a match of this program, `visit.RemoteSeat` one at another computer's table.
"""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple, Protocol

from briscola.client.host.guarded_program import ProgramNews
from briscola.client.host.recorder import Trouble
from briscola.client.host.thinking_threads import Thought
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.actions import Action, Ask, IllegalAction, Sign
from briscola.engine.events import Event, TrumpCard
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules


class NextStep(Enum):
    """The next step of a match: what the table waits for."""

    MATCH = "match"
    SEAL_DRAW = "seal_draw"
    DRAW = "draw"
    HAND = "hand"
    CUT = "cut"
    OWN_CUT = "own_cut"
    TRUMP_CARD = "trump_card"
    """The trump card of a dealer who is no person any more (V-SU-5)."""
    OWN_TRUMP_CARD = "own_trump_card"
    OWN_MOVE = "own_move"
    COMPUTER = "computer"
    ANOTHER = "another"
    """The move of another person."""
    DUMMY = "dummy"


OWN_STEPS = (NextStep.OWN_MOVE, NextStep.OWN_CUT, NextStep.OWN_TRUMP_CARD)
"""Steps in which the person of the seat is asked for something."""


class WrittenLine(NamedTuple):
    """A line that somebody at a place has written to her friends; `n` grows with each of a match."""

    n: int
    place: int
    words: str


class SeatControl(Protocol):
    """One person's seat at a match. Each step returns the events that the person has not seen yet."""

    place: int
    """Her place as the table counts the places."""
    history: list[Event]
    """The events taken so far, without what was taken back."""

    # ---- what the person sees

    @property
    def looks_on(self) -> bool:
        """True if nobody at this screen plays: the person only looks on."""
        return False

    @property
    def dealt_by(self) -> str:
        """Name of whoever deals at a table of several computers; empty where this one deals."""
        return ""

    @property
    def names_absences(self) -> bool:
        """False at such a table whose record is of an older version, which names no absence."""
        return True

    @property
    def written(self) -> Sequence[WrittenLine]:
        """The last lines since a card was played, the newest last."""
        return ()

    def take_new_events(self) -> list[Event]:
        """The events since the last call; from now on they count as seen."""

    @property
    def setup(self) -> MatchSetup:
        """The match, its players counted from this seat on."""

    @property
    def seeds(self) -> tuple[str, ...]:
        """Seeds of the opponents, in the order of `setup`, when one person plays; else empty."""

    @property
    def alone(self) -> bool:
        """True if nobody else at the table is a person."""

    @property
    def advice(self) -> bool:
        """True if hints are allowed."""

    @property
    def next_step(self) -> NextStep:
        """The next step of the match."""

    @property
    def view(self) -> Observation:
        """The person's observation; `legal` is filled when it is the person's turn.

        Raises LookupError at another computer's table before the first deal.
        """

    @property
    def rules(self) -> Rules:
        """The rules of the game on the table."""

    @property
    def hand(self) -> int:
        """Number of the latest hand, counted over all matches at this table; 0 before the first."""

    @property
    def begun(self) -> bool:
        """True once a match has begun at this table."""

    @property
    def version(self) -> int:
        """A number that grows with everything that happens, seen by the person or not."""

    @property
    def dealt(self) -> bool:
        """True while a hand is being played."""

    @property
    def thinker(self) -> int | None:
        """Place of the other player, computer or person, who is to decide; None if nobody else is."""

    @property
    def over(self) -> bool:
        """True if a match has been played to its end."""

    def whole_log(self) -> tuple[tuple[Event, ...], str]:
        """All lines up to the last hand that is over, and their digest: the truth.

        Raises LookupError while a hand is played at this computer.
        """

    # ---- what the person does

    def choose(self, action: Action) -> list[Event]:
        """Do the person's action. Raises IllegalAction."""

    def refusal(self, action: Action) -> IllegalAction | None:
        """Reason why the player to act may not do this; None if it is legal."""

    def cut(self, at: int | None = None, salt: str = "") -> list[Event]:
        """Cut the pack and deal. The person may choose the place `at` and add a salt."""

    def choose_trump_card(self, which: TrumpCard | None = None) -> list[Event]:
        """Say as the dealer which card shows the trumps, and deal; None leaves it to the shuffle (V-SU-5)."""

    @property
    def signs(self) -> tuple[Sign, ...]:
        """Signs that the person may make now."""

    @property
    def requests(self) -> tuple[Ask, ...]:
        """Requests that the person may speak now."""

    @property
    def may_write(self) -> bool:
        """True if she may write a line to friends at other computers now."""
        return False

    def signal(self, sign: Sign) -> list[Event]:
        """Make a sign. No effect where silence is kept."""

    def request(self, ask: Ask) -> list[Event]:
        """Speak a request. No effect where silence is kept."""

    def rename(self, name: str) -> None:
        """Change the person's name at a table of this computer and in the record of a rematch."""

    @property
    def allows_undo(self) -> bool:
        """True if choices may be taken back in this match."""

    @property
    def can_take_back(self) -> bool:
        """True if the person's last choice can be undone now."""

    def take_back(self) -> list[Event]:
        """Undo the person's last choice; return the whole history as it now stands, to be shown anew.

        Raises LookupError where nothing can be taken back.
        """

    # ---- steps that need nobody's choice

    def begin_match(self) -> list[Event]:
        """Begin a match, or a rematch at the same table, where the deal keeps passing (R-MATCH-4)."""

    def seal_draw(self) -> list[Event]:
        """Seal the pack from which the dealer is drawn."""

    def draw(self, salt: str = "") -> list[Event]:
        """Draw for the deal; the person adds a salt."""

    def begin_hand(self) -> list[Event]:
        """Shuffle and seal the pack."""

    def turn_dummy(self) -> list[Event]:
        """Turn the blind dummy's top card."""

    def converse(self) -> list[Event]:
        """Let the computers talk before a lead, once per trick; return what the person sees and hears."""

    def think(self) -> Thought:
        """Start the thinking of the computer whose turn it is. Raises LookupError if none thinks here."""

    # ---- the computers and the record

    def go_away(self) -> None:
        """Leave the table: end its programs until somebody sits down again."""

    def next_news(self) -> ProgramNews | None:
        """Take the oldest program fault not yet reported; None if there is none."""

    @property
    def file(self) -> Path | None:
        """File of the match's record; None if no record is kept, or none that is to be shown."""

    @property
    def trouble(self) -> Trouble | None:
        """Reason why part of the match is not on the disk; None if nothing is missing."""

    @property
    def kept(self) -> bool:
        """True if a record is kept and every event is on the disk."""

    def keep_again(self) -> bool:
        """Try again to write what is not kept yet; return True if everything is kept now."""
