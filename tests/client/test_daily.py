"""The deal of the day: the same for everybody, and compared with what maestro makes of it."""

import time
from datetime import date, timedelta

import pytest

from briscola.capabilities.daily.results import DailyResults
from briscola.capabilities.daily.words import deal_text, points_text
from briscola.capabilities.daily.yesterday import others_points
from briscola.capabilities.duel.results import DuelResults, is_week
from briscola.client.host.library import Library
from briscola.client.host.live import live_events
from briscola.client.host.opponents import in_person
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.characters import regular_people
from briscola.client.single_deals.daily import (
    FIRST_DAY,
    LEVEL,
    Course,
    Square,
    course,
    day_of,
    days_of_month,
    deal_of,
    duel_of_day,
    maestro_instead,
    week_of,
)
from briscola.client.single_deals.deal_again import DealAgain
from briscola.client.single_deals.duel import entered
from briscola.client.single_deals.maestros_choices import hand_instead
from briscola.engine.cards import cards
from briscola.engine.deal_code import decode
from briscola.engine.events import HandEnded, Played, TrickTaken
from briscola.i18n.text import use
from briscola.players.levels import make_player
from briscola.storage.records.header import HouseTerms
from tests.client.duel.test_duel import played as played_on
from tests.storage.evenings import Recorded, play

DAY = date(2026, 11, 20)


def finish(
    library: Library, day: date, *, began: str, steps: int | None = None, fair: bool = False
) -> Recorded:
    """Play a day's deal by chance; `fair`: with the computers' seeds, so that it counts in a duel."""
    deal = deal_of(day)
    played = play(
        library.records,
        deal.setup,
        began=began,
        steps=steps,
        deal=deal.code,
        seeds=deal.seeds[1:] if fair else None,
    )
    library.history.begun(played.header, played.path, profile=library.profile.id)
    library.history.finished(played.header, played.events)
    return played


def test_a_date_gives_the_same_deal_on_every_machine() -> None:
    assert deal_of(DAY).code == (
        "briscola1:briscola:2:1:0:RHNVMUFLQE3FCWI3PX3PJPCMJUXNTV3IGYEH3ZEYS3CYR2XSUBHQ"
    )
    assert decode(deal_of(DAY).code).pack[:3] == tuple(cards("2S 6D 1C"))


def test_no_two_days_have_the_same_deal_and_every_player_deals_sometimes() -> None:
    deals = [deal_of(FIRST_DAY + timedelta(days=each)) for each in range(400)]
    assert len({decode(deal.code).seed for deal in deals}) == len(deals)
    assert len({deal.seeds[0] for deal in deals}) > 200, "nor sits everybody at the same table"
    for players in (2, 3, 4):
        dealers = {decode(deal.code).dealer for deal in deals if deal.setup.players == players}
        assert dealers == set(range(players))


def test_a_month_has_its_days() -> None:
    assert [len(days_of_month(date(2028, month, 17))) for month in (1, 2, 12)] == [31, 29, 31]
    assert days_of_month(date(2026, 12, 31))[0] == date(2026, 12, 1)


def test_a_square_tells_whose_a_trick_was_and_whether_it_was_dear() -> None:
    rules = deal_of(date(2026, 11, 21)).setup.rules()  # pairs: seats 0 and 2
    tricks = [(2, 10), (0, 9), (1, 11), (3, 0)]
    end = HandEnded(
        hand=1, points=(40, 20, 30, 30), winners=(0, 2), reason="points", capot=False, score=(1, 0, 1, 0)
    )
    log = [TrickTaken(winner=winner, points=points) for winner, points in tricks]
    assert course(log, rules) is None, "nothing is told of a hand that is not over"
    assert course([*log, end], rules) == Course(
        points=(70, 50), squares=(Square.OURS_DEAR, Square.OURS, Square.THEIRS_DEAR, Square.THEIRS)
    )


@pytest.mark.slow
def test_who_plays_as_maestro_would_ends_where_maestro_ends(library: Library) -> None:
    """The opponents answer the same cards in the same way: what is compared is the person's play alone."""
    deal = deal_of(DAY)
    terms = HouseTerms(undo=False, hints=False)
    table = DealAgain(library, deal.setup, deal.code, house=terms, keeps=True, seeds=deal.seeds[1:])
    seat = table.seat
    seat.begin_match()
    seat.begin_hand()
    while seat.next_step is not NextStep.MATCH:
        if seat.next_step is NextStep.OWN_MOVE:
            moment = live_events(seat.host.table.log).decision_key
            player = make_player(in_person(LEVEL, deal.setup.face), seed=deal.seeds[0], seat=0, moment=moment)
            seat.choose(player.choose(seat.view))
        else:
            seat.choose(seat.think().result)
    table.leave()
    results = DailyResults(library)
    results.read([DAY], DAY)
    while not results.maestro.poll():
        time.sleep(0.01)
    mine = results.mine(DAY)
    assert mine is not None and mine == results.maestro.found.get(DAY) == maestro_instead(deal)
    assert sum(isinstance(event, Played) for event in seat.host.table.log) == 40


@pytest.mark.slow
def test_the_first_time_a_deal_was_finished_counts_and_every_beginning_is_told(library: Library) -> None:
    day = date(2026, 11, 19)
    finish(library, day, began="2026-11-19T10:00:00Z", steps=9)
    first = finish(library, day, began="2026-11-19T11:00:00Z")
    finish(library, day, began="2026-11-19T12:00:00Z")
    results = DailyResults(library)
    results.read([DAY, day], DAY)
    attempt = results.attempt(day)
    assert attempt is not None
    assert (attempt.match.id, attempt.tries) == (first.header.id, 2)
    assert results.mine(day) == course(first.events, deal_of(day).setup.rules())
    assert results.days == [day], "the other day was not played"


def test_a_days_deal_is_a_duel_and_the_day_is_known_by_it() -> None:
    duel = duel_of_day(DAY, 71)
    assert entered(f"Prova! {duel.letters}") == [duel] and duel.theirs == 71
    assert decode(duel.code).pack == decode(deal_of(DAY).code).pack
    assert (duel.setup.levels, tuple(duel.seeds)) == (deal_of(DAY).setup.levels, deal_of(DAY).seeds)
    assert day_of(duel, DAY) == DAY and day_of(duel, DAY - timedelta(days=1)) is None


def test_a_week_has_the_deals_of_it_that_were_played_in_order(library: Library) -> None:
    for day in (date(2026, 12, 2), date(2026, 11, 30), date(2026, 12, 7)):
        finish(library, day, began=f"{day.isoformat()}T10:00:00Z", fair=True)
    results = DailyResults(library)
    today = date(2026, 12, 6)
    results.read([today], today, besides=week_of(today))
    week = results.week(today)
    assert [day_of(duel, today) for duel in week] == [date(2026, 11, 30), date(2026, 12, 2)]
    assert all(duel.theirs is not None for duel in week) and is_week(week, today)
    assert not is_week(week[:1], today) and not is_week(week, date(2026, 12, 1)), "that day is still to come"
    assert not is_week([*week, duel_of_day(date(2026, 12, 7), None)], date(2026, 12, 7))
    assert not is_week([week[0], week[0]], today)
    assert not results.maestro.working, "he plays the days that are shown alone"


@pytest.mark.slow
def test_a_day_played_on_its_page_counts_in_the_duel_about_it(library: Library) -> None:
    deal = deal_of(DAY)
    terms = HouseTerms(undo=False, hints=False)
    table = DealAgain(library, deal.setup, deal.code, house=terms, keeps=True, seeds=deal.seeds[1:])
    played_on(table.seat, 1)
    table.leave()
    daily = DailyResults(library)
    mine = daily.played(DAY)
    assert mine is not None and daily.duel(DAY) == duel_of_day(DAY, mine.ours)
    results = DuelResults(library, [duel_of_day(DAY, 12)], today=DAY)
    results.read()
    results.maestro.stop()
    assert [hand.mine for hand in results.hands] == [mine.ours]


def test_a_day_that_an_older_version_played_has_no_result_to_compare(library: Library) -> None:
    finish(library, DAY, began="2026-11-20T10:00:00Z")
    results = DailyResults(library)
    results.read([DAY], DAY)
    assert results.mine(DAY) is not None and results.duel(DAY).theirs is None, "its computers had other seeds"


def test_somebody_elses_record_of_the_day_is_not_mine(library: Library) -> None:
    played = finish(library, DAY, began="2026-11-20T10:00:00Z")
    library.history.take_in(played.path, imported=True)
    results = DailyResults(library)
    results.read([DAY], DAY)
    assert results.attempt(DAY) is None


def test_a_record_that_is_gone_leaves_the_day_played_but_untold(library: Library) -> None:
    finish(library, DAY, began="2026-11-20T10:00:00Z").path.unlink()
    results = DailyResults(library)
    results.read([DAY], DAY)
    assert results.attempt(DAY) is not None
    assert results.mine(DAY) is None


def test_on_sundays_the_points_of_all_three_are_told_by_name() -> None:
    use("en")
    sunday, saturday = date(2026, 11, 22), date(2026, 11, 21)
    rules = deal_of(sunday).setup.rules()
    end = HandEnded(hand=1, points=(50, 40, 30), winners=(0,), reason="points", capot=False, score=(1, 0, 0))
    three = course([end], rules)
    assert three is not None and three.points == (50, 40, 30)
    assert points_text(sunday, three) == "50, Rocco 40, Teresa 30"
    assert "against Rocco and Teresa" in deal_text(sunday)
    assert points_text(saturday, Course(points=(70, 50), squares=())) == "70 to 50"


@pytest.mark.slow
def test_the_others_play_the_deal_in_the_persons_seat_and_again_alike() -> None:
    """The maestro as on the page of the deal; the regulars all but those who sit at the table."""
    ((day, points),) = others_points([DAY])
    deal = deal_of(DAY)
    assert (day, points.maestro) == (DAY, maestro_instead(deal).ours)
    there = {opponent.face for opponent in deal.setup.opponents}
    free = [each.name for each in regular_people() if each.name not in there]
    hands = [course(hand_instead(deal, "regular", face), deal.setup.rules()) for face in free]
    mean = sum(hand.ours for hand in hands if hand is not None) / len(free)
    assert abs(points.regulars - mean) <= 0.5 and len(free) == 7
