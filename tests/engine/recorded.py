"""Records of matches played by chance, as the table writes them."""

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from briscola.engine.chain import chain_of
from briscola.engine.events import Chained, Event
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import seated
from briscola.engine.record import event_line
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import Rules
from briscola.engine.terms import PERSON, Terms
from briscola.engine.variants import make_rules
from briscola.table.deals import Deals, SeededDeals
from briscola.table.table import Phase, RefereedTable
from tests.engine.strategies import choose

HEADER = '{"record":2}'
TERMS = Terms(header=HEADER, undo=True)


def recorded_table(
    rules: Rules,
    *,
    terms: Terms = TERMS,
    deals: Deals | None = None,
    winning_hands: int = 1,
    until: Callable[[RefereedTable], bool] = lambda _: False,
    undo: float = 0.0,
) -> RefereedTable:
    """A table of persons and computers that play by chance, to the end or until something is so.

    Without a roster there is one person, at seat 0. `undo` is how often a person takes back a choice where
    that may be done.
    """
    alone = (PERSON, *["random"] * (rules.players - 1))
    levels = alone if terms.roster is None else seated(terms.roster).levels
    table = RefereedTable(
        rules, winning_hands=winning_hands, levels=levels, deals=deals or SeededDeals(7), terms=terms
    )
    play_on_by_chance(table, until=until, undo=undo)
    return table


def play_on_by_chance(
    table: RefereedTable,
    *,
    until: Callable[[RefereedTable], bool] = lambda _: False,
    undo: float = 0.0,
    seed: int = 1,
) -> None:
    """Go on with a table to the end of its match, or until something is so."""
    random = Random(seed)
    begun = table.matches
    while not until(table) and not (begun and table.phase is Phase.MATCH):
        begun = 1
        match table.phase:
            case Phase.MATCH:
                table.begin_match()
            case Phase.SEAL_DRAW:
                table.seal_draw()
            case Phase.DRAW:
                table.draw(salt="left, right")
            case Phase.HAND:
                table.begin_hand()
            case Phase.CUT:
                table.cut(at=9 if table.cutter in table.people else None, salt=f"salt {table.hand}")
            case Phase.TRUMP_CARD:
                table.choose_trump_card(("top", "bottom", None)[table.hand % 3])
            case Phase.PLAY:
                _act(table, random, undo)


def _act(table: RefereedTable, random: Random, undo: float) -> None:
    asked = table.asked
    if asked is None:
        table.turn_dummy()
    elif table.undo_point() is not None and random.random() < undo:
        table.undo()
    else:
        if table.signs(asked.seat) and random.random() < 0.2:
            table.signal(seat=asked.seat, sign=random.choice(table.signs(asked.seat)))
        table.act(choose(random, asked.view.legal))


def changed(events: list[Event], kind: type[Event], **fields: object) -> list[Event]:
    """A record with fields of the first event of a kind changed."""
    at = next(i for i, event in enumerate(events) if isinstance(event, kind))
    return [*events[:at], replace(events[at], **fields), *events[at + 1 :]]


def rechained(events: list[Event], header: str = HEADER) -> list[Event]:
    """A record whose chain a forger has computed anew."""
    forged: list[Event] = []
    for event in events:
        if isinstance(event, Chained):
            event = replace(event, sha256=chain_of(header, map(event_line, forged)).hex())
        forged.append(event)
    return forged


def refused(events: list[Event], sentence: str, *, terms: Terms | None = TERMS) -> None:
    with pytest.raises(BadRecord, match=sentence):
        replay(events, terms=terms)


def roster_of(*names: str) -> tuple[Occupant, ...]:
    """Players by name: persons with a profile, guests (`?Leo`) and computers (`random`)."""
    return tuple(map(_occupant, names))


def _occupant(name: str) -> Occupant:
    if name == "random":
        return Occupant(name="Peppe", face="peppe", level="random")
    key = "" if name.startswith("?") else name.lower()
    return Occupant(name=name.lstrip("?"), face="person-woman", key=key)


TWO = make_rules("briscola", 2)
RECORD = recorded_table(TWO).log
