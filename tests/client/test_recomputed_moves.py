"""Rigs that a new chain cannot hide: changed moves, renumbered hands, bytes this computer has seen."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from briscola.client.checking.full_check import verified
from briscola.client.checking.recomputed_moves import RecomputedMoves, made_again
from briscola.client.host.match_host import MatchHost
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.events import Chained, Committed, Event, HandEnded, MatchEnded, Sits
from briscola.engine.occupant import Occupant
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import OptionValue
from briscola.storage.database.database import Database
from briscola.storage.evenings.history import History
from briscola.storage.evenings.known_hands import rows_of
from briscola.storage.match_choices import Opponent, after_changes
from briscola.storage.records.header import Header, read_header, roster_of
from briscola.storage.records.match_record import Record, file_of, parse, right
from briscola.storage.settings.person_names import FIRST
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase
from tests.client.reloading import InMemory, memory_of, play, sat_down, setup_of, step
from tests.engine.recorded import rechained


def nothing_known(_sql: str, _values: Sequence[object]) -> Sequence[object]:
    """The history of a computer at which nobody has played."""
    return ()


@cache
def record_of(level: str, hands: int) -> Record:
    """So many hands of briscola for two, the last of them not the person's."""
    return parse(memory_of(play(sat_down(setup_of("briscola", {}, level)), hands=hands)).data)


def header_of(record: Record) -> Header:
    assert record.header is not None
    return record.header


def forged(header: Header, events: Sequence[Event]) -> bytes:
    """A record with its chain computed anew, which nothing in the file itself contradicts."""
    data = file_of(header, rechained([*events], header.line))
    assert right(data)
    return data


GAMES: dict[str, tuple[str, dict[str, OptionValue], tuple[str, ...]]] = {
    "two": ("briscola", {}, ("medium",)),
    "pairs that talk": ("briscola", {}, ("medium", "easy:signs=off", "random")),
    "prini": ("prini", {"exchange": "seven"}, ("easy", "medium")),
    "marianna": ("marianna", {}, ("medium",)),
    "six": ("briscola", {}, ("easy", "random", "easy", "random", "easy")),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_computers_did_they_do_again(game: str) -> None:
    variant, options, levels = GAMES[game]
    record = parse(memory_of(play(sat_down(setup_of(variant, options, *levels)), hands=1)).data)
    moves = made_again(record)
    assert moves is not None and {*moves.same} == {*levels} and moves.made > 2 * len(levels)
    assert moves.unasked == () and moves.version == ""


@pytest.mark.parametrize("bidding", ["points", "rank"])
def test_what_computers_bid_they_bid_again(bidding: str) -> None:
    options: dict[str, OptionValue] = {"bidding": bidding, "weak_redeal": True, "concede": True}
    levels = ("medium", "easy", "medium", "random")
    moves = made_again(parse(memory_of(play(sat_down(setup_of("chiamata", options, *levels)), hands=2)).data))
    assert moves is not None and moves.made > 20


def test_a_choice_taken_back_leaves_the_same_moves() -> None:
    seat = sat_down(setup_of("briscola", {}, "random"), InMemory(undo=True))
    while seat.host.table.hand < 1 or seat.next_step is not NextStep.COMPUTER:
        step(seat)
    for _ in range(3):
        while not seat.can_take_back:
            step(seat)
        seat.take_back()
        step(seat)
    assert made_again(parse(memory_of(play(seat, hands=1)).data)) is not None


def test_a_computers_move_that_was_changed_is_named() -> None:
    seat = sat_down(setup_of("briscola", {}, "medium"))
    while seat.host.table.hand < 1 or seat.next_step is not NextStep.COMPUTER:
        step(seat)
    asked = seat.host.table.asked
    assert asked is not None
    other = next(action for action in asked.view.legal if action != seat.think().result)
    seat.choose(other)
    data = memory_of(play(seat, hands=1)).data
    assert right(data), "by the rules and the chain it is right"
    with pytest.raises(BadRecord, match=r"line \d+: at seat 1 medium would have done .*, not "):
        verified(data, nothing_known)


def test_nets_programs_and_other_versions_are_never_called_wrong() -> None:
    hard = made_again(record_of("hard", 1))
    assert hard == RecomputedMoves(unasked=("hard",))
    record = record_of("random", 1)
    older = replace(header_of(record), program="briscola 0.6.0")
    moves = made_again(parse(forged(older, record.events)))
    assert moves == RecomputedMoves(unasked=("random",), version="briscola 0.6.0")


def _is_lost(part: Sequence[Event]) -> bool:
    return any(isinstance(event, HandEnded) and event.winners == (1,) for event in part)


def without_two_lost_hands(record: Record) -> list[Event]:
    """A match as a cheat leaves it: two hands gone, all later ones with other numbers and scores."""
    parts: list[list[Event]] = [[]]
    for event in record.events:
        parts[-1].append(event)
        if isinstance(event, Chained):
            parts.append([])
    first = next(at for at in range(1, len(parts)) if _is_lost(parts[at]) and _is_lost(parts[at + 1]))
    left = parts[:first] + parts[first + 2 :]
    events: list[Event] = []
    score: tuple[int, ...] = (0, 0)
    for number, part in enumerate(left, 1):
        for event in part:
            if isinstance(event, HandEnded):
                score = tuple(s + (seat in event.winners) for seat, s in enumerate(score))
                event = replace(event, score=score)
            elif isinstance(event, MatchEnded):
                event = replace(event, score=score)
            events.append(replace(event, hand=number) if hasattr(event, "hand") else event)
    return events


def test_two_lost_hands_that_were_cut_out_are_betrayed_by_the_chance_of_the_computers() -> None:
    """All is right by the rules; but the computers' chance follows from the number of the hand as well."""
    record = record_of("random", 6)
    data = forged(header_of(record), without_two_lost_hands(record))
    with pytest.raises(BadRecord, match="random would have done"):
        verified(data, nothing_known)


# ---- what this computer knows


@pytest.fixture
def known(tmp_path: Path) -> tuple[Record, Callable[[bytes], object]]:
    """A match played here against nets, and the check at this computer."""
    record = record_of("hard", 4)
    header, path = header_of(record), tmp_path / "history.sqlite"
    with Database(path) as database:
        history = History(database)
        assert history.begun(header, tmp_path / "x.jsonl", profile=FIRST)
        assert history.finished(header, record.events)
    return record, lambda data: verified(data, rows_of(path))


def test_the_match_itself_is_right(known: tuple[Record, Callable[[bytes], object]]) -> None:
    record, check = known
    assert check(file_of(header_of(record), record.events))


def test_another_header_under_a_new_chain_is_not_the_match_that_was_played_here(
    known: tuple[Record, Callable[[bytes], object]],
) -> None:
    """Names, level, date: a file alone cannot tell, the link that was noted here can."""
    record, check = known
    header = header_of(record)
    setup = MatchSetup.of(header.choices)
    for changed in (
        replace(header, began="2020-01-01T00:00:00Z"),
        replace(header, roster=roster_of(replace(setup, player="Somebody"))),
        replace(header, program="briscola 0.1.0"),
    ):
        with pytest.raises(BadRecord, match="this computer knows hand 1 of this match otherwise"):
            check(forged(changed, record.events))
    with pytest.raises(BadRecord, match=r"this computer knows hand \d of this match otherwise"):
        check(forged(header, without_two_lost_hands(record)))


def test_bytes_that_have_shuffled_a_hand_here_shuffle_no_other(
    known: tuple[Record, Callable[[bytes], object]],
) -> None:
    record, check = known
    other = replace(header_of(record), id="5a" * 16)
    seal = next(at for at, event in enumerate(record.events, 2) if isinstance(event, Committed))
    said = f"line {seal}: its bytes have shuffled hand 1 of match {header_of(record).id} before"
    with pytest.raises(BadRecord, match=said):
        check(forged(other, record.events))


def test_a_history_that_cannot_be_read_knows_nothing(tmp_path: Path) -> None:
    record = record_of("hard", 1)
    data = file_of(header_of(record), record.events)
    path = tmp_path / "history.sqlite"
    assert verified(data, rows_of(path)) and not path.exists(), "none is made"
    path.write_bytes(b"no database")
    assert verified(data, rows_of(path)) and path.read_bytes() == b"no database"
    assert read_header(data.splitlines()[0])[0] == record.header


def played_on(host: MatchHost, *, until: Callable[[MatchHost], bool]) -> None:
    """The persons of a hosted match play by chance."""
    table = host.table
    while not until(host):
        match table.phase:
            case Phase.MATCH:
                host.begin_match()
            case Phase.SEAL_DRAW:
                host.seal_draw()
            case Phase.DRAW:
                host.draw()
            case Phase.HAND:
                host.begin_hand()
            case Phase.CUT:
                host.cut()
            case Phase.PLAY:
                asked = table.asked
                assert asked is not None
                if asked.seat in host.setup.people:
                    host.act(Random(len(table.log)).choice(asked.view.legal))
                else:
                    host.act(host.computer(asked.seat).choose(asked.view))


def test_the_moves_of_computers_among_several_persons_are_made_again_whoever_sits_down() -> None:
    persons = (Opponent(name="Mia", face="person-woman", level="person", key="mia"),)
    setup = MatchSetup(players=3, winning_hands=2, opponents=(*persons, *regulars(2, ("easy",))))
    recorder, seeds = InMemory(), ["7", "7"]
    host = MatchHost(setup, deals=SeededDeals(3), seeds=seeds, recorder=recorder)
    played_on(host, until=lambda host: host.table.hand == 1 and len(host.table.log) > 20)
    for seat, who in (
        (1, Occupant(name="Ada", face="ada", level="regular")),
        (2, Occupant(name="Leo", face="person-man")),
        (0, Occupant(name="Peppe", face="peppe", level="random")),
    ):
        recorder.append(host.table.sit(seat, who))
        setup = after_changes(setup, host.table.log[-1:])
    assert setup.people == (2,) and setup.name(0) == "Peppe"
    host = MatchHost(setup, table=host.table, seeds=seeds, recorder=recorder)
    played_on(host, until=lambda host: host.over)
    record = parse(recorder.data)
    moves = made_again(record)
    assert moves is not None and {*moves.same} == {"easy", "regular", "random"} and moves.made > 40
    assert moves.unasked == ()
    at = next(at for at, event in enumerate(record.events) if isinstance(event, Sits))
    sits = Sits(seat=1, who=Occupant(name="Ada", face="ada", level="easy"))
    changed = (*record.events[:at], sits, *record.events[at + 1 :])
    with pytest.raises(BadRecord, match="at seat 1 easy would have done"):
        made_again(parse(forged(header_of(record), changed)))
