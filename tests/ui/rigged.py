"""A match that is played again: the same is done, other packs are dealt."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import ClassVar

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import Action, IllegalAction
from briscola.engine.cards import Card
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.engine.replay_cursor import Position
from briscola.engine.shuffle import shuffle_and_cut
from briscola.players.player import Player
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable
from tests.engine.strategies import choose

Pack = tuple[Card, ...]
Packs = dict[Pack, Pack]
"""Packs to be dealt in place of others."""


@dataclass(kw_only=True)
class Story:
    """All that is done in a match and its rematches, from window to window.

    Chance decides from the seed and the number of the decision, so that whoever holds the same cards does
    the same whatever else is hidden. `script` comes first, but not for the person at the seat `free`.
    """

    seed: int
    script: Sequence[Action] = ()
    packs: Packs = field(default_factory=dict)
    free: int | None = None
    done: list[Action] = field(default_factory=list)
    tables: list["RiggedTable"] = field(default_factory=list)
    """The table of each match, as it was taken up last."""

    sealed: Counter[str] = field(default_factory=Counter)
    """Number of seals of each hand and draw."""

    @property
    def match(self) -> int:
        """Number of the match, from 0; below 0 before the first."""
        return len(self.tables) - 1

    @property
    def table(self) -> "RiggedTable | None":
        """The table of the match that goes on."""
        return self.tables[-1] if self.tables else None

    def written(self, seat: int) -> Action | None:
        """The next action if it is written."""
        number = len(self.done)
        return self.script[number] if seat != self.free and number < len(self.script) else None

    def shuffled(self, pack: Sequence[Card], seed: bytes, at: int | None = None) -> tuple[Pack, int]:
        """As `shuffle_and_cut`, in this truth."""
        deck, cut = shuffle_and_cut(pack, seed, at)
        return self.packs.get(deck, deck), cut

    def decide(self, seat: int, legal: Sequence[Action]) -> Action:
        """The action of a seat: the one written, else one by chance."""
        chance = Random(f"{self.seed}:{len(self.done)}:choice")
        return self.written(seat) or choose(chance, tuple(sorted(legal, key=str)))


class RiggedTable(RefereedTable):
    """Notes what is done."""

    story: ClassVar[Story]

    def begin_match(self) -> list[Event]:
        self.story.tables.append(self)
        return super().begin_match()

    def _take_up(self, events: Sequence[Event], position: Position) -> None:
        super()._take_up(events, position)
        self.story.tables[-1:] = [self]

    def act(self, action: Action) -> list[Event]:
        events = super().act(action)
        self.story.done.append(action)
        return events


class StoryDeals(SeededDeals):
    """The same secret bytes in every truth; others in every match, and for a hand sealed once more."""

    def __init__(self, story: Story) -> None:
        super().__init__(story.seed)
        self.story = story

    def for_hand(self, hand: int) -> bytes:
        return self._new(f"{self.seed}:{self.story.match}:{hand}")

    def for_draw(self, match: int) -> bytes:
        return self._new(f"briscola:{self.seed}:draw:{match}")

    def _new(self, name: str) -> bytes:
        self.story.sealed[name] += 1
        times = self.story.sealed[name]
        return sha256((name if times == 1 else f"{name}:{times}").encode()).digest()


class Prompted(Player):
    """A computer that does what the story says."""

    def __init__(self, story: Story, seat: int) -> None:
        self._story, self._seat = story, seat

    def choose(self, view: Observation) -> Action:
        return self._story.decide(self._seat, view.legal)


def play_ahead(host: MatchHost, story: Story, decisions: int) -> None:
    """Play so many decisions without a window; stop between two of them. Raises IllegalAction."""
    while len(story.done) < decisions:
        seat = HostedSeat(host, host.setup.people[0])
        match seat.next_step:
            case NextStep.MATCH if host.table.matches:
                return
            case NextStep.MATCH:
                host.begin_match()
            case NextStep.SEAL_DRAW:
                host.seal_draw()
            case NextStep.DRAW:
                host.draw()
            case NextStep.HAND:
                host.begin_hand()
            case NextStep.CUT | NextStep.OWN_CUT:
                host.cut()
            case NextStep.TRUMP_CARD | NextStep.OWN_TRUMP_CARD:
                host.choose_trump_card()
            case NextStep.DUMMY:
                host.turn_dummy()
            case _:
                asked = host.table.asked
                assert asked is not None
                action = story.decide(asked.seat, asked.view.legal)
                if host.table.refusal(action) is not None:
                    raise IllegalAction(f"{action} has become impossible")
                host.act(action)
