"""A slate says the same as the engine, after every hand of every game."""

from collections.abc import Iterator
from itertools import islice

import pytest

from briscola.capabilities.slate.evening import HANDS, RealEvening, begin, enter, rows, totals
from briscola.capabilities.slate.questions import MOST_ANSWERS, HandQuestion, question
from briscola.client.tournament.table_result import TableGame
from briscola.engine.options import BadOption
from briscola.engine.variants import VARIANTS
from tests.client.slate.entered import hands_of, match_of, presses
from tests.spread import quick_some

HOUSES: tuple[dict[str, bool | int | str], ...] = (
    {},
    {"teams": False},
    {"total_120": True},
    {"independents": "strict"},
    {"tie": "last_trick"},
    {"capot": True},
    {"stakes": True},
    {"stakes": True, "teams": False},
    {"stop_at_61": True},
    {"multiplier": True, "capot_doubles": True},
    {"capot_doubles": True, "capot_by": "points", "match": "hands"},
    {"match": "hands", "match_hands": 4, "multiplier": True},
    {"match": "target", "match_target": 5},
    {"void_doubles": True, "match": "hands", "weak_redeal": True},
    {"bidding": "rank", "multiplier": True},
    {"bidding": "two", "capot_doubles": True},
    {"morto": "open"},
    {"concede": True},
    {"dark": True},
    {"weak_redeal": True, "all_pass": "same"},
    {"match": "wins"},
    {"match": "points", "to_points": 151},
    {"to_points": 300},
    {"first_marianna": 40},
    {"tie_counts": True},
    {"trump_by": "turned"},
    {"trump_by": "turned", "to_points": 501},
    {"mariazza": True},
    {"deal_all": True},
)


def games() -> Iterator[TableGame]:
    """Every game at every size, alone and with each house rule that may bear on its counting."""
    seen: set[str] = set()
    for name, row in VARIANTS.items():
        for players in row.players:
            for options in HOUSES:
                game = TableGame(
                    variant=name, players=players, options=options, winning_hands=row.winning_hands
                )
                try:
                    slug = game.rules().slug
                except BadOption:
                    continue
                if slug not in seen:
                    seen.add(slug)
                    yield game


GAMES = list(games())
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosco")


def begun(game: TableGame) -> RealEvening:
    return begin("e", "2026-11-27T20:15", NAMES[: game.players], game)


def _follows_the_engine(game: TableGame, seed: int) -> int:
    """The hands of a match that were entered on a slate and found equal."""
    rules, evening, won = game.rules(), begun(game), [0] * game.players
    count = 0
    for hand, ended, end in islice(hands_of(rules, match_of(game, seed)), HANDS):
        given = presses(rules, hand)
        entered = question(rules, given)
        assert not isinstance(entered, HandQuestion)
        evening = enter(evening, entered)
        last = rows(evening.now)[-1]
        assert last.match.standing.score == ended.score, (rules.slug, seed, hand)
        assert last.outcome.winners == ended.winners, (rules.slug, seed, hand)
        if ended.balance is not None:
            assert last.match.standing.balance == ended.balance, (rules.slug, seed, hand)
        assert last.match.winners == (() if end is None else end.winners), (rules.slug, seed, hand)
        for seat in ended.winners:
            won[seat] += 1
        count += 1
    assert [total.hands for total in totals(evening)] == won
    assert sum(total.matches for total in totals(evening)) == len(last.match.winners)
    assert last.match.winners or count == HANDS
    return count


@pytest.mark.parametrize("game", quick_some(GAMES, 40), ids=lambda game: game.rules().slug)
def test_score_balance_and_winners_are_those_of_the_engine_after_every_hand(game: TableGame) -> None:
    for seed in range(3):
        assert _follows_the_engine(game, seed)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules().slug)
def test_so_they_are_in_three_hundred_matches_of_every_game(game: TableGame) -> None:
    for seed in range(1000, 1300):
        assert _follows_the_engine(game, seed)


@pytest.mark.parametrize("game", quick_some(GAMES, 40), ids=lambda game: game.rules().slug)
def test_no_question_has_more_answers_than_a_page_has_room_for(game: TableGame) -> None:
    waiting: list[list[str]] = [[]]
    while waiting:
        given = waiting.pop()
        asked = question(game.rules(), given)
        if isinstance(asked, HandQuestion):
            assert len(asked.answers) <= MOST_ANSWERS
            assert len({answer.id for answer in asked.answers}) == len(asked.answers)
            several = [answer.id for answer in asked.answers] or [str(asked.least), str(asked.most)]
            waiting += [[*given, each] for each in several]
