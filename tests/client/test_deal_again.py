"""A deal is played again at a table of its own, and nothing that counts changes."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from briscola.client.host.library import Library
from briscola.client.playback.reel import Reel
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.single_deals.deal_again import DealAgain, left_in_middle, one_hand
from briscola.engine.deal_code import BadDealCode, codes_of
from briscola.engine.events import Dealt
from briscola.players.habits.habits import Habits
from briscola.players.levels import ADAPT
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.storage.match_choices import Opponent
from briscola.storage.records.header import HouseTerms
from briscola.storage.records.match_record import read_record
from tests.storage.evenings import play, setup

HOUSE = HouseTerms(undo=False, hints=True)
FAIR = HouseTerms(undo=False, hints=False)
SEEDS = ["1000007"]
"""Of computers that sit at none of the tables at which a new match may be played."""


def played_out(seat: HostedSeat, *, plays: int = 100) -> None:
    chance = Random(1)
    while seat.next_step is not NextStep.MATCH or not seat.host.table.matches:
        if seat.next_step is NextStep.MATCH:
            seat.begin_match()
        elif seat.next_step is NextStep.HAND:
            seat.begin_hand()
        else:
            asked = seat.host.table.asked
            assert asked is not None
            if not plays:
                return
            plays -= 1
            seat.choose(chance.choice(asked.view.legal))


@pytest.fixture
def code(library: Library) -> str:
    return dict(codes_of(play(library.records).events))[1]


def at_table(library: Library, code: str, *, keeps: bool = True, **fields: Any) -> DealAgain:
    return DealAgain(library, setup(**{"level": "easy", **fields}), code, house=HOUSE, keeps=keeps)


def only_match(library: Library) -> PlayedMatch:
    (match,) = library.history.found(Search(profile=library.profile.id))
    return match


def deals(seat: HostedSeat) -> list[Dealt]:
    return [event for event in seat.host.table.log if isinstance(event, Dealt)]


def test_the_same_cards_are_dealt_and_the_record_says_that_it_counts_nowhere(library: Library) -> None:
    first = play(library.records)
    code = dict(codes_of(first.events))[1]
    before = next(event for event in first.events if isinstance(event, Dealt))
    again = at_table(library, code)
    played_out(again.seat)
    (dealt,) = deals(again.seat)
    assert (dealt.hands, dealt.stock, dealt.dealer) == (before.hands, before.stock, before.dealer)
    again.leave()
    match = only_match(library)
    assert match.replayed and match.state == "complete" and match.hands == 1
    record = read_record(Path(match.file))
    assert record.wrong is None and record.header is not None and record.header.deal == code
    assert len(Reel(record.events).hands) == 1, "it can be looked at again like any other"


def test_a_code_typed_in_small_letters_leaves_a_record_that_can_be_read(library: Library, code: str) -> None:
    seed = code.split(":")[5]
    again = at_table(library, code.replace(seed, seed.lower()))
    played_out(again.seat)
    again.leave()
    record = read_record(Path(only_match(library).file))
    assert record.wrong is None and record.header is not None and record.header.deal == code


def test_a_deal_that_is_left_is_not_gone_on_with(library: Library, code: str) -> None:
    again = at_table(library, code)
    played_out(again.seat, plays=5)
    assert library.waiting() == [], "not even before it is left"
    again.leave()
    assert only_match(library).state == "abandoned"


def test_a_second_window_plays_it_too_and_keeps_nothing(library: Library, code: str) -> None:
    again = at_table(library, code, keeps=False)
    played_out(again.seat)
    assert len(deals(again.seat)) == 1
    again.leave()
    assert library.history.count(Search()) == 0


def test_somebody_elses_record_starts_no_program(library: Library, code: str, tmp_path: Path) -> None:
    evil = tmp_path / "started"
    program = Opponent(name="Peppe", face="peppe", level=f"cmd:touch {evil}")
    again = at_table(library, code, opponents=(program,))
    again.seat.come_in()
    assert again.seat.setup.opponents[0].level == "medium" and not evil.exists()
    unknown = one_hand(setup(opponents=(Opponent(name="X", face="", level="grandmaster"),)))
    assert unknown.opponents[0].level == "medium" and unknown.winning_hands == 1
    again.leave()


def test_nobody_goes_by_the_habits_of_whoever_played_the_deal_before() -> None:
    """They may be anybody's, and Settings may say no meanwhile; other switches stay."""
    level = f"maestro:signs=off,{ADAPT}={Habits(3).spell()},goal=points"
    again = one_hand(setup(opponents=(Opponent(name="Peppe", face="peppe", level=level),)))
    assert again.opponents[0].level == "maestro:signs=off,goal=points"


def test_a_text_that_is_no_deal_code_is_refused(library: Library) -> None:
    with pytest.raises(BadDealCode):
        at_table(library, "briscola1:chess")
    assert library.history.count(Search()) == 0


def test_a_deal_of_several_people_is_played_again_by_one_among_computers() -> None:
    bruno = Opponent(name="Bruno", face="person-man", level="person", key="b")
    others = (bruno, Opponent(name="Rocco", face="rocco", level="easy"), bruno)
    again = one_hand(setup(4, opponents=others))
    assert again.people == (0,)
    faces = [opponent.face for opponent in again.opponents]
    assert faces[1] == "rocco" and len(set(faces)) == 3 and "person-man" not in faces
    assert not any(opponent.key for opponent in again.opponents)


def test_a_deal_with_fixed_seeds_goes_on_from_where_it_was_left(library: Library, code: str) -> None:
    """That of a day or a duel; one played again for oneself begins anew."""

    def sat_down(seeds: Sequence[str] | None = SEEDS) -> DealAgain:
        return DealAgain(library, setup(level="easy"), code, house=FAIR, keeps=True, seeds=seeds)

    first = sat_down()
    played_out(first.seat, plays=5)
    log = list(first.seat.host.table.log)
    first.leave()
    assert only_match(library).state == "abandoned"
    assert left_in_middle(library, code, SEEDS) == only_match(library)
    assert left_in_middle(library, code, ["8"]) is None, "other computers, another match"
    other = sat_down(None)
    played_out(other.seat, plays=2)
    other.leave()
    assert len(library.history.found(Search(profile=library.profile.id))) == 2, "it has begun anew"
    again = sat_down()
    assert list(again.seat.host.table.log) == log and not again.seat.advice and not again.seat.allows_undo
    again.seat.come_in()
    played_out(again.seat)
    again.leave()
    assert left_in_middle(library, code, SEEDS) is None
    match = library.history.found(Search(profile=library.profile.id, state="complete"))
    assert len(match) == 1 and match[0].replayed and read_record(Path(match[0].file)).wrong is None


def test_a_deal_whose_record_is_gone_begins_anew(library: Library, code: str) -> None:
    first = DealAgain(library, setup(level="easy"), code, house=FAIR, keeps=True, seeds=SEEDS)
    played_out(first.seat, plays=5)
    first.leave()
    Path(only_match(library).file).unlink()
    again = DealAgain(library, setup(level="easy"), code, house=FAIR, keeps=True, seeds=SEEDS)
    assert not again.seat.host.table.log
