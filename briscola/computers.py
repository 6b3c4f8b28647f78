"""Computer players at every seat of a table, hand after hand."""

from collections.abc import Iterator, Sequence
from random import Random

from briscola.engine.events import Committed, Event
from briscola.players.player import Player
from briscola.players.talk.conversation import converse
from briscola.table import Phase, Table


def play(table: Table, players: Sequence[Player], *, hands: int | None = None) -> Iterator[Event]:
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


def play_hand(table: Table, players: Sequence[Player]) -> Iterator[Event]:
    """The events of one hand, and of the match's end where this hand decides it."""
    begun = table.begin_hand()
    # Who catches a sign follows from the hand as everything else does, whatever was played before.
    luck = Random("".join(event.sha256 for event in begun if isinstance(event, Committed)))
    yield from begun
    yield from table.cut()
    talked = 0  # tricks that have had their talk
    while table.phase is Phase.PLAY:
        asked = table.asked
        if asked is not None and not asked.view.table and len(asked.view.tricks) >= talked:
            talked = len(asked.view.tricks) + 1
            yield from converse(table, players, asked.seat, luck)
            asked = table.asked
        if asked is None:
            yield from table.turn_dummy()
        else:
            yield from table.act(players[asked.seat].choose(asked.view))
