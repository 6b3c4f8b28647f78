"""Every sentence of the coach is true of its position, and the judges see one that is not."""

import pytest
from msgspec.structs import replace

from benchmarks.coach import Compared, agreement, kept
from benchmarks.coach_words import false_words, judged_plays, main, measured, read
from benchmarks.figure import GAMES
from briscola.capabilities.coach.judgement import Verdict
from briscola.i18n import text
from briscola.players.insight.deliberation import judgeable
from briscola.players.insight.reasons import Reason, Why
from briscola.players.support import RuleReader, refuses


@pytest.fixture(autouse=True)
def english() -> None:
    """The judges read English."""
    text.use("en")


@pytest.mark.slow
def test_no_sentence_of_the_coach_is_false() -> None:
    for game in ("briscola_2", "chiamata_4_open", "marianna_2"):
        count = measured(game, GAMES[game], 24)
        assert count.sentences >= 24 and count.false == {}


def test_a_false_sentence_figure_or_praise_is_found() -> None:
    play = next(play for play in judged_plays(GAMES["briscola_2"], 1) if play.faulty)
    assert false_words(play)[1] == []
    assert false_words(replace(play, points=play.points + 2.0))[1]
    assert false_words(replace(play, chance=play.chance + 0.2))[1]
    assert false_words(replace(play, best=play.decision.action))[1]
    alike = Reason(why=Why.WINS_TRICK, cards=(), points=119)
    assert false_words(replace(play, reasons=(alike,)))[1]
    assert false_words(replace(play, verdict=Verdict.GOOD))[1], "good, though it cost something"


def test_positions_are_kept_for_the_coach_in_every_game() -> None:
    positions = kept()
    assert len(positions) == 500 and {each.game for each in positions} == {
        name for name, rules in GAMES.items() if not refuses(RuleReader.COACH, rules)
    }
    for position in positions[::50]:
        decision = position.decision()
        assert decision.action in decision.view.legal and judgeable(decision.view)


def test_losses_agree_within_half_a_point_or_within_what_the_deeper_search_does_not_know() -> None:
    def found(loss: float, deeper: float, error: float) -> Compared:
        return Compared(number=0, game="", exact=False, loss=loss, deeper=deeper, error=error)

    same = [found(1.0, 1.5, 0.1), found(1.0, 3.0, 1.0)]
    assert agreement([*same, found(1.0, 1.6, 0.2)]) == pytest.approx(200 / 3)


@pytest.mark.slow
def test_a_count_of_sentences_goes_on_from_its_file(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("words") / "counts.jsonl"
    words = ["--only", "prini_2_all", "--file", str(file), "--sentences"]
    main([*words, "5"])
    half = read(file)["prini_2_all"]
    main([*words, str(half.sentences + 1)])
    assert half.hand < read(file)["prini_2_all"].hand
