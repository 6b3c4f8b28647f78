"""The words of the season's page and the cup's board: given up, sitting out, the regulars on the wall."""

from msgspec import structs

from briscola.capabilities.cup.cup import draw, forfeited, open_tables
from briscola.capabilities.cup.cup import with_result as cup_with
from briscola.capabilities.cup.people import people_again
from briscola.capabilities.cup.words import result_text, sits_out_text
from briscola.capabilities.season.calendar import PERSON
from briscola.capabilities.season.season import Season, with_record, with_result
from briscola.capabilities.season.words import after_remark, before_remark, results_texts
from briscola.client.tournament.table_result import TableGame, TableResult, is_broken_off, lost_result
from tests.client.season.seasons import fast_season, play_evening, played, record_of
from tests.ui.cup.cups import ANNA, NAMES, cup_of, entrants, result


def with_own(season: Season, own: TableResult) -> Season:
    """The season whose evening begins and ends with a result at the person's table."""
    at = season.current
    assert at is not None
    return with_result(with_record(season, record_of(season, at)), at, 0, own)


# ---- given up


def test_an_evening_given_up_is_called_so_and_shows_no_score() -> None:
    season = fast_season(1)
    game = season.evenings[0].game
    (text,) = results_texts(with_own(season, lost_result(game.rules())), 0)
    assert text.endswith("given up") and "0 : 0" not in text


def test_where_hands_do_not_win_a_match_it_is_never_called_so() -> None:
    game = TableGame(
        variant="chiamata", players=5, options={"match": "hands", "match_hands": 4}, winning_hands=3
    )
    assert not is_broken_off(game, TableResult(ranks=(1, 2, 3, 4, 5), hands=(2, 1, 1, 0, 0)))


def test_hands_won_before_it_was_given_up_stand_beside() -> None:
    season = fast_season(1)
    rules = season.evenings[0].game.rules()
    hands = (1, *(0,) * (rules.players - 1))
    (text,) = results_texts(with_own(season, structs.replace(lost_result(rules), hands=hands)), 0)
    assert text.endswith(", given up") and ("0 : 1" in text or rules.players > 2)


def test_an_evening_that_was_played_is_not_called_so() -> None:
    season = play_evening(fast_season(1))
    assert not any("given up" in text for text in results_texts(season, 0))


def test_a_match_of_a_cup_that_was_given_up_is_called_so() -> None:
    cup = cup_of("everybody", 4)
    place, _table = next(open_tables(cup))
    lost = cup_with(cup, place, lost_result(cup.game.rules()))
    assert result_text(lost, place).endswith("because the match was given up")
    assert ":" in result_text(cup_with(cup, place, result(cup, place)), place)


# ---- who sits out


def test_who_sits_out_a_round_stands_on_the_board() -> None:
    cup = cup_of("everybody", 3)
    seated = {who for table in cup.rounds[0] for who in table.seats}
    (out,) = {0, 1, 2} - seated
    assert sits_out_text(cup, 0) == f"Sitting out: {cup.entrants[out].name}"
    assert sits_out_text(forfeited(cup, out), 0) == "", "who has left does not sit out"
    assert sits_out_text(cup_of("everybody", 4), 0) == ""


# ---- people of the next cup


def test_the_people_of_a_cup_are_remembered_for_the_next() -> None:
    renamed = structs.replace(ANNA, name="Anna Maria")
    first = entrants(4, NAMES)
    people = (ANNA, *first[1:3], first[3])
    cup = draw(seed=1, form="everybody", game=TableGame(), level="novice", entrants=people)
    assert people_again(cup, [renamed]) == (renamed, *first[1:3]), "computers are not people"
    assert people_again(cup, []) == first[1:3], "who is no longer of the household is left out"
    assert people_again(forfeited(cup, 1), [ANNA]) == (ANNA, first[2]), "who left the cup as well"
    assert people_again(None, [ANNA]) == ()


# ---- the regulars on the wall


def test_nobody_speaks_of_a_wall_on_which_nothing_stands() -> None:
    assert before_remark(fast_season(1), 0) == ""


def test_somebody_at_the_table_speaks_of_it_before_and_after_each_evening() -> None:
    season = played(1, 3)
    for at in (1, 2, 3):
        if at < 3:
            assert before_remark(season, at) == "", "that evening has been played"
        assert after_remark(season, at - 1)
    said = before_remark(season, 3)
    name = said.split(":")[0]
    assert name and name != "You"


def test_while_the_others_play_nobody_speaks_of_the_evening() -> None:
    season = played(1, 1)
    own = with_own(season, lost_result(season.evenings[1].game.rules()))
    assert after_remark(own, 1) == "" and before_remark(own, 1) == ""


def test_what_is_said_goes_by_both_places() -> None:
    """The three relations of two rows lead to three sentences after an evening."""
    found = set()
    for seed in range(1, 9):
        season = played(seed, 2)
        rows = {row.entrant: row for row in season.table()}
        own, other = rows[PERSON], rows[season.evenings[1].tables[0][1]]
        said = after_remark(season, 1).partition(": ")[2]
        expected = "top" if own.rank == 1 else "above me" if own.rank < other.rank else "above you"
        assert expected in said
        found.add(expected)
    assert {"above me", "above you"} <= found
