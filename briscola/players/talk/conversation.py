"""The talk of a hand: once round before each lead, and what programs say beside their actions."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Protocol

from briscola.engine.actions import Ask, Sign
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.player import Player
from briscola.players.signals import caught_by
from briscola.players.talk.talker import SpeaksBeside, Talker


class Moderator(Protocol):
    """Leader of the talk: shows what a seat sees, and passes on what it says."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    def view(self, seat: int) -> Observation:
        """Present view of a seat."""

    def signs(self, seat: int) -> tuple[Sign, ...]:
        """The signs a seat may make now."""

    def requests(self, seat: int) -> tuple[Ask, ...]:
        """The requests a seat may speak now."""

    def signal(self, *, seat: int, sign: Sign, spies: tuple[int, ...] = ()) -> Sequence[Event]:
        """Make a sign."""

    def request(self, *, seat: int, ask: Ask) -> Sequence[Event]:
        """Speak a request."""


class Conversation:
    """The talk of one table. Signs and requests that are not allowed now are ignored."""

    def __init__(self, players: Sequence[Player], chance: Callable[[], Random]) -> None:
        """`chance` says who catches a sign: asked for before each round and each thing said besides."""
        self._players, self._chance = players, chance
        self._held: int | None = None  # how many tricks were taken when the last round was held

    def due(self, view: Observation) -> bool:
        """True if the next card is a lead before which nobody has talked yet."""
        return not view.table and len(view.tricks) != self._held

    def before_lead(self, moderator: Moderator, view: Observation) -> Iterator[Event]:
        """Each seat from the leader on, whose `view` this is, may make one sign and speak one request."""
        self._held = len(view.tricks)
        chance = self._chance()
        count = moderator.rules.players
        for seat in ((view.seat + i) % count for i in range(count)):
            player = self._players[seat]
            if isinstance(player, Talker) and (moderator.signs(seat) or moderator.requests(seat)):
                sign, ask = player.says(moderator.view(seat))
                yield from self._say(moderator, seat, () if sign is None else (sign,), ask, chance)

    def beside_action(self, moderator: Moderator, seat: int) -> Iterator[Event]:
        """Events of what a seat's player said together with its choice, before the choice is carried out."""
        player = self._players[seat]
        if isinstance(player, SpeaksBeside):
            yield from self.say(moderator, seat, player.signs, player.requested)

    def say(self, moderator: Moderator, seat: int, signs: Sequence[Sign], ask: Ask | None) -> Iterator[Event]:
        """The events of what a seat says at a moment of its own choosing."""
        yield from self._say(moderator, seat, signs, ask, self._chance())

    def _say(
        self, moderator: Moderator, seat: int, signs: Sequence[Sign], ask: Ask | None, chance: Random
    ) -> Iterator[Event]:
        """Partners who have still to play to this trick think of a request when they do."""
        for sign in signs:
            if sign in moderator.signs(seat):
                spies = caught_by(moderator.rules, seat, chance)
                yield from moderator.signal(seat=seat, sign=sign, spies=spies)
        if ask is not None and ask in moderator.requests(seat):
            yield from moderator.request(seat=seat, ask=ask)
            played = [play.seat for play in moderator.view(seat).table]
            for partner in moderator.rules.side_of[seat]:
                listener = self._players[partner]
                if partner != seat and partner not in played and isinstance(listener, Talker):
                    listener.hear(ask)
