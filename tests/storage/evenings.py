"""Whole matches with their records, played by chance at the person's seat as well."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.actions import Action
from briscola.engine.events import Event, HandEnded
from briscola.engine.occupant import Occupant
from briscola.players.player import RandomPlayer
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.history import History
from briscola.storage.evenings.matches import Search
from briscola.storage.match_choices import Opponent
from briscola.storage.records.header import Header, HouseTerms
from briscola.storage.records.records import Records, new_header
from briscola.storage.settings.person_names import FIRST
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable


class Recorded(NamedTuple):
    """A match that was played, or begun."""

    header: Header
    events: Sequence[Event]
    path: Path


EVERYTHING = Search()
"""A search that finds every match."""
NOBODY: Mapping[int, Sequence[tuple[int, Occupant]]] = {}
NAMES = ("Peppe", "Ada", "Teresa", "Nino")


def setup(players: int = 2, **fields: Any) -> MatchSetup:
    """A match of a person and the usual opponents."""
    level = fields.pop("level", "hard")
    opponents = tuple(Opponent(name=name, face="ada", level=level) for name in NAMES[: players - 1])
    return MatchSetup(**{"players": players, "opponents": opponents, "winning_hands": 1, **fields})


def play(
    records: Records,
    game: MatchSetup | None = None,
    *,
    seed: int = 1,
    began: str | None = None,
    steps: int | None = None,
    deal: str | None = None,
    undo: int = 0,
    sits: Mapping[int, Sequence[tuple[int, Occupant]]] = NOBODY,
    given_up: bool = False,
    seeds: Sequence[str] | None = None,
) -> Recorded:
    """Play a match (its first `steps` steps) and write its record; `undo` choices are taken back.

    `sits` tells who sits down after each hand, by the number of the hand.
    """
    game = game or setup()
    header = new_header(
        game,
        seeds=["00"] * len(game.opponents) if seeds is None else seeds,
        terms=HouseTerms(undo=undo > 0, hints=True, deck=game.deck or ""),
        deal=deal,
    )
    if began is not None:
        header = msgspec.structs.replace(header, began=began)
    table = RefereedTable(
        game.rules(),
        winning_hands=game.winning_hands,
        levels=game.levels,
        deals=SeededDeals(seed),
        terms=header.terms,
    )
    player = RandomPlayer(Random(seed))
    done, left = 0, dict(sits)
    while table.phase is not Phase.MATCH or done == 0:
        if steps is not None and done >= steps:
            break
        done += 1
        if table.phase is Phase.HAND and table.hand in left:
            for seat, who in left.pop(table.hand):
                table.sit(seat, who)
        if undo and table.phase is Phase.PLAY and table.undo_point() is not None:
            undo -= 1
            table.undo()
        else:
            _step(table, player)
    if given_up:
        table.give_up()
    writer = records.begin(header)
    writer.append(table.log)
    writer.close()
    return Recorded(header, tuple(table.log), records.path(header.id))


def _step(table: RefereedTable, player: RandomPlayer) -> None:
    match table.phase:
        case Phase.MATCH:
            table.begin_match()
        case Phase.SEAL_DRAW:
            table.seal_draw()
        case Phase.DRAW:
            table.draw(salt="pepper")
        case Phase.HAND:
            table.begin_hand()
        case Phase.CUT:
            table.cut(salt="salt")
        case Phase.TRUMP_CARD:
            table.choose_trump_card()
        case Phase.PLAY if table.asked is None:
            table.turn_dummy()
        case _:
            assert table.asked is not None
            action: Action = player.choose(table.asked.view)
            table.act(action)


def note(history: History, played: Recorded, profile: str = FIRST) -> None:
    """What the window does: a match begins, and ends."""
    assert history.begun(played.header, played.path, profile=profile)
    assert history.finished(played.header, played.events)


def known(history: History, played: Recorded, profile: str = "") -> PlayedMatch:
    """The match as it is listed, for one of its persons if she is asked for."""
    match = history.get(played.header.id, profile=profile)
    assert match is not None
    return match


def ids(history: History, search: Search = EVERYTHING, *, first: int = 0, most: int = -1) -> list[str]:
    """The ids that a search finds."""
    found = history.found(search, first=first, most=most)
    assert history.count(search) == len(history.found(search))
    return [match.id for match in found]


def ended_hands(played: Recorded) -> list[Event]:
    """The ends of its hands."""
    return [event for event in played.events if isinstance(event, HandEnded)]
