"""The coach blames nobody for what two ways of playing on disagree about, and says what praise is for."""

from collections.abc import Sequence

import numpy as np
import pytest
from msgspec.structs import replace

from briscola.capabilities.coach import words as coach_words
from briscola.capabilities.coach.judgement import JudgedPlay, Verdict, judged
from briscola.client.decisions import Decision
from briscola.engine.actions import PASS, PLAYS
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.i18n import text
from briscola.i18n.reason_words import Speech
from briscola.players.insight import auction_insight
from briscola.players.insight.choice_rollouts import ChoiceRollouts
from briscola.players.insight.deliberation import deliberate
from briscola.players.insight.reasons import FIGURES, Why
from briscola.players.search.deepening import Depth, Sampled
from tests.players.positions import position
from tests.players.test_reasons_bids import auction

TWO = make_rules("briscola", 2)
DEPTH = Depth(samples=120, batch=60)
SPEECH = Speech(names=("You", "Peppe", "Ada", "Rocco", "Nina"))


@pytest.fixture(autouse=True)
def english() -> None:
    text.use("en")


def ace_under_the_king() -> Observation:
    """An answer to the king of coins, trumps batons."""
    return position(TWO, hand="1C 4S 2S", table="RD", turned="5B")


def judgement(view: Observation, code: str) -> JudgedPlay:
    """A card judged in a position between two."""
    decision = Decision(event=7, view=view, action=PLAYS[card(code)])
    *_, found = deliberate(view, decision.action, DEPTH)
    play = judged(1, decision, found)
    assert play is not None
    return play


def erring(less: float) -> Sampled:
    """A round in which who plays on by erring finds the first choice so much less worth than the second."""
    return Sampled(
        points=np.array([[60.0 - less] * 9, [60.0] * 9]),
        chances=np.full((2, 9), 0.5),
        weights=np.full(9, 1 / 9),
    )


@pytest.mark.parametrize(("less", "faulty"), [(20.0, True), (0.0, False), (-20.0, False)])
def test_a_mistake_is_one_by_both_ways(less: float, faulty: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ace goes to the king for certain: by the search alone it is a mistake."""
    asked: list[Sequence[int]] = []

    def second(_trials: ChoiceRollouts, choices: Sequence[int]) -> Sampled:
        asked.append(choices)
        return erring(less)

    monkeypatch.setattr(ChoiceRollouts, "erring", second)
    play = judgement(ace_under_the_king(), "1C")
    assert asked and 0 in asked[0], "what seems a mistake is asked about once more"
    assert play.faulty is faulty


def test_what_one_way_alone_calls_better_is_told_as_doubtful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChoiceRollouts, "erring", lambda _trials, _choices: erring(1.0))
    play = judgement(ace_under_the_king(), "1C")
    assert play.verdict is Verdict.GOOD and coach_words.title_of(play) == "Hard to say"
    assert [words for words in coach_words.words_of(play, SPEECH) if words.startswith("Perhaps the ")]


def test_the_error_tells_what_the_two_ways_disagree_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChoiceRollouts, "erring", lambda _trials, _choices: erring(8.0))
    agreed = judgement(ace_under_the_king(), "1C")
    monkeypatch.setattr(ChoiceRollouts, "erring", lambda _trials, _choices: erring(16.0))
    disputed = judgement(ace_under_the_king(), "1C")
    assert agreed.error != disputed.error and disputed.cost > agreed.cost


# ---- what is said


def test_a_cost_is_told_once() -> None:
    """Not as the figures of both choices as well; where no fact tells them apart it is all that is said."""
    play = judgement(ace_under_the_king(), "1C")
    assert play.faulty and not any(reason.why.kind is FIGURES for reason in play.reasons)
    said = coach_words.words_of(replace(play, reasons=()), SPEECH)
    assert [words.split(maxsplit=2)[:2] for words in said] == [["Better:", "the"], ["It", "cost"]]


def test_of_a_bid_the_chance_is_told_once() -> None:
    view = auction("1D 3D RD CD 7D 1C 3B 4S")
    decision = Decision(event=1, view=view, action=PASS)
    *_, found = deliberate(view, PASS)
    play = judged(1, decision, found)
    assert play is not None and play.faulty
    assert Why.MANY_TRUMPS in {reason.why for reason in play.reasons}
    assert sum("%" in words for words in coach_words.words_of(play, SPEECH)) == 1


def test_of_a_pass_nothing_is_said_that_speaks_for_the_bid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auction_insight, "known_chances", lambda view: [0.4 for _ in view.legal])
    view = auction("1D 3D RD CD 7D 1C 3B 4S")
    *_, found = deliberate(view, PASS)
    play = judged(1, Decision(event=1, view=view, action=PASS), found)
    assert play is not None
    assert coach_words.words_of(play, SPEECH) == ["A pass binds you to nothing."]


def test_a_cost_that_is_not_sure_is_told_in_whole_points() -> None:
    play = replace(judgement(ace_under_the_king(), "1C"), points=4.4, chance=0.0, error=0.2)
    assert coach_words.cost_text(play) == "It cost 4.4 points."
    assert coach_words.cost_text(replace(play, error=1.2)) == "It cost about 4 points."


def test_praise_is_for_something() -> None:
    """The ace that takes the king brings its points home; two blanks are alike."""
    strozzo = judgement(position(TWO, hand="1D 4C 2S", table="RD", turned="5B"), "1D")
    assert strozzo.verdict is Verdict.STRONG
    fair = replace(strozzo, verdict=Verdict.GOOD)
    assert coach_words.title_of(fair) == "Well played" and coach_words.words_of(fair, SPEECH)
    assert coach_words.title_of(replace(fair, reasons=())) == "The best choice"
    blank = judgement(position(TWO, hand="4S 5S 2D", table="1C", turned="5B"), "5S")
    assert coach_words.title_of(blank) in (
        "As good as the best",
        "The best choice",
        "Nothing depended on it",
        "Little depended on it",
    )
