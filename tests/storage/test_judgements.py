"""What the coach found out lies beside the record: read again it says the same, and counts once."""

from collections.abc import Sequence

import pytest
from msgspec import structs

from briscola.capabilities.coach.judgement import EDITION
from briscola.capabilities.coach.judgement_store import restored, written
from briscola.capabilities.coach.judgements import Judgement, Judgements
from briscola.client.decisions import DecidedHand, hands_of
from briscola.players.search.deepening import Depth
from briscola.storage.database.database import Database
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.person_names import FIRST
from tests.client.judged import judged_hand
from tests.client.steps import Game, log_of
from tests.client.test_coach import shortened
from tests.storage.rows import add

ME = Profile(id=FIRST)
PLAIN = Judgement(accuracy=0.5, plays=4, lost=3.5, document="{}")
GAMES: Sequence[Game] = (("briscola", 2, {}), ("chiamata", 5, {}), ("marianna", 2, {}))
BEFORE = (
    '{"edition":4,"plays":['
    '{"number":1,"ground":"search","samples":10,"found":'
    "[[31.69305564446207,0.0],[37.756078452842985,0.0],[36.449134097305055,0.0]],"
    '"doubts":[0.945756352890573,0.0,0.38650577753787896]},'
    '{"number":2,"ground":"exact","samples":0,"found":[[40.0,0.0],[40.0,0.0],[40.0,0.0]],"doubts":[0.0,0.0,0.0]},'
    '{"number":3,"ground":"exact","samples":0,"found":[[44.0,0.0],[40.0,0.0]],"doubts":[0.0,0.0]}'
    '],"unjudged":0,"par":[47.11,0.105,0.7151499842690343],"made":40}'
)
"""The last four decisions of such a hand of two, as version 0.11 wrote them down."""


def hand_of(game: Game) -> DecidedHand:
    """The last decisions of a hand, its bids where there are any."""
    hand = next(hands_of(log_of(game), 0))
    return shortened(hand, 9)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game[0])
def test_a_judgement_that_was_written_down_says_the_same(game: Game) -> None:
    hand = hand_of(game)
    found = judged_hand(hand, Depth(samples=10, batch=5))
    assert found.plays and restored(hand, written(found).document) == found


def test_a_judgement_of_an_earlier_version_is_read_and_would_be_written_alike() -> None:
    hand = shortened(next(hands_of(log_of(GAMES[0]), 0)), 4)
    found = restored(hand, BEFORE)
    assert found is not None and written(found).document == BEFORE
    assert [play.finding for play in found.plays] == list(found.finding.plays)
    assert found.finding.par is not None and found.finding.par.points == 47.11
    for damaged in (BEFORE.replace(f'"edition":{EDITION}', '"edition":0'), BEFORE[:-3], ""):
        assert restored(hand, damaged) is None, "it is made anew"


def test_a_judgement_lies_with_its_match_and_the_last_one_counts(database: Database) -> None:
    judgements = Judgements(database)
    assert judgements.of("one", 1) is None
    assert judgements.keep("one", 1, PLAIN)
    assert judgements.keep("one", 1, structs.replace(PLAIN, document="new"))
    assert judgements.of("one", 1) == "new" and judgements.of("one", 2) is None


def test_accuracy_over_time_is_that_of_the_own_matches_by_their_plays(database: Database) -> None:
    add(database, id="first", began="2026-11-21T20:00:00Z")
    add(database, id="second", began="2026-11-21T21:00:00Z")
    add(database, id="others", began="2026-11-21T22:00:00Z", imported=1)
    add(database, id="old", began="2026-11-01T22:00:00Z")
    judgements = Judgements(database)
    judgements.keep("second", 1, PLAIN)
    judgements.keep("first", 1, PLAIN)
    judgements.keep("first", 2, structs.replace(PLAIN, accuracy=1.0, plays=12))
    judgements.keep("first", 3, structs.replace(PLAIN, accuracy=None, plays=0))
    for match in ("others", "old", "unknown"):
        judgements.keep(match, 1, PLAIN)
    found = judgements.over_time(structs.replace(ME, counts_from="2026-11-20T00:00:00Z"))
    assert [(match.accuracy, match.hands) for match in found] == [(0.875, 2), (0.5, 1)]
