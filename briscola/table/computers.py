"""Computer players at every seat of a table, hand after hand."""

from collections.abc import Iterator, Sequence
from random import Random

from briscola.engine.events import Committed, Event
from briscola.players.player import Player
from briscola.players.talk.conversation import Conversation
from briscola.table.referee import play_turn
from briscola.table.table import Phase, RefereedTable


def play(table: RefereedTable, players: Sequence[Player], *, hands: int | None = None) -> Iterator[Event]:
    """The events of `hands` hands, match after match; None plays one whole match.

    Every match draws for the deal; the last one may be cut short, and then has no `match_end`.
    """
    begun = 0
    while True:
        yield from table.begin_drawn_match()
        while table.phase is not Phase.MATCH:
            if begun == hands:
                return
            begun += 1
            yield from play_hand(table, players)
        if hands is None or begun == hands:
            return


def play_hand(table: RefereedTable, players: Sequence[Player]) -> Iterator[Event]:
    """The events of one hand, and of the match's end where this hand decides it."""
    begun = table.begin_hand()
    # Who catches a sign follows from the hand as everything else does, whatever was played before.
    luck = Random("".join(event.sha256 for event in begun if isinstance(event, Committed)))
    conversation = Conversation(players, lambda: luck)
    yield from begun
    yield from table.cut()
    while table.phase is Phase.PLAY:
        yield from play_turn(table, players, conversation)
