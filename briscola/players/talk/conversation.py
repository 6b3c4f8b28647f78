"""What is said at a table of computer players: once round after the draws of each trick."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol

from briscola.engine.actions import Ask, Sign
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.player import Player
from briscola.players.talk.signals import caught_by
from briscola.players.talk.talker import Talker


class Referee(Protocol):
    """Whoever runs the table: shows what a seat sees, and passes on what it says."""

    rules: Rules

    def view(self, seat: int) -> Observation:
        """What a seat sees now."""

    def signs(self, seat: int) -> tuple[Sign, ...]:
        """The signs a seat may make now."""

    def requests(self, seat: int) -> tuple[Ask, ...]:
        """The requests a seat may speak now."""

    def signal(self, *, seat: int, sign: Sign, spies: tuple[int, ...] = ()) -> Sequence[Event]:
        """Make a sign."""

    def request(self, *, seat: int, ask: Ask) -> Sequence[Event]:
        """Speak a request."""


def converse(referee: Referee, players: Sequence[Player], leader: int, chance: Random) -> Iterator[Event]:
    """The talk before a lead: each seat from the leader on may make one sign and speak one request."""
    count = referee.rules.players
    for seat in ((leader + i) % count for i in range(count)):
        player = players[seat]
        if not isinstance(player, Talker) or not (referee.signs(seat) or referee.requests(seat)):
            continue
        view = referee.view(seat)
        sign, ask = player.sign(view), player.ask(view)
        yield from say(referee, players, seat, () if sign is None else (sign,), ask, chance)


def say(
    referee: Referee,
    players: Sequence[Player],
    seat: int,
    signs: Sequence[Sign],
    ask: Ask | None,
    chance: Random,
) -> Iterator[Event]:
    """The events of what a seat says; what is not allowed now is let pass.

    Partners who have still to play to this trick think of a request when they do.
    """
    for sign in signs:
        if sign in referee.signs(seat):
            spies = caught_by(referee.rules, seat, chance)
            yield from referee.signal(seat=seat, sign=sign, spies=spies)
    if ask is not None and ask in referee.requests(seat):
        yield from referee.request(seat=seat, ask=ask)
        played = [play.seat for play in referee.view(seat).table]
        for partner in referee.rules.side_of[seat]:
            listener = players[partner]
            if partner != seat and partner not in played and isinstance(listener, Talker):
                listener.hear(ask)
