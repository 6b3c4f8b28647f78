"""A cup: its results, ties, forfeits, and its file."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from briscola.capabilities.cup.cup import (
    Cup,
    Entrant,
    TableIndex,
    advanced,
    champions,
    current_round,
    draw,
    forfeited,
    is_over,
    open_tables,
    reopened,
    replaced,
    sides,
    sits_out,
    standings_of,
    winners,
    with_match,
    with_result,
)
from briscola.capabilities.cup.file import MOST_ROWS, Cups, check_cups, cups_file, with_row
from briscola.capabilities.cup.forms import FORMS
from briscola.capabilities.cup.keeper import CupKeeper
from briscola.capabilities.cup.people import guest, with_computers
from briscola.capabilities.cup.tables import computers_table, setup_at
from briscola.capabilities.cup.words import standings_text, table_text
from briscola.client.host.library import Library
from briscola.client.tournament.computers import play_tables
from briscola.client.tournament.table_result import TableGame, TableResult
from briscola.engine.events import GivenUp, MatchBegan
from briscola.engine.terms import PERSON
from briscola.storage.files import kept_document
from briscola.storage.settings.person_names import alike
from tests.property_based import examples

LEVEL = "random"
FOUR = TableGame(players=4, options={"teams": True}, winning_hands=1)
GAMES = {
    "everybody": TableGame(winning_hands=1),
    "knock_out": TableGame(winning_hands=1),
    "partners": FOUR,
    "pairs": FOUR,
    "tables": TableGame(players=3, winning_hands=1),
}
FIRST, SECOND = TableResult(ranks=(1, 2), hands=(1, 0)), TableResult(ranks=(2, 1), hands=(0, 1))


def cup(form: str = "everybody", size: int = 4, *, people: int = 0, seed: int = 5) -> Cup:
    """A cup with guests at its first places."""
    entrants: list[Entrant] = []
    for number in range(people):
        entrants.append(guest(f"guest {number}", entrants))
    drawn = with_computers(entrants, size, LEVEL)
    return draw(seed=seed, form=form, game=GAMES[form], level=LEVEL, entrants=drawn)


def by_computers(one: Cup) -> Cup:
    """The cup played to its end."""
    while not is_over(one):
        for place, result in play_tables([computers_table(one, place) for place, _table in open_tables(one)]):
            one = with_result(one, TableIndex(*place), result)
    return one


@pytest.mark.parametrize("change", [str, str.lower, str.upper, lambda name: name.replace("e", "\u0435")])
def test_no_computer_has_a_name_that_looks_like_anothers(change: Callable[[str], str]) -> None:
    for taken in with_computers((), 16, LEVEL):
        found = with_computers([guest(change(taken.name), ())], 16, LEVEL)
        assert len({alike(each.name) for each in found}) == 16


@pytest.mark.parametrize(
    ("form", "size"), [("everybody", 2), ("partners", 3), ("pairs", 5), *((form, 17) for form in FORMS)]
)
def test_fewer_people_than_a_form_needs_and_more_than_it_has_room_for_draw_no_cup(
    form: str, size: int
) -> None:
    with pytest.raises(ValueError, match=f"{size} cannot play {form}"):
        cup(form, size, people=size)


@pytest.mark.parametrize("form", FORMS)
def test_the_same_seed_gives_the_same_cup(form: str) -> None:
    assert by_computers(cup(form, 6)) == by_computers(cup(form, 6))
    assert by_computers(cup(form, 6)) != by_computers(cup(form, 6, seed=6))


@pytest.mark.parametrize("size", [3, 5, 6, 8, 11, 16])
def test_in_a_knock_out_winners_go_on_and_the_last_has_the_cup(size: int) -> None:
    one = by_computers(cup("knock_out", size))
    for number, tables in enumerate(one.rounds[:-1]):
        through = [winners(one, TableIndex(number, at)) for at in range(len(tables))]
        assert through == [team for table in one.rounds[number + 1] for team in sides(one, table)]
        assert number == 0 or not any(sits_out(one, table) for table in tables)
    assert champions(one) == winners(one, TableIndex(len(one.rounds) - 1, 0))


def test_a_level_match_of_a_knock_out_goes_to_more_hands_then_to_the_lot() -> None:
    more, even = TableResult(ranks=(1, 1), hands=(1, 2)), TableResult(ranks=(1, 1), hands=(1, 1))
    lots = set()
    for seed in range(20):
        one = cup("knock_out", 4, seed=seed)
        first, second = one.rounds[0][0].seats
        assert winners(with_result(one, TableIndex(0, 0), more), TableIndex(0, 0)) == (second,)
        lots.add(winners(with_result(one, TableIndex(0, 0), even), TableIndex(0, 0)) == (first,))
    assert lots == {True, False}


def test_a_table_has_one_result_the_first() -> None:
    one = with_result(cup(), TableIndex(0, 0), FIRST)
    assert with_result(one, TableIndex(0, 0), SECOND) == one


def test_who_sits_out_gets_as_much_as_for_a_level_table() -> None:
    one = cup("everybody", 3)
    out = ({0, 1, 2} - set(one.rounds[0][0].seats)).pop()
    rows = {row.entrant: row.points for row in standings_of(with_result(one, TableIndex(0, 0), FIRST))}
    assert rows[out] == 1
    assert sum(rows.values()) == 3


def test_the_standings_compare_entrants_who_have_played_as_often() -> None:
    one = with_result(cup("everybody", 4), TableIndex(0, 1), FIRST)
    assert {(row.played, row.points) for row in standings_of(one)} == {(0, 0)}
    assert standings_text(one) == "Round 1: not over"
    one = with_result(one, TableIndex(0, 0), FIRST)
    assert [(row.played, row.points) for row in standings_of(one)] == [(1, 2), (1, 2), (1, 0), (1, 0)]
    assert standings_text(one) == "After round 1"
    assert standings_of(with_result(one, TableIndex(1, 0), FIRST)) == standings_of(one)


def test_who_has_left_gets_nothing_for_sitting_out() -> None:
    one = cup("everybody", 3)
    (out,) = {0, 1, 2} - set(one.rounds[0][0].seats)
    one = forfeited(with_result(one, TableIndex(0, 0), FIRST), out)
    rows = {row.entrant: row.points for row in standings_of(one)}
    first, second = one.rounds[0][0].seats
    # the first round by hand, then one table against the one who left and one round out for each
    assert current_round(one) == 3
    assert rows == {out: 0, first: 2 + 2 + 1, second: 0 + 2 + 1}


def test_a_computer_in_the_place_of_whoever_left_plays_for_nobody() -> None:
    one = cup("tables", 6)
    leaver, other, last = one.rounds[0][0].seats
    result = TableResult(ranks=(1, 2, 3), hands=(2, 1, 0))
    one = with_result(with_result(forfeited(one, leaver), TableIndex(0, 0), result), TableIndex(0, 1), result)
    rows = {row.entrant: row.points for row in standings_of(one)}
    assert (rows[leaver], rows[other], rows[last]) == (0, 2, 0)  # for each other alone


def test_who_left_loses_the_tables_that_are_left_and_keeps_what_was_played() -> None:
    one = with_result(cup("everybody", 4), TableIndex(0, 0), FIRST)
    leaver = one.rounds[0][0].seats[0]
    left = by_computers(forfeited(one, leaver))
    tables = [table for tables in left.rounds[1:] for table in tables if leaver in table.seats]
    assert [table.result.program for table in tables if table.result is not None] == ["", ""]
    rows = {row.entrant: row.points for row in standings_of(left)}
    assert rows[leaver] == 2
    assert sum(rows.values()) == 12


def test_two_who_have_left_gain_nothing_from_each_other() -> None:
    one = forfeited(forfeited(cup("everybody", 4), 0), 1)
    rows = {row.entrant: row.points for row in standings_of(one)}
    assert rows[0] == rows[1] == 0


def test_at_a_table_of_four_a_computer_sits_in_for_nobody() -> None:
    one = forfeited(cup("partners", 4, people=4), 2)
    place, table = next(open_tables(one))
    result = TableResult(ranks=(1, 2, 1, 2), hands=(1, 0, 1, 0), partners=((0, 2), (1, 3)))
    done = with_result(one, place, result)
    rows = {row.entrant: row.points for row in standings_of(done)}
    assert rows[2] == 0
    assert done.rounds[0][0].absent == (table.seats.index(2),)
    seats, setup = setup_at(one, place, first="")
    assert setup.levels[seats.index(2)] == LEVEL


def test_a_whole_pair_that_left_a_knock_out_loses_without_play() -> None:
    one = cup("pairs", 8, people=8)
    team = sides(one, one.rounds[0][0])[0]
    assert forfeited(one, team[0]).rounds[0][0].result is None
    gone = forfeited(forfeited(one, team[0]), team[1])
    assert winners(gone, TableIndex(0, 0)) == sides(one, one.rounds[0][0])[1]


def test_a_match_under_way_goes_on_when_somebody_leaves() -> None:
    one = cup("everybody", 4, people=4)
    place, table = next(open_tables(one))
    one = with_match(one, place, table.seats[::-1], "a" * 32)
    left = forfeited(one, table.seats[0])
    assert left.rounds[0][place.table].result is None
    assert reopened(left, place).rounds[0][place.table].result is not None


@pytest.mark.parametrize("form", FORMS)
def test_a_table_keeps_its_order_from_the_draw_to_the_result(form: str) -> None:
    one = cup(form, 6 if form == "tables" else 8)
    place, table = next(open_tables(one))
    for person in table.seats:
        drawn = replaced(one, person, guest("Zoë", ()))
        seats, setup = setup_at(drawn, place, first="")
        assert setup.player == "Zoë"
        partners = setup.rules().sides if setup.rules().in_sides else ()
        ranks = tuple(1 + seat % (2 if partners else 4) for seat in range(len(seats)))
        begun = with_match(drawn, place, seats, "a" * 32)
        won = TableResult(ranks=ranks, hands=ranks, partners=partners, record="a" * 32)
        over = with_result(begun, place, won)
        for after in (begun, over):
            assert table_text(after, after.rounds[0][place.table]) == table_text(drawn, table)
            check_cups(Cups(cup=after))
        result = over.rounds[0][place.table].result
        assert result is not None
        assert (result.partners, result.hands) == (partners, result.ranks)
        assert [result.ranks[table.seats.index(who)] for who in seats] == list(ranks)


def test_somebody_else_takes_the_place_with_its_points() -> None:
    one = with_result(cup("everybody", 4), TableIndex(0, 0), FIRST)
    winner = one.rounds[0][0].seats[0]
    other = replaced(one, winner, Entrant(name="Zoë", face="ada"))
    assert standings_of(other) == standings_of(one)
    assert other.entrants[winner].plays


@given(st.sampled_from(list(FORMS)), st.integers(4, 16), st.lists(st.integers(0, 15), max_size=16))
@examples(40)
def test_whoever_leaves_and_whenever_the_cup_has_an_end(form: str, size: int, leavers: list[int]) -> None:
    one = cup(form, size - size % 2)
    for who in leavers:
        one = forfeited(one, who % one.size)
        for place, table in list(open_tables(one))[:1]:
            seats = len(table.seats)
            partners = ((0, 2), (1, 3)) if seats == 4 else ()
            ranks = tuple(1 + seat % 2 for seat in range(seats))
            one = with_result(one, place, TableResult(ranks=ranks, hands=ranks, partners=partners))
        check_cups(Cups(cup=one))
    one = by_computers(one)
    assert champions(one)
    assert current_round(one) == len(one.rounds)
    assert advanced(one) == one


# ---- the file


def keeper(folder: Path, *, ours: bool = True) -> CupKeeper:
    made = CupKeeper(Library(folder), ours=lambda: ours)
    made.steps.read()
    return made


def test_a_cup_is_read_again_after_every_step(tmp_path: Path) -> None:
    first = keeper(tmp_path)
    first.open(cup("knock_out", 5))
    while first.cup is not None and not is_over(first.cup):
        place, _table = next(open_tables(first.cup))
        first.change(with_result(first.cup, place, FIRST))
        assert first.steps.kept
        assert keeper(tmp_path).steps.latest == first.steps.latest


@pytest.mark.parametrize(
    "harm",
    [
        {"form": "nothing"},
        {"level": "rm -rf"},
        {"entrants": []},
        {"rounds": [[{"seats": [0, 0]}]]},
        {"rounds": [[{"seats": [0, 9], "record": "../settings"}]]},
        {"game": {"variant": "poker"}},
    ],
    ids=str,
)
def test_what_cannot_be_a_cup_is_put_aside(tmp_path: Path, harm: dict[str, object]) -> None:
    keeper(tmp_path).open(cup())
    path = cups_file(tmp_path).path
    document = msgspec.json.decode(path.read_bytes())
    document["cup"] |= harm
    path.write_bytes(msgspec.json.encode(document))
    again = keeper(tmp_path)
    assert again.cup is None
    assert again.steps.damage is not None and again.steps.damage.kind == "aside"
    assert again.steps.damage.path.is_file()


def test_a_record_elsewhere_is_put_aside_too(tmp_path: Path) -> None:
    keeper(tmp_path).open(cup())
    path = cups_file(tmp_path).path
    document = msgspec.json.decode(path.read_bytes())
    document["cup"]["rounds"][0][0]["record"] = "../history"
    path.write_bytes(msgspec.json.encode(document))
    assert keeper(tmp_path).cup is None


def test_a_disk_that_is_full_is_told_and_the_cup_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = keeper(tmp_path)
    first.open(cup())
    with monkeypatch.context() as patch:
        patch.setattr(kept_document, "write_whole", lambda _path, _data: False)
        assert first.cup is not None
        first.change(with_result(first.cup, TableIndex(0, 0), FIRST))
        assert not first.steps.kept
    assert first.steps.retry(at_once=True)
    assert keeper(tmp_path).steps.latest == first.steps.latest


def test_a_second_window_writes_nothing(tmp_path: Path) -> None:
    keeper(tmp_path).open(cup())
    second = keeper(tmp_path, ours=False)
    before = cups_file(tmp_path).path.read_bytes()
    assert not second.poll()
    assert not second.computers.working
    assert second.cup is not None
    second.change(with_result(second.cup, TableIndex(0, 0), FIRST))
    assert cups_file(tmp_path).path.read_bytes() == before


def test_fifty_cups_that_are_over_are_kept() -> None:
    one = by_computers(cup())
    cups = Cups(cup=one)
    for _ in range(MOST_ROWS + 5):
        cups = structs.replace(with_row(cups), cup=one)
    assert len(cups.rows) == MOST_ROWS
    check_cups(cups)
    assert with_row(Cups(cup=cup())) == Cups(cup=cup())


# ---- matches of people


BEGAN = MatchBegan(
    variant="briscola",
    players=2,
    sides=((0,), (1,)),
    winning_hands=1,
    options={},
    levels=(PERSON, PERSON),
    seed=None,
)


def test_a_match_given_up_by_several_is_played_anew_and_by_one_is_lost(tmp_path: Path) -> None:
    first = keeper(tmp_path)
    for people in (2, 1):
        first.open(cup("everybody", 4, people=4))
        assert first.cup is not None
        place, table = next(open_tables(first.cup))
        first.begun(place, table.seats, "b" * 32)
        first.take("b" * 32, [BEGAN, GivenUp()], people)
        found = first.cup.rounds[0][place.table]
        assert found.record == ("" if people == 2 else "b" * 32)
        assert (found.result is None) is (people == 2)
    assert first.told == ["given_up"]


def test_a_record_that_is_gone_is_told_and_its_table_played_anew(tmp_path: Path) -> None:
    first = keeper(tmp_path)
    first.open(cup("everybody", 4, people=4))
    assert first.cup is not None
    place, table = next(open_tables(first.cup))
    first.begun(place, table.seats, "c" * 32)
    first.take_from_disk(besides="c" * 32)
    assert first.told == []
    first.take_from_disk(besides=None)
    assert first.told == ["gone"]
    assert first.cup.rounds[0][place.table].record == ""


def test_a_record_that_cannot_be_read_keeps_no_other_table_waiting(tmp_path: Path) -> None:
    first = keeper(tmp_path)
    first.open(cup("everybody", 4, people=4))
    assert first.cup is not None
    (one, table), (other, beside) = list(open_tables(first.cup))[:2]
    for place, seats, record in ((one, table.seats, "c" * 32), (other, beside.seats, "d" * 32)):
        first.begun(place, seats, record)
    Library(tmp_path).records.path("c" * 32).mkdir(parents=True)
    first.take_from_disk(besides=None)
    assert first.unread and first.told == ["gone"]
    assert [each.record for each in first.cup.rounds[0]] == ["c" * 32, ""]


def test_the_person_of_this_window_sits_at_the_first_seat() -> None:
    people = [
        Entrant(name="a", face="ada"),
        Entrant(name="b", face="ada", key="b"),
        Entrant(name="c", face="ada", key="c"),
    ]
    one = draw(seed=1, form="tables", game=GAMES["tables"], level=LEVEL, entrants=people)
    place, _table = next(open_tables(one))
    for key, name in (("b", "b"), ("c", "c")):
        seats, setup = setup_at(one, place, first=key)
        assert (setup.player, setup.key, one.entrants[seats[0]].name) == (name, key, name)
    assert setup_at(one, place, first="nobody")[1].key in ("b", "c")


def test_computers_play_in_a_process_of_their_own_and_one_that_dies_is_told(tmp_path: Path) -> None:
    first = keeper(tmp_path)
    first.open(cup("everybody", 4))
    first.poll()
    assert first.computers.working
    process = first.computers._analysis
    assert process is not None
    while first.cup is not None and not is_over(first.cup) and not first.computers.broke_off:
        if first.computers._analysis is not None:
            first.computers._analysis.wait(1)
        first.poll()
    assert first.cup == by_computers(cup("everybody", 4))
    assert keeper(tmp_path).cup == first.cup
